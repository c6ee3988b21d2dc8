# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Explanations of delivery results and campaign reach."""

from __future__ import annotations

from ..._calls import AsyncCalls, Calls
from ..._options import CallOptions
from ..types import (InsightsExplainAudienceResult, InsightsExplainMessageResult)


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
