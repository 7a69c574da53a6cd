"""The schema of templates and the reader agree, whatever is written."""

import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.font_files import FILES
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.template import read_template, template_of
from cardsmith.intake.yaml.nodes import plain
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.inks import house_names
from cardsmith.model.sizes import SIZES
from cardsmith.resources import shipped
from tests.intake.templates.test_template import WHOLE

SCHEMA = json.loads((shipped("schemas") / "template.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft7Validator(SCHEMA)
BEYOND = {"K108", "K111", "K112", "K113", "K115", "K120", "K121", "K122", "K133"}
"""What no schema can see: names that refer to others, numbers inside a text, path data."""


def agreed(text: str) -> bool | None:
    """Whether schema and reader both admit a template; fails when they differ."""
    root, syntax = parse(Source("carte.yaml", text))
    if root is None or syntax:
        return None
    _, findings = template_of(Source("carte.yaml", text))
    reader = not [finding for finding in findings if finding.code not in BEYOND]
    schema = VALIDATOR.is_valid(plain(root))
    assert schema == reader, (text, findings)
    return schema


@pytest.mark.parametrize("path", sorted((shipped("templates") / "cards").glob("*.yaml")))
def test_a_shipped_template_has_no_fault(path: Path) -> None:
    template, findings = read_template(path, Shelf(None))

    assert template is not None
    assert findings == ()
    assert agreed(path.read_text(encoding="utf-8")) is True


def test_the_schema_names_what_ships() -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    known = SCHEMA["definitions"]
    assert known["font"]["enum"] == list(FILES)
    assert known["color"]["anyOf"][0]["enum"] == list(house_names())
    assert SCHEMA["properties"]["size"]["oneOf"][0]["enum"] == list(SIZES)


PIECES = [
    ("schema: 1", "extends: plain"),
    ("schema: 1", "extends: nobody"),
    ("schema: 1", "extends: [plain]"),
    ("schema: 1", "ornaments: [a.yaml, b.yaml]"),
    ("schema: 1", "ornaments: []"),
    ("font: Cinzel Bold, size: 18pt", "extends: words"),
    ("font: Alegreya, ", ""),
    ("size: 10pt", "size: += 1pt"),
    ("leading: 1.2", "leading: '*= 1.2'"),
    ("in: [5%, 5mm, 50%, 9mm]", "in: [5%, += 5mm, 50 %, 9mm]"),
    ("in: [5%, 5mm, 50%, 9mm]", "inside: title"),
    ("view: [9, 9]", "view: [9]"),
    ("view: [9, 9]", "view: [9mm, 9]"),
    ("fill: wine}", "fill: whine}"),
    ("dyes: court", "dyes: courtly"),
    ("inks: {A: wine}", "inks: {X: wine}"),
    ("inks: {A: wine}", "inks: wine"),
    ("turn: 90", "turn: 45"),
    ("across: 3", "across: many"),
    ("arrange: grid", "arrange: heap"),
    ("of: crown, ", ""),
    ("kind: ean13", "kind: ean"),
    ("default: 0", "default"),
    ("default: 0", "default: ' – '"),
    ("default: 0", "fold"),
    ("default: 0", "upper: 1"),
    ("number: 2", "number"),
    ("number: 2", "number: two"),
    ("number: 2", "pad"),
    ("| upper", "upper"),
    ("when: ean != none", "when: ean = "),
    ("when: ean != none", "when: not ean"),
    ("when: ean != none", "when: not ean = a"),
    ("when: ean != none", "when: ean == a"),
    ("when: ean != none", "when: '!= a'"),
    ('columns: ["{{ length }}", "{{ text }}"]', "columns: []"),
    ('columns: ["{{ length }}", "{{ text }}"]', "columns: word"),
    ("offset: [0mm, 6mm]", "offset: 6mm"),
    ("most: 3", "most: 0x3"),
    ("boxes: [rect:", "boxes: [repeat:"),
    ("fill: gold, when: not first}]", "fill: gold}, text: {}]"),
    ("schema: 1", "schema: 2"),
    ("size: tcg", "size: {width: 63mm, height: 88mm}"),
    ("size: tcg", "size: {width: 63mm}"),
    ("size: tcg", "size: [63mm, 88mm]"),
    ("bleed: 3mm", "bleed: 3"),
    ("leading: 1.2", "leading: 1,2"),
    ("leading: 1.2", "leading: 12pt"),
    ("leading: 1.2", "hyphenate: true"),
    ("leading: 1.2", "uniform: true"),
    ("leading: 1.2", "markup: maybe"),
    ("leading: 1.2", "bold: Alegreya Bold"),
    ("leading: 1.2", "italic: Arial"),
    ("hyphenate: true", "hyphenate: yes"),
    ("center", "middle"),
    ('"#882255"', "'#88225'"),
    ('"#882255"', "light wine"),
    ("Cinzel Bold", "Cinzel"),
    ("bleed: true", "bleed: yes"),
    ("in: [0mm, 0mm, 63mm, 88mm]", "below: ciel"),
    ("in: [0mm, 0mm, 63mm, 88mm], ", ""),
    ("to: [-5mm, 22mm]", "to: [-5mm]"),
    ("to: [-5mm, 22mm], ", ""),
    ("valign: top", "valign: center"),
    ("each: mots, ", ""),
    ("each: mots", "each: a | b"),
    ("each: mots", "each: ' a '"),
    ('value: "· {{ item }}"', "value: '{{ item'"),
    (', value: "· {{ item }}"', ""),
    ("fit: cover", "fit: fill"),
    ("when: art", "when:"),
    ("id: title", "id: ''"),
    ("- rect", "- square"),
    ("front:", "recto:"),
]


@pytest.mark.parametrize(("old", "new"), PIECES)
def test_schema_and_reader_agree_on_a_change(old: str, new: str) -> None:
    assert old in WHOLE
    agreed(WHOLE.replace(old, new))


def test_schema_and_reader_admit_the_whole_language() -> None:
    assert agreed(WHOLE) is True


TOKENS = sorted({*WHOLE.replace(",", " , ").replace("\n", " \n ").split(" "), "5", "{{", "]", "}"})


@settings(max_examples=60)
@given(st.data())
def test_no_change_of_a_template_breaks_the_reader_or_parts_it_from_the_schema(
    data: st.DataObject,
) -> None:
    """Words of the file are exchanged, doubled and dropped: a finding, never a traceback."""
    words = WHOLE.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(words) - 1))
        words[at : at + 1] = data.draw(st.lists(st.sampled_from(TOKENS), max_size=2))
    agreed(" ".join(words))
