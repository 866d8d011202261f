"""Gymnasium: one learner at a table with bots.

import gymnasium
import deben.lab.environments.gymnasium
env = gymnasium.make("deben/duel-v1", against=["scribe"], seat=None)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from ...bots import Bot, Decision, bot_named
from ...games import Game, all_games
from ...kernel.chance import new_chance
from ...match import Refused
from .episode import Episode, Stage
from .rendering import FRAMES, MODES, known_mode
from .seating import named_bots, spaces_of

__all__ = ["Learner", "register"]


class Learner(gymnasium.Env[Any, Any]):
    """One seat of a match; bots decide for the others between its steps.

    ``against`` names a bot for each other seat, or one for all of them; without a ``seat`` each match seats the learner by chance.
    An action that is not legal ends the match with ``illegal_reward``, and ``info["refusal"]`` says why.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES}  # noqa: RUF012  # Gymnasium declares it so
    """What Gymnasium wants to know."""

    def __init__(
        self,
        game: str | Game,
        *,
        against: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.stage = Stage(game, reward, options)
        """The game with its options."""
        self.render_mode = known_mode(render_mode)
        """How the match is shown."""
        self.seat = seat
        """The learner's seat; None where each match draws it."""
        self.illegal_reward = illegal_reward
        """What an action that is not legal is worth."""
        self.against = named_bots(against, seat, self.stage.seats)
        """The names of the bots, clockwise from the learner."""
        self._bots: dict[str, Bot] = {}
        self.observation_space, self.action_space = spaces_of(self.stage.observer, self.stage.game.rules.actions)
        """What can be seen, and what can be done."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new match and return what the learner sees when it first decides."""
        super().reset(seed=seed, options=options)
        self.episode: Episode = self.stage.episode(self.np_random)
        self.mine = int(self.np_random.integers(self.stage.seats)) if self.seat is None else self.seat
        for name in self.against:
            self._bot(name).begin()
        self._wait()
        return self._seen(), self._info()

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = bot_named(name, self.episode.match.executor, self.stage.seats)
        return self._bots[name]

    def _wait(self) -> None:
        """Let the bots play until the learner decides or the match is over."""
        match = self.episode.match
        while (actor := match.actor) is not None and actor != self.mine:
            bot = self._bot(self.against[(actor - self.mine - 1) % self.stage.seats])
            chance = new_chance(int(self.np_random.integers(1 << 62)))
            match.play(bot.choose(Decision(match.view(actor), match.legal_numbers, chance=chance)))

    def _seen(self) -> Any:
        return self.episode.observe(self.mine)["observation"]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.mine), "seat": self.mine}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, let the others play, and return what the learner sees then."""
        try:
            self.episode.match.play(int(action))
        except Refused as refused:
            return self._seen(), self.illegal_reward, True, False, {**self._info(), "refusal": str(refused)}
        self._wait()
        return self._seen(), self.episode.rewards()[self.mine], self.episode.match.over, False, self._info()

    def action_masks(self) -> Any:
        """Return which actions are legal, by the name that learners with masks look for."""
        return self.episode.mask(self.mine).astype(bool)

    def render(self) -> Any:
        """Return the match as the learner may know it, in the mode that was asked for."""
        return self.episode.render(self.mine, self.render_mode)

    def close(self) -> None:
        """Give back what the bots hold."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


def register() -> None:
    """Make every game known to ``gymnasium.make`` as ``deben/<game>-v<rules>``; importing this module does it."""
    for game in all_games():
        name = f"deben/{game.name}-v{game.version}"
        if name not in gymnasium.registry:
            vector = f"{__package__}.learners:Learners"
            gymnasium.register(name, f"{__name__}:Learner", kwargs={"game": game.name}, vector_entry_point=vector)


register()
