"""Where dictionaries are looked for, and which of several."""

from pathlib import Path

import pytest

from cardsmith.intake.dictionary.places import folders, spellings, thesauruses


def made(folder: Path, *names: str) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text("", encoding="utf-8")
    return [folder]


def names(language: str, *listed: str, folder: Path) -> list[str]:
    """The dictionaries that are tried, in turn; each word of ``listed`` has both files."""
    places = made(folder, *(f"{name}{end}" for name in listed for end in (".dic", ".aff")))
    return [path.stem for path in spellings(language, iter(places))]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", ["fr", "fr_FR", "fr-classique", "fr_CA"]),
        ("fr-CA", ["fr_CA", "fr", "fr_FR", "fr-classique"]),
        ("en", ["en_US", "en_GB"]),
        ("de", []),
        ("f", []),
    ],
)
def test_the_nearest_region_comes_first(language: str, expected: list[str], tmp_path: Path) -> None:
    listed = ("fr_CA", "fr_FR", "fr", "fr-classique", "frp_FR", "en_GB", "en_US", "hyph_fr")

    assert names(language, *listed, folder=tmp_path) == expected


def test_a_list_without_its_affixes_is_none(tmp_path: Path) -> None:
    places = made(tmp_path, "fr.dic", "fr_FR.dic", "fr_FR.aff")

    assert list(spellings("fr", iter(places))) == [tmp_path / "fr_FR.dic"]


def test_thesauruses_have_an_index_beside_them(tmp_path: Path) -> None:
    places = made(tmp_path, "th_fr_FR_v2.dat", "th_fr_FR_v2.idx", "th_fr_CA_v2.dat", "fr.dat")

    assert list(thesauruses("fr", iter(places))) == [tmp_path / "th_fr_FR_v2.dat"]


def test_a_folder_that_is_not_there_is_passed_over(tmp_path: Path) -> None:
    assert list(spellings("fr", iter([tmp_path / "nowhere"]))) == []


@pytest.mark.parametrize(
    ("system", "environment", "extension"),
    [
        ("linux", {"HOME": "{}"}, ".config/libreoffice/4/user"),
        ("darwin", {"HOME": "{}"}, "Library/Application Support/libreoffice/4/user"),
        ("win32", {"APPDATA": "{}"}, "LibreOffice/4/user"),
    ],
)
def test_what_a_person_added_to_the_office_is_looked_into(
    system: str, environment: dict[str, str], extension: str, tmp_path: Path
) -> None:
    unpacked = tmp_path / extension / "uno_packages/cache/uno_packages/lu1.tmp_/dict-fr.oxt"
    made(unpacked, "fr.dic", "fr.aff")
    known = {name: value.format(tmp_path) for name, value in environment.items()}

    assert unpacked in list(folders(known, system))


def test_the_folders_that_hunspell_is_told_come_first(tmp_path: Path) -> None:
    assert next(folders({"DICPATH": str(tmp_path), "HOME": "/"}, "linux")) == tmp_path


def test_programs_of_windows_are_looked_into(tmp_path: Path) -> None:
    office = tmp_path / "LibreOffice/share/extensions/dict-fr"
    made(office)

    assert office in list(folders({"PROGRAMFILES": str(tmp_path)}, "win32"))
