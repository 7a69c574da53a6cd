"""What a signature is of: the text that is seen, and nothing but that text."""

import unicodedata
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.pipeline.proofing.reading_matter import ids_in_order, matter_of
from cardsmith.resources import shipped

LETTERS = "abcéèœïPQ"
WORDS = st.lists(st.text(LETTERS, min_size=1, max_size=6), min_size=1, max_size=3).map(" ".join)
LABELS = st.lists(st.sampled_from(["fam.", "fig.", "vx"]), max_size=2, unique=True)


@dataclass(frozen=True)
class Written:
    """One card as it is written, and how its file spells it."""

    title: str
    pos: str
    gloss: str
    synonyms: tuple[tuple[str, tuple[str, ...]], ...]


CARDS = st.builds(
    Written,
    title=WORDS.map(lambda text: f"p{text}"),
    pos=st.sampled_from(["", "nom", "verbe"]),
    gloss=st.just("") | WORDS,
    synonyms=st.lists(st.tuples(WORDS, LABELS.map(tuple)), min_size=1, max_size=4).map(tuple),
)


def fields(card: Written) -> dict[str, object]:
    """The card as a mapping, what is blank left out."""
    synonyms = [
        f"{text} [{', '.join(labels)}]" if labels else text for text, labels in card.synonyms
    ]
    told = {"title": card.title, "pos": card.pos, "gloss": card.gloss}
    return {**{name: text for name, text in told.items() if text}, "synonyms": synonyms}


def plain(card: Written) -> str:
    """The card in a packet, in YAML as a library writes it."""
    packet = {"letter": "P", "cards": [fields(card)]}
    return yaml.safe_dump(packet, allow_unicode=True, sort_keys=False, width=10_000)


def digests(files: dict[str, str]) -> list[str]:
    """The digests of the cards of some files, in reading order."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in files.items():
            (folder / file).write_bytes(text.encode())
        return [one.card.digest for one in matter_of(read([folder]))]


@given(card=CARDS, data=st.data())
def test_any_change_that_is_seen_is_another_signature(card: Written, data: st.DataObject) -> None:
    text, labels = card.synonyms[0]
    changed = data.draw(
        st.sampled_from(
            [
                replace(card, title=card.title + "s"),
                replace(card, pos="adverbe"),
                replace(card, gloss=card.gloss + " x"),
                replace(card, synonyms=card.synonyms[1:] or ((text + "e", labels),)),
                replace(card, synonyms=card.synonyms[::-1]),
                replace(card, synonyms=((text + "-là", labels), *card.synonyms[1:])),
                replace(card, synonyms=((f"({text}) x", labels), *card.synonyms[1:])),
                replace(card, synonyms=((text, (*labels, "litt.")), *card.synonyms[1:])),
                replace(card, synonyms=(*card.synonyms, ("ajout", ()))),
            ]
        )
    )
    assume(changed != card)

    assert digests({"p.yaml": plain(card)}) != digests({"p.yaml": plain(changed)})


@given(card=CARDS, data=st.data())
def test_spelling_that_is_not_seen_changes_nothing(card: Written, data: st.DataObject) -> None:
    """Line ends, quotation marks, flow or block, normal form, copies and notes."""
    packet = {"letter": "P", "cards": [fields(card)]}
    spelt = data.draw(
        st.sampled_from(
            [
                plain(card).replace("\n", "\r\n"),
                "\ufeff" + plain(card),
                yaml.safe_dump(packet, allow_unicode=True, default_style='"', width=10_000),
                yaml.safe_dump(packet, allow_unicode=True, default_style="'", width=10_000),
                unicodedata.normalize("NFD", plain(card)),
                plain(card) + "  copies: 3\n  note: à revoir\n",
                "# relu\n" + plain(card),
            ]
        )
    )

    assert digests({"p.yaml": plain(card)}) == digests({"p.yaml": spelt})


@given(cards=st.lists(CARDS, min_size=2, max_size=5, unique_by=lambda card: card.title))
def test_the_order_and_the_files_of_cards_change_nothing(cards: list[Written]) -> None:
    together = yaml.safe_dump({"letter": "P", "cards": [fields(card) for card in cards]})
    turned = yaml.safe_dump({"letter": "P", "cards": [fields(card) for card in cards[::-1]]})

    assert sorted(digests({"p.yaml": together})) == sorted(digests({"autre.yaml": turned}))


@pytest.mark.parametrize(
    ("one", "other"), [("l’ami", "l'ami"), ("cœur", "coeur"), ("ami", "Ami"), ("a b", "a-b")]
)
def test_what_a_reader_can_tell_apart_is_not_the_same(one: str, other: str) -> None:
    card = Written("peur", "", "", ((one, ()),))

    assert digests({"p.yaml": plain(card)}) != digests(
        {"p.yaml": plain(replace(card, synonyms=((other, ()),)))}
    )


def test_the_same_words_in_other_fields_are_another_text() -> None:
    """No text of one field can pass for two, or for another field."""
    split = Written("peur", "", "a", (("b", ()), ("c", ())))

    assert (
        len(
            {
                digests({"p.yaml": plain(card)})[0]
                for card in (
                    split,
                    replace(split, gloss="", synonyms=(("a", ()), ("b", ()), ("c", ()))),
                    replace(split, synonyms=(("b c", ()),)),
                    replace(split, gloss="a b", synonyms=(("c", ()),)),
                )
            }
        )
        == 4
    )


def test_a_csv_and_a_yaml_file_of_one_card_are_one_text() -> None:
    card = Written("peur", "nom", "", (("frayeur", ()), ("trac", ("fam.",))))
    table = "lettre;titre;nature;syn1;syn2\nP;peur;nom;frayeur;trac [fam.]\n"

    assert digests({"p.yaml": plain(card)}) == digests({"p.csv": table})


def test_ids_alone_come_in_the_order_in_which_cards_are_read() -> None:
    decks = [read([shipped("decks") / game]) for game in ("dalmuti", "bouffon/marotte.yaml")]

    for deck in decks:
        ids = [one.card.id for one in matter_of(deck)]
        assert len(ids) > 9
        assert [*ids_in_order(deck)] == ids
