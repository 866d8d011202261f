"""Records of a release: ``python -m tests.match.released_records`` plays and keeps some under the version of the program.

They are kept for good and replayed in every run of the tests, on the module that was released then.
"""

import random
from pathlib import Path
from typing import Any

from deben import __version__
from deben.games import game_names
from deben.match import Ended, Match, verify_record, write_record

FOLDER = Path(__file__).parent / "released"
PLAYED: dict[str, list[dict[str, Any]]] = {
    "duel": [{}, {"sides": "ABAB"}],
    "nefertiti": [
        {"players": 2}, {"players": 3, "stalls": "advanced"}, {"players": 4, "characters": "random", "memphis": True},
        {"players": 5},
    ],
}  # fmt: skip


def played(game: str, seed: int, options: dict[str, Any], position: str | None = None, most: int = 10_000) -> Match:
    """Return a match played at random."""
    match, chance = Match(game, seed, options, position=position), random.Random(seed)
    while not match.over and len(match.moves) < most:
        match.play(chance.choice(match.legal))
    return match


def records() -> dict[str, str]:
    """Return records by name: whole matches, one from a position, one that somebody gave up."""
    made = {}
    for game in game_names():
        for number, options in enumerate(PLAYED.get(game, [])):
            made[f"{game}-{number}"] = write_record(played(game, 1000 + number, options).record())
        middle = played(game, 7, {}, most=12)
        made[f"{game}-position"] = write_record(played(game, 8, {}, middle.game.write_position(middle.view())).record())
        made[f"{game}-given-up"] = write_record(middle.record(ended=Ended("resigned", 1)))
    return made


def main() -> None:
    """Write the records of the present program, and what each leads to."""
    folder = FOLDER / __version__
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in records().items():
        (folder / f"{name}.json").write_text(text)
        (folder / f"{name}.digest").write_text(f"{verify_record(text).digest}\n")


if __name__ == "__main__":
    main()
