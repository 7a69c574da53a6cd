"""The saved object of Tabletop Simulator: every card of the box, its picture where it is said."""

from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from cardsmith.resources import shipped
from tests.cli.exports import edition, exported, few_packets, manifest, pictures, pixels, saved
from tests.cli.reprints import edit, files
from tests.cli.terminal import typed

FRUIT = ["Cherry", "Plum", "Pear"]


def game(name: str | Path, out: Path, *words: str) -> Path:
    """The folder that a game is exported to."""
    answer = typed("export", name, "--to", "tts", "--out", out, *words)
    assert answer.exit_code == 0, answer.output
    return out / Path(name).name / "tts"


# Any, here and below: what JSON holds
def cards(thing: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of a pile, or the one card that it is."""
    found: list[dict[str, Any]] = thing.get("ContainedObjects", [thing])
    return found


def piles(objects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [thing for thing in objects if "CustomDeck" in thing]


def slot(card: dict[str, Any], folder: Path, side: str = "FaceURL") -> Image.Image:
    """The picture that the program cuts out of a sheet for a card."""
    number, at = divmod(card["CardID"], 100)
    sheet = card["CustomDeck"][str(number)]
    image = pixels(folder / Path(sheet[side]).name)
    width, height = image.width // sheet["NumWidth"], image.height // sheet["NumHeight"]
    row, column = divmod(at, sheet["NumWidth"])
    return image.crop((column * width, row * height, (column + 1) * width, (row + 1) * height))


@pytest.fixture
def fruit(tmp_path: Path) -> Path:
    return edition(tmp_path / "fruit", FRUIT, copies="3,2,1", back="fruit")


@pytest.fixture(scope="module", params=["few", pytest.param("whole", marks=pytest.mark.soak)])
def bouffon(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bouffon")
    whole = request.param == "whole"
    return game("bouffon" if whole else few_packets(folder / "bouffon"), folder / request.param)


@pytest.fixture(scope="module")
def dalmuti(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return game("dalmuti", tmp_path_factory.mktemp("dalmuti"), "--component", "cards")


def test_eighty_cards_of_thirteen_designs_lie_in_one_deck(dalmuti: Path) -> None:
    (deck,) = saved(dalmuti)

    assert Counter(card["GMNotes"] for card in cards(deck)) == {
        **{f"dalmuti/{rank}": rank for rank in range(1, 13)},
        "dalmuti/j": 2,
    }
    assert len(deck["CustomDeck"]) == 1
    assert len({card["CardID"] for card in cards(deck)}) == 13


def test_every_letter_is_a_deck_and_every_card_of_the_game_is_there_once(bouffon: Path) -> None:
    found = piles(saved(bouffon))
    ids = Counter(card["GMNotes"] for pile in found for card in cards(pile))

    told = {card["id"]: card["copies"] for card in manifest(bouffon)["cards"]}
    assert len(told) == (300 if "whole" in bouffon.parts else 72)
    assert ids == {**told, "aid": 6}
    for pile in found:
        assert len({card["GMNotes"].partition("/")[0] for card in cards(pile)}) == 1
    assert {pile["Nickname"].rpartition(" – ")[2] for pile in found} >= {"A", "Z", "marotte"}


def test_board_pawns_and_die_lie_beside_them(bouffon: Path) -> None:
    others = [thing for thing in saved(bouffon) if "CustomDeck" not in thing]

    assert Counter(thing["Name"] for thing in others) == {
        "Custom_Board": 1,
        "PlayerPawn": 6,
        "Die_6": 1,
    }
    (board,) = (thing for thing in others if thing["Name"] == "Custom_Board")
    picture = pictures(bouffon)[Path(board["CustomImage"]["ImageURL"]).name]
    assert picture.width / picture.height == pytest.approx(board["CustomImage"]["WidthScale"], 1e-3)
    assert max(picture.size) == 4096
    places = {(t["Transform"]["posX"], t["Transform"]["posZ"]) for t in saved(bouffon)}
    assert len(places) == len(saved(bouffon)), "no two lie in one place"


def test_every_picture_is_opaque_small_enough_and_called_by_an_object(bouffon: Path) -> None:
    """And none that is called is missing."""
    called = {Path(thing["CustomImage"]["ImageURL"]).name for thing in saved(bouffon)[:1]}
    for pile in piles(saved(bouffon)):
        for sheet in pile["CustomDeck"].values():
            called |= {Path(sheet["FaceURL"]).name, Path(sheet["BackURL"]).name}
    found = pictures(bouffon)

    assert called == set(found) - {"bouffon.png"}
    for image in found.values():
        assert image.mode == "RGB"
        assert max(image.size) <= 4096
    assert max(found["bouffon.png"].size) == 256


def test_sheets_are_cut_at_whole_pixels_and_keep_their_last_slot(bouffon: Path) -> None:
    seen = pictures(bouffon)
    for pile in piles(saved(bouffon)):
        for number, sheet in pile["CustomDeck"].items():
            assert 2 <= sheet["NumWidth"] <= 10
            assert 2 <= sheet["NumHeight"] <= 7
            front = seen[Path(sheet["FaceURL"]).name]
            assert (front.width % sheet["NumWidth"], front.height % sheet["NumHeight"]) == (0, 0)
            last = 100 * int(number) + sheet["NumWidth"] * sheet["NumHeight"] - 1
            assert all(card["CardID"] < last for card in cards(pile))


def test_the_last_slot_shows_the_back(dalmuti: Path) -> None:
    """It is what others see of a card in a hand."""
    (deck,) = saved(dalmuti)
    (sheet,) = deck["CustomDeck"].values()
    last = {**cards(deck)[0], "CardID": 100 + sheet["NumWidth"] * sheet["NumHeight"] - 1}

    back = pixels(dalmuti / Path(sheet["BackURL"]).name)
    assert slot(last, dalmuti).size == back.size
    difference = ImageChops.difference(slot(last, dalmuti), back)
    assert max(ImageStat.Stat(difference).mean) < 2


def test_a_slot_shows_the_card_that_its_number_names(fruit: Path, tmp_path: Path) -> None:
    """Exactly as the picture of that card alone, in the same pixels."""
    folder = exported(fruit, "tts", out=tmp_path / "out")
    alone = exported(fruit, "png", out=tmp_path / "out")
    (deck,) = saved(folder)

    for card, name in zip(cards(deck)[::3], ("001-cherry", "002-plum"), strict=True):
        whole = pixels(alone / f"{name}-front.png")
        assert slot(card, folder).size == whole.size
        assert slot(card, folder).tobytes() == whole.tobytes()


def test_more_cards_than_a_sheet_holds_take_several(tmp_path: Path) -> None:
    titles = [f"Card {number}" for number in range(150)]
    folder = exported(edition(tmp_path / "many", titles), "tts", out=tmp_path / "out")
    (deck,) = saved(folder)

    assert list(deck["CustomDeck"]) == ["1", "2", "3"]
    assert [card["Nickname"] for card in cards(deck)] == titles
    assert len(set(deck["DeckIDs"])) == 150
    for sheet in deck["CustomDeck"].values():
        assert max(pictures(folder)[Path(sheet["FaceURL"]).name].size) <= 4096


def test_backs_of_their_own_are_a_sheet_and_backs_in_common_part_decks(tmp_path: Path) -> None:
    deck = edition(tmp_path / "e", ["a", "b", "c", "d"], back="x")
    edit(deck / "back.yaml", 'value: "x"', 'value: "{{ clan }}"')
    (deck / "cards.csv").write_text("title,clan\na,red\nb,red\nc,blue\nd,gold\n", encoding="utf-8")
    folder = exported(deck, "tts", out=tmp_path / "out")

    red, own = saved(folder)
    assert [card["Nickname"] for card in cards(red)] == ["a", "b"]
    assert [card["Nickname"] for card in cards(own)] == ["c", "d"]
    unique = [[s["UniqueBack"] for s in pile["CustomDeck"].values()] for pile in (red, own)]
    assert unique == [[False], [True]]
    (sheet,) = own["CustomDeck"].values()
    front, back = (pixels(folder / Path(sheet[k]).name) for k in ("FaceURL", "BackURL"))
    assert front.size == back.size
    first, second = (slot(card, folder, "BackURL").tobytes() for card in cards(own))
    assert first != second


def test_pictures_are_found_where_they_were_written(fruit: Path, tmp_path: Path) -> None:
    """A path as the program writes it itself: whole, and as it is, blanks and accents too."""
    out = tmp_path / "où ça"
    folder = exported(fruit, "tts", out=out)
    (deck,) = saved(folder)

    for card in cards(deck):
        for sheet in card["CustomDeck"].values():
            for address in (sheet["FaceURL"], sheet["BackURL"]):
                assert address.startswith("file:///")
                assert Path("/" + address.removeprefix("file:///")).is_file()


@pytest.mark.parametrize(
    "prefix", ["https://example.org/wasps", "https://example.org/wasps/", "http://a.b/?f="]
)
def test_pictures_are_called_where_somebody_puts_them(
    prefix: str, fruit: Path, tmp_path: Path
) -> None:
    folder = exported(fruit, "tts", "--url-prefix", prefix, out=tmp_path / "out")
    (deck,) = saved(folder)

    (sheet,) = deck["CustomDeck"].values()
    start = prefix if prefix.endswith(("/", "=")) else f"{prefix}/"
    assert sheet["FaceURL"].startswith(start)
    assert sheet["FaceURL"].removeprefix(start) in pictures(folder)


@pytest.mark.parametrize("prefix", ["example.org", "ftp://a.b/", "https://", "https://a b/"])
def test_what_is_no_address_is_refused(prefix: str, fruit: Path, tmp_path: Path) -> None:
    words = ("--url-prefix", prefix, "--out", tmp_path / "out")
    answer = typed("export", fruit, "--to", "tts", *words)

    assert answer.exit_code == 2
    assert "--url-prefix: error I110" in answer.output
    assert not (tmp_path / "out").exists()


def test_a_picture_that_changes_changes_its_name_and_no_other_does(
    fruit: Path, tmp_path: Path
) -> None:
    """The program keeps what it has seen under an address for good."""
    out = tmp_path / "out"
    before = files(exported(fruit, "tts", out=out))
    edit(fruit / "cards.csv", "Pear", "Peach")
    after = files(exported(fruit, "tts", out=out))

    for name, digest in after.items():
        if name in before and name not in {"fruit.json", "manifest.json"}:
            assert before[name] == digest
        if name.startswith("cards-"):
            data = (out / "fruit/tts" / name).read_bytes()
            assert name.rpartition("-")[2] == f"{sha256(data).hexdigest()[:8]}.png"
    changed = set(after) - set(before)
    assert len(changed) == 1
    assert len(set(before) - set(after)) == 1


def test_the_same_edition_gives_the_same_bytes(fruit: Path, tmp_path: Path) -> None:
    words = ("--url-prefix", "https://example.org/")
    first, second = (exported(fruit, "tts", *words, out=tmp_path / name) for name in ("a", "b"))

    assert files(first) == files(second)


def test_picked_cards_lie_in_a_file_of_their_own(fruit: Path, tmp_path: Path) -> None:
    folder = exported(fruit, "tts", "--only", "card:cards/plum", out=tmp_path / "out")

    assert not list(folder.glob("*.png"))
    (deck,) = saved(folder / "partial")
    assert [card["Nickname"] for card in cards(deck)] == ["Plum", "Plum"]
    assert "/partial/" in cards(deck)[0]["CustomDeck"]["1"]["FaceURL"]


def test_one_card_picked_out_of_a_game_comes_alone(tmp_path: Path) -> None:
    """Not in a deck of one, nor with a board that it was not asked with."""
    (card,) = saved(game("bouffon", tmp_path, "--only", "card:P/peur") / "partial")

    assert (card["Name"], card["Nickname"], card["GMNotes"]) == ("Card", "peur", "P/peur")


def test_what_does_not_lie_flat_is_refused(tmp_path: Path) -> None:
    answer = typed("export", "bouffon", "--to", "tts", "--component", "box", "--out", tmp_path)

    assert answer.exit_code == 2
    assert "--component: error I110 “box” is not possible here" in answer.output


def test_a_folder_called_manifest_keeps_its_manifest(tmp_path: Path) -> None:
    deck = edition(tmp_path / "manifest", FRUIT)
    folder = exported(deck, "tts", out=tmp_path / "out")

    manifest(folder)
    assert (folder / "table.json").is_file()


@pytest.mark.parametrize(("lang", "words"), [("fr", "Copier"), ("en", "Copy")])
def test_it_says_what_to_do_next(lang: str, words: str, fruit: Path, tmp_path: Path) -> None:
    arguments = ("export", fruit, "--to", "tts", "--out", tmp_path / "out")
    here = typed(*arguments, lang=lang).output
    away = typed(*arguments, "--url-prefix", "https://example.org/", lang=lang).output

    assert f"{words} fruit.json, fruit.png" in here
    assert "Tabletop Simulator/Saves/Saved Objects" in here
    assert "Cloud Manager" in here
    assert "Cloud Manager" not in away


def test_the_shipped_games_are_told_in_their_language(bouffon: Path) -> None:
    """Titles as they are printed, accents and all."""
    titles = {card["Nickname"] for pile in piles(saved(bouffon)) for card in cards(pile)}

    assert {"abîmer", "peur"} <= titles
    assert (shipped("decks") / "bouffon").is_dir()
