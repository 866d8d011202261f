"""What can go wrong for a person, as coded values; the texts are the page's."""

from typing import Self

from ..store import Elsewhere
from ..wire.codes import FailureCode

__all__ = ["STATUS", "Continued", "ServiceError"]

STATUS: dict[FailureCode, int] = {
    "bad-request": 400, "bad-options": 400, "bad-seats": 400, "bad-name": 400, "bad-bot": 400, "bad-position": 400,
    "bad-record": 400, "bad-avatar": 400, "no-moment": 404,
    "bad-action": 400, "coach-busy": 503, "coach-yours": 429, "coach-away": 503,
    "hint-with-people": 409, "hint-not-now": 409, "serious": 409,
    "foreign-origin": 403, "not-yours": 403, "not-found": 404, "no-table": 404, "no-invitation": 404, "no-link": 404,
    "no-lesson": 404, "method-not-allowed": 405, "table-full": 409, "too-large": 413, "not-json": 415, "too-fast": 429,
    "too-many": 429, "internal": 500, "old-rules": 409, "bad-board": 400, "damaged": 409, "storage-away": 503, "node-away": 503,
    "bad-host": 421, "no-such-game": 409, "not-over": 409, "no-rematch": 409,
    "not-waiting": 409,
    "too-many-public": 409, "server-full": 503, "bots-busy": 503, "hint-log-full": 409,
}  # fmt: skip
"""Every code of a failed request, with what HTTP calls it."""


class ServiceError(Exception):
    """A request that is not carried out: a stable code and parameters for its sentence."""

    def __init__(self, code: FailureCode, /, **params: int | str) -> None:
        super().__init__(code)
        self.code, self.params = code, params
        self.event, self.compared = "a request was refused", dict[str, object]()
        """What the log says of it, and with which values; none of that is told to whoever asked."""

    def comparing(self, event: str = "", **values: object) -> Self:
        """Return it with what was compared."""
        self.event, self.compared = event or self.event, values
        return self

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return STATUS[self.code]


class Continued(Elsewhere):
    """A request that goes on as another one, which the server answers that has another table."""

    def __init__(self, error: Elsewhere, target: str) -> None:
        super().__init__(error.table, error.node, error.address)
        self.target = target
