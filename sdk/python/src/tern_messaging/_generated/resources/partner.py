# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Platforms that send for their own end-customers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    Customer,
    EventTypeInput,
    MediaFallbackInput,
    OutboxItem,
    PartnerConfigureWebhookResult,
    PartnerCreateCustomerKeyResult,
    PartnerCreateCustomerResult,
    PartnerGrantCreditsResult,
    PartnerListCustomersResult,
    PartnerOutboxListResult,
    PartnerOutboxReplayResult,
    PartnerProcessOutboxResult,
    PartnerRegisterResult,
    PartnerRotateWebhookSecretResult,
    PartnerSendResult,
    PartnerSetChildPausedResult,
    PartnerSetupStatusResult,
    PurposeInput,
    SmartEncodingInput,
    TimestampInput,
)


class PartnerOutboxResource:
    """The skills of `partner.outbox`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        state: Literal["pending", "delivered", "dead"] | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        event_id: str | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[OutboxItem, PartnerOutboxListResult]:
        """List events with their delivery attempts.

        Oldest first. Each event shows its attempts with status and latency, and the time of the
        next attempt. Attempts that were answered with 410 are not shown. Events of one end-customer
        are delivered one at a time, so an event can wait for an earlier one. Events are kept for 30
        days after they are delivered or dead.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            state: Return only items in this state.
            type: Select only events of this type.
            external_ref: Select only events of this end-customer. 1 to 200 characters.
            event_id: Return only this event. 1 to 64 characters.
            since: Return only events that occurred at or after this time (RFC 3339).
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `endpoint`: The webhook endpoint; null without one.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.partner.outbox.list(state="pending"):
                print(item)
        """
        return self._calls.page(
            "partner.outbox.list",
            {
                "state": state,
                "type": type,
                "external_ref": external_ref,
                "event_id": event_id,
                "since": since,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def replay(
        self,
        *,
        event_ids: SequenceNotStr[str] | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        states: Sequence[Literal["delivered", "dead"]] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerOutboxReplayResult:
        """Replay events.

        Delivers events again. With `event_ids`, it delivers these events in any state; with
        `since`, it delivers the events since that time, by default only dead events. The event IDs
        stay the same and the attempts start over. One call replays at most 10,000 events, oldest
        first.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            event_ids: IDs of the events to replay. Provide this or `since`. 1 to 500 items.
            since: Replay events that occurred at or after this time (RFC 3339). Provide this or
                `event_ids`.
            until: End of the period (RFC 3339, exclusive). Use with `since`.
            type: Select only events of this type.
            external_ref: Select only events of this end-customer. 1 to 200 characters.
            states: States of the events to replay. Use with `since`. Default: `dead`. 1 to 2 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `requeued`: Number of events that will be delivered again.
            `remaining`: Number of matching events left for another call; counted up to 10,000.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.partner.outbox.replay(
                event_ids=["evt_01jd0000000000000000000002"],
            )
        """
        result: PartnerOutboxReplayResult = self._calls.call(
            "partner.outbox.replay",
            {
                "event_ids": event_ids,
                "since": since,
                "until": until,
                "type": type,
                "external_ref": external_ref,
                "states": states,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class PartnerResource:
    """Platforms that send for their own end-customers."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @cached_property
    def outbox(self) -> PartnerOutboxResource:
        return PartnerOutboxResource(self._calls)

    def register(
        self,
        *,
        name: str,
        contact: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        credits: int | Omit = OMIT,
        mode: Literal["live", "test"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerRegisterResult:
        """Register a partner organization and its API key.

        Requires a tenant key with `full` permission. The organization is a separate account with
        its own balance. The response shows the key once; store it. `credits` moves that number of
        credits from the balance of the calling account.

        Needs the permission `full`. Costs credits. Since 2.0.0.

        Args:
            name: Name of the organization. 1 to 120 characters.
            contact: Contact for questions about the organization. At most 254 characters. Format:
                email.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code and to choose the sending number. At most 2 characters. Pattern:
                `^[A-Z]{2}$`.
            credits: Credits to move from the calling account. 0 to 1000000000.
            mode: Mode of the key. A `test` key reaches only the simulator carrier. Default:
                `"live"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `partner_id`: ID of the partner account.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `key_id`: ID of the key.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `balance`: The credits of an account.
            `setup_checklist`: The steps until the account can send.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.

        Example:
            result = tern.partner.register(
                name="Storefront Platform",
                contact="ops@storefront.example",
                credits=50,
            )
        """
        result: PartnerRegisterResult = self._calls.call(
            "partner.register",
            {
                "name": name,
                "contact": contact,
                "default_country": default_country,
                "credits": credits,
                "mode": mode,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def create_customer(
        self,
        *,
        external_ref: str,
        name: str,
        default_country: str | Omit = OMIT,
        help_contact: str | Omit = OMIT,
        low_balance_at: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerCreateCustomerResult:
        """Create an end-customer.

        Creates the account of the end-customer, a sending number and an API key. The response shows
        the key once; store it, or create another with `partner.createCustomerKey`. Use this key to
        import the end-customer's contacts and their consent. The end-customer starts without
        credits; add some with `partner.grantCredits`.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            name: Name of the end-customer. 1 to 120 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code and to choose the sending number. At most 2 characters. Pattern:
                `^[A-Z]{2}$`.
            help_contact: Email address, page or phone number that replies to HELP name. 5 to 100
                characters.
            low_balance_at: Balance below which a `balance.low` event is sent. 1 to 1000000000.
                Default: `100`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `customer`: An end-customer of a partner.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `key_id`: ID of the key.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.

        Example:
            result = tern.partner.create_customer(
                external_ref="shop-43",
                name="Second Shop",
            )
        """
        result: PartnerCreateCustomerResult = self._calls.call(
            "partner.createCustomer",
            {
                "external_ref": external_ref,
                "name": name,
                "default_country": default_country,
                "help_contact": help_contact,
                "low_balance_at": low_balance_at,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def create_customer_key(
        self,
        *,
        external_ref: str,
        name: str | Omit = OMIT,
        revoke_others: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerCreateCustomerKeyResult:
        """Create another API key for an end-customer.

        Use it when the key of the end-customer was lost or exposed. The new key has full access to
        the account of the end-customer, and the mode and expiry of the calling key. The response
        shows it once; store it. With `revoke_others`, all other keys of the end-customer are
        revoked immediately; a test key revokes only test keys.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            name: What the key is for. 1 to 120 characters. Default: `"from its partner"`.
            revoke_others: Whether to revoke all other keys of the end-customer. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `expires_at`: Time it expires; null: never.
            `revoked`: Number of keys revoked.
            `kept`: With `revoke_others`: valid keys that this key cannot revoke, because they are
                live keys or expire later.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.

        Example:
            result = tern.partner.create_customer_key(external_ref="shop-42")
        """
        result: PartnerCreateCustomerKeyResult = self._calls.call(
            "partner.createCustomerKey",
            {
                "external_ref": external_ref,
                "name": name,
                "revoke_others": revoke_others,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list_customers(
        self,
        *,
        state: Literal["active", "payment_hold", "suspended", "closed"] | Omit = OMIT,
        paused: bool | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Customer, PartnerListCustomersResult]:
        """List the end-customers.

        Oldest first, each with its balance and whether it is paused.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            state: Return only items in this state.
            paused: Whether to return only paused or only active end-customers. Default: both.
            external_ref: Return only this end-customer. 1 to 200 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.partner.list_customers():
                print(item)
        """
        return self._calls.page(
            "partner.listCustomers",
            {
                "state": state,
                "paused": paused,
                "external_ref": external_ref,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def send(
        self,
        *,
        idempotency_key: str,
        external_ref: str,
        to: str,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        send_at: TimestampInput | Omit = OMIT,
        validity_s: int | Omit = OMIT,
        on_quiet_hours: Literal["reject", "defer"] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerSendResult:
        """Send one message for an end-customer.

        The idempotency key must be stable and unique per logical send. Repeating a call with the
        same key and params returns the first response with `replayed` true, so you can safely retry
        after a lost response. The gates are those of `messages.send`, applied to the contacts,
        consent, sending number and credits of the end-customer. Costs the segments of the message;
        they are refunded when the carrier rejects it.

        Needs the permission `partner` of a key of a partner. Costs credits. Since 2.0.0.

        Args:
            idempotency_key: Key that is stable and unique per logical send. It never expires. 1 to
                200 characters.
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            to: Phone number of the recipient with country code. 1 to 40 characters.
            text: Message text, optionally with Liquid variables. Provide this, `template_id`, or
                `media` alone. 1 to 5000 characters.
            template_id: ID of a template of the end-customer. Provide this or `text`. 1 to 64
                characters.
            vars: Values of the variables. They take precedence over the fields of the contact. At
                most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Marketing requires recorded consent, transactional
                requires consent, a recorded relationship or a message from the recipient within the
                last 24 hours. Default: `"marketing"`.
            send_at: Earliest time to send (RFC 3339). Default: now.
            validity_s: Seconds after which an unsent message expires. 60 to 604800.
            on_quiet_hours: What happens to a marketing message during the recipient's quiet hours:
                `reject` returns an error with the next allowed time, `defer` waits until then.
                Default: the setting of the account.
            smart_encoding: Smart encoding of the message. Default: the setting of the template,
                then of the account of the end-customer.
            shorten_links: Whether each link of the message becomes a short link, one per recipient,
                whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `external_ref`: Your own ID of the end-customer.
            `state`: State of the object.
            `to`: Phone number of the recipient, in E.164.
            `encoding`: Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2)
                characters.
            `segments`: Number of segments.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            IdempotencyKeyRequiredError: idempotency_key is missing. Send a key that is stable and
                unique per logical send.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            QuietHoursError: Quiet hours block the message. Set send_at to a time outside quiet
                hours.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = tern.partner.send(
                idempotency_key="order-1001-ready",
                external_ref="shop-42",
                to="+12025550143",
                text="Your order is ready.",
                purpose="transactional",
            )
        """
        result: PartnerSendResult = self._calls.call(
            "partner.send",
            {
                "idempotency_key": idempotency_key,
                "external_ref": external_ref,
                "to": to,
                "text": text,
                "template_id": template_id,
                "vars": vars,
                "purpose": purpose,
                "send_at": send_at,
                "validity_s": validity_s,
                "on_quiet_hours": on_quiet_hours,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
            },
            options,
        )
        return result

    def set_child_paused(
        self,
        *,
        external_ref: str,
        paused: bool,
        reason: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerSetChildPausedResult:
        """Pause or resume an end-customer.

        A paused end-customer cannot send: new messages are rejected with `partner_child_paused` and
        queued messages wait.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            paused: Whether the end-customer is paused.
            reason: Reason, shown by `partner.listCustomers`. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `customer`: An end-customer of a partner.
            `changed`: False when the end-customer was already in this state.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.

        Example:
            result = tern.partner.set_child_paused(
                external_ref="shop-42",
                paused=True,
                reason="invoice overdue",
            )
        """
        result: PartnerSetChildPausedResult = self._calls.call(
            "partner.setChildPaused",
            {
                "external_ref": external_ref,
                "paused": paused,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def grant_credits(
        self,
        *,
        external_ref: str,
        amount_credits: int,
        note: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerGrantCreditsResult:
        """Move credits to an end-customer.

        Moves credits from the partner's balance to the end-customer's balance in one transaction.
        Neither balance can fall below zero. Costs the partner the amount.

        Needs the permission `partner` of a key of a partner. Costs credits. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            amount_credits: Number of credits. 1 to 1000000000.
            note: Note shown in the credit entry of the end-customer. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `entry_id`: ID of the credit entry of the end-customer.
            `partner_balance`: The credits of an account.
            `child_balance`: The credits of an account.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = tern.partner.grant_credits(
                external_ref="shop-42",
                amount_credits=500,
                note="plan of November",
            )
        """
        result: PartnerGrantCreditsResult = self._calls.call(
            "partner.grantCredits",
            {
                "external_ref": external_ref,
                "amount_credits": amount_credits,
                "note": note,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def setup_status(
        self,
        *,
        external_ref: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerSetupStatusResult:
        """List the steps that are missing before events and messages can be sent.

        Describes the partner or, with `external_ref`, one end-customer.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: External reference of the end-customer. Default: the partner itself. 1 to
                200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `ready`: Whether nothing is missing.
            `external_ref`: Your own ID of the end-customer.
            `steps`: The steps, in order.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.partner.setup_status()
        """
        result: PartnerSetupStatusResult = self._calls.call(
            "partner.setupStatus",
            {"external_ref": external_ref},
            options,
        )
        return result

    def configure_webhook(
        self,
        *,
        webhook_url: str,
        webhook_secret: str | Omit = OMIT,
        delivery: Literal["automatic", "on_request"] | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerConfigureWebhookResult:
        """Set the webhook endpoint for events.

        The URL must use https and resolve to a public address. A new `webhook_secret` signs all
        events immediately; receivers can accept the previous secret for 24 hours, and
        `sign_with_previous` adds a second `v1` signature made with it. If you omit
        `webhook_secret`, the current secret and the second signature remain; if there is no secret
        yet, the service generates one and shows it once. Events wait in the outbox until an
        endpoint is configured. This call also re-enables a disabled endpoint.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            webhook_url: Public https URL of the endpoint. 1 to 2048 characters.
            webhook_secret: Secret that signs the body: 24 to 200 characters, or `whsec_` followed
                by at least 24 bytes in base64 for Standard Webhooks. 24 to 200 characters.
            delivery: Delivery mode. `automatic`: the service delivers events as they occur.
                `on_request`: events are delivered only when you call `partner.processOutbox`.
                Default: the current mode, initially `automatic`.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `endpoint`: The webhook endpoint of a partner.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `pending`: Number of events waiting for delivery.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.partner.configure_webhook(
                webhook_url="https://partner.example/hooks/tern",
                webhook_secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
            )
        """
        result: PartnerConfigureWebhookResult = self._calls.call(
            "partner.configureWebhook",
            {
                "webhook_url": webhook_url,
                "webhook_secret": webhook_secret,
                "delivery": delivery,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def rotate_webhook_secret(
        self,
        *,
        webhook_secret: str | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerRotateWebhookSecretResult:
        """Replace the signing secret of the webhook.

        The new secret signs all events immediately and is shown only in this response. Receivers
        can accept both secrets for 24 hours.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            webhook_secret: New secret. Default: a generated secret. 24 to 200 characters.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `endpoint`: The webhook endpoint of a partner.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.partner.rotate_webhook_secret(sign_with_previous=True)
        """
        result: PartnerRotateWebhookSecretResult = self._calls.call(
            "partner.rotateWebhookSecret",
            {
                "webhook_secret": webhook_secret,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def process_outbox(
        self,
        *,
        limit: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerProcessOutboxResult:
        """Deliver pending events now.

        Claims due events as the background worker does, and delivers them. The call and the worker
        never claim the same events. No new delivery starts after 10 seconds. Events of one
        end-customer are delivered one at a time in the order of their IDs; events of calls that ran
        at the same time can be in either order. At most 10 requests run concurrently, and nothing
        is sent while the circuit breaker is open. With `dry_run`, nothing is sent and the due
        events are counted. When delivery is blocked, `warnings` contains `endpoint_disabled`,
        `breaker_open` with the time of the next attempt, or `delivery_under_way`.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            limit: Maximum number of events. 1 to 500. Default: `100`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `delivered`: Number of events that were delivered.
            `failed`: Number of events that failed and will be retried.
            `dead`: Number of events that failed their last attempt.
            `remaining`: Number of pending events after this call, due or not; counted up to 10,000.
            `due`: With `dry_run`: number of due events; 0 when the endpoint is disabled or its
                circuit breaker is open; counted up to 10,000.
            `endpoint`: The webhook endpoint; null without one.
            `dry_run`: True when the call was a dry run and stored nothing.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.partner.process_outbox(limit=100, dry_run=True)
        """
        result: PartnerProcessOutboxResult = self._calls.call(
            "partner.processOutbox",
            {"limit": limit, "dry_run": dry_run},
            options,
        )
        return result


class AsyncPartnerOutboxResource:
    """The skills of `partner.outbox`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        state: Literal["pending", "delivered", "dead"] | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        event_id: str | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[OutboxItem, PartnerOutboxListResult]:
        """List events with their delivery attempts.

        Oldest first. Each event shows its attempts with status and latency, and the time of the
        next attempt. Attempts that were answered with 410 are not shown. Events of one end-customer
        are delivered one at a time, so an event can wait for an earlier one. Events are kept for 30
        days after they are delivered or dead.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            state: Return only items in this state.
            type: Select only events of this type.
            external_ref: Select only events of this end-customer. 1 to 200 characters.
            event_id: Return only this event. 1 to 64 characters.
            since: Return only events that occurred at or after this time (RFC 3339).
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `endpoint`: The webhook endpoint; null without one.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.partner.outbox.list(state="pending"):
                print(item)
        """
        return self._calls.page(
            "partner.outbox.list",
            {
                "state": state,
                "type": type,
                "external_ref": external_ref,
                "event_id": event_id,
                "since": since,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def replay(
        self,
        *,
        event_ids: SequenceNotStr[str] | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        states: Sequence[Literal["delivered", "dead"]] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerOutboxReplayResult:
        """Replay events.

        Delivers events again. With `event_ids`, it delivers these events in any state; with
        `since`, it delivers the events since that time, by default only dead events. The event IDs
        stay the same and the attempts start over. One call replays at most 10,000 events, oldest
        first.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            event_ids: IDs of the events to replay. Provide this or `since`. 1 to 500 items.
            since: Replay events that occurred at or after this time (RFC 3339). Provide this or
                `event_ids`.
            until: End of the period (RFC 3339, exclusive). Use with `since`.
            type: Select only events of this type.
            external_ref: Select only events of this end-customer. 1 to 200 characters.
            states: States of the events to replay. Use with `since`. Default: `dead`. 1 to 2 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `requeued`: Number of events that will be delivered again.
            `remaining`: Number of matching events left for another call; counted up to 10,000.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.partner.outbox.replay(
                event_ids=["evt_01jd0000000000000000000002"],
            )
        """
        result: PartnerOutboxReplayResult = await self._calls.call(
            "partner.outbox.replay",
            {
                "event_ids": event_ids,
                "since": since,
                "until": until,
                "type": type,
                "external_ref": external_ref,
                "states": states,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncPartnerResource:
    """Platforms that send for their own end-customers."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @cached_property
    def outbox(self) -> AsyncPartnerOutboxResource:
        return AsyncPartnerOutboxResource(self._calls)

    async def register(
        self,
        *,
        name: str,
        contact: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        credits: int | Omit = OMIT,
        mode: Literal["live", "test"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerRegisterResult:
        """Register a partner organization and its API key.

        Requires a tenant key with `full` permission. The organization is a separate account with
        its own balance. The response shows the key once; store it. `credits` moves that number of
        credits from the balance of the calling account.

        Needs the permission `full`. Costs credits. Since 2.0.0.

        Args:
            name: Name of the organization. 1 to 120 characters.
            contact: Contact for questions about the organization. At most 254 characters. Format:
                email.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code and to choose the sending number. At most 2 characters. Pattern:
                `^[A-Z]{2}$`.
            credits: Credits to move from the calling account. 0 to 1000000000.
            mode: Mode of the key. A `test` key reaches only the simulator carrier. Default:
                `"live"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `partner_id`: ID of the partner account.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `key_id`: ID of the key.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `balance`: The credits of an account.
            `setup_checklist`: The steps until the account can send.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.

        Example:
            result = await tern.partner.register(
                name="Storefront Platform",
                contact="ops@storefront.example",
                credits=50,
            )
        """
        result: PartnerRegisterResult = await self._calls.call(
            "partner.register",
            {
                "name": name,
                "contact": contact,
                "default_country": default_country,
                "credits": credits,
                "mode": mode,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def create_customer(
        self,
        *,
        external_ref: str,
        name: str,
        default_country: str | Omit = OMIT,
        help_contact: str | Omit = OMIT,
        low_balance_at: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerCreateCustomerResult:
        """Create an end-customer.

        Creates the account of the end-customer, a sending number and an API key. The response shows
        the key once; store it, or create another with `partner.createCustomerKey`. Use this key to
        import the end-customer's contacts and their consent. The end-customer starts without
        credits; add some with `partner.grantCredits`.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            name: Name of the end-customer. 1 to 120 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code and to choose the sending number. At most 2 characters. Pattern:
                `^[A-Z]{2}$`.
            help_contact: Email address, page or phone number that replies to HELP name. 5 to 100
                characters.
            low_balance_at: Balance below which a `balance.low` event is sent. 1 to 1000000000.
                Default: `100`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `customer`: An end-customer of a partner.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `key_id`: ID of the key.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.

        Example:
            result = await tern.partner.create_customer(
                external_ref="shop-43",
                name="Second Shop",
            )
        """
        result: PartnerCreateCustomerResult = await self._calls.call(
            "partner.createCustomer",
            {
                "external_ref": external_ref,
                "name": name,
                "default_country": default_country,
                "help_contact": help_contact,
                "low_balance_at": low_balance_at,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def create_customer_key(
        self,
        *,
        external_ref: str,
        name: str | Omit = OMIT,
        revoke_others: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerCreateCustomerKeyResult:
        """Create another API key for an end-customer.

        Use it when the key of the end-customer was lost or exposed. The new key has full access to
        the account of the end-customer, and the mode and expiry of the calling key. The response
        shows it once; store it. With `revoke_others`, all other keys of the end-customer are
        revoked immediately; a test key revokes only test keys.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            name: What the key is for. 1 to 120 characters. Default: `"from its partner"`.
            revoke_others: Whether to revoke all other keys of the end-customer. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `expires_at`: Time it expires; null: never.
            `revoked`: Number of keys revoked.
            `kept`: With `revoke_others`: valid keys that this key cannot revoke, because they are
                live keys or expire later.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.

        Example:
            result = await tern.partner.create_customer_key(external_ref="shop-42")
        """
        result: PartnerCreateCustomerKeyResult = await self._calls.call(
            "partner.createCustomerKey",
            {
                "external_ref": external_ref,
                "name": name,
                "revoke_others": revoke_others,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list_customers(
        self,
        *,
        state: Literal["active", "payment_hold", "suspended", "closed"] | Omit = OMIT,
        paused: bool | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Customer, PartnerListCustomersResult]:
        """List the end-customers.

        Oldest first, each with its balance and whether it is paused.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            state: Return only items in this state.
            paused: Whether to return only paused or only active end-customers. Default: both.
            external_ref: Return only this end-customer. 1 to 200 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.partner.list_customers():
                print(item)
        """
        return self._calls.page(
            "partner.listCustomers",
            {
                "state": state,
                "paused": paused,
                "external_ref": external_ref,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def send(
        self,
        *,
        idempotency_key: str,
        external_ref: str,
        to: str,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        send_at: TimestampInput | Omit = OMIT,
        validity_s: int | Omit = OMIT,
        on_quiet_hours: Literal["reject", "defer"] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerSendResult:
        """Send one message for an end-customer.

        The idempotency key must be stable and unique per logical send. Repeating a call with the
        same key and params returns the first response with `replayed` true, so you can safely retry
        after a lost response. The gates are those of `messages.send`, applied to the contacts,
        consent, sending number and credits of the end-customer. Costs the segments of the message;
        they are refunded when the carrier rejects it.

        Needs the permission `partner` of a key of a partner. Costs credits. Since 2.0.0.

        Args:
            idempotency_key: Key that is stable and unique per logical send. It never expires. 1 to
                200 characters.
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            to: Phone number of the recipient with country code. 1 to 40 characters.
            text: Message text, optionally with Liquid variables. Provide this, `template_id`, or
                `media` alone. 1 to 5000 characters.
            template_id: ID of a template of the end-customer. Provide this or `text`. 1 to 64
                characters.
            vars: Values of the variables. They take precedence over the fields of the contact. At
                most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Marketing requires recorded consent, transactional
                requires consent, a recorded relationship or a message from the recipient within the
                last 24 hours. Default: `"marketing"`.
            send_at: Earliest time to send (RFC 3339). Default: now.
            validity_s: Seconds after which an unsent message expires. 60 to 604800.
            on_quiet_hours: What happens to a marketing message during the recipient's quiet hours:
                `reject` returns an error with the next allowed time, `defer` waits until then.
                Default: the setting of the account.
            smart_encoding: Smart encoding of the message. Default: the setting of the template,
                then of the account of the end-customer.
            shorten_links: Whether each link of the message becomes a short link, one per recipient,
                whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `external_ref`: Your own ID of the end-customer.
            `state`: State of the object.
            `to`: Phone number of the recipient, in E.164.
            `encoding`: Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2)
                characters.
            `segments`: Number of segments.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            IdempotencyKeyRequiredError: idempotency_key is missing. Send a key that is stable and
                unique per logical send.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            QuietHoursError: Quiet hours block the message. Set send_at to a time outside quiet
                hours.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = await tern.partner.send(
                idempotency_key="order-1001-ready",
                external_ref="shop-42",
                to="+12025550143",
                text="Your order is ready.",
                purpose="transactional",
            )
        """
        result: PartnerSendResult = await self._calls.call(
            "partner.send",
            {
                "idempotency_key": idempotency_key,
                "external_ref": external_ref,
                "to": to,
                "text": text,
                "template_id": template_id,
                "vars": vars,
                "purpose": purpose,
                "send_at": send_at,
                "validity_s": validity_s,
                "on_quiet_hours": on_quiet_hours,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
            },
            options,
        )
        return result

    async def set_child_paused(
        self,
        *,
        external_ref: str,
        paused: bool,
        reason: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerSetChildPausedResult:
        """Pause or resume an end-customer.

        A paused end-customer cannot send: new messages are rejected with `partner_child_paused` and
        queued messages wait.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            paused: Whether the end-customer is paused.
            reason: Reason, shown by `partner.listCustomers`. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `customer`: An end-customer of a partner.
            `changed`: False when the end-customer was already in this state.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.

        Example:
            result = await tern.partner.set_child_paused(
                external_ref="shop-42",
                paused=True,
                reason="invoice overdue",
            )
        """
        result: PartnerSetChildPausedResult = await self._calls.call(
            "partner.setChildPaused",
            {
                "external_ref": external_ref,
                "paused": paused,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def grant_credits(
        self,
        *,
        external_ref: str,
        amount_credits: int,
        note: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerGrantCreditsResult:
        """Move credits to an end-customer.

        Moves credits from the partner's balance to the end-customer's balance in one transaction.
        Neither balance can fall below zero. Costs the partner the amount.

        Needs the permission `partner` of a key of a partner. Costs credits. Since 2.0.0.

        Args:
            external_ref: Your own ID of the end-customer. 1 to 200 characters.
            amount_credits: Number of credits. 1 to 1000000000.
            note: Note shown in the credit entry of the end-customer. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `entry_id`: ID of the credit entry of the end-customer.
            `partner_balance`: The credits of an account.
            `child_balance`: The credits of an account.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ExternalRefRequiredError: external_ref is missing. Set external_ref to the reference of
                the end-customer.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = await tern.partner.grant_credits(
                external_ref="shop-42",
                amount_credits=500,
                note="plan of November",
            )
        """
        result: PartnerGrantCreditsResult = await self._calls.call(
            "partner.grantCredits",
            {
                "external_ref": external_ref,
                "amount_credits": amount_credits,
                "note": note,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def setup_status(
        self,
        *,
        external_ref: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerSetupStatusResult:
        """List the steps that are missing before events and messages can be sent.

        Describes the partner or, with `external_ref`, one end-customer.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            external_ref: External reference of the end-customer. Default: the partner itself. 1 to
                200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `ready`: Whether nothing is missing.
            `external_ref`: Your own ID of the end-customer.
            `steps`: The steps, in order.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.partner.setup_status()
        """
        result: PartnerSetupStatusResult = await self._calls.call(
            "partner.setupStatus",
            {"external_ref": external_ref},
            options,
        )
        return result

    async def configure_webhook(
        self,
        *,
        webhook_url: str,
        webhook_secret: str | Omit = OMIT,
        delivery: Literal["automatic", "on_request"] | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerConfigureWebhookResult:
        """Set the webhook endpoint for events.

        The URL must use https and resolve to a public address. A new `webhook_secret` signs all
        events immediately; receivers can accept the previous secret for 24 hours, and
        `sign_with_previous` adds a second `v1` signature made with it. If you omit
        `webhook_secret`, the current secret and the second signature remain; if there is no secret
        yet, the service generates one and shows it once. Events wait in the outbox until an
        endpoint is configured. This call also re-enables a disabled endpoint.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            webhook_url: Public https URL of the endpoint. 1 to 2048 characters.
            webhook_secret: Secret that signs the body: 24 to 200 characters, or `whsec_` followed
                by at least 24 bytes in base64 for Standard Webhooks. 24 to 200 characters.
            delivery: Delivery mode. `automatic`: the service delivers events as they occur.
                `on_request`: events are delivered only when you call `partner.processOutbox`.
                Default: the current mode, initially `automatic`.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `endpoint`: The webhook endpoint of a partner.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `pending`: Number of events waiting for delivery.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.partner.configure_webhook(
                webhook_url="https://partner.example/hooks/tern",
                webhook_secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
            )
        """
        result: PartnerConfigureWebhookResult = await self._calls.call(
            "partner.configureWebhook",
            {
                "webhook_url": webhook_url,
                "webhook_secret": webhook_secret,
                "delivery": delivery,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def rotate_webhook_secret(
        self,
        *,
        webhook_secret: str | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerRotateWebhookSecretResult:
        """Replace the signing secret of the webhook.

        The new secret signs all events immediately and is shown only in this response. Receivers
        can accept both secrets for 24 hours.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            webhook_secret: New secret. Default: a generated secret. 24 to 200 characters.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `endpoint`: The webhook endpoint of a partner.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.partner.rotate_webhook_secret(sign_with_previous=True)
        """
        result: PartnerRotateWebhookSecretResult = await self._calls.call(
            "partner.rotateWebhookSecret",
            {
                "webhook_secret": webhook_secret,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def process_outbox(
        self,
        *,
        limit: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PartnerProcessOutboxResult:
        """Deliver pending events now.

        Claims due events as the background worker does, and delivers them. The call and the worker
        never claim the same events. No new delivery starts after 10 seconds. Events of one
        end-customer are delivered one at a time in the order of their IDs; events of calls that ran
        at the same time can be in either order. At most 10 requests run concurrently, and nothing
        is sent while the circuit breaker is open. With `dry_run`, nothing is sent and the due
        events are counted. When delivery is blocked, `warnings` contains `endpoint_disabled`,
        `breaker_open` with the time of the next attempt, or `delivery_under_way`.

        Needs the permission `partner` of a key of a partner. Since 2.0.0.

        Args:
            limit: Maximum number of events. 1 to 500. Default: `100`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `delivered`: Number of events that were delivered.
            `failed`: Number of events that failed and will be retried.
            `dead`: Number of events that failed their last attempt.
            `remaining`: Number of pending events after this call, due or not; counted up to 10,000.
            `due`: With `dry_run`: number of due events; 0 when the endpoint is disabled or its
                circuit breaker is open; counted up to 10,000.
            `endpoint`: The webhook endpoint; null without one.
            `dry_run`: True when the call was a dry run and stored nothing.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.partner.process_outbox(limit=100, dry_run=True)
        """
        result: PartnerProcessOutboxResult = await self._calls.call(
            "partner.processOutbox",
            {"limit": limit, "dry_run": dry_run},
            options,
        )
        return result
