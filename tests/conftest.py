"""Everything the tests share; fixtures live beside the tests that use them."""

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# What a machine has installed changes no test; those of installed books name them.
os.environ["CARDSMITH_DICT"] = "none"

# Every card is drawn: what an earlier test has composed is none of the next one's business.
os.environ["CARDSMITH_CACHE"] = "none"

# The suite draws the same examples on every machine; `make soak` draws new ones.
settings.register_profile(
    "suite",
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak", max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("suite")
