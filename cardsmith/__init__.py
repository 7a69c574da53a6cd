"""cardsmith: decks written as text become cards that people hold."""

__version__ = "0.1.0"
