"""Time limits, redirects and settings of the connection."""

from __future__ import annotations

import logging
import time

import anyio
import httpx
import pytest

from tern_messaging import AsyncTern, Tern, TernConnectionError, TernError, TernTimeoutError

from .faulty_network import CLOSED, HANGING, Fault, FaultyNetwork, envelope, failing


def test_a_missing_answer_is_a_timeout(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(HANGING)
    with pytest.raises(TernTimeoutError, match=r"^agent\.whoami was not answered within 0\.05 s$"):
        faulty_tern.agent.whoami(options={"timeout": 0.05, "max_retries": 0})


def test_an_answer_that_arrives_byte_by_byte_is_a_timeout(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(Fault(answer=envelope(result={"padding": "x" * 500}), seconds_per_byte=0.02))
    started = time.monotonic()
    with pytest.raises(TernTimeoutError):
        faulty_tern.agent.whoami(options={"timeout": 0.2, "max_retries": 0})
    assert time.monotonic() - started < 1.0


@pytest.mark.anyio
async def test_the_async_client_has_the_same_time_limit(async_faulty_tern: AsyncTern, network: FaultyNetwork) -> None:
    network.fail(HANGING, Fault(answer=envelope(result={"padding": "x" * 500}), seconds_per_byte=0.02))
    for _ in range(2):
        with pytest.raises(TernTimeoutError, match=r"^agent\.whoami was not answered within 0\.2 s$"):
            await async_faulty_tern.agent.whoami(options={"timeout": 0.2, "max_retries": 0})


@pytest.mark.anyio
async def test_a_canceled_task_ends_its_call_and_the_wait_before_a_retry(
    async_faulty_tern: AsyncTern, network: FaultyNetwork
) -> None:
    started = time.monotonic()
    for fault in (HANGING, failing(429, "rate_limited", {"Retry-After": "30"})):
        network.fail(fault)
        with anyio.move_on_after(0.1) as scope:
            await async_faulty_tern.tags.list()
        assert scope.cancelled_caught
    assert time.monotonic() - started < 2.0
    assert (await async_faulty_tern.agent.whoami())["account"]["name"] == "Acme"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_neither_the_key_nor_the_call_follows_a_redirect(status: int, api_key: str, network: FaultyNetwork) -> None:
    with FaultyNetwork(network.url) as elsewhere, httpx.Client(follow_redirects=True) as http_client:
        network.fail(Fault(answer=b"", status=status, headers={"Location": f"{elsewhere.url}/rpc"}))
        tern = Tern(api_key=api_key, base_url=network.url, http_client=http_client)
        with pytest.raises(TernConnectionError, match=f"HTTP {status} without a JSON-RPC answer") as caught:
            tern.tags.list()
        assert caught.value.status == status
        assert elsewhere.received == []


@pytest.mark.anyio
async def test_the_async_client_follows_no_redirect_either(api_key: str, network: FaultyNetwork) -> None:
    with FaultyNetwork(network.url) as elsewhere:
        network.fail(Fault(answer=b"", status=307, headers={"Location": f"{elsewhere.url}/rpc"}))
        async with httpx.AsyncClient(follow_redirects=True) as http_client:
            tern = AsyncTern(api_key=api_key, base_url=network.url, http_client=http_client)
            with pytest.raises(TernConnectionError, match="HTTP 307"):
                await tern.tags.list()
        assert elsewhere.received == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>",
        b"[]",
        b"null",
        b'{"result":{}}',
        envelope(),
        envelope(result=None),
        envelope(error={"code": None}),
        envelope(error={"code": True}),
    ],
)
def test_an_answer_that_is_not_json_rpc_is_a_connection_error(
    body: bytes, faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(Fault(answer=body))
    with pytest.raises(TernConnectionError, match="is base_url a Tern service"):
        faulty_tern.tags.list()


def test_a_log_of_retries_contains_neither_the_key_nor_the_params(
    api_key: str, faulty_tern: Tern, network: FaultyNetwork, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    network.fail(CLOSED)
    faulty_tern.tags.create(name="Secret name")
    assert "tags.create is retried in 0.0 s" in caplog.text
    assert api_key not in caplog.text
    assert "Secret name" not in caplog.text


def test_no_representation_contains_the_key(api_key: str) -> None:
    with Tern(api_key=api_key) as tern:
        for shown in (repr(tern), str(vars(tern)), repr(tern._settings), repr(tern.tags), repr(tern._transport)):
            assert api_key not in shown


@pytest.mark.parametrize("api_key", ["", "a b", "key\n", "k\r\nX: y", "tern_live_…"])
def test_a_key_that_no_header_can_carry_is_refused_without_being_shown(api_key: str) -> None:
    with pytest.raises(TernError, match="api_key is empty or contains") as caught:
        Tern(api_key=api_key)
    assert api_key == "" or api_key not in str(caught.value)


@pytest.mark.parametrize("base_url", ["localhost:4000", "ftp://localhost", "http://", "https://user:pass@localhost"])
def test_a_base_url_that_is_not_usable_is_refused(base_url: str) -> None:
    with pytest.raises(TernError, match="base_url must"):
        Tern(base_url=base_url)


def test_the_key_and_the_url_come_from_the_environment(
    api_key: str, network: FaultyNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERN_API_KEY", api_key)
    monkeypatch.setenv("TERN_URL", f"{network.url}/")
    with Tern() as tern:
        assert tern.agent.whoami()["account"]["name"] == "Acme"
    assert network.received[0].path == "/rpc"
    monkeypatch.setenv("TERN_API_KEY", "")
    monkeypatch.setenv("TERN_URL", "")
    with Tern() as tern:
        assert repr(tern) == "<Tern of http://localhost:4000>"
        with pytest.raises(TernError, match="needs an API key"):
            tern.tags.list()


def test_a_misspelled_option_is_refused(faulty_tern: Tern, network: FaultyNetwork) -> None:
    with pytest.raises(TypeError, match="unknown options: time_out"):
        faulty_tern.tags.list(options={"time_out": 1})  # type: ignore[arg-type]
    assert network.received == []


def test_with_options_changes_a_setting_and_shares_the_connections(api_key: str, service_url: str) -> None:
    with Tern(base_url=service_url) as tern:
        other = tern.with_options(api_key=api_key, timeout=5)
        assert other.agent.whoami()["account"]["name"] == "Acme"
        other.close()
        assert tern.with_options(api_key=api_key).tags.list().items == []
    with pytest.raises(RuntimeError, match="closed"):
        other.tags.list()


def test_close_leaves_a_client_open_that_the_caller_made(api_key: str) -> None:
    with httpx.Client() as http_client:
        with Tern(api_key=api_key, http_client=http_client) as tern:
            tern.tags.list()
        assert not http_client.is_closed
    assert http_client.is_closed


@pytest.mark.anyio
async def test_the_async_client_closes_its_own_connections_only(api_key: str) -> None:
    async with httpx.AsyncClient() as http_client:
        async with AsyncTern(api_key=api_key, http_client=http_client) as tern:
            await tern.with_options(timeout=5).tags.list()
        assert not http_client.is_closed
    own = AsyncTern(api_key=api_key)
    await own.tags.list()
    await own.close()
    with pytest.raises(RuntimeError, match="closed"):
        await own.tags.list()
