"""A digest is of what a page shows, not of how a program has written it."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from tests.press.preflight.faulty import page_digests, press_file


def digests(before: bytes, after: bytes, folder: Path) -> list[str]:
    """Those of the good file, packed anew with something in the content of its front."""
    path = folder / "written.pdf"
    with pikepdf.open(BytesIO(press_file())) as file:
        content = file.pages[0].obj.Contents
        assert before in content.read_bytes()
        content.write(content.read_bytes().replace(before, after, 1))
        file.save(path, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return page_digests(str(path))


@pytest.mark.parametrize(
    ("after", "is_alike"),
    [
        (b".6 .4 .4 1 k", True),
        (b"0.6   0.40\n0.4000 1.0 k", True),
        (b"0.60004 0.4 0.4 1 k", True),
        (b"0.61 0.4 0.4 1 k", False),
        (b"0.6 0.4 0.4 1 K", False),
    ],
)
def test_numbers_and_spaces_may_be_written_otherwise(
    after: bytes, is_alike: bool, tmp_path: Path
) -> None:
    path = tmp_path / "good.pdf"
    path.write_bytes(press_file())
    front, back = page_digests(str(path))

    found = digests(b".6 .4 .4 1 k", after, tmp_path)
    assert (found[0] == front) is is_alike
    assert found[1] == back
