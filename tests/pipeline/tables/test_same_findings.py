"""The same deck gives the same findings, whatever file holds it and whatever program saved it."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.lint.engine import check
from cardsmith.model.edition import Deck
from cardsmith.press.separated import separated
from cardsmith.press.workbook import Column, Table, workbook
from tests.intake.reading import CASES
from tests.intake.workbooks import opendocument

Rows = Sequence[tuple[str, str, Sequence[str]]]
"""Letter, title and synonyms of each card."""

WIDE = 10
ENDINGS = {".yaml", ".csv", ".xlsx", ".ods"}


def table(rows: Rows) -> Table:
    names = ["lettre", "titre", *(f"syn{number}" for number in range(1, WIDE + 1))]
    cells = [[letter, title, *words, *[""] * (WIDE - len(words))] for letter, title, words in rows]
    return Table("cartes", [Column(name, 9) for name in names], cells)


def packets(rows: Rows) -> dict[str, str]:
    """A YAML file for each letter."""
    letters = dict.fromkeys(letter for letter, _, _ in rows)
    return {
        f"{letter}.yaml".lower(): yaml.safe_dump(
            {
                **({"deck": letter} if letter == "marotte" else {"letter": letter}),
                "cards": [
                    {"title": title, "synonyms": [*words]}
                    for home, title, words in rows
                    if home == letter
                ],
            },
            allow_unicode=True,
            width=999,
        )
        for letter in letters
    }


def opened(files: Mapping[str, bytes]) -> Deck:
    with TemporaryDirectory() as place:
        for name, data in files.items():
            (Path(place) / name).write_bytes(data)
        return read([Path(place)])


def told(files: Mapping[str, bytes], besides: Sequence[str] = ()) -> list[tuple[str, ...]]:
    """What is found, without its places: code, card, and the words it names, composed."""
    return sorted(
        (
            finding.code,
            unicodedata.normalize("NFC", finding.card),
            *(
                unicodedata.normalize("NFC", value)
                for name, value in sorted(finding.arguments.items())
                if isinstance(value, str) and name != "kind" and Path(value).suffix not in ENDINGS
            ),
        )
        for finding in check(opened(files))
        if finding.code not in besides
    )


def as_yaml(rows: Rows, encode: Callable[[str], bytes] = str.encode) -> dict[str, bytes]:
    return {name: encode(text) for name, text in packets(rows).items()}


def as_csv(rows: Rows, encode: Callable[[str], bytes] = str.encode) -> dict[str, bytes]:
    return {"d.csv": encode(separated(table(rows), ";").decode("utf-8-sig"))}


def as_xlsx(rows: Rows) -> dict[str, bytes]:
    return {"d.xlsx": workbook((table(rows),))}


def as_ods(rows: Rows) -> dict[str, bytes]:
    made = table(rows)
    lines = [";".join(column.name for column in made.columns), *map(";".join, made.rows)]
    return {"d.ods": opendocument("\n".join(["[cartes]", *lines]))}


IN_TEXTS = [
    "A01", "A03", "C01", "C02", "C05", "C06", "C07", "C08", "C10", "C11", "C12", "C14",
    "F02", "M07", "M09", "M15",
]  # fmt: skip
"""The cases whose fault stands in the words themselves, not in how YAML is written."""


def case_rows(name: str) -> Rows:
    """The cards of a case, blanks round its words left out, which tables never have."""
    root = yaml.load((CASES / name / "deck.yaml").read_text("utf-8"), Loader=yaml.BaseLoader)
    home = root.get("letter") or root["deck"]
    return [
        (home, card["title"].strip(), [str(word).strip() for word in card["synonyms"]])
        for card in root["cards"]
    ]


@pytest.mark.parametrize("form", [as_csv, as_xlsx, as_ods])
@pytest.mark.parametrize("name", IN_TEXTS, ids="case_{}".format)
def test_a_case_is_answered_alike_in_yaml_and_in_tables(
    name: str, form: Callable[[Rows], dict[str, bytes]]
) -> None:
    rows = case_rows(name)
    assert told(form(rows)) == told(as_yaml(rows))


@pytest.mark.parametrize("form", [as_csv, as_xlsx, as_ods])
@pytest.mark.parametrize("name", IN_TEXTS, ids="case_{}".format)
def test_a_case_has_the_same_cards_in_yaml_and_in_tables(
    name: str, form: Callable[[Rows], dict[str, bytes]]
) -> None:
    rows = case_rows(name)
    found, meant = opened(form(rows)), opened(as_yaml(rows))
    assert [card.id for card in found.cards] == [card.id for card in meant.cards]
    assert [[word.text for word in card.synonyms] for card in found.cards] == [
        [word.text for word in card.synonyms] for card in meant.cards
    ]


faulty = st.sampled_from(
    [
        "copain", "Copain", "camarade", "l'onde", "l’onde", "cœur", "coeur", "bravo", "bravo !",
        "été", "(la", "un / deux", "le chat", "fou(s)", "à  deux", "trouille [fam.]", "e-mail",
        "A.B.", "loi [rég.]", "12 mois", "mai 68", "Ã©tÃ©", "naïveté", "=somme", "faux",
    ]
)  # fmt: skip
decks = st.lists(
    st.tuples(
        st.sampled_from(["A", "E", "marotte"]),
        st.sampled_from(["ami", "été", "École", "âne", "œuf", "eau"]),
        st.lists(faulty, min_size=1, max_size=5),
    ),
    min_size=1,
    max_size=4,
)


@given(rows=decks)
def test_any_deck_is_answered_alike_in_yaml_and_in_tables(rows: Rows) -> None:
    rows = [(letter, title, words) for letter, title, words in _in_packets(rows)]
    meant = told(as_yaml(rows))
    for form in (as_csv, as_xlsx, as_ods):
        assert told(form(rows)) == meant


def crlf(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\n", "\r\n")


SAVED: Mapping[str, tuple[Callable[[str], bytes], tuple[str, ...]]] = {
    "Excel, CSV UTF-8": (lambda text: crlf(text).encode("utf-8-sig"), ()),
    "Excel, CSV": (lambda text: crlf(text).encode("cp1252"), ("F027",)),
    "Excel, Unicode text": (lambda text: crlf(text).encode("utf-16"), ("F027",)),
    "Notepad": (lambda text: crlf(text).encode("utf-8-sig"), ()),
    "a Mac": (lambda text: unicodedata.normalize("NFD", text).encode(), ("N001",)),
    "an old Mac": (lambda text: text.replace("\r\n", "\n").replace("\n", "\r").encode(), ()),
}
"""How programs save a text, and the findings that are about just that."""


@given(rows=decks, saved=st.sampled_from([*SAVED]))
def test_a_table_is_answered_alike_whoever_saved_it(rows: Rows, saved: str) -> None:
    encode, besides = SAVED[saved]
    found = told(as_csv(rows, encode))
    assert [each for each in found if each[0] not in besides] == told(as_csv(rows))
    accented = any(not text.isascii() for _, title, words in rows for text in (title, *words))
    assert ("F027" in besides) <= ({each[0] for each in found} >= {"F027"} or not accented)


@given(rows=decks, saved=st.sampled_from([name for name in SAVED if "Unicode" not in name]))
def test_a_packet_is_answered_alike_whoever_saved_it(rows: Rows, saved: str) -> None:
    """Windows-1252 is refused where it changes anything: no letter is ever guessed."""
    encode, besides = SAVED[saved]
    found = told(as_yaml(rows, encode), ("F002", "F003"))
    if saved == "Excel, CSV" and any(not text.isascii() for text in packets(rows).values()):
        assert "F001" in {each[0] for each in found}
    else:
        assert [each for each in found if each[0] not in besides] == told(as_yaml(rows))


def _in_packets(rows: Rows) -> Rows:
    """The rows packet by packet, as files hold them."""
    homes = sorted({letter for letter, _, _ in rows})
    return [row for home in homes for row in rows if row[0] == home]
