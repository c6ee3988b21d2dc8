# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Invalid numbers, number lookups and duplicate contacts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    DuplicateCluster,
    HygieneDuplicatesResult,
    HygieneInvalidContactsResult,
    HygieneLookupResult,
    HygieneRuleInput,
    HygieneScanResult,
    HygieneScanStatusResult,
    HygieneSetPolicyResult,
    HygieneSuppressInvalidResult,
    InvalidContact,
    InvalidReasonInput,
)


class HygieneResource:
    """Invalid numbers, number lookups and duplicate contacts."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def invalid_contacts(
        self,
        *,
        reason: InvalidReasonInput | Omit = OMIT,
        suppressed: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[InvalidContact, HygieneInvalidContactsResult]:
        """List contacts with an invalid phone number, with the reason and the evidence.

        Every call evaluates the error codes that carriers reported, by the policy of the account,
        and the results of number lookups and scans. A delivered message cancels the failures before
        it. A contact appears once per reason.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            reason: Return only contacts that are invalid for this reason.
            suppressed: Whether to return only suppressed contacts or only contacts that are not
                suppressed. Default: both.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `counts_by_reason`: Counts of all contacts, independent of the filters.
            `policy_version`: Version of the policy used for this evaluation.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.hygiene.invalid_contacts(suppressed=False):
                print(item)
        """
        return self._calls.page(
            "hygiene.invalidContacts",
            {"reason": reason, "suppressed": suppressed, "cursor": cursor, "limit": limit},
            options,
        )

    def scan(
        self,
        *,
        level: Literal["offline", "lookup"] | Omit = OMIT,
        list_id: str | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        max_credits: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneScanResult:
        """Scan all contacts, one list or one segment for invalid phone numbers.

        With `level` `offline`, the scan parses every number again and is free. With `lookup`, it
        also asks the lookup provider about every number without a result from the last 30 days, for
        one credit each, up to `max_credits` or the balance. A worker runs the scan;
        `hygiene.scanStatus` shows its progress and `hygiene.invalidContacts` its results. Only one
        scan can run at a time.

        Needs the permission `contacts`. Costs credits. Since 2.0.0.

        Args:
            level: Depth of the scan. Default: `"offline"`.
            list_id: ID or name of the list to scan. Default: all contacts. 1 to 64 characters.
            segment_id: ID or name of the segment to scan, instead of a list. 1 to 64 characters.
            max_credits: Maximum credits the scan may spend on lookups. 0 to 1000000. Default: `0`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job_id`: ID of the scan, for hygiene.scanStatus.
            `estimate`: Estimated size and cost of a scan.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.

        Example:
            result = tern.hygiene.scan()
        """
        result: HygieneScanResult = self._calls.call(
            "hygiene.scan",
            {
                "level": level,
                "list_id": list_id,
                "segment_id": segment_id,
                "max_credits": max_credits,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def scan_status(
        self,
        *,
        job_id: str,
        options: CallOptions | None = None,
    ) -> HygieneScanStatusResult:
        """Show the progress of a scan.

        Returns how many of the contacts have been checked, what was found and how many credits were
        spent. A stopped scan has a reason.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            job_id: ID of the scan. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `scan`: A scan and its progress.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.hygiene.scan_status(job_id="scn_01jd0000000000000000000001")
        """
        result: HygieneScanStatusResult = self._calls.call(
            "hygiene.scanStatus",
            {"job_id": job_id},
            options,
        )
        return result

    def duplicates(
        self,
        *,
        match: Literal["email", "name"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[DuplicateCluster, HygieneDuplicatesResult]:
        """List contacts that may be the same person with several phone numbers.

        Contacts match by the same email address, or by the same first and last name, ignoring case.
        A phone number belongs to only one contact of an account, so duplicates always have
        different numbers.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            match: Return only duplicates that match by this field.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.hygiene.duplicates(match="email"):
                print(item)
        """
        return self._calls.page(
            "hygiene.duplicates",
            {"match": match, "cursor": cursor, "limit": limit},
            options,
        )

    def lookup(
        self,
        *,
        phone: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        max_age_days: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneLookupResult:
        """Look up the line type, carrier, service status and reassignment of a phone number.

        `reassigned` compares the day on which the number was last disconnected with the day of the
        consent; `yes` means that the number may now belong to another person. Problems found also
        appear in `hygiene.invalidContacts`. A cached result that is at most `max_age_days` old is
        free; any other lookup costs one credit, which is held while the provider is asked and
        charged with its result. A dry run does not ask the provider: without a cached result, it
        returns the cost and unknown values. A US number that a lookup assigns to a network other
        than T-Mobile does not count toward the daily limit of a registered brand.

        Needs the permission `contacts`. Costs credits. Since 2.0.0.

        Args:
            phone: Phone number in any common notation. Provide this or `contact_id`. 1 to 64
                characters.
            contact_id: ID, phone number or external ID of the contact. Provide this or `phone`. 1
                to 64 characters.
            max_age_days: Maximum age of a cached result in days. 0 forces a new lookup. 0 to 365.
                Default: `30`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `phone`: Phone number in E.164.
            `line_type`: Line type of the number.
            `carrier_name`: Name of the carrier; null if unknown.
            `status`: Whether the number is in service.
            `reassigned`: `no_data`: there is no consent, so there is no date to compare with.
            `disconnected_at`: Date the number was disconnected; null if it was not.
            `consented_at`: Date of the last consent that was compared; null without one.
            `provider`: Where the answer comes from.
            `looked_up_at`: Time of the result; null in a dry run without a cached result.
            `cached`: Whether the result came from the cache.
            `cost`: Credits charged.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.

        Example:
            result = tern.hygiene.lookup(phone="+12025550143")
        """
        result: HygieneLookupResult = self._calls.call(
            "hygiene.lookup",
            {
                "phone": phone,
                "contact_id": contact_id,
                "max_age_days": max_age_days,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def set_policy(
        self,
        *,
        rules: Sequence[HygieneRuleInput] | Omit = OMIT,
        automatic: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneSetPolicyResult:
        """Set how many failures with an error code make a phone number invalid, and what happens
        then.

        Your rules replace all earlier rules of the account; the built-in rules, each with its
        source, apply to all other codes. An empty list restores the built-in rules. Omit `rules` to
        keep the current rules; omit `automatic` as well to read the policy without changing it. The
        action `flag` lists the contact, `suppress` lets `hygiene.suppressInvalid` suppress it, or
        suppresses it automatically when `automatic` is true, and `ignore` does nothing. With
        `expected_version`, the change is rejected if the policy has changed since.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            rules: Rules of the account. At most 200 items.
            automatic: Whether the action `suppress` runs automatically when carriers report
                failures. Default: unchanged.
            expected_version: Version you last read. The change is rejected if the policy has
                changed since. 0 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `policy`: How an account handles phone numbers that fail.
            `changed`: Whether the policy changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.hygiene.set_policy(
                rules=[
                    {
                        "error_code": "twilio_30003",
                        "count": 5,
                        "reason": "unreachable",
                        "action": "suppress",
                    },
                ],
                automatic=True,
                expected_version=0,
            )
        """
        result: HygieneSetPolicyResult = self._calls.call(
            "hygiene.setPolicy",
            {
                "rules": rules,
                "automatic": automatic,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def suppress_invalid(
        self,
        *,
        reasons: Sequence[InvalidReasonInput] | Omit = OMIT,
        limit: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneSuppressInvalidResult:
        """Suppress the phone numbers of invalid contacts.

        Without `reasons`, suppresses the contacts for which the policy says `suppress`; with
        `reasons`, suppresses all contacts that are invalid for one of them. Waiting messages are
        canceled and their credits returned. A later opt-in does not lift the suppression. Each call
        processes at most `limit` contacts: repeat it while `more` is true.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            reasons: Reasons to suppress, regardless of the action in the policy. 1 to 8 items.
            limit: Maximum contacts per call. 1 to 500. Default: `500`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `affected`: Number of contacts suppressed.
            `by_reason`: Number for each reason.
            `canceled_messages`: Number of waiting messages canceled.
            `more`: Whether there are more contacts to suppress.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.hygiene.suppress_invalid()
        """
        result: HygieneSuppressInvalidResult = self._calls.call(
            "hygiene.suppressInvalid",
            {
                "reasons": reasons,
                "limit": limit,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncHygieneResource:
    """Invalid numbers, number lookups and duplicate contacts."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    def invalid_contacts(
        self,
        *,
        reason: InvalidReasonInput | Omit = OMIT,
        suppressed: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[InvalidContact, HygieneInvalidContactsResult]:
        """List contacts with an invalid phone number, with the reason and the evidence.

        Every call evaluates the error codes that carriers reported, by the policy of the account,
        and the results of number lookups and scans. A delivered message cancels the failures before
        it. A contact appears once per reason.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            reason: Return only contacts that are invalid for this reason.
            suppressed: Whether to return only suppressed contacts or only contacts that are not
                suppressed. Default: both.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `counts_by_reason`: Counts of all contacts, independent of the filters.
            `policy_version`: Version of the policy used for this evaluation.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.hygiene.invalid_contacts(suppressed=False):
                print(item)
        """
        return self._calls.page(
            "hygiene.invalidContacts",
            {"reason": reason, "suppressed": suppressed, "cursor": cursor, "limit": limit},
            options,
        )

    async def scan(
        self,
        *,
        level: Literal["offline", "lookup"] | Omit = OMIT,
        list_id: str | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        max_credits: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneScanResult:
        """Scan all contacts, one list or one segment for invalid phone numbers.

        With `level` `offline`, the scan parses every number again and is free. With `lookup`, it
        also asks the lookup provider about every number without a result from the last 30 days, for
        one credit each, up to `max_credits` or the balance. A worker runs the scan;
        `hygiene.scanStatus` shows its progress and `hygiene.invalidContacts` its results. Only one
        scan can run at a time.

        Needs the permission `contacts`. Costs credits. Since 2.0.0.

        Args:
            level: Depth of the scan. Default: `"offline"`.
            list_id: ID or name of the list to scan. Default: all contacts. 1 to 64 characters.
            segment_id: ID or name of the segment to scan, instead of a list. 1 to 64 characters.
            max_credits: Maximum credits the scan may spend on lookups. 0 to 1000000. Default: `0`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job_id`: ID of the scan, for hygiene.scanStatus.
            `estimate`: Estimated size and cost of a scan.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.

        Example:
            result = await tern.hygiene.scan()
        """
        result: HygieneScanResult = await self._calls.call(
            "hygiene.scan",
            {
                "level": level,
                "list_id": list_id,
                "segment_id": segment_id,
                "max_credits": max_credits,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def scan_status(
        self,
        *,
        job_id: str,
        options: CallOptions | None = None,
    ) -> HygieneScanStatusResult:
        """Show the progress of a scan.

        Returns how many of the contacts have been checked, what was found and how many credits were
        spent. A stopped scan has a reason.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            job_id: ID of the scan. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `scan`: A scan and its progress.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.hygiene.scan_status(job_id="scn_01jd0000000000000000000001")
        """
        result: HygieneScanStatusResult = await self._calls.call(
            "hygiene.scanStatus",
            {"job_id": job_id},
            options,
        )
        return result

    def duplicates(
        self,
        *,
        match: Literal["email", "name"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[DuplicateCluster, HygieneDuplicatesResult]:
        """List contacts that may be the same person with several phone numbers.

        Contacts match by the same email address, or by the same first and last name, ignoring case.
        A phone number belongs to only one contact of an account, so duplicates always have
        different numbers.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            match: Return only duplicates that match by this field.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.hygiene.duplicates(match="email"):
                print(item)
        """
        return self._calls.page(
            "hygiene.duplicates",
            {"match": match, "cursor": cursor, "limit": limit},
            options,
        )

    async def lookup(
        self,
        *,
        phone: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        max_age_days: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneLookupResult:
        """Look up the line type, carrier, service status and reassignment of a phone number.

        `reassigned` compares the day on which the number was last disconnected with the day of the
        consent; `yes` means that the number may now belong to another person. Problems found also
        appear in `hygiene.invalidContacts`. A cached result that is at most `max_age_days` old is
        free; any other lookup costs one credit, which is held while the provider is asked and
        charged with its result. A dry run does not ask the provider: without a cached result, it
        returns the cost and unknown values. A US number that a lookup assigns to a network other
        than T-Mobile does not count toward the daily limit of a registered brand.

        Needs the permission `contacts`. Costs credits. Since 2.0.0.

        Args:
            phone: Phone number in any common notation. Provide this or `contact_id`. 1 to 64
                characters.
            contact_id: ID, phone number or external ID of the contact. Provide this or `phone`. 1
                to 64 characters.
            max_age_days: Maximum age of a cached result in days. 0 forces a new lookup. 0 to 365.
                Default: `30`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `phone`: Phone number in E.164.
            `line_type`: Line type of the number.
            `carrier_name`: Name of the carrier; null if unknown.
            `status`: Whether the number is in service.
            `reassigned`: `no_data`: there is no consent, so there is no date to compare with.
            `disconnected_at`: Date the number was disconnected; null if it was not.
            `consented_at`: Date of the last consent that was compared; null without one.
            `provider`: Where the answer comes from.
            `looked_up_at`: Time of the result; null in a dry run without a cached result.
            `cached`: Whether the result came from the cache.
            `cost`: Credits charged.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.

        Example:
            result = await tern.hygiene.lookup(phone="+12025550143")
        """
        result: HygieneLookupResult = await self._calls.call(
            "hygiene.lookup",
            {
                "phone": phone,
                "contact_id": contact_id,
                "max_age_days": max_age_days,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def set_policy(
        self,
        *,
        rules: Sequence[HygieneRuleInput] | Omit = OMIT,
        automatic: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneSetPolicyResult:
        """Set how many failures with an error code make a phone number invalid, and what happens
        then.

        Your rules replace all earlier rules of the account; the built-in rules, each with its
        source, apply to all other codes. An empty list restores the built-in rules. Omit `rules` to
        keep the current rules; omit `automatic` as well to read the policy without changing it. The
        action `flag` lists the contact, `suppress` lets `hygiene.suppressInvalid` suppress it, or
        suppresses it automatically when `automatic` is true, and `ignore` does nothing. With
        `expected_version`, the change is rejected if the policy has changed since.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            rules: Rules of the account. At most 200 items.
            automatic: Whether the action `suppress` runs automatically when carriers report
                failures. Default: unchanged.
            expected_version: Version you last read. The change is rejected if the policy has
                changed since. 0 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `policy`: How an account handles phone numbers that fail.
            `changed`: Whether the policy changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.hygiene.set_policy(
                rules=[
                    {
                        "error_code": "twilio_30003",
                        "count": 5,
                        "reason": "unreachable",
                        "action": "suppress",
                    },
                ],
                automatic=True,
                expected_version=0,
            )
        """
        result: HygieneSetPolicyResult = await self._calls.call(
            "hygiene.setPolicy",
            {
                "rules": rules,
                "automatic": automatic,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def suppress_invalid(
        self,
        *,
        reasons: Sequence[InvalidReasonInput] | Omit = OMIT,
        limit: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> HygieneSuppressInvalidResult:
        """Suppress the phone numbers of invalid contacts.

        Without `reasons`, suppresses the contacts for which the policy says `suppress`; with
        `reasons`, suppresses all contacts that are invalid for one of them. Waiting messages are
        canceled and their credits returned. A later opt-in does not lift the suppression. Each call
        processes at most `limit` contacts: repeat it while `more` is true.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            reasons: Reasons to suppress, regardless of the action in the policy. 1 to 8 items.
            limit: Maximum contacts per call. 1 to 500. Default: `500`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `affected`: Number of contacts suppressed.
            `by_reason`: Number for each reason.
            `canceled_messages`: Number of waiting messages canceled.
            `more`: Whether there are more contacts to suppress.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.hygiene.suppress_invalid()
        """
        result: HygieneSuppressInvalidResult = await self._calls.call(
            "hygiene.suppressInvalid",
            {
                "reasons": reasons,
                "limit": limit,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
