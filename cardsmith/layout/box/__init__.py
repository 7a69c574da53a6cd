"""Boxes of a shipped game: tuck boxes as deep as what they hold, and a tray for the packets."""

from cardsmith.layout.box.composing import BoxJob, BoxLabel, box_face
from cardsmith.layout.box.net import BoxSize, box_size, most_cards
from cardsmith.layout.box.sharing import Bundle, Share, shared_out
from cardsmith.layout.box.tray import most_in_tray, tray_face, tray_length

__all__ = [
    "BoxJob",
    "BoxLabel",
    "BoxSize",
    "Bundle",
    "Share",
    "box_face",
    "box_size",
    "most_cards",
    "most_in_tray",
    "shared_out",
    "tray_face",
    "tray_length",
]
