"""What an edition starts with: right in every game and language, and completed by an editor."""

import csv
import json
import re
from pathlib import Path

import jsonschema
import pytest
import yaml

from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.edition import Game
from cardsmith.model.finding import InputError
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.checking import check_editions
from cardsmith.pipeline.starting import start, starter
from cardsmith.resources import shipped

STARTERS = [(game, lang) for game in Game for lang in ("fr", "en")]
IDS = [f"{game}-{lang}" for game, lang in STARTERS]

MODELINE = re.compile(r"# yaml-language-server: \$schema=(\.cardsmith/schemas/\S+\.json)")
SPOILT_SPACE = re.compile(r"(?<=[\w»’)`]) [;:!?»]|« ")
"""A space before a French sign, or after an opening quote, where a line might break."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "mon édition"


@pytest.mark.parametrize(("game", "lang"), STARTERS, ids=IDS)
def test_a_start_has_no_finding_and_can_be_printed(
    game: Game, lang: str, folder: Path, tmp_path: Path
) -> None:
    started = start(folder, game, lang)

    checked = check_editions([str(folder)])
    assert checked.findings == ()
    (built,) = build_editions([str(folder)], read_profile("home"), (), tmp_path / "out")
    assert built.checked.findings == ()
    assert built.folder is not None
    assert {path.name for path in folder.iterdir()} == {*started.files, ".cardsmith"}
    assert "README.md" in started.files


@pytest.mark.parametrize(("game", "lang"), STARTERS, ids=IDS)
def test_every_yaml_file_begins_with_a_schema_that_is_there_and_holds_it(
    game: Game, lang: str, folder: Path
) -> None:
    start(folder, game, lang)
    used = set()
    for path in folder.glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        pointer = MODELINE.fullmatch(text.split("\n")[0])
        assert pointer, path.name
        schema = (folder / pointer[1]).resolve()
        used.add(schema)
        assert schema.read_bytes() == (shipped("schemas") / schema.name).read_bytes()
        jsonschema.validate(yaml.safe_load(text), json.loads(schema.read_text(encoding="utf-8")))

    assert {path.resolve() for path in (folder / ".cardsmith/schemas").iterdir()} == used
    assert used


@pytest.mark.parametrize(("game", "lang"), STARTERS, ids=IDS)
def test_the_words_for_the_author_are_in_one_language(game: Game, lang: str) -> None:
    files = starter(game, lang)
    readme = files["README.md"].decode()
    remarks = [
        line.partition(" #")[2]
        for name, content in files.items()
        for line in content.decode().split("\n")
        if name.endswith(".yaml") and "yaml-language-server" not in line
    ]
    french = re.compile(r"\b(?:le|la|les|des|dans|une|est|que)\b")
    english = re.compile(r"\b(?:the|of|is|with|which|that)\b")

    told = f"{readme}\n{' '.join(remarks)}"
    mine, other = (french, english) if lang == "fr" else (english, french)
    assert len(mine.findall(told)) > 20
    assert len(other.findall(told)) <= 1, "rules: officiel is written in both"
    assert lang == "en" or not SPOILT_SPACE.findall(readme)


@pytest.mark.parametrize(("game", "lang"), STARTERS, ids=IDS)
def test_the_readme_names_every_file_and_a_card_that_is_there(
    game: Game, lang: str, folder: Path
) -> None:
    started = start(folder, game, lang)
    readme = (folder / "README.md").read_text(encoding="utf-8")
    (deck,) = check_editions([str(folder)]).decks
    ids = {
        *(card.id for card in deck.cards),
        *(rank.id for rank in deck.ranks),
        *(record.id for part in deck.components for record in part.records),
    }

    assert {name for name in started.files if f"`{name}`" not in readme} == {"README.md"}
    assert set(re.findall(r"preview\s(\S+)", readme)) <= ids
    assert started.card in ids


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_ranks_to_rename_are_those_of_the_game(lang: str) -> None:
    ours = (shipped("decks") / "dalmuti/ranks.yaml").read_text(encoding="utf-8")

    begun = starter(Game.DALMUTI, lang)["ranks.yaml"].decode()

    assert begun.split("\n")[1:] == ours.split("\n")[1:]


@pytest.mark.parametrize(("lang", "name"), [("fr", "cartes.csv"), ("en", "cards.csv")])
def test_the_cards_of_a_game_of_ones_own_fill_one_sheet(lang: str, name: str) -> None:
    text = starter(Game.CUSTOM, lang)[name].decode()
    dialect = csv.Sniffer().sniff(text.split("\n")[0])

    rows = list(csv.DictReader(text.splitlines(), dialect=dialect))

    assert sum(int(row["copies"]) for row in rows) == 9


def test_the_words_of_the_start_are_in_no_packet_of_the_shipped_edition() -> None:
    """Whoever prints both has two decks, not one twice."""
    titles = {
        card["title"]
        for path in (shipped("decks") / "bouffon").glob("*.yaml")
        for card in yaml.safe_load(path.read_text(encoding="utf-8")).get("cards", ())
    }
    begun = {
        card["title"]
        for name, content in starter(Game.BOUFFON, "fr").items()
        if name.endswith(".yaml")
        for card in yaml.safe_load(content).get("cards", ())
    }

    assert begun
    assert not titles & begun


@pytest.mark.parametrize("game", ["boufon", "", "Bouffon", "../bouffon"])
def test_a_game_there_is_not_is_refused_and_nothing_written(game: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as refusal:
        start(tmp_path / "jeu", game, "fr")

    assert refusal.value.finding.code == "I110"
    assert list(tmp_path.iterdir()) == []
