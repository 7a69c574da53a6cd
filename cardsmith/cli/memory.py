"""More memory needed than there is: one line that says so in place of a traceback."""

import errno
import os
import re
from contextlib import suppress

_TOLD = {
    "fr": "cardsmith\u00a0: la mémoire ne suffit pas (fermer d’autres programmes, ou relever la "
    "limite fixée par ulimit -v)",
    "en": "cardsmith: there is not enough memory (close other programs, or raise the limit that "
    "ulimit -v sets)",
}


def is_short(error: Exception) -> bool:
    """Whether an error comes of too little memory, whoever asked for it."""
    match error:
        case MemoryError():
            return True
        case ImportError():  # of a library, as the system words it
            return "failed to map segment" in str(error)
        case _:
            return isinstance(error, OSError) and error.errno == errno.ENOMEM


def told(words: list[str]) -> str:
    """What happened and what may help, in the language of the command that was typed."""
    return _TOLD.get(_language(words), _TOLD["en"])


def _language(words: list[str]) -> str:
    """What was asked for, else that of the edition; none where memory does not suffice for it."""
    asked = re.search(r"--lang[= ](\w+)", " ".join(words))
    language = asked[1] if asked else os.environ.get("CARDSMITH_LANG", "")
    with suppress(Exception):
        if language not in _TOLD:
            from cardsmith.pipeline.targets import language_of

            language = language_of([word for word in words[1:] if not word.startswith("-")])
    return language
