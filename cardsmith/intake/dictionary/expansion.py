"""Every form that a Hunspell dictionary accepts, made from its words and their affixes.

What a speller does backwards for one word is done forwards for all of them: a word, its
suffixes (two in a row at most), a prefix, and both where the rules cross.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardsmith.intake.dictionary.affixes import Affix, Affixes, Flags, Rule

_MORPHOLOGY = re.compile(r"\t|\s+(?=[a-z]{2}:)")
_BARE_NUMBER = re.compile(r"\s+(?=\d+$)")
_SLASH = re.compile(r"(?<!\\)/")


class Entry(NamedTuple):
    """One line of the list of words."""

    word: str
    flags: Flags
    fields: str


class Form(NamedTuple):
    """A form, the entry it comes from, and what its affixes say of it.

    ``elides`` tells that it takes an apostrophe before it: l'eau, but le hamster.
    """

    text: str
    entry: Entry
    fields: str
    elides: bool


def read_entries(text: str, affixes: Affixes) -> Iterator[Entry]:
    """The entries of a ``.dic`` file; its first line is their number."""
    reader = affixes.reader
    for number, line in enumerate(text.split("\n")):
        if not line.strip() or line[0] in "/\t" or (number == 0 and line.strip().isdecimal()):
            continue
        splitter = _BARE_NUMBER if reader.field_aliases and ":" not in line else _MORPHOLOGY
        written, *fields = splitter.split(line.rstrip(), maxsplit=1)
        word, *flags = _SLASH.split(written.rstrip(), maxsplit=1)
        yield Entry(
            word.replace("\\/", "/"),
            reader.flags(flags[0]) if flags else frozenset(),
            reader.fields(fields[0]) if fields else "",
        )


def forms(entries: Iterable[Entry], affixes: Affixes) -> Iterator[Form]:
    """Every form of the entries, none that the dictionary forbids; some may come twice."""
    kept = tuple(entries)
    forbidden = {entry.word for entry in kept if affixes.forbidden in entry.flags}
    expander = _Expander(affixes)
    for entry in kept:
        if entry.word not in forbidden and affixes.only_in_compound not in entry.flags:
            for form in expander.forms(entry):
                if form.text not in forbidden:
                    yield form


class _Made(NamedTuple):
    """A word with the suffixes it has got, which may still take a prefix.

    ``flags`` are those of the prefixes it may take. ``stands`` is false where it needs another
    affix, ``is_half`` where it needs the other half of a pair.
    """

    text: str
    flags: Flags
    fields: str = ""
    suffixed: bool = False
    crosses: bool = True
    stands: bool = True
    is_half: bool = False


class _Affixed(NamedTuple):
    """The affixes that some flags name."""

    suffixes: tuple[Affix, ...]
    prefixes: tuple[Affix, ...]
    elisions: tuple[Affix, ...]


class _Expander:
    """The affixes at work on one entry after another.

    Special flags are compared with flags, none of which is empty.
    """

    def __init__(self, affixes: Affixes) -> None:
        self._affixes = affixes
        self._named: dict[Flags, _Affixed] = {}
        self._joined: dict[tuple[Flags, Flags], Flags] = {}

    def forms(self, entry: Entry) -> Iterator[Form]:
        """The forms of one entry."""
        word, flags, _ = entry
        bare = _Made(word, flags, stands=self._affixes.needs_affix not in flags)
        yield from self._whole(bare, entry)
        affixed = self._by(flags)
        for affix in affixed.suffixes:
            for rule in affix.fitting(word):
                made = self._suffixed(bare, rule)
                if made is not None:
                    yield from self._whole(made, entry)
                    if self._by(rule.flags).suffixes:
                        yield from self._twice(made, rule, entry)
        for affix in affixed.prefixes:
            for rule in affix.fitting(word):
                yield from self._opened_by(rule, bare, entry)

    def _whole(self, made: _Made, entry: Entry) -> Iterator[Form]:
        """The word as it is made, without a prefix and with each that it takes."""
        text, flags, fields, suffixed, crosses, stands, is_half = made
        affixed = self._by(flags)
        elides = any(
            affix.fitting(text)
            for affix in affixed.elisions
            if not suffixed or (crosses and affix.crosses)
        )
        if elides or (stands and not is_half):
            yield Form(text, entry, fields, elides)
        for affix in affixed.prefixes:
            for rule in affix.fitting(text):
                yield from self._prefixed(made, rule, entry)

    def _twice(self, once: _Made, first: Rule, entry: Entry) -> Iterator[Form]:
        """The word with a second suffix, which the first allows, and the prefixes of the first."""
        for affix in self._by(first.flags).suffixes:
            for rule in affix.fitting(once.text):
                made = self._suffixed(once, rule)
                if made is not None:
                    yield from self._whole(made._replace(flags=once.flags), entry)

    def _opened_by(self, prefix: Rule, bare: _Made, entry: Entry) -> Iterator[Form]:
        """The word with a prefix, and a suffix that the prefix allows."""
        for affix in self._by(prefix.flags).suffixes:
            for rule in affix.fitting(bare.text):
                made = self._suffixed(bare, rule)
                if made is not None:
                    yield from self._prefixed(made, prefix, entry)

    def _suffixed(self, made: _Made, rule: Rule) -> _Made | None:
        """The word with a suffix; None where nothing would be left of it."""
        specials = self._affixes
        text, flags, fields, _, crosses, _, _ = made
        kept = len(text) - len(rule.strip)
        if not kept and not specials.full_strip:
            return None
        return _Made(
            text[:kept] + rule.add,
            self._both(flags, rule.flags),
            f"{fields} {rule.fields}" if fields else rule.fields,
            suffixed=True,
            crosses=crosses and rule.crosses,
            stands=specials.needs_affix not in rule.flags,
            is_half=specials.circumfix in rule.flags,
        )

    def _prefixed(self, made: _Made, rule: Rule, entry: Entry) -> Iterator[Form]:
        """The word with a prefix, where the two may stand together."""
        specials = self._affixes
        if made.suffixed:
            allowed = made.crosses and rule.crosses
        else:
            allowed = specials.needs_affix not in rule.flags
        paired = (specials.circumfix in rule.flags) == made.is_half
        left = len(rule.strip) < len(made.text) or specials.full_strip
        if allowed and paired and left:
            text = rule.add + made.text[len(rule.strip) :]
            yield Form(text, entry, f"{made.fields} {rule.fields}".strip(), elides=False)

    def _both(self, flags: Flags, more: Flags) -> Flags:
        """The union, one object for equal ones: its hash is then reckoned once."""
        if not more:
            return flags
        found = self._joined.get((flags, more))
        if found is None:
            found = self._joined[flags, more] = flags | more
        return found

    def _by(self, flags: Flags) -> _Affixed:
        """The affixes of these flags; words share their flags."""
        found = self._named.get(flags)
        if found is None:
            kinds = (self._affixes.suffixes, self._affixes.prefixes, self._affixes.elisions)
            found = self._named[flags] = _Affixed(
                *(tuple(kind[flag] for flag in sorted(flags) if flag in kind) for kind in kinds)
            )
        return found
