"""The card table: what its page shows, what it may ask, and how a game is kept."""
