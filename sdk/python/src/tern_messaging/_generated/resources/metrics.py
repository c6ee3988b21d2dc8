# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Measures over time, their definitions, and the state of the queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..types import (
    AnswerFormatInput,
    MeasureDimensionInput,
    MeasureFilterInput,
    MeasureIntervalInput,
    MeasureNameInput,
    MetricsCatalogResult,
    MetricsDeliverabilityResult,
    MetricsQueryResult,
    MetricsSystemResult,
    NamedPeriodInput,
    PeriodComparisonInput,
    TimestampInput,
    WeekStartInput,
)


class MetricsResource:
    """Measures over time, their definitions, and the state of the queues."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def query(
        self,
        *,
        metric: MeasureNameInput,
        interval: MeasureIntervalInput | Omit = OMIT,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        group_by: Sequence[MeasureDimensionInput] | Omit = OMIT,
        filters: Sequence[MeasureFilterInput] | Omit = OMIT,
        compare_to: PeriodComparisonInput | Omit = OMIT,
        limit: int | Omit = OMIT,
        format: AnswerFormatInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MetricsQueryResult:
        """Query one measure over time, grouped, filtered and compared.

        Intervals begin and end on the clock of the time zone, so that a day lasts 23 or 25 hours
        when clocks change. The period is widened to whole intervals, at most 1,000. Sums of money
        are strings of digits, in one series per currency. With `format` `svg`, the answer contains
        a chart.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            metric: The measure.
            interval: Length of an interval. Default: day.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            group_by: Up to two dimensions. Default: none. At most 2 items.
            filters: Only rows whose dimensions have these values. Default: all. At most 10 items.
            compare_to: Period to compare with. Default: none.
            limit: Maximum number of series, the largest first. Default: 20. 1 to 100.
            format: Format of the answer. Default: json.
            options: Settings of this call, such as its timeout.

        Returns:
            `metric`: Name of a measure; `metrics.catalog` defines each.
            `unit`: Unit of a measure. `minor_units`: of the currency. `ratio`: 1 is 100 %.
            `means`: What is counted, as a sentence.
            `interval`: Length of an interval on the clock of the time zone. Weeks begin on the day
                of `week_start`, or else of `agent.settings`.
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `group_by`: What the series are grouped by.
            `series`: Largest first.
            `more_series`: Number of series that `limit` leaves out.
            `compared`: The period to compare with; null without `compare_to`.
            `svg`: The chart, an SVG document, with `format` `svg`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.metrics.query(
                metric="delivered",
                from_="2026-11-20T00:00:00.000Z",
                to="2026-11-22T00:00:00.000Z",
            )
        """
        result: MetricsQueryResult = self._calls.call(
            "metrics.query",
            {
                "metric": metric,
                "interval": interval,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "group_by": group_by,
                "filters": filters,
                "compare_to": compare_to,
                "limit": limit,
                "format": format,
            },
            options,
        )
        return result

    def catalog(
        self,
        *,
        options: CallOptions | None = None,
    ) -> MetricsCatalogResult:
        """List the measures with their definitions, units and dimensions.

        The one definition of each figure: what is counted, when, and what it can be grouped by.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The measures.
            `dimensions`: The dimensions.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.metrics.catalog()
        """
        result: MetricsCatalogResult = self._calls.call(
            "metrics.catalog",
            {},
            options,
        )
        return result

    def deliverability(
        self,
        *,
        group_by: Literal[
            "number_id",
            "carrier",
            "country",
            "purpose",
            "campaign_id",
            "template_id",
        ] | Omit = OMIT,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MetricsDeliverabilityResult:
        """Show how messages are delivered by number, carrier or country, and why they fail.

        Groups with the most sent messages first, each with its error codes explained.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            group_by: What to group by. Default: number_id.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `group_by`: What the rows are grouped by.
            `rows`: The groups.
            `more_rows`: Groups beyond `limit`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.metrics.deliverability(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: MetricsDeliverabilityResult = self._calls.call(
            "metrics.deliverability",
            {
                "group_by": group_by,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "limit": limit,
            },
            options,
        )
        return result

    def system(
        self,
        *,
        options: CallOptions | None = None,
    ) -> MetricsSystemResult:
        """Show what waits in the account: messages, events, dead letters and failing work.

        Counts at most 10,000 of each. Failing work belongs to the billing root and is empty for its
        customers.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `at`: Time in UTC (RFC 3339).
            `messages_due`: Messages that are due and wait to be submitted.
            `oldest_message_seconds`: Age of the oldest message that is due, in seconds.
            `messages_submitting`: Messages that are being submitted.
            `events_pending`: Events that wait for the webhook.
            `oldest_event_seconds`: Age of the oldest message that is due, in seconds.
            `dead_letters`: Events that were given up.
            `automation_runs_due`: Runs of automation rules that are due.
            `measures_pending`: Changes of measures that are not in the rollups yet; queries include
                them.
            `failing_work`: Work that keeps failing, by kind.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.metrics.system()
        """
        result: MetricsSystemResult = self._calls.call(
            "metrics.system",
            {},
            options,
        )
        return result


class AsyncMetricsResource:
    """Measures over time, their definitions, and the state of the queues."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def query(
        self,
        *,
        metric: MeasureNameInput,
        interval: MeasureIntervalInput | Omit = OMIT,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        group_by: Sequence[MeasureDimensionInput] | Omit = OMIT,
        filters: Sequence[MeasureFilterInput] | Omit = OMIT,
        compare_to: PeriodComparisonInput | Omit = OMIT,
        limit: int | Omit = OMIT,
        format: AnswerFormatInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MetricsQueryResult:
        """Query one measure over time, grouped, filtered and compared.

        Intervals begin and end on the clock of the time zone, so that a day lasts 23 or 25 hours
        when clocks change. The period is widened to whole intervals, at most 1,000. Sums of money
        are strings of digits, in one series per currency. With `format` `svg`, the answer contains
        a chart.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            metric: The measure.
            interval: Length of an interval. Default: day.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            group_by: Up to two dimensions. Default: none. At most 2 items.
            filters: Only rows whose dimensions have these values. Default: all. At most 10 items.
            compare_to: Period to compare with. Default: none.
            limit: Maximum number of series, the largest first. Default: 20. 1 to 100.
            format: Format of the answer. Default: json.
            options: Settings of this call, such as its timeout.

        Returns:
            `metric`: Name of a measure; `metrics.catalog` defines each.
            `unit`: Unit of a measure. `minor_units`: of the currency. `ratio`: 1 is 100 %.
            `means`: What is counted, as a sentence.
            `interval`: Length of an interval on the clock of the time zone. Weeks begin on the day
                of `week_start`, or else of `agent.settings`.
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `group_by`: What the series are grouped by.
            `series`: Largest first.
            `more_series`: Number of series that `limit` leaves out.
            `compared`: The period to compare with; null without `compare_to`.
            `svg`: The chart, an SVG document, with `format` `svg`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.metrics.query(
                metric="delivered",
                from_="2026-11-20T00:00:00.000Z",
                to="2026-11-22T00:00:00.000Z",
            )
        """
        result: MetricsQueryResult = await self._calls.call(
            "metrics.query",
            {
                "metric": metric,
                "interval": interval,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "group_by": group_by,
                "filters": filters,
                "compare_to": compare_to,
                "limit": limit,
                "format": format,
            },
            options,
        )
        return result

    async def catalog(
        self,
        *,
        options: CallOptions | None = None,
    ) -> MetricsCatalogResult:
        """List the measures with their definitions, units and dimensions.

        The one definition of each figure: what is counted, when, and what it can be grouped by.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The measures.
            `dimensions`: The dimensions.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.metrics.catalog()
        """
        result: MetricsCatalogResult = await self._calls.call(
            "metrics.catalog",
            {},
            options,
        )
        return result

    async def deliverability(
        self,
        *,
        group_by: Literal[
            "number_id",
            "carrier",
            "country",
            "purpose",
            "campaign_id",
            "template_id",
        ] | Omit = OMIT,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MetricsDeliverabilityResult:
        """Show how messages are delivered by number, carrier or country, and why they fail.

        Groups with the most sent messages first, each with its error codes explained.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            group_by: What to group by. Default: number_id.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `group_by`: What the rows are grouped by.
            `rows`: The groups.
            `more_rows`: Groups beyond `limit`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.metrics.deliverability(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: MetricsDeliverabilityResult = await self._calls.call(
            "metrics.deliverability",
            {
                "group_by": group_by,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "limit": limit,
            },
            options,
        )
        return result

    async def system(
        self,
        *,
        options: CallOptions | None = None,
    ) -> MetricsSystemResult:
        """Show what waits in the account: messages, events, dead letters and failing work.

        Counts at most 10,000 of each. Failing work belongs to the billing root and is empty for its
        customers.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `at`: Time in UTC (RFC 3339).
            `messages_due`: Messages that are due and wait to be submitted.
            `oldest_message_seconds`: Age of the oldest message that is due, in seconds.
            `messages_submitting`: Messages that are being submitted.
            `events_pending`: Events that wait for the webhook.
            `oldest_event_seconds`: Age of the oldest message that is due, in seconds.
            `dead_letters`: Events that were given up.
            `automation_runs_due`: Runs of automation rules that are due.
            `measures_pending`: Changes of measures that are not in the rollups yet; queries include
                them.
            `failing_work`: Work that keeps failing, by kind.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.metrics.system()
        """
        result: MetricsSystemResult = await self._calls.call(
            "metrics.system",
            {},
            options,
        )
        return result
