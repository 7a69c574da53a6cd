"""Editions from strangers: whatever they hold ends in findings, soon and in little memory.

Each runs in a process of its own, with 700 MiB and ten seconds of work to live by.
"""

import json
import os
import resource
import struct
import subprocess
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path

import pytest

SECONDS = 10
MEMORY = 700 * 1024**2

DECLARATION = """\
game: custom
title: Essai
language: fr
components:
  - {name: cartes, data: cartes.csv, template: carte.yaml}
"""
CARDS = "titre,art\nun,a.png\n"
STYLE = "styles: {t: {font: Alegreya, size: 12pt, min_size: 4pt, hyphenate: true}}\n"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
PICTURE = "front: [image: {in: [5mm, 5mm, 9mm, 9mm], src: a.png}]\n"
TEXT = STYLE + 'front: [text: {in: [5mm, 5mm, 50mm, 70mm], style: t, value: "{{ titre }}"}]\n'

Files = Mapping[str, str | bytes]


def png(width: int, height: int, data: bytes) -> bytes:
    """A PNG that says it is so large, of whatever data."""
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", data),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in parts
    )


def endless(byte: bytes, times: int) -> bytes:
    """The deflated data of so many megabytes of one byte."""
    packer = zlib.compressobj()
    first, one = (
        packer.compress(byte * 1024**2) + packer.flush(zlib.Z_FULL_FLUSH) for _ in range(2)
    )
    return first + one * times


def chain(count: int) -> dict[str, str | bytes]:
    links: dict[str, str | bytes] = {
        f"l{level}.yaml": f"extends: l{level + 1}\n" for level in range(count)
    }
    return {"carte.yaml": "extends: l0\n", **links}


REPEAT = "repeat: {each: others, in: [0mm, 0mm, 1mm, 1mm], offset: [0mm, 0mm], boxes: "

HOSTILE: Mapping[str, tuple[Files, str]] = {
    "endless extends": (chain(300), "K120"),
    "extends itself": ({"carte.yaml": "extends: carte\n"}, "K120"),
    "out of the folder": ({"carte.yaml": "extends: ../../etc/passwd\n"}, "K114"),
    "picture out of the folder": ({"carte.yaml": PICTURE.replace("a.png", "/etc/passwd")}, "K114"),
    "a device": ({"carte.yaml": PICTURE.replace("a.png", "/dev/zero")}, "K114"),
    "deep repeat": (
        {"carte.yaml": f"front: [{(REPEAT + '[') * 40}{']}' * 40}]\n"},
        "F006",
    ),
    "long repeat": (
        {
            "carte.yaml": f"front: [{REPEAT}[rect: {{in: [0mm, 0mm, 1mm, 1mm]}}]}}]\n",
            "cartes.csv": "titre,mots\nun," + " | ".join(["a"] * 2_000) + "\n",
        },
        "K132",
    ),
    "many boxes": ({"carte.yaml": "front:\n" + "  - rect: {in: [0mm]}\n" * 20_000}, "K132"),
    "large template": ({"carte.yaml": "front: []\n" + "#" * 2_000_000}, "F006"),
    "large picture": ({"carte.yaml": PICTURE, "a.png": png(50_000, 50_000, b"")}, "K117"),
    "picture bomb": (
        {"carte.yaml": PICTURE, "a.png": png(9_000, 9_000, zlib.compress(bytes(9_001)))},
        "K116",
    ),
    "data without end": (
        {"carte.yaml": PICTURE, "a.png": png(9, 9, endless(b"\x09", 2_000))},
        "K116",
    ),
    "entities": (
        {
            "carte.yaml": PICTURE,
            "a.png": '<!DOCTYPE svg [<!ENTITY a "aaaa">'
            + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
            + f"]>{SVG}<desc>&a9;</desc></svg>",
        },
        "K131",
    ),
    "deep svg": ({"carte.yaml": PICTURE, "a.png": SVG + "<g>" * 100_000}, "K131"),
    "long path": (
        {"carte.yaml": PICTURE, "a.png": f'{SVG}<path d="M0 0{"l1 1" * 900_000}"/></svg>'},
        "K130",
    ),
    "many shapes": (
        {"carte.yaml": PICTURE, "a.png": SVG + '<circle r="1"/>' * 200_000 + "</svg>"},
        "K131",
    ),
    "a long word": ({"carte.yaml": TEXT, "cartes.csv": f"titre\n{'a' * 10_000}\n"}, "L101"),
    "a very long word": ({"carte.yaml": TEXT, "cartes.csv": f"titre\n{'a' * 900_000}\n"}, "F006"),
    "a word without end": (
        {
            "edition.yaml": DECLARATION.replace("cartes.csv", "cartes.yaml"),
            "cartes.yaml": f"cards: [{{titre: un, mot: {'a' * 99_000}}}]\n",
            "carte.yaml": TEXT.replace("titre", "mot"),
        },
        "L101",
    ),
    "a text without end": (
        {"carte.yaml": TEXT.replace("{{ titre }}", "{{ a |" * 500_000)},
        "F006",
    ),
    "many words": ({"carte.yaml": TEXT, "cartes.csv": f"titre\n{'mot ' * 4_900}\n"}, "L101"),
    "NUL": ({"carte.yaml": b"front: [\0]\n"}, "F005"),
    "NUL in a name": (
        {"carte.yaml": 'front: [image: {in: [1mm, 1mm, 9mm, 9mm], src: "a\\0b"}]\n'},
        "",
    ),
    "NUL in data": ({"carte.yaml": TEXT, "cartes.csv": b"titre\nu\0n\n"}, "F005"),
    "many braces": ({"carte.yaml": TEXT.replace("{{ titre }}", "{{ a |" * 16_000)}, "K110"),
    "long spaces": ({"carte.yaml": TEXT.replace("titre }}", " " * 99_000)}, "K110"),
    "many pips": (
        {"carte.yaml": "front: [pips: {in: [1mm, 1mm, 9mm, 9mm], of: bell, count: 99999}]\n"},
        "K127",
    ),
    "long sums": ({"carte.yaml": f"extends: plain\nbleed: += {'9' * 5_000}mm\n"}, "K121"),
}

OF_A_KIND = {
    "extends itself", "out of the folder", "picture out of the folder", "large template",
    "large picture", "a long word", "a very long word", "NUL in data", "NUL in a name",
    "many pips", "long sums",
}  # fmt: skip
"""Those that end as others of their kind do, which stay in the suite."""


def checked(folder: Path, files: Files) -> tuple[int, set[str]]:
    """The exit code and the codes of a check in a process with bounds."""
    for name, content in {"edition.yaml": DECLARATION, "cartes.csv": CARDS, **files}.items():
        data = content if isinstance(content, bytes) else content.encode()
        (folder / name).write_bytes(data)
    ended = subprocess.run(
        [sys.executable, "-m", "cardsmith", "check", str(folder), "--format", "json"],
        capture_output=True,
        timeout=120,
        preexec_fn=_bounded,
        check=False,
    )
    assert b"Traceback" not in ended.stderr, ended.stderr.decode()
    found = json.loads(ended.stdout)["findings"]
    return ended.returncode, {one["code"] for one in found if one["severity"] == "error"}


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.soak if name in OF_A_KIND else ()) for name in HOSTILE],
)
def test_a_hostile_edition_ends_in_findings(name: str, tmp_path: Path) -> None:
    files, code = HOSTILE[name]
    ended, codes = checked(tmp_path, files)

    assert ended == 1
    assert codes
    assert code in codes or not code


def test_a_picture_of_gigabytes_is_not_read_whole(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"")
    os.truncate(tmp_path / "a.png", 4 * 1024**3)

    assert checked(tmp_path, {"carte.yaml": PICTURE}) == (1, {"K117"})


@pytest.mark.parametrize("name", ["carte.yaml", "a.png", "cartes.csv"])
def test_no_link_leads_out_of_the_folder(name: str, tmp_path: Path) -> None:
    inside, outside = tmp_path / "e", tmp_path / "out"
    for folder in (inside, outside):
        folder.mkdir()
    (outside / name).write_bytes(b"front: []\n")
    (inside / name).symlink_to(outside / name)
    files: dict[str, str | bytes] = {"carte.yaml": PICTURE, "cartes.csv": CARDS}
    for other, content in {"edition.yaml": DECLARATION, **files}.items():
        if other != name:
            (inside / other).write_bytes(
                content if isinstance(content, bytes) else content.encode()
            )
    ended = subprocess.run(
        [sys.executable, "-m", "cardsmith", "check", str(inside), "--format", "json"],
        capture_output=True,
        check=False,
    )
    codes = {one["code"] for one in json.loads(ended.stdout)["findings"]}
    assert ended.returncode == 1
    assert codes & {"E105", "K114"}
