"""Tables for clause tests, set and read in notation."""

import pytest

from deben.match import Match, Move, Outcome, Refused

from .reference import tokens

LOAD = "boats=c1c2c3/c4c5c6/c7c8c9/c10c11c12/t1t2t3/t4lo"
"""Six boats whose tokens all differ: rows 1 2 3, columns a b c, slots 1 2 3."""
DEFAULTS = {
    "sides": "AAAA", "phase": "turn", "port": ".../.../...", "N": "-", "A": "-", "warehouse": "-", "pile": "-", "removed": "-",
}  # fmt: skip


def completed(position: str) -> str:
    """Return the position with all sixty tokens: dark pyramids out of the game fill the last load, ``...`` the pile."""
    fields = dict(part.split("=") for part in position.split())
    if "-" in fields["boats"]:
        return position
    owned = tokens(fields.get("N", "")) + tokens(fields.get("A", ""))
    filler = -len(owned) % 3
    if filler:
        fields["removed"] = "d" * filler
    if "pile" in fields:
        fields["pile"] = fields["pile"].replace("...", f"?*{39 - len(owned) - filler - len(tokens(fields['pile']))}")
    return " ".join(f"{name}={value}" for name, value in fields.items())


def table(position: str, *actions: str) -> Match:
    """Return a match from a position, after some actions."""
    match = Match("duel", 1, position=completed(position))
    for action in actions:
        match.play(action)
    return match


def shown(match: Match, field: str) -> str:
    """Return a field of the full position."""
    fields = dict(part.split("=") for part in match.game.write_position(match.state).split())
    return fields.get(field, DEFAULTS.get(field, ""))


def boat(match: Match, name: str) -> list[str]:
    """Return what a boat carries, slot 1 first; nothing once it has left."""
    return tokens(shown(match, "boats").split("/")["123abc".index(name)])


def has(match: Match, place: str) -> list[str]:
    """Return the tokens of a player, the pile, the warehouse or those out of the game."""
    return tokens(shown(match, place))


def refused(match: Match, action: str) -> tuple[str, str]:
    """Return the code and clause of the reason why an action is refused."""
    with pytest.raises(Refused) as error:
        match.play(action)
    reason = error.value.refusal.reason
    assert reason is not None
    return reason.code, reason.clause


def happened(move: Move) -> list[str]:
    """Return the kinds of the events of a move, in order."""
    return [event.kind for event in move.events]


def points(holdings: str, source: str, seat: int = 0) -> int:
    """Return the points of a seat from one source at the end of a match, given sides, holdings and pawns in notation."""
    outcome = final(holdings)
    return outcome.breakdown[seat][source]


def final(holdings: str) -> Outcome:
    """Return the outcome of a match that has ended with these sides, holdings and pawns."""
    warehouse = "" if "warehouse" in holdings else "warehouse=-"
    match = table(f"phase=over boats=-/-/-/-/-/BBS pile=- {warehouse} {holdings}")
    assert match.outcome is not None
    return match.outcome
