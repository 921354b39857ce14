"""Guided lessons: each is a file of steps (``pepper.toml``), shown and judged one by one."""
