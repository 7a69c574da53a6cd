"""Proofs: the cards of a deck with what was found in them, and what their readers sign."""
