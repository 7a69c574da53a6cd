"""What ``cardsmith impose`` says: what is lost, what it refuses, where it writes."""

from pathlib import Path

import pikepdf
import pytest

from tests.cli.foreign_cards import header_only, pdf, picture
from tests.cli.imposing import imposed, refused
from tests.cli.terminal import typed


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("fit", "told"),
    [("cover", "12.5 mm are cut off left and right"), ("contain", "12.5 mm stay white")],
)
def test_what_is_lost_is_told(fit: str, told: str) -> None:
    picture(Path("a.png"), (900, 900))

    assert f"I154 {told}" in imposed("a.png", "--size", "tcg", "--fit", fit).output


def test_sheets_are_named_after_their_cards_when_nobody_says() -> None:
    picture(Path("wolves/a.png"))

    assert typed("impose", "wolves").exit_code == 0
    assert typed("impose", "wolves/a.png").exit_code == 0
    assert sorted(path.name for path in Path().glob("*.pdf")) == [
        "a-sheets.pdf",
        "wolves-sheets.pdf",
    ]


def test_quiet_says_nothing_of_what_is_right() -> None:
    picture(Path("a.png"), (900, 900))

    assert imposed("a.png", "--size", "tcg", "--quiet").output == ""


def test_it_speaks_french() -> None:
    picture(Path("a.png"), dpi=None)

    assert "taille supposée" in imposed("a.png", lang="fr").output


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("zero.png", "I150"),
        ("text.png", "I150"),
        ("text.pdf", "I152"),
        ("zero.pdf", "I152"),
        ("none.pdf", "I152"),
        ("locked.pdf", "I152"),
        ("flat.pdf", "I152"),
        ("huge.png", "I151"),
        ("absent.png", "F009"),
        ("sheet.pdf", "I161"),
        ("square.png", "I153"),
        ("empty", "I160"),
        ("wolf x0.png", "I160"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_line(name: str, code: str) -> None:
    Path("zero.png").touch()
    Path("zero.pdf").touch()
    Path("text.png").write_text("wolf", encoding="utf-8")
    Path("text.pdf").write_text("wolf", encoding="utf-8")
    header_only(Path("huge.png"), 40_000, 40_000)
    pdf(Path("none.pdf"), [])
    pdf(Path("locked.pdf"), password="secret")
    pdf(Path("flat.pdf"), MediaBox=pikepdf.Array([0, 0, 0, 0]))
    pdf(Path("sheet.pdf"), size=(210, 297))
    picture(Path("square.png"), (900, 900), None)
    picture(Path("wolf x0.png"))
    Path("empty").mkdir()

    assert f" {code} " in refused(name)


@pytest.mark.parametrize(
    "words",
    [
        ("--size", "huge"),
        ("--size", "63x88"),
        ("--own-bleed", "3"),
        ("--grid", "3"),
        ("--grid", "0x3"),
        ("--from", "margin=3mm"),
        ("--grid", "3x3", "--from", "margin=3"),
        ("--grid", "3x3", "--from", "border=3mm"),
        ("--out", "sheets.png"),
        ("--paper", "a9"),
    ],
)
def test_options_that_mean_nothing_are_refused(words: tuple[str, ...]) -> None:
    picture(Path("a.png"))
    done = typed("impose", "a.png", *words)

    assert done.exit_code == 2
    assert " I110 " in done.output


def test_a_used_slot_that_no_sheet_has_is_wrong_use_and_is_said_once() -> None:
    picture(Path("a.png"))
    picture(Path("b.png"))
    done = typed("impose", "a.png", "b.png", "--skip", "10", "--out", "out.pdf")

    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("--skip: error I105 no place 10: the sheet has 9")
    assert done.stderr.count("\n") == 1
    assert not Path("out.pdf").exists()


def test_cards_are_never_written_over() -> None:
    pdf(Path("a.pdf"))
    before = Path("a.pdf").read_bytes()
    done = typed("impose", "a.pdf", "--out", "a.pdf")

    assert done.exit_code == 2
    assert " I165 " in done.output
    assert Path("a.pdf").read_bytes() == before
