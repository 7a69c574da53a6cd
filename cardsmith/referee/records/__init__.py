"""Game records: their text, its values, and the same values as JSON Lines."""
