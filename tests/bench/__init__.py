"""Measurements: the engine's speed, clicks, servers under load and under attack, mutants."""
