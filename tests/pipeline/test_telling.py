"""What is heard of whole editions, file by file, as a reader of tagged files has it."""

from collections import Counter
from functools import cache

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.shipped.profiles import profile_names, read_profile
from cardsmith.layout.setting import drawable
from cardsmith.lexicon.length import scoring_length
from cardsmith.model.profile import Arrangement
from cardsmith.pipeline.products import component_names, products
from cardsmith.pipeline.sheets import prints
from cardsmith.pipeline.targets import targets
from cardsmith.press.pdf import write_pdf
from tests.press.listening import Heard, check, heard, spoken
from tests.press.samples import opened

GAMES = ("bouffon", "dalmuti")


@cache
def files(game: str, profile_name: str = "home") -> dict[str, bytes]:
    """Every file of a shipped game, by its path."""
    deck, profile = read(targets([game])[0]), read_profile(profile_name)
    made, _ = products(deck, component_names(deck), look=profile.look)
    printed, _ = prints(deck.edition, made, profile)
    return {item.path: write_pdf(item.document, ShippedFonts()) for item in printed}


def figures(sections: tuple[Heard, ...]) -> set[str]:
    """The words of every figure."""
    found: set[str] = set()
    for tag, held in sections:
        if isinstance(held, str):
            found |= {held} if tag == "Figure" else set()
        else:
            found |= figures(held)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_page_says_something_and_all_of_it_is_in_the_tree(game: str) -> None:
    for path, data in files(game).items():
        check(data)
        with opened(data) as pdf:
            assert all("/StructParents" in page.obj for page in pdf.pages), path


@pytest.mark.parametrize("name", [name for name in profile_names() if name.startswith("home")])
def test_home_files_are_tagged_whatever_their_look(name: str) -> None:
    assert read_profile(name).tagged


def test_files_of_one_face_a_page_are_not() -> None:
    for name in profile_names():
        profile = read_profile(name)
        assert profile.tagged == (profile.arrangement is Arrangement.SHEET)


def test_a_back_is_named_once_a_page() -> None:
    sections = heard(files("bouffon")["cards.pdf"])
    names = [text for text in spoken(sections) if text.startswith("dos")]

    with opened(files("bouffon")["cards.pdf"]) as pdf:
        backs = len(pdf.pages) / 2
    assert {"dos de la lettre A", "dos de la lettre Z"} <= set(names)
    assert backs <= len(names) < 2.5 * backs


def test_the_cards_of_a_deck_are_heard_word_for_word() -> None:
    """Title, every synonym after the length that counts, part of speech, as the deck has them."""
    deck = read(targets(["bouffon"])[0])
    policy = deck.edition.rules.length_policy
    wanted: Counter[tuple[str, ...]] = Counter()
    for card in deck.cards:
        entries = (f"{scoring_length(one.text, policy)} {one.text}" for one in card.synonyms)
        said = (card.title.text, *entries, card.pos)
        wanted[tuple(drawable(text) for text in said if text)] += 1
    sections = heard(files("bouffon")["cards.pdf"]) + heard(files("bouffon")["marotte.pdf"])
    printed = words_of_the_marotte(deck.edition.language)
    found = Counter(
        tuple(text for text in spoken((section,)) if text not in printed)
        for section in sections
        if not figures((section,))
    )

    assert found == wanted


def words_of_the_marotte(language: str) -> set[str]:
    """What is printed on every card of the marotte."""
    words = printed_words("cards", language)
    return {words["marotte"], words["found"], words["before_die"].replace("\u00a0", " "), "+3"}


def test_a_rank_is_heard_by_its_name_once_a_page() -> None:
    sections = heard(files("dalmuti")["cards.pdf"])
    ranks = [section for section in sections if not figures((section,))]

    assert len(set(ranks)) == 13
    assert len(ranks) < 25
    assert ("Sect", (("H1", "Prieure"), ("P", "5"), ("P", "Prioress"))) in sections


def test_boards_and_models_say_what_they_are() -> None:
    bouffon = files("bouffon")

    (board,) = figures(heard(bouffon["board-a3.pdf"]))
    assert board.startswith("plateau de 48 cases, du départ à la victoire")
    assert "un tour\u00a0: A, B, C, D, E, F, G, H, I, J, K W, L," in board
    assert figures(heard(bouffon["pawns.pdf"])) == {"pions\u00a0: à couper, plier et coller"}
    assert figures(heard(bouffon["marotte.pdf"])) == {"dos de la marotte"}
    assert figures(heard(files("dalmuti")["cards.pdf"])) >= {"dos\u00a0: cartes"}


def test_what_is_written_in_english_is_said_to_be() -> None:
    with opened(files("bouffon")["rules-en.pdf"]) as pdf:
        assert str(pdf.Root.Lang) == "en"


def test_an_aid_is_read_line_by_line() -> None:
    (first, *_) = heard(files("bouffon")["aid.pdf"])

    assert ("P", "Le tour du Bouffon") in first[1]
