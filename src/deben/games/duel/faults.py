"""What can be wrong with a position of the Duel: codes and English texts.

The locale files say the same in every language, as ``position-duel-<code>`` with the same parameters.
"""

from ..position_text import FIELD_FAULTS, faults

__all__ = ["TEXTS", "fault"]

TEXTS = {
    **FIELD_FAULTS,
    "boats-missing": "the field boats is missing: without boats there is no position",
    "bad-sides": "sides=“{text}”: write A or B for each of the four sites (D1.5)",
    "bad-seat": "{field}=“{text}”: write N for Nefertiti or A for Akhenaton",
    "bad-phase": "phase=“{text}” is unknown; the phases are {known}",
    "bad-placed": "placed=“{text}”: write how many pawns of the build-up are placed already, 0 to 2 (D6.2)",
    "bad-port": "port=“{text}”: write three rows of three squares such as N.A/.../..N, with N, A or a point for each (D1.2)",
    "too-many-pawns": "{player} has {pawns} pawns on the port; each player owns 4 (D1.4)",
    "bad-token": "{field}: “{text}” does not begin with the code of a token",
    "wrong-boat-count": "the number of boats is {boats}; write all six, with - for each that has left (D1.2)",
    "boat-half-empty": "the number of tokens on boat {boat} is {tokens}, not 3; a boat that has left is written - (D5.4)",
    "face-down": "{field}: tokens lie face up there, and none can be “?” (D9.1)",
    "too-many-copies": "{token} occurs {count} times; the number in the game is {copies} (D1.1)",
    "warehouse-too-long": "{tokens} tokens are in the warehouse; it holds 3 (D1.4)",
    "pile-too-long": "{tokens} tokens are in the pile; it never holds more than 39 (D2.1)",
    "pile-not-threes": "the number of tokens in the pile is {tokens}; it is always a multiple of 3 (D5.4)",
    "wrong-total": "with {pile} in the pile the number of tokens is {total}; the game has 60 (D1.1)",
    "removed-unclear": "tokens that are nowhere: {tokens}; name them in removed, or name all of the pile and the warehouse (D1.1)",
    "boat-left-too-early": "boat {boat} has left though {tokens} tokens are in the pile (D5.4)",
    "no-boat": "no boat is in play; the last one always stays (D7.1)",
    "not-over": "{boats} boats are in play; it is over only with a single one (D7.1)",
    "is-over": "a single boat is in play: the phase must be over (D7.1)",
    "warehouse-too-empty": "takes still possible in the game: {takes}; tokens in the warehouse, one for each: {tokens} (D6.1)",
    "five-wrong": "five={text}: {player} does not have five obelisks (D8.1b)",
    "five-unclear": "both players have five obelisks: say in five who had them first (D8.1b)",
    "placed-without-build": "placed goes with the phase build only, not with {phase} (D6.2)",
    "token-not-played": "phase {phase}: the action token that was played, {token}, must be among those in removed (D6)",
    "pawns-not-placed": "phase {phase}: {player} has fewer pawns on the port ({pawns}) than were placed in this turn (D6)",
    "step-impossible": "phase {phase}: nothing can be decided there in this position (D6)",
}  # fmt: skip
"""The English text of every code."""

fault = faults(TEXTS)
"""Makes the error with a code from its parameters."""
