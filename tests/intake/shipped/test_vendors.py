"""What ships about print shops: every fact with its source, and the portals' exact pixels."""

import re

import pytest

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.limits import read_limits
from cardsmith.intake.shipped.vendors import read_vendor, vendor, vendor_names
from cardsmith.intake.yaml.schema import predicate
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.sizes import SIZES
from cardsmith.model.vendor import Colour, Confidence, Delivery, FaceOrder
from cardsmith.resources import shipped

SOUND = """
title: Chez Paul
sources:
  paul: {told: his page, date: 2026-11-30, confidence: P}
facts:
  delivery: {is: images, from: paul}
  colour: {is: rgb, from: paul}
  bleed: {is: 3mm, from: paul}
  safe: {is: 3mm, from: paul}
  dpi: {is: 300, from: paul}
"""

PORTALS = {
    "mpc": {
        "poker": (822, 1122),
        "bridge": (747, 1122),
        "tarot": (897, 1497),
        "mini": (597, 822),
        "micro": (447, 597),
        "domino": (597, 1122),
        "business": (672, 1122),
    },
    "tgc": {
        "poker": (825, 1125),
        "tcg": (825, 1125),
        "bridge": (750, 1125),
        "tarot": (900, 1500),
        "mini": (600, 825),
        "micro": (450, 600),
        "domino": (600, 1125),
        "business": (675, 1125),
        "jumbo": (1125, 1725),
        "square": (900, 900),
    },
}


def test_the_first_five_ship() -> None:
    assert {"generic-x4", "generic-x1a", "drivethru", "mpc", "tgc"} <= {*vendor_names()}


@pytest.mark.parametrize("name", vendor_names())
def test_every_fact_says_who_told_it_when_and_how_surely(name: str) -> None:
    facts = tuple(read_vendor(name).facts)

    assert len(facts) > 5
    for field, (_, source) in facts:
        assert source.told.strip(), field
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", source.date), field
        assert source.confidence in Confidence, field


@pytest.mark.parametrize("name", vendor_names())
def test_every_shop_keeps_the_schema(name: str) -> None:
    path = shipped("printing") / "printers" / f"{name}.yaml"
    root, findings = parse(Source(path.name, path.read_text(encoding="utf-8")))

    assert root is not None
    assert not findings
    assert predicate("vendor")(root)


@pytest.mark.parametrize("name", PORTALS)
def test_a_portal_takes_the_pixels_of_its_table(name: str) -> None:
    shop = read_vendor(name)

    for size, pixels in PORTALS[name].items():
        ask = shop.asked_of(SIZES[size].width, SIZES[size].height)
        assert ask is not None
        assert (ask.name, ask.pixels) == (size, pixels)


def test_makeplayingcards_has_no_size_for_a_european_card_and_says_the_nearest() -> None:
    shop = read_vendor("mpc")

    assert shop.asked_of(63, 88) is None
    nearest = shop.nearest(63, 88)
    assert nearest is not None
    assert nearest.name == "poker"


def test_the_portals_and_drivethru_are_as_they_say() -> None:
    mpc, tgc, drive = map(read_vendor, ("mpc", "tgc", "drivethru"))

    assert {shop.delivery.value for shop in (mpc, tgc)} == {Delivery.IMAGES}
    assert tgc.colour.value is Colour.RGB
    assert (round(mpc.bleed.value, 3), round(mpc.safe.value, 3)) == (3.048, 3.048)
    assert (tgc.bleed.value, tgc.safe.value) == (3.175, 3.175)
    told = {field: fact.value for field, fact in drive.facts}
    assert told["ink"] == 240
    assert told["order"] is FaceOrder.BACK_FIRST
    assert told["die_line"] is False
    assert told["black"] == (60, 40, 40, 100)


@pytest.mark.parametrize("name", PORTALS)
def test_the_preflight_of_a_portal_asks_for_the_same_pixels(name: str) -> None:
    sizes = {SIZES[size]: pixels for size, pixels in read_limits(name).pixels.items()
             if size in SIZES}  # fmt: skip

    for size, pixels in sizes.items():
        ask = read_vendor(name).asked_of(size.width, size.height)
        # jumbo is 3.5 x 5 in at MakePlayingCards, the trade's is half an inch longer
        assert ask is None or ask.pixels == pixels
    assert len(sizes) >= 8


def test_the_preflight_of_a_press_asks_for_no_less_than_the_shop() -> None:
    for name, profile in {"generic-x4": "press", "drivethru": "drivethru"}.items():
        shop, limits = read_vendor(name), read_limits(profile)

        assert shop.ink is not None
        assert limits.ink == shop.ink.value
        assert limits.bleed == pytest.approx(shop.bleed.value)


def test_the_pixels_of_a_portal_hold_the_trim_and_its_bleed() -> None:
    for name in ("mpc", "tgc"):
        for ask, _ in read_vendor(name).sizes:
            assert ask.pixels is not None
            sides = zip((ask.trim.width, ask.trim.height), ask.pixels, strict=True)
            for side, pixels in sides:
                bleed = (pixels * 25.4 / 300 - side) / 2
                assert 3.04 < bleed < 3.7, ask.name


@pytest.mark.parametrize(
    ("part", "instead", "told"),
    [
        ("safe: {is: 3mm, from: paul}", "safe: {is: 3mm}", "no source"),
        ("safe: {is: 3mm, from: paul}", "safe: {is: 3mm, from: anne}", "no source 'anne'"),
        ("date: 2026-11-30", "date: autumn", "source paul"),
        ("confidence: P", "confidence: K", "source paul"),
        ("confidence: P", "", "source paul"),
        ("is: 300,", "is: many,", "dpi"),
        ("is: rgb,", "is: spot,", "colour"),
        ("safe: {is: 3mm, from: paul}", "rim: {is: 3mm, from: paul}", "safe: this is needed"),
        ("dpi:", "rim: {is: 3mm, from: paul}\n  dpi:", "no such facts: rim"),
    ],
)
def test_a_fact_that_cannot_be_believed_is_refused(part: str, instead: str, told: str) -> None:
    assert vendor("paul", SOUND).title == "Chez Paul"
    with pytest.raises(ValueError, match=told):
        vendor("paul", SOUND.replace(part, instead))


def test_a_shop_that_does_not_ship_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        read_vendor("../mpc")
