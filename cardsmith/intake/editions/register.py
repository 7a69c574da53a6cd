"""``registre.txt``: words of an edition that need a label: the word, a tab, the label."""

from pathlib import Path

from cardsmith.intake.decks.labels import NAMES, label_of, meant_by
from cardsmith.intake.editions.lists import entries
from cardsmith.intake.editions.opened import Opened
from cardsmith.lexicon.text import canonical
from cardsmith.model.edition import Registered
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span

REGISTER = "registre.txt"


def read_register(folder: Path, opened: Opened) -> tuple[Registered, ...]:
    """The words of the register with their label; R504 tells the lines that are none.

    A word of several labels has a line for each. Raises InputError when the file cannot be
    opened.
    """
    found: dict[tuple[str, str], int] = {}
    for text, span in entries(folder, REGISTER, opened):
        word, label = (part.strip() for part in text.partition("\t")[::2])
        key = canonical(word), label_of(label)
        fault = _fault(key, label, found, span)
        if fault is None:
            found[key] = span.line
        else:
            opened.findings.append(fault)
    return tuple(Registered(*key) for key in found)


def _fault(
    key: tuple[str, str], label: str, found: dict[tuple[str, str], int], span: Span
) -> Finding | None:
    """R504 for a line without a label, with an unknown one, or that was there before."""
    word, known = key
    if not word or not label:
        return Finding("R504", span, kind="form")
    if not known:
        kind = "near" if meant_by(label) else "label"
        better, names = meant_by(label), ", ".join(NAMES)
        return Finding("R504", span, kind=kind, found=label, better=better, known=names)
    if key in found:
        return Finding("R504", span, kind="twice", line=found[key])
    return None
