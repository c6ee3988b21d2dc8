"""Hygiene, with a method that waits until a scan has ended."""

from __future__ import annotations

from .._generated.resources.hygiene import AsyncHygieneResource, HygieneResource
from .._generated.types import HygieneScanStatusResult
from .._options import CallOptions
from .poll import TIMEOUT_SECONDS, poll, poll_async


def _is_done(result: HygieneScanStatusResult) -> bool:
    return result["scan"]["state"] != "running"


def _describe(result: HygieneScanStatusResult) -> str:
    return f"{result['scan']['job_id']} is {result['scan']['state']}"


class Hygiene(HygieneResource):
    """Invalid and duplicate contacts."""

    def wait_until_done(
        self,
        *,
        job_id: str,
        timeout: float | None = TIMEOUT_SECONDS,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> HygieneScanStatusResult:
        """Waits while a scan is running, and returns what `scan_status` returns then.

        Args:
            job_id: ID of the scan.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised; None: no limit. Default: ten minutes.
            poll_interval: Seconds between two calls of `scan_status`.
            options: Settings of each call.
        """
        return poll(
            lambda: self.scan_status(job_id=job_id, options=options), _is_done, _describe, timeout, poll_interval
        )


class AsyncHygiene(AsyncHygieneResource):
    """Invalid and duplicate contacts."""

    async def wait_until_done(
        self,
        *,
        job_id: str,
        timeout: float | None = TIMEOUT_SECONDS,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> HygieneScanStatusResult:
        """Waits while a scan is running, and returns what `scan_status` returns then.

        Args:
            job_id: ID of the scan.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised; None: no limit. Default: ten minutes.
            poll_interval: Seconds between two calls of `scan_status`.
            options: Settings of each call.
        """
        return await poll_async(
            lambda: self.scan_status(job_id=job_id, options=options), _is_done, _describe, timeout, poll_interval
        )
