"""An edition's own ornaments: in the notation of the house, and bounded."""

from pathlib import Path

import pytest

from cardsmith.intake.templates.ornaments import PARTS
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.template import read_template
from cardsmith.model.finding import Finding
from cardsmith.model.template import Template
from cardsmith.resources import shipped


def read(text: str, folder: Path) -> tuple[Template | None, tuple[Finding, ...]]:
    (folder / "signs.yaml").write_text(text, encoding="utf-8")
    (folder / "t.yaml").write_text("ornaments: signs.yaml\nfront: []\n", encoding="utf-8")
    return read_template(folder / "t.yaml", Shelf(folder))


def test_a_file_in_the_notation_of_the_house_is_read_as_it_is(tmp_path: Path) -> None:
    path = shipped("templates") / "ornaments" / "small.yaml"
    template, findings = read(path.read_text(encoding="utf-8"), tmp_path)

    assert findings == ()
    assert template is not None
    assert {"signs/bell", "signs/crown"} <= template.ornaments.keys()
    assert template.ornaments["signs/crown"].height == 80
    assert template.files == ("t.yaml", "signs.yaml")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("a: {box: [100, 100], parts: [G1 O 50 50]}", "K126"),
        ("a: {box: [100, 100], parts: [G4 O 50 50 9]}", "K126"),
        ("a: {box: [100, 100], parts: [Q1 O 50 50 9]}", "K126"),
        ("a: {box: [100, 100], parts: [G1 O 50 50 nan]}", "K126"),
        ("a: {box: [100, 100], parts: [G1 O 50 50 1e9]}", "K126"),
        ("a: {box: [100, 100], parts: ['G1']}", "K126"),
        ("a: {box: [100, 100], parts: [-3 H 1 1 1 1 9 9 9 9 9999]}", "K126"),
        ("a: {box: [100, 100], parts: [-3 H 1 1 1 1 9 9 9 9 2.5]}", "K126"),
        ("a: {box: [100, 100], parts: [[a]]}", "K126"),
        ("a: {box: [50, 100], parts: []}", "K126"),
        ("a: {box: [100, 0], parts: []}", "K126"),
        ("a: {box: [100, wide], parts: []}", "K126"),
        ("a: {parts: []}", "K103"),
        ("a: bell", "K103"),
        ("[]", "K103"),
        (f"a: {{box: [100, 100], parts: [{'G1 O 1 1 1, ' * (PARTS + 1)}]}}", "K103"),
    ],
)
def test_what_is_no_ornament_is_told_at_its_line(body: str, code: str, tmp_path: Path) -> None:
    template, (found,) = read(body, tmp_path)

    assert template is None
    assert (found.code, Path(found.span.file).name, found.span.line) == (code, "signs.yaml", 1)


@pytest.mark.parametrize(("name", "code"), [("x.yaml", "K115"), ("../x.yaml", "K114")])
def test_ornaments_are_of_the_folder(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "t.yaml").write_text(f"ornaments: [{name}]\nfront: []\n", encoding="utf-8")
    _, findings = read_template(tmp_path / "t.yaml", Shelf(tmp_path))
    assert [found.code for found in findings] == [code]
