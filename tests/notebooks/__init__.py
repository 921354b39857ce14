"""Notebooks: run, cleaned, kept true."""
