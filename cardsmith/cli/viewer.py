"""The program that the system has for pictures."""

from pathlib import Path

import typer

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.resources import real


class Viewer:
    """Opens a picture the first time it is shown, where that is wanted at all."""

    def __init__(self, *, is_wanted: bool) -> None:
        self._is_due = is_wanted

    def show(self, picture: Path) -> None:
        """Open the picture once; raises InputError (F036) where no program does."""
        if self._is_due:
            self._is_due = False
            if typer.launch(str(real(picture))):
                raise InputError(Finding("F036", named(picture.as_posix())))
