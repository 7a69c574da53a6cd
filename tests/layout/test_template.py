"""Templates drawn: boxes at their places, text that fits or is said not to."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardsmith.layout.setting import Style, width
from cardsmith.layout.template_places import Frame
from cardsmith.model.face import Face, Path, Text
from cardsmith.model.finding import Finding
from cardsmith.model.template import Artwork
from cardsmith.model.units import POINT
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import box, points, texts

STYLE = "styles: {t: {font: Alegreya, size: 12pt, min_size: 8pt, leading: 1.3}}\n"


def drawn(boxes: str, style: str = STYLE, **fields: str | tuple[str, ...]) -> Face:
    """The front of one card without a fault."""
    pieces, findings = custom_pieces(
        component(record("un", 1, **fields)),
        Artwork(front=template(f"{style}front:\n{boxes}")),
        FONTS,
    )
    assert findings == ()
    return pieces[0].front


def refused(boxes: str, style: str = STYLE, **fields: str | tuple[str, ...]) -> Sequence[Finding]:
    """What is wrong with one card; it is left out."""
    pieces, findings = custom_pieces(
        component(record("un", 1, **fields)),
        Artwork(front=template(f"{style}front:\n{boxes}")),
        FONTS,
    )
    assert pieces == ()
    return findings


def right(text: Text) -> float:
    return text.x + width(FONTS, Style(text.font, text.size), text.text)


def test_a_negative_width_ends_that_far_before_the_edge() -> None:
    face = drawn("  - rect: {in: [5mm, 6mm, -7mm, 0mm], fill: ink}\n")
    assert box(face.items) == (5, 6, 56, 88)


def test_a_ground_with_bleed_reaches_out_on_the_trim_only() -> None:
    face = drawn("  - rect: {in: [0mm, 0mm, 63mm, 40mm], fill: ink, bleed: true}\n")
    assert box(face.items) == (-3, -3, 66, 40)
    assert face.bleed == 3


def test_a_line_counts_negative_ends_from_the_far_edge() -> None:
    (path,) = drawn("  - line: {from: [5mm, 10mm], to: [-5mm, -10mm]}\n").items
    assert isinstance(path, Path)
    assert points(path) == [(5, 10), (58, 78)]


@pytest.mark.parametrize(
    ("align", "x"), [("left", 5.0), ("centre", 30.0), ("center", 30.0), ("right", 55.0)]
)
def test_text_keeps_to_its_side(align: str, x: float) -> None:
    boxes = f"  - text: {{in: [5mm, 5mm, 50mm, 9mm], style: t, value: mot, align: {align}}}\n"
    (text,) = texts(drawn(boxes).items)
    share = {"left": 0.0, "right": 1.0}.get(align, 0.5)
    assert text.x + share * (right(text) - text.x) == pytest.approx(x)


def test_text_stands_at_the_top_in_the_middle_or_at_the_bottom() -> None:
    lines = [
        texts(
            drawn(
                f"  - text: {{in: [5mm, 5mm, 50mm, 30mm], style: t, value: H, valign: {valign}}}\n"
            ).items
        )[0].y
        for valign in ("top", "middle", "bottom")
    ]
    lead = 12 * 1.3 * POINT
    assert lines[1] - lines[0] == pytest.approx((30 - lead) / 2)
    assert lines[2] - lines[0] == pytest.approx(30 - lead)


def test_a_text_is_set_as_typed_with_its_own_line_ends() -> None:
    boxes = '  - text: {in: [5mm, 5mm, 50mm, 30mm], style: t, value: "{{ words }}"}\n'
    face = drawn(boxes, words="rois & reines\n<b>{{ title }}</b>")
    assert [text.text for text in texts(face.items)] == ["rois & reines", "<b>{{ title }}</b>"]


def test_the_leading_tightens_before_the_type_shrinks() -> None:
    words = ("un", "deux", "trois", "quatre")
    loose, tight, small = (
        texts(
            drawn(
                f"  - list: {{in: [5mm, 5mm, 50mm, {height}mm], style: t, each: mots}}\n",
                mots=words,
            ).items
        )
        for height in (30, 4 * 12 * 1.2 * POINT, 4 * 12 * 1.0 * POINT)
    )
    leads = [lines[1].y - lines[0].y for lines in (loose, tight)]
    assert leads == pytest.approx([12 * 1.3 * POINT, 12 * 1.2 * POINT])
    assert [lines[0].size for lines in (loose, tight)] == [12, 12]
    assert 8 <= small[0].size < 12
    assert {line.size for line in small} == {small[0].size}


def test_the_gap_of_a_list_stands_between_entries_and_gives_way_before_the_size() -> None:
    boxes = "  - list: {{in: [5mm, 5mm, 20mm, {}mm], style: t, each: mots, between: 2mm}}\n"
    words = ("une entrée de deux lignes", "deux")
    wide = texts(drawn(boxes.format(40), mots=words).items)
    tight = texts(drawn(boxes.format(20), mots=words).items)

    assert [line.text for line in wide] == ["une entrée", "de deux", "lignes", "deux"]
    steps = [after.y - before.y for before, after in pairwise(wide)]
    lead = 12 * 1.3 * POINT
    assert steps == pytest.approx([lead, lead, lead + 2])
    assert {line.size for line in tight} == {12}


def test_a_box_below_another_follows_what_that_one_shows() -> None:
    boxes = """\
  - text: {id: a, in: [5mm, 5mm, 50mm, 40mm], style: t, value: "{{ haut }}"}
  - rect: {id: r, below: a, gap: 1mm, in: [9mm, 0mm, 20mm, 0.5mm], fill: gold}
  - text: {below: r, gap: 2mm, style: t, value: bas}
"""
    lead = 12 * 1.3 * POINT
    for words, lines in (("court", 1), ("long\nde\ntrois", 3), ("", 0)):
        face = drawn(boxes, haut=words)
        _, top, _, bottom = box(face.items)
        below = texts(face.items)[-1]
        assert top == pytest.approx(5 + lines * lead + 1)
        assert bottom - top == pytest.approx(0.5)
        assert below.x == pytest.approx(9)
        assert below.y == pytest.approx(bottom + 2 + lead - (5 + lead - first_baseline()))


def first_baseline() -> float:
    """Where the first line of a text stands that begins at 5 mm."""
    return texts(drawn("  - text: {in: [5mm, 5mm, 50mm, 40mm], style: t, value: H}\n").items)[0].y


def test_a_box_is_drawn_only_when_its_field_says_something() -> None:
    boxes = "  - rect: {in: [5mm, 5mm, 5mm, 5mm], fill: ink, when: art}\n"
    assert drawn(boxes, art="oui").items
    assert not drawn(boxes, art=" ").items
    assert not drawn(boxes, art=()).items


def test_a_field_that_only_some_cards_have_is_blank_in_the_others() -> None:
    front = template(
        f'{STYLE}front: [text: {{in: [5mm, 5mm, 50mm, 9mm], style: t, value: "[{{{{ x }}}}]"}}]'
    )
    pieces, findings = custom_pieces(
        component(record("a", x="oui"), record("b")), Artwork(front=front), FONTS
    )
    assert findings == ()
    assert [texts(piece.front.items)[0].text for piece in pieces] == ["[oui]", "[]"]


def test_every_record_has_a_first_text_and_others() -> None:
    boxes = """\
  - text: {in: [5mm, 5mm, 50mm, 9mm], style: t, value: "{{ first }}"}
  - list: {in: [5mm, 20mm, 50mm, 60mm], style: t, each: others, value: "- {{ text }}"}
"""
    face = drawn(boxes, mots=("deux", "trois"), vide="", force="4")
    assert [text.text for text in texts(face.items)] == ["un", "- deux", "- trois", "- 4"]


def test_too_much_text_is_an_error_that_says_how_much() -> None:
    boxes = "  - list: {id: mots, in: [5mm, 5mm, 50mm, 20mm], style: t, each: mots}\n"
    (finding,) = refused(boxes, mots=("mot",) * 30)

    assert (finding.code, finding.card, finding.span.file) == ("L101", "cartes/un", "a.csv")
    assert finding.arguments["box"] == "mots (carte.yaml:3:5)"
    assert finding.arguments["height"] == 20
    needed = 30 * 8 * 1.15 * POINT
    assert finding.arguments["needed_height"] == pytest.approx(needed, abs=0.1)
    assert finding.arguments["least"] == 8


def test_a_word_wider_than_its_box_is_an_error() -> None:
    (finding,) = refused("  - text: {in: [5mm, 5mm, 9mm, 50mm], style: t, value: abondamment}\n")
    assert finding.code == "L101"
    assert float(str(finding.arguments["needed_width"])) > 9


def test_a_character_without_a_glyph_is_an_error() -> None:
    boxes = '  - text: {in: [5mm, 5mm, 50mm, 9mm], style: t, value: "{{ mot }}"}\n'
    (finding,) = refused(boxes, mot="étoile ★")
    assert (finding.code, finding.card) == ("L102", "cartes/un")
    assert finding.arguments["character"] == "U+2605"


def test_a_card_that_does_not_fit_is_left_out_and_the_rest_goes_on() -> None:
    front = template(
        f'{STYLE}front: [text: {{in: [5mm, 5mm, 20mm, 9mm], style: t, value: "{{{{ title }}}}"}}]'
    )
    cards = component(record("un"), record("incommensurablement"), record("deux"))
    pieces, findings = custom_pieces(cards, Artwork(front=front), FONTS)
    assert [piece.id for piece in pieces] == ["cartes/un", "cartes/deux"]
    assert [finding.card for finding in findings] == ["cartes/incommensurablement"]


def test_an_unknown_field_is_said_at_the_line_of_the_template_with_a_card() -> None:
    (finding,) = refused('  - text: {in: [5mm, 5mm, 20mm, 9mm], style: t, value: "{{ titel }}"}\n')
    assert (finding.code, str(finding.span)) == ("K109", "carte.yaml:3:57")
    assert (finding.card, finding.arguments["known"]) == ("cartes/un", "title")


@pytest.mark.parametrize(
    "frame", ["5mm, 5mm, 59mm, 9mm", "-1mm, 5mm, 9mm, 9mm", "40mm, 5mm, -30mm, 9mm"]
)
def test_text_may_not_leave_the_card(frame: str) -> None:
    (finding,) = refused(f"  - text: {{in: [{frame}], style: t, value: mot}}\n")
    assert finding.code == "K118"


ALPHABET = "aéiœmWfj '-&<>().,’\n"
lengths = st.integers(4, 60)


@settings(max_examples=60)
@given(
    text=st.lists(st.text(ALPHABET, max_size=40), min_size=1, max_size=8),
    size=st.tuples(lengths, lengths),
    font=st.sampled_from(["Alegreya", "Cinzel Bold", "Atkinson"]),
    look=st.tuples(
        st.sampled_from(["left", "centre", "right"]),
        st.sampled_from(["top", "middle", "bottom"]),
        st.sampled_from(["0mm", "2mm"]),
    ),
    kind=st.sampled_from(["text", "list"]),
)
def test_any_text_in_any_box_fits_or_is_reported(
    text: list[str], size: tuple[int, int], font: str, look: tuple[str, str, str], kind: str
) -> None:
    """Nothing is cut, nothing leaves its box, no word is lost."""
    align, valign, gap = look
    frame = Frame(x=1, y=2, width=min(size[0], 61), height=size[1])
    own = f"each: mots, between: {gap}" if kind == "list" else 'value: "{{ mots }}"'
    front = template(
        f"styles: {{t: {{font: {font}, size: 14pt, min_size: 6pt}}}}\n"
        f"front: [{kind}: {{in: [1mm, 2mm, {frame.width}mm, {frame.height}mm], style: t, "
        f"align: {align}, valign: {valign}, {own}}}]"
    )
    assume(any(words.strip() for words in text))
    pieces, findings = custom_pieces(
        component(record("un", mots=tuple(text))), Artwork(front=front), FONTS
    )
    if not pieces:
        assert {finding.code for finding in findings} == {"L101"}
        return
    assert findings == ()
    lines = texts(pieces[0].front.items)
    kept = [words for words in text if words.strip()]
    whole = "".join(kept) if kind == "list" else ", ".join(kept)
    assert "".join("".join(line.text for line in lines).split()) == "".join(whole.split())
    for line in lines:
        assert line.x >= frame.x - 0.01
        assert right(line) <= frame.right + 0.01
        assert line.size >= 6
        cap = FONTS[font].cap_height * line.size * POINT / 1000
        assert line.y - cap >= frame.y - 0.01
        assert line.y <= frame.bottom


def test_a_box_that_is_pushed_off_the_card_is_reported() -> None:
    boxes = """\
  - text: {id: a, in: [5mm, 5mm, 50mm, 80mm], style: t, value: "{{ haut }}"}
  - text: {below: a, in: [5mm, 5mm, 50mm, 10mm], style: t, value: bas}
"""
    assert len(texts(drawn(boxes, haut="un").items)) == 2
    assert [finding.code for finding in refused(boxes, haut="\n".join(["mot"] * 15))] == ["L101"]
