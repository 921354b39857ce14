"""What lies on a table, and what is asked: cards, zones, dice, moves, questions, events."""
