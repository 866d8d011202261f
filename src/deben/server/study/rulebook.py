"""The rules page's drawings: every position of the rules played out once and kept for as long as the program runs."""

from functools import cache

from ...games import game_named
from ...kernel.show.presenter import Presenter
from ...locale.examples import Example, WalkStep, examples, is_expected, walk
from ...locale.rulebook import rulebook
from ...match import Match
from ...wire.common import GameName, LegalAction, TableEvent
from ...wire.encoded import Encoded, decoded, encoded
from ...wire.rulebook import ExampleShown, Figure, RulebookShown, RulingShown, StepShown
from ..tables.log import events_shown, reason_shown

__all__ = ["book_shown"]

SEED = 0
"""What a position of the rules leaves open is the same for everybody."""


def _figure(match: Match, show: tuple[str, ...], marks: tuple[str, ...] = (), lane: str | None = None) -> Figure:
    seen = Presenter(match.executor).moment(match.state, None)
    return Figure(
        position=match.game.write_position(seen.view), view=encoded(seen.text), scores=encoded(seen.scores), actor=match.actor,
        show=list(show), marks=list(marks), lane=lane,
    )  # fmt: skip


def _step(game: str, step: WalkStep) -> StepShown:
    match = Match(game, SEED, position=step.position)
    return StepShown(step.id, list(step.clauses), _figure(match, step.show, step.marks, step.lane))


def _example(game: str, example: Example) -> ExampleShown:
    match = Match(game, SEED, position=example.position)
    presenter = Presenter(match.executor)
    before = _figure(match, example.show, example.marks, example.lane)
    refused = [reason_shown(match.refusal(text.rpartition(" ")[0])) for text in example.refused]
    actions: list[Encoded[LegalAction]] = []
    events: list[TableEvent] = []
    for action in example.actions:
        state = match.state.copy()
        actions.append(encoded(presenter.action_text(match.view(match.actor), match.game.read_action(action))))
        happened = events_shown(match.executor, match.game, state, match.play(action).events)
        events += decoded(happened, list[TableEvent])
    return ExampleShown(
        id=example.id, clauses=list(example.clauses), before=before, actions=actions, events=_to_the_point(example, events),
        after=_figure(match, example.then) if example.then else None, refused=[reason for reason in refused if reason],
    )  # fmt: skip


def _to_the_point(example: Example, events: list[TableEvent]) -> list[TableEvent]:
    """Return what happened up to the last thing that the example is about."""
    last = [
        at for at, event in enumerate(events, 1) if any(is_expected(wanted, event.kind, event.params) for wanted in example.events)
    ]
    return events[: max(last, default=0)]


@cache
def book_shown(name: GameName) -> RulebookShown:
    """Return a game's rulings, drawings and stalls."""
    game = game_named(name)
    return RulebookShown(
        game=name, rulings=[RulingShown(ruling.slug, list(ruling.clauses)) for ruling in rulebook(game).rulings],
        walk=[_step(name, step) for step in walk(game)], examples=[_example(name, example) for example in examples(game)],
        stalls=game.bring("server", "stalls", list)(),
    )  # fmt: skip
