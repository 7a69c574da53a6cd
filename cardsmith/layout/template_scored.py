"""What of a synonym scores by the rules of Le Bouffon, and what is set otherwise (BOU-22)."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from cardsmith.layout.setting import drawable
from cardsmith.layout.wrap import Line, Run, Tone
from cardsmith.lexicon.length import Counted, Kind, is_word, measure, scoring_length
from cardsmith.model.inks import GREY
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.type_style import Dots, TypeStyle
from cardsmith.model.units import POINT

_ALL_SCORED = re.compile(r"[^\W_]+(?:[ '’][^\W_]+)*")
"""A text without a sign that could be set apart."""

_INSIDE = "[a-zA-ZÀ-ÖØ-öø-ÿŒœ '’-]*"
_PLAIN = re.compile(rf"{_INSIDE}(?:\({_INSIDE}\){_INSIDE})*")
"""A text of plain letters and signs, its parentheses side by side: all of it is drawn as typed."""

_SIGNS = re.compile(r"((?:\([^()]*\))+|-+)")
"""What is set apart in a plain text: parentheses with what is in them, and hyphens."""

_LABEL = re.compile(r" *\[[^][]*\]\Z")
"""The editor's marks at the end: never counted."""


class Tones(NamedTuple):
    """How the parts of a synonym are told apart: what scores, its hyphens, what does not."""

    scored: Tone
    hyphens: Tone
    unscored: Tone


TONES = Tones(
    Tone("Alegreya Medium"),
    Tone("Alegreya", GREY),
    Tone("Alegreya", GREY, Dots(below=0.95, weight=0.6, apart=0.53 / POINT)),
)
"""How the house sets synonyms where no template says it (art direction §7)."""


@lru_cache(maxsize=1 << 6)
def tones_of(style: TypeStyle) -> Tones:
    """The tones of a style; one and the same where it tells nothing apart."""
    scored = Tone(style.font, style.ink, tracking=style.tracking)
    other = style.unscored
    if other is None:
        return Tones(scored, scored, scored)
    plain = Tone(other.font, other.ink, tracking=style.tracking)
    return Tones(scored, plain, plain._replace(dots=other.dots))


def told_apart(text: str, policy: LengthPolicy, tones: Tones) -> tuple[Line, int | None]:
    """The runs of a synonym as they are set, and its scoring length if it has one.

    >>> from cardsmith.model.type_style import Unscored
    >>> style = TypeStyle(font="A", size=9, min_size=9, unscored=Unscored("B"))
    >>> line, length = told_apart("(la) tremblote", LengthPolicy(), tones_of(style))
    >>> [(run.text, run.tone.font) for run in line], length
    ([('(la)', 'B'), (' tremblote', 'A')], 9)
    """
    if is_word(text):
        return (Run(text, tones.scored),), len(text)
    if _PLAIN.fullmatch(text):
        return tuple(_split(text, tones)), scoring_length(text, policy)
    label = _LABEL.search(text) if text.endswith("]") else None
    if label is not None:
        line, length = told_apart(text[: label.start()], policy, tones)
        return (*line, Run(drawable(label[0]), tones.unscored)), length
    if text.isalpha() or _ALL_SCORED.fullmatch(text):
        return (Run(drawable(text), tones.scored),), scoring_length(text, policy)
    told = measure(text, policy)
    return tuple(_runs(told.spans, tones)), told.score


def _split(text: str, tones: Tones) -> list[Run]:
    """What the spans of a plain text would say: it is told apart at its signs."""
    parts = _SIGNS.split(text)
    runs = [Run(parts[0], tones.scored)] if parts[0] else []
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        runs.append(Run(sign, tones.hyphens if sign[0] == "-" else tones.unscored))
        if part:
            runs.append(Run(part, tones.scored))
    return runs


def _runs(spans: Sequence[Counted], tones: Tones) -> Iterator[Run]:
    """What the spans say, one run where neighbours have one tone."""
    text, tone = "", tones.scored
    for part, kind, _ in spans:
        wanted = tones.scored
        if kind is Kind.HYPHEN:
            wanted = tones.hyphens
        elif kind is Kind.PARENTHESISED:
            wanted = tones.unscored
        if wanted is not tone and text:
            yield Run(drawable(text), tone)
            text = ""
        text, tone = text + part, wanted
    if text:
        yield Run(drawable(text), tone)
