"""Decks in spreadsheets, both ways: cells of cards, exports, and what comes back."""
