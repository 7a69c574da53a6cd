"""Printers that were measured: saved, listed, forgotten, and found again by their names."""

from collections.abc import Sequence
from difflib import get_close_matches
from operator import attrgetter
from pathlib import Path

from cardsmith.intake.printers import printers_file, printers_text, read_printers
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.printer import Printer
from cardsmith.press.output import write_file
from cardsmith.press.refusing import refusals


def saved() -> tuple[Printer, ...]:
    """Every printer measured so far; raises InputError for a file that was spoilt."""
    return read_printers()


def place() -> Path:
    """The file that holds them, whether or not there is one."""
    return printers_file()


def save(printer: Printer) -> None:
    """Keep a printer, in the place of what was measured for the same tray and paper before."""
    others = (each for each in saved() if each.key != printer.key)
    _write(sorted((*others, printer), key=attrgetter("key")))


def forget(title: str) -> tuple[Printer, ...]:
    """Forget what was measured under a name; raises InputError (I130) when nothing was."""
    printers = saved()
    gone = _called("--remove", title, printers)
    _write([each for each in printers if each not in gone])
    return gone


def measured(title: str, paper: str, *, landscape: bool | None) -> Printer:
    """The printer of that name, as it prints a paper that lies so; upright first, where either may.

    Raises InputError: I130 for a name there is not, I131 for a printer that was measured on
    other paper only, or in several trays of which none is named.
    """
    called = _called("--printer", title, saved())
    ways = (False, True) if landscape is None else (landscape,)
    readings = ([each for each in called if each.sheet == (paper, way)] for way in ways)
    fitting = next(filter(None, readings), [])
    meant = [each for each in fitting if each.title == title] or fitting
    if len(meant) == 1:
        return meant[0]
    told = [each.title for each in meant] or [_sheet(each.sheet) for each in called]
    raise InputError(
        Finding(
            "I131",
            named("--printer"),
            kind="tray" if meant else "paper",
            name=title,
            told=", ".join(dict.fromkeys(told)),
            sheet=_sheet((paper, bool(landscape))),
            options=f"--paper {paper}" + (" --orientation landscape" if landscape else ""),
        )
    )


def _called(option: str, title: str, printers: Sequence[Printer]) -> tuple[Printer, ...]:
    """The printers of that name; a name alone means every tray."""
    found = tuple(each for each in printers if title in {each.title, each.name})
    if found:
        return found
    titles = list(dict.fromkeys(each.title for each in printers))
    near = get_close_matches(title, titles, n=1)
    kind = "near" if near else "known" if titles else "none"
    told = ", ".join(near or titles)
    raise InputError(Finding("I130", named(option), kind=kind, name=title, told=told))


def _sheet(sheet: tuple[str, bool]) -> str:
    paper, landscape = sheet
    return f"{paper} landscape" if landscape else paper


def _write(printers: Sequence[Printer]) -> None:
    path = printers_file()
    with refusals(path, "settings"):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, printers_text(printers).encode("utf-8"), "settings")
