"""Two folders change places in one step, where the system and its disk can do that."""

import os
import sys
from pathlib import Path

_CALLS = {"linux": "renameat2", "darwin": "renameatx_np"}
_FROM_HERE = {"linux": -100, "darwin": -2}
_SWAP = 2
"""RENAME_EXCHANGE of Linux (renameat2(2)) and RENAME_SWAP of macOS (renameatx_np(2))."""


def exchanged(one: Path, other: Path) -> bool:
    """Whether ``one`` and ``other`` have changed places; if not, nothing has changed.

    Whoever looks finds one or the other under each name, at every moment. Windows cannot do that,
    nor can some disks on a network.
    """
    name = _CALLS.get(sys.platform)
    if name is None:
        return False
    try:
        import ctypes

        call = getattr(ctypes.CDLL(None), name)
    except (ImportError, OSError, AttributeError):
        return False
    here = _FROM_HERE[sys.platform]
    answer: int = call(here, os.fsencode(one), here, os.fsencode(other), ctypes.c_uint(_SWAP))
    return answer == 0
