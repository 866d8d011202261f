"""Refusals: why an action was not carried out, as a value."""

from dataclasses import dataclass
from typing import Literal

from ..games.contract import Reason

__all__ = ["Refusal", "Refused"]

Code = Literal["malformed", "illegal", "not-your-turn", "over"]


@dataclass(frozen=True)
class Refusal:
    """A refused action: the kind of refusal, the text that was tried, and the rule's reason for an illegal one or one too late."""

    code: Code
    """The kind of refusal."""
    action: str
    """The action as it was given."""
    reason: Reason | None = None
    """The rule's own reason, for an action that is illegal or too late."""

    def __str__(self) -> str:
        because = f": {self.reason.code} ({self.reason.clause})" if self.reason else ""
        return f"{self.action} is refused, {self.code}{because}"


class Refused(Exception):
    """Raised by ``Match.play``; the value is in ``refusal`` and the match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        """Why."""
