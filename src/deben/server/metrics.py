"""What Prometheus may know."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

__all__ = ["Metrics"]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Acting:
    """Counts actions and how long they take: plainly, since it is done for every one of them, and in their words when asked."""

    def __init__(self) -> None:
        self.actions: dict[tuple[str, bool], int] = {}
        """Those stored, by game and whether a bot chose them."""
        self._taken = [0] * (len(SECONDS) + 1)
        self._seconds = 0.0

    def count(self, game: str, bot: bool) -> None:
        """Count an action that was stored."""
        self.actions[game, bot] = self.actions.get((game, bot), 0) + 1

    def took(self, seconds: float) -> None:
        """Count a command that took so long."""
        self._taken[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """Yield what was counted, as Prometheus's collectors do."""
        stored = CounterMetricFamily("deben_actions", "Actions stored.", labels=["game", "by"])
        for (game, bot), number in self.actions.items():
            stored.add_metric([game, "bot" if bot else "person"], number)
        yield stored
        sums = zip([*map(str, SECONDS), "+Inf"], accumulate(self._taken), strict=True)
        yield HistogramMetricFamily(
            "deben_act_seconds", "From a command to its publication.", buckets=[*sums], sum_value=self._seconds
        )


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("deben_tables", "Tables opened.", ["game"], registry=self.registry)
        self.acting = Acting()
        self.registry.register(self.acting)
        self.requests = Counter("deben_http_requests", "Requests answered.", ["method", "status"], registry=self.registry)
        self.request_seconds = Histogram("deben_http_seconds", "Answers to requests.", buckets=SECONDS, registry=self.registry)
        self.errors = Counter("deben_errors", "What was logged as an error.", ["event"], registry=self.registry)
        self.queue_seconds = Histogram(
            "deben_queue_seconds", "Waiting to be thought for.", ["kind"], buckets=SECONDS, registry=self.registry
        )
        self.queue_length = Gauge("deben_queue_length", "Questions nobody thinks about yet.", ["kind"], registry=self.registry)
        self.jobs = Counter("deben_jobs", "Questions that went to whoever thinks.", ["kind", "outcome"], registry=self.registry)
        self.thinkers = Gauge("deben_thinkers", "Processes that take questions.", registry=self.registry)
        self.database_seconds = Histogram("deben_database_seconds", "Statements.", buckets=SECONDS, registry=self.registry)
        self.refused = Counter("deben_refused", "Messages and requests refused.", ["code"], registry=self.registry)
        self.resyncs = Counter("deben_resyncs", "Slow clients brought up to date at once.", registry=self.registry)
        self.bot_failures = Counter("deben_bot_failures", "Decisions a bot failed to make.", ["bot"], registry=self.registry)
        self.connections = Gauge("deben_connections", "Open sockets.", registry=self.registry)
        self.live = Gauge("deben_live_tables", "Tables in memory.", registry=self.registry)
        self.think_seconds = Histogram("deben_think_seconds", "Bots' decisions.", ["bot"], buckets=SECONDS, registry=self.registry)

    def text(self) -> bytes:
        """Return all of them in Prometheus's text format."""
        return generate_latest(self.registry)
