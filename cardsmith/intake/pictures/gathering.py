"""What a person named, files and folders and lists, as the cards they ask for."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.pictures.listing import read_list
from cardsmith.intake.pictures.names import Named, Side, key, natural, taken_apart
from cardsmith.intake.pictures.wanted import Wanted, as_named
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.resources import real

_PRINTED = frozenset({".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".pdf"})
_OTHERS = frozenset({".webp", ".gif", ".bmp", ".tif", ".tiff", ".heic", ".avif", ".jp2"})
"""Pictures that cannot be printed: they are no cards left out in silence."""

_LIST = ".csv"
_BACKS = frozenset({"back", "backs", "dos", "verso", "versos"})
_FRONTS = frozenset({"front", "fronts", "face", "faces", "recto", "rectos"})
_LITTER = frozenset({"thumbs.db", "desktop.ini", "icon\r"})

_SHOWN = 5


class _Heap(NamedTuple):
    """The files of one place; ``backs`` are those of its folder of backs."""

    fronts: tuple[Path, ...]
    backs: tuple[Path, ...] = ()


class Gathered(NamedTuple):
    """Cards in the order in which they were named, and what was found on the way."""

    cards: tuple[Wanted, ...]
    findings: tuple[Finding, ...]


def gather(paths: Sequence[Path], out: Path) -> Gathered:
    """The cards of pictures, PDF files, folders of both, and lists (CSV).

    Files of one folder are sides of one card by their names. ``out`` is no card, though an
    earlier run wrote it into a folder. Raises InputError (F009) for what
    is not there and for what cannot be opened.
    """
    cards: list[Wanted] = []
    findings: list[Finding] = []
    for heap in _heaps(paths, out, findings):
        if isinstance(heap, Path):
            listed, told = read_list(heap)
            cards += listed
            findings += told
        else:
            cards += _paired(heap, findings)
    return Gathered(tuple(cards), tuple(findings))


def _heaps(paths: Sequence[Path], out: Path, findings: list[Finding]) -> Iterator[_Heap | Path]:
    """A heap for each folder and for loose files that stand together, lists by themselves."""
    loose: list[Path] = []
    for path in paths:
        if not path.exists():
            raise InputError(Finding("F009", named(path.as_posix()), kind="missing"))
        alone = path.is_dir() or path.suffix.lower() == _LIST
        if loose and (alone or path.parent != loose[0].parent):
            yield _Heap(tuple(loose))
            loose = []
        if path.is_dir():
            yield _folder(path, out, findings)
        elif alone:
            yield path
        else:
            loose.append(path)
    if loose:
        yield _Heap(tuple(loose))


def _folder(folder: Path, out: Path, findings: list[Finding]) -> _Heap:
    """The pictures and PDF files of a folder, those of its ``fronts`` and of its ``backs``."""
    fronts: list[Path] = []
    backs: list[Path] = []
    aside: list[str] = []
    for path in _inside(folder):
        name = key(path.name)
        if real(path) == real(out):
            continue
        if path.is_dir() and name in _BACKS | _FRONTS:
            heap = backs if name in _BACKS else fronts
            for inner in _inside(path):
                _sort(inner, heap, aside, findings, folder)
        else:
            _sort(path, fronts, aside, findings, folder)
    if aside:
        names = ", ".join(aside[:_SHOWN]) + (" …" if len(aside) > _SHOWN else "")
        findings.append(Finding("I159", named(folder.as_posix()), kind="aside", names=names))
    return _Heap(tuple(fronts), tuple(backs))


def _sort(
    path: Path, heap: list[Path], aside: list[str], findings: list[Finding], folder: Path
) -> None:
    """Put what may be a card on the heap, what is something else aside."""
    ending = path.suffix.lower()
    if path.is_file() and ending in _PRINTED | _OTHERS:
        heap.append(path)
    elif path.is_file() and ending == _LIST:
        findings.append(Finding("I159", named(path.as_posix()), kind="list", names=path.as_posix()))
    else:
        inside = path.relative_to(folder).as_posix()
        aside.append(f"{inside}/" if path.is_dir() else inside)


def _inside(folder: Path) -> list[Path]:
    """What stands in a folder, as people count; what is hidden or a system's own left out."""
    try:
        found = [
            path
            for path in folder.iterdir()
            if not path.name.startswith((".", "~$")) and path.name.casefold() not in _LITTER
        ]
    except OSError as error:
        kind = "permission" if isinstance(error, PermissionError) else "other"
        raise InputError(Finding("F009", named(folder.as_posix()), kind=kind)) from None
    return sorted(found, key=lambda path: natural(path.name))


def _paired(heap: _Heap, findings: list[Finding]) -> Iterator[Wanted]:
    """The fronts of a heap, each with the back that bears its name, else the back of all."""
    taken = [(path, taken_apart(path.stem)) for path in heap.fronts]
    fronts = [(path, found) for path, found in taken if found.side is not Side.BACK]
    behind = [(path, found) for path, found in taken if found.side is Side.BACK]
    behind += [(path, taken_apart(path.stem)) for path in heap.backs]
    backs = _Backs(behind, {key(found.title) for _, found in fronts}, findings)
    if len(heap.backs) == 1:
        backs.only(heap.backs[0])
    for path, found in fronts:
        card = as_named(path, found)
        if isinstance(card, Finding):
            findings.append(card)
            continue
        if found.doubled > 1:
            place = named(path.as_posix())
            findings.append(Finding("I159", place, kind="number", names=f"({found.doubled})"))
        yield card._replace(back=backs.of(found))
    findings += backs.left()


class _Backs:
    """The backs of one heap by the titles of their cards."""

    def __init__(
        self, behind: Sequence[tuple[Path, Named]], titles: set[str], findings: list[Finding]
    ) -> None:
        self._titles = titles
        self._common: Path | None = None
        self._own: dict[str, Path] = {}
        for path, found in behind:
            place = named(path.as_posix())
            title = key(found.title)
            if found.counts:
                findings.append(Finding("I156", place, kind="back", found=found.counts[0], limit=0))
            elif title and title in self._own:
                first = self._own[title].as_posix()
                findings.append(Finding("I157", place, kind="two", other=first))
            elif title:
                self._own[title] = path
            elif self._common is None:
                self._common = path
            else:
                findings.append(Finding("I157", place, kind="two", other=self._common.as_posix()))

    def only(self, path: Path) -> None:
        """Take the one file of a folder of backs for all cards, unless it bears a card's name."""
        for title in [title for title, own in self._own.items() if own == path]:
            if title not in self._titles:
                del self._own[title]
                self._common = self._common or path

    def of(self, front: Named) -> Path | None:
        """The back of a card."""
        return self._own.get(key(front.title), self._common)

    def left(self) -> Iterator[Finding]:
        """I157 for a back whose card is not there."""
        for title, path in self._own.items():
            if title not in self._titles:
                yield Finding("I157", named(path.as_posix()), kind="lone", other="")
