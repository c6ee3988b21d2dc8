# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Registration, readiness to send, compliance checks and proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    AltBusinessIdTypeInput,
    BrandAddress,
    BrandEntityTypeInput,
    BrandRelationshipInput,
    BrandVerticalInput,
    BusinessRegistrationInput,
    CampaignUseCaseInput,
    ComplianceCheckSendResult,
    ComplianceConsentExpiryResult,
    ComplianceExportResult,
    ComplianceFrequencyCapResult,
    ComplianceQuietHoursResult,
    ComplianceRegisterBrandParamsContact,
    ComplianceRegisterBrandResult,
    ComplianceRegisterCampaignParamsFlags,
    ComplianceRegisterCampaignResult,
    ComplianceRegisterTollFreeResult,
    ComplianceRegistrationsResult,
    ComplianceSetupStatusResult,
    ComplianceSuppressResult,
    ComplianceVerifyLedgerResult,
    MediaFallbackInput,
    PurposeInput,
    Registration,
    RegistrationKindInput,
    RegistrationStatusInput,
    SmartEncodingInput,
    StockExchangeInput,
    TimestampInput,
    TollFreeContact,
    TollFreeOptInInput,
    TollFreeUseCaseInput,
    TollFreeVolumeInput,
    WeekdayInput,
)


class ComplianceResource:
    """Registration, readiness to send, compliance checks and proof."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def register_brand(
        self,
        *,
        entity_type: BrandEntityTypeInput,
        legal_name: str,
        vertical: BrandVerticalInput,
        address: BrandAddress,
        contact: ComplianceRegisterBrandParamsContact,
        brand_id: str | Omit = OMIT,
        display_name: str | Omit = OMIT,
        ein: str | None | Omit = OMIT,
        alt_business_id: str | None | Omit = OMIT,
        alt_business_id_type: AltBusinessIdTypeInput | Omit = OMIT,
        stock_symbol: str | None | Omit = OMIT,
        stock_exchange: StockExchangeInput | None | Omit = OMIT,
        website: str | None | Omit = OMIT,
        is_reseller: bool | Omit = OMIT,
        brand_relationship: BrandRelationshipInput | Omit = OMIT,
        campaign_verify_token: str | None | Omit = OMIT,
        reference_id: str | Omit = OMIT,
        mock: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceRegisterBrandResult:
        """Register a 10DLC brand, which identifies the company that sends.

        Checks the data first: if the registry would reject it, the call fails with `field_errors`
        that contain the rejection code and the fix, and nothing is stored or charged. Otherwise the
        brand is submitted. Each submission costs 4 credits. Set `brand_id` to resubmit a rejected
        brand. A repeated `reference_id` returns the existing brand at no cost. The registry is
        simulated, and these EINs select an outcome (no real EIN begins with 00): 00-0000001 is
        rejected, 00-0000002 stays unverified, 00-0000003 takes three days, 00-0000004 gets a
        vetting score of 20, 00-0000005 gets a score of 60, and the first response for 00-0000006 is
        lost. Any other EIN is verified after two seconds with a score of 80.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            brand_id: ID of a rejected brand to resubmit. 1 to 64 characters.
            entity_type: Legal form of the organization.
            legal_name: Legal name, as in the records of the IRS. 1 to 100 characters.
            display_name: Name that customers know. Default: `legal_name`. 1 to 100 characters.
            ein: Tax number (EIN). Required, except for sole proprietors. 1 to 20 characters.
            alt_business_id: Other business number, such as a DUNS number. 1 to 50 characters.
            alt_business_id_type: Type of `alt_business_id`.
            stock_symbol: Stock symbol of a listed company. 1 to 10 characters.
            stock_exchange: Stock exchange of a listed company.
            vertical: Industry of the brand.
            website: Website that reviewers check. 1 to 100 characters.
            address: Postal address of the company.
            contact: Contact person.
            is_reseller: Whether the brand sends on behalf of other companies.
            brand_relationship: How closely you work with the brand.
            campaign_verify_token: Token of Campaign Verify, which organizations that send political
                messages need. 1 to 300 characters.
            reference_id: Your own ID of the brand. Each ID registers one brand. 1 to 100
                characters.
            mock: Whether to register a mock brand, which is never shared with carriers.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `brand_id`: Brand ID to pass to `compliance.registerCampaign`.
            `status`: Progress of a brand registration.
            `brand`: A 10DLC brand: the company that sends.
            `lint`: Findings that reviewers may ask about.
            `created`: False when `reference_id` or `brand_id` matched an existing brand.
            `credits`: Credits charged for this submission.
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

        Example:
            result = tern.compliance.register_brand(
                legal_name="Corner Shop LLC",
                entity_type="PRIVATE_PROFIT",
                display_name="Corner Shop",
                ein="12-3456789",
                vertical="RETAIL",
                website="https://shop.example",
                address={
                    "street": "1 Main Street",
                    "city": "San Francisco",
                    "state": "CA",
                    "postal_code": "94105",
                    "country": "US",
                },
                contact={"email": "texts@shop.example", "phone": "+12025550143"},
            )
        """
        result: ComplianceRegisterBrandResult = self._calls.call(
            "compliance.registerBrand",
            {
                "entity_type": entity_type,
                "legal_name": legal_name,
                "vertical": vertical,
                "address": address,
                "contact": contact,
                "brand_id": brand_id,
                "display_name": display_name,
                "ein": ein,
                "alt_business_id": alt_business_id,
                "alt_business_id_type": alt_business_id_type,
                "stock_symbol": stock_symbol,
                "stock_exchange": stock_exchange,
                "website": website,
                "is_reseller": is_reseller,
                "brand_relationship": brand_relationship,
                "campaign_verify_token": campaign_verify_token,
                "reference_id": reference_id,
                "mock": mock,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def register_campaign(
        self,
        *,
        registration_id: str | Omit = OMIT,
        brand_id: str | Omit = OMIT,
        program_id: str | None | Omit = OMIT,
        use_case: CampaignUseCaseInput | Omit = OMIT,
        sub_use_cases: Sequence[CampaignUseCaseInput] | Omit = OMIT,
        description: str | Omit = OMIT,
        message_flow: str | Omit = OMIT,
        samples: SequenceNotStr[str] | Omit = OMIT,
        flags: ComplianceRegisterCampaignParamsFlags | Omit = OMIT,
        embedded_link_sample: str | None | Omit = OMIT,
        opt_in_keywords: SequenceNotStr[str] | Omit = OMIT,
        opt_out_keywords: SequenceNotStr[str] | Omit = OMIT,
        help_keywords: SequenceNotStr[str] | Omit = OMIT,
        opt_in_message: str | Omit = OMIT,
        opt_out_message: str | Omit = OMIT,
        help_message: str | Omit = OMIT,
        privacy_url: str | Omit = OMIT,
        terms_url: str | Omit = OMIT,
        auto_renewal: bool | Omit = OMIT,
        reseller_id: str | None | Omit = OMIT,
        reference_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceRegisterCampaignResult:
        """Register a 10DLC campaign, which describes what you send.

        Checks the data first: if reviewers would reject it, the call fails with `field_errors` that
        contain the rejection code and the fix, and nothing is stored or charged. Limits:
        `description` has 40 to 4,096 characters, `message_flow` has 40 to 2,048, each of the 2 to 5
        `samples` has 20 to 1,024, and automatic messages have 20 to 320. Fields that you omit are
        filled from the program in `program_id`. Otherwise the campaign is submitted. Each
        submission costs 15 credits. If the brand is not verified yet, the submission waits for it.
        Set `registration_id` to resubmit a registration that was rejected, has expired or has
        changed content. The use case cannot change, and a campaign rejected as high risk (30885)
        cannot be resubmitted. A brand has at most 100 campaigns (30930). The registry is simulated,
        and the prefix of `reference_id` selects an outcome: `sim-reject-<code>` is rejected with
        that code, `sim-dca2` by the second reviewer (30902), `sim-mno` by carriers (30899) and
        `sim-provisioning` during provisioning, each on the first submission only; `sim-slow` takes
        three days; `sim-lost` loses the first response; `sim-suspend` is suspended after one
        minute; `sim-expire` expires after one minute; with `sim-assign-fail` and
        `sim-unassign-fail`, assigning or unassigning its numbers fails. Any other campaign can send
        after five seconds.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            registration_id: ID of a registration to resubmit. 1 to 64 characters.
            brand_id: ID of the brand that sends. Required unless `registration_id` is set. 1 to 64
                characters.
            program_id: ID of the program whose content is registered. 1 to 64 characters.
            use_case: Use case of the campaign. Default: the use case of the program.
            sub_use_cases: Use cases of a mixed campaign, 2 to 5. At most 20 items.
            description: Who sends, who receives and why. 1 to 10000 characters.
            message_flow: Every way in which people opt in. 1 to 10000 characters.
            samples: Sample messages as you will send them, with variable parts in square brackets.
                Default: the samples of the program. At most 20 items.
            flags: Content attributes of the messages. Omitted flags are false, except
                `subscriber_*`, which are true.
            embedded_link_sample: Example of a link in the messages. 1 to 2000 characters.
            opt_in_keywords: Keywords that opt in. At most 20 items.
            opt_out_keywords: Keywords that opt out. At most 20 items.
            help_keywords: Keywords that request help. At most 20 items.
            opt_in_message: Opt-in confirmation message. Default: the opt-in message of the program.
                1 to 2000 characters.
            opt_out_message: Opt-out confirmation message. Default: the opt-out message of the
                program. 1 to 2000 characters.
            help_message: Reply to HELP. Default: the help message of the program. 1 to 2000
                characters.
            privacy_url: URL of the privacy policy. Default: the URL of the program. 1 to 2000
                characters.
            terms_url: URL of the terms and conditions. Default: the URL of the program. 1 to 2000
                characters.
            auto_renewal: Whether the registry renews the campaign automatically. Default: true.
            reseller_id: ID of the reseller at the registry. 1 to 100 characters.
            reference_id: Your own ID of the registration. Each ID registers one campaign. 1 to 100
                characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `registration_id`: Registration ID to pass to `phone-numbers.assign`.
            `status`: Progress of a campaign registration: registry (TCR), connectivity partner
                (TELNYX) and carriers (MNO). The campaign can send when it is MNO_PROVISIONED.
            `registration`: A 10DLC campaign: what you send.
            `lint`: Findings that reviewers may ask about.
            `created`: False when `reference_id` or `registration_id` matched an existing
                registration.
            `credits`: Credits charged for this submission.
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

        Example:
            result = tern.compliance.register_campaign(
                brand_id="brn_01jd0000000000000000000001",
                use_case="MIXED",
                sub_use_cases=["DELIVERY_NOTIFICATION", "MARKETING"],
                description="Corner Shop sends its customers news of their orders and of new arrivals that they asked for.",
                message_flow="Customers of Corner Shop agree on https://shop.example/signup by ticking a box for text messages about orders and offers. Up to 4 msgs/month. Message and data rates may apply. Reply HELP for help, STOP to opt out.",
                samples=[
                    "Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.",
                    "Corner Shop: New arrivals this week, 10% off for you, [first name]. Reply STOP to opt out.",
                ],
                help_message="Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.",
                opt_out_message="Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.",
                opt_in_message="Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
                privacy_url="https://shop.example/privacy",
                terms_url="https://shop.example/terms",
            )
        """
        result: ComplianceRegisterCampaignResult = self._calls.call(
            "compliance.registerCampaign",
            {
                "registration_id": registration_id,
                "brand_id": brand_id,
                "program_id": program_id,
                "use_case": use_case,
                "sub_use_cases": sub_use_cases,
                "description": description,
                "message_flow": message_flow,
                "samples": samples,
                "flags": flags,
                "embedded_link_sample": embedded_link_sample,
                "opt_in_keywords": opt_in_keywords,
                "opt_out_keywords": opt_out_keywords,
                "help_keywords": help_keywords,
                "opt_in_message": opt_in_message,
                "opt_out_message": opt_out_message,
                "help_message": help_message,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "auto_renewal": auto_renewal,
                "reseller_id": reseller_id,
                "reference_id": reference_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def register_toll_free(
        self,
        *,
        number_id: str,
        business_name: str,
        business_type: BrandEntityTypeInput,
        website: str,
        address: BrandAddress,
        contact: TollFreeContact,
        use_case_categories: Sequence[TollFreeUseCaseInput],
        use_case_summary: str,
        samples: SequenceNotStr[str],
        opt_in_type: TollFreeOptInInput,
        opt_in_image_urls: SequenceNotStr[str],
        message_volume: TollFreeVolumeInput,
        privacy_url: str,
        terms_url: str,
        doing_business_as: str | Omit = OMIT,
        business_registration: BusinessRegistrationInput | Omit = OMIT,
        opt_in_message: str | Omit = OMIT,
        help_message: str | Omit = OMIT,
        age_gated: bool | Omit = OMIT,
        additional_information: str | Omit = OMIT,
        campaign_verify_token: str | None | Omit = OMIT,
        reference_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceRegisterTollFreeResult:
        """Submit a toll-free number for verification.

        A toll-free number (+1 800, 833, 844, 855, 866, 877 or 888) can send after it is verified;
        numbers of the simulator need no verification. The call checks the data first: if reviewers
        would reject it, the call fails with `field_errors` that contain the rejection code and the
        fix, and nothing is stored or charged. Otherwise the number is submitted. Each submission
        costs 4 credits. To resubmit a rejected number, call this skill again. Reviewers are
        simulated, and the prefix of `reference_id` selects an outcome: `sim-reject-<code>` is
        rejected with that code the first time, `sim-slow` takes three days and `sim-lost` loses the
        first response. Any other number is verified after three seconds.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            number_id: ID of the toll-free number. 1 to 64 characters.
            business_name: Legal name of the company. 1 to 255 characters.
            business_type: Legal form of the company.
            website: Website that reviewers check. 1 to 2000 characters.
            address: Postal address in the United States or Canada.
            contact: Contact person for reviewers.
            use_case_categories: All use cases of the number. 1 to 14 items.
            use_case_summary: Who sends, who receives and why. 1 to 500 characters.
            samples: Sample messages as you will send them. 1 to 5 items.
            opt_in_type: How people opt in.
            opt_in_image_urls: URLs of public images that show how people opt in. 1 to 5 items.
            message_volume: Estimated messages per month.
            privacy_url: URL of the privacy policy. 1 to 2000 characters.
            terms_url: URL of the terms and conditions. 1 to 2000 characters.
            doing_business_as: Name that customers know. 1 to 255 characters.
            business_registration: Business registration of the company. Not required for sole
                proprietors.
            opt_in_message: Opt-in confirmation message. 1 to 500 characters.
            help_message: Reply to HELP. 1 to 500 characters.
            age_gated: Whether people confirm their age before they opt in.
            additional_information: Additional information for reviewers. 1 to 500 characters.
            campaign_verify_token: Token of Campaign Verify, which organizations that send political
                messages need. 1 to 300 characters.
            reference_id: Your own ID of the verification. The same ID returns the same
                verification. 1 to 100 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `registration_id`: ID of the verification.
            `status`: Progress of a toll-free verification. The number can send when it is APPROVED.
            `registration`: The verification of a toll-free number.
            `lint`: Findings that reviewers may ask about.
            `created`: False when the number or the `reference_id` already has a verification.
            `credits`: Credits charged for this submission.
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

        Example:
            result = tern.compliance.register_toll_free(
                number_id="num_01jd0000000000000000000002",
                business_name="Corner Shop LLC",
                doing_business_as="Corner Shop",
                business_type="PRIVATE_PROFIT",
                business_registration={"number": "12-3456789", "authority": "EIN", "country": "US"},
                website="https://shop.example",
                address={
                    "street": "1 Main Street",
                    "city": "San Francisco",
                    "state": "CA",
                    "postal_code": "94105",
                    "country": "US",
                },
                contact={
                    "email": "texts@shop.example",
                    "phone": "+12025550143",
                    "first_name": "Ada",
                    "last_name": "Lovelace",
                },
                use_case_categories=["DELIVERY_NOTIFICATIONS"],
                use_case_summary="Corner Shop tells its customers when the orders they placed on its website are ready.",
                samples=[
                    "Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.",
                ],
                opt_in_type="WEB_FORM",
                opt_in_image_urls=["https://shop.example/opt-in.png"],
                message_volume="10,000",
                opt_in_message="Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
                privacy_url="https://shop.example/privacy",
                terms_url="https://shop.example/terms",
                age_gated=False,
            )
        """
        result: ComplianceRegisterTollFreeResult = self._calls.call(
            "compliance.registerTollFree",
            {
                "number_id": number_id,
                "business_name": business_name,
                "business_type": business_type,
                "website": website,
                "address": address,
                "contact": contact,
                "use_case_categories": use_case_categories,
                "use_case_summary": use_case_summary,
                "samples": samples,
                "opt_in_type": opt_in_type,
                "opt_in_image_urls": opt_in_image_urls,
                "message_volume": message_volume,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "doing_business_as": doing_business_as,
                "business_registration": business_registration,
                "opt_in_message": opt_in_message,
                "help_message": help_message,
                "age_gated": age_gated,
                "additional_information": additional_information,
                "campaign_verify_token": campaign_verify_token,
                "reference_id": reference_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def registrations(
        self,
        *,
        kind: RegistrationKindInput | Omit = OMIT,
        status: RegistrationStatusInput | Omit = OMIT,
        brand_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Registration, ComplianceRegistrationsResult]:
        """List the registrations of brands, campaigns and toll-free numbers, with their rejections.

        Brands come first; within each kind, oldest first. A `rejection` tells you what to change.
        `registration_drift` lists the fields in which the program of a campaign now differs from
        its registered content.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            kind: Return only registrations of this kind.
            status: Return only registrations with this status.
            brand_id: Return only campaigns of this brand. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.compliance.registrations():
                print(item)
        """
        return self._calls.page(
            "compliance.registrations",
            {
                "kind": kind,
                "status": status,
                "brand_id": brand_id,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def setup_status(
        self,
        *,
        options: CallOptions | None = None,
    ) -> ComplianceSetupStatusResult:
        """List the steps that are missing before you can send.

        Returns the steps from a new account to its first message, in order: account, sender,
        contacts, consent, credits, template, program, brand, campaign_registration,
        number_assignment and toll_free_verification. Each step names the call that completes it.
        The steps template and program are always optional. The steps brand, campaign_registration
        and number_assignment are required only with a +1 long code at a real carrier, and
        toll_free_verification only with a toll-free number at a real carrier. Numbers of the
        simulator need no registration. `sending_rules` are the hours and caps that the account set.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `ready`: Whether nothing is missing.
            `steps`: The steps, in order.
            `daily_limits`: Daily limits of each verified brand that has a campaign.
            `sending_rules`: What the account sets with `compliance.quietHours` and
                `compliance.frequencyCap`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.compliance.setup_status()
        """
        result: ComplianceSetupStatusResult = self._calls.call(
            "compliance.setupStatus",
            {},
            options,
        )
        return result

    def check_send(
        self,
        *,
        text: str,
        phone: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        at: TimestampInput | Omit = OMIT,
        rule_pack: str | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceCheckSendResult:
        """Check whether a message would pass every gate, and why.

        Evaluates every gate without sending, even after one gate rejects the message. Each gate
        reports its inputs and its decision under the rule pack. Set `at` to check another time and
        `rule_pack` to check other rules. `earliest_send_at` is the first time, counted from `at`,
        at which quiet hours and frequency caps allow the message.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            phone: Phone number of the recipient. Provide this or `contact_id`. 1 to 40 characters.
            contact_id: ID, phone number or external ID of the contact. Provide this or `phone`. 1
                to 64 characters.
            text: Message text, optionally with Liquid variables. 1 to 5000 characters.
            vars: Values of the variables. At most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Default: `"marketing"`.
            number_id: ID of the sending number. Default: the default sending number of the account.
                1 to 64 characters.
            program_id: ID of the program to send for, instead of `number_id`. The contact receives
                messages from the same number of the program every time. 1 to 64 characters.
            at: Planned send time (RFC 3339). Default: now.
            rule_pack: Rule pack to evaluate, whether it is in force or not: `us-2026-11`, or
                `us-2027-01`, which applies from 2027-01-31. Default: the rule pack in force. 1 to
                40 characters.
            smart_encoding: Smart encoding of the message. Default: the setting of the account.
            shorten_links: Whether each link of the message becomes a short link, which changes its
                length. Default: false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. At most 10
                items.
            media_fallback: What is sent where media cannot be sent. Default: `none`.
            options: Settings of this call, such as its timeout.

        Returns:
            `allow`: Whether the message may be sent.
            `gates`: Result of every check, in order.
            `rule_pack`: Rule pack of the decision.
            `earliest_send_at`: Null when no time is known, for example because the recipient's time
                zone is unknown.
            `content_findings`: Findings about the rendered message, blockers first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.compliance.check_send(phone="+12025550143", text="Hello")
        """
        result: ComplianceCheckSendResult = self._calls.call(
            "compliance.checkSend",
            {
                "text": text,
                "phone": phone,
                "contact_id": contact_id,
                "vars": vars,
                "purpose": purpose,
                "number_id": number_id,
                "program_id": program_id,
                "at": at,
                "rule_pack": rule_pack,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
            },
            options,
        )
        return result

    def quiet_hours(
        self,
        *,
        start: str | Omit = OMIT,
        end: str | Omit = OMIT,
        days: Sequence[WeekdayInput] | Omit = OMIT,
        on_violation: Literal["reject", "defer"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceQuietHoursResult:
        """Set the allowed hours of this account for marketing messages.

        `start` and `end` are the hours in which sending is allowed, not the quiet hours, in the
        recipient's local time. They restrict the legal hours and cannot extend them. During all
        other hours, the quiet hours, campaign messages wait until the next allowed time; single
        messages are rejected, or wait when `on_violation` is `defer`. Waiting messages are checked
        again before they are submitted. To remove the hours of the account, omit `start`, `end` and
        `days`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            start: First minute in which sending is allowed, such as `09:00`. Required with `end`.
                At most 5 characters. Pattern: `^([01]\\d|2[0-3]):[0-5]\\d$`.
            end: First minute in which sending is no longer allowed, such as `20:00`; `24:00` at the
                latest. Required with `start`. At most 5 characters. Pattern:
                `^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$`.
            days: Days on which sending is allowed. Default: every day. 1 to 7 items.
            on_violation: What happens to single messages outside these hours that do not set
                `on_quiet_hours`. Default: `"reject"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `quiet_hours`: Null when the account has no hours of its own.
            `rule_pack`: Rule pack that applies in addition.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.compliance.quiet_hours(
                start="09:00",
                end="18:00",
                days=["mon", "tue", "wed", "thu", "fri"],
                on_violation="defer",
            )
        """
        result: ComplianceQuietHoursResult = self._calls.call(
            "compliance.quietHours",
            {
                "start": start,
                "end": end,
                "days": days,
                "on_violation": on_violation,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def frequency_cap(
        self,
        *,
        window_hours: int,
        max: int | Omit = OMIT,
        scope: Literal["contact"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceFrequencyCapResult:
        """Limit how often a recipient gets marketing messages.

        A cap limits the messages to one recipient in any rolling window, across all numbers and
        campaigns of the account. A message counts at its planned send time from when it is
        accepted, and stops counting if it is never sent. Legal caps apply in addition, for example
        three messages in 24 hours in Florida. Single messages above a cap are rejected with the
        next allowed time; campaigns exclude the recipient. To remove the cap of a window, omit
        `max`. An account has at most five caps.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            window_hours: Length of the window in hours. 1 to 2160.
            max: Maximum messages in the window. Omit it to remove the cap. 1 to 1000.
            scope: What the cap counts. `contact`: all marketing messages of this account to one
                recipient. Default: `"contact"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `caps`: All caps of the account, shortest window first.
            `rule_pack`: Rule pack that applies in addition.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.compliance.frequency_cap(max=4, window_hours=168)
        """
        result: ComplianceFrequencyCapResult = self._calls.call(
            "compliance.frequencyCap",
            {
                "window_hours": window_hours,
                "max": max,
                "scope": scope,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def consent_expiry(
        self,
        *,
        after_months: int | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceConsentExpiryResult:
        """Let consent end after months without contact, or show the setting.

        Nothing in the law ends consent by its age, but people forget that they opted in, and
        numbers get new owners. By default, `campaigns.preflight` only warns about contacts who
        opted in more than 18 months ago and have had no message to or from them since. With
        `after_months`, their consent ends: a worker looks through the contacts at once and then
        daily, sets the consent to `none` and adds a consent entry with the status `expired`. This
        is not an opt-out: a new opt-in counts immediately. START does not restore the consent. Omit
        `after_months` to read the setting. Null ends it; consents that have already ended stay
        ended. A dry run shows how many contacts a setting would affect.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            after_months: Months without contact after which consent ends; null: never. Default:
                unchanged. 3 to 60.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `after_months`: Months without contact after which consent ends; null: never.
            `warns_after_months`: Months without contact after which `campaigns.preflight` warns.
            `contacts_without_contact`: Opted-in contacts without a message to or from them for that
                long; at most 10000 are counted.
            `changed`: Whether the setting changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.compliance.consent_expiry(after_months=24)
        """
        result: ComplianceConsentExpiryResult = self._calls.call(
            "compliance.consentExpiry",
            {"after_months": after_months, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def suppress(
        self,
        *,
        phone: str | Omit = OMIT,
        phone_hashes: SequenceNotStr[str] | Omit = OMIT,
        scope: str | Omit = OMIT,
        reason: Literal["do_not_contact", "litigation", "dead_line", "internal"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceSuppressResult:
        """Stop all messages to phone numbers, or the messages of one program.

        Suppresses numbers by decision of the account, whatever their consent. The numbers need not
        be contacts, and no later consent lifts the suppression: `contacts.optIn` is refused with
        `suppressed_by_account`, and START is answered. Waiting messages are canceled and their
        credits returned. With a program as `scope`, only messages from numbers of that program and
        from numbers without a program stop, and the opt-outs of the recipient are unchanged. With
        `phone_hashes`, matching contacts are suppressed now and other matching numbers when the
        account first uses them; the service stores a keyed hash of each number. To record a
        recipient's own opt-out, use `contacts.optOut`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            phone: Phone number in any common notation. Provide this or `phone_hashes`. 1 to 40
                characters.
            phone_hashes: SHA-256 hashes of phone numbers in E.164 format including the plus sign,
                in lower-case hexadecimal. Provide this or `phone`. 1 to 1000 items.
            scope: `all`, or the ID of a program to stop only its messages. 1 to 64 characters.
                Default: `"all"`.
            reason: Reason, kept with the entry. Default: `"do_not_contact"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `phone`: Phone number (E.164); null for hashes.
            `scope`: `all`, or the ID of the program.
            `reason`: Why the numbers were suppressed.
            `created`: False when the number was already suppressed in this scope for any reason, or
                when every hash was already known.
            `canceled_messages`: Number of waiting messages that were canceled.
            `hashes`: Results for `phone_hashes`.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.compliance.suppress(phone="+12025550166", reason="litigation")
        """
        result: ComplianceSuppressResult = self._calls.call(
            "compliance.suppress",
            {
                "phone": phone,
                "phone_hashes": phone_hashes,
                "scope": scope,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def verify_ledger(
        self,
        *,
        ledger: Literal["consent", "audit"] | Omit = OMIT,
        from_seq: int | Omit = OMIT,
        to_seq: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceVerifyLedgerResult:
        """Verify the hash chain of the consent entries or the audit log.

        Recomputes every hash in the range, so it finds entries that were changed, reordered or
        removed, including at the end. For consent it also compares the current status of every
        contact with the entries. Entries erased by `contacts.forget` verify when an entry records
        the erasure. New entries join the chain shortly after they are written. One call checks at
        most 50,000 entries; continue from `next_from_seq`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            ledger: Chain to verify: `consent` or `audit`. Default: `"consent"`.
            from_seq: First sequence number to check. At least 1. Default: `1`.
            to_seq: Last sequence number to check. Default: the last entry. At least 1.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the chain is intact.
            `ledger`: The log that was verified.
            `checked`: Number of entries whose hash was recomputed.
            `first_bad_seq`: Sequence number at which the chain breaks; null when it is intact.
            `next_from_seq`: Sequence number to continue from; null when the range is complete.
            `head`: Last entry of the chain, stored separately from the entries.
            `deviating_contacts`: Contacts whose status differs from the consent entries, at most
                100.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.compliance.verify_ledger(ledger="consent")
        """
        result: ComplianceVerifyLedgerResult = self._calls.call(
            "compliance.verifyLedger",
            {"ledger": ledger, "from_seq": from_seq, "to_seq": to_seq},
            options,
        )
        return result

    def export(
        self,
        *,
        contact_id: str | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        format: Literal["ndjson", "csv"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceExportResult:
        """Export the consent entries and the audit log to a file you can verify offline.

        Writes every consent entry and audit log entry with its hash to a file and returns a
        download link that expires after one hour. Entries of other accounts and entries outside the
        filter appear only as hashes, so that the chain stays complete. Verify the file with `tern
        verify-export`; you do not need the service for that. In CSV, cells that could be read as a
        formula start with an apostrophe. The export of one contact contains the entries of its
        phone numbers and no audit log. An export of a hundred thousand entries takes a few seconds.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            contact_id: Export only the entries of this contact: its ID, phone number or external
                ID. Default: all contacts. 1 to 64 characters.
            from_: Start of the period in which entries were recorded (RFC 3339, inclusive).
            to: End of the period in which entries were recorded (RFC 3339, exclusive).
            format: File format. `ndjson`: one JSON record per line. `csv`: a table. Default:
                `"ndjson"`.
            options: Settings of this call, such as its timeout.

        Returns:
            `export_id`: ID of the export.
            `url`: Download link. The link itself grants access.
            `expires_at`: Time in UTC (RFC 3339).
            `format`: Format of the file.
            `bytes`: Size of the file.
            `sha256`: SHA-256 of the whole file.
            `entries`: Number of entries in the file.
            `head_hash`: Hash of the last consent entry in the file. Compare it with the output of
                `tern verify-export`.
            `audit_head_hash`: Hash of the last audit log entry in the file; null when the file has
                no audit log.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.compliance.export(format="csv")
        """
        result: ComplianceExportResult = self._calls.call(
            "compliance.export",
            {"contact_id": contact_id, "from": from_, "to": to, "format": format},
            options,
        )
        return result


class AsyncComplianceResource:
    """Registration, readiness to send, compliance checks and proof."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def register_brand(
        self,
        *,
        entity_type: BrandEntityTypeInput,
        legal_name: str,
        vertical: BrandVerticalInput,
        address: BrandAddress,
        contact: ComplianceRegisterBrandParamsContact,
        brand_id: str | Omit = OMIT,
        display_name: str | Omit = OMIT,
        ein: str | None | Omit = OMIT,
        alt_business_id: str | None | Omit = OMIT,
        alt_business_id_type: AltBusinessIdTypeInput | Omit = OMIT,
        stock_symbol: str | None | Omit = OMIT,
        stock_exchange: StockExchangeInput | None | Omit = OMIT,
        website: str | None | Omit = OMIT,
        is_reseller: bool | Omit = OMIT,
        brand_relationship: BrandRelationshipInput | Omit = OMIT,
        campaign_verify_token: str | None | Omit = OMIT,
        reference_id: str | Omit = OMIT,
        mock: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceRegisterBrandResult:
        """Register a 10DLC brand, which identifies the company that sends.

        Checks the data first: if the registry would reject it, the call fails with `field_errors`
        that contain the rejection code and the fix, and nothing is stored or charged. Otherwise the
        brand is submitted. Each submission costs 4 credits. Set `brand_id` to resubmit a rejected
        brand. A repeated `reference_id` returns the existing brand at no cost. The registry is
        simulated, and these EINs select an outcome (no real EIN begins with 00): 00-0000001 is
        rejected, 00-0000002 stays unverified, 00-0000003 takes three days, 00-0000004 gets a
        vetting score of 20, 00-0000005 gets a score of 60, and the first response for 00-0000006 is
        lost. Any other EIN is verified after two seconds with a score of 80.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            brand_id: ID of a rejected brand to resubmit. 1 to 64 characters.
            entity_type: Legal form of the organization.
            legal_name: Legal name, as in the records of the IRS. 1 to 100 characters.
            display_name: Name that customers know. Default: `legal_name`. 1 to 100 characters.
            ein: Tax number (EIN). Required, except for sole proprietors. 1 to 20 characters.
            alt_business_id: Other business number, such as a DUNS number. 1 to 50 characters.
            alt_business_id_type: Type of `alt_business_id`.
            stock_symbol: Stock symbol of a listed company. 1 to 10 characters.
            stock_exchange: Stock exchange of a listed company.
            vertical: Industry of the brand.
            website: Website that reviewers check. 1 to 100 characters.
            address: Postal address of the company.
            contact: Contact person.
            is_reseller: Whether the brand sends on behalf of other companies.
            brand_relationship: How closely you work with the brand.
            campaign_verify_token: Token of Campaign Verify, which organizations that send political
                messages need. 1 to 300 characters.
            reference_id: Your own ID of the brand. Each ID registers one brand. 1 to 100
                characters.
            mock: Whether to register a mock brand, which is never shared with carriers.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `brand_id`: Brand ID to pass to `compliance.registerCampaign`.
            `status`: Progress of a brand registration.
            `brand`: A 10DLC brand: the company that sends.
            `lint`: Findings that reviewers may ask about.
            `created`: False when `reference_id` or `brand_id` matched an existing brand.
            `credits`: Credits charged for this submission.
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

        Example:
            result = await tern.compliance.register_brand(
                legal_name="Corner Shop LLC",
                entity_type="PRIVATE_PROFIT",
                display_name="Corner Shop",
                ein="12-3456789",
                vertical="RETAIL",
                website="https://shop.example",
                address={
                    "street": "1 Main Street",
                    "city": "San Francisco",
                    "state": "CA",
                    "postal_code": "94105",
                    "country": "US",
                },
                contact={"email": "texts@shop.example", "phone": "+12025550143"},
            )
        """
        result: ComplianceRegisterBrandResult = await self._calls.call(
            "compliance.registerBrand",
            {
                "entity_type": entity_type,
                "legal_name": legal_name,
                "vertical": vertical,
                "address": address,
                "contact": contact,
                "brand_id": brand_id,
                "display_name": display_name,
                "ein": ein,
                "alt_business_id": alt_business_id,
                "alt_business_id_type": alt_business_id_type,
                "stock_symbol": stock_symbol,
                "stock_exchange": stock_exchange,
                "website": website,
                "is_reseller": is_reseller,
                "brand_relationship": brand_relationship,
                "campaign_verify_token": campaign_verify_token,
                "reference_id": reference_id,
                "mock": mock,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def register_campaign(
        self,
        *,
        registration_id: str | Omit = OMIT,
        brand_id: str | Omit = OMIT,
        program_id: str | None | Omit = OMIT,
        use_case: CampaignUseCaseInput | Omit = OMIT,
        sub_use_cases: Sequence[CampaignUseCaseInput] | Omit = OMIT,
        description: str | Omit = OMIT,
        message_flow: str | Omit = OMIT,
        samples: SequenceNotStr[str] | Omit = OMIT,
        flags: ComplianceRegisterCampaignParamsFlags | Omit = OMIT,
        embedded_link_sample: str | None | Omit = OMIT,
        opt_in_keywords: SequenceNotStr[str] | Omit = OMIT,
        opt_out_keywords: SequenceNotStr[str] | Omit = OMIT,
        help_keywords: SequenceNotStr[str] | Omit = OMIT,
        opt_in_message: str | Omit = OMIT,
        opt_out_message: str | Omit = OMIT,
        help_message: str | Omit = OMIT,
        privacy_url: str | Omit = OMIT,
        terms_url: str | Omit = OMIT,
        auto_renewal: bool | Omit = OMIT,
        reseller_id: str | None | Omit = OMIT,
        reference_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceRegisterCampaignResult:
        """Register a 10DLC campaign, which describes what you send.

        Checks the data first: if reviewers would reject it, the call fails with `field_errors` that
        contain the rejection code and the fix, and nothing is stored or charged. Limits:
        `description` has 40 to 4,096 characters, `message_flow` has 40 to 2,048, each of the 2 to 5
        `samples` has 20 to 1,024, and automatic messages have 20 to 320. Fields that you omit are
        filled from the program in `program_id`. Otherwise the campaign is submitted. Each
        submission costs 15 credits. If the brand is not verified yet, the submission waits for it.
        Set `registration_id` to resubmit a registration that was rejected, has expired or has
        changed content. The use case cannot change, and a campaign rejected as high risk (30885)
        cannot be resubmitted. A brand has at most 100 campaigns (30930). The registry is simulated,
        and the prefix of `reference_id` selects an outcome: `sim-reject-<code>` is rejected with
        that code, `sim-dca2` by the second reviewer (30902), `sim-mno` by carriers (30899) and
        `sim-provisioning` during provisioning, each on the first submission only; `sim-slow` takes
        three days; `sim-lost` loses the first response; `sim-suspend` is suspended after one
        minute; `sim-expire` expires after one minute; with `sim-assign-fail` and
        `sim-unassign-fail`, assigning or unassigning its numbers fails. Any other campaign can send
        after five seconds.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            registration_id: ID of a registration to resubmit. 1 to 64 characters.
            brand_id: ID of the brand that sends. Required unless `registration_id` is set. 1 to 64
                characters.
            program_id: ID of the program whose content is registered. 1 to 64 characters.
            use_case: Use case of the campaign. Default: the use case of the program.
            sub_use_cases: Use cases of a mixed campaign, 2 to 5. At most 20 items.
            description: Who sends, who receives and why. 1 to 10000 characters.
            message_flow: Every way in which people opt in. 1 to 10000 characters.
            samples: Sample messages as you will send them, with variable parts in square brackets.
                Default: the samples of the program. At most 20 items.
            flags: Content attributes of the messages. Omitted flags are false, except
                `subscriber_*`, which are true.
            embedded_link_sample: Example of a link in the messages. 1 to 2000 characters.
            opt_in_keywords: Keywords that opt in. At most 20 items.
            opt_out_keywords: Keywords that opt out. At most 20 items.
            help_keywords: Keywords that request help. At most 20 items.
            opt_in_message: Opt-in confirmation message. Default: the opt-in message of the program.
                1 to 2000 characters.
            opt_out_message: Opt-out confirmation message. Default: the opt-out message of the
                program. 1 to 2000 characters.
            help_message: Reply to HELP. Default: the help message of the program. 1 to 2000
                characters.
            privacy_url: URL of the privacy policy. Default: the URL of the program. 1 to 2000
                characters.
            terms_url: URL of the terms and conditions. Default: the URL of the program. 1 to 2000
                characters.
            auto_renewal: Whether the registry renews the campaign automatically. Default: true.
            reseller_id: ID of the reseller at the registry. 1 to 100 characters.
            reference_id: Your own ID of the registration. Each ID registers one campaign. 1 to 100
                characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `registration_id`: Registration ID to pass to `phone-numbers.assign`.
            `status`: Progress of a campaign registration: registry (TCR), connectivity partner
                (TELNYX) and carriers (MNO). The campaign can send when it is MNO_PROVISIONED.
            `registration`: A 10DLC campaign: what you send.
            `lint`: Findings that reviewers may ask about.
            `created`: False when `reference_id` or `registration_id` matched an existing
                registration.
            `credits`: Credits charged for this submission.
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

        Example:
            result = await tern.compliance.register_campaign(
                brand_id="brn_01jd0000000000000000000001",
                use_case="MIXED",
                sub_use_cases=["DELIVERY_NOTIFICATION", "MARKETING"],
                description="Corner Shop sends its customers news of their orders and of new arrivals that they asked for.",
                message_flow="Customers of Corner Shop agree on https://shop.example/signup by ticking a box for text messages about orders and offers. Up to 4 msgs/month. Message and data rates may apply. Reply HELP for help, STOP to opt out.",
                samples=[
                    "Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.",
                    "Corner Shop: New arrivals this week, 10% off for you, [first name]. Reply STOP to opt out.",
                ],
                help_message="Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.",
                opt_out_message="Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.",
                opt_in_message="Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
                privacy_url="https://shop.example/privacy",
                terms_url="https://shop.example/terms",
            )
        """
        result: ComplianceRegisterCampaignResult = await self._calls.call(
            "compliance.registerCampaign",
            {
                "registration_id": registration_id,
                "brand_id": brand_id,
                "program_id": program_id,
                "use_case": use_case,
                "sub_use_cases": sub_use_cases,
                "description": description,
                "message_flow": message_flow,
                "samples": samples,
                "flags": flags,
                "embedded_link_sample": embedded_link_sample,
                "opt_in_keywords": opt_in_keywords,
                "opt_out_keywords": opt_out_keywords,
                "help_keywords": help_keywords,
                "opt_in_message": opt_in_message,
                "opt_out_message": opt_out_message,
                "help_message": help_message,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "auto_renewal": auto_renewal,
                "reseller_id": reseller_id,
                "reference_id": reference_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def register_toll_free(
        self,
        *,
        number_id: str,
        business_name: str,
        business_type: BrandEntityTypeInput,
        website: str,
        address: BrandAddress,
        contact: TollFreeContact,
        use_case_categories: Sequence[TollFreeUseCaseInput],
        use_case_summary: str,
        samples: SequenceNotStr[str],
        opt_in_type: TollFreeOptInInput,
        opt_in_image_urls: SequenceNotStr[str],
        message_volume: TollFreeVolumeInput,
        privacy_url: str,
        terms_url: str,
        doing_business_as: str | Omit = OMIT,
        business_registration: BusinessRegistrationInput | Omit = OMIT,
        opt_in_message: str | Omit = OMIT,
        help_message: str | Omit = OMIT,
        age_gated: bool | Omit = OMIT,
        additional_information: str | Omit = OMIT,
        campaign_verify_token: str | None | Omit = OMIT,
        reference_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceRegisterTollFreeResult:
        """Submit a toll-free number for verification.

        A toll-free number (+1 800, 833, 844, 855, 866, 877 or 888) can send after it is verified;
        numbers of the simulator need no verification. The call checks the data first: if reviewers
        would reject it, the call fails with `field_errors` that contain the rejection code and the
        fix, and nothing is stored or charged. Otherwise the number is submitted. Each submission
        costs 4 credits. To resubmit a rejected number, call this skill again. Reviewers are
        simulated, and the prefix of `reference_id` selects an outcome: `sim-reject-<code>` is
        rejected with that code the first time, `sim-slow` takes three days and `sim-lost` loses the
        first response. Any other number is verified after three seconds.

        Needs the permission `compliance`. Costs credits. Since 2.0.0.

        Args:
            number_id: ID of the toll-free number. 1 to 64 characters.
            business_name: Legal name of the company. 1 to 255 characters.
            business_type: Legal form of the company.
            website: Website that reviewers check. 1 to 2000 characters.
            address: Postal address in the United States or Canada.
            contact: Contact person for reviewers.
            use_case_categories: All use cases of the number. 1 to 14 items.
            use_case_summary: Who sends, who receives and why. 1 to 500 characters.
            samples: Sample messages as you will send them. 1 to 5 items.
            opt_in_type: How people opt in.
            opt_in_image_urls: URLs of public images that show how people opt in. 1 to 5 items.
            message_volume: Estimated messages per month.
            privacy_url: URL of the privacy policy. 1 to 2000 characters.
            terms_url: URL of the terms and conditions. 1 to 2000 characters.
            doing_business_as: Name that customers know. 1 to 255 characters.
            business_registration: Business registration of the company. Not required for sole
                proprietors.
            opt_in_message: Opt-in confirmation message. 1 to 500 characters.
            help_message: Reply to HELP. 1 to 500 characters.
            age_gated: Whether people confirm their age before they opt in.
            additional_information: Additional information for reviewers. 1 to 500 characters.
            campaign_verify_token: Token of Campaign Verify, which organizations that send political
                messages need. 1 to 300 characters.
            reference_id: Your own ID of the verification. The same ID returns the same
                verification. 1 to 100 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `registration_id`: ID of the verification.
            `status`: Progress of a toll-free verification. The number can send when it is APPROVED.
            `registration`: The verification of a toll-free number.
            `lint`: Findings that reviewers may ask about.
            `created`: False when the number or the `reference_id` already has a verification.
            `credits`: Credits charged for this submission.
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

        Example:
            result = await tern.compliance.register_toll_free(
                number_id="num_01jd0000000000000000000002",
                business_name="Corner Shop LLC",
                doing_business_as="Corner Shop",
                business_type="PRIVATE_PROFIT",
                business_registration={"number": "12-3456789", "authority": "EIN", "country": "US"},
                website="https://shop.example",
                address={
                    "street": "1 Main Street",
                    "city": "San Francisco",
                    "state": "CA",
                    "postal_code": "94105",
                    "country": "US",
                },
                contact={
                    "email": "texts@shop.example",
                    "phone": "+12025550143",
                    "first_name": "Ada",
                    "last_name": "Lovelace",
                },
                use_case_categories=["DELIVERY_NOTIFICATIONS"],
                use_case_summary="Corner Shop tells its customers when the orders they placed on its website are ready.",
                samples=[
                    "Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.",
                ],
                opt_in_type="WEB_FORM",
                opt_in_image_urls=["https://shop.example/opt-in.png"],
                message_volume="10,000",
                opt_in_message="Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
                privacy_url="https://shop.example/privacy",
                terms_url="https://shop.example/terms",
                age_gated=False,
            )
        """
        result: ComplianceRegisterTollFreeResult = await self._calls.call(
            "compliance.registerTollFree",
            {
                "number_id": number_id,
                "business_name": business_name,
                "business_type": business_type,
                "website": website,
                "address": address,
                "contact": contact,
                "use_case_categories": use_case_categories,
                "use_case_summary": use_case_summary,
                "samples": samples,
                "opt_in_type": opt_in_type,
                "opt_in_image_urls": opt_in_image_urls,
                "message_volume": message_volume,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "doing_business_as": doing_business_as,
                "business_registration": business_registration,
                "opt_in_message": opt_in_message,
                "help_message": help_message,
                "age_gated": age_gated,
                "additional_information": additional_information,
                "campaign_verify_token": campaign_verify_token,
                "reference_id": reference_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def registrations(
        self,
        *,
        kind: RegistrationKindInput | Omit = OMIT,
        status: RegistrationStatusInput | Omit = OMIT,
        brand_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Registration, ComplianceRegistrationsResult]:
        """List the registrations of brands, campaigns and toll-free numbers, with their rejections.

        Brands come first; within each kind, oldest first. A `rejection` tells you what to change.
        `registration_drift` lists the fields in which the program of a campaign now differs from
        its registered content.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            kind: Return only registrations of this kind.
            status: Return only registrations with this status.
            brand_id: Return only campaigns of this brand. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.compliance.registrations():
                print(item)
        """
        return self._calls.page(
            "compliance.registrations",
            {
                "kind": kind,
                "status": status,
                "brand_id": brand_id,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def setup_status(
        self,
        *,
        options: CallOptions | None = None,
    ) -> ComplianceSetupStatusResult:
        """List the steps that are missing before you can send.

        Returns the steps from a new account to its first message, in order: account, sender,
        contacts, consent, credits, template, program, brand, campaign_registration,
        number_assignment and toll_free_verification. Each step names the call that completes it.
        The steps template and program are always optional. The steps brand, campaign_registration
        and number_assignment are required only with a +1 long code at a real carrier, and
        toll_free_verification only with a toll-free number at a real carrier. Numbers of the
        simulator need no registration. `sending_rules` are the hours and caps that the account set.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `ready`: Whether nothing is missing.
            `steps`: The steps, in order.
            `daily_limits`: Daily limits of each verified brand that has a campaign.
            `sending_rules`: What the account sets with `compliance.quietHours` and
                `compliance.frequencyCap`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.compliance.setup_status()
        """
        result: ComplianceSetupStatusResult = await self._calls.call(
            "compliance.setupStatus",
            {},
            options,
        )
        return result

    async def check_send(
        self,
        *,
        text: str,
        phone: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        at: TimestampInput | Omit = OMIT,
        rule_pack: str | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceCheckSendResult:
        """Check whether a message would pass every gate, and why.

        Evaluates every gate without sending, even after one gate rejects the message. Each gate
        reports its inputs and its decision under the rule pack. Set `at` to check another time and
        `rule_pack` to check other rules. `earliest_send_at` is the first time, counted from `at`,
        at which quiet hours and frequency caps allow the message.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            phone: Phone number of the recipient. Provide this or `contact_id`. 1 to 40 characters.
            contact_id: ID, phone number or external ID of the contact. Provide this or `phone`. 1
                to 64 characters.
            text: Message text, optionally with Liquid variables. 1 to 5000 characters.
            vars: Values of the variables. At most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Default: `"marketing"`.
            number_id: ID of the sending number. Default: the default sending number of the account.
                1 to 64 characters.
            program_id: ID of the program to send for, instead of `number_id`. The contact receives
                messages from the same number of the program every time. 1 to 64 characters.
            at: Planned send time (RFC 3339). Default: now.
            rule_pack: Rule pack to evaluate, whether it is in force or not: `us-2026-11`, or
                `us-2027-01`, which applies from 2027-01-31. Default: the rule pack in force. 1 to
                40 characters.
            smart_encoding: Smart encoding of the message. Default: the setting of the account.
            shorten_links: Whether each link of the message becomes a short link, which changes its
                length. Default: false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. At most 10
                items.
            media_fallback: What is sent where media cannot be sent. Default: `none`.
            options: Settings of this call, such as its timeout.

        Returns:
            `allow`: Whether the message may be sent.
            `gates`: Result of every check, in order.
            `rule_pack`: Rule pack of the decision.
            `earliest_send_at`: Null when no time is known, for example because the recipient's time
                zone is unknown.
            `content_findings`: Findings about the rendered message, blockers first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.compliance.check_send(phone="+12025550143", text="Hello")
        """
        result: ComplianceCheckSendResult = await self._calls.call(
            "compliance.checkSend",
            {
                "text": text,
                "phone": phone,
                "contact_id": contact_id,
                "vars": vars,
                "purpose": purpose,
                "number_id": number_id,
                "program_id": program_id,
                "at": at,
                "rule_pack": rule_pack,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
            },
            options,
        )
        return result

    async def quiet_hours(
        self,
        *,
        start: str | Omit = OMIT,
        end: str | Omit = OMIT,
        days: Sequence[WeekdayInput] | Omit = OMIT,
        on_violation: Literal["reject", "defer"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceQuietHoursResult:
        """Set the allowed hours of this account for marketing messages.

        `start` and `end` are the hours in which sending is allowed, not the quiet hours, in the
        recipient's local time. They restrict the legal hours and cannot extend them. During all
        other hours, the quiet hours, campaign messages wait until the next allowed time; single
        messages are rejected, or wait when `on_violation` is `defer`. Waiting messages are checked
        again before they are submitted. To remove the hours of the account, omit `start`, `end` and
        `days`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            start: First minute in which sending is allowed, such as `09:00`. Required with `end`.
                At most 5 characters. Pattern: `^([01]\\d|2[0-3]):[0-5]\\d$`.
            end: First minute in which sending is no longer allowed, such as `20:00`; `24:00` at the
                latest. Required with `start`. At most 5 characters. Pattern:
                `^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$`.
            days: Days on which sending is allowed. Default: every day. 1 to 7 items.
            on_violation: What happens to single messages outside these hours that do not set
                `on_quiet_hours`. Default: `"reject"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `quiet_hours`: Null when the account has no hours of its own.
            `rule_pack`: Rule pack that applies in addition.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.compliance.quiet_hours(
                start="09:00",
                end="18:00",
                days=["mon", "tue", "wed", "thu", "fri"],
                on_violation="defer",
            )
        """
        result: ComplianceQuietHoursResult = await self._calls.call(
            "compliance.quietHours",
            {
                "start": start,
                "end": end,
                "days": days,
                "on_violation": on_violation,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def frequency_cap(
        self,
        *,
        window_hours: int,
        max: int | Omit = OMIT,
        scope: Literal["contact"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceFrequencyCapResult:
        """Limit how often a recipient gets marketing messages.

        A cap limits the messages to one recipient in any rolling window, across all numbers and
        campaigns of the account. A message counts at its planned send time from when it is
        accepted, and stops counting if it is never sent. Legal caps apply in addition, for example
        three messages in 24 hours in Florida. Single messages above a cap are rejected with the
        next allowed time; campaigns exclude the recipient. To remove the cap of a window, omit
        `max`. An account has at most five caps.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            window_hours: Length of the window in hours. 1 to 2160.
            max: Maximum messages in the window. Omit it to remove the cap. 1 to 1000.
            scope: What the cap counts. `contact`: all marketing messages of this account to one
                recipient. Default: `"contact"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `caps`: All caps of the account, shortest window first.
            `rule_pack`: Rule pack that applies in addition.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.compliance.frequency_cap(max=4, window_hours=168)
        """
        result: ComplianceFrequencyCapResult = await self._calls.call(
            "compliance.frequencyCap",
            {
                "window_hours": window_hours,
                "max": max,
                "scope": scope,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def consent_expiry(
        self,
        *,
        after_months: int | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceConsentExpiryResult:
        """Let consent end after months without contact, or show the setting.

        Nothing in the law ends consent by its age, but people forget that they opted in, and
        numbers get new owners. By default, `campaigns.preflight` only warns about contacts who
        opted in more than 18 months ago and have had no message to or from them since. With
        `after_months`, their consent ends: a worker looks through the contacts at once and then
        daily, sets the consent to `none` and adds a consent entry with the status `expired`. This
        is not an opt-out: a new opt-in counts immediately. START does not restore the consent. Omit
        `after_months` to read the setting. Null ends it; consents that have already ended stay
        ended. A dry run shows how many contacts a setting would affect.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            after_months: Months without contact after which consent ends; null: never. Default:
                unchanged. 3 to 60.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `after_months`: Months without contact after which consent ends; null: never.
            `warns_after_months`: Months without contact after which `campaigns.preflight` warns.
            `contacts_without_contact`: Opted-in contacts without a message to or from them for that
                long; at most 10000 are counted.
            `changed`: Whether the setting changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.compliance.consent_expiry(after_months=24)
        """
        result: ComplianceConsentExpiryResult = await self._calls.call(
            "compliance.consentExpiry",
            {"after_months": after_months, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def suppress(
        self,
        *,
        phone: str | Omit = OMIT,
        phone_hashes: SequenceNotStr[str] | Omit = OMIT,
        scope: str | Omit = OMIT,
        reason: Literal["do_not_contact", "litigation", "dead_line", "internal"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceSuppressResult:
        """Stop all messages to phone numbers, or the messages of one program.

        Suppresses numbers by decision of the account, whatever their consent. The numbers need not
        be contacts, and no later consent lifts the suppression: `contacts.optIn` is refused with
        `suppressed_by_account`, and START is answered. Waiting messages are canceled and their
        credits returned. With a program as `scope`, only messages from numbers of that program and
        from numbers without a program stop, and the opt-outs of the recipient are unchanged. With
        `phone_hashes`, matching contacts are suppressed now and other matching numbers when the
        account first uses them; the service stores a keyed hash of each number. To record a
        recipient's own opt-out, use `contacts.optOut`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            phone: Phone number in any common notation. Provide this or `phone_hashes`. 1 to 40
                characters.
            phone_hashes: SHA-256 hashes of phone numbers in E.164 format including the plus sign,
                in lower-case hexadecimal. Provide this or `phone`. 1 to 1000 items.
            scope: `all`, or the ID of a program to stop only its messages. 1 to 64 characters.
                Default: `"all"`.
            reason: Reason, kept with the entry. Default: `"do_not_contact"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `phone`: Phone number (E.164); null for hashes.
            `scope`: `all`, or the ID of the program.
            `reason`: Why the numbers were suppressed.
            `created`: False when the number was already suppressed in this scope for any reason, or
                when every hash was already known.
            `canceled_messages`: Number of waiting messages that were canceled.
            `hashes`: Results for `phone_hashes`.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.compliance.suppress(
                phone="+12025550166",
                reason="litigation",
            )
        """
        result: ComplianceSuppressResult = await self._calls.call(
            "compliance.suppress",
            {
                "phone": phone,
                "phone_hashes": phone_hashes,
                "scope": scope,
                "reason": reason,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def verify_ledger(
        self,
        *,
        ledger: Literal["consent", "audit"] | Omit = OMIT,
        from_seq: int | Omit = OMIT,
        to_seq: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceVerifyLedgerResult:
        """Verify the hash chain of the consent entries or the audit log.

        Recomputes every hash in the range, so it finds entries that were changed, reordered or
        removed, including at the end. For consent it also compares the current status of every
        contact with the entries. Entries erased by `contacts.forget` verify when an entry records
        the erasure. New entries join the chain shortly after they are written. One call checks at
        most 50,000 entries; continue from `next_from_seq`.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            ledger: Chain to verify: `consent` or `audit`. Default: `"consent"`.
            from_seq: First sequence number to check. At least 1. Default: `1`.
            to_seq: Last sequence number to check. Default: the last entry. At least 1.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the chain is intact.
            `ledger`: The log that was verified.
            `checked`: Number of entries whose hash was recomputed.
            `first_bad_seq`: Sequence number at which the chain breaks; null when it is intact.
            `next_from_seq`: Sequence number to continue from; null when the range is complete.
            `head`: Last entry of the chain, stored separately from the entries.
            `deviating_contacts`: Contacts whose status differs from the consent entries, at most
                100.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.compliance.verify_ledger(ledger="consent")
        """
        result: ComplianceVerifyLedgerResult = await self._calls.call(
            "compliance.verifyLedger",
            {"ledger": ledger, "from_seq": from_seq, "to_seq": to_seq},
            options,
        )
        return result

    async def export(
        self,
        *,
        contact_id: str | Omit = OMIT,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        format: Literal["ndjson", "csv"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ComplianceExportResult:
        """Export the consent entries and the audit log to a file you can verify offline.

        Writes every consent entry and audit log entry with its hash to a file and returns a
        download link that expires after one hour. Entries of other accounts and entries outside the
        filter appear only as hashes, so that the chain stays complete. Verify the file with `tern
        verify-export`; you do not need the service for that. In CSV, cells that could be read as a
        formula start with an apostrophe. The export of one contact contains the entries of its
        phone numbers and no audit log. An export of a hundred thousand entries takes a few seconds.

        Needs the permission `compliance`. Since 2.0.0.

        Args:
            contact_id: Export only the entries of this contact: its ID, phone number or external
                ID. Default: all contacts. 1 to 64 characters.
            from_: Start of the period in which entries were recorded (RFC 3339, inclusive).
            to: End of the period in which entries were recorded (RFC 3339, exclusive).
            format: File format. `ndjson`: one JSON record per line. `csv`: a table. Default:
                `"ndjson"`.
            options: Settings of this call, such as its timeout.

        Returns:
            `export_id`: ID of the export.
            `url`: Download link. The link itself grants access.
            `expires_at`: Time in UTC (RFC 3339).
            `format`: Format of the file.
            `bytes`: Size of the file.
            `sha256`: SHA-256 of the whole file.
            `entries`: Number of entries in the file.
            `head_hash`: Hash of the last consent entry in the file. Compare it with the output of
                `tern verify-export`.
            `audit_head_hash`: Hash of the last audit log entry in the file; null when the file has
                no audit log.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.compliance.export(format="csv")
        """
        result: ComplianceExportResult = await self._calls.call(
            "compliance.export",
            {"contact_id": contact_id, "from": from_, "to": to, "format": format},
            options,
        )
        return result
