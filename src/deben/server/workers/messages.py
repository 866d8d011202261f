"""What a server and its thinking processes say to each other: frames of MessagePack with their length before them."""

from typing import Literal, get_args

import msgspec

from ...coach.model import Judgement, Question

__all__ = [
    "KINDS", "LENGTH", "Analyse", "Analysed", "Answer", "Failed", "Kind", "Ready", "Request", "Think", "Thought", "decode_answer",
    "decode_request", "frame",
]  # fmt: skip

LENGTH = 4
Kind = Literal["bot", "hint", "analysis"]
"""What is asked: a bot's decision, the coach's word for somebody who waits, its look at a decision of a finished match."""
KINDS: tuple[Kind, ...] = get_args(Kind)


class Think(msgspec.Struct, frozen=True, tag=True):
    """Choose an action; the view is all a bot gets to know."""

    game: str
    seats: int
    view: bytes
    legal: list[int]
    bot: str
    chance: int
    budget: float
    program: str = ""
    """The command of the outside program that decides in place of a bot of ours."""
    table: str = ""
    """Where the bot sits; without a table it remembers nothing."""
    past: tuple[int, ...] = ()
    """The actions of the match so far, as far as the seat may know them."""


class Analyse(msgspec.Struct, frozen=True, tag=True):
    """Judge a decision from the view of the seat that makes it."""

    game: str
    seats: int
    question: Question
    budget: float
    only: tuple[int, ...] = ()
    """The actions to look at; without any, all that are promising."""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The process has started."""


class Thought(msgspec.Struct, frozen=True, tag=True):
    """The action chosen."""

    action: int


class Analysed(msgspec.Struct, frozen=True, tag=True):
    """The judgement."""

    judgement: Judgement


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It did not work."""

    text: str


Request = Think | Analyse
Answer = Ready | Thought | Analysed | Failed
_ANSWERS = msgspec.msgpack.Decoder(Answer)
_REQUESTS = msgspec.msgpack.Decoder(Request)


def frame(message: msgspec.Struct) -> bytes:
    """Return a message with its length before it."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def decode_request(data: bytes) -> Request:
    """Return the request in a frame's data."""
    request: Request = _REQUESTS.decode(data)
    return request


def decode_answer(data: bytes) -> Answer:
    """Return the answer in a frame's data."""
    answer: Answer = _ANSWERS.decode(data)
    return answer
