"""Checks of hidden information: views hide, and what fits a view is drawn from it alone."""

from typing import Any

from ..games.contract import Game
from ..kernel.chance import new_chance
from ..kernel.contract import OVER
from .walk import SPECTATOR, onlookers, play_on, require, require_same, states

__all__ = ["check_resample", "check_views"]


def check_views(game: Game, options: Any, seed: int) -> None:
    """Check that states which differ only in what somebody cannot know give byte-equal views, which show what is legal."""
    chance = new_chance(seed)
    secret = [game.write_action(action) for action in range(game.rules.actions) if game.secret(action)]
    require(game.secrets or not secret, "actions are secret, though the game says that it has no secrets:", secret)
    for executor, state in states(game, options, seed):
        actor = executor.actor(state)
        public = executor.view(state, SPECTATOR)
        for seat in onlookers(game, options):
            view = executor.view(state, seat)
            other = executor.resample(view, chance)
            seen = executor.view(other, seat)
            require(
                game.secrets or view == state, "something is hidden from seat", seat, "though the game says that it has no secrets"
            )
            require_same(view, seen, "seat", seat, "sees the difference:")
            require_same(executor.view(view, seat), view, "the view of a view is another view:")
            require_same(executor.view(other, SPECTATOR), public, "a spectator knows what seat", seat, "does not:")
            require(not game.alike or view == public, "seat", seat, "knows more than a spectator, though all should know the same")
            require(executor.actor(view) == actor, "a view does not say who decides")
            if seat == actor and actor != OVER:
                require(executor.legal(view) == executor.legal(state), "seat", seat, "cannot tell what is legal from its view")


def check_resample(game: Game, options: Any, seed: int) -> None:
    """Check that draws of the unknown differ if there are secrets, keep what is known, and can be played to the end."""
    chance = new_chance(seed)
    for number, (executor, state) in enumerate(states(game, options, seed)):
        if number % 20 == 0:
            for seat in onlookers(game, options):
                view = executor.view(state, seat)
                drawn = executor.resample(view, chance)
                hidden = drawn != executor.resample(view, chance)
                require(number or hidden or not game.secrets, "nothing is hidden from seat", seat, "at the start")
                require(game.secrets or drawn == state, "there is something to draw, though the game says that it has no secrets")
                require_same(executor.resample(drawn, chance), drawn, "what is known does not stay:")
                for _ in play_on(executor, drawn, chance):
                    pass
