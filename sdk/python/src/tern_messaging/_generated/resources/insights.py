# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Explanations of delivery results and campaign reach."""

from __future__ import annotations

from collections.abc import Sequence

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..types import (
    AnomalyMetricInput,
    InsightsAnomaliesResult,
    InsightsBestTimeResult,
    InsightsExplainAudienceResult,
    InsightsExplainMessageResult,
    InsightsRecommendationsResult,
    TimestampInput,
)


class InsightsResource:
    """Explanations of delivery results and campaign reach."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def explain_message(
        self,
        *,
        message_id: str,
        options: CallOptions | None = None,
    ) -> InsightsExplainMessageResult:
        """Explain why a message was or was not delivered.

        Returns the decision of each gate, the history, a one-sentence summary and, where there is a
        remedy, the calls to make next.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            message_id: ID of the message. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `state`: State of a message.
            `summary`: What happened to the message, in one sentence.
            `gates`: Result of every check, in order.
            `rule_pack`: Rule pack of the decision.
            `events`: What happened to the message, in order.
            `reason`: Why the message waits or ended, as an error code of the service or the
                carrier.
            `fix`: Remedy; null when the message was delivered or there is no remedy.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.insights.explain_message(
                message_id="msg_01jd0000000000000000000001",
            )
        """
        result: InsightsExplainMessageResult = self._calls.call(
            "insights.explainMessage",
            {"message_id": message_id},
            options,
        )
        return result

    def explain_audience(
        self,
        *,
        campaign_id: str,
        options: CallOptions | None = None,
    ) -> InsightsExplainAudienceResult:
        """Explain why a campaign reached fewer recipients than its audience.

        Returns the number of excluded contacts per reason, with sample contacts, and the errors
        that carriers reported, most frequent first.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign_id`: ID of the campaign.
            `audience`: Number of contacts in the audience.
            `reached`: Number of messages reported as delivered.
            `sent`: Number of messages accepted by a carrier.
            `pending`: Number of messages that are waiting or in progress.
            `excluded_by_reason`: Number of excluded contacts for each reason.
            `undelivered_by_error`: Number of undelivered messages for each error code.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.insights.explain_audience(
                campaign_id="cmp_01jd0000000000000000000002",
            )
        """
        result: InsightsExplainAudienceResult = self._calls.call(
            "insights.explainAudience",
            {"campaign_id": campaign_id},
            options,
        )
        return result

    def anomalies(
        self,
        *,
        metrics: Sequence[AnomalyMetricInput] | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InsightsAnomaliesResult:
        """Find figures that deviate from their own history, and why.

        Compares the failures, opt-outs, clicks and replies of each hour with the eight weeks
        before, by hour and weekday. For each deviation, it names the carrier, number, country,
        template, campaign, error code, link or source that explains most of it. An hour is reported
        if it deviates by at least five standard deviations and a quarter of the expected events.
        Metrics without enough history are listed in `not_enough_data`.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            metrics: Metrics to compare. Default: all. 1 to 4 items.
            from_: Start of the period (RFC 3339), which begins with a full hour. Default: 24 hours
                before `to`.
            to: End of the period (RFC 3339, exclusive), at most 31 days after `from`. Default: now.
            timezone: IANA time zone of hours and weekdays, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `items`: Deviations, largest first, at most 20.
            `evaluated_hours`: Hours that had enough messages and history, over all metrics.
            `not_enough_data`: Metrics with less than seven days with messages in their history.
            `more`: Whether there are more deviations.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.insights.anomalies(metrics=["failure_rate"])
        """
        result: InsightsAnomaliesResult = self._calls.call(
            "insights.anomalies",
            {"metrics": metrics, "from": from_, "to": to, "timezone": timezone},
            options,
        )
        return result

    def best_time(
        self,
        *,
        contact_id: str | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InsightsBestTimeResult:
        """Find the hour of the day at which people respond most.

        Counts the messages of the last 90 days by the hour, on the recipient's clock, at which the
        carrier accepted them. Also counts the messages after which the recipient clicked or replied
        within 24 hours. `hour` is set only when one hour is better than the average of the others,
        with 95 % confidence over all 24 hours. Recipients without a time zone are left out. At most
        the newest 20,000 messages count.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of one contact. Default: the whole account.
                1 to 64 characters.
            segment_id: ID or name of a segment, instead of `contact_id`; at most 5,000 of its
                contacts count. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `basis`: Whose responses were counted.
            `enough_data`: Whether an hour is better than the average of the others beyond chance.
            `hour`: Best hour on the clock of the recipients; null: not enough data to say.
            `messages`: Messages that were counted.
            `responses`: Messages with a response.
            `without_timezone`: Messages that were left out because the time zone of the recipient
                is unknown.
            `hours`: Hours with messages, in order.
            `summary`: The answer in a sentence.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.insights.best_time()
        """
        result: InsightsBestTimeResult = self._calls.call(
            "insights.bestTime",
            {"contact_id": contact_id, "segment_id": segment_id},
            options,
        )
        return result

    def recommendations(
        self,
        *,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InsightsRecommendationsResult:
        """Recommend the next calls, with evidence and expected effect.

        Ranks calls by what they are expected to change: alerts to resolve, experiments to decide,
        messages to send again, sources whose people opt out, lists that no longer respond, and
        daily limits that are nearly used. Each is a call that is valid as it stands, or with the
        values in `needs`.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The recommendations, critical alerts first, then the largest expected effect;
                those without an estimate come last.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.insights.recommendations(limit=5)
        """
        result: InsightsRecommendationsResult = self._calls.call(
            "insights.recommendations",
            {"limit": limit},
            options,
        )
        return result


class AsyncInsightsResource:
    """Explanations of delivery results and campaign reach."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def explain_message(
        self,
        *,
        message_id: str,
        options: CallOptions | None = None,
    ) -> InsightsExplainMessageResult:
        """Explain why a message was or was not delivered.

        Returns the decision of each gate, the history, a one-sentence summary and, where there is a
        remedy, the calls to make next.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            message_id: ID of the message. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `state`: State of a message.
            `summary`: What happened to the message, in one sentence.
            `gates`: Result of every check, in order.
            `rule_pack`: Rule pack of the decision.
            `events`: What happened to the message, in order.
            `reason`: Why the message waits or ended, as an error code of the service or the
                carrier.
            `fix`: Remedy; null when the message was delivered or there is no remedy.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.insights.explain_message(
                message_id="msg_01jd0000000000000000000001",
            )
        """
        result: InsightsExplainMessageResult = await self._calls.call(
            "insights.explainMessage",
            {"message_id": message_id},
            options,
        )
        return result

    async def explain_audience(
        self,
        *,
        campaign_id: str,
        options: CallOptions | None = None,
    ) -> InsightsExplainAudienceResult:
        """Explain why a campaign reached fewer recipients than its audience.

        Returns the number of excluded contacts per reason, with sample contacts, and the errors
        that carriers reported, most frequent first.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign_id`: ID of the campaign.
            `audience`: Number of contacts in the audience.
            `reached`: Number of messages reported as delivered.
            `sent`: Number of messages accepted by a carrier.
            `pending`: Number of messages that are waiting or in progress.
            `excluded_by_reason`: Number of excluded contacts for each reason.
            `undelivered_by_error`: Number of undelivered messages for each error code.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.insights.explain_audience(
                campaign_id="cmp_01jd0000000000000000000002",
            )
        """
        result: InsightsExplainAudienceResult = await self._calls.call(
            "insights.explainAudience",
            {"campaign_id": campaign_id},
            options,
        )
        return result

    async def anomalies(
        self,
        *,
        metrics: Sequence[AnomalyMetricInput] | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InsightsAnomaliesResult:
        """Find figures that deviate from their own history, and why.

        Compares the failures, opt-outs, clicks and replies of each hour with the eight weeks
        before, by hour and weekday. For each deviation, it names the carrier, number, country,
        template, campaign, error code, link or source that explains most of it. An hour is reported
        if it deviates by at least five standard deviations and a quarter of the expected events.
        Metrics without enough history are listed in `not_enough_data`.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            metrics: Metrics to compare. Default: all. 1 to 4 items.
            from_: Start of the period (RFC 3339), which begins with a full hour. Default: 24 hours
                before `to`.
            to: End of the period (RFC 3339, exclusive), at most 31 days after `from`. Default: now.
            timezone: IANA time zone of hours and weekdays, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `items`: Deviations, largest first, at most 20.
            `evaluated_hours`: Hours that had enough messages and history, over all metrics.
            `not_enough_data`: Metrics with less than seven days with messages in their history.
            `more`: Whether there are more deviations.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.insights.anomalies(metrics=["failure_rate"])
        """
        result: InsightsAnomaliesResult = await self._calls.call(
            "insights.anomalies",
            {"metrics": metrics, "from": from_, "to": to, "timezone": timezone},
            options,
        )
        return result

    async def best_time(
        self,
        *,
        contact_id: str | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InsightsBestTimeResult:
        """Find the hour of the day at which people respond most.

        Counts the messages of the last 90 days by the hour, on the recipient's clock, at which the
        carrier accepted them. Also counts the messages after which the recipient clicked or replied
        within 24 hours. `hour` is set only when one hour is better than the average of the others,
        with 95 % confidence over all 24 hours. Recipients without a time zone are left out. At most
        the newest 20,000 messages count.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of one contact. Default: the whole account.
                1 to 64 characters.
            segment_id: ID or name of a segment, instead of `contact_id`; at most 5,000 of its
                contacts count. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `basis`: Whose responses were counted.
            `enough_data`: Whether an hour is better than the average of the others beyond chance.
            `hour`: Best hour on the clock of the recipients; null: not enough data to say.
            `messages`: Messages that were counted.
            `responses`: Messages with a response.
            `without_timezone`: Messages that were left out because the time zone of the recipient
                is unknown.
            `hours`: Hours with messages, in order.
            `summary`: The answer in a sentence.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.insights.best_time()
        """
        result: InsightsBestTimeResult = await self._calls.call(
            "insights.bestTime",
            {"contact_id": contact_id, "segment_id": segment_id},
            options,
        )
        return result

    async def recommendations(
        self,
        *,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InsightsRecommendationsResult:
        """Recommend the next calls, with evidence and expected effect.

        Ranks calls by what they are expected to change: alerts to resolve, experiments to decide,
        messages to send again, sources whose people opt out, lists that no longer respond, and
        daily limits that are nearly used. Each is a call that is valid as it stands, or with the
        values in `needs`.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The recommendations, critical alerts first, then the largest expected effect;
                those without an estimate come last.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.insights.recommendations(limit=5)
        """
        result: InsightsRecommendationsResult = await self._calls.call(
            "insights.recommendations",
            {"limit": limit},
            options,
        )
        return result
