"""A match and the run of its rules: games, records, rulebooks, tables set by hand."""
