"""Fields as values: texts, lists, numbers, lengths, sizes, and what was meant by a name."""
