"""The cards of Le Bouffon as one table: a row each, with a column for the packet."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardsmith.intake.decks.cards import PARTS_OF_SPEECH
from cardsmith.intake.shipped.messages import spoken
from cardsmith.intake.tables.pieces import listed
from cardsmith.lexicon.length import scoring_length
from cardsmith.model.codes import Severity
from cardsmith.model.deck import Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.pipeline.tables.cells import cells_of
from cardsmith.pipeline.tables.marks import marks_of
from cardsmith.press.workbook import Column, Remark, Table

_AFTER = ("computed", "copies", "hom", "gloss", "note", "ok", "synonym_notes", "mark")
_WIDTHS = {
    "letter": 9, "title": 22, "pos": 13, "synonym": 26, "computed": 38, "copies": 9,
    "hom": 13, "gloss": 20, "note": 30, "ok": 24, "synonym_notes": 30, "mark": 28,
}  # fmt: skip
_FIRST = 3
"""The column of the first synonym."""

Place = tuple[int, int]


def cards_table(deck: Deck, findings: Iterable[Finding], words: Mapping[str, str]) -> Table:
    """Every card of an edition in the order of its files; errors and warnings beside their cells.

    What concerns no card stands beside the first title of all.
    """
    cards = deck.cards
    rows = [cells_of(card) for card in cards]
    wide = max([deck.edition.limits.synonyms[1], *(len(row.synonyms) for row in rows)])
    after = [
        field
        for field in _AFTER
        if field != "synonym_notes" or any(row.synonym_notes for row in rows)
    ]
    names = _parts_of_speech(words)
    columns = [
        _column("letter", words),
        _column("title", words),
        _column("pos", words)._replace(choices=tuple(names.values())),
        *(_column("synonym", words, number) for number in range(1, wide + 1)),
        *(_column(field, words) for field in after),
    ]
    policy = deck.edition.rules.length_policy
    written = []
    for card, row, mark in zip(cards, rows, marks_of(cards), strict=True):
        lengths = [scoring_length(each.text, policy) for each in card.synonyms]
        said = {
            **row._asdict(),
            "computed": " · ".join(str(length or "–") for length in lengths),
            "mark": mark,
        }
        blank = [""] * (wide - len(row.synonyms))
        synonyms = [*map(listed, row.synonyms), *blank]
        pos = names.get(row.pos, "")
        written.append([row.letter, row.title, pos, *synonyms, *(said[field] for field in after)])
    remarks = _remarks(cards, findings, deck.edition.language)
    return Table(words["cards"], columns, written, remarks, kept=2)


def _column(field: str, words: Mapping[str, str], number: int = 0) -> Column:
    return Column(
        name=f"{words[field]}{number or ''}",
        width=_WIDTHS[field],
        about=words[f"{field}_about"] if number < 2 else "",
        numbers=field in {"copies", "hom"},
        computed=field in {"computed", "mark"},
        cut=field == "mark",
    )


def _parts_of_speech(words: Mapping[str, str]) -> Mapping[str, str]:
    """What each part of speech is called in a table: one of the spellings that decks may have."""
    called = [each.strip() for each in words["parts_of_speech"].split(",")]
    return {PARTS_OF_SPEECH[name]: name for name in called}


def _remarks(
    cards: Sequence[Card], findings: Iterable[Finding], language: str
) -> Mapping[Place, Remark]:
    """What was found, gathered cell by cell; infos are left to ``check``."""
    said: dict[Place, list[Finding]] = {}
    places = _Places(cards)
    for finding in findings:
        if finding.severity is not Severity.INFO and cards:
            said.setdefault(places.of(finding), []).append(finding)
    return {
        place: Remark(
            "\n".join(_told(finding, language) for finding in found),
            any(finding.severity is Severity.ERROR for finding in found),
        )
        for place, found in said.items()
    }


def _told(finding: Finding, language: str) -> str:
    words = spoken(finding, language)
    hint = f" ({words.hint})" if words.hint else ""
    return f"{finding.code} {words.message}{hint}"


class _Places:
    """Where in the table each word stands that stands somewhere in a file."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.words: dict[tuple[str, int], list[tuple[Span, Place]]] = {}
        self.cards: dict[str, Place] = {}
        for row, card in enumerate(cards):
            self.cards.setdefault(card.id, (row, 1))
            for column, span in _words(card):
                self.words.setdefault(span[:2], []).append((span, (row, column)))

    def of(self, finding: Finding) -> Place:
        """The cell of a finding: the word it stands on, else the title of its card."""
        at = finding.span
        for span, place in self.words.get(at[:2], ()):
            if span.column <= at.column <= span.end_column or span.line != span.end_line:
                return place
        return self.cards.get(finding.card, (-1, 1))


def _words(card: Card) -> Iterator[tuple[int, Span]]:
    yield 1, card.title.span
    for index, synonym in enumerate(card.synonyms):
        yield _FIRST + index, synonym.span
