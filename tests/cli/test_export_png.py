"""Pictures of cards: as many as there are cards, of exact size, and none that nobody asked for."""

from collections import Counter
from pathlib import Path

import pikepdf
import pytest

from tests.cli.exports import edition, exported, listed, manifest, pictures
from tests.cli.placed import cards
from tests.cli.reprints import edit, files
from tests.cli.terminal import typed

FRUIT = ["Cherry", "Plum", "Pear"]


@pytest.fixture
def fruit(tmp_path: Path) -> Path:
    """Six cards of three designs with one back."""
    return edition(tmp_path / "fruit", FRUIT, copies="3,2,1", back="fruit")


@pytest.mark.parametrize(
    ("game", "designs", "copies", "backs"), [("dalmuti", 13, 80, 1), ("bouffon", 300, 300, 27)]
)
def test_every_design_of_a_game_is_a_picture_and_every_back_is_one(
    game: str, designs: int, copies: int, backs: int, tmp_path: Path
) -> None:
    answer = typed("export", game, "--to", "png", "--dpi", "36", "--out", tmp_path)
    folder = tmp_path / game / "png"

    assert answer.exit_code == 0, answer.output
    found = pictures(folder)
    fronts = [row["file"] for row in listed(folder)]
    assert len(fronts) == len(set(fronts)) == designs
    assert set(fronts) | {row["back"] for row in listed(folder)} == set(found)
    assert len(found) == designs + backs
    assert sum(int(row["copies"]) for row in listed(folder)) == copies
    assert f"{designs + backs} pictures, {copies} cards" in answer.output
    told = manifest(folder)
    assert sum(file["cards"] for file in told["files"]) == copies
    assert Counter({card["id"]: card["copies"] for card in told["cards"]}) == Counter(
        {row["id"]: int(row["copies"]) for row in listed(folder)}
    )


@pytest.mark.parametrize(
    ("dpi", "bleed", "size"),
    [
        (300, "", (744, 1039)),
        (300, "3mm", (815, 1110)),
        (72, "", (179, 249)),
        (600, "0.125in", (1638, 2229)),
    ],
)
def test_a_picture_has_its_size_in_pixels_and_says_it(
    dpi: int, bleed: str, size: tuple[int, int], fruit: Path, tmp_path: Path
) -> None:
    """63 × 88 mm with its bleed, at 25.4 mm to the inch."""
    asked = ["--bleed", bleed] if bleed else []
    folder = exported(fruit, "png", "--dpi", str(dpi), *asked, out=tmp_path / "out")

    for image in pictures(folder).values():
        assert image.size == size
        assert image.mode == "RGB"
        assert image.info["srgb"] == 0
        assert image.info["dpi"] == pytest.approx((dpi, dpi), abs=0.02)


def test_a_shared_back_is_one_picture_called_by_what_shares_it(fruit: Path, tmp_path: Path) -> None:
    folder = exported(fruit, "png", "--dpi", "36", out=tmp_path / "out")

    names = ["001-cherry-front.png", "002-plum-front.png", "003-pear-front.png"]
    assert list(pictures(folder)) == [*names, "cards-back.png"]
    assert [tuple(row.values()) for row in listed(folder)] == [
        (names[0], "cards-back.png", "3", "cards/cherry"),
        (names[1], "cards-back.png", "2", "cards/plum"),
        (names[2], "cards-back.png", "1", "cards/pear"),
    ]


def test_backs_that_look_the_same_are_one_however_they_were_drawn(tmp_path: Path) -> None:
    """A template that names a field is drawn for each card; here it comes out alike twice."""
    deck = edition(tmp_path / "e", ["ab", "cd", "ae"], back="x")
    edit(deck / "back.yaml", 'value: "x"', 'value: "{{ clan }}"')
    (deck / "cards.csv").write_text("title,clan\nab,red\ncd,blue\nae,red\n", encoding="utf-8")
    folder = exported(deck, "png", "--dpi", "72", out=tmp_path / "out")

    backs = [row["back"] for row in listed(folder)]
    assert backs == ["cards-back.png", "002-cd-back.png", "cards-back.png"]
    assert len(pictures(folder)) == 5


def test_with_copies_every_card_of_the_box_has_pictures_of_its_own(
    fruit: Path, tmp_path: Path
) -> None:
    folder = exported(fruit, "png", "--copies", "--dpi", "36", out=tmp_path / "out")

    each = ["001-cherry-1", "001-cherry-2", "001-cherry-3", "002-plum-1", "002-plum-2"]
    each.append("003-pear-1")
    assert [row["file"] for row in listed(folder)] == [f"{card}-front.png" for card in each]
    assert [row["back"] for row in listed(folder)] == [f"{card}-back.png" for card in each]
    assert len(pictures(folder)) == 12


@pytest.mark.parametrize(
    ("pattern", "words", "needs"),
    [
        ("{packet}.png", [], "{n} or {title}"),
        ("{n}.png", ["--copies"], "{side}"),
        ("{n}-{side}.png", ["--copies"], "{copy}"),
        ("{title}/{side}.png", [], "take it out"),
        ("{n}.jpg", [], "end it with .png"),
        ("{name}.png", [], "the fields are {n}, {title}, {id}"),
    ],
)
def test_a_pattern_that_loses_a_card_is_refused_before_anything_is_written(
    pattern: str, words: list[str], needs: str, fruit: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    answer = typed("export", fruit, "--to", "png", "--pattern", pattern, *words, "--out", out)

    assert answer.exit_code == 2
    assert "--pattern: error I140" in answer.output
    assert needs in answer.output
    assert not out.exists()


def test_one_card_needs_no_field(tmp_path: Path) -> None:
    deck = edition(tmp_path / "e", ["Cherry"])
    folder = exported(deck, "png", "--pattern", "carte.png", "--dpi", "36", out=tmp_path / "out")

    assert list(pictures(folder)) == ["carte.png"]


def test_picked_cards_keep_their_names_and_leave_the_others_alone(
    fruit: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    folder = exported(fruit, "png", "--dpi", "36", out=out)
    before = files(folder)
    exported(fruit, "png", "--dpi", "36", "--only", "card:cards/plum*5", out=out)

    partial = folder / "partial"
    assert set(pictures(partial)) == {"002-plum-front.png", "cards-back.png"}
    assert [row["copies"] for row in listed(partial)] == ["5"]
    assert before.items() <= files(folder).items()
    manifest(partial)


def test_picked_copies_are_as_many_as_are_asked_for(fruit: Path, tmp_path: Path) -> None:
    words = ("--copies", "--only", "card:cards/cherry*2 card:cards/pear*3", "--dpi", "36")
    folder = exported(fruit, "png", *words, out=tmp_path / "out")

    assert [row["file"] for row in listed(folder / "partial")] == [
        *("001-cherry-1-front.png", "001-cherry-2-front.png"),
        *("003-pear-1-front.png", "003-pear-2-front.png", "003-pear-3-front.png"),
    ]


@pytest.mark.parametrize(
    ("words", "name"), [((), "ete-front-2.png"), (("--copies",), "ete-1-front-2.png")]
)
def test_a_card_keeps_the_number_that_tells_it_from_another_that_is_not_picked(
    words: tuple[str, ...], name: str, tmp_path: Path
) -> None:
    deck = edition(tmp_path / "e", ["été", "Ete"])
    pattern = "{title}-{copy}-{side}.png" if words else "{title}-{side}.png"
    asked = ("--pattern", pattern, "--only", "card:cards/ete-2", "--dpi", "36", *words)
    folder = exported(deck, "png", *asked, out=tmp_path / "out")

    assert list(pictures(folder / "partial")) == [name]


def test_changed_cards_are_those_that_the_last_export_had_otherwise(
    fruit: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    folder = exported(fruit, "png", "--dpi", "36", out=out)
    answer = typed("export", fruit, "--to", "png", "--only", "changed", "--out", out)
    assert "No card has changed" in answer.output
    assert not (folder / "partial").exists()
    edit(fruit / "cards.csv", "Pear,1", "Peach,1")
    exported(fruit, "png", "--dpi", "36", "--only", "changed", out=out)

    assert set(pictures(folder / "partial")) == {"003-peach-front.png", "cards-back.png"}


def test_the_same_edition_gives_the_same_bytes(fruit: Path, tmp_path: Path) -> None:
    first, second = (
        exported(fruit, "png", "--dpi", "100", out=tmp_path / name) for name in ("a", "b")
    )

    assert files(first) == files(second)


def test_what_another_export_left_goes_and_what_is_not_ours_stays(
    fruit: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    folder = exported(fruit, "png", "--dpi", "36", out=out)
    (folder / "mine.png").write_bytes(b"mine")
    exported(fruit, "png", "--dpi", "36", "--pattern", "{title}.png", out=out)

    assert {path.name for path in folder.glob("*.png")} == {
        *("cherry.png", "plum.png", "pear.png", "cards-back.png", "mine.png"),
    }


def test_an_edition_with_an_error_writes_nothing(fruit: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    folder = exported(fruit, "png", "--dpi", "36", out=out)
    before = files(out)
    edit(fruit / "cards.csv", "Plum,2", "Plum,two")
    answer = typed("export", fruit, "--to", "png", "--out", out)

    assert answer.exit_code == 1
    assert "nothing written" in answer.output
    assert files(out) == before
    assert folder.is_dir()


def test_boards_boxes_and_rules_are_pictures_where_they_are_asked_for(tmp_path: Path) -> None:
    names = "board,box,pawns,rules"
    words = ("--component", names, "--dpi", "36", "--out", tmp_path)
    answer = typed("export", "bouffon", "--to", "png", *words)

    assert answer.exit_code == 0, answer.output
    found = pictures(tmp_path / "bouffon/png")
    assert {name.partition(".")[0].partition("-")[0] for name in found} == set(names.split(","))
    assert found["board.png"].size == (595, 421), "420 × 297 mm at 36 to the inch"
    assert {"rules-fr-01.png", "rules-en-01.png"} <= set(found)


def test_a_resolution_beyond_measure_is_refused(tmp_path: Path) -> None:
    words = ("--component", "board", "--dpi", "1200", "--out", tmp_path / "out")
    answer = typed("export", "bouffon", "--to", "png", *words)

    assert answer.exit_code == 2
    assert "--dpi: error I110 “1200” is not possible here (write for example 300)" in answer.output
    assert not (tmp_path / "out").exists()


def test_the_list_prints_the_same_cards_again(fruit: Path, tmp_path: Path) -> None:
    """``impose`` reads what ``export`` writes: fronts, backs, copies and size."""
    folder = exported(fruit, "png", "--bleed", "3mm", out=tmp_path / "out")
    sheets = tmp_path / "sheets.pdf"
    words = ("--size", "tcg", "--own-bleed", "3mm", "--out", sheets)
    answer = typed("impose", folder / "copies.csv", *words)

    assert answer.exit_code == 0, answer.output
    assert "6 cards on 2 pages" in answer.output
    assert "error" not in answer.output
    with pikepdf.open(sheets) as pdf:
        assert [len(cards(page)) for page in pdf.pages] == [6, 6]


def peur_in(look: str, out: Path) -> bytes:
    """The picture of one card of Le Bouffon in the look of a profile."""
    words = ("bouffon", "--to", "png", "--only", "card:P/peur", "--dpi", "72")
    answer = typed("export", *words, "--profile", look, "--out", out)
    assert answer.exit_code == 0, answer.output
    (name,) = (row["file"] for row in listed(out / "bouffon/png/partial"))
    return (out / "bouffon/png/partial" / name).read_bytes()


def test_the_look_of_a_profile_is_that_of_the_pictures(tmp_path: Path) -> None:
    home, letter, access = (
        peur_in(look, tmp_path / look) for look in ("home", "home-letter", "home-access")
    )

    assert letter == home
    assert access != home
