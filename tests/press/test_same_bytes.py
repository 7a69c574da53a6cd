"""The same document is the same file, wherever and whenever it is written."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

SCRIPT = """
import hashlib, os, time
moment = time.time() + float(os.environ["LATER"])
time.time = lambda: moment
from PIL import Image
from cardsmith.model.face import Art, Picture, Stamp
from cardsmith.model.inks import WINE
from tests.press.samples import bitmap, block, printed, words

art = [Art(f"art {n}", (block(n, n, 5, 5, WINE), words("âme", n, n))) for n in range(5)]
picture = bitmap(Image.linear_gradient("L"))
data = printed(
    *(Stamp(one) for one in art),
    words("peur", font="Cinzel Bold"), words("œuvre", font="Alegreya Bold"), words("affiche"),
    Picture(0, 0, 20, 20, picture),
)
print(hashlib.sha256(data).hexdigest())
"""


def digest(folder: Path, **changes: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **changes}
    for name in ("SOURCE_DATE_EPOCH", "LC_ALL"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=folder, env=environment, capture_output=True, check=True
    )
    return done.stdout.decode("ascii").strip()


def test_case_E22_two_documents_are_identical(tmp_path: Path) -> None:
    """Another hash seed, time zone, language and folder, seven seconds later."""
    other = tmp_path / "ailleurs é"
    other.mkdir()

    one = digest(tmp_path, PYTHONHASHSEED="1", TZ="UTC", LANG="C", LATER="0")
    two = digest(other, PYTHONHASHSEED="2", TZ="Pacific/Auckland", LANG="C.UTF-8", LATER="7")

    assert one == two
