"""The text of a packet file with cards changed, added, taken away; all other lines stay."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import Map, Seq
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.deck import Card
from cardsmith.pipeline.tables.blocks import block
from cardsmith.pipeline.tables.patching import Written, last_line, patched, with_remarks

_DASH = re.compile(r"( *)- +\S")
_MARK = "\ufeff"


class UneditableError(ValueError):
    """A packet file in which the lines of a card cannot be told apart."""


class Place(NamedTuple):
    """A card of a file to be: what it says ``now``, and the number it has there already, or -1.

    ``was`` is what it said there.
    """

    now: Card
    number: int = -1
    was: Card | None = None


def edited(text: str, places: Sequence[Place]) -> str:
    """The text of a packet file with these cards in this order; raises UneditableError.

    Line ends, a byte order mark and remarks are kept.
    """
    bare = text.removeprefix(_MARK)
    end = next((found[0] for found in re.finditer(r"\r\n|\r|\n", bare)), "\n")
    lines = re.split(r"\r\n|\r|\n", bare)
    root, _ = parse(Source("", "\n".join(lines)))
    cards = root.get("cards") if isinstance(root, Map) else None
    if not isinstance(cards, Seq) or not cards.items:
        raise UneditableError
    nodes = [card for card in cards.items if isinstance(card, Map)]
    dashes = [_DASH.match(lines[node.span.line - 1]) for node in nodes]
    if len({node.span.line for node in nodes}) < len(nodes) or not all(dashes) or not dashes[0]:
        raise UneditableError
    made = _with_places(lines, nodes, places, dashes[0][1])
    return text[: len(text) - len(bare)] + end.join(made)


def _with_places(
    lines: list[str], nodes: Sequence[Map], places: Sequence[Place], indent: str
) -> list[str]:
    ends = [last_line(node) for node in nodes]
    above = zip(nodes, (0, *ends), strict=False)
    starts = [with_remarks(lines, node.span.line - 1, end) for node, end in above]
    last = ends[-1]
    chunks = [lines[start:end] for start, end in pairwise([*starts, last])]
    gaps = [_blanks(chunk) for chunk in chunks]
    usual = Counter(gaps[:-1]).most_common(1)[0][0] if len(gaps) > 1 else 1
    gaps[-1] = usual
    made = lines[: starts[0]]
    for place in places:
        chunk = block(place.now, indent)
        gap = usual
        if place.number >= 0 and place.was is not None:
            at, gap = place.number, gaps[place.number]
            whole = chunks[at][: len(chunks[at]) - _blanks(chunks[at])]
            chunk = patched(Written(whole, starts[at], nodes[at]), place.was, place.now) or chunk
        made += [*chunk, *([""] * gap if place is not places[-1] else ())]
    return [*made, *lines[last:]]


def _blanks(chunk: Sequence[str]) -> int:
    """How many blank lines end a stretch of lines."""
    filled = [index for index, line in enumerate(chunk) if line.strip()]
    return len(chunk) - 1 - filled[-1] if filled else len(chunk)
