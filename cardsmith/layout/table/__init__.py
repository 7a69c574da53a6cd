"""Cards that lie before the players of Le Grand Dalmuti: standings, seats, ranks."""

from cardsmith.layout.table.composing import TableJob, plan_pieces, status_pieces

__all__ = ["TableJob", "plan_pieces", "status_pieces"]
