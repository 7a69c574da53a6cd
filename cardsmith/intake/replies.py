"""What people type in answer to a question, as a fact; or why it is none."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cardsmith.intake.shipped.questions import Kind
from cardsmith.lexicon.text import folded
from cardsmith.model.plain import Plain

_PARTS = re.compile(r"\s*[,;]\s*")
_SERIES = re.compile(r"(\d+)\s*[x×]\s*(\d+|j)", re.IGNORECASE)
_CARD = re.compile(r"\d+|j", re.IGNORECASE)
_PAIR = re.compile(r"(.+?)\s*[:=]?\s*([+-]?\d{1,6})")
_SECOND = re.compile(r"(.+?)\s+@?(\d+)\s*s?")
_MOST_CARDS = 80


class Around(NamedTuple):
    """What a reply may speak of: the players, the choices with their words, what was said."""

    seats: Sequence[str] = ()
    choices: Mapping[str, str] = {}
    said: Sequence[Plain] = ()


class Unread(NamedTuple):
    """A reply that cannot be read: ``kind`` names the words that say why."""

    kind: str
    found: str
    known: tuple[str, ...] = ()


Reply: TypeAlias = "Plain | Unread"


def read_reply(kind: Kind, text: str, around: Around) -> Reply:
    """A reply as a fact.

    >>> read_reply(Kind.CARDS, "2x5+J", Around())
    ['5', '5', 'J']
    >>> read_reply(Kind.PAIRS, "Anne +3, Ben 12", Around(seats=("Anne", "Ben")))
    {'Anne': '+3', 'Ben': '12'}
    """
    return _READERS[kind](text.strip(), around)


def _text(text: str, _: Around) -> Reply:
    return text


def _texts(text: str, _: Around) -> Reply:
    return [*_parts(text)]


def _number(text: str, _: Around) -> Reply:
    digits = text.lstrip("0") or "0"
    is_number = text.isascii() and text.isdigit() and len(digits) < 7
    return digits if is_number else Unread("number", text)


def _choice(text: str, around: Around) -> Reply:
    return _picked(text, tuple(around.choices), tuple(around.choices.values()))


def _players(text: str, _: Around) -> Reply:
    names = _parts(text) if _PARTS.search(text) else text.split()
    is_table = 1 < len(names) == len({folded(name) for name in names})
    return [*names] if is_table else Unread("players", text)


def _player(text: str, around: Around) -> Reply:
    return _picked(text, around.seats, around.seats)


def _order(text: str, around: Around) -> Reply:
    found = [_player(name, around) for name in _names(text, around)]
    refused = next((each for each in found if isinstance(each, Unread)), None)
    return refused or [str(each) for each in found]


def _names(text: str, around: Around) -> Iterable[str]:
    """Names with commas between; with spaces, where that makes players of all of them."""
    parts = _parts(text)
    words = text.split()
    if len(parts) == 1 and not isinstance(_player(parts[0], around), str):
        return words
    return parts


def _pairs(text: str, around: Around) -> Reply:
    pairs: dict[str, Plain] = {}
    for part in _parts(text):
        match = _PAIR.fullmatch(part)
        if match is None:
            return Unread("pairs", part)
        player = _player(match[1], around)
        if isinstance(player, Unread):
            return player
        pairs[str(player)] = match[2]
    return pairs


def _gains(text: str, around: Around) -> Reply:
    """As pairs; a number without a sign goes forward."""
    pairs = _pairs(text, around)
    if not isinstance(pairs, dict):
        return pairs
    return {name: f"{int(str(number)):+d}" for name, number in pairs.items()}


def _cards(text: str, _: Around) -> Reply:
    """``8 8 8``, ``3x8``, ``2x5+J``, ``JJ``."""
    spread = _SERIES.sub(_spread, text)
    for word in re.split(r"[\s,;+]+", spread.strip(" ,;+")):
        if not re.fullmatch(r"\d+|[jJ]+", word):
            return Unread("cards", word)
    return [card.upper() for card in _CARD.findall(spread)]


def _spread(series: re.Match[str]) -> str:
    """``3x8`` card by card; what no deck has is left as it is, to be refused."""
    number = int(series[1]) if len(series[1]) < 3 else 0
    return f" {series[2]}" * number + " " if 0 < number <= _MOST_CARDS else series[0]


def _said(text: str, around: Around) -> Reply:
    said: list[Plain] = []
    for part in _parts(text):
        player, word = _speaker(part, around.seats)
        if not player or not word:
            return Unread("said", part, tuple(around.seats))
        second = _SECOND.fullmatch(word)
        told: dict[str, Plain] = {"by": player, "text": second[1] if second else word}
        said.append({**told, "at": second[2]} if second else told)
    return said


def _speaker(part: str, seats: Sequence[str]) -> tuple[str, str]:
    """The player a part begins with, the longest of those that fit, and what he said."""
    for player in sorted(seats, key=len, reverse=True):
        head, rest = part[: len(player)], part[len(player) :]
        if head.casefold() == player.casefold() and rest[:1] in " :=":
            return player, rest.strip(' :="“”«»\u00a0\u202f')
    return "", ""


def _one_said(text: str, around: Around) -> Reply:
    shown = [f"{each['by']} {each['text']}" for each in around.said if isinstance(each, dict)]
    found = _picked(text, tuple(map(str, range(len(shown)))), shown)
    if isinstance(found, Unread):
        words = [name.partition(" ")[2] for name in shown]
        found = _picked(text, tuple(map(str, range(len(shown)))), words)
    if not isinstance(found, str):
        return found
    word = around.said[int(found)]
    fields = word if isinstance(word, dict) else {}
    return {"by": fields["by"], "text": fields["text"]}


def _spoken(text: str, _: Around) -> Reply:
    return [{"text": word} for word in _parts(text)]


def _picked(text: str, values: Sequence[str], words: Sequence[str]) -> str | Unread:
    """The value that a reply names: by its words, their beginning, itself, or its number."""
    asked = folded(text)
    for names in (words, values):
        same = [at for at, name in enumerate(names) if folded(name) == asked]
        if len(same) == 1:
            return values[same[0]]
    if text.isascii() and text.isdigit() and 0 < int(text[:6]) <= len(values):
        return values[int(text[:6]) - 1]
    near = [at for at, name in enumerate(words) if asked and folded(name).startswith(asked)]
    return values[near[0]] if len(near) == 1 else Unread("choice", text, tuple(words))


def _parts(text: str) -> list[str]:
    return [part for part in _PARTS.split(text) if part]


_READERS: Mapping[Kind, Callable[[str, Around], Reply]] = {
    Kind.TEXT: _text,
    Kind.TEXTS: _texts,
    Kind.NUMBER: _number,
    Kind.CHOICE: _choice,
    Kind.PLAYERS: _players,
    Kind.PLAYER: _player,
    Kind.ORDER: _order,
    Kind.PAIRS: _pairs,
    Kind.GAINS: _gains,
    Kind.CARDS: _cards,
    Kind.SAID: _said,
    Kind.ONE_SAID: _one_said,
    Kind.SPOKEN: _spoken,
}
