"""Checks of everything in words: notation, positions, reasons and events."""

import json
from typing import Any

from ..games.contract import Game, NotationError, PositionError, Reason
from ..kernel.show.presenter import Presenter
from ..locale import LANGUAGES, Translator
from ..locale.rulebook import rulebook
from ..match import Match
from .walk import SLUG, onlookers, require, require_same, states, walk

__all__ = ["check_events", "check_explain", "check_notation", "check_positions", "check_texts"]


def check_notation(game: Game, options: Any, seed: int) -> None:
    """Check that every action has one text and every text one action, in any case and spacing, and that others are refused."""
    names = list(game.action_names)
    require(len(names) == game.rules.actions, len(names), "names for", game.rules.actions, "actions")
    require(len({name.lower() for name in names}) == len(names), "two actions have the same text")
    for action, name in enumerate(names):
        require(game.write_action(action) == name, "action", action, "is written", game.write_action(action))
        for text in (name, name.upper(), f"  {name.title()}\n"):
            require(game.read_action(text) == action, repr(text), "is read as", game.read_action(text))
    match = Match(game, seed, options)
    require(
        [game.read_action(text) for text in match.legal] == match.legal_numbers, "legal actions are written wrongly:", match.legal
    )
    for text in ("", "no such action", names[0] + "?", names[0] * 2 + " "):
        try:
            require(game.read_action(text) is None, repr(text), "is read as an action")
        except NotationError as error:
            require(SLUG.fullmatch(error.code), "no code:", error.code)


def check_positions(game: Game, options: Any, seed: int) -> None:
    """Check that every state and every view comes back from its text, and that a text which is none is refused with a code."""
    for executor, state in states(game, options, seed):
        for seen in (state, *(executor.view(state, seat) for seat in onlookers(game, options))):
            text = game.write_position(seen)
            again = game.read_position(text)
            require_same(seen, again, text, "is read with differences:")
            require("\n" not in text, "a position has more than one line:", text)
    for wrong in ("", "no position", f"{text} and more"):
        try:
            require(game.read_position(wrong) is None, repr(wrong), "is read as a position")
        except PositionError as error:
            require(SLUG.fullmatch(error.code) and str(error), "no code or no text:", error.code)


def check_explain(game: Game, options: Any, seed: int) -> None:
    """Check that at any moment every action of the range is legal or has a reason with code, clause and text in its languages."""
    reasons: dict[str, Reason] = {}
    for match in walk(game, options, seed):
        view, legal = match.view(match.actor), set(match.legal_numbers)
        for action in range(game.rules.actions):
            reason = game.explain(view, action)
            require((reason is None) == (action in legal), game.write_action(action), "is or is not legal, its reason is", reason)
            if reason is not None:
                reasons[reason.code] = reason
    for reason in reasons.values():
        _check_reason(game, reason)


def _check_reason(game: Game, reason: Reason) -> None:
    require(SLUG.fullmatch(reason.code), "no code:", reason.code)
    require(all(isinstance(value, int | str) for value in reason.params.values()), "odd parameters:", reason)
    if reason.clause:
        require(rulebook(game).clause(reason.clause).id == reason.clause, "no such clause:", reason)
    for lang in game.languages:
        texts = _texts(game, lang)
        told = any(texts.has(f"reason-{whose}-{reason.code}") for whose in (game.name, "any"))
        require(told, "no text in", lang, "for the reason", reason.code)


def _texts(game: Game, lang: str) -> Translator:
    """Return the texts of a game in a language that it claims, be it one of ours or not."""
    require(lang in LANGUAGES or game.texts(lang), "no texts at all in", lang)
    return Translator(lang if lang in LANGUAGES else LANGUAGES[0], *game.texts(lang))


def check_texts(game: Game, options: Any, seed: int) -> None:
    """Check that a game has a text for its name, seats, options, events, actions and ends in every language that it claims."""
    *_, match = walk(game, options, seed)
    kinds = {json.loads(Presenter(match.executor).plain_text(action))["kind"] for action in range(game.rules.actions)}
    wanted = [
        f"game-{game.name}", f"seat-{game.name}", *(f"option-{game.name}-{field.name}" for field in game.option_fields),
        *(f"event-{game.name}-{kind.name.lower().replace('_', '-')}" for kind in game.event_fields),
        *(f"end-{game.name}-{reason}" for reason in game.end_reasons), *(f"action-{game.name}-{kind}" for kind in sorted(kinds)),
    ]  # fmt: skip
    for lang in game.languages:
        texts = _texts(game, lang)
        missing = [message for message in wanted if not texts.has(message)]
        require(not missing, "no text in", lang, "for", *missing)


def check_events(game: Game, options: Any, seed: int) -> None:
    """Check that events are of known kinds with exactly their parameters, all plain numbers, and that a match has some."""
    known = {kind.name.lower().replace("_", "-"): fields for kind, fields in game.event_fields.items()}
    *_, match = walk(game, options, seed)
    events = [event for move in match.moves for event in move.events]
    require(events, "nothing ever happens")
    for event in events:
        require(event.kind in known, "no such kind of event:", event)
        require(tuple(event.params) == known[event.kind], "wrong parameters:", event)
        require(all(type(value) is int for value in event.params.values()), "not plain numbers:", event)
