# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Goals and their results."""

from __future__ import annotations

from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    Outcome,
    OutcomeValueRuleInput,
    OutcomesArchiveResult,
    OutcomesDefineResult,
    OutcomesHoldOutResult,
    OutcomesListResult,
    OutcomesResultsResult,
    OutcomesSetHoldOutResult,
    OutcomesUpdateResult,
    TimestampInput,
)


class OutcomesResource:
    """Goals and their results."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def define(
        self,
        *,
        name: str,
        event: str,
        campaign_id: str | Omit = OMIT,
        journey_id: str | Omit = OMIT,
        deadline_hours: int | Omit = OMIT,
        value_rule: OutcomeValueRuleInput | Omit = OMIT,
        primary: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesDefineResult:
        """Define a goal of a campaign or a journey.

        A contact reaches the goal with the first conversion of the type `event` within
        `deadline_hours` after the message, or after the entry into the journey. A campaign or
        journey has at most four outcomes. One of them is primary; it decides experiments with the
        metric `outcome`. Outcomes can be defined before and after the launch; the results are
        computed from the recorded conversions.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the outcome, unique in the campaign or journey. 1 to 80 characters.
            event: Type of the conversions that reach the goal, as recorded with
                `analytics.recordConversion`. 1 to 80 characters. Pattern:
                `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            campaign_id: ID of the campaign. Provide this or `journey_id`. 1 to 64 characters.
            journey_id: ID of the journey. 1 to 64 characters.
            deadline_hours: Hours after the message, or after the entry into the journey, in which a
                conversion counts. 1 to 2160. Default: `72`.
            value_rule: What a contact who reached the goal is worth. Default: no value.
            primary: Whether it is the main goal. It replaces the previous main goal. Default: true
                for the first outcome.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `previous_primary_id`: ID of the outcome that was primary before; null when none was.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.outcomes.define(
                name="Bookings",
                event="booking",
                campaign_id="cmp_01jd0000000000000000000001",
                value_rule={"kind": "fixed", "value_minor": 5000, "currency": "EUR"},
            )
        """
        result: OutcomesDefineResult = self._calls.call(
            "outcomes.define",
            {
                "name": name,
                "event": event,
                "campaign_id": campaign_id,
                "journey_id": journey_id,
                "deadline_hours": deadline_hours,
                "value_rule": value_rule,
                "primary": primary,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        campaign_id: str | Omit = OMIT,
        journey_id: str | Omit = OMIT,
        state: Literal["active", "archived", "all"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Outcome, OutcomesListResult]:
        """List the outcomes, of one campaign or journey or of all.

        Sorted by ID, which is the order of creation.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. Provide this or `journey_id`. 1 to 64 characters.
            journey_id: ID of the journey. 1 to 64 characters.
            state: State of the outcomes. Default: `"active"`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.outcomes.list(campaign_id="cmp_01jd0000000000000000000002"):
                print(item)
        """
        return self._calls.page(
            "outcomes.list",
            {
                "campaign_id": campaign_id,
                "journey_id": journey_id,
                "state": state,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def results(
        self,
        *,
        outcome_id: str,
        split_node_id: str | Omit = OMIT,
        against: Literal["account_hold_out"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesResultsResult:
        """Compute how many contacts reached a goal, and what each variant adds.

        For a campaign, the arms are the variants of its experiment and the hold-out; for a journey,
        the variants of the random split in `split_node_id`. Every arm is compared with the control:
        the hold-out, or else the first variant. In an experiment, an arm contains all contacts that
        were assigned to it. This includes contacts that no message was sent to, because the
        hold-out was not checked either. Contacts that received the winner later are left out. Each
        contact counts once, with the conversions since its message, or since its assignment if it
        got no message. With `against`, the arms are `reached` and the control `account_hold_out`.
        Both contain contacts whose messages passed every check before the hold-out. A frequency cap
        may have left some of them out later. Contacts that were forgotten do not count. The verdict
        is `not_enough_data` unless each arm has five expected conversions and five contacts without
        one, and, for values, 30 contacts. `methods` names the statistics.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            outcome_id: ID of the outcome. 1 to 64 characters.
            split_node_id: For a journey: ID of the random split whose variants are compared.
                Default: all contacts that entered are one arm. 1 to 64 characters.
            against: `account_hold_out`: compares the contacts that were reached with those that
                only the hold-out of the account kept from being reached.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `currency`: Currency of all values (ISO 4217); null for a goal without a value.
            `arms`: The variants in their order, then the hold-out.
            `comparisons`: Number of arms that are compared with the control.
            `confidence_percent`: Confidence of all intervals, in percent.
            `methods`: Names of the statistical methods.
            `measured_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.outcomes.results(outcome_id="out_01jd0000000000000000000001")
        """
        result: OutcomesResultsResult = self._calls.call(
            "outcomes.results",
            {"outcome_id": outcome_id, "split_node_id": split_node_id, "against": against},
            options,
        )
        return result

    def update(
        self,
        *,
        outcome_id: str,
        name: str | Omit = OMIT,
        event: str | Omit = OMIT,
        deadline_hours: int | Omit = OMIT,
        value_rule: OutcomeValueRuleInput | Omit = OMIT,
        primary: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesUpdateResult:
        """Change an outcome.

        Results are computed from the recorded conversions, so that the change applies to the past,
        too.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            outcome_id: ID of the outcome. 1 to 64 characters.
            name: Name of the outcome, unique in the campaign or journey. Default: unchanged. 1 to
                80 characters.
            event: Type of the conversions that reach the goal, as recorded with
                `analytics.recordConversion`. Default: unchanged. 1 to 80 characters. Pattern:
                `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            deadline_hours: Hours after the message, or after the entry into the journey, in which a
                conversion counts. Default: unchanged. 1 to 2160.
            value_rule: What a contact who reached the goal is worth. Default: unchanged.
            primary: Whether it is the main goal. It replaces the previous main goal. Default:
                unchanged.
            expected_version: Version that you read. The call is rejected if another call has
                changed the outcome since. 1 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `changed`: False when the outcome already had these values.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.outcomes.update(
                outcome_id="out_01jd0000000000000000000001",
                deadline_hours=168,
            )
        """
        result: OutcomesUpdateResult = self._calls.call(
            "outcomes.update",
            {
                "outcome_id": outcome_id,
                "name": name,
                "event": event,
                "deadline_hours": deadline_hours,
                "value_rule": value_rule,
                "primary": primary,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def archive(
        self,
        *,
        outcome_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesArchiveResult:
        """Archive an outcome.

        An archived outcome is no longer primary and cannot be changed; its results stay readable.
        Archiving it again has no effect. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            outcome_id: ID of the outcome. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `changed`: False when the outcome was already archived.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.outcomes.archive(outcome_id="out_01jd0000000000000000000001")
        """
        result: OutcomesArchiveResult = self._calls.call(
            "outcomes.archive",
            {"outcome_id": outcome_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def set_hold_out(
        self,
        *,
        hold_out_percent: int,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesSetHoldOutResult:
        """Hold a share of all contacts out of every marketing message.

        The hold-out is a control group for the whole account. A hash of account and contact chooses
        the contacts, so a larger share only adds contacts and a smaller share only removes some.
        Campaigns, journeys, single messages, partners and plans send these contacts no marketing:
        the gate `hold_out` refuses it with `account_hold_out` before any charge. Campaigns list
        these contacts with this reason; in journeys they pass messages without getting them.
        Transactional messages, replies and messages that were accepted before are sent. A share of
        0 ends the hold-out. `outcomes.holdOut` shows what marketing adds, and rules of segments
        select the group with `in_hold_out`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            hold_out_percent: Share of the contacts, in percent; 0 ends the hold-out. 0 to 50.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `hold_out`: The contacts that an account sends no marketing.
            `changed`: Whether the share changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.outcomes.set_hold_out(hold_out_percent=5)
        """
        result: OutcomesSetHoldOutResult = self._calls.call(
            "outcomes.setHoldOut",
            {
                "hold_out_percent": hold_out_percent,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def hold_out(
        self,
        *,
        event: str,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesHoldOutResult:
        """Show what all marketing of the account adds, against its hold-out.

        Compares the contacts that the account reaches with those of its hold-out
        (outcomes.setHoldOut): conversions and value per contact, the lift, its interval and its
        verdict, as in `outcomes.results`. Both groups were chosen at random, so the difference is
        what marketing adds. All contacts who ever opted in count, even if they have opted out since
        and whether or not a message was sent to them. A contact counts from `from` or from its
        creation on. A period that begins before the share was last changed has a warning, because
        contacts changed groups in it.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            event: Event that counts as a conversion. 1 to 80 characters.
            from_: Start of the period (RFC 3339, inclusive). Default: the last change of the share.
            to: End of the period (RFC 3339, exclusive), at most 366 days after `from`. Default:
                now.
            currency: Currency (ISO 4217) of the conversions to compare by value, too. Default: no
                value. 3 to 3 characters. Pattern: `^[A-Z]{3}$`.
            options: Settings of this call, such as its timeout.

        Returns:
            `hold_out`: The contacts that an account sends no marketing.
            `event`: Type of the conversions.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `currency`: Currency of all values (ISO 4217); null for a goal without a value.
            `arms`: `reached`, then `account_hold_out`, which is the control.
            `comparisons`: Number of arms that are compared with the control.
            `confidence_percent`: Confidence of all intervals, in percent.
            `methods`: Names of the statistical methods.
            `measured_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.outcomes.hold_out(
                event="purchase",
                from_="2026-11-01T00:00:00.000Z",
                to="2026-11-26T00:00:00.000Z",
            )
        """
        result: OutcomesHoldOutResult = self._calls.call(
            "outcomes.holdOut",
            {"event": event, "from": from_, "to": to, "currency": currency},
            options,
        )
        return result


class AsyncOutcomesResource:
    """Goals and their results."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def define(
        self,
        *,
        name: str,
        event: str,
        campaign_id: str | Omit = OMIT,
        journey_id: str | Omit = OMIT,
        deadline_hours: int | Omit = OMIT,
        value_rule: OutcomeValueRuleInput | Omit = OMIT,
        primary: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesDefineResult:
        """Define a goal of a campaign or a journey.

        A contact reaches the goal with the first conversion of the type `event` within
        `deadline_hours` after the message, or after the entry into the journey. A campaign or
        journey has at most four outcomes. One of them is primary; it decides experiments with the
        metric `outcome`. Outcomes can be defined before and after the launch; the results are
        computed from the recorded conversions.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the outcome, unique in the campaign or journey. 1 to 80 characters.
            event: Type of the conversions that reach the goal, as recorded with
                `analytics.recordConversion`. 1 to 80 characters. Pattern:
                `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            campaign_id: ID of the campaign. Provide this or `journey_id`. 1 to 64 characters.
            journey_id: ID of the journey. 1 to 64 characters.
            deadline_hours: Hours after the message, or after the entry into the journey, in which a
                conversion counts. 1 to 2160. Default: `72`.
            value_rule: What a contact who reached the goal is worth. Default: no value.
            primary: Whether it is the main goal. It replaces the previous main goal. Default: true
                for the first outcome.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `previous_primary_id`: ID of the outcome that was primary before; null when none was.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.outcomes.define(
                name="Bookings",
                event="booking",
                campaign_id="cmp_01jd0000000000000000000001",
                value_rule={"kind": "fixed", "value_minor": 5000, "currency": "EUR"},
            )
        """
        result: OutcomesDefineResult = await self._calls.call(
            "outcomes.define",
            {
                "name": name,
                "event": event,
                "campaign_id": campaign_id,
                "journey_id": journey_id,
                "deadline_hours": deadline_hours,
                "value_rule": value_rule,
                "primary": primary,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        campaign_id: str | Omit = OMIT,
        journey_id: str | Omit = OMIT,
        state: Literal["active", "archived", "all"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Outcome, OutcomesListResult]:
        """List the outcomes, of one campaign or journey or of all.

        Sorted by ID, which is the order of creation.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. Provide this or `journey_id`. 1 to 64 characters.
            journey_id: ID of the journey. 1 to 64 characters.
            state: State of the outcomes. Default: `"active"`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.outcomes.list(
                campaign_id="cmp_01jd0000000000000000000002",
            ):
                print(item)
        """
        return self._calls.page(
            "outcomes.list",
            {
                "campaign_id": campaign_id,
                "journey_id": journey_id,
                "state": state,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def results(
        self,
        *,
        outcome_id: str,
        split_node_id: str | Omit = OMIT,
        against: Literal["account_hold_out"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesResultsResult:
        """Compute how many contacts reached a goal, and what each variant adds.

        For a campaign, the arms are the variants of its experiment and the hold-out; for a journey,
        the variants of the random split in `split_node_id`. Every arm is compared with the control:
        the hold-out, or else the first variant. In an experiment, an arm contains all contacts that
        were assigned to it. This includes contacts that no message was sent to, because the
        hold-out was not checked either. Contacts that received the winner later are left out. Each
        contact counts once, with the conversions since its message, or since its assignment if it
        got no message. With `against`, the arms are `reached` and the control `account_hold_out`.
        Both contain contacts whose messages passed every check before the hold-out. A frequency cap
        may have left some of them out later. Contacts that were forgotten do not count. The verdict
        is `not_enough_data` unless each arm has five expected conversions and five contacts without
        one, and, for values, 30 contacts. `methods` names the statistics.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            outcome_id: ID of the outcome. 1 to 64 characters.
            split_node_id: For a journey: ID of the random split whose variants are compared.
                Default: all contacts that entered are one arm. 1 to 64 characters.
            against: `account_hold_out`: compares the contacts that were reached with those that
                only the hold-out of the account kept from being reached.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `currency`: Currency of all values (ISO 4217); null for a goal without a value.
            `arms`: The variants in their order, then the hold-out.
            `comparisons`: Number of arms that are compared with the control.
            `confidence_percent`: Confidence of all intervals, in percent.
            `methods`: Names of the statistical methods.
            `measured_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.outcomes.results(
                outcome_id="out_01jd0000000000000000000001",
            )
        """
        result: OutcomesResultsResult = await self._calls.call(
            "outcomes.results",
            {"outcome_id": outcome_id, "split_node_id": split_node_id, "against": against},
            options,
        )
        return result

    async def update(
        self,
        *,
        outcome_id: str,
        name: str | Omit = OMIT,
        event: str | Omit = OMIT,
        deadline_hours: int | Omit = OMIT,
        value_rule: OutcomeValueRuleInput | Omit = OMIT,
        primary: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesUpdateResult:
        """Change an outcome.

        Results are computed from the recorded conversions, so that the change applies to the past,
        too.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            outcome_id: ID of the outcome. 1 to 64 characters.
            name: Name of the outcome, unique in the campaign or journey. Default: unchanged. 1 to
                80 characters.
            event: Type of the conversions that reach the goal, as recorded with
                `analytics.recordConversion`. Default: unchanged. 1 to 80 characters. Pattern:
                `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            deadline_hours: Hours after the message, or after the entry into the journey, in which a
                conversion counts. Default: unchanged. 1 to 2160.
            value_rule: What a contact who reached the goal is worth. Default: unchanged.
            primary: Whether it is the main goal. It replaces the previous main goal. Default:
                unchanged.
            expected_version: Version that you read. The call is rejected if another call has
                changed the outcome since. 1 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `changed`: False when the outcome already had these values.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.outcomes.update(
                outcome_id="out_01jd0000000000000000000001",
                deadline_hours=168,
            )
        """
        result: OutcomesUpdateResult = await self._calls.call(
            "outcomes.update",
            {
                "outcome_id": outcome_id,
                "name": name,
                "event": event,
                "deadline_hours": deadline_hours,
                "value_rule": value_rule,
                "primary": primary,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def archive(
        self,
        *,
        outcome_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesArchiveResult:
        """Archive an outcome.

        An archived outcome is no longer primary and cannot be changed; its results stay readable.
        Archiving it again has no effect. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            outcome_id: ID of the outcome. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `outcome`: A goal of a campaign or a journey.
            `changed`: False when the outcome was already archived.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.outcomes.archive(
                outcome_id="out_01jd0000000000000000000001",
            )
        """
        result: OutcomesArchiveResult = await self._calls.call(
            "outcomes.archive",
            {"outcome_id": outcome_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def set_hold_out(
        self,
        *,
        hold_out_percent: int,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesSetHoldOutResult:
        """Hold a share of all contacts out of every marketing message.

        The hold-out is a control group for the whole account. A hash of account and contact chooses
        the contacts, so a larger share only adds contacts and a smaller share only removes some.
        Campaigns, journeys, single messages, partners and plans send these contacts no marketing:
        the gate `hold_out` refuses it with `account_hold_out` before any charge. Campaigns list
        these contacts with this reason; in journeys they pass messages without getting them.
        Transactional messages, replies and messages that were accepted before are sent. A share of
        0 ends the hold-out. `outcomes.holdOut` shows what marketing adds, and rules of segments
        select the group with `in_hold_out`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            hold_out_percent: Share of the contacts, in percent; 0 ends the hold-out. 0 to 50.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `hold_out`: The contacts that an account sends no marketing.
            `changed`: Whether the share changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.outcomes.set_hold_out(hold_out_percent=5)
        """
        result: OutcomesSetHoldOutResult = await self._calls.call(
            "outcomes.setHoldOut",
            {
                "hold_out_percent": hold_out_percent,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def hold_out(
        self,
        *,
        event: str,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> OutcomesHoldOutResult:
        """Show what all marketing of the account adds, against its hold-out.

        Compares the contacts that the account reaches with those of its hold-out
        (outcomes.setHoldOut): conversions and value per contact, the lift, its interval and its
        verdict, as in `outcomes.results`. Both groups were chosen at random, so the difference is
        what marketing adds. All contacts who ever opted in count, even if they have opted out since
        and whether or not a message was sent to them. A contact counts from `from` or from its
        creation on. A period that begins before the share was last changed has a warning, because
        contacts changed groups in it.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            event: Event that counts as a conversion. 1 to 80 characters.
            from_: Start of the period (RFC 3339, inclusive). Default: the last change of the share.
            to: End of the period (RFC 3339, exclusive), at most 366 days after `from`. Default:
                now.
            currency: Currency (ISO 4217) of the conversions to compare by value, too. Default: no
                value. 3 to 3 characters. Pattern: `^[A-Z]{3}$`.
            options: Settings of this call, such as its timeout.

        Returns:
            `hold_out`: The contacts that an account sends no marketing.
            `event`: Type of the conversions.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `currency`: Currency of all values (ISO 4217); null for a goal without a value.
            `arms`: `reached`, then `account_hold_out`, which is the control.
            `comparisons`: Number of arms that are compared with the control.
            `confidence_percent`: Confidence of all intervals, in percent.
            `methods`: Names of the statistical methods.
            `measured_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.outcomes.hold_out(
                event="purchase",
                from_="2026-11-01T00:00:00.000Z",
                to="2026-11-26T00:00:00.000Z",
            )
        """
        result: OutcomesHoldOutResult = await self._calls.call(
            "outcomes.holdOut",
            {"event": event, "from": from_, "to": to, "currency": currency},
            options,
        )
        return result
