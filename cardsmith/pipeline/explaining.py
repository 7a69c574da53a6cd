"""What a code or a name of the law means, for a person who met it."""

import re
import unicodedata

from cardsmith.intake.shipped.messages import Example, entry
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.struct import Struct
from cardsmith.pipeline.law_pages import LawPage, law_names, law_pages
from cardsmith.pipeline.refusing import refused

WIDEST, LONGEST = 100, 24
"""Characters of a line and lines of an example that a page shows."""

_PLACEHOLDER = re.compile(r"(?<!\{)\{\w+(?::[^|}]*\|([^}]*))?\}(?!\})")


class CodeExplained(Struct, frozen=True, kw_only=True):
    """A diagnostic code: its words, and an example that raises it beside one that does not."""

    code: str
    severity: Severity
    message: str
    hint: str
    why: str
    bad: Example
    good: Example


def explained(topic: str, lang: str) -> tuple[CodeExplained | LawPage, ...]:
    """The pages of a code (``C401``, ``BOU-22``), of every code it begins, of an option.

    Raises InputError for what is none of them.
    """
    codes = [code for code in SEVERITIES if topic and code.startswith(topic.upper())]
    if codes:
        return tuple(_code(code, lang) for code in codes)
    found = tuple(law_pages(topic, lang))
    if not found:
        raise _unknown(topic)
    return found


def _code(code: str, lang: str) -> CodeExplained:
    found = entry(code)
    words = found.words[lang]
    return CodeExplained(
        code=code,
        severity=SEVERITIES[code],
        message=without_placeholders(words.message),
        hint=next(filter(None, map(_standing, found.hints[lang].values())), ""),
        why=words.why,
        bad=found.bad,
        good=found.good,
    )


def _standing(hint: str) -> str:
    """A hint as it holds for every finding; empty for one that asks about what was found."""
    told = without_placeholders(hint)
    return "" if "…" in told and told.endswith("?") else told


def _unknown(topic: str) -> InputError:
    near = nearest(topic, (*SEVERITIES, *law_names()))
    if not near:
        return refused("explain", topic, such_as=("C401", "BOU-22", "dalmuti.jokers"))
    place = named("explain")
    return InputError(Finding("I110", place, kind="near", value=topic, choices=near))


def without_placeholders(text: str) -> str:
    """A message of the catalogue with an ellipsis for what each finding fills in.

    >>> without_placeholders("“{text}” repeats the title"), without_placeholders("add {{n}}")
    ('“…” repeats the title', 'add {n}')
    >>> without_placeholders("{count} {count:card|cards}")
    '… cards'
    """
    return (
        _PLACEHOLDER.sub(lambda found: found[1] or "…", text).replace("{{", "{").replace("}}", "}")
    )


def visible(text: str) -> str:
    """The text of an example on a page: what has no shape is named, what is long is cut."""
    shown = text.replace("!latin1:", "# (Windows-1252)\n").replace("!workbook:", "").rstrip("\n")
    named = "".join(
        char if char == "\n" or unicodedata.category(char)[0] != "C" else f"<U+{ord(char):04X}>"
        for char in shown
    )
    lines = [line if len(line) <= WIDEST else f"{line[:WIDEST]}…" for line in named.split("\n")]
    return "\n".join(lines if len(lines) <= LONGEST else [*lines[:LONGEST], "…"])
