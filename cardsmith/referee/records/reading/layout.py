"""The layout of a line: its notes and its comment, taken out of it."""

import re
import unicodedata
from typing import NamedTuple

from cardsmith.model.finding import Finding, InputError
from cardsmith.referee.records.reading.scanner import Place
from cardsmith.referee.records.words import Word

_PIECE = re.compile(r'(?P<text>"(?:[^"\\]|\\.)*")|(?P<note>\{[^}]*\})|(?P<comment>;.*)|["{}]')
_OPEN = {'"': "text", "{": "note", "}": "closing"}


class LaidOut(NamedTuple):
    """A line without its notes and its comment, spaces standing where the notes were."""

    words: str
    notes: tuple[Word, ...]
    comment: Word | None


def laid_out(text: str, place: Place) -> LaidOut:
    """Tell what a line says from what is noted beside it.

    Raises InputError (G103) for a text or a note that is not closed.
    """
    words, notes, comment = text, [], None
    for piece in _PIECE.finditer(text):
        start, end = piece.span()
        if piece["note"]:
            notes.append(_word(piece, text[start + 1 : end - 1], place))
            words = f"{words[:start]}{' ' * (end - start)}{words[end:]}"
        elif piece["comment"]:
            comment = _word(piece, text[start + 1 :], place)
            words = words[:start]
        elif not piece["text"]:
            raise InputError(Finding("G103", place(start, end), kind=_OPEN[piece[0]]))
    return LaidOut(words, tuple(notes), comment)


def _word(piece: re.Match[str], text: str, place: Place) -> Word:
    return Word(unicodedata.normalize("NFC", text.strip()), place(*piece.span()))
