"""Words of a template divided: only where its style asks, and within the frame."""

import pytest

from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.model.boxes import ListBox, TextBox
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from cardsmith.model.template import Artwork
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import texts

STYLE = "styles: {t: {font: Alegreya, size: 12pt, min_size: 8pt, leading: 1.3}}\n"
LONG = "anticonstitutionnellement indéfiniment"


def divided(
    which: str, language: str = "fr", *, hyphenate: bool = True
) -> list[str] | list[Finding]:
    """What a narrow box shows of long words, whose style may divide them; else what is wrong."""
    kind = "value: '{{ mots }}'" if which == "text" else "each: mots, between: 1mm"
    boxes = f"  - {which}: {{in: [5mm, 5mm, 24mm, 30mm], style: t, {kind}}}\n"
    made = template(f"{STYLE}front:\n{boxes}")
    (asking,) = (
        replace(box, style=replace(box.style, hyphenate=hyphenate))
        for box in made.front
        if isinstance(box, TextBox | ListBox)
    )
    artwork = Artwork(front=replace(made, front=(asking,)))
    assert artwork.hyphenates == hyphenate
    words: str | tuple[str, ...] = LONG if which == "text" else tuple(LONG.split())
    pieces, findings = custom_pieces(
        component(record("un", 1, mots=words)), artwork, FONTS, hyphenator(language)
    )
    return [text.text for piece in pieces for text in texts(piece.front.items)] or list(findings)


@pytest.mark.parametrize("which", ["text", "list"])
def test_words_are_divided_where_the_style_asks_for_it(which: str) -> None:
    lines = divided(which)

    assert any(isinstance(line, str) and line.endswith("-") for line in lines)
    joined = "\n".join(map(str, lines)).replace("-\n", "")
    assert joined.split() == LONG.split()


@pytest.mark.parametrize("which", ["text", "list"])
def test_words_are_whole_where_no_style_asks_or_the_language_has_no_patterns(which: str) -> None:
    for told in (divided(which, hyphenate=False), divided(which, "xx")):
        (finding,) = told
        assert isinstance(finding, Finding)
        assert finding.code == "L101"


def test_a_divided_list_stays_in_its_frame() -> None:
    """The gaps between entries are what their lines leave, divided or not."""
    made = template(
        f"{STYLE}front:\n"
        "  - list: {in: [5mm, 5mm, 24mm, 14mm], style: t, each: mots, between: 3mm}\n"
    )
    front = tuple(
        replace(box, style=replace(box.style, hyphenate=True))
        for box in made.front
        if isinstance(box, ListBox)
    )
    (piece,), _ = custom_pieces(
        component(record("un", 1, mots=tuple(LONG.split()))),
        Artwork(front=replace(made, front=front)),
        FONTS,
        hyphenator("fr"),
    )
    lines = texts(piece.front.items)

    assert len(lines) >= 3
    assert max(line.y for line in lines) < 19
