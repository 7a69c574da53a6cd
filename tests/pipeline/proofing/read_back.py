"""Proofs read back: every card with its lines and findings, as each format shows them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import openpyxl

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.proof import Sheet, proof_faces
from cardsmith.model.edition import Size
from cardsmith.model.face import Item, Passage, Text, passages
from cardsmith.model.proof import Proof, Told

A4 = Size(width=210, height=297)


class Shown(NamedTuple):
    """A card as it is shown: its title, its synonyms with their numbers, what was found in it."""

    title: str
    lines: tuple[tuple[str, str], ...]
    findings: tuple[str, ...]


def expected(proof: Proof) -> list[Shown]:
    """What every format has to show of the cards."""
    return [
        Shown(
            card.title,
            tuple(
                ("–" if line.length is None else str(line.length), line.text) for line in card.lines
            ),
            tuple(map(said, card.findings)),
        )
        for card in proof.cards
    ]


def said(told: Told) -> str:
    """A finding without blanks, whatever stands between code, message and hint."""
    hint = f"({told.hint})" if told.hint else ""
    return bare(f"{told.code}{told.message}{hint}")


def bare(text: str) -> str:
    """A text without blanks: lines may end at any of them."""
    return "".join(text.split())


def in_faces(proof: Proof) -> list[Shown]:
    """The cards as sheets in large type say them, passage by passage; heads of pages left out."""
    found: list[Shown] = []
    for face in proof_faces(proof, Sheet(ShippedFonts(), A4, proof.words)):
        for passage in passages(face.items):
            text = passage.words or written(passage.items)
            if passage.role == "title" and is_card(passage):
                again = proof.words["continued"].format(title="")
                if not text.endswith(again):
                    found.append(Shown(text, (), ()))
            elif passage.role == "entry":
                number, _, words = text.partition(" ")
                line = number, words.partition(" [")[0]
                found[-1] = found[-1]._replace(lines=(*found[-1].lines, line))
            elif found and passage.role == "text" and is_finding(passage):
                told = bare(text).replace(bare(proof.words["error"] + proof.words["colon"]), "", 1)
                found[-1] = found[-1]._replace(findings=(*found[-1].findings, told))
    return found


def is_card(passage: Passage) -> bool:
    """Whether a title is that of a card: the name of a game stands in another type."""
    return all(isinstance(item, Text) and item.font == "Cinzel Bold" for item in passage.items)


def is_finding(passage: Passage) -> bool:
    """Whether a passage begins with the code of a finding."""
    first = passage.items[0] if passage.items else None
    return isinstance(first, Text) and first.ink.name == "wine"


def written(items: tuple[Item, ...]) -> str:
    """What stands in lines of type, one after the other."""
    lines: dict[float, str] = {}
    for item in items:
        if isinstance(item, Text):
            lines[item.y] = lines.get(item.y, "") + item.text
    return " ".join(lines.values())


def in_page(page: str) -> list[Shown]:
    """The cards as the HTML shows them: what only listeners hear is left out."""
    reader = _Page()
    reader.feed(page)
    return [
        Shown(card.title, tuple(card.lines), tuple(map(bare, card.findings)))
        for card in reader.cards
    ]


@dataclass
class _Card:
    title: str = ""
    lines: list[tuple[str, str]] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)


class _Page(HTMLParser):
    """Follows the elements that are open, by tag and class."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, str]] = []
        self.cards: list[_Card] = []
        self.number = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "input"):
            self.open.append((tag, dict(attrs).get("class") or ""))
        if tag == "article":
            self.cards.append(_Card())
        if ("ul", "told") in self.open and tag == "li" and self.cards:
            self.cards[-1].findings.append("")
        if self.open[-1] == ("span", "word"):
            self.cards[-1].lines.append((self.number, ""))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        if not self.cards or not self.open or ("span", "heard") in self.open:
            return
        card = self.cards[-1]
        if ("ul", "told") in self.open:
            card.findings[-1] += data.removeprefix("erreur\u00a0: ")
        elif self.open[-1][0] == "h3":
            card.title += data
        elif self.open[-1] == ("span", "number"):
            self.number = data
        elif ("span", "word") in self.open:
            number, text = card.lines[-1]
            card.lines[-1] = number, text + data


def in_book(path: Path, proof: Proof) -> list[Shown]:
    """The cards as the workbook shows them."""
    sheet = openpyxl.load_workbook(path)[proof.words["sheet"]]
    head, *rows = [[str(cell or "") for cell in row] for row in sheet.iter_rows(values_only=True)]
    assert head[0] == proof.words["column_read"]
    found: list[Shown] = []
    for _, title, _, text, length, _, told, *_ in rows:
        if title:
            found.append(Shown(title, (), ()))
        else:
            found[-1] = found[-1]._replace(lines=(*found[-1].lines, (length or "–", text)))
        findings = tuple(_findings(told, proof))
        found[-1] = found[-1]._replace(findings=(*found[-1].findings, *findings))
    return found


def _findings(cell: str, proof: Proof) -> Iterator[str]:
    for line in filter(None, cell.split("\n")):
        code, _, rest = line.partition(" ")
        _, _, message = rest.partition(proof.words["colon"])
        yield bare(code + message)
