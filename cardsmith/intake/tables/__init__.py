"""Decks in tables: cells, columns, one row a card."""
