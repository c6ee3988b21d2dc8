"""Campaigns, with a method that waits until one is sent."""

from __future__ import annotations

from .._generated.resources.campaigns import AsyncCampaignsResource, CampaignsResource
from .._generated.types import CampaignsGetResult
from .._options import CallOptions
from .poll import TIMEOUT_SECONDS, poll, poll_async

# Any other state lasts until another call changes it.
MOVING = frozenset({"scheduled", "running"})


def _is_done(result: CampaignsGetResult) -> bool:
    return result["campaign"]["state"] not in MOVING


def _describe(result: CampaignsGetResult) -> str:
    campaign, counters = result["campaign"], result["counters"]
    waiting = ", ".join(f"{count} wait for {reason}" for reason, count in counters["waiting_by_reason"].items())
    pending = f"{counters['pending']} of {counters['audience']} messages pending"
    return f"{campaign['id']} is {campaign['state']} with {pending}" + (f" ({waiting})" if waiting else "")


class Campaigns(CampaignsResource):
    """Messages to an audience, from draft to final delivery counts."""

    def wait_until_done(
        self,
        *,
        campaign_id: str,
        timeout: float | None = TIMEOUT_SECONDS,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> CampaignsGetResult:
        """Waits while a campaign is scheduled or running, and returns what `get` returns then. That
        campaign can also be paused, so look at its `state`.

        Args:
            campaign_id: ID of the campaign.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised; None: no limit. Default: ten minutes.
            poll_interval: Seconds between two calls of `get`.
            options: Settings of each call.
        """
        return poll(
            lambda: self.get(campaign_id=campaign_id, options=options), _is_done, _describe, timeout, poll_interval
        )


class AsyncCampaigns(AsyncCampaignsResource):
    """Messages to an audience, from draft to final delivery counts."""

    async def wait_until_done(
        self,
        *,
        campaign_id: str,
        timeout: float | None = TIMEOUT_SECONDS,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> CampaignsGetResult:
        """Waits while a campaign is scheduled or running, and returns what `get` returns then. That
        campaign can also be paused, so look at its `state`.

        Args:
            campaign_id: ID of the campaign.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised; None: no limit. Default: ten minutes.
            poll_interval: Seconds between two calls of `get`.
            options: Settings of each call.
        """
        return await poll_async(
            lambda: self.get(campaign_id=campaign_id, options=options), _is_done, _describe, timeout, poll_interval
        )
