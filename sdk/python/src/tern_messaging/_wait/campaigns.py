"""Campaigns, with a method that waits until one is sent."""

from __future__ import annotations

from .._generated.resources.campaigns import AsyncCampaignsResource, CampaignsResource
from .._generated.types import CampaignsGetResult
from .._options import CallOptions
from .poll import poll, poll_async

# Any other state lasts until another call changes it.
MOVING = frozenset({"scheduled", "running"})


def _is_done(result: CampaignsGetResult) -> bool:
    return result["campaign"]["state"] not in MOVING


class Campaigns(CampaignsResource):
    """Messages to an audience, from draft to final delivery counts."""

    def wait_until_done(
        self,
        *,
        campaign_id: str,
        timeout: float | None = None,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> CampaignsGetResult:
        """Waits while a campaign is scheduled or running, and returns what `get` returns then. That
        campaign can also be paused, so look at its `state`.

        Args:
            campaign_id: ID of the campaign.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised. Default: no limit.
            poll_interval: Seconds between two calls of `get`.
            options: Settings of each call.
        """
        return poll(
            lambda: self.get(campaign_id=campaign_id, options=options), _is_done, campaign_id, timeout, poll_interval
        )


class AsyncCampaigns(AsyncCampaignsResource):
    """Messages to an audience, from draft to final delivery counts."""

    async def wait_until_done(
        self,
        *,
        campaign_id: str,
        timeout: float | None = None,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> CampaignsGetResult:
        """Waits while a campaign is scheduled or running, and returns what `get` returns then. That
        campaign can also be paused, so look at its `state`.

        Args:
            campaign_id: ID of the campaign.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised. Default: no limit.
            poll_interval: Seconds between two calls of `get`.
            options: Settings of each call.
        """
        return await poll_async(
            lambda: self.get(campaign_id=campaign_id, options=options), _is_done, campaign_id, timeout, poll_interval
        )
