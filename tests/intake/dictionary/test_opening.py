"""A dictionary is found in its order, expanded once, and kept where nothing can spoil it."""

import multiprocessing
from collections.abc import Callable
from pathlib import Path

import pytest

from cardsmith.intake.dictionary import opening
from cardsmith.intake.dictionary.opening import (
    find_dictionary,
    find_thesaurus,
    named_dictionary,
    open_dictionary,
)
from cardsmith.intake.editions.declaration import default_edition
from cardsmith.model.edition import Edition
from cardsmith.model.finding import InputError
from cardsmith.model.struct import replace

AFFIXES = "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\nPFX L Y 1\nPFX L 0 l' .\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of its own, and no installed dictionary."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(opening, "cache_folder", lambda: tmp_path / "cache" / "cardsmith")
    monkeypatch.setattr(opening, "folders", lambda: iter([tmp_path / "system"]))
    monkeypatch.delenv("CARDSMITH_DICT", raising=False)
    return tmp_path / "cache" / "cardsmith"


def dictionary(folder: Path, *words: str, name: str = "fr", affixes: str = AFFIXES) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.aff").write_text(affixes, encoding="utf-8")
    listed = [str(len(words)), *words]
    (folder / f"{name}.dic").write_text("\n".join(listed), encoding="utf-8")
    return folder / f"{name}.dic"


def edition(folder: Path, own: str = "") -> Edition:
    return replace(default_edition("mine", folder.as_posix()), dictionary=own)


def test_the_one_that_is_named_wins_then_the_edition_then_the_system(tmp_path: Path) -> None:
    dictionary(tmp_path / "system", "ici")
    dictionary(tmp_path / "mine", "chez-moi", name="mots")
    named = dictionary(tmp_path / "else", "ailleurs")
    plain, owning = edition(tmp_path / "mine"), edition(tmp_path / "mine", "mots.dic")

    def knows(found: Edition, said: str, word: str) -> bool:
        book = find_dictionary(found, said)
        return book is not None and bool(book.alike(word.replace("-", "")))

    assert knows(plain, "", "ici")
    assert knows(owning, "", "chez-moi")
    assert knows(owning, str(named), "ailleurs")
    assert find_dictionary(owning, "none") is None
    assert find_thesaurus(owning, "none") is None


def test_what_is_typed_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSMITH_DICT", "theirs.dic")

    assert [named_dictionary(said) for said in ("", "mine.dic")] == ["theirs.dic", "mine.dic"]


def test_an_installed_one_that_is_spoilt_is_passed_over(tmp_path: Path) -> None:
    dictionary(tmp_path / "system", "ami", affixes="SET UTF-8\nSFX S\n")
    dictionary(tmp_path / "system", "copain", name="fr_FR")
    book = find_dictionary(edition(tmp_path), "")

    assert book is not None
    assert book.alike("copain")


def test_no_dictionary_is_none(tmp_path: Path) -> None:
    assert find_dictionary(edition(tmp_path), "") is None
    assert find_thesaurus(edition(tmp_path), "") is None


def test_either_file_names_the_pair(tmp_path: Path) -> None:
    words = dictionary(tmp_path, "ami/SL")

    for path in (words, words.with_suffix(".aff")):
        (form,) = open_dictionary(path).alike("amis")
        assert (form.text, form.elides) == ("amis", True)
        assert open_dictionary(path).particles == {"l’"}


def test_apostrophes_and_decomposed_accents_are_as_cards_have_them(tmp_path: Path) -> None:
    book = open_dictionary(dictionary(tmp_path, "prud'homme", "e\u0301te\u0301"))

    assert [book.alike(key)[0].text for key in ("prudhomme", "ete")] == ["prud’homme", "été"]


@pytest.mark.parametrize("encoding", ["ISO8859-1", "ISO8859-15", "microsoft-cp1252"])
def test_other_encodings_are_read(encoding: str, tmp_path: Path) -> None:
    codec = encoding.removeprefix("microsoft-")
    (tmp_path / "fr.aff").write_bytes(f"SET {encoding}\n".encode())
    (tmp_path / "fr.dic").write_bytes("1\nété\n".encode(codec))

    assert open_dictionary(tmp_path / "fr.dic").alike("ete")[0].text == "été"


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lambda path: path.with_suffix(".aff").unlink(), "missing"),
        (lambda path: path.with_suffix(".aff").write_text("SET klingon\n"), "encoding"),
        (lambda path: path.with_suffix(".aff").write_text("SET UTF-8\nSFX S\n"), "rule"),
        (lambda path: path.write_bytes(b"1\n\xe9t\xe9\n"), "encoding"),
    ],
)
def test_a_named_one_that_cannot_be_used_is_refused(
    spoil: Callable[[Path], object], kind: str, tmp_path: Path, cache: Path
) -> None:
    path = dictionary(tmp_path, "ami")
    spoil(path)
    with pytest.raises(InputError) as refusal:
        open_dictionary(path)

    assert refusal.value.finding.arguments["kind"] == kind
    assert not list(cache.glob("*"))


def test_a_name_that_is_no_dictionary_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refusal:
        open_dictionary(tmp_path / "mots.txt")

    assert (refusal.value.finding.code, refusal.value.finding.arguments["kind"]) == ("F037", "name")


def test_it_is_expanded_once(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = dictionary(tmp_path, "ami/S")
    open_dictionary(path)
    (kept,) = cache.glob("*")

    monkeypatch.setattr(opening, "forms", None)
    assert open_dictionary(path).alike("amis")
    assert list(cache.glob("*")) == [kept]


def test_another_text_of_either_file_is_another_dictionary(tmp_path: Path, cache: Path) -> None:
    open_dictionary(dictionary(tmp_path, "ami"))
    assert open_dictionary(dictionary(tmp_path, "copain")).alike("copain")
    other = AFFIXES.replace("S 0 s", "S 0 x")
    assert open_dictionary(dictionary(tmp_path, "bijou/S", affixes=other)).alike("bijoux")

    assert len(list(cache.glob("*"))) == 3


@pytest.mark.parametrize("damage", [b"", b"cut", None])
def test_a_kept_one_that_is_spoilt_is_made_anew(
    damage: bytes | None, tmp_path: Path, cache: Path
) -> None:
    path = dictionary(tmp_path, "ami/S")
    open_dictionary(path)
    (kept,) = cache.glob("*")
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-4] if damage is None else damage)

    assert open_dictionary(path).alike("amis")
    assert kept.read_bytes() == whole


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, cache: Path
) -> None:
    cache.parent.mkdir(parents=True)
    cache.write_text("a file in the way", encoding="utf-8")

    assert open_dictionary(dictionary(tmp_path, "ami/S")).alike("amis")


def test_a_write_that_fails_leaves_nothing(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)

    assert open_dictionary(dictionary(tmp_path, "ami/S")).alike("amis")
    assert list(cache.glob("*")) == []


def test_what_was_not_finished_is_not_read(tmp_path: Path, cache: Path) -> None:
    path = dictionary(tmp_path, "ami/S")
    cache.mkdir(parents=True)
    (cache / "dictionary-1-beef.part").write_bytes(b"half")

    assert open_dictionary(path).alike("amis")


def _open(path: str, folder: str) -> bool:
    setattr(opening, "cache_folder", lambda: Path(folder))  # noqa: B010
    return all(open_dictionary(Path(path)).alike(f"mot{letter}s") for letter in "abcxyz")


def test_runs_at_once_do_not_meet(tmp_path: Path, cache: Path) -> None:
    words = [f"mot{first}{second}/S" for first in "abcdefg" for second in ("", *"abcdefgh")]
    path = dictionary(tmp_path, *words, "motx/S", "moty/S", "motz/S")
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        done = pool.starmap(_open, [(str(path), str(cache))] * 8)

    assert all(done)
    assert [each.suffix for each in cache.glob("*")] == [".table"]
