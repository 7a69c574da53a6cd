"""Text gives way in one order: spaces, leading, size, divided words; then it is too much."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.fit import Block, Fitting, Overset, fit
from cardsmith.layout.wrap import Line, Run, Tone
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.model.place import Span
from cardsmith.model.units import POINT
from tests.layout.half_em import HalfEms

PLAIN = Tone("Roman")
EM = 10 * POINT
"""One em at 10 points, in millimetres."""


def text(*words: str) -> list[Line]:
    return [(Run(word, PLAIN),) for word in words]


def said(block: Block | Overset) -> list[str]:
    assert isinstance(block, Block)
    return ["".join(run.text for run in line) for line in block.lines]


def test_a_text_that_fits_keeps_its_size_and_leading() -> None:
    block = fit(HalfEms(), text("un mot"), (10 * EM, 2 * EM), Fitting(size=10, least=6))

    assert said(block) == ["un mot"]
    assert isinstance(block, Block)
    assert (block.size, block.lead) == pytest.approx((10, 1.3 * EM))


def test_it_breaks_at_spaces_before_anything_else() -> None:
    block = fit(HalfEms(), text("un mot long"), (4 * EM, 3 * EM), Fitting(size=10, least=6))

    assert said(block) == ["un mot", "long"]
    assert isinstance(block, Block)
    assert (block.size, block.lead) == pytest.approx((10, 1.3 * EM))


def test_then_it_tightens_its_leading() -> None:
    block = fit(HalfEms(), text("un mot long"), (4 * EM, 2.4 * EM), Fitting(size=10, least=6))

    assert isinstance(block, Block)
    assert block.size == 10
    assert round(block.lead, 6) == round(1.2 * EM, 6)


def test_then_it_shrinks() -> None:
    block = fit(HalfEms(), text("un mot long"), (4 * EM, 2 * EM), Fitting(size=10, least=6))

    assert isinstance(block, Block)
    assert 6 <= block.size < 10


def test_then_it_divides_words_if_it_may() -> None:
    room = (5 * EM, 4 * EM)
    word = text("anticonstitutionnellement")

    assert isinstance(fit(HalfEms(), word, room, Fitting(size=10, least=8)), Overset)
    divided = fit(HalfEms(), word, room, Fitting(size=10, least=8, hyphenator=hyphenator("fr")))
    assert "".join(line.removesuffix("-") for line in said(divided)) == "anticonstitutionnellement"


def test_too_much_says_how_much() -> None:
    overset = fit(HalfEms(), text(*"abcdefghij"), (4 * EM, 5 * EM), Fitting(size=10, least=10))

    assert isinstance(overset, Overset)
    finding = overset.finding(Span("a.yaml", 3, 1, 3, 2), "A/a", box="liste", text="abc")
    assert finding.code == "L101"
    assert finding.arguments["needed_height"] == 40.6
    assert finding.arguments["height"] == 17.6
    assert finding.arguments["least"] == 10
    assert finding.arguments["kind"] == "high"
    assert finding.arguments["over_height"] == 23
    assert finding.arguments["lines"] == 6


@pytest.mark.parametrize(
    ("words", "kind", "lines"),
    [(("anticonstitutionnel",), "wide", 0), (("anticonstitutionnel", "b", "c"), "both", 1)],
)
def test_too_much_says_in_which_direction(words: tuple[str, ...], kind: str, lines: int) -> None:
    overset = fit(HalfEms(), text(*words), (4 * EM, 2.4 * EM), Fitting(size=10, least=10))

    assert isinstance(overset, Overset)
    arguments = overset.finding(Span("a.yaml", 3, 1, 3, 2), "A/a", box="texte", text="b").arguments
    assert (arguments["kind"], arguments["lines"]) == (kind, lines)
    assert arguments["over_width"] == 19.5


def test_every_character_is_measured_once_whatever_the_sizes_tried() -> None:
    fonts = HalfEms()
    words = text("un texte assez long pour bien des corps")
    fit(fonts, words, (3 * EM, 3 * EM), Fitting(size=30, least=5))
    many = fonts.font.measured
    fonts.font.measured = 0
    fit(fonts, words, (3 * EM, 3 * EM), Fitting(size=5, least=5))

    assert fonts.font.measured - many in (0, 1)  # the line as a whole, where it might fit as it is


@given(
    words=st.lists(st.text("abcdé", min_size=1, max_size=9), min_size=1, max_size=30),
    width=st.floats(8, 60),
    height=st.floats(4, 60),
)
def test_what_fits_is_inside_and_whole(words: list[str], width: float, height: float) -> None:
    block = fit(HalfEms(), text(" ".join(words)), (width, height), Fitting(size=12, least=6))

    if isinstance(block, Block):
        assert " ".join(said(block)) == " ".join(words)
        assert max(map(len, said(block))) * 0.5 * block.size * POINT <= width + 1e-6
        assert len(block.lines) * block.lead <= height + 1e-6
    else:
        needed_width, needed_height = block.needed
        assert needed_width > width or needed_height > height


@given(st.text("aé œ-’.", min_size=2, max_size=30), st.floats(5, 60), st.floats(3, 30))
def test_a_line_that_fits_as_it_is_is_what_it_would_be_in_pieces(
    words: str, width: float, height: float
) -> None:
    """In two runs of one tone, the same line takes the long way."""
    room, fitting = (width, height), Fitting(size=10, least=6)
    halves = [(Run(words[:1], PLAIN), Run(words[1:], PLAIN))]

    assert fit(HalfEms(), text(words), room, fitting) == fit(HalfEms(), halves, room, fitting)
