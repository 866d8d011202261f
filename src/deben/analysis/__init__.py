"""What the actions of a position are worth, how sure that is, and how play may go on: from a view and nothing else.

:func:`analyse` answers for one position; the coach, who judges what was played and says why, stands on the same estimates.
"""

from .analysis import Analysis, Line, analyse, analyses

__all__ = ["Analysis", "Line", "analyse", "analyses"]
