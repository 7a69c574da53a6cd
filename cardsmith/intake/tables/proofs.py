"""A sheet of a proof known by its columns, be it handed back or among the files of a deck."""

from collections.abc import Mapping

from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.tables.workbooks.reading import Sheet

_COLUMNS = ("read", "title", "pos", "remark", "card", "mark")


def is_proof(sheet: Sheet) -> bool:
    """Whether a sheet is one that readers tick."""
    return any(columns_of(sheet, printed_words("proof", lang)) for lang in LANGUAGES)


def columns_of(sheet: Sheet, words: Mapping[str, str]) -> Mapping[str, int]:
    """Where each column of a proof stands, in the words of a language; empty for another sheet.

    ``text`` is what is read, ``beside`` its labels or the name of its field.
    """
    head = [value.text.strip() for value in sheet.rows[0]] if sheet.rows else []
    for text, beside in (("synonym", "labels"), ("value", "field")):
        names = {name: name for name in _COLUMNS} | {"text": text, "beside": beside}
        called = {name: words[f"column_{column}"] for name, column in names.items()}
        if {*called.values()} <= {*head}:
            return {name: head.index(word) for name, word in called.items()}
    return {}
