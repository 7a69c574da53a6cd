"""What somebody hears of cards set by a template."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.model.deck import Record
from cardsmith.model.face import Passage, Text, passages
from cardsmith.model.template import Artwork
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import flat, texts

STYLES = """\
styles:
  t: {font: Alegreya, size: 12pt, min_size: 8pt, hyphenate: true}
  h: {extends: t, role: title}
  q: {extends: t, role: silent}
"""
WASP = record("Guêpe", powers=("pique", "vole très loin de son nid"), rank="3", art="")


def heard(boxes: str, *records: Record) -> list[Passage]:
    """The passages of the first card."""
    artwork = Artwork(front=template(f"{STYLES}front:\n{boxes}"), ornaments=load_ornaments())
    pieces, findings = custom_pieces(
        component(*(records or (WASP,))), artwork, FONTS, hyphenator("fr")
    )
    assert findings == ()
    return list(passages(pieces[0].front.items))


def said(boxes: str, *records: Record) -> list[tuple[str, str]]:
    """Role, and text that is heard."""
    return [(each.role, each.words or shown(each.items)) for each in heard(boxes, *records)]


def shown(items: object) -> str:
    assert isinstance(items, tuple)
    return "".join(item.text for item in items if isinstance(item, Text))


def test_a_style_says_what_its_texts_are() -> None:
    boxes = (
        '  - text: {in: [4mm, 4mm, 50mm, 8mm], style: t, value: "{{ rank }}"}\n'
        '  - text: {in: [4mm, 20mm, 50mm, 8mm], style: h, value: "{{ title }}"}\n'
        '  - text: {in: [4mm, 40mm, 50mm, 8mm], style: q, value: "{{ rank }}"}\n'
    )

    assert said(boxes) == [("text", "3"), ("title", "Guêpe")]


def test_a_list_is_heard_entry_by_entry_with_its_columns_before() -> None:
    boxes = (
        "  - list: {in: [4mm, 4mm, 50mm, 40mm], style: t, each: powers, "
        'columns: ["{{ number }}", "{{ text }}"]}\n'
    )

    assert said(boxes) == [("entry", "1 pique"), ("entry", "2 vole très loin de son nid")]


@pytest.mark.parametrize("steps", ["", ", steps: [{lines: 6, size: 11pt}]"])
def test_an_entry_that_wraps_is_heard_whole(steps: str) -> None:
    boxes = f"  - list: {{in: [4mm, 4mm, 24mm, 40mm], style: t, each: powers{steps}}}\n"

    first, second = heard(boxes)

    assert (first.words, shown(first.items)) == ("", "pique")
    assert second.words == "vole très loin de son nid"
    assert len(texts(second.items)) > 1


def test_an_entry_that_wraps_is_heard_with_what_stands_beside_it() -> None:
    boxes = (
        "  - list: {in: [4mm, 4mm, 24mm, 40mm], style: t, each: powers, "
        'columns: ["{{ number }}", "{{ text }}"]}\n'
    )

    assert said(boxes) == [("entry", "1 pique"), ("entry", "2 vole très loin de son nid")]


def test_a_word_that_a_line_end_divides_is_heard_whole() -> None:
    card = record("x", long="incompréhensiblement")
    boxes = '  - text: {in: [4mm, 4mm, 14mm, 30mm], style: t, value: "{{ long }}"}\n'

    (passage,) = heard(boxes, card)

    assert "-" in shown(passage.items)
    assert passage.words == "incompréhensiblement"


def test_an_ornament_among_words_is_heard_by_its_name() -> None:
    boxes = '  - text: {in: [4mm, 4mm, 50mm, 8mm], style: t, value: "gagne 3 :bell: ou 1"}\n'

    assert said(boxes) == [("text", "gagne 3 bell ou 1")]


def test_what_is_drawn_is_silent_or_heard_by_the_words_of_its_box() -> None:
    drawn = "in: [4mm, 4mm, 20mm, 20mm], name: bell"

    assert said(f"  - ornament: {{{drawn}}}\n") == []
    assert said(f'  - ornament: {{{drawn}, alt: "la cloche de {{{{ title }}}}"}}\n') == [
        ("figure", "la cloche de Guêpe")
    ]
    assert said(f'  - ornament: {{{drawn}, alt: "{{{{ art }}}}"}}\n') == []


def test_words_of_a_text_box_are_heard_in_its_place() -> None:
    boxes = '  - text: {in: [4mm, 4mm, 50mm, 8mm], style: t, value: "3/2", alt: "force 3, vie 2"}\n'

    assert said(boxes) == [("text", "force 3, vie 2")]


def test_what_stands_at_both_ends_is_heard_once_and_a_group_may_have_words() -> None:
    group = (
        "  - group:\n      in: [0mm, 0mm, 0mm, 0mm]\n      both_ends: true\n{alt}"
        '      boxes: [text: {{in: [4mm, 4mm, 9mm, 8mm], style: t, value: "{{{{ rank }}}}"}}]\n'
    )

    assert said(group.format(alt="")) == [("text", "3")]
    assert said(group.format(alt='      alt: "rang"\n')) == [("figure", "rang")]


def test_what_many_cards_show_alike_is_heard_on_each() -> None:
    """Shared art is silent, so what says something is not shared."""
    boxes = (
        "  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: paper}\n"
        '  - text: {in: [4mm, 4mm, 50mm, 8mm], style: t, value: "Animaux"}\n'
        "  - rect: {in: [4mm, 20mm, 9mm, 9mm], fill: ink}\n"
    )
    cards = [record(f"c{number}", rank="3") for number in range(4)]

    assert said(boxes, *cards) == [("text", "Animaux")]


@given(
    words=st.lists(st.text("abcdeé", min_size=1, max_size=14), min_size=1, max_size=7),
    wide=st.integers(20, 55),
)
def test_what_is_heard_is_what_the_data_say(words: list[str], wide: int) -> None:
    """However narrow the box: breaks joined, nothing lost, nothing twice."""
    text = " ".join(words)
    card = record("x", text=text, words=tuple(words))
    boxes = (
        f'  - text: {{in: [2mm, 2mm, {wide}mm, 40mm], style: t, value: "{{{{ text }}}}"}}\n'
        f"  - list: {{in: [2mm, 44mm, {wide}mm, 43mm], style: t, each: words}}\n"
    )

    assert said(boxes, card) == [("text", text), *(("entry", word) for word in words)]


def test_every_line_of_type_is_said_or_silent_once() -> None:
    boxes = (
        '  - text: {in: [4mm, 4mm, 20mm, 20mm], style: t, value: "un deux trois quatre"}\n'
        "  - list: {in: [4mm, 30mm, 20mm, 40mm], style: q, each: powers}\n"
    )
    artwork = Artwork(front=template(f"{STYLES}front:\n{boxes}"))
    (piece,), _ = custom_pieces(component(WASP), artwork, FONTS)

    drawn = [item.text for item in flat(piece.front.items) if isinstance(item, Text)]
    assert sum(text == "pique" for text in drawn) == 1
    assert [each.words for each in passages(piece.front.items)] == ["un deux trois quatre"]
