"""The rules of one table, every option asked once."""

from functools import lru_cache

from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct


class Cards(Struct, frozen=True, kw_only=True):
    """The deck and how it is dealt: DAL-05, DAL-06, DAL-15, DAL-Q01 to DAL-Q05, DAL-Q08."""

    fewest: int
    most: int
    values: int
    joker: int
    jokers: int
    any_deck: bool
    extra: str
    dealer: str
    first: str


class Taxes(Struct, frozen=True, kw_only=True):
    """Claims and taxes: DAL-Q05, DAL-Q09 to DAL-Q22, DAL-Q43."""

    big: int
    small: int
    in_first_game: bool
    joker_is_best: bool
    bouffon_chooses: bool
    returns_any: bool
    big_first: bool
    in_the_open: bool
    late_claims: bool
    after_revolution: bool
    revolution: str
    jokers_shown: bool
    trade: bool


class Tricks(Struct, frozen=True, kw_only=True):
    """Series and tricks: DAL-Q06, DAL-Q23 to DAL-Q36."""

    step: int
    joker: int
    wild: bool
    equal_covers: bool
    lead_pass: bool
    locked: bool
    self_cover: bool
    out_lead: str
    all_out: bool
    auto_end: bool
    forced_pass: bool


class Manners(Struct, frozen=True, kw_only=True):
    """What surrounds the play: DAL-Q07, DAL-Q37 to DAL-Q42."""

    ranks: str
    counts_told: bool
    discards_open: bool
    score: str
    join: str


class House(Struct, frozen=True, kw_only=True, cache_hash=True):
    """What a table has agreed on, in the terms of the engine; it can be hashed, so can states."""

    rules: Rules
    cards: Cards
    taxes: Taxes
    tricks: Tricks
    manners: Manners

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, rules: Rules) -> "House":
        """The house that these rules describe; KeyError where they lack an option of this game."""
        return cls(
            rules=rules,
            cards=_cards(rules),
            taxes=_taxes(rules),
            tricks=_tricks(rules),
            manners=_manners(rules),
        )


def _cards(rules: Rules) -> Cards:
    fewest, most = rules.option("dalmuti.players").split("-")
    return Cards(
        fewest=int(fewest),
        most=int(most),
        values=rules.number("dalmuti.values"),
        joker=rules.number("dalmuti.joker"),
        jokers=rules.number("dalmuti.jokers"),
        any_deck=rules.option("dalmuti.deck") == "custom",
        extra=rules.option("dalmuti.deal_extra"),
        dealer=rules.option("dalmuti.dealer"),
        first=rules.option("dalmuti.first"),
    )


def _taxes(rules: Rules) -> Taxes:
    return Taxes(
        big=rules.number("dalmuti.big_tax"),
        small=rules.number("dalmuti.small_tax"),
        in_first_game=rules.switch("dalmuti.first_tax"),
        joker_is_best=rules.option("dalmuti.tax_joker") == "best",
        bouffon_chooses=rules.option("dalmuti.tax_choice") == "gb",
        returns_any=rules.option("dalmuti.tax_return") == "any",
        big_first=rules.option("dalmuti.tax_order") == "big_first",
        in_the_open=rules.switch("dalmuti.tax_open"),
        late_claims=rules.option("dalmuti.cancel_when") == "any",
        after_revolution=rules.option("dalmuti.revolution_taxes") == "reversed",
        revolution=rules.option("dalmuti.revolution_map"),
        jokers_shown=rules.switch("dalmuti.claim_show"),
        trade=rules.option("dalmuti.merchant_trade") == "gd_leave",
    )


def _tricks(rules: Rules) -> Tricks:
    return Tricks(
        step=1 if rules.option("dalmuti.order") == "left" else -1,
        joker=rules.number("dalmuti.joker"),
        wild=rules.option("dalmuti.jokers") == "wild",
        equal_covers=rules.option("dalmuti.cover") == "equal",
        lead_pass=rules.switch("dalmuti.lead_pass"),
        locked=rules.option("dalmuti.pass") == "locked",
        self_cover=rules.switch("dalmuti.self_cover"),
        out_lead=rules.option("dalmuti.out_lead"),
        all_out=rules.option("dalmuti.end") == "all_out",
        auto_end=rules.switch("dalmuti.auto_end"),
        forced_pass=rules.option("dalmuti.irregular") == "forced_pass",
    )


def _manners(rules: Rules) -> Manners:
    return Manners(
        ranks=rules.option("dalmuti.ranks"),
        counts_told=rules.option("dalmuti.counts") == "ask",
        discards_open=rules.option("dalmuti.discards") == "open",
        score=rules.option("dalmuti.score"),
        join=rules.option("dalmuti.join"),
    )
