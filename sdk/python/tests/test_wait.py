"""Waiting for work that outlives a call. The service does the work."""

from __future__ import annotations

import pytest

from tern_messaging import AsyncTern, NotFoundError, Tern, TernWaitTimeoutError


@pytest.fixture
def _customer(tern: Tern) -> None:
    tern.phone_numbers.ensure_default()
    tern.contacts.import_(contacts=[{"phone": "+12025550143"}], relationship={"kind": "order"})


def launched(tern: Tern) -> str:
    campaign = tern.campaigns.create(
        name="Orders",
        purpose="transactional",
        body="Your order is ready.",
        audience={"include": {"all": True}},
    )
    campaign_id = campaign["campaign"]["id"]
    token = tern.campaigns.preflight(campaign_id=campaign_id)["preflight_token"]
    assert token is not None
    tern.campaigns.launch(campaign_id=campaign_id, preflight_token=token)
    return campaign_id


@pytest.mark.usefixtures("_customer")
def test_a_campaign_is_waited_for_until_it_is_sent(tern: Tern) -> None:
    campaign_id = launched(tern)
    done = tern.campaigns.wait_until_done(campaign_id=campaign_id, poll_interval=0.1, timeout=30)
    assert done["campaign"]["state"] == "completed"
    assert done["counters"]["sent"] == 1


@pytest.mark.usefixtures("_customer")
@pytest.mark.anyio
async def test_the_async_client_waits_for_a_campaign(tern: Tern, async_tern: AsyncTern) -> None:
    campaign_id = launched(tern)
    done = await async_tern.campaigns.wait_until_done(campaign_id=campaign_id, poll_interval=0.1, timeout=30)
    assert done["campaign"]["state"] == "completed"


def test_a_campaign_that_nobody_launched_is_not_waited_for(tern: Tern) -> None:
    campaign = tern.campaigns.create(name="Draft", body="Hi")["campaign"]
    assert tern.campaigns.wait_until_done(campaign_id=campaign["id"])["campaign"]["state"] == "draft"


@pytest.mark.usefixtures("_customer")
def test_a_scan_is_waited_for_until_it_has_ended(tern: Tern) -> None:
    job_id = tern.hygiene.scan()["job_id"]
    assert job_id is not None
    done = tern.hygiene.wait_until_done(job_id=job_id, poll_interval=0.1, timeout=30)
    assert (done["scan"]["state"], done["scan"]["checked"]) == ("completed", 1)


@pytest.mark.usefixtures("_customer")
@pytest.mark.anyio
async def test_the_async_client_waits_for_scans_and_messages(async_tern: AsyncTern) -> None:
    job_id = (await async_tern.hygiene.scan())["job_id"]
    assert job_id is not None
    scan = await async_tern.hygiene.wait_until_done(job_id=job_id, poll_interval=0.1, timeout=30)
    assert scan["scan"]["state"] == "completed"
    sent = await async_tern.messages.send(to="+12025550143", text="Your order is ready.", purpose="transactional")
    assert sent["message_id"] is not None
    done = await async_tern.messages.wait_until_done(message_id=sent["message_id"], poll_interval=0.1, timeout=30)
    assert done["message"]["state"] == "delivered"


@pytest.mark.usefixtures("_customer")
def test_a_message_is_waited_for_until_its_final_state(tern: Tern) -> None:
    sent = tern.messages.send(to="+12025550143", text="Your order is ready.", purpose="transactional")
    assert sent["message_id"] is not None
    done = tern.messages.wait_until_done(message_id=sent["message_id"], poll_interval=0.1, timeout=30)
    assert done["message"]["state"] == "delivered"


@pytest.mark.usefixtures("_customer")
@pytest.mark.anyio
async def test_the_wait_ends_with_an_error_when_its_time_is_over(tern: Tern, async_tern: AsyncTern) -> None:
    later = tern.messages.send(
        to="+12025550143", text="Later", purpose="transactional", send_at="2100-01-01T00:00:00Z"
    )["message_id"]
    assert later is not None
    with pytest.raises(TernWaitTimeoutError, match=f"{later} is scheduled after 0.2 s of waiting"):
        tern.messages.wait_until_done(message_id=later, poll_interval=0.1, timeout=0.2)
    with pytest.raises(TernWaitTimeoutError, match=f"{later} is scheduled after 0.2 s of waiting"):
        await async_tern.messages.wait_until_done(message_id=later, poll_interval=0.1, timeout=0.2)


def test_an_error_ends_the_wait(tern: Tern) -> None:
    with pytest.raises(NotFoundError):
        tern.campaigns.wait_until_done(campaign_id="cmp_00000000000000000000000000")
