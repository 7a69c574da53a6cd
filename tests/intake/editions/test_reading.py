"""Editions: every file of a folder is read or reported, and nothing outside it."""

import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.law import default_rules, law
from cardsmith.intake.shipped.messages import spoken
from cardsmith.model.board import STANDARD_LAP
from cardsmith.model.edition import Game, Limits
from cardsmith.model.finding import InputError
from cardsmith.model.sizes import SIZES
from cardsmith.resources import shipped
from tests.intake.reading import deck_of, only, seen, written

AMI = "letter: A\ncards: [{title: ami, synonyms: [copain]}]"
BON = "letter: B\ncards: [{title: bon, synonyms: [brave]}]"
TABLE = "nom;force\nOgre;3\nFée;5\n"


@pytest.mark.parametrize("name", ["bouffon", "dalmuti"])
def test_a_shipped_edition_reads_clean(name: str) -> None:
    deck = read([shipped("decks") / name])
    assert deck.findings == ()
    assert deck.edition.declared
    assert len(deck.ranks) == (13 if name == "dalmuti" else 0)
    assert len(deck.inputs) == len(list((shipped("decks") / name).glob("*.yaml")))


def test_the_shipped_ranks_are_80_cards() -> None:
    ranks = read([shipped("decks") / "dalmuti"]).ranks
    assert sum(rank.copies for rank in ranks) == 80
    assert [rank.id for rank in ranks][::12] == ["dalmuti/1", "dalmuti/j"]


def test_defaults_fill_an_edition(tmp_path: Path) -> None:
    edition = deck_of(tmp_path, {"edition.yaml": "game: bouffon"}).edition
    assert (edition.game, edition.title, edition.language) == (Game.BOUFFON, "Le Bouffon", "fr")
    assert edition.rules == default_rules()
    assert (edition.board.squares, edition.board.laps) == (STANDARD_LAP, 2)
    assert edition.limits == Limits()
    assert (edition.apostrophe, edition.print_labels, edition.declared) == ("’", False, True)


@pytest.mark.parametrize("broken", ["game: [custom", "title: café: ouvert", "game: *nobody"])
def test_what_is_wrong_with_a_broken_edition_is_told_in_its_language(
    broken: str, tmp_path: Path
) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": f"language: en  # of the cards\n{broken}\n"})
    assert deck.findings
    assert deck.edition.language == "en"


def test_a_broken_edition_that_names_no_language_is_told_in_french(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": "language: English\ngame: [custom\n"})
    assert deck.edition.language == "fr"


def test_an_edition_says_everything(tmp_path: Path) -> None:
    text = """
schema: 1
game: bouffon
title: The Jester
language: en
edition: {number: 2, players: 2-6, legal: [one, two]}
rules: {profile: officiel, options: {bouffon.longest_bonus: "yes", bouffon.length_space: 1}}
board: {squares: [[A], [B, C], [D]], laps: 10}
limits: {synonyms: {min: 3, max: 9}, per_letter: {W: {min: 2}}, cards_per_square: 6, marotte: 8}
apostrophe: "'"
print_labels: yes
"""
    deck = deck_of(tmp_path, {"edition.yaml": text})
    edition = deck.edition
    assert deck.findings == ()
    assert dict(edition.imprint) == {"number": "2", "players": "2-6", "legal": "one\ntwo"}
    assert edition.rules.profile == "officiel"
    assert edition.rules.options["bouffon.longest_bonus"] == "yes"
    assert edition.rules.options["dalmuti.jokers"] == "wild"
    assert edition.rules.length_policy.space == 1
    assert edition.board.squares == (("A",), ("B", "C"), ("D",))
    assert edition.board.count == 32
    assert edition.limits == Limits(
        synonyms=(3, 9), per_letter={"W": (2, 9)}, cards_per_square=6, marotte=8
    )
    assert (edition.apostrophe, edition.print_labels) == ("'", True)


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("rules: officil", "2:8 E101"),
        ("rules: {options: {bouffon.bonus: no}}", "2:19 E102"),
        ("rules: {options: {bouffon.ligature: 3}}", "2:37 E103"),
        ("board: {squares: [[A]]}", "2:9 E104"),
        ("board: {laps: 40}", "2:8 E104"),
        ("board: {laps: two}", "2:15 E108"),
        ("board: {squares: [[A], []], laps: 20}", "2:24 S104"),
        ("board: {squares: [[KW]], laps: 20}", "2:20 S103"),
        ("limits: {synonyms: {min: 9, max: 3}}", "2:20 E108"),
        ("limits: {per_letter: {KW: {min: 3}}}", "2:23 S103"),
        ("langue: fr", "2:1 S102"),
        ("language: francais", "2:11 E107"),
        ("language: zz", "2:11 E116"),
        ("size: jumbo", "2:7 E107"),
        ("size: [poker]", "2:7 S108"),
        ("board: {squares: [[A, A], [B]], laps: 20}", "2:23 E115"),
        ("board: {squares: [[A], [B], [A]], laps: 10}", "2:30 E115"),
        ("schema: 2", "2:9 S105"),
        ("edition: {numbr: 1}", "2:11 S102"),
        ("components: []", "2:1 E107"),
        ("print_labels: maybe", "2:15 E107"),
    ],
)
def test_a_wrong_line_of_an_edition_is_told(line: str, place: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": f"game: bouffon\n{line}\n"})
    assert seen(deck.findings) == [f"edition.yaml:{place}"]


@pytest.mark.parametrize(
    ("line", "kind", "limits"),
    [
        ("board: {laps: 1000000000}", "range", ("1", "999999")),
        ("board: {laps: 0}", "range", ("1", "999999")),
        ("limits: {marotte: -1}", "range", ("0", "999999")),
        ("limits: {marotte: beaucoup}", "number", ()),
    ],
)
def test_a_number_out_of_bounds_is_told_its_bounds(
    line: str, kind: str, limits: tuple[str, ...], tmp_path: Path
) -> None:
    found = only(deck_of(tmp_path, {"edition.yaml": f"game: bouffon\n{line}\n"}).findings, "E108")

    assert found.arguments["kind"] == kind
    for lang in ("fr", "en"):
        assert set(limits) <= set(spoken(found, lang).hint.split())


def test_every_option_of_the_law_can_be_chosen(tmp_path: Path) -> None:
    """Each option with its last value, quoted or not: none is refused, all arrive."""
    chosen = {name: values[-1] for name, values in law().options.items()}
    lines = "".join(f"\n    {name}: {value}" for name, value in chosen.items())
    deck = deck_of(tmp_path, {"edition.yaml": f"game: bouffon\nrules:\n  options:{lines}\n"})
    assert deck.findings == ()
    assert dict(deck.edition.rules.options) == chosen


def test_every_profile_resolves(tmp_path: Path) -> None:
    for profile, changed in law().profiles.items():
        deck = deck_of(tmp_path, {"edition.yaml": f"game: bouffon\nrules: {profile}"})
        for name, value in changed.items():
            assert deck.edition.rules.options[name] == value


def test_every_file_of_a_folder_is_read_or_reported(tmp_path: Path) -> None:
    files = {
        "edition.yaml": "game: bouffon",
        "a.yaml": AMI,
        "B.YML": BON,
        "c.CSV": "titre;synonymes\nchat;matou",
        "d.yaml": "letter: D\ncards: [",
        "e.xlsx": "PK",
        "f.ods": "PK",
        "lexique.txt": "mot",
        ".cache.yaml": "x",
        "~$e.xlsx": "x",
        "carte.yaml": "extends: base\nfront: []",
    }
    deck = deck_of(tmp_path, files)
    assert {card.id for card in deck.cards} == {"A/ami", "B/bon", "C/chat"}
    assert seen(deck.findings) == ["d.yaml:2:8 F016", "e.xlsx:1:1 F018", "f.ods:1:1 F018"]
    assert set(deck.inputs) == set(files) & {*files} - {
        "lexique.txt", ".cache.yaml", "~$e.xlsx",
    }  # fmt: skip


def test_a_syntax_error_ends_its_file_only(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"a.yaml": AMI, "b.yaml": "letter: B\ncards:\n\t- x", "c.yaml": BON})
    assert [card.id for card in deck.cards] == ["A/ami", "B/bon"]
    assert seen(deck.findings) == ["b.yaml:3:1 F010"]


def test_a_letter_in_two_files_names_both(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"a1.yaml": AMI, "a2.csv": "titre;synonymes\nâne;baudet"})
    found = only(deck.findings, "S111")
    assert found.span.file == "a2.csv"
    assert found.arguments["first"] == "a1.yaml:1"
    assert len(deck.cards) == 2


def test_places_carry_the_path_as_typed(tmp_path: Path) -> None:
    written(tmp_path / "d", {"p.yaml": "bonjour"})
    with chdir(tmp_path):
        for typed in (Path("d"), Path("d/p.yaml"), tmp_path / "d"):
            name = "d/p.yaml" if not typed.is_absolute() else f"{tmp_path.as_posix()}/d/p.yaml"
            assert seen(read([typed]).findings) == [f"{name}:1:1 F008"]


def test_an_edition_is_named_by_its_file_too(tmp_path: Path) -> None:
    written(tmp_path, {"edition.yaml": "game: bouffon", "a.yaml": AMI})
    deck = read([tmp_path / "edition.yaml"])
    assert deck.edition.declared
    assert len(deck.cards) == 1


def test_loose_files_form_one_deck(tmp_path: Path) -> None:
    written(tmp_path, {"a.yaml": AMI, "b.yaml": BON, "edition.yaml": "game: dalmuti"})
    deck = read([tmp_path / "b.yaml", tmp_path / "a.yaml"])
    assert not deck.edition.declared
    assert [card.id for card in deck.cards] == ["B/bon", "A/ami"]


def test_what_is_not_there_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(InputError):
        read([tmp_path / "none.yaml"])
    with pytest.raises(ValueError, match="no path"):
        read([])


def test_an_empty_folder_holds_no_deck(tmp_path: Path) -> None:
    assert [finding.code for finding in read([tmp_path]).findings] == ["F008"]


def test_ranks_are_told_apart(tmp_path: Path) -> None:
    ranks = [f"  - {{value: {n}, copies: {n}, names: {{fr: r{n}}}}}" for n in range(1, 12)]
    ranks[4] = "  - {value: 3, copies: x, names: {en: r}}"
    text = "\n".join(["ranks:", *ranks, "jokers: {value: 12, names: {fr: j}}"])
    deck = deck_of(tmp_path, {"edition.yaml": "game: dalmuti", "ranks.yaml": text})
    assert seen(deck.findings) == [
        "ranks.yaml:1:1 E110",
        "ranks.yaml:1:1 E110",
        "ranks.yaml:6:5 E109",
        "ranks.yaml:6:5 E110",
        "ranks.yaml:6:24 S105",
        "ranks.yaml:13:9 E110",
    ]


def test_dalmuti_needs_its_ranks(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": "game: dalmuti", "a.yaml": AMI})
    assert [finding.code for finding in deck.findings] == ["E106", "F019"]


def test_reading_is_light_until_something_is_read() -> None:
    """Neither YAML nor schemas are loaded by the import alone."""
    script = (
        "import sys, cardsmith.intake.editions.reading, cardsmith.intake.shipped.messages;"
        "print(sorted({'yaml', 'jsonschema', 'difflib'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert ran.stdout.strip() == b"[]"


@pytest.mark.parametrize("language", ["fr", "en", "de", "fr-CA", "pt-BR", "eo"])
def test_a_language_that_is_known_is_not_questioned(language: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": f"game: bouffon\nlanguage: {language}\n"})
    assert (deck.findings, deck.edition.language) == ((), language)


def test_a_packet_that_no_square_names_can_never_be_drawn(tmp_path: Path) -> None:
    files = {
        "edition.yaml": "game: bouffon\nboard: {squares: [[B], [C, D]], laps: 10}\n",
        "a.yaml": AMI,
        "c.yaml": "letters: [C, E]\ncards: [{title: chat, synonyms: [matou]}]\n",
        "m.yaml": "deck: marotte\ncards: [{title: abscons}]\n",
    }
    assert seen(deck_of(tmp_path, files).findings) == ["a.yaml:1:9 E115"]


@pytest.mark.parametrize(("game", "size"), [("bouffon", "poker"), ("dalmuti", "poker")])
def test_a_shipped_game_can_have_cards_of_poker_size(game: str, size: str, tmp_path: Path) -> None:
    text = f"game: {game}\nsize: {size}\n"
    assert deck_of(tmp_path, {"edition.yaml": text}).edition.size == SIZES[size]
