"""Nothing that is sent to anybody says more than their view (laws 2 and 3; D9.1, N15.1, N10.1)."""

import base64
import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.kernel.chance import new_chance
from deben.match import Match, MatchRecord, read_record
from deben.server.tables.broadcast import Broadcast
from deben.server.tables.log import entry_for, entry_of
from deben.server.tables.undo.rules import UNDO

from .harness import ME, OPEN, Message, Person, Seated, play_out, quick, running

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"sides": "AAAA"}),
    ("nefertiti", {"players": 2, "memphis": True, "characters": "palace-intrigue"}),
    ("duel", {"sides": "BABA"}),
    ("nefertiti", {"players": 3, "characters": "vizier,oracle,beggar,thief,trader,treasurer", "stalls": "advanced"}),
]


def encodings(seed: str) -> list[str]:
    """Return the seed in every form a text message could carry it, and parts of it."""
    data = bytes.fromhex(seed)
    words = [int.from_bytes(data[i : i + 4], order) for i in range(0, 32, 4) for order in ("big", "little")]
    texts = [seed, seed.upper(), base64.b64encode(data).decode(), base64.urlsafe_b64encode(data).decode(), str(int(seed, 16))]
    pieces = [seed[i : i + 16] for i in range(0, 64, 16)] + [base64.b64encode(data).decode()[4:20]]
    return texts + pieces + [str(word) for word in words if word > 1 << 24]


def moments(record: MatchRecord) -> list[Match]:
    """Return the match after every number of actions."""
    match = Match(record.game, record.seed, record.options)
    found = [match.copy()]
    for action in record.actions:
        match.play(action)
        found.append(match.copy())
    return found


def check_moment(truth: Match, message: Message, mine: list[int], chance: random.Random) -> bool:
    """Check that a message is what any other match would have sent that this person could not tell from the true one.

    Return whether the other match was another one: near the end there is little left that could be different.
    """
    seat = message["seat"]
    other = truth.copy()
    other.state = truth.executor.resample(truth.view(seat), new_chance(chance.randrange(1 << 60)))
    expected = json.loads(msgspec.json.encode(_scene(other, message).moment(mine)))
    shown = {name: message[name] for name in expected}
    expected["seed"] = message["seed"]
    assert shown == expected
    return bool(other.state != truth.state)


def _scene(match: Match, message: Message) -> Broadcast:
    """Return a moment at a table where everybody is somebody else."""
    return Broadcast(match, message["number"], message["status"], match.actor, None, [str(seat) for seat in range(match.seats)])


def check_secrets(seated: Seated, mine: list[int], record: MatchRecord) -> None:
    """Check that the seed came only with the end, and an Oracle's order only to whoever made it."""
    secrets = encodings(record.seed)
    for text, message in zip(seated.raw, seated.heard, strict=True):
        if message.get("seed") is None:
            for secret in secrets:
                assert secret not in text or re.search(rf"[0-9]{secret}|{secret}[0-9]", text), "the seed"
        for entry in [*message.get("log", []), *([message["entry"]] if message["type"] == "played" else [])]:
            assert entry["seat"] in mine or not re.fullmatch(r"card\d+", entry["action"]), "the Oracle's order"
        assert message["type"] not in ("snapshot", "played") or message["seat"] in mine or message["view"].get("bottom") is None


def play_and_check(address: str, game: str, options: dict[str, Any], seed: int, share: float, elsewhere: str | None = None) -> int:
    """Play a match of several people and a watcher, check all they were sent, and return how many messages that was.

    Whoever does not open the table may be at another server.
    """
    chance = random.Random(seed)
    seats = options.get("players", 2)
    people = [Person(address), *(Person(elsewhere or address) for _ in range(seats))]
    created = people[0].create(game, [ME, *[OPEN] * (seats - 1)], **options)
    for person in people[1:-1]:
        person.join(created["invitation"])
    people[-1].join(created["watching"])
    sockets = [person.sit(created["table"]) for person in people]
    play_out(sockets, chance)
    record = read_record(people[0].http.get(f"/api/tables/{created['table']}/record").text)
    truth = moments(record)
    assert UNDO not in record.actions
    differed = []
    for seat, seated in enumerate(sockets):
        mine = [seat] if seat < seats else []
        check_secrets(seated, mine, record)
        shown = [message for message in seated.heard if message["type"] in ("snapshot", "played") and chance.random() < share]
        differed += [check_moment(truth[message["number"]], message, mine, chance) for message in shown]
        seated.socket.close()
    for person in people:
        person.http.close()
    assert sum(differed) >= len(differed) / 5, "often there was something to hide, less so near the end"
    return sum(len(seated.heard) for seated in sockets)


def ordering(seed: int) -> Match | None:
    """Return a match in which an Oracle's player is about to put cards in order, if random play with this seed comes there."""
    chance = random.Random(seed)
    match = Match("nefertiti", seed, {"players": 2, "characters": "palace-intrigue"})
    while not match.over:
        legal = match.legal
        if "card2" in legal:
            return match
        match.play("oracle" if "oracle" in legal else chance.choice(legal))
    return None


def test_an_oracles_order_is_told_to_nobody_else() -> None:
    """What was exchanged is public, the order is not (N10.1)."""
    match = next(found for seed in range(50) if (found := ordering(seed)))
    seat = match.actor
    assert seat is not None
    scene = Broadcast(match, 1, "playing", match.actor)
    mine, theirs = (msgspec.json.decode(scene.moment([each])["view"]) for each in (seat, 1 - seat))
    assert len(mine["bottom"]) == 5
    assert theirs["bottom"] is None
    entry = entry_of(*match.play_told("card2"), 1, None)
    assert entry_for(match, entry, [seat]).action == "card2"
    assert entry_for(match, entry, [1 - seat]).action == entry_for(match, entry, []).action == "card"


def test_nothing_leaks(server: str) -> None:
    heard = [play_and_check(server, game, options, number, 0.25) for number, (game, options) in enumerate(TABLES)]
    assert min(heard) > 100


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
def test_nothing_leaks_in_two_hundred_matches(tmp_path: Path, part: int) -> None:
    with running(quick(tmp_path)) as address:
        for number in range(20):
            game, options = TABLES[number % len(TABLES)]
            play_and_check(address, game, options, 1000 + 20 * part + number, 0.1)
