"""A file mended: edits on its bytes, and proof that nothing else has changed."""

from collections import defaultdict
from collections.abc import Sequence

from cardsmith.intake.files.editing import edited, overlap
from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import BOM
from cardsmith.intake.tables import rewording as tables
from cardsmith.intake.yaml import rewording as trees
from cardsmith.intake.yaml.nodes import Node
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.edit import Edit, Mend, Rewording


class Mending:
    """What can be mended in one file at once: of mends that touch each other the first."""

    def __init__(self, manuscript: Manuscript) -> None:
        self.manuscript = manuscript
        source = manuscript.source()
        self.source = source or Source(manuscript.name, _lines(manuscript))
        self.root = parse(source)[0] if source and not manuscript.is_table else None
        self.places = trees.spots(self.root) if self.root else {}
        self.cells = tables.cells(source) if source and manuscript.is_table else []

    def edits(self, mend: Mend) -> list[Edit]:
        """The edits that one mend comes to; none where it cannot be done for sure."""
        if isinstance(mend, Edit):
            return [mend]
        if self.manuscript.is_table:
            return tables.edits(mend, self.source, self.cells)
        return trees.edits(mend, self.source, self.places)

    def apart(self, mends: Sequence[Mend]) -> list[Mend]:
        """Those of the mends that can be made together; bare edits come before other words.

        Of several mends of one text the first is chosen: the others know its old words alone.
        """
        bare = [mend for mend in mends if isinstance(mend, Edit)]
        chosen: list[Mend] = []
        taken: dict[int, list[Edit]] = defaultdict(list)
        first: dict[trees.Place, Mend] = {}
        for mend in bare or mends:
            first.setdefault(mend.span[1:3], mend)
        for mend in first.values():
            edits = self.edits(mend)
            lines = [(edit, line) for edit in edits for line in _lines_of(edit)]
            if edits and not any(
                overlap(edit, other) for edit, line in lines for other in taken[line]
            ):
                chosen.append(mend)
                for edit, line in lines:
                    taken[line].append(edit)
        return chosen

    def made(self, mends: Sequence[Mend]) -> Manuscript | None:
        """The file with mends that stand apart; None where the result would say anything else."""
        edits = [edit for mend in mends for edit in self.edits(mend)]
        try:
            after = self.manuscript.with_text(edited(self.manuscript.text, edits))
        except UnicodeEncodeError:
            return None
        words = [mend for mend in mends if isinstance(mend, Rewording)]
        return after if self._is_meant(after, words, bare=len(words) < len(mends)) else None

    def _is_meant(self, after: Manuscript, words: Sequence[Rewording], *, bare: bool) -> bool:
        """Whether the texts are those that were, but for the words that were to change."""
        if bare:
            return _inked(self.manuscript) == _inked(after)
        source = after.source()
        if source is None:
            return False
        if self.manuscript.is_table:
            return tables.outcome(self.cells, words) == tables.outcome(tables.cells(source), ())
        root = parse(source)[0]
        changes = {word.span[1:3]: word for word in words}
        return _outcome(self.root, changes) == _outcome(root, {})


def _outcome(root: Node | None, changes: dict[trees.Place, Rewording]) -> object:
    return trees.outcome(root, changes) if root else None


def _lines_of(edit: Edit) -> range:
    return range(edit.span.line, edit.span.end_line + 1)


def _lines(manuscript: Manuscript) -> str:
    """The text of a file that is not read for what it holds."""
    return manuscript.text.removeprefix(BOM).replace("\r\n", "\n").replace("\r", "\n")


def _inked(manuscript: Manuscript) -> str:
    """The text without what leaves no ink: blanks and byte order marks."""
    return "".join(manuscript.text.replace(BOM, "").split())
