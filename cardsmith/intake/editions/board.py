"""The board and the limits of an edition."""

from collections.abc import Iterable, Mapping

from cardsmith.intake.decks.packets import one_letter
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.numbers import whole_number
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq, is_empty
from cardsmith.model.board import STANDARD_LAP, Board, Square
from cardsmith.model.edition import Limits

STANDARD = Board(STANDARD_LAP, 2)

_BOARD = {"cases": "squares", "tours": "laps", "tour": "laps"}
_LIMITS = {"synonymes": "synonyms", "parlettre": "per_letter", "parcase": "cards_per_square"}


def read_board(desk: Desk, node: Node) -> Board:
    """Squares of one lap and how many laps; E104 when there are too few squares or too many."""
    fields = desk.fields(node, ("squares", "laps"), _BOARD)
    laps = whole_number(desk, fields, "laps", STANDARD.laps, least=1)
    squares: tuple[Square, ...] = STANDARD_LAP
    span = node.span
    if "squares" in fields:
        span = fields["squares"][0].span
        items = desk.items(fields["squares"][1], "squares")
        squares = tuple(_square(desk, item, index) for index, item in enumerate(items))
        _say_twice(desk, items)
    try:
        return Board(tuple(square for square in squares if square), laps)
    except ValueError:
        count = len(squares) * laps + 2
        desk.say("E104", span, count=count, squares=len(squares), laps=laps)
        return STANDARD


def read_limits(desk: Desk, node: Node) -> Limits:
    """How many synonyms and cards an edition promises."""
    names = ("synonyms", "per_letter", "cards_per_square", "marotte")
    fields = desk.fields(node, names, _LIMITS)
    default = Limits()
    synonyms = default.synonyms
    if "synonyms" in fields:
        synonyms = _bounds(desk, fields["synonyms"][1], synonyms)
    letters: Mapping[str, tuple[int, int]] = {}
    if "per_letter" in fields:
        letters = _per_letter(desk, fields["per_letter"][1], synonyms)
    return Limits(
        synonyms=synonyms,
        per_letter=letters,
        cards_per_square=whole_number(desk, fields, "cards_per_square", default.cards_per_square),
        marotte=whole_number(desk, fields, "marotte", default.marotte),
    )


def _square(desk: Desk, node: Node, index: int) -> Square:
    letters: list[str] = []
    items = desk.items(node, f"squares[{index}]")
    if is_empty(node):
        desk.say("S104", node.span, kind="empty", field=f"squares[{index}]")
    for place, item in enumerate(items):
        scalar = desk.text(item, f"squares[{index}][{place}]")
        letters += one_letter(desk, scalar) if scalar is not None else ()
    return tuple(letters)


def _say_twice(desk: Desk, squares: Iterable[Node]) -> None:
    """E115 for a letter that stands on two squares of a lap, or twice on one."""
    letters = set()
    for square in squares:
        for item in square.items if isinstance(square, Seq) else ():
            letter = item.text.strip().upper() if isinstance(item, Scalar) else ""
            if letter and letter in letters:
                desk.say("E115", item.span, kind="twice", letter=letter)
            letters.add(letter)


def _per_letter(desk: Desk, node: Node, default: tuple[int, int]) -> Mapping[str, tuple[int, int]]:
    if not isinstance(node, Map):
        desk.say("S114", node.span, kind="text", known="W: {min: 3}")
        return {}
    found = {}
    for key, value in node.entries:
        for letter in one_letter(desk, key):
            found[letter] = _bounds(desk, value, default)
    return found


def _bounds(desk: Desk, node: Node, default: tuple[int, int]) -> tuple[int, int]:
    fields = desk.fields(node, ("min", "max"), {"minimum": "min", "maximum": "max"})
    least = whole_number(desk, fields, "min", min(default[0], 99))
    most = whole_number(desk, fields, "max", max(default[1], least))
    if least > most:
        desk.say("E108", node.span, kind="order", field="max", found=str(most))
        return default
    return least, most
