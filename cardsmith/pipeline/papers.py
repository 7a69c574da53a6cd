"""What is read and written at the table besides cards: booklets, score sheets, cards of ranks."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from cardsmith.intake.shipped.law_words import profile_words
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.lexicon.plural import worded
from cardsmith.model.booklet import Manuscript
from cardsmith.model.choices import Look
from cardsmith.model.edition import Deck, Game, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.metrics import Fonts
from cardsmith.model.table import Seat, Seating, Standing

if TYPE_CHECKING:
    from cardsmith.layout.table import TableJob

_USUAL = (10.0, 10.5, 11.0)
_TYPE = {Look.ACCESSIBLE: (12.0, 12.5, 13.0)}
"""The sizes that running text may have, in points: the largest that takes no more paper."""


def languages(deck: Deck) -> tuple[str, ...]:
    """The languages of the booklets: that of the edition first."""
    first = deck.edition.language
    return (first, *(one for one in LANGUAGES if one != first)) if first in LANGUAGES else LANGUAGES


def rules(deck: Deck, fonts: Fonts, look: Look, language: str, page: Size) -> tuple[Face, ...]:
    """The pages of the rules in force, in the order in which they are read."""
    from cardsmith.layout.booklet import BookletJob, booklet_faces
    from cardsmith.layout.booklet.leaf import Leaf
    from cardsmith.layout.game_look import LOOKS

    words, game = printed_words("booklet", language), deck.edition.game
    told = _manuscript(deck, language, words)

    def set_in(size: float) -> tuple[Face, ...]:
        leaf = Leaf(fonts, page, size, LOOKS[game].dyes, hyphenator(language))
        return booklet_faces(BookletJob(game, leaf, load_ornaments(), words), told)

    least = faces = set_in(_TYPE.get(look, _USUAL)[0])
    for size in _TYPE.get(look, _USUAL)[1:]:
        larger = set_in(size)
        if len(larger) > len(least):
            break
        faces = larger
    return faces


def scores(deck: Deck, fonts: Fonts, page: Size) -> tuple[Face, ...]:
    """The score sheet, one page to be printed as often as a game needs it."""
    from cardsmith.layout.scores import score_sheet

    language = deck.edition.language
    words = printed_words("scores", language), printed_words("aid", language)
    return (score_sheet(deck.edition, fonts, page, words),)


def _manuscript(deck: Deck, language: str, words: Mapping[str, str]) -> Manuscript:
    from cardsmith.layout.box.facts import facts, imprint_lines
    from cardsmith.pipeline.manuscripts import chapters, house_rules

    edition = deck.edition
    rules, on_box = edition.rules, printed_words("box", language)
    seconds = rules.number("bouffon.minute")
    house = house_rules(edition.game, rules, language)
    return Manuscript(
        language=language,
        title=edition.title,
        facts=" · ".join(facts(edition, on_box)),
        pitch=words[f"{edition.game}_pitch"].format(seconds=seconds),
        inside=tuple(_inside(deck, words)),
        chapters=chapters(edition.game, rules, language),
        imprint=tuple(imprint_lines(edition, on_box)),
        house=house,
        profile=words["in_force"].format(profile=profile_words(rules.profile)[language]),
    )


def _inside(deck: Deck, words: Mapping[str, str]) -> Iterator[str]:
    """What lies in the box, counted."""
    from cardsmith.layout.box.facts import players

    edition, rules = deck.edition, deck.edition.rules
    fewest, most = players(edition)
    if edition.game is Game.BOUFFON:
        letters = [packet for packet in deck.packets if not packet.is_marotte]
        marotte = [card for packet in deck.packets if packet.is_marotte for card in packet.cards]
        cards = sum(card.copies for packet in letters for card in packet.cards)
        count = len({card.packet for packet in letters for card in packet.cards})
        yield words["board"].format(squares=edition.board.count)
        yield worded(words["letters"], edition.language, cards=cards, packets=count)
        yield worded(words["marotte"], edition.language, cards=sum(card.copies for card in marotte))
        yield words["pawns"].format(most=most, faces=rules.option("bouffon.die_faces"))
        yield words["glass"].format(seconds=rules.number("bouffon.minute"))
    else:
        jokers = sum(rank.copies for rank in deck.ranks if rank.is_joker)
        ranks = sum(1 for rank in deck.ranks if not rank.is_joker)
        cards = sum(rank.copies for rank in deck.ranks)
        yield worded(words["deck"], edition.language, cards=cards, ranks=ranks, jokers=jokers)
        yield words["status"].format(status=most)
        yield words["plans"].format(plans=most - fewest + 1)
    yield words["aids"].format(aids=most)


def status(deck: Deck, fonts: Fonts) -> tuple[Piece, ...]:
    """The cards of standing for the largest table."""
    from cardsmith.layout.table import status_pieces

    return status_pieces(_table_job(deck, fonts), _tables(deck)[-1])


def plans(deck: Deck, fonts: Fonts) -> tuple[Piece, ...]:
    """The plans of every table, and the ladder of ranks."""
    from cardsmith.layout.table import plan_pieces

    return plan_pieces(_table_job(deck, fonts), _tables(deck), deck.ranks)


CARDS: Mapping[str, Callable[[Deck, Fonts], tuple[Piece, ...]]] = {"status": status, "plans": plans}
"""The components of cards, by name."""


def _table_job(deck: Deck, fonts: Fonts) -> "TableJob":
    from cardsmith.layout.table import TableJob

    language = deck.edition.language
    both = language, next(one for one in LANGUAGES if one != language)
    first, second = (printed_words("table", one) for one in both)
    return TableJob(
        edition=deck.edition,
        fonts=fonts,
        ornaments=load_ornaments(),
        languages=both,
        words=(first, second),
    )


def _tables(deck: Deck) -> tuple[Seating, ...]:
    """Every table that may play, as the referee seats it and deals to it."""
    from cardsmith.layout.box.facts import players

    fewest, most = players(deck.edition)
    return tuple(_seating(deck, number) for number in range(fewest, most + 1))


def _seating(deck: Deck, players: int) -> Seating:
    """DAL-03 and DAL-04 the seats, DAL-Q02 the deal, DAL-Q19 the revolution."""
    from cardsmith.referee.dalmuti.dealing import shares
    from cardsmith.referee.dalmuti.jokers import upturned
    from cardsmith.referee.dalmuti.seats import title
    from cardsmith.referee.dalmuti.states import Title

    standings = dict(zip(Title, Standing, strict=True))
    rules = deck.edition.rules
    total = sum(rank.copies for rank in deck.ranks)
    dealt = shares(total, players, rules.option("dalmuti.deal_extra"))
    order = upturned(players, rules.option("dalmuti.revolution_map"))
    seats, merchants = [], 0
    for seat in range(players):
        standing = standings[title(seat, players)]
        merchants += standing is Standing.MERCHANT
        number = merchants if standing is Standing.MERCHANT else 0
        seats.append(Seat(standing, number, dealt[seat], order.index(seat)))
    return Seating(tuple(seats), total - sum(dealt))
