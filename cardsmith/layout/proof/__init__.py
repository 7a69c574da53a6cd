"""Proof sheets: cards in large type for readers, with what was found in them."""

from cardsmith.layout.proof.composing import proof_faces
from cardsmith.layout.proof.page import Sheet

__all__ = ["Sheet", "proof_faces"]
