"""What builds the page: the bundles that are shipped, and the tools that check their sources."""
