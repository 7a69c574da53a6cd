"""The fronts of Le Grand Dalmuti, by the numbers of art direction §7."""

from io import BytesIO

import pypdfium2
import pytest

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.arch import stones
from cardsmith.layout.custom import Cards, pieces_of
from cardsmith.layout.dalmuti import estate_of, rank_rows
from cardsmith.layout.setting import Style, width
from cardsmith.layout.template_card import Workshop
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_signs import Look
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.deck import Rank
from cardsmith.model.edition import TCG, Deck, Edition, Game, Limits, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.inks import (
    GOLD,
    GREEN,
    LIGHT_SAFFRON,
    PAPER,
    PASTEL,
    SAFFRON,
    STEEL,
    WINE,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.sheet import Document, Page, Placed, Rect
from cardsmith.model.sizes import SIZES
from cardsmith.model.struct import replace
from cardsmith.model.template import Artwork
from cardsmith.press.pdf import write_pdf
from tests.layout.custom_cards import plain
from tests.layout.drawn import box, paths, texts

FONTS = ShippedFonts()
ORNAMENTS = load_ornaments()
SPAN = Span("ranks.yaml", 4, 5, 6, 1)

NAMES = (
    ("Grand Dalmuti", "Grand Dalmuti"),
    ("Prélat", "Prelate"),
    ("Connétable", "Constable"),
    ("Comtesse", "Countess"),
    ("Prieure", "Prioress"),
    ("Preux", "Champion"),
    ("Brodeuse", "Embroiderer"),
    ("Bâtisseur", "Builder"),
    ("Maître queux", "Master Cook"),
    ("Pastourelle", "Shepherdess"),
    ("Carrier", "Quarryman"),
    ("Faucheur", "Reaper"),
    ("Bouffon", "Jester"),
)
"""Of correction 8, from 1 to the joker."""


def rank(value: int, **names: str) -> Rank:
    return Rank(value=value, copies=2 if value == 13 else value, names=names, span=SPAN)


RANKS = tuple(rank(value, fr=fr, en=en) for value, (fr, en) in enumerate(NAMES, 1))


def deck(ranks: tuple[Rank, ...] = RANKS, language: str = "fr", size: Size = TCG) -> Deck:
    edition = Edition(
        name="dalmuti",
        folder="dalmuti",
        game=Game.DALMUTI,
        title="Le Grand Dalmuti",
        language=language,
        rules=Rules(profile="texte", options={}, numbers={}),
        board=Board(STANDARD_LAP, 2),
        limits=Limits(),
        size=size,
    )
    return Deck(edition=edition, ranks=ranks)


def laid_out(
    which: Deck, fonts: Fonts = FONTS, *, large: bool = False
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards of a deck through their template."""
    template = plain("rank-accessible.yaml" if large else "rank.yaml")
    workshop = Workshop(Artwork(front=template, ornaments=ORNAMENTS), fonts)
    return pieces_of(Cards("cards", which.edition.size, rank_rows(which)), workshop)


def pieces(language: str = "fr") -> tuple[Piece, ...]:
    found, findings = laid_out(deck(language=language))
    assert findings == ()
    return found


FRONTS = {piece.id: piece.front for piece in pieces()}


def read_back(face: Face) -> str:
    trim = Rect(0, 0, round(face.width * 1000), round(face.height * 1000))
    page = Page(width=trim.width, height=trim.height, placed=(Placed(face, trim, trim),))
    pdf = write_pdf(Document(title="t", language="fr", pages=(page,)), FONTS)
    return str(pypdfium2.PdfDocument(BytesIO(pdf))[0].get_textpage().get_text_bounded())


def test_thirteen_fronts_eighty_cards_one_back() -> None:
    found = pieces()

    assert [piece.id for piece in found] == [
        *(f"dalmuti/{value}" for value in range(1, 13)),
        "dalmuti/j",
    ]
    assert sum(piece.copies for piece in found) == 80
    assert len({piece.back for piece in found}) == 1
    assert {piece.front.bleed for piece in found} == {3}


@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: str(piece.id))
def test_both_names_read_back_from_the_page(piece: Piece) -> None:
    french, english = NAMES[12 if piece.id.endswith("j") else int(piece.id[8:]) - 1]

    said = read_back(piece.front)

    assert french in said
    assert english in said


@pytest.mark.parametrize(("language", "first"), [("fr", "Prélat"), ("en", "Prelate")])
def test_the_language_of_the_edition_is_the_large_one(language: str, first: str) -> None:
    large, small = (text for text in texts(pieces(language)[1].front.items) if len(text.text) > 2)

    assert large.text == first
    assert (large.font, large.size, large.y) == ("Cinzel Bold", 13, 73.4)
    assert (small.font, small.size, small.y) == ("Alegreya Medium", 9.5, 78.1)


@pytest.mark.parametrize("value", range(1, 14))
def test_a_rank_fills_as_many_stones_as_its_value(value: int) -> None:
    """The joker fills the twelve and the keystone."""
    estate = estate_of(value)
    drawn = stones(
        Frame(8.3, 4.4, 46.4, 23.2), value, ORNAMENTS[estate.pip], Look(estate.name, (), 0.82)
    )
    blocks = [path for path in paths(drawn) if path.weight == pytest.approx(0.738)]

    filled = [path for path in blocks if path.fill != PAPER]
    assert len(blocks) == 13
    assert len(filled) == value
    ahead = [box([path])[0] for path in filled[:7]]
    assert ahead == sorted(ahead)  # from the left springer


@pytest.mark.parametrize(
    ("values", "dye", "pip"),
    [
        ((1, 2, 3), SAFFRON, "pips/court"),
        ((4, 5, 6), WINE, "pips/nobility"),
        ((7, 8, 9), PASTEL, "pips/trades"),
        ((10, 11, 12), GREEN, "pips/land"),
        ((13,), WINE, "small/belltiny"),
    ],
)
def test_three_ranks_share_an_estate(values: tuple[int, ...], dye: object, pip: str) -> None:
    for value in values:
        assert estate_of(value).roles["A"] == dye
        assert estate_of(value).pip == pip


def test_the_bells_of_the_joker_take_four_metals_in_turn() -> None:
    assert [estate_of(13).ink(index) for index in range(5)] == [GOLD, GREEN, STEEL, SAFFRON, GOLD]


@pytest.mark.parametrize("value", range(1, 14))
def test_the_index_stands_in_every_corner_and_the_numeral_in_the_tablet(value: int) -> None:
    face = FRONTS["dalmuti/j" if value == 13 else f"dalmuti/{value}"]
    label = "J" if value == 13 else str(value)

    index = [text for text in texts(face.items) if text.size == 19]
    (numeral,) = [text for text in texts(face.items) if text.size == 32]

    assert [text.text for text in index] == [label] * 4
    assert [round(text.y, 6) for text in index] == [8.9, 8.9, 79.1, 79.1]
    assert (numeral.text, numeral.y) == (str(value), 63.6)


@pytest.mark.parametrize("size", [TCG, SIZES["poker"]])
def test_type_keeps_four_millimetres_from_the_trim(size: Size) -> None:
    found, _ = laid_out(deck(size=size))
    for piece in found:
        assert (piece.front.width, piece.front.height) == (size.width, size.height)
        for text in texts(piece.front.items):
            style = Style(text.font, text.size, tracking=-30 if len(text.text) == 2 else 0)
            half = text.y > size.height / 2 and text.size == 19
            left = text.x - width(FONTS, style, text.text) if half else text.x
            right = text.x if half else text.x + width(FONTS, style, text.text)

            assert left >= 4
            assert right <= size.width - 4
            assert 4 + 4.6 < text.y < size.height - 4


@pytest.mark.parametrize("value", range(1, 14))
def test_only_6_and_9_are_underlined(value: int) -> None:
    face = FRONTS["dalmuti/j" if value == 13 else f"dalmuti/{value}"]

    bars = [
        path
        for path in paths(face.items)
        if path.weight == 0.9 and path.fill is None and len(path.outline) == 2
    ]

    assert len(bars) == (4 if value in (6, 9) else 0)


@pytest.mark.parametrize("name", FRONTS)
def test_the_ground_of_a_front_is_paper_to_the_bleed(name: str) -> None:
    ground = paths(FRONTS[name].items)[0]

    assert (ground.fill, box([ground])) == (PAPER, (-3, -3, 66, 91))


@pytest.mark.parametrize("name", FRONTS)
def test_no_line_of_a_front_is_too_thin(name: str) -> None:
    assert min(path.weight for path in paths(FRONTS[name].items) if path.stroke) >= 0.25


def test_the_niche_is_a_round_arch() -> None:
    niche = next(path for path in paths(FRONTS["dalmuti/1"].items) if path.fill == LIGHT_SAFFRON)

    assert box([niche]) == pytest.approx((12.9, 9.0, 50.1, 60.6))
    assert niche.outline[-1] == ("Z",)


def test_a_larger_card_keeps_its_middle() -> None:
    (small,), _ = laid_out(deck(RANKS[:1]))
    (large,), _ = laid_out(deck(RANKS[:1], size=SIZES["poker"]))
    here, there = (
        next(text for text in texts(piece.front.items) if text.size == 32)
        for piece in (small, large)
    )

    assert (there.x - here.x, there.y - here.y) == pytest.approx((0.25, 0.45))


def test_a_long_name_shrinks_before_it_is_refused() -> None:
    ranks = (rank(1, fr="Tailleur de pierres", en="x" * 20),)
    (piece,), findings = laid_out(deck(ranks))
    large, small = (text for text in texts(piece.front.items) if len(text.text) > 2)

    assert findings == ()
    assert 11 <= large.size < 13
    assert 8.5 <= small.size <= 9.5


def test_a_name_that_is_too_wide_leaves_its_card_out_and_says_how_much() -> None:
    ranks = (rank(1, fr="Grand Dalmuti", en="Great"), rank(2, fr="Archevêque " * 5, en="Prelate"))
    found, (finding,) = laid_out(deck(ranks))

    assert [piece.id for piece in found] == ["dalmuti/1"]
    assert (finding.code, finding.card, finding.span) == ("L101", "dalmuti/2", SPAN)
    assert finding.arguments["box"] == "name"
    assert finding.arguments["least"] == 11


def test_a_character_without_a_glyph_is_told_with_its_code() -> None:
    ranks = (rank(7, fr="Brodeuse 針", en="Embroiderer"),)
    found, (finding,) = laid_out(deck(ranks))

    assert found == ()
    assert (finding.code, finding.card) == ("L102", "dalmuti/7")
    assert "U+91DD" in str(finding.arguments["character"])
    assert finding.arguments["font"] == "Cinzel Bold"


def test_a_rank_of_no_copies_is_not_printed() -> None:
    found, findings = laid_out(deck((replace(RANKS[3], copies=0),)))

    assert (found, findings) == ((), ())


def test_a_name_in_one_language_only_stands_alone() -> None:
    (piece,), _ = laid_out(deck((rank(2, de="Prälat"),), "de"))

    assert [text.text for text in texts(piece.front.items) if len(text.text) > 2] == ["Prälat"]
