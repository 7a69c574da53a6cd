"""What codes say, in French and English."""

from cardsmith.intake.shipped.messages import Example, Words, entry, spoken

__all__ = ["Example", "Words", "entry", "spoken"]
