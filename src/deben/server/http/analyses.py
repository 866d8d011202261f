"""The coach over HTTP: analyses of finished matches, other tries at their decisions, hints during matches against bots."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ..wire.coach import AnalysisState, Attempt, Attempted, Hint, Puzzle
from .deps import Identity, Served
from .tables import Since, TableName, failures

__all__ = ["ANALYSIS_ROUTES"]

Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The number of the action that is decided, from 1.")]


@post("/api/tables/{table:str}/analysis", responses=failures(403, 404, 409, 503), status_code=200)
async def start(service: Served, identity: Identity, table: TableName) -> AnalysisState:
    """Let the coach look at a finished match; asking again changes nothing, and goes on with what broke off."""
    return await service.analyses.start(identity, table)


@get("/api/tables/{table:str}/analysis", responses=failures(403, 404, 409))
async def state(service: Served, identity: Identity, table: TableName, since: Since = 0) -> AnalysisState:
    """Return how far the analysis of a finished match is, with the decisions after some number."""
    return await service.analyses.state(identity, table, since)


@get("/api/tables/{table:str}/analysis/{number:int}", responses=failures(403, 404, 409))
async def puzzle(service: Served, identity: Identity, table: TableName, number: Number) -> Puzzle:
    """Return a decision of a finished match as its seat saw it, with everything that could be done."""
    return await service.analyses.puzzle(identity, table, number)


@post("/api/tables/{table:str}/analysis/{number:int}", responses=failures(403, 404, 409, 413, 503), status_code=200)
async def attempt(service: Served, identity: Identity, table: TableName, number: Number, data: JSONBody[Attempt]) -> Attempted:
    """Return how good another action would have been in a decision that was analysed."""
    return await service.analyses.attempt(identity, table, number, data.action)


@post("/api/tables/{table:str}/hint", responses=failures(403, 404, 409, 503), status_code=200)
async def hint(service: Served, identity: Identity, table: TableName) -> Hint:
    """Return what the coach would do now: only against bots, and the log says that it was asked."""
    return await service.hints.ask(identity, table)


ANALYSIS_ROUTES = [start, state, puzzle, attempt, hint]
