"""What a code or an option means, for a person who met it."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from cardsmith.intake.messages import Example, entry
from cardsmith.intake.rules import law
from cardsmith.model.codes import SEVERITIES, Severity

WIDEST, LONGEST = 100, 24
"""Characters of a line and lines of an example that a page shows."""

_PLACEHOLDER = re.compile(r"\{\w+\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeExplained:
    """A diagnostic code: its words, and an example that raises it beside one that does not."""

    code: str
    severity: Severity
    message: str
    hint: str
    why: str
    bad: Example
    good: Example


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionExplained:
    """An option of the rules with its values, the default first, and who sets it otherwise."""

    name: str
    values: tuple[str, ...]
    profiles: Mapping[str, str]


def explained(topic: str, lang: str) -> CodeExplained | OptionExplained | None:
    """The page for a code (``C401``) or an option (``bouffon.ligature``); None when unknown."""
    code = topic.upper()
    if code in SEVERITIES:
        found = entry(code)
        words = found.words[lang]
        return CodeExplained(
            code=code,
            severity=SEVERITIES[code],
            message=_PLACEHOLDER.sub("…", words.message),
            hint=_PLACEHOLDER.sub("…", words.hint),
            why=words.why,
            bad=found.bad,
            good=found.good,
        )
    rules = law()
    name = topic.lower()
    if name not in rules.options:
        return None
    profiles = {key: changed[name] for key, changed in rules.profiles.items() if name in changed}
    return OptionExplained(name=name, values=rules.options[name], profiles=profiles)


def near(topic: str) -> str:
    """The known code or option whose name is closest, or nothing."""
    known = [*SEVERITIES, *law().options]
    wanted = topic.lower() if "." in topic else topic.upper()
    return next(iter(get_close_matches(wanted, known, n=1, cutoff=0.5)), "")


def visible(text: str) -> str:
    """The text of an example on a page: what has no shape is named, what is long is cut."""
    shown = text.removeprefix("!latin1:").rstrip("\n")
    named = "".join(
        char if char == "\n" or unicodedata.category(char)[0] != "C" else f"<U+{ord(char):04X}>"
        for char in shown
    )
    lines = [line if len(line) <= WIDEST else f"{line[:WIDEST]}…" for line in named.split("\n")]
    return "\n".join(lines if len(lines) <= LONGEST else [*lines[:LONGEST], "…"])
