"""What a build of some components keeps of the folder it writes."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardsmith.press.manifest import MANIFEST, Input, Output, Printed, digest


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """Files of an earlier build that are still true, their bytes by path, and their cards."""

    files: tuple[Output, ...] = ()
    cards: tuple[Printed, ...] = ()
    content: Mapping[str, bytes] = field(default_factory=dict)


def kept(folder: Path, inputs: tuple[Input, ...], made: Collection[str]) -> Kept:
    """What the same inputs made of components that are not made anew.

    Nothing where no manifest can be read, where the inputs were others, or where a file is not
    the one that the manifest names.
    """
    try:
        earlier = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        same = [Input(**entry) for entry in earlier["inputs"]] == list(inputs)
        files = tuple(Output(**entry) for entry in earlier["files"]) if same else ()
        others = tuple(file for file in files if file.component not in made)
        cards = tuple(Printed(**entry) for entry in earlier["cards"] if others)
        content = {file.path: (folder / Path(file.path).name).read_bytes() for file in others}
    except (OSError, ValueError, KeyError, TypeError):
        return Kept()
    if not others or any(digest(content[file.path]) != file.sha256 for file in others):
        return Kept()
    return Kept(files=others, cards=cards, content=content)
