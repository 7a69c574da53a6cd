"""Faces become pages of sheets: pure geometry in whole micrometres."""
