"""What a built PDF says and shows, read back by programs that did not write it."""

from pathlib import Path

import pikepdf
import pypdfium2

Segment = tuple[float, float, float, float]

TO_MM = 25.4 / 72


def lines(pdf: Path) -> list[list[str]]:
    """Of each page its lines of type, in the order they were drawn."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.get_textpage().get_text_bounded().split("\r\n") for page in document]


def marks(page: pikepdf.Page) -> list[Segment]:
    """The lines of a page outside every clipped box, in millimetres from its top left."""
    height = float(page.obj["/MediaBox"][3])
    clipped, found, start, moved = [False], [], (0.0, 0.0), [(0.0, 0.0)]
    for instruction in pikepdf.parse_content_stream(page):
        operator = str(instruction.operator)
        if operator == "q":
            clipped.append(clipped[-1])
            moved.append(moved[-1])
        elif operator == "Q":
            clipped.pop()
            moved.pop()
        elif operator == "W":
            clipped[-1] = True
        elif operator == "cm":
            *_, across, up = map(float, instruction.operands)
            moved[-1] = (moved[-1][0] + across, moved[-1][1] + up)
        elif operator in {"m", "l"}:
            x, y = map(float, instruction.operands)
            point = ((x + moved[-1][0]) * TO_MM, (height - y - moved[-1][1]) * TO_MM)
            if operator == "l" and not clipped[-1]:
                found.append((*start, *point))
            start = point
    return found
