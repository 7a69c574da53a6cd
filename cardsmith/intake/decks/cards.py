"""One card from its fields: YAML mappings and rows of a table alike."""

import re
from collections.abc import Mapping

from cardsmith.intake.decks import words
from cardsmith.intake.decks.homes import Home, Marotte, packet_of
from cardsmith.intake.fields.desk import Desk, Fields
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, is_empty
from cardsmith.lexicon.letters import first_letter
from cardsmith.lexicon.nearest import nearest
from cardsmith.lexicon.text import fold
from cardsmith.model.codes import SEVERITIES, is_code
from cardsmith.model.deck import Accepted, Card, Synonym, Word

FIELDS = ("title", "pos", "hom", "gloss", "copies", "synonyms", "note", "ok")
"""The fields of a card as they follow each other."""

ALIASES = {
    "titre": "title",
    "mot": "title",
    "mottitre": "title",
    "word": "title",
    "nature": "pos",
    "partofspeech": "pos",
    "classe": "pos",
    "synonymes": "synonyms",
    "synonyme": "synonyms",
    "synonym": "synonyms",
    "qty": "copies",
    "count": "copies",
    "quantity": "copies",
    "nb": "copies",
    "quantite": "copies",
    "qte": "copies",
    "exemplaires": "copies",
    "exemplaire": "copies",
    "copie": "copies",
    "homographe": "hom",
    "glose": "gloss",
    "sens": "gloss",
    "remarque": "note",
    "notes": "note",
}
"""Other names of the fields of a card, folded."""

PARTS_OF_SPEECH = {
    **{name: name for name in ("nom", "verbe", "adjectif", "adverbe", "locution", "interjection")},
    "noun": "nom",
    "verb": "verbe",
    "adjective": "adjectif",
    "adverb": "adverbe",
    "phrase": "locution",
    "idiom": "locution",
    "n.": "nom",
    "v.": "verbe",
    "adj.": "adjectif",
    "adv.": "adverbe",
    "loc.": "locution",
    "interj.": "interjection",
}
"""The accepted spellings of each part of speech."""

MOST_COPIES = 999

_FIGURES = str.maketrans("OQIL", "0011")
_COPIES = re.compile(r"0*[0-9]{1,3}$")
_HOMOGRAPH = re.compile(r"[1-9]$")


def read_card(desk: Desk, node: Node, home: Home, path: str) -> Card | None:
    """The card of a packet; None when it has no title, or what it holds cannot be trusted."""
    fields = desk.fields(node, FIELDS, ALIASES)
    if not isinstance(node, Map) or (not fields and node.entries):
        return None
    title = _title(desk, node, fields, path)
    hom = _hom(desk, fields, path)
    packet, letter, own_id = filed(title, home, hom) if title else ("", "", "")
    at_card = desk.of_card(own_id) if title else desk
    synonyms = _synonyms(at_card, fields, home, path)
    if title is None:
        return None
    card = Card(
        id=own_id,
        packet=packet,
        letter=letter,
        title=title,
        synonyms=synonyms,
        pos=_pos(at_card, fields, path),
        copies=read_copies(at_card, fields, path),
        hom=hom,
        gloss=_optional(at_card, fields, "gloss", path),
        note=_optional(at_card, fields, "note", path),
        ok=_accepted(at_card, fields, path),
        span=node.span,
    )
    return None if node.doubled else card


def filed(title: Word, home: Home, hom: str = "") -> tuple[str, str, str]:
    """The packet of a card, its letter and its id."""
    letter = first_letter(title.canonical)
    packet = packet_of(letter, home)
    number = f"-{hom}" if hom > "1" else ""
    return packet, letter, f"{packet}/{fold(title.canonical)}{number}"


def read_copies(desk: Desk, fields: Fields, path: str) -> int:
    """How many copies to print: blank is 1, anything but 0 to 999 is S105."""
    scalar = _written(desk, fields, "copies", path)
    if scalar is None:
        return 1
    if not _COPIES.match(scalar.text):
        desk.say("S105", scalar.span, kind="copies", found=scalar.text, limit=MOST_COPIES)
        return 1
    return int(scalar.text)


def _title(desk: Desk, node: Map, fields: Fields, path: str) -> Word | None:
    """The title; S101 when there is none."""
    if "title" not in fields:
        at = node.entries[0][0].span if node.entries else node.span
        desk.say("S101", at, kind="missing")
        return None
    scalar = desk.text(fields["title"][1], f"{path}.title")
    if scalar is None:
        return None
    if not scalar.text.strip():
        desk.say("S101", scalar.span, kind="empty")
        return None
    return words.title(desk, scalar)


def _synonyms(desk: Desk, fields: Fields, home: Home, path: str) -> tuple[Synonym, ...]:
    """The synonyms; S104 when a letter's card has no list of them."""
    wanted = not isinstance(home, Marotte)
    if "synonyms" not in fields:
        if wanted and "title" in fields:
            desk.say("S104", fields["title"][1].span, kind="missing", field="synonyms")
        return ()
    node = fields["synonyms"][1]
    if wanted and is_empty(node):
        desk.say("S104", node.span, kind="empty", field="synonyms")
    return words.synonyms(desk, desk.items(node, "synonyms"), f"{path}.synonyms")


def _pos(desk: Desk, fields: Fields, path: str) -> str:
    scalar = _written(desk, fields, "pos", path)
    if scalar is None:
        return ""
    if scalar.text not in PARTS_OF_SPEECH:
        desk.unknown("S105", scalar, PARTS_OF_SPEECH, "pos")
    return PARTS_OF_SPEECH.get(scalar.text, "")


def _hom(desk: Desk, fields: Fields, path: str) -> str:
    scalar = _written(desk, fields, "hom", path)
    if scalar is None:
        return ""
    if not _HOMOGRAPH.match(scalar.text):
        desk.say("S105", scalar.span, kind="unknown", field="hom", found=scalar.text, known="1–9")
        return ""
    return scalar.text.strip()


def _accepted(desk: Desk, fields: Fields, path: str) -> Mapping[str, Accepted]:
    """``ok``: the accepted codes with their reasons."""
    if "ok" not in fields:
        return {}
    node = fields["ok"][1]
    if not isinstance(node, Map):
        desk.say("S114", node.span, kind="ok", known="C406: …")
        return {}
    accepted = {}
    for key, value in node.entries:
        reason = desk.text(value, f"{path}.ok.{key.text}")
        if not is_code(key.text):
            better = _code_meant(key.text)
            kind = "code_near" if better else "code"
            desk.say("S105", key.span, kind=kind, found=key.text, better=better)
        elif reason is not None:
            accepted[key.text] = Accepted(reason.text, key.span)
    return accepted


def _code_meant(written: str) -> str:
    """The code that was probably meant: letters that look like figures are read as figures."""
    figures = written[:1].upper() + written[1:].upper().translate(_FIGURES)
    return figures if figures in SEVERITIES else nearest(written, SEVERITIES)


def _optional(desk: Desk, fields: Fields, name: str, path: str) -> str:
    scalar = _written(desk, fields, name, path)
    return scalar.text if scalar is not None else ""


def _written(desk: Desk, fields: Fields, name: str, path: str) -> Scalar | None:
    """A field's text; None when it is blank or not written."""
    scalar = desk.text(fields[name][1], f"{path}.{name}") if name in fields else None
    return scalar if scalar is not None and scalar.text else None
