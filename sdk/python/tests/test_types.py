"""What type checkers know. mypy reports an `ignore` without an error, so each one is a test."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING, List, Literal

from typing_extensions import assert_type

from tern_messaging import AsyncTern, NotFoundError, Page, Tern, TernError, errors, events
from tern_messaging.types import (
    Audience,
    AudienceInput,
    NextAction,
    Tag,
    TagsCreateResult,
    TagsListResult,
)


def results(tern: Tern) -> None:
    assert_type(tern.tags.create(name="VIP"), TagsCreateResult)
    assert_type(tern.tags.create(name="VIP")["tag"]["name"], str)
    assert_type(tern.tags.list(limit=2), Page[Tag, TagsListResult])
    for tag in tern.tags.list():
        assert_type(tag["name"], str)
    state = tern.agent.whoami()["account"]["state"]
    if state == "a state that this client does not know":
        pass
    page = tern.tags.list().next_page()
    if page is not None:
        assert_type(page.result, TagsListResult)


async def results_of_the_async_client(tern: AsyncTern) -> None:
    assert_type(await tern.tags.create(name="VIP"), TagsCreateResult)
    async for tag in tern.tags.list():
        assert_type(tag["name"], str)
    assert_type((await tern.tags.list()).result, TagsListResult)


def arguments(tern: Tern) -> None:
    ids = ["con_1"]
    audience: AudienceInput = {"include": {"contact_ids": ids}, "exclude": {"tag_ids": ("tag_1",)}}
    tern.campaigns.create(name="Spring", audience=audience)
    tern.messages.send(to="+1", text="Hi", send_at=datetime.now(timezone.utc))
    tern.tags.merge(from_="a", into="b")
    tern.tags.create()  # type: ignore[call-arg]
    tern.tags.create("VIP")  # type: ignore[call-arg]
    tern.tags.create(name="VIP", colour="red")  # type: ignore[call-arg]
    tern.tags.create(name=None)  # type: ignore[arg-type]
    tern.agent.provision(name="Acme", mode="maybe")  # type: ignore[arg-type]
    tern.tags.assign(tag="VIP", ids="con_1")  # type: ignore[arg-type]
    tern.campaigns.create(name="Spring", audience={"includes": {}})  # type: ignore[arg-type]
    tern.partner.send(external_ref="e", to="+1", text="Hi")  # type: ignore[call-arg]
    tern.tags.fly()  # type: ignore[attr-defined]
    _ = tern.tags.list().tags  # type: ignore[attr-defined]


def caught(tern: Tern) -> None:
    try:
        tern.tags.delete(tag_id="tag_1")
    except NotFoundError as error:
        assert_type(error.code, Literal[-32001])
        assert_type(error.next_actions, List[NextAction])
    except errors.ConsentRequiredError as error:
        assert_type(error.code, Literal["consent_required"])
    except TernError as error:
        assert_type(error.request_id, "str | None")


def received(event: events.TernEvent) -> str:
    if event["type"] == "message.finalized":
        return event["data"]["message_id"] + event["data"]["state"]
    if event["type"] == "message.inbound":
        return event["data"]["from"]
    if event["type"] == "balance.low":
        assert_type(event["data"]["threshold"], int)
    if event["type"] == "contact.opted_out":
        _ = event["data"]["threshold"]  # type: ignore[typeddict-item]
    return "newer than this client"


def test_the_checks_above_are_made_by_mypy() -> None:
    assert not TYPE_CHECKING
    assert Tag.__doc__
    assert Audience.__doc__
