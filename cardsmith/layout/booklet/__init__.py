"""Booklets of rules: paragraphs set, pages filled, a cover round them."""

from cardsmith.layout.booklet.composing import BookletJob, booklet_faces

__all__ = ["BookletJob", "booklet_faces"]
