"""Every code of templates keeps its word: raised by its bad example, not by its good one."""

import csv
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import pytest
import yaml

from cardsmith.intake.artwork import read_artwork
from cardsmith.layout.custom import custom_pieces
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.edition import Component
from cardsmith.model.place import whole
from cardsmith.model.sizes import SIZES
from cardsmith.resources import shipped
from tests.layout.custom_cards import FONTS, record

ENTRIES = yaml.safe_load((shipped("messages") / "K.yaml").read_text(encoding="utf-8"))
CODES = [code for code in SEVERITIES if code.startswith("K")]
LATIN = "!latin1:"


def raised(files: Mapping[str, str], folder: Path) -> dict[str, Mapping[str, object]]:
    """The codes of the one component of an edition, and their arguments."""
    for name, text in files.items():
        latin = text.startswith(LATIN)
        data = text.removeprefix(LATIN).encode("cp1252" if latin else "utf-8")
        (folder / name).write_bytes(data)
    (asked,) = yaml.safe_load(files["edition.yaml"])["components"]
    rows = csv.DictReader(StringIO(files[asked["data"]]))
    component = Component(
        name=asked["name"],
        template=asked["template"],
        back=asked.get("back", ""),
        size=SIZES.get(asked.get("size", "")),
        records=tuple(record(str(number), 1, **row) for number, row in enumerate(rows)),
    )
    artwork, findings = read_artwork(component, folder, whole("edition.yaml"))
    if artwork is not None:
        _, more = custom_pieces(component, artwork, FONTS)
        findings = (*findings, *more)
    return {finding.code: finding.arguments for finding in findings}


def test_every_code_has_its_words() -> None:
    assert sorted(ENTRIES) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_code_keeps_its_word(code: str, tmp_path: Path) -> None:
    entry = ENTRIES[code]
    for example in ("bad", "good"):
        (tmp_path / example).mkdir()
    found = raised(entry["bad"], tmp_path / "bad")
    assert list(found) == [code]
    assert raised(entry["good"], tmp_path / "good") == {}
    for language in ("fr", "en"):
        words = entry[language]
        said = [words[part].format(**found[code]) for part in ("message", "hint", "why")]
        assert all(said)
        assert len(said[0]) < 200
