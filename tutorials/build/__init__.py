"""What writes the notebooks that are handed out, and runs them."""
