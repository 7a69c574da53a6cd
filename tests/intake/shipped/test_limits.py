"""What printers take, as data: broken files are refused, and figures agree with their sources."""

import pytest

from cardsmith.intake.shipped.limits import CODES, limit_names, limits, read_limits
from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.preflight import Delivery, Standard


def test_there_are_limits_for_every_profile_of_a_shop() -> None:
    assert limit_names() == ("drivethru", "home", "mpc", "press", "press-x1a", "tgc")
    with pytest.raises(KeyError):
        read_limits("../press")


def test_generic_shops_ask_for_what_the_fault_matrix_asks() -> None:
    press = read_limits("press")

    assert press.standard is Standard.X4
    assert (press.bleed, press.safe, press.ink) == (3, 3, 300)
    assert [press.line, press.knocked_out] == pytest.approx([0.25, 0.5])
    assert press.resolution == (225, 297)
    assert {*CODES} - {*press.codes} == {"V503", "V604"}
    assert press.warnings == {"V502"}


def test_drivethru_takes_less_ink_poker_cards_and_nothing_transparent() -> None:
    shop = read_limits("drivethru")

    assert (shop.ink, shop.sizes) == (240, ((63.5, 88.9),))
    assert [shop.bleed, shop.safe] == pytest.approx([3.175, 3.175])
    assert "V604" in shop.codes
    assert not shop.warnings


def test_portals_take_pixels() -> None:
    assert read_limits("tgc").pixels["poker"] == (825, 1125)
    assert read_limits("mpc").pixels["poker"] == (822, 1122)
    assert {read_limits(name).delivery for name in ("mpc", "tgc")} == {Delivery.PNG}


@pytest.mark.parametrize("name", ["press", "press-x1a", "drivethru"])
def test_builds_aim_at_what_their_preflight_holds_them_to(name: str) -> None:
    profile, limits_ = read_profile(name), read_limits(name)

    assert profile.press is not None
    assert profile.press.ink == limits_.ink
    assert profile.options.bleed == round(limits_.bleed * 1000)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("inks: 300", "no field inks"),
        ("bleed: 3", "bleed"),
        ("only: [V999]", "no code V999"),
        ("standard: PDF/X-9", "standard"),
        ("sizes: [enormous]", "sizes"),
        ("resolution: [300]", "resolution"),
    ],
)
def test_a_broken_file_is_refused_by_its_field(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        limits("mine", text)
