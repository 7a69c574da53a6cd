"""The cards of a game: packets, words with their labels, ranks."""
