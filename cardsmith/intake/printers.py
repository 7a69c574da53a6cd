"""The printers that a person has measured: one file in the folder of their settings."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.personal import settings_folder
from cardsmith.intake.files.text import load, text_of
from cardsmith.intake.shipped.profiles import papers
from cardsmith.intake.yaml.nodes import Node, Scalar
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.finding import InputError
from cardsmith.model.printer import LIMITS, Printer

_FILE = "printers.yaml"
_LIES = {False: "portrait", True: "landscape"}
_LEFT_OUT = {"tray": "", "paper": "a4", "lies": _LIES[False]} | {
    name: "1" if name.startswith("scale") else "0" for name in LIMITS
}
"""What stands for a field that is not written."""

_HEADING = "# Printers measured with cardsmith calibrate: millimetres, degrees, factors.\n"


def printers_file() -> Path:
    """Where measured printers are kept, whether or not there are any."""
    return settings_folder() / _FILE


def read_printers() -> tuple[Printer, ...]:
    """The printers measured so far, in the order of the file; none when there is no file.

    Raises InputError, with the place, for a file that cannot be read or was spoilt by hand.
    """
    path = printers_file()
    if not path.exists():
        return ()
    source, findings = text_of(load(path, str(path)), str(path))
    if source is None:
        raise InputError(findings[0])
    root, faults = parse(source)
    desk = Desk(source, faults)
    listed = desk.fields(root, ("printers",), {}).get("printers") if root is not None else None
    items = desk.items(listed[1], "printers") if listed else []
    printers = [_printer(desk, item) for item in items]
    if desk.findings:
        raise InputError(desk.findings[0])
    return tuple(printer for printer in printers if printer is not None)


def printers_text(printers: Sequence[Printer]) -> str:
    """The text of the file that holds these printers, a line each."""
    lines = [f"  - {{{', '.join(_written(printer))}}}\n" for printer in printers]
    return _HEADING + "printers:" + ("\n" + "".join(lines) if lines else " []\n")


def _written(printer: Printer) -> Iterator[str]:
    for name, text in (("name", printer.name), ("tray", printer.tray), ("paper", printer.paper)):
        yield f"{name}: {json.dumps(text, ensure_ascii=False)}"
    yield f"lies: {_LIES[printer.landscape]}"
    for name, number in printer.numbers.items():
        yield f"{name}: {round(number, 6):g}"


def _printer(desk: Desk, node: Node) -> Printer | None:
    """The printer that one item tells; None, and a finding, where it is not whole."""
    before = len(desk.findings)
    found = desk.fields(node, ("name", *_LEFT_OUT), {})
    said = {name: desk.text(value, name) for name, (_, value) in found.items()}
    texts = _LEFT_OUT | {name: scalar.text for name, scalar in said.items() if scalar}
    if not texts.get("name", "").strip():
        place = said.get("name") or Scalar("", node.span)
        desk.say("I133", place.span, field="name", found="", choices="salon")
    for name, scalar in said.items():
        if scalar and (choices := _refused(name, scalar.text)):
            desk.say("I133", scalar.span, field=name, found=scalar.text, choices=choices)
    if len(desk.findings) > before:
        return None
    return Printer(
        name=texts["name"],
        tray=texts["tray"],
        paper=texts["paper"],
        landscape=texts["lies"] == _LIES[True],
        dx=float(texts["dx"]),
        dy=float(texts["dy"]),
        rotate=float(texts["rotate"]),
        scale_x=float(texts["scale_x"]),
        scale_y=float(texts["scale_y"]),
    )


def _refused(name: str, text: str) -> str:
    """What a field may hold, if it does not hold it; empty when all is well."""
    known = {"paper": tuple(papers()), "lies": tuple(_LIES.values())}.get(name)
    if known is not None:
        return "" if text in known else ", ".join(known)
    if name not in LIMITS:
        return ""
    low, high = LIMITS[name]
    try:
        is_within = low <= float(text) <= high
    except ValueError:
        is_within = False
    return "" if is_within else f"{low:g} … {high:g}"
