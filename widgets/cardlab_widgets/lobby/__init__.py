"""The lobby: the form in which a game is chosen, and the table that it opens."""
