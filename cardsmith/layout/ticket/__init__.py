"""The job ticket: one page that tells a print shop what its files are."""

from cardsmith.layout.ticket.composing import ticket_face

__all__ = ["ticket_face"]
