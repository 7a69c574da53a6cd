"""Editions built by the workers of a cluster, who see the same folders by the same paths."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from cardsmith.model.profile import Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.cluster import spread
from cardsmith.pipeline.gathering import groups_of
from cardsmith.pipeline.orders import Built, Part
from cardsmith.pipeline.sharding import ALL
from cardsmith.resources import real

Build: TypeAlias = Callable[
    [Sequence[str], Profile, tuple[str, ...], Path, Part], tuple[Built, ...]
]


def builder(scheduler: str) -> Build:
    """What builds editions: this process, or where a scheduler is named the workers of a cluster.

    A worker swaps a folder in whole; one that is lost leaves what stood there. It raises what
    ``build_editions`` and ``cluster.spread`` do.
    """
    if not scheduler:
        return build_editions

    def build(
        names: Sequence[str], profile: Profile, components: tuple[str, ...], out: Path, part: Part
    ) -> tuple[Built, ...]:
        """What each edition came to, in the order of their names, whoever built it."""
        groups = groups_of(names, part.shard)
        asked = tuple(tuple(real(path).as_posix() for path in group) for group in groups)
        work = partial(
            built_here,
            profile=profile,
            components=components,
            out=real(out),
            part=part._replace(shard=ALL),
        )
        done = dict(spread(work, asked, scheduler))
        return tuple(_seen_from_here(done[group], out, profile) for group in asked)

    return build


def built_here(
    group: tuple[str, ...], profile: Profile, components: tuple[str, ...], out: Path, part: Part
) -> Built:
    """One edition, built by this process and told so that it can travel."""
    (built,) = build_editions(group, profile, components, out, part)
    ink = partial(float, built.ink()) if built.ink else None
    return replace(built, ink=ink)


def _seen_from_here(built: Built, out: Path, profile: Profile) -> Built:
    """The same with the output folder as it was named."""
    folder = out / built.name / profile.name
    return replace(built, folder=folder) if built.folder else built
