"""The bones of a file: every object is where the table says, and texts are read back."""

import re
import tracemalloc
from io import BytesIO

import pikepdf
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.press.file import PdfFile, text_string


def written(*texts: str) -> bytes:
    """A file without pages whose information holds some texts."""
    stream = BytesIO()
    file = PdfFile(stream)
    root = file.promised()
    entries = " ".join(f"/Text{number} {text_string(text)}" for number, text in enumerate(texts))
    info = file.add(f"<< {entries} >>")
    pages = file.add("<< /Type /Pages /Count 0 /Kids [] >>")
    file.add(f"<< /Type /Catalog /Pages {pages} 0 R >>", root)
    file.close(root, info)
    return stream.getvalue()


@given(texts=st.lists(st.text(), max_size=3))
def test_a_text_is_read_back_as_it_was(texts: list[str]) -> None:
    with pikepdf.open(BytesIO(written(*texts))) as pdf:
        assert [str(text) for text in pdf.docinfo.values()] == texts


def test_every_object_is_where_the_table_says() -> None:
    data = written("œuf", "(a\\b)")
    start = int(data.rsplit(b"startxref\n", 1)[1].split()[0])
    rows = re.findall(rb"(\d{10}) 00000 n \n", data[start:])

    assert data[start:].startswith(b"xref\n0 4\n0000000000 65535 f \n")
    for number, offset in enumerate(rows, 1):
        assert data[int(offset) :].startswith(b"%d 0 obj\n" % number)


def test_the_identifier_tells_files_apart() -> None:
    one, same, other = (re.findall(rb"/ID \[<(\w{32})> <(\w{32})>\]", data) for data in (
        written("peur"), written("peur"), written("joie"),
    ))  # fmt: skip

    assert one == same != other
    assert len(set(one[0])) == 1


class Nowhere(BytesIO):
    """A file of which nothing is kept."""

    def write(self, data: object) -> int:
        return 0


def test_nothing_that_was_written_is_kept() -> None:
    """Two megabytes go by, and what the file holds grows by an offset for each object."""
    file = PdfFile(Nowhere())
    tracemalloc.start()
    for number in range(200):
        file.add_deflated(bytes([number]) * 10_000, "")
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert held < 50_000
