"""Files that fail their preflight and are written all the same, under a name that says so."""

from collections.abc import Collection
from pathlib import PurePosixPath
from typing import NamedTuple

from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding
from cardsmith.pipeline.arranging import Finished
from cardsmith.pipeline.orders import Job
from cardsmith.pipeline.pressing import Pressed

UNFIT = "NON-CONFORME"
"""What the name of a file ends with that a print shop should not get."""


class Forced(NamedTuple):
    """What may be written, and the errors of the files whose names now say so."""

    finished: Finished
    unfit: tuple[Finding, ...]


def handed_over(done: Finished, job: Job) -> Forced:
    """The files as they are, with their errors; renamed where a job is made by force."""
    return forced(done) if job.force else Forced(done, ())


def forced(done: Finished) -> Forced:
    """The same files, those that failed under another name; their errors stand aside."""
    unfit = tuple(finding for finding in done.findings if finding.severity is Severity.ERROR)
    failed = {finding.span.file for finding in unfit}
    if not failed:
        return Forced(done, ())
    files, content = done.pressed
    pressed = Pressed(
        tuple(file._replace(path=_named(file.path, failed)) for file in files),
        {_named(path, failed): data for path, data in content.items()},
    )
    finished = done._replace(
        pressed=pressed,
        findings=tuple(finding for finding in done.findings if finding not in unfit),
        faces=tuple(face._replace(path=_named(face.path, failed)) for face in done.faces),
    )
    return Forced(finished, unfit)


def _named(path: str, failed: Collection[str]) -> str:
    """``cards.pdf`` becomes ``cards-NON-CONFORME.pdf`` where it failed.

    >>> _named("cards.pdf", {"cards.pdf"}), _named("aid.pdf", {"cards.pdf"})
    ('cards-NON-CONFORME.pdf', 'aid.pdf')
    """
    if path not in failed:
        return path
    place = PurePosixPath(path)
    return str(place.with_name(f"{place.stem}-{UNFIT}{place.suffix}"))
