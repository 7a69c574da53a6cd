"""What is drawn for one size, in the middle of another."""

from cardsmith.model.edition import TCG, Size


def middle_of(size: Size) -> tuple[float, float]:
    """How far what is drawn for 63 × 88 mm, as all numbers are, moves right and down."""
    return (size.width - TCG.width) / 2, (size.height - TCG.height) / 2
