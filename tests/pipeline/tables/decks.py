"""Decks of every kind for the tests of tables, as packet files that PyYAML writes."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import yaml
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.pipeline.tables.cells import Cells, cells_of
from cardsmith.press.workbook import Table

EDITION = "schema: 1\ngame: bouffon\ntitle: Jeu\nlanguage: fr\n"

_SIGNS = "aeébœ  '’-()|;,:#\"=+@&*!%01\\_x?/."
_START = {"A": "àa", "E": "éeÉ", "K": "k", "W": "w"}
_LABELS = ["", "", " [fam.]", " [fig., vx]"]

texts = st.text(_SIGNS, min_size=1, max_size=14).filter(
    lambda text: text.strip() == text and text.strip(" .") != ""
)
notes = st.one_of(st.just(""), texts, st.builds("{}\n{}".format, texts, texts))
synonyms = st.builds("{}{}".format, texts, st.sampled_from(_LABELS))

Fields = dict[str, object]


@st.composite
def cards(draw: st.DrawFn, letters: Sequence[str], number: int) -> Fields:
    """The fields of a card of a letter; ``number`` keeps its title unlike any other."""
    first = draw(st.sampled_from("".join(_START[letter] for letter in letters)))
    tail = "".join(chr(ord("a") + int(digit)) for digit in str(number))
    card: Fields = {"title": f"{first}{draw(texts)} {tail}"}
    if draw(st.booleans()):
        card["pos"] = draw(st.sampled_from(["nom", "verbe", "noun"]))
    items: list[object] = list(draw(st.lists(synonyms, min_size=1, max_size=5)))
    if draw(st.booleans()):
        items.append({"text": draw(texts), "labels": ["fam."], "note": draw(texts)})
    card["synonyms"] = items
    for field, values in (
        ("copies", st.sampled_from(["0", "2"])),
        ("hom", st.sampled_from(["1", "2"])),
        ("gloss", texts),
        ("note", notes),
        ("ok", st.dictionaries(st.sampled_from(["C406", "O301"]), notes, min_size=1)),
    ):
        if draw(st.booleans()):
            card[field] = draw(values)
    return card


@st.composite
def folders(draw: st.DrawFn) -> Mapping[str, str]:
    """The files of an edition."""
    files = {"edition.yaml": EDITION}
    number = 0
    for name, home, letters in (
        ("a.yaml", {"letter": "A"}, "A"),
        ("e.yaml", {"letter": "E"}, "E"),
        ("kw.yaml", {"letters": ["K", "W"]}, "KW"),
        ("marotte.yaml", {"deck": "marotte"}, "AE"),
    ):
        found = []
        for _ in range(draw(st.integers(1, 3))):
            number += 1
            found.append(draw(cards(letters, number)))
        files[name] = yaml.safe_dump(
            {**home, "cards": found},
            allow_unicode=True,
            sort_keys=False,
            width=draw(st.sampled_from([20, 999])),
        )
    return files


def written(folder: Path, files: Mapping[str, str]) -> Path:
    """An edition with these files."""
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def without(table: Table, *titles: str) -> Table:
    """A table without the rows of these titles."""
    rows = [row for row in table.rows if row[1] not in titles]
    return table._replace(rows=rows, remarks={})


def cells(folder: Path) -> list[Cells]:
    """The cells of every card of an edition."""
    return [cells_of(card) for card in read([folder]).cards]


def stored(folder: Path) -> dict[str, bytes]:
    """The bytes of every file of an edition."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
