"""Rules that look at one text, title or synonym: parentheses, characters, typography."""
