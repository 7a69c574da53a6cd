"""Templates as a person writes them, and everything that can be wrong with one."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.font_files import FILES
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.template import read_template, template_of
from cardsmith.model.boxes import ListBox, RectBox, TextBox
from cardsmith.model.finding import Finding
from cardsmith.model.frames import Anchors, Measure, Wanted
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Template
from cardsmith.model.value import Slot

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
