"""What overprints, and how much ink there may be."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardsmith.model.face import Group, Item, Path, Picture
from cardsmith.model.inks import CUT, INK, REGISTRATION, WHITE, WINE, Ink, custom_ink, house_names
from cardsmith.model.outline import rectangle
from cardsmith.model.press import Press
from cardsmith.model.struct import replace
from cardsmith.press.process import Process, limited
from tests.press.presses import X1A, X4, colours, operations, pressed
from tests.press.samples import bitmap, block, opened, operators, resources, words

OVER, OUT = "/Go", "/Gk"


def painted(*items: Item) -> list[tuple[str, str, tuple[float, ...]]]:
    """For every text or area that is painted: the operator, the overprint in force, the colour."""
    found: list[tuple[str, str, tuple[float, ...]]] = []
    state, colour = "", tuple[float, ...]()
    kept: list[tuple[str, tuple[float, ...]]] = []
    with opened(pressed(*items)) as pdf:
        for _, verb, operands in operations(pdf):
            if verb == "gs":
                state = str(operands[0])
            elif verb == "k":
                colour = tuple(map(float, map(str, operands)))
            elif verb == "q":
                kept.append((state, colour))
            elif verb == "Q":
                state, colour = kept.pop()
            elif verb in {"Tj", "TJ", "f", "f*", "Do"}:
                found.append((verb, state, colour))
    return found


def test_black_type_overprints_and_nothing_else_does() -> None:
    told = painted(
        block(0, 0, 63, 88, WINE),
        words("railler"),
        block(9, 9, 9, 9, INK),
        words("moquer", y=30, ink=WHITE),
        words("rire", y=40),
        block(9, 50, 9, 9, INK),
        words("plaisanter", y=60),
    )

    assert [(verb.lower(), state) for verb, state, _ in told] == [
        ("f*", OUT),
        ("tj", OVER),
        ("f*", OUT),
        ("tj", OUT),
        ("tj", OVER),
        ("f*", OUT),
        ("tj", OVER),
    ]


@given(st.permutations(["text", "white", "area", "white area", "group", "picture"]))
def test_white_never_overprints_whatever_comes_before(order: list[str]) -> None:
    kinds: dict[str, Item] = {
        "text": words("a"),
        "white": words("b", ink=WHITE),
        "area": block(0, 0, 5, 5),
        "white area": block(5, 5, 5, 5, WHITE),
        "group": Group((words("c"), block(1, 1, 1, 1, WHITE))),
        "picture": Picture(9, 9, 9, 9, bitmap(Image.new("RGB", (2, 2), "teal"))),
    }
    told = painted(*(kinds[kind] for kind in order))

    assert all(colour == (0, 0, 0, 1) for _, state, colour in told if state == OVER)
    assert all(state == OUT for verb, state, _ in told if verb == "Do")


def test_the_states_say_what_their_names_promise() -> None:
    with opened(pressed(words("a"))) as pdf:
        (found, *_) = resources(pdf)
        states = found.ExtGState

        assert bool(states["/Go"].op)
        assert int(states["/Go"].OPM) == 1
        assert not bool(states["/Gk"].op)
        assert "/OP" not in states["/Go"]


def test_registration_is_on_every_plate_and_the_die_on_none_of_them() -> None:
    lines = (
        Path(rectangle(0, 0, 9, 9), stroke=REGISTRATION, weight=0.4),
        Path(rectangle(9, 9, 9, 9), stroke=CUT, weight=0.25),
    )
    content = operators(pressed(*lines))
    with opened(pressed(*lines)) as pdf:
        (found, *_) = resources(pdf)
        names = [str(space[1]) for space in found.ColorSpace.values()]

    assert sorted(names) == ["/All", "/CutContour"]
    assert re.search(r"/Gc gs /s\w{8} CS 1 SCN", content)


@pytest.mark.parametrize("press", [X4, X1A, replace(X1A, ink=240)], ids=["x4", "x1a", "drivethru"])
def test_no_colour_of_the_house_exceeds_the_limit(press: Press) -> None:
    inks = [custom_ink(name) for name in house_names()]
    with opened(
        pressed(*(block(0, at, 1, 1, ink) for at, ink in enumerate(inks)), press=press)
    ) as pdf:
        sums = [sum(map(float, map(str, shares))) for _, shares in colours(pdf)]

    assert sums
    assert max(sums) <= 2.4


percent = st.integers(0, 100)


@given(st.tuples(percent, percent, percent, percent), st.integers(100, 400))
def test_a_limit_is_kept_and_black_with_it(cmyk: tuple[int, int, int, int], limit: int) -> None:
    less = limited(cmyk, limit)

    assert sum(less) <= limit + 1e-9
    assert less[3] == cmyk[3]
    assert all(0 <= now <= before for now, before in zip(less, cmyk, strict=True))
    if sum(cmyk) <= limit:
        assert less == cmyk


def test_a_spot_is_named_as_a_pdf_writes_names() -> None:
    process = Process(replace(X4, spots=(("gold", "Or (riche) é"),)))
    process.fill(Ink("gold", (0, 0, 0), (0, 0, 50, 0)))

    assert "/Or#20#28riche#29#20#C3#A9 " in process.resource
