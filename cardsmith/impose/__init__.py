"""Faces become pages of sheets: pure geometry in whole micrometres."""

from cardsmith.impose.sheets import impose
from cardsmith.impose.single import on_paper, one_a_page
from cardsmith.impose.tiles import Trimmings, tiles

__all__ = ["Trimmings", "impose", "on_paper", "one_a_page", "tiles"]
