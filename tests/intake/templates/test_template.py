"""Templates as a person writes them, and everything that can be wrong with one."""

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
from cardsmith.model.boxes import ListBox, RectBox, TextBox
from cardsmith.model.finding import Finding
from cardsmith.model.frames import Anchors, Measure, Wanted
from cardsmith.model.inks import house_names
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Template
from cardsmith.model.value import Slot
from cardsmith.resources import shipped

WHOLE = """\
schema: 1
size: tcg
bleed: 3mm
styles:
  title: {font: Cinzel Bold, size: 18pt, min_size: 11pt, color: ink, align: center, leading: 1.2}
  words: {font: Alegreya, size: 10pt, color: "#882255", hyphenate: true}
front:
  - rect: {in: [0mm, 0mm, 63mm, 88mm], fill: paper, radius: 2mm, bleed: true}
  - line: {from: [5mm, 22mm], to: [-5mm, 22mm], stroke: gold, weight: 0.9pt}
  - text: {id: title, in: [6mm, 6mm, -6mm, 9mm], style: title, value: "{{ title }}!", valign: top}
  - list: {below: title, gap: 2mm, between: 1mm, each: mots, style: words, value: "· {{ item }}"}
  - image: {in: [6mm, 60mm, 20mm, 0.5in], src: "{{ art }}", fit: cover, when: art}
  - path: {in: [5%, 5mm, 50%, 9mm], d: "M 0 0 L 9 0 Q 9 9 0 9 Z", view: [9, 9], fill: wine}
  - ornament: {id: o, right_of: title, name: bell, dyes: court, inks: {A: wine}, turn: 90}
  - pips: {above: o, of: crown, count: "{{ rank | default: 0 }}", across: 3, arrange: grid}
  - barcode: {inside: o, kind: ean13, value: "{{ ean }}", color: ink, when: ean != none}
  - list: {left_of: o, pad: 1mm, each: mots, style: words, columns: ["{{ length }}", "{{ text }}"]}
  - repeat:
      each: powers
      in: [5mm, 60mm, 50mm, 5mm]
      offset: [0mm, 6mm]
      most: 3
      boxes: [rect: {in: [0mm, 0mm, 100%, 0mm], fill: gold, when: not first}]
back:
  - text: {in: [6mm, 6mm, -6mm, -6mm], style: title, value: "{{ title | upper | number: 2 }}"}
"""

FRONT = """\
styles: {t: {font: Alegreya, size: 9pt}}
front:
  - text: {in: [5mm, 5mm, 50mm, 10mm], style: t, value: mot}
"""


def read(text: str) -> tuple[Template | None, list[Finding]]:
    template, findings = template_of(Source("carte.yaml", text))
    return template, list(findings)


def said(text: str) -> list[str]:
    """Place and code of every finding."""
    return [f"{finding.span} {finding.code}" for finding in read(text)[1]]


def only(text: str) -> Finding:
    (finding,) = read(text)[1]
    return finding


def test_every_part_of_a_template_is_read() -> None:
    template, findings = read(WHOLE)

    assert findings == []
    assert template is not None
    assert template.size == SIZES["tcg"]
    ground, _, title, words, *_ = template.front
    assert isinstance(ground, RectBox)
    assert (ground.bleed, ground.radius) == (True, 2)
    assert isinstance(title, TextBox)
    assert title.frame == Wanted(Measure(6), Measure(6), Measure(-6), Measure(9))
    assert (title.style.size, title.style.min_size, title.align) == (18, 11, "centre")
    assert (title.style.leading, title.style.hyphenate) == (1.2, False)
    assert [part.name if isinstance(part, Slot) else part for part in title.value.parts] == [
        "title",
        "!",
    ]
    assert isinstance(words, ListBox)
    assert (words.anchors, words.between, words.each.name) == (
        Anchors(below="title", gap=2),
        1,
        "mots",
    )
    assert words.style.ink.rgb == (0x88, 0x22, 0x55)
    assert words.style.min_size == words.style.size
    assert words.style.hyphenate


def test_all_mistakes_of_a_file_are_told_in_one_run() -> None:
    text = """\
size: grand
stiles: {}
styles:
  t: {font: Comic Sans, size: 9, colour: ink}
front:
  - text: {in: [5mm, 5mm, 50mm], style: u, valeur: x}
  - circle: {}
"""
    assert said(text) == [
        "carte.yaml:1:7 K106",
        "carte.yaml:2:1 K101",
        "carte.yaml:4:13 K107",
        "carte.yaml:4:31 K104",
        "carte.yaml:4:34 K101",
        "carte.yaml:6:5 K102",
        "carte.yaml:6:16 K103",
        "carte.yaml:6:41 K108",
        "carte.yaml:6:44 K101",
        "carte.yaml:7:5 K101",
    ]


def test_a_mistyped_name_gets_the_one_that_was_meant() -> None:
    assert only(FRONT.replace("style: t", "style: t, allign: left")).arguments["known"] == "align"
    assert only(FRONT.replace("- text", "- texte")).arguments["known"] == "text"


def test_an_unknown_font_lists_all_that_ship() -> None:
    finding = only(FRONT.replace("Alegreya", "Arial"))

    assert finding.code == "K107"
    assert all(name in str(finding.arguments["known"]) for name in FILES)


@pytest.mark.parametrize("length", ["5", "5 m", "mm", "5px", "~", "true", "0x5mm"])
def test_a_length_needs_its_unit(length: str) -> None:
    assert only(FRONT.replace("50mm", length)).code == "K104"


@pytest.mark.parametrize("length", ["2001mm", "99999999999in", "-201cm"])
def test_a_length_has_bounds(length: str) -> None:
    assert only(FRONT.replace("50mm", length)).code == "K113"


@pytest.mark.parametrize("value", ["{{ a | }}", "{{ }}", "{{ a", "a }}", "{% if a %}"])
def test_a_slot_is_the_name_of_a_field_and_nothing_else(value: str) -> None:
    finding = only(FRONT.replace("mot", json.dumps(value)))

    assert (finding.code, finding.span.line) == ("K110", 3)


@pytest.mark.parametrize("value", ["rois & reines", "<b>gras", "{ mot }", "a } b", "{{ un mot }}"])
def test_anything_else_is_plain_text(value: str) -> None:
    assert said(FRONT.replace("mot", json.dumps(value))) == []


def test_a_box_stands_by_one_that_has_a_name_and_a_frame() -> None:
    text = """\
styles: {t: {font: Alegreya, size: 9pt}}
front:
  - text: {below: titel, style: t, value: a}
  - text: {id: titre, in: [5mm, 5mm, 50mm, 10mm], style: t, value: a}
  - text: {id: titre, right_of: later, style: t, value: a}
  - line: {id: trait, from: [5mm, 5mm], to: [9mm, 5mm]}
  - text: {inside: trait, style: t, value: a}
  - rect: {id: later, in: [5mm, 5mm, 5mm, 5mm]}
"""
    assert said(text) == [
        "carte.yaml:3:5 K112",
        "carte.yaml:5:5 K111",
        "carte.yaml:7:5 K112",
    ]


@pytest.mark.parametrize(
    "text", ["", "[]", "front", "schema: 1", "front: 3", "front: [a]", "a: &b c"]
)
def test_what_is_no_template_is_said_to_be_none(text: str) -> None:
    template, findings = read(text)

    assert template is None
    assert findings


def test_a_side_may_hold_nothing() -> None:
    assert said("front: []") == []


def test_a_file_that_is_not_there_is_a_finding(tmp_path: Path) -> None:
    template, findings = read_template(tmp_path / "rien.yaml", Shelf(tmp_path))

    assert template is None
    assert [finding.code for finding in findings] == ["F009"]


@pytest.mark.parametrize("path", sorted((shipped("templates") / "cards").glob("*.yaml")))
def test_a_shipped_template_has_no_fault(path: Path) -> None:
    template, findings = read_template(path, Shelf(None))

    assert template is not None
    assert findings == ()
    assert agreed(path.read_text(encoding="utf-8")) is True


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


@settings(max_examples=50)
@given(st.text(alphabet="{}[]:,-#\n \"'abtextinfront1mp%&*!|>é", max_size=80))
def test_any_text_is_a_template_or_has_findings(text: str) -> None:
    template, findings = read(text)
    assert template is not None or findings


@pytest.mark.parametrize("text", ["", "\n", "# rien\n"])
def test_an_empty_template_is_told_as_a_template(text: str, tmp_path: Path) -> None:
    (tmp_path / "t.yaml").write_text(text, encoding="utf-8")
    template, (found,) = read_template(tmp_path / "t.yaml", Shelf(tmp_path))

    assert template is None
    assert (found.code, found.arguments["kind"]) == ("F004", "template")
