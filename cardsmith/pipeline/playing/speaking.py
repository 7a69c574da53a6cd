"""What the keeper says, in one language."""

from collections.abc import Iterable, Iterator

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.shipped.reasons import because
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.pipeline.answering import told, verdict_words
from cardsmith.pipeline.playing import bouffon_screen, dalmuti_screen
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.keeper import Moment
from cardsmith.pipeline.playing.values import Notice, Said, is_against
from cardsmith.pipeline.playing.words import Words
from cardsmith.pipeline.words import spoken
from cardsmith.referee.dalmuti.states import Title
from cardsmith.referee.replay.values import Part, Ruled

_LEFT_UNSAID = "G130"


class Voice(Words, frozen=True):
    """Says what the keeper has to say of a game."""

    def of(self, notice: Notice) -> str:
        """A notice in words."""
        return self.phrase(notice.name, **notice.facts)

    def answers(self, said: Iterable[Said]) -> Iterator[str]:
        """What there is to say of an act: what is wrong with it, or else what came of it."""
        everything = tuple(said)
        against = tuple(each for each in everything if is_against(each))
        for each in against or everything:
            yield from self._answer(each)

    def asks(self, desk: Moment) -> str:
        """What the table waits for."""
        if isinstance(desk, BouffonDesk):
            return self.of(bouffon_screen.asks(desk))
        return self.of(dalmuti_screen.asks(desk))

    def table(self, desk: Moment) -> list[str]:
        """What the table sees of the game."""
        if isinstance(desk, BouffonDesk):
            return bouffon_screen.board(desk, self.all)
        referee = printed_words("referee", self.lang)
        titles = {title.value: referee[f"value.{title.value}"] for title in Title}
        return dalmuti_screen.table(desk, self.all, titles)

    def scene(self, desk: Moment) -> object:
        """What makes the table worth showing anew, when it changes."""
        if isinstance(desk, BouffonDesk):
            return bouffon_screen.scene(desk)
        return dalmuti_screen.scene(desk)

    def help(self, desk: Moment) -> list[str]:
        """What may be typed now, and at any time."""
        if isinstance(desk, BouffonDesk):
            topic = bouffon_screen.topic(desk)
        else:
            topic = dalmuti_screen.topic(desk)
        return [self.phrase(f"help.{topic}"), self.phrase("help.words")]

    def doubt(self, desk: Moment) -> str:
        """What is said of a card that its edition does not have; empty for any other."""
        if not isinstance(desk, BouffonDesk) or not bouffon_screen.unknown_card(desk):
            return ""
        packet, title, known = bouffon_screen.near_titles(desk)
        better = nearest(title, known)
        near = self.phrase("card-near", title=better) if better else ""
        return self.phrase("card-unknown", packet=packet, title=title, near=near)

    def _answer(self, said: Said) -> Iterator[str]:
        match said:
            case Notice():
                yield self.of(said)
            case Ruled():
                yield from self._ruling(said)
            case _ if said.code != _LEFT_UNSAID:
                words = spoken(said, self.lang)
                yield f"! {words.message}" + (f" ({words.hint})" if words.hint else "")

    def _ruling(self, said: Ruled) -> Iterator[str]:
        ruling = said.ruling
        reason = because(ruling, self.lang)
        if ruling.verdict is not Verdict.CORRECT:
            yield f"! {verdict_words(ruling.verdict, self.lang)} ({_cited(ruling)}) — {reason}"
            expected = told(ruling.expected, self.lang)
            if expected:
                yield f"  {printed_words('referee', self.lang)['expected']} — {expected}"
        elif ruling.reason.startswith("scored") and said.part is Part.ACT:
            yield f"{reason} ({', '.join(ruling.articles)})"


def _cited(ruling: Ruling) -> str:
    return ", ".join(ruling.cited)
