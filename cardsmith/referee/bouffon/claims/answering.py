"""How a claim is answered: right or wrong, why, and by which codes."""

from collections.abc import Iterable, Mapping

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.bouffon.rulings import correct, wrong

_NONE: Mapping[str, Fact] = {}


def answer(
    reason: str, codes: Iterable[str], *, is_right: bool, expected: Mapping[str, Fact] = _NONE
) -> Ruling:
    """The ruling on a claim, its codes in order, each once; the reason names what is so."""
    cited = sorted(set(codes))
    if is_right:
        return correct(reason, *cited)
    return wrong(reason, *cited, expected=expected)
