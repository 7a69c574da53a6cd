"""Proofs: the cards of a deck with what was found in them, as a PDF, a page, a workbook."""
