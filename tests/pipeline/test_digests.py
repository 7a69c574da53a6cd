"""A digest is that of a card as it is drawn: both its faces, and nothing else."""

from pathlib import Path as Folder

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.face import (
    Art,
    Bitmap,
    Face,
    Group,
    Item,
    Matrix,
    Passage,
    Path,
    Picture,
    Piece,
    Stamp,
    Text,
    shift,
)
from cardsmith.model.inks import GOLD, INK, WINE
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.digests import card_digests
from cardsmith.pipeline.products import Cards, products
from cardsmith.press.manifest import Manifest, read_manifest

LINE = (("M", 0.0, 0.0), ("L", 9.0, 0.0))
FRAME = (("M", 0.0, 0.0), ("L", 9.0, 0.0), ("L", 9.0, 9.0), ("Z",))
TEXT = Text(4.0, 8.0, "peur", "Alegreya", 9.0, INK, (5, 5, 5, 5))
PATH = Path(LINE, fill=GOLD, stroke=INK, weight=0.4, dash=(1.0, 2.0))
PICTURE = Picture(1.0, 2.0, 30.0, 40.0, Bitmap("a1", b"", (3, 4)))
STAMP = Stamp(Art("bells", (PATH, TEXT)), shift(1, 2))
GROUP = Group((TEXT, PATH), shift(3, 4), FRAME)
GOOD = "letter: P\ncards:\n  - title: peur\n    synonyms: [frayeur, trouille, effroi, panique]\n"
ITEMS = st.lists(st.sampled_from([TEXT, PATH, PICTURE, STAMP, GROUP]), max_size=6)


def digest(*items: Item, back: tuple[Item, ...] | None = None, name: str = "P/peur") -> str:
    """The digest of a card with these fronts and backs."""
    front = Face(f"{name} front", 63, 88, items, 3.0)
    behind = None if back is None else Face(f"{name} back", 63, 88, back, 3.0)
    (card,) = card_digests([Piece(id=name, component="cards", front=front, back=behind)])
    return card.digest


OTHERS: dict[str, tuple[Item, Item]] = {
    "place": (TEXT, TEXT._replace(x=4.1)),
    "baseline": (TEXT, TEXT._replace(y=8.1)),
    "word": (TEXT, TEXT._replace(text="peut")),
    "font": (TEXT, TEXT._replace(font="Cinzel Bold")),
    "size": (TEXT, TEXT._replace(size=9.1)),
    "ink": (TEXT, TEXT._replace(ink=WINE)),
    "tracking": (TEXT, TEXT._replace(kerns=(9, 9, 9, 9))),
    "outline": (PATH, PATH._replace(outline=FRAME)),
    "fill": (PATH, PATH._replace(fill=None)),
    "stroke": (PATH, PATH._replace(stroke=GOLD)),
    "weight": (PATH, PATH._replace(weight=0.5)),
    "dash": (PATH, PATH._replace(dash=(1.0, 1.0))),
    "ends": (PATH, PATH._replace(butt=True)),
    "rule of filling": (PATH, PATH._replace(nonzero=True)),
    "shared art": (STAMP, STAMP._replace(art=Art("bells", (TEXT, PATH)))),
    "turned art": (STAMP, STAMP._replace(matrix=Matrix(a=-1))),
    "items of a group": (GROUP, replace(GROUP, items=(PATH, TEXT))),
    "map of a group": (GROUP, replace(GROUP, matrix=shift(3, 5))),
    "edge of a group": (GROUP, replace(GROUP, clip=())),
    "picture": (PICTURE, replace(PICTURE, bitmap=Bitmap("b2", b"", (3, 4)))),
    "left of a picture": (PICTURE, replace(PICTURE, x=7.0)),
    "top of a picture": (PICTURE, replace(PICTURE, y=7.0)),
    "width of a picture": (PICTURE, replace(PICTURE, width=7.0)),
    "height of a picture": (PICTURE, replace(PICTURE, height=7.0)),
}


@pytest.mark.parametrize("what", OTHERS)
def test_whatever_is_drawn_otherwise_is_another_card(what: str) -> None:
    before, after = OTHERS[what]

    assert digest(TEXT, before) != digest(TEXT, after)
    assert digest(TEXT, back=(before,)) != digest(TEXT, back=(after,))


@given(front=ITEMS, back=ITEMS | st.none(), copies=st.integers(1, 9))
def test_names_and_copies_change_nothing_and_shared_art_may_be_made_anew(
    front: list[Item], back: list[Item] | None, copies: int
) -> None:
    behind = None if back is None else tuple(back)
    anew = Stamp(Art("another name", STAMP.art.items), STAMP.matrix)
    again = tuple(anew if item is STAMP else item for item in front)

    assert digest(*front, back=behind) == digest(*again, back=behind, name="X/autre")
    face = Face("x", 63, 88, tuple(front), 3.0)
    card = Piece(id="x", component="cards", front=face, copies=copies)
    assert card_digests([card])[0].digest == digest(*front)
    assert card_digests([card])[0].copies == copies


@given(items=ITEMS, data=st.data())
def test_another_order_of_paint_is_another_card(items: list[Item], data: st.DataObject) -> None:
    mixed = data.draw(st.permutations(items))

    assert (digest(*items) == digest(*mixed)) is (items == mixed)


@given(front=ITEMS, back=ITEMS)
def test_a_back_is_no_part_of_the_front(front: list[Item], back: list[Item]) -> None:
    assert digest(*front, back=tuple(back)) != digest(*front, *back)


def test_what_is_only_heard_changes_nothing() -> None:
    passage = Passage("title", (TEXT, PATH), words="la peur")

    assert digest(PICTURE, passage) == digest(PICTURE, TEXT, PATH)
    assert digest(passage._replace(items=(TEXT,))) != digest(passage)


def test_a_hair_of_arithmetic_is_the_same_card() -> None:
    assert digest(TEXT._replace(x=0.1 + 0.2)) == digest(TEXT._replace(x=0.3))


def test_another_trim_is_another_card() -> None:
    faces = [Face("x", width, 88, (TEXT,), bleed) for width, bleed in ((63, 3), (63.5, 3), (63, 2))]
    cards = card_digests(Piece(id="x", component="cards", front=face) for face in faces)

    assert len({card.digest for card in cards}) == 3


def of_deck(folder: Folder, text: str) -> dict[str, str]:
    """The digest of every card of a deck file, by its id."""
    folder.mkdir()
    (folder / "p.yaml").write_text(text, encoding="utf-8")
    (made,), _ = products(read([folder]), ("cards",))
    assert isinstance(made, Cards)
    return {card.id: card.digest for card in card_digests(made.pieces)}


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("letter: P", "# a remark\nletter: P", True),
        ("peur\n", "peur\n    note: à revoir\n    copies: 3\n", True),
        ("frayeur", "terreur", False),
        ("frayeur", "frayeur, crainte", False),
        ("peur\n", "peur\n    pos: nom\n", False),
        ("effroi, panique", "panique, effroi", False),
        ("peur", "Peur", False),
    ],
)
def test_a_digest_changes_with_what_is_printed_only(
    old: str, new: str, same: bool, tmp_path: Folder
) -> None:
    changed = GOOD.replace(old, new)

    assert changed != GOOD
    assert (of_deck(tmp_path / "un", GOOD) == of_deck(tmp_path / "deux", changed)) is same


def test_a_changed_picture_is_another_input_and_another_card(tmp_path: Folder) -> None:
    """A component that shows it is not kept when another is built anew."""
    game = tmp_path / "jeu"
    game.mkdir()
    (game / "edition.yaml").write_text(
        "game: custom\ntitle: Jeu\nlanguage: fr\ncomponents:\n"
        "  - {name: a, data: a.csv}\n  - {name: b, data: b.csv, template: t.yaml}\n",
        encoding="utf-8",
    )
    (game / "a.csv").write_text("titre\nArbre\n", encoding="utf-8")
    (game / "b.csv").write_text("titre;art\nBois;bois.png\n", encoding="utf-8")
    (game / "t.yaml").write_text(
        'front: [{image: {in: [5mm, 5mm, 20mm, 20mm], src: "{{ art }}"}}]\n', encoding="utf-8"
    )
    Image.new("RGB", (8, 8), "red").save(game / "bois.png")

    def built(*components: str) -> Manifest:
        build_editions([str(game)], read_profile("home"), components, tmp_path / "out")
        return read_manifest((tmp_path / "out/jeu/home/manifest.json").read_bytes())

    red = built()
    assert "bois.png" in {file.path for file in red.inputs}

    Image.new("RGB", (8, 8), "blue").save(game / "bois.png")
    assert [file.path for file in built("a").files] == ["a.pdf"]
    blue = built()
    before, after = ({card.id: card.digest for card in each.cards} for each in (red, blue))
    assert {name for name in before if before[name] != after[name]} == {"b/bois"}
