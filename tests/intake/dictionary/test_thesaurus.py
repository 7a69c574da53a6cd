"""A MyThes thesaurus answers word by word."""

from pathlib import Path

import pytest

from cardsmith.intake.dictionary.thesaurus import MyThes

TEXT = """UTF-8
œuvre|1
(Nom)|travail|ouvrage|chef-d'œuvre
peur|2
(Nom)|effroi|crainte (vive)
(Interjection)|bouh
plier|1
(Verbe)|ployer|plier(se)
"""


def thesaurus(folder: Path, text: str = TEXT, encoding: str = "utf-8") -> MyThes:
    data = text.encode(encoding)
    entries = [line for line in text.split("\n") if line[-2:-1] == "|"]
    index = [f"{line.split('|')[0]}|{data.index(line.encode(encoding))}" for line in entries]
    (folder / "th_fr.dat").write_bytes(data)
    head = [text.partition("\n")[0], str(len(index))]
    (folder / "th_fr.idx").write_bytes("\n".join([*head, *index]).encode(encoding))
    return MyThes(folder / "th_fr.dat")


def test_every_meaning_of_a_word_is_listened_to(tmp_path: Path) -> None:
    found = thesaurus(tmp_path)

    assert found.neighbours("peur") == {"effroi", "crainte", "bouh"}
    assert found.neighbours("oeuvre") == {"travail", "ouvrage", "chef-d’oeuvre"}
    assert found.neighbours("inconnu") == frozenset()


def test_a_word_is_no_neighbour_of_its_own(tmp_path: Path) -> None:
    assert thesaurus(tmp_path).neighbours("plier") == {"ployer"}


def test_the_encoding_is_the_one_it_names(tmp_path: Path) -> None:
    text = "ISO8859-1\nété|1\n(Nom)|âge\n"

    assert thesaurus(tmp_path, text, "latin-1").neighbours("été") == {"âge"}


@pytest.mark.parametrize("index", [b"", b"klingon\n1\npeur|6\n", b"UTF-8\n1\npeur|six\n"])
def test_what_is_no_thesaurus_is_refused(index: bytes, tmp_path: Path) -> None:
    (tmp_path / "th_fr.dat").write_text(TEXT, encoding="utf-8")
    (tmp_path / "th_fr.idx").write_bytes(index)

    with pytest.raises((ValueError, LookupError)):
        MyThes(tmp_path / "th_fr.dat")


@pytest.mark.parametrize("place", ["999", "0", "15"])
def test_an_index_of_another_text_makes_no_noise(place: str, tmp_path: Path) -> None:
    (tmp_path / "th_fr.dat").write_text(TEXT, encoding="utf-8")
    (tmp_path / "th_fr.idx").write_text(f"UTF-8\n1\npeur|{place}\n", encoding="utf-8")

    assert isinstance(MyThes(tmp_path / "th_fr.dat").neighbours("peur"), frozenset)
