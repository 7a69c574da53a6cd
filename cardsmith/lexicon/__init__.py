"""Text identity: canonical and folded text, scoring length, French order, hyphenation."""
