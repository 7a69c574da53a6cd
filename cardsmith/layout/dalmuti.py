"""The ranks of Le Grand Dalmuti: their estates, and what a template sets of them."""

from cardsmith.layout.ornament import ESTATES, JESTER, Roles
from cardsmith.model.deck import Rank, Record
from cardsmith.model.edition import Deck
from cardsmith.model.inks import GOLD, GREEN, SAFFRON, STEEL, Ink
from cardsmith.model.row import Row
from cardsmith.model.struct import Struct

_SECOND = ("en", "fr")
"""The language of the small name: English, or French on a card in English."""


class Estate(Struct, frozen=True, kw_only=True):
    """The look of a rank: its name, the inks of its roles, its pip, the inks its pips take."""

    name: str
    roles: Roles
    pip: str
    pip_inks: tuple[Ink, ...]

    def ink(self, index: int) -> Ink:
        """The ink of the pip of that index."""
        return self.pip_inks[index % len(self.pip_inks)]


_LOOKS = tuple(
    Estate(name=name, roles=roles, pip=f"pips/{name}", pip_inks=(roles["A"],))
    for name, roles in zip(("court", "nobility", "trades", "land"), ESTATES, strict=True)
)
_JOKER = Estate(
    name="jester", roles=JESTER, pip="small/belltiny", pip_inks=(GOLD, GREEN, STEEL, SAFFRON)
)


def estate_of(value: int) -> Estate:
    """The estate of a rank: court to 3, nobility to 6, trades to 9, land to 12, then the joker."""
    return _JOKER if value > 12 else _LOOKS[(value - 1) // 3]


def rank_rows(deck: Deck) -> tuple[Row, ...]:
    """A row for every rank that has copies, with its names in the order of the edition."""
    return tuple(_row(rank, deck.edition.language) for rank in deck.ranks if rank.copies)


def _row(rank: Rank, language: str) -> Row:
    estate = estate_of(rank.value)
    names = _chosen(rank, language)
    fields = {
        "id": rank.id,
        "rank": str(rank.value),
        "label": "J" if rank.is_joker else str(rank.value),
        "first": names[0] if names else "",
        "name": names[0] if names else "",
        "second": names[1] if len(names) > 1 else "",
        "estate": estate.name,
        "dye": estate.roles["A"].name,
    }
    lists = {name: (text,) if text else () for name, text in fields.items()}
    record = Record(id=rank.id, fields={}, copies=rank.copies, span=rank.span)
    return Row(record, {**lists, "others": lists["second"]})


def _chosen(rank: Rank, language: str) -> list[str]:
    """The large name, then the small one where there is a second that differs."""
    order = (language, *_SECOND, *rank.names)
    return list(dict.fromkeys(rank.names[key] for key in order if key in rank.names))[:2]
