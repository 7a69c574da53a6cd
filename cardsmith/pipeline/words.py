"""What codes say, in French and English."""

from cardsmith.intake.messages import Words, entry, spoken

__all__ = ["Words", "entry", "spoken"]
