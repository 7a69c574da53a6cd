"""Titles and synonyms: words with their canonical form, labels taken off."""

from collections.abc import Sequence

from cardsmith.intake.decks import labels
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.mojibake import mended
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.lexicon.text import PLAIN, canonical
from cardsmith.model.deck import Synonym, Word
from cardsmith.model.edit import Rewording
from cardsmith.model.finding import Fix
from cardsmith.model.place import Span

LONG_FORM = ("text", "labels", "note")

_DASH = "\n      - "
_DASHED = len(_DASH)
"""What stands before a synonym of a formed card, and the column that it begins at."""

_new = tuple.__new__  # a third of the time of a named tuple's own constructor

ALIASES = {"texte": "text", "mot": "text", "label": "labels", "marques": "labels"}


def title(desk: Desk, scalar: Scalar) -> Word:
    """The title of a card, as typed."""
    text = scalar.text.rstrip("\n")
    _check_encoding(desk, scalar, text)
    return Word(text, canonical(text), scalar.span)


def synonyms(desk: Desk, items: Sequence[Node], path: str) -> tuple[Synonym, ...]:
    """The synonyms of a card, those that hold no word left out."""
    found: list[Synonym] = []
    is_plain = PLAIN.fullmatch
    for index, item in enumerate(items):
        if type(item) is Scalar and is_plain(text := item[0]):  # no label, no blank, no encoding
            found.append(_new(Synonym, (text, text, item[1], (), "")))
        elif (word := synonym(desk, item, f"{path}[{index}]")) is not None:
            found.append(word)
    return tuple(found)


def in_lines(desk: Desk, listed: str, line: int) -> tuple[Synonym, ...]:
    """The synonyms of lines that begin with a dash, the first of them at ``line``."""
    name, found, is_plain = desk.source.name, list[Synonym](), PLAIN.fullmatch
    for at, text in enumerate(listed[_DASHED - 1 : -1].split(_DASH), line):
        span = _new(Span, (name, at, _DASHED, at, _DASHED + len(text), ""))
        if is_plain(text):
            found.append(_new(Synonym, (text, text, span, (), "")))
        elif (word := synonym(desk, Scalar(text, span), "")) is not None:
            found.append(word)
    return tuple(found)


def synonym(desk: Desk, node: Node, path: str) -> Synonym | None:
    """One synonym, short or in its long form; None when it holds no word."""
    if isinstance(node, Map) and _is_long(node):
        return _long(desk, node, path)
    scalar = desk.text(node, path)
    if scalar is None:
        return None
    text = scalar.text
    if not text.strip():
        desk.say("S109", scalar.span, fix=Fix.SAFE, mend=Rewording(scalar.span, text, ()))
        return None
    _check_encoding(desk, scalar, text)
    if "[" not in text:
        text = text.rstrip("\n")
        return Synonym(text, canonical(text), scalar.span)
    bare, found = labels.split_labels(text)
    known = tuple(
        label for said, at in found if (label := _label(desk, said, _part(scalar, at, said)))
    )
    return Synonym(bare, canonical(bare), _part(scalar, 0, bare), known)


def _is_long(node: Map) -> bool:
    names = set(node.names())
    return bool(names & {"text", "labels"}) or bool(names & set(ALIASES))


def _long(desk: Desk, node: Map, path: str) -> Synonym | None:
    fields = desk.fields(node, LONG_FORM, ALIASES)
    if "text" not in fields:
        desk.say("S109", node.span)
        return None
    scalar = desk.text(fields["text"][1], f"{path}.text")
    word = synonym(desk, scalar, path) if scalar else None
    listed = desk.items(fields["labels"][1], "labels") if "labels" in fields else []
    texts = [desk.text(item, f"{path}.labels[{index}]") for index, item in enumerate(listed)]
    known = [label for text in texts if text and (label := _label(desk, text.text, text.span))]
    note = desk.text(fields["note"][1], f"{path}.note") if "note" in fields else None
    if word is None:
        return None
    labelled = (*word.labels, *known)
    return Synonym(word.text, word.canonical, word.span, labelled, note.text if note else "")


def _label(desk: Desk, text: str, span: Span) -> str:
    label = labels.label_of(text)
    if not label:
        better = labels.meant_by(text)
        kind = "label" if better else "label_none"
        short = labels.SPELLINGS.get(better, "")
        known = ", ".join(labels.NAMES)
        desk.say("S105", span, kind=kind, found=text, better=better, short=short, known=known)
    return label


def _part(scalar: Scalar, start: int, text: str) -> Span:
    """Where some characters of a text stand; the whole text where escapes hide them."""
    span = scalar.span
    exact = span.line == span.end_line and span.end_column - span.column == len(scalar.text)
    return span.part(start, start + len(text)) if exact else span


def _check_encoding(desk: Desk, scalar: Scalar, text: str) -> None:
    better = "" if text.isascii() else mended(text)
    if better:
        mend = Rewording(scalar.span, text, (better,))
        desk.say("F026", scalar.span, fix=Fix.UNSAFE, mend=mend, text=text, better=better)
