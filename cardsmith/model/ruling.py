"""What the referee answers: a verdict that cites the articles and readings it stands on."""

from collections.abc import Mapping
from enum import StrEnum

from cardsmith.model.struct import Struct, field

Fact = str | int | tuple[str, ...]
"""One thing that words may name: a player, a square, the cards of a series."""


class Verdict(StrEnum):
    """Whether what was claimed is right, wrong, or a thing on which the rules are silent."""

    CORRECT = "correct"
    WRONG = "wrong"
    NOT_COVERED = "not-covered"


class Ruling(Struct, frozen=True):
    """A verdict with its reason.

    ``articles`` and ``readings`` are the codes it stands on (``BOU-22``, ``BOU-Q36``). ``reason``
    names the words in ``law/reasons`` that say why, ``facts`` fill them. ``expected`` is what
    should have happened, by name, where the claim is wrong and the rules tell.
    Raises ValueError without a citation: no verdict is given without one.
    """

    verdict: Verdict
    articles: tuple[str, ...]
    readings: tuple[str, ...]
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    expected: Mapping[str, Fact] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not (self.articles or self.readings):
            raise ValueError(f"a ruling needs a citation: {self.reason}")

    @property
    def cited(self) -> tuple[str, ...]:
        """Every code it stands on, articles first."""
        return self.articles + self.readings


class Flip(Struct, frozen=True):
    """A house rule that would change the verdict."""

    option: str
    value: str
    verdict: Verdict
    expected: Mapping[str, Fact] = field(default_factory=dict)
