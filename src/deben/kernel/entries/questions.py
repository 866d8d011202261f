"""Entry points that answer small questions about a match: what an action gave away, and how it ended."""

from ..contract import end_reason, reveals, secret
from ..rule import Log, States, rule

__all__ = ["end_one", "reveals_one", "secret_one"]


@rule
def reveals_one(states: States, action: int, log: Log) -> int:
    """Return 1 if an action brought something hidden to light, to somebody at least; the first state is the one before it."""
    return 1 if reveals(states[0], action, log) else 0


@rule
def secret_one(action: int) -> int:
    """Return 1 if only the seat that takes an action may know which one it was."""
    return 1 if secret(action) else 0


@rule
def end_one(states: States) -> int:
    """Return the number of the reason for which the finished match in the first state ended."""
    return end_reason(states[0])
