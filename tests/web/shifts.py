"""How much a board moves under the pointer: what Chromium calls layout shift, of parts of the board alone."""

from .person import Person

__all__ = ["MOST", "moved", "watch_shifts"]

MOST = 0.1
"""What the parts of a board may move in a whole match, all together."""
WATCH = """async () => {
    const element = node => node && (node.nodeType === 1 ? node : node.parentElement);
    const area = box => box.width * box.height;
    const between = (one, other) =>
        Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
        Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const share = ({previousRect: was, currentRect: is}) => !area(was) || !area(is) ? 0 :
        (area(was) + area(is) - between(was, is)) / (innerWidth * innerHeight) *
        Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y)) / Math.max(innerWidth, innerHeight);
    await document.fonts.ready;
    window.moved = {};
    new PerformanceObserver(list => {
        for (const {sources} of list.getEntries()) for (const source of sources) {
            const part = element(source.node);
            if (!part?.closest('main') || part.closest('.recent, [role=tooltip]')) continue;
            const name = `${part.localName}.${part.getAttribute('class')}`;
            window.moved[name] = (window.moved[name] ?? 0) + share(source);
        }
    }).observe({type: 'layout-shift', buffered: false});
}"""
"""A part's share is that of Chromium's own figure: the share of the window that it left and came to, times how far it went.
Shifts after a click count too.  Lists of what happened move: that is their purpose."""


def watch_shifts(person: Person) -> None:
    """Count from now on, on the page that is open."""
    person.page.evaluate(WATCH)


def moved(person: Person) -> dict[str, float]:
    """Return which parts of the board moved since it is watched, and how much: nothing where all together are still enough."""
    parts: dict[str, float] = person.page.evaluate("moved")
    return {} if sum(parts.values()) <= MOST else parts
