"""Studies: many matches between bots, counted with their errors."""
