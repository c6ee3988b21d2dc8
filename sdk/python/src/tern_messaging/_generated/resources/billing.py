# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Credits, credit entries and cost estimates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    AudienceInput,
    BillingAutoRechargeResult,
    BillingBalanceResult,
    BillingEstimateResult,
    BillingLedgerResult,
    BillingPortalResult,
    BillingSetLimitsResult,
    BillingTopUpResult,
    BillingUsageResult,
    CreditEntry,
    MediaFallbackInput,
    TimestampInput,
)


class BillingResource:
    """Credits, credit entries and cost estimates."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def balance(
        self,
        *,
        options: CallOptions | None = None,
    ) -> BillingBalanceResult:
        """Show the credit balance.

        Credits are whole numbers; one credit pays for one segment to the cheapest countries. Held
        credits are reserved for running campaigns and are released when they are not used. `limits`
        are the spending limits that `billing.setLimits` sets.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `available`: Credits that can be spent: the balance without holds.
            `held`: Credits held for accepted messages.
            `posted`: Balance, including held credits.
            `hold_state`: Whether the account is on payment hold.
            `limits`: The spending limits of an account.
            `spent_today`: Credits spent or held for messages accepted today (UTC), without those
                returned today.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.billing.balance()
        """
        result: BillingBalanceResult = self._calls.call(
            "billing.balance",
            {},
            options,
        )
        return result

    def portal(
        self,
        *,
        return_url: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingPortalResult:
        """Create a link to the billing page.

        The page shows the balance and the credit entries. The link itself grants access and expires
        after one hour: share it only with people who may see the billing data.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            return_url: URL of the link back from the page. At most 2000 characters. Pattern:
                `^https?://`. Format: uri.
            options: Settings of this call, such as its timeout.

        Returns:
            `url`: Address of the billing page. The link itself grants access.
            `expires_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.billing.portal()
        """
        result: BillingPortalResult = self._calls.call(
            "billing.portal",
            {"return_url": return_url},
            options,
        )
        return result

    def ledger(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        kind: Literal[
            "starter",
            "topup",
            "grant",
            "send",
            "campaign",
            "registration",
            "refund",
            "adjustment",
        ] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[CreditEntry, BillingLedgerResult]:
        """List all credit entries.

        Credit entries are append-only and listed oldest first. The sum of all amounts is the posted
        balance.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive).
            kind: Return only entries of this kind.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.billing.ledger(limit=1):
                print(item)
        """
        return self._calls.page(
            "billing.ledger",
            {"from": from_, "to": to, "kind": kind, "cursor": cursor, "limit": limit},
            options,
        )

    def top_up(
        self,
        *,
        amount_credits: int,
        payment_ref: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingTopUpResult:
        """Add credits for a confirmed payment.

        The payment provider of the deployment confirms `payment_ref`; each reference adds credits
        once. New credits end a payment hold. The simulated payment provider accepts every
        reference, except those that begin with `declined`. Operators grant credits with the command
        line on the server.

        Needs the permission `billing`. Costs credits. Since 2.0.0.

        Args:
            amount_credits: Number of credits. 1 to 10000000.
            payment_ref: Reference of the payment at the payment provider. 1 to 150 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `entry`: One entry of the credit account. It never changes.
            `balance`: The credits of an account.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.billing.top_up(amount_credits=1000, payment_ref="pay_example")
        """
        result: BillingTopUpResult = self._calls.call(
            "billing.topUp",
            {
                "amount_credits": amount_credits,
                "payment_ref": payment_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def set_limits(
        self,
        *,
        daily_credits: int | None | Omit = OMIT,
        per_campaign_credits: int | None | Omit = OMIT,
        alert_at_credits: int | None | Omit = OMIT,
        allowed_countries: SequenceNotStr[str] | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingSetLimitsResult:
        """Limit the spending on messages and the countries that they are sent to, and set a
        low-balance alert.

        `daily_credits` limits what messages may cost per calendar day in UTC. A message counts on
        the day it is accepted, even if it is scheduled for later. It no longer counts when its
        credits are returned on that day. A single message above the limit is rejected with the
        reason `daily_spend_limit`. A campaign pauses with that reason; resume it on the next day or
        after you raise the limit. `per_campaign_credits` limits what the messages of one campaign
        may cost: for a campaign that costs more, preflight reports a blocker; a running campaign
        pauses with `campaign_spend_limit`. Each time the available credits fall below
        `alert_at_credits`, a partner gets one event `balance.low` with that threshold, and the
        operator's log and metrics show it. Messages to countries that are not in
        `allowed_countries` are refused with `country_not_allowed` on every path, so that a leaked
        key cannot send to expensive countries. Messages that are already queued are still sent. A
        new account sends to its `default_country` only, and the United States, its territories and
        Canada count as one country. An omitted limit stays as it is; null removes it. Without
        params, the call returns the current limits, as `billing.balance` does. Number lookups,
        registrations and credits granted to end-customers do not count.

        Needs the permission `billing`. Costs credits. Since 2.0.0.

        Args:
            daily_credits: Maximum credits that messages may cost per day; null removes the limit.
                Default: unchanged. 1 to 1000000000.
            per_campaign_credits: Maximum credits that the messages of one campaign may cost; null
                removes the limit. Default: unchanged. 1 to 1000000000.
            alert_at_credits: Balance below which the account is alerted; null removes the alert.
                Default: unchanged. 1 to 1000000000.
            allowed_countries: Countries that messages may be sent to (ISO 3166-1 alpha-2); replaces
                the list. Null allows every country. Default: unchanged. 1 to 250 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `limits`: The spending limits of an account.
            `spent_today`: Credits spent or held for messages accepted today (UTC), without those
                returned today.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.billing.set_limits(daily_credits=5000, alert_at_credits=500)
        """
        result: BillingSetLimitsResult = self._calls.call(
            "billing.setLimits",
            {
                "daily_credits": daily_credits,
                "per_campaign_credits": per_campaign_credits,
                "alert_at_credits": alert_at_credits,
                "allowed_countries": allowed_countries,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def estimate(
        self,
        *,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        to: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        audience: AudienceInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingEstimateResult:
        """Estimate the cost of a message.

        Estimates a message to one number (`to`), or a message or template to an audience. Every
        message is rendered, so the values of variables count. The estimate for an audience is an
        upper bound: it excludes contacts that the message cannot be rendered for, but includes
        contacts without consent. Nothing is sent and no credits are held.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            text: Message text. Provide this or `template_id`. 1 to 5000 characters.
            template_id: ID or name of the template. Provide this or `text`. 1 to 64 characters.
            shorten_links: Whether links count as short links. Default: the setting of the template,
                or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            to: Phone number of one recipient. Provide this or `audience`. 1 to 40 characters.
            vars: Values of the template variables. Use with `to`. At most 16384 bytes of JSON. At
                most 4 levels.
            audience: Audience of the message. Provide this or `to`.
            options: Settings of this call, such as its timeout.

        Returns:
            `recipients`: Number of recipients.
            `segments`: Total number of segments of all messages.
            `credits`: Credits that the messages cost.
            `by_country`: Credits per country of the recipients.
            `encoding`: `UCS-2` when at least one message needs it; null when there is no message.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.billing.estimate(text="Your table is ready", to="+12025550143")
        """
        result: BillingEstimateResult = self._calls.call(
            "billing.estimate",
            {
                "text": text,
                "template_id": template_id,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "to": to,
                "vars": vars,
                "audience": audience,
            },
            options,
        )
        return result

    def usage(
        self,
        *,
        group_by: Literal["day", "campaign", "purpose"] | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingUsageResult:
        """Show usage by day, campaign or purpose.

        Counts sent messages, as `metrics.catalog` defines them, and the credits they cost. A
        message counts on the day it was accepted for sending, on the clock of the time zone of
        `agent.settings`. The period is widened to quarters of an hour. The default is the last 30
        days.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            group_by: What each row represents. Default: `"day"`.
            from_: Start of the period (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive).
            options: Settings of this call, such as its timeout.

        Returns:
            `group_by`: What the rows are grouped by.
            `rows`: The rows, one for each group.
            `total`: Usage of one day, campaign or purpose.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.billing.usage(group_by="campaign")
        """
        result: BillingUsageResult = self._calls.call(
            "billing.usage",
            {"group_by": group_by, "from": from_, "to": to},
            options,
        )
        return result

    def auto_recharge(
        self,
        *,
        threshold_credits: int | Omit = OMIT,
        amount_credits: int | Omit = OMIT,
        payment_method: str | Omit = OMIT,
        daily_limit_credits: int | Omit = OMIT,
        monthly_limit_credits: int | Omit = OMIT,
        enabled: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingAutoRechargeResult:
        """Buy credits automatically when the balance falls below a threshold.

        Each time the available credits fall through `threshold_credits`, a worker charges the
        stored payment method once, within seconds. A charge that was begun keeps its amount if the
        rule changes. The rule ends with the key that set it: when that key is revoked or expires,
        the service disables the rule and says why. It never exceeds the daily and monthly limits. A
        failed charge is repeated after 10 and 20 minutes; after three failures in a row the service
        disables the rule and says why. Each charge is a credit entry of the kind `topup`, an entry
        of the audit log, and an event: `balance.recharged` or `balance.recharge_failed`. Omitted
        values stay unchanged, so a call with only `dry_run` shows the rule. If payments need a
        person, the call is rejected and the error says what to do instead.

        Needs the permission `billing`. Costs credits. Since 2.0.0.

        Args:
            threshold_credits: Balance below which a charge is made, less than `amount_credits`.
                Required for the first rule. 1 to 1000000000.
            amount_credits: Credits of one charge. Required for the first rule. 1 to 10000000.
            payment_method: The payment provider's reference of the stored payment method. Required
                for the first rule. 1 to 150 characters.
            daily_limit_credits: Maximum credits per day (UTC). Default: unchanged, initially three
                charges. 1 to 1000000000.
            monthly_limit_credits: Maximum credits per month (UTC). Default: unchanged, initially
                ten charges. 1 to 1000000000.
            enabled: Whether the rule charges. True restarts a rule that the service disabled.
                Default: unchanged, initially true.
            expected_version: Version that you read; 0: no rule yet. The call is rejected if another
                call has changed the rule since. 0 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: The rule that buys credits.
            `changed`: False when the rule already had these values.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.billing.auto_recharge(
                threshold_credits=500,
                amount_credits=1000,
                payment_method="pm_example",
            )
        """
        result: BillingAutoRechargeResult = self._calls.call(
            "billing.autoRecharge",
            {
                "threshold_credits": threshold_credits,
                "amount_credits": amount_credits,
                "payment_method": payment_method,
                "daily_limit_credits": daily_limit_credits,
                "monthly_limit_credits": monthly_limit_credits,
                "enabled": enabled,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncBillingResource:
    """Credits, credit entries and cost estimates."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def balance(
        self,
        *,
        options: CallOptions | None = None,
    ) -> BillingBalanceResult:
        """Show the credit balance.

        Credits are whole numbers; one credit pays for one segment to the cheapest countries. Held
        credits are reserved for running campaigns and are released when they are not used. `limits`
        are the spending limits that `billing.setLimits` sets.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `available`: Credits that can be spent: the balance without holds.
            `held`: Credits held for accepted messages.
            `posted`: Balance, including held credits.
            `hold_state`: Whether the account is on payment hold.
            `limits`: The spending limits of an account.
            `spent_today`: Credits spent or held for messages accepted today (UTC), without those
                returned today.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.billing.balance()
        """
        result: BillingBalanceResult = await self._calls.call(
            "billing.balance",
            {},
            options,
        )
        return result

    async def portal(
        self,
        *,
        return_url: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingPortalResult:
        """Create a link to the billing page.

        The page shows the balance and the credit entries. The link itself grants access and expires
        after one hour: share it only with people who may see the billing data.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            return_url: URL of the link back from the page. At most 2000 characters. Pattern:
                `^https?://`. Format: uri.
            options: Settings of this call, such as its timeout.

        Returns:
            `url`: Address of the billing page. The link itself grants access.
            `expires_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.billing.portal()
        """
        result: BillingPortalResult = await self._calls.call(
            "billing.portal",
            {"return_url": return_url},
            options,
        )
        return result

    def ledger(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        kind: Literal[
            "starter",
            "topup",
            "grant",
            "send",
            "campaign",
            "registration",
            "refund",
            "adjustment",
        ] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[CreditEntry, BillingLedgerResult]:
        """List all credit entries.

        Credit entries are append-only and listed oldest first. The sum of all amounts is the posted
        balance.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive).
            kind: Return only entries of this kind.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.billing.ledger(limit=1):
                print(item)
        """
        return self._calls.page(
            "billing.ledger",
            {"from": from_, "to": to, "kind": kind, "cursor": cursor, "limit": limit},
            options,
        )

    async def top_up(
        self,
        *,
        amount_credits: int,
        payment_ref: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingTopUpResult:
        """Add credits for a confirmed payment.

        The payment provider of the deployment confirms `payment_ref`; each reference adds credits
        once. New credits end a payment hold. The simulated payment provider accepts every
        reference, except those that begin with `declined`. Operators grant credits with the command
        line on the server.

        Needs the permission `billing`. Costs credits. Since 2.0.0.

        Args:
            amount_credits: Number of credits. 1 to 10000000.
            payment_ref: Reference of the payment at the payment provider. 1 to 150 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `entry`: One entry of the credit account. It never changes.
            `balance`: The credits of an account.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.billing.top_up(
                amount_credits=1000,
                payment_ref="pay_example",
            )
        """
        result: BillingTopUpResult = await self._calls.call(
            "billing.topUp",
            {
                "amount_credits": amount_credits,
                "payment_ref": payment_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def set_limits(
        self,
        *,
        daily_credits: int | None | Omit = OMIT,
        per_campaign_credits: int | None | Omit = OMIT,
        alert_at_credits: int | None | Omit = OMIT,
        allowed_countries: SequenceNotStr[str] | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingSetLimitsResult:
        """Limit the spending on messages and the countries that they are sent to, and set a
        low-balance alert.

        `daily_credits` limits what messages may cost per calendar day in UTC. A message counts on
        the day it is accepted, even if it is scheduled for later. It no longer counts when its
        credits are returned on that day. A single message above the limit is rejected with the
        reason `daily_spend_limit`. A campaign pauses with that reason; resume it on the next day or
        after you raise the limit. `per_campaign_credits` limits what the messages of one campaign
        may cost: for a campaign that costs more, preflight reports a blocker; a running campaign
        pauses with `campaign_spend_limit`. Each time the available credits fall below
        `alert_at_credits`, a partner gets one event `balance.low` with that threshold, and the
        operator's log and metrics show it. Messages to countries that are not in
        `allowed_countries` are refused with `country_not_allowed` on every path, so that a leaked
        key cannot send to expensive countries. Messages that are already queued are still sent. A
        new account sends to its `default_country` only, and the United States, its territories and
        Canada count as one country. An omitted limit stays as it is; null removes it. Without
        params, the call returns the current limits, as `billing.balance` does. Number lookups,
        registrations and credits granted to end-customers do not count.

        Needs the permission `billing`. Costs credits. Since 2.0.0.

        Args:
            daily_credits: Maximum credits that messages may cost per day; null removes the limit.
                Default: unchanged. 1 to 1000000000.
            per_campaign_credits: Maximum credits that the messages of one campaign may cost; null
                removes the limit. Default: unchanged. 1 to 1000000000.
            alert_at_credits: Balance below which the account is alerted; null removes the alert.
                Default: unchanged. 1 to 1000000000.
            allowed_countries: Countries that messages may be sent to (ISO 3166-1 alpha-2); replaces
                the list. Null allows every country. Default: unchanged. 1 to 250 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `limits`: The spending limits of an account.
            `spent_today`: Credits spent or held for messages accepted today (UTC), without those
                returned today.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.billing.set_limits(daily_credits=5000, alert_at_credits=500)
        """
        result: BillingSetLimitsResult = await self._calls.call(
            "billing.setLimits",
            {
                "daily_credits": daily_credits,
                "per_campaign_credits": per_campaign_credits,
                "alert_at_credits": alert_at_credits,
                "allowed_countries": allowed_countries,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def estimate(
        self,
        *,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        to: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        audience: AudienceInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingEstimateResult:
        """Estimate the cost of a message.

        Estimates a message to one number (`to`), or a message or template to an audience. Every
        message is rendered, so the values of variables count. The estimate for an audience is an
        upper bound: it excludes contacts that the message cannot be rendered for, but includes
        contacts without consent. Nothing is sent and no credits are held.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            text: Message text. Provide this or `template_id`. 1 to 5000 characters.
            template_id: ID or name of the template. Provide this or `text`. 1 to 64 characters.
            shorten_links: Whether links count as short links. Default: the setting of the template,
                or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            to: Phone number of one recipient. Provide this or `audience`. 1 to 40 characters.
            vars: Values of the template variables. Use with `to`. At most 16384 bytes of JSON. At
                most 4 levels.
            audience: Audience of the message. Provide this or `to`.
            options: Settings of this call, such as its timeout.

        Returns:
            `recipients`: Number of recipients.
            `segments`: Total number of segments of all messages.
            `credits`: Credits that the messages cost.
            `by_country`: Credits per country of the recipients.
            `encoding`: `UCS-2` when at least one message needs it; null when there is no message.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.billing.estimate(
                text="Your table is ready",
                to="+12025550143",
            )
        """
        result: BillingEstimateResult = await self._calls.call(
            "billing.estimate",
            {
                "text": text,
                "template_id": template_id,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "to": to,
                "vars": vars,
                "audience": audience,
            },
            options,
        )
        return result

    async def usage(
        self,
        *,
        group_by: Literal["day", "campaign", "purpose"] | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingUsageResult:
        """Show usage by day, campaign or purpose.

        Counts sent messages, as `metrics.catalog` defines them, and the credits they cost. A
        message counts on the day it was accepted for sending, on the clock of the time zone of
        `agent.settings`. The period is widened to quarters of an hour. The default is the last 30
        days.

        Needs the permission `billing`. Since 2.0.0.

        Args:
            group_by: What each row represents. Default: `"day"`.
            from_: Start of the period (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive).
            options: Settings of this call, such as its timeout.

        Returns:
            `group_by`: What the rows are grouped by.
            `rows`: The rows, one for each group.
            `total`: Usage of one day, campaign or purpose.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.billing.usage(group_by="campaign")
        """
        result: BillingUsageResult = await self._calls.call(
            "billing.usage",
            {"group_by": group_by, "from": from_, "to": to},
            options,
        )
        return result

    async def auto_recharge(
        self,
        *,
        threshold_credits: int | Omit = OMIT,
        amount_credits: int | Omit = OMIT,
        payment_method: str | Omit = OMIT,
        daily_limit_credits: int | Omit = OMIT,
        monthly_limit_credits: int | Omit = OMIT,
        enabled: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> BillingAutoRechargeResult:
        """Buy credits automatically when the balance falls below a threshold.

        Each time the available credits fall through `threshold_credits`, a worker charges the
        stored payment method once, within seconds. A charge that was begun keeps its amount if the
        rule changes. The rule ends with the key that set it: when that key is revoked or expires,
        the service disables the rule and says why. It never exceeds the daily and monthly limits. A
        failed charge is repeated after 10 and 20 minutes; after three failures in a row the service
        disables the rule and says why. Each charge is a credit entry of the kind `topup`, an entry
        of the audit log, and an event: `balance.recharged` or `balance.recharge_failed`. Omitted
        values stay unchanged, so a call with only `dry_run` shows the rule. If payments need a
        person, the call is rejected and the error says what to do instead.

        Needs the permission `billing`. Costs credits. Since 2.0.0.

        Args:
            threshold_credits: Balance below which a charge is made, less than `amount_credits`.
                Required for the first rule. 1 to 1000000000.
            amount_credits: Credits of one charge. Required for the first rule. 1 to 10000000.
            payment_method: The payment provider's reference of the stored payment method. Required
                for the first rule. 1 to 150 characters.
            daily_limit_credits: Maximum credits per day (UTC). Default: unchanged, initially three
                charges. 1 to 1000000000.
            monthly_limit_credits: Maximum credits per month (UTC). Default: unchanged, initially
                ten charges. 1 to 1000000000.
            enabled: Whether the rule charges. True restarts a rule that the service disabled.
                Default: unchanged, initially true.
            expected_version: Version that you read; 0: no rule yet. The call is rejected if another
                call has changed the rule since. 0 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: The rule that buys credits.
            `changed`: False when the rule already had these values.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.billing.auto_recharge(
                threshold_credits=500,
                amount_credits=1000,
                payment_method="pm_example",
            )
        """
        result: BillingAutoRechargeResult = await self._calls.call(
            "billing.autoRecharge",
            {
                "threshold_credits": threshold_credits,
                "amount_credits": amount_credits,
                "payment_method": payment_method,
                "daily_limit_credits": daily_limit_credits,
                "monthly_limit_credits": monthly_limit_credits,
                "enabled": enabled,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
