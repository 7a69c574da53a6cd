"""What a built PDF says and shows, read back by programs that did not write it."""

from pathlib import Path

import pikepdf
import pypdfium2
from pikepdf import Matrix

Segment = tuple[float, float, float, float]
Box = tuple[float, float, float, float]

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


def pieces(page: pikepdf.Page) -> list[Box]:
    """What a page clips to, cards and footer: left, top, right, bottom in millimetres from the
    top left."""
    height = float(page.obj["/MediaBox"][3])
    moved, found, path = [Matrix()], [], (0.0, 0.0, 0.0, 0.0)
    for instruction in pikepdf.parse_content_stream(page):
        operator, operands = str(instruction.operator), instruction.operands
        if operator == "q":
            moved.append(moved[-1])
        elif operator == "Q":
            moved.pop()
        elif operator == "cm":
            moved[-1] = Matrix(*map(float, operands)) @ moved[-1]
        elif operator == "re":
            left, bottom, width, high = map(float, operands)
            path = (left, bottom, left + width, bottom + high)
        elif operator == "W":
            corners = [moved[-1].transform((x, y)) for x in path[::2] for y in path[1::2]]
            xs, ys = sorted(float(x) for x, _ in corners), sorted(float(y) for _, y in corners)
            box = (xs[0], height - ys[-1], xs[-1], height - ys[0])
            found.append((box[0] * TO_MM, box[1] * TO_MM, box[2] * TO_MM, box[3] * TO_MM))
    return found


def named(pdf: Path) -> list[list[tuple[str, Box]]]:
    """Of each page its lines that begin with ``F`` or ``B`` alone, and the piece each stands in."""
    found = []
    with pypdfium2.PdfDocument(pdf) as document, pikepdf.open(pdf) as held:
        for shown, page in zip(document, held.pages, strict=True):
            text, height, boxes = shown.get_textpage(), shown.get_height(), pieces(page)
            said = []
            for number in range(text.count_rects()):
                left, bottom, right, top = text.get_rect(number)
                line = text.get_text_bounded(left, bottom, right, top).strip()
                x, y = (left + right) / 2 * TO_MM, (height - (bottom + top) / 2) * TO_MM
                around = [box for box in boxes if box[0] < x < box[2] and box[1] < y < box[3]]
                if line.startswith(("F ", "B ")):
                    said.append((line, min(around, key=lambda box: box[2] - box[0])))
            found.append(said)
    return found
