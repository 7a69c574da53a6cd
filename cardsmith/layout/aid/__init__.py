"""Player aids: a card that says how a turn goes, by the rules in force."""

from cardsmith.layout.aid.composing import aid_piece

__all__ = ["aid_piece"]
