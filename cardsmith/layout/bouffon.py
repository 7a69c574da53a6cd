"""The cards of Le Bouffon as rows that a template sets."""

from collections.abc import Callable, Mapping

from cardsmith.layout.template_misfits import slots
from cardsmith.lexicon.order import Key, french_key
from cardsmith.model.deck import MAROTTE, Card, Record
from cardsmith.model.edition import Deck
from cardsmith.model.row import Row
from cardsmith.model.rules import Rules
from cardsmith.model.template import Template
from cardsmith.model.value import Lists

_GAME = "bouffon."


def card_rows(deck: Deck, common: Lists, *, marotte: bool = False) -> tuple[Row, ...]:
    """The cards of the letters, or of the marotte, packet by packet as in a dictionary.

    One of which no copy is wanted is left out. ``common`` are fields that all of them have.
    """
    cards = [card for card in deck.cards if card.copies and (card.packet == MAROTTE) is marotte]
    return tuple(
        [_row(card, common, labels=deck.edition.print_labels) for card in sorted(cards, key=_filed)]
    )


def common_fields(
    rules: Rules, printed: Callable[[], Mapping[str, str]], template: Template
) -> Lists:
    """What a template asks for that all cards have: rules in force, words of the language.

    ``rules.hint_min`` and so on are the options and numbers of the game; what is ``printed`` are
    the words of ``messages/cards.yaml``, ``words.missed`` what a missed marotte costs (BOU-28).
    """
    asked = {slot.name for box in (*template.front, *template.back) for slot in slots(box)}
    told: dict[str, object] = {
        "rules." + name.removeprefix(_GAME): value
        for name, value in (*rules.options.items(), *rules.numbers.items())
        if name.startswith(_GAME)
    }
    if any(name.startswith("words.") for name in asked):
        words, penalty = printed(), rules.number("bouffon.penalty")
        told["words.marotte"], told["words.found"] = words["marotte"], words["found"]
        told["words.missed"] = words[rules.option("bouffon.marotte_fail")].format(penalty=penalty)
    return {name: (str(value),) for name, value in told.items() if name in asked}


def _filed(card: Card) -> tuple[str, Key]:
    return card.packet, french_key(card.title.text)


def _row(card: Card, common: Lists, *, labels: bool) -> Row:
    synonyms = tuple([word.text for word in card.synonyms])
    if labels:
        synonyms = tuple([_labelled(word.text, word.labels) for word in card.synonyms])
    title = (card.title.text,)
    lists = {
        **common,
        "first": title,
        "others": synonyms,
        "title": title,
        "synonyms": synonyms,
        "letter": (card.packet,),
        "pos": (card.pos,) if card.pos else (),
        "id": (card.id,),
    }
    record = Record(id=card.id, fields={}, copies=card.copies, span=card.span)
    return Row(record, lists, {"title": (card.title,), "synonyms": card.synonyms}, checked=True)


def _labelled(text: str, labels: tuple[str, ...]) -> str:
    return f"{text} [{', '.join(labels)}]" if labels else text
