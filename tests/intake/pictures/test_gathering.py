"""Files, folders and lists become cards: in order, each with its back, and nothing in silence."""

from pathlib import Path

import pytest

from cardsmith.intake.pictures.gathering import Gathered, gather
from cardsmith.model.finding import InputError
from cardsmith.model.sizes import SIZES


def folder(root: Path, *names: str) -> Path:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    return root


def gathered(*paths: Path) -> Gathered:
    return gather(paths, Path("sheets.pdf"))


def backs(found: Gathered) -> dict[str, str]:
    return {card.front.name: card.back.name if card.back else "" for card in found.cards}


def codes(found: Gathered) -> list[tuple[str, object]]:
    return [(finding.code, finding.arguments.get("kind")) for finding in found.findings]


def test_a_folder_is_its_pictures_as_people_count(tmp_path: Path) -> None:
    found = gathered(
        folder(tmp_path, "c10.png", "c9.PNG", "c1.jpeg", "deck.pdf", ".DS_Store", "Thumbs.db")
    )

    assert [card.front.name for card in found.cards] == ["c1.jpeg", "c9.PNG", "c10.png", "deck.pdf"]
    assert not found.findings


def test_backs_are_found_by_name_in_any_spelling(tmp_path: Path) -> None:
    names = (
        "wolf.png",
        "wolf_back.jpg",
        "Elan e\u0301.png",
        "élan é-dos.png",
        "fox x3.png",
        "Fox verso.png",
    )
    found = gathered(folder(tmp_path, *names, "owl.png"))

    assert backs(found) == {
        "wolf.png": "wolf_back.jpg",
        "fox x3.png": "Fox verso.png",
        "owl.png": "",
        "Elan e\u0301.png": "",
    }
    assert codes(found) == [("I157", "lone")]


def test_a_back_of_all_stands_behind_those_that_have_none(tmp_path: Path) -> None:
    found = gathered(folder(tmp_path, "wolf.png", "wolf_back.png", "fox.png", "back.png"))

    assert backs(found) == {"wolf.png": "wolf_back.png", "fox.png": "back.png"}


@pytest.mark.parametrize("name", ["backs", "Dos", "verso"])
def test_a_folder_of_backs_goes_by_names(tmp_path: Path, name: str) -> None:
    found = gathered(
        folder(tmp_path, "wolf.png", "fox.png", f"{name}/wolf.png", f"{name}/back.png")
    )

    assert backs(found) == {"wolf.png": "wolf.png", "fox.png": "back.png"}
    assert found.cards[1].back == tmp_path / name / "wolf.png"


def test_a_single_back_in_its_folder_is_that_of_all(tmp_path: Path) -> None:
    found = gathered(folder(tmp_path, "fronts/wolf.png", "fronts/fox.png", "backs/swirl.png"))

    assert set(backs(found).values()) == {"swirl.png"}
    assert not found.findings


def test_two_backs_for_one_card_are_one_too_many(tmp_path: Path) -> None:
    found = gathered(
        folder(tmp_path, "wolf.png", "wolf_back.png", "wolf_dos.png", "back.png", "dos.png")
    )

    assert codes(found) == [("I157", "two"), ("I157", "two")]


def test_loose_files_of_one_folder_are_sides_of_one_card(tmp_path: Path) -> None:
    folder(tmp_path, "a/wolf.png", "a/wolf_back.png", "b/wolf.png")
    found = gathered(*(tmp_path / name for name in ("a/wolf.png", "a/wolf_back.png", "b/wolf.png")))

    assert [card.back for card in found.cards] == [tmp_path / "a/wolf_back.png", None]


def test_copies_and_sizes_come_from_names(tmp_path: Path) -> None:
    found = gathered(folder(tmp_path, "a x3.png", "b@70x120mm.png", "c_poker.png", "d x0.png"))

    assert [card.copies for card in found.cards] == [3, 1, 1, 0]
    assert found.cards[1].size is not None
    assert (found.cards[1].size.width, found.cards[1].size.height) == (70, 120)
    assert (found.cards[2].size, found.cards[2].worded) == (None, SIZES["poker"])


def test_what_a_name_says_wrong_is_told(tmp_path: Path) -> None:
    names = "2x a x3.png", "b x1000.png", "c@2x.png", "d.png", "d_back x2.png", "e (4).png"
    found = gathered(folder(tmp_path, *names))

    assert sorted(codes(found), key=str) == [
        ("I156", "back"),
        ("I156", "many"),
        ("I156", "two"),
        ("I159", "number"),
        ("I162", "name"),
    ]


def test_what_is_left_aside_is_named_once(tmp_path: Path) -> None:
    found = gathered(folder(tmp_path, "a.png", "notes.txt", "a.psd", "old/b.png", "cards.csv"))

    assert codes(found) == [("I159", "list"), ("I159", "aside")]
    assert found.findings[1].arguments["names"] == "a.psd, notes.txt, old/"


def test_pictures_of_other_kinds_are_no_litter(tmp_path: Path) -> None:
    assert [card.front.name for card in gathered(folder(tmp_path, "a.webp")).cards] == ["a.webp"]


def test_the_sheets_of_an_earlier_run_are_no_cards(tmp_path: Path) -> None:
    folder(tmp_path, "a.png", "deck-sheets.pdf")

    assert len(gather([tmp_path], tmp_path / "deck-sheets.pdf").cards) == 1


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        gathered(tmp_path / "absent")
    assert caught.value.finding.code == "F009"
