"""``cardsmith preflight``: what a person sees, what a program reads, how it ends."""

import json
import os
import zipfile
from pathlib import Path

import jsonschema
import pytest

from tests.cli.terminal import typed
from tests.conftest import ROOT
from tests.press.preflight.faulty import X1A, X4, manifest, page_digests, pixels, press_file

SCHEMA = json.loads((ROOT / "schemas/preflight.schema.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("good.pdf", 0),
        ("four.pdf", 1),
        ("jpx.pdf", 0),  # a warning
        ("jpx.pdf --profile drivethru", 1),
        ("cut.pdf", 2),
        ("absent.pdf", 2),
        ("good.pdf --profile nonsense", 2),
        ("good.pdf --size nonsense", 2),
        ("good.pdf --manifest good.pdf", 2),
        ("good.pdf --size 60x88mm", 1),
        ("good.pdf --size tcg", 0),
        ("good.pdf --profile home", 1),  # the page is no sheet of paper
    ],
)
def test_it_ends_as_every_command_does(words: str, code: int, press: Path) -> None:
    assert typed("preflight", *words.split()).exit_code == code


def test_a_sheet_of_paper_needs_no_trim(tmp_path: Path) -> None:
    typed("init", tmp_path / "wasps", "--lang", "en")
    typed("build", tmp_path / "wasps", "--out", tmp_path)

    done = typed("preflight", tmp_path / "wasps/home/cards.pdf", "--profile", "home")

    assert done.exit_code == 0
    assert "V103 not verified" not in done.output


def test_what_cannot_be_looked_at_is_undecided(press: Path) -> None:
    """Nothing failed, and a check could not be made: 3, unlike the order nobody asked for."""
    import pikepdf

    with pikepdf.open("good.pdf") as file:
        pictures = file.pages[0].obj.Resources.XObject
        picture = next(each for _, each in pictures.items() if each.Subtype == "/Image")
        picture.write(b"spoilt", filter=pikepdf.Name.DCTDecode)
        file.save("spoilt.pdf", force_version="1.6")

    done = typed("preflight", "spoilt.pdf", "--lang", "en")

    assert done.exit_code == 3
    assert "V404 not verified: total ink (the pixels of a picture cannot be read here)" in (
        done.output
    )
    assert "nothing failed, but not all could be verified" in done.output


def test_each_check_has_its_line_in_both_languages(press: Path) -> None:
    french = typed("preflight", "four.pdf", "--lang", "fr").output.splitlines()
    english = typed("preflight", "four.pdf", "--lang", "en").output.splitlines()

    assert french[0] == "V101 vérifié\u00a0: une TrimBox ou une ArtBox par page (1 → 1, p. 1)"
    assert english[0] == "V101 verified: one TrimBox or ArtBox a page (1 → 1, p. 1)"
    [fault] = [line for line in french if " V403 " in line]
    assert fault.startswith(
        "four.pdf, p. 1\u00a0: erreur V403 texte noir en quatre encres\u00a0: "
        "205 % (somme 300) sous le noir [205 % (somme 300) → 0]"
    )
    assert "V107 non vérifié\u00a0: ordre des pages (pas de manifeste" in "\n".join(french)
    assert len(french) == len(english) == 30 + 1


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_never_calls_a_file_certified(lang: str, press: Path) -> None:
    good = typed("preflight", "good.pdf", "--lang", lang).output.splitlines()[-1]

    assert (
        good
        == {
            "fr": "contrôles cardsmith passés (vérifiés\u00a0: 29, non vérifiés\u00a0: 1) — "
            "ceci n’est pas une certification PDF/X",
            "en": "cardsmith checks passed (29 verified, 1 not verified) — "
            "this is not a PDF/X certification",
        }[lang]
    )


def test_quiet_tells_what_failed_alone(press: Path) -> None:
    assert typed("preflight", "good.pdf", "-q").output == ""
    assert len(typed("preflight", "four.pdf", "-q").output.splitlines()) == 1


@pytest.mark.parametrize("name", ["good.pdf", "four.pdf", "jpx.pdf"])
def test_the_document_is_of_its_schema(name: str, press: Path) -> None:
    document = json.loads(typed("preflight", name, "--json", "--lang", "en").stdout)

    jsonschema.validate(document, SCHEMA)
    assert document["pages"] == 2
    states = {check["code"]: check["state"] for check in document["checks"]}
    assert len(states) == 30
    assert [code for code, state in states.items() if state == "failed"] == (
        {"good.pdf": [], "four.pdf": ["V403"], "jpx.pdf": ["V502"]}[name]
    )


def test_a_manifest_beside_the_file_tells_its_order(press: Path) -> None:
    (press / "deck.pdf").write_bytes(press_file("", X4, 2))
    digests = page_digests("deck.pdf")
    (press / "manifest.json").write_bytes(manifest("deck.pdf", digests))
    good = typed("preflight", "deck.pdf", "--lang", "en")
    (press / "deck.pdf").write_bytes(press_file("backs_swapped"))
    swapped = typed("preflight", "deck.pdf", "--lang", "fr")

    assert (good.exit_code, swapped.exit_code) == (0, 1)
    assert "(30 verified, 0 not verified)" in good.output
    assert "ici se trouve dos de card 2 au lieu de dos de card 1" in swapped.output


def test_portals_are_sent_pictures_of_exact_pixels(press: Path) -> None:
    (press / "faces").mkdir()
    for number in (1, 2):
        (press / "faces" / f"{number}.png").write_bytes(pixels())
    with zipfile.ZipFile("faces.zip", "w") as box:
        box.writestr("1.png", pixels())
        box.writestr("2.png", pixels(826))

    assert typed("preflight", "faces", "--profile", "tgc").exit_code == 0
    assert typed("preflight", "faces", "--profile", "mpc").exit_code == 1
    boxed = typed("preflight", "faces.zip", "--profile", "tgc", "--lang", "en")
    assert boxed.exit_code == 1
    assert "faces.zip, p. 2: error V503 picture of 826 × 1125 pixels" in boxed.output


def test_a_size_that_is_asked_for_stands_above_that_of_a_manifest(press: Path) -> None:
    (press / "manifest.json").write_bytes(manifest("good.pdf", page_digests("good.pdf")))

    assert typed("preflight", "good.pdf", "--lang", "en").exit_code == 0
    sized = typed("preflight", "good.pdf", "--size", "poker", "--lang", "en")
    assert sized.exit_code == 1
    assert "error V103" in sized.output


@pytest.mark.parametrize(
    ("name", "data", "code", "told"),
    [
        ("text.png", b"hello", 2, "I150 neither a PNG"),
        ("cards.pdf", b"%PDF-1.6", 2, "I150 PDF: pictures of this kind"),
        ("empty.png", b"", 2, "I150 this file is empty"),
        ("cut.zip", b"PK\3\4 and no more", 2, "I152 this ZIP is damaged or locked"),
        ("cut.png", pixels()[:-9], 3, "a part of the file is damaged"),
    ],
)
def test_what_is_no_whole_picture_is_never_called_right(
    name: str, data: bytes, code: int, told: str, press: Path
) -> None:
    (press / name).write_bytes(data)

    done = typed("preflight", name, "--profile", "tgc", "--lang", "en")

    assert done.exit_code == code
    assert told in done.output


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("profile", ["press", "tgc"])
def test_what_never_ends_is_not_read(profile: str, press: Path) -> None:
    os.mkfifo("pipe")

    done = typed("preflight", "pipe", "--profile", profile, "--lang", "en")

    assert done.exit_code == 2
    assert "F009" in done.output


def test_a_zip_without_pictures_is_told(press: Path) -> None:
    zipfile.ZipFile("none.zip", "w").close()

    done = typed("preflight", "none.zip", "--profile", "tgc", "--lang", "en")

    assert done.exit_code == 2
    assert "no PNG or JPEG picture here" in done.output


def test_a_map_of_the_ink_is_written(press: Path) -> None:
    done = typed("preflight", "good.pdf", "--ink-map", "ink.png", "--lang", "en")

    assert done.output.splitlines()[-1] == "map of the ink: ink.png"
    assert (press / "ink.png").read_bytes().startswith(b"\x89PNG")


def test_a_file_of_the_other_standard_says_so(press: Path) -> None:
    (press / "x1a.pdf").write_bytes(press_file("", X1A))
    done = typed("preflight", "good.pdf", "--profile", "press-x1a", "--lang", "en")

    assert "the file calls itself PDF/X-4, expected PDF/X-1a:2003" in done.output
    assert typed("preflight", "x1a.pdf", "--profile", "press-x1a").exit_code == 0


def test_a_folder_of_pictures_asks_for_their_portal(press: Path) -> None:
    (press / "cards").mkdir()
    empty = typed("preflight", "cards", "--lang", "en")
    assert "cards: error F009 this is a folder, not a file" in empty.output
    (press / "cards" / "one.png").write_bytes(pixels())

    done = typed("preflight", "cards", "--lang", "en")
    assert done.exit_code == 2
    assert "cards: error I152 these are pictures, and this profile takes a PDF" in done.output
    assert "--profile mpc or --profile tgc" in done.output
    assert typed("preflight", "cards", "--profile", "tgc").exit_code == 0
