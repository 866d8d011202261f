"""What a search found, written out as JSON while it goes on, for whoever looks over its shoulder.

``{"simulations": …, "depth": …, "nodes": …, "seat": …, "actions": [{"action": …, "visits": …, "results": […], "line": […]}, …]}``:
the actions that were tried, the best first; what each seat got on average in thousandths; and what follows when everybody does what
looked best to them, the action itself first.
"""

from ..rule import rule
from ..text import Text, Texts, clear, close_list, close_object, keys, open_list, open_object, put_key, put_number, set_number
from .choice import FOUND_ACTION, FOUND_SUMS, FOUND_VISITS, NOWHERE, Findings, next_best
from .memory import branch_for
from .result import Results
from .tree import ACTION, COUNT, DEEPEST, DONE, FIRST, ROOT, USED, VISITS, Places, Tree

__all__ = ["LEAST_VISITS", "line_one", "report_one"]

LEAST_VISITS = 8
"""A line of play goes on as long as somebody has looked."""
KEYS = keys(["simulations", "depth", "nodes", "seat", "actions", "action", "visits", "results", "line"])
SIMULATIONS, DEPTH, NODES, SEAT, ACTIONS, ACTED, TRIED, WORTH, LINE = range(9)


@rule
def best_branch(tree: Tree, node: int) -> int:
    """Return the branch of a node that was walked most, the first of equals, or ``NOWHERE`` if none was walked often enough."""
    first = tree[node, FIRST]
    best, most = NOWHERE, LEAST_VISITS - 1
    for child in range(first, first + tree[node, COUNT]):
        if tree[child, VISITS] > most:
            best, most = int(child), int(tree[child, VISITS])
    return best


@rule
def line_one(tree: Tree, line: Places) -> int:
    """Fill in the actions that follow each other when everybody does what was tried most, and return how many there are."""
    length = 0
    node = best_branch(tree, ROOT)
    while node != NOWHERE and length < len(line):
        line[length] = tree[node, ACTION]
        length += 1
        node = best_branch(tree, node)
    return length


@rule
def put_line(out: Text, tree: Tree, action: int) -> None:
    """Append the list of actions that follow each other from an action of the root on."""
    open_list(out)
    put_number(out, action)
    node = branch_for(tree, ROOT, action)
    if node != NOWHERE:
        node = best_branch(tree, node)
    while node != NOWHERE:
        put_number(out, tree[node, ACTION])
        node = best_branch(tree, node)
    close_list(out)


@rule
def put_finding(out: Text, found: Findings, row: int, tree: Tree) -> None:
    """Append what is known about one action."""
    open_object(out)
    set_number(out, KEYS, ACTED, found[row, FOUND_ACTION])
    set_number(out, KEYS, TRIED, found[row, FOUND_VISITS])
    put_key(out, KEYS, WORTH)
    open_list(out)
    for column in range(FOUND_SUMS, found.shape[1]):
        put_number(out, found[row, column] // found[row, FOUND_VISITS])
    close_list(out)
    put_key(out, KEYS, LINE)
    put_line(out, tree, found[row, FOUND_ACTION])
    close_object(out)


@rule
def put_counts(out: Text, counters: Results, seat: int) -> None:
    """Append how far the search went, and for whom."""
    set_number(out, KEYS, SIMULATIONS, counters[DONE])
    set_number(out, KEYS, DEPTH, counters[DEEPEST])
    set_number(out, KEYS, NODES, counters[USED])
    set_number(out, KEYS, SEAT, seat)


@rule
def report_one(found: Findings, count: int, seat: int, tree: Tree, counters: Results, texts: Texts) -> None:
    """Write what is known about the actions that were tried, the best first, with the lines of one tree."""
    out = texts[0]
    clear(out)
    open_object(out)
    put_counts(out, counters, seat)
    put_key(out, KEYS, ACTIONS)
    open_list(out)
    row = next_best(found, count, seat, NOWHERE)
    while row != NOWHERE and found[row, FOUND_VISITS] > 0:
        put_finding(out, found, row, tree)
        row = next_best(found, count, seat, row)
    close_list(out)
    close_object(out)
