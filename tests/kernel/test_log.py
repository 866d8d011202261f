"""The event log: what is written is read once, and nothing is lost in silence."""

import numpy as np
import pytest

from deben.kernel.log import CAPACITY, EVENT_WIDTH, emit, forget, logged, new_log, read_log


def test_events_come_back_in_order_and_only_once() -> None:
    log = new_log()
    emit(log, 3, 1, 2, 3, 4, 5)
    emit(log, 4, -1)
    assert read_log(log) == [(3, 1, 2, 3, 4, 5), (4, -1, 0, 0, 0, 0)]
    assert read_log(log) == []


def test_an_old_event_leaves_nothing_behind() -> None:
    log = new_log()
    emit(log, 3, 1, 2, 3, 4, 5)
    read_log(log)
    emit(log, 7)
    assert read_log(log) == [(7, 0, 0, 0, 0, 0)]


def test_the_whole_capacity_can_be_used() -> None:
    log = new_log(5)
    for kind in range(5):
        emit(log, kind)
    assert [event[0] for event in read_log(log)] == [0, 1, 2, 3, 4]
    assert new_log().shape == (CAPACITY + 1, EVENT_WIDTH)


def test_overflow_is_an_error_that_counts() -> None:
    log = new_log(2)
    for kind in range(4):
        emit(log, kind)
    with pytest.raises(OverflowError, match="caused 4 events, the log holds 2"):
        read_log(log)


def test_a_log_without_rows_swallows_everything() -> None:
    log = new_log(0)
    emit(log, 1, 2, 3)
    assert np.asarray(log).shape == (0, EVENT_WIDTH)


def test_rule_code_reads_what_fits_and_can_empty_a_log() -> None:
    log = new_log(2)
    for written, held in ((1, 1), (2, 2), (3, 2)):
        emit(log, written)
        assert logged(log) == held
    assert log[logged(log), 0] == 2
    forget(log)
    assert logged(log) == 0
    assert read_log(log) == []


def test_a_log_without_rows_holds_nothing() -> None:
    log = new_log(0)
    emit(log, 1)
    forget(log)
    assert logged(log) == 0
