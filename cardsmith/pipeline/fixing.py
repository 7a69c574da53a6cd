"""Mend decks: what findings would have written instead, round after round, and nothing else."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.text import load
from cardsmith.intake.files.unsaved import standing_for
from cardsmith.intake.mending import Mending
from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.letters import filing_letter
from cardsmith.lexicon.text import canonical
from cardsmith.model.codes import Severity
from cardsmith.model.edit import Edit, Mend, Rewording
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.struct import Struct
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.fixing_files import WHOLE, Rewritten, without_fault
from cardsmith.pipeline.refusing import refuse_unknown_encoding

Find = Callable[[], Checked]
"""Reads the decks and checks them."""

MOST_ROUNDS = 50
"""How often what was mended is looked at again; a word has fewer faults than that."""


class Wish(Struct, frozen=True, kw_only=True):
    """What a person lets be mended.

    ``selected`` are the codes or their beginnings asked for by name: a mark at the head of a file
    and its line ends are mended for those alone. ``encoding`` is what files that are not UTF-8
    are known to be written in.
    """

    unsafe: bool = False
    encoding: str = ""
    selected: tuple[str, ...] = ()

    def admits(self, finding: Finding) -> bool:
        """Whether a finding is one to mend."""
        if finding.code in WHOLE:
            return self._admits_file(finding.code)
        if finding.mend is None or finding.fix is Fix.NONE:
            return False
        return self.unsafe or finding.fix is Fix.SAFE

    def _admits_file(self, code: str) -> bool:
        if code in ("F002", "F003"):
            return any(code.startswith(beginning) for beginning in self.selected)
        return code == "F010" or bool(self.encoding)


class Fixed(Struct, frozen=True, kw_only=True):
    """Files that come out otherwise, how often each code was mended, and what is left to say."""

    files: tuple[Rewritten, ...]
    counts: Mapping[str, int]
    checked: Checked


def fixed(find: Find, wish: Wish) -> Fixed:
    """The decks as they would be once all is mended that the wish admits; nothing is written.

    A mend after which a file would say anything else than was meant, or after which something
    is wrong that was not, is left out and told (X907). Raises InputError like ``find``.
    """
    refuse_unknown_encoding(wish.encoding)
    bench = _Bench(find, wish)
    for _ in range(MOST_ROUNDS):
        if not bench.round():
            break
    files = (
        Rewritten(name, bench.originals[name], sheet.data, wish.encoding)
        for name, sheet in bench.sheets.items()
    )
    told = tuple(bench.refusals())
    checked = bench.checked
    return Fixed(
        files=tuple(file for file in files if file.before != file.after),
        counts=bench.counts,
        checked=checked.only((*checked.findings, *told)) if told else checked,
    )


class _Task(NamedTuple):
    """One mend of one file, and the findings that it answers."""

    file: str
    mend: Mend
    codes: tuple[str, ...]

    @property
    def key(self) -> tuple[str, ...]:
        """What stays the same of it when other lines come and go."""
        mend = self.mend
        said = (mend.old, *mend.new) if isinstance(mend, Rewording) else (mend.text,)
        return (self.file, *said)

    @property
    def reveals(self) -> bool:
        """Whether more of a file can be read after it, so that hidden faults come to light."""
        return isinstance(self.mend, Edit) or any(code[0] in "FS" for code in self.codes)


@dataclass(slots=True)
class _Bench:
    """Where decks lie while they are mended: drafts by file, and the last look at them."""

    find: Find
    wish: Wish
    checked: Checked = field(init=False)
    sheets: dict[str, Manuscript] = field(default_factory=dict)
    originals: dict[str, bytes] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    refused: set[tuple[str, ...]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.checked = self.find()

    def round(self) -> bool:
        """Make what can be made at once; False where nothing is left to be done."""
        tasks = self._tasks()
        revealing = [task for task in tasks if task.reveals]
        done = self._done(revealing or tasks)
        if not done:
            done = self._without_faults()
        if done:
            self.checked = self._look({})
        return done

    def refusals(self) -> list[Finding]:
        """X907 for what is left because mending it would change something else."""
        return [
            Finding("X907", finding.span, card=finding.card, kind="mend", found=finding.code)
            for file, findings in self._by_file().items()
            for finding in findings
            if finding.mend is not None and _Task(file, finding.mend, ()).key in self.refused
        ]

    def _by_file(self) -> dict[str, list[Finding]]:
        """The findings to mend by their files."""
        found: dict[str, list[Finding]] = {}
        policies = self._policies()
        for finding in self.checked.findings:
            if self.wish.admits(finding) and (
                self.wish.unsafe or _is_harmless(finding, policies.get(finding.span.file))
            ):
                found.setdefault(finding.span.file, []).append(finding)
        return found

    def _policies(self) -> dict[str, LengthPolicy]:
        """How letters are counted in each file."""
        return {
            name: deck.edition.rules.length_policy
            for deck in self.checked.decks
            for name in deck.inputs
        }

    def _tasks(self) -> list[_Task]:
        """What stands apart and was not refused, file by file."""
        tasks: list[_Task] = []
        for file, findings in self._by_file().items():
            codes: dict[Mend, list[str]] = {}
            for finding in findings:
                if finding.mend is not None:
                    codes.setdefault(finding.mend, []).append(finding.code)
            wanted = [_Task(file, mend, tuple(said)) for mend, said in codes.items()]
            wanted = [task for task in wanted if task.key not in self.refused]
            if wanted:
                bench = Mending(self._sheet(file))
                apart = set(bench.apart([task.mend for task in wanted]))
                tasks += [task for task in wanted if task.mend in apart]
        return tasks

    def _done(self, tasks: Sequence[_Task]) -> bool:
        """Make the tasks that come out right; whether there was one."""
        right = self._right(tasks)
        self.sheets |= self._made(right) or {}
        for task in right:
            self.counts.update(task.codes)
        return bool(right)

    def _right(self, tasks: Sequence[_Task]) -> list[_Task]:
        """Those of the tasks that come out right together; one that does not is remembered."""
        if not tasks or self._comes_right(tasks):
            return list(tasks)
        if len(tasks) == 1:
            self.refused.add(tasks[0].key)
            return []
        half = len(tasks) // 2
        first, second = self._right(tasks[:half]), self._right(tasks[half:])
        return [*first, *second] if self._comes_right([*first, *second]) else first or second

    def _comes_right(self, tasks: Sequence[_Task]) -> bool:
        made = self._made(tasks)
        if made is None:
            return False
        if not tasks or any(task.reveals for task in tasks):
            return True
        after = self._look(made)
        return not self._graver(after) - self._graver(self.checked)

    def _graver(self, checked: Checked) -> Counter[tuple[str, str]]:
        """The errors that mending will not take away, by file and code."""
        return Counter(
            (finding.span.file, finding.code)
            for finding in checked.findings
            if finding.severity is Severity.ERROR and not self.wish.admits(finding)
        )

    def _made(self, tasks: Sequence[_Task]) -> dict[str, Manuscript] | None:
        """The files with some tasks made; None where one would say anything else than meant."""
        made: dict[str, Manuscript] = {}
        for file in dict.fromkeys(task.file for task in tasks):
            sheet = Mending(self._sheet(file)).made([t.mend for t in tasks if t.file == file])
            if sheet is None:
                return None
            made[file] = sheet
        return made

    def _without_faults(self) -> bool:
        """Mend one fault of a whole file in each: its encoding, mark, line ends, or tabs."""
        done = False
        for file, findings in self._by_file().items():
            for code in dict.fromkeys(each.code for each in findings if each.code in WHOLE):
                lines = [each.span.line for each in findings if each.code == code]
                sheet = without_fault(code, self._sheet(file), lines, self.wish.encoding)
                if sheet is not None and sheet.data != self._sheet(file).data:
                    self.sheets[file] = sheet
                    self.counts[code] += len(lines)
                    done = True
                    break
        return done

    def _sheet(self, file: str) -> Manuscript:
        if file not in self.sheets:
            self.originals[file] = load(Path(file), file)
            self.sheets[file] = Manuscript(file, self.originals[file])
        return self.sheets[file]

    def _look(self, made: Mapping[str, Manuscript]) -> Checked:
        """What is found in the files as they lie here, some of them made otherwise."""
        with ExitStack() as stack:
            for name, sheet in {**self.sheets, **made}.items():
                stack.enter_context(standing_for(Path(name), sheet.data))
            return self.find()


def _is_harmless(finding: Finding, policy: LengthPolicy | None) -> bool:
    """Whether a safe mend keeps the word: canonical text, length, first letter, and its number.

    What the reader mends and an ``ok`` that goes change no word.
    """
    mend = finding.mend
    if not isinstance(mend, Rewording) or finding.code[0] in "FSX" or policy is None:
        return True
    new = mend.new[0] if len(mend.new) == 1 else ""
    return bool(new.strip()) and _weighed(mend.old, policy) == _weighed(new, policy)


def _weighed(text: str, policy: LengthPolicy) -> tuple[str, int | None, str]:
    return canonical(text), scoring_length(text, policy), filing_letter(text)
