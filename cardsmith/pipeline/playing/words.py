"""The words of the keeper and of the sandglass, in one language."""

from collections.abc import Mapping

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.struct import Struct


class Words(Struct, frozen=True):
    """The words of ``messages/play.yaml`` in one language."""

    lang: str

    @property
    def all(self) -> Mapping[str, str]:
        """Every phrase by its name, not filled in."""
        return printed_words("play", self.lang)

    def phrase(self, name: str, **facts: object) -> str:
        """One phrase, its facts filled in."""
        return self.all[name].format_map(facts)
