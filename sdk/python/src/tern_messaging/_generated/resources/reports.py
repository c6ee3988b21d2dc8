# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Report files."""

from __future__ import annotations

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    NamedPeriodInput,
    Report,
    ReportFormatInput,
    ReportKindInput,
    ReportsCreateResult,
    ReportsGetResult,
    ReportsListResult,
    ReportsScheduleResult,
    ReportsUnscheduleResult,
    TimestampInput,
)


class ReportsResource:
    """Report files."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        kind: ReportKindInput,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        columns: SequenceNotStr[str] | Omit = OMIT,
        format: ReportFormatInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ReportsCreateResult:
        """Create a report file.

        A background job writes the file; `reports.get` shows its progress and the link. A row
        belongs to the period by its own time: the creation of a campaign or message, the decision
        about a recipient, the receipt of a consent entry, the time of a credit entry, the
        occurrence of a conversion, or, for deliverability, the submission to the carrier. The file
        is kept for seven days. A file that contains a contact who is forgotten is deleted at once.
        At most ten reports can be unfinished, and at most a hundred files are kept. The event
        `report.ready` is emitted when the file is complete.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            kind: What each row represents.
            period: Named period, instead of `from` and `to`, by the days and weeks of
                `agent.settings`. Default: none.
            from_: Start of the period (RFC 3339, inclusive). Default: from the beginning.
            to: End of the period (RFC 3339, exclusive). Default: now.
            columns: Columns of the file, in order. Default: all columns of the kind; the error for
                an unknown column lists them. 1 to 40 items.
            format: Format of the file. Default: `csv`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `report`: A report file.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.reports.create(
                columns=["id", "value_minor", "currency"],
                kind="conversions",
            )
        """
        result: ReportsCreateResult = self._calls.call(
            "reports.create",
            {
                "kind": kind,
                "period": period,
                "from": from_,
                "to": to,
                "columns": columns,
                "format": format,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def get(
        self,
        *,
        report_id: str,
        options: CallOptions | None = None,
    ) -> ReportsGetResult:
        """Show the progress of a report and the link to its file.

        Each call returns a new link. It is valid for one hour, and only while the key that asked
        for it is valid. Compare `sha256` with the hash of the file that you downloaded.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            report_id: ID of the report. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `report`: A report file.
            `url`: Link to the file; null unless the report is completed.
            `url_expires_at`: Time the link expires; null without a link.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.reports.get(report_id="rep_01jd0000000000000000000001")
        """
        result: ReportsGetResult = self._calls.call(
            "reports.get",
            {"report_id": report_id},
            options,
        )
        return result

    def list(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Report, ReportsListResult]:
        """List the reports and the active schedules.

        Reports are listed newest first, including reports with expired files.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `schedules`: Active schedules, newest first.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.reports.list():
                print(item)
        """
        return self._calls.page(
            "reports.list",
            {"cursor": cursor, "limit": limit},
            options,
        )

    def schedule(
        self,
        *,
        kind: ReportKindInput,
        rrule: str,
        timezone: str | Omit = OMIT,
        period_days: int | Omit = OMIT,
        columns: SequenceNotStr[str] | Omit = OMIT,
        format: ReportFormatInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ReportsScheduleResult:
        """Create a report on a schedule.

        The rule is an RRULE of RFC 5545 on the clock of its time zone, with at most 1,464
        occurrences a year. Each report covers the time since the one before, or the last
        `period_days`. Occurrences that passed while the service was down result in one report. An
        account has at most 20 schedules.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            kind: What each row represents.
            rrule: Recurrence rule (RFC 5545), such as `FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0`. 1
                to 500 characters.
            timezone: Time zone of the rule (IANA), such as `Europe/Paris`, or `UTC`. Default: that
                of `agent.settings`. A later change of it does not change the schedule. 1 to 64
                characters.
            period_days: Days that each report covers. Default: the time since the report before. 1
                to 366.
            columns: Columns of the file, in order. Default: all columns of the kind; the error for
                an unknown column lists them. 1 to 40 items.
            format: Format of the file. Default: `csv`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `schedule`: A report that is made on a schedule.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.reports.schedule(
                period_days=7,
                kind="campaigns",
                format="xlsx",
                rrule="FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0",
                timezone="America/New_York",
            )
        """
        result: ReportsScheduleResult = self._calls.call(
            "reports.schedule",
            {
                "kind": kind,
                "rrule": rrule,
                "timezone": timezone,
                "period_days": period_days,
                "columns": columns,
                "format": format,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def unschedule(
        self,
        *,
        schedule_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ReportsUnscheduleResult:
        """Stop a schedule of reports.

        Earlier reports remain. Stopping the schedule again has no effect. You cannot undo this;
        create a new schedule instead.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            schedule_id: ID of the schedule. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `schedule`: A report that is made on a schedule.
            `changed`: False when the schedule was not active.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.reports.unschedule(schedule_id="rsc_01jd0000000000000000000001")
        """
        result: ReportsUnscheduleResult = self._calls.call(
            "reports.unschedule",
            {"schedule_id": schedule_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncReportsResource:
    """Report files."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        kind: ReportKindInput,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        columns: SequenceNotStr[str] | Omit = OMIT,
        format: ReportFormatInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ReportsCreateResult:
        """Create a report file.

        A background job writes the file; `reports.get` shows its progress and the link. A row
        belongs to the period by its own time: the creation of a campaign or message, the decision
        about a recipient, the receipt of a consent entry, the time of a credit entry, the
        occurrence of a conversion, or, for deliverability, the submission to the carrier. The file
        is kept for seven days. A file that contains a contact who is forgotten is deleted at once.
        At most ten reports can be unfinished, and at most a hundred files are kept. The event
        `report.ready` is emitted when the file is complete.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            kind: What each row represents.
            period: Named period, instead of `from` and `to`, by the days and weeks of
                `agent.settings`. Default: none.
            from_: Start of the period (RFC 3339, inclusive). Default: from the beginning.
            to: End of the period (RFC 3339, exclusive). Default: now.
            columns: Columns of the file, in order. Default: all columns of the kind; the error for
                an unknown column lists them. 1 to 40 items.
            format: Format of the file. Default: `csv`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `report`: A report file.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.reports.create(
                columns=["id", "value_minor", "currency"],
                kind="conversions",
            )
        """
        result: ReportsCreateResult = await self._calls.call(
            "reports.create",
            {
                "kind": kind,
                "period": period,
                "from": from_,
                "to": to,
                "columns": columns,
                "format": format,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def get(
        self,
        *,
        report_id: str,
        options: CallOptions | None = None,
    ) -> ReportsGetResult:
        """Show the progress of a report and the link to its file.

        Each call returns a new link. It is valid for one hour, and only while the key that asked
        for it is valid. Compare `sha256` with the hash of the file that you downloaded.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            report_id: ID of the report. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `report`: A report file.
            `url`: Link to the file; null unless the report is completed.
            `url_expires_at`: Time the link expires; null without a link.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.reports.get(report_id="rep_01jd0000000000000000000001")
        """
        result: ReportsGetResult = await self._calls.call(
            "reports.get",
            {"report_id": report_id},
            options,
        )
        return result

    def list(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Report, ReportsListResult]:
        """List the reports and the active schedules.

        Reports are listed newest first, including reports with expired files.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `schedules`: Active schedules, newest first.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.reports.list():
                print(item)
        """
        return self._calls.page(
            "reports.list",
            {"cursor": cursor, "limit": limit},
            options,
        )

    async def schedule(
        self,
        *,
        kind: ReportKindInput,
        rrule: str,
        timezone: str | Omit = OMIT,
        period_days: int | Omit = OMIT,
        columns: SequenceNotStr[str] | Omit = OMIT,
        format: ReportFormatInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ReportsScheduleResult:
        """Create a report on a schedule.

        The rule is an RRULE of RFC 5545 on the clock of its time zone, with at most 1,464
        occurrences a year. Each report covers the time since the one before, or the last
        `period_days`. Occurrences that passed while the service was down result in one report. An
        account has at most 20 schedules.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            kind: What each row represents.
            rrule: Recurrence rule (RFC 5545), such as `FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0`. 1
                to 500 characters.
            timezone: Time zone of the rule (IANA), such as `Europe/Paris`, or `UTC`. Default: that
                of `agent.settings`. A later change of it does not change the schedule. 1 to 64
                characters.
            period_days: Days that each report covers. Default: the time since the report before. 1
                to 366.
            columns: Columns of the file, in order. Default: all columns of the kind; the error for
                an unknown column lists them. 1 to 40 items.
            format: Format of the file. Default: `csv`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `schedule`: A report that is made on a schedule.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.reports.schedule(
                period_days=7,
                kind="campaigns",
                format="xlsx",
                rrule="FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0",
                timezone="America/New_York",
            )
        """
        result: ReportsScheduleResult = await self._calls.call(
            "reports.schedule",
            {
                "kind": kind,
                "rrule": rrule,
                "timezone": timezone,
                "period_days": period_days,
                "columns": columns,
                "format": format,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def unschedule(
        self,
        *,
        schedule_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ReportsUnscheduleResult:
        """Stop a schedule of reports.

        Earlier reports remain. Stopping the schedule again has no effect. You cannot undo this;
        create a new schedule instead.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            schedule_id: ID of the schedule. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `schedule`: A report that is made on a schedule.
            `changed`: False when the schedule was not active.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.reports.unschedule(
                schedule_id="rsc_01jd0000000000000000000001",
            )
        """
        result: ReportsUnscheduleResult = await self._calls.call(
            "reports.unschedule",
            {"schedule_id": schedule_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
