"""An output profile with what a person asked for instead."""

import shlex
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.intake.shipped.profiles import length, papers, profile_names, read_profile, slots
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.press import Layout
from cardsmith.model.printer import Printer
from cardsmith.model.profile import Arrangement, Paper, Profile
from cardsmith.model.sheet import SheetOptions
from cardsmith.model.sizes import SIZES
from cardsmith.model.struct import replace
from cardsmith.pipeline.press_options import Ordered, as_ordered_again, ordered
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.shops import portal_of

LONGEST = 100_000
"""Micrometres of the largest margin, gap or bleed that makes sense on a sheet."""

LEAST_DEPTH = 10_000
"""Micrometres of the least depth of a box that may be asked for."""

MARKED = 5_000
"""Micrometres that a sheet of any paper leaves for crop marks beyond the bleed."""

THICKEST = 5_000
"""Micrometres of the thickest card that may be asked for: a box would hold a handful of them."""


class Asked(NamedTuple):
    """Options as they were typed; what is None or empty is left to the profile.

    ``lengths`` are margin, gap, bleed, thickness and depth with their units. A bleed without a
    gap is round each card, so it brings a gap of its own.
    """

    lengths: Mapping[str, str]
    paper: str = ""
    orientation: Orientation | None = None
    duplex: Duplex | None = None
    marks: Marks | None = None
    skip: str = ""
    printer: str = ""
    together: bool = False
    size: str = ""
    ordered: Ordered = Ordered()


def chosen(name: str, asked: Asked) -> Profile:
    """The profile of that name with what was asked for; raises InputError (I110) otherwise."""
    if name not in profile_names():
        raise refused("--profile", name, among=profile_names())
    profile = read_profile(name)
    paper = _paper(asked.paper or profile.paper)
    lengths = {
        option: _length(f"--{option}", written)
        for option, written in asked.lengths.items()
        if written
    }
    if 2 * lengths.get("margin", profile.options.margin) >= min(paper.width, paper.height):
        raise refused("--margin", asked.lengths["margin"], such_as=("5mm",))
    if lengths.get("depth", LEAST_DEPTH) < LEAST_DEPTH:
        raise refused("--depth", asked.lengths["depth"], such_as=("36mm",))
    if not 0 < lengths.get("thickness", profile.thickness) <= THICKEST:
        raise refused("--thickness", asked.lengths["thickness"], such_as=("0.32mm",))
    given = profile.options
    press = ordered(profile, asked.ordered)
    _effective(profile, asked)
    options = replace(
        given,
        width=paper.width,
        height=paper.height,
        margin=lengths.get("margin", given.margin),
        gap=lengths.get("gap", given.gap),
        bleed=lengths.get("bleed", given.bleed),
        orientation=asked.orientation or given.orientation,
        duplex=asked.duplex or given.duplex,
        marks=asked.marks or given.marks,
        skip=_skipped(asked.skip) if asked.skip else given.skip,
    )
    if press is not None and press.layout is Layout.FREE and "margin" not in lengths:
        options = replace(options, margin=MARKED)
    if "bleed" in lengths and "gap" not in lengths:
        options = options.with_own_bleed(options.bleed)
    thickness = lengths.get("thickness", profile.thickness)
    return replace(
        profile,
        paper=paper.name,
        options=options,
        thickness=thickness,
        depth=lengths.get("depth", profile.depth),
        printer=_measured(asked.printer, paper, options) if asked.printer else None,
        together=asked.together or profile.together,
        press=press,
        size=_size(asked.size),
    )


def as_typed(profile: Profile) -> tuple[str, ...]:
    """The options that give this profile again, each as a person types it."""
    given, now = read_profile(profile.name), profile
    sheet, before = now.options, given.options
    told: dict[str, tuple[str, str]] = {
        "size": (_called(now.size), _called(given.size)),
        "printer": (now.printer.title if now.printer else "", ""),
        "paper": (now.paper, given.paper),
        "orientation": (sheet.orientation.value, before.orientation.value),
        "duplex": (sheet.duplex.value, before.duplex.value),
        "marks": (sheet.marks.value, before.marks.value),
        "margin": (_millimetres(sheet.margin), _millimetres(before.margin)),
        "bleed": (_millimetres(sheet.bleed), _millimetres(before.bleed)),
        # a bleed by itself would bring a gap of its own
        "gap": (
            _millimetres(sheet.gap),
            _millimetres(before.gap) if sheet.bleed == before.bleed else "",
        ),
        "thickness": (_millimetres(now.thickness), _millimetres(given.thickness)),
        "depth": (_millimetres(now.depth), _millimetres(given.depth)),
        "skip": (_listed(sheet.skip), _listed(before.skip)),
    }
    changed = {name: value for name, (value, was) in told.items() if value != was}
    flags = ("--together",) if now.together and not given.together else ()
    said = (*as_ordered_again(now.press), *changed.items())
    words = (f"--{name} {shlex.quote(value)}" for name, value in said)
    return f"--profile {now.name}", *words, *flags


def _millimetres(length: int) -> str:
    return f"{length / 1000:g}mm"


def _listed(slots: frozenset[int]) -> str:
    return ",".join(map(str, sorted(slots)))


def _measured(title: str, paper: Paper, options: SheetOptions) -> Printer:
    """The printer of that name, as it was measured on paper that lies as these sheets do.

    Sheets that lie as more cards fit, and are printed on one side, take either reading.
    """
    from cardsmith.pipeline.printers import measured

    if options.orientation is not Orientation.AUTO:
        landscape = options.orientation is Orientation.LANDSCAPE
        return measured(title, paper.name, landscape=landscape)
    if options.duplex in {Duplex.FOLD, Duplex.NONE}:
        return measured(title, paper.name, landscape=None)
    ways = Orientation.PORTRAIT.value, Orientation.LANDSCAPE.value
    raise refused("--orientation", options.orientation.value, such_as=ways)


def _effective(profile: Profile, asked: Asked) -> None:
    """Refuse (I106) an option that would silently be ignored, as many are by one face a page."""
    if profile.arrangement is not Arrangement.SINGLE:
        return
    typed = {
        "--paper": asked.paper,
        "--orientation": asked.orientation,
        "--duplex": asked.duplex,
        "--marks": asked.marks,
        "--margin": asked.lengths.get("margin"),
        "--gap": asked.lengths.get("gap"),
        "--skip": asked.skip,
        "--together": asked.together,
        "--printer": asked.printer,
        # a portal says how far its pictures go beyond the cut
        "--bleed": asked.lengths.get("bleed") if portal_of(profile) else "",
    }
    for option in _heeded(profile, asked.ordered.layout):
        del typed[option]
    for option, value in typed.items():
        if value:
            raise InputError(Finding("I106", named(option), profile=profile.name))


def _heeded(profile: Profile, layout: Layout | None) -> Iterator[str]:
    """Those of these options that count for a print shop."""
    if profile.press is None:
        return
    yield "--together"
    if profile.press.slug:
        yield "--marks"
    if layout is not None:
        yield "--skip"
    if layout is Layout.FREE:
        yield from ("--paper", "--orientation", "--margin")


def _size(name: str) -> Size | None:
    """The size of that name, None for none."""
    if name and name.lower() not in SIZES:
        raise refused("--size", name, among=SIZES)
    return SIZES[name.lower()] if name else None


def _called(size: Size | None) -> str:
    return next((name for name, one in SIZES.items() if one == size), "")


def _paper(name: str) -> Paper:
    known = papers()
    if name.lower() not in known:
        raise refused("--paper", name, among=known)
    return known[name.lower()]


def _skipped(written: str) -> frozenset[int]:
    try:
        return slots(written)
    except ValueError:
        raise refused("--skip", written, such_as=("1-3,9",)) from None


def _length(option: str, written: str) -> int:
    """A length that is not negative, in micrometres; raises InputError otherwise."""
    try:
        found = length(written)
    except ValueError:
        found = -1
    if not 0 <= found <= LONGEST:
        raise refused(option, written, such_as=("5mm", "0.2in"))
    return found
