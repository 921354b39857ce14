"""What every game must hold, whichever it is: a game is covered by being registered."""
