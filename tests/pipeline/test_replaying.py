"""A record's file replayed: its rules, its edition, its board; and the answer to what is false."""

from pathlib import Path

import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.finding import InputError
from cardsmith.pipeline.replaying import Replayed, explained, replay_file
from cardsmith.referee.records.jsonlines import json_lines
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.replay.values import Going

JOKER = """[Game "dalmuti"] [Seats "A B C D"]
X B JJ
1. A 2x6 B 2x5+J
"""


@pytest.fixture
def replayed(tmp_path: Path) -> "Replays":
    return Replays(tmp_path)


class Replays:
    """Replays texts from files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, text: str, name: str = "x.partie", **asked: object) -> Replayed:
        path = self.folder / name
        path.write_bytes(text.encode())
        return replay_file(path, **asked)  # type: ignore[arg-type]  # as each test asks


def told(found: Replayed) -> list[str]:
    return [f"{each.span.line}:{each.span.column} {each.code}" for each in found.findings]


def test_a_false_line_is_answered_with_law_reason_and_house_rules(replayed: Replays) -> None:
    found = replayed(JOKER)
    (false,) = found.false
    answer = explained(found, false, "fr")

    assert told(found) == ["3:10 G121"]
    assert found.line(false.span) == "1. A 2x6 B 2x5+J"
    assert answer.id.endswith("x.partie:3:10")
    assert "joker" in answer.because
    assert [each.code for each in answer.articles] == list(false.ruling.articles)
    assert [(each.option, each.value, each.verdict) for each in answer.flips] == [
        ("dalmuti.jokers", "wild", "correct")
    ]


@pytest.mark.parametrize(
    "rules", ['[Rules "officiel"]', '[Options "jokers=wild"]', '[Options "dalmuti.jokers=wild"]']
)
def test_the_record_says_by_which_rules_it_is_played(replayed: Replays, rules: str) -> None:
    assert told(replayed(f"{rules} {JOKER}")) == []


def test_other_rules_may_be_given(replayed: Replays) -> None:
    assert told(replayed(JOKER, rules=rules_of("officiel"))) == []
    assert told(replayed(f'[Rules "officiel"] {JOKER}', rules=rules_of("texte"))) == ["3:10 G121"]


@pytest.mark.parametrize(
    ("tag", "finding"),
    [
        ('[Rules "text"]', "1:9 E101"),
        ('[Options "joker=wild"]', "1:11 E102"),
        ('[Options "jokers=tame"]', "1:11 E103"),
        ('[Edition "nulle-part"]', "1:11 F031"),
    ],
)
def test_a_tag_that_names_what_is_not_there_is_told(
    replayed: Replays, tag: str, finding: str
) -> None:
    found = replayed(f"{tag} {JOKER}")

    assert told(found) == [finding]
    assert found.replay is None


@pytest.mark.parametrize(
    ("board", "finding"),
    [
        ("laps=2", ""),
        ("laps=1 finish=24", ""),
        ("finish=60", ""),
        ("squares=A,B,KW,C,D,E,F,G,H,I", ""),
        ("lap=2", "1:9 G132"),
        ("laps=zwei", "1:14 G132"),
        ("laps=0", "1:14 G132"),
        ("laps=9", "1:14 G132"),
        ("squares=A,B", "1:17 G132"),
        ("laps=1 finish=47", "1:23 G132"),
    ],
)
def test_the_board_is_that_of_its_tag(replayed: Replays, board: str, finding: str) -> None:
    found = replayed(f'[Board "{board}"] [Game "bouffon"] [Seats "A B"]\n')

    assert told(found) == ([finding] if finding else [])


def test_a_shipped_edition_gives_the_cards(replayed: Replays) -> None:
    head = '[Game "bouffon"] [Edition "bouffon"] [Seats "A B C"]\n'
    found = replayed(f'{head}1. A d4 "dispute" | B"querelle" | => A+3 B+3\n')

    assert told(found) == []
    assert found.replay is not None
    assert found.replay.ruled[-1].part == "result"
    assert told(replayed(f'{head}1. A d4 "dispute" | B"querelle" | => A+3 B+1\n')) == ["2:42 G122"]


def test_a_card_that_the_record_tells_goes_before_that_of_the_edition(replayed: Replays) -> None:
    head = '[Game "bouffon"] [Edition "bouffon"] [Seats "A B C"] [Card "dispute: noise, duel"]\n'

    assert told(replayed(f'{head}1. A d4 "dispute" | B"noise" C"querelle" | => A+3 B+3\n')) == []


def test_an_edition_gives_its_rules_and_its_board(replayed: Replays, tmp_path: Path) -> None:
    edition = tmp_path / "jeu"
    edition.mkdir()
    (edition / "edition.yaml").write_text(
        "game: bouffon\nrules: famille\nboard: {laps: 1}\n", encoding="utf-8"
    )
    found = replayed(f'[Game "bouffon"] [Seats "A B"] [Edition "{edition.as_posix()}"]')

    assert found.grounds[0].rules.profile == "famille"
    assert found.grounds[0].track.finish == 24


def test_json_lines_are_replayed_like_their_text(replayed: Replays) -> None:
    record, _ = read(JOKER, "x")
    found = replayed(json_lines(record), "x.jsonl")

    assert told(found) == ["3:1 G121"]
    assert found.record.text == JOKER


def test_a_record_with_an_error_is_not_replayed(replayed: Replays) -> None:
    found = replayed(f"{JOKER}2. A 4 4\n")

    assert told(found) == ["4:8 G101"]
    assert (found.replay, found.false) == (None, ())


def test_a_file_that_is_no_text_is_told_and_one_that_is_missing_refused(
    replayed: Replays, tmp_path: Path
) -> None:
    assert told(replayed("")) == ["1:1 F004"]
    with pytest.raises(InputError):
        replay_file(tmp_path / "none.partie")


def test_crlf_and_a_byte_order_mark_change_no_place(replayed: Replays) -> None:
    found = replayed("\ufeff" + JOKER.replace("\n", "\r\n"))

    assert [each for each in told(found) if "F00" not in each] == ["3:10 G121"]
    assert found.line(found.false[0].span) == "1. A 2x6 B 2x5+J"


def test_the_replay_may_go_on(replayed: Replays) -> None:
    text = f"{JOKER}1... C - D - A - => B leads\n"

    assert told(replayed(text)) == ["3:10 G121"]
    assert told(replayed(text, going=Going.AS_PLAYED)) == ["3:10 G121"]
    assert len(told(replayed(text, going=Going.AS_RULED))) > 1
