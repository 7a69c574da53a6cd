"""The list of divisions of an edition: both names, every wrong line at its place."""

from pathlib import Path

import pytest

from cardsmith.intake.editions.divisions import division_files, own_divisions
from cardsmith.lexicon.hyphenation import hyphenator
from tests.intake.reading import written


def test_an_edition_without_a_list_refuses_nothing(tmp_path: Path) -> None:
    divisions, findings = own_divisions(tmp_path)

    assert findings == ()
    assert hyphenator("fr", divisions).points("épouvante") == (4,)


@pytest.mark.parametrize("name", ["cesures.txt", "hyphenation.txt"])
def test_a_list_goes_by_its_french_or_its_english_name(name: str, tmp_path: Path) -> None:
    written(tmp_path, {name: "# à nous\n-vante\n"})
    divisions, findings = own_divisions(tmp_path)

    assert findings == ()
    assert [path.name for path in division_files(tmp_path)] == [name]
    assert hyphenator("fr", divisions).points("épouvante") == ()


def test_both_lists_count(tmp_path: Path) -> None:
    written(tmp_path, {"cesures.txt": "sa-lade\n", "hyphenation.txt": "salade\n-vante\n"})
    divisions, _ = own_divisions(tmp_path)

    assert divisions.words == {"salade": (2,)}
    assert divisions.veto("épouvante", 4)


def test_every_wrong_line_is_told_at_its_place(tmp_path: Path) -> None:
    written(tmp_path, {"cesures.txt": "bon\n  deux mots  # ici\n\n--\n"})
    _, findings = own_divisions(tmp_path)

    told = [(found.code, str(found.span).rpartition("/")[2]) for found in findings]
    assert told == [("L105", "cesures.txt:2:3"), ("L105", "cesures.txt:4:1")]
    assert findings[0].arguments["text"] == "deux mots"


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    written(tmp_path, {"cesures.txt": "!latin1:été\n"})

    assert [found.code for found in own_divisions(tmp_path)[1]] == ["F001"]


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    written(tmp_path, {"secret.txt": "salade\n"})
    edition = tmp_path / "edition"
    edition.mkdir()
    (edition / "cesures.txt").symlink_to(tmp_path / "secret.txt")

    assert list(division_files(edition)) == []
