"""Tasks end when they are told to, though a cancellation was lost on the way."""

import asyncio
import contextlib

import pytest

from deben.store import end_tasks


def test_a_task_that_takes_a_cancellation_for_a_broken_line_ends_all_the_same() -> None:
    async def work() -> None:
        told = 0

        async def goes_on() -> None:
            nonlocal told
            while told < 2:
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    told += 1
            raise ValueError("of no use to whoever ends it")

        task = asyncio.create_task(goes_on())
        await asyncio.sleep(0)
        await end_tasks(task, None)
        assert task.done()
        assert told == 2

    asyncio.run(asyncio.wait_for(work(), 30))


@pytest.mark.parametrize("turns", range(4))
def test_one_that_is_cancelled_just_when_what_it_waits_for_comes_ends(turns: int) -> None:
    """Python 3.11's ``wait_for`` gives what came, and forgets that its task was cancelled."""

    async def work() -> None:
        come = asyncio.Event()

        async def looks() -> None:
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(come.wait(), 60)
                come.clear()

        task = asyncio.create_task(looks())
        for _ in range(5):
            await asyncio.sleep(0)
        come.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        await end_tasks(task)
        assert task.cancelled()

    asyncio.run(asyncio.wait_for(work(), 30))
