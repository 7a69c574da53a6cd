"""Where one file is read: its text, and the findings about it so far."""

import re
from collections.abc import Iterable, Mapping

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.mistakes import glued
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.edit import Edit, Mend, Rewording
from cardsmith.model.finding import Argument, Finding, Fix
from cardsmith.model.place import Span, whole
from cardsmith.model.struct import Struct, field

Fields = Mapping[str, tuple[Scalar, Node]]
"""The fields of a mapping by their right names, each with its key as written."""

_IN_CELLS: Mapping[tuple[str, Argument | None], str] = {
    ("S101", "missing"): "cell",
    ("S101", "empty"): "cell",
    ("S103", "missing"): "missing_cell",
    ("S103", "empty"): "missing_cell",
    ("S103", "square"): "square_cell",
    ("S103", "other"): "other_cell",
    ("S104", "missing"): "cell",
    ("S104", "empty"): "cell",
}
"""The kinds of findings that have words of their own where a cell is at fault."""

_GROUP_OR_SEPARATOR = re.compile(r"(\([^()]*\)|\[[^\[\]]*\])|\s*[,;]\s*")


class Desk(Struct, frozen=True):
    """Reads nodes of one file as texts, lists and fields; says what it finds instead.

    ``card`` is the id of the card that is read here, and goes into its findings. ``is_table``
    tells that the nodes are cells, whose faults are mended in other words.
    """

    source: Source
    findings: list[Finding] = field(default_factory=list)
    card: str = ""
    is_table: bool = False

    @property
    def start(self) -> Span:
        """The beginning of the file."""
        return whole(self.source.name)

    def of_card(self, card: str) -> "Desk":
        """The same desk while one card is read; what is found there is found here."""
        return Desk(self.source, self.findings, card, self.is_table)

    def say(
        self,
        code: str,
        span: Span,
        *,
        fix: Fix = Fix.NONE,
        mend: Mend | None = None,
        **arguments: Argument,
    ) -> None:
        """Report a finding of the card at hand."""
        if self.is_table and (code, arguments.get("kind")) in _IN_CELLS:
            arguments["kind"] = _IN_CELLS[code, arguments["kind"]]
        finding = Finding(code, span, card=self.card, fix=fix, severity=None, **arguments)
        self.findings.append(finding.mendable(fix, mend))

    def unknown(self, code: str, scalar: Scalar, known: Iterable[str], field: str = "") -> str:
        """Report a text that is none of the known ones; the one it resembles, empty for none."""
        names = tuple(known)
        better = nearest(scalar.text, names)
        self.say(
            code,
            scalar.span,
            kind="near" if better else "unknown",
            field=field,
            found=scalar.text,
            better=better,
            known=", ".join(names),
        )
        return better

    def text(self, node: Node, path: str) -> Scalar | None:
        """The node as a text; S107 when it is a field, S108 when it is a list."""
        if isinstance(node, Scalar):
            return node
        if isinstance(node, Seq):
            self.say("S108", node.span, path=path)
        elif node.entries:
            key = node.entries[0][0]
            self.say("S107", self.colon(key), field=key.text, path=path)
        else:
            self.say("S107", node.span, field="{}", path=path)
        return None

    def items(self, node: Node, name: str) -> list[Node]:
        """The node as a list; S104 when it is a text or fields, with the way to write it."""
        if isinstance(node, Seq):
            return node.items
        if isinstance(node, Map):
            self.say("S104", node.span, kind="fields", field=name)
        elif not node.text.strip():
            self.say("S104", node.span, kind="empty", field=name)
        elif node.text.startswith("-"):
            better = f"- {node.text.split()[0].lstrip('-')}"
            mend = spaced_dashes(self.source, node.span)
            fix = Fix.SAFE if mend else Fix.NONE
            self.say("S104", node.span, fix=fix, mend=mend, kind="dash", field=name, better=better)
        else:
            self._say_no_list(node, name)
        return []

    def _say_no_list(self, node: Scalar, name: str) -> None:
        """S104 for a list written as one text, which brackets make a list of."""
        words = _entries(node.text)
        one_line = node.span.line == node.span.end_line
        fix = Fix.SAFE if one_line else Fix.NONE
        mend = Rewording(node.span, node.text, words, listed=True) if one_line else None
        better = f"[{', '.join(words[:3])}{', …' if len(words) > 3 else ''}]"
        self.say("S104", node.span, fix=fix, mend=mend, kind="text", field=name, better=better)

    def fields(self, node: Node, known: Iterable[str], aliases: Mapping[str, str]) -> Fields:
        """The node as fields; S102 for each unknown name, read as the one it resembles."""
        if not isinstance(node, Map):
            self._not_fields(node, known)
            return {}
        known = tuple(known)
        found = {key.text: (key, value) for key, value in node.entries if key.text in known}
        if len(found) < len(node.entries):
            for key, value in node.entries:
                if key.text not in known:
                    meant = self._unknown(key, known, aliases, taken=found)
                    if meant:
                        found.setdefault(meant, (key, value))
        return found

    def colon(self, key: Scalar) -> Span:
        """The place of the colon after a key; the key itself where it cannot be seen."""
        line = self.source.lines[key.span.end_line - 1 : key.span.end_line]
        at = line[0].find(":", key.span.end_column - 1) if line and not key.span.cell else -1
        if at < 0:
            return key.span
        return Span(key.span.file, key.span.end_line, at + 1, key.span.end_line, at + 2)

    def _not_fields(self, node: Node, known: Iterable[str]) -> None:
        text = node.text if isinstance(node, Scalar) else ""
        if name := glued(text):
            at = text.index(":")
            self._say_glued(node.span.part(at, at + 1), name)
        else:
            found = "list" if isinstance(node, Seq) else "text" if text else "empty"
            self.say("S114", node.span, kind=found, known=f"{next(iter(known))}: …")

    def _say_glued(self, colon: Span, name: str) -> None:
        mend = Edit(colon.part(1, 1), " ")
        self.say("F014", colon, fix=Fix.SAFE, mend=mend, field=name)

    def _unknown(
        self,
        key: Scalar,
        known: tuple[str, ...],
        aliases: Mapping[str, str],
        taken: Fields,
    ) -> str:
        name = glued(key.text)
        if name in known:
            at = key.text.index(":")
            self._say_glued(key.span.part(at, at + 1), name)
            return name
        meant = nearest(key.text, known, aliases)
        kind = "near" if meant else "unknown"
        mend = Rewording(key.span, key.text, (meant,)) if meant and meant not in taken else None
        fix = Fix.SAFE if mend else Fix.NONE
        self.say(
            "S102",
            key.span,
            fix=fix,
            mend=mend,
            kind=kind,
            field=key.text,
            better=meant,
            known=", ".join(known),
        )
        return meant


def spaced_dashes(source: Source, span: Span) -> Edit | None:
    """A space after the dash of every line of a text; None where a line has no such dash."""
    lines = list(source.lines[span.line - 1 : span.end_line])
    lines[-1] = lines[-1][: span.end_column - 1]
    first = lines[0][: span.column - 1]
    if first.strip() or not all(re.match(r"\s*-(?=[^\s-])", line) for line in lines):
        return None
    spaced = "\n".join(line.replace("-", "- ", 1) for line in lines)
    return Edit(span, spaced[len(first) :])


def _entries(text: str) -> tuple[str, ...]:
    """The texts between commas and semicolons that stand in no parenthesis or bracket.

    >>> _entries("navire, bateau (de mer, de pêche);")
    ('navire', 'bateau (de mer, de pêche)')
    """
    parted = _GROUP_OR_SEPARATOR.sub(lambda match: match[1] or "\n", text)
    return tuple(word for word in map(str.strip, parted.split("\n")) if word)
