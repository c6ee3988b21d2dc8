"""Calls are retried if that is safe. The network fails, the service behind it is real."""

from __future__ import annotations

import re
from datetime import datetime, timezone

import pytest

from tern_messaging import (
    AsyncTern,
    InvalidParamsError,
    RateLimitedError,
    Tern,
    TernApiError,
    TernConnectionError,
    TernTimeoutError,
    UnavailableError,
)
from tern_messaging._backoff import backoff, retry_after

from .faulty_network import CLOSED, HANGING, LOST_ANSWER, Fault, FaultyNetwork, failing

UNAVAILABLE = failing(503, "unavailable")


def test_a_read_is_retried_after_an_unavailable_service_a_closed_connection_or_a_timeout(
    faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(UNAVAILABLE, CLOSED)
    assert faulty_tern.tags.list().items == []
    assert len(network.received) == 3
    network.fail(HANGING)
    assert faulty_tern.tags.list(options={"timeout": 0.1}).items == []
    assert len(network.received) == 2


def test_a_write_whose_answer_was_lost_takes_effect_once(tern: Tern, faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(LOST_ANSWER, LOST_ANSWER)
    answer = faulty_tern.tags.create(name="VIP")
    # Without the key, the second call would find the tag and answer that it created none.
    assert (answer["created"], answer.get("replayed")) == (True, True)
    keys = [call.params["idempotency_key"] for call in network.received]
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert re.fullmatch("sdk_[0-9a-f]{32}", keys[0])
    assert len(tern.tags.list().items) == 1


@pytest.mark.anyio
async def test_the_async_client_retries_under_the_same_conditions(
    async_faulty_tern: AsyncTern, network: FaultyNetwork
) -> None:
    network.fail(UNAVAILABLE, LOST_ANSWER)
    answer = await async_faulty_tern.tags.create(name="VIP")
    assert (answer["created"], answer.get("replayed")) == (True, True)
    assert len({call.params["idempotency_key"] for call in network.received}) == 1
    network.fail(HANGING)
    assert len((await async_faulty_tern.tags.list(options={"timeout": 0.1})).items) == 1
    network.fail(failing(200, -32602))
    with pytest.raises(InvalidParamsError):
        await async_faulty_tern.tags.list()
    assert len(network.received) == 1


def test_two_writes_never_share_a_generated_key_and_a_key_of_the_caller_is_used(
    faulty_tern: Tern, network: FaultyNetwork
) -> None:
    for _ in range(2):
        faulty_tern.tags.create(name="VIP")
    faulty_tern.tags.create(name="VIP", idempotency_key="mine")
    first, second, third = [call.params["idempotency_key"] for call in network.received]
    assert first != second
    assert third == "mine"


def test_a_write_that_the_contract_does_not_declare_idempotent_is_sent_once(
    faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(UNAVAILABLE)
    with pytest.raises(UnavailableError):
        faulty_tern.agent.provision(name="Acme")
    assert [call.params for call in network.received] == [{"name": "Acme"}]


def test_the_key_of_a_skill_that_requires_one_is_never_generated(faulty_tern: Tern, network: FaultyNetwork) -> None:
    params = {"external_ref": "shop-42", "to": "+12025550143", "text": "Hi"}
    network.fail(UNAVAILABLE)
    with pytest.raises(UnavailableError):
        faulty_tern.call("partner.send", params)
    assert [call.params for call in network.received] == [params]
    network.fail(UNAVAILABLE, CLOSED)
    with pytest.raises(TernApiError, match="partner"):
        faulty_tern.partner.send(idempotency_key="order-1", external_ref="shop-42", to="+12025550143", text="Hi")
    assert [call.params for call in network.received] == [{"idempotency_key": "order-1", **params}] * 3


def test_a_skill_that_this_client_does_not_know_is_sent_once(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(UNAVAILABLE)
    with pytest.raises(UnavailableError):
        faulty_tern.call("moons.list")
    assert [(call.skill, call.params) for call in network.received] == [("moons.list", {})]


@pytest.mark.parametrize("status", [400, 404, 409, 422])
def test_an_error_that_a_retry_cannot_resolve_is_raised_at_once(
    status: int, faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(failing(status, -32602))
    with pytest.raises(InvalidParamsError):
        faulty_tern.tags.list()
    assert len(network.received) == 1


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_an_answer_of_a_gateway_without_an_envelope_is_retried_if_its_status_may_pass(
    status: int, faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(Fault(answer=b"<html>", status=status))
    assert faulty_tern.tags.list().items == []
    assert len(network.received) == 2


def test_max_retries_limits_the_attempts_of_the_client_and_of_the_call(
    faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(*[UNAVAILABLE] * 9)
    with pytest.raises(UnavailableError):
        faulty_tern.tags.list()
    assert len(network.received) == 3
    for client in (faulty_tern, faulty_tern.with_options(max_retries=0)):
        network.fail(*[UNAVAILABLE] * 9)
        with pytest.raises(UnavailableError):
            client.tags.list(options={"max_retries": 0})
        assert len(network.received) == 1
    network.fail(*[UNAVAILABLE] * 9)
    with pytest.raises(UnavailableError):
        faulty_tern.with_options(max_retries=1).tags.list()
    assert len(network.received) == 2


def test_no_call_is_retried_before_retry_after_has_elapsed(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(failing(429, "rate_limited", {"Retry-After": "1"}))
    faulty_tern.tags.list()
    first, second = network.received
    assert second.at - first.at >= 0.99


def test_the_wait_in_the_error_counts_as_well(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(failing(200, "rate_limited", retry_after_ms=300))
    faulty_tern.tags.list()
    first, second = network.received
    assert second.at - first.at >= 0.29


def test_a_wait_longer_than_the_maximum_raises_the_error_with_the_wait(
    faulty_tern: Tern, network: FaultyNetwork
) -> None:
    network.fail(failing(429, "rate_limited", {"Retry-After": "3600"}))
    with pytest.raises(RateLimitedError) as caught:
        faulty_tern.tags.list()
    assert caught.value.retry_after == 3600.0
    assert len(network.received) == 1


def test_the_last_failure_is_raised(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(UNAVAILABLE, UNAVAILABLE, CLOSED)
    with pytest.raises(TernConnectionError) as caught:
        faulty_tern.tags.list()
    assert not isinstance(caught.value, TernTimeoutError)
    assert caught.value.__context__ is not None


def test_delays_double_up_to_a_maximum_and_differ_between_clients() -> None:
    attempts = [0, 1, 2, 9, 9999]
    assert [backoff(attempt, 0.5, lambda: 0.0) for attempt in attempts] == [0.25, 0.5, 1.0, 4.0, 4.0]
    assert [backoff(attempt, 0.5, lambda: 1.0) for attempt in attempts] == [0.5, 1.0, 2.0, 8.0, 8.0]


def test_retry_after_is_seconds_or_a_date_and_anything_else_is_ignored() -> None:
    now = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)
    assert retry_after("2", now) == 2.0
    assert retry_after("Fri, 20 Nov 2026 12:00:05 GMT", now) == 5.0
    assert retry_after("Fri, 20 Nov 2026 11:00:00 GMT", now) == 0.0
    for header in ("soon", "", " ", "nan", "inf", "1_0", "-5", "9" * 400, None):
        assert retry_after(header, now) is None
