"""A packet file: its letter, the letters of its square, or the marotte; then its cards."""

import re
from collections.abc import Iterable, Sequence
from typing import assert_never

from cardsmith.intake.decks.cards import read_card
from cardsmith.intake.decks.formed import Formed, formed_card
from cardsmith.intake.decks.homes import Home, Letters, Marotte, Unsaid
from cardsmith.intake.fields.desk import Desk, Fields
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.files.source import Source
from cardsmith.intake.progress import followed
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, is_empty
from cardsmith.model.deck import MAROTTE, Card, Packet
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole

FIELDS = ("schema", "letter", "letters", "deck", "cards")

ALIASES = {
    "lettre": "letter",
    "lettres": "letters",
    "paquet": "deck",
    "jeu": "deck",
    "packet": "deck",
    "cartes": "cards",
    "fiches": "cards",
    "mots": "cards",
    "version": "schema",
}
"""Other names of the fields of a packet, folded."""

_LETTER = re.compile(r"[A-Z]\Z")
_SQUARE = re.compile(r"[A-Z]{2,26}\Z")


def read_packet(
    root: Node | None, source: Source, formed: Sequence[Formed] = ()
) -> tuple[Packet | None, list[Finding]]:
    """The packet that a tree holds, and the findings of all its cards.

    ``formed`` are cards that were taken out of its list before. None when the file holds no deck
    (F008) or writes a field of its own twice.
    """
    desk = Desk(source)
    if not isinstance(root, Map) or not root.entries:
        return None, [_no_deck(root, source)]
    fields = desk.fields(root, FIELDS, ALIASES)
    if not fields:
        return None, [_no_deck(root, source)]
    check_schema(desk, fields)
    home, span = _home(desk, root, fields)
    cards = []
    nodes = _cards(desk, root, fields)
    every = tuple(sorted([*nodes, *formed], key=_line) if formed else nodes)
    for index, node in enumerate(followed(every, "card")):
        if isinstance(node, Formed):
            cards.append(formed_card(desk, node, home))
        elif (card := read_card(desk, node, home, f"cards[{index}]")) is not None:
            cards.append(card)
    letters = _letters(home, cards)
    if letters is None or root.doubled:
        return None, desk.findings
    return Packet(letters=letters, cards=tuple(cards), span=span), desk.findings


def _line(entry: Node | Formed) -> int:
    return entry.line if isinstance(entry, Formed) else entry.span.line


def _no_deck(root: Node | None, source: Source) -> Finding:
    return Finding("F008", root.span if root else whole(source.name), kind="file")


def _cards(desk: Desk, root: Map, fields: Fields) -> list[Node]:
    if "cards" not in fields:
        desk.say("S104", root.span, kind="missing", field="cards")
        return []
    node = fields["cards"][1]
    items = desk.items(node, "cards")
    if is_empty(node):
        desk.say("S104", node.span, kind="empty", field="cards")
    return items


def _letters(home: Home, cards: Iterable[Card]) -> tuple[str, ...] | None:
    """The letters of a packet, those of its cards where nothing else tells them; None for none."""
    match home:
        case Letters(names):
            return names
        case Marotte():
            return ()
        case Unsaid():
            return tuple(sorted({card.packet for card in cards if card.packet})) or None
        case _:
            assert_never(home)


def _home(desk: Desk, root: Map, fields: Fields) -> tuple[Home, Span]:
    """What the file says that its cards are; S103 where it says nothing, or too much."""
    named = [name for name in ("letter", "letters", "deck") if name in fields]
    if not named:
        desk.say("S103", root.span, kind="missing")
        return Unsaid(), root.span
    key, node = fields[named[0]]
    for other in named[1:]:
        desk.say("S103", fields[other][0].span, kind="two", found=other, better=named[0])
    if named[0] == "letters":
        return home_of(_square(desk, node)), node.span
    scalar = desk.text(node, named[0])
    if scalar is None:
        return Unsaid(), key.span
    if named[0] == "deck":
        return _deck(desk, scalar), scalar.span
    return home_of(one_letter(desk, scalar)), scalar.span


def home_of(letters: tuple[str, ...]) -> Home:
    """The home of cards of some letters; not said where there are none."""
    return Letters(letters) if letters else Unsaid()


def one_letter(desk: Desk, scalar: Scalar) -> tuple[str, ...]:
    """The letter that ``letter:`` names, several where they are glued, none where it is none.

    S103 with the way to write a merged square.
    """
    text = scalar.text.strip()
    if _LETTER.match(text):
        return (text,)
    upper = text.upper()
    if _LETTER.match(upper):
        desk.say("S103", scalar.span, kind="capital", found=text, better=upper)
        return (upper,)
    joined = re.sub(r"[\s,;/+-]", "", upper)
    if _SQUARE.match(joined) and len(set(joined)) == len(joined) <= 5:
        better = f"letters: [{', '.join(joined)}]"
        desk.say("S103", scalar.span, kind="square", found=text, better=better)
        return tuple(joined)
    kind = "empty" if not text else "other"
    desk.say("S103", scalar.span, kind=kind, found=text)
    return ()


def _square(desk: Desk, node: Node) -> tuple[str, ...]:
    letters: list[str] = []
    for index, item in enumerate(desk.items(node, "letters")):
        scalar = desk.text(item, f"letters[{index}]")
        for letter in one_letter(desk, scalar) if scalar is not None else ():
            if scalar is not None and letter in letters:
                desk.say("S103", scalar.span, kind="twice", found=letter)
            else:
                letters.append(letter)
    if is_empty(node):
        desk.say("S104", node.span, kind="empty", field="letters")
    return tuple(letters)


def _deck(desk: Desk, scalar: Scalar) -> Home:
    if scalar.text == MAROTTE:
        return Marotte()
    return Marotte() if desk.unknown("S105", scalar, (MAROTTE,), "deck") else Unsaid()
