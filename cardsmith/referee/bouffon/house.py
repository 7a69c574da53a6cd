"""The rules of one table of Le Bouffon: its options and numbers, looked up once."""

from functools import lru_cache

from cardsmith.model.rules import LengthPolicy, Rules
from cardsmith.model.struct import Struct


class House(Struct, frozen=True, kw_only=True):
    """Every option of Le Bouffon under its own name, every number an article fixes.

    ``minute`` is in seconds, gains and penalty in squares.
    """

    rules: Rules
    gain: int
    shorter_gain: int
    bonus: int
    penalty: int
    marotte_gain: int
    marotte_bonus: int
    minute: int
    fewest_players: int
    most_players: int
    die_faces: int
    start_tie: str
    order: str
    die: str
    win_by_die: bool
    merged: str
    merged_squares: str
    empty: str
    seen_card: str
    known_card: str
    hint_min: int
    hint_max: int
    hints: str
    speech: str
    noises: str
    air_letters: str
    match: str
    repeat: str
    simultaneous: str
    nod: str
    offcard: str
    late: str
    before_glass: str
    early_end: bool
    longest_bonus: bool
    tie_loser: int
    per_player: str
    floor: str
    penalty_from: str
    marotte_base: str
    marotte_fail: str
    marotte_drawer: str
    marotte_need: str
    marotte_spell: bool
    win_tie: str
    end: str
    ranking: str
    length: LengthPolicy

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, rules: Rules) -> "House":
        """The house that these rules describe."""
        option, number = rules.option, rules.number
        return cls(
            rules=rules,
            gain=number("bouffon.gain"),
            shorter_gain=number("bouffon.shorter_gain"),
            bonus=number("bouffon.bonus"),
            penalty=number("bouffon.penalty"),
            marotte_gain=number("bouffon.marotte_gain"),
            marotte_bonus=number("bouffon.marotte_bonus"),
            minute=number("bouffon.minute"),
            fewest_players=number("bouffon.fewest_players"),
            most_players=number("bouffon.most_players"),
            die_faces=rules.count("bouffon.die_faces"),
            start_tie=option("bouffon.start_tie"),
            order=option("bouffon.order"),
            die=option("bouffon.die"),
            win_by_die=rules.switch("bouffon.win_by_die"),
            merged=option("bouffon.merged"),
            merged_squares=option("bouffon.merged_squares"),
            empty=option("bouffon.empty"),
            seen_card=option("bouffon.seen_card"),
            known_card=option("bouffon.known_card"),
            hint_min=rules.count("bouffon.hint_min"),
            hint_max=rules.count("bouffon.hint_max"),
            hints=option("bouffon.hints"),
            speech=option("bouffon.speech"),
            noises=option("bouffon.noises"),
            air_letters=option("bouffon.air_letters"),
            match=option("bouffon.match"),
            repeat=option("bouffon.repeat"),
            simultaneous=option("bouffon.simultaneous"),
            nod=option("bouffon.nod"),
            offcard=option("bouffon.offcard"),
            late=option("bouffon.late"),
            before_glass=option("bouffon.before_glass"),
            early_end=rules.switch("bouffon.early_end"),
            longest_bonus=rules.switch("bouffon.longest_bonus"),
            tie_loser=rules.count("bouffon.tie_loser"),
            per_player=option("bouffon.per_player"),
            floor=option("bouffon.floor"),
            penalty_from=option("bouffon.penalty_from"),
            marotte_base=option("bouffon.marotte_base"),
            marotte_fail=option("bouffon.marotte_fail"),
            marotte_drawer=option("bouffon.marotte_drawer"),
            marotte_need=option("bouffon.marotte_need"),
            marotte_spell=rules.switch("bouffon.marotte_spell"),
            win_tie=option("bouffon.win_tie"),
            end=option("bouffon.end"),
            ranking=option("bouffon.ranking"),
            length=rules.length_policy,
        )
