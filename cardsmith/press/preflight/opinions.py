"""What other programs say of a file, each under its own name, where they are installed.

None of them decides: they know other things, and less of cards.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module, util
from pathlib import Path

import pikepdf

from cardsmith.model.preflight import Limits, Opinion, Standard, State
from cardsmith.press.preflight.streams import FAULTS

_PATIENCE = 300
"""Seconds after which a program is stopped."""

_JAVA = Path("/usr/share/java")
_JARS = (
    "pdfbox2",
    "fontbox2",
    "preflight",
    "xmpbox",
    "commons-logging",
    "jaxb-api",
    "javax.activation",
)
_VALIDATOR = "org.apache.pdfbox.preflight.Validator_A1b"
_ARCHIVE = b"""<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>"""
"""What an archive says of itself, and no more: it refuses what is said of a press."""

_TOLD = 10


_Answer = tuple[State, Sequence[str]] | None
"""A verdict with its reasons; None where the program is not installed."""

_Ask = Callable[[Path, Limits], _Answer]


def opinions(path: Path, limits: Limits) -> tuple[Opinion, ...]:
    """What each program says that can be asked about a PDF."""
    return (
        _asked("Ghostscript", path, limits, _ghostscript),
        _asked("pdf_oxide", path, limits, _oxide),
        _asked("PDFBox (A-1b)", path, limits, _pdfbox),
    )


def _asked(tool: str, path: Path, limits: Limits, ask: _Ask) -> Opinion:
    try:
        found = ask(path, limits)
    except subprocess.TimeoutExpired:
        return Opinion(tool, State.NOT_VERIFIED, reason="time")
    except (OSError, ImportError, subprocess.SubprocessError, *FAULTS):
        return Opinion(tool, State.NOT_VERIFIED, reason="broke")
    if found is None:
        return Opinion(tool, State.NOT_VERIFIED, reason="absent")
    state, said = found
    return Opinion(tool, state, tuple(said[:_TOLD]))


def _ghostscript(path: Path, limits: Limits) -> _Answer:
    """Whether it parses, and the ink that its separations come to inside the BleedBox."""
    program = shutil.which("gs") or shutil.which("gswin64c")
    if program is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        done = _run(
            *(program, "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-dPDFSTOPONERROR"),
            *("-dUseBleedBox", "-sDEVICE=tiffsep", "-r36", f"-sOutputFile={folder}/%d.tif"),
            str(path.resolve()),
        )
        if done.returncode:
            return State.FAILED, _lines(done.stdout + done.stderr)
        total, page = max(_separated(Path(folder), limits), default=(0.0, 0))
    said = f"{total:.0f} % ink, page {page} (tiffsep, 36 dpi)"
    return (State.FAILED if total > limits.ink + 1 else State.VERIFIED), [said]


def _separated(folder: Path, limits: Limits) -> Iterator[tuple[float, int]]:
    """The heaviest point of each page, from its plates, dark where ink is."""
    from PIL import Image

    pages: dict[int, list[Path]] = {}
    for plate in folder.glob("*(*).tif"):
        name = plate.stem.partition("(")[2].removesuffix(")")
        if name not in limits.dies:
            pages.setdefault(int(plate.stem.partition("(")[0]), []).append(plate)
    for page, plates in pages.items():
        planes = []
        for plate in plates:
            with Image.open(plate) as image:
                planes.append(image.convert("L").tobytes())
        lightest = min(map(sum, zip(*planes, strict=True)), default=0)
        yield (255 * len(planes) - lightest) / 255 * 100, page


def _oxide(path: Path, limits: Limits) -> _Answer:
    if util.find_spec("pdf_oxide") is None:
        return None
    level = "4" if limits.standard is Standard.X4 else "1a"
    found = import_module("pdf_oxide").PdfDocument(str(path)).validate_pdf_x(level)
    errors = [str(each) for each in found["errors"]]
    return (State.VERIFIED if found["valid"] else State.FAILED), errors


def _pdfbox(path: Path, limits: Limits) -> _Answer:
    """PDF/A-1b of the same file, its intent named anew: it knows fonts and profiles."""
    del limits
    jars = [_JAVA / f"{name}.jar" for name in _JARS]
    program = shutil.which("java")
    if program is None or not all(jar.is_file() for jar in jars):
        return None
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "archive.pdf"
        _renamed(path, copy)
        paths = ":".join(map(str, jars))
        done = _run(program, "-cp", paths, _VALIDATOR, str(copy))
    told = done.stdout if done.stdout.strip() else done.stderr
    lines = [line for line in _lines(told) if "archive.pdf" not in line]
    return (State.FAILED if done.returncode else State.VERIFIED), lines if done.returncode else []


def _renamed(path: Path, copy: Path) -> None:
    """The file as an archive would have it: another name of the intent, another identity."""
    with pikepdf.open(path) as file:
        for intent in file.Root.get("/OutputIntents", pikepdf.Array()).as_list():
            intent.S = pikepdf.Name.GTS_PDFA1
        file.Root.Metadata = file.make_stream(
            _ARCHIVE, Type=pikepdf.Name.Metadata, Subtype=pikepdf.Name.XML
        )
        del file.docinfo
        file.save(copy, force_version="1.4", object_stream_mode=pikepdf.ObjectStreamMode.disable)


def _run(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # noqa: S603  # the programs are those found above, the file is ours to read
        command,
        capture_output=True,
        check=False,
        timeout=_PATIENCE,
        encoding="utf-8",
        errors="replace",
    )


def _lines(text: str) -> Sequence[str]:
    return [line.strip() for line in text.splitlines() if line.strip()][:_TOLD]
