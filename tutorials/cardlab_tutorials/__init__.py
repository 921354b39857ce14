"""The lessons: games taught step by step (``guided``), and probability hours (``hours``)."""
