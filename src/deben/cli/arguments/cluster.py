"""A cluster that was asked for: ``--ray ADDRESS``; each mistake is one clear line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from ...games import Game
from ...lab.cluster import Cluster, ClusterError
from ..terminal.console import Console

__all__ = ["RayAddress", "asked_cluster"]

RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-common.ray")]


@contextmanager
def asked_cluster(console: Console, address: str | None, game: Game, jobs: int | None = None) -> Iterator[Cluster | None]:
    """Return a connection to the cluster at an address, for a while; nothing where none was asked for."""
    if address is None:
        yield None
        return
    try:
        with Cluster(address, game, jobs) as cluster:
            yield cluster
    except ClusterError as error:
        console.refuse(f"cli-error-{error.code}", **error.params)
