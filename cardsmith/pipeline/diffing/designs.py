"""Decks of any game as designs that can be compared, one for each card that looks different."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.order import french_key
from cardsmith.model.board import Square
from cardsmith.model.deck import MAROTTE, Card, Rank, Record, Synonym
from cardsmith.model.edition import Deck, Edition, Game
from cardsmith.model.measure import Measure, measured
from cardsmith.model.row import leading
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.struct import Struct, field

BETWEEN = " | "
"""What stands between the texts of a list, as in a cell of a table."""


class Entry(NamedTuple):
    """A synonym as its card has it, with what it scores; None where nothing counts."""

    text: str
    canonical: str
    length: int | None
    labels: tuple[str, ...] = ()
    note: str = ""


class Design(Struct, frozen=True, kw_only=True):
    """One design of an edition, whatever its game.

    ``packet`` is a letter, ``marotte``, ``dalmuti`` or a component. ``fields`` are the texts that
    its file gives it beside title and synonyms, by the names that they have there, none empty.
    ``digest`` is that of its faces, where faces are compared and not words.
    """

    id: str
    packet: str
    title: str
    copies: int
    fields: Mapping[str, str] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    digest: str = ""

    @property
    def name(self) -> str:
        """Its id without the packet: what stays when a card moves."""
        return self.id.partition("/")[2]


def designs(deck: Deck) -> tuple[Design, ...]:
    """Every design of a deck: packets by letter, their titles in French order; ranks by value."""
    policy = deck.edition.rules.length_policy
    made = [
        *(_card(card, policy) for card in sorted(deck.cards, key=_filed)),
        *(_rank(rank, deck.edition.language) for rank in deck.ranks),
    ]
    for component in deck.components:
        rows = [_record(record, component.name) for record in component.records]
        made += sorted(rows, key=lambda row: french_key(row.title))
    return tuple(made)


def facts(edition: Edition) -> dict[str, str]:
    """What an edition says of itself, by the names that its declaration has for it."""
    said = {
        "game": edition.game.value,
        "title": edition.title,
        "language": edition.language,
        "rules": edition.rules.profile,
        "size": Measure(f"{measured(edition.size.width, edition.size.height, places=3)} mm"),
        **{f"edition.{name}": text for name, text in edition.imprint.items()},
    }
    if edition.game is not Game.CUSTOM:
        said |= {
            name: value
            for name, value in edition.rules.options.items()
            if name.startswith(edition.game.value)
        }
    if edition.game is Game.BOUFFON:
        said |= _of_words(edition)
    return {name: text for name, text in said.items() if text}


def _of_words(edition: Edition) -> dict[str, str]:
    """What only an edition of the Bouffon says: its board and what it promises."""
    limits = edition.limits
    bounds = {letter: _bounds(pair) for letter, pair in limits.per_letter.items()}
    return {
        "board.squares": " ".join(map(square_name, edition.board.squares)),
        "board.laps": str(edition.board.laps),
        "limits.synonyms": _bounds(limits.synonyms),
        **{f"limits.per_letter.{letter}": text for letter, text in bounds.items()},
        "limits.cards_per_square": str(limits.cards_per_square),
        "limits.marotte": str(limits.marotte),
        "print_labels": str(edition.print_labels).lower(),
        "apostrophe": edition.apostrophe,
    }


def square_name(square: Square) -> str:
    """``A``, or ``K+W`` where packets share a square."""
    return "+".join(square)


def _bounds(pair: tuple[int, int]) -> str:
    return "–".join(map(str, pair))


def _filed(card: Card) -> tuple[bool, str, object, str]:
    """Letters first, the marotte last, French order inside a packet."""
    return card.packet == MAROTTE, card.packet, french_key(card.title.text), card.id


def _card(card: Card, policy: LengthPolicy) -> Design:
    accepted = "; ".join(f"{code}: {reason}" for code, reason in sorted(card.reasons.items()))
    fields = {"pos": card.pos, "hom": card.hom, "gloss": card.gloss, "note": card.note}
    return Design(
        id=card.id,
        packet=card.packet,
        title=card.title.text,
        copies=card.copies,
        fields={name: text for name, text in {**fields, "ok": accepted}.items() if text},
        entries=tuple(_entries(card.synonyms, policy)),
    )


def _entries(synonyms: tuple[Synonym, ...], policy: LengthPolicy) -> Iterator[Entry]:
    for synonym in synonyms:
        length = scoring_length(synonym.text, policy)
        yield Entry(synonym.text, synonym.canonical, length, synonym.labels, synonym.note)


def _rank(rank: Rank, language: str) -> Design:
    called = language if language in rank.names else next(iter(rank.names), "")
    others = {f"names.{lang}": name for lang, name in rank.names.items() if lang != called}
    return Design(
        id=rank.id,
        packet=rank.id.partition("/")[0],
        title=rank.names.get(called, ""),
        copies=rank.copies,
        fields=others,
    )


def _record(record: Record, component: str) -> Design:
    texts = {
        name: value if isinstance(value, str) else BETWEEN.join(value)
        for name, value in record.fields.items()
    }
    first = leading(name for name, text in texts.items() if text.strip())
    others = {name: text for name, text in texts.items() if name != first and text.strip()}
    return Design(
        id=record.id,
        packet=component,
        title=texts.get(first, ""),
        copies=record.copies,
        fields=others,
    )
