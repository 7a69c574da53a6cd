"""What fills the free places of a print shop's sheet: aids and cards of the table, never blanks."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.choices import Orientation
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face, Piece
from cardsmith.model.press import Layout
from cardsmith.model.profile import Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.contents import contents
from cardsmith.pipeline.filling import filled, filling, shared
from cardsmith.pipeline.products import Cards, Product
from cardsmith.pipeline.sheets import TOGETHER, prints
from cardsmith.pipeline.targets import targets
from cardsmith.press.manifest import MANIFEST, read_manifest
from tests.layout.drawn import texts

CARD = Face("card", 63.0, 88.0, (), 3.0)
TALL = Face("tall", 63.0, 96.0, (), 3.0)
AIDS, STATUS, PLANS = {"bouffon": 6, "dalmuti": 8}, 8, 6
"""As many aids as can play, a card of standing for each of eight, five plans and the ladder."""


@pytest.fixture(scope="module")
def decks() -> dict[str, Deck]:
    return {name: read(paths) for name in AIDS for paths in targets([name])}


def press(layout: Layout | None) -> Profile:
    profile = read_profile("press")
    assert profile.press is not None
    return replace(profile, press=replace(profile.press, layout=layout))


def plain(name: str, copies: int, face: Face = CARD) -> Cards:
    return Cards(name, (Piece(id=name, component=name, front=face, copies=copies),))


def held(products: Sequence[Product]) -> dict[str, int]:
    """Cards of each component."""
    return {
        each.name: sum(piece.copies for piece in each.pieces)
        for each in products
        if isinstance(each, Cards)
    }


def test_thirty_places_are_six_aids_and_a_card_of_contents_for_each_square_and_the_marotte(
    decks: dict[str, Deck],
) -> None:
    made = (plain("cards", 276), plain("marotte", 24))

    found = filled(decks["bouffon"], made, press(Layout.FIFTY_FIVE))

    assert held(found) == {"cards": 276, "marotte": 24, "aid": 6, "contents": 24}
    assert found[:2] == made


def test_a_dalmuti_on_two_sheets_has_aids_twice_beside_standings_and_plans(
    decks: dict[str, Deck],
) -> None:
    found = filled(decks["dalmuti"], (plain("cards", 80),), press(Layout.FIFTY_FIVE))

    assert held(found) == {"cards": 80, "aid": 2 * AIDS["dalmuti"], "status": STATUS, "plans": 6}


def test_what_was_made_anyway_lies_there_once_and_fills_what_is_left(
    decks: dict[str, Deck],
) -> None:
    aids = plain("aid", 6)
    made = (plain("cards", 276), plain("marotte", 24), aids)

    found = filled(decks["bouffon"], made, press(Layout.FIFTY_FIVE))
    few = filled(decks["bouffon"], (plain("cards", 43), aids), press(Layout.FIFTY_FOUR))

    assert held(found) == {"cards": 276, "marotte": 24, "aid": 6, "contents": 24}
    assert held(few) == {"cards": 43, "aid": 11}


@pytest.mark.parametrize("name", [*AIDS])
@pytest.mark.parametrize("layout", [*Layout])
def test_no_place_of_any_sheet_is_blank(decks: dict[str, Deck], name: str, layout: Layout) -> None:
    profile = press(layout)
    found = filled(decks[name], (plain("cards", 80),), profile)
    (printed, *_), refused = prints(decks[name].edition, found, profile)

    (slots,) = [data.decode().splitlines() for path, data in printed.beside if "slots" in path]
    assert refused == ()
    assert printed.component == TOGETHER
    assert all(line.split(",")[4] for line in slots)
    assert len(slots) - 1 == sum(held(found).values())


def test_sheets_that_no_shop_prints_and_faces_one_a_page_stay_as_they_are(
    decks: dict[str, Deck],
) -> None:
    made = (plain("cards", 80),)
    dividers = Cards("dividers", plain("dividers", 3, TALL).pieces, Orientation.AUTO)

    for profile in (read_profile("home"), press(None)):
        assert filled(decks["dalmuti"], made, profile) == made
        assert shared(made, profile) == ()
    assert filled(decks["bouffon"], (dividers,), press(Layout.FIFTY_FIVE)) == (dividers,)
    only_aids = (plain("aid", 6),)
    assert filled(decks["bouffon"], only_aids, press(Layout.FIFTY_FIVE)) == only_aids


def test_cards_of_another_size_have_sheets_of_their_own() -> None:
    cards, tall = plain("cards", 80), plain("tall", 3, TALL)

    assert shared((cards, tall, plain("aid", 8)), press(Layout.FREE)) == (cards, plain("aid", 8))


sets = st.dictionaries(st.sampled_from(["aid", "status", "plans"]), st.integers(0, 30))


@given(free=st.integers(0, 60), sets=sets, data=st.data())
def test_places_are_filled_to_the_last_and_what_is_lacking_comes_first(
    free: int, sets: dict[str, int], data: st.DataObject
) -> None:
    lacking = data.draw(st.sets(st.sampled_from([*sets]))) if sets else set[str]()

    chosen = filling(free, sets, lacking)
    taken = sum(sets[name] * times for name, times in chosen.sets.items()) + chosen.singles

    assert taken == (free if any(sets.values()) else 0)
    assert chosen == filling(free, sets, lacking)
    assert chosen.singles < min((many for many in sets.values() if many), default=1)
    room = free
    for name in (name for name in sets if name in lacking and sets[name]):
        fits = sets[name] <= room
        assert chosen.sets[name] >= fits
        room -= sets[name] * fits


def test_a_build_lays_them_on_the_sheet_and_lists_no_card_twice(tmp_path: Path) -> None:
    (tmp_path / "jeu").mkdir()
    (tmp_path / "jeu" / "p.yaml").write_text(
        "letter: P\ncards:\n  - {title: peur, copies: 3, synonyms: [effroi, trac, panique]}\n",
        encoding="utf-8",
    )
    (built,) = build_editions(
        [str(tmp_path / "jeu")], press(Layout.EIGHTEEN), ("cards",), tmp_path / "out"
    )
    manifest = read_manifest((tmp_path / "out/jeu/press" / MANIFEST).read_bytes())

    assert built.folder is not None
    assert [file.cards for file in manifest.files if file.cards] == [18]
    assert [card.id for card in manifest.cards] == ["P/peur"]


def test_each_title_stands_on_one_card_of_contents_in_the_order_of_the_board(
    decks: dict[str, Deck],
) -> None:
    deck = decks["bouffon"]
    made = contents(deck, ShippedFonts())
    shown = [item.text for piece in made for item in texts(piece.front.items)]

    assert [piece.id.partition("/")[2] for piece in made[10:12]] == ["kw", "l"]
    assert [piece.id.partition("/")[2] for piece in made[22:]] == ["xyz", "marotte"]
    assert sorted(set(shown) & {card.title.text for card in deck.cards}) == sorted(
        card.title.text for card in deck.cards
    )
    assert shown.index("web") > shown.index("kermesse") < shown.index("laid")


def test_no_card_of_contents_is_made_where_a_square_has_more_titles_than_room(
    decks: dict[str, Deck],
) -> None:
    deck = decks["bouffon"]
    packet = deck.packets[0]
    many = tuple(replace(packet.cards[0], id=f"A/{number}") for number in range(27))

    full = replace(deck, packets=(replace(packet, cards=many), *deck.packets[1:]))

    assert contents(full, ShippedFonts()) == ()


def test_single_cards_go_to_the_pieces_of_the_first_set_in_turn(decks: dict[str, Deck]) -> None:
    found = filled(decks["dalmuti"], (plain("cards", 52),), press(Layout.FIFTY_FIVE))

    assert held(found) == {"cards": 52, "aid": 3}
    assert Counter(piece.id for each in found for piece in cards_of(each)) == {"cards": 1, "aid": 1}


def cards_of(product: Product) -> tuple[Piece, ...]:
    assert isinstance(product, Cards)
    return product.pieces
