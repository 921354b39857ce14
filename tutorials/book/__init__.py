"""The book: the site's pages to read, made from the lessons, the rulebooks and the docstrings.

``python -m tutorials.book site`` builds it. Pages are first written as Markdown (``sources``), then
Sphinx makes HTML of them, once in each language.
"""
