# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Sending numbers."""

from __future__ import annotations

from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    PhoneNumbersAcquireResult,
    PhoneNumbersAssignResult,
    PhoneNumbersEnsureDefaultResult,
    PhoneNumbersHealthResult,
    PhoneNumbersListResult,
    PhoneNumbersReleaseResult,
    PhoneNumbersSearchResult,
    SenderNumber,
)


class PhoneNumbersResource:
    """Sending numbers."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def ensure_default(
        self,
        *,
        country: str | Omit = OMIT,
        type: Literal["long_code", "toll_free", "short_code"] | Omit = OMIT,
        area_code: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersEnsureDefaultResult:
        """Get the default sending number, or create one.

        Messages need a sending number. This skill creates numbers hosted by the simulator carrier:
        they are free and never reach a phone. If the account already has a default sending number,
        every call returns it, whatever params you pass.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            country: Country of the number (ISO 3166-1 alpha-2). Default: the default country of the
                account. At most 2 characters. Pattern: `^[A-Z]{2}$`.
            type: Type of the number. Default: `"long_code"`.
            area_code: Area code, for numbers of the North American Numbering Plan. At most 3
                characters. Pattern: `^[2-9][0-9]{2}$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.phone_numbers.ensure_default()
        """
        result: PhoneNumbersEnsureDefaultResult = self._calls.call(
            "phone-numbers.ensureDefault",
            {
                "country": country,
                "type": type,
                "area_code": area_code,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        state: Literal["active", "released"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[SenderNumber, PhoneNumbersListResult]:
        """List the sending numbers of this account.

        Oldest first. Includes released numbers unless you set `state`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            state: Return only numbers in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.phone_numbers.list():
                print(item)
        """
        return self._calls.page(
            "phone-numbers.list",
            {"state": state, "cursor": cursor, "limit": limit},
            options,
        )

    def assign(
        self,
        *,
        number_id: str,
        program_id: str | None | Omit = OMIT,
        registration_id: str | None | Omit = OMIT,
        is_default: Literal[True] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersAssignResult:
        """Make a number the default sending number, or assign it to a program or a registered
        campaign.

        An account has one default sending number; a new default replaces the previous one.
        `program_id` sets the program that answers HELP and STOP on the number; null unassigns it.
        `registration_id` requests the assignment to a registered campaign at the registry: the
        state is PENDING_ASSIGNMENT, then ASSIGNED or FAILED_ASSIGNMENT, which you can retry with
        another call. An assigned number gets its share of the campaign's throughput; null unassigns
        it. If the program has a registered campaign, the number is also assigned to that campaign.
        Only +1 long codes are registered, at most 49 per campaign without `flags.number_pool` and
        one for a sole proprietor. Numbers of the simulator need no registration.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            number_id: ID of the number. 1 to 64 characters.
            program_id: ID of the program. Null unassigns the number. 1 to 64 characters.
            registration_id: ID of the registered campaign the number sends for. Null unassigns the
                number. 1 to 64 characters.
            is_default: Whether to make it the default sending number.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.phone_numbers.assign(
                number_id="num_01jd0000000000000000000001",
                is_default=True,
            )
        """
        result: PhoneNumbersAssignResult = self._calls.call(
            "phone-numbers.assign",
            {
                "number_id": number_id,
                "program_id": program_id,
                "registration_id": registration_id,
                "is_default": is_default,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def release(
        self,
        *,
        number_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersReleaseResult:
        """Release a number.

        The number can no longer send, and it is never given to another account. The call is
        rejected while messages from it are waiting or an unfinished campaign uses it. You cannot
        undo this.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            number_id: ID of the number. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.phone_numbers.release(number_id="num_01jd0000000000000000000001")
        """
        result: PhoneNumbersReleaseResult = self._calls.call(
            "phone-numbers.release",
            {"number_id": number_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def search(
        self,
        *,
        country: str | Omit = OMIT,
        type: Literal["long_code", "toll_free", "short_code"] | Omit = OMIT,
        area_code: str | Omit = OMIT,
        pattern: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersSearchResult:
        """Search for available numbers.

        Returns some unassigned numbers of the requested type, sorted by digits; another call may
        return others. The result does not reserve them: `phone-numbers.acquire` takes one. Numbers
        of the simulator carrier are free and never reach a phone.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            country: Country of the number (ISO 3166-1 alpha-2). Default: the default country of the
                account. At most 2 characters. Pattern: `^[A-Z]{2}$`.
            type: Type of the number. Default: `"long_code"`.
            area_code: Area code, for numbers of the North American Numbering Plan. At most 3
                characters. Pattern: `^[2-9][0-9]{2}$`.
            pattern: Digits that the number contains. At most 7 characters. Pattern: `^[0-9]{1,7}$`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.phone_numbers.search(
                country="US",
                type="long_code",
                area_code="212",
                pattern="7",
            )
        """
        result: PhoneNumbersSearchResult = self._calls.call(
            "phone-numbers.search",
            {"country": country, "type": type, "area_code": area_code, "pattern": pattern},
            options,
        )
        return result

    def acquire(
        self,
        *,
        phone: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersAcquireResult:
        """Acquire a number that phone-numbers.search found.

        Adds the number to the account and makes it the default sending number if there is none. An
        account has at most ten active numbers. More numbers do not increase the number of messages
        you can send: frequency caps count recipients, and carriers fine spreading one message
        across many numbers (snowshoeing). Costs the price in the search result.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            phone: Phone number from the search result. 1 to 20 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `credits`: Credits that the number cost.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.phone_numbers.acquire(phone="+12125557043")
        """
        result: PhoneNumbersAcquireResult = self._calls.call(
            "phone-numbers.acquire",
            {"phone": phone, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def health(
        self,
        *,
        number_id: str,
        options: CallOptions | None = None,
    ) -> PhoneNumbersHealthResult:
        """Show the delivery health of a sending number.

        Evaluates the messages of this number in the last week, as `metrics.catalog` defines them:
        the shares delivered, failed and filtered, and the opt-outs. The health is `poor` when the
        delivery rate is below 0.8, the filter rate above 0.03 or the opt-out rate above 0.05, and
        `watch` when these rates are below 0.9, above 0.01 or above 0.02. The delivery rate counts
        only messages with a final status. `findings` lists what to investigate.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            number_id: ID of the number. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number_id`: ID of the sending number.
            `since`: Time in UTC (RFC 3339).
            `sent`: Number of messages sent.
            `delivered`: Number of delivered messages.
            `failed`: Number of undelivered and rejected messages, including filtered ones.
            `filtered`: Number of messages that a carrier filtered as unwanted.
            `unknown`: Number of messages without a final status.
            `opt_outs`: Number of opt-outs.
            `delivery_rate`: Null when nothing was sent.
            `filter_rate`: Null when nothing was sent.
            `opt_out_rate`: Null when nothing was sent.
            `health`: Health of the number.
            `findings`: What to fix or to know.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.phone_numbers.health(number_id="num_01jd0000000000000000000001")
        """
        result: PhoneNumbersHealthResult = self._calls.call(
            "phone-numbers.health",
            {"number_id": number_id},
            options,
        )
        return result


class AsyncPhoneNumbersResource:
    """Sending numbers."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def ensure_default(
        self,
        *,
        country: str | Omit = OMIT,
        type: Literal["long_code", "toll_free", "short_code"] | Omit = OMIT,
        area_code: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersEnsureDefaultResult:
        """Get the default sending number, or create one.

        Messages need a sending number. This skill creates numbers hosted by the simulator carrier:
        they are free and never reach a phone. If the account already has a default sending number,
        every call returns it, whatever params you pass.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            country: Country of the number (ISO 3166-1 alpha-2). Default: the default country of the
                account. At most 2 characters. Pattern: `^[A-Z]{2}$`.
            type: Type of the number. Default: `"long_code"`.
            area_code: Area code, for numbers of the North American Numbering Plan. At most 3
                characters. Pattern: `^[2-9][0-9]{2}$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.phone_numbers.ensure_default()
        """
        result: PhoneNumbersEnsureDefaultResult = await self._calls.call(
            "phone-numbers.ensureDefault",
            {
                "country": country,
                "type": type,
                "area_code": area_code,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        state: Literal["active", "released"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[SenderNumber, PhoneNumbersListResult]:
        """List the sending numbers of this account.

        Oldest first. Includes released numbers unless you set `state`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            state: Return only numbers in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.phone_numbers.list():
                print(item)
        """
        return self._calls.page(
            "phone-numbers.list",
            {"state": state, "cursor": cursor, "limit": limit},
            options,
        )

    async def assign(
        self,
        *,
        number_id: str,
        program_id: str | None | Omit = OMIT,
        registration_id: str | None | Omit = OMIT,
        is_default: Literal[True] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersAssignResult:
        """Make a number the default sending number, or assign it to a program or a registered
        campaign.

        An account has one default sending number; a new default replaces the previous one.
        `program_id` sets the program that answers HELP and STOP on the number; null unassigns it.
        `registration_id` requests the assignment to a registered campaign at the registry: the
        state is PENDING_ASSIGNMENT, then ASSIGNED or FAILED_ASSIGNMENT, which you can retry with
        another call. An assigned number gets its share of the campaign's throughput; null unassigns
        it. If the program has a registered campaign, the number is also assigned to that campaign.
        Only +1 long codes are registered, at most 49 per campaign without `flags.number_pool` and
        one for a sole proprietor. Numbers of the simulator need no registration.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            number_id: ID of the number. 1 to 64 characters.
            program_id: ID of the program. Null unassigns the number. 1 to 64 characters.
            registration_id: ID of the registered campaign the number sends for. Null unassigns the
                number. 1 to 64 characters.
            is_default: Whether to make it the default sending number.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.phone_numbers.assign(
                number_id="num_01jd0000000000000000000001",
                is_default=True,
            )
        """
        result: PhoneNumbersAssignResult = await self._calls.call(
            "phone-numbers.assign",
            {
                "number_id": number_id,
                "program_id": program_id,
                "registration_id": registration_id,
                "is_default": is_default,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def release(
        self,
        *,
        number_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersReleaseResult:
        """Release a number.

        The number can no longer send, and it is never given to another account. The call is
        rejected while messages from it are waiting or an unfinished campaign uses it. You cannot
        undo this.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            number_id: ID of the number. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.phone_numbers.release(
                number_id="num_01jd0000000000000000000001",
            )
        """
        result: PhoneNumbersReleaseResult = await self._calls.call(
            "phone-numbers.release",
            {"number_id": number_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def search(
        self,
        *,
        country: str | Omit = OMIT,
        type: Literal["long_code", "toll_free", "short_code"] | Omit = OMIT,
        area_code: str | Omit = OMIT,
        pattern: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersSearchResult:
        """Search for available numbers.

        Returns some unassigned numbers of the requested type, sorted by digits; another call may
        return others. The result does not reserve them: `phone-numbers.acquire` takes one. Numbers
        of the simulator carrier are free and never reach a phone.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            country: Country of the number (ISO 3166-1 alpha-2). Default: the default country of the
                account. At most 2 characters. Pattern: `^[A-Z]{2}$`.
            type: Type of the number. Default: `"long_code"`.
            area_code: Area code, for numbers of the North American Numbering Plan. At most 3
                characters. Pattern: `^[2-9][0-9]{2}$`.
            pattern: Digits that the number contains. At most 7 characters. Pattern: `^[0-9]{1,7}$`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.phone_numbers.search(
                country="US",
                type="long_code",
                area_code="212",
                pattern="7",
            )
        """
        result: PhoneNumbersSearchResult = await self._calls.call(
            "phone-numbers.search",
            {"country": country, "type": type, "area_code": area_code, "pattern": pattern},
            options,
        )
        return result

    async def acquire(
        self,
        *,
        phone: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> PhoneNumbersAcquireResult:
        """Acquire a number that phone-numbers.search found.

        Adds the number to the account and makes it the default sending number if there is none. An
        account has at most ten active numbers. More numbers do not increase the number of messages
        you can send: frequency caps count recipients, and carriers fine spreading one message
        across many numbers (snowshoeing). Costs the price in the search result.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            phone: Phone number from the search result. 1 to 20 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number`: A sending number.
            `credits`: Credits that the number cost.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.phone_numbers.acquire(phone="+12125557043")
        """
        result: PhoneNumbersAcquireResult = await self._calls.call(
            "phone-numbers.acquire",
            {"phone": phone, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def health(
        self,
        *,
        number_id: str,
        options: CallOptions | None = None,
    ) -> PhoneNumbersHealthResult:
        """Show the delivery health of a sending number.

        Evaluates the messages of this number in the last week, as `metrics.catalog` defines them:
        the shares delivered, failed and filtered, and the opt-outs. The health is `poor` when the
        delivery rate is below 0.8, the filter rate above 0.03 or the opt-out rate above 0.05, and
        `watch` when these rates are below 0.9, above 0.01 or above 0.02. The delivery rate counts
        only messages with a final status. `findings` lists what to investigate.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            number_id: ID of the number. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `number_id`: ID of the sending number.
            `since`: Time in UTC (RFC 3339).
            `sent`: Number of messages sent.
            `delivered`: Number of delivered messages.
            `failed`: Number of undelivered and rejected messages, including filtered ones.
            `filtered`: Number of messages that a carrier filtered as unwanted.
            `unknown`: Number of messages without a final status.
            `opt_outs`: Number of opt-outs.
            `delivery_rate`: Null when nothing was sent.
            `filter_rate`: Null when nothing was sent.
            `opt_out_rate`: Null when nothing was sent.
            `health`: Health of the number.
            `findings`: What to fix or to know.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.phone_numbers.health(
                number_id="num_01jd0000000000000000000001",
            )
        """
        result: PhoneNumbersHealthResult = await self._calls.call(
            "phone-numbers.health",
            {"number_id": number_id},
            options,
        )
        return result
