# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Conversions, events, and the results of campaigns, lists and people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    AnalyticsCampaignResult,
    AnalyticsCampaignsResult,
    AnalyticsCohortResult,
    AnalyticsCorrectConversionResult,
    AnalyticsFunnelResult,
    AnalyticsListResult,
    AnalyticsOverviewResult,
    AnalyticsRecipientsResult,
    AnalyticsRecordConversionResult,
    AnalyticsRecordEventResult,
    AnalyticsRefundConversionResult,
    AnalyticsSaveRecipientsResult,
    AnalyticsSegmentResult,
    AnswerFormatInput,
    BehavioralEventInput,
    MeasureIntervalInput,
    NamedPeriodInput,
    PeriodComparisonInput,
    RecipientResponseInput,
    ResponderRow,
    TimestampInput,
    WeekStartInput,
)


class AnalyticsResource:
    """Conversions, events, and the results of campaigns, lists and people."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def record_conversion(
        self,
        *,
        event: str,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        value_minor: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        occurred_at: TimestampInput | Omit = OMIT,
        external_id: str | Omit = OMIT,
        backfill: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRecordConversionResult:
        """Record a conversion of a contact and its value.

        A conversion is a goal that a contact reached, such as a purchase, a booking or the start of
        a trial. The service credits the conversion to messages by the settings of
        `attribution.configure`. By default, the credit goes to the last message with a link that
        the contact clicked in the 120 hours before the conversion. Without such a click, it goes to
        the last message that was delivered in the 24 hours before the conversion. That message can
        have any purpose; keyword replies do not count. The service also records the source of the
        contact's latest opt-in at that time (see `sources.stats`). The credit and the source stay
        as they are, unless `attribution.recompute` attributes the conversion again. A delivery does
        not prove that the contact read the message. With `external_id`, a conversion is recorded
        once: repeating the call returns the first conversion with `created` false, and the same ID
        with different content is rejected. If the repeated call omits `occurred_at`, any time
        matches. A conversion is an entry, a wait and an exit of journeys, and rules of segments ask
        for it. One that is older than 72 hours, or recorded with `backfill`, is history: it counts
        in figures and segments, but starts no journeys.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. Provide this or `phone`. 1
                to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            event: Type of the conversion, such as `purchase` or `trial.started`. 1 to 80
                characters. Pattern: `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            value_minor: Value of the conversion, in the minor unit of the currency. 0 to
                1000000000000.
            currency: Currency of `value_minor`: an active code of ISO 4217. Required with
                `value_minor`, not allowed without it. At most 3 characters. Pattern: `^[A-Z]{3}$`.
            occurred_at: Time of the conversion (RFC 3339), at most five minutes in the future.
                Default: now.
            external_id: Your own ID of the conversion, such as an order number. An account records
                each ID once. 1 to 200 characters.
            backfill: Whether the conversion only records the past, such as an order of another
                system. It then starts no journeys, however recent it is. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversion_id`: ID of the conversion.
            `contact_id`: ID of the contact.
            `created`: False when this `external_id` was already recorded with the same content.
            `source_id`: Source of the contact's latest opt-in when the conversion occurred; null
                when there was none.
            `settings_version`: Version of the attribution settings that the conversion counts
                under.
            `attributed`: Messages that the conversion is credited to, in the order of their times;
                empty without a click or delivery in the windows.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.
            `history_only`: Whether the conversion started no journeys, because it is older than 72
                hours or the call had `backfill`. False for a conversion that is already recorded.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.analytics.record_conversion(
                contact_id="con_01jd0000000000000000000001",
                event="purchase",
                value_minor=1250,
                currency="EUR",
                external_id="order-1002",
            )
        """
        result: AnalyticsRecordConversionResult = self._calls.call(
            "analytics.recordConversion",
            {
                "event": event,
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "value_minor": value_minor,
                "currency": currency,
                "occurred_at": occurred_at,
                "external_id": external_id,
                "backfill": backfill,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def refund_conversion(
        self,
        *,
        conversion_id: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        value_minor: int | Omit = OMIT,
        refund_id: str | Omit = OMIT,
        refunded_at: TimestampInput | Omit = OMIT,
        reason: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRefundConversionResult:
        """Refund a conversion, in full or in part.

        A conversion that was refunded is worth less from then on: the value that campaigns,
        journeys, experiments, reports and `metrics.query` add up is what is left, at the time of
        the conversion, and the credit of its messages shrinks in proportion. The number of
        conversions stays, because the contact did convert. A conversion that was refunded in full
        no longer meets the rules of segments and journeys. Refunds never exceed the value. Without
        `value_minor`, the rest is refunded; a conversion without a value is refunded as a whole.
        Several refunds of a conversion add up. With `refund_id`, a refund is counted once:
        repeating the call returns the first refund with `created` false, and the same ID with
        different content is rejected. `attribution.report` and the report `refunds` show refunds by
        their own time.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            conversion_id: ID of the conversion. Provide this or `external_id`. 1 to 64 characters.
            external_id: Your own ID of the conversion, as given to `analytics.recordConversion`. 1
                to 200 characters.
            value_minor: Refunded value in the minor unit of the currency of the conversion.
                Default: all that is left. 1 to 1000000000000.
            refund_id: Your own ID of the refund, such as the number of a credit note. An account
                counts each ID once. 1 to 200 characters.
            refunded_at: Time of the refund (RFC 3339), not before the conversion and at most five
                minutes in the future. Default: now.
            reason: Reason of the refund, for the record. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `refund`: A refund of a conversion, in full or in part.
            `conversion`: A conversion with what was refunded of it.
            `created`: False when this `refund_id` was already counted with the same content.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.analytics.refund_conversion(
                external_id="order-1001",
                value_minor=1200,
                refund_id="credit-7",
                reason="One item was returned",
            )
        """
        result: AnalyticsRefundConversionResult = self._calls.call(
            "analytics.refundConversion",
            {
                "conversion_id": conversion_id,
                "external_id": external_id,
                "value_minor": value_minor,
                "refund_id": refund_id,
                "refunded_at": refunded_at,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def correct_conversion(
        self,
        *,
        conversion_id: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        value_minor: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        occurred_at: TimestampInput | Omit = OMIT,
        reason: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCorrectConversionResult:
        """Correct the value, the currency or the time of a conversion.

        Use this when a conversion was recorded with a wrong value, currency or time. All figures
        change as if it had been recorded so. The credits of its messages are divided anew; after a
        correction of the time, the messages before the new time are credited, as long as they are
        kept. Contacts do not enter or leave journeys by a correction. `value_minor` is the value
        before refunds and must not be less than what was refunded. Use `analytics.refundConversion`
        for a refund. A call of `analytics.recordConversion` with the content from before the first
        correction, or from after the last one, still returns the conversion. `attribution.explain`
        shows what was corrected.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            conversion_id: ID of the conversion. Provide this or `external_id`. 1 to 64 characters.
            external_id: Your own ID of the conversion, as given to `analytics.recordConversion`. 1
                to 200 characters.
            value_minor: Value before refunds, in the minor unit of the currency. Default: as it is.
                0 to 1000000000000.
            currency: Currency of the value: an active code of ISO 4217. Default: as it is; required
                with `value_minor` for a conversion without a value. At most 3 characters. Pattern:
                `^[A-Z]{3}$`.
            occurred_at: Time of the conversion (RFC 3339), not after its first refund and at most
                five minutes in the future. Default: as it is.
            reason: Reason of the correction, for the record. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversion`: A conversion with what was refunded of it.
            `changed`: False when the conversion was as it should be.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.analytics.correct_conversion(
                external_id="order-1001",
                value_minor=4300,
                reason="Shipping was missing",
            )
        """
        result: AnalyticsCorrectConversionResult = self._calls.call(
            "analytics.correctConversion",
            {
                "conversion_id": conversion_id,
                "external_id": external_id,
                "value_minor": value_minor,
                "currency": currency,
                "occurred_at": occurred_at,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def record_event(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        contact_external_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        properties: Mapping[str, object] | Omit = OMIT,
        occurred_at: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        events: Sequence[BehavioralEventInput] | Omit = OMIT,
        backfill: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRecordEventResult:
        """Record what contacts did, one event or up to 500.

        A behavioral event is something that a contact did in your product or store, such as
        `product.viewed` or `cart.updated`. Record one event with the params of this skill, or up to
        500 with `events`. Events may arrive late and in any order. An event that is older than 72
        hours, and every event of a call with `backfill`, is history: it appears in segments and the
        timeline, but starts no journeys and rules. `history_only` counts such events. In `events`,
        an event that is not valid, or that names a contact that does not exist, is reported with
        its index, and all others are recorded. A single event that is not valid is rejected. With
        `external_id`, an event is recorded once in the account: repeating it returns the first
        event with `duplicate` true, whatever else it contains. Names that start with `link.`,
        `message.`, `campaign.`, `consent.`, `contact.` or `journey.` are reserved for events that
        the service records. Events are personal data: `contacts.timeline` lists them,
        `contacts.merge` moves them and `contacts.forget` deletes them. They are kept for 25 months
        unless the operator changes it. Use `analytics.recordConversion` for a goal with a value
        that is attributed to a message.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. Provide one of `contact_id`,
                `phone` and `contact_external_id`. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            contact_external_id: Your own ID of the contact. 1 to 200 characters.
            name: Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and
                hyphen, starting with a letter. Required without `events`. 1 to 200 characters.
            properties: Details of the event, at most 50. A value is a string of up to 500
                characters, a number, a boolean, null or a list. A list contains at most 50 such
                values, or at most 50 flat objects of at most 20 fields, such as the lines of a
                cart. An event has at most 500 values in all. Write times in RFC 3339. Default:
                none. At most 65536 bytes of JSON. At most 4 levels.
            occurred_at: Time of the event (RFC 3339), at most five minutes in the future and within
                the retention of events. Default: now. 1 to 64 characters.
            external_id: Your own ID of the event. An account records each ID once. 1 to 200
                characters.
            events: Events to record, instead of the params of a single event. 1 to 500 items.
            backfill: Whether the events only record the past, such as events of another system.
                They then start no journeys and rules, however recent they are. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `events`: What happened to each event, in the order of the request.
            `recorded`: Number of events that were recorded.
            `duplicates`: Number of events that were recorded before.
            `rejected`: Number of events with an error.
            `history_only`: Number of recorded events that started no journeys and rules, because
                they are older than 72 hours or the call had `backfill`.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.analytics.record_event(
                contact_id="con_01jd0000000000000000000001",
                name="product.viewed",
                properties={"sku": "TEE-7", "price": 19.5},
                external_id="view-88",
            )
        """
        result: AnalyticsRecordEventResult = self._calls.call(
            "analytics.recordEvent",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "contact_external_id": contact_external_id,
                "name": name,
                "properties": properties,
                "occurred_at": occurred_at,
                "external_id": external_id,
                "events": events,
                "backfill": backfill,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def overview(
        self,
        *,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        compare_to: PeriodComparisonInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsOverviewResult:
        """Total every measure of a period, with a comparison.

        Shows what was sent, delivered, clicked, spent and earned in a period. A message, with its
        later status, counts in the period in which it was accepted; clicks, replies, opt-outs and
        conversions count when they happened. The figures equal a recount of the rows.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            compare_to: Period to compare with. Default: none.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `totals`: Every measure of a period or a group, as `metrics.catalog` defines it.
            `compared`: The period to compare with; null without `compare_to`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.analytics.overview(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
                compare_to="previous_period",
            )
        """
        result: AnalyticsOverviewResult = self._calls.call(
            "analytics.overview",
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

    def campaigns(
        self,
        *,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCampaignsResult:
        """Compare the campaigns of a period, one row each.

        Returns the campaigns with measures in the period. Campaigns that sent most come first.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
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
            `items`: The campaigns.
            `more_campaigns`: Campaigns beyond `limit`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.analytics.campaigns(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: AnalyticsCampaignsResult = self._calls.call(
            "analytics.campaigns",
            {
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

    def campaign(
        self,
        *,
        campaign_id: str,
        group_by: Literal[
            "variant",
            "link_id",
            "number_id",
            "carrier",
            "country",
            "template_id",
            "error_code",
            "reason",
            "hour",
            "day",
        ] | Omit = OMIT,
        metric: Literal[
            "accepted",
            "sent",
            "delivered",
            "undelivered",
            "rejected",
            "failed",
            "unconfirmed",
            "canceled",
            "excluded",
            "segments",
            "credits",
            "credits_returned",
            "clicks",
            "bot_clicks",
            "clickers",
            "replies",
            "opt_ins",
            "opt_outs",
            "conversions",
        ] | Omit = OMIT,
        timezone: str | Omit = OMIT,
        format: AnswerFormatInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCampaignResult:
        """Break the results of a campaign down by variant, link, carrier, error or hour.

        Covers the time from the launch until 90 days after the end. With `format` `svg`, the answer
        contains a chart of `metric` by group.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            group_by: What to group by. Default: variant.
            metric: Measure of the chart, and of the order of the rows. Default: delivered.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            format: Format of the answer. Default: json.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign_id`: ID of the campaign.
            `name`: Name of the campaign.
            `group_by`: What the rows are grouped by.
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `totals`: Every measure of a period or a group, as `metrics.catalog` defines it.
            `rows`: The groups.
            `svg`: The chart, an SVG document, with `format` `svg`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.analytics.campaign(
                campaign_id="cmp_01jd0000000000000000000002",
                format="svg",
            )
        """
        result: AnalyticsCampaignResult = self._calls.call(
            "analytics.campaign",
            {
                "campaign_id": campaign_id,
                "group_by": group_by,
                "metric": metric,
                "timezone": timezone,
                "format": format,
            },
            options,
        )
        return result

    def recipients(
        self,
        *,
        campaign_id: str,
        response: RecipientResponseInput,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ResponderRow, AnalyticsRecipientsResult]:
        """List the recipients of a campaign who received it, clicked, replied, converted or opted
        out.

        Ordered by contact ID. Contacts that were erased are left out. `analytics.saveRecipients`
        puts the same people on a list.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            response: Status of the message, or what the recipient did.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The recipients.
            `next_cursor`: Cursor of the next page; null on the last one.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.analytics.recipients(
                campaign_id="cmp_01jd0000000000000000000002",
                response="delivered",
            ):
                print(item)
        """
        return self._calls.page(
            "analytics.recipients",
            {"campaign_id": campaign_id, "response": response, "cursor": cursor, "limit": limit},
            options,
        )

    def save_recipients(
        self,
        *,
        campaign_id: str,
        response: RecipientResponseInput,
        list_id: str,
        cursor: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsSaveRecipientsResult:
        """Put the recipients of a campaign with a given response on a list.

        Adds up to 10,000 recipients per call; `next_cursor` continues. Members that are new start
        the journeys and rules of the list. Create the list with `lists.create` first.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            response: Status of the message, or what the recipient did.
            list_id: ID or name of the list. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `list_id`: ID of the list.
            `added`: Recipients added.
            `already`: Recipients that were on the list before.
            `next_cursor`: Cursor of the next call; null when all were added.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.analytics.save_recipients(
                campaign_id="cmp_01jd0000000000000000000002",
                response="not_clicked",
                list_id="lst_01jd0000000000000000000001",
            )
        """
        result: AnalyticsSaveRecipientsResult = self._calls.call(
            "analytics.saveRecipients",
            {
                "campaign_id": campaign_id,
                "response": response,
                "list_id": list_id,
                "cursor": cursor,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        list_id: str,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        interval: MeasureIntervalInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsListResult:
        """Show how the people on a list responded over time.

        Shows what people received and did. Includes the people who are on the list now, at most
        20,000. Every click, reply and conversion counts.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            interval: Length of an interval. Default: week.
            options: Settings of this call, such as its timeout.

        Returns:
            `list_id`: ID of the list.
            `responses`: How people responded over time.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.analytics.list(
                list_id="lst_01jd0000000000000000000001",
                from_="2026-11-16T00:00:00.000Z",
                to="2026-11-23T00:00:00.000Z",
            )
        """
        result: AnalyticsListResult = self._calls.call(
            "analytics.list",
            {
                "list_id": list_id,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "interval": interval,
            },
            options,
        )
        return result

    def segment(
        self,
        *,
        segment_id: str,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        interval: MeasureIntervalInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsSegmentResult:
        """Show how the people in a segment responded over time.

        Shows what people received and did. Includes the people who are in the segment now, at most
        20,000. Every click, reply and conversion counts.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            interval: Length of an interval. Default: week.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment_id`: ID of the segment.
            `responses`: How people responded over time.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.analytics.segment(
                segment_id="seg_01jd0000000000000000000001",
                from_="2026-11-16T00:00:00.000Z",
                to="2026-11-23T00:00:00.000Z",
            )
        """
        result: AnalyticsSegmentResult = self._calls.call(
            "analytics.segment",
            {
                "segment_id": segment_id,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "interval": interval,
            },
            options,
        )
        return result

    def funnel(
        self,
        *,
        steps: SequenceNotStr[str],
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        window_hours: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsFunnelResult:
        """Count how many contacts go through events in order.

        Counts contacts, not events: those who did the first step in the period, and went through
        the others in order within the window. Events are those of `analytics.recordEvent` and
        `link.clicked`. At most 200,000 events.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            steps: Names of 2 to 8 events, in order. 2 to 8 items.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            window_hours: Hours from the first step to the last. Default: 168. 1 to 2160.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `window_hours`: Hours from the first step to the last.
            `steps`: The steps in order.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.analytics.funnel(
                steps=["link.clicked", "cart.updated"],
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: AnalyticsFunnelResult = self._calls.call(
            "analytics.funnel",
            {
                "steps": steps,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "window_hours": window_hours,
            },
            options,
        )
        return result

    def cohort(
        self,
        *,
        interval: Literal["week", "month"] | Omit = OMIT,
        metric: Literal["retained", "clicked", "replied", "converted"] | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        format: AnswerFormatInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCohortResult:
        """Follow people by the week or month of their opt-in.

        Each row is a cohort: the people who opted in for the first time in one week or month.
        `retained` counts the people who had not opted out by the end of each later interval. The
        other metrics count the people who clicked, replied or converted in the interval. With
        `format` `svg`, the answer contains a chart.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            interval: Length of an interval. Default: month.
            metric: What is followed. Default: retained.
            from_: Start of the first cohort (RFC 3339). Default: 12 weeks or 12 months before `to`.
            to: End of the last interval (RFC 3339). Default: now.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            format: Format of the answer. Default: json.
            options: Settings of this call, such as its timeout.

        Returns:
            `interval`: Length of an interval.
            `metric`: What is followed.
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `rows`: The cohorts in order.
            `svg`: The chart, an SVG document, with `format` `svg`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.analytics.cohort(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
                interval="month",
                format="svg",
            )
        """
        result: AnalyticsCohortResult = self._calls.call(
            "analytics.cohort",
            {
                "interval": interval,
                "metric": metric,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "format": format,
            },
            options,
        )
        return result


class AsyncAnalyticsResource:
    """Conversions, events, and the results of campaigns, lists and people."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def record_conversion(
        self,
        *,
        event: str,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        value_minor: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        occurred_at: TimestampInput | Omit = OMIT,
        external_id: str | Omit = OMIT,
        backfill: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRecordConversionResult:
        """Record a conversion of a contact and its value.

        A conversion is a goal that a contact reached, such as a purchase, a booking or the start of
        a trial. The service credits the conversion to messages by the settings of
        `attribution.configure`. By default, the credit goes to the last message with a link that
        the contact clicked in the 120 hours before the conversion. Without such a click, it goes to
        the last message that was delivered in the 24 hours before the conversion. That message can
        have any purpose; keyword replies do not count. The service also records the source of the
        contact's latest opt-in at that time (see `sources.stats`). The credit and the source stay
        as they are, unless `attribution.recompute` attributes the conversion again. A delivery does
        not prove that the contact read the message. With `external_id`, a conversion is recorded
        once: repeating the call returns the first conversion with `created` false, and the same ID
        with different content is rejected. If the repeated call omits `occurred_at`, any time
        matches. A conversion is an entry, a wait and an exit of journeys, and rules of segments ask
        for it. One that is older than 72 hours, or recorded with `backfill`, is history: it counts
        in figures and segments, but starts no journeys.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. Provide this or `phone`. 1
                to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            event: Type of the conversion, such as `purchase` or `trial.started`. 1 to 80
                characters. Pattern: `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            value_minor: Value of the conversion, in the minor unit of the currency. 0 to
                1000000000000.
            currency: Currency of `value_minor`: an active code of ISO 4217. Required with
                `value_minor`, not allowed without it. At most 3 characters. Pattern: `^[A-Z]{3}$`.
            occurred_at: Time of the conversion (RFC 3339), at most five minutes in the future.
                Default: now.
            external_id: Your own ID of the conversion, such as an order number. An account records
                each ID once. 1 to 200 characters.
            backfill: Whether the conversion only records the past, such as an order of another
                system. It then starts no journeys, however recent it is. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversion_id`: ID of the conversion.
            `contact_id`: ID of the contact.
            `created`: False when this `external_id` was already recorded with the same content.
            `source_id`: Source of the contact's latest opt-in when the conversion occurred; null
                when there was none.
            `settings_version`: Version of the attribution settings that the conversion counts
                under.
            `attributed`: Messages that the conversion is credited to, in the order of their times;
                empty without a click or delivery in the windows.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.
            `history_only`: Whether the conversion started no journeys, because it is older than 72
                hours or the call had `backfill`. False for a conversion that is already recorded.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.analytics.record_conversion(
                contact_id="con_01jd0000000000000000000001",
                event="purchase",
                value_minor=1250,
                currency="EUR",
                external_id="order-1002",
            )
        """
        result: AnalyticsRecordConversionResult = await self._calls.call(
            "analytics.recordConversion",
            {
                "event": event,
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "value_minor": value_minor,
                "currency": currency,
                "occurred_at": occurred_at,
                "external_id": external_id,
                "backfill": backfill,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def refund_conversion(
        self,
        *,
        conversion_id: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        value_minor: int | Omit = OMIT,
        refund_id: str | Omit = OMIT,
        refunded_at: TimestampInput | Omit = OMIT,
        reason: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRefundConversionResult:
        """Refund a conversion, in full or in part.

        A conversion that was refunded is worth less from then on: the value that campaigns,
        journeys, experiments, reports and `metrics.query` add up is what is left, at the time of
        the conversion, and the credit of its messages shrinks in proportion. The number of
        conversions stays, because the contact did convert. A conversion that was refunded in full
        no longer meets the rules of segments and journeys. Refunds never exceed the value. Without
        `value_minor`, the rest is refunded; a conversion without a value is refunded as a whole.
        Several refunds of a conversion add up. With `refund_id`, a refund is counted once:
        repeating the call returns the first refund with `created` false, and the same ID with
        different content is rejected. `attribution.report` and the report `refunds` show refunds by
        their own time.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            conversion_id: ID of the conversion. Provide this or `external_id`. 1 to 64 characters.
            external_id: Your own ID of the conversion, as given to `analytics.recordConversion`. 1
                to 200 characters.
            value_minor: Refunded value in the minor unit of the currency of the conversion.
                Default: all that is left. 1 to 1000000000000.
            refund_id: Your own ID of the refund, such as the number of a credit note. An account
                counts each ID once. 1 to 200 characters.
            refunded_at: Time of the refund (RFC 3339), not before the conversion and at most five
                minutes in the future. Default: now.
            reason: Reason of the refund, for the record. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `refund`: A refund of a conversion, in full or in part.
            `conversion`: A conversion with what was refunded of it.
            `created`: False when this `refund_id` was already counted with the same content.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.analytics.refund_conversion(
                external_id="order-1001",
                value_minor=1200,
                refund_id="credit-7",
                reason="One item was returned",
            )
        """
        result: AnalyticsRefundConversionResult = await self._calls.call(
            "analytics.refundConversion",
            {
                "conversion_id": conversion_id,
                "external_id": external_id,
                "value_minor": value_minor,
                "refund_id": refund_id,
                "refunded_at": refunded_at,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def correct_conversion(
        self,
        *,
        conversion_id: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        value_minor: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        occurred_at: TimestampInput | Omit = OMIT,
        reason: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCorrectConversionResult:
        """Correct the value, the currency or the time of a conversion.

        Use this when a conversion was recorded with a wrong value, currency or time. All figures
        change as if it had been recorded so. The credits of its messages are divided anew; after a
        correction of the time, the messages before the new time are credited, as long as they are
        kept. Contacts do not enter or leave journeys by a correction. `value_minor` is the value
        before refunds and must not be less than what was refunded. Use `analytics.refundConversion`
        for a refund. A call of `analytics.recordConversion` with the content from before the first
        correction, or from after the last one, still returns the conversion. `attribution.explain`
        shows what was corrected.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            conversion_id: ID of the conversion. Provide this or `external_id`. 1 to 64 characters.
            external_id: Your own ID of the conversion, as given to `analytics.recordConversion`. 1
                to 200 characters.
            value_minor: Value before refunds, in the minor unit of the currency. Default: as it is.
                0 to 1000000000000.
            currency: Currency of the value: an active code of ISO 4217. Default: as it is; required
                with `value_minor` for a conversion without a value. At most 3 characters. Pattern:
                `^[A-Z]{3}$`.
            occurred_at: Time of the conversion (RFC 3339), not after its first refund and at most
                five minutes in the future. Default: as it is.
            reason: Reason of the correction, for the record. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversion`: A conversion with what was refunded of it.
            `changed`: False when the conversion was as it should be.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.analytics.correct_conversion(
                external_id="order-1001",
                value_minor=4300,
                reason="Shipping was missing",
            )
        """
        result: AnalyticsCorrectConversionResult = await self._calls.call(
            "analytics.correctConversion",
            {
                "conversion_id": conversion_id,
                "external_id": external_id,
                "value_minor": value_minor,
                "currency": currency,
                "occurred_at": occurred_at,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def record_event(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        contact_external_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        properties: Mapping[str, object] | Omit = OMIT,
        occurred_at: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        events: Sequence[BehavioralEventInput] | Omit = OMIT,
        backfill: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRecordEventResult:
        """Record what contacts did, one event or up to 500.

        A behavioral event is something that a contact did in your product or store, such as
        `product.viewed` or `cart.updated`. Record one event with the params of this skill, or up to
        500 with `events`. Events may arrive late and in any order. An event that is older than 72
        hours, and every event of a call with `backfill`, is history: it appears in segments and the
        timeline, but starts no journeys and rules. `history_only` counts such events. In `events`,
        an event that is not valid, or that names a contact that does not exist, is reported with
        its index, and all others are recorded. A single event that is not valid is rejected. With
        `external_id`, an event is recorded once in the account: repeating it returns the first
        event with `duplicate` true, whatever else it contains. Names that start with `link.`,
        `message.`, `campaign.`, `consent.`, `contact.` or `journey.` are reserved for events that
        the service records. Events are personal data: `contacts.timeline` lists them,
        `contacts.merge` moves them and `contacts.forget` deletes them. They are kept for 25 months
        unless the operator changes it. Use `analytics.recordConversion` for a goal with a value
        that is attributed to a message.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. Provide one of `contact_id`,
                `phone` and `contact_external_id`. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            contact_external_id: Your own ID of the contact. 1 to 200 characters.
            name: Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and
                hyphen, starting with a letter. Required without `events`. 1 to 200 characters.
            properties: Details of the event, at most 50. A value is a string of up to 500
                characters, a number, a boolean, null or a list. A list contains at most 50 such
                values, or at most 50 flat objects of at most 20 fields, such as the lines of a
                cart. An event has at most 500 values in all. Write times in RFC 3339. Default:
                none. At most 65536 bytes of JSON. At most 4 levels.
            occurred_at: Time of the event (RFC 3339), at most five minutes in the future and within
                the retention of events. Default: now. 1 to 64 characters.
            external_id: Your own ID of the event. An account records each ID once. 1 to 200
                characters.
            events: Events to record, instead of the params of a single event. 1 to 500 items.
            backfill: Whether the events only record the past, such as events of another system.
                They then start no journeys and rules, however recent they are. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `events`: What happened to each event, in the order of the request.
            `recorded`: Number of events that were recorded.
            `duplicates`: Number of events that were recorded before.
            `rejected`: Number of events with an error.
            `history_only`: Number of recorded events that started no journeys and rules, because
                they are older than 72 hours or the call had `backfill`.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.analytics.record_event(
                contact_id="con_01jd0000000000000000000001",
                name="product.viewed",
                properties={"sku": "TEE-7", "price": 19.5},
                external_id="view-88",
            )
        """
        result: AnalyticsRecordEventResult = await self._calls.call(
            "analytics.recordEvent",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "contact_external_id": contact_external_id,
                "name": name,
                "properties": properties,
                "occurred_at": occurred_at,
                "external_id": external_id,
                "events": events,
                "backfill": backfill,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def overview(
        self,
        *,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        compare_to: PeriodComparisonInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsOverviewResult:
        """Total every measure of a period, with a comparison.

        Shows what was sent, delivered, clicked, spent and earned in a period. A message, with its
        later status, counts in the period in which it was accepted; clicks, replies, opt-outs and
        conversions count when they happened. The figures equal a recount of the rows.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            compare_to: Period to compare with. Default: none.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `totals`: Every measure of a period or a group, as `metrics.catalog` defines it.
            `compared`: The period to compare with; null without `compare_to`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.analytics.overview(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
                compare_to="previous_period",
            )
        """
        result: AnalyticsOverviewResult = await self._calls.call(
            "analytics.overview",
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

    async def campaigns(
        self,
        *,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCampaignsResult:
        """Compare the campaigns of a period, one row each.

        Returns the campaigns with measures in the period. Campaigns that sent most come first.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
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
            `items`: The campaigns.
            `more_campaigns`: Campaigns beyond `limit`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.analytics.campaigns(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: AnalyticsCampaignsResult = await self._calls.call(
            "analytics.campaigns",
            {
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

    async def campaign(
        self,
        *,
        campaign_id: str,
        group_by: Literal[
            "variant",
            "link_id",
            "number_id",
            "carrier",
            "country",
            "template_id",
            "error_code",
            "reason",
            "hour",
            "day",
        ] | Omit = OMIT,
        metric: Literal[
            "accepted",
            "sent",
            "delivered",
            "undelivered",
            "rejected",
            "failed",
            "unconfirmed",
            "canceled",
            "excluded",
            "segments",
            "credits",
            "credits_returned",
            "clicks",
            "bot_clicks",
            "clickers",
            "replies",
            "opt_ins",
            "opt_outs",
            "conversions",
        ] | Omit = OMIT,
        timezone: str | Omit = OMIT,
        format: AnswerFormatInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCampaignResult:
        """Break the results of a campaign down by variant, link, carrier, error or hour.

        Covers the time from the launch until 90 days after the end. With `format` `svg`, the answer
        contains a chart of `metric` by group.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            group_by: What to group by. Default: variant.
            metric: Measure of the chart, and of the order of the rows. Default: delivered.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            format: Format of the answer. Default: json.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign_id`: ID of the campaign.
            `name`: Name of the campaign.
            `group_by`: What the rows are grouped by.
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `totals`: Every measure of a period or a group, as `metrics.catalog` defines it.
            `rows`: The groups.
            `svg`: The chart, an SVG document, with `format` `svg`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.analytics.campaign(
                campaign_id="cmp_01jd0000000000000000000002",
                format="svg",
            )
        """
        result: AnalyticsCampaignResult = await self._calls.call(
            "analytics.campaign",
            {
                "campaign_id": campaign_id,
                "group_by": group_by,
                "metric": metric,
                "timezone": timezone,
                "format": format,
            },
            options,
        )
        return result

    def recipients(
        self,
        *,
        campaign_id: str,
        response: RecipientResponseInput,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ResponderRow, AnalyticsRecipientsResult]:
        """List the recipients of a campaign who received it, clicked, replied, converted or opted
        out.

        Ordered by contact ID. Contacts that were erased are left out. `analytics.saveRecipients`
        puts the same people on a list.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            response: Status of the message, or what the recipient did.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The recipients.
            `next_cursor`: Cursor of the next page; null on the last one.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.analytics.recipients(
                campaign_id="cmp_01jd0000000000000000000002",
                response="delivered",
            ):
                print(item)
        """
        return self._calls.page(
            "analytics.recipients",
            {"campaign_id": campaign_id, "response": response, "cursor": cursor, "limit": limit},
            options,
        )

    async def save_recipients(
        self,
        *,
        campaign_id: str,
        response: RecipientResponseInput,
        list_id: str,
        cursor: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsSaveRecipientsResult:
        """Put the recipients of a campaign with a given response on a list.

        Adds up to 10,000 recipients per call; `next_cursor` continues. Members that are new start
        the journeys and rules of the list. Create the list with `lists.create` first.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            response: Status of the message, or what the recipient did.
            list_id: ID or name of the list. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `list_id`: ID of the list.
            `added`: Recipients added.
            `already`: Recipients that were on the list before.
            `next_cursor`: Cursor of the next call; null when all were added.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.analytics.save_recipients(
                campaign_id="cmp_01jd0000000000000000000002",
                response="not_clicked",
                list_id="lst_01jd0000000000000000000001",
            )
        """
        result: AnalyticsSaveRecipientsResult = await self._calls.call(
            "analytics.saveRecipients",
            {
                "campaign_id": campaign_id,
                "response": response,
                "list_id": list_id,
                "cursor": cursor,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def list(
        self,
        *,
        list_id: str,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        interval: MeasureIntervalInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsListResult:
        """Show how the people on a list responded over time.

        Shows what people received and did. Includes the people who are on the list now, at most
        20,000. Every click, reply and conversion counts.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            interval: Length of an interval. Default: week.
            options: Settings of this call, such as its timeout.

        Returns:
            `list_id`: ID of the list.
            `responses`: How people responded over time.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.analytics.list(
                list_id="lst_01jd0000000000000000000001",
                from_="2026-11-16T00:00:00.000Z",
                to="2026-11-23T00:00:00.000Z",
            )
        """
        result: AnalyticsListResult = await self._calls.call(
            "analytics.list",
            {
                "list_id": list_id,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "interval": interval,
            },
            options,
        )
        return result

    async def segment(
        self,
        *,
        segment_id: str,
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        interval: MeasureIntervalInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsSegmentResult:
        """Show how the people in a segment responded over time.

        Shows what people received and did. Includes the people who are in the segment now, at most
        20,000. Every click, reply and conversion counts.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            interval: Length of an interval. Default: week.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment_id`: ID of the segment.
            `responses`: How people responded over time.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.analytics.segment(
                segment_id="seg_01jd0000000000000000000001",
                from_="2026-11-16T00:00:00.000Z",
                to="2026-11-23T00:00:00.000Z",
            )
        """
        result: AnalyticsSegmentResult = await self._calls.call(
            "analytics.segment",
            {
                "segment_id": segment_id,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "interval": interval,
            },
            options,
        )
        return result

    async def funnel(
        self,
        *,
        steps: SequenceNotStr[str],
        period: NamedPeriodInput | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        window_hours: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsFunnelResult:
        """Count how many contacts go through events in order.

        Counts contacts, not events: those who did the first step in the period, and went through
        the others in order within the window. Events are those of `analytics.recordEvent` and
        `link.clicked`. At most 200,000 events.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            steps: Names of 2 to 8 events, in order. 2 to 8 items.
            period: Named period, instead of `from` and `to`. Default: `last_30_days`.
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: the end of today.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            window_hours: Hours from the first step to the last. Default: 168. 1 to 2160.
            options: Settings of this call, such as its timeout.

        Returns:
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `window_hours`: Hours from the first step to the last.
            `steps`: The steps in order.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.analytics.funnel(
                steps=["link.clicked", "cart.updated"],
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: AnalyticsFunnelResult = await self._calls.call(
            "analytics.funnel",
            {
                "steps": steps,
                "period": period,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "window_hours": window_hours,
            },
            options,
        )
        return result

    async def cohort(
        self,
        *,
        interval: Literal["week", "month"] | Omit = OMIT,
        metric: Literal["retained", "clicked", "replied", "converted"] | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        timezone: str | Omit = OMIT,
        week_start: WeekStartInput | Omit = OMIT,
        format: AnswerFormatInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsCohortResult:
        """Follow people by the week or month of their opt-in.

        Each row is a cohort: the people who opted in for the first time in one week or month.
        `retained` counts the people who had not opted out by the end of each later interval. The
        other metrics count the people who clicked, replied or converted in the interval. With
        `format` `svg`, the answer contains a chart.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            interval: Length of an interval. Default: month.
            metric: What is followed. Default: retained.
            from_: Start of the first cohort (RFC 3339). Default: 12 weeks or 12 months before `to`.
            to: End of the last interval (RFC 3339). Default: now.
            timezone: IANA time zone of days, weeks and months, or `UTC`. Default: that of
                `agent.settings`. 1 to 64 characters.
            week_start: Day on which weeks begin. Default: that of `agent.settings`.
            format: Format of the answer. Default: json.
            options: Settings of this call, such as its timeout.

        Returns:
            `interval`: Length of an interval.
            `metric`: What is followed.
            `timezone`: Time zone.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `rows`: The cohorts in order.
            `svg`: The chart, an SVG document, with `format` `svg`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.analytics.cohort(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
                interval="month",
                format="svg",
            )
        """
        result: AnalyticsCohortResult = await self._calls.call(
            "analytics.cohort",
            {
                "interval": interval,
                "metric": metric,
                "from": from_,
                "to": to,
                "timezone": timezone,
                "week_start": week_start,
                "format": format,
            },
            options,
        )
        return result
