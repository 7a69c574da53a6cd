"""A box becomes a face: its net dressed in the lattice of its game, and how to make it."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.box.back import back
from cardsmith.layout.box.band import LABEL, titled
from cardsmith.layout.box.facts import facts
from cardsmith.layout.box.net import BoxNet, BoxSize, box_net
from cardsmith.layout.box.panel import AXIS, HEIGHT, LEFT, RIGHT, WIDTH, plaque, scene
from cardsmith.layout.box.title import FONT, set_title, title_lines, titleable
from cardsmith.layout.fit import largest
from cardsmith.layout.game_look import LOOKS
from cardsmith.layout.motifs_ground import lattice
from cardsmith.layout.net.lines import KEY_HEIGHT, WORD, cut, fold, glue, key, pasted
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.model.edition import Edition
from cardsmith.model.face import Face, Group, Item, Path, shift, turned
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.sheet import KeepOut

EDGE = 1.0
"""From the net to the edge of the face."""

_LOZENGE = WIDTH / 9
_FACTS = Style("Alegreya Medium", 9)
_SUBTITLE = Style("Cinzel Bold", 9, INK, 60)
_SUBTITLE_AT, _FACTS_AT = 75.0, 79.7
_LABEL, _LABEL_AT, _SHELF = 12.0, 86.0, 12.0
"""What the label takes of the front, and its middle there; what it takes at the top of a side."""


class BoxLabel(NamedTuple):
    """What tells one of several boxes from the others: ``1/2``, and the packets it holds."""

    number: str
    packets: str

    @property
    def whole(self) -> str:
        """Both together."""
        return " · ".join(filter(None, self))


class BoxJob(NamedTuple):
    """What a box is made for: its size, and what is in it, each thing with its number.

    ``words`` are those of ``messages/net.yaml`` and ``messages/box.yaml``; a box among several
    has a ``label``.
    """

    size: BoxSize
    inside: tuple[str, ...]
    words: Mapping[str, str]
    label: BoxLabel | None = None


def box_face(
    edition: Edition, fonts: Fonts, ornaments: Ornaments, job: BoxJob
) -> tuple[Face, tuple[KeepOut, ...], tuple[Finding, ...]]:
    """The net of the box of a shipped game, ready to cut, fold and glue.

    With it come what seams avoid where it is cut into sheets, and L101 or L102 for a title or
    an imprint that cannot be set.
    """
    net = box_net(job.size)
    printed, findings = back(fonts, ornaments, edition, job.words, job.inside)
    findings = (*titleable(fonts, edition, RIGHT - LEFT), *findings)
    items: list[Item] = [*_flaps(net), *_dressed(net, edition)]
    if not findings:
        front = tuple(_front(fonts, ornaments, edition, job))
        items += (_on(net, "front", front), _on(net, "back", printed))
        items += _named(fonts, edition.title, net, job.label)
    items += (*map(fold, net.folds), *map(cut, net.cuts))
    items += _pasted(fonts, job.words["paste"], net)
    items += _how(fonts, job.words, net)
    width, height = net.extent
    face = Face(
        "box",
        width + 2 * EDGE,
        height + 2 * EDGE,
        (Group(tuple(items), shift(EDGE, EDGE)),),
    )
    return face, tuple(_kept(net)), findings


def _flaps(net: BoxNet) -> Iterator[Item]:
    """What goes inside: wine where it may show, hatched where it is glued."""
    for name, part in net.parts.items():
        if name in ("flap", "lip"):
            yield from glue(part.outline)
        elif name.startswith(("dust", "tongue")):
            yield Path(part.outline, fill=WINE)


def _dressed(net: BoxNet, edition: Edition) -> Iterator[Item]:
    """One lattice round all four walls, and on over lid and floor: no fold breaks it.

    An even number of lozenges makes it meet itself where the flap is glued.
    """
    left, top, _, foot = net.parts["front"].box
    around = net.parts["left"].box[2] - left
    weave = LOOKS[edition.game].weave._replace(across=2 * round(around / _LOZENGE / 2))
    names = ("right", "back", "left", "lid", "floor")
    others = (segment for name in names for segment in net.parts[name].outline)
    shapes = (*net.parts["front"].outline, *others)
    woven = lattice(around, foot - top, weave, net.size.depth)
    yield Group((Group((woven,), shift(left, top)),), clip=shapes)


def _on(net: BoxNet, name: str, items: tuple[Item, ...]) -> Group:
    """What was drawn for 65 × 90 mm in the middle of a wall."""
    left, top, *_ = net.parts[name].box
    size = net.size
    return Group(items, shift(left + (size.width - WIDTH) / 2, top + (size.height - HEIGHT) / 2))


def _front(fonts: Fonts, ornaments: Ornaments, edition: Edition, job: BoxJob) -> Iterator[Item]:
    room, words = RIGHT - LEFT, job.words
    yield plaque()
    yield from scene(ornaments, edition.game)
    yield from set_title(fonts, edition.title, AXIS, room)
    subtitle = words[f"{edition.game}_subtitle"]
    if subtitle and len(title_lines(fonts, edition.title, room)) == 1:
        yield set_line(fonts, _SUBTITLE, subtitle, (AXIS, _SUBTITLE_AT), "centre")
    line = " · ".join(facts(edition, words))
    size = largest(milli(fonts, _FACTS.font, line), room, _FACTS.size)
    yield set_line(fonts, _FACTS._replace(size=size), line, (AXIS, _FACTS_AT), "centre")
    if job.label is not None:
        place = shift(AXIS, _LABEL_AT)
        yield from titled(fonts, job.label.whole, (_LABEL, WIDTH), place, LABEL)


def _named(fonts: Fonts, title: str, net: BoxNet, label: BoxLabel | None) -> Iterator[Item]:
    """The title on the sides, to be read from the top down, and on the lid, from the front.

    One of several boxes has its packets at the top of the sides, and its label on the lid.
    """
    for name in ("right", "left"):
        left, top, right, foot = net.parts[name].box
        middle = (left + right) / 2, (top + foot) / 2
        room = right - left, foot - top - (0 if label is None else 2 * _SHELF)
        yield from titled(fonts, title, room, turned(90).then(shift(*middle)))
        if label is not None and label.packets:
            above = shift(middle[0], top + _SHELF / 2)
            yield from titled(fonts, label.packets, (_SHELF, right - left), above, LABEL)
    left, top, right, foot = net.parts["lid"].box
    middle = (left + right) / 2, (top + foot) / 2
    words, font = (title, FONT) if label is None else (label.whole, LABEL)
    place = turned(180).then(shift(*middle))
    yield from titled(fonts, words, (foot - top, right - left), place, font)


def _pasted(fonts: Fonts, word: str, net: BoxNet) -> Iterator[Item]:
    """The word on what is glued."""
    for name, degrees in (("flap", 270), ("lip", 0)):
        yield pasted(fonts, word, net.parts[name].middle, degrees)


def _how(fonts: Fonts, words: Mapping[str, str], net: BoxNet) -> Iterator[Item]:
    """The key over the front of the net, the steps under it, where the paper is free."""
    left, top, _, foot = net.parts["front"].box
    yield from key(fonts, words, (left, min(4.0, (top - KEY_HEIGHT) / 2)))
    for row, name in enumerate(("step_fold", "step_glue", "step_shut")):
        yield set_line(fonts, WORD, words[name], (left, foot + 6 + row * 4.6))


def _kept(net: BoxNet) -> Iterator[KeepOut]:
    """Front and back whole, as long as a seam can pass beside them."""
    for name in ("front", "back"):
        left, top, right, foot = net.parts[name].box
        yield KeepOut(left + EDGE + 4, top + EDGE + 4, right - left - 8, foot - top - 8)
