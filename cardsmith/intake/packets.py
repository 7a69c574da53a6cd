"""A packet file: its letter, the letters of its square, or the marotte; then its cards."""

import re

from cardsmith.intake.cards import read_card
from cardsmith.intake.desk import Desk, Fields
from cardsmith.intake.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.source import Source
from cardsmith.model.deck import MAROTTE, Packet
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


def read_packet(root: Node | None, source: Source) -> tuple[Packet | None, list[Finding]]:
    """The packet that a tree holds, and the findings of all its cards.

    None when the file holds no deck (F008) or writes a field of its own twice.
    """
    desk = Desk(source)
    if not isinstance(root, Map) or not root.entries:
        return None, [_no_deck(root, source)]
    fields = desk.fields(root, FIELDS, ALIASES)
    if not fields:
        return None, [_no_deck(root, source)]
    check_schema(desk, fields)
    letters, span = _letters(desk, root, fields)
    cards = []
    for index, node in enumerate(_cards(desk, root, fields)):
        card = read_card(desk, node, letters, f"cards[{index}]")
        if card is not None:
            cards.append(card)
    if letters is None:
        letters = tuple(sorted({card.packet for card in cards if card.packet}))
        if not letters:
            return None, desk.findings
    packet = Packet(letters=letters, cards=tuple(cards), span=span)
    return (None if root.doubled else packet), desk.findings


def check_schema(desk: Desk, fields: Fields) -> None:
    """S105 when ``schema:`` is there and is not 1, the one version there is."""
    if "schema" in fields:
        scalar = desk.text(fields["schema"][1], "schema")
        if scalar is not None and scalar.text != "1":
            desk.say(
                "S105",
                scalar.span,
                kind="unknown",
                field="schema",
                found=scalar.text,
                better="",
                known="1",
            )


def _no_deck(root: Node | None, source: Source) -> Finding:
    return Finding("F008", root.span if root else whole(source.name), kind="file")


def _cards(desk: Desk, root: Map, fields: Fields) -> list[Node]:
    if "cards" not in fields:
        desk.say("S104", root.span, kind="missing", field="cards", better="")
        return []
    node = fields["cards"][1]
    items = desk.items(node, "cards")
    if isinstance(node, Seq) and not items:
        desk.say("S104", node.span, kind="empty", field="cards", better="")
    return items


def _letters(desk: Desk, root: Map, fields: Fields) -> tuple[tuple[str, ...] | None, Span]:
    """The letters of the packet, empty for the marotte, None when the file does not say."""
    named = [name for name in ("letter", "letters", "deck") if name in fields]
    if not named:
        desk.say("S103", root.span, kind="missing", found="", better="")
        return None, root.span
    key, node = fields[named[0]]
    for other in named[1:]:
        desk.say("S103", fields[other][0].span, kind="two", found=other, better=named[0])
    if named[0] == "letters":
        return _square(desk, node), node.span
    scalar = desk.text(node, named[0])
    if scalar is None:
        return None, key.span
    return (_deck if named[0] == "deck" else one_letter)(desk, scalar), scalar.span


def one_letter(desk: Desk, scalar: Scalar) -> tuple[str, ...] | None:
    """The letter that ``letter:`` names; S103 with the way to write a merged square."""
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
    desk.say("S103", scalar.span, kind=kind, found=text, better="")
    return None


def _square(desk: Desk, node: Node) -> tuple[str, ...] | None:
    letters: list[str] = []
    for index, item in enumerate(desk.items(node, "letters")):
        scalar = desk.text(item, f"letters[{index}]")
        read = one_letter(desk, scalar) if scalar is not None else None
        for letter in read or ():
            if scalar is not None and letter in letters:
                desk.say("S103", scalar.span, kind="twice", found=letter, better="")
            else:
                letters.append(letter)
    if not letters and isinstance(node, Seq) and not node.items:
        desk.say("S104", node.span, kind="empty", field="letters", better="")
    return tuple(letters) or None


def _deck(desk: Desk, scalar: Scalar) -> tuple[str, ...] | None:
    if scalar.text == MAROTTE:
        return ()
    kind = "near" if scalar.text.lower()[:3] == "mar" else "unknown"
    desk.say(
        "S105",
        scalar.span,
        kind=kind,
        field="deck",
        found=scalar.text,
        better=MAROTTE,
        known=MAROTTE,
    )
    return () if kind == "near" else None
