"""Files of a person's own, written together: all of them change, or none does."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from cardsmith.press.refusing import refusals


def amend(files: Mapping[Path, bytes]) -> None:
    """Give every file its content; what stood there comes back when the system refuses one.

    A link stays one: the file that it leads to is written. Raises InputError like a folder of
    output does.
    """
    places = {path.resolve(): (path, content) for path, content in files.items()}
    aside = {place: place.with_name(f".{place.name}.writing") for place in places}
    before = {place: place.read_bytes() if place.exists() else None for place in places}
    done: list[Path] = []
    try:
        for place, (path, content) in places.items():
            with refusals(path, kind="new"):
                aside[place].write_bytes(content)
        for place, (path, _) in places.items():
            with refusals(path, kind="new"):
                done.append(place)
                aside[place].replace(place)
    except BaseException:
        for place in done:
            _restore(place, before[place])
        raise
    finally:
        for each in aside.values():
            each.unlink(missing_ok=True)


def _restore(place: Path, content: bytes | None) -> None:
    with suppress(OSError):
        if content is None:
            place.unlink(missing_ok=True)
        else:
            place.write_bytes(content)
