"""Decks by hand: words at the places that a block of YAML would give them."""

from collections.abc import Iterable, Mapping

from cardsmith.lexicon.letters import filing_letter
from cardsmith.lexicon.text import canonical, folded
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.deck import MAROTTE, Accepted, Card, Packet, Synonym, Word
from cardsmith.model.edition import Deck, Edition, Game, Limits
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.struct import replace

RULES = Rules(
    profile="texte",
    options={
        "bouffon.length_space": "0",
        "bouffon.length_apostrophe": "0",
        "bouffon.length_digit": "1",
        "bouffon.ligature": "2",
        "bouffon.hint_min": "5",
    },
    numbers={},
)

LOOSE = Edition(
    name="loose",
    folder="",
    game=Game.BOUFFON,
    title="Le Bouffon",
    language="fr",
    rules=RULES,
    board=Board(STANDARD_LAP, 2),
    limits=Limits(),
    declared=False,
)
"""The edition of files without one."""


def card(
    title: str, *synonyms: str, packet: str = "", ok: Mapping[str, str] = {}, **fields: str
) -> Card:
    """A card; ``packed`` gives its words their lines."""
    nowhere = Span("", 1, 1, 1, 1)
    letter = filing_letter(title)
    home = packet or letter
    bare = Card(
        id=f"{home}/{folded(title)}",
        packet=home,
        letter=letter,
        title=Word(title, canonical(title), nowhere),
        synonyms=tuple(Synonym(text, canonical(text), nowhere) for text in synonyms),
        span=nowhere,
    )
    accepted = {code: Accepted(reason, nowhere) for code, reason in ok.items()}
    return replace(bare, ok=accepted, **fields)


def packed(file: str, *cards: Card, letters: Iterable[str] = ()) -> Packet:
    """A packet file of cards: ``letter:`` on line 1, the first title on line 3, column 12."""
    marotte = all(each.packet == MAROTTE for each in cards)
    homes = () if marotte else tuple(letters or dict.fromkeys(each.packet for each in cards))
    line = 3
    placed = []
    for each in cards:
        title = each.title._replace(span=_span(file, line, 12, each.title.text))
        synonyms = tuple(
            word._replace(span=_span(file, line + 2 + index, 9, word.text))
            for index, word in enumerate(each.synonyms)
        )
        placed.append(replace(each, title=title, synonyms=synonyms, span=title.span))
        line += 2 + len(synonyms)
    return Packet(letters=homes, cards=tuple(placed), span=_span(file, 1, 9, "A"))


def deck(*packets: Packet, edition: Edition = LOOSE) -> Deck:
    """The packets as one deck."""
    return Deck(edition=edition, packets=packets)


def of_one(title: str, *synonyms: str, edition: Edition = LOOSE) -> Deck:
    """A deck of one card in ``p.yaml``."""
    return deck(packed("p.yaml", card(title, *synonyms)), edition=edition)


def _span(file: str, line: int, column: int, text: str) -> Span:
    return Span(file, line, column, line, column + len(text))
