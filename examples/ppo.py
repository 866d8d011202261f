#!/usr/bin/env python3
"""Learn to play against oneself by proximal policy optimisation: PyTorch and a batch of matches, nothing else of Deben.

pip install 'deben[gymnasium,plot]' torch && python examples/ppo.py duel --picture curve.svg
"""

import argparse
import time
from typing import NamedTuple

import gymnasium
import torch
from torch import Tensor, nn

import deben.lab.environments.gymnasium  # makes the games known  # noqa: F401
from deben.lab import Batch

EPOCHS, PART, CLIP, ENTROPY, RATE = 3, 2048, 0.2, 0.01, 5e-4
RIVALS = ("random", "greedy")


class Decisions(NamedTuple):
    """What was decided in some matches, a row each."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of how likely the action was."""
    rewards: Tensor
    """What the end of the match was worth to the seat that decided."""


class Player(nn.Module):
    """A network that says how good each action looks, and how the match may end."""

    def __init__(self, marks: int, actions: int, hidden: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(marks, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Return how likely each legal action is, and the reward that may be expected."""
        hidden = self.trunk(seen.float())
        scores = self.policy(hidden).masked_fill(masks == 0, -torch.inf)
        return torch.distributions.Categorical(logits=scores), self.value(hidden)[:, 0]


@torch.no_grad()
def play(player: Player, batch: Batch, seed: int) -> Decisions:
    """Return all decisions of a batch of matches that the player played against itself."""
    batch.reset(seed)
    parts: list[Decisions] = []
    going, worth = torch.arange(len(batch)), torch.zeros(len(batch), batch.seats)
    matches, seats = [], []
    while len(going):
        actors = torch.as_tensor(batch.actors())[going]
        seen, masks = (torch.as_tensor(found)[going].clone() for found in (batch.observations(), batch.masks()))
        chances, _ = player(seen, masks)
        actions = chances.sample()
        parts.append(Decisions(seen, masks, actions, chances.log_prob(actions), torch.empty(0)))
        matches.append(going)
        seats.append(actors)
        given = torch.zeros(len(batch), dtype=torch.int64)
        given[going] = actions
        worth += torch.as_tensor(batch.step(given.numpy()).rewards)  # a match that ends is worth something once
        going = torch.nonzero(torch.as_tensor(batch.actors()) >= 0)[:, 0]
    seen, masks, actions, likely = (torch.cat(column) for column in zip(*(part[:4] for part in parts), strict=True))
    return Decisions(seen, masks, actions, likely, worth[torch.cat(matches), torch.cat(seats).long()])


def learn(player: Player, optimizer: torch.optim.Optimizer, data: Decisions) -> None:
    """Make what went better than expected likelier, but never by much at a time."""
    with torch.no_grad():
        parts = zip(data.seen.split(PART), data.masks.split(PART), strict=True)
        expected = torch.cat([player(seen, masks)[1] for seen, masks in parts])
    better = data.rewards - expected
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(better)).split(PART):
            chances, value = player(data.seen[rows], data.masks[rows])
            ratio = (chances.log_prob(data.actions[rows]) - data.chances[rows]).exp()
            gain = torch.min(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows])
            loss = -gain.mean() + 0.5 * (value - data.rewards[rows]).square().mean() - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def won(player: Player, game: str, rival: str, matches: int) -> float:
    """Return which part of some matches the player wins against another one, from both seats; half for a shared win."""
    rivals = gymnasium.make_vec(f"deben/{game}-v1", num_envs=matches, against=rival)
    seen, info = rivals.reset(seed=0)
    first = torch.full((matches,), torch.nan)
    while first.isnan().any():
        chances, _ = player(torch.as_tensor(seen), torch.as_tensor(info["action_mask"]))
        seen, rewards, ends, _, info = rivals.step(chances.probs.argmax(dim=1).numpy())
        new = torch.as_tensor(ends) & first.isnan()
        first[new] = torch.as_tensor(rewards).float()[new]
    rivals.close()
    return float(((first + 1) / 2).mean())


def draw(curve: list[tuple[int, list[float]]], game: str, picture: str) -> None:
    """Draw how the part of matches that are won grows."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.5))
    learnt = [decisions / 1000 for decisions, _ in curve]
    for number, rival in enumerate(RIVALS):
        axes.plot(learnt, [100 * parts[number] for _, parts in curve], label=f"against {rival}")
    axes.set(xlabel="thousand decisions learnt from", ylabel="% won", ylim=(0, 100), title=f"PPO against itself: {game}")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(picture, bbox_inches="tight")


def main() -> None:
    """Learn, and say after each round how well it plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="duel", choices=["duel", "nefertiti"])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--matches", type=int, default=256, help="matches of a round")
    parser.add_argument("--tests", type=int, default=400, help="matches against each rival after a round")
    parser.add_argument("--picture", help="draw the learning curve into this file")
    asked = parser.parse_args()
    torch.manual_seed(1)
    batch = Batch(asked.game, asked.matches, {"players": 2} if asked.game == "nefertiti" else None, restart=False)
    player = Player(batch.observations().shape[1], batch.masks().shape[1])
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    curve: list[tuple[int, list[float]]] = [(0, [won(player, asked.game, rival, asked.tests) for rival in RIVALS])]
    begun = time.perf_counter()
    for number in range(asked.rounds):
        data = play(player, batch, 1 + number * asked.matches)
        learn(player, optimizer, data)
        curve.append((curve[-1][0] + len(data.actions), [won(player, asked.game, rival, asked.tests) for rival in RIVALS]))
        said = ", ".join(f"{part:.0%} against {rival}" for rival, part in zip(RIVALS, curve[-1][1], strict=True))
        print(f"{curve[-1][0]:9,} decisions, {time.perf_counter() - begun:4.0f} s: {said}", flush=True)
    if asked.picture:
        draw(curve, asked.game, asked.picture)


if __name__ == "__main__":
    main()
