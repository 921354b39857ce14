"""How fast the engine is, as ratios to plainer programs measured in the same run."""
