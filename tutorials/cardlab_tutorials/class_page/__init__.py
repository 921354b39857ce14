"""The class's page: the guesses of a class and what came out, on a page that fills as they come.

- :mod:`~cardlab_tutorials.class_page.store`: the numbers of the classes, in memory and bounded;
- :mod:`~cardlab_tutorials.class_page.handlers`: what the class server answers.

The teacher makes a code and shows it; a pupil who knows it may send numbers. A number is kept with
a random id, so that a second one of the same pupil replaces the first, and with nothing else: no
name, no address. A browser has its id in a signed cookie, and the kernel of an hour sends its own.
So a pupil who sends again and again has one number, and new visitors of one address are slowed
down. All is gone when the server stops.
"""
