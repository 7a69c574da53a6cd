"""What ``--only`` asks for: a small grammar, and the cards of a deck that it means.

    wanted = part { (";" | "," | space) part }
    part   = "changed" | ("letter" | "card" | "rank") ":" item { "," item }
    item   = name [ (".." | "-") name ] [ "*" copies ]

A range is what lies between two names of one kind, both included, in the order of the deck. Only
letters and ranks may have a hyphen for it: an id may hold one. A name that holds what separates
others stands in quotation marks.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from enum import StrEnum
from string import ascii_uppercase
from typing import NamedTuple

from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.pipeline.changes import Copies
from cardsmith.pipeline.refusing import refused

CHANGED = "changed"
MOST = 999
"""Copies of one card that may be asked for, as many as a deck may have."""

_ALIASES = {"13": "j"}
"""Other names of ranks."""

EXAMPLES = ("letter:K,W", "card:P/peur", "rank:1-4", CHANGED)


class Kind(StrEnum):
    """What a name is the name of."""

    LETTER = "letter"
    CARD = "card"
    RANK = "rank"


class Wish(NamedTuple):
    """Cards that are asked for: one name, or all from the first to the last.

    ``copies`` of each are wanted, all that the deck has where it is 0.
    """

    kind: Kind
    first: str
    last: str
    copies: int = 0

    @property
    def ends(self) -> tuple[str, str]:
        """The names that it is written with."""
        return self.first, self.last

    def __str__(self) -> str:
        many = f"*{self.copies}" if self.copies else ""
        names = dict.fromkeys((self.first, self.last))
        return f"{self.kind}:{'..'.join(map(_quoted, names))}{many}"


class Wanted(NamedTuple):
    """Everything that is asked for by name, and whether what has changed is asked for too."""

    wishes: tuple[Wish, ...] = ()
    changed: bool = False


_NAME = r'"[^"]+"|(?:(?!\.\.)[^\s:;,*"])+'
_ITEM = re.compile(rf"(?P<first>{_NAME})(?:\.\.(?P<last>{_NAME}))?(?:\*(?P<copies>[0-9]{{1,3}}))?")
_ANY = rf"(?:{_NAME})(?:\.\.(?:{_NAME}))?(?:\*[0-9]{{1,3}})?"
_ITEMS = rf"{_ANY}(?:,\s*(?!{CHANGED}\b){_ANY})*"
_PART = re.compile(rf"(?:{CHANGED}|(?P<kind>{'|'.join(Kind)}):(?P<items>{_ITEMS}))(?=[;,\s]|\Z)")
_APART = re.compile(r"[;,\s]*")


def wanted(texts: Iterable[str]) -> Wanted:
    """What several ``--only`` ask for together; raises InputError (I110) for what is no part.

    >>> asked = wanted(["letter:A-C card:P/peur*2", "changed"])
    >>> [str(wish) for wish in asked.wishes], asked.changed
    (['letter:A..C', 'card:P/peur*2'], True)
    """
    parts = [part for text in texts for part in _parts(text)]
    return Wanted(
        tuple(
            _wish(Kind(part["kind"]), item)
            for part in parts
            if part["kind"]
            for item in _ITEM.finditer(part["items"])
        ),
        any(part[0] == CHANGED for part in parts),
    )


def _parts(text: str) -> Iterator[re.Match[str]]:
    """The parts of a text that has one at least."""
    at = 0
    while not at or (at := _behind(text, at)) < len(text):
        start = _behind(text, at)
        part = _PART.match(text, start)
        if part is None:
            raise refused("--only", text[start:], such_as=EXAMPLES)
        yield part
        at = part.end()


def _behind(text: str, at: int) -> int:
    """Where the next part begins."""
    apart = _APART.match(text, at)
    return apart.end() if apart else at


def _wish(kind: Kind, item: re.Match[str]) -> Wish:
    first, last = item["first"], item["last"] or ""
    if kind is not Kind.CARD and not last and first[0] != '"':
        first, _, last = first.partition("-")
    if item["copies"] and not int(item["copies"]):
        raise refused("--only", item[0], such_as=("card:P/peur*2",))
    first = first.strip('"')
    return Wish(kind, first, last.strip('"') or first, int(item["copies"] or 0))


def _quoted(name: str) -> str:
    """The name as it is typed: in quotation marks where something in it would part it."""
    return name if re.fullmatch(rf"(?!{CHANGED}\b)[^\s:;,*\".-]+", name) else f'"{name}"'


class Held(NamedTuple):
    """A card that can be printed: its component, its copies, and what else it is called by."""

    id: str
    component: str
    copies: int
    letter: str = ""
    rank: str = ""

    def name(self, kind: Kind) -> str:
        """What it is called when that is asked for; empty for a card without one."""
        return {Kind.CARD: self.id, Kind.LETTER: self.letter, Kind.RANK: self.rank}[kind]


def held(deck: Deck, components: Collection[str]) -> tuple[Held, ...]:
    """The cards of some components in the order of the deck, those of no copies too."""
    game = deck.edition.game
    records = (record for component in deck.components for record in component.records)
    every = (
        *(
            Held(card.id, component_of(card.id, game), card.copies, card.packet)
            for card in deck.cards
        ),
        *(
            Held(rank.id, component_of(rank.id, game), rank.copies, rank=rank.id.partition("/")[2])
            for rank in deck.ranks
        ),
        *(Held(record.id, component_of(record.id, game), record.copies) for record in records),
    )
    return tuple(card for card in every if card.component in components)


def component_of(card_id: str, game: Game) -> str:
    """The component that a card belongs to."""
    packet = card_id.partition("/")[0]
    return packet if game is Game.CUSTOM or packet == MAROTTE else "cards"


def meant(wish: Wish, cards: Sequence[Held]) -> tuple[Held, ...]:
    """The cards that a wish means; none where a name means nothing."""
    names = _names(wish.kind, cards)
    places = {name.casefold(): place for place, name in enumerate(names)}
    first, last = (places.get(_ALIASES.get(name, name).casefold()) for name in wish.ends)
    if first is None or last is None:
        return ()
    between = set(names[min(first, last) : max(first, last) + 1])
    return tuple(card for card in cards if card.name(wish.kind) in between)


def chosen(wishes: Iterable[Wish], cards: Sequence[Held]) -> Copies:
    """How many of each card are asked for: of one that is asked for twice, the most.

    A card of which its deck has no copy is not drawn.
    """
    copies: dict[str, int] = {}
    for wish in wishes:
        for card in meant(wish, cards):
            if card.copies:
                copies[card.id] = max(copies.get(card.id, 0), wish.copies or card.copies)
    return copies


def unmet(wishes: Iterable[Wish], decks: Sequence[Sequence[Held]]) -> Finding | None:
    """I120 for the first wish that no deck can grant, with the nearest names."""
    for wish in wishes:
        if any(chosen([wish], cards) for cards in decks):
            continue
        known = [*dict.fromkeys(card.name(wish.kind) for cards in decks for card in cards)]
        strange = wish.last if wish.first in known else wish.first
        near = tuple(name for name in known if name)
        if wish.kind is not Kind.RANK:  # which are few, and have no nearest
            near = tuple(get_close_matches(strange, known, n=3))
        if any(meant(wish, cards) for cards in decks):
            kind, near = "none", ()
        else:
            kind = wish.kind.value
        asked = "..".join(dict.fromkeys(wish.ends))
        return Finding("I120", named("--only"), kind=kind, asked=asked, near=near or "")
    return None


def _names(kind: Kind, cards: Iterable[Held]) -> list[str]:
    """The names of a kind in their order: that of the deck, of letters that of the alphabet."""
    names = dict.fromkeys(name for card in cards if (name := card.name(kind)))
    return (
        sorted({*names, *(ascii_uppercase if names else ())}) if kind is Kind.LETTER else [*names]
    )
