"""What a code or an option means, for a person who met it."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.messages import Example, entry
from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.pipeline.refusing import refused

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


def explained(topic: str, lang: str) -> tuple[CodeExplained | OptionExplained, ...]:
    """The page of a code (``C401``), of every code of a family (``C4``), of an option.

    Raises InputError for what is none of them.
    """
    codes = [code for code in SEVERITIES if topic and code.startswith(topic.upper())]
    found = (_code(code, lang) for code in codes) if codes else (_option(topic),)
    return tuple(found)


def _code(code: str, lang: str) -> CodeExplained:
    found = entry(code)
    words = found.words[lang]
    return CodeExplained(
        code=code,
        severity=SEVERITIES[code],
        message=without_placeholders(words.message),
        hint=without_placeholders(words.hint),
        why=words.why,
        bad=found.bad,
        good=found.good,
    )


def code_in_short(code: str, lang: str) -> str:
    """What a code says, with an ellipsis for what each finding fills in."""
    return without_placeholders(entry(code).words[lang].message)


def _option(topic: str) -> OptionExplained:
    rules, name = law(), topic.lower()
    if name not in rules.options:
        raise refused("explain", topic, among=rules.options, such_as=("C401", "bouffon.ligature"))
    profiles = {key: changed[name] for key, changed in rules.profiles.items() if name in changed}
    return OptionExplained(name=name, values=rules.options[name], profiles=profiles)


def without_placeholders(text: str) -> str:
    """A message of the catalogue with an ellipsis for what each finding fills in.

    >>> without_placeholders("“{text}” repeats the title")
    '“…” repeats the title'
    """
    return _PLACEHOLDER.sub("…", text).replace("{{", "{").replace("}}", "}")


def visible(text: str) -> str:
    """The text of an example on a page: what has no shape is named, what is long is cut."""
    shown = text.replace("!latin1:", "# (Windows-1252)\n").rstrip("\n")
    named = "".join(
        char if char == "\n" or unicodedata.category(char)[0] != "C" else f"<U+{ord(char):04X}>"
        for char in shown
    )
    lines = [line if len(line) <= WIDEST else f"{line[:WIDEST]}…" for line in named.split("\n")]
    return "\n".join(lines if len(lines) <= LONGEST else [*lines[:LONGEST], "…"])
