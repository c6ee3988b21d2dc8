"""The tests run against a service. Its URL is in `TERN_URL`, as it is for a client."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator

import pytest

from tern_messaging import AsyncTern, Tern

from .faulty_network import FaultyNetwork

if not os.environ.get("TERN_URL"):
    pytest.exit("Start a service and set TERN_URL to its URL", returncode=2)
SERVICE_URL = os.environ["TERN_URL"]
# The tests make their own keys.
os.environ.pop("TERN_API_KEY", None)


@pytest.fixture(params=["asyncio", "trio"])
def anyio_backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def service_url() -> str:
    return SERVICE_URL


@pytest.fixture
def api_key() -> str:
    """The key of a new account."""
    with Tern() as client:
        key = client.agent.provision(name="Acme", mode="test")["api_key"]
        assert key is not None
        return key


@pytest.fixture
def tern(api_key: str) -> Iterator[Tern]:
    with Tern(api_key=api_key) as client:
        yield client


@pytest.fixture
async def async_tern(api_key: str) -> AsyncIterator[AsyncTern]:
    async with AsyncTern(api_key=api_key) as client:
        yield client


@pytest.fixture
def network() -> Iterator[FaultyNetwork]:
    with FaultyNetwork(SERVICE_URL) as faulty:
        yield faulty


@pytest.fixture
def faulty_tern(api_key: str, network: FaultyNetwork) -> Iterator[Tern]:
    """A client that reaches the service through a network with faults."""
    with Tern(api_key=api_key, base_url=network.url, retry_delay=0.001) as client:
        yield client


@pytest.fixture
async def async_faulty_tern(api_key: str, network: FaultyNetwork) -> AsyncIterator[AsyncTern]:
    async with AsyncTern(api_key=api_key, base_url=network.url, retry_delay=0.001) as client:
        yield client
