"""What can go wrong with a text: each error names what was asked for, and what exists instead."""

from collections.abc import Sequence

__all__ = ["BrokenMessage", "LocaleError", "UnknownClause", "UnknownLanguage", "UnknownMessage"]


class LocaleError(Exception):
    """Base of all errors of the locale room."""


class UnknownLanguage(LocaleError):
    """Error for a language without texts; `lang` is what was asked for."""

    def __init__(self, lang: str, known: Sequence[str]) -> None:
        super().__init__(f"no texts in language {lang!r}; there are {', '.join(known)}")
        self.lang = lang


class UnknownMessage(LocaleError):
    """Error for a message or attribute that a language does not have; no other language stands in for it."""

    def __init__(self, message_id: str, lang: str, near: Sequence[str] = ()) -> None:
        super().__init__(f"no message {message_id!r} in language {lang!r}{_hint(near)}")
        self.message_id = message_id
        self.lang = lang


class BrokenMessage(LocaleError):
    """Error for a message that cannot be parsed or formatted, with every reason found."""

    def __init__(self, message_id: str, lang: str, reasons: Sequence[object]) -> None:
        super().__init__(f"message {message_id!r} in language {lang!r}: {'; '.join(map(str, reasons))}")
        self.message_id = message_id
        self.lang = lang


class UnknownClause(LocaleError):
    """Error for a clause that the rules do not have; `near` holds the ids that look like it."""

    def __init__(self, clause_id: str, game: str, near: Sequence[str]) -> None:
        super().__init__(f"no clause {clause_id!r} in the rules of {game}{_hint(near)}")
        self.clause_id = clause_id
        self.game = game
        self.near = tuple(near)


def _hint(near: Sequence[str]) -> str:
    return f"; did you mean {', '.join(near)}?" if near else ""
