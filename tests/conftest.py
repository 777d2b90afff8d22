"""Says which build is tested, and keeps generated examples the same on every run."""

from hypothesis import settings

import twocities.core.rollout
from tests.tables import GAMES

settings.register_profile("steady", deadline=None, derandomize=GAMES == 1, max_examples=100 * GAMES)
settings.load_profile("steady")


def pytest_report_header() -> str:
    """Name the build that the tests import."""
    module = twocities.core.rollout.__file__ or ""
    return f"twocities: {'interpreted' if module.endswith('.py') else 'compiled'}, from {module}"
