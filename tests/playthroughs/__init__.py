"""Many games of all kinds, kept as digests."""
