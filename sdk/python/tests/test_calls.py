"""Calls of the service with both clients."""

from __future__ import annotations

import asyncio
from datetime import date, datetime, timedelta, timezone
from enum import Enum

import pytest

from tern_messaging import AsyncTern, CallOptions, Tern, TernError, response_of

from .faulty_network import FaultyNetwork


def test_a_method_returns_what_the_skill_answers(tern: Tern) -> None:
    answer = tern.tags.create(name="VIP", color="#00ff00")
    assert answer["created"] is True
    assert answer["tag"]["name"] == "VIP"
    assert tern.tags.list().items == [{**answer["tag"], **tern.tags.list().items[0]}]


@pytest.mark.anyio
async def test_a_method_of_the_async_client_is_awaited(async_tern: AsyncTern) -> None:
    answer = await async_tern.tags.create(name="VIP")
    assert answer["tag"]["name"] == "VIP"
    assert (await async_tern.agent.whoami())["account"]["name"] == "Acme"


def test_the_async_client_runs_calls_at_the_same_time(api_key: str) -> None:
    async def main() -> int:
        async with AsyncTern(api_key=api_key) as tern:
            await asyncio.gather(*(tern.tags.create(name=f"tag {number}") for number in range(20)))
            return len((await tern.tags.list()).items)

    assert asyncio.run(main()) == 20


def test_agent_provision_needs_no_key_and_is_sent_none(network: FaultyNetwork) -> None:
    for api_key in (None, "tern_test_key"):
        with Tern(api_key=api_key, base_url=network.url) as tern:
            assert tern.agent.provision(name="Acme", mode="test")["account_id"].startswith("acc_")
    assert [call.headers.get("authorization") for call in network.received] == [None, None]


def test_agent_provision_sends_a_token_that_is_given_as_a_header(network: FaultyNetwork) -> None:
    with Tern(api_key="tern_test_key", base_url=network.url, headers={"Authorization": "Bearer token"}) as tern:
        tern.agent.provision(name="Acme", mode="test")
    assert network.received[0].headers["authorization"] == "Bearer token"


def test_any_other_skill_without_a_key_fails_before_it_is_sent(network: FaultyNetwork) -> None:
    with Tern(base_url=network.url) as tern, pytest.raises(TernError, match=r"needs an API key.*agent\.provision"):
        tern.tags.list()
    assert network.received == []


def test_the_key_the_skill_and_the_name_of_the_client_are_sent(faulty_tern: Tern, network: FaultyNetwork) -> None:
    faulty_tern.tags.list(limit=2)
    (call,) = network.received
    assert (call.path, call.skill, call.params) == ("/rpc", "tags.list", {"limit": 2})
    assert call.headers["authorization"].startswith("Bearer tern_test_")
    assert call.headers["user-agent"].startswith("tern-messaging/")
    assert call.headers["x-tern-client"].startswith("python-sdk catalog/2.")


def test_no_header_replaces_the_key(faulty_tern: Tern, network: FaultyNetwork) -> None:
    options: CallOptions = {"headers": {"Authorization": "Bearer other", "X-Extra": "yes"}}
    faulty_tern.tags.list(options=options)
    assert network.received[0].headers["authorization"].startswith("Bearer tern_test_")
    assert network.received[0].headers["x-extra"] == "yes"


def test_a_param_that_is_a_keyword_of_python_is_sent_without_the_underscore(
    tern: Tern, faulty_tern: Tern, network: FaultyNetwork
) -> None:
    for name in ("Gold", "Silver"):
        tern.tags.create(name=name)
    faulty_tern.tags.merge(from_="Silver", into="Gold", idempotency_key="merge")
    assert network.received[0].params == {"from": "Silver", "into": "Gold", "idempotency_key": "merge"}
    assert [tag["name"] for tag in tern.tags.list()] == ["Gold"]


def test_a_skill_that_is_a_keyword_of_python_has_an_underscore(tern: Tern) -> None:
    assert tern.contacts.import_(contacts=[{"phone": "+12025550143"}])["created"] == 1


def test_none_is_sent_as_null_and_an_argument_that_is_left_out_is_not_sent(
    faulty_tern: Tern, network: FaultyNetwork
) -> None:
    with pytest.raises(TernError):
        faulty_tern.tags.create(name="VIP", color=None, idempotency_key="k")  # type: ignore[arg-type]
    assert network.received[0].params == {"name": "VIP", "color": None, "idempotency_key": "k"}


class Color(str, Enum):
    GREEN = "#00ff00"


def test_times_enumerations_and_any_sequence_can_be_sent(faulty_tern: Tern, network: FaultyNetwork) -> None:
    noon = datetime(2026, 3, 1, 12, 30, tzinfo=timezone(timedelta(hours=2)))
    faulty_tern.agent.audit_log(from_=noon, to="2026-04-01T00:00:00Z", limit=1)
    assert network.received[0].params == {"from": "2026-03-01T10:30:00Z", "to": "2026-04-01T00:00:00Z", "limit": 1}
    faulty_tern.tags.create(name="VIP", color=Color.GREEN)
    assert network.received[1].params["color"] == "#00ff00"
    contact = faulty_tern.contacts.upsert(phone="+12025550143")["contact"]["id"]
    assert faulty_tern.tags.assign(tag="VIP", ids=(contact,))["affected"] == 1


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (datetime(2026, 3, 1), "has no time zone"),
        (date(2026, 3, 1), "date cannot be sent as JSON"),
        (float("nan"), "not JSON compliant"),
        (object(), "object cannot be sent as JSON"),
        (b"bytes", "bytes cannot be sent as JSON"),
        ("\ud800", "surrogates not allowed"),
    ],
)
def test_what_json_cannot_hold_fails_before_it_is_sent(
    value: object, reason: str, faulty_tern: Tern, network: FaultyNetwork
) -> None:
    with pytest.raises(TernError, match=reason):
        faulty_tern.call("tags.create", {"name": value})
    assert network.received == []


def test_call_takes_the_name_of_the_contract(tern: Tern) -> None:
    assert tern.call("tags.create", {"name": "VIP"})["created"] is True
    assert tern.call("tags.list")["items"][0]["name"] == "VIP"


def test_a_result_and_a_page_have_their_response(tern: Tern) -> None:
    response = response_of(tern.tags.create(name="VIP"))
    assert response.status == 200
    assert response.request_id == response.headers["X-Request-Id"]
    assert response.request_id
    assert response_of(tern.tags.list()).status == 200
    with pytest.raises(TypeError, match="as a method returned it"):
        response_of({})


def test_a_write_can_be_tried_without_an_effect(tern: Tern) -> None:
    assert tern.tags.create(name="VIP", dry_run=True).get("dry_run") is True
    assert tern.tags.list().items == []
