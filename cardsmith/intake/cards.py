"""One card from its fields: YAML mappings and rows of a table alike."""

import re
from collections.abc import Mapping

from cardsmith.intake import words
from cardsmith.intake.desk import Desk, Fields
from cardsmith.intake.nearest import nearest
from cardsmith.intake.nodes import Map, Node
from cardsmith.lexicon.letters import filing_letter
from cardsmith.lexicon.text import fold
from cardsmith.model.deck import MAROTTE, Card, Synonym
from cardsmith.model.place import Span

FIELDS = ("title", "pos", "copies", "synonyms", "hom", "gloss", "note", "ok")

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

_COPIES = re.compile(r"0*[0-9]{1,3}$")
_HOMOGRAPH = re.compile(r"[1-9]$")
_CODE = re.compile(r"[A-Z][0-9]{3}$")


def read_card(desk: Desk, node: Node, letters: tuple[str, ...] | None, path: str) -> Card | None:
    """The card of a packet; None when it has no title, or what it holds cannot be trusted.

    ``letters`` are those of its packet: empty for the marotte, None when the file does not say.
    """
    desk.card = ""
    fields = desk.fields(node, FIELDS, ALIASES)
    if not isinstance(node, Map) or (not fields and node.entries):
        return None
    if "title" not in fields:
        at = node.entries[0][0].span if node.entries else node.span
        desk.say("S101", at, kind="missing")
        _synonyms(desk, fields, letters, path)
        return None
    value = fields["title"][1]
    scalar = desk.text(value, f"{path}.title")
    if scalar is not None and not scalar.text.strip():
        desk.say("S101", scalar.span, kind="empty")
        scalar = None
    if scalar is None:
        _synonyms(desk, fields, letters, path)
        return None
    title = words.title(desk, scalar)
    letter = filing_letter(title.text)
    packet = _packet(letter, letters)
    hom = _hom(desk, fields, path)
    desk.card = f"{packet}/{fold(title.canonical)}{'-' + hom if hom > '1' else ''}"
    card = Card(
        id=desk.card,
        packet=packet,
        letter=letter,
        title=title,
        synonyms=_synonyms(desk, fields, letters, path),
        pos=_pos(desk, fields, path),
        copies=read_copies(desk, fields, path),
        hom=hom,
        gloss=_optional(desk, fields, "gloss", path),
        note=_optional(desk, fields, "note", path),
        ok=_accepted(desk, fields, path),
        span=node.span,
    )
    desk.card = ""
    return None if node.doubled else card


def read_copies(desk: Desk, fields: Fields, path: str) -> int:
    """How many copies to print: blank is 1, anything but 0 to 999 is S105."""
    text, span = _value(desk, fields, "copies", path)
    if not text or span is None:
        return 1
    if not _COPIES.match(text):
        desk.say("S105", span, kind="copies", found=text, limit=MOST_COPIES)
        return 1
    return int(text)


def _packet(letter: str, letters: tuple[str, ...] | None) -> str:
    if letters is None or letter in letters:
        return letter
    return letters[0] if letters else MAROTTE


def _synonyms(
    desk: Desk, fields: Fields, letters: tuple[str, ...] | None, path: str
) -> tuple[Synonym, ...]:
    """The synonyms; S104 when a letter's card has no list of them."""
    if "synonyms" not in fields:
        if letters != () and "title" in fields:
            span = fields["title"][1].span
            desk.say("S104", span, kind="missing", field="synonyms", better="")
        return ()
    node = fields["synonyms"][1]
    items = desk.items(node, "synonyms")
    if letters != () and not items and not isinstance(node, Map) and node[0] == []:
        desk.say("S104", node.span, kind="empty", field="synonyms", better="")
    return words.synonyms(desk, items, f"{path}.synonyms")


def _pos(desk: Desk, fields: Fields, path: str) -> str:
    text, span = _value(desk, fields, "pos", path)
    if not text or span is None:
        return ""
    if text not in PARTS_OF_SPEECH:
        better = nearest(text, PARTS_OF_SPEECH)
        kind = "near" if better else "unknown"
        known = "nom, verbe, adjectif, adverbe, locution, interjection"
        desk.say("S105", span, kind=kind, field="pos", found=text, better=better, known=known)
    return PARTS_OF_SPEECH.get(text, "")


def _hom(desk: Desk, fields: Fields, path: str) -> str:
    text, span = _value(desk, fields, "hom", path)
    if not text or span is None:
        return ""
    if not _HOMOGRAPH.match(text):
        desk.say("S105", span, kind="unknown", field="hom", found=text, better="", known="1–9")
        return ""
    return text.strip()


def _accepted(desk: Desk, fields: Fields, path: str) -> Mapping[str, str]:
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
        if not _CODE.match(key.text):
            desk.say("S105", key.span, kind="code", found=key.text)
        elif reason is not None:
            accepted[key.text] = reason.text
    return accepted


def _optional(desk: Desk, fields: Fields, name: str, path: str) -> str:
    return _value(desk, fields, name, path)[0]


def _value(desk: Desk, fields: Fields, name: str, path: str) -> tuple[str, Span | None]:
    """A field's text and its place; empty when it is not written."""
    if name not in fields:
        return "", None
    scalar = desk.text(fields[name][1], f"{path}.{name}")
    return (scalar.text, scalar.span) if scalar else ("", None)
