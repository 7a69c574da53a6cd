"""Proofs as files: what is asked for, and what was written."""

from collections.abc import Sequence
from pathlib import Path

from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.proof import Proof, ProofCard
from cardsmith.model.struct import Struct
from cardsmith.pipeline.checking import Checked, check_editions
from cardsmith.pipeline.proofing.choosing import ids_of
from cardsmith.pipeline.proofing.composing import compose
from cardsmith.pipeline.proofing.signing import ledger_of, signatures_of
from cardsmith.pipeline.refusing import refused
from cardsmith.press.output import write_file
from cardsmith.press.refusing import refusals
from cardsmith.resources import real

FORMATS = ("pdf", "html", "xlsx")
PAPERS = ("a4", "letter")


class Written(Struct, frozen=True, kw_only=True):
    """A proof and its file; ``pages`` is 0 for what has none."""

    path: Path
    proof: Proof
    pages: int = 0


def check_one(name: str) -> Checked:
    """One edition, checked as ``check`` does it; raises InputError for a name without a deck."""
    return check_editions([name], dictionary="")


def place_for(deck: Deck, out: Path | None, asked: str) -> tuple[Path, str]:
    """Where a proof goes and its format: as asked for, else as the file is named, else PDF.

    Raises InputError (I110) for a file whose name says another format, and for a workbook among
    the decks of the edition, as one of which it would be read.
    """
    usual = Path("output") / deck.edition.name
    if out is None:
        made = asked or FORMATS[0]
        return usual / f"proof.{made}", made
    ending = out.suffix.lower().removeprefix(".")
    made = asked or (ending if ending in FORMATS else FORMATS[0])
    if ending != made:
        raise refused("--out", str(out), such_as=(f"{out.stem or 'proof'}.{made}",))
    if made == "xlsx" and real(out.parent) == real(Path(deck.edition.folder)):
        raise refused("--out", str(out), such_as=((usual / out.name).as_posix(),))
    return out, made


def proof_of(
    checked: Checked, spoken_in: str, only: Sequence[str] = (), *, unread: bool = False
) -> Proof:
    """The proof of a checked deck: of the cards that are named, of those that nobody signed.

    Raises InputError for a name that no card has, and for signatures that cannot be read.
    """
    (deck,) = checked.decks
    if not only and not unread:
        return compose(deck, checked.findings, spoken_in)
    ids = ids_of(deck, only, "--only") if only else None
    signed = set[tuple[str, str]]()
    if unread:
        cards = ledger_of(deck, signatures_of(deck)).cards
        signed = {(card.card, card.digest) for card in cards if card.is_signed()}

    def wanted(card: ProofCard) -> bool:
        return (ids is None or card.id in ids) and (card.id, card.digest) not in signed

    return compose(deck, checked.findings, spoken_in, wanted)


def write_proof(proof: Proof, place: tuple[Path, str], paper: str = "a4") -> Written:
    """Write a proof; raises InputError for a paper there is not and a file that is refused."""
    path, made = place
    if paper not in PAPERS:
        raise refused("--paper", paper, among=PAPERS)
    pages = 0
    if made == "pdf":
        data, pages = _pdf(proof, paper)
    else:
        data = _html(proof) if made == "html" else _xlsx(proof, path)
    with refusals(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, data)
    return Written(path=path, proof=proof, pages=pages)


def _pdf(proof: Proof, paper: str) -> tuple[bytes, int]:
    from cardsmith.impose.single import single
    from cardsmith.intake.shipped.fonts import ShippedFonts
    from cardsmith.intake.shipped.profiles import papers
    from cardsmith.layout.proof import Sheet, proof_faces
    from cardsmith.model.edition import Size
    from cardsmith.model.sheet import Document
    from cardsmith.press.pdf import write_pdf

    fonts, size = ShippedFonts(), papers()[paper]
    page = Size(width=size.width / 1000, height=size.height / 1000)
    faces = proof_faces(proof, Sheet(fonts, page, proof.words))
    document = Document(
        title=f"{proof.title} – {proof.words['proof']}",
        language=proof.language,
        pages=tuple(single(face, 0) for face in faces),
        tagged=True,
    )
    return write_pdf(document, fonts), len(faces)


def _html(proof: Proof) -> bytes:
    from cardsmith.press.proof_page import Assets, proof_page
    from cardsmith.resources import shipped

    css, js = (
        (shipped("templates") / "proof" / name).read_text(encoding="utf-8")
        for name in ("proof.css", "proof.js")
    )
    return proof_page(proof, Assets(css, js)).encode()


def _xlsx(proof: Proof, path: Path) -> bytes:
    from cardsmith.press.proof_book import proof_book
    from cardsmith.press.workbook import can_write

    if not can_write():
        raise InputError(Finding("F018", named(path.as_posix()), kind="proof"))
    return proof_book(proof)
