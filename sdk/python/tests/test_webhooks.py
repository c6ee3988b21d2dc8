"""Signatures of webhooks, made by hand and by the service."""

from __future__ import annotations

import hashlib
import hmac
import json
import queue
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from tern_messaging import SIGNATURE_HEADER, Tern, TernWebhookError, parse_webhook, sign_webhook, verify_webhook

BODY = '{"id":"evt_1","type":"balance.low","text":"Grüße"}'
T = 1_795_000_000
NOW = datetime.fromtimestamp(T, timezone.utc)


def mac(secret: str, body: str = BODY, at: int = T) -> str:
    return hmac.new(secret.encode(), f"{at}.{body}".encode(), hashlib.sha256).hexdigest()


SIGNED = f"t={T},v1={mac('s1')}"


@pytest.mark.parametrize(
    ("header", "secrets"),
    [
        (SIGNED, "s1"),
        (SIGNED, ["s1"]),
        (SIGNED, ("s0", "s1")),
        (f" {SIGNED} ", ["s1"]),
        (f"t={T},v1={mac('s0')},v1={mac('s1')}", ["s1"]),
        (f"t={T},v1={mac('s1').upper()}", ["s1"]),
    ],
)
@pytest.mark.parametrize("body", [BODY, BODY.encode(), bytearray(BODY.encode()), memoryview(BODY.encode())])
def test_a_signature_with_any_of_the_secrets_is_accepted(
    body: str | bytes | bytearray | memoryview, header: str, secrets: str | list[str]
) -> None:
    verify_webhook(body, header, secrets, now=NOW)


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "t=1",
        f"v1={mac('s1')}",
        f"t={T}",
        f"t={T},v1=",
        f"t={T},v1={mac('s1')[:-1]}",
        f"t={T},v1={mac('s1')}0",
        f"t={T},v1={mac('s1')},",
        f"t={T},v0={mac('s1')}",
        f"t={T}, v1={mac('s1')}",
        f"t=-{T},v1={mac('s1')}",
        f"t={T}.0,v1={mac('s1')}",
        f"t={'1' * 13},v1={mac('s1')}",
        f"t={T},v1={mac('s1')}\nx",
        "t=\u0661\u0662,v1=" + mac("s1"),
        SIGNED.encode(),
        [SIGNED],
        1,
    ],
)
def test_a_header_of_another_form_is_rejected(header: Any) -> None:
    with pytest.raises(TernWebhookError, match="is missing or not of the form"):
        verify_webhook(BODY, header, "s1", now=NOW)


@pytest.mark.parametrize("seconds", [-301, -300, -299, 299, 300, 301])
def test_the_clock_may_differ_by_five_minutes(seconds: int) -> None:
    now = NOW + timedelta(seconds=seconds)
    if abs(seconds) <= 300:
        verify_webhook(BODY, SIGNED, "s1", now=now)
    else:
        with pytest.raises(TernWebhookError, match="more than 300 s"):
            verify_webhook(BODY, SIGNED, "s1", now=now)


def test_a_receiver_can_set_a_shorter_tolerance() -> None:
    verify_webhook(BODY, SIGNED, "s1", now=NOW + timedelta(seconds=10), tolerance=10)
    with pytest.raises(TernWebhookError, match="more than 10 s"):
        verify_webhook(BODY, SIGNED, "s1", now=NOW + timedelta(seconds=11), tolerance=10)


def test_the_default_time_is_the_system_clock() -> None:
    parse_webhook(EVENT, sign_webhook(EVENT, "s1"), "s1")
    with pytest.raises(TernWebhookError, match="more than 300 s"):
        parse_webhook(EVENT, sign_webhook(EVENT, "s1", now=datetime.now(timezone.utc) - timedelta(hours=1)), "s1")


@pytest.mark.parametrize(
    "options",
    [
        {"tolerance": float("nan")},
        {"tolerance": "five minutes"},
        {"tolerance": None},
        {"tolerance": True},
        {"now": datetime(2026, 11, 20)},
        {"now": "now"},
        {"now": T},
    ],
)
def test_a_tolerance_or_time_that_would_accept_anything_is_rejected(options: dict[str, Any]) -> None:
    for at in (T - 86_400, T):
        with pytest.raises(TernWebhookError, match="must be"):
            verify_webhook(BODY, f"t={at},v1={mac('s1', at=at)}", "s1", **{"now": NOW, **options})


@pytest.mark.parametrize("secrets", ["", [], [""], ["s1", ""], ["s1", None], [b"s1"], None, {"s1": 1}, 1])
def test_secrets_that_are_empty_or_of_another_type_are_rejected(secrets: Any) -> None:
    with pytest.raises(TernWebhookError, match="none of them empty"):
        verify_webhook(BODY, SIGNED, secrets, now=NOW)


@pytest.mark.parametrize("body", [None, {"id": "evt_1"}, 1, "\ud800"])
def test_a_body_that_is_parsed_or_not_text_is_rejected(body: Any) -> None:
    with pytest.raises(TernWebhookError, match="body"):
        verify_webhook(body, SIGNED, "s1", now=NOW)


def test_a_body_with_one_changed_bit_is_rejected() -> None:
    raw = BODY.encode()
    for index, byte in enumerate(raw):
        changed = raw[:index] + bytes([byte ^ 1]) + raw[index + 1 :]
        with pytest.raises(TernWebhookError, match="No signature matches"):
            verify_webhook(changed, SIGNED, "s1", now=NOW)


def test_a_header_with_one_changed_character_is_rejected() -> None:
    for index, letter in enumerate(SIGNED):
        changed = SIGNED[:index] + ("1" if letter == "0" else "0") + SIGNED[index + 1 :]
        with pytest.raises(TernWebhookError):
            verify_webhook(BODY, changed, "s1", now=NOW)


EVENT = json.dumps(
    {"id": "evt_1", "type": "moon.rose", "timestamp": "2026-11-20T12:00:00Z", "version": "2", "data": {}}
)


def test_an_event_that_this_client_does_not_know_is_returned_as_it_is() -> None:
    event: Any = parse_webhook(EVENT, sign_webhook(EVENT, "s1", now=NOW), "s1", now=NOW)
    assert event == json.loads(EVENT)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"no JSON", "is not JSON"),
        (b"\xff\xfe", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"[]", "it has no id"),
        (b"null", "it has no id"),
        (EVENT.replace('"version": "2"', '"version": 2').encode(), "it has no version"),
        (EVENT.replace("{}", "[]").encode(), "it has no data"),
    ],
)
def test_a_signed_body_that_is_not_an_event_is_rejected(body: bytes, reason: str) -> None:
    with pytest.raises(TernWebhookError, match=reason):
        parse_webhook(body, sign_webhook(body, "s1", now=NOW), "s1", now=NOW)


@pytest.fixture
def receiver() -> Iterator[tuple[str, queue.Queue[tuple[str | None, bytes]]]]:
    received: queue.Queue[tuple[str | None, bytes]] = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.put((self.headers.get(SIGNATURE_HEADER), body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hooks", received
    server.shutdown()
    thread.join()
    server.server_close()


def test_events_of_the_service_are_verified_and_typed(
    tern: Tern, receiver: tuple[str, queue.Queue[tuple[str | None, bytes]]]
) -> None:
    url, received = receiver
    partner = tern.with_options(api_key=tern.partner.register(name="Platform", credits=50)["api_key"])
    secret = partner.partner.configure_webhook(webhook_url=url)["webhook_secret"]
    assert secret is not None
    shop = partner.with_options(api_key=partner.partner.create_customer(external_ref="shop-42", name="Shop")["api_key"])
    shop.contacts.import_(contacts=[{"phone": "+12025550143"}], relationship={"kind": "order"})
    partner.partner.grant_credits(external_ref="shop-42", amount_credits=20)
    sent = partner.partner.send(
        idempotency_key="order-7",
        external_ref="shop-42",
        to="+12025550143",
        text="Your order is ready.",
        purpose="transactional",
    )
    while True:
        header, body = received.get(timeout=20)
        with pytest.raises(TernWebhookError):
            parse_webhook(body, header, "another secret")
        event = parse_webhook(body, header, [secret])
        if event["type"] == "message.accepted":
            break
    assert event["data"]["message_id"] == sent["message_id"]
    assert event["data"]["idempotency_key"] == "order-7"
    assert event["data"]["from"].startswith("+1")
