"""What a build of some components keeps of the folder it writes."""

import json
from collections.abc import Collection
from pathlib import Path

from cardsmith.press.manifest import MANIFEST, Input, Output, Printed


class Kept:
    """Files of an earlier build that the same inputs made, so that they are still true.

    Empty where there is none: no manifest, one that cannot be read, other inputs.
    """

    def __init__(self, folder: Path, inputs: tuple[Input, ...], made: Collection[str]) -> None:
        self.files: tuple[Output, ...] = ()
        self.cards: tuple[Printed, ...] = ()
        self.content: dict[str, bytes] = {}
        try:
            earlier = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
            if [Input(**entry) for entry in earlier["inputs"]] != list(inputs):
                return
            files = [Output(**entry) for entry in earlier["files"]]
            self.files = tuple(file for file in files if file.component not in made)
            self.content = {file.path: (folder / file.path).read_bytes() for file in self.files}
            self.cards = tuple(Printed(**entry) for entry in earlier["cards"])
        except (OSError, ValueError, KeyError, TypeError):
            self.files, self.content, self.cards = (), {}, ()
