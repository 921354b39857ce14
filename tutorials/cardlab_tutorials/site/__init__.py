"""The tables and the guided lessons as a folder of files that any web server hands out.

``build`` writes the folder. Everything else here runs in the visitor's browser: the page and its
worker (``page/``), and in the worker's Python the host of the widgets (``host``).
"""
