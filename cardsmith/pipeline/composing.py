"""The cards of a component drawn and composed at once, by shares, on all processors.

What a press needs of a card is a tenth of what is drawn: that is all that is kept of it, and what
an earlier build has composed already is not drawn at all.
"""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path

from cardsmith.layout.custom import Draw, Setting, piece_of
from cardsmith.model.edition import Edition
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Profile
from cardsmith.model.row import Row
from cardsmith.pipeline.crew import shared_out, shares
from cardsmith.pipeline.galleys import Job, Maker, pictures_of
from cardsmith.pipeline.looks import Wardrobe
from cardsmith.pipeline.products import Compose
from cardsmith.pipeline.shops import portal_of
from cardsmith.pipeline.standing import StandingType, folder
from cardsmith.press.galley import Stock

LEAST = 100
"""Cards from which a process of their own is worth its beginning."""


def composed_for(profile: Profile, *, cache: bool = True) -> Compose | None:
    """What composes cards for a profile as they are drawn; nothing where a press wants them.

    With ``cache`` those of earlier builds are used, and these are kept.
    """
    if profile.press is not None or portal_of(profile) is not None:
        return None

    def compose(edition: Edition, component: str, worn: Wardrobe) -> Draw:
        job = Job(edition, component, worn, profile.tagged)
        return partial(_pieces, job, folder() if cache else None)

    return compose


def _pieces(
    job: Job, kept: Path | None, setting: Setting, rows: Sequence[Row]
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards as pieces; one that cannot be right is left out, with the reasons."""
    maker = Maker(job, setting, rows)
    standing = StandingType(kept, maker.purpose())
    keys = standing.keys(map(maker.decisive, rows))
    spots = list(map(standing.spot, keys)) or [None] * len(rows)
    missing = [row for row, spot in zip(rows, spots, strict=True) if spot is None]
    compose = partial(maker.composed, shares(len(missing), LEAST))
    composed = shared_out(compose, missing, LEAST)
    made = chain.from_iterable(share.spots() for share in composed)
    spots = [spot or next(made) for spot in spots]
    for share in composed:
        standing.forms.update(share.forms)
    standing.keep({key: spot for key, spot in zip(keys, spots, strict=False) if spot})
    stock = Stock(standing.forms, pictures_of(setting))
    pieces: list[Piece] = []
    findings: list[Finding] = []
    for row, spot in zip(rows, spots, strict=True):
        piece, faults = maker.piece(row, spot, stock) if spot else (None, piece_of(setting, row)[1])
        findings += faults
        if piece is not None:
            pieces.append(piece)
    return tuple(pieces), tuple(findings)
