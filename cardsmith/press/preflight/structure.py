"""What a file for print must not do or hide: locks, scripts, links, damage (V601 to V605)."""

import os
from collections.abc import Iterator
from pathlib import Path

import pikepdf

from cardsmith.press.preflight.findings import Fault
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import meets
from cardsmith.press.preflight.streams import FAULTS

_PRINTED = {"/TrapNet", "/PrinterMark"}
_MOST_ACTIONS = 10_000

_END, _TAIL = b"%%EOF", 1024
"""What a file ends with, and how far from its last byte readers look for it."""


def locks(file: pikepdf.Pdf) -> Iterator[Fault]:
    """Encryption, be it with a password that everybody has."""
    held = file.trailer.get("/Encrypt")
    if held is not None:
        version, revision = (int(held.get(key, 0)) for key in ("/V", "/R"))
        yield Fault("V601", f"V {version} R {revision}", "absent")


def repairs(path: str, *, is_mended: bool) -> Iterator[Fault]:
    """Whether anything was mended to be read, or the end is missing (ISO 32000-1, 7.5.5)."""
    with Path(path).open("rb") as stream:
        stream.seek(max(0, stream.seek(0, os.SEEK_END) - _TAIL))
        ends = _END in stream.read()
    if is_mended or not ends:
        yield Fault("V605", "damaged", "whole")


def scripts(file: pikepdf.Pdf, pages: list[pikepdf.Object]) -> Iterator[Fault]:
    """JavaScript and other actions that something sets off, in the catalog, pages, annotations."""
    found = sum(1 for _ in _actions(file, pages))
    if found:
        yield Fault("V602", str(found), "0")


def _actions(file: pikepdf.Pdf, pages: list[pikepdf.Object]) -> Iterator[pikepdf.Object]:
    root = file.Root
    opening = root.get("/OpenAction")
    if isinstance(opening, pikepdf.Dictionary):
        yield from _active(opening)
    yield from _additional(root)
    names = root.get("/Names")
    if isinstance(names, pikepdf.Dictionary) and "/JavaScript" in names:
        yield names
    for page in pages:
        if "/AA" not in page and "/Annots" not in page:
            continue
        yield from _additional(page)
        for annotation in annotations(page):
            yield from _additional(annotation)
            act = annotation.get("/A")
            if isinstance(act, pikepdf.Dictionary):
                yield from _active(act)


def _additional(held: pikepdf.Object) -> Iterator[pikepdf.Object]:
    more = held.get("/AA")
    if isinstance(more, pikepdf.Dictionary):
        for act in more.as_dict().values():
            if isinstance(act, pikepdf.Dictionary):
                yield from _active(act)


def _active(act: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """An action that runs something; those that only go to a place are links' (V603)."""
    if str(act.get("/S")) not in {"/GoTo", "/URI", "/GoToR", "/Named"}:
        yield act


def links(page: pikepdf.Object, frame: Frame) -> int:
    """How many annotations lie where the page is printed."""
    found = 0
    for annotation in annotations(page):
        try:
            x1, y1, x2, y2 = (float(each) for each in annotation["/Rect"].as_list())
        except FAULTS:
            continue
        box = min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
        found += str(annotation.get("/Subtype")) not in _PRINTED and meets(box, frame.bleed)
    return found


def annotations(page: pikepdf.Object) -> list[pikepdf.Object]:
    """The annotations of a page."""
    held = page.get("/Annots")
    if not isinstance(held, pikepdf.Array):
        return []
    return [each for each in held.as_list()[:_MOST_ACTIONS] if isinstance(each, pikepdf.Dictionary)]
