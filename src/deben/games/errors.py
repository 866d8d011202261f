"""What can be wrong with what people ask of a game: stable codes with parameters."""

__all__ = ["CodedError", "NotationError", "OptionsError", "PositionError"]


class CodedError(ValueError):
    """An error with a stable code and parameters; its text is English, the locale files have the others."""

    def __init__(self, code: str, text: str, /, **params: int | str) -> None:
        super().__init__(text)
        self.code = code
        """What is wrong, in a word that does not change."""
        self.params = params
        """What to fill into its sentence, by name."""


class OptionsError(CodedError):
    """The options of a table contradict each other or name something unknown."""


class NotationError(CodedError):
    """A text is no action of the game."""


class PositionError(CodedError):
    """A text is no position of the game, or describes an impossible one; people read the message ``position-<game>-<code>``."""

    def __init__(self, code: str, /, **params: int | str) -> None:
        told = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(code, f"{code} ({told})" if told else code, **params)
