"""The folders of one person: settings that are kept, and what can be made anew.

The only module that knows platformdirs, which says where they are on each system.
"""

import os
from pathlib import Path

_OURS = "cardsmith"


def settings_folder() -> Path:
    """Where settings are kept, whether or not the folder is there."""
    from platformdirs import user_config_path

    return user_config_path(_OURS, appauthor=False)


def cache_folder() -> Path:
    """Where lies what can be made anew at any time."""
    from platformdirs import user_cache_path

    return user_cache_path(_OURS, appauthor=False)


def keep(path: Path, *content: bytes | memoryview) -> None:
    """Write a file, part by part, that is whole as soon as it bears its name, whoever writes it.

    Raises OSError.
    """
    import tempfile

    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem, suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(number, "wb") as stream:
            stream.writelines(content)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
