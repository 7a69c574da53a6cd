"""What every code says, in French and English: the one catalogue of words.

``messages/<FAMILY>.yaml`` holds the codes of one family; a family is read when it is first
asked for. A message or a hint may be one text, or several by the finding's ``kind``. A noun after
a number is written ``{count} {count:card|cards}``.
"""

import re
from collections.abc import Mapping
from functools import cache

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields
from cardsmith.lexicon.decimals import as_read
from cardsmith.lexicon.plural import Fact
from cardsmith.model.finding import Argument, Finding
from cardsmith.model.plain import Plain
from cardsmith.model.struct import Struct

LANGUAGES = ("fr", "en")

Example = str | Mapping[str, str]
"""One deck file as text, or several by name."""

_BREAK = re.compile(r"[\t\n\r]+")
_NAMED = re.compile(r"\{(\w+)[:}]")
_LONGEST = {"message": 60, "hint": 240}


class Words(Struct, frozen=True):
    """What is wrong, how to mend it, and why it matters."""

    message: str
    hint: str
    why: str = ""


class Entry(Struct, frozen=True, kw_only=True):
    """A code in the catalogue. Texts are by language, then by kind; placeholders unfilled.

    ``bad`` raises the code, ``good`` does not; an example that begins with ``$`` is a command.
    """

    messages: Mapping[str, Mapping[str, str]]
    hints: Mapping[str, Mapping[str, str]]
    whys: Mapping[str, str]
    bad: Example
    good: Example

    @property
    def words(self) -> Mapping[str, Words]:
        """The words of each language, of the most usual kind."""
        return {
            lang: Words(
                next(iter(self.messages[lang].values())),
                next(iter(self.hints[lang].values())),
                self.whys[lang],
            )
            for lang in self.messages
        }


def entry(code: str) -> Entry:
    """What the catalogue holds for a code; raises KeyError when it lacks it."""
    return _family(code[0])[code]


def spoken(finding: Finding, lang: str) -> Words:
    """The words of a finding in a language, English where it is not one of ours.

    A hint that would name something unknown is left out.
    """
    found = entry(finding.code)
    lang = lang if lang in found.messages else "en"
    kind = str(finding.arguments.get("kind", ""))
    message, hint = _of_kind(found.messages[lang], kind), _of_kind(found.hints[lang], kind)
    if any(finding.arguments.get(name) == "" for name in _NAMED.findall(hint)):
        hint = ""
    return Words(
        _filled(message, finding.arguments, _LONGEST["message"], lang),
        _filled(hint, finding.arguments, _LONGEST["hint"], lang),
        found.whys[lang],
    )


def _of_kind(texts: Mapping[str, str], kind: str) -> str:
    return texts[kind] if kind in texts else next(iter(texts.values()))


def _filled(text: str, arguments: Mapping[str, Argument], longest: int, lang: str) -> str:
    return text.format_map(
        _Shown(
            {name: Fact(_shown(value, longest, lang), lang) for name, value in arguments.items()}
        )
    )


class _Shown(dict[str, Fact]):
    """Arguments as shown; a placeholder that has none is dots, never a fault of the tool."""

    def __missing__(self, name: str) -> Fact:
        return Fact("…", "")


def _shown(value: Argument, longest: int, lang: str) -> str:
    """An argument on one line, the invisible named, cut where it is too long to read."""
    text = ", ".join(value) if isinstance(value, tuple) else as_read(value, lang)
    text = _BREAK.sub(" ", text)
    if not text.isprintable():
        text = "".join(map(_visible, text))
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _visible(char: str) -> str:
    return char if char.isprintable() or char.isspace() else f"‹U+{ord(char):04X}›"


@cache
def _family(letter: str) -> Mapping[str, Entry]:
    codes = shipped_fields("messages", f"{letter}.yaml")
    return {code: _entry(value) for code, value in codes.items()}


def _entry(value: Plain) -> Entry:
    fields = fields_of(value)
    said = {lang: fields_of(fields[lang]) for lang in LANGUAGES if lang in fields}
    return Entry(
        messages={lang: _texts(words["message"]) for lang, words in said.items()},
        hints={lang: _texts(words["hint"]) for lang, words in said.items()},
        whys={lang: str(words["why"]) for lang, words in said.items()},
        bad=_example(fields["bad"]),
        good=_example(fields["good"]),
    )


def _texts(value: Plain) -> Mapping[str, str]:
    if isinstance(value, dict):
        return {kind: str(text) for kind, text in value.items()}
    return {"": str(value)}


def _example(value: Plain) -> Example:
    return (
        {name: str(text) for name, text in value.items()} if isinstance(value, dict) else str(value)
    )
