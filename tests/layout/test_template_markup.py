"""Marked words and ornaments in the texts of a template, and one size over a deck."""

from collections.abc import Sequence

import pytest

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.setting import Style, width
from cardsmith.model.face import Group, Piece, Text, hushed
from cardsmith.model.finding import Finding
from cardsmith.model.template import Artwork
from cardsmith.model.units import POINT
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import box, texts

STYLE = "font: Alegreya, size: 12pt, min_size: 8pt"


def made(
    value: str, style: str = STYLE, each: str = "", **fields: str | tuple[str, ...]
) -> tuple[tuple[Piece, ...], Sequence[Finding]]:
    """A card with one box, a text or, with ``each``, a list."""
    kind = f"list: {{each: {each}, " if each else "text: {"
    front = template(
        f"styles: {{t: {{{style}}}}}\n"
        f"front: [{kind}in: [5mm, 5mm, 50mm, 30mm], style: t, value: '{value}'}}]\n"
    )
    artwork = Artwork(front=front, ornaments=load_ornaments())
    return custom_pieces(component(record("un", 1, **fields)), artwork, FONTS)


def runs(value: str, style: str = STYLE, **fields: str) -> list[tuple[str, str]]:
    """The runs of a text, each with its font."""
    pieces, findings = made(value, style, **fields)
    assert findings == ()
    return [(text.text, text.font) for text in texts(pieces[0].front.items)]


def test_marked_words_are_set_in_the_fonts_of_the_style() -> None:
    italic = f"{STYLE}, italic: Cinzel Bold"

    assert runs("**Coût** : 2") == [("Coût", "Alegreya Bold"), (" : 2", "Alegreya")]
    assert runs("un *mot*", italic) == [("un ", "Alegreya"), ("mot", "Cinzel Bold")]
    assert runs("***mot***", italic) == [("mot", "Cinzel Bold")]
    assert runs("un *mot* ***fort***") == [
        ("un ", "Alegreya"),
        ("mot", "Alegreya Italic"),
        (" ", "Alegreya"),
        ("fort", "Alegreya Bold Italic"),
    ]


def test_a_text_of_the_data_is_a_text_unless_the_style_says_otherwise() -> None:
    said = "5 **étoiles** :bell: \\*"

    assert runs("**Dit** {{ dit }}", dit=said) == [
        ("Dit", "Alegreya Bold"),
        (f" {said}", "Alegreya"),
    ]
    pieces, findings = made("{{ dit }}", f"{STYLE}, markup: true", dit=said)
    assert findings == ()
    shown = texts(pieces[0].front.items)
    assert "".join(text.text for text in shown) == "5 étoiles  *"
    assert [text.font for text in shown] == [
        "Alegreya", "Alegreya Bold", "Alegreya", "Alegreya"
    ]  # fmt: skip


def test_an_ornament_stands_on_the_baseline_as_high_as_a_capital() -> None:
    pieces, findings = made("Prenez :bell: et :pips/court:.")

    assert findings == ()
    bell, crown = (item for item in hushed(pieces[0].front.items) if isinstance(item, Group))
    first, second, last = texts(pieces[0].front.items)
    assert "".join(text.text for text in (first, second, last)) == "Prenez  et ."
    capital = FONTS["Alegreya"].cap_height * 12 * POINT / 1000
    for sign, before, after in ((bell, first, second), (crown, second, last)):
        left, top, right, bottom = box([sign])
        assert top >= before.y - capital - 0.2
        assert bottom <= before.y + 0.2
        assert before.x + width(FONTS, Style("Alegreya", 12), before.text) < left
        assert right < after.x


def test_runs_keep_to_their_side_of_the_box() -> None:
    for align, left, right in (("left", 5, 0), ("centre", 0, 0), ("right", 0, 55)):
        pieces, _ = made("un **mot** :bell:", f"{STYLE}, align: {align}")
        first = texts(pieces[0].front.items)[0]
        end = box([item for item in hushed(pieces[0].front.items) if isinstance(item, Group)])[2]
        if left:
            assert first.x == pytest.approx(left)
        elif right:
            assert end == pytest.approx(right, abs=0.7)
        else:
            assert (first.x + end) / 2 == pytest.approx(30, abs=0.5)


def test_a_row_of_ornaments_ends_where_its_box_does() -> None:
    pieces, findings = made(":bell: " * 30)

    assert findings == ()
    signs = [item for item in hushed(pieces[0].front.items) if isinstance(item, Group)]
    assert len(signs) == 30
    left, _, right, _ = box(signs)
    assert left >= 5
    assert right <= 55
    assert len({round(sign.matrix.f, 3) for sign in signs}) > 1


@pytest.mark.parametrize(
    ("value", "style", "kind", "font"),
    [
        ("*penché*", "font: Atkinson, size: 12pt", "italic", "Atkinson"),
        ("**gras**", "font: Cinzel Bold, size: 12pt", "bold", "Cinzel Bold"),
    ],
)
def test_a_mark_without_a_font_is_told(value: str, style: str, kind: str, font: str) -> None:
    pieces, (finding,) = made(value, style)

    assert pieces == ()
    assert (finding.code, finding.card) == ("L104", "cartes/un")
    assert (finding.arguments["kind"], finding.arguments["font"]) == (kind, font)


def test_an_ornament_there_is_not_is_told() -> None:
    pieces, (finding,) = made("un :belle: ici")

    assert pieces == ()
    assert (finding.code, finding.arguments["text"]) == ("K125", "belle")


def test_a_character_that_the_bold_lacks_is_told_with_its_font() -> None:
    _, (finding,) = made("**★**")

    assert (finding.code, finding.arguments["font"]) == ("L102", "Alegreya Bold")


def test_entries_of_a_list_may_be_marked_by_the_template() -> None:
    pieces, findings = made("**{{ number }}** {{ item }}", each="mots", mots=("a*b*", "c"))

    assert findings == ()
    assert [text.text for text in texts(pieces[0].front.items)] == ["1", " a*b*", "2", " c"]


def test_marked_words_wrap_and_are_whole() -> None:
    words = "**Révélez** la carte du dessus, puis *jouez* :bell: ou passez votre tour"
    pieces, findings = made(f"{words} {words}", f"{STYLE}, italic: Alegreya Medium")

    assert findings == ()
    shown = texts(pieces[0].front.items)
    assert len({text.y for text in shown}) > 2
    plain = words.replace("*", "").replace(":bell:", "")
    assert "".join("".join(text.text for text in shown).split()) == "".join(plain.split()) * 2


def deck(uniform: str, *titles: str) -> tuple[dict[str, Text], Sequence[Finding]]:
    """The title of each card, by its text."""
    front = template(
        f"styles: {{t: {{font: Alegreya, size: 20pt, min_size: 9pt, uniform: {uniform}}}}}\n"
        "front: [text: {id: nom, in: [5mm, 5mm, 50mm, 10mm], style: t, value: '{{ title }}'}]\n"
    )
    cards = component(*(record(title) for title in titles))
    pieces, findings = custom_pieces(cards, Artwork(front=front), FONTS)
    return {text.text: text for piece in pieces for text in texts(piece.front.items)}, findings


def test_a_uniform_style_keeps_the_size_of_the_fullest_card() -> None:
    titles = ("un", "anticonstitutionnel", "anticonstitutionnellement", "deux")
    apart, nothing = deck("false", *titles)
    alike, (finding,) = deck("true", *titles)

    assert nothing == ()
    least = min(text.size for text in apart.values())
    assert len({text.size for text in apart.values()}) == 3
    assert {text.size for text in alike.values()} == {least}
    assert (finding.code, finding.card) == ("L103", "cartes/anticonstitutionnellement")
    assert finding.arguments == {"box": "nom", "size": least, "asked": 20}


def test_a_uniform_style_that_fits_keeps_its_size_without_a_word() -> None:
    alike, findings = deck("true", "un", "deux")

    assert findings == ()
    assert {text.size for text in alike.values()} == {20}


def test_a_card_that_does_not_fit_does_not_decide() -> None:
    alike, findings = deck("true", "un", "x" * 60)

    assert [finding.code for finding in findings] == ["L101"]
    assert {text.size for text in alike.values()} == {20}
