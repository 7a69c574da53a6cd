"""Rules on the numbers of a letter card: its synonyms and their lengths."""
