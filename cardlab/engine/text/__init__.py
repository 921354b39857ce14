"""All words that a person reads: languages, sentences, and what a game says."""
