"""What two editions differ in, as text and as JSON."""

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cardsmith.cli.excerpt import printable
from cardsmith.cli.speech import Speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.decimals import as_read
from cardsmith.lexicon.plural import counted as plural

if TYPE_CHECKING:
    from cardsmith.pipeline.diffing.comparison import Change, Changed, Respelt
    from cardsmith.pipeline.diffing.designs import Design, Entry
    from cardsmith.pipeline.diffing.sides import Compared, Side


def as_text(compared: "Compared", voice: Speaker) -> str:
    """A paragraph for each card, ``+``, ``-`` or ``~``, and a line that counts them."""
    return "\n".join(printable(line) for line in _lines(compared, voice))


def counted(compared: "Compared", voice: Speaker) -> str:
    """``2 added, 1 removed, 4 changed, 293 as before``."""
    words, cards = printed_words("diff", voice.lang), compared.cards
    counts = {
        "added": len(cards.added),
        "removed": len(cards.removed),
        "changed": len(cards.changed),
        "same": cards.same,
    }
    return ", ".join(plural(words[name], many, voice.lang) for name, many in counts.items())


def remarks(compared: "Compared", voice: Speaker) -> Iterator[str]:
    """What could not be compared."""
    words = printed_words("diff", voice.lang)
    if compared.of_faces:
        yield words["looks" if compared.looks_apart else "faces"]


def field_name(name: str, words: Mapping[str, str]) -> str:
    """A field in words where there are any, else as its file writes it."""
    return words.get(f"field_{name}", name)


def said(entry: "Entry") -> str:
    """``7 frayeur [fam.]``, a dash where nothing counts."""
    return f"{entry.length or '–'} {worded(entry)}"


def worded(entry: "Entry") -> str:
    """``trouille [fam., pop.]``, as its file has it."""
    return f"{entry.text} [{', '.join(entry.labels)}]" if entry.labels else entry.text


def _lines(compared: "Compared", voice: Speaker) -> Iterator[str]:
    words, cards, colon = printed_words("diff", voice.lang), compared.cards, voice.phrase["colon"]
    if compared.edition:
        yield f"~ {words['edition']}"
        yield from (_field(change, voice) for change in compared.edition)
    for changed in cards.changed:
        yield _head("~", changed.new)
        yield from _changes(changed, voice)
    for sign, designs in (("+", cards.added), ("-", cards.removed)):
        for design in designs:
            yield _head(sign, design)
            yield from (f"    {said(entry)}" for entry in design.entries)
    if compared.is_same:
        yield words["none"]
    yield from remarks(compared, voice)
    yield f"{compared.old.name} → {compared.new.name}{colon} {counted(compared, voice)}"


def _head(sign: str, design: "Design") -> str:
    many = f"  × {design.copies}" if design.copies != 1 else ""
    return f"{sign} {design.id}  {design.title}".rstrip() + many


def _changes(changed: "Changed", voice: Speaker) -> Iterator[str]:
    yield from (_field(change, voice) for change in changed.fields)
    yield from (f"    + {said(entry)}" for entry in changed.added)
    yield from (f"    - {said(entry)}" for entry in changed.removed)
    yield from (f"    ~ {' → '.join(_both(pair))}" for pair in changed.respelt)
    if changed.redrawn:
        yield f"    {printed_words('diff', voice.lang)['redrawn']}"


def _both(pair: "Respelt") -> Iterator[str]:
    """Both spellings, with the note where nothing but the note is otherwise."""
    for entry in pair:
        note = f" ({entry.note})" if entry.note and said(pair.old) == said(pair.new) else ""
        yield said(entry) + note


def _field(change: "Change", voice: Speaker) -> str:
    words = printed_words("diff", voice.lang)
    old, new = (as_read(text, voice.lang) or words["empty"] for text in (change.old, change.new))
    return f"    {field_name(change.field, words)}{voice.phrase['colon']} {old} → {new}"


def as_json(compared: "Compared") -> str:
    """The comparison as schemas/diff.schema.json has it."""
    cards = compared.cards
    document = {
        "schema": 1,
        "old": _side(compared.old),
        "new": _side(compared.new),
        "compared": "faces" if compared.of_faces else "words",
        "edition": [change._asdict() for change in compared.edition],
        "added": [_design(design) for design in cards.added],
        "removed": [_design(design) for design in cards.removed],
        "changed": [_changed(changed) for changed in cards.changed],
        "summary": {
            "added": len(cards.added),
            "removed": len(cards.removed),
            "changed": len(cards.changed),
            "same": cards.same,
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _side(side: "Side") -> dict[str, str | None]:
    return {"name": side.name, "kind": side.kind, "commit": side.commit or None}


def _design(design: "Design") -> dict[str, object]:
    return {
        "id": design.id,
        "title": design.title,
        "copies": design.copies,
        "fields": dict(design.fields),
        "synonyms": [_entry(entry) for entry in design.entries],
    }


def _entry(entry: "Entry") -> dict[str, object]:
    return {
        "text": entry.text,
        "length": entry.length,
        "labels": list(entry.labels),
        "note": entry.note,
    }


def _changed(changed: "Changed") -> dict[str, object]:
    return {
        "id": changed.new.id,
        "old_id": changed.old.id,
        "title": changed.new.title,
        "redrawn": changed.redrawn,
        "fields": [change._asdict() for change in changed.fields],
        "synonyms": {
            "added": [_entry(entry) for entry in changed.added],
            "removed": [_entry(entry) for entry in changed.removed],
            "changed": [
                {"old": _entry(pair.old), "new": _entry(pair.new)} for pair in changed.respelt
            ],
        },
    }
