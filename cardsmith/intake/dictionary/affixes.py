"""The affix file of a Hunspell dictionary: what may be added to its words, and where."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from cardsmith.model.struct import Struct, field

Flags = frozenset[str]
Lines = Sequence[Sequence[str]]

_NONE: Flags = frozenset()
_UNIT = re.compile(r"\[\^?[^\]]*\]|.")
_PAIR = re.compile(r"..?")
_MARKS = ("'", "’")
_SPECIAL = {"PSEUDOROOT": "NEEDAFFIX"}
"""Old names of special flags."""


class Rule(NamedTuple):
    """One way to add an affix: what goes, what comes, what may come next, what it then means."""

    strip: str
    add: str
    condition: str
    flags: Flags
    fields: str
    crosses: bool


class Affix:
    """The rules of one flag, and which of them fit the end of a word, or its beginning."""

    def __init__(self, rules: Sequence[Rule], *, is_suffix: bool) -> None:
        self.crosses = any(rule.crosses for rule in rules)
        self._is_suffix = is_suffix
        self._rules = [(rule, _pattern(rule.condition, is_suffix=is_suffix)) for rule in rules]
        lengths = [max(len(rule.strip), len(_units(rule.condition))) for rule in rules]
        self._reach = max(lengths, default=1)
        self._fitting: dict[str, tuple[Rule, ...]] = {}

    def fitting(self, word: str) -> tuple[Rule, ...]:
        """The rules whose condition the word meets; words of one ending share the answer."""
        edge = word[-self._reach :] if self._is_suffix else word[: self._reach]
        found = self._fitting.get(edge)
        if found is None:
            ends = edge.endswith if self._is_suffix else edge.startswith
            found = self._fitting[edge] = tuple(
                rule for rule, pattern in self._rules if ends(rule.strip) and pattern.search(edge)
            )
        return found


class Affixes(Struct, frozen=True, kw_only=True):
    """What an affix file says. A special flag is empty where the file declares none.

    ``elisions`` are the prefixes that only put an apostrophe before a word, ``particles`` what
    they put: l', d', qu'.
    """

    suffixes: Mapping[str, Affix]
    prefixes: Mapping[str, Affix]
    elisions: Mapping[str, Affix]
    particles: frozenset[str]
    needs_affix: str = ""
    forbidden: str = ""
    circumfix: str = ""
    only_in_compound: str = ""
    full_strip: bool = False
    reader: "Reader"


class Reader(Struct, frozen=True):
    """How flags and morphological fields are written, there and in the list of words.

    ``kind`` is that of ``FLAG``; a number may stand for flags (AF) or for fields (AM).
    """

    kind: str = ""
    flag_aliases: Sequence[str] = ()
    field_aliases: Sequence[str] = ()
    _known: dict[str, Flags] = field(default_factory=dict)

    def flags(self, text: str) -> Flags:
        """The flags that a text spells: a character each, two, or numbers between commas."""
        found = self._known.get(text)
        if found is None:
            written = _alias(text, self.flag_aliases)
            found = self._known[text] = frozenset(_split(written, self.kind))
        return found

    def fields(self, text: str) -> str:
        """Morphological fields: ``po:nom is:mas``."""
        return _alias(text, self.field_aliases)


def read_affixes(text: str) -> Affixes:
    """The affixes that the text of an ``.aff`` file declares.

    What serves suggestions, compounds and other spellings is passed over. Raises ValueError for
    a rule that is none.
    """
    lines = [words for line in text.split("\n") if (words := line.split())]
    said = {_SPECIAL.get(words[0], words[0]): (words[1:] or [""])[0] for words in lines}
    reader = Reader(said.get("FLAG", ""), _aliases(lines, "AF"), _aliases(lines, "AM"))
    suffixes = _rules(lines, "SFX", reader)
    prefixes = _rules(lines, "PFX", reader)
    marked = _those(prefixes, _elides)
    plain = _those(prefixes, lambda rule: not _has_mark(rule))
    return Affixes(
        suffixes=_affixes(suffixes, is_suffix=True),
        prefixes=_affixes(plain, is_suffix=False),
        elisions=_affixes(marked, is_suffix=False),
        particles=frozenset(rule.add.lower() for rules in marked.values() for rule in rules),
        needs_affix=said.get("NEEDAFFIX", ""),
        forbidden=said.get("FORBIDDENWORD", ""),
        circumfix=said.get("CIRCUMFIX", ""),
        only_in_compound=said.get("ONLYINCOMPOUND", ""),
        full_strip="FULLSTRIP" in said,
        reader=reader,
    )


def _alias(text: str, aliases: Sequence[str]) -> str:
    known = text.isdecimal() and 0 < int(text) <= len(aliases)
    return aliases[int(text) - 1] if known else text


def _split(text: str, kind: str) -> Iterable[str]:
    if kind == "long":
        return _PAIR.findall(text)
    return text.split(",") if kind == "num" else text


def _aliases(lines: Lines, name: str) -> list[str]:
    """What the numbers of ``AF`` or ``AM`` stand for; the first line only counts the others."""
    found = [words[1:] for words in lines if words[0] == name][1:]
    return [" ".join(words[:1] if name == "AF" else words) for words in found]


def _rules(lines: Lines, name: str, reader: Reader) -> dict[str, list[Rule]]:
    """The rules of each flag; the line before them tells whether they cross with others."""
    rules: dict[str, list[Rule]] = {}
    crossing: dict[str, bool] = {}
    for head, *words in lines:
        if head != name:
            continue
        if len(words) < 3:
            raise ValueError(" ".join(words))
        flag, *rest = words
        if flag not in rules:
            rules[flag] = []
            crossing[flag] = rest[0] == "Y"
        else:
            rules[flag].append(_rule(rest, reader, crosses=crossing[flag]))
    return rules


def _rule(words: Sequence[str], reader: Reader, *, crosses: bool) -> Rule:
    strip, added, *rest = words
    add, _, flags = added.partition("/")
    return Rule(
        strip="" if strip == "0" else strip,
        add="" if add == "0" else add,
        condition=rest[0] if rest else ".",
        flags=reader.flags(flags) if flags else _NONE,
        fields=reader.fields(" ".join(rest[1:])),
        crosses=crosses,
    )


def _those(
    rules: Mapping[str, Sequence[Rule]], wanted: Callable[[Rule], bool]
) -> dict[str, list[Rule]]:
    return {flag: list(filter(wanted, ways)) for flag, ways in rules.items()}


def _has_mark(rule: Rule) -> bool:
    return any(mark in rule.add for mark in _MARKS)


def _elides(rule: Rule) -> bool:
    return rule.add.endswith(_MARKS) and not rule.strip


def _affixes(rules: Mapping[str, Sequence[Rule]], *, is_suffix: bool) -> dict[str, Affix]:
    return {flag: Affix(ways, is_suffix=is_suffix) for flag, ways in rules.items() if ways}


def _units(condition: str) -> list[str]:
    """The characters that a condition asks for, one pattern each; ``.`` alone asks for none."""
    return [] if condition == "." else _UNIT.findall(condition)


def _pattern(condition: str, *, is_suffix: bool) -> re.Pattern[str]:
    asked = "".join(map(_one_character, _units(condition)))
    return re.compile(rf"(?:{asked})\Z" if is_suffix else rf"\A(?:{asked})", re.DOTALL)


def _one_character(unit: str) -> str:
    """A pattern for one character; between brackets a hyphen is a hyphen."""
    if unit == ".":
        return unit
    if not unit.startswith("[") or len(unit) < 3:
        return re.escape(unit)
    negation = "^" if unit[1] == "^" else ""
    return f"[{negation}{re.escape(unit[1 + len(negation) : -1])}]"
