"""Tags, and the facts that their texts tell."""

import pytest

from cardsmith.referee.records.facts import CardTold, Facts, Hand, Setting, Throw
from cardsmith.referee.records.games import games
from cardsmith.referee.records.reading.facts import facts_of
from cardsmith.referee.records.record import Tag, Tags
from cardsmith.referee.records.words import Cards
from tests.referee.records.reading import faults, line, record, w, words

BOUFFON = '[Game "bouffon"] '
DALMUTI = '[Game "dalmuti"] '


def facts(text: str) -> Facts:
    """What the tags of a record tell."""
    (game,) = games(record(text).lines)
    found, findings = facts_of(game)
    assert not findings
    return found


def seats(text: str) -> list[str]:
    """The seats of a tag, its text escaped as on a line."""
    return [seat.text for seat in facts(f'{BOUFFON}[Seats "{text}"]').seats]


def test_tags_may_share_a_line_and_unknown_ones_are_kept() -> None:
    found = line('[Site "chez Anne"]  [Été2 ""]', f"{BOUFFON}\n").says

    assert found == Tags((Tag(w("Site"), w("chez Anne")), Tag(w("Été2"), w(""))))


def test_names_stand_between_spaces() -> None:
    assert seats("A B C D") == ["A", "B", "C", "D"]
    assert seats(" Christophe  Benoît Jean-Paul D'Arcy P2 ") == [
        *("Christophe", "Benoît", "Jean-Paul", "D'Arcy", "P2")
    ]


def test_names_with_spaces_stand_between_commas_or_in_quotes() -> None:
    assert seats("Jean Paul, Anne , Zoé le Grand") == ["Jean Paul", "Anne", "Zoé le Grand"]
    assert seats('\\"Jean Paul\\" Anne') == ["Jean Paul", "Anne"]
    assert seats('\\"Paul, Jean\\", Anne B') == ["Paul, Jean", "Anne B"]
    assert seats('\\"4\\" \\"a, b\\"') == ["4", "a, b"]


def test_hands_are_cards_and_a_sign_for_others() -> None:
    found = facts(
        f'{DALMUTI}[Seats "Jean Paul, Anne, Zoé"] [Deal "Jean Paul: 1 2x4 …;Anne:J JJ;Z:…;"]'
    )

    assert found.hands == (
        Hand(w("Jean Paul"), Cards(words("1 4 4"), more=True)),
        Hand(w("Anne"), Cards(words("J J J"))),
        Hand(w("Z"), Cards((), more=True)),
    )


@pytest.mark.parametrize("text", ["A4 B2 C2; B3 C6", "A 4 B:2 C=2;B3,C 6", "a4, b2, c2; b3, c6"])
def test_throws_come_in_rounds(text: str) -> None:
    found = facts(f'{BOUFFON}[Seats "A B C"] [Start "{text}"]').throws

    told = [[(throw.player.text.upper(), throw.value.text) for throw in each] for each in found]
    assert told == [[("A", "4"), ("B", "2"), ("C", "2")], [("B", "3"), ("C", "6")]]


def test_a_throw_goes_to_the_whole_name_first() -> None:
    found = facts(f'{DALMUTI}[Seats "P1 P2 Jo Jean"] [Start "P13 P2J Jo12 JeanJ"]').throws[0]

    assert found == (
        Throw(w("P1"), w("3")),
        Throw(w("P2"), w("J")),
        Throw(w("Jo"), w("12")),
        Throw(w("Jean"), w("J")),
    )


@pytest.mark.parametrize(
    "text", ["laps=2 squares=A,B,KW", "laps = 2, squares = A,B,KW", "laps=2; squares=A,B,KW;"]
)
def test_settings_are_names_with_values(text: str) -> None:
    assert facts(f'{BOUFFON}[Board "{text}"]').board == (
        Setting(w("laps"), w("2")),
        Setting(w("squares"), w("A,B,KW")),
    )


def test_options_may_leave_the_game_out() -> None:
    found = facts(f'{DALMUTI}[Options "jokers=wild, dalmuti.players=3-10,pass=locked"]').options

    assert [(each.name.text, each.value.text) for each in found] == [
        *(("jokers", "wild"), ("dalmuti.players", "3-10"), ("pass", "locked"))
    ]


@pytest.mark.parametrize(
    ("text", "title", "entries"),
    [
        ("danse: bal, gigue, valse", "danse", ["bal", "gigue", "valse"]),
        ("danse :bal,manger du lion", "danse", ["bal", "manger du lion"]),
        ("fou: fêlé", "fou", ["fêlé"]),
        ("fou: à lier,", "fou", ["à lier"]),
        ('fou: \\"à lier\\"', "fou", ["à lier"]),
        ('\\"12:30\\": midi, \\"a, b\\"', "12:30", ["midi", "a, b"]),
        ("faire: (se) moquer, l’été", "faire", ["(se) moquer", "l’été"]),
    ],
)
def test_a_card_is_a_title_and_its_entries(text: str, title: str, entries: list[str]) -> None:
    found = facts(f'{BOUFFON}[Card "{text}"]').cards

    assert found == (CardTold(w(title), tuple(map(w, entries))),)


def test_a_game_may_have_many_cards_one_edition_and_one_profile() -> None:
    found = facts(f'{BOUFFON}[Card "a: b"] [Card "c: d"]\n[Edition "bouffon"] [Rules "texte"]')

    assert [card.title.text for card in found.cards] == ["a", "c"]
    assert (found.edition, found.rules) == (w("bouffon"), w("texte"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[Seats "A', "1:8-9 G103 text"),
        ("[Seats A]", "1:8-9 G101 text"),
        ('[Seats "A B"', "1:13-13 G102 bracket"),
        ('[Seats "A B"] x', "1:15-16 G101 end"),
        ('[ "A"]', "1:3-6 G101 tag"),
        ('[Seats ""]', "1:9-9 G102 player"),
        ('[Seats "A 4"]', "1:11-12 G101 player"),
        ('[Seats "A, , B"]', "1:12-13 G101 player"),
        ('[Seats "A A"]', "1:11-12 G115"),
        ('[Seats "Zoé Zoran zoe"]', "1:19-22 G115"),
        ('[Seats "A B"] [Seats "B A"]', "1:16-21 G113 tag"),
        ('[Seat "A B"]', "1:2-6 G117"),
        ('[Seats "A B"] [Deal "A 1 2"]', "1:22-23 G101 hand"),
        ('[Seats "A B"] [Deal "A:1;B"]', "1:26-27 G101 hand"),
        ('[Seats "A B"] [Deal "A:1;B:x"]', "1:28-29 G101 card"),
        ('[Seats "A B"] [Deal "A:1;C:2"]', "1:26-27 G110"),
        ('[Seats "A B"] [Deal "A:1;a:2"]', "1:26-27 G113 name"),
        ('[Seats "A B"] [Deal "A:1 B:2"]', "1:26-27 G101 end"),
        ('[Seats "A B"] [Start "A"]', "1:23-24 G101 throw"),
        ('[Seats "A B"] [Start "A4 F2"]', "1:26-27 G110"),
        ('[Seats "A B"] [Start "\\"A\\" 4 \\"F\\" 2"]', "1:33-34 G110"),
        ('[Seats "P P1"] [Start "P14"]', "1:24-26 G114"),
        ('[Board "laps"]', "1:9-13 G101 setting"),
        ('[Board "laps="]', "1:14-14 G102 setting"),
        ('[Options "a=b c"]', "1:15-16 G101 setting"),
        ('[Card "danse bal, gigue"]', "1:8-24 G112 colon"),
        ('[Card "danse: bal gigue"]', "1:15-24 G112 comma"),
        ('[Card "danse:"]', "1:14-14 G102 entry"),
        ('[Card "danse: bal; gigue"]', "1:18-19 G101 comma"),
        ('[Card "danse: bal,, gigue"]', "1:19-20 G101 entry"),
    ],
)
def test_a_fault_is_told_at_its_place(text: str, told: str) -> None:
    found = faults(f'{text}\n[Game "dalmuti"]')

    assert found == [told]


def test_faults_of_several_tags_are_told_at_once() -> None:
    found = faults('[Gam "dalmuti"]\n[Seats "A A"] [Deal "A"]\n[Board "x"] [Card "y"]')

    assert found == [
        "1:1-1 G106 game",
        "1:2-5 G117",
        "2:11-12 G115",
        "2:22-23 G101 hand",
        "3:9-10 G101 setting",
        "3:20-21 G112 colon",
    ]


def test_the_game_is_one_of_two() -> None:
    assert faults('[Game "boufon"]') == ["1:8-14 G104 near"]
    assert faults('[Game "belote"]') == ["1:8-14 G104 unknown"]
    assert faults('[Game "Dalmuti"]') == []
    assert faults('[Seats "A B"]') == ["1:1-1 G106 game"]
    assert faults("") == ["1:1-1 G106 game"]
