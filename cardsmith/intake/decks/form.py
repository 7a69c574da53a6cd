"""The one form of a packet file, and proof that it says what the file said."""

from collections import Counter
from collections.abc import Mapping, Sequence

from cardsmith.intake.decks import cards, packets, words
from cardsmith.intake.files.editing import newline_of
from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import BOM
from cardsmith.intake.yaml.canonical import Form, canonical_text
from cardsmith.intake.yaml.nodes import Map, Node
from cardsmith.intake.yaml.remarks import remarks
from cardsmith.intake.yaml.rewording import outcome
from cardsmith.intake.yaml.tree import parse
from cardsmith.lexicon.text import folded
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding

_FIELDS: Mapping[str, tuple[Sequence[str], Mapping[str, str]]] = {
    "": (packets.FIELDS, packets.ALIASES),
    "cards": (cards.FIELDS, cards.ALIASES),
    "synonyms": (words.LONG_FORM, words.ALIASES),
}
"""What hangs on a field, in its order, with the other names that fields may have."""


def _order(holder: str, field: str) -> int:
    known, aliases = _FIELDS.get(_meant(holder), ((), {}))
    name = field if field in known else aliases.get(folded(field), "")
    return known.index(name) if name in known else len(known)


def _meant(holder: str) -> str:
    """The right name of a field that fields hang on."""
    aliases = {**packets.ALIASES, **cards.ALIASES}
    return holder if holder in _FIELDS else aliases.get(folded(holder), holder)


PACKET = Form(order=_order, inline=frozenset({"letters", "labels"}), apart="cards")


def is_packet(root: Node | None) -> bool:
    """Whether a tree holds cards, under whatever name of the field."""
    return isinstance(root, Map) and any(_meant(name) == "cards" for name in root.names())


def formed(manuscript: Manuscript) -> tuple[Manuscript, list[Finding]] | None:
    """A packet file in its one form, and what stands in the way; None for what is no packet.

    Mark and line ends stay. In the way stands a fault of syntax, or X907 where a text or a
    comment would not come out as it was: then the file is as it was.
    """
    source, findings = manuscript.read()
    if source is None:
        return manuscript, _errors(findings)
    root, findings = parse(source)
    errors = _errors(findings)
    if errors or root is None or not is_packet(root):
        return (manuscript, errors) if errors else None
    text = canonical_text(source, root, PACKET)
    if not _says_the_same(source, root, Source(source.name, text)):
        return manuscript, [Finding("X907", root.span, kind="form", found="fmt")]
    before = manuscript.text
    mark = BOM if before.startswith(BOM) else ""
    return manuscript.with_text(mark + text.replace("\n", newline_of(before))), []


def _errors(findings: Sequence[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity is Severity.ERROR]


def _says_the_same(source: Source, root: Node, after: Source) -> bool:
    """Whether another text has the same tree of texts, and the same comments."""
    other, findings = parse(after)
    if other is None or _errors(findings):
        return False
    said, kept = _comments(source, root), _comments(after, other)
    return said == kept and outcome(root, {}) == outcome(other, {})


def _comments(source: Source, root: Node) -> Counter[str]:
    return Counter(remark.text for remark in remarks(source, root))
