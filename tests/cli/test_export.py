"""What all exports have in common: options that mean something, editions, exit codes."""

from pathlib import Path

import pytest

from tests.cli.exports import edition, exported
from tests.cli.reprints import files
from tests.cli.terminal import typed


@pytest.mark.parametrize(
    ("to", "words", "homes"),
    [
        ("tts", ("--dpi", "200"), "png"),
        ("tts", ("--bleed", "3mm"), "png"),
        ("tts", ("--pattern", "{n}.png"), "png"),
        ("tts", ("--copies",), "png"),
        ("png", ("--url-prefix", "https://example.org/"), "tts"),
    ],
)
@pytest.mark.parametrize(("lang", "told"), [("fr", "sans effet avec"), ("en", "without effect")])
def test_an_option_without_effect_is_refused(
    to: str, words: tuple[str, ...], homes: str, lang: str, told: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    answer = typed("export", "dalmuti", "--to", to, *words, "--out", out, lang=lang)

    assert answer.exit_code == 2
    assert answer.output.startswith(f"{words[0]}: ")
    assert f" I141 {told}" in answer.output
    assert f"--to {homes}" in answer.output
    assert not out.exists()


@pytest.mark.parametrize("to", ["png", "tts"])
@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("--component", "cardz"), "--component: error I110"),
        (("--only", "rank:99"), "--only: error I120"),
        (("--only", "changed"), "--only: error I121"),
        (("--only", "nothing"), "--only: error I110"),
        (("--profile", "hom"), "--profile: error I110"),
    ],
)
def test_what_means_nothing_is_refused(
    to: str, words: tuple[str, ...], option: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    answer = typed("export", "dalmuti", "--to", to, *words, "--out", out)

    assert answer.exit_code == 2
    assert answer.output.startswith(option)
    assert not out.exists()


def test_a_bleed_is_a_length(tmp_path: Path) -> None:
    answer = typed("export", "dalmuti", "--to", "png", "--bleed", "3", "--out", tmp_path / "out")

    assert answer.exit_code == 2
    assert answer.output.startswith("--bleed: error I110")


def test_a_target_is_named(tmp_path: Path) -> None:
    assert typed("export", "dalmuti", "--out", tmp_path).exit_code == 2
    assert typed("export", "dalmuti", "--to", "gif", "--out", tmp_path).exit_code == 2


@pytest.mark.parametrize("to", ["png", "tts"])
def test_cards_of_one_edition_of_two_leave_the_other_alone(to: str, tmp_path: Path) -> None:
    first, second = (edition(tmp_path / name, [name]) for name in ("fig", "pear"))
    out = tmp_path / "out"
    words = ("--to", to, "--only", "card:cards/fig", "--out", out)
    answer = typed("export", first, second, *words)

    assert answer.exit_code == 0, answer.output
    assert [path.name for path in out.iterdir()] == ["fig"]


@pytest.mark.parametrize("to", ["png", "tts"])
def test_two_editions_of_one_name_are_refused(to: str, tmp_path: Path) -> None:
    first, second = (edition(tmp_path / name / "fig", ["x"]) for name in "ab")
    answer = typed("export", first, second, "--to", to, "--out", tmp_path / "out")

    assert answer.exit_code == 2
    assert "fig: error I111" in answer.output


@pytest.mark.parametrize("to", ["png", "tts"])
def test_a_file_in_the_way_stays(to: str, tmp_path: Path) -> None:
    deck = edition(tmp_path / "fig", ["x"])
    (tmp_path / "out/fig").mkdir(parents=True)
    (tmp_path / "out/fig" / to).write_bytes(b"mine")
    answer = typed("export", deck, "--to", to, "--out", tmp_path / "out")

    assert answer.exit_code == 2
    assert " F029 " in answer.output
    assert list(files(tmp_path / "out")) == [f"fig/{to}"]


@pytest.mark.parametrize("to", ["png", "tts"])
def test_quiet_says_nothing(to: str, tmp_path: Path) -> None:
    deck = edition(tmp_path / "fig", ["x"])
    answer = typed("export", deck, "--to", to, "--quiet", "--out", tmp_path / "out")

    assert (answer.exit_code, answer.output) == (0, "")


@pytest.mark.parametrize("to", ["png", "tts"])
def test_an_edition_of_no_cards_writes_no_pictures(to: str, tmp_path: Path) -> None:
    deck = edition(tmp_path / "fig", ["x"], copies="0")
    answer = typed("export", deck, "--to", to, "--out", tmp_path / "out")

    assert not list((tmp_path / "out").rglob("*.png"))
    assert answer.exit_code in {0, 1}


def test_a_build_beside_it_stays(tmp_path: Path) -> None:
    deck = edition(tmp_path / "fig", ["x"])
    out = tmp_path / "out"
    assert typed("build", deck, "--out", out).exit_code == 0
    before = files(out)
    exported(deck, "png", "--dpi", "36", out=out)

    assert before.items() <= files(out).items()
    assert {path.name for path in (out / "fig").iterdir()} == {"home", "png"}
