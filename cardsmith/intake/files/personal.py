"""The folders of one person: settings that are kept, and what can be made anew.

The only module that knows platformdirs, which says where they are on each system.
"""

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
