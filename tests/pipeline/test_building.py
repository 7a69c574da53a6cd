"""Editions built to the end: nothing lost, nothing half-written, the last good output kept."""

import json
import shutil
from collections import Counter
from hashlib import sha256
from pathlib import Path

import jsonschema
import pypdfium2
import pytest

from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.lexicon.text import canonical
from cardsmith.model.finding import InputError
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.checking import check_editions
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.pipeline.orders import Built
from cardsmith.resources import shipped
from tests.conftest import ROOT

HOME = read_profile("home")
GOOD = "letter: P\ncards:\n  - title: peur\n    synonyms: [frayeur, trouille, effroi, panique]\n"


def built(name: str | Path, out: Path, *components: str) -> Built:
    (made,) = build_editions([str(name)], HOME, components, out)
    return made


def files(folder: Path) -> dict[str, str]:
    """Every file below a folder with its digest."""
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def pages(path: Path) -> list[str]:
    """The text of every page."""
    with pypdfium2.PdfDocument(path) as document:
        return [page.get_textpage().get_text_bounded() for page in document]


@pytest.fixture(scope="module")
def bouffon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = built("bouffon", tmp_path_factory.mktemp("bouffon"))
    assert made.folder, made.checked.findings
    return made.folder


@pytest.fixture(scope="module")
def dalmuti(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = built("dalmuti", tmp_path_factory.mktemp("dalmuti"))
    assert made.folder, made.checked.findings
    return made.folder


def test_the_manifest_keeps_its_schema_and_its_word(bouffon: Path) -> None:
    manifest = json.loads((bouffon / "manifest.json").read_text("utf-8"))
    schema = json.loads((ROOT / "schemas/manifest.schema.json").read_text("utf-8"))
    found = files(bouffon)

    jsonschema.validate(manifest, schema)
    assert {file["path"]: file["sha256"] for file in manifest["files"]} == {
        name: digest for name, digest in found.items() if name != "manifest.json"
    }
    read = {file["path"]: file["sha256"] for file in manifest["inputs"]}
    folder = shipped("decks") / "bouffon"
    assert read == {
        path.name: sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.yaml")
    }
    assert len(manifest["cards"]) == len({card["id"] for card in manifest["cards"]}) == 300


def test_every_card_asked_for_is_read_back_from_the_paper(bouffon: Path) -> None:
    """Conservation: each id stands once on the fronts, each synonym on the front of its card."""
    (deck,) = check_editions(["bouffon"]).decks
    fronts = "\n".join(
        text for name in ("cards", "marotte") for text in pages(bouffon / f"{name}.pdf")[::2]
    )
    lines = Counter(line.strip() for line in fronts.splitlines())
    joined = canonical(" ".join(fronts.split()))

    assert [card.id for card in deck.cards if lines[card.id] != 1] == []
    assert [
        synonym.text
        for card in deck.cards
        for synonym in card.synonyms
        if synonym.canonical not in joined
    ] == []


def test_eighty_cards_of_dalmuti_are_read_back(dalmuti: Path) -> None:
    fronts = "\n".join(pages(dalmuti / "cards.pdf")[::2]).splitlines()
    names = Counter(line.strip() for line in fronts)

    assert names["Faucheur"] == 12
    assert names["Grand Dalmuti"] == 1
    assert names["Bouffon"] == 2
    assert sum(names[name] for name in ("Pastourelle", "Carrier", "Brodeuse")) == 28


def test_a_broken_deck_writes_nothing_and_leaves_the_last_good_output(tmp_path: Path) -> None:
    deck = tmp_path / "jeu"
    deck.mkdir()
    (deck / "p.yaml").write_text(GOOD, encoding="utf-8")
    first = built(deck, tmp_path / "out", "cards")
    assert first.folder
    before = files(tmp_path / "out")

    (deck / "p.yaml").write_text(GOOD.replace("peur", "frayeur"), encoding="utf-8")
    broken = built(deck, tmp_path / "out", "cards")

    assert broken.folder is None
    assert broken.checked.failed()
    assert files(tmp_path / "out") == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["jeu", "out"]


def test_building_twice_gives_the_same_bytes(dalmuti: Path, tmp_path: Path) -> None:
    again = built("dalmuti", tmp_path).folder

    assert again
    assert files(again) == files(dalmuti)


def edition(folder: Path, **changes: str) -> Path:
    """The shipped Bouffon with lines of its edition.yaml replaced."""
    shutil.copytree(shipped("decks") / "bouffon", folder)
    path = folder / "edition.yaml"
    text = path.read_text(encoding="utf-8")
    for key, value in changes.items():
        lines = [f"{key}: {value}" if at.startswith(f"{key}:") else at for at in text.split("\n")]
        text = "\n".join(lines)
    path.write_text(text, encoding="utf-8")
    return folder


def test_an_option_of_the_rules_changes_what_it_governs_in_print(
    bouffon: Path, tmp_path: Path
) -> None:
    rules = '{profile: texte, options: {bouffon.longest_bonus: "yes", bouffon.length_space: "1"}}'
    other = built(edition(tmp_path / "jeu", rules=rules), tmp_path / "out", "board", "cards").folder

    assert other
    assert pages(other / "board-a3.pdf") != pages(bouffon / "board-a3.pdf")
    changed, plain = (pages(folder / "cards.pdf") for folder in (other, bouffon))
    assert changed[::2] != plain[::2]
    assert changed[1::2] == plain[1::2]


def test_the_board_is_one_sheet_of_a3_and_four_of_a4(bouffon: Path) -> None:
    with pypdfium2.PdfDocument(bouffon / "board-a3.pdf") as whole:
        assert [tuple(round(side) for side in page.get_size()) for page in whole] == [(1191, 842)]
    with pypdfium2.PdfDocument(bouffon / "board-a4.pdf") as parts:
        assert [tuple(round(side) for side in page.get_size()) for page in parts] == [
            (842, 595)
        ] * 4


def test_a_bleed_of_its_own_makes_room_between_cards() -> None:
    asked = chosen("home", Asked(lengths={"bleed": "2mm"}))
    rim = chosen("home", Asked(lengths={}))

    assert (asked.options.bleed, asked.options.gap) == (2000, 4000)
    assert (rim.options.bleed, rim.options.gap) == (2000, 0)


@pytest.mark.parametrize(
    ("option", "written"),
    [("bleed", "-1mm"), ("gap", "5"), ("margin", "200mm"), ("margin", "-3mm")],
)
def test_an_impossible_length_is_blamed_on_its_own_option(option: str, written: str) -> None:
    with pytest.raises(InputError) as refusal:
        chosen("home", Asked(lengths={option: written}))

    assert str(refusal.value.finding.span) == f"--{option}"
    assert refusal.value.finding.arguments["value"] == written


def test_the_manifest_names_what_was_read_and_what_was_printed(tmp_path: Path) -> None:
    game = tmp_path / "jeu"
    game.mkdir()
    (game / "edition.yaml").write_text(
        "game: custom\ntitle: Jeu\nlanguage: fr\ncomponents:\n"
        "  - {name: a, data: a.csv, template: t.yaml}\n  - {name: b, data: b.csv}\n",
        encoding="utf-8",
    )
    (game / "a.csv").write_text("titre\nArbre\n", encoding="utf-8")
    (game / "b.csv").write_text("titre\nBois\n", encoding="utf-8")
    (game / "t.yaml").write_bytes((shipped("templates") / "cards/plain.yaml").read_bytes())
    folder = built(game, tmp_path / "out", "a").folder

    assert folder
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    assert {file["path"] for file in manifest["inputs"]} >= {"edition.yaml", "a.csv", "t.yaml"}
    assert [card["id"] for card in manifest["cards"]] == ["a/arbre"]


def test_what_is_not_asked_for_is_not_set(tmp_path: Path) -> None:
    """A marotte card that does not fit stops the marotte, and no letter card."""
    game = tmp_path / "jeu"
    shutil.copytree(shipped("decks") / "bouffon", game)
    marotte = game / "marotte.yaml"
    wide = marotte.read_text(encoding="utf-8").replace("title: abscons", f"title: {'ab' * 60}")
    marotte.write_text(wide, encoding="utf-8")

    assert built(game, tmp_path / "out", "cards").folder
    whole = built(game, tmp_path / "out", "cards", "marotte")
    assert whole.folder is None
    assert "L101" in {finding.code for finding in whole.checked.findings}


def test_other_components_stay_while_the_same_inputs_made_them(tmp_path: Path) -> None:
    game = edition(tmp_path / "jeu")
    whole = built(game, tmp_path / "out", "marotte", "die", "aid").folder
    assert whole
    before = files(whole)

    built(game, tmp_path / "out", "marotte")
    assert files(whole) == before

    (game / "a.yaml").write_text(
        (game / "a.yaml").read_text(encoding="utf-8") + "# changed\n", encoding="utf-8"
    )
    built(game, tmp_path / "out", "marotte")
    assert sorted(files(whole)) == ["manifest.json", "marotte.pdf"]


def test_a_file_that_is_not_the_one_of_the_manifest_is_not_kept(tmp_path: Path) -> None:
    whole = built("bouffon", tmp_path, "marotte", "die").folder
    assert whole
    (whole / "die.pdf").write_bytes(b"someone else's")
    built("bouffon", tmp_path, "marotte")

    assert sorted(files(whole)) == ["manifest.json", "marotte.pdf"]


@pytest.mark.parametrize("path", ["../../secret.txt", "/etc/hostname"])
def test_a_manifest_reaches_nothing_outside_its_folder(path: str, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    whole = built("dalmuti", tmp_path / "out", "status", "aid").folder
    assert whole
    manifest = json.loads((whole / "manifest.json").read_text("utf-8"))
    manifest["files"].append({**manifest["files"][0], "path": path, "component": "other"})
    (whole / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")

    again = built("dalmuti", tmp_path / "out", "aid").folder

    assert again
    assert sorted(files(again)) == ["aid.pdf", "manifest.json"]


def test_two_editions_of_one_name_are_refused(tmp_path: Path) -> None:
    for folder in ("un", "deux"):
        (tmp_path / folder / "jeu").mkdir(parents=True)
        (tmp_path / folder / "jeu" / "p.yaml").write_text(GOOD, encoding="utf-8")
    both = [str(tmp_path / folder / "jeu") for folder in ("un", "deux")]

    with pytest.raises(InputError) as refusal:
        build_editions(both, HOME, (), tmp_path / "out")

    assert refusal.value.finding.code == "I111"
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("typed", [{"paper": "letter"}, {"skip": "1"}, {"lengths": {"gap": "1mm"}}])
def test_one_face_a_page_refuses_what_it_would_ignore(typed: dict[str, object]) -> None:
    with pytest.raises(InputError) as refusal:
        chosen("single", Asked(**{"lengths": {}, **typed}))  # type: ignore[arg-type]  # by name

    assert refusal.value.finding.code == "I106"


@pytest.mark.parametrize("written", ["3-1", "1,3-1", "0", "x"])
def test_slots_that_are_none_are_refused(written: str) -> None:
    with pytest.raises(InputError):
        chosen("home", Asked(lengths={}, skip=written))
