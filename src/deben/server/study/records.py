"""Checking records for people: what the server can replay; what the page can check it checks itself."""

from ...match import verify_record
from ...wire.replay import Verification

__all__ = ["verification_of"]


def verification_of(text: bytes) -> Verification:
    """Return what holds of a record and what does not: the same as ``deben verify``."""
    verdict = verify_record(text)
    history, record = verdict.history, verdict.record
    points = [*history.outcome.points] if history and history.outcome else []
    return Verification(
        held=list(verdict.held), fails=verdict.fails, fault=verdict.fault.code if verdict.fault else None,
        actions=len(record.actions) if record else 0, rules=record.rules if record else 0, points=points, digest=verdict.digest,
    )  # fmt: skip
