"""Properties of ``check --fix``, over decks with faults of every kind."""

import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.letters import filing_letter
from cardsmith.lexicon.text import canonical
from cardsmith.model.codes import Severity
from cardsmith.model.deck import Card
from cardsmith.pipeline.checking import Checked, check_editions
from cardsmith.pipeline.fixing import Fixed, Wish
from tests.intake.reading import written
from tests.pipeline.mending import fix

UNSAFE = Wish(unsafe=True)

PIECES = [
    "peur", "trac", "Frayeur", "l'eau", "d’été", "se moquer", "la tremblote", " ", "  ", "\u00a0",
    "\u202f", "e\u0301", "ﬁ", "–", "\u00ad", "\u200b", "!", "…", " :", "#", " #", "(", ")", "-",
    "( de )", "mot(de la fin)", ", ", "/", " ou ", "œ", "oe", "Ã©", "\\", '"', "'", "’", "[", "]",
    "{", "|",
]  # fmt: skip

words = st.lists(st.sampled_from(PIECES), min_size=1, max_size=4).map("".join)
labels = st.sampled_from(["", "", "", " [fam.]", " [fam., fig.]"])
comments = st.sampled_from(["", "", "  # à revoir", " #vu"])


def plain(text: str, label: str) -> str:
    """A text without quotation marks: what it means is what a person may have typed wrongly."""
    return text + label


def single(text: str, label: str) -> str:
    """A text between single marks."""
    return "'" + (text + label).replace("'", "''") + "'"


def double(text: str, label: str) -> str:
    """A text between double marks, its accents escaped."""
    escaped = (text + label).replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c < "\x7f" else f"\\u{ord(c):04x}" for c in escaped) + '"'


styles = st.sampled_from([plain, single, single, double])


@st.composite
def packets(draw: st.DrawFn) -> str:
    """A packet file with comments, of blocks and of lists between brackets."""
    lines = ["# yaml-language-server: $schema=x", "letter: P", "cards:"]
    for number in range(draw(st.integers(1, 3))):
        style = draw(styles)
        title = draw(st.sampled_from(["title", "title", "titre", "mot"]))
        lines.append(f"  - {title}: {style('peur' + 'x' * number + draw(words), '')}")
        if draw(st.booleans()):
            lines.append(f"    ok: {{{draw(st.sampled_from(['T201', 'C408', 'O301']))}: voulu}}")
        entries = [draw(styles)(draw(words), draw(labels)) for _ in range(draw(st.integers(1, 5)))]
        if draw(st.integers(0, 4)) == 0:
            lines.append(f"    synonyms: [{', '.join(entries)}]")
            continue
        lines.append("    synonyms:" + draw(comments))
        lines += [f"      - {entry}{draw(comments)}" for entry in entries]
    end = draw(st.sampled_from(["\n", "\r\n"]))
    return draw(st.sampled_from(["", "\ufeff"])) + end.join([*lines, ""])


@st.composite
def tables(draw: st.DrawFn) -> bytes:
    """A table of cards, quoted where a cell needs it, in one of the usual encodings."""
    rows = ["lettre;titre;synonymes;ok"]
    for number in range(draw(st.integers(1, 3))):
        cells = ["P", f"peur{'x' * number}", " | ".join(draw(st.lists(words, max_size=4))), ""]
        quoted = (
            f'"{cell.replace(chr(34), chr(34) * 2)}"' if set(cell) & set(';"\n') else cell
            for cell in cells
        )
        rows.append(";".join(quoted))
    text = "\r\n".join([*rows, ""])
    return text.encode(draw(st.sampled_from(["utf-8", "utf-8-sig", "cp1252"])), "ignore")


files = packets().map(lambda text: {"p.yaml": text.encode()}) | tables().map(
    lambda data: {"p.csv": data}
)


def mended(data: Mapping[str, bytes], wish: Wish) -> tuple[Fixed, dict[str, bytes]]:
    """What mending makes of files, and those files as they are afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        done = fix(Path(folder), data, wish)
    return done, {**data, **{file.name: file.after for file in done.files}}


def cards(data: Mapping[str, bytes]) -> list[Card]:
    """The cards that files hold."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in data.items():
            (Path(folder) / name).write_bytes(content)
        return list(read([Path(folder)]).cards)


def kept(card: Card) -> object:
    """What a safe mend must keep of a card."""
    words = (card.title, *card.synonyms)
    return [
        (canonical(word.text), scoring_length(word.text), filing_letter(word.text), word.labels)
        for word in words
    ]


@given(files, st.booleans())
def test_mending_twice_changes_nothing_more(data: Mapping[str, bytes], unsafe: bool) -> None:
    _, once = mended(data, Wish(unsafe=unsafe))
    again, twice = mended(once, Wish(unsafe=unsafe))

    assert (twice, again.files) == (once, ())


@given(files)
def test_a_safe_mend_keeps_every_word(data: Mapping[str, bytes]) -> None:
    before = cards(data)
    _, after = mended(data, Wish())

    assert [kept(card) for card in cards(after)] == [kept(card) for card in before] or not before


@given(packets())
def test_comments_and_line_ends_stay(text: str) -> None:
    _, after = mended({"p.yaml": text.encode()}, UNSAFE)
    mended_text = after["p.yaml"].decode()

    assert mended_text.count("\r\n") == mended_text.count("\n") * ("\r" in text)
    assert mended_text.startswith("\ufeff") == text.startswith("\ufeff")
    for comment in ("# à revoir", "#vu", "# yaml-language-server"):
        assert mended_text.count(comment) == text.count(comment)


@given(files)
def test_no_error_is_born_of_a_safe_mend(data: Mapping[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        written(Path(folder), data)
        before = check_editions([folder])
    done, _ = mended(data, Wish())
    errors, left = _errors(before), _errors(done.checked)

    assert any(code[0] in "FS" for code in errors) or left <= errors


def _errors(checked: Checked) -> Counter[str]:
    return Counter(each.code for each in checked.findings if each.severity is Severity.ERROR)
