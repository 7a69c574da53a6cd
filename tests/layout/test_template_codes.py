"""Every code of templates keeps its word: raised by its bad example, not by its good one."""

import csv
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import pytest
import yaml

from cardsmith.intake.shipped.messages import LANGUAGES, entry, spoken
from cardsmith.intake.templates.artwork import read_artwork
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.edition import Component
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole
from cardsmith.model.sizes import SIZES
from tests.layout.custom_cards import FONTS, custom_pieces, record

CODES = [code for code in SEVERITIES if code.startswith("K")]
LATIN = "!latin1:"


def raised(files: Mapping[str, str], folder: Path) -> list[Finding]:
    """What is wrong with the one component of an edition."""
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
    return list(findings)


@pytest.mark.parametrize("code", CODES)
def test_a_code_keeps_its_word(code: str, tmp_path: Path) -> None:
    bad, good = entry(code).bad, entry(code).good
    assert not isinstance(bad, str)
    assert not isinstance(good, str)
    for example in ("bad", "good"):
        (tmp_path / example).mkdir()

    (finding,) = raised(bad, tmp_path / "bad")

    assert finding.code == code
    assert raised(good, tmp_path / "good") == []
    for language in LANGUAGES:
        words = spoken(finding, language)
        assert all((words.message, words.hint, words.why))
        assert len(words.message) < 200
        assert "…" not in words.message
