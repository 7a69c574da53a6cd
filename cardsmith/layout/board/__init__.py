"""The board of Le Bouffon, drawn for any number of squares from 20 to 80."""

from cardsmith.layout.board.composing import board_face

__all__ = ["board_face"]
