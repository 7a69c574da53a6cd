"""The figures that simulations have to give again, and what sampling error allows."""

from collections import Counter
from math import sqrt

SAMPLE = 3000
"""The games behind each stated figure."""

TURNS = {
    24: {2: (5, 6, 9), 3: (6, 7, 9), 4: (7, 9, 10), 5: (7, 9, 11), 6: (8, 10, 12)},
    47: {2: (10, 13, 17), 3: (13, 15, 18), 4: (15, 17, 20), 5: (17, 20, 22), 6: (19, 22, 25)},
    70: {2: (16, 20, 25), 3: (20, 23, 27), 4: (24, 27, 30), 5: (27, 31, 34), 6: (31, 34, 37)},
}
"""By victory square and players: the turns of a game below which 10, 50 and 90 % of games lie."""

MINUTES = {
    24: {2: 16, 3: 16, 4: 18, 5: 19, 6: 20},
    47: {2: 34, 3: 34, 4: 37, 5: 41, 6: 44},
    70: {2: 52, 3: 53, 4: 57, 5: 63, 6: 69},
}
"""The median minutes of a game."""

MAROTTES = {2: 6.0, 3: 4.0, 4: 2.4, 5: 1.6, 6: 1.0}
"""Marottes drawn in a game with victory on square 47, roughly."""

EDGE = {2: (56, 44), 4: (34, 27, 21, 18), 6: (25, 20, 17, 15, 13, 10)}
"""The games won by seat, in percent, with victory on square 47, of 6,000 games."""

FAIR = {2: (50, 50), 4: (25, 25, 24, 25), 6: (17, 17, 17, 17, 17, 17)}
"""The same where the round is finished."""

JOKERS = {4: 0.241, 5: 0.190, 6: 0.156, 7: 0.132, 8: 0.114}
"""The share of deals in which one player gets both jokers, exactly."""


def misses(turns: Counter[int], stated: tuple[int, ...], sigmas: float = 3.0) -> list[int]:
    """Which of the three stated figures more than sampling error lies away from the games'.

    A value is the quantile of a sample where the share below it does not exceed the quantile's
    and the share up to it does, both within the error of the two samples.
    """
    games = turns.total()
    found = []
    for quantile, value in zip((0.1, 0.5, 0.9), stated, strict=True):
        error = sigmas * sqrt(quantile * (1 - quantile) * (1 / games + 1 / SAMPLE))
        below = sum(times for turn, times in turns.items() if turn < value) / games
        up_to = below + turns[value] / games
        if not (below - error <= quantile <= up_to + error):
            found.append(value)
    return found


def share_error(percent: float, games: int, sample: int = 6000, sigmas: float = 3.0) -> float:
    """How far two measured percentages of one thing may lie apart, the stated one rounded."""
    share = percent / 100
    return 100 * sigmas * sqrt(share * (1 - share) * (1 / games + 1 / sample)) + 0.5
