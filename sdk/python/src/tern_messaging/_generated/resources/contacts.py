# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Contacts, their phone numbers and their consent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    ConsentEntry,
    ConsentMethodInput,
    ConsentStatusInput,
    Contact,
    ContactsConsentHistoryResult,
    ContactsForgetResult,
    ContactsGetResult,
    ContactsImportResult,
    ContactsListResult,
    ContactsMergeResult,
    ContactsOptInResult,
    ContactsOptOutResult,
    ContactsRecordRelationshipResult,
    ContactsRequestOptInResult,
    ContactsTimelineResult,
    ContactsUpsertResult,
    ImportConsentInput,
    RelationshipInputInput,
    RelationshipKindInput,
    TimelineConsent,
    TimelineConversion,
    TimelineEvent,
    TimelineList,
    TimelineMessageIn,
    TimelineMessageOut,
    TimelineTag,
    TimestampInput,
)


class ContactsResource:
    """Contacts, their phone numbers and their consent."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def upsert(
        self,
        *,
        phone: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        first_name: str | None | Omit = OMIT,
        last_name: str | None | Omit = OMIT,
        email: str | None | Omit = OMIT,
        timezone: str | None | Omit = OMIT,
        attributes: Mapping[str, str | float | bool | Sequence[str | float] | None] | Omit = OMIT,
        tags: SequenceNotStr[str] | Omit = OMIT,
        default_country: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        relationship: RelationshipInputInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsUpsertResult:
        """Create a contact, or update the contact with this phone number or external ID.

        Finds the contact by `phone`, then by `external_id`. Creating a contact requires a phone
        number. A phone with two written forms, such as with and without the 9 of Argentina or
        Brazil, is one contact; its `phone` is the form that messages are sent to. Only the fields
        you send change: attributes are merged, null removes a field or an attribute, and tags are
        added. With `expected_version`, the update is rejected if the contact has changed since. A
        number that opted out before it became a contact keeps that status. `relationship` records
        an open relationship, as `contacts.recordRelationship` does. This skill never changes
        consent; use `contacts.optIn` for that.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            phone: Phone number in any common notation. 1 to 64 characters.
            external_id: Your own ID of the contact, unique in the account. 1 to 255 characters.
            first_name: First name. 1 to 255 characters.
            last_name: Last name. 1 to 255 characters.
            email: Email address. 1 to 254 characters.
            timezone: IANA time zone of the contact, such as `Europe/Paris`. `EST` and the like mean
                every zone with that time. `UTC` is rejected. 1 to 64 characters.
            attributes: Custom fields by name: strings, numbers, booleans, and lists of up to 50
                strings and numbers. Null removes a field. The time zone is derived from
                `postal_code` and `state` when `timezone` is missing; `zip`, `postcode`, `region`
                and similar names set them, too. At most 16384 bytes of JSON.
            tags: IDs or names of tags to add. Unknown names create new tags. At most 50 items.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            expected_version: Version you last read. The update is rejected if the contact has
                changed since. 1 to 2147483647.
            relationship: Relationship with the contact to record, which permits transactional
                messages.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact`: A person with a phone number.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.contacts.upsert(
                phone="(202) 555-0144",
                default_country="US",
                first_name="Grace",
                attributes={"city": "Oslo", "interests": ["tea", "coffee"]},
            )
        """
        result: ContactsUpsertResult = self._calls.call(
            "contacts.upsert",
            {
                "phone": phone,
                "external_id": external_id,
                "first_name": first_name,
                "last_name": last_name,
                "email": email,
                "timezone": timezone,
                "attributes": attributes,
                "tags": tags,
                "default_country": default_country,
                "expected_version": expected_version,
                "relationship": relationship,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def get(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsGetResult:
        """Get a contact with its consent, tags and relationships.

        Set exactly one of `contact_id`, `phone` and `external_id`.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            external_id: Your own ID of the contact. 1 to 255 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact`: A person with a phone number.
            `relationships`: Relationships with the contact, newest first, at most 100.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.contacts.get(phone="+1 202-555-0143")
        """
        result: ContactsGetResult = self._calls.call(
            "contacts.get",
            {
                "contact_id": contact_id,
                "phone": phone,
                "external_id": external_id,
                "default_country": default_country,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        tag: str | Omit = OMIT,
        list_id: str | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        consent_status: ConsentStatusInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Contact, ContactsListResult]:
        """List contacts by name, phone number, tag, list, segment or consent status.

        Oldest first. `query` matches contacts whose first name, last name, full name, phone number
        or external ID begins with it, ignoring case and accents. Numbers are found in any notation,
        also in the national one of the account's country.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Beginning of a name, a phone number or an external ID. 1 to 100 characters.
            tag: ID or name of a tag of the contacts. 1 to 80 characters.
            list_id: ID or name of a list that contains the contacts. 1 to 64 characters.
            segment_id: ID or name of a segment that contains the contacts. 1 to 64 characters.
            consent_status: Return only contacts with this consent status.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.contacts.list(consent_status="opted_in", limit=1):
                print(item)
        """
        return self._calls.page(
            "contacts.list",
            {
                "query": query,
                "tag": tag,
                "list_id": list_id,
                "segment_id": segment_id,
                "consent_status": consent_status,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def import_(
        self,
        *,
        contacts: Sequence[Mapping[str, object]] | Omit = OMIT,
        rows: Sequence[Mapping[str, object]] | Omit = OMIT,
        mapping: Mapping[str, str] | Omit = OMIT,
        consent_values: Mapping[str, Mapping[str, Literal[
            "opted_in",
            "none",
            "opted_out",
        ]]] | Omit = OMIT,
        column_types: Mapping[str, Literal[
            "text",
            "yes_no",
            "day_first",
            "month_first",
        ]] | Omit = OMIT,
        default_country: str | Omit = OMIT,
        on_duplicate: Literal["update", "skip", "error"] | Omit = OMIT,
        tags: SequenceNotStr[str] | Omit = OMIT,
        list_id: str | Omit = OMIT,
        consent: ImportConsentInput | Omit = OMIT,
        relationship: RelationshipInputInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsImportResult:
        """Import up to 500 contacts.

        The import is one transaction. Invalid rows are skipped and reported; all others are stored.
        `dropped` lists invalid emails, which are left out, and states and postal codes that name no
        known place, which are stored but do not count for the allowed hours. Without `mapping`,
        columns are matched by their names in English, Spanish, French, Portuguese and German, and
        unmatched columns become attributes. Dates and yes or no in attributes are stored as
        YYYY-MM-DD, RFC 3339 or a boolean. A date such as 12/25/2024 shows the order for its column;
        if none does, `column_types` must. If a number appears twice in the batch, later rows are
        reported as `duplicate` and, with `on_duplicate` `update`, complete the first row.
        `on_duplicate` also applies to existing contacts: `update` merges, `skip` leaves the contact
        unchanged, `error` rejects the row. `consent` requires proof and applies to rows that are
        new or have no consent. A column about consent, such as `SMS Marketing Consent`,
        `Subscribed` or `Opted out`, is evidence against the claim. A row that says no, nothing or
        something unclear is not opted in. A row that says that the contact opted out is recorded as
        an opt-out, even without `consent`. `consent_withheld` counts these rows by reason.
        `unsubscribed`, `do not text`, `STOP` or `bounced` in any column counts as no. Map a column
        to an empty string to ignore it. With `consent`, a column such as `SMS flag` whose values
        are not known is refused with `import_columns_unclear` until `consent_values` or `mapping`
        names it. An import never opts in a contact that opted out or is suppressed; such rows have
        the code `consent_kept_opted_out`. With `consent.status` `opted_out`, every valid number is
        opted out and its waiting messages are canceled. A batch with more than 500 rows is rejected
        with `import_batch_limit` before anything is written. Importing the same rows again changes
        nothing.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contacts: Rows to import, at most 500. Each row is an object of columns and values.
            rows: Alias of `contacts`. Set only one of the two.
            mapping: Field of each column: phone, external_id, first_name, last_name, full_name,
                email, timezone, country, tags, consent, attributes, attributes.<name>, or an empty
                string to ignore the column. Unlisted columns are ignored. At most 32768 bytes of
                JSON.
            consent_values: Meaning of values of columns about consent, such as {"SMS flag": {"A":
                "opted_in", "B": "opted_out"}}. Values that are not listed and not known do not opt
                in. At most 32768 bytes of JSON.
            column_types: How the text of a column of attributes is read: day_first or month_first
                for dates such as 05/06/2024, yes_no, or text to keep it. Default: as the values of
                the batch show. At most 32768 bytes of JSON.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            on_duplicate: What happens to numbers that are already contacts or appear twice in the
                batch. Default: `"update"`.
            tags: IDs or names of tags to add to every imported contact. At most 50 items.
            list_id: ID or name of a list to add every imported contact to. 1 to 64 characters.
            consent: Consent of the imported contacts, with its proof.
            relationship: Relationship with all imported contacts to record, which permits
                transactional messages.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `import_id`: ID of the import.
            `total`: Number of rows.
            `created`: Number of contacts that were created.
            `updated`: Number of contacts that were updated.
            `unchanged`: Number of contacts that were already as in the file.
            `skipped`: Number of rows that were skipped because the contact exists.
            `duplicates`: Number of rows that repeat an earlier row.
            `consent_recorded`: Number of rows whose consent this import changed.
            `rejected`: Rows that were rejected, each with the reason.
            `dropped`: Invalid values of imported rows that were left out or, in an address, are
                stored but not used. Present only when there are any.
            `consent_withheld`: Contacts that were not opted in because of the columns about consent
                in their rows, by reason. Present only when there are any.
            `attribute_types`: Types of the values of each attribute in the rows that could be read.
                Present only when there are any.
            `rows`: What happened to each row.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ImportBatchLimitError: More than 500 contacts in one import batch. Split the import into
                batches of at most 500 rows.
            ImportColumnsUnclearError: Columns of an import need an answer. Say what each column of
                error.data.columns means: who agreed in consent_values, the order of dates in
                column_types, or in mapping that it is about something else.

        Example:
            result = tern.contacts.import_(
                contacts=[
                    {"phone": "+12025550144", "first_name": "Grace"},
                    {"phone": "202-555-01", "first_name": "Ada"},
                ],
                consent={
                    "method": "web_form",
                    "source": "https://example.com/signup",
                    "captured_at": "2026-01-01T00:00:00Z",
                },
            )
        """
        result: ContactsImportResult = self._calls.call(
            "contacts.import",
            {
                "contacts": contacts,
                "rows": rows,
                "mapping": mapping,
                "consent_values": consent_values,
                "column_types": column_types,
                "default_country": default_country,
                "on_duplicate": on_duplicate,
                "tags": tags,
                "list_id": list_id,
                "consent": consent,
                "relationship": relationship,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def record_relationship(
        self,
        *,
        kind: RelationshipKindInput,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsRecordRelationshipResult:
        """Record a relationship with a contact, such as an order or an appointment.

        Transactional messages to a person without consent to marketing require a relationship that
        is open when the message is sent, or a message from the person within the 24 hours before.
        Being a contact is not enough. A relationship is identified by its number, `kind` and
        `reference`. Recording it again changes its end, and its start if `since` is set. Without
        `until`, the relationship is open. A phone number that is not a contact becomes one.
        Opt-outs and suppressions apply in spite of any relationship.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            kind: Kind of the relationship.
            reference: Your reference, such as an order number. Default: none. 1 to 200 characters.
            since: Start of the relationship (RFC 3339), not in the future. Default: the recorded
                start, or now.
            until: End of the relationship (RFC 3339), after its start. Default: the relationship is
                open.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `relationship`: Why transactional messages may be sent to a person without consent to
                marketing.
            `contact_created`: Whether the call created the contact.
            `changed`: Whether the call changed what was recorded.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.contacts.record_relationship(
                phone="+12025550143",
                kind="order",
                reference="A-1001",
                since="2026-11-20T12:00:00Z",
            )
        """
        result: ContactsRecordRelationshipResult = self._calls.call(
            "contacts.recordRelationship",
            {
                "kind": kind,
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "reference": reference,
                "since": since,
                "until": until,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def opt_in(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        method: ConsentMethodInput | Omit = OMIT,
        source: str | Omit = OMIT,
        source_id: str | Omit = OMIT,
        source_url: str | Omit = OMIT,
        captured_at: TimestampInput | Omit = OMIT,
        evidence: Mapping[str, object] | str | Omit = OMIT,
        disclosure_text: str | Omit = OMIT,
        disclosure_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsOptInResult:
        """Record the opt-in of a contact, with its proof.

        Marketing messages require an opt-in. The proof consists of `source` or `source_id`,
        `captured_at`, and `method` or `evidence`; an incomplete call is rejected with the missing
        fields. With `source_id`, the entry stores the version and the SHA-256 of the disclosure
        text that was shown. The call is rejected if the source is archived or never showed the
        disclosure text. An opt-in through a source with the method `checkout` also records a
        relationship of kind `order`. A phone number that is not a contact becomes one. Each program
        needs its own opt-in: `program_id` names it, and without a program the consent covers
        messages that no program sends. After an opt-out, the proof must be newer than the opt-out
        and needs `evidence`. To have the person confirm by text first, call
        `contacts.requestOptIn`. Lists that were bought, rented or scraped are rejected. Consent
        entries are append-only: repeated consent adds an entry and changes nothing else.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            program_id: ID of the program that the contact agreed to. Default: the program of the
                source, or the messages that no program sends. 1 to 64 characters.
            method: How the consent was given.
            source: Where the contact opted in. 1 to 500 characters.
            source_id: ID or name of the source where the contact opted in. It also provides the
                method, the URL and the disclosure text. 1 to 64 characters.
            source_url: URL of the form or document. 1 to 2000 characters.
            captured_at: Time of the opt-in (RFC 3339).
            evidence: Proof of the opt-in, such as a form entry, a recording or a scan.
            disclosure_text: Text the contact agreed to. The SHA-256 of the text is stored with it.
                1 to 5000 characters.
            disclosure_version: Version of the disclosure text that was shown. Default: the version
                in force at `captured_at`. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `status`: Consent after the call.
            `consent_entry`: One change of consent. Its hash covers the previous entry. `merged`:
                the consent of the number ended with a merge. `forgotten`: personal data in the
                entries was erased. `narrowed`: the contact opts out of this program only, and the
                opt-out in `evidence.narrows` no longer applies. `seq` and `hash` are null until the
                entry is appended to the chain.
            `contact_created`: Whether the call created the contact.
            `changed`: Whether the call changed anything.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.contacts.opt_in(
                phone="+12025550143",
                method="web_form",
                source="https://example.com/signup",
                captured_at="2026-01-01T00:00:00Z",
                disclosure_text="I agree to get offers by text. Reply STOP to end.",
            )
        """
        result: ContactsOptInResult = self._calls.call(
            "contacts.optIn",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "program_id": program_id,
                "method": method,
                "source": source,
                "source_id": source_id,
                "source_url": source_url,
                "captured_at": captured_at,
                "evidence": evidence,
                "disclosure_text": disclosure_text,
                "disclosure_version": disclosure_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def request_opt_in(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        method: ConsentMethodInput | Omit = OMIT,
        source: str | Omit = OMIT,
        source_id: str | Omit = OMIT,
        source_url: str | Omit = OMIT,
        captured_at: TimestampInput | Omit = OMIT,
        evidence: Mapping[str, object] | str | Omit = OMIT,
        disclosure_text: str | Omit = OMIT,
        disclosure_version: int | Omit = OMIT,
        number_id: str | Omit = OMIT,
        language: Literal["en", "es", "fr", "pt", "de"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsRequestOptInResult:
        """Ask a person who signed up to confirm by text (double opt-in).

        Records the request with its proof and sends one message that asks for YES. Until the person
        replies YES, the consent is `pending` and no marketing is sent. YES within 24 hours opts the
        person in with the proof of the request; STOP opts out. Use it when another person could
        have entered the number, for example in a web form. The proof consists of `source` or
        `source_id`, and `method` or `evidence`. A phone number that is not a contact becomes one. A
        person who is opted in, or was asked within the last 24 hours, gets no message. A person who
        opted out cannot be asked. A number gets at most two such messages in 24 hours from all
        accounts (`asked_recently`), and an account sends at most 100 in an hour
        (`too_many_opt_in_requests`). The text is that of the program, or of the account, in
        `language`, and goes out at any hour, because the person is waiting for it. YES is consent
        to the program of the number that receives it. The number must therefore belong to the
        program; without `program_id`, it must belong to no program. Costs the segments of the
        message; they are refunded when the carrier rejects it.

        Needs the permission `contacts`. Costs credits. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            program_id: ID of the program that the person asked for. Default: the program of the
                source, or the messages that no program sends. 1 to 64 characters.
            method: How the person asked.
            source: Where the person asked. 1 to 500 characters.
            source_id: ID or name of the source where the person asked. It also provides the method,
                the URL and the disclosure text. 1 to 64 characters.
            source_url: URL of the form or document. 1 to 2000 characters.
            captured_at: Time at which the person asked for messages (RFC 3339), at most 24 hours
                ago. Default: now.
            evidence: Proof of the request, such as a form entry, a recording or a scan.
            disclosure_text: Text that the person agreed to. The SHA-256 of the text is stored with
                it. 1 to 5000 characters.
            disclosure_version: Version of the disclosure text that was shown. Default: the version
                in force at `captured_at`. 1 to 2147483647.
            number_id: ID of the number that asks and receives the answer. Default: the program's
                number for the contact, or the default number. 1 to 64 characters.
            language: Language of the message. Default: `"en"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `status`: Consent after the call: `pending` until the contact confirms; `opted_in` if it
                has consented already.
            `consent_entry`: The entry of the request; null when nothing was requested.
            `confirmation`: The message that asks the contact to confirm; null when none was sent.
            `expires_at`: Time until which the contact can confirm; null if the contact is opted in.
            `contact_created`: Whether the call created the contact.
            `changed`: Whether the call changed anything.
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
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = tern.contacts.request_opt_in(
                phone="+12025550187",
                method="web_form",
                source="https://example.com/signup",
                evidence={"form_entry": "7"},
            )
        """
        result: ContactsRequestOptInResult = self._calls.call(
            "contacts.requestOptIn",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "program_id": program_id,
                "method": method,
                "source": source,
                "source_id": source_id,
                "source_url": source_url,
                "captured_at": captured_at,
                "evidence": evidence,
                "disclosure_text": disclosure_text,
                "disclosure_version": disclosure_version,
                "number_id": number_id,
                "language": language,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def opt_out(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        scope: str | Omit = OMIT,
        reason: Literal["requested", "complaint", "wrong_number"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsOptOutResult:
        """Record the opt-out of a contact or phone number, effective immediately.

        An opt-out needs no proof. One transaction adds a consent entry, updates the status of the
        contact, suppresses the number, cancels its waiting messages and returns their credits. With
        a program as `scope`, only messages from numbers of that program and from numbers without a
        program stop. From 2027-01-31, an opt-out from one program ends all programs (47 CFR
        64.1200(a)(10)), and the result contains a warning. The skill also accepts phone numbers
        that are not contacts. Only a newer opt-in of the contact reverses an opt-out.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            scope: `all`, or the ID of a program to stop only its messages. 1 to 64 characters.
                Default: `"all"`.
            reason: Reason, kept with the entry. Default: `"requested"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `status`: Consent status of the contact; `opted_out` for a number that is not a contact.
            `consent_entry`: One change of consent. Its hash covers the previous entry. `merged`:
                the consent of the number ended with a merge. `forgotten`: personal data in the
                entries was erased. `narrowed`: the contact opts out of this program only, and the
                opt-out in `evidence.narrows` no longer applies. `seq` and `hash` are null until the
                entry is appended to the chain.
            `changed`: Whether the call changed anything.
            `canceled_messages`: Number of waiting messages that were canceled.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.contacts.opt_out(
                contact_id="con_01jd0000000000000000000001",
                reason="requested",
            )
        """
        result: ContactsOptOutResult = self._calls.call(
            "contacts.optOut",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "scope": scope,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def consent_history(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ConsentEntry, ContactsConsentHistoryResult]:
        """List all consent entries of a contact or phone number.

        Oldest first. Each entry has its proof and its position in the hash chain.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.contacts.consent_history(
                contact_id="con_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "contacts.consentHistory",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def timeline(
        self,
        *,
        contact_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion | TimelineEvent, ContactsTimelineResult]:
        """List the activity of a contact, newest first.

        Returns messages to and from the contact with their states, consent entries, conversions,
        behavioral events, and the contact's current tags and lists. The list includes the activity
        of contacts merged into this one, and activity of the phone number from before it became a
        contact.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.contacts.timeline(contact_id="con_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "contacts.timeline",
            {"contact_id": contact_id, "cursor": cursor, "limit": limit},
            options,
        )

    def merge(
        self,
        *,
        winner_id: str,
        loser_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsMergeResult:
        """Merge one contact into another.

        The winner keeps its phone number and its field values. Missing values, tags, lists,
        conversions, behavioral events and relationships are taken from the loser. An opt-out of
        either contact applies; otherwise the winner keeps its consent, because consent is given for
        a number. Suppressions of both numbers stay in force, so the merge never allows marketing
        that was not allowed before. Waiting messages to the loser's number are canceled and their
        credits returned. The winner's timeline includes the activity of the loser. The loser is
        deleted. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            winner_id: ID, phone number or external ID of the contact that remains. 1 to 64
                characters.
            loser_id: ID, phone number or external ID of the contact that is deleted. 1 to 64
                characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact`: A person with a phone number.
            `merged`: The contact that was deleted.
            `consent_entry_id`: ID of the consent entry that records the change.
            `canceled_messages`: Number of waiting messages that were canceled.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.contacts.merge(
                winner_id="con_01jd0000000000000000000001",
                loser_id="con_01jd0000000000000000000002",
            )
        """
        result: ContactsMergeResult = self._calls.call(
            "contacts.merge",
            {
                "winner_id": winner_id,
                "loser_id": loser_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def forget(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsForgetResult:
        """Erase a contact's personal data and suppress its phone number.

        Erases the person from all data of the account: the contact, the phone numbers and content
        of its messages, proofs of consent, behavioral and webhook events, stored responses and
        exports. Counts, credits, conversion totals and the hash chain remain and still verify. The
        service keeps a keyed hash of the number, so the number stays suppressed if it is added or
        imported again. It ends when the person agrees anew: with `contacts.optIn` and evidence from
        after the erasure, or by confirming a request. Waiting messages are canceled and their
        credits returned. You can also erase a phone number that is not a contact. You cannot undo
        this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: Null for a number that was not a contact.
            `numbers`: Number of phone numbers erased, including those of contacts merged into this
                one.
            `erased`: Number of records from which personal data was erased.
            `canceled_messages`: Number of waiting messages that were canceled.
            `consent_entry_id`: ID of the consent entry that records the change.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.contacts.forget(contact_id="con_01jd0000000000000000000001")
        """
        result: ContactsForgetResult = self._calls.call(
            "contacts.forget",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncContactsResource:
    """Contacts, their phone numbers and their consent."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def upsert(
        self,
        *,
        phone: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        first_name: str | None | Omit = OMIT,
        last_name: str | None | Omit = OMIT,
        email: str | None | Omit = OMIT,
        timezone: str | None | Omit = OMIT,
        attributes: Mapping[str, str | float | bool | Sequence[str | float] | None] | Omit = OMIT,
        tags: SequenceNotStr[str] | Omit = OMIT,
        default_country: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        relationship: RelationshipInputInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsUpsertResult:
        """Create a contact, or update the contact with this phone number or external ID.

        Finds the contact by `phone`, then by `external_id`. Creating a contact requires a phone
        number. A phone with two written forms, such as with and without the 9 of Argentina or
        Brazil, is one contact; its `phone` is the form that messages are sent to. Only the fields
        you send change: attributes are merged, null removes a field or an attribute, and tags are
        added. With `expected_version`, the update is rejected if the contact has changed since. A
        number that opted out before it became a contact keeps that status. `relationship` records
        an open relationship, as `contacts.recordRelationship` does. This skill never changes
        consent; use `contacts.optIn` for that.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            phone: Phone number in any common notation. 1 to 64 characters.
            external_id: Your own ID of the contact, unique in the account. 1 to 255 characters.
            first_name: First name. 1 to 255 characters.
            last_name: Last name. 1 to 255 characters.
            email: Email address. 1 to 254 characters.
            timezone: IANA time zone of the contact, such as `Europe/Paris`. `EST` and the like mean
                every zone with that time. `UTC` is rejected. 1 to 64 characters.
            attributes: Custom fields by name: strings, numbers, booleans, and lists of up to 50
                strings and numbers. Null removes a field. The time zone is derived from
                `postal_code` and `state` when `timezone` is missing; `zip`, `postcode`, `region`
                and similar names set them, too. At most 16384 bytes of JSON.
            tags: IDs or names of tags to add. Unknown names create new tags. At most 50 items.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            expected_version: Version you last read. The update is rejected if the contact has
                changed since. 1 to 2147483647.
            relationship: Relationship with the contact to record, which permits transactional
                messages.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact`: A person with a phone number.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.contacts.upsert(
                phone="(202) 555-0144",
                default_country="US",
                first_name="Grace",
                attributes={"city": "Oslo", "interests": ["tea", "coffee"]},
            )
        """
        result: ContactsUpsertResult = await self._calls.call(
            "contacts.upsert",
            {
                "phone": phone,
                "external_id": external_id,
                "first_name": first_name,
                "last_name": last_name,
                "email": email,
                "timezone": timezone,
                "attributes": attributes,
                "tags": tags,
                "default_country": default_country,
                "expected_version": expected_version,
                "relationship": relationship,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def get(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsGetResult:
        """Get a contact with its consent, tags and relationships.

        Set exactly one of `contact_id`, `phone` and `external_id`.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            external_id: Your own ID of the contact. 1 to 255 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact`: A person with a phone number.
            `relationships`: Relationships with the contact, newest first, at most 100.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.contacts.get(phone="+1 202-555-0143")
        """
        result: ContactsGetResult = await self._calls.call(
            "contacts.get",
            {
                "contact_id": contact_id,
                "phone": phone,
                "external_id": external_id,
                "default_country": default_country,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        tag: str | Omit = OMIT,
        list_id: str | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        consent_status: ConsentStatusInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Contact, ContactsListResult]:
        """List contacts by name, phone number, tag, list, segment or consent status.

        Oldest first. `query` matches contacts whose first name, last name, full name, phone number
        or external ID begins with it, ignoring case and accents. Numbers are found in any notation,
        also in the national one of the account's country.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Beginning of a name, a phone number or an external ID. 1 to 100 characters.
            tag: ID or name of a tag of the contacts. 1 to 80 characters.
            list_id: ID or name of a list that contains the contacts. 1 to 64 characters.
            segment_id: ID or name of a segment that contains the contacts. 1 to 64 characters.
            consent_status: Return only contacts with this consent status.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.contacts.list(consent_status="opted_in", limit=1):
                print(item)
        """
        return self._calls.page(
            "contacts.list",
            {
                "query": query,
                "tag": tag,
                "list_id": list_id,
                "segment_id": segment_id,
                "consent_status": consent_status,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def import_(
        self,
        *,
        contacts: Sequence[Mapping[str, object]] | Omit = OMIT,
        rows: Sequence[Mapping[str, object]] | Omit = OMIT,
        mapping: Mapping[str, str] | Omit = OMIT,
        consent_values: Mapping[str, Mapping[str, Literal[
            "opted_in",
            "none",
            "opted_out",
        ]]] | Omit = OMIT,
        column_types: Mapping[str, Literal[
            "text",
            "yes_no",
            "day_first",
            "month_first",
        ]] | Omit = OMIT,
        default_country: str | Omit = OMIT,
        on_duplicate: Literal["update", "skip", "error"] | Omit = OMIT,
        tags: SequenceNotStr[str] | Omit = OMIT,
        list_id: str | Omit = OMIT,
        consent: ImportConsentInput | Omit = OMIT,
        relationship: RelationshipInputInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsImportResult:
        """Import up to 500 contacts.

        The import is one transaction. Invalid rows are skipped and reported; all others are stored.
        `dropped` lists invalid emails, which are left out, and states and postal codes that name no
        known place, which are stored but do not count for the allowed hours. Without `mapping`,
        columns are matched by their names in English, Spanish, French, Portuguese and German, and
        unmatched columns become attributes. Dates and yes or no in attributes are stored as
        YYYY-MM-DD, RFC 3339 or a boolean. A date such as 12/25/2024 shows the order for its column;
        if none does, `column_types` must. If a number appears twice in the batch, later rows are
        reported as `duplicate` and, with `on_duplicate` `update`, complete the first row.
        `on_duplicate` also applies to existing contacts: `update` merges, `skip` leaves the contact
        unchanged, `error` rejects the row. `consent` requires proof and applies to rows that are
        new or have no consent. A column about consent, such as `SMS Marketing Consent`,
        `Subscribed` or `Opted out`, is evidence against the claim. A row that says no, nothing or
        something unclear is not opted in. A row that says that the contact opted out is recorded as
        an opt-out, even without `consent`. `consent_withheld` counts these rows by reason.
        `unsubscribed`, `do not text`, `STOP` or `bounced` in any column counts as no. Map a column
        to an empty string to ignore it. With `consent`, a column such as `SMS flag` whose values
        are not known is refused with `import_columns_unclear` until `consent_values` or `mapping`
        names it. An import never opts in a contact that opted out or is suppressed; such rows have
        the code `consent_kept_opted_out`. With `consent.status` `opted_out`, every valid number is
        opted out and its waiting messages are canceled. A batch with more than 500 rows is rejected
        with `import_batch_limit` before anything is written. Importing the same rows again changes
        nothing.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contacts: Rows to import, at most 500. Each row is an object of columns and values.
            rows: Alias of `contacts`. Set only one of the two.
            mapping: Field of each column: phone, external_id, first_name, last_name, full_name,
                email, timezone, country, tags, consent, attributes, attributes.<name>, or an empty
                string to ignore the column. Unlisted columns are ignored. At most 32768 bytes of
                JSON.
            consent_values: Meaning of values of columns about consent, such as {"SMS flag": {"A":
                "opted_in", "B": "opted_out"}}. Values that are not listed and not known do not opt
                in. At most 32768 bytes of JSON.
            column_types: How the text of a column of attributes is read: day_first or month_first
                for dates such as 05/06/2024, yes_no, or text to keep it. Default: as the values of
                the batch show. At most 32768 bytes of JSON.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            on_duplicate: What happens to numbers that are already contacts or appear twice in the
                batch. Default: `"update"`.
            tags: IDs or names of tags to add to every imported contact. At most 50 items.
            list_id: ID or name of a list to add every imported contact to. 1 to 64 characters.
            consent: Consent of the imported contacts, with its proof.
            relationship: Relationship with all imported contacts to record, which permits
                transactional messages.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `import_id`: ID of the import.
            `total`: Number of rows.
            `created`: Number of contacts that were created.
            `updated`: Number of contacts that were updated.
            `unchanged`: Number of contacts that were already as in the file.
            `skipped`: Number of rows that were skipped because the contact exists.
            `duplicates`: Number of rows that repeat an earlier row.
            `consent_recorded`: Number of rows whose consent this import changed.
            `rejected`: Rows that were rejected, each with the reason.
            `dropped`: Invalid values of imported rows that were left out or, in an address, are
                stored but not used. Present only when there are any.
            `consent_withheld`: Contacts that were not opted in because of the columns about consent
                in their rows, by reason. Present only when there are any.
            `attribute_types`: Types of the values of each attribute in the rows that could be read.
                Present only when there are any.
            `rows`: What happened to each row.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            ImportBatchLimitError: More than 500 contacts in one import batch. Split the import into
                batches of at most 500 rows.
            ImportColumnsUnclearError: Columns of an import need an answer. Say what each column of
                error.data.columns means: who agreed in consent_values, the order of dates in
                column_types, or in mapping that it is about something else.

        Example:
            result = await tern.contacts.import_(
                contacts=[
                    {"phone": "+12025550144", "first_name": "Grace"},
                    {"phone": "202-555-01", "first_name": "Ada"},
                ],
                consent={
                    "method": "web_form",
                    "source": "https://example.com/signup",
                    "captured_at": "2026-01-01T00:00:00Z",
                },
            )
        """
        result: ContactsImportResult = await self._calls.call(
            "contacts.import",
            {
                "contacts": contacts,
                "rows": rows,
                "mapping": mapping,
                "consent_values": consent_values,
                "column_types": column_types,
                "default_country": default_country,
                "on_duplicate": on_duplicate,
                "tags": tags,
                "list_id": list_id,
                "consent": consent,
                "relationship": relationship,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def record_relationship(
        self,
        *,
        kind: RelationshipKindInput,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsRecordRelationshipResult:
        """Record a relationship with a contact, such as an order or an appointment.

        Transactional messages to a person without consent to marketing require a relationship that
        is open when the message is sent, or a message from the person within the 24 hours before.
        Being a contact is not enough. A relationship is identified by its number, `kind` and
        `reference`. Recording it again changes its end, and its start if `since` is set. Without
        `until`, the relationship is open. A phone number that is not a contact becomes one.
        Opt-outs and suppressions apply in spite of any relationship.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            kind: Kind of the relationship.
            reference: Your reference, such as an order number. Default: none. 1 to 200 characters.
            since: Start of the relationship (RFC 3339), not in the future. Default: the recorded
                start, or now.
            until: End of the relationship (RFC 3339), after its start. Default: the relationship is
                open.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `relationship`: Why transactional messages may be sent to a person without consent to
                marketing.
            `contact_created`: Whether the call created the contact.
            `changed`: Whether the call changed what was recorded.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.contacts.record_relationship(
                phone="+12025550143",
                kind="order",
                reference="A-1001",
                since="2026-11-20T12:00:00Z",
            )
        """
        result: ContactsRecordRelationshipResult = await self._calls.call(
            "contacts.recordRelationship",
            {
                "kind": kind,
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "reference": reference,
                "since": since,
                "until": until,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def opt_in(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        method: ConsentMethodInput | Omit = OMIT,
        source: str | Omit = OMIT,
        source_id: str | Omit = OMIT,
        source_url: str | Omit = OMIT,
        captured_at: TimestampInput | Omit = OMIT,
        evidence: Mapping[str, object] | str | Omit = OMIT,
        disclosure_text: str | Omit = OMIT,
        disclosure_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsOptInResult:
        """Record the opt-in of a contact, with its proof.

        Marketing messages require an opt-in. The proof consists of `source` or `source_id`,
        `captured_at`, and `method` or `evidence`; an incomplete call is rejected with the missing
        fields. With `source_id`, the entry stores the version and the SHA-256 of the disclosure
        text that was shown. The call is rejected if the source is archived or never showed the
        disclosure text. An opt-in through a source with the method `checkout` also records a
        relationship of kind `order`. A phone number that is not a contact becomes one. Each program
        needs its own opt-in: `program_id` names it, and without a program the consent covers
        messages that no program sends. After an opt-out, the proof must be newer than the opt-out
        and needs `evidence`. To have the person confirm by text first, call
        `contacts.requestOptIn`. Lists that were bought, rented or scraped are rejected. Consent
        entries are append-only: repeated consent adds an entry and changes nothing else.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            program_id: ID of the program that the contact agreed to. Default: the program of the
                source, or the messages that no program sends. 1 to 64 characters.
            method: How the consent was given.
            source: Where the contact opted in. 1 to 500 characters.
            source_id: ID or name of the source where the contact opted in. It also provides the
                method, the URL and the disclosure text. 1 to 64 characters.
            source_url: URL of the form or document. 1 to 2000 characters.
            captured_at: Time of the opt-in (RFC 3339).
            evidence: Proof of the opt-in, such as a form entry, a recording or a scan.
            disclosure_text: Text the contact agreed to. The SHA-256 of the text is stored with it.
                1 to 5000 characters.
            disclosure_version: Version of the disclosure text that was shown. Default: the version
                in force at `captured_at`. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `status`: Consent after the call.
            `consent_entry`: One change of consent. Its hash covers the previous entry. `merged`:
                the consent of the number ended with a merge. `forgotten`: personal data in the
                entries was erased. `narrowed`: the contact opts out of this program only, and the
                opt-out in `evidence.narrows` no longer applies. `seq` and `hash` are null until the
                entry is appended to the chain.
            `contact_created`: Whether the call created the contact.
            `changed`: Whether the call changed anything.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.contacts.opt_in(
                phone="+12025550143",
                method="web_form",
                source="https://example.com/signup",
                captured_at="2026-01-01T00:00:00Z",
                disclosure_text="I agree to get offers by text. Reply STOP to end.",
            )
        """
        result: ContactsOptInResult = await self._calls.call(
            "contacts.optIn",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "program_id": program_id,
                "method": method,
                "source": source,
                "source_id": source_id,
                "source_url": source_url,
                "captured_at": captured_at,
                "evidence": evidence,
                "disclosure_text": disclosure_text,
                "disclosure_version": disclosure_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def request_opt_in(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        method: ConsentMethodInput | Omit = OMIT,
        source: str | Omit = OMIT,
        source_id: str | Omit = OMIT,
        source_url: str | Omit = OMIT,
        captured_at: TimestampInput | Omit = OMIT,
        evidence: Mapping[str, object] | str | Omit = OMIT,
        disclosure_text: str | Omit = OMIT,
        disclosure_version: int | Omit = OMIT,
        number_id: str | Omit = OMIT,
        language: Literal["en", "es", "fr", "pt", "de"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsRequestOptInResult:
        """Ask a person who signed up to confirm by text (double opt-in).

        Records the request with its proof and sends one message that asks for YES. Until the person
        replies YES, the consent is `pending` and no marketing is sent. YES within 24 hours opts the
        person in with the proof of the request; STOP opts out. Use it when another person could
        have entered the number, for example in a web form. The proof consists of `source` or
        `source_id`, and `method` or `evidence`. A phone number that is not a contact becomes one. A
        person who is opted in, or was asked within the last 24 hours, gets no message. A person who
        opted out cannot be asked. A number gets at most two such messages in 24 hours from all
        accounts (`asked_recently`), and an account sends at most 100 in an hour
        (`too_many_opt_in_requests`). The text is that of the program, or of the account, in
        `language`, and goes out at any hour, because the person is waiting for it. YES is consent
        to the program of the number that receives it. The number must therefore belong to the
        program; without `program_id`, it must belong to no program. Costs the segments of the
        message; they are refunded when the carrier rejects it.

        Needs the permission `contacts`. Costs credits. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            program_id: ID of the program that the person asked for. Default: the program of the
                source, or the messages that no program sends. 1 to 64 characters.
            method: How the person asked.
            source: Where the person asked. 1 to 500 characters.
            source_id: ID or name of the source where the person asked. It also provides the method,
                the URL and the disclosure text. 1 to 64 characters.
            source_url: URL of the form or document. 1 to 2000 characters.
            captured_at: Time at which the person asked for messages (RFC 3339), at most 24 hours
                ago. Default: now.
            evidence: Proof of the request, such as a form entry, a recording or a scan.
            disclosure_text: Text that the person agreed to. The SHA-256 of the text is stored with
                it. 1 to 5000 characters.
            disclosure_version: Version of the disclosure text that was shown. Default: the version
                in force at `captured_at`. 1 to 2147483647.
            number_id: ID of the number that asks and receives the answer. Default: the program's
                number for the contact, or the default number. 1 to 64 characters.
            language: Language of the message. Default: `"en"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `status`: Consent after the call: `pending` until the contact confirms; `opted_in` if it
                has consented already.
            `consent_entry`: The entry of the request; null when nothing was requested.
            `confirmation`: The message that asks the contact to confirm; null when none was sent.
            `expires_at`: Time until which the contact can confirm; null if the contact is opted in.
            `contact_created`: Whether the call created the contact.
            `changed`: Whether the call changed anything.
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
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = await tern.contacts.request_opt_in(
                phone="+12025550187",
                method="web_form",
                source="https://example.com/signup",
                evidence={"form_entry": "7"},
            )
        """
        result: ContactsRequestOptInResult = await self._calls.call(
            "contacts.requestOptIn",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "program_id": program_id,
                "method": method,
                "source": source,
                "source_id": source_id,
                "source_url": source_url,
                "captured_at": captured_at,
                "evidence": evidence,
                "disclosure_text": disclosure_text,
                "disclosure_version": disclosure_version,
                "number_id": number_id,
                "language": language,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def opt_out(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        scope: str | Omit = OMIT,
        reason: Literal["requested", "complaint", "wrong_number"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsOptOutResult:
        """Record the opt-out of a contact or phone number, effective immediately.

        An opt-out needs no proof. One transaction adds a consent entry, updates the status of the
        contact, suppresses the number, cancels its waiting messages and returns their credits. With
        a program as `scope`, only messages from numbers of that program and from numbers without a
        program stop. From 2027-01-31, an opt-out from one program ends all programs (47 CFR
        64.1200(a)(10)), and the result contains a warning. The skill also accepts phone numbers
        that are not contacts. Only a newer opt-in of the contact reverses an opt-out.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            scope: `all`, or the ID of a program to stop only its messages. 1 to 64 characters.
                Default: `"all"`.
            reason: Reason, kept with the entry. Default: `"requested"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: ID of the contact.
            `status`: Consent status of the contact; `opted_out` for a number that is not a contact.
            `consent_entry`: One change of consent. Its hash covers the previous entry. `merged`:
                the consent of the number ended with a merge. `forgotten`: personal data in the
                entries was erased. `narrowed`: the contact opts out of this program only, and the
                opt-out in `evidence.narrows` no longer applies. `seq` and `hash` are null until the
                entry is appended to the chain.
            `changed`: Whether the call changed anything.
            `canceled_messages`: Number of waiting messages that were canceled.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.contacts.opt_out(
                contact_id="con_01jd0000000000000000000001",
                reason="requested",
            )
        """
        result: ContactsOptOutResult = await self._calls.call(
            "contacts.optOut",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "scope": scope,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def consent_history(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ConsentEntry, ContactsConsentHistoryResult]:
        """List all consent entries of a contact or phone number.

        Oldest first. Each entry has its proof and its position in the hash chain.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.contacts.consent_history(
                contact_id="con_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "contacts.consentHistory",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def timeline(
        self,
        *,
        contact_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion | TimelineEvent, ContactsTimelineResult]:
        """List the activity of a contact, newest first.

        Returns messages to and from the contact with their states, consent entries, conversions,
        behavioral events, and the contact's current tags and lists. The list includes the activity
        of contacts merged into this one, and activity of the phone number from before it became a
        contact.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.contacts.timeline(
                contact_id="con_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "contacts.timeline",
            {"contact_id": contact_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def merge(
        self,
        *,
        winner_id: str,
        loser_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsMergeResult:
        """Merge one contact into another.

        The winner keeps its phone number and its field values. Missing values, tags, lists,
        conversions, behavioral events and relationships are taken from the loser. An opt-out of
        either contact applies; otherwise the winner keeps its consent, because consent is given for
        a number. Suppressions of both numbers stay in force, so the merge never allows marketing
        that was not allowed before. Waiting messages to the loser's number are canceled and their
        credits returned. The winner's timeline includes the activity of the loser. The loser is
        deleted. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            winner_id: ID, phone number or external ID of the contact that remains. 1 to 64
                characters.
            loser_id: ID, phone number or external ID of the contact that is deleted. 1 to 64
                characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact`: A person with a phone number.
            `merged`: The contact that was deleted.
            `consent_entry_id`: ID of the consent entry that records the change.
            `canceled_messages`: Number of waiting messages that were canceled.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.contacts.merge(
                winner_id="con_01jd0000000000000000000001",
                loser_id="con_01jd0000000000000000000002",
            )
        """
        result: ContactsMergeResult = await self._calls.call(
            "contacts.merge",
            {
                "winner_id": winner_id,
                "loser_id": loser_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def forget(
        self,
        *,
        contact_id: str | Omit = OMIT,
        phone: str | Omit = OMIT,
        default_country: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ContactsForgetResult:
        """Erase a contact's personal data and suppress its phone number.

        Erases the person from all data of the account: the contact, the phone numbers and content
        of its messages, proofs of consent, behavioral and webhook events, stored responses and
        exports. Counts, credits, conversion totals and the hash chain remain and still verify. The
        service keeps a keyed hash of the number, so the number stays suppressed if it is added or
        imported again. It ends when the person agrees anew: with `contacts.optIn` and evidence from
        after the erasure, or by confirming a request. Waiting messages are canceled and their
        credits returned. You can also erase a phone number that is not a contact. You cannot undo
        this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            phone: Phone number of the contact, in any common notation. 1 to 64 characters.
            default_country: Country (ISO 3166-1 alpha-2) used to parse a phone number without a
                country code. Default: the default country of the account. At most 2 characters.
                Pattern: `^[A-Za-z]{2}$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `contact_id`: Null for a number that was not a contact.
            `numbers`: Number of phone numbers erased, including those of contacts merged into this
                one.
            `erased`: Number of records from which personal data was erased.
            `canceled_messages`: Number of waiting messages that were canceled.
            `consent_entry_id`: ID of the consent entry that records the change.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.contacts.forget(contact_id="con_01jd0000000000000000000001")
        """
        result: ContactsForgetResult = await self._calls.call(
            "contacts.forget",
            {
                "contact_id": contact_id,
                "phone": phone,
                "default_country": default_country,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
