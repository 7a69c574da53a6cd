"""Who wants to hear how far a job is, from the first file that is read to the last page."""

from cardsmith.intake.progress import Progress, followed, heard, heard_by, unheard

__all__ = ["Progress", "followed", "heard", "heard_by", "unheard"]
