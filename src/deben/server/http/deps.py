"""What handlers are given, by name: the parts of the server that they need, and who asks."""

from collections.abc import Iterable
from typing import Any

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from ...store import Store
from ..door.guard import Guard, identity_of
from ..metrics import Metrics
from ..settings import Settings
from .page import Page

__all__ = ["Chosen", "Counters", "Door", "Identity", "Kept", "Shown", "provided"]

Door = NamedDependency[Guard]
Counters = NamedDependency[Metrics]
Shown = NamedDependency[Page]
Kept = NamedDependency[Store]
# A process serves with settings of more than a server's own, which a validator would not take for these.
Chosen = NamedDependency[SkipValidation[Settings]]
Identity = NamedDependency[str]


def _from_state(name: str) -> Provide:
    def find(state: State) -> Any:
        return state[name]

    return Provide(find, sync_to_thread=False)


def provided(names: Iterable[str]) -> dict[str, Provide]:
    """Return the providers of the parts with these names, which the application's state has, and of whoever asks."""
    return {name: _from_state(name) for name in names} | {"identity": Provide(identity_of)}
