"""Near copies: whoever changes little of a table at which people play has no coach there, and strangers have theirs."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from deben.match import Match
from deben.server.study.likeness import LIMIT, any_alike, likenesses, traits_of

from .harness import ME, OPEN, Person, bot, quick, running

OPTIONS = {"duel": {}, "nefertiti": {"players": 2}}


def position_of(game: str, seed: int, actions: int) -> str:
    """Return what anybody sees of a match after so many actions by chance."""
    match, chance = Match(game, seed, OPTIONS[game]), random.Random(seed)
    for _ in range(actions):
        match.play(chance.choice(match.legal))
    return match.game.write_position(match.view())


def boats_exchanged(position: str) -> str:
    """Return a position with two boats in each other's places."""
    return re.sub(r"boats=([^/]+)/([^/]+)", r"boats=\2/\1", position)


def tokens_exchanged(position: str) -> str:
    """Return a position with the tokens of a boat in another order."""
    boats = position.partition("boats=")[2].partition(" ")[0].split("/")
    tokens = [re.findall(r"[A-Za-z]\d*", boat) for boat in boats]
    boat, order = next((boat, order) for boat, order in zip(boats, tokens, strict=True) if order[1:] != order[:-1])
    return position.replace(boat, "".join(order[1:] + order[:1]), 1)


def gifts_exchanged(position: str) -> str:
    """Return a position with two gifts of a market in each other's places."""
    cards = re.finditer(r" [gasl]=\w+\^,\w+,\w+,\w+", position)
    market, (upper, *lower) = next(
        (found[0], words) for found in cards if len(set(words := re.findall(r"\w+", found[0])[1:])) > 1
    )  # fmt: skip
    at = next(at for at, card in enumerate(lower) if card != upper)
    lower[at], upper = upper, lower[at]
    return position.replace(market, f"{market[:3]}{upper}^,{','.join(lower)}")


COPIES = [("duel", boats_exchanged), ("duel", tokens_exchanged), ("nefertiti", gifts_exchanged)]


@pytest.mark.parametrize(("game", "changed"), COPIES)
def test_the_coach_cannot_be_had_through_a_near_copy_of_a_table(game: str, changed: Callable[[str], str], tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno, Person(address) as other:
        created = anna.create(game, [ME, OPEN], **OPTIONS[game])
        bruno.join(created["invitation"])
        place = anna.http.get(f"/api/tables/{created['table']}/notation").json()["position"]
        copied = changed(place)
        assert copied != place
        request = {"game": game, "seats": [ME, bot("random")], "options": {}, "position": copied}
        made = other.http.post("/api/tables", json=request)
        assert made.status_code == 201, made.text
        copy = made.json()["table"]
        refused = other.http.post(f"/api/tables/{copy}/hint")
        assert (refused.status_code, refused.json()["code"]) == (409, "hint-with-people")
        with other.sit(copy) as one:
            assert one.ask({"type": "go", "key": "r", "way": "resign", "seat": 0})["type"] == "accepted"
        refused = other.http.post(f"/api/tables/{copy}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (409, "hint-with-people"), "nor in what was played from there"


def test_nor_of_one_that_nobody_has_in_memory(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        place = anna.http.get(f"/api/tables/{created['table']}/notation").json()["position"]
    request = {"game": "duel", "seats": [ME, bot("random")], "options": {}, "position": boats_exchanged(place)}
    with running(quick(tmp_path)) as address, Person(address) as other:
        copy = other.http.post("/api/tables", json=request).json()["table"]
        assert other.http.post(f"/api/tables/{copy}/hint").json()["code"] == "hint-with-people"


@pytest.mark.parametrize("game", OPTIONS)
def test_strangers_at_the_same_stage_have_their_coach(game: str, tmp_path: Path) -> None:
    with running(quick(tmp_path, analysis_budget=0.05)) as address, Person(address) as anna, Person(address) as bruno:
        request = {"game": game, "seats": [ME, OPEN], "options": {}, "position": position_of(game, 1, 20)}
        bruno.join(anna.http.post("/api/tables", json=request).json()["invitation"])
        mine = Match(game, position=(place := position_of(game, 2, 20))).actor
        request |= {"seats": [ME if seat == mine else bot("random") for seat in range(2)], "position": place}
        table = bruno.http.post("/api/tables", json=request).json()["table"]
        hint = bruno.http.post(f"/api/tables/{table}/hint")
        assert hint.status_code == 200, hint.text


def is_alike(one: str, other: str) -> bool:
    """Return whether one position may be a copy of another."""
    return any_alike([traits_of(one)], [traits_of(other)])


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("actions", [0, 12, 30])
def test_matches_of_their_own_are_not_alike(game: str, actions: int) -> None:
    positions = [traits_of(position_of(game, seed, actions)) for seed in range(12)]
    assert (likenesses(positions, positions) >= LIMIT).sum() == len(positions), "each is like itself alone"


@pytest.mark.parametrize("actions", [2, 12, 30])
def test_players_who_change_places_are_found_out(actions: int) -> None:
    """The judgement would be the same, with the names of the two exchanged."""
    place = position_of("duel", 4, actions)
    other = re.sub(r"(turn|port|five)=(\S+)", lambda field: field[0].translate(str.maketrans("NA", "AN")), place)
    other = re.sub(r" ([NA])=", lambda field: f" {'AN'['NA'.index(field[1])]}=", other)
    assert other != place
    assert is_alike(place, other)


@pytest.mark.parametrize("actions", [1, 12, 30])
def test_seats_that_change_places_are_found_out(actions: int) -> None:
    place, names = position_of("nefertiti", 4, actions), str.maketrans("12", "21")
    other = re.sub(r"(deben|seals)=(\d+),(\d+)", r"\1=\3,\2", place)
    other = re.sub(r"(?<= seat)[12](?==)|(?<=:c)[12]|(?<=:)[12]", lambda seat: seat[0].translate(names), other)
    assert other != place
    assert is_alike(place, other)


def test_how_a_text_is_written_does_not_matter() -> None:
    """Fields come in any order, a token may be counted or repeated, and a dash says nothing."""
    one, other = traits_of("boats=ot3c7/ldR N=o*3l"), traits_of("N=oool  A=- boats=ldR/c7ot3")
    assert likenesses([one], [other]).tolist() == [[1.0]]


def test_what_says_nothing_is_like_nothing() -> None:
    assert not is_alike("", "")
    assert not is_alike("boats=-", "port=.../.../...")
    assert not any_alike([], [traits_of("turn=N")])
    assert not any_alike([traits_of("turn=N")], [])
