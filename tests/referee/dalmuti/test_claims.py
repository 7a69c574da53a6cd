"""Claims: each kind compares what is said with what the engine makes of the situation."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.law import default_rules
from cardsmith.model.casebook import Case
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.claims import judge_at, judge_claim
from tests.referee.books import cases_of
from tests.referee.dalmuti.games import table

FOUR: Plain = ["A", "B", "C", "D"]
CASES = cases_of("dalmuti")


def ruled(claim: Plain, **facts: Plain) -> Ruling:
    return judge_claim(claim, facts, default_rules())


def verdict(claim: Plain, **facts: Plain) -> str:
    return ruled(claim, **facts).verdict.value


def test_what_one_may_and_what_one_may_not_are_contraries() -> None:
    for says, wanted in (("may", "correct"), ("may-not", "wrong"), ("must", "wrong")):
        claim: Plain = {"may": {"player": "B", "says": says, "act": "pass"}}
        hands: Plain = {"B": ["2", "9"]}
        on_table: Plain = {"by": "A", "cards": ["8"]}
        assert verdict(claim, seats=FOUR, table=on_table, hands=hands) == wanted


def test_the_only_thing_left_to_do_is_a_duty() -> None:
    claim: Plain = {"may": {"player": "B", "says": "must", "act": "pass"}}

    assert (
        verdict(claim, seats=FOUR, table={"by": "A", "cards": ["2"]}, hands={"B": ["9"]})
        == "correct"
    )


def test_what_the_rules_leave_open_stays_open_when_it_is_denied() -> None:
    claim: Plain = {"may": {"player": "F", "says": "may-not", "act": "join", "as": "merchant"}}

    assert verdict(claim, seats=FOUR) == "not-covered"


def test_a_series_that_is_said_not_to_stand() -> None:
    assert verdict({"counts": {"says": "no", "cards": ["4", "5"]}}) == "correct"
    assert verdict({"counts": {"says": "no", "cards": ["4", "4"], "covers": ["5", "5"]}}) == "wrong"
    assert verdict({"counts": {"cards": ["4", "4"], "as": "3"}}) == "wrong"


def test_a_wrong_answer_says_what_is_right() -> None:
    facts: dict[str, Plain] = {"seats": FOUR, "first_game": "no"}

    assert ruled({"owes": {"player": "D", "number": "1"}}, **facts).expected == {"D": 2}
    assert ruled({"next": {"lead": "B"}}, seats=FOUR).expected == {"player": "A"}
    assert ruled({"ranks": {"order": ["B", "A"]}}, seats=FOUR).expected == {
        "seats": ("A", "B", "C", "D")
    }
    assert ruled({"set-up": {"players": "4"}}).expected == {}


def test_merchants_and_strangers_owe_nothing() -> None:
    facts: dict[str, Plain] = {"seats": ["A", "B", "C", "D", "E"], "first_game": "no"}

    assert verdict({"owes": {"player": "C", "number": "0"}}, **facts) == "correct"
    assert verdict({"owes": {"player": "E", "number": "1", "to": "B"}}, **facts) == "wrong"


def test_some_ranks_may_be_told_and_others_not() -> None:
    assert verdict({"ranks": {"D": "gros-bouffon"}}, seats=FOUR) == "correct"
    assert verdict({"ranks": {"order": ["A", "D"]}}, seats=FOUR) == "correct"
    assert verdict({"ranks": {"order": ["D", "A"]}}, seats=FOUR) == "wrong"


def test_a_claim_is_judged_at_a_point_of_a_game() -> None:
    state = table({"A": "3 9", "B": "2 4", "C": "5 7", "D": "6 8"})

    assert judge_at({"next": {"lead": "A"}}, state).verdict.value == "correct"
    claim: Plain = {"may": {"player": "A", "says": "may", "act": "play", "cards": ["3"]}}
    assert judge_at(claim, state).verdict.value == "correct"


def nodes(tree: Plain, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every node of a tree."""
    if isinstance(tree, str):
        return [path]
    pairs = enumerate(tree) if isinstance(tree, list) else tree.items()
    return [path, *(way for key, child in pairs for way in nodes(child, (*path, key)))]


def put(tree: Plain, path: tuple[str | int, ...], new: "Plain | None") -> Plain:
    """The tree with another node there, or without it."""
    if not path:
        return new if new is not None else {}
    key, *rest = path
    if isinstance(tree, list) and isinstance(key, int):
        inner = [] if new is None and not rest else [put(tree[key], tuple(rest), new)]
        return [*tree[:key], *inner, *tree[key + 1 :]]
    assert isinstance(tree, dict)
    assert isinstance(key, str)
    if new is None and not rest:
        return {name: child for name, child in tree.items() if name != key}
    return {**tree, key: put(tree[key], tuple(rest), new)}


PIECES: "st.SearchStrategy[Plain | None]" = st.one_of(
    st.none(),
    st.sampled_from(["A", "E", "F", "", "J", "8", "0", "14", "yes", "-", "play", "trick"]),
    st.sampled_from([[], ["A"], ["8", "8"], ["J"], {}, {"A": "8"}, {"A": ["8"]}]),
)


@given(st.sampled_from(CASES), st.booleans(), PIECES, st.data())
def test_a_tree_that_is_amiss_is_refused_and_never_breaks(
    case: Case, in_claim: bool, piece: "Plain | None", data: st.DataObject
) -> None:
    """Whatever is changed in a case: an answer, or a finding with a place in the tree."""
    tree = case.claim if in_claim else case.given
    changed = put(tree, data.draw(st.sampled_from(nodes(tree))), piece)
    claim, facts = (changed, case.given) if in_claim else (case.claim, changed)
    assert where_amiss(claim, facts) in {"", "given", "claim"}


def where_amiss(claim: Plain, facts: Plain) -> str:
    """The tree in which something is amiss; empty where the claim is answered."""
    try:
        judge_claim(claim, facts, default_rules())
    except InputError as error:
        return error.finding.span.file.split(".")[0]
    return ""
