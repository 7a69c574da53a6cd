"""A ruler that is off names the setting that did it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.scaling import causes
from cardsmith.intake.shipped.profiles import papers

PAPERS = papers()


def kinds(ratio: float, paper: str = "a4") -> list[str]:
    return [cause.kind for cause in causes(ratio, PAPERS[paper], PAPERS)]


@pytest.mark.parametrize(
    ("ratio", "paper", "kind"),
    [
        (0.97, "a4", "fit"),
        (0.985, "a4", "fit"),
        (0.96, "letter", "fit"),
        (0.941, "a4", "other"),
        (0.973, "letter", "other"),
        (1.028, "a4", "fill"),
        (1.063, "letter", "fill"),
        (1.02, "a4", "borderless"),
        (0.707, "a4", "several"),
        (1.414, "a5", "other"),
        (0.85, "a4", "unknown"),
    ],
)
def test_a_scale_has_its_cause(ratio: float, paper: str, kind: str) -> None:
    assert kind in kinds(ratio, paper)


def test_the_other_paper_is_named() -> None:
    """210 of 215.9 mm and 297 of 279.4: A4 on Letter is 94.1 % as high, and filled 102.8 %."""
    (other, *_) = causes(0.941, PAPERS["a4"], PAPERS)
    (fill, *_) = causes(1.028, PAPERS["a4"], PAPERS)

    assert (other.paper, round(other.most, 4)) == ("letter", 0.9407)
    assert (fill.paper, round(fill.least, 3)) == ("letter", 1.028)


def test_a_page_of_letter_is_thought_of_though_nobody_said_so() -> None:
    (cause,) = causes(1.063, PAPERS["a4"], PAPERS)

    assert (cause.kind, cause.paper) == ("fill", "a4")


@given(ratio=st.floats(0.3, 1.6), paper=st.sampled_from(sorted(PAPERS)))
def test_there_is_always_something_to_say(ratio: float, paper: str) -> None:
    found = causes(ratio, PAPERS[paper], PAPERS)

    assert found
    assert all(cause.least <= cause.most for cause in found)
    assert all(cause.least - 0.003 <= ratio <= cause.most + 0.003 for cause in found)
