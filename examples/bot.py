#!/usr/bin/env python3
"""A whole bot in a few lines: it fills lanes, and unloads a boat that gives it two tokens more than the opponent.

It speaks the protocol of docs/protocol.md and needs nothing but Python: deben play duel --seats human,program:examples/bot.py
"""

import json
import sys
from typing import Any


def choose_in_duel(view: Any, seat: int, legal: list[str]) -> str:
    """Return an action of the Duel: an unload that pays, a pawn in the fullest lane, or whatever is left."""
    boats = view["boats"]
    gains = {f"x{boat['name']}": boat["receivers"].count(seat) - boat["receivers"].count(1 - seat) for boat in boats}
    fullness = {square: sum(boat["pawns"] for boat in boats if square in boat["lane"]) for square in view["port"]}
    unloads, squares = [action for action in legal if action in gains], [action for action in legal if action in fullness]
    best = max(unloads, key=lambda action: gains[action], default=None)
    if best and (gains[best] >= 2 or not squares):
        return best
    return max(squares, key=lambda action: fullness[action]) if squares else legal[0]


game = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game = message["game"]
        answer = {"type": "hello", "protocol": 1, "name": "example"}
    elif message["type"] == "decide":
        legal = message["legal"]
        action = choose_in_duel(message["view"], message["seat"], legal) if game == "duel" else legal[len(legal) // 2]
        answer = {"type": "action", "id": message["id"], "action": action, "comment": f"one of {len(legal)}"}
    else:
        break
    print(json.dumps(answer), flush=True)
