"""``check --fix``, ``--diff``, ``--unsafe``, ``--encoding`` as a person types them."""

import json
from pathlib import Path

import pytest

from cardsmith.pipeline import fixing
from tests.cli.terminal import typed

DECK = "letter: P\ncards:\n  - title: peur\n    synonyms:\n      - l'eau !  # vue\n      - peur\n"
MENDED = DECK.replace("l'eau !", "l’eau")


@pytest.fixture(autouse=True)
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A deck of one card, in the folder where commands are typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARDSMITH_LANG", "en")
    path = tmp_path / "p.yaml"
    path.write_text(DECK, encoding="utf-8")
    return path


def check(*options: str) -> tuple[int, str]:
    done = typed("check", "p.yaml", "--dict", "none", "--ignore", "C41,D60", *options)
    return done.exit_code, done.output


def test_fix_writes_what_is_safe_and_reports_what_is_left(deck: Path) -> None:
    code, said = check("--fix")

    assert deck.read_text(encoding="utf-8") == MENDED
    assert (code, said.splitlines()[-1]) == (1, "mended: T201, T208")
    assert "p.yaml:6:9: error C404" in said
    assert "T201 apostrophe" not in said


def test_check_says_how_much_can_be_mended() -> None:
    assert check()[1].splitlines()[-1] == "--fix mends 2 of them, --fix --unsafe 4"
    assert "--fix mends" not in check("--quiet")[1]
    assert "--fix mends" not in check("--fix")[1]


def test_fix_unsafe_mends_the_rest(deck: Path) -> None:
    code, _ = check("--fix", "--unsafe")

    assert deck.read_text(encoding="utf-8").endswith("      - (l’)eau  # vue\n")
    assert code == 0


def test_diff_writes_nothing_and_says_by_its_code_that_it_would(deck: Path) -> None:
    code, said = check("--diff")

    assert deck.read_text(encoding="utf-8") == DECK
    assert code == 1
    assert said == (
        "--- a/p.yaml\n+++ b/p.yaml\n@@ -2,5 +2,5 @@\n cards:\n   - title: peur\n     synonyms:\n"
        "-      - l'eau !  # vue\n+      - l’eau  # vue\n       - peur\n"
    )
    deck.write_text(MENDED, encoding="utf-8")
    assert check("--diff") == (0, "")


def test_diff_is_a_patch_even_at_the_end_of_a_file(deck: Path) -> None:
    deck.write_text("letter: P\ncards: [{title: peur, synonyms: [l'eau]}]", encoding="utf-8")

    assert check("--diff")[1].splitlines()[-3:] == [
        "\\ No newline at end of file",
        "+cards: [{title: peur, synonyms: [l’eau]}]",
        "\\ No newline at end of file",
    ]


def test_encoding_rewrites_a_file_as_utf_8(deck: Path) -> None:
    deck.write_bytes(MENDED.replace("eau", "été").encode("cp1252"))
    assert check("--fix")[0] == 1
    assert check("--fix", "--encoding", "cp1252")[0] == 1  # the title is still repeated
    assert deck.read_text(encoding="utf-8") == MENDED.replace("eau", "été")

    assert check("--fix", "--encoding", "zzz")[0] == 2  # whether or not a file needs it


def test_json_counts_what_was_mended() -> None:
    document = json.loads(check("--fix", "--format", "json")[1])

    assert document["summary"]["mended"] == {"T201": 1, "T208": 1}
    assert "mended" not in json.loads(check("--format", "json")[1])["summary"]


def test_a_protected_file_is_refused_whole(deck: Path) -> None:
    deck.chmod(0o444)
    code, said = check("--fix")

    assert code == 2
    assert said.startswith("p.yaml:1:1: error F070 this file is write-protected (allow writing")
    assert deck.read_text(encoding="utf-8") == DECK


def test_of_several_files_all_are_written_or_none(deck: Path) -> None:
    other = deck.with_name("q.yaml")
    other.write_text(DECK.replace("letter: P", "letter: Q"), encoding="utf-8")
    other.chmod(0o444)
    done = typed("check", ".", "--dict", "none", "--fix")

    assert done.exit_code == 2
    assert deck.read_text(encoding="utf-8") == DECK


def test_a_file_saved_meanwhile_is_not_overwritten(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def saved_meanwhile(find: fixing.Find, wish: fixing.Wish) -> fixing.Fixed:
        done = real(find, wish)
        deck.write_text("letter: P\n", encoding="utf-8")
        return done

    real = fixing.fixed
    monkeypatch.setattr(fixing, "fixed", saved_meanwhile)
    code, said = check("--fix")

    assert code == 2
    assert "F070 this file has changed" in said
    assert deck.read_text(encoding="utf-8") == "letter: P\n"


@pytest.mark.parametrize("names", [("bouffon",), ()])
def test_shipped_games_are_not_mended_in_place(names: tuple[str, ...]) -> None:
    done = typed("check", *names, "--fix")

    assert done.exit_code == 2
    assert "F070" in done.output


@pytest.mark.parametrize("option", [("--unsafe",), ("--encoding", "cp1252")])
def test_what_goes_with_fix_alone_is_wrong_use(option: tuple[str, ...]) -> None:
    assert check(*option)[0] == 2
