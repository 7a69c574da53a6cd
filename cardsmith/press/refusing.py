"""What the system refuses to write, told as a finding."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named


@contextmanager
def refusals(shown: Path, kind: str = "") -> Iterator[None]:
    """Turn the system's refusal into a finding about the path that was asked for.

    ``kind`` chooses the hint, where it is not about ``--out``. Raises InputError: F028 not
    allowed, F029 a file in the way, F030 any other reason of the system's.
    """
    try:
        yield
    except PermissionError as error:
        raise _refusal("F028", shown, kind) from error
    except (FileExistsError, NotADirectoryError) as error:
        raise _refusal("F029", _in_the_way(shown), kind) from error
    except OSError as error:
        if error.errno == errno.EROFS:
            raise _refusal("F028", shown, kind) from error
        reason = error.strerror or str(error)
        raise _refusal("F030", shown, kind, reason) from error


def _in_the_way(path: Path) -> Path:
    """The file that stands where a folder is needed: the path itself or one above it."""
    return next((step for step in (path, *path.parents) if step.is_file()), path)


def _refusal(code: str, shown: Path, kind: str, reason: str = "") -> InputError:
    return InputError(Finding(code, named(shown.as_posix()), kind=kind, reason=reason))
