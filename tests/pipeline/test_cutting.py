"""What a knife would do to cards for a print shop: the shipped games, and a game of one's own."""

import json
from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.reach import nearest_text
from cardsmith.model.edition import Deck
from cardsmith.model.sizes import SIZES
from cardsmith.model.struct import replace
from cardsmith.pipeline.cutting import OFF, cut_findings
from cardsmith.pipeline.products import Cards, products
from cardsmith.pipeline.targets import resolve
from cardsmith.press.cutting import half_turned_unlike
from cardsmith.press.pixels import Pages
from cardsmith.resources import shipped
from tests.cli.terminal import typed
from tests.intake.reading import written

SAFE = 4.0
"""Millimetres that every shipped face keeps free of text (print facts, section 0)."""

EDITION = (
    "game: custom\ntitle: Essai\nlanguage: fr\ncomponents:\n"
    "  - {name: cartes, data: cartes.csv, template: carte.yaml, back: dos.yaml}\n"
)
TEXT = (
    "styles: {t: {font: Alegreya, size: 12pt}}\n"
    "front:\n  - text: {in: [%s, 5mm, 55mm, 20mm], style: t, value: '{{ titre }}'}\n"
)
GROUND = "  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: wine, bleed: true}\n"


def found(deck: Deck, safe: float = SAFE) -> list[tuple[str, str, str]]:
    """Codes, cards and kinds of what is found."""
    names = ("cards", "marotte") if deck.edition.name == "bouffon" else ()
    made, _ = products(deck, names or tuple(each.name for each in deck.components) or ("cards",))
    return [
        (finding.code, finding.card, str(finding.arguments.get("kind", "")))
        for finding in cut_findings(deck, made, safe)
    ]


def own(folder: Path, front: str, back: str, cards: str = "titre\nun\ndeux\n") -> Deck:
    files = {"edition.yaml": EDITION, "cartes.csv": cards, "carte.yaml": front, "dos.yaml": back}
    return read([written(folder, files)])


@pytest.mark.parametrize("size", ["tcg", "poker"])
def test_dalmuti_loses_no_text_shows_no_white_and_keeps_its_secret(size: str) -> None:
    deck = read([resolve("dalmuti")])

    assert not found(replace(deck, edition=replace(deck.edition, size=SIZES[size])))


@pytest.mark.soak
@pytest.mark.parametrize("size", ["tcg", "poker"])
def test_bouffon_loses_no_text_shows_no_white_and_keeps_its_secret(size: str) -> None:
    deck = read([resolve("bouffon")])

    assert not found(replace(deck, edition=replace(deck.edition, size=SIZES[size])))


def test_no_text_of_a_packet_and_of_the_marotte_is_cut_off_by_a_knife_that_is_off() -> None:
    deck = read([shipped("decks") / "bouffon" / name for name in ("q.yaml", "marotte.yaml")])
    made, _ = products(deck, ("cards", "marotte"))

    faces = [
        face
        for product in made
        if isinstance(product, Cards)
        for piece in product.pieces
        for face in (piece.front, piece.back)
        if face is not None
    ]
    near = [nearest for face in faces if (nearest := nearest_text(face, ShippedFonts()))]
    assert len(near) > 20
    assert min(one.distance for one in near) >= SAFE - 0.001
    assert SAFE > OFF


def test_text_in_the_margin_is_told_once_with_the_others_counted(tmp_path: Path) -> None:
    deck = own(tmp_path, TEXT % "2mm", "front: []\n")

    assert found(deck) == [("L106", "cartes/un", "many")]
    assert not found(deck, safe=1.9)


def test_a_ground_without_bleed_is_told_for_fronts_and_backs(tmp_path: Path) -> None:
    bare = "front:\n  - rect: {in: [0mm, 0mm, 63mm, 88mm], fill: wine}\n"

    assert found(own(tmp_path / "a", bare, bare)) == [
        ("L107", "cartes/un", "one"),
        ("L107", "cartes/un", "one"),
    ]
    assert not found(own(tmp_path / "b", f"front:\n{GROUND}", f"front:\n{GROUND}"))


@pytest.mark.parametrize(("beyond", "codes"), [(1.25, ["L107"]), (1.75, [])])
def test_a_knife_may_be_off_by_a_millimetre_and_a_half(
    beyond: float, codes: list[str], tmp_path: Path
) -> None:
    edge = f"-{beyond}mm, -{beyond}mm, {63 + 2 * beyond}mm, {88 + 2 * beyond}mm"
    front = f"front:\n  - rect: {{in: [{edge}], fill: wine}}\n"

    assert [code for code, *_ in found(own(tmp_path, front, "front: []\n"))] == codes


def test_a_back_that_tells_its_upper_end_or_its_card_is_told(tmp_path: Path) -> None:
    mark = "  - rect: {in: [50mm, 70mm, 1mm, 1mm], fill: gold}\n"
    other = "  - rect: {in: [20mm, 20mm, 23mm, 48mm], fill: gold, when: titre = deux}\n"
    three = "titre\nun\ndeux\ntrois\n"

    one_way = own(tmp_path / "a", "front: []\n", f"front:\n{GROUND}{mark}")
    telling = own(tmp_path / "b", "front: []\n", f"front:\n{GROUND}{other}", three)
    double = own(tmp_path / "c", "front: []\n", TEXT % "5mm", three)

    assert found(one_way) == [("L108", "cartes/un", "turned")]
    assert found(telling) == [("L108", "cartes/deux", "other")]
    assert not found(double), "cards with two faces have nothing to hide"


@pytest.mark.parametrize(
    ("back", "place"),
    [
        (", back: dos.yaml", "edition.yaml:5:66"),
        ("", "edition.yaml:5:48"),
        (", back: '{{ dos }}'", "cartes.csv:2:1"),
    ],
)
def test_a_fault_of_a_back_stands_where_the_back_is_named(
    back: str, place: str, tmp_path: Path
) -> None:
    """By its own name, else that of the template that draws both sides, else at the card."""
    mark = "  - rect: {in: [50mm, 70mm, 1mm, 1mm], fill: gold}\n"
    declared = EDITION.replace(", back: dos.yaml", back)
    files = {
        "edition.yaml": declared,
        "cartes.csv": "titre,dos\nun,dos.yaml\ndeux,dos.yaml\n",
        "carte.yaml": f"front:\n{GROUND}back:\n{GROUND}{mark}",
        "dos.yaml": f"front:\n{GROUND}{mark}",
    }
    deck = read([written(tmp_path, files)])
    made, _ = products(deck, ("cartes",))

    (fault,) = cut_findings(deck, made, SAFE)
    assert (fault.code, str(fault.span)) == ("L108", (tmp_path / place).as_posix())


@pytest.mark.soak
@pytest.mark.parametrize(("game", "packets"), [("dalmuti", 1), ("bouffon", 26)])
def test_backs_of_a_press_file_are_one_picture_a_packet_that_tells_no_end(
    game: str, packets: int, tmp_path: Path
) -> None:
    """As they are printed: front and back in turn, each page looked at by another program."""
    args = ("--profile", "press", "--component", "cards")
    assert not typed("build", game, *args, "--out", tmp_path).exit_code
    folder = tmp_path / game / "press"
    faces = [
        face["name"]
        for face in json.loads((folder / "manifest.json").read_text("utf-8"))["faces"]
        if face["path"] == "cards.pdf"
    ]

    looks: dict[str, set[bytes]] = {}
    with Pages(str(folder / "cards.pdf")) as pages:
        for number, name in enumerate(faces):
            if number % 2:
                seen = pages.filling(number, (345, 470))
                looks.setdefault(name.rpartition("/")[0], set()).add(bytes(seen.data))
        assert len(looks) == packets
        assert all(len(pictures) == 1 for pictures in looks.values())
        firsts = {name.rpartition("/")[0]: at for at, name in enumerate(faces) if at % 2}
        for packet, number in firsts.items():
            fine = pages.filling(number, (815, 1110))
            assert half_turned_unlike(fine) == 0, packet
