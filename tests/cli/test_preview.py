"""``preview``: one card true to size, its front and its back."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.cli.terminal import typed

APART = 4
"""Millimetres between front and back."""


def dots(millimetres: float) -> int:
    """A length at 200 dots an inch."""
    return round(millimetres / 25.4 * 200)


def drawn(tmp_path: Path, card: str, edition: Path | str) -> Image.Image:
    out = tmp_path / "carte.png"
    answer = typed("preview", card, "--edition", edition, "--out", out)
    assert answer.exit_code == 0, answer.output
    assert answer.output.strip() == str(out)
    with Image.open(out) as picture:
        picture.load()
        return picture


def inked(picture: Image.Image) -> bool:
    """Whether more than one colour is there."""
    return any(low != high for low, high in picture.convert("RGB").getextrema())  # type: ignore[misc]


def custom(folder: Path, asked: str) -> Path:
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "game: custom\ntitle: Essai\nlanguage: fr\n"
        f"components: [{{name: cartes, data: cartes.csv{asked}}}]\n",
        encoding="utf-8",
    )
    (folder / "cartes.csv").write_text("titre\nami\nroi\n", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("card", "edition"), [("P/peur", "bouffon"), ("dalmuti/7", "dalmuti"), ("dalmuti/1", "dalmuti")]
)
def test_front_and_back_stand_side_by_side_at_200_dpi(
    card: str, edition: str, tmp_path: Path
) -> None:
    picture = drawn(tmp_path, card, edition)

    assert picture.size == (dots(2 * 63 + APART), dots(88))
    assert picture.info["dpi"] == pytest.approx((200, 200), abs=0.01)
    one, tall = dots(63), picture.height
    front = picture.crop((0, 0, one, tall)).convert("RGB")
    back = picture.crop((picture.width - one, 0, picture.width, tall)).convert("RGB")
    between = picture.crop((one + 2, 0, picture.width - one - 2, tall))
    assert inked(front)
    assert inked(back)
    assert ImageChops.difference(front, back).getbbox(), "two sides, not one twice"
    assert not inked(between)


def test_two_cards_of_a_packet_share_a_back_and_no_front(tmp_path: Path) -> None:
    one, other = (
        drawn(tmp_path, card, "bouffon").convert("RGB") for card in ("P/peur", "P/pleurer")
    )
    middle = one.width // 2

    fronts = (picture.crop((0, 0, middle, picture.height)) for picture in (one, other))
    backs = (picture.crop((middle, 0, picture.width, picture.height)) for picture in (one, other))
    assert ImageChops.difference(*fronts).getbbox()
    assert not ImageChops.difference(*backs).getbbox()


@pytest.mark.parametrize(
    ("asked", "width", "height"),
    [("", 63, 88), (", size: {width: 70mm, height: 120mm}", 70, 120)],
)
def test_a_card_without_a_back_is_its_front_alone(
    asked: str, width: float, height: float, tmp_path: Path
) -> None:
    picture = drawn(tmp_path, "cartes/ami", custom(tmp_path / "e", asked))

    assert picture.size == (dots(width), dots(height))
    assert inked(picture)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["P/pour", "--edition", "bouffon"], "P/pour: error F032 "),
        (["P/peur", "--edition", "nowhere"], "nowhere: error F031 "),
        (["P/peur", "--out", "carte.jpg"], "error I110 “carte.jpg”"),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_nothing_written(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = typed("preview", *words)

    assert answer.exit_code == 2
    assert told in answer.stderr
    assert list(tmp_path.iterdir()) == []
