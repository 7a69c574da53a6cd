"""A record as a template sees it."""

from collections.abc import Iterable, Mapping

from cardsmith.model.deck import Record, Word
from cardsmith.model.place import Span
from cardsmith.model.struct import Struct, field

FIRST, OTHERS, ID = "first", "others", "id"
"""What any record has: its title or first field, the texts of all its other fields, its card."""

_TITLES = ("title", "titre", "name", "nom")


class Row(Struct, frozen=True):
    """Every field of a record as a list of texts, none of them blank.

    ``words`` are the places of single texts, for the fields that have them. Of a ``checked`` row
    lint has looked at every synonym: one that has no length is not told again.
    """

    record: Record
    lists: Mapping[str, tuple[str, ...]]
    words: Mapping[str, tuple[Word, ...]] = field(default_factory=dict)
    checked: bool = False

    @property
    def id(self) -> str:
        """The id of its card."""
        return self.record.id

    def place(self, name: str, number: int = 0) -> Span:
        """Where a text of a field stands; the record where that is not known."""
        words = self.words.get(name, ())
        return words[number].span if number < len(words) else self.record.span

    def spot(self, char: str, name: str, number: int = 0) -> Span:
        """Where a character of a text of a field stands."""
        words = self.words.get(name, ())
        at = words[number].text.find(char) if number < len(words) else -1
        return words[number].spot(at, at + 1) if at >= 0 else self.place(name, number)

    @property
    def texts(self) -> dict[str, str]:
        """Every field on one line, the entries of a list apart by commas."""
        return {name: ", ".join(texts) for name, texts in self.lists.items()}


def leading(names: Iterable[str]) -> str:
    """The field that names a record: one called title in French or English, else the first.

    >>> leading(["force", "Titre"]), leading(["force", "ruse"])
    ('Titre', 'force')
    """
    known = tuple(names)
    called = (name for title in _TITLES for name in known if name.casefold() == title)
    return next(called, known[0] if known else "")


def row_of(record: Record) -> Row:
    """The fields of a record, with what every record has: ``first`` and ``others``."""
    lists = {
        name: tuple(text for text in _listed(value) if text.strip())
        for name, value in record.fields.items()
    }
    first = leading(lists)
    others = (text for name, texts in lists.items() if name != first for text in texts)
    built_in = {FIRST: lists.get(first, ()), OTHERS: tuple(others), ID: (record.id,)}
    return Row(record, built_in | lists)


def _listed(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value
