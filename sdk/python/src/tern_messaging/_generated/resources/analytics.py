# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Conversions, events and totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..types import (
    AnalyticsRecordConversionResult,
    AnalyticsRecordEventResult,
    BehavioralEventInput,
    TimestampInput,
)


class AnalyticsResource:
    """Conversions, events and totals."""

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
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRecordConversionResult:
        """Record a conversion of a contact and its value.

        A conversion is a goal that a contact reached, such as a purchase, a booking or the start of
        a trial. The service credits it to messages by the settings of `attribution.configure`: by
        default to the last message with a link that the contact clicked in the 120 hours before it,
        or else to the last message, of any purpose except keyword replies, that was delivered in
        the 24 hours before it. It also records the source of the contact's latest opt-in at that
        time (see `sources.stats`). Both stay as they are, unless `attribution.recompute` attributes
        the conversion again. A delivery does not prove that the contact read the message. With
        `external_id`, a conversion is recorded once: repeating the call returns the first
        conversion with `created` false, and the same ID with different content is rejected. If the
        repeated call omits `occurred_at`, any time matches.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID of the contact. Provide this or `phone`. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            event: Type of the conversion, such as `purchase` or `trial.started`. 1 to 80
                characters. Pattern: `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            value_minor: Value of the conversion, in the minor unit of the currency. 0 to
                1000000000000.
            currency: Currency of `value_minor` (ISO 4217). Required with `value_minor`, not allowed
                without it. At most 3 characters. Pattern: `^[A-Z]{3}$`.
            occurred_at: Time of the conversion (RFC 3339), at most five minutes in the future.
                Default: now.
            external_id: Your own ID of the conversion, such as an order number. An account records
                each ID once. 1 to 200 characters.
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
        hours, and every event of a call with `backfill`, is history: segments and the timeline have
        it, but it starts no journeys and rules, and `history_only` counts it. An event of `events`
        that is not valid, or whose contact does not exist, is reported with its index, and all
        others are recorded; a single event that is not valid is rejected. With `external_id`, an
        event is recorded once in the account: repeating it returns the first event with `duplicate`
        true, whatever else it contains. Names that start with `link.`, `message.`, `campaign.`,
        `consent.`, `contact.` or `journey.` are reserved for events that the service records.
        Events are personal data: `contacts.timeline` lists them, `contacts.merge` moves them and
        `contacts.forget` deletes them. They are kept for 25 months unless the operator changes it.
        Use `analytics.recordConversion` for a goal with a value that is attributed to a message.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID of the contact. Provide one of `contact_id`, `phone` and
                `contact_external_id`. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            contact_external_id: Your own ID of the contact. 1 to 200 characters.
            name: Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and
                hyphen, starting with a letter. Required without `events`. 1 to 200 characters.
            properties: Details of the event, at most 50: strings of up to 500 characters, numbers,
                booleans and null. Write times in RFC 3339. Default: none. At most 65536 bytes of
                JSON. At most 4 levels.
            occurred_at: Time of the event (RFC 3339), at most five minutes in the future and within
                the retention of events. Default: now. 1 to 64 characters.
            external_id: Your own ID of the event. An account records each ID once. 1 to 200
                characters.
            events: Events to record, instead of the params of a single event. 1 to 500 items.
            backfill: Whether the events only tell the past, such as those of another system: they
                start no journeys and rules, however recent they are. Default: `False`.
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
                they are older than 72 hours or a backfill.
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


class AsyncAnalyticsResource:
    """Conversions, events and totals."""

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
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AnalyticsRecordConversionResult:
        """Record a conversion of a contact and its value.

        A conversion is a goal that a contact reached, such as a purchase, a booking or the start of
        a trial. The service credits it to messages by the settings of `attribution.configure`: by
        default to the last message with a link that the contact clicked in the 120 hours before it,
        or else to the last message, of any purpose except keyword replies, that was delivered in
        the 24 hours before it. It also records the source of the contact's latest opt-in at that
        time (see `sources.stats`). Both stay as they are, unless `attribution.recompute` attributes
        the conversion again. A delivery does not prove that the contact read the message. With
        `external_id`, a conversion is recorded once: repeating the call returns the first
        conversion with `created` false, and the same ID with different content is rejected. If the
        repeated call omits `occurred_at`, any time matches.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID of the contact. Provide this or `phone`. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            event: Type of the conversion, such as `purchase` or `trial.started`. 1 to 80
                characters. Pattern: `^[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)*$`.
            value_minor: Value of the conversion, in the minor unit of the currency. 0 to
                1000000000000.
            currency: Currency of `value_minor` (ISO 4217). Required with `value_minor`, not allowed
                without it. At most 3 characters. Pattern: `^[A-Z]{3}$`.
            occurred_at: Time of the conversion (RFC 3339), at most five minutes in the future.
                Default: now.
            external_id: Your own ID of the conversion, such as an order number. An account records
                each ID once. 1 to 200 characters.
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
        hours, and every event of a call with `backfill`, is history: segments and the timeline have
        it, but it starts no journeys and rules, and `history_only` counts it. An event of `events`
        that is not valid, or whose contact does not exist, is reported with its index, and all
        others are recorded; a single event that is not valid is rejected. With `external_id`, an
        event is recorded once in the account: repeating it returns the first event with `duplicate`
        true, whatever else it contains. Names that start with `link.`, `message.`, `campaign.`,
        `consent.`, `contact.` or `journey.` are reserved for events that the service records.
        Events are personal data: `contacts.timeline` lists them, `contacts.merge` moves them and
        `contacts.forget` deletes them. They are kept for 25 months unless the operator changes it.
        Use `analytics.recordConversion` for a goal with a value that is attributed to a message.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            contact_id: ID of the contact. Provide one of `contact_id`, `phone` and
                `contact_external_id`. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            contact_external_id: Your own ID of the contact. 1 to 200 characters.
            name: Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and
                hyphen, starting with a letter. Required without `events`. 1 to 200 characters.
            properties: Details of the event, at most 50: strings of up to 500 characters, numbers,
                booleans and null. Write times in RFC 3339. Default: none. At most 65536 bytes of
                JSON. At most 4 levels.
            occurred_at: Time of the event (RFC 3339), at most five minutes in the future and within
                the retention of events. Default: now. 1 to 64 characters.
            external_id: Your own ID of the event. An account records each ID once. 1 to 200
                characters.
            events: Events to record, instead of the params of a single event. 1 to 500 items.
            backfill: Whether the events only tell the past, such as those of another system: they
                start no journeys and rules, however recent they are. Default: `False`.
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
                they are older than 72 hours or a backfill.
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
