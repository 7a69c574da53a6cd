"""A file for print against what a printer takes, with its manifest where there is one."""

from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.shipped.limits import limit_names, read_limits
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.preflight import Delivery, Limits, Report
from cardsmith.model.sizes import SIZES
from cardsmith.model.struct import replace
from cardsmith.model.units import millimetres
from cardsmith.press.manifest import MANIFEST, Manifest, read_manifest
from cardsmith.press.preflight.opening import Expected, Order


class Asked(NamedTuple):
    """What is asked of a preflight; ``size`` as it is typed, ``manifest`` one that was named."""

    profile: str = "press"
    size: str = ""
    manifest: Path | None = None
    opinions: bool = False
    ink_map: Path | None = None


def preflight(path: Path, asked: Asked) -> Report:
    """What the checks find in a file.

    Raises InputError for a file that cannot be opened (F009, I152), for a profile or a size that
    there is not (I110), and for a manifest that is none.
    """
    limits = _sized(limits_of(asked.profile), asked.size)
    if limits.delivery is Delivery.PNG:
        from cardsmith.press.preflight.headers import inspect_pictures

        return inspect_pictures(str(path), limits)
    from cardsmith.press.preflight.inspecting import inspect

    order = order_of(path, asked.manifest)
    if order and asked.size:
        order = [page._replace(size=None) for page in order]
    report = inspect(str(path), limits, order)
    if asked.ink_map is not None:
        from cardsmith.press.preflight.mapping import write_ink_map

        write_ink_map(str(path), limits, _heaviest(report), asked.ink_map)
    if asked.opinions:
        from cardsmith.press.preflight.opinions import opinions

        return replace(report, opinions=opinions(path, limits))
    return report


def _heaviest(report: Report) -> int:
    """The page of the most ink, the first where none is told."""
    inked = [check for check in report.checks if check.code == "V404" and check.page]
    return max(inked, key=lambda check: float(check.measured.split()[0])).page if inked else 1


def limits_of(profile: str) -> Limits:
    """The limits of a profile; raises InputError (I110) where there are none."""
    try:
        return read_limits(profile)
    except KeyError:
        choices = limit_names()
        finding = Finding("I110", named("--profile"), value=profile, choices=choices, kind="choice")
        raise InputError(finding) from None


def _sized(limits: Limits, size: str) -> Limits:
    """The limits with one size alone, where one is named."""
    if not size:
        return limits
    if size in limits.pixels:
        return replace(limits, pixels={size: limits.pixels[size]})
    if size in SIZES:
        return replace(limits, sizes=((SIZES[size].width, SIZES[size].height),))
    try:
        first, _, second = size.removesuffix("mm").partition("x")
        width = millimetres(f"{first.removesuffix('mm')}mm")
        height = millimetres(f"{second}mm")
    except ValueError:
        finding = Finding(
            "I110", named("--size"), value=size, choices=(*SIZES, "63x88mm"), kind="choice"
        )
        raise InputError(finding) from None
    return replace(limits, sizes=((width, height),))


def order_of(path: Path, told: Path | None = None) -> Order | None:
    """The pages that a manifest has for a file, one that is named or that lies beside it."""
    place = told or path.parent / MANIFEST
    if told is None and not place.is_file():
        return None
    try:
        manifest = read_manifest(place.read_bytes())
    except OSError as error:
        kind = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise InputError(Finding("F009", named(str(place)), kind=kind)) from None
    except ValueError:
        if told is None:
            return None
        raise InputError(
            Finding(
                "I110", named("--manifest"), value=str(told), choices=(MANIFEST,), kind="example"
            )
        ) from None
    return _order(manifest, path.name) or None


def _order(manifest: Manifest, name: str) -> Order:
    faces = [face for face in manifest.faces if Path(face.path).name == name]
    return [
        Expected(face.name, face.digest, (face.width / 1000, face.height / 1000), face.cut != "die")
        for face in sorted(faces, key=lambda face: face.page)
    ]
