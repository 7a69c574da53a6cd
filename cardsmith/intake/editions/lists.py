"""The lists beside an edition's decks: plain text, one entry a line, remarks after ``#``."""

import re
from collections.abc import Iterator
from pathlib import Path

from cardsmith.intake.editions.opened import Opened
from cardsmith.intake.files.folders import is_inside, shown
from cardsmith.intake.files.text import load, text_of
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, whole

_REMARK = re.compile(r"(?:^|\s)#.*")


def entries(folder: Path, name: str, opened: Opened) -> Iterator[tuple[str, Span]]:
    """The entries of a list of that name with their places; none where there is no such file.

    Nothing that is printed comes of them, so the file is no input of a build. F009 where it
    cannot be opened.
    """
    path = folder / name
    if not path.exists():
        return
    if not is_inside(folder, path):
        opened.findings.append(Finding("E105", whole(shown(path)), found=name))
        return
    try:
        data = load(path, shown(path))
    except InputError as error:
        opened.findings.append(error.finding)
        return
    if not data.strip():
        return
    source, findings = text_of(data, shown(path))
    opened.findings += findings
    for number, line in enumerate(source.lines if source is not None else (), 1):
        written = _REMARK.sub("", line)
        text = written.strip()
        if text:
            column = len(written) - len(written.lstrip()) + 1
            yield text, Span(shown(path), number, column, number, column + len(text))
