"""Files for print that examples name: good ones, and ones with a single fault."""

from pathlib import Path

from tests.press.preflight.faulty import X1A, X4, manifest, page_digests, pixels, press_file

_FAULTS_OF_X1A = {"transparency"}


def examples(folder: Path, command: str) -> None:
    """Write the file that a command names, and the manifest that tells its order."""
    name = next(word for word in command.split() if word.endswith((".pdf", ".png")))
    fault = Path(name).stem
    if name.endswith(".png"):
        (folder / name).write_bytes(pixels(825 if fault == "good" else 826))
        return
    if fault == "good-x1a":
        data = press_file("", X1A)
    elif fault in {"good", "deck"}:
        data = press_file("", X4, 1 if fault == "good" else 2)
    else:
        data = press_file(fault, X1A if fault in _FAULTS_OF_X1A else X4)
    (folder / name).write_bytes(data)
    if fault in {"deck", "backs_swapped"}:
        (folder / "asked").mkdir()
        deck = folder / "asked" / "deck.pdf"
        deck.write_bytes(press_file("", X4, 2))
        (folder / "manifest.json").write_bytes(manifest(name, page_digests(str(deck))))
