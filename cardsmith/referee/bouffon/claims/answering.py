"""How a claim is answered: right or wrong, why, and by which codes."""

from collections.abc import Iterable, Mapping

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.model.struct import Struct, field
from cardsmith.referee.rulings import compared

_NONE: Mapping[str, Fact] = {}

_COMPLETED = {"BOU-Q15": "BOU-19", "BOU-Q19": "BOU-10", "BOU-Q23": "BOU-20"}
"""The article whose words leave a silence, where an answer leans on the reading alone."""


class Why(Struct, frozen=True):
    """What is so, by the name of its words and the facts that fill them."""

    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def answer(
    why: Why, codes: Iterable[str], *, is_right: bool, expected: Mapping[str, Fact] = _NONE
) -> Ruling:
    """The ruling on a claim that is right or wrong; each code once, in order."""
    leaned = set(codes)
    cited = sorted(leaned | {_COMPLETED[code] for code in leaned if code in _COMPLETED})
    return compared(why.reason, cited, why.facts, expected, holds=is_right)
