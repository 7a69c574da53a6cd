"""What templates write for lines, steps, groups and drawn ornaments: reader and schema agree."""

from pathlib import Path

import pytest

from cardsmith.intake.files.source import Source
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.slots import condition
from cardsmith.intake.templates.template import read_template, template_of
from cardsmith.intake.yaml.nodes import Scalar
from cardsmith.model.boxes import DrawnBox, GroupBox, SteppedBox, TextBox
from cardsmith.model.place import whole
from cardsmith.model.sizes import SIZES
from cardsmith.model.value import Condition
from tests.intake.templates.test_template_schema import agreed

WHOLE = """\
size: tcg
fits: [poker]
styles:
  title:
    font: Cinzel Bold
    size: 12pt
    by_length: {9: 21pt, 5: 30pt}
    min_size: 9pt
    tracking: 2%
    least_tracking: -1%
  words:
    font: Alegreya
    size: 12pt
    unscored: {font: Alegreya Medium, color: grey, dots: {below: 1mm, weight: 0.6pt, apart: 0.5mm}}
front:
  - text:
      in: [4mm, 4mm, -4mm, 11mm]
      style: title
      value: "{{ title }}"
      valign: capitals
      fold: {under: 11pt, size: 14pt, at: [5mm, 10mm]}
  - list:
      in: [4mm, 32mm, 55mm, 48mm]
      style: words
      each: words
      columns:
        - {value: "{{ length }}", style: title, at: 5mm, align: centre, scale: 92%}
        - {value: "{{ text }}", at: 11mm}
      steps: [{lines: 6, size: 12pt}, {lines: 12, size: 9pt, lead: 4mm}]
      valign: 40%
      baseline: 70%
      hang: 2mm
      narrow: {below: 36mm, by: 10mm}
      rule: {at: 9mm, stroke: wine, weight: 0.4pt, above: 50%, below: 10%}
      longest: {fill: gold, stroke: ink, weight: 0.6pt, width: 8mm, height: 5mm, most: 104%}
      unbroken: true
  - line: {from: [0mm, 5mm], to: [100%, 5mm], stroke: "{{ dye }}", bleed: true}
  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: "light {{ dye }}", when: title = a | b}
  - pips:
      in: [5mm, 5mm, 9mm, 9mm]
      of: bell
      count: "3"
      arrange: ring
      outward: true
      inks: {G: [wine, gold]}
      lines: 70%
  - ornament: {in: [5mm, 5mm, 9mm, 9mm], name: bell, dyes: "{{ estate }}", when: words >= limit}
  - ornament:
      in: [0mm, 0mm, 0mm, 0mm]
      name: motley
      colors: [wine, "{{ dye }}"]
      stroke: paper
      weight: 0.7pt
      across: 9
      down: 7
      dots: gold
      bleed: true
  - ornament: {in: [5mm, 5mm, 9mm, 9mm], name: rays, colors: [gold], count: 24, centre: [50%, 2mm]}
  - ornament:
      in: [5mm, 5mm, 9mm, 9mm]
      name: lozenges
      colors: [gold]
      count: 5
      size: [2mm, 3mm]
      upright: true
      stroke: ink
  - ornament: {in: [5mm, 5mm, 9mm, 9mm], name: medallion, colors: [paper], stroke: ink, weight: 1pt}
  - ornament:
      in: [5mm, 5mm, 20mm, 10mm]
      name: arch
      count: "{{ rank }}"
      of: bell
      dyes: court
      inks: {G: [gold, green]}
      lines: 82%
  - ornament: {in: [5mm, 5mm, 20mm, 25mm], name: figure, of: "{{ rank }}", dyes: land, lines: 82%}
  - ornament: {in: [5mm, 5mm, 20mm, 25mm], name: jester, lines: 70%}
  - ornament: {in: [5mm, 5mm, 20mm, 0mm], name: marotte, bleed: true}
  - group:
      in: [5mm, 5mm, 40mm, 40mm]
      clip: M 0 0 L 9 0 L 9 9 Z
      both_ends: true
      boxes:
        - rect: {id: inner, in: [0mm, 0mm, 50%, 50%], fill: gold}
        - group: {below: inner, boxes: [rect: {in: [0mm, 0mm, 1mm, 1mm], fill: ink}]}
"""

CHANGES = [
    ("fits: [poker]", "fits: poker"),
    ("fits: [poker]", "fits: [whist]"),
    ("by_length: {9: 21pt, 5: 30pt}", "by_length: {}"),
    ("by_length: {9: 21pt, 5: 30pt}", "by_length: {nine: 21pt}"),
    ("by_length: {9: 21pt, 5: 30pt}", "by_length: [21pt]"),
    ("tracking: 2%\n", "tracking: 20\n"),
    ("least_tracking: -1%", "least_tracking: 1pt"),
    ("unscored: {font: Alegreya Medium, ", "unscored: {font: Comic, "),
    ("dots: {below: 1mm,", "dots: {under: 1mm,"),
    ("valign: capitals", "valign: baseline"),
    ("valign: capitals", "valign: 30%"),
    ("valign: capitals", "valign: small"),
    ("valign: 40%", "valign: baseline"),
    ("valign: 40%", "valign: middle"),
    ("fold: {under: 11pt,", "fold: {over: 11pt,"),
    ("at: [5mm, 10mm]}\n", "at: [5mm]}\n"),
    ("steps: [{lines: 6, size: 12pt}, {lines: 12, size: 9pt, lead: 4mm}]", "steps: []"),
    ("{lines: 6, size: 12pt}", "{size: 12pt}"),
    ("{lines: 6, size: 12pt}", "{lines: six, size: 12pt}"),
    ("baseline: 70%", "baseline: 7mm"),
    ("narrow: {below: 36mm, by: 10mm}", "narrow: [36mm, 10mm]"),
    ("rule: {at: 9mm, ", "rule: {near: 9mm, "),
    ("longest: {fill: gold,", "longest: {fill: golden,"),
    ("unbroken: true", "unbroken: 3"),
    ("scale: 92%", "scale: small"),
    ('stroke: "{{ dye }}", bleed', "stroke: dyed, bleed"),
    ('fill: "light {{ dye }}"', 'fill: "light {{ dye"'),
    ("when: title = a | b", "when: title = "),
    ("when: words >= limit", "when: words >= 5"),
    ("when: words >= limit", "when: words < 5"),
    ("when: words >= limit", "when: words >= -5"),
    ("outward: true", "outward: 1"),
    ("inks: {G: [wine, gold]}", "inks: {G: []}"),
    ("inks: {G: [wine, gold]}", "inks: {G: [wine, golden]}"),
    ('dyes: "{{ estate }}"', "dyes: estate"),
    ("across: 9", "across: nine"),
    ("dots: gold", "dots: golden"),
    ("centre: [50%, 2mm]", "centre: 50%"),
    ("size: [2mm, 3mm]", "size: 2mm"),
    ("clip: M 0 0 L 9 0 L 9 9 Z", "clip: ''"),
    ("both_ends: true", "both_ends: twice"),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: str(change[1])[:30])
def test_schema_and_reader_agree(change: tuple[str, str]) -> None:
    assert agreed(WHOLE) is True
    assert change[0] in WHOLE
    agreed(WHOLE.replace(*change))


@pytest.mark.parametrize(
    ("box", "code", "word"),
    [
        ("ornament: {in: [0mm, 0mm, 9mm, 9mm], name: rays, count: 3}", "K102", "colors"),
        ("ornament: {in: [0mm, 0mm, 9mm, 9mm], name: jester, count: 3}", "K101", "count"),
        ("ornament: {in: [0mm, 0mm, 9mm, 9mm], name: bell, count: 3}", "K101", "count"),
        ("list: {in: [0mm, 0mm, 9mm, 9mm], style: t, each: a, hang: 2mm}", "K101", "hang"),
        ("group: {in: [0mm, 0mm, 9mm, 9mm]}", "K102", "boxes"),
    ],
)
def test_a_number_that_is_not_known_or_lacks_is_told_at_its_place(
    box: str, code: str, word: str
) -> None:
    text = f"styles: {{t: {{font: Alegreya, size: 9pt}}}}\nfront:\n  - {box}\n"
    template, findings = template_of(Source("carte.yaml", text))

    assert template is None
    (found,) = (finding for finding in findings if finding.code == code)
    assert word in found.arguments.values()
    assert found.span.line == 3


def test_boxes_of_the_new_kinds_hold_what_is_written() -> None:
    template, findings = template_of(Source("carte.yaml", WHOLE))
    assert template is not None, findings

    title, words = template.front[:2]
    assert isinstance(title, TextBox)
    assert (title.style.by_length, title.style.tracking) == (((5, 30.0), (9, 21.0)), 20)
    assert [title.style.start(length) for length in (5, 6, 10)] == [30, 21, 12]
    assert isinstance(words, SteppedBox)
    assert [(step.lines, step.size) for step in words.steps] == [(6, 12), (12, 9)]
    assert (words.style.size, words.style.min_size) == (12, 9)
    assert template.fits == (SIZES["poker"],)
    drawn = [box.drawing for box in template.front if isinstance(box, DrawnBox)]
    assert drawn[0] == "motley"
    assert len(drawn) == 8
    assert isinstance(template.front[-1], GroupBox)
    assert len(list(template.boxes)) == len(template.front) + 3


def holds(written: str, **lists: tuple[str, ...]) -> bool:
    made: Condition = condition(Scalar(written, whole("t.yaml")))
    return made.holds(lists)


def test_one_of_several_words_is_enough() -> None:
    assert holds("letter = M | W", letter=("W",))
    assert not holds("letter = M | W", letter=("V",))
    assert holds("letter != M | W", letter=("V",))
    assert holds("letter = 'M | W'", letter=("M | W",))


def test_entries_are_counted_against_a_number_or_a_field() -> None:
    words = ("un", "deux", "trois")
    assert holds("words >= 3", words=words)
    assert not holds("words >= 4", words=words)
    assert holds("words < 4", words=words)
    assert holds("words >= limit", words=words, limit=("3",))
    assert not holds("words >= limit", words=words, limit=("many",))
    assert not holds("words >= limit", words=words)


def test_mappings_are_inherited_field_by_field(tmp_path: Path) -> None:
    (tmp_path / "base.yaml").write_text(WHOLE, encoding="utf-8")
    (tmp_path / "card.yaml").write_text(
        "extends: base\nstyles: {words: {unscored: {color: wine}}}\n",
        encoding="utf-8",
    )
    template, findings = read_template(tmp_path / "card.yaml", Shelf(tmp_path))

    assert template is not None, findings
    words = template.front[1]
    assert isinstance(words, SteppedBox)
    assert words.style.unscored is not None
    assert (words.style.unscored.font, words.style.unscored.ink.name) == ("Alegreya Medium", "wine")


def test_a_box_inside_a_group_is_overridden_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "card.yaml").write_text(
        "extends: letter\nfront:\n  - group: {id: block, boxes: [text: {id: index, value: X}]}\n",
        encoding="utf-8",
    )
    template, findings = read_template(tmp_path / "card.yaml", Shelf(tmp_path))

    assert template is not None, findings
    (block,) = (box for box in template.front if box.id == "block")
    assert isinstance(block, GroupBox)
    assert len(block.boxes) == 4
    (index,) = (box for box in block.boxes if box.id == "index")
    assert isinstance(index, TextBox)
    assert index.value.parts == ("X",)
    assert block.both_ends


def test_a_deck_file_does_not_hide_the_shipped_template_of_its_name(tmp_path: Path) -> None:
    (tmp_path / "marotte.yaml").write_text("deck: marotte\ncards: []\n", encoding="utf-8")
    (tmp_path / "card.yaml").write_text("extends: marotte\n", encoding="utf-8")
    template, findings = read_template(tmp_path / "card.yaml", Shelf(tmp_path))

    assert template is not None, findings
    assert template.shipped == ("marotte.yaml",)
