"""Dividers: a card with a tab for each packet, so that it is found in its box."""

from cardsmith.layout.divider.composing import TAB, Filed, divider_pieces, divider_size

__all__ = ["TAB", "Filed", "divider_pieces", "divider_size"]
