"""The tree of texts in which facts and claims are told, and what is missing or amiss in it."""

from collections.abc import Iterable, Iterator
from typing import NoReturn

from cardsmith.model.finding import Finding, Fix, InputError
from cardsmith.model.place import named
from cardsmith.model.plain import Plain
from cardsmith.model.struct import Struct

_SWITCH = {"yes": True, "no": False, "oui": True, "non": False}


class Tree(Struct, frozen=True):
    """A node of the tree, with the way to it (``given.on.A``).

    Whoever asks for what is not there, or is not of the kind asked for, raises InputError with
    the path as its place: G160 for a missing fact, G161 for one that cannot be read so, G162
    for a name that nobody reads.
    """

    value: Plain
    path: str

    def __contains__(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    @property
    def name(self) -> str:
        """The last step of the path."""
        return self.path.rpartition(".")[2]

    def need(self, name: str) -> "Tree":
        """A field that has to be there; G160 names the one that is not."""
        if name in self:
            return self._child(name, self._fields()[name])
        path = f"{self.path}.{name}"
        raise InputError(Finding("G160", named(path), fact=path))

    def get(self, name: str) -> "Tree | None":
        """A field that may be left out."""
        return self.need(name) if name in self else None

    def fields(self, known: Iterable[str] | None = None) -> "Iterator[tuple[str, Tree]]":
        """The fields in the order written; G162 for a name that is not a known one."""
        names = None if known is None else tuple(known)
        for name, value in self._fields().items():
            child = self._child(name, value)
            if names is not None and name not in names:
                child.refuse("G162", known=", ".join(names))
            yield name, child

    def only(self, *known: str) -> "Tree":
        """The same node, once none of its fields has an unknown name."""
        for _ in self.fields(known):
            pass
        return self

    def single(self, *known: str) -> "tuple[str, Tree]":
        """The one field of a node that has one only; G161 where there are none or several."""
        fields = list(self.fields(known))
        if len(fields) != 1:
            self.refuse("G161", kind="one", known=", ".join(known))
        return fields[0]

    def items(self) -> "tuple[Tree, ...]":
        """The items of a list."""
        if not isinstance(self.value, list):
            self.refuse("G161", kind="list")
        return tuple(self._child(str(at), item) for at, item in enumerate(self.value))

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            self.refuse("G161", kind="text")
        return self.value

    def texts(self) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(item.text() for item in self.items())

    def some(self) -> tuple[str, ...]:
        """A list of one text or more."""
        texts = self.texts()
        if not texts:
            self.refuse("G161", kind="some")
        return texts

    def number(self) -> int:
        """A whole number, with or without a sign."""
        text = self.text()
        digits = text[1:] if text[:1] in "+-" else text
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
            self.refuse("G161", kind="number", found=text)
        return int(text)

    def count(self) -> int:
        """A whole number from 0 on."""
        number = self.number()
        if number < 0:
            self.refuse("G161", kind="count", found=self.text())
        return number

    def switch(self) -> bool:
        """Yes or no."""
        return _SWITCH[self.one_of(*_SWITCH)]

    def one_of(self, *words: str) -> str:
        """One of a few words."""
        text = self.text()
        if text not in words:
            self.refuse("G161", kind="word", found=text, known=", ".join(words))
        return text

    def refuse(self, code: str, **arguments: str) -> NoReturn:
        """Raise InputError with a finding at this node."""
        span, fact = named(self.path), self._fact(arguments.get("found", ""))
        raise InputError(Finding(code, span, fix=Fix.NONE, severity=None, fact=fact, **arguments))

    def _fact(self, found: str) -> str:
        """What people call this node: the list of an item, the fact of a name amiss.

        >>> Tree("13", "given.hands.A.0")._fact("13"), Tree("Zed", "given.on.Zed")._fact("Zed")
        ('hands.A', 'on')
        """
        rest, _, last = self.path.rpartition(".")
        return rest.partition(".")[2] if rest and (last.isdecimal() or last == found) else last

    def _fields(self) -> dict[str, Plain]:
        if not isinstance(self.value, dict):
            self.refuse("G161", kind="fields")
        return self.value

    def _child(self, name: str, value: Plain) -> "Tree":
        return Tree(value, f"{self.path}.{name}")
