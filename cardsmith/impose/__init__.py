"""Faces become pages of sheets: pure geometry in whole micrometres."""

from cardsmith.impose.sheets import impose

__all__ = ["impose"]
