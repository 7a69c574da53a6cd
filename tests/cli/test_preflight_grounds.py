"""Grounds that go on beyond the cut, mirrored or drawn, as preflight sees them."""

from pathlib import Path

import pikepdf
import pytest

from tests.cli.foreign_cards import POINTS, pdf, picture
from tests.cli.terminal import typed


@pytest.mark.parametrize(
    ("bleed", "said"),
    [
        ([], "V104 verified: grounds out to the edge of the bleed (3.0 mm"),
        (["--bleed", "1mm"], "V104 a ground stops 1.0 mm past the cut"),
    ],
)
def test_a_bleed_of_mirrored_pictures_is_one_ground(
    bleed: list[str], said: str, press: Path
) -> None:
    """docs/impose.md: a folder of pictures, as a print shop asks for it."""
    del press
    picture(Path("wolf.png"))
    typed("impose", "wolf.png", "--profile", "single", *bleed, "--out", "one.pdf", lang="en")

    shown = typed("preflight", "one.pdf", lang="en").output
    assert said in shown
    assert " -0 mm" not in shown


GROUND = "0.2 0.5 0.1 0 k 0 0 999 999 re f "
"""A colour all over a page, and beyond it."""


HILL = "0 0.1 0.6 0 k 0 0 m 179 0 l 179 60 l 120 120 60 20 0 60 c h f "
"""A figure that is curved above, and straight where it meets three sides."""


@pytest.mark.parametrize("drawn", [GROUND, GROUND + HILL, HILL])
@pytest.mark.parametrize(("bleed", "failed"), [([], False), (["--bleed", "1mm"], True)])
def test_a_bleed_of_mirrored_pages_carries_their_grounds_on(
    drawn: str, bleed: list[str], failed: bool, press: Path
) -> None:
    """A page that was made without a bleed has its own mirrored round it, vectors as they are."""
    del press
    pdf(Path("page.pdf"), [drawn])
    typed("impose", "page.pdf", "--profile", "single", *bleed, "--out", "one.pdf", lang="en")

    shown = typed("preflight", "one.pdf", lang="en").output
    assert ("V104 a ground stops 1.0 mm" in shown) is failed
    assert ("V104 verified" in shown) is not failed


@pytest.mark.parametrize(
    "beside",
    [
        "0.2 0.5 0.1 0 k 0 20 -9 100 re f",  # not along all of it
        "0.2 0.4 0.1 0 k 0 -9 -9 999 re f",  # of another colour
        "0.2 0.5 0.1 0 k -3 -9 -9 999 re f",  # a gap between them
        "/half gs 0.2 0.5 0.1 0 k 0 -9 -9 999 re f",  # paper shows through
    ],
)
def test_a_ground_is_carried_on_by_its_like_alone(beside: str, press: Path) -> None:
    del press
    edge = 3 * POINTS
    wide, high = 63 * POINTS, 88 * POINTS
    content = f"1 0 0 1 {edge} {edge} cm 0.2 0.5 0.1 0 k 0 -9 999 999 re f {beside}"
    half = pikepdf.Dictionary(ExtGState=pikepdf.Dictionary(half=pikepdf.Dictionary(ca=0.5)))
    trim = pikepdf.Array([edge, edge, edge + wide, edge + high])
    pdf(Path("page.pdf"), [content], (69, 94), TrimBox=trim, Resources=half)

    assert "V104 a ground stops 0.0 mm" in typed("preflight", "page.pdf", lang="en").output
    good = content.replace(beside, "0.2 0.5 0.1 0 k 0 -9 -9 999 re f")
    pdf(Path("page.pdf"), [good], (69, 94), TrimBox=trim)
    assert "V104 verified" in typed("preflight", "page.pdf", lang="en").output
