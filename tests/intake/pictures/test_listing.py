"""Lists of cards: every cell is read as it is meant or refused where it stands."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardsmith.intake.pictures.listing import read_list
from cardsmith.model.finding import Finding
from cardsmith.model.sizes import SIZES


def listed(folder: Path, text: str, *files: str) -> Path:
    for name in files:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(b"")
    path = folder / "cards.csv"
    path.write_text(text, encoding="utf-8")
    return path


def told(findings: tuple[Finding, ...]) -> list[tuple[str, object, int]]:
    return [
        (finding.code, finding.arguments.get("kind"), finding.span.line) for finding in findings
    ]


def test_a_list_tells_file_copies_back_and_size(tmp_path: Path) -> None:
    text = "file,copies,back,size\nwolf.png,4,swirl.png,poker\nfox.png,,,70x120mm\n"
    cards, findings = read_list(listed(tmp_path, text, "wolf.png", "fox.png", "swirl.png"))

    assert not findings
    assert [card.front.name for card in cards] == ["wolf.png", "fox.png"]
    assert [card.copies for card in cards] == [4, 1]
    assert [card.back for card in cards] == [tmp_path / "swirl.png", None]
    assert cards[0].size == SIZES["poker"]
    assert cards[1].size is not None
    assert cards[1].size.height == 120


@pytest.mark.parametrize(
    "header",
    ["Fichier;Quantité;Dos", "IMAGE;nb;verso", "front;qty;back", "recto;exemplaires;dos"],
)
def test_headers_are_those_that_people_write(tmp_path: Path, header: str) -> None:
    cards, findings = read_list(listed(tmp_path, f"{header}\na.png;2;b.png\n", "a.png", "b.png"))

    assert not findings
    assert (cards[0].copies, cards[0].back) == (2, tmp_path / "b.png")


def test_a_file_is_found_without_its_ending_and_in_any_spelling(tmp_path: Path) -> None:
    text = "file\nLoup e\u0301\nsub\\fox.png\n"
    cards, findings = read_list(listed(tmp_path, text, "loup é.png", "sub/fox.png"))

    assert not findings
    assert [card.front.name for card in cards] == ["loup é.png", "fox.png"]


def test_a_name_that_two_files_bear_is_none(tmp_path: Path) -> None:
    _, findings = read_list(listed(tmp_path, "file\nwolf\n", "wolf.png", "wolf.jpg"))

    assert told(findings) == [("I150", "missing", 2)]


@pytest.mark.parametrize("cell", ["two", "-1", "1.5", "1000", "2x", "½", "1 2", "٣"])
def test_copies_that_are_no_number_are_told_at_their_cell(tmp_path: Path, cell: str) -> None:
    cards, findings = read_list(listed(tmp_path, f"file;copies\na.png;{cell}\n", "a.png"))

    assert not cards
    assert told(findings) == [("I156", "cell", 2)]
    assert findings[0].arguments["cell"] == "B2"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 999))
def test_copies_are_what_is_written_and_nought_asks_for_none(tmp_path: Path, count: int) -> None:
    cards, findings = read_list(listed(tmp_path, f"file;copies\na.png;{count}\n", "a.png"))

    assert not findings
    assert cards[0].copies == count


def test_every_mistake_is_told_in_one_run(tmp_path: Path) -> None:
    text = (
        "file;copies;size;note\nabsent.png;1;;\n;2;;x\na.png;many;;\na.png;1;huge;\nb@2x.png;;;\n"
    )
    cards, findings = read_list(listed(tmp_path, text, "a.png", "b@2x.png"))

    assert not [card for card in cards if card.front.name == "a.png"]
    assert told(findings) == [
        ("I159", "column", 1),
        ("I150", "missing", 2),
        ("I150", "blank", 3),
        ("I156", "cell", 4),
        ("I162", "cell", 5),
        ("I162", "name", 6),
    ]


def test_a_header_that_nearly_says_copies_is_asked_about(tmp_path: Path) -> None:
    _, findings = read_list(listed(tmp_path, "file;copys\na.png;2\n", "a.png"))

    assert told(findings) == [("F023", "near", 1)]


def test_a_list_without_files_is_no_list(tmp_path: Path) -> None:
    _, findings = read_list(listed(tmp_path, "copies;size\n2;tcg\n"))

    assert [finding.code for finding in findings] == ["F024"]
