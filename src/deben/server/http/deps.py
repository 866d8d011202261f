"""What handlers are given, by name: the parts of the server, and who asks."""

from typing import Any

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from ..metrics import Metrics
from ..service import Service
from .guard import Guard, identity_of
from .page import Page

__all__ = ["DEPENDENCIES", "Counters", "Door", "Identity", "Served", "Shown"]

Served = NamedDependency[Service]
Door = NamedDependency[Guard]
Counters = NamedDependency[Metrics]
Shown = NamedDependency[Page]
Identity = NamedDependency[str]


def _from_state(name: str) -> Provide:
    def find(state: State) -> Any:
        return state[name]

    return Provide(find, sync_to_thread=False)


DEPENDENCIES = {name: _from_state(name) for name in ("service", "guard", "counters", "page")} | {"identity": Provide(identity_of)}
"""The providers, for the application."""
