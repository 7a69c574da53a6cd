"""Whether a file says what it is: intent, profile, metadata (V201 to V205)."""

import re
import zlib
from collections.abc import Iterator
from datetime import datetime, timedelta
from xml.etree import ElementTree

import pikepdf

from cardsmith.model.preflight import Limits, Standard
from cardsmith.press.preflight.findings import Fault
from cardsmith.press.preflight.streams import FAULTS, TooLongError, unpacked

_XMP_LONGEST = 4 * 1024 * 1024
_WANTED = "prtr CMYK 4"
_PDFXID = "{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"
_DC = "{http://purl.org/dc/elements/1.1/}"
_XMP = "{http://ns.adobe.com/xap/1.0/}"
_RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
_DATE = re.compile(r"D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+\-Z])(?:(\d\d)'?(\d\d)?)?)?")


def identity(file: pikepdf.Pdf, limits: Limits) -> Iterator[Fault]:
    """What is amiss; an absent thing is not judged for what it lacks."""
    intents = _intents(file)
    if len(intents) != 1:
        yield Fault("V201", str(len(intents)), "1")
    else:
        yield from _profile(intents[0], limits)
    yield from _metadata(file, limits)
    trapped = str(_info(file).get("/Trapped", ""))
    if trapped not in {"/True", "/False"}:
        measured = trapped.removeprefix("/") or "absent"
        yield Fault("V205", measured, "True, False")


def _intents(file: pikepdf.Pdf) -> list[pikepdf.Object]:
    held = file.Root.get("/OutputIntents")
    entries = list(held.as_list()) if isinstance(held, pikepdf.Array) else list[pikepdf.Object]()
    return [
        each
        for each in entries
        if isinstance(each, pikepdf.Dictionary) and str(each.get("/S")) == "/GTS_PDFX"
    ]


def _profile(intent: pikepdf.Object, limits: Limits) -> Iterator[Fault]:
    stream = intent.get("/DestOutputProfile")
    if not isinstance(stream, pikepdf.Stream):
        condition = str(intent.get("/OutputConditionIdentifier", ""))
        is_registered = any(condition.startswith(each) for each in limits.conditions)
        if limits.standard is not Standard.X1A or not is_registered:
            yield Fault("V202", "absent", "present")
        return
    try:
        data = unpacked(stream)
    except (*FAULTS, zlib.error):
        data = b""
    kind, space = (data[at : at + 4].decode("latin-1") for at in (12, 16))
    found = f"{kind} {space} {int(stream.get('/N', 0))}"
    if found != _WANTED:
        yield Fault("V203", found if data[36:40] == b"acsp" else "damaged", _WANTED)


def _metadata(file: pikepdf.Pdf, limits: Limits) -> Iterator[Fault]:
    stream = file.Root.get("/Metadata")
    if not isinstance(stream, pikepdf.Stream):
        yield Fault("V204", "absent", "present")
        return
    try:
        # no entity is declared in XMP; one that is could grow without bound
        text = unpacked(stream, _XMP_LONGEST)
        if b"<!DOCTYPE" in text or b"<!ENTITY" in text:
            raise ValueError("entities")
        told = dict(_properties(ElementTree.fromstring(text)))  # noqa: S314
    except (*FAULTS, TooLongError, ElementTree.ParseError, LookupError):
        yield Fault("V204", "damaged", "present", kind="damaged")
        return
    yield from _version(file, told, limits)
    yield from _agreement(file, told)


def _properties(root: ElementTree.Element) -> Iterator[tuple[str, str]]:
    """Every property of the packet, attributes and elements, lists by their first entry."""
    for described in root.iter(f"{_RDF}Description"):
        yield from described.attrib.items()
        for each in described:
            items = list(each.iter(f"{_RDF}li"))
            yield each.tag, ((items[0].text if items else each.text) or "").strip()


def _version(file: pikepdf.Pdf, told: dict[str, str], limits: Limits) -> Iterator[Fault]:
    if limits.standard is Standard.X4:
        found = told.get(_PDFXID, "")
    else:
        found = str(_info(file).get("/GTS_PDFXVersion", ""))
        conformance = str(_info(file).get("/GTS_PDFXConformance", ""))
        found = conformance or found
    if found != limits.standard.value:
        yield Fault("V204", found or "absent", limits.standard.value, kind="version")


def _agreement(file: pikepdf.Pdf, told: dict[str, str]) -> Iterator[Fault]:
    info = _info(file)
    title = str(info.get("/Title", ""))
    if title != told.get(f"{_DC}title", "") or not title:
        yield Fault("V204", told.get(f"{_DC}title", "") or "absent", title or "title", kind="title")
        return
    for key, name in (("/CreationDate", "CreateDate"), ("/ModDate", "ModifyDate")):
        said, written = str(info.get(key, "")), told.get(f"{_XMP}{name}", "")
        if not said or _moment(said) != _moment_of_xmp(written):
            yield Fault("V204", written or "absent", said or key[1:], kind="date")
            return


def _info(file: pikepdf.Pdf) -> pikepdf.Object:
    held = file.trailer.get("/Info")
    return held if isinstance(held, pikepdf.Dictionary) else pikepdf.Dictionary()


def _moment(text: str) -> datetime | None:
    """A date of a PDF, as the moment it means (ISO 32000-1, 7.9.4)."""
    match = _DATE.match(text)
    if match is None:
        return None
    parts = [
        int(each) if each else least
        for each, least in zip(match.groups()[:6], (1, 1, 1, 0, 0, 0), strict=True)
    ]
    sign, hours, minutes = match[7] or "Z", int(match[8] or 0), int(match[9] or 0)
    shift = timedelta(hours=hours, minutes=minutes) * (-1 if sign == "-" else 1)
    try:
        year, month, day, hour, minute, second = parts
        return datetime(year, month, day, hour, minute, second) - shift
    except (ValueError, OverflowError):
        return None


def _moment_of_xmp(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
        shift = found.utcoffset() or timedelta()
        return found.replace(tzinfo=None, microsecond=0) - shift
    except (ValueError, OverflowError):
        return None
