"""The HTTP interface does what its description says, whatever is sent."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ..nightly import often
from .harness import Person

EXAMPLES = often(8, 50)
UNSAYABLE = [positive_data_acceptance]
"""A description cannot say how many seats a table with these options has, nor that a name must have a letter."""


def test_every_operation_keeps_its_description(server: str, anna: Person) -> None:
    """Schemathesis makes requests from the description, sound and unsound ones, and checks every answer against it."""
    described = schemathesis.openapi.from_url(f"{server}/schema/openapi.json")
    operations = [result.ok() for result in described.get_all_operations() if isinstance(result, Ok)]
    assert {"GET /api/tables", "POST /api/tables", "GET /health"} <= {operation.label for operation in operations}
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def keeps_it(case: Any) -> None:
            headers = {"cookie": f"deben={anna.cookie}", "origin": server}
            case.call_and_validate(headers=headers, excluded_checks=UNSAYABLE)

        keeps_it()
