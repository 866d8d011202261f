"""OpenSpiel: the games registered there, so that its algorithms and bots run on them.

Importing this is enough for ``pyspiel.load_game("deben_nefertiti(players=3,stalls=advanced)")``.

Chance acts once, before anybody: it picks one of ``shuffles`` equally likely seeds, and everything random in the match follows from
the seed.  Nobody sees it: whoever looks ahead honestly asks for :meth:`Position.resample_from_infostate`, as OpenSpiel's
``ISMCTSBot`` does.  ``MCTSBot`` searches with open cards here, as in every game of OpenSpiel with hidden ones.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ...bots import known_past
from ...games import Game, all_games
from ...kernel.chance import new_chance
from ...match import Match
from .episode import Stage

__all__ = ["Position", "Title", "register"]

SHUFFLES = 10_000
LONGEST = 2_000
"""More decisions than any match takes."""


def parameters_of(game: Game) -> dict[str, Any]:
    """Return the options of a game with what they are by default; one that is settled by others is an empty text."""
    plain = game.options_type()
    return {field.name: "" if getattr(plain, field.name) is None else getattr(plain, field.name) for field in game.option_fields}


def options_from(game: Game, parameters: dict[str, Any]) -> dict[str, Any]:
    """Return the options that parameters mean: a choice that is no text is written as one, ``yes`` and ``no`` included."""
    words = {"yes": True, "no": False}
    given = {field.name: parameters.get(field.name, "") for field in game.option_fields}
    return {name: words.get(value, value) for name, value in given.items() if value != ""}


def type_of(game: Game) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"deben_{game.name}",
        long_name=f"Deben: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max([2, *(int(n or 0) for field in game.option_fields if field.name == "players" for n in field.choices)]),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"shuffles": SHUFFLES, "rank": False, **parameters_of(game)},
    )


class Title(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options; the reward is a win, or with ``rank`` the place."""

    game: Game
    """The game."""
    kind: pyspiel.GameType
    """What OpenSpiel knows of it."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game, given = self.game, parameters or {}
        self.stage = Stage(game, "rank" if given.get("rank") else "win", options_from(game, given))
        """The game with its options."""
        self.shuffles = int(given.get("shuffles", SHUFFLES))
        """How many shuffles chance picks from."""
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions, max_chance_outcomes=self.shuffles, num_players=self.stage.seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "Position":
        """Return the moment before the shuffle."""
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Eyes":  # noqa: ARG002
        """Return what turns positions into tensors and texts."""
        return Eyes(self.stage, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Position(pyspiel.State):  # type: ignore[misc]
    """A moment of a match."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.stage = title.stage
        """The game with its options."""
        self.shuffles = title.shuffles
        """How many shuffles chance picks from."""
        self.match: Match | None = None
        """The match; none before the shuffle."""

    def current_player(self) -> int:
        """Return who decides: chance first of all."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.actor is None else self.match.actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every shuffle with its probability."""
        return [(shuffle, 1 / self.shuffles) for shuffle in range(self.shuffles)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_numbers if self.match and player == self.match.actor else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = Match(self.stage.game, action, self.stage.options)
        else:
            self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"shuffle {action}" if player < 0 else self.stage.game.write_action(action)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """Return the reward of every seat: nothing before the end."""
        return self.stage.rewards(self.match) if self.match else [0.0] * self.stage.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """Return a moment in which a player knows the same, what it does not know being drawn anew."""
        other: Position = self.clone()
        if other.match is not None:
            executor, view = other.match.executor, other.match.view(player)
            other.match.state = executor.resample(view, new_chance(int(sampler() * (1 << 62))))
        return other

    def _repr_svg_(self) -> str | None:
        """Return the board as a spectator sees it, for notebooks: OpenSpiel itself shows positions as text."""
        return self.match._repr_svg_() if self.match else None

    def __str__(self) -> str:
        """Return all there is to know, in notation."""
        return self.match.position if self.match else "before the shuffle"


class Eyes:
    """What a player sees of a position; with perfect recall, also what happened so far as far as it may know."""

    def __init__(self, stage: Stage, recalls: bool) -> None:
        self.stage, self.recalls = stage, recalls
        self.tensor = np.zeros(stage.observer.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[:] = self.stage.observer.observe(state.match.executor, state.match.state, player) if state.match else 0

    def string_from(self, state: Position, player: int) -> str:
        """Return what a player sees as text."""
        match = state.match
        if match is None:
            return "before the shuffle"
        seen = self.stage.game.write_position(match.view(player))
        past = known_past(self.stage.game, player, match.played) if self.recalls else []
        return "\n".join([f"seat {player}", seen, *([" ".join(map(str, past))] if past else [])])


def register() -> None:
    """Make every game known to ``pyspiel.load_game`` as ``deben_<game>``.

    Each is a class of its own: OpenSpiel keeps what it is given until after Python has ended, and only classes outlive that.
    """
    for game in all_games():
        kind = type_of(game)
        pyspiel.register_game(kind, type(f"Deben{game.name.title()}", (Title,), {"game": game, "kind": kind}))


register()
