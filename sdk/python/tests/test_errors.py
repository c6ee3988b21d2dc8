"""Errors of the service and of the network."""

from __future__ import annotations

import copy
import pickle
import socket

import pytest

from tern_messaging import (
    ConsentRequiredError,
    InvalidParamsError,
    NotFoundError,
    RateLimitedError,
    Tern,
    TernApiError,
    TernConnectionError,
    TernError,
    TernTimeoutError,
    UnauthorizedError,
)

from .faulty_network import FaultyNetwork, failing


def test_an_error_has_the_class_of_its_code_and_the_fields_of_the_answer(tern: Tern) -> None:
    with pytest.raises(NotFoundError) as caught:
        tern.tags.delete(tag_id="tag_00000000000000000000000000")
    error = caught.value
    assert isinstance(error, TernApiError)
    assert (error.code, error.rpc_code, error.status, error.skill) == (-32001, -32001, 200, "tags.delete")
    assert error.message == "There is no such tag in this account."
    assert error.request_id
    assert error.request_id in str(error)
    assert error.next_actions == []
    assert error.doc_url is not None
    assert error.doc_url.endswith("#-32001")


def test_an_error_with_a_named_code_has_its_class_and_next_actions(tern: Tern) -> None:
    tern.phone_numbers.ensure_default()
    with pytest.raises(ConsentRequiredError) as caught:
        tern.messages.send(to="+12025550143", text="Hi! Reply STOP to opt out.")
    assert caught.value.code == "consent_required"
    assert isinstance(caught.value.rpc_code, int)
    assert caught.value.next_actions


def test_an_invalid_param_is_named(tern: Tern) -> None:
    with pytest.raises(InvalidParamsError) as caught:
        tern.tags.create(name="")
    assert caught.value.field_errors[0]["path"] == "/name"


def test_a_wrong_key_is_unauthorized(service_url: str) -> None:
    with Tern(api_key="tern_test_wrong", base_url=service_url) as tern, pytest.raises(UnauthorizedError) as caught:
        tern.tags.list()
    assert "tern_test_wrong" not in repr(caught.value)


def test_a_code_that_this_client_does_not_know_has_the_base_class(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(failing(200, "too_many_moons"))
    with pytest.raises(TernApiError) as caught:
        faulty_tern.agent.whoami()
    assert type(caught.value) is TernApiError
    assert (caught.value.code, caught.value.next_actions, caught.value.field_errors) == ("too_many_moons", [], [])


def test_an_error_with_an_http_status_is_parsed(faulty_tern: Tern, network: FaultyNetwork) -> None:
    network.fail(failing(429, "rate_limited", {"Retry-After": "70"}, rpc_code=-32029, retry_after_ms=1))
    with pytest.raises(RateLimitedError) as caught:
        faulty_tern.agent.whoami()
    assert (caught.value.status, caught.value.retry_after, caught.value.rpc_code) == (429, 70.0, -32029)


def test_a_service_that_is_not_there_is_a_connection_error_with_its_cause() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}"
    with Tern(api_key="k", base_url=url, max_retries=0) as tern, pytest.raises(TernConnectionError) as caught:
        tern.agent.whoami()
    assert caught.value.message.startswith("agent.whoami could not be sent: ")
    assert caught.value.__cause__ is not None
    assert (caught.value.code, caught.value.status, caught.value.request_id) == (None, None, None)
    assert (dict(caught.value.data), caught.value.next_actions) == ({}, [])


@pytest.mark.parametrize("error", ["api", "connection"])
def test_an_error_can_leave_a_worker_process(error: str, tern: Tern) -> None:
    failure: TernError = TernTimeoutError("late", status=504)
    if error == "api":
        with pytest.raises(NotFoundError) as caught:
            tern.tags.delete(tag_id="tag_00000000000000000000000000")
        failure = caught.value
    for again in (pickle.loads(pickle.dumps(failure)), copy.copy(failure)):
        assert type(again) is type(failure)
        assert str(again) == str(failure)
        assert (again.code, again.status, again.data) == (failure.code, failure.status, failure.data)
