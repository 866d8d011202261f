"""Codes of what cannot be done: closed sets, for the server that gives them and the page that has a sentence for each."""

from typing import Literal

__all__ = ["FailureCode", "RefusalCode", "RefusedCode", "UnsaidCode", "WhyCode"]

WhyCode = Literal["malformed", "illegal", "not-your-turn", "over", "waiting"]
"""Why an action may not be done."""
RefusalCode = Literal[
    "malformed", "illegal", "not-your-turn", "over", "waiting", "stale", "no-seat", "no-undo", "undo-pending", "no-request",
    "log-full", "serious", "no-going", "not-away", "bot-goes-on", "time-out", "bad-message", "too-large", "too-fast", "too-many",
    "internal",
]  # fmt: skip
"""Why a command was not carried out at a table."""
UnsaidCode = Literal["too-fast", "too-long", "nothing", "room-full", "bad-message"]
"""Why something was not said."""
FailureCode = Literal[
    "bad-request", "bad-options", "bad-seats", "bad-name", "bad-bot", "bad-position", "bad-record", "bad-avatar", "bad-action",
    "no-moment", "coach-busy", "coach-yours", "coach-away", "hint-with-people", "hint-not-now", "hint-log-full", "serious",
    "foreign-origin",
    "not-yours", "not-found", "no-table", "no-invitation", "no-link", "no-lesson", "method-not-allowed", "table-full", "too-large",
    "not-json", "too-fast", "too-many", "internal", "old-rules", "bad-board", "damaged", "storage-away", "node-away", "bad-host",
    "no-such-game", "not-over", "no-rematch", "not-waiting",
    "too-many-public", "server-full", "bots-busy",
]  # fmt: skip
"""Why a request failed."""
RefusedCode = RefusalCode | FailureCode
"""Why a message was not carried out: what is only asked for at a table fails as a request does."""
