"""``edition.lock``: a line a signature, in a stable order, so that two branches can be merged."""

from collections.abc import Iterable

from cardsmith.lexicon.yaml_text import flow_text
from cardsmith.model.signature import Signature

LOCK = "edition.lock"
"""Its name in the folder of an edition."""

_HEAD = """\
# Who has read which card; written by `cardsmith sign`, a line a signature, by card and reader.
# A card that changes loses its signatures: its digest is another.
schema: 1
"""


def lock_bytes(signatures: Iterable[Signature]) -> bytes:
    """The file of some signatures; of one reader's for one card the last counts."""
    latest = {(one.card, one.reader): one for one in signatures}
    lines = [_line(latest[key]) for key in sorted(latest)]
    body = "".join(["signatures:\n", *lines]) if lines else "signatures: []\n"
    return (_HEAD + body).encode()


def _line(one: Signature) -> str:
    fields = {
        "card": one.card,
        "reader": one.reader,
        "digest": one.digest,
        "read": "yes" if one.is_read else "no",
        **({"remark": one.remark} if one.remark else {}),
    }
    return f"- {{{', '.join(f'{name}: {flow_text(text)}' for name, text in fields.items())}}}\n"
