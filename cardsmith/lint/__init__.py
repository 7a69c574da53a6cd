"""Checks of a deck that was read: one rule a file, one code for ever."""
