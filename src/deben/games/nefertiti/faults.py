"""What can be wrong with a position of Nefertiti: codes and English texts.

The locale files say the same in every language, as ``position-nefertiti-<code>`` with the same parameters.
"""

from ..position_text import FIELD_FAULTS, faults

__all__ = ["TEXTS", "fault"]

TEXTS = {
    **FIELD_FAULTS,
    "gifts-missing": "none of the fields g, a, s and l is there: without gifts on a market there is no position",
    "bad-players": "players=“{text}”: Nefertiti is for 2 to 5 players",
    "five-need-memphis": "five players need Memphis (N9.2)",
    "bad-began": "began=“{text}”: write discovery, advanced, or L or R for each of the four markets (N2.1)",
    "bad-cast": "cast=“{text}”: write base, random, a scenario, or six names of characters with commas (N9.1)",
    "bad-number": "{field}=“{text}”: write a number from {low} to {high}",
    "bad-numbers": "{field}=“{text}”: write {count} numbers from 0 to 99 with commas",
    "bad-word": "{field}=“{text}” is unknown; write one of {known}",
    "bad-seat": "{field}=“{text}”: write the number of a seat, 1 to {players}, or - for nobody",
    "bad-stalls": "stalls=“{text}”: write L or R for each of the four markets, such as RRRL (N1.1)",
    "bad-card": "{field}: “{text}” is no card",
    "bad-places": "{field}=“{text}”: a market has four places, the upper one first, such as harp^,mirror,-,~chair (N1.1)",
    "bad-square": "pieces: “{text}” is no piece on a square; write the square and whose piece it is, such as gr4:1 or sl2a:c2",
    "bad-prestige": "prestige: “{text}” is no prestige scored in play; write seat, character and points, such as 1:vizier:6 (N7.3)",
    "bad-roll": "roll=“{text}”: write one die such as 4, or two such as 3+5",
    "bad-luck": "luck=“{text}”: write the 64 hexadecimal digits that key the dice",
    "no-memphis": "{field}: Memphis is not in play (N12)",
    "no-such-owner": "{field}: there is no such owner among {players} players (N14.1)",
    "not-foreign": "port: only foreign gifts come to Memphis, {card} is none (N12.5)",
    "too-many-copies": "{card} occurs {count} times; the number in this match is {copies} (N1.5)",
    "too-many-characters": "{name} occurs {count} times; the number in this match is at most {copies} (N1.8)",
    "traveller-twice": "there is only one Travelling Thief: its card lies on a market or can be recruited (N10.6)",
    "seal-on-empty": "{field}: a seal lies on the upper place, but no card (N2.6)",
    "too-many-seals": "{count} seals are with players and on markets; there are {total} (N1.4)",
    "wrong-money": "players and Reserves have {total} Deben; it must be {expected} (N1.3)",
    "too-much-money": "players and Reserves have {total} Deben; it can be {expected} at most (N1.3, N14.6)",
    "piece-hidden": "pieces: {square} is on the stall that is not visible (N1.1)",
    "piece-twice": "pieces: two pieces stand on {square} (N3.4)",
    "piece-on-closed": "pieces: {square} is on a closed market (N5.8)",
    "too-many-servants": "{player} has {pieces} servants on the board; each player owns {owned} (N2.3)",
    "too-many-collectors": "{player} has {pieces} collectors on the board; each player owns {owned} (N14.1)",
    "wrong-total": "with {deck} in the deck the number of cards is {total}; this match has {expected} (N1.5)",
    "discarded-unclear": "cards that are nowhere: {cards}; name them in discarded, or name the whole deck (N5.8)",
    "akhenaton-misplaced": "Akhenaton lies among the last five cards of the deck, or was drawn on the market barred (N2.5, N6.1)",
    "sunk-misplaced": "sunk: the deck has no room for these cards among its last five (N10.1)",
    "wrong-tile": "barred and shut name markets closed for good, none of them with the tile, and shut needs barred (N6.1, N6.2)",
    "aside-not-held": "aside: these gifts must still be in the hands of the player whose turn it is (N10.1, N10.5)",
    "holder-without-piece": "holder: the dice are kept only while Louqsor is open and a piece stands there (N4.6)",
    "closing-missing": "phase {phase}: say in closing which market is being resolved (N5)",
    "closing-out-of-place": "closing does not go with the phase {phase} (N5)",
    "closing-not-open": "closing: {name} is not open (N5)",
    "wrong-piece": "phase {phase}: the first piece in the order of bids on {name} is not one that decides this (N5.1)",
    "wrong-recruit": "phase {phase}: that is not a decision of the character recruited, {name} (N3.1)",
    "wrong-steps": "steps={steps} does not go with the phase {phase} (N3.2, N8.4)",
    "missing-for-phase": "phase {phase}: the field {field} must be there",
    "not-over": "phase over: it ends when no market is open, or after ten barren closings (N6.2, N6.3)",
    "is-over": "no market is open, or ten closings were barren: the phase must be over (N6.2, N6.3)",
    "step-impossible": "phase {phase}: nothing can be decided there in this position",
}  # fmt: skip
"""The English text of every code."""

fault = faults(TEXTS)
"""Makes the error with a code from its parameters."""
