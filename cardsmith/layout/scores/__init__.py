"""The score sheet of Le Bouffon: a form to write on, turn after turn."""

from cardsmith.layout.scores.sheet import score_sheet

__all__ = ["score_sheet"]
