"""Editions: a folder with all its files becomes a deck; ``reading`` is the door of the layer."""
