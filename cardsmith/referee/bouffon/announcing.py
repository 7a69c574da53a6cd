"""Before the minute: the title, its spelling, hints, the glass (BOU-08, BOU-09, BOU-10)."""

from cardsmith.lexicon.matching import is_plain_match
from cardsmith.lexicon.text import folded
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.acts import Card, Hinted, Player, ReadTitle, Spelt, Turned
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.states import Phase, Spoken, State
from cardsmith.referee.rulings import correct, wrong

_READS = correct("reads", "BOU-08", "BOU-Q08")
_READS_MAROTTE = correct("reads-marotte", "BOU-25")
_SPELLS = correct("spells", "BOU-08", "BOU-Q08")
_SPELLS_MAROTTE = correct("spells-marotte", "BOU-25", "BOU-Q42")
_HINTS = correct("hints", "BOU-09", "BOU-Q09")
_TURNS = correct("turns", "BOU-08", "BOU-10")
_TURNS_MAROTTE = correct("turns-marotte", "BOU-26", "BOU-Q42")
_UNSPELT = wrong("unspelt", "BOU-08", "BOU-10", "BOU-Q08")
_MAROTTE_UNSPELT = wrong("marotte-unspelt", "BOU-25", "BOU-Q42")


def read_title(state: State, act: ReadTitle) -> Step:
    """The title of the card is read aloud by who drew it."""
    if state.phase not in (Phase.TITLE, Phase.MAROTTE_TITLE):
        return untimely(state)
    if act.player != reader(state):
        return Step(_not_reader(state, act.player), state)
    if not is_plain_match(act.title, _card(state).title):
        return Step(wrong("misread", "BOU-08", "BOU-Q08", said=act.title), state)
    if state.phase is Phase.TITLE:
        return Step(_READS, state._replace(phase=Phase.SPELLING))
    spells = state.house.marotte_spell
    phase = Phase.MAROTTE_SPELLING if spells else Phase.MAROTTE_READY
    return Step(_READS_MAROTTE, state._replace(phase=phase))


def spell(state: State, act: Spelt) -> Step:
    """The title is spelt, accents said or not; of a marotte it need not be (BOU-Q42)."""
    is_marotte = state.phase in (Phase.MAROTTE_SPELLING, Phase.MAROTTE_READY)
    if state.phase is not Phase.SPELLING and not is_marotte:
        return untimely(state)
    if act.player != reader(state):
        return Step(_not_reader(state, act.player), state)
    if _letters(act.letters) != _letters(_card(state).title):
        return Step(wrong("misspelt", "BOU-08", "BOU-Q08", said=act.letters), state)
    if is_marotte:
        return Step(_SPELLS_MAROTTE, state._replace(phase=Phase.MAROTTE_READY))
    return Step(_SPELLS, state._replace(phase=Phase.READY))


def hint(state: State, act: Hinted) -> Step:
    """One or two entries of a card that has five or more, before the minute (BOU-Q09)."""
    if state.phase is Phase.MIME and act.player == state.bouffon:
        turn = state.turn
        spoken = (*turn.spoken, Spoken(act.entry, None, len(turn.proposals)))
        ruling = wrong("hint-late", "BOU-09", "BOU-11", "BOU-Q09", "BOU-Q11", entry=act.entry)
        return Step(ruling, state._replace(turn=turn._replace(spoken=spoken)))
    if state.phase is not Phase.READY:
        return untimely(state)
    if act.player != state.bouffon:
        return Step(_not_reader(state, act.player), state)
    return _hint(state, act)


def _hint(state: State, act: Hinted) -> Step:
    house, hints, entries = state.house, state.turn.hints, _card(state).entries
    cited = next((entry for entry in entries if is_plain_match(act.entry, entry)), None)
    codes = ("BOU-09", "BOU-Q09")
    if len(entries) < house.hint_min:
        ruling = wrong("hint-few", *codes, count=len(entries), needed=house.hint_min)
    elif len(hints) >= house.hint_max:
        ruling = wrong("hint-many", *codes, most=house.hint_max)
    elif cited is None:
        ruling = wrong("hint-off-card", "BOU-09", entry=act.entry)
    elif cited in hints:
        ruling = wrong("hint-again", "BOU-09", entry=cited)
    else:
        turn = state.turn._replace(hints=(*hints, cited))
        return Step(_HINTS, state._replace(turn=turn))
    return Step(ruling, state)


def turn_glass(state: State, act: Turned) -> Step:
    """The minute begins once the title is read and spelt."""
    match state.phase:
        case Phase.TITLE | Phase.SPELLING:
            return Step(_UNSPELT, state)
        case Phase.MAROTTE_SPELLING:
            return Step(_MAROTTE_UNSPELT, state)
        case Phase.READY if act.player == state.bouffon:
            return Step(_TURNS, state._replace(phase=Phase.MIME))
        case Phase.READY:
            ruling = wrong("not-his-glass", "BOU-10", player=act.player, bouffon=state.bouffon)
            return Step(ruling, state)
        case Phase.MAROTTE_READY if act.player == reader(state):
            return Step(_TURNS_MAROTTE, state._replace(phase=Phase.MAROTTE_ANSWERS))
        case Phase.MAROTTE_READY:
            return Step(_not_reader(state, act.player), state)
        case _:
            return untimely(state)


def reader(state: State) -> Player:
    """Who holds the card: the Bouffon, or who drew the marotte (BOU-Q29)."""
    marotte = state.turn.marotte
    return marotte.drawer if marotte else state.bouffon


def _not_reader(state: State, player: Player) -> Ruling:
    """Somebody did what is for whoever holds the card."""
    if state.turn.marotte:
        codes = ("BOU-25", "BOU-Q29", "BOU-Q42")
        return wrong("not-drawer", *codes, player=player, drawer=reader(state))
    return wrong("not-reader", "BOU-08", "BOU-09", player=player, bouffon=state.bouffon)


def _card(state: State) -> Card:
    marotte = state.turn.marotte
    return (marotte.card if marotte else state.turn.card) or Card("", ())


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, folded(text)))
