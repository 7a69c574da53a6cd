"""A game kept at the table: acts as they are typed, judged at once, and the record they make."""
