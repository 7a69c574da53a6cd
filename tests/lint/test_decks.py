"""Rules on a whole deck: letters, namesakes, packets that lack, the marotte."""

from cardsmith.lint.engine import check
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game, Limits
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from tests.lint.decks import LOOSE, card, deck, packed

DECLARED = replace(LOOSE, declared=True, folder="mine")


CARDS = ("D601", "D602", "D603")
"""Rules on cards, the completeness of packets aside."""


def only(found: Deck, *codes: str) -> list[Finding]:
    return list(check(found, select=codes))


def test_a_card_of_another_letter_is_sent_home() -> None:
    egg, exit_card = card("œuf", "germe", packet="E"), card("(s’)enfuir", "partir")
    kw = packed("in/kw.yaml", card("wagon", "voiture"), letters="KW")
    (finding,) = only(deck(packed("e.yaml", egg, exit_card, letters="E"), kw), "C401")

    assert (str(finding.span), finding.arguments["letter"]) == ("e.yaml:3:12", "O")
    assert finding.arguments["home"] == "o.yaml"
    (wagon,) = only(deck(packed("e.yaml", card("wagon", packet="E"), letters="E"), kw), "C401")
    assert wagon.arguments["home"] == "kw.yaml"


def test_a_row_of_another_letter_only_names_another() -> None:
    astray = card("zone", "aire", packet="P")
    table = packed("d.csv", card("zèle", "ardeur")), packed("d.csv", astray, letters="P")
    (finding,) = only(deck(*table), "C401")

    assert (finding.arguments["kind"], finding.arguments["letter"]) == ("row", "Z")


def test_one_card_written_twice_names_both_places() -> None:
    both = deck(packed("a1.yaml", card("ami", "copain")), packed("a2.yaml", card("Ami", "pote")))
    (finding,) = only(both, *CARDS)

    assert (finding.code, str(finding.span)) == ("D601", "a2.yaml:3:12")
    assert (finding.arguments["file"], finding.arguments["line"]) == ("a1.yaml", 3)


def test_homographs_need_a_number() -> None:
    first = card("voler", "planer", pos="verbe", gloss="en l’air")
    second = card("voler", "dérober", pos="verbe", gloss="prendre")

    assert [each.code for each in only(deck(packed("v.yaml", first, second)), *CARDS)] == ["D602"]
    numbered = packed("v.yaml", first, replace(second, id="V/voler-2", hom="2"))
    assert only(deck(numbered), *CARDS) == []
    accents = packed("c.yaml", card("côte", "rivage"), card("cote", "note"))
    assert [each.code for each in only(deck(accents), *CARDS)] == ["D602"]


def test_a_title_has_one_packet() -> None:
    astray = deck(
        packed("a.yaml", card("abandon", "oubli")),
        packed("e.yaml", card("abandon", "fuite", packet="E"), letters="E"),
    )

    assert [each.code for each in check(astray, ignore=("C41", "D607", "D609"))] == [
        "D603",
        "C401",
    ][::-1]


def test_a_short_square_counts_its_letters_together() -> None:
    limits = Limits(cards_per_square=3, marotte=1)
    edition = replace(DECLARED, limits=limits)
    kw = packed("kw.yaml", card("képi", "coiffe"), card("wagon", "fourgon"), letters="KW")
    (finding,) = only(deck(kw, edition=edition), "D607")

    assert (finding.arguments["square"], finding.arguments["count"]) == (("K", "W"), 2)
    assert finding.severity == "warning"
    third = packed("w.yaml", card("western", "film"))
    assert only(deck(kw, third, edition=edition), "D607") == []
    unprinted = packed("w.yaml", replace(card("western", "film"), copies=0))
    assert len(only(deck(kw, unprinted, edition=edition), "D607")) == 1


def test_packets_present_and_missing_are_told_once() -> None:
    found = [packed(f"{title[0]}.yaml", card(title, "truc")) for title in ("ami", "eau", "gel")]
    marotte = packed("m.yaml", card("abscons", "abstrus", packet=MAROTTE))
    (finding,) = only(deck(*found, marotte, edition=DECLARED), "D609")

    assert finding.arguments["present"] == "A E G marotte"
    assert finding.arguments["missing"] == " ".join("BCDFHIJKLMNOPQRSTUVWXYZ")
    assert (str(finding.span), finding.severity) == ("mine/edition.yaml:1:1", "error")


def test_loose_files_may_be_incomplete() -> None:
    findings = check(deck(packed("a.yaml", card("ami", "copain"))), ignore=("C41",))

    assert {(each.code, each.severity.value) for each in findings} == {
        ("D607", "info"),
        ("D609", "info"),
    }
    assert check(deck()) == ()


def test_squares_are_those_of_the_board() -> None:
    small = replace(DECLARED, board=Board((("A",),), 18), limits=Limits(cards_per_square=1))
    (finding,) = only(deck(packed("a.yaml", card("ami", "copain")), edition=small), "D609")

    assert finding.arguments["missing"] == "marotte"
    assert len(STANDARD_LAP) == 23


def test_other_games_have_no_letters() -> None:
    assert check(deck(edition=replace(DECLARED, game=Game.DALMUTI))) == ()


def test_the_marotte_has_rules_of_its_own() -> None:
    marotte = packed(
        "marotte.yaml",
        card("abscons", "a", "b", "c", "d", packet=MAROTTE),
        card("nychthémère", packet=MAROTTE),
        card("coup de Jarnac", "traîtrise", packet=MAROTTE),
        card("croque-mitaine", "ogre", packet=MAROTTE),
        card("ami", "alter ego", packet=MAROTTE),
    )
    findings = check(deck(packed("a.yaml", card("ami", "copain")), marotte), select=("M",))

    assert [(each.code, each.arguments["text"], each.severity.value) for each in findings] == [
        ("M701", "abscons", "warning"),
        ("M702", "nychthémère", "error"),
        ("M705", "coup de Jarnac", "error"),
        ("M703", "ami", "warning"),
    ]
    assert findings[0].span.line == 8


def near(*synonyms: str) -> Deck:
    """Two cards, the second with these synonyms."""
    first = card("peur", "frayeur", "trouille", "effroi", "alarme", "crainte")
    return deck(packed("p.yaml", first, card("panique", *synonyms)))


def test_cards_that_share_most_of_their_words_are_too_close() -> None:
    (finding,) = only(near("frayeur", "(la) trouille", "Effroi", "terreur", "déroute"), "D604")

    assert (finding.card, finding.arguments["near"]) == ("P/panique", "peur")
    assert finding.arguments["count"] == "3"
    assert only(near("frayeur", "trouille", "déroute", "terreur", "fuite"), "D604") == []
    assert only(near("frayeur"), "D604") == []


def test_a_deck_of_one_card_over_and_over_is_told_without_end_of_time() -> None:
    words = ("frayeur", "trouille", "effroi", "alarme")
    same = [card(f"peur{number}", *words, packet="P") for number in range(3_000)]
    told = only(deck(packed("p.yaml", *same)), "D604")

    assert {each.card for each in told} == {each.id for each in same[1:]}


def test_a_synonym_with_a_card_should_know_the_title() -> None:
    fear = card("peur", "panique", "effroi")
    (finding,) = only(deck(packed("p.yaml", fear, card("panique", "déroute"))), "D605")

    assert (finding.arguments["text"], finding.arguments["title"]) == ("panique", "peur")
    assert (str(finding.span), finding.arguments["line"]) == ("p.yaml:5:9", 7)
    assert only(deck(packed("p.yaml", fear, card("panique", "(la) Peur"))), "D605") == []


def test_squares_far_from_the_middle_are_told() -> None:
    squares = (("A",), ("B",), ("K", "W"), ("X",))
    edition = replace(DECLARED, board=Board(squares, 5))
    packets = [
        packed("a.yaml", *(card(f"a{n}", packet="A") for n in "bcde"), letters="A"),
        packed("b.yaml", *(card(f"b{n}", packet="B") for n in "bcdef"), letters="B"),
        packed("kw.yaml", card("képi"), card("wagon"), letters="KW"),
    ]
    (finding,) = only(deck(*packets, edition=edition), "D608")

    assert (finding.arguments["square"], finding.arguments["count"]) == (("K", "W"), 2)
    assert (finding.arguments["middle"], finding.severity.value) == ("4", "warning")
    (loose,) = only(deck(*packets, edition=replace(edition, declared=False)), "D608")
    assert loose.severity.value == "info"
