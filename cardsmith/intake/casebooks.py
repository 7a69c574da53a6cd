"""Case books: YAML lists of situations, claims and the verdicts they must get."""

import re
from collections.abc import Iterator, Mapping
from unicodedata import normalize

from cardsmith.intake.fields.desk import Desk, Fields
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import text_of
from cardsmith.intake.shipped.law import law, option_named
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq, plain
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.casebook import KINDS, Case, Expectation
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Fact, Flip, Verdict
from cardsmith.model.struct import Struct

GAMES = {"bouffon": "BOU", "dalmuti": "DAL"}
"""The games that have a law, and how its codes begin."""

_FIELDS = ("id", "game", "options", "given", "claim", "says", "expect", "flips")
_NEEDED = ("id", "game", "given", "claim")
_CODE = r"{}-(?:Q?[0-9]{{2}})"


class Book(Struct, frozen=True):
    """The cases that could be read, in order, and what was found in the others."""

    cases: tuple[Case, ...]
    findings: tuple[Finding, ...]


def book_in(data: bytes, name: str) -> tuple[Source | None, Book]:
    """The text and the cases of a file by its bytes; no text where no encoding explains them."""
    source, found = text_of(data, name)
    if source is None:
        return None, Book((), tuple(map(_as_book, found)))
    book = read_book(source)
    return source, Book(book.cases, (*found, *book.findings))


def _as_book(finding: Finding) -> Finding:
    """What is wrong with a file, said of a case book."""
    return Finding("F004", finding.span, kind="book") if finding.code == "F004" else finding


def read_book(source: Source) -> Book:
    """The cases of a case book; what they give and claim is read by the referee.

    A case with an error is left out and reported: G150 (game), G151 (kind of claim), G152 and
    G153 (house rules), G154 (an id used twice), G155 (a field that is missing), G156 (verdict or
    code), G157 (a flip).
    """
    root, syntax = parse(source)
    desk = Desk(source, list(syntax))
    reader = _Reader(desk)
    if root is None:
        if not syntax:
            desk.say("F008", desk.start, kind="book")
        return Book((), tuple(desk.findings))
    cases = [case for item in desk.items(root, "cases") if (case := reader.case(item)) is not None]
    return Book(tuple(cases), tuple(desk.findings))


class _Reader:
    """Reads the cases of one book; remembers the ids it has met."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.met: dict[str, Span] = {}

    def case(self, node: Node) -> Case | None:
        """One case, or None where it has a fault, which is reported."""
        before = len(self.desk.findings)
        fields = self.desk.fields(node, _FIELDS, {})
        if not fields:
            return None
        for name in _NEEDED:
            if name not in fields:
                self.desk.say("G155", node.span, field=name)
        found = self._case(node, fields)
        return found if len(self.desk.findings) == before else None

    def _case(self, node: Node, fields: Fields) -> Case | None:
        name, game = self._text(fields, "id"), self._text(fields, "game")
        if name is None or game is None or not {"given", "claim"} <= fields.keys():
            return None
        self._meet(name)
        if game.text not in GAMES:
            self.desk.unknown("G150", game, GAMES)
            return None
        return Case(
            id=name.text,
            game=game.text,
            options=self._options(game.text, fields),
            given=_composed(plain(fields["given"][1])),
            claim=self._claim(fields["claim"][1]),
            says=self._says(fields),
            expect=self._expectation(game.text, fields),
            flips=tuple(self._flips(game.text, fields)),
            spans=dict(_places(node, "")),
        )

    def _text(self, fields: Fields, name: str) -> Scalar | None:
        return self.desk.text(fields[name][1], name) if name in fields else None

    def _meet(self, name: Scalar) -> None:
        if name.text in self.met:
            self.desk.say("G154", name.span, id=name.text, first=self.met[name.text].line)
        self.met.setdefault(name.text, name.span)

    def _entries(self, fields: Fields, name: str) -> list[tuple[Scalar, Node]]:
        """The entries of a field that is a mapping and may be left out."""
        if name not in fields:
            return []
        node = fields[name][1]
        if isinstance(node, Map):
            return node.entries
        self.desk.say("S114", node.span, kind="text", known=f"{name}: {{…}}")
        return []

    def _claim(self, node: Node) -> Plain:
        """The claim as it stands; G151 when it is not one of a known kind."""
        entries = node.entries if isinstance(node, Map) else []
        if len(entries) != 1:
            self.desk.say("G151", node.span, kind="one", known=", ".join(KINDS))
        elif entries[0][0].text not in KINDS:
            self.desk.unknown("G151", entries[0][0], KINDS)
        return _composed(plain(node))

    def _options(self, game: str, fields: Fields) -> Mapping[str, str]:
        options = {}
        for key, node in self._entries(fields, "options"):
            value = self.desk.text(node, f"options.{key.text}")
            name = self._option(game, key, key.text)
            if name and value is not None and self._is_value(name, value, value.text):
                options[name] = value.text
        return options

    def _option(self, game: str, scalar: Scalar, text: str) -> str:
        """The full name of an option, empty and reported where the law has none such."""
        name = text if text.startswith(f"{game}.") else f"{game}.{text}"
        if name in law().options:
            return name
        others = [option for other in GAMES if (option := option_named(text, other))]
        if others:
            self.desk.say("G152", scalar.span, kind="other", found=text, better=others[0])
            return ""
        known = [option for option in law().options if option.startswith(f"{game}.")]
        self.desk.unknown("G152", scalar._replace(text=name), known)
        return ""

    def _is_value(self, name: str, scalar: Scalar, text: str) -> bool:
        values = law().options[name]
        if text not in values:
            known = ", ".join(values)
            self.desk.say("G153", scalar.span, option=name, found=text, known=known)
        return text in values

    def _says(self, fields: Fields) -> Mapping[str, str]:
        entries = self._entries(fields, "says")
        texts = ((key.text, self.desk.text(node, f"says.{key.text}")) for key, node in entries)
        return {lang: text.text for lang, text in texts if text is not None}

    def _expectation(self, game: str, fields: Fields) -> Expectation | None:
        if "expect" not in fields:
            return None
        written = self.desk.fields(fields["expect"][1], ("verdict", "articles"), {})
        for name in ("verdict", "articles"):
            if name not in written:
                self.desk.say("G155", fields["expect"][0].span, field=f"expect.{name}")
        if len(written) < 2:
            return None
        verdict = self._verdict(written["verdict"][1], "expect.verdict")
        codes = tuple(self._codes(game, written["articles"][1]))
        return Expectation(verdict, codes) if verdict else None

    def _verdict(self, node: Node, path: str) -> Verdict | None:
        scalar = self.desk.text(node, path)
        if scalar is None:
            return None
        if scalar.text in set(Verdict):
            return Verdict(scalar.text)
        self.desk.unknown("G156", scalar, Verdict, "verdict")
        return None

    def _codes(self, game: str, node: Node) -> Iterator[str]:
        begins = GAMES[game]
        for item in self.desk.items(node, "articles"):
            code = self.desk.text(item, "articles")
            if code is None:
                continue
            if not re.fullmatch(_CODE.format(begins), code.text):
                known = f"{begins}-01, {begins}-Q01"
                self.desk.say("G156", code.span, kind="code", found=code.text, known=known)
            yield code.text

    def _flips(self, game: str, fields: Fields) -> Iterator[Flip]:
        for key, node in self._entries(fields, "flips"):
            option, equals, value = key.text.partition("=")
            if not equals:
                self.desk.say("G157", key.span, found=key.text)
                continue
            name = self._option(game, key, option.strip())
            flip = self._flip(name, value.strip(), node)
            if flip is not None and name and self._is_value(name, key, flip.value):
                yield flip

    def _flip(self, option: str, value: str, node: Node) -> Flip | None:
        if not isinstance(node, Map):
            verdict = self._verdict(node, "flips")
            return Flip(option, value, verdict) if verdict else None
        written = self.desk.fields(node, ("verdict", "expected"), {})
        if "verdict" not in written:
            self.desk.say("G155", node.span, field="verdict")
            return None
        verdict = self._verdict(written["verdict"][1], "flips.verdict")
        return Flip(option, value, verdict, self._expected(written)) if verdict else None

    def _expected(self, fields: Fields) -> Mapping[str, Fact]:
        expected: dict[str, Fact] = {}
        for key, node in self._entries(fields, "expected"):
            if isinstance(node, Seq):
                texts = [self.desk.text(item, key.text) for item in node.items]
                expected[key.text] = tuple(text.text for text in texts if text is not None)
            elif (text := self.desk.text(node, key.text)) is not None:
                expected[key.text] = text.text
        return expected


def _places(node: Node, path: str) -> Iterator[tuple[str, Span]]:
    """Every node below this one with the way to it; a field is at its value."""
    yield path, node.span
    if isinstance(node, Seq):
        steps: list[tuple[str, Node]] = [(str(at), item) for at, item in enumerate(node.items)]
    elif isinstance(node, Map):
        steps = [(normalize("NFC", key.text), value) for key, value in node.entries]
    else:
        return
    for name, child in steps:
        yield from _places(child, f"{path}.{name}" if path else name)


def _composed(value: Plain) -> Plain:
    """The same tree with each accent in its letter, so that a name is one name however typed."""
    if isinstance(value, str):
        return normalize("NFC", value)
    if isinstance(value, list):
        return [_composed(item) for item in value]
    return {normalize("NFC", name): _composed(item) for name, item in value.items()}
