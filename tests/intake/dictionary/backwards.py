"""A Hunspell dictionary read as a speller does: a word is taken apart, affix by affix.

Slow and plain: it tries every entry with every prefix and every chain of suffixes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

NEEDS, PAIRED, FORBIDDEN = "N", "C", "F"
"""Flags of the special kinds."""


class Way(NamedTuple):
    """One rule of an affix: ``flag`` names it, ``then`` are its own flags."""

    flag: str
    strip: str
    add: str
    condition: str
    then: str
    crosses: bool


@dataclass(frozen=True)
class Book:
    """Entries with their flags, and the rules of prefixes and suffixes."""

    entries: tuple[tuple[str, str], ...]
    prefixes: tuple[Way, ...]
    suffixes: tuple[Way, ...]
    full_strip: bool

    def accepts(self, word: str) -> bool:
        """Whether some entry becomes the word, and none forbids it."""
        forbidden = {entry for entry, flags in self.entries if FORBIDDEN in flags}
        return word not in forbidden and any(
            self._makes(word, entry, flags, prefix, chain)
            for (entry, flags), prefix, chain in product(
                self.entries, (None, *self.prefixes), self._chains()
            )
            if entry not in forbidden
        )

    def _chains(self) -> Iterator[tuple[Way, ...]]:
        yield ()
        for first in self.suffixes:
            yield (first,)
            for second in self.suffixes:
                if second.flag in first.then:
                    yield first, second

    def _makes(
        self, word: str, entry: str, flags: str, prefix: Way | None, chain: tuple[Way, ...]
    ) -> bool:
        return self._may_join(flags, prefix, chain) and any(
            root == entry for root in self._roots(word, prefix, chain)
        )

    def _may_join(self, flags: str, prefix: Way | None, chain: tuple[Way, ...]) -> bool:
        """Whether flags allow the affixes together, and no special flag asks for another."""
        opened = prefix.then if prefix and len(chain) == 1 and prefix.flag in flags else ""
        if chain and chain[0].flag not in flags + opened:
            return False
        if prefix and prefix.flag not in flags + (chain[0].then if chain else ""):
            return False
        if prefix and chain and not all(way.crosses for way in (prefix, *chain)):
            return False
        last = chain[-1].then if chain else ""
        if (PAIRED in (prefix.then if prefix else "")) != (PAIRED in last):
            return False
        if prefix and chain:
            return True
        return NEEDS not in (last if chain else prefix.then if prefix else flags)

    def _roots(self, word: str, prefix: Way | None, chain: tuple[Way, ...]) -> Iterator[str]:
        if prefix:
            if not word.startswith(prefix.add):
                return
            word = prefix.strip + word[len(prefix.add) :]
            if not self._fits(word, prefix) or not meets(word, prefix.condition):
                return
        for way in reversed(chain):
            if not word.endswith(way.add):
                return
            word = word[: len(word) - len(way.add)] + way.strip
            if not self._fits(word, way) or not meets(word[::-1], mirrored(way.condition)):
                return
        yield word

    def _fits(self, word: str, way: Way) -> bool:
        return self.full_strip or len(word) > len(way.strip)


def units(condition: str) -> list[str]:
    """The letters of a condition, a class being one."""
    found: list[str] = []
    inside = False
    for char in condition:
        if inside:
            found[-1] += char
        else:
            found.append(char)
        inside = (inside or char == "[") and char != "]"
    return found


def mirrored(condition: str) -> str:
    return "".join(reversed(units(condition)))


def meets(word: str, condition: str) -> bool:
    """Whether a word begins as the condition asks; ``.`` alone asks for nothing."""
    if condition == ".":
        return True
    asked = units(condition)
    return len(word) >= len(asked) and all(
        _is(char, unit) for char, unit in zip(word, asked, strict=False)
    )


def _is(char: str, unit: str) -> bool:
    if unit == ".":
        return True
    if unit.startswith("[^"):
        return char not in unit[2:-1]
    return char in (unit[1:-1] if unit.startswith("[") else unit)


def written(book: Book, spelled: Mapping[str, str], kind: str) -> tuple[str, str]:
    """The texts of the two files; ``spelled`` writes each flag in the manner of ``FLAG kind``."""
    comma = "," if kind == "num" else ""

    def flags(text: str) -> str:
        return comma.join(spelled[flag] for flag in text)

    lines = ["SET UTF-8", *([f"FLAG {kind}"] if kind else [])]
    lines += [f"NEEDAFFIX {spelled[NEEDS]}", f"CIRCUMFIX {spelled[PAIRED]}"]
    lines += [f"FORBIDDENWORD {spelled[FORBIDDEN]}", *(["FULLSTRIP"] if book.full_strip else [])]
    for name, ways in (("PFX", book.prefixes), ("SFX", book.suffixes)):
        for flag in sorted({way.flag for way in ways}):
            own = [way for way in ways if way.flag == flag]
            lines.append(f"{name} {spelled[flag]} {'Y' if own[0].crosses else 'N'} {len(own)}")
            for way in own:
                added = (way.add or "0") + (f"/{flags(way.then)}" if way.then else "")
                lines.append(f"{name} {spelled[flag]} {way.strip or '0'} {added} {way.condition}")
    listed = [f"{word}/{flags(own)}" if own else word for word, own in book.entries]
    return "\n".join(lines), "\n".join([str(len(listed)), *listed])
