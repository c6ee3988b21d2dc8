# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Account status in one call."""

from __future__ import annotations

from collections.abc import Sequence

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    Activity,
    Alert,
    AlertSeverityInput,
    AlertStateInput,
    DashboardActivityResult,
    DashboardAlertsResult,
    DashboardChecklistResult,
    DashboardDismissAlertResult,
    DashboardSummaryResult,
    NamedPeriodInput,
    PeriodComparisonInput,
    TimestampInput,
    WeekStartInput,
)


class DashboardResource:
    """Account status in one call."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def summary(
        self,
        *,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        compare_to: PeriodComparisonInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> DashboardSummaryResult:
        """Show the state of the account in one call.

        Returns the figures of a period with a comparison, the balance, what runs now, and the first
        open alerts with the calls that help. The figures are those of `analytics.overview`.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            period: Named period, instead of `from` and `to`. Default: `last_7_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            compare_to: Period to compare with. Default: `previous_period`.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `totals`: Every measure of a period or a group, as `metrics.catalog` defines it.
            `compared`: Period to compare with.
            `balance`: The credits of an account.
            `running`: What runs now, newest first, at most 10 of each kind.
            `alerts`: Open alerts, the most severe first, at most 10; `dashboard.alerts` lists all.
            `more_alerts`: Whether there are more open alerts.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.dashboard.summary()
        """
        result: DashboardSummaryResult = self._calls.call(
            "dashboard.summary",
            {
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "compare_to": compare_to,
            },
            options,
        )
        return result

    def alerts(
        self,
        *,
        severities: Sequence[AlertSeverityInput] | Omit = OMIT,
        states: Sequence[AlertStateInput] | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        include_customers: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Alert, DashboardAlertsResult]:
        """List what needs attention.

        Newest first. The service evaluates its rules every five minutes: an alert opens once,
        closes by itself when its cause ends, and is kept for 90 days after that. A dismissed alert
        is not opened again before its cause has ended once. With `external_ref`, a partner sees the
        alerts of one end-customer; with `include_customers`, those of all.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            severities: Only alerts of these severities. Default: all. 1 to 3 items.
            states: Only alerts in these states. Default: `open`. 1 to 3 items.
            external_ref: Your ID of the end-customer that the alerts belong to. Only for partners.
                Default: the calling account. 1 to 200 characters.
            include_customers: Whether to list the alerts of all your end-customers as well. Only
                for partners. Default: false.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The alerts.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.dashboard.alerts():
                print(item)
        """
        return self._calls.page(
            "dashboard.alerts",
            {
                "severities": severities,
                "states": states,
                "external_ref": external_ref,
                "include_customers": include_customers,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def dismiss_alert(
        self,
        *,
        alert_id: str,
        snooze_until: TimestampInput | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> DashboardDismissAlertResult:
        """Dismiss an alert, for good or until a time.

        The alert leaves the list of open alerts. It closes by itself when its cause ends; only then
        can the same cause open a new one. With `snooze_until` the alert is open again at that time,
        if its cause still lasts. A closed alert stays as it is.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            alert_id: ID of the alert. 1 to 64 characters.
            snooze_until: Time from which the alert is open again (RFC 3339), at most 90 days from
                now. Default: never.
            external_ref: Your ID of the end-customer that the alert belongs to. Only for partners.
                Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `alert`: Something that needs attention. It closes by itself when its cause ends.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.dashboard.dismiss_alert(alert_id="alr_01jd0000000000000000000001")
        """
        result: DashboardDismissAlertResult = self._calls.call(
            "dashboard.dismissAlert",
            {
                "alert_id": alert_id,
                "snooze_until": snooze_until,
                "external_ref": external_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def activity(
        self,
        *,
        key_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Activity, DashboardActivityResult]:
        """Show who changed what.

        Lists the calls that changed the account, newest first, with the name of the key that made
        each call. People and agents have their own keys. Rejected calls and dry runs are not
        listed; `agent.auditLog` has the entries with their hashes.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            key_id: Only calls of this key. Default: all. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The calls.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.dashboard.activity(limit=2):
                print(item)
        """
        return self._calls.page(
            "dashboard.activity",
            {"key_id": key_id, "cursor": cursor, "limit": limit},
            options,
        )

    def checklist(
        self,
        *,
        options: CallOptions | None = None,
    ) -> DashboardChecklistResult:
        """Show the onboarding steps with their state.

        Returns the steps of `compliance.setupStatus`, the number of steps that are done, and the
        first call to make.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `ready`: Whether nothing is missing.
            `done`: Steps that are done.
            `total`: Steps that are required or done.
            `steps`: The steps, in order.
            `next_action`: The call that completes the first missing step; null when nothing is
                missing.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.dashboard.checklist()
        """
        result: DashboardChecklistResult = self._calls.call(
            "dashboard.checklist",
            {},
            options,
        )
        return result


class AsyncDashboardResource:
    """Account status in one call."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def summary(
        self,
        *,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        compare_to: PeriodComparisonInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> DashboardSummaryResult:
        """Show the state of the account in one call.

        Returns the figures of a period with a comparison, the balance, what runs now, and the first
        open alerts with the calls that help. The figures are those of `analytics.overview`.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            period: Named period, instead of `from` and `to`. Default: `last_7_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            compare_to: Period to compare with. Default: `previous_period`.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `totals`: Every measure of a period or a group, as `metrics.catalog` defines it.
            `compared`: Period to compare with.
            `balance`: The credits of an account.
            `running`: What runs now, newest first, at most 10 of each kind.
            `alerts`: Open alerts, the most severe first, at most 10; `dashboard.alerts` lists all.
            `more_alerts`: Whether there are more open alerts.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.dashboard.summary()
        """
        result: DashboardSummaryResult = await self._calls.call(
            "dashboard.summary",
            {
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "compare_to": compare_to,
            },
            options,
        )
        return result

    def alerts(
        self,
        *,
        severities: Sequence[AlertSeverityInput] | Omit = OMIT,
        states: Sequence[AlertStateInput] | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        include_customers: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Alert, DashboardAlertsResult]:
        """List what needs attention.

        Newest first. The service evaluates its rules every five minutes: an alert opens once,
        closes by itself when its cause ends, and is kept for 90 days after that. A dismissed alert
        is not opened again before its cause has ended once. With `external_ref`, a partner sees the
        alerts of one end-customer; with `include_customers`, those of all.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            severities: Only alerts of these severities. Default: all. 1 to 3 items.
            states: Only alerts in these states. Default: `open`. 1 to 3 items.
            external_ref: Your ID of the end-customer that the alerts belong to. Only for partners.
                Default: the calling account. 1 to 200 characters.
            include_customers: Whether to list the alerts of all your end-customers as well. Only
                for partners. Default: false.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The alerts.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.dashboard.alerts():
                print(item)
        """
        return self._calls.page(
            "dashboard.alerts",
            {
                "severities": severities,
                "states": states,
                "external_ref": external_ref,
                "include_customers": include_customers,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def dismiss_alert(
        self,
        *,
        alert_id: str,
        snooze_until: TimestampInput | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> DashboardDismissAlertResult:
        """Dismiss an alert, for good or until a time.

        The alert leaves the list of open alerts. It closes by itself when its cause ends; only then
        can the same cause open a new one. With `snooze_until` the alert is open again at that time,
        if its cause still lasts. A closed alert stays as it is.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            alert_id: ID of the alert. 1 to 64 characters.
            snooze_until: Time from which the alert is open again (RFC 3339), at most 90 days from
                now. Default: never.
            external_ref: Your ID of the end-customer that the alert belongs to. Only for partners.
                Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `alert`: Something that needs attention. It closes by itself when its cause ends.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.dashboard.dismiss_alert(
                alert_id="alr_01jd0000000000000000000001",
            )
        """
        result: DashboardDismissAlertResult = await self._calls.call(
            "dashboard.dismissAlert",
            {
                "alert_id": alert_id,
                "snooze_until": snooze_until,
                "external_ref": external_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def activity(
        self,
        *,
        key_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Activity, DashboardActivityResult]:
        """Show who changed what.

        Lists the calls that changed the account, newest first, with the name of the key that made
        each call. People and agents have their own keys. Rejected calls and dry runs are not
        listed; `agent.auditLog` has the entries with their hashes.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            key_id: Only calls of this key. Default: all. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The calls.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.dashboard.activity(limit=2):
                print(item)
        """
        return self._calls.page(
            "dashboard.activity",
            {"key_id": key_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def checklist(
        self,
        *,
        options: CallOptions | None = None,
    ) -> DashboardChecklistResult:
        """Show the onboarding steps with their state.

        Returns the steps of `compliance.setupStatus`, the number of steps that are done, and the
        first call to make.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `ready`: Whether nothing is missing.
            `done`: Steps that are done.
            `total`: Steps that are required or done.
            `steps`: The steps, in order.
            `next_action`: The call that completes the first missing step; null when nothing is
                missing.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.dashboard.checklist()
        """
        result: DashboardChecklistResult = await self._calls.call(
            "dashboard.checklist",
            {},
            options,
        )
        return result
