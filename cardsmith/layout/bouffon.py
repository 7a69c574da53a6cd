"""The cards of Le Bouffon as rows that a template sets."""

from collections.abc import Callable, Mapping

from cardsmith.layout.template_misfits import slots
from cardsmith.lexicon.order import Key, french_key
from cardsmith.model.deck import MAROTTE, Card, Record, Synonym
from cardsmith.model.edition import Deck
from cardsmith.model.row import Row
from cardsmith.model.rules import Rules
from cardsmith.model.template import Template
from cardsmith.model.value import Lists

_GAME = "bouffon."


def card_rows(
    deck: Deck, common: Lists, said: Mapping[str, str] = {}, *, marotte: bool = False
) -> tuple[Row, ...]:
    """The cards of the letters, or of the marotte, packet by packet as in a dictionary.

    One of which no copy is wanted is left out. ``common`` are fields that all of them have.
    ``said`` has parts of speech and labels as the language of the edition prints them.
    """
    cards = [card for card in deck.cards if card.copies and (card.packet == MAROTTE) is marotte]
    labels = deck.edition.print_labels
    return tuple([_row(card, common, said, labels=labels) for card in sorted(cards, key=_filed)])


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


def _row(card: Card, common: Lists, said: Mapping[str, str], *, labels: bool) -> Row:
    synonyms = tuple([word.text for word in card.synonyms])
    if labels:
        synonyms = tuple([_labelled(word, said) for word in card.synonyms])
    title = (card.title.text,)
    lists = {
        **common,
        "first": title,
        "others": synonyms,
        "title": title,
        "synonyms": synonyms,
        "letter": (card.packet,),
        "pos": (said.get(card.pos, card.pos),) if card.pos else (),
        "id": (card.id,),
    }
    record = Record(id=card.id, fields={}, copies=card.copies, span=card.span)
    return Row(record, lists, {"title": (card.title,), "synonyms": card.synonyms}, checked=True)


def _labelled(word: Synonym, said: Mapping[str, str]) -> str:
    listed = ", ".join(said.get(label, label) for label in word.labels)
    return f"{word.text} [{listed}]" if listed else word.text
