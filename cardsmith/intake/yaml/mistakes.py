"""What a person meant where YAML cannot read on: a look at the source text alone.

The parser only tells where it stopped; what it says is never shown.
"""

import re
from collections.abc import Iterator

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.versions import unmerged
from cardsmith.model.edit import Edit
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.place import Span

_NAMES = """
schema letter letters deck cards title pos copies synonyms hom gloss note ok text labels
game language edition rules board limits components ranks jokers value names
"""
FIELDS = frozenset(_NAMES.split())
"""Names of fields that a person glues to their value."""

_HEAD = re.compile(r"(?P<indent>[ \t]*)(?:- +)*(?:[\w.-]+: +)?(?=\S)")
_GLUED = re.compile(r"[ \t]*(?:- +)*(?P<field>\w+)(?P<colon>:)(?=[^\s:])")
_QUOTED = {"'": re.compile(r"'(?:[^']|'')*'"), '"': re.compile(r'"(?:[^"\\]|\\.)*"')}
_ENDED = re.compile(r"\s*(?:#.*|:(?:\s.*)?|[,\]}].*)?\Z")
_LABEL = re.compile(r"\[(?P<labels>[^\[\]]*)\]\s*(?P<rest>[^\s#,:\]}].*)")
_FOLDED = re.compile(r"[|>][-+0-9]{0,2}\s*(?:#.*)?\Z")
_COLOUR = re.compile(
    r"""(?:[^'"#]|'[^']*'|"[^"]*")*?:[ \t]+(?P<colour>#(?:[0-9A-Fa-f]{3,4}){1,2}\b)"""
)
_KEPT = "@`%"
"""Signs that no plain text may begin with."""

_ENTRY = re.compile(r"[^,\[\]{}#]+")
_DASH = re.compile(r"(?P<indent> *)-(?:\s|\Z)")
_BLOCK = re.compile(r"(?P<indent>\s*)(?:.*[:\-] +)?[|>][-+0-9]{0,2}\s*\Z")


def explain(source: Source, stop: tuple[int, int], start: tuple[int, int] | None) -> list[Finding]:
    """Every fault of syntax that the text shows, or one at the place where reading stopped.

    ``stop`` is that line and column from 1; ``start`` where the list, the field or the quoted
    text that could not be ended began, if it is known.
    """
    conflicts = list(unmerged(source))
    if conflicts:
        return conflicts
    found = list(_line_by_line(source))
    if stop[0] >= len(source.lines) and (start is None or not _is_open(source, start)):
        start = _left_open(source) or start
    if not any(finding.span.line <= stop[0] for finding in found):
        found.insert(0, _at_the_stop(source, stop, start))
    return found


def glued(text: str) -> str:
    """The field that ``title:peur`` glues to its value; empty for any other text.

    >>> glued("title:peur"), glued("http://peur")
    ('title', '')
    """
    match = _GLUED.match(text)
    return match["field"] if match and match["field"] in FIELDS else ""


def unquoted(span: Span, text: str) -> Finding:
    """F013 for a text that begins with the sign of remarks, like a colour without its quotes."""
    word = re.split(r"[,\]}\s]", text, maxsplit=1)[0]
    return Finding("F013", span, kind="remark", sign="#", better=f'"{word}"')


def dashes(source: Source, first: int, last: int) -> Iterator[Finding]:
    """F011 for lines that continue a text although they begin with a dash."""
    above = _DASH.match(source.lines[first - 1])
    for number in range(first + 1, min(last, len(source.lines)) + 1):
        dash = _DASH.match(source.lines[number - 1])
        if dash:
            expected = len(above["indent"]) if above else 0
            yield _misaligned(source, number, len(dash["indent"]), expected)


def _line_by_line(source: Source) -> Iterator[Finding]:
    """Faults that one line shows, block texts left aside."""
    inside = -1
    for number, line in enumerate(source.lines, 1):
        indent = len(line) - len(line.lstrip())
        if not line.strip() or line.lstrip().startswith("#") or 0 <= inside < indent:
            continue
        block = _BLOCK.match(line)
        inside = len(block["indent"]) if block else -1
        finding = _on_line(source, number, line)
        if finding is not None:
            yield finding


def _on_line(source: Source, number: int, line: str) -> Finding | None:
    tab = line.find("\t", 0, len(line) - len(line.lstrip()))
    if tab >= 0:
        return Finding("F010", _spot(source, number, tab), fix=Fix.SAFE)
    match = _GLUED.match(line)
    if match and match["field"] in FIELDS:
        span = _spot(source, number, match.start("colon"))
        mend = Edit(span.part(1, 1), " ")
        return Finding("F014", span, field=match["field"]).mendable(Fix.SAFE, mend)
    colour = _COLOUR.match(line)
    if colour:
        return unquoted(_spot(source, number, colour.start("colour")), colour["colour"])
    head = _HEAD.match(line)
    if head is None:
        return None
    return _quoted(source, number, head.end()) or _reserved(source, number, head.end())


def _quoted(source: Source, number: int, at: int) -> Finding | None:
    """F012: a quotation mark inside a quoted text ends it too early."""
    line = source.lines[number - 1]
    pattern = _QUOTED.get(line[at])
    match = pattern.match(line, at) if pattern else None
    if match is None or _ENDED.match(line, match.end()):
        return None
    return Finding("F012", _spot(source, number, at), sign=line[at], text=_bare(line[at:]))


def _reserved(source: Source, number: int, at: int) -> Finding | None:
    """F013 for a first sign that YAML keeps for itself, F015 for labels inside a list."""
    line = source.lines[number - 1]
    sign, rest = line[at], line[at:].rstrip()
    span = _spot(source, number, at)
    if sign in _KEPT or (sign in "|>" and not _FOLDED.match(rest)):
        return Finding("F013", span, kind="sign", sign=sign, better=f'"{rest}"')
    label = _LABEL.match(rest) if sign == "[" else None
    if label:
        better = f"{label['rest']} [{label['labels']}]"
        return Finding("F013", span, kind="label", sign=sign, better=better)
    inner = re.compile(r"[^\s\[\]{},]\s*(\[)").search(line, at + 1) if sign == "[" else None
    return Finding("F015", _spot(source, number, inner.start(1))) if inner else None


def _at_the_stop(source: Source, stop: tuple[int, int], start: tuple[int, int] | None) -> Finding:
    """The fault at the place where reading stopped, told by the signs that stand there."""
    number, column = min(stop[0], len(source.lines)), stop[1]
    line = source.lines[number - 1]
    here, opener = line[column - 1 : column], _sign(source, start)
    if here and here in _KEPT:
        entry = _ENTRY.match(line, column - 1)
        better = f'"{entry[0].rstrip() if entry else here}"'
        span = _spot(source, number, column - 1)
        return Finding("F013", span, kind="sign", sign=here, better=better)
    above = [other for other in source.lines[: number - 1] if other.strip()]
    if above and above[-1].rstrip() == "...":
        return Finding("F017", _spot(source, number, column - 1), kind="document", sign="...")
    if here == "[" and line[: column - 1].strip():
        return Finding("F015", _spot(source, number, column - 1))
    if column > 1 and line[column - 2] in _QUOTED and here.strip():
        at = max(line.rfind(line[column - 2], 0, column - 2), 0)
        return Finding("F012", _spot(source, number, at), sign=line[at], text=_bare(line[at:]))
    if start and opener and opener in "*&!":
        rest = source.lines[start[0] - 1][start[1] - 1 :].rstrip()
        span = _spot(source, start[0], start[1] - 1)
        return Finding("F013", span, kind="sign", sign=opener, better=f'"{rest}"')
    misplaced = None if _is_open(source, start) else _misplaced(source, number, column)
    return misplaced or _other(source, (number, column), start)


def _left_open(source: Source) -> tuple[int, int] | None:
    """The last bracket or brace of a text that nothing closes."""
    closed = 0
    for number in range(len(source.lines), 0, -1):
        line = source.lines[number - 1]
        for index in range(len(line) - 1, -1, -1):
            closed += (line[index] in "]}") - (line[index] in "[{")
            if closed < 0:
                return number, index + 1
    return None


def _is_open(source: Source, start: tuple[int, int] | None) -> bool:
    """Whether a list or a quoted text begins there and does not end on its line."""
    opener = _sign(source, start)
    if start is None or not opener or opener not in "[{'\"":
        return False
    line = source.lines[start[0] - 1]
    return opener in "[{" or _QUOTED[opener].match(line, start[1] - 1) is None


def _misplaced(source: Source, number: int, column: int) -> Finding | None:
    """F011 or F016 for a line whose indentation no line above shares."""
    line = source.lines[number - 1]
    indent = len(line) - len(line.lstrip())
    if column != indent + 1:
        return None
    dashed = _DASH.match(line) is not None
    for above in reversed(source.lines[: number - 1]):
        if above.strip() and not above.lstrip().startswith("#"):
            dash = _DASH.match(above)
            if dashed and dash:
                return _misaligned(source, number, indent, len(dash["indent"]))
            if not dashed:
                span = Span(source.name, number, 1, number, indent + 1)
                expected = len(above) - len(above.lstrip(" -"))
                return Finding("F016", span, kind="indent", found=indent, expected=expected)
    return None


def _other(source: Source, stop: tuple[int, int], start: tuple[int, int] | None) -> Finding:
    """F016: an end that is missing, a colon or a tab, an escape unknown; else only its place."""
    number, at = stop[0], stop[1] - 1
    escape = source.lines[number - 1].rfind("\\", 0, at + 1)
    if 0 <= at - escape <= 2 and escape >= 0 and '"' in source.text:
        return Finding("F016", _spot(source, number, escape), kind="escape")
    opener = _sign(source, start)
    if start and opener in _QUOTED and _is_open(source, start):
        return Finding("F016", _spot(source, start[0], start[1] - 1), kind="quote", sign=opener)
    if start and opener and opener in "[{":
        return Finding("F016", _spot(source, start[0], start[1] - 1), kind="bracket", sign=opener)
    here = source.lines[stop[0] - 1][stop[1] - 1 : stop[1]]
    kind = {":": "colon", "\t": "tab"}.get(here, "other")
    return Finding("F016", _spot(source, stop[0], stop[1] - 1), kind=kind)


def _misaligned(source: Source, number: int, found: int, expected: int) -> Finding:
    span = Span(source.name, number, 1, number, found + 1)
    return Finding("F011", span, found=found, expected=expected)


def _sign(source: Source, at: tuple[int, int] | None) -> str:
    if at is None or at[0] > len(source.lines):
        return ""
    return source.lines[at[0] - 1][at[1] - 1 : at[1]]


def _spot(source: Source, number: int, index: int) -> Span:
    return Span(source.name, number, index + 1, number, index + 2)


def _bare(text: str) -> str:
    """A quoted text as it was meant, without the marks round it."""
    return text.strip().strip("'\"")
