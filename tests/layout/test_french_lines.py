"""Lines of real French: where they may end, and that nothing is lost or taken for a hyphen."""

import unicodedata
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardsmith.layout.fit import Block, Fitting, fit
from cardsmith.layout.setting import FIRM, NARROW, drawable, glyphs, set_line
from cardsmith.layout.setting import Style as LineStyle
from cardsmith.layout.wrap import Line, Run, Tone, break_lines, strip
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.lexicon.text import canonical
from cardsmith.model.units import POINT
from tests.layout.bouffon_cards import FONTS, card, front, rows
from tests.layout.half_em import HalfEms

HARD = (
    "aujourd’hui",
    "chef-d’œuvre",
    "arc-en-ciel",
    "(se) moquer",
    "prud’homme",
    "anticonstitutionnellement",
    "œil-de-bœuf",
    "l’été",
    "va-et-vient",
    "(s’)enorgueillir",
    "illégal(e)(s)",
    "presqu’île",
    "rez-de-chaussée",
    f"arc{FIRM}en{FIRM}ciel",
    f"«{NARROW}fantasmagorie{NARROW}»",
    "« quelquefois »",
    f"extraordinaire{NARROW}!",
    "pourquoi\u00a0?",
    f"vraiment{NARROW};",
    "incroyablement :",
)
phrases = st.lists(st.sampled_from(HARD), min_size=1, max_size=7).map(" ".join)
PLAIN = Tone("Roman")
FRENCH = hyphenator("fr")


class Cut(NamedTuple):
    """One line as it is read, and whether its last hyphen was added."""

    text: str
    added: bool


def cut(text: str, em: float, *, divided: bool = True, sparing: bool = False) -> list[Cut]:
    """The lines of a text as typed, in a room of so many em."""
    words = strip(HalfEms(), (Run(drawable(text), PLAIN),))
    hyphens = FRENCH if divided else None
    pieces = break_lines(words, lambda _: em * 1000, hyphens, sparing=sparing)
    return [Cut("".join(run.text for run in words.cut(piece)), piece.hyphened) for piece in pieces]


def joined(lines: list[Cut]) -> str:
    """The text that the lines make: no space after an added hyphen, nor after one of its own."""
    whole_text = ""
    for text, added in lines:
        whole_text += text[:-1] if added else text if text.endswith("-") else f"{text} "
    return whole_text.rstrip(" ")


@given(text=phrases, em=st.floats(1, 14), form=st.sampled_from(["NFC", "NFD"]))
@example(text="chef-d’œuvre (se) moquer", em=1.0, form="NFD")
def test_lines_joined_are_the_text_again(text: str, em: float, form: str) -> None:
    typed = unicodedata.normalize("NFC" if form == "NFC" else "NFD", text)

    for sparing in (False, True):
        assert joined(cut(typed, em, sparing=sparing)) == text


@given(text=phrases, em=st.floats(1, 14))
def test_no_hyphen_is_added_beside_a_parenthesis_an_apostrophe_or_a_hyphen(
    text: str, em: float
) -> None:
    lines = cut(text, em)

    for (before, added), (after, _) in pairwise(lines):
        if added:
            assert before[-3:-1].isalpha(), before
            assert after.removesuffix("-")[:3].isalpha(), after


@given(text=phrases, em=st.floats(1, 14))
def test_no_line_ends_inside_quotes_or_before_a_sign(text: str, em: float) -> None:
    for line, _ in cut(text, em):
        assert line[0] not in ";:!?»"
        assert line[-1] not in "«(’"
        assert not line.endswith(FIRM)


@given(text=phrases, em=st.floats(1, 14))
def test_decomposed_text_breaks_where_composed_text_does(text: str, em: float) -> None:
    assert cut(unicodedata.normalize("NFD", text), em) == cut(text, em)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("arc-en-ciel", ["arc-", "en-", "ciel"]),
        (f"arc{FIRM}en{FIRM}ciel", [f"arc{FIRM}en{FIRM}ciel"]),
        ("chef-d’œuvre", ["chef-", "d’œuvre"]),
        ("aujourd’hui", ["au-", "jourd’hui"]),
        ("(se) moquer", ["(se)", "mo-", "quer"]),
        ("l’été", ["l’été"]),
        ("oui ? « non » ; si", ["oui ?", "« non » ;", "si"]),
    ],
)
def test_a_hard_word_ends_its_lines_where_a_compositor_would(text: str, lines: list[str]) -> None:
    assert [line for line, _ in cut(text, 2.6)] == lines


def test_a_word_that_fits_a_line_is_divided_after_those_that_do_not() -> None:
    text = "le bonheur anticonstitutionnel"

    assert [line for line, _ in cut(text, 4.0)][:2] == ["le bon-", "heur an-"]
    assert [line for line, _ in cut(text, 4.0, sparing=True)][:3] == ["le", "bonheur", "anti-"]


def steps(text: str, height: float, **allowed: float) -> tuple[float, float, bool] | None:
    """Size, leading in em and whether a word is divided, in a box 5 em wide at 10 points."""
    em = 10 * POINT
    fitting = Fitting(
        size=10,
        least=allowed.get("least", 8),
        lead=1.3,
        least_lead=1.15,
        hyphenator=FRENCH if allowed.get("hyphenate") else None,
    )
    line: Line = (Run(drawable(text), PLAIN),)
    block = fit(HalfEms(), [line], (5 * em, height * em), fitting)
    if not isinstance(block, Block):
        return None
    divided = any("-" in run.text for told in block.lines for run in told)
    return block.size, round(block.lead / (block.size * POINT), 3), divided


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_text_gives_way_in_the_order_that_is_promised(form: str) -> None:
    """Spaces, leading, size, divided words: each step is only taken when those before fail."""
    text = unicodedata.normalize("NFC" if form == "NFC" else "NFD", "été fané répétition")

    assert steps(text, 3.0) == (10, 1.3, False)
    assert steps(text, 2.4) == (10, 1.2, False)
    assert steps(text, 2.2) == (9.5, 1.158, False)
    assert steps("immédiatement", 2.0, least=8, hyphenate=True) == (8, 1.25, True)
    assert steps("immédiatement", 2.0, least=8) is None
    assert steps("immédiatement", 2.0, least=7, hyphenate=True) == (7.5, 1.3, False)


def test_a_synonym_is_never_divided_so_that_every_hyphen_is_its_own() -> None:
    for text in ("anticonstitutionnellement dit", "va-et-vient perpétuellement recommencé", *HARD):
        lines = rows(front(card("va", text))).values()
        assert "".join(lines).replace(" ", "") == glyphs(drawable(text)).replace(" ", "")


@pytest.mark.parametrize("text", HARD)
def test_what_is_drawn_reads_as_what_was_typed(text: str) -> None:
    for form in (text, unicodedata.normalize("NFD", text)):
        line = set_line(FONTS, LineStyle("Alegreya Medium", 10), drawable(form), (0, 0))

        assert canonical(line.text) == canonical(text)
        assert line.text == glyphs(drawable(text))
        assert not {NARROW, FIRM} & set(line.text)
