"""Templates that build on others: what is taken, what is overridden, what is refused."""

from pathlib import Path

import pytest

from cardsmith.intake.templates.inheriting import LEVELS, companions
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.template import read_template
from cardsmith.model.boxes import RectBox, TextBox
from cardsmith.model.finding import Finding
from cardsmith.model.frames import Measure, Wanted
from cardsmith.model.template import Template

BASE = """\
size: {width: 60mm, height: 90mm}
styles:
  t: {font: Alegreya, size: 10pt, leading: 1.2, color: wine}
front:
  - rect: {id: ground, in: [0mm, 0mm, 0mm, 0mm], fill: paper}
  - text: {id: title, in: [5mm, 1cm, 50%, 10mm], style: t, value: "{{ title }}"}
back:
  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: wine}
"""


def read(folder: Path, **files: str) -> tuple[Template | None, tuple[Finding, ...]]:
    """The template ``card.yaml`` among files of these texts."""
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return read_template(folder / "card.yaml", Shelf(folder))


def whole(folder: Path, **files: str) -> Template:
    template, findings = read(folder, **files)
    assert template is not None, findings
    assert findings == ()
    return template


def faults(folder: Path, **files: str) -> list[str]:
    """File, line, column and code of every finding."""
    _, findings = read(folder, **files)
    return [
        f"{Path(found.span.file).name}:{found.span.line}:{found.span.column} {found.code}"
        for found in findings
    ]


def text_of(template: Template) -> TextBox:
    (box,) = (box for box in template.front if isinstance(box, TextBox))
    return box


def test_what_is_not_written_is_taken(tmp_path: Path) -> None:
    template = whole(tmp_path, base=BASE, card="extends: base\n")

    assert template.size is not None
    assert (template.size.width, len(template.front), len(template.back)) == (60, 2, 1)
    assert template.files == ("card.yaml", "base.yaml")


def test_a_box_of_the_same_name_is_overridden_where_it_stands_and_others_follow(
    tmp_path: Path,
) -> None:
    own = """\
extends: base.yaml
front:
  - text: {id: title, value: "{{ nom }}"}
  - rect: {id: last, in: [1mm, 1mm, 1mm, 1mm]}
"""
    template = whole(tmp_path, base=BASE, card=own)

    assert [box.id for box in template.front] == ["ground", "title", "last"]
    title = text_of(template)
    assert title.value.slots[0].name == "nom"
    assert title.frame == Wanted(Measure(5), Measure(10), Measure(share=0.5), Measure(10))
    assert title.style.ink.name == "wine"


def test_a_box_of_another_kind_takes_the_whole_place(tmp_path: Path) -> None:
    own = "extends: base\nfront: [rect: {id: title, in: [1mm, 1mm, 9mm, 9mm]}]\n"
    _, box = whole(tmp_path, base=BASE, card=own).front
    assert isinstance(box, RectBox)


def test_lengths_are_reckoned_from_inherited_ones(tmp_path: Path) -> None:
    own = """\
extends: base
size: {height: "*= 0.5"}
styles: {t: {size: += 2pt, leading: "*= 1.5"}}
front: [text: {id: title, in: [+= 2mm, -= 5mm, += 10%, /= 4]}]
"""
    template = whole(tmp_path, base=BASE, card=own)
    title = text_of(template)

    assert template.size is not None
    assert (template.size.width, template.size.height) == (60, 45)
    assert (title.style.size, title.style.leading) == (12, 1.8)
    assert title.frame == Wanted(Measure(7), Measure(5), Measure(share=0.6), Measure(2.5))


def test_several_levels_are_added_up(tmp_path: Path) -> None:
    step = "extends: {}\nstyles: {{t: {{size: += 1pt}}}}\n"
    files = {f"l{level}": step.format(f"l{level - 1}") for level in range(1, LEVELS)}
    template = whole(tmp_path, l0=BASE, card=step.format(f"l{LEVELS - 1}"), **files)

    assert text_of(template).style.size == 10 + LEVELS


def test_a_shipped_template_can_be_extended(tmp_path: Path) -> None:
    own = "extends: plain\nstyles: {title: {color: pastel}}\n"
    assert text_of(whole(tmp_path, card=own)).style.ink.name == "pastel"


def test_a_style_builds_on_another(tmp_path: Path) -> None:
    own = 'extends: base\nstyles: {u: {extends: t, size: "*= 2"}}\n'
    own += "front: [text: {id: title, style: u}]\n"
    style = text_of(whole(tmp_path, base=BASE, card=own)).style
    assert (style.size, style.ink.name) == (20, "wine")


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ("extends: card\n", "card.yaml:1:10 K120"),
        ("extends: rien\n", "card.yaml:1:10 K115"),
        ("extends: ../base\n", "card.yaml:1:10 K114"),
        ("extends: /etc/passwd\n", "card.yaml:1:10 K114"),
        ("extends: base\nstyles: {t: {size: += 5%}}\n", "card.yaml:2:20 K121"),
        ("extends: base\nstyles: {t: {size: /= 0}}\n", "card.yaml:2:20 K121"),
        ("extends: base\nstyles: {u: {font: Alegreya, size: += 5pt}}\n", "card.yaml:2:36 K121"),
        ("extends: base\nstyles: {u: {extends: v}}\n", "card.yaml:2:23 K108"),
        ("extends: base\nstyles: {u: {extends: u}}\n", "card.yaml:2:23 K120"),
        ("extends: base\nfront: [text: {id: title, valeu: a}]\n", "card.yaml:2:27 K101"),
    ],
)
def test_each_fault_is_told_once_at_its_place(own: str, said: str, tmp_path: Path) -> None:
    assert faults(tmp_path, base=BASE, card=own) == [said]


def test_a_circle_of_templates_is_told_where_it_closes(tmp_path: Path) -> None:
    files = {"a": "extends: b\n", "b": "extends: a\n"}
    _, (found,) = read(tmp_path, card="extends: a\n", **files)
    assert (found.code, found.arguments["kind"]) == ("K120", "circle")
    assert Path(found.span.file).name == "b.yaml"


def test_a_chain_without_end_is_refused(tmp_path: Path) -> None:
    files = {f"l{level}": f"extends: l{level + 1}\n" for level in range(50)}
    assert faults(tmp_path, card="extends: l0\n", **files) == [f"l{LEVELS - 1}.yaml:1:10 K120"]


def test_what_is_wrong_in_a_base_is_told_there(tmp_path: Path) -> None:
    base = BASE.replace("wine}", "whine}", 1)
    assert faults(tmp_path, base=base, card="extends: base\n") == ["base.yaml:3:56 K105"]


def test_a_base_in_broken_yaml_is_told_and_nothing_else(tmp_path: Path) -> None:
    (said,) = faults(tmp_path, base="a: [", card="extends: base\n")
    assert said.startswith("base.yaml:1:")


def test_the_files_behind_a_template_are_known(tmp_path: Path) -> None:
    read(tmp_path, base=BASE, card="extends: base\nornaments: [s.yaml]\n", s="a: b\n")
    found = {path.name for path in companions(tmp_path / "card.yaml", tmp_path)}
    assert found == {"card.yaml", "base.yaml", "s.yaml"}
