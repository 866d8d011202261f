"""The coach over HTTP: analyses of finished matches, other tries at their decisions, hints during matches against bots."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ...wire.coach import AnalysisState, Attempt, Attempted, Hint, Puzzle
from ..study.analyses import Analyses
from ..study.hints import Hints
from .deps import Identity
from .params import Since, TableName, failures

__all__ = ["ROUTES"]

Analysed = NamedDependency[Analyses]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The number of the action that is decided, from 1.")]


@post("/api/tables/{table:str}/analysis", responses=failures(403, 404, 409, 503), status_code=200)
async def start(analyses: Analysed, identity: Identity, table: TableName) -> AnalysisState:
    """Let the coach look at a finished match; asking again changes nothing, and goes on with what broke off."""
    return await analyses.start(identity, table)


@get("/api/tables/{table:str}/analysis", responses=failures(403, 404, 409))
async def state(analyses: Analysed, identity: Identity, table: TableName, since: Since = 0) -> AnalysisState:
    """Return how far the analysis of a finished match is, with the decisions after some number."""
    return await analyses.state(identity, table, since)


@get("/api/tables/{table:str}/analysis/{number:int}", responses=failures(403, 404, 409))
async def puzzle(analyses: Analysed, identity: Identity, table: TableName, number: Number) -> Puzzle:
    """Return a decision of a finished match as its seat saw it, with everything that could be done."""
    return await analyses.puzzle(identity, table, number)


@post("/api/tables/{table:str}/analysis/{number:int}", responses=failures(403, 404, 409, 413, 503), status_code=200)
async def attempt(analyses: Analysed, identity: Identity, table: TableName, number: Number, data: JSONBody[Attempt]) -> Attempted:
    """Return how good another action would have been in a decision that was analysed."""
    return await analyses.attempt(identity, table, number, data.action)


@post("/api/tables/{table:str}/hint", responses=failures(403, 404, 409, 503), status_code=200)
async def hint(hints: NamedDependency[Hints], identity: Identity, table: TableName) -> Hint:
    """Return what the coach would do now: only against bots, and the log says that it was asked."""
    return await hints.ask(identity, table)


ROUTES = [start, state, puzzle, attempt, hint]
