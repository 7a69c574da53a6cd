"""Two editions held against each other: what an editor changed between them."""
