"""Ways to print an edition: folded, side after side, components together."""

import json
from pathlib import Path

import pikepdf
import pytest

from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.choices import Duplex
from cardsmith.model.finding import InputError
from cardsmith.model.printer import Printer
from cardsmith.model.profile import Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.options import Asked, as_typed, chosen
from cardsmith.resources import shipped
from tests.cli.printed import lines

HOME = read_profile("home")
SIZES = {"grandes": "{width: 63mm, height: 88mm}", "petites": "{width: 44mm, height: 68mm}"}
COUNTS = {"grandes": 10, "petites": 4}


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """Ten large cards and four small ones, all with the plain back."""
    folder = tmp_path / "essai"
    folder.mkdir()
    components = [
        f"  - {{name: {name}, data: {name}.csv, size: {size}, template: carte.yaml, "
        "back: dos.yaml}"
        for name, size in SIZES.items()
    ]
    (folder / "edition.yaml").write_text(
        "\n".join(
            ["schema: 1\ngame: custom\ntitle: Essai\nlanguage: fr\ncomponents:", *components, ""]
        ),
        encoding="utf-8",
    )
    for name, count in COUNTS.items():
        rows = [f"{name[0].upper()}{number}" for number in range(1, count + 1)]
        (folder / f"{name}.csv").write_text("\n".join(["titre", *rows, ""]), encoding="utf-8")
    for name, source in {"carte": "plain", "dos": "plain-back"}.items():
        text = (shipped("templates") / f"cards/{source}.yaml").read_text(encoding="utf-8")
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def built(edition: Path, profile: Profile, components: tuple[str, ...] = ()) -> dict[str, Path]:
    """The PDF files that stand in the folder after a build, by their names."""
    (made,) = build_editions([str(edition)], profile, components, edition.parent / "out")
    assert made.folder is not None, made.checked.findings
    told = [
        file["path"] for file in json.loads((made.folder / "manifest.json").read_text())["files"]
    ]
    assert sorted(path.name for path in made.folder.glob("*.pdf")) == sorted(told)
    return {path.stem: path for path in sorted(made.folder.glob("*.pdf"))}


def turned(duplex: Duplex) -> Profile:
    return replace(HOME, options=replace(HOME.options, duplex=duplex))


def viewing(path: Path) -> tuple[int, str, str]:
    """How many pages a file has, what it asks of the printer, its title."""
    with pikepdf.open(path) as pdf:
        wishes = pdf.Root["/ViewerPreferences"]
        assert isinstance(wishes, pikepdf.Dictionary)
        return len(pdf.pages), str(wishes["/Duplex"]), str(pdf.docinfo["/Title"])


def test_a_fold_is_one_side_and_says_what_to_do(edition: Path) -> None:
    files = built(edition, read_profile("home-fold"), ("grandes",))

    assert viewing(files["grandes"])[:2] == (3, "/Simplex")
    said = "\n".join(lines(files["grandes"])[0])
    assert "feuille 1/3, recto et verso" in said
    assert said.index("plier sur les tirets, coller") < said.index("numéros")


def test_whoever_folds_cards_is_given_rules_on_one_side(tmp_path: Path) -> None:
    (made,) = build_editions(["dalmuti"], read_profile("home-fold"), ("rules",), tmp_path)

    assert made.folder is not None
    assert viewing(made.folder / "rules-fr.pdf")[1] == "/Simplex"


def test_separate_sides_are_two_files_to_print_one_after_the_other(edition: Path) -> None:
    files = built(edition, turned(Duplex.SEPARATE), ("grandes",))

    assert list(files) == ["grandes-backs", "grandes-fronts"]
    assert viewing(files["grandes-fronts"]) == (2, "/Simplex", "Essai – grandes (rectos)")
    assert viewing(files["grandes-backs"]) == (2, "/Simplex", "Essai – grandes (versos)")
    fronts, backs = lines(files["grandes-fronts"]), lines(files["grandes-backs"])
    assert "feuille 1/2, recto" in "\n".join(fronts[0])
    assert "feuille 2/2, verso" in "\n".join(backs[1])
    assert "retourner la pile sur le bord long" in "\n".join(fronts[0])


def test_a_file_of_another_way_to_print_does_not_stay(edition: Path) -> None:
    built(edition, turned(Duplex.SEPARATE))

    assert list(built(edition, HOME)) == ["grandes", "petites"]


def test_components_together_share_their_sheets(edition: Path) -> None:
    """Two sheets of large cards and one of small ones are two sheets."""
    apart = built(edition, HOME)
    assert [viewing(path)[0] for path in apart.values()] == [4, 2]

    files = built(edition, replace(HOME, together=True))

    assert list(files) == ["together"]
    assert viewing(files["together"]) == (
        4,
        "/DuplexFlipLongEdge",
        "Essai – toutes les cartes",
    )
    said = "\n".join(lines(files["together"])[2])
    assert {"G10", "P1", "P4"} <= {*said.split()}
    assert list(built(edition, HOME)) == ["grandes", "petites"]


def test_one_component_is_not_called_together(edition: Path) -> None:
    assert list(built(edition, replace(HOME, together=True), ("petites",))) == ["petites"]


def test_what_is_together_is_asked_for_and_typed_again() -> None:
    profile = chosen("home-fold", Asked(lengths={}, together=True))

    assert profile.together
    assert as_typed(profile) == ("--profile home-fold", "--together")


def test_one_face_a_page_has_nothing_to_share() -> None:
    with pytest.raises(InputError) as refused:
        chosen("single", Asked(lengths={}, together=True))

    assert refused.value.finding.code == "I106"
    assert "--together" in str(refused.value.finding.span)


@pytest.mark.parametrize(
    "other",
    [
        replace(HOME, printer=Printer(name="salon", dx=0.3)),
        chosen("home", Asked(lengths={}, paper="letter")),
        chosen("home", Asked(lengths={"margin": "6mm"})),
    ],
)
def test_a_file_printed_otherwise_does_not_stay(edition: Path, other: Profile) -> None:
    """A manifest says how its files are printed, so none may be for another printer or paper."""
    built(edition, other)

    assert list(built(edition, HOME, ("grandes",))) == ["grandes"]


def test_a_file_for_a_printer_stays_until_that_is_measured_anew(edition: Path) -> None:
    before, after = (replace(HOME, printer=Printer(name="salon", dx=dx)) for dx in (0.3, 0.4))
    built(edition, before)

    assert list(built(edition, before, ("grandes",))) == ["grandes", "petites"]
    assert list(built(edition, after, ("grandes",))) == ["grandes"]
