// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

/**
 * Time in UTC (RFC 3339).
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Timestamp".
 */
export type Timestamp = string
/**
 * Type of an alternative business number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AltBusinessIdType".
 */
export type AltBusinessIdType = ("NONE" | "DUNS" | "GIIN" | "LEI")
/**
 * Mode of the key. A `test` key reaches only the simulator carrier, and in an account that has or had a live key it changes nothing that live keys use.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "KeyMode".
 */
export type KeyMode = ("live" | "test")
/**
 * Form of the code of named errors: the name, or an integer for JSON-RPC clients that only read integers. With integers, `data.code` is the name.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ErrorCodes".
 */
export type ErrorCodes = ("name" | "integer")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Permission".
 */
export type Permission = ("full" | "partner" | "read" | "contacts" | "campaigns" | "messages" | "compliance" | "analytics" | "billing" | "ai")
/**
 * Progress of a brand registration.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandStatus".
 */
export type BrandStatus = ("OK" | "REGISTRATION_PENDING" | "REGISTRATION_FAILED")
/**
 * How far the registry has verified the identity of a brand.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandIdentityStatus".
 */
export type BrandIdentityStatus = ("SELF_DECLARED" | "UNVERIFIED" | "VERIFIED" | "VETTED_VERIFIED")
/**
 * Legal form of a brand.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandEntityType".
 */
export type BrandEntityType = ("PRIVATE_PROFIT" | "PUBLIC_PROFIT" | "NON_PROFIT" | "GOVERNMENT" | "SOLE_PROPRIETOR")
/**
 * Stock exchange of a listed company.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "StockExchange".
 */
export type StockExchange = ("NONE" | "NASDAQ" | "NYSE" | "AMEX" | "AMX" | "ASX" | "B3" | "BME" | "BSE" | "FRA" | "ICEX" | "JPX" | "JSE" | "KRX" | "LON" | "NSE" | "OMX" | "SEHK" | "SSE" | "STO" | "SWX" | "SZSE" | "TSX" | "TWSE" | "VSE")
/**
 * Industry of a brand.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandVertical".
 */
export type BrandVertical = ("AGRICULTURE" | "COMMUNICATION" | "CONSTRUCTION" | "EDUCATION" | "ENERGY" | "ENTERTAINMENT" | "FINANCIAL" | "GAMBLING" | "GOVERNMENT" | "HEALTHCARE" | "HOSPITALITY" | "HUMAN_RESOURCES" | "INSURANCE" | "LEGAL" | "MANUFACTURING" | "NGO" | "POLITICAL" | "POSTAL" | "PROFESSIONAL" | "REAL_ESTATE" | "RETAIL" | "TECHNOLOGY" | "TRANSPORTATION")
/**
 * How closely a reseller works with the brand.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandRelationship".
 */
export type BrandRelationship = ("BASIC_ACCOUNT" | "SMALL_ACCOUNT" | "MEDIUM_ACCOUNT" | "LARGE_ACCOUNT" | "KEY_ACCOUNT")
/**
 * Authority that issued a business registration number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BusinessAuthority".
 */
export type BusinessAuthority = ("EIN" | "CBN" | "CRN" | "PROVINCIAL_NUMBER" | "VAT" | "ACN" | "ABN" | "BRN" | "SIREN" | "SIRET" | "NZBN" | "UST_IDNR" | "CIF" | "NIF" | "CNPJ" | "UID" | "NEQ" | "OTHER")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignState".
 */
export type CampaignState = ("draft" | "scheduled" | "recurring" | "running" | "paused" | "completed" | "canceled")
/**
 * Purpose of a message. Marketing requires recorded consent; transactional requires a relationship with the recipient.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Purpose".
 */
export type Purpose = ("marketing" | "transactional")
/**
 * Replacement of characters outside GSM-7, when all of them can be replaced. `punctuation` replaces quotes, dashes, spaces and other characters whose replacement has the same meaning. `letters` also removes accents that GSM-7 lacks. Emoji are never removed.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SmartEncoding".
 */
export type SmartEncoding = ("off" | "punctuation" | "letters")
/**
 * State of a message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageState".
 */
export type MessageState = ("queued" | "scheduled" | "held" | "submitting" | "accepted" | "sent" | "delivered" | "undelivered" | "failed" | "expired" | "canceled" | "rejected" | "delivery_unconfirmed")
/**
 * Result for a recipient, as the counters of the campaign count it: `sent` has no receipt yet, `failed` was never accepted by a carrier. The counter `sent` includes delivered, undelivered and unconfirmed, and the counter `pending` includes in_flight.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RecipientResult".
 */
export type RecipientResult = ("pending" | "in_flight" | "sent" | "delivered" | "undelivered" | "unconfirmed" | "failed" | "canceled" | "excluded")
/**
 * Progress of a campaign registration: registry (TCR), connectivity partner (TELNYX) and carriers (MNO). The campaign can send when it is MNO_PROVISIONED.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignStatus".
 */
export type CampaignStatus = ("TCR_PENDING" | "TCR_SUSPENDED" | "TCR_EXPIRED" | "TCR_ACCEPTED" | "TCR_FAILED" | "TELNYX_ACCEPTED" | "TELNYX_FAILED" | "MNO_PENDING" | "MNO_ACCEPTED" | "MNO_REJECTED" | "MNO_PROVISIONED" | "MNO_PROVISIONING_FAILED")
/**
 * Whether the registry accepted the submission.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SubmissionStatus".
 */
export type SubmissionStatus = ("CREATED" | "FAILED" | "PENDING")
/**
 * Use case of a 10DLC campaign, as named by The Campaign Registry.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignUseCase".
 */
export type CampaignUseCase = ("2FA" | "ACCOUNT_NOTIFICATION" | "CUSTOMER_CARE" | "DELIVERY_NOTIFICATION" | "FRAUD_ALERT" | "HIGHER_EDUCATION" | "LOW_VOLUME" | "MARKETING" | "MIXED" | "POLLING_VOTING" | "PUBLIC_SERVICE_ANNOUNCEMENT" | "SECURITY_ALERT" | "CHARITY" | "EMERGENCY" | "POLITICAL" | "SOLE_PROPRIETOR" | "PROXY" | "AGENTS_FRANCHISES" | "K12_EDUCATION" | "SWEEPSTAKE" | "SOCIAL" | "CARRIER_EXEMPT")
/**
 * How a click was classified. `human`: no rule for bots applied. `head_request`: a HEAD request. `known_agent`: the user agent of a link preview, crawler or script. `prefetch`: a browser loaded the page in advance. `burst`: one client opened many links within seconds. `too_soon`: a data center opened the link right after the message was sent.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ClickRule".
 */
export type ClickRule = ("human" | "head_request" | "known_agent" | "prefetch" | "burst" | "too_soon")
/**
 * How consent was given.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ConsentMethod".
 */
export type ConsentMethod = ("web_form" | "keyword" | "verbal" | "paper" | "qr" | "checkout" | "import" | "api")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ConsentStatus".
 */
export type ConsentStatus = ("none" | "pending" | "opted_in" | "opted_out")
/**
 * Kind of a list. Members of an `audience` list can be chosen as recipients; members of a `suppression` list receive no messages.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListKind".
 */
export type ListKind = ("audience" | "suppression")
/**
 * Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2) characters.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Encoding".
 */
export type Encoding = ("GSM-7" | "UCS-2")
/**
 * Type of an event.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "EventType".
 */
export type EventType = ("message.accepted" | "message.finalized" | "message.inbound" | "contact.opted_in" | "contact.opted_out" | "contact.consent_expired" | "contact.review_required" | "link.clicked" | "trust.updated" | "balance.low" | "balance.exhausted" | "customer.paused" | "campaign.paused" | "campaign.skipped")
/**
 * Why a phone number is invalid.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InvalidReason".
 */
export type InvalidReason = ("invalid_number" | "unknown_subscriber" | "not_textable" | "unreachable" | "blocked" | "opted_out_at_carrier" | "disconnected" | "reassigned")
/**
 * Why a domain is not verified. `txt_missing`: the TXT record is missing or has another value. `cname_missing`: the CNAME record is missing or has another target. `domain_taken`: another account has verified the domain. `dns_unavailable`: the name servers did not answer.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinkDomainFinding".
 */
export type LinkDomainFinding = ("txt_missing" | "cname_missing" | "domain_taken" | "dns_unavailable")
/**
 * Pass it as `cursor` to get the next page. Null on the last page.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NextCursor".
 */
export type NextCursor = (string | null)
/**
 * Progress of assigning a number to a registered campaign.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NumberAssignmentState".
 */
export type NumberAssignmentState = ("PENDING_ASSIGNMENT" | "ASSIGNED" | "FAILED_ASSIGNMENT" | "PENDING_UNASSIGNMENT" | "FAILED_UNASSIGNMENT")
/**
 * Day of the week in the recipient's local time.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Weekday".
 */
export type Weekday = ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")
/**
 * Kind of registration.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationKind".
 */
export type RegistrationKind = ("brand" | "campaign" | "toll_free")
/**
 * Status of a brand, a campaign or a toll-free number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationStatus".
 */
export type RegistrationStatus = ("OK" | "REGISTRATION_PENDING" | "REGISTRATION_FAILED" | "TCR_PENDING" | "TCR_SUSPENDED" | "TCR_EXPIRED" | "TCR_ACCEPTED" | "TCR_FAILED" | "TELNYX_ACCEPTED" | "TELNYX_FAILED" | "MNO_PENDING" | "MNO_ACCEPTED" | "MNO_REJECTED" | "MNO_PROVISIONED" | "MNO_PROVISIONING_FAILED" | "PENDING_REVIEW" | "IN_REVIEW" | "APPROVED" | "REJECTED")
/**
 * Progress of a toll-free verification. The number can send when it is APPROVED.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeStatus".
 */
export type TollFreeStatus = ("PENDING_REVIEW" | "IN_REVIEW" | "APPROVED" | "REJECTED")
/**
 * Use case of a toll-free number, as named by reviewers.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeUseCase".
 */
export type TollFreeUseCase = ("TWO_FACTOR_AUTHENTICATION" | "ACCOUNT_NOTIFICATIONS" | "CUSTOMER_CARE" | "CHARITY_NONPROFIT" | "DELIVERY_NOTIFICATIONS" | "FRAUD_ALERT_MESSAGING" | "EVENTS" | "HIGHER_EDUCATION" | "K12" | "MARKETING" | "POLLING_AND_VOTING_NON_POLITICAL" | "POLITICAL_ELECTION_CAMPAIGNS" | "PUBLIC_SERVICE_ANNOUNCEMENT" | "SECURITY_ALERT")
/**
 * How people opt in.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeOptIn".
 */
export type TollFreeOptIn = ("VERBAL" | "WEB_FORM" | "PAPER_FORM" | "VIA_TEXT" | "MOBILE_QR_CODE")
/**
 * Estimated messages per month.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeVolume".
 */
export type TollFreeVolume = ("10" | "100" | "1,000" | "10,000" | "100,000" | "250,000" | "500,000" | "750,000" | "1,000,000" | "5,000,000" | "10,000,000+")
/**
 * What connects the person with the sender: an order, a user account, an appointment, a delivery, a membership, an inquiry of the person, an employment, or care for the person, such as that of a patient, student or tenant.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RelationshipKind".
 */
export type RelationshipKind = ("order" | "account" | "appointment" | "delivery" | "membership" | "inquiry" | "employment" | "care")
/**
 * `opt_out`: the message is an opt-out of all messages. `keep`: it is not, and marketing resumes.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ReviewDecision".
 */
export type ReviewDecision = ("opt_out" | "keep")
/**
 * What a test key can do with a skill in an account that has or had a live key: call it, send through the simulator carrier only, or call it with `dry_run` only. In an account with test keys alone, a test key can call every skill.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TestKeyUse".
 */
export type TestKeyUse = ("allowed" | "simulated" | "dry_run")
/**
 * Kind of object that can have a tag.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagTarget".
 */
export type TagTarget = ("contact" | "campaign" | "template")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateState".
 */
export type TemplateState = ("draft" | "approved" | "archived")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TextEncoding".
 */
export type TextEncoding = ("GSM-7" | "UCS-2")
/**
 * Present only when there are warnings.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Warnings".
 */
export type Warnings = Warning[]
/**
 * True when the call was a dry run and stored nothing.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WasDryRun".
 */
export type WasDryRun = boolean
/**
 * True when this is the stored response to an earlier call with the same `idempotency_key`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WasReplayed".
 */
export type WasReplayed = boolean
/**
 * A rule that a contact meets or not, or several of them under `and`, `or` and `not`, to a depth of 5. A missing value meets no rule; `neq`, `nin`, `not_exists`, `not_within_last` and `not` are the exact opposites of `eq`, `in`, `exists`, `within_last` and the rule in them, so a missing value meets those.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRule".
 */
export type SegmentRule = (SegmentRuleAnd | SegmentRuleOr | SegmentRuleNot | SegmentRuleField | SegmentRuleEvent | SegmentRuleMessage | SegmentRuleClick | SegmentRuleConsent | SegmentRuleList | SegmentRuleTag | SegmentRuleSegment | SegmentRuleRandomBucket)
/**
 * Comparison. `eq`, `neq`, `in` and `nin` compare exactly; `contains` and `starts_with` ignore the case of the letters A to Z; `gt`, `gte`, `lt` and `lte` compare numbers; `between` numbers or times, both ends included; `before` and `after` times. `anniversary` compares month and day with the current date of the contact's time zone, UTC without one; in years without 29 February, that day's anniversary is 28 February.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentOperator".
 */
export type SegmentOperator = ("eq" | "neq" | "in" | "nin" | "contains" | "starts_with" | "gt" | "gte" | "lt" | "lte" | "between" | "exists" | "not_exists" | "before" | "after" | "within_last" | "not_within_last" | "anniversary")
/**
 * How contacts enter a journey.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntry".
 */
export type JourneyEntry = (JourneyEntryEvent | JourneyEntrySegment | JourneyEntryList | JourneyEntryTag | JourneyEntrySchedule | JourneyEntryCall)
/**
 * What ends an enrollment wherever the contact is. An opt-out from all messages always does.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyExitCriterion".
 */
export type JourneyExitCriterion = (JourneyExitEvent | JourneyExitReply | JourneyExitRules)
/**
 * What a node does.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeConfig".
 */
export type JourneyNodeConfig = (JourneyNodeSend | JourneyNodeDelay | JourneyNodeDelayUntil | JourneyNodeWaitFor | JourneyNodeSplit | JourneyNodeRandomSplit | JourneyNodeUpdateContact | JourneyNodeTag | JourneyNodeWebhook | JourneyNodeGoal | JourneyNodeExit)
/**
 * When a contact takes an edge. `next` leaves every node that does not decide. `true` and `false` leave `split`; `true` and `timeout` leave `wait_for`; `variant` leaves `random_split`; `error` leaves `send`, `webhook` and `delay_until`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEdgeKind".
 */
export type JourneyEdgeKind = ("next" | "true" | "false" | "timeout" | "variant" | "error")
/**
 * State of a journey. A paused journey keeps its contacts where they are, and no contact enters.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyState".
 */
export type JourneyState = ("draft" | "active" | "paused" | "archived")
/**
 * State of an enrollment. `completed`: reached an end of the graph. `exited`: ended early, by an exit criterion or an opt-out. `failed`: a node could not be executed and has no `error` edge.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEnrollmentState".
 */
export type JourneyEnrollmentState = ("active" | "completed" | "exited" | "failed")
/**
 * What starts a rule. Each kind has fields that the actions can use as `trigger.data.…`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTrigger".
 */
export type AutomationTrigger = (AutomationTriggerMessage | AutomationTriggerKeyword | AutomationTriggerEvent | AutomationTriggerConsent | AutomationTriggerFailure | AutomationTriggerTag | AutomationTriggerList | AutomationTriggerBalance)
/**
 * Why a rule is disabled. `requested`: by a call. `failures`: too many runs failed in a row. `key_revoked`, `key_expired`: the key of the rule ended. `conditions_failed`: the conditions could not be evaluated. `loop`: the rule was started again and again by what it or other rules and journeys had done; its run that was stopped has the reason `loop`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationStateReason".
 */
export type AutomationStateReason = ("requested" | "failures" | "key_revoked" | "key_expired" | "conditions_failed" | "loop")
/**
 * `pending`: waits or is retried. `succeeded`: all actions were done. `refused`: consent, quiet hours, caps, credits or the state of the account refused an action; the rule is not at fault. `failed`: an action failed. `skipped`: the trigger happened, but a condition or a limit prevented the run. `stopped`: a loop, or the rule or its key ended.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationRunState".
 */
export type AutomationRunState = ("pending" | "succeeded" | "refused" | "failed" | "skipped" | "stopped")

/**
 * The account of the calling key.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
/**
 * ID of the account.
 */
id: string
/**
 * Kind of the account.
 */
kind: ("tenant" | "partner" | "customer")
/**
 * Name of the account.
 */
name: string
/**
 * State of the account.
 */
state: ("active" | "payment_hold" | "suspended" | "closed")
/**
 * Country (ISO 3166-1 alpha-2) of phone numbers without a country code.
 */
default_country: string
created_at: Timestamp
}
/**
 * An API key without its secret.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ApiKey".
 */
export interface ApiKey {
/**
 * ID of the key.
 */
id: string
/**
 * Name of the key.
 */
name: string
/**
 * First 12 hexadecimal digits of the stored digest.
 */
fingerprint: string
mode: KeyMode
error_codes: ErrorCodes
/**
 * What the key may do.
 */
permissions: Permission[]
created_at: Timestamp
/**
 * Time the key expires; null: never.
 */
expires_at: (Timestamp | null)
/**
 * Time the key was revoked; null while it is valid.
 */
revoked_at: (Timestamp | null)
/**
 * Time of the last call, which can lag behind; null before the first.
 */
last_used_at: (Timestamp | null)
}
/**
 * The message that a conversion is attributed to.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Attribution".
 */
export interface Attribution {
/**
 * ID of the message.
 */
message_id: string
/**
 * ID of the campaign of the message; null for a single message.
 */
campaign_id: (string | null)
delivered_at: Timestamp
/**
 * `last_delivery_24h`: the last message delivered in the 24 hours before the conversion.
 */
rule: "last_delivery_24h"
}
/**
 * Contacts in any part of `include` and in no part of `exclude`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Audience".
 */
export interface Audience {
include: AudiencePart
exclude?: AudiencePart
}
/**
 * Contacts in any of these.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AudiencePart".
 */
export interface AudiencePart {
/**
 * Every contact.
 */
all?: boolean
/**
 * IDs of lists.
 * 
 * @maxItems 100
 */
list_ids?: string[]
/**
 * IDs of tags.
 * 
 * @maxItems 100
 */
tag_ids?: string[]
/**
 * IDs of segments, at most 20.
 * 
 * @maxItems 20
 */
segment_ids?: string[]
/**
 * IDs of contacts.
 * 
 * @maxItems 10000
 */
contact_ids?: string[]
}
/**
 * Contacts in any of these. `campaigns.get` shows the IDs of the contacts.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AudiencePartSummary".
 */
export interface AudiencePartSummary {
/**
 * Every contact.
 */
all?: boolean
/**
 * IDs of lists.
 * 
 * @maxItems 100
 */
list_ids?: string[]
/**
 * IDs of tags.
 * 
 * @maxItems 100
 */
tag_ids?: string[]
/**
 * IDs of segments, at most 20.
 * 
 * @maxItems 20
 */
segment_ids?: string[]
/**
 * Number of contacts that the part names by ID.
 */
contact_count: number
}
/**
 * An audience with the number of its named contacts instead of their IDs.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AudienceSummary".
 */
export interface AudienceSummary {
include: AudiencePartSummary
exclude?: AudiencePartSummary
}
/**
 * One mutating call. Its hash covers the previous entry. `seq` and `hash` are null until the entry is appended to the chain.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AuditEntry".
 */
export interface AuditEntry {
/**
 * ID of the entry.
 */
id: string
/**
 * Position in the hash chain.
 */
seq: (number | null)
/**
 * Whether the entry is part of the hash chain.
 */
sealed: boolean
at: Timestamp
/**
 * Name of the skill.
 */
skill: string
/**
 * Key that made the call.
 */
actor: string
/**
 * `ok`, or the error code.
 */
outcome: string
/**
 * HMAC-SHA256 of the params in canonical JSON, keyed with a secret of the service so that phone numbers cannot be found by trial. Equal params have equal hashes. Older entries have a plain SHA-256.
 */
params_hash: string
/**
 * SHA-256 of the entry and of the hash before it.
 */
hash: (string | null)
/**
 * Hash of the entry before; null for the first.
 */
prev_hash: (string | null)
/**
 * Automation rule that made the call with the key; null for other calls.
 */
rule_id: (string | null)
}
/**
 * A number that is available.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AvailableNumber".
 */
export interface AvailableNumber {
/**
 * Phone number in E.164.
 */
phone: string
/**
 * Country (ISO 3166-1 alpha-2).
 */
country: string
/**
 * Type of the number.
 */
type: ("long_code" | "toll_free" | "short_code")
/**
 * Carrier that hosts the number.
 */
carrier: string
/**
 * Price of the number in credits.
 */
credits: number
}
/**
 * The credits of an account.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Balance".
 */
export interface Balance {
/**
 * Credits you can spend now.
 */
available: number
/**
 * Credits held for running campaigns.
 */
held: number
/**
 * Sum of all credit entries: available plus held.
 */
posted: number
}
/**
 * The credits of an account are used up.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BalanceExhaustedEvent".
 */
export interface BalanceExhaustedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "balance.exhausted"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * Credits that can be spent: the balance without holds.
 */
available: number
/**
 * Balance threshold of `balance.low`; null when there is none.
 */
threshold: (number | null)
}
}
/**
 * The credits fell below the partner's threshold, or below the alert that the account set with `billing.setLimits`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BalanceLowEvent".
 */
export interface BalanceLowEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "balance.low"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * Credits that can be spent: the balance without holds.
 */
available: number
/**
 * Balance threshold that the credits fell below.
 */
threshold: number
}
}
/**
 * Something that a contact did.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BehavioralEvent".
 */
export interface BehavioralEvent {
/**
 * ID of the contact. Provide one of `contact_id`, `phone` and `contact_external_id`.
 */
contact_id?: string
/**
 * Phone number of the contact, in any common notation.
 */
phone?: string
/**
 * Your own ID of the contact.
 */
contact_external_id?: string
/**
 * Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and hyphen, starting with a letter.
 */
name: string
/**
 * Details of the event, at most 50: strings of up to 500 characters, numbers, booleans and null. Write times in RFC 3339. Default: none.
 */
properties?: {
[k: string]: unknown
}
/**
 * Time of the event (RFC 3339), at most five minutes in the future and within the retention of events. Default: now.
 */
occurred_at?: string
/**
 * Your own ID of the event. An account records each ID once.
 */
external_id?: string
}
/**
 * A 10DLC brand: the company that sends.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Brand".
 */
export interface Brand {
/**
 * ID of the brand.
 */
id: string
status: BrandStatus
identity_status: BrandIdentityStatus
/**
 * Vetting score, which determines the throughput.
 */
vetting_score: (number | null)
/**
 * Reason for the rejection.
 */
rejection: (RegistrationRejection | null)
/**
 * Your own ID. Each ID has one registration.
 */
reference_id: (string | null)
/**
 * Number of submissions.
 */
attempt: number
entity_type: BrandEntityType
/**
 * Name that customers know.
 */
display_name: string
/**
 * Legal name, as in the records of the IRS.
 */
legal_name: string
/**
 * Tax number (EIN).
 */
ein: (string | null)
/**
 * Other business number, such as a DUNS number.
 */
alt_business_id: (string | null)
alt_business_id_type: AltBusinessIdType
/**
 * Stock symbol of a listed company.
 */
stock_symbol: (string | null)
/**
 * Stock exchange of a public company; null for others.
 */
stock_exchange: (StockExchange | null)
vertical: BrandVertical
/**
 * Website that reviewers check.
 */
website: (string | null)
address: BrandAddress
contact: BrandContact
/**
 * Whether the brand sends on behalf of other companies.
 */
is_reseller: boolean
brand_relationship: BrandRelationship
/**
 * Whether this is a mock brand, which is never shared with carriers.
 */
mock: boolean
/**
 * Time the registry accepted the submission.
 */
submitted_at: (Timestamp | null)
created_at: Timestamp
updated_at: Timestamp
}
/**
 * Reason why a registration was rejected.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationRejection".
 */
export interface RegistrationRejection {
/**
 * Rejection code, as documented at twilio.com/docs/api/errors.
 */
code: string
/**
 * Field to change.
 */
field: string
/**
 * How to fix it.
 */
fix: string
}
/**
 * The address of a brand.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandAddress".
 */
export interface BrandAddress {
/**
 * Street and number.
 */
street: string
/**
 * City.
 */
city: string
/**
 * Two-letter state code in the United States.
 */
state: string
/**
 * Postal code.
 */
postal_code: string
/**
 * Country (ISO 3166-1 alpha-2).
 */
country: string
}
/**
 * The contact person of a brand.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandContact".
 */
export interface BrandContact {
/**
 * Email address.
 */
email: string
/**
 * Phone number (E.164).
 */
phone: string
/**
 * First name of a sole proprietor; null for other brands.
 */
first_name: (string | null)
/**
 * Last name of a sole proprietor; null for other brands.
 */
last_name: (string | null)
/**
 * Phone number of a sole proprietor that receives the confirmation code.
 */
mobile_phone: (string | null)
/**
 * Email address that a listed company uses to confirm its identity (Auth+).
 */
business_contact_email: (string | null)
}
/**
 * Business registration of a company.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BusinessRegistration".
 */
export interface BusinessRegistration {
/**
 * Number as issued by the authority.
 */
number: string
authority: BusinessAuthority
/**
 * Country (ISO 3166-1 alpha-2).
 */
country: string
}
/**
 * A message to an audience.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Campaign".
 */
export interface Campaign {
/**
 * ID of the campaign.
 */
id: string
/**
 * Name of the campaign.
 */
name: string
/**
 * State of the campaign.
 */
state: CampaignState
/**
 * Why the campaign is paused: `caller`, `balance`, `daily_spend_limit`, `campaign_spend_limit`, `content`, `account_state`, `no_sending_number`, or `opt_out_rate` or `failure_rate` followed by the figures.
 */
state_reason: (string | null)
/**
 * Phase of an experiment with a winner: `testing`, `waiting_for_decision` or `remainder`; null otherwise.
 */
phase: ("testing" | "waiting_for_decision" | "remainder" | null)
purpose: Purpose
/**
 * Text with variables.
 */
body: (string | null)
/**
 * ID of the template; null without a template.
 */
template_id: (string | null)
/**
 * Version of the template that is sent; null without a template.
 */
template_version: (number | null)
audience: Audience
/**
 * ID of the sending number.
 */
number_id: (string | null)
/**
 * ID of the program whose numbers send the campaign, instead of one number.
 */
program_id: (string | null)
/**
 * Time at which sending starts; null: at launch.
 */
send_at: (Timestamp | null)
/**
 * Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`); null: as soon as possible.
 */
local_time: (string | null)
/**
 * Schedule of a series; null for a single campaign.
 */
recurrence: (Recurrence | null)
/**
 * ID of the series that created the campaign; null for a single campaign or a series.
 */
series_id: (string | null)
/**
 * Maximum messages per minute; null: no limit.
 */
throttle_per_minute: (number | null)
/**
 * Smart encoding of the messages of this campaign. Null: the setting of the template, then the default of the account.
 */
smart_encoding: (SmartEncoding | null)
/**
 * Rates above which the campaign pauses by itself; null for a campaign that is not guarded.
 */
guard: (CampaignGuard | null)
/**
 * Whether links of the messages become short links. Null: the setting of the template.
 */
shorten_links: (boolean | null)
/**
 * Variants of the message and hold-out; null without an experiment.
 */
experiment: (Experiment | null)
/**
 * Version; it grows with every change.
 */
version: number
created_at: Timestamp
updated_at: Timestamp
/**
 * Time of the launch; null before it.
 */
launched_at: (Timestamp | null)
/**
 * Time it ended; null while it goes on.
 */
finished_at: (Timestamp | null)
}
/**
 * Schedule of a series.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Recurrence".
 */
export interface Recurrence {
/**
 * Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`. At most one occurrence per hour and 366 per year.
 */
rrule: string
/**
 * IANA time zone on whose clock the rule is evaluated.
 */
timezone: string
/**
 * Start of the rule; its time of day applies unless the rule has one.
 */
start_at: Timestamp
}
/**
 * Rates above which a running campaign pauses by itself. After `campaigns.resume`, only messages that are sent from then on count.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignGuard".
 */
export interface CampaignGuard {
/**
 * Share of recipients who opt out above which the campaign pauses, in percent. Default: 5.
 */
max_opt_out_percent: number
/**
 * Share of messages that fail or are not delivered above which the campaign pauses, in percent. Default: 30.
 */
max_failure_percent: number
/**
 * Messages in a final state before the rates are checked. Default: 200.
 */
min_sent: number
}
/**
 * Versions of the message to compare, and contacts that receive none.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Experiment".
 */
export interface Experiment {
/**
 * Versions of the message.
 * 
 * @minItems 2
 * @maxItems 8
 */
variants: ExperimentVariant[]
/**
 * Share of the contacts that receive no message, in percent, to measure what the campaign adds. Default: 0.
 */
hold_out_percent: number
/**
 * Share of the other contacts that the variants are tested on, in percent. Below 100 needs `winner`. Default: 100.
 */
test_percent: number
/**
 * Seed of the assignment. Campaigns with the same seed hold the same contacts out. Default: the ID of the campaign.
 */
seed: string
/**
 * How the variant for the remaining contacts is chosen; null: each contact receives its variant.
 */
winner: (WinnerSettings | null)
}
/**
 * One version of the message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ExperimentVariant".
 */
export interface ExperimentVariant {
/**
 * Name of the variant.
 */
name: string
/**
 * Message text with variables; null with a template.
 */
body: (string | null)
/**
 * ID of the template; null without one.
 */
template_id: (string | null)
/**
 * Version of the template that is sent; null before the launch or without a template.
 */
template_version: (number | null)
/**
 * Relative size of the variant. Default: 1.
 */
weight: number
}
/**
 * How the variant for the remaining contacts is chosen.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WinnerSettings".
 */
export interface WinnerSettings {
/**
 * What decides: the highest share of recipients who clicked, converted or replied, or the lowest share who opted out.
 */
metric: ("clicks" | "conversions" | "replies" | "opt_outs")
/**
 * Hours between the last test message and the decision.
 */
decide_after_hours: number
/**
 * Messages that each variant needs for a decision. Default: 100.
 */
min_recipients_per_variant: number
/**
 * Confidence that a difference needs, in percent. Default: 95.
 */
confidence_percent: number
/**
 * What the remaining contacts receive without a winner: the variant with the best rate, the first variant, or nothing. Default: `stop`.
 */
on_no_winner: ("send_best" | "send_first" | "stop")
}
/**
 * Progress of a campaign. At all times, audience = sent + excluded + canceled + failed + pending.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignCounters".
 */
export interface CampaignCounters {
/**
 * Number of contacts in the audience.
 */
audience: number
/**
 * Recipients whose message has no result yet: not created, waiting or in flight.
 */
pending: number
/**
 * Pending messages that were submitted to the carrier and have no response yet.
 */
in_flight: number
/**
 * Messages accepted by the carrier.
 */
sent: number
/**
 * Number of delivered messages.
 */
delivered: number
/**
 * Number of messages that were not delivered.
 */
undelivered: number
/**
 * Number of messages without a final receipt.
 */
unconfirmed: number
/**
 * Messages rejected by the carrier or expired.
 */
failed: number
/**
 * Number of canceled messages.
 */
canceled: number
/**
 * Number of contacts that got no message.
 */
excluded: number
/**
 * Number of excluded contacts for each reason.
 */
excluded_by_reason: {
[k: string]: number
}
/**
 * Pending messages that wait for a later time, counted by reason: quiet_hours, local_time, daily_limit.
 */
waiting_by_reason: {
[k: string]: number
}
/**
 * Progress of each variant; empty without an experiment.
 * 
 * @maxItems 8
 */
by_variant: VariantCounters[]
/**
 * Number of segments sent.
 */
segments_sent: number
/**
 * Number of credits spent.
 */
credits_spent: number
/**
 * Number of credits held for messages that are not sent yet.
 */
credits_held: number
}
/**
 * Progress of one variant. At all times, recipients = sent + excluded + canceled + failed + pending.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "VariantCounters".
 */
export interface VariantCounters {
/**
 * Name of the variant.
 */
name: string
/**
 * Contacts that were assigned to the variant.
 */
recipients: number
/**
 * Recipients whose message has no result yet.
 */
pending: number
/**
 * Messages accepted by the carrier.
 */
sent: number
/**
 * Number of delivered messages.
 */
delivered: number
/**
 * Number of messages that were not delivered.
 */
undelivered: number
/**
 * Number of messages without a final receipt.
 */
unconfirmed: number
/**
 * Messages rejected by the carrier or expired.
 */
failed: number
/**
 * Number of canceled messages.
 */
canceled: number
/**
 * Number of contacts that got no message.
 */
excluded: number
/**
 * Recipients who clicked a link of the message.
 */
clicks: number
/**
 * Recipients who replied within 7 days, other than with an opt-out.
 */
replies: number
/**
 * Recipients who opted out within 7 days.
 */
opt_outs: number
/**
 * Recipients with a conversion that is attributed to the campaign.
 */
conversions: number
}
/**
 * Content attributes that reviewers compare with the samples.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignFlags".
 */
export interface CampaignFlags {
/**
 * Messages contain links.
 */
embedded_link: boolean
/**
 * Messages contain phone numbers.
 */
embedded_phone: boolean
/**
 * The campaign uses more than 49 numbers.
 */
number_pool: boolean
/**
 * Messages promote age-restricted products.
 */
age_gated: boolean
/**
 * Messages promote loans offered by the brand itself.
 */
direct_lending: boolean
/**
 * Recipients opt in.
 */
subscriber_opt_in: boolean
/**
 * Recipients can opt out.
 */
subscriber_opt_out: boolean
/**
 * Recipients get help.
 */
subscriber_help: boolean
}
/**
 * Rates above which a running campaign pauses by itself.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignGuardInput".
 */
export interface CampaignGuardInput {
/**
 * Share of recipients who opt out above which the campaign pauses, in percent. Default: 5.
 */
max_opt_out_percent?: number
/**
 * Share of messages that fail or are not delivered above which the campaign pauses, in percent. Default: 30.
 */
max_failure_percent?: number
/**
 * Messages in a final state before the rates are checked. Default: 200.
 */
min_sent?: number
}
/**
 * A campaign in a list.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignListItem".
 */
export interface CampaignListItem {
/**
 * ID of the campaign.
 */
id: string
/**
 * Name of the campaign.
 */
name: string
/**
 * State of the campaign.
 */
state: CampaignState
/**
 * Why the campaign is paused: `caller`, `balance`, `content`, `account_state`, `no_sending_number`, or `opt_out_rate` or `failure_rate` followed by the figures.
 */
state_reason: (string | null)
/**
 * Phase of an experiment with a winner: `testing`, `waiting_for_decision` or `remainder`; null otherwise.
 */
phase: ("testing" | "waiting_for_decision" | "remainder" | null)
purpose: Purpose
/**
 * Text with variables.
 */
body: (string | null)
/**
 * ID of the template; null without a template.
 */
template_id: (string | null)
/**
 * Version of the template that is sent; null without a template.
 */
template_version: (number | null)
audience: AudienceSummary
/**
 * ID of the sending number.
 */
number_id: (string | null)
/**
 * ID of the program whose numbers send the campaign, instead of one number.
 */
program_id: (string | null)
/**
 * Time at which sending starts; null: at launch.
 */
send_at: (Timestamp | null)
/**
 * Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`); null: as soon as possible.
 */
local_time: (string | null)
/**
 * Schedule of a series; null for a single campaign.
 */
recurrence: (Recurrence | null)
/**
 * ID of the series that created the campaign; null for a single campaign or a series.
 */
series_id: (string | null)
/**
 * Maximum messages per minute; null: no limit.
 */
throttle_per_minute: (number | null)
/**
 * Smart encoding of the messages of this campaign. Null: the setting of the template, then the default of the account.
 */
smart_encoding: (SmartEncoding | null)
/**
 * Rates above which the campaign pauses by itself; null for a campaign that is not guarded.
 */
guard: (CampaignGuard | null)
/**
 * Whether links of the messages become short links. Null: the setting of the template.
 */
shorten_links: (boolean | null)
/**
 * Version; it grows with every change.
 */
version: number
created_at: Timestamp
updated_at: Timestamp
/**
 * Time of the launch; null before it.
 */
launched_at: (Timestamp | null)
/**
 * Time it ended; null while it goes on.
 */
finished_at: (Timestamp | null)
}
/**
 * One occurrence of a series.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignOccurrence".
 */
export interface CampaignOccurrence {
/**
 * Time of the occurrence.
 */
occurrence_at: Timestamp
/**
 * Whether a campaign was started.
 */
outcome: ("started" | "skipped")
/**
 * ID of the started campaign; null when the occurrence was skipped.
 */
campaign_id: (string | null)
/**
 * Why the occurrence was skipped.
 * 
 * @maxItems 50
 */
blockers: Finding[]
/**
 * Earlier occurrences that passed while no worker ran; no campaign is created for them.
 */
missed: number
}
/**
 * A finding of a preflight.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Finding".
 */
export interface Finding {
/**
 * Code of the finding.
 */
code: string
/**
 * What was found, as a sentence.
 */
message: string
/**
 * Calls that help.
 */
next_actions: NextAction[]
}
/**
 * A call that is valid as it stands, or as soon as the values in `needs` are added. Its params contain no invented values.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NextAction".
 */
export interface NextAction {
/**
 * Name of the skill.
 */
skill: string
/**
 * Params of the call.
 */
params: {
[k: string]: unknown
}
/**
 * What the call does for you.
 */
why: string
/**
 * Values that only you can know.
 * 
 * @minItems 1
 * @maxItems 20
 */
needs?: Need[]
}
/**
 * A value that only the caller can know.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Need".
 */
export interface Need {
/**
 * JSON pointer into the params.
 */
path: string
/**
 * What the value is, with its format.
 */
meaning: string
}
/**
 * A campaign of the end-customer was paused by the service.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignPausedEvent".
 */
export interface CampaignPausedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "campaign.paused"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the campaign.
 */
campaign_id: string
/**
 * Name of the campaign.
 */
name: string
/**
 * Reason, as in `state_reason` of the campaign.
 */
reason: string
}
}
/**
 * The send decision for one contact.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignRecipient".
 */
export interface CampaignRecipient {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * What happened to the message to this contact.
 */
outcome: ("accepted" | "excluded")
/**
 * Reason for the exclusion; null when the message was accepted.
 */
reason: (string | null)
/**
 * Name of the variant; null without one.
 */
variant: (string | null)
/**
 * ID of the message.
 */
message_id: (string | null)
/**
 * Delivery status of the message.
 */
status: (MessageState | null)
result: RecipientResult
/**
 * Phone number (E.164); null when the contact was erased.
 */
phone: (string | null)
/**
 * Segments of the message.
 */
segments: (number | null)
/**
 * Credits of the message; returned when it fails or is canceled.
 */
credits: (number | null)
/**
 * Rule pack of the decision.
 */
rule_version: (string | null)
decided_at: Timestamp
}
/**
 * Progress of a series.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignSeries".
 */
export interface CampaignSeries {
/**
 * Time of the next occurrence; null when there is none.
 */
next_occurrence_at: (Timestamp | null)
/**
 * The latest occurrences, newest first.
 * 
 * @maxItems 20
 */
occurrences: CampaignOccurrence[]
}
/**
 * An occurrence of a series of the end-customer was skipped.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignSkippedEvent".
 */
export interface CampaignSkippedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "campaign.skipped"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the series.
 */
campaign_id: string
/**
 * Name of the campaign.
 */
name: string
/**
 * Time of the occurrence.
 */
occurrence_at: Timestamp
/**
 * Codes of what prevented the launch.
 * 
 * @minItems 1
 * @maxItems 50
 */
blockers: string[]
}
}
/**
 * A 10DLC campaign: what you send.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignRegistration".
 */
export interface CampaignRegistration {
/**
 * ID of the registration.
 */
id: string
/**
 * ID of the brand.
 */
brand_id: string
/**
 * ID of the program whose content is registered.
 */
program_id: (string | null)
status: CampaignStatus
submission_status: SubmissionStatus
/**
 * Reason for the rejection.
 */
rejection: (RegistrationRejection | null)
/**
 * Your own ID. Each ID has one registration.
 */
reference_id: (string | null)
/**
 * Number of submissions.
 */
attempt: number
use_case: CampaignUseCase
/**
 * Use cases of a mixed campaign.
 * 
 * @maxItems 5
 */
sub_use_cases: CampaignUseCase[]
/**
 * Who sends, who receives and why.
 */
description: string
/**
 * Every way in which people opt in.
 */
message_flow: string
/**
 * Sample messages, with variable parts in square brackets.
 * 
 * @minItems 2
 * @maxItems 5
 */
samples: string[]
flags: CampaignFlags
/**
 * Example of a link in the messages.
 */
embedded_link_sample: (string | null)
/**
 * Keywords that opt in.
 * 
 * @maxItems 20
 */
opt_in_keywords: string[]
/**
 * Keywords that opt out.
 * 
 * @maxItems 20
 */
opt_out_keywords: string[]
/**
 * Keywords that request help.
 * 
 * @maxItems 20
 */
help_keywords: string[]
/**
 * Opt-in confirmation message.
 */
opt_in_message: string
/**
 * Opt-out confirmation message.
 */
opt_out_message: string
/**
 * Reply to HELP.
 */
help_message: string
/**
 * URL of the privacy policy.
 */
privacy_url: string
/**
 * URL of the terms and conditions.
 */
terms_url: string
/**
 * Whether the registry renews the campaign automatically.
 */
auto_renewal: boolean
/**
 * ID of the reseller at the registry.
 */
reseller_id: (string | null)
/**
 * Throughput for the vetting score of the brand; null until the brand is verified.
 */
throughput: (CampaignThroughput | null)
/**
 * Time the registry accepted the submission.
 */
submitted_at: (Timestamp | null)
created_at: Timestamp
updated_at: Timestamp
}
/**
 * Throughput that carriers allow a registered campaign.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignThroughput".
 */
export interface CampaignThroughput {
/**
 * Message class at AT&T.
 */
class: ("A" | "B" | "C" | "D" | "E" | "F" | "T")
/**
 * AT&T limit in messages per minute for the campaign, across all its numbers.
 */
att_per_minute: number
/**
 * T-Mobile limit in segments per day for the brand. Resets at midnight Pacific time.
 */
tmobile_per_day: number
/**
 * Usage of the T-Mobile limit today.
 */
tmobile_today: DailyLimit
/**
 * Dated throughput table that the limits come from.
 */
pack: string
}
/**
 * Daily T-Mobile limit of a registered company. A message counts unless a lookup in the last 30 days assigned the number to another network.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DailyLimit".
 */
export interface DailyLimit {
/**
 * ID of the brand. Brands with the same tax number share the limit.
 */
brand_id: string
/**
 * Segments submitted today that went, or may have gone, to T-Mobile.
 */
used: number
/**
 * Segments per day for the vetting score of the brand.
 */
limit: number
/**
 * Time the limit resets: midnight Pacific time. Messages above the limit wait until then.
 */
resets_at: Timestamp
}
/**
 * The test message to one phone number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignTestMessage".
 */
export interface CampaignTestMessage {
/**
 * Phone number (E.164), or as given when it cannot be read.
 */
to: string
/**
 * Name of the variant; null without one.
 */
variant: (string | null)
/**
 * ID of the message; null when it was refused.
 */
message_id: (string | null)
/**
 * State of the message; null when it was refused.
 */
state: ("queued" | "scheduled" | null)
/**
 * The message as this contact receives it; null when it could not be rendered.
 */
text: (string | null)
/**
 * Number of credits spent.
 */
credits: number
/**
 * Why the message was refused; null when it was accepted.
 */
refusal: ({
/**
 * Reason of the gate, for example `no_consent`, or `unknown_contact`.
 */
reason: string
/**
 * What happened and what to do next.
 */
message: string
} | null)
}
/**
 * One onboarding step.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ChecklistStep".
 */
export interface ChecklistStep {
/**
 * ID of the step.
 */
id: string
/**
 * Title.
 */
title: string
/**
 * State of the step.
 */
state: ("done" | "todo" | "optional")
/**
 * The call that completes the step; null when it is done.
 */
next_action: (NextAction | null)
}
/**
 * Clicks of one hour or day that had clicks.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ClickBucket".
 */
export interface ClickBucket {
at: Timestamp
/**
 * Clicks of people.
 */
human: number
/**
 * Clicks of bots.
 */
bot: number
}
/**
 * Clicks that one rule classified.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ClickRuleCount".
 */
export interface ClickRuleCount {
rule: ClickRule
/**
 * Number of clicks.
 */
clicks: number
}
/**
 * One change of consent. Its hash covers the previous entry. `merged`: the consent of the number ended with a merge. `forgotten`: personal data in the entries was erased. `narrowed`: the contact opts out of this program only, and the opt-out in `evidence.narrows` no longer applies. `seq` and `hash` are null until the entry is appended to the chain.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ConsentEntry".
 */
export interface ConsentEntry {
/**
 * ID of the entry.
 */
id: string
/**
 * ID of the contact.
 */
contact_id: (string | null)
/**
 * Phone number in E.164.
 */
phone: string
/**
 * Consent after the entry. `restored`: a START ended the opt-out of a customer without marketing consent.
 */
status: ("pending" | "opted_in" | "opted_out" | "restored" | "merged" | "forgotten" | "narrowed" | "expired")
/**
 * ID of the program that the entry is limited to; `general` for consent to messages that no program sends; `all` for everything.
 */
scope: string
/**
 * How the contact agreed.
 */
method: string
/**
 * Where the contact agreed or opted out.
 */
source: (string | null)
/**
 * Address of the page where the contact agreed.
 */
source_url: (string | null)
/**
 * SHA-256 of the text the contact agreed to.
 */
disclosure_text_hash: (string | null)
/**
 * Proof, such as the ID of a form entry.
 */
evidence: ({
[k: string]: unknown
} | string | null)
/**
 * Key that recorded the entry, `contact` when the contact sent a message, or `service` when the consent ended with its age.
 */
actor: string
/**
 * ID of the rule that classified an incoming message as this change.
 */
rule_id: (string | null)
captured_at: Timestamp
received_at: Timestamp
/**
 * Whether the entry is part of the hash chain.
 */
sealed: boolean
/**
 * Position in the hash chain.
 */
seq: (number | null)
/**
 * SHA-256 of the entry and of the hash before it.
 */
hash: (string | null)
/**
 * Hash of the entry before; null for the first.
 */
prev_hash: (string | null)
/**
 * ID of the source where the contact opted in.
 */
source_id: (string | null)
/**
 * Version of the source's disclosure text that was shown.
 */
disclosure_version: (number | null)
}
/**
 * A person with a phone number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Contact".
 */
export interface Contact {
/**
 * ID of the contact.
 */
id: string
/**
 * Phone number (E.164).
 */
phone: string
/**
 * Country of the phone number (ISO 3166-1 alpha-2).
 */
country: string
/**
 * Your own ID.
 */
external_id: (string | null)
/**
 * First name.
 */
first_name: (string | null)
/**
 * Last name.
 */
last_name: (string | null)
/**
 * Email address.
 */
email: (string | null)
/**
 * IANA time zone.
 */
timezone: (string | null)
/**
 * Custom fields.
 */
attributes: {
[k: string]: unknown
}
/**
 * The tags of the contact.
 */
tags: string[]
consent: ContactConsent
created_at: Timestamp
updated_at: Timestamp
/**
 * Version of the contact's fields. Consent changes are recorded as consent entries instead.
 */
version: number
}
/**
 * Consent of a contact. Each program needs its own.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactConsent".
 */
export interface ContactConsent {
/**
 * Consent to messages that no program sends.
 */
status: ConsentStatus
/**
 * How the contact agreed.
 */
method: (string | null)
/**
 * Time of the last change; null without one.
 */
changed_at: (Timestamp | null)
/**
 * Whether the number receives no messages at all, whatever the status, because it is suppressed directly or by a suppression list.
 */
suppressed: boolean
/**
 * IDs of programs that send no messages to the number; other programs still do, unless `suppressed` is true.
 */
ended_programs: string[]
/**
 * Consent to each program. A program that is not listed has none.
 */
programs: ProgramConsent[]
/**
 * When the oldest message that waits for `messages.review` arrived. While it is set, the contact gets no marketing, whatever the status. Null when no message waits.
 */
under_review_since: (Timestamp | null)
}
/**
 * Consent of a contact to the messages of a program.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramConsent".
 */
export interface ProgramConsent {
/**
 * ID of the program; null without a program.
 */
program_id: string
/**
 * Consent to messages of the program.
 */
status: ConsentStatus
/**
 * How the contact agreed.
 */
method: string
changed_at: Timestamp
}
/**
 * A static set of contacts.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactList".
 */
export interface ContactList {
/**
 * ID of the list.
 */
id: string
/**
 * Name of the list.
 */
name: string
kind: ListKind
created_at: Timestamp
/**
 * Number of members. Returned only by `lists.list`.
 */
count?: number
}
/**
 * The consent of a contact ended with its age.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactConsentExpiredEvent".
 */
export interface ContactConsentExpiredEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "contact.consent_expired"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the contact.
 */
contact_id: (string | null)
/**
 * Phone number in E.164.
 */
phone: string
/**
 * `general`, or the ID of the program whose consent ended.
 */
scope: string
/**
 * Months without contact after which consent ends.
 */
after_months: number
no_contact_since: Timestamp
/**
 * ID of the consent entry.
 */
consent_entry_id: string
}
}
/**
 * Consent was recorded.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactOptedInEvent".
 */
export interface ContactOptedInEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "contact.opted_in"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the contact.
 */
contact_id: (string | null)
/**
 * Phone number in E.164.
 */
phone: string
/**
 * `all`, or the ID of a program.
 */
scope: string
/**
 * How the change was made: `keyword`, `web_form`, `api` and others.
 */
method: string
/**
 * ID of the rule that classified the reply, if a reply caused the change.
 */
rule_id: (string | null)
captured_at: Timestamp
/**
 * ID of the consent entry.
 */
consent_entry_id: string
/**
 * Whether the cause is a simulated message.
 */
simulated: boolean
}
}
/**
 * A contact opted out, effective immediately.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactOptedOutEvent".
 */
export interface ContactOptedOutEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "contact.opted_out"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the contact.
 */
contact_id: (string | null)
/**
 * Phone number in E.164.
 */
phone: string
/**
 * `all`, or the ID of the program that ended; other programs continue.
 */
scope: string
/**
 * How the change was made: `keyword`, `web_form`, `api` and others.
 */
method: string
/**
 * ID of the rule that classified the reply, if a reply caused the change.
 */
rule_id: (string | null)
captured_at: Timestamp
/**
 * ID of the consent entry.
 */
consent_entry_id: string
/**
 * Number of waiting messages canceled.
 */
recalled_messages: number
/**
 * ID of the opt-out from all programs that this opt-out from one program replaces. The other programs are no longer opted out.
 */
narrows_entry_id: (string | null)
/**
 * Whether the cause is a simulated message.
 */
simulated: boolean
}
}
/**
 * A message may be an opt-out and waits for a decision.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactReviewRequiredEvent".
 */
export interface ContactReviewRequiredEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "contact.review_required"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the contact; null when the sender is not a contact.
 */
contact_id: (string | null)
/**
 * Number that sent the message.
 */
phone: string
/**
 * ID of the incoming message, for `messages.review`.
 */
inbound_id: string
/**
 * ID of the rule that classified the message.
 */
rule_id: (string | null)
received_at: Timestamp
}
}
/**
 * Something in the content of a message that carriers or the law object to.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContentFinding".
 */
export interface ContentFinding {
/**
 * Stable name of the rule, such as `marketing_as_transactional`, `public_shortener`, `placeholder` or `alcohol`.
 */
rule: string
/**
 * Severity. A `blocker` makes the content gate reject the message.
 */
severity: ("blocker" | "warning")
/**
 * Where the rule matches. Null when something is missing.
 */
span: ({
/**
 * Position of the first character in the rendered message, in UTF-16 units.
 */
start: number
/**
 * Position after the last character, in UTF-16 units.
 */
end: number
/**
 * The words found.
 */
words: string
} | null)
/**
 * What carriers or the law object to.
 */
explanation: string
/**
 * How to fix it.
 */
fix: string
}
/**
 * One entry of the credit account. It never changes.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CreditEntry".
 */
export interface CreditEntry {
/**
 * ID of the entry.
 */
id: string
/**
 * Kind of the entry.
 */
kind: ("starter" | "topup" | "grant" | "send" | "campaign" | "registration" | "refund" | "adjustment" | "lookup")
/**
 * Number of credits; negative for spending.
 */
amount: number
/**
 * Reference of the entry, unique in the account.
 */
ref: string
/**
 * ID of the campaign; null if the entry belongs to none.
 */
campaign_id: (string | null)
/**
 * ID of the message; null if the entry belongs to none.
 */
message_id: (string | null)
/**
 * Note of the one who made the entry.
 */
note: (string | null)
at: Timestamp
}
/**
 * An end-customer of a partner.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Customer".
 */
export interface Customer {
/**
 * Your own ID of the end-customer.
 */
external_ref: string
/**
 * ID of the end-customer's account.
 */
customer_id: string
/**
 * Name of the end-customer.
 */
name: string
/**
 * Country (ISO 3166-1 alpha-2) of phone numbers without a country code.
 */
default_country: string
/**
 * State of the end-customer.
 */
state: ("active" | "payment_hold" | "suspended" | "closed")
/**
 * Whether sending is paused.
 */
paused: boolean
/**
 * Why the end-customer is paused; null while it is not.
 */
paused_reason: (string | null)
/**
 * Sending number of the end-customer.
 */
number: (string | null)
balance: Balance
/**
 * Balance threshold of `balance.low`.
 */
low_balance_at: (number | null)
created_at: Timestamp
}
/**
 * An end-customer was paused or resumed.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CustomerPausedEvent".
 */
export interface CustomerPausedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "customer.paused"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * Whether sending is paused.
 */
paused: boolean
/**
 * Why the end-customer was paused; null when it was resumed.
 */
reason: (string | null)
}
}
/**
 * Why the message was accepted: the result of each gate.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
/**
 * Whether the message may be sent.
 */
allow: boolean
/**
 * Result of every check, in order.
 */
gates: GateResult[]
/**
 * Rule pack of the decision.
 */
rule_pack: string
/**
 * Keyword that this message answers.
 */
auto_reply?: string
/**
 * ID of the rule that classified the keyword.
 */
rule?: (string | null)
}
/**
 * The decision of one gate.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "GateResult".
 */
export interface GateResult {
/**
 * Name of the check.
 */
gate: ("state" | "sender" | "recipient" | "consent" | "content" | "quiet_hours" | "frequency" | "credits")
/**
 * `deferred`: the message is allowed, at a later time.
 */
outcome: ("pass" | "deferred" | "refuse")
/**
 * Why the gate rejected or deferred the message.
 */
reason: (string | null)
/**
 * Inputs of the gate.
 */
inputs: {
[k: string]: string | number | boolean | null
}
}
/**
 * One attempt to deliver an event.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DeliveryAttempt".
 */
export interface DeliveryAttempt {
at: Timestamp
/**
 * HTTP status; null when there was no response.
 */
status: (number | null)
/**
 * Milliseconds until the answer.
 */
latency_ms: number
/**
 * Why there was no response: blocked_url, blocked_address, dns_failed, unreachable, connect_timeout, connection_refused, connection_reset, tls_failed, timeout, invalid_request, invalid_response or connection_failed. Later versions may add codes.
 */
error: (string | null)
/**
 * Beginning of the response body, with secrets removed.
 */
response_excerpt: (string | null)
}
/**
 * A skill that matches an intent.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DiscoveredSkill".
 */
export interface DiscoveredSkill {
/**
 * Name of the skill.
 */
skill: string
/**
 * What the skill does.
 */
summary: string
/**
 * Which words of the query it matches.
 */
why: string
/**
 * Match with the query; 1 is the best.
 */
score: number
/**
 * Effect of a call.
 */
effect: ("read" | "write" | "destructive" | "billable")
/**
 * Whether your key can call the skill.
 */
allowed: boolean
}
/**
 * A DNS record to set.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DnsRecord".
 */
export interface DnsRecord {
/**
 * Type of the record.
 */
type: ("CNAME" | "TXT")
/**
 * Name of the record.
 */
name: string
/**
 * Value of the record.
 */
value: string
}
/**
 * Contacts that may be the same person.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DuplicateCluster".
 */
export interface DuplicateCluster {
/**
 * What the contacts have in common.
 */
match: ("email" | "name")
/**
 * How sure the match is.
 */
confidence: ("high" | "low")
/**
 * Value that the contacts share.
 */
value: string
/**
 * Number of contacts in the cluster.
 */
size: number
/**
 * The twenty oldest contacts.
 * 
 * @maxItems 20
 */
contacts: DuplicateContact[]
}
/**
 * A contact of a cluster.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DuplicateContact".
 */
export interface DuplicateContact {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Phone number in E.164.
 */
phone: string
/**
 * First name.
 */
first_name: (string | null)
/**
 * Last name.
 */
last_name: (string | null)
/**
 * Email address.
 */
email: (string | null)
/**
 * Consent to marketing messages.
 */
consent_status: ConsentStatus
}
/**
 * Messages that were not delivered for one reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ErrorGroup".
 */
export interface ErrorGroup {
/**
 * Error code of the carrier; null when the carrier gave none.
 */
error_code: (string | null)
/**
 * Number of messages with this error.
 */
count: number
/**
 * What the error code means.
 */
means: string
/**
 * Remedy; null when none is known.
 */
helps: (string | null)
}
/**
 * Why an event was not recorded.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "EventError".
 */
export interface EventError {
/**
 * Why the event was not recorded, as a code.
 */
code: ("contact_missing" | "contact_not_found" | "phone_invalid" | "name_invalid" | "name_reserved" | "occurred_at_invalid" | "occurred_at_out_of_range" | "properties_invalid")
/**
 * Field of the event to change.
 */
field: ("contact_id" | "phone" | "contact_external_id" | "name" | "occurred_at" | "properties")
/**
 * What to change.
 */
message: string
}
/**
 * Contacts of an audience that were excluded for one reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ExcludedGroup".
 */
export interface ExcludedGroup {
/**
 * Why, as a code.
 */
reason: string
/**
 * Number of excluded contacts.
 */
count: number
/**
 * What the reason means.
 */
means: string
/**
 * Remedy; null when there is none.
 */
helps: (string | null)
/**
 * IDs of sample contacts.
 * 
 * @maxItems 3
 */
sample_contact_ids: string[]
/**
 * Calls that help.
 */
next_actions: NextAction[]
}
/**
 * Versions of the message to compare, and contacts that receive none.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ExperimentInput".
 */
export interface ExperimentInput {
/**
 * Versions of the message.
 * 
 * @minItems 2
 * @maxItems 8
 */
variants: ExperimentVariantInput[]
/**
 * Share of the contacts that receive no message, in percent, to measure what the campaign adds. Default: 0.
 */
hold_out_percent?: number
/**
 * Share of the other contacts that the variants are tested on, in percent. Below 100 needs `winner`. Default: 100.
 */
test_percent?: number
/**
 * Seed of the assignment. Campaigns with the same seed hold the same contacts out. Default: the ID of the campaign.
 */
seed?: string
winner?: WinnerSettingsInput
}
/**
 * One version of the message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ExperimentVariantInput".
 */
export interface ExperimentVariantInput {
/**
 * Name of the variant.
 */
name: string
/**
 * Message text with Liquid variables. Provide this or `template_id`.
 */
body?: string
/**
 * ID of the template. Provide this or `body`.
 */
template_id?: string
/**
 * Relative size of the variant. Default: 1.
 */
weight?: number
}
/**
 * How the variant for the remaining contacts is chosen.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WinnerSettingsInput".
 */
export interface WinnerSettingsInput {
/**
 * What decides: the highest share of recipients who clicked, converted or replied, or the lowest share who opted out.
 */
metric: ("clicks" | "conversions" | "replies" | "opt_outs")
/**
 * Hours between the last test message and the decision.
 */
decide_after_hours: number
/**
 * Messages that each variant needs for a decision. Default: 100.
 */
min_recipients_per_variant?: number
/**
 * Confidence that a difference needs, in percent. Default: 95.
 */
confidence_percent?: number
/**
 * What the remaining contacts receive without a winner: the variant with the best rate, the first variant, or nothing. Default: `stop`.
 */
on_no_winner?: ("send_best" | "send_first" | "stop")
}
/**
 * Progress of an experiment.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ExperimentState".
 */
export interface ExperimentState {
/**
 * `testing` until all test messages are submitted, `waiting_for_decision`, then `remainder`; null before the launch or without a winner to choose.
 */
phase: ("testing" | "waiting_for_decision" | "remainder" | null)
/**
 * Time of the decision; null until the test messages are submitted.
 */
decide_at: (Timestamp | null)
/**
 * Time of the decision; null before it.
 */
decided_at: (Timestamp | null)
/**
 * Name of the variant that won; null without a winner.
 */
winner: (string | null)
/**
 * Name of the variant that the remaining contacts receive; null before the decision or when they receive nothing.
 */
sent_variant: (string | null)
/**
 * Probability of such a difference between equal variants, adjusted for the number of variants; null before the decision, with too few recipients, or for a chosen variant.
 */
p_value: (number | null)
/**
 * Why there is a winner or none; `chosen` by `campaigns.decideExperiment`; null before the decision.
 */
reason: ("significant" | "no_significant_difference" | "too_few_recipients" | "chosen" | null)
}
/**
 * At most `max` marketing messages to one recipient in any `window_hours` hours.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "FrequencyCap".
 */
export interface FrequencyCap {
/**
 * Maximum messages in the window.
 */
max: number
/**
 * Length of the window in hours.
 */
window_hours: number
}
/**
 * How an account handles phone numbers that fail.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygienePolicy".
 */
export interface HygienePolicy {
/**
 * Version of the policy; 0 when it was never changed.
 */
version: number
/**
 * Whether the action `suppress` runs automatically. Otherwise call `hygiene.suppressInvalid`.
 */
automatic: boolean
/**
 * The rules, by error code.
 */
rules: HygienePolicyRule[]
}
/**
 * A rule of the policy and where it comes from.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygienePolicyRule".
 */
export interface HygienePolicyRule {
/**
 * Error code as returned by `messages.get`.
 */
error_code: string
/**
 * Number of failures with this code and no delivery since.
 */
count: number
reason: InvalidReason
/**
 * What happens then.
 */
action: ("ignore" | "flag" | "suppress")
/**
 * Where the rule comes from: the default or the account.
 */
origin: ("default" | "account")
/**
 * Source of the rule.
 */
source: (string | null)
}
/**
 * What failures with an error code mean.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneRule".
 */
export interface HygieneRule {
/**
 * Error code as returned by `messages.get`.
 */
error_code: string
/**
 * Number of failures with this code and no delivery since.
 */
count: number
reason: InvalidReason
/**
 * What happens when the threshold is reached.
 */
action: ("ignore" | "flag" | "suppress")
}
/**
 * A scan and its progress.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScan".
 */
export interface HygieneScan {
/**
 * ID of the scan.
 */
job_id: string
/**
 * How thorough the scan is.
 */
level: ("offline" | "lookup")
/**
 * ID of the list; null for a segment or all contacts.
 */
list_id: (string | null)
/**
 * ID of the segment; null for a list or all contacts.
 */
segment_id: (string | null)
/**
 * State of the scan.
 */
state: ("running" | "completed" | "stopped")
/**
 * Why the scan stopped: max_credits, credits_insufficient or cannot_look_up.
 */
reason: (string | null)
/**
 * Number of contacts when the scan started.
 */
total: number
/**
 * Number of contacts checked so far.
 */
checked: number
/**
 * Number of checked contacts with an invalid phone number.
 */
found: number
/**
 * Credits at which the scan stops; null: no limit.
 */
max_credits: number
/**
 * Credits spent so far.
 */
credits: number
created_at: Timestamp
/**
 * Time it ended; null while it goes on.
 */
finished_at: (string | null)
}
/**
 * Consent of all rows of an import, with its proof: `source`, `captured_at`, and `method` or `evidence`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportConsent".
 */
export interface ImportConsent {
/**
 * Consent of the imported contacts.
 */
status?: ("opted_in" | "opted_out")
/**
 * ID of the program that the contacts agreed to. Default: the program of the source, or the messages that no program sends.
 */
program_id?: string
method?: ConsentMethod
/**
 * Where the contacts opted in.
 */
source?: string
/**
 * ID of the source where the contacts opted in. Use it instead of `source` and `method`.
 */
source_id?: string
/**
 * Address of the page where the contact agreed.
 */
source_url?: string
captured_at?: Timestamp
/**
 * Proof, such as the ID of a form entry.
 */
evidence?: ({
[k: string]: unknown
} | string)
/**
 * Text the contacts agreed to. The SHA-256 of the text is stored with it.
 */
disclosure_text?: string
/**
 * Version of the source's disclosure text that was shown.
 */
disclosure_version?: number
}
/**
 * Contacts of an import whose rows contradict its consent, and the reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportConsentWithheld".
 */
export interface ImportConsentWithheld {
/**
 * What the rows say: that the contact opted out, no, something unclear, or nothing.
 */
code: ("consent_row_opted_out" | "consent_row_no" | "consent_row_unclear" | "consent_row_empty")
/**
 * Number of contacts.
 */
contacts: number
}
/**
 * A value that was left out of a row that was imported, or that is stored but not used, and the reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportDroppedValue".
 */
export interface ImportDroppedValue {
/**
 * Index of the row in the request.
 */
row: number
/**
 * Reason, such as `email_invalid` or `state_not_read`.
 */
code: string
/**
 * Field of the value.
 */
field: string
}
/**
 * A row that was not imported, and the reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportRejection".
 */
export interface ImportRejection {
/**
 * Index of the row in the request.
 */
row: number
/**
 * Why the row was rejected, as a code.
 */
code: string
/**
 * Invalid field, or the column with an invalid mapping.
 */
field: string
}
/**
 * The result for one row.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportRow".
 */
export interface ImportRow {
/**
 * Index of the row in the request.
 */
row: number
/**
 * What happened to the row.
 */
outcome: ("created" | "updated" | "unchanged" | "skipped" | "duplicate" | "rejected")
/**
 * Why the row was rejected or was not opted in, as a code; null if neither.
 */
code?: string
/**
 * ID of the contact.
 */
contact_id?: string
}
/**
 * One change caused by an incoming message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InboundEffect".
 */
export interface InboundEffect {
/**
 * Kind of the entry.
 */
kind: ("received" | "duplicate" | "opted_out" | "already_opted_out" | "recalled" | "opted_in" | "restored" | "not_opted_in" | "confirmation_requested" | "narrowed" | "not_narrowed" | "reply_queued" | "for_review")
/**
 * Details.
 */
detail: (string | null)
}
/**
 * An incoming message that may be an opt-out and waits for a decision.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InboundReview".
 */
export interface InboundReview {
/**
 * ID of the incoming message.
 */
inbound_id: string
/**
 * ID of the contact; null when the sender is not a contact.
 */
contact_id: (string | null)
/**
 * Number that sent the message.
 */
from: string
/**
 * Your number that received it.
 */
to: string
/**
 * Text of the message; `[erased]` after the retention time.
 */
text: string
/**
 * ID of the rule that classified the message.
 */
rule_id: (string | null)
received_at: Timestamp
/**
 * Time since the message was received, in seconds.
 */
age_seconds: number
}
/**
 * A contact with an invalid phone number, for one reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InvalidContact".
 */
export interface InvalidContact {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Phone number in E.164.
 */
phone: string
reason: InvalidReason
/**
 * Action in the policy for this reason.
 */
action: ("flag" | "suppress")
/**
 * Whether the number is already suppressed.
 */
suppressed: boolean
last_at: Timestamp
/**
 * Proof, such as the ID of a form entry.
 */
evidence: InvalidEvidence[]
}
/**
 * Evidence that a phone number is invalid.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InvalidEvidence".
 */
export interface InvalidEvidence {
/**
 * Kind of the entry.
 */
kind: ("carrier_error" | "lookup" | "number_parsing")
/**
 * Error code of the carrier.
 */
error_code: (string | null)
/**
 * Number of failures with this code since the last delivery.
 */
count: (number | null)
at: Timestamp
/**
 * IDs of the messages.
 * 
 * @maxItems 5
 */
message_ids: string[]
/**
 * Details.
 */
detail: (string | null)
}
/**
 * A short link and its destination.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
/**
 * ID of the link.
 */
id: string
/**
 * Short URL. Null for a link of messages with `shorten_links`: each recipient has a short URL of their own.
 */
short_url: (string | null)
/**
 * Destination URL.
 */
url: string
utm: Utm
/**
 * ID of the campaign whose messages contain the link; null without one.
 */
campaign_id: (string | null)
/**
 * URL for clicks on an expired or disabled link; null: a page that says so.
 */
fallback_url: (string | null)
/**
 * State of the link.
 */
state: ("active" | "expired" | "disabled")
/**
 * Time from which the link no longer leads to the destination; null: never.
 */
expires_at: (string | null)
/**
 * Time it was disabled; null before.
 */
disabled_at: (string | null)
/**
 * Version of the link, increased by each change.
 */
version: number
created_at: Timestamp
updated_at: Timestamp
}
/**
 * UTM parameters that the redirect adds to the destination. A parameter that the destination already has is replaced.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Utm".
 */
export interface Utm {
/**
 * Value of `utm_source`.
 */
source?: string
/**
 * Value of `utm_medium`.
 */
medium?: string
/**
 * Value of `utm_campaign`.
 */
campaign?: string
/**
 * Value of `utm_term`.
 */
term?: string
/**
 * Value of `utm_content`.
 */
content?: string
}
/**
 * A person clicked a short link.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinkClickedEvent".
 */
export interface LinkClickedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "link.clicked"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the link.
 */
link_id: string
/**
 * ID of the contact that got the short URL; null if it belongs to no contact.
 */
contact_id: (string | null)
/**
 * ID of the message that contains the short URL; null for a link of `links.create`.
 */
message_id: (string | null)
/**
 * ID of the campaign; null without one.
 */
campaign_id: (string | null)
clicked_at: Timestamp
}
}
/**
 * A contact on a list.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListMember".
 */
export interface ListMember {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Phone number in E.164.
 */
phone: string
/**
 * First name.
 */
first_name: (string | null)
/**
 * Last name.
 */
last_name: (string | null)
/**
 * Consent to marketing messages.
 */
consent_status: ConsentStatus
added_at: Timestamp
}
/**
 * A skill as a tool definition of the Model Context Protocol.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "McpTool".
 */
export interface McpTool {
/**
 * Name of the tool.
 */
name: string
/**
 * Title.
 */
title: string
/**
 * What the tool does, for models.
 */
description: string
/**
 * JSON Schema of the arguments.
 */
inputSchema: {
[k: string]: unknown
}
/**
 * JSON Schema of the result.
 */
outputSchema: {
[k: string]: unknown
}
/**
 * Hints for hosts that ask a person before a call.
 */
annotations: {
[k: string]: unknown
}
}
/**
 * One message to one phone number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
/**
 * ID of the message.
 */
id: string
state: MessageState
/**
 * Why it is in this state; null without a reason.
 */
state_reason: (string | null)
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * Phone number of the sender, in E.164.
 */
from: string
/**
 * Text of the message.
 */
text: string
/**
 * Text before smart encoding. Null if smart encoding replaced nothing.
 */
original_text: (string | null)
encoding: Encoding
/**
 * Number of segments.
 */
segments: number
/**
 * Number of credits.
 */
credits: number
/**
 * Why the message is sent: marketing or transactional.
 */
purpose: ("marketing" | "transactional" | "reply")
/**
 * ID of the contact.
 */
contact_id: (string | null)
/**
 * ID of the campaign; null for a single message.
 */
campaign_id: (string | null)
/**
 * ID of the number that the message is sent from.
 */
number_id: string
/**
 * Error code of the carrier; null without an error.
 */
error_code: (string | null)
/**
 * The carrier that the message was sent through; null before.
 */
carrier: string
/**
 * ID that the carrier gave the message; null before.
 */
carrier_message_id: (string | null)
/**
 * ID of the call that sent the message or launched its campaign, identical to the `X-Request-Id` header of its response. Null for messages without a call, such as the reply to STOP.
 */
request_id: (string | null)
/**
 * ID of the failed message that this one sends again; null if it is none.
 */
retry_of: (string | null)
created_at: Timestamp
due_at: Timestamp
/**
 * Time after which the message is not sent anymore.
 */
valid_until: (Timestamp | null)
/**
 * Time the state became final; null before.
 */
finalized_at: (Timestamp | null)
}
/**
 * A message passed all gates, was charged and is queued.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageAcceptedEvent".
 */
export interface MessageAcceptedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "message.accepted"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the message.
 */
message_id: string
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * Phone number of the sender, in E.164.
 */
from: string
/**
 * State of the object.
 */
state: ("queued" | "scheduled")
/**
 * `reply`: an automatic reply to an incoming message.
 */
purpose: ("marketing" | "transactional" | "reply")
encoding: Encoding
/**
 * Number of segments.
 */
segments: number
/**
 * Credits charged; 0 for an automatic reply.
 */
credits: number
/**
 * ID of the campaign.
 */
campaign_id: (string | null)
/**
 * Idempotency key of the `partner.send` call.
 */
idempotency_key: (string | null)
due_at: Timestamp
}
}
/**
 * One event in the history of a message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageEvent".
 */
export interface MessageEvent {
at: Timestamp
state: MessageState
/**
 * Where the event comes from.
 */
source: ("service" | "carrier")
/**
 * Error code of the carrier; null without an error.
 */
error_code: (string | null)
/**
 * Time by the carrier's clock, which may be rounded to the minute or in another time zone; null for steps of the service and without a report.
 */
carrier_at: (string | null)
}
/**
 * A message reached its final state.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageFinalizedEvent".
 */
export interface MessageFinalizedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "message.finalized"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the message.
 */
message_id: string
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * Phone number of the sender, in E.164.
 */
from: string
/**
 * State of the object.
 */
state: ("delivered" | "undelivered" | "failed" | "expired" | "rejected" | "canceled" | "delivery_unconfirmed")
/**
 * Why, as a code.
 */
reason: (string | null)
/**
 * Error code of the carrier; null without an error.
 */
error_code: (string | null)
/**
 * Number of segments.
 */
segments: number
/**
 * Credits charged; returned when no carrier accepted the message.
 */
credits: number
/**
 * ID of the campaign.
 */
campaign_id: (string | null)
finalized_at: Timestamp
}
}
/**
 * The end-customer received a message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageInboundEvent".
 */
export interface MessageInboundEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "message.inbound"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * ID of the incoming message.
 */
inbound_id: string
/**
 * Phone number of the sender, in E.164.
 */
from: string
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * Text of the incoming message, at most 3,000 characters.
 */
text: string
/**
 * What the sender of the message wants.
 */
intent: ("stop" | "start" | "narrow" | "help" | "review" | "none")
/**
 * ID of the rule that recognized the wish.
 */
rule_id: (string | null)
/**
 * ID of the contact.
 */
contact_id: (string | null)
received_at: Timestamp
/**
 * Whether the message came to a number of the simulator carrier.
 */
simulated: boolean
}
}
/**
 * An event and its delivery.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "OutboxItem".
 */
export interface OutboxItem {
/**
 * ID of the event.
 */
event_id: string
type: EventType
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * State of the delivery. `dead`: every attempt failed; replay the event to deliver it again.
 */
state: ("pending" | "delivered" | "dead")
occurred_at: Timestamp
/**
 * Attempts since the event was written or last replayed. Attempts answered with 410 do not count and are not listed.
 * 
 * @maxItems 20
 */
attempts: DeliveryAttempt[]
/**
 * Earliest time of the next attempt. The event also waits for earlier events of its end-customer, so this time can be in the past.
 */
next_attempt_at: (Timestamp | null)
/**
 * Time of the delivery; null before.
 */
delivered_at: (Timestamp | null)
/**
 * Body of the webhook request.
 */
event: {
[k: string]: unknown
}
}
/**
 * The brand and purpose of the messages an account sends, with its automatic replies.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Program".
 */
export interface Program {
/**
 * ID of the program.
 */
id: string
/**
 * Version, incremented by every change.
 */
version: number
/**
 * Internal name of the program.
 */
name: string
/**
 * Brand name that recipients know.
 */
brand: string
/**
 * Purpose of the messages. It completes the phrase “text messages about …”.
 */
purpose: string
/**
 * Use case for a 10DLC registration; null when it is not decided.
 */
use_case: (CampaignUseCase | null)
/**
 * How often you send messages, for example: up to 4 msgs/month.
 */
frequency: string
/**
 * Reply to HELP.
 */
help_text: string
/**
 * Confirmation of an opt-out.
 */
opt_out_text: string
/**
 * Opt-in confirmation message.
 */
opt_in_text: string
/**
 * What a STOP ends. `all`: all programs. `ask`: all programs, unless the recipient answers the question and keeps the other programs.
 */
opt_out_scope: ("all" | "ask")
keywords: ProgramKeywords
/**
 * Sample messages with variables in square brackets. A registration uses them when it has none of its own.
 * 
 * @maxItems 5
 */
samples: string[]
/**
 * URL of the privacy policy.
 */
privacy_url: string
/**
 * URL of the terms of the program.
 */
terms_url: string
/**
 * Time the program was created.
 */
created_at: Timestamp
/**
 * Time this version was created.
 */
updated_at: Timestamp
}
/**
 * Keywords of a program.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramKeywords".
 */
export interface ProgramKeywords {
/**
 * Keywords that opt in.
 * 
 * @maxItems 20
 */
opt_in: string[]
/**
 * Keywords that opt out, in addition to STOP and its synonyms.
 * 
 * @maxItems 20
 */
opt_out: string[]
/**
 * Keywords that request help, in addition to HELP.
 * 
 * @maxItems 20
 */
help: string[]
}
/**
 * Something that carriers or the law object to.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramFinding".
 */
export interface ProgramFinding {
/**
 * Stable name of the rule.
 */
rule: string
/**
 * Severity. An `error` means that carriers or the law reject the program.
 */
severity: ("error" | "warning" | "info")
/**
 * Field that the finding refers to.
 */
field: string
/**
 * What was found, as a sentence.
 */
message: string
/**
 * How to fix it.
 */
fix: string
}
/**
 * A version of a program. Read it with `program.get`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramVersion".
 */
export interface ProgramVersion {
/**
 * Number of the version.
 */
version: number
created_at: Timestamp
}
/**
 * Hours in which an account sends marketing messages, in the recipient's local time. They can only restrict the legal hours.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "QuietHours".
 */
export interface QuietHours {
/**
 * First minute in which sending is allowed.
 */
start: string
/**
 * First minute in which sending is no longer allowed.
 */
end: string
/**
 * Days on which sending is allowed.
 * 
 * @minItems 1
 * @maxItems 7
 */
days: Weekday[]
/**
 * What happens to a single message that does not set `on_quiet_hours`.
 */
on_violation: ("reject" | "defer")
}
/**
 * Number of contacts per reason.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ReasonCount".
 */
export interface ReasonCount {
reason: InvalidReason
/**
 * Number of contacts.
 */
contacts: number
}
/**
 * Schedule of a series.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RecurrenceInput".
 */
export interface RecurrenceInput {
/**
 * Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`. At most one occurrence per hour and 366 per year.
 */
rrule: string
/**
 * IANA time zone on whose clock the rule is evaluated.
 */
timezone: string
}
/**
 * The result for one event.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RecordedEvent".
 */
export interface RecordedEvent {
/**
 * Index of the event in the request.
 */
index: number
/**
 * ID of the event, or of the first event with the same `external_id`; null if the event was not recorded.
 */
event_id: (string | null)
/**
 * ID of the contact; null if the event was not recorded.
 */
contact_id: (string | null)
/**
 * Whether an event with the same `external_id` was recorded before. Nothing was added then.
 */
duplicate: boolean
/**
 * Why the event was not recorded; null if it was.
 */
error: (EventError | null)
}
/**
 * The registration of a brand, a campaign or a toll-free number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Registration".
 */
export interface Registration {
kind: RegistrationKind
/**
 * ID of the registration.
 */
id: string
status: RegistrationStatus
submission_status: SubmissionStatus
/**
 * Reason for the rejection.
 */
rejection: (RegistrationRejection | null)
/**
 * Differences between the registered content and the current content of the program.
 */
registration_drift: RegistrationDrift[]
/**
 * Brand; null for other kinds.
 */
brand: (Brand | null)
/**
 * Campaign; null for other kinds.
 */
campaign: (CampaignRegistration | null)
/**
 * Toll-free verification; null for other kinds.
 */
toll_free: (TollFreeVerification | null)
}
/**
 * A difference between the registered content and what recipients get.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationDrift".
 */
export interface RegistrationDrift {
/**
 * ID of the registration.
 */
registration_id: string
/**
 * ID of the program; null without a program.
 */
program_id: string
/**
 * Field of the program.
 */
field: string
/**
 * Registered value.
 */
registered: (string | string[] | null)
/**
 * Current value of the program.
 */
live: (string | string[] | null)
}
/**
 * The verification of a toll-free number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeVerification".
 */
export interface TollFreeVerification {
/**
 * ID of the verification.
 */
id: string
/**
 * ID of the number to verify.
 */
number_id: string
/**
 * Phone number (E.164).
 */
phone: string
status: TollFreeStatus
submission_status: SubmissionStatus
/**
 * Reason for the rejection.
 */
rejection: (RegistrationRejection | null)
/**
 * Your own ID. Each ID has one verification.
 */
reference_id: (string | null)
/**
 * Number of submissions.
 */
attempt: number
/**
 * Legal name of the company.
 */
business_name: string
/**
 * Name that customers know.
 */
doing_business_as: (string | null)
business_type: BrandEntityType
/**
 * Null for a sole proprietor.
 */
business_registration: (BusinessRegistration | null)
/**
 * Website that reviewers check.
 */
website: string
address: BrandAddress
contact: TollFreeContact
/**
 * All use cases that apply.
 * 
 * @minItems 1
 * @maxItems 14
 */
use_case_categories: TollFreeUseCase[]
/**
 * Who sends, who receives and why.
 */
use_case_summary: string
/**
 * Sample messages as you will send them.
 * 
 * @minItems 1
 * @maxItems 5
 */
samples: string[]
opt_in_type: TollFreeOptIn
/**
 * URLs of public images that show how people opt in.
 * 
 * @minItems 1
 * @maxItems 5
 */
opt_in_image_urls: string[]
message_volume: TollFreeVolume
/**
 * Opt-in confirmation message.
 */
opt_in_message: (string | null)
/**
 * Reply to HELP.
 */
help_message: (string | null)
/**
 * URL of the privacy policy.
 */
privacy_url: string
/**
 * URL of the terms and conditions.
 */
terms_url: string
/**
 * Whether people confirm their age before they opt in.
 */
age_gated: boolean
/**
 * Additional information for reviewers.
 */
additional_information: (string | null)
/**
 * Time the reviewers received the submission.
 */
submitted_at: (Timestamp | null)
created_at: Timestamp
updated_at: Timestamp
}
/**
 * Contact person for reviewers.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeContact".
 */
export interface TollFreeContact {
/**
 * Email address.
 */
email: string
/**
 * Phone number (E.164).
 */
phone: string
/**
 * First name.
 */
first_name: string
/**
 * Last name.
 */
last_name: string
}
/**
 * Something that a reviewer would object to.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationFinding".
 */
export interface RegistrationFinding {
/**
 * Rejection code that a reviewer would use.
 */
code: string
/**
 * Stable name of the rule.
 */
rule: string
/**
 * Severity. An `error` prevents the submission.
 */
severity: ("error" | "warning" | "info")
/**
 * Field that the finding refers to.
 */
field: string
/**
 * What was found, as a sentence.
 */
message: string
/**
 * How to fix it.
 */
fix: string
}
/**
 * Why transactional messages may be sent to a person without consent to marketing.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Relationship".
 */
export interface Relationship {
kind: RelationshipKind
/**
 * Your reference, such as an order number.
 */
reference: (string | null)
since: Timestamp
/**
 * End of the relationship; null while it is open.
 */
until: (Timestamp | null)
}
/**
 * A relationship to record, open until contacts.recordRelationship ends it.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RelationshipInput".
 */
export interface RelationshipInput {
kind: RelationshipKind
/**
 * Your reference, such as an order number. Default: none.
 */
reference?: string
/**
 * Start of the relationship, not in the future. Default: now.
 */
since?: Timestamp
}
/**
 * Total value of conversions in one currency.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Revenue".
 */
export interface Revenue {
/**
 * Currency (ISO 4217).
 */
currency: string
/**
 * Amount in the minor unit of the currency.
 */
value_minor: number
}
/**
 * Estimated size and cost of a scan.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ScanEstimate".
 */
export interface ScanEstimate {
/**
 * Number of contacts.
 */
contacts: number
/**
 * The most that the scan can cost.
 */
credits_at_most: number
}
/**
 * A sending number.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SenderNumber".
 */
export interface SenderNumber {
/**
 * ID of the number.
 */
id: string
/**
 * Phone number (E.164).
 */
phone: string
/**
 * Country (ISO 3166-1 alpha-2).
 */
country: string
/**
 * Type of the number.
 */
type: ("long_code" | "toll_free" | "short_code")
/**
 * State of the number.
 */
state: ("active" | "released")
/**
 * Whether messages are sent from this number unless they name another.
 */
is_default: boolean
/**
 * The carrier that the number sends through.
 */
carrier: string
/**
 * ID of the program; null without a program.
 */
program_id: (string | null)
/**
 * Whether the number is assigned to a program.
 */
assignment: ("unassigned" | "assigned")
/**
 * Registered campaign that the number sends for, or the verification of a toll-free number.
 */
registration_id: (string | null)
/**
 * Progress of the assignment at the registry; null when no assignment was requested.
 */
registration_state: (NumberAssignmentState | null)
/**
 * Reason why the registry rejected the assignment.
 */
registration_rejection: (RegistrationRejection | null)
/**
 * Messages per second. For an assigned number, its share of the campaign's throughput.
 */
messages_per_second: number
created_at: Timestamp
/**
 * Time the number was released; null while it is yours.
 */
released_at: (Timestamp | null)
}
/**
 * The typed contract of one skill.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SkillCapability".
 */
export interface SkillCapability {
/**
 * Name of the skill.
 */
name: string
/**
 * What the skill does.
 */
summary: string
/**
 * What happens, what it costs, and when to use it.
 */
description: string
/**
 * Module of the skill.
 */
module: string
/**
 * Who can call the skill.
 */
scope: ("public" | "tenant" | "partner")
/**
 * Permission that the key needs.
 */
permission: string
/**
 * Effect of a call.
 */
effect: ("read" | "write" | "destructive" | "billable")
/**
 * Whether your key can call the skill.
 */
allowed: boolean
test_key: TestKeyUse
/**
 * JSON Schema of the params.
 */
input_schema: {
[k: string]: unknown
}
/**
 * JSON Schema of the result.
 */
output_schema: {
[k: string]: unknown
}
}
/**
 * A place where people opt in to messages.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
/**
 * ID of the source.
 */
id: string
/**
 * Name of the source.
 */
name: string
method: ConsentMethod
/**
 * Address of the place; null if it has none.
 */
url: (string | null)
/**
 * ID of the program; null without a program.
 */
program_id: (string | null)
/**
 * State of the source.
 */
state: ("active" | "archived")
/**
 * Version of the current disclosure text.
 */
disclosure_version: number
/**
 * Current disclosure text.
 */
disclosure_text: string
/**
 * SHA-256 of the text in hexadecimal.
 */
disclosure_hash: string
created_at: Timestamp
updated_at: Timestamp
/**
 * Time it was archived; null before.
 */
archived_at: (string | null)
}
/**
 * Opt-ins, opt-outs and conversions of a source.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourceStatsRow".
 */
export interface SourceStatsRow {
/**
 * ID of the source.
 */
source_id: string
/**
 * Name of the source.
 */
name: string
/**
 * Number of people who opted in at this source in the period.
 */
opt_ins: number
/**
 * Number of people who opted out in the period and whose latest opt-in was at this source.
 */
opt_outs: number
/**
 * Number of conversions in the period by people whose latest opt-in was at this source.
 */
conversions: number
/**
 * Value of these conversions per currency; empty when none had a value.
 */
revenue: Revenue[]
}
/**
 * A version of the disclosure text of a source. It never changes.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourceVersion".
 */
export interface SourceVersion {
/**
 * Number of the version.
 */
version: number
/**
 * Text that people saw before they opted in.
 */
disclosure_text: string
/**
 * SHA-256 of the text in hexadecimal.
 */
disclosure_hash: string
created_at: Timestamp
}
/**
 * The spending limits of an account.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SpendingLimits".
 */
export interface SpendingLimits {
/**
 * Maximum credits that messages may cost per day (UTC); null: no limit.
 */
daily_credits: (number | null)
/**
 * Maximum credits that the messages of one campaign may cost; null: no limit.
 */
per_campaign_credits: (number | null)
/**
 * Balance below which the account is alerted; null: no alert.
 */
alert_at_credits: (number | null)
/**
 * Countries that messages may be sent to (ISO 3166-1 alpha-2), in order; null: every country. The list of a partner applies to its end-customers in addition.
 * 
 * @maxItems 250
 */
allowed_countries: (string[] | null)
}
/**
 * A label.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Tag".
 */
export interface Tag {
/**
 * ID of the tag.
 */
id: string
/**
 * Name of the tag.
 */
name: string
/**
 * Color as a hex code; null without one.
 */
color: (string | null)
/**
 * What the tag is for; null without a description.
 */
description: (string | null)
created_at: Timestamp
/**
 * Number of objects with the tag. Returned only by `tags.list`.
 */
count?: number
}
/**
 * A reusable message text with variables.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Template".
 */
export interface Template {
/**
 * ID of the template.
 */
id: string
/**
 * Name of the template.
 */
name: string
/**
 * State of the template.
 */
state: TemplateState
/**
 * Language of the text (BCP 47).
 */
locale: string
/**
 * Smart encoding of the messages of this template. Null: the default of the account.
 */
smart_encoding: (SmartEncoding | null)
/**
 * Whether links in messages of this template become short links.
 */
shorten_links: boolean
/**
 * Version of the text and variables.
 */
version: number
/**
 * Text with variables.
 */
body: string
/**
 * The variables in the text.
 */
variables: TemplateVariable[]
created_at: Timestamp
updated_at: Timestamp
}
/**
 * A variable of a template.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateVariable".
 */
export interface TemplateVariable {
/**
 * Name of the variable.
 */
name: string
/**
 * Text used when the contact has no value.
 */
fallback?: string
}
/**
 * A finding about a template.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateFinding".
 */
export interface TemplateFinding {
/**
 * The rule.
 */
rule: string
/**
 * Whether it prevents sending.
 */
severity: ("error" | "warning" | "info")
/**
 * What was found, as a sentence.
 */
message: string
/**
 * The variable; null if the finding is about the whole text.
 */
variable?: string
}
/**
 * An earlier version of a template. Versions never change.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateVersion".
 */
export interface TemplateVersion {
/**
 * Number of the version.
 */
version: number
/**
 * Text with variables.
 */
body: string
/**
 * The variables in the text.
 */
variables: TemplateVariable[]
created_at: Timestamp
}
/**
 * A change of consent, dated when it was recorded.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineConsent".
 */
export interface TimelineConsent {
/**
 * Kind of the entry.
 */
kind: "consent"
at: Timestamp
entry: ConsentEntry
}
/**
 * A conversion, dated when it occurred.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineConversion".
 */
export interface TimelineConversion {
/**
 * Kind of the entry.
 */
kind: "conversion"
at: Timestamp
/**
 * The conversion.
 */
conversion: {
/**
 * ID of the object.
 */
id: string
/**
 * Name of the conversion.
 */
event: string
/**
 * Amount in the minor unit of the currency.
 */
value_minor: (number | null)
/**
 * Currency (ISO 4217).
 */
currency: (string | null)
/**
 * Your own ID.
 */
external_id: (string | null)
/**
 * ID of the source of the contact's latest opt-in.
 */
source_id: (string | null)
/**
 * ID of the message that the conversion is attributed to.
 */
message_id: (string | null)
/**
 * ID of the campaign of that message.
 */
campaign_id: (string | null)
}
}
/**
 * A behavioral event, dated when it occurred.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineEvent".
 */
export interface TimelineEvent {
/**
 * Kind of the entry.
 */
kind: "event"
at: Timestamp
/**
 * The event.
 */
event: {
/**
 * ID of the object.
 */
id: string
/**
 * Name of the event.
 */
name: string
/**
 * Your own ID.
 */
external_id: (string | null)
/**
 * Details of the event.
 */
properties: {
[k: string]: unknown
}
}
}
/**
 * A list that contains the contact, dated when the contact was added.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineList".
 */
export interface TimelineList {
/**
 * Kind of the list.
 */
kind: "list"
at: Timestamp
/**
 * The list.
 */
list: {
/**
 * ID of the list.
 */
id: string
/**
 * Name of the list.
 */
name: string
}
}
/**
 * A message from the contact.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineMessageIn".
 */
export interface TimelineMessageIn {
/**
 * Kind of the entry.
 */
kind: "message.in"
at: Timestamp
/**
 * The message.
 */
message: {
/**
 * ID of the object.
 */
id: string
/**
 * Phone number of the sender, in E.164.
 */
from: string
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * Text of the message.
 */
text: string
/**
 * What the sender of the message wants.
 */
intent: ("stop" | "start" | "narrow" | "help" | "review" | "none")
/**
 * ID of the rule that classified the message.
 */
rule_id: (string | null)
}
}
/**
 * A message to the contact, dated when the service accepted it.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineMessageOut".
 */
export interface TimelineMessageOut {
/**
 * Kind of the entry.
 */
kind: "message.out"
at: Timestamp
/**
 * The message.
 */
message: {
/**
 * ID of the object.
 */
id: string
state: MessageState
/**
 * Why it is in this state; null without a reason.
 */
state_reason: (string | null)
/**
 * Error code of the carrier; null without an error.
 */
error_code: (string | null)
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * Phone number of the sender, in E.164.
 */
from: string
/**
 * Text of the message.
 */
text: string
/**
 * Why the message is sent: marketing or transactional.
 */
purpose: ("marketing" | "transactional" | "reply")
/**
 * Number of credits.
 */
credits: number
/**
 * ID of the campaign.
 */
campaign_id: (string | null)
due_at: Timestamp
/**
 * Time the carrier accepted the message.
 */
accepted_at: (Timestamp | null)
/**
 * Time the state became final; null before.
 */
finalized_at: (Timestamp | null)
}
}
/**
 * A tag of the contact, dated when it was assigned.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineTag".
 */
export interface TimelineTag {
/**
 * Kind of the tag.
 */
kind: "tag"
at: Timestamp
/**
 * The tag.
 */
tag: {
/**
 * ID of the tag.
 */
id: string
/**
 * Name of the tag.
 */
name: string
}
}
/**
 * An end-customer or the partner became able or unable to send.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TrustUpdatedEvent".
 */
export interface TrustUpdatedEvent {
/**
 * Unique ID of the event, identical in every attempt. Use it to discard duplicates.
 */
id: string
/**
 * Type of the event.
 */
type: "trust.updated"
timestamp: Timestamp
/**
 * Version of the form of the event.
 */
version: "1"
/**
 * What happened.
 */
data: {
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * State of the object.
 */
state: ("active" | "payment_hold" | "suspended" | "closed")
/**
 * Default sending number.
 */
number: (string | null)
/**
 * Whether the account is in good standing and has a sending number.
 */
ready: boolean
/**
 * What changed, such as number_assigned, payment_hold, brand_ok, campaign_mno_provisioned or number_registered.
 */
reason: string
}
}
/**
 * Usage of one day, campaign or purpose.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "UsageRow".
 */
export interface UsageRow {
/**
 * Day (UTC), campaign or purpose, depending on `group_by`.
 */
key: string
/**
 * Number of messages.
 */
messages: number
/**
 * Number of segments.
 */
segments: number
/**
 * Number of credits.
 */
credits: number
}
/**
 * What the preflight found for one variant.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "VariantPreflight".
 */
export interface VariantPreflight {
/**
 * Name of the variant.
 */
name: string
/**
 * Number of contacts that would get this variant in the test.
 */
eligible: number
/**
 * Number of credits.
 */
credits: number
/**
 * Number of segments.
 */
segments: number
/**
 * One message as a recipient would receive it.
 */
sample: (string | null)
/**
 * Findings about the content, blockers first.
 * 
 * @maxItems 100
 */
content_findings: ContentFinding[]
}
/**
 * Something to note that did not stop the call.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Warning".
 */
export interface Warning {
/**
 * Code of the warning.
 */
code: string
/**
 * What to know, as a sentence.
 */
message: string
/**
 * The param.
 */
param?: string
/**
 * Calls that help.
 */
next_actions?: NextAction[]
}
/**
 * The webhook endpoint of a partner.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WebhookEndpoint".
 */
export interface WebhookEndpoint {
/**
 * Address that receives events.
 */
url: string
/**
 * `disabled` after the endpoint answered 410 Gone.
 */
state: ("active" | "disabled")
/**
 * Why it is in this state; null without a reason.
 */
state_reason: (string | null)
/**
 * State of the delivery of events.
 */
delivery: ("automatic" | "on_request")
/**
 * Beginning of the SHA-256 of the secret.
 */
secret_fingerprint: string
/**
 * Time the previous secret expires, 24 hours after the rotation; null when there is no previous secret.
 */
previous_secret_expires_at: (Timestamp | null)
/**
 * Whether events currently have a second signature. False once the previous secret has expired.
 */
signs_with_previous: boolean
/**
 * Time the circuit breaker closes. No attempts are made before it, because too many failed.
 */
breaker_open_until: (Timestamp | null)
}
/**
 * Contacts that meet all of the rules.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleAnd".
 */
export interface SegmentRuleAnd {
/**
 * Kind of the rule.
 */
kind: "and"
/**
 * Rules, at most 20. All rules of a segment together: at most 100, and 4,096 characters in the values of `contains` and `starts_with`, with those of the segments that they refer to.
 * 
 * @minItems 1
 * @maxItems 20
 */
rules: SegmentRule[]
}
/**
 * Contacts that meet at least one of the rules.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleOr".
 */
export interface SegmentRuleOr {
/**
 * Kind of the rule.
 */
kind: "or"
/**
 * Rules, at most 20. All rules of a segment together: at most 100, and 4,096 characters in the values of `contains` and `starts_with`, with those of the segments that they refer to.
 * 
 * @minItems 1
 * @maxItems 20
 */
rules: SegmentRule[]
}
/**
 * Contacts that do not meet the rule.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleNot".
 */
export interface SegmentRuleNot {
/**
 * Kind of the rule.
 */
kind: "not"
rule: SegmentRule
}
/**
 * Contacts by a field or a custom field.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleField".
 */
export interface SegmentRuleField {
/**
 * Kind of the rule.
 */
kind: "field"
/**
 * Field of the contact: `phone`, `country`, `external_id`, `first_name`, `last_name`, `email`, `timezone`, `created_at`, `updated_at`, or `attributes.` and the name of a custom field. `segments.fields` lists them. Numbers and times in text, such as `42` and `2026-03-01`, count as numbers and times; a date is midnight in UTC.
 */
field: string
operator: SegmentOperator
/**
 * Value to compare with: for all operators but those that have `values` or `within`, and `exists` and `not_exists`.
 */
value?: (string | number | boolean)
/**
 * For `in` and `nin`: the values. For `between`: the lower and the upper end.
 * 
 * @minItems 1
 * @maxItems 1000
 */
values?: (string | number)[]
/**
 * For `within_last` and `not_within_last`: the length of time.
 */
within?: SegmentDuration
/**
 * For `anniversary`: 7 means the anniversary is in a week, -1 that it was yesterday. Default: 0, today.
 */
days_from_now?: number
}
/**
 * A length of time up to now.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentDuration".
 */
export interface SegmentDuration {
/**
 * Number of units.
 */
amount: number
/**
 * Unit: a day is 24 hours, a week 7 days.
 */
unit: ("minutes" | "hours" | "days" | "weeks")
}
/**
 * Contacts by how often they did something. `at_most` and `exactly` 0 find those who never did.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleEvent".
 */
export interface SegmentRuleEvent {
/**
 * Kind of the rule.
 */
kind: "event"
/**
 * Name of the event, as recorded with `analytics.recordEvent`.
 */
name: string
/**
 * How the number of events is compared with `count`. Default: `at_least`.
 */
operator?: ("at_least" | "at_most" | "exactly")
/**
 * Number of events. Default: 1.
 */
count?: number
/**
 * Count only events within this time up to now. Default: all.
 */
within?: SegmentDuration
/**
 * Count only events at this time or later (RFC 3339).
 */
from?: string
/**
 * Count only events before this time (RFC 3339).
 */
to?: string
/**
 * Conditions that an event must meet to be counted.
 * 
 * @minItems 1
 * @maxItems 5
 */
where?: SegmentPropertyCondition[]
}
/**
 * A condition on a property of an event.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentPropertyCondition".
 */
export interface SegmentPropertyCondition {
/**
 * Name of the property.
 */
property: string
/**
 * Comparison, as for fields.
 */
operator: ("eq" | "neq" | "in" | "nin" | "contains" | "starts_with" | "gt" | "gte" | "lt" | "lte" | "between" | "exists" | "not_exists")
/**
 * Value to compare with.
 */
value?: (string | number | boolean)
/**
 * For `in` and `nin`: the values. For `between`: the lower and the upper end.
 * 
 * @minItems 1
 * @maxItems 1000
 */
values?: (string | number)[]
}
/**
 * Contacts whose message of a campaign is in one of the states.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleMessage".
 */
export interface SegmentRuleMessage {
/**
 * Kind of the rule.
 */
kind: "message"
/**
 * ID of the campaign.
 */
campaign_id: string
/**
 * States of the message, any of them.
 * 
 * @minItems 1
 * @maxItems 13
 */
states: MessageState[]
}
/**
 * Contacts by their clicks on short links. Clicks of bots do not count.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleClick".
 */
export interface SegmentRuleClick {
/**
 * Kind of the rule.
 */
kind: "click"
/**
 * ID of a campaign whose links were clicked. Default: all links.
 */
campaign_id?: string
/**
 * ID of the link that was clicked. Default: all links.
 */
link_id?: string
/**
 * How the number of clicks is compared with `count`. Default: `at_least`.
 */
operator?: ("at_least" | "at_most" | "exactly")
/**
 * Number of clicks. Default: 1.
 */
count?: number
/**
 * Count only clicks within this time up to now. Default: all.
 */
within?: SegmentDuration
}
/**
 * Contacts by their consent to marketing messages.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleConsent".
 */
export interface SegmentRuleConsent {
/**
 * Kind of the rule.
 */
kind: "consent"
/**
 * Consent status. A contact whose message waits for a review does not count as `opted_in`.
 */
status: ConsentStatus
/**
 * ID of the program. Default: messages without a program.
 */
program_id?: string
}
/**
 * Contacts on a list.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleList".
 */
export interface SegmentRuleList {
/**
 * Kind of the rule.
 */
kind: "list"
/**
 * ID of the list.
 */
list_id: string
}
/**
 * Contacts with a tag.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleTag".
 */
export interface SegmentRuleTag {
/**
 * Kind of the rule.
 */
kind: "tag"
/**
 * ID of the tag.
 */
tag_id: string
}
/**
 * Contacts in another segment. Segments cannot refer to each other in a circle.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleSegment".
 */
export interface SegmentRuleSegment {
/**
 * Kind of the rule.
 */
kind: "segment"
/**
 * ID of the other segment.
 */
segment_id: string
}
/**
 * A random share of the contacts that stays the same: a hash puts each contact into one of 10,000 buckets.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentRuleRandomBucket".
 */
export interface SegmentRuleRandomBucket {
/**
 * Kind of the rule.
 */
kind: "random_bucket"
/**
 * First bucket.
 */
from: number
/**
 * Last bucket, included. 0 to 999 are a tenth of the contacts.
 */
to: number
/**
 * Contacts are distributed anew for each seed. Default: empty.
 */
seed?: string
}
/**
 * Rules that select contacts. Contacts join and leave by themselves.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Segment".
 */
export interface Segment {
/**
 * ID of the segment.
 */
id: string
/**
 * Name of the segment, unique in the account, ignoring case.
 */
name: string
/**
 * Description.
 */
description: (string | null)
/**
 * Version, which counts the changes.
 */
version: number
rules: SegmentRule
created_at: Timestamp
updated_at: Timestamp
}
/**
 * The rules of a segment at one version.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentVersion".
 */
export interface SegmentVersion {
/**
 * Version.
 */
version: number
rules: SegmentRule
created_at: Timestamp
}
/**
 * What uses a segment: an unfinished campaign, another segment, a journey or an automation rule.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentUse".
 */
export interface SegmentUse {
/**
 * Kind of what uses the segment.
 */
kind: ("campaign" | "segment" | "journey" | "automation")
/**
 * ID of what uses the segment.
 */
id: string
/**
 * Name of what uses the segment.
 */
name: string
}
/**
 * A contact in a segment.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentMember".
 */
export interface SegmentMember {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Phone number in E.164.
 */
phone: string
/**
 * First name.
 */
first_name: (string | null)
/**
 * Last name.
 */
last_name: (string | null)
/**
 * Consent to marketing messages.
 */
consent_status: ConsentStatus
}
/**
 * What one rule keeps. The rules are those directly under `and`, else the whole.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentFunnelStep".
 */
export interface SegmentFunnelStep {
/**
 * JSON Pointer to the rule, such as `/rules/rules/0`.
 */
path: string
/**
 * Number of contacts that meet this rule.
 */
alone: number
/**
 * Number of contacts that meet this rule and those before it.
 */
in_sequence: number
}
/**
 * Something that rules can ask about.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentField".
 */
export interface SegmentField {
/**
 * Name for `field` in a rule, or for `name` in a rule about events.
 */
field: string
/**
 * What it is: a field of every contact, a custom field, or an event.
 */
kind: ("field" | "attribute" | "event")
/**
 * Types of its values, the most frequent first.
 * 
 * @maxItems 5
 */
types: ("text" | "number" | "boolean" | "time")[]
/**
 * Operators that apply to these types.
 * 
 * @maxItems 18
 */
operators: string[]
/**
 * Number of contacts with a value, or of events, among those examined.
 */
contacts: number
/**
 * Values that occur more than once, the most frequent first, up to 100 characters each.
 * 
 * @maxItems 10
 * 
 * Items: A value.
 */
frequent_values: {
/**
 * The value.
 */
value: (string | number | boolean)
/**
 * How often it occurs among those examined.
 */
count: number
}[]
/**
 * A rule that is valid as it stands.
 */
example: (SegmentRuleField | SegmentRuleEvent)
}
/**
 * Contacts enter when they do something.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntryEvent".
 */
export interface JourneyEntryEvent {
/**
 * Kind of the entry.
 */
kind: "event"
/**
 * Name of the event, as recorded with `analytics.recordEvent`.
 */
name: string
/**
 * Conditions that the properties of the event must meet. Default: none.
 * 
 * @minItems 1
 * @maxItems 5
 */
where?: SegmentPropertyCondition[]
}
/**
 * Contacts enter when they are in a segment, including those who are in it when the journey is published. Checked every five minutes.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntrySegment".
 */
export interface JourneyEntrySegment {
/**
 * Kind of the entry.
 */
kind: "segment"
/**
 * ID of the segment.
 */
segment_id: string
}
/**
 * Contacts enter when they are added to a list.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntryList".
 */
export interface JourneyEntryList {
/**
 * Kind of the entry.
 */
kind: "list"
/**
 * ID of the list.
 */
list_id: string
}
/**
 * Contacts enter when they get a tag.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntryTag".
 */
export interface JourneyEntryTag {
/**
 * Kind of the entry.
 */
kind: "tag"
/**
 * ID of the tag.
 */
tag_id: string
}
/**
 * The contacts of a segment or list enter together at set times.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntrySchedule".
 */
export interface JourneyEntrySchedule {
/**
 * Kind of the entry.
 */
kind: "schedule"
/**
 * ID of the segment whose contacts enter. Set either this or `list_id`.
 */
segment_id?: string
/**
 * ID of the list whose members enter.
 */
list_id?: string
/**
 * Time at which contacts enter, and start of the recurrence (RFC 3339). Default: the time of the publication.
 */
start_at?: string
/**
 * Recurrence of the entry. Default: once.
 */
recurrence?: RecurrenceInput
}
/**
 * Contacts enter only with `journeys.enroll`, which works for every journey.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEntryCall".
 */
export interface JourneyEntryCall {
/**
 * Kind of the entry.
 */
kind: "call"
}
/**
 * Whether a contact can enter again. A contact is never in a journey twice at the same time.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyReentry".
 */
export interface JourneyReentry {
/**
 * `never`: once per contact. `after_exit`: again after the last enrollment of the contact ended.
 */
kind: ("never" | "after_exit")
/**
 * For `after_exit`: time that must pass since the last enrollment ended. Default: none.
 */
after?: SegmentDuration
/**
 * For `after_exit`: total number of enrollments per contact. Default: no limit.
 */
max_entries?: number
}
/**
 * The enrollment ends when the contact does something.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyExitEvent".
 */
export interface JourneyExitEvent {
/**
 * Kind of the exit criterion.
 */
kind: "event"
/**
 * Name of the event, as recorded with `analytics.recordEvent`.
 */
name: string
/**
 * Conditions that the properties of the event must meet. Default: none.
 * 
 * @minItems 1
 * @maxItems 5
 */
where?: SegmentPropertyCondition[]
}
/**
 * The enrollment ends when the contact sends a message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyExitReply".
 */
export interface JourneyExitReply {
/**
 * Kind of the exit criterion.
 */
kind: "reply"
}
/**
 * The enrollment ends when the contact meets rules. Checked before each node, and every five minutes while the contact waits.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyExitRules".
 */
export interface JourneyExitRules {
/**
 * Kind of the exit criterion.
 */
kind: "rules"
rules: SegmentRule
}
/**
 * Sends a message through all checks. During quiet hours the contact waits until the next allowed time. If the message cannot be sent, the contact takes the `error` edge; without one the enrollment ends.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeSend".
 */
export interface JourneyNodeSend {
/**
 * Kind of the node.
 */
kind: "send"
/**
 * Text of the message in Liquid. Variables are those of the contact, and `event` with the properties of the event by which it entered. Set either this or `template_id`.
 */
text?: string
/**
 * ID of the template.
 */
template_id?: string
/**
 * Purpose of the message. Default: `marketing`.
 */
purpose?: Purpose
/**
 * ID of the sending number. Default: the default number of the account.
 */
number_id?: string
/**
 * ID of the program whose numbers send, instead of `number_id`.
 */
program_id?: string
/**
 * Whether to shorten links. Default: the template's setting, else false.
 */
shorten_links?: boolean
/**
 * Replaces characters that make messages longer. Default: the template's setting, then the account's.
 */
smart_encoding?: SmartEncoding
}
/**
 * Waits for a length of time.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeDelay".
 */
export interface JourneyNodeDelay {
/**
 * Kind of the node.
 */
kind: "delay"
/**
 * Time to wait.
 */
duration: SegmentDuration
}
/**
 * Waits until a time. Set one of `time`, `at`, `property` and `attribute`. A time that has passed does not delay. If the property or attribute contains no time, the contact takes the `error` edge.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeDelayUntil".
 */
export interface JourneyNodeDelayUntil {
/**
 * Kind of the node.
 */
kind: "delay_until"
/**
 * Time of day `HH:MM` on the clock of the contact. The contact waits until the next time its clock shows this.
 */
time?: string
/**
 * With `time`: the days of the week that are allowed. Default: all.
 * 
 * @minItems 1
 * @maxItems 7
 */
days?: Weekday[]
/**
 * Time to wait for (RFC 3339).
 */
at?: string
/**
 * Property of the event by which the contact entered, that contains the time to wait for (RFC 3339).
 */
property?: string
/**
 * Attribute of the contact that contains the time to wait for (RFC 3339).
 */
attribute?: string
/**
 * With `property` or `attribute`: minutes after that time; negative values are before it. Default: 0.
 */
offset_minutes?: number
}
/**
 * Waits until something happens, which takes the `true` edge, or until the time-out. Replies are messages that are no opt-out, HELP or START.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeWaitFor".
 */
export interface JourneyNodeWaitFor {
/**
 * Kind of the node.
 */
kind: "wait_for"
/**
 * What to wait for.
 */
for: ("event" | "reply" | "click" | "rules")
/**
 * Name of the event, as recorded with `analytics.recordEvent`.
 */
name?: string
/**
 * Conditions that the properties of the event must meet. Default: none.
 * 
 * @minItems 1
 * @maxItems 5
 */
where?: SegmentPropertyCondition[]
/**
 * With `reply`: the reply must be one of these, ignoring case and punctuation. Default: any reply.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: Word or phrase.
 */
words?: string[]
/**
 * With `rules`: the rules that the contact must meet. Checked every five minutes.
 */
rules?: SegmentRule
/**
 * Longest time to wait, after which the contact takes the `timeout` edge.
 */
timeout: SegmentDuration
}
/**
 * Contacts that meet the rules take the `true` edge, others the `false` edge.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeSplit".
 */
export interface JourneyNodeSplit {
/**
 * Kind of the node.
 */
kind: "split"
rules: SegmentRule
}
/**
 * A variant of a random split.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyVariant".
 */
export interface JourneyVariant {
/**
 * Name of the variant.
 */
name: string
/**
 * Share of the contacts in percent.
 */
share: number
}
/**
 * Divides contacts at random. The same contact always gets the same variant.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeRandomSplit".
 */
export interface JourneyNodeRandomSplit {
/**
 * Kind of the node.
 */
kind: "random_split"
/**
 * Variants with their shares, which add up to 100. Each has an edge of the kind `variant`.
 * 
 * @minItems 2
 * @maxItems 8
 */
variants: JourneyVariant[]
}
/**
 * Changes the contact.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeUpdateContact".
 */
export interface JourneyNodeUpdateContact {
/**
 * Kind of the node.
 */
kind: "update_contact"
/**
 * First name.
 */
first_name?: (string | null)
/**
 * Last name.
 */
last_name?: (string | null)
/**
 * Attributes to set. Null removes an attribute.
 */
attributes?: {
[k: string]: string | number | boolean | null
}
}
/**
 * Tags the contact, or removes the tag.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeTag".
 */
export interface JourneyNodeTag {
/**
 * Kind of the node.
 */
kind: "tag"
/**
 * ID of the tag.
 */
tag_id: string
/**
 * Whether to add or remove the tag. Default: `add`.
 */
action?: ("add" | "remove")
}
/**
 * A value of a response that becomes an attribute.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneySavedValue".
 */
export interface JourneySavedValue {
/**
 * JSON Pointer (RFC 6901) to a value in the response.
 */
pointer: string
/**
 * Attribute of the contact that gets the value.
 */
attribute: string
}
/**
 * Calls a URL. Requests are signed with the secret of `journeys.rotateWebhookSecret`. A request without an answer, and one answered with 408, 429 or 5xx, is repeated with the same `Idempotency-Key`: 8 requests in all, with pauses of 30 seconds that double to 30 minutes, about an hour in all. `Retry-After` makes a pause longer, at most 30 minutes. After the last request, or with any other status that is not 2xx, the contact takes the `error` edge. Redirects are not followed.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeWebhook".
 */
export interface JourneyNodeWebhook {
/**
 * Kind of the node.
 */
kind: "webhook"
/**
 * HTTPS URL that gets a request with the contact and the journey as JSON.
 */
url: string
/**
 * HTTP method. Default: POST.
 */
method?: ("POST" | "PUT" | "PATCH")
/**
 * Additional headers. Names of 1 to 64 letters, digits and hyphens; values of printable ASCII. Headers that the service sets itself, of the connection, of cookies and of signatures are refused. Keys that may read the journey see them. Default: none.
 */
headers?: {
[k: string]: string
}
/**
 * Values of the JSON response to save as attributes. Default: none.
 * 
 * @minItems 1
 * @maxItems 20
 */
save?: JourneySavedValue[]
}
/**
 * How requests of webhook nodes are signed.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyWebhookSigning".
 */
export interface JourneyWebhookSigning {
/**
 * Beginning of the SHA-256 of the secret.
 */
secret_fingerprint: string
/**
 * Time the previous secret expires, 24 hours after the rotation; null when there is no previous secret.
 */
previous_secret_expires_at: (Timestamp | null)
/**
 * Whether events currently have a second signature. False once the previous secret has expired.
 */
signs_with_previous: boolean
}
/**
 * Counts the contact as converted. The enrollment goes on over the `next` edge, or ends.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeGoal".
 */
export interface JourneyNodeGoal {
/**
 * Kind of the node.
 */
kind: "goal"
}
/**
 * Ends the enrollment.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeExit".
 */
export interface JourneyNodeExit {
/**
 * Kind of the node.
 */
kind: "exit"
}
/**
 * A node of a journey.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNode".
 */
export interface JourneyNode {
/**
 * ID of the node.
 */
id: string
/**
 * Name of the node.
 */
name: string
/**
 * Whether enrollments begin here.
 */
start: boolean
config: JourneyNodeConfig
}
/**
 * Which contacts take an edge of the kind `variant`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEdgeCondition".
 */
export interface JourneyEdgeCondition {
/**
 * Name of the variant.
 */
variant: string
}
/**
 * A connection of two nodes.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEdge".
 */
export interface JourneyEdge {
/**
 * ID of the edge.
 */
id: string
/**
 * ID of the node that it leaves.
 */
from_node_id: string
/**
 * ID of the node that it leads to.
 */
to_node_id: string
kind: JourneyEdgeKind
/**
 * The variant of a random split. Null for other kinds.
 */
condition: (JourneyEdgeCondition | null)
}
/**
 * A graph of messages, delays and decisions that contacts go through.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Journey".
 */
export interface Journey {
/**
 * ID of the journey.
 */
id: string
/**
 * Name of the journey.
 */
name: string
state: JourneyState
/**
 * Why the service paused the journey. `entries_failed`: the contacts of its segment or list could not be found five times in a row, most often because the rules take too long. Null: the service did not pause it.
 */
state_reason: ("entries_failed" | null)
entry: JourneyEntry
/**
 * Rules that a contact must meet to enter. Null: none.
 */
entry_rules: (SegmentRule | null)
/**
 * What ends an enrollment wherever the contact is.
 * 
 * @maxItems 10
 */
exit: JourneyExitCriterion[]
reentry: JourneyReentry
/**
 * Maximum messages to one contact in any 60 minutes.
 */
max_messages_per_hour: number
/**
 * Version that contacts enter. Null before the first publication.
 */
published_version: (number | null)
/**
 * Whether the draft differs from the published version.
 */
changed: boolean
created_at: Timestamp
updated_at: Timestamp
}
/**
 * A finding of a validation.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyFinding".
 */
export interface JourneyFinding {
/**
 * Code of the finding.
 */
code: string
/**
 * What was found, as a sentence.
 */
message: string
/**
 * The node. Null: the journey.
 */
node_id: (string | null)
/**
 * Calls that help.
 */
next_actions: NextAction[]
}
/**
 * What happened to a contact at a node.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyStep".
 */
export interface JourneyStep {
/**
 * Number of the step in the enrollment.
 */
step: number
/**
 * ID of the node.
 */
node_id: string
/**
 * Name of the node.
 */
node_name: string
/**
 * Kind of the node.
 */
kind: string
/**
 * The edge that the contact took; `waits`, or `ends`.
 */
outcome: string
/**
 * Why, as a stable code.
 */
reason: (string | null)
/**
 * Facts of the decision, such as the ID of the message or the time until which the contact waits.
 */
detail: {
[k: string]: unknown
}
at: Timestamp
}
/**
 * One passage of a contact through a journey.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyEnrollment".
 */
export interface JourneyEnrollment {
/**
 * ID of the enrollment.
 */
id: string
/**
 * ID of the journey.
 */
journey_id: string
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Version of the journey.
 */
version: number
state: JourneyEnrollmentState
/**
 * Why the enrollment ended, as a stable code. `message_limit`: the contact got `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes.
 */
reason: (string | null)
/**
 * ID of the node at which the contact is, or was at the end.
 */
node_id: string
/**
 * Time of the next step. Null at the end, and while the contact waits only for something to happen.
 */
due_at: (Timestamp | null)
/**
 * Time at which the contact reached a goal.
 */
goal_reached_at: (Timestamp | null)
entered_at: Timestamp
/**
 * Time of the end.
 */
ended_at: (Timestamp | null)
}
/**
 * A contact that did not enter.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyRejection".
 */
export interface JourneyRejection {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Why the contact did not enter. `loop`: an automation rule made the call, and its chain of rules and journeys has started too much.
 */
reason: ("not_found" | "opted_out" | "already_in_journey" | "reentry" | "rules" | "loop")
}
/**
 * Counts of a node: `entered` is the sum of `waiting`, `passed` and `exited`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneyNodeStats".
 */
export interface JourneyNodeStats {
/**
 * ID of the node.
 */
node_id: string
/**
 * Name of the node.
 */
node_name: string
/**
 * Kind of the node.
 */
kind: string
/**
 * Arrivals of contacts.
 */
entered: number
/**
 * Contacts that are there now.
 */
waiting: number
/**
 * Departures over an edge.
 */
passed: number
/**
 * Enrollments that ended there.
 */
exited: number
/**
 * Departures by kind of the edge; those of a random split as `variant:` and the name.
 */
edges: {
[k: string]: number
}
}
/**
 * A made-up contact.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneySimulatedContact".
 */
export interface JourneySimulatedContact {
/**
 * Phone number (E.164). Default: a fictitious number.
 */
phone?: string
/**
 * First name.
 */
first_name?: string
/**
 * Last name.
 */
last_name?: string
/**
 * Country (ISO 3166-1 alpha-2). Default: that of the phone number.
 */
country?: string
/**
 * IANA time zone. Default: that of the phone number.
 */
timezone?: string
/**
 * Attributes.
 */
attributes?: {
[k: string]: unknown
}
/**
 * Whether the contact is opted in. Default: true.
 */
opted_in?: boolean
/**
 * Tags.
 * 
 * @maxItems 20
 * 
 * Items: ID of a tag.
 */
tag_ids?: string[]
/**
 * Lists.
 * 
 * @maxItems 20
 * 
 * Items: ID of a list.
 */
list_ids?: string[]
}
/**
 * Something that happens during a simulation.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneySimulatedEvent".
 */
export interface JourneySimulatedEvent {
/**
 * Time of the event (RFC 3339), at or after the start.
 */
at: string
/**
 * `event`: a behavioral event. `reply`: a message from the contact. `opt_out`: an opt-out from all messages. `click`: a click on a short link.
 */
kind: ("event" | "reply" | "opt_out" | "click")
/**
 * With `event`: name of the event.
 */
name?: string
/**
 * With `event`: properties of the event. Default: none.
 */
properties?: {
[k: string]: unknown
}
/**
 * With `reply`: text of the message.
 */
text?: string
}
/**
 * The response of a webhook in a simulation.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneySimulatedResponse".
 */
export interface JourneySimulatedResponse {
/**
 * ID of the webhook node.
 */
node_id: string
/**
 * HTTP status.
 */
status: number
/**
 * JSON body. Default: an empty object.
 */
body?: {
[k: string]: unknown
}
}
/**
 * A message of a simulation.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneySimulatedMessage".
 */
export interface JourneySimulatedMessage {
at: Timestamp
/**
 * ID of the node.
 */
node_id: string
/**
 * The message.
 */
text: string
/**
 * Number of segments.
 */
segments: number
/**
 * Number of credits.
 */
credits: number
}
/**
 * An inbound message. Opt-outs, HELP, START and messages that wait for a review start no rule. Fields: `inbound_id`, `text`, `from`, `to`, `number_id`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerMessage".
 */
export interface AutomationTriggerMessage {
/**
 * Kind of the trigger.
 */
kind: "message"
/**
 * Test that the text must meet. Default: any text.
 */
text?: AutomationTextTest
}
/**
 * A test of the text of a message.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTextTest".
 */
export interface AutomationTextTest {
/**
 * Comparison, ignoring case.
 */
operator: ("equals" | "contains" | "starts_with")
/**
 * Text to compare with.
 */
value: string
}
/**
 * An inbound message that consists of a keyword. Fields: `inbound_id`, `text`, `from`, `to`, `number_id`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerKeyword".
 */
export interface AutomationTriggerKeyword {
/**
 * Kind of the trigger.
 */
kind: "keyword"
/**
 * Keywords. The message must consist of one of them, ignoring case, punctuation and spaces. Words that the service or a program reads as an opt-out, HELP or START are rejected.
 * 
 * @minItems 1
 * @maxItems 50
 */
words: string[]
}
/**
 * A behavioral event. Fields: `event_id`, and `properties.` with the name of a property.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerEvent".
 */
export interface AutomationTriggerEvent {
/**
 * Kind of the trigger.
 */
kind: "event"
/**
 * Name of the event, as recorded with `analytics.recordEvent`, or `link.clicked`.
 */
name: string
/**
 * Conditions that the properties must meet, as in segments. Default: none.
 * 
 * @minItems 1
 * @maxItems 5
 */
where?: SegmentPropertyCondition[]
}
/**
 * A contact opted in or out. Fields: `phone`, `scope`, `method`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerConsent".
 */
export interface AutomationTriggerConsent {
/**
 * Kind of the trigger.
 */
kind: "consent"
/**
 * New consent status.
 */
status: ("opted_in" | "opted_out")
}
/**
 * A message that was not delivered. Fields: `message_id`, `reason`, `error_code`, `campaign_id`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerFailure".
 */
export interface AutomationTriggerFailure {
/**
 * Kind of the trigger.
 */
kind: "failure"
}
/**
 * A contact got a tag. Field: `tag_id`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerTag".
 */
export interface AutomationTriggerTag {
/**
 * Kind of the trigger.
 */
kind: "tag"
/**
 * ID of the tag.
 */
tag_id: string
}
/**
 * A contact joined a list. Field: `list_id`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerList".
 */
export interface AutomationTriggerList {
/**
 * Kind of the trigger.
 */
kind: "list"
/**
 * ID of the list.
 */
list_id: string
}
/**
 * The available credits fell below `alert_at_credits` of `billing.setLimits`. The trigger has no contact, so the rule cannot have `conditions` or `once_per`. Fields: `available`, `threshold`.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggerBalance".
 */
export interface AutomationTriggerBalance {
/**
 * Kind of the trigger.
 */
kind: "balance"
}
/**
 * A call of a skill that a rule makes.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationAction".
 */
export interface AutomationAction {
/**
 * Name of a skill. Skills of `agent`, `automation` and `partner` are not allowed.
 */
skill: string
/**
 * Params of the skill, without `dry_run` and `idempotency_key`. A value `{ "$from": "contact.id", "default": "…" }` is replaced by a value of the contact (`contact.…`) or the trigger (`trigger.…`), and `${contact.first_name}` inside of text by the value as text. At most 20 per action.
 */
params: {
[k: string]: unknown
}
}
/**
 * Maximum number of runs of a rule.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationRateCap".
 */
export interface AutomationRateCap {
/**
 * Maximum runs in 60 minutes. Default: no limit.
 */
per_hour?: number
/**
 * Maximum runs in 24 hours. Default: no limit.
 */
per_day?: number
}
/**
 * A length of time.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationWindow".
 */
export interface AutomationWindow {
/**
 * Number of units, at most 90 days together.
 */
amount: number
/**
 * Unit: a day is 24 hours, a week 7 days.
 */
unit: ("minutes" | "hours" | "days" | "weeks")
}
/**
 * A rule: when the trigger happens and the contact meets the conditions, the actions run.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationRule".
 */
export interface AutomationRule {
/**
 * ID of the rule.
 */
id: string
/**
 * Name of the rule, unique in the account, ignoring case.
 */
name: string
/**
 * Description.
 */
description: (string | null)
/**
 * Whether the rule runs.
 */
state: ("enabled" | "disabled")
/**
 * Why the rule is disabled; null while it is enabled.
 */
state_reason: (AutomationStateReason | null)
/**
 * Version, which counts the changes.
 */
version: number
/**
 * ID of the key with whose permissions the rule acts: the one that created, changed or enabled it last.
 */
key_id: string
trigger: AutomationTrigger
/**
 * Rules that the contact must meet; null: none.
 */
conditions: (SegmentRule | null)
/**
 * Calls that a run makes, in order.
 * 
 * @minItems 1
 * @maxItems 10
 */
actions: AutomationAction[]
/**
 * Maximum number of runs; null: no limit.
 */
rate_cap: (AutomationRateCap | null)
/**
 * Run at most once per contact within this time; null: no limit.
 */
once_per: (AutomationWindow | null)
/**
 * Number of failed runs in a row after which the rule is disabled.
 */
disable_after_failures: number
/**
 * Number of runs that failed since the last one that succeeded.
 */
failures_in_row: number
created_at: Timestamp
updated_at: Timestamp
}
/**
 * What started a run.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTriggered".
 */
export interface AutomationTriggered {
/**
 * Kind of what happened; a keyword is a message.
 */
kind: ("message" | "event" | "consent" | "failure" | "tag" | "list" | "balance")
/**
 * Name of the event, the new consent status, or the ID of the tag or list; otherwise empty.
 */
name: string
/**
 * ID of the contact; null if the account has no such contact.
 */
contact_id: (string | null)
occurred_at: Timestamp
/**
 * Fields of the trigger.
 */
data: {
[k: string]: unknown
}
}
/**
 * A call that a run would make.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationFilledAction".
 */
export interface AutomationFilledAction {
/**
 * Name of the skill.
 */
skill: string
/**
 * Params with the values filled in.
 */
params: {
[k: string]: unknown
}
}
/**
 * A call of a run.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationPerformedAction".
 */
export interface AutomationPerformedAction {
/**
 * Name of the skill.
 */
skill: string
/**
 * Params with the values filled in.
 */
params: {
[k: string]: unknown
}
/**
 * Outcome of the call; null: not called.
 */
outcome: ("done" | "refused" | "failed" | null)
/**
 * The last error of the call; null: none.
 */
error: (AutomationError | null)
}
/**
 * An error of an action.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationError".
 */
export interface AutomationError {
/**
 * Error code, as text.
 */
code: string
/**
 * Reason in the error's data; null: none.
 */
reason: (string | null)
/**
 * Message of the error.
 */
message: string
}
/**
 * One run of a rule.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationRun".
 */
export interface AutomationRun {
/**
 * ID of the run.
 */
id: string
state: AutomationRunState
/**
 * Why the run was skipped, stopped or failed: `conditions_not_met`, `conditions_too_slow`, `no_contact`, `rate_cap_hour`, `rate_cap_day`, `once_per`, `loop`, `rule_disabled`, `key_revoked`, `key_expired`, `forgotten`, `retries_exhausted`, or the error code of the action.
 */
reason: (string | null)
/**
 * Number of runs: more than 1 only for skipped runs, of which one item counts those of one hour and reason.
 */
count: number
/**
 * Version of the rule.
 */
rule_version: number
/**
 * ID of the key that the actions use.
 */
key_id: string
/**
 * ID of the contact; null: none.
 */
contact_id: (string | null)
/**
 * Number of rules that led to the run, one through the other, with this one.
 */
depth: number
/**
 * Number of attempts.
 */
attempts: number
/**
 * What started the run; null for skipped runs and after the contact was forgotten.
 */
trigger: (AutomationTriggered | null)
/**
 * The calls in order.
 * 
 * @maxItems 10
 */
actions: AutomationPerformedAction[]
/**
 * Time of the next attempt (RFC 3339); null when the run has ended.
 */
next_attempt_at: (string | null)
created_at: Timestamp
/**
 * Time when the run ended (RFC 3339); null while it is pending.
 */
finished_at: (string | null)
}
/**
 * What a rule would have done with one past trigger.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTestItem".
 */
export interface AutomationTestItem {
trigger: AutomationTriggered
/**
 * `run`: the actions would run. `skipped`: a condition or a limit would prevent it. `no_match`: the trigger does not match.
 */
outcome: ("run" | "skipped" | "no_match")
/**
 * Why not: `text`, `keyword`, `where`, `conditions_not_met`, `conditions_too_slow`, `no_contact`, `rate_cap_hour`, `rate_cap_day` or `once_per`; null when the actions would run.
 */
reason: (string | null)
/**
 * The calls that would be made; empty unless the outcome is `run`.
 * 
 * @maxItems 10
 */
actions: AutomationFilledAction[]
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentProvisionParams".
 */
export interface AgentProvisionParams {
name: string
source?: string
permissions?: ("full" | "read" | "contacts" | "campaigns" | "messages" | "compliance" | "analytics" | "billing" | "ai")
use_case?: string
help_contact?: string
mode?: ("live" | "test")
default_country?: string
dry_run?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentProvisionResult".
 */
export interface AgentProvisionResult {
/**
 * The API key. Shown only in the first response; absent from a replay and from a dry run.
 */
api_key?: string
/**
 * ID of the key.
 */
key_id: string
/**
 * ID of the account.
 */
account_id: string
/**
 * What the key may do.
 */
permissions: Permission[]
mode: KeyMode
/**
 * Credits that the account starts with.
 */
starter_credits: number
/**
 * The steps until the account can send.
 */
setup_checklist: ChecklistStep[]
dry_run?: WasDryRun
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentCreateKeyParams".
 */
export interface AgentCreateKeyParams {
name: string
/**
 * @minItems 1
 * @maxItems 10
 */
permissions: Permission[]
expires_at?: Timestamp
mode?: KeyMode
error_codes?: ErrorCodes
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentCreateKeyResult".
 */
export interface AgentCreateKeyResult {
/**
 * ID of the key.
 */
key_id: string
/**
 * The API key. Shown only in the first response; absent from a replay and from a dry run.
 */
api_key?: string
/**
 * What the key may do.
 */
permissions: Permission[]
mode: KeyMode
/**
 * Start of the digest of the key, to tell keys apart.
 */
fingerprint: string
/**
 * Time it expires; null: never.
 */
expires_at: (Timestamp | null)
error_codes: ErrorCodes
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentDiscoverParams".
 */
export interface AgentDiscoverParams {
query?: string
module?: string
effect?: ("read" | "write" | "destructive" | "billable")
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentDiscoverResult".
 */
export interface AgentDiscoverResult {
/**
 * The objects of this page.
 */
items: DiscoveredSkill[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentCapabilitiesParams".
 */
export interface AgentCapabilitiesParams {
skill?: string
module?: string
format?: ("json-schema" | "mcp")
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentCapabilitiesResult".
 */
export interface AgentCapabilitiesResult {
/**
 * Version of the contract.
 */
catalog_version: string
/**
 * The skills.
 */
skills: (SkillCapability | McpTool)[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentListKeysParams".
 */
export interface AgentListKeysParams {
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentListKeysResult".
 */
export interface AgentListKeysResult {
/**
 * The objects of this page.
 */
items: ApiKey[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentRevokeKeyParams".
 */
export interface AgentRevokeKeyParams {
key_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentRevokeKeyResult".
 */
export interface AgentRevokeKeyResult {
/**
 * ID of the key.
 */
key_id: string
revoked_at: Timestamp
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentRotateKeyParams".
 */
export interface AgentRotateKeyParams {
key_id: string
overlap_seconds?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentRotateKeyResult".
 */
export interface AgentRotateKeyResult {
/**
 * ID of the key.
 */
key_id: string
/**
 * The API key. Shown only in the first response; absent from a replay and from a dry run.
 */
api_key?: string
/**
 * ID of the replaced key.
 */
old_key_id: string
old_expires_at: Timestamp
/**
 * Start of the digest of the key, to tell keys apart.
 */
fingerprint: string
/**
 * What the key may do.
 */
permissions: Permission[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentWhoamiParams".
 */
export interface AgentWhoamiParams {

}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentWhoamiResult".
 */
export interface AgentWhoamiResult {
account: Account
/**
 * ID of the key.
 */
key_id: string
/**
 * What the key may do.
 */
permissions: Permission[]
mode: KeyMode
/**
 * Time it expires; null: never.
 */
expires_at: (Timestamp | null)
/**
 * Limits of the key.
 */
rate_limits: {
/**
 * Requests per second.
 */
requests_per_second: number
/**
 * Requests at once.
 */
burst: number
}
/**
 * What keeps the account from sending.
 */
holds: ("payment_hold" | "partner_suspended" | "partner_child_paused" | "closed")[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentAuditLogParams".
 */
export interface AgentAuditLogParams {
from?: Timestamp
to?: Timestamp
skill?: string
actor?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentAuditLogResult".
 */
export interface AgentAuditLogResult {
/**
 * The objects of this page.
 */
items: AuditEntry[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AnalyticsRecordConversionParams".
 */
export interface AnalyticsRecordConversionParams {
contact_id?: string
phone?: string
default_country?: string
event: string
value_minor?: number
currency?: string
occurred_at?: Timestamp
external_id?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AnalyticsRecordConversionResult".
 */
export interface AnalyticsRecordConversionResult {
/**
 * ID of the conversion.
 */
conversion_id: string
/**
 * ID of the contact.
 */
contact_id: string
/**
 * False when this `external_id` was already recorded with the same content.
 */
created: boolean
/**
 * Source of the contact's latest opt-in when the conversion occurred; null when there was none.
 */
source_id: (string | null)
/**
 * Message that the conversion is attributed to; empty when no message was delivered in the 24 hours before it.
 * 
 * @maxItems 1
 */
attributed: Attribution[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AnalyticsRecordEventParams".
 */
export interface AnalyticsRecordEventParams {
contact_id?: string
phone?: string
default_country?: string
contact_external_id?: string
name?: string
properties?: {
[k: string]: unknown
}
occurred_at?: string
external_id?: string
/**
 * @minItems 1
 * @maxItems 500
 */
events?: BehavioralEvent[]
backfill?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AnalyticsRecordEventResult".
 */
export interface AnalyticsRecordEventResult {
/**
 * What happened to each event, in the order of the request.
 * 
 * @maxItems 500
 */
events: RecordedEvent[]
/**
 * Number of events that were recorded.
 */
recorded: number
/**
 * Number of events that were recorded before.
 */
duplicates: number
/**
 * Number of events with an error.
 */
rejected: number
/**
 * Number of recorded events that started no journeys and rules, because they are older than 72 hours or a backfill.
 */
history_only: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationCreateParams".
 */
export interface AutomationCreateParams {
name: string
trigger: AutomationTrigger
conditions?: (SegmentRule | null)
/**
 * @minItems 1
 * @maxItems 10
 */
actions: AutomationAction[]
rate_cap?: (AutomationRateCap | null)
once_per?: (AutomationWindow | null)
disable_after_failures?: number
description?: (string | null)
enabled?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationCreateResult".
 */
export interface AutomationCreateResult {
rule: AutomationRule
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationListParams".
 */
export interface AutomationListParams {
state?: ("enabled" | "disabled")
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationListResult".
 */
export interface AutomationListResult {
/**
 * The objects of this page.
 */
items: AutomationRule[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationUpdateParams".
 */
export interface AutomationUpdateParams {
rule_id: string
name?: string
trigger?: AutomationTrigger
conditions?: (SegmentRule | null)
/**
 * @minItems 1
 * @maxItems 10
 */
actions?: AutomationAction[]
rate_cap?: (AutomationRateCap | null)
once_per?: (AutomationWindow | null)
disable_after_failures?: number
description?: (string | null)
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationUpdateResult".
 */
export interface AutomationUpdateResult {
rule: AutomationRule
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationSetEnabledParams".
 */
export interface AutomationSetEnabledParams {
rule_id: string
enabled: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationSetEnabledResult".
 */
export interface AutomationSetEnabledResult {
rule: AutomationRule
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTestParams".
 */
export interface AutomationTestParams {
rule_id: string
last_n?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationTestResult".
 */
export interface AutomationTestResult {
/**
 * Number of triggers tested.
 */
tested: number
/**
 * Number of triggers with the outcome `run`.
 */
matched: number
/**
 * One item per trigger, the newest first.
 * 
 * @maxItems 100
 */
items: AutomationTestItem[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationRunsParams".
 */
export interface AutomationRunsParams {
rule_id: string
state?: AutomationRunState
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationRunsResult".
 */
export interface AutomationRunsResult {
/**
 * The objects of this page.
 */
items: AutomationRun[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationDeleteParams".
 */
export interface AutomationDeleteParams {
rule_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AutomationDeleteResult".
 */
export interface AutomationDeleteResult {
/**
 * Whether the rule was deleted.
 */
deleted: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingBalanceParams".
 */
export interface BillingBalanceParams {

}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingBalanceResult".
 */
export interface BillingBalanceResult {
/**
 * Credits that can be spent: the balance without holds.
 */
available: number
/**
 * Credits held for accepted messages.
 */
held: number
/**
 * The balance, with what is held.
 */
posted: number
/**
 * Whether the account is on payment hold.
 */
hold_state: ("none" | "payment_hold")
limits: SpendingLimits
/**
 * Credits spent or held for messages accepted today (UTC), without those returned today.
 */
spent_today: number
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingPortalParams".
 */
export interface BillingPortalParams {
return_url?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingPortalResult".
 */
export interface BillingPortalResult {
/**
 * Address of the billing page. The link itself grants access.
 */
url: string
expires_at: Timestamp
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingLedgerParams".
 */
export interface BillingLedgerParams {
from?: Timestamp
to?: Timestamp
kind?: ("starter" | "topup" | "grant" | "send" | "campaign" | "registration" | "refund" | "adjustment")
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingLedgerResult".
 */
export interface BillingLedgerResult {
/**
 * The objects of this page.
 */
items: CreditEntry[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingTopUpParams".
 */
export interface BillingTopUpParams {
amount: number
payment_ref: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingTopUpResult".
 */
export interface BillingTopUpResult {
entry: CreditEntry
balance: Balance
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingSetLimitsParams".
 */
export interface BillingSetLimitsParams {
daily_credits?: (number | null)
per_campaign_credits?: (number | null)
alert_at_credits?: (number | null)
/**
 * @minItems 1
 * @maxItems 250
 */
allowed_countries?: (string[] | null)
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingSetLimitsResult".
 */
export interface BillingSetLimitsResult {
limits: SpendingLimits
/**
 * Credits spent or held for messages accepted today (UTC), without those returned today.
 */
spent_today: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingEstimateParams".
 */
export interface BillingEstimateParams {
text?: string
template_id?: string
shorten_links?: boolean
to?: string
vars?: {
[k: string]: unknown
}
audience?: Audience
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingEstimateResult".
 */
export interface BillingEstimateResult {
/**
 * Number of recipients.
 */
recipients: number
/**
 * Total number of segments of all messages.
 */
segments: number
/**
 * Credits that the messages cost.
 */
credits: number
/**
 * Credits per country of the recipients.
 */
by_country: {
[k: string]: number
}
/**
 * `UCS-2` when at least one message needs it; null when there is no message.
 */
encoding: (Encoding | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingUsageParams".
 */
export interface BillingUsageParams {
group_by?: ("day" | "campaign" | "purpose")
from?: Timestamp
to?: Timestamp
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingUsageResult".
 */
export interface BillingUsageResult {
/**
 * What the rows are grouped by.
 */
group_by: ("day" | "campaign" | "purpose")
/**
 * The rows, one for each group.
 */
rows: UsageRow[]
total: UsageRow
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsCreateParams".
 */
export interface CampaignsCreateParams {
name: string
purpose?: Purpose
body?: string
template_id?: string
experiment?: ExperimentInput
audience?: Audience
number_id?: string
program_id?: string
throttle_per_minute?: number
local_time?: string
smart_encoding?: SmartEncoding
guard?: CampaignGuardInput
shorten_links?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsCreateResult".
 */
export interface CampaignsCreateResult {
campaign: Campaign
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsUpdateParams".
 */
export interface CampaignsUpdateParams {
campaign_id: string
name?: string
purpose?: Purpose
body?: string
template_id?: string
experiment?: ExperimentInput
audience?: Audience
number_id?: string
program_id?: string
throttle_per_minute?: number
local_time?: string
smart_encoding?: SmartEncoding
guard?: CampaignGuardInput
shorten_links?: boolean
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsUpdateResult".
 */
export interface CampaignsUpdateResult {
campaign: Campaign
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsDuplicateParams".
 */
export interface CampaignsDuplicateParams {
campaign_id: string
name?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsDuplicateResult".
 */
export interface CampaignsDuplicateResult {
campaign: Campaign
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsGetParams".
 */
export interface CampaignsGetParams {
campaign_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsGetResult".
 */
export interface CampaignsGetResult {
campaign: Campaign
counters: CampaignCounters
/**
 * Progress of the experiment; null without one.
 */
experiment: (ExperimentState | null)
/**
 * Daily limit of the sending numbers that is closest to exhausted; null when no daily limit applies to them.
 */
daily_limit: (DailyLimit | null)
warnings?: Warnings
/**
 * Progress of a series; null for a single campaign.
 */
series: (CampaignSeries | null)
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsListParams".
 */
export interface CampaignsListParams {
state?: CampaignState
series_id?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsListResult".
 */
export interface CampaignsListResult {
/**
 * The objects of this page.
 */
items: CampaignListItem[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsPreflightParams".
 */
export interface CampaignsPreflightParams {
campaign_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsPreflightResult".
 */
export interface CampaignsPreflightResult {
/**
 * Whether the campaign can be launched.
 */
ok: boolean
/**
 * What prevents the launch.
 */
blockers: Finding[]
/**
 * The audience, and who of it would get the message.
 */
audience: {
/**
 * Total number.
 */
total: number
/**
 * Number of contacts that would get the message.
 */
eligible: number
/**
 * Number of excluded contacts for each reason.
 */
excluded_by_reason: {
[k: string]: number
}
}
/**
 * What the launch would cost.
 */
cost: {
/**
 * Number of credits.
 */
credits: number
/**
 * Number of segments.
 */
segments: number
/**
 * Credits that can be spent: the balance without holds.
 */
available: number
/**
 * The cost by country.
 */
by_country: {
[k: string]: number
}
}
/**
 * Earliest time of completion: from the throughput of the sending numbers, the throttle, and the hours that recipients wait for. Daily limits can delay it.
 */
eta: ({
/**
 * Messages per second.
 */
messages_per_second: number
/**
 * Seconds until everything is sent.
 */
seconds: number
done_at: Timestamp
} | null)
/**
 * Daily limit of the sending numbers that is closest to exhausted. Messages above the limit are sent on later days.
 */
daily_limit: (DailyLimit | null)
/**
 * One message as a recipient would receive it.
 */
sample: (string | null)
/**
 * Result for each variant of the experiment; empty without one. Contacts that wait for a winner are counted in the totals, at the cost of the most expensive variant.
 * 
 * @maxItems 8
 */
variants: VariantPreflight[]
/**
 * Proof of the checks, for campaigns.launch; null when something prevents the launch.
 */
preflight_token: (string | null)
/**
 * Time the token expires; null without a token.
 */
token_expires_at: (Timestamp | null)
/**
 * Findings about the content of the message, blockers first. An audience without eligible contacts is checked with placeholder values.
 * 
 * @maxItems 100
 */
content_findings: ContentFinding[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsTestSendParams".
 */
export interface CampaignsTestSendParams {
campaign_id: string
/**
 * @minItems 1
 * @maxItems 5
 */
phones: string[]
/**
 * @minItems 1
 * @maxItems 8
 */
variants?: string[]
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsTestSendResult".
 */
export interface CampaignsTestSendResult {
/**
 * The result for each phone number and variant.
 * 
 * @minItems 1
 * @maxItems 40
 */
items: CampaignTestMessage[]
/**
 * Number of credits spent in total.
 */
credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsLaunchParams".
 */
export interface CampaignsLaunchParams {
campaign_id: string
preflight_token: string
send_at?: Timestamp
recurrence?: RecurrenceInput
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsLaunchResult".
 */
export interface CampaignsLaunchResult {
campaign: Campaign
/**
 * State of the campaign.
 */
state: CampaignState
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsPauseParams".
 */
export interface CampaignsPauseParams {
campaign_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsPauseResult".
 */
export interface CampaignsPauseResult {
campaign: Campaign
/**
 * State of the campaign.
 */
state: CampaignState
/**
 * Number of messages that are being submitted: the carrier has them, or is about to get them. At most so many more are sent.
 */
in_flight: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsResumeParams".
 */
export interface CampaignsResumeParams {
campaign_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsResumeResult".
 */
export interface CampaignsResumeResult {
campaign: Campaign
/**
 * State of the campaign.
 */
state: CampaignState
/**
 * Number of messages that are still to be sent.
 */
remaining: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsCancelParams".
 */
export interface CampaignsCancelParams {
campaign_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsCancelResult".
 */
export interface CampaignsCancelResult {
campaign: Campaign
/**
 * State of the campaign.
 */
state: CampaignState
/**
 * Number of messages that were canceled.
 */
canceled_messages: number
/**
 * Number of credits that are available again.
 */
released_credits: number
/**
 * Number of messages that are being submitted: the carrier has them, or is about to get them. At most so many more are sent.
 */
in_flight: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsDecideExperimentParams".
 */
export interface CampaignsDecideExperimentParams {
campaign_id: string
variant?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsDecideExperimentResult".
 */
export interface CampaignsDecideExperimentResult {
campaign: Campaign
experiment: ExperimentState
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsRecipientsParams".
 */
export interface CampaignsRecipientsParams {
campaign_id: string
outcome?: ("accepted" | "excluded")
result?: RecipientResult
status?: MessageState
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsRecipientsResult".
 */
export interface CampaignsRecipientsResult {
/**
 * The objects of this page.
 */
items: CampaignRecipient[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegisterBrandParams".
 */
export interface ComplianceRegisterBrandParams {
brand_id?: string
entity_type: BrandEntityType
legal_name: string
display_name?: string
ein?: (string | null)
alt_business_id?: (string | null)
alt_business_id_type?: AltBusinessIdType
stock_symbol?: (string | null)
stock_exchange?: (StockExchange | null)
vertical: BrandVertical
website?: (string | null)
address: BrandAddress
contact: {
email: string
phone: string
first_name?: (string | null)
last_name?: (string | null)
mobile_phone?: (string | null)
business_contact_email?: (string | null)
}
is_reseller?: boolean
brand_relationship?: BrandRelationship
reference_id?: string
mock?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegisterBrandResult".
 */
export interface ComplianceRegisterBrandResult {
/**
 * Brand ID to pass to `compliance.registerCampaign`.
 */
brand_id: string
status: BrandStatus
brand: Brand
/**
 * Findings that reviewers may ask about.
 */
lint: RegistrationFinding[]
/**
 * False when `reference_id` or `brand_id` matched an existing brand.
 */
created: boolean
/**
 * Credits charged for this submission.
 */
credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegisterCampaignParams".
 */
export interface ComplianceRegisterCampaignParams {
registration_id?: string
brand_id?: string
program_id?: (string | null)
use_case?: CampaignUseCase
/**
 * @maxItems 20
 */
sub_use_cases?: CampaignUseCase[]
description?: string
message_flow?: string
/**
 * @maxItems 20
 */
samples?: string[]
flags?: {
embedded_link?: boolean
embedded_phone?: boolean
number_pool?: boolean
age_gated?: boolean
direct_lending?: boolean
subscriber_opt_in?: boolean
subscriber_opt_out?: boolean
subscriber_help?: boolean
}
embedded_link_sample?: (string | null)
/**
 * @maxItems 20
 */
opt_in_keywords?: string[]
/**
 * @maxItems 20
 */
opt_out_keywords?: string[]
/**
 * @maxItems 20
 */
help_keywords?: string[]
opt_in_message?: string
opt_out_message?: string
help_message?: string
privacy_url?: string
terms_url?: string
auto_renewal?: boolean
reseller_id?: (string | null)
reference_id?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegisterCampaignResult".
 */
export interface ComplianceRegisterCampaignResult {
/**
 * Registration ID to pass to `phone-numbers.assign`.
 */
registration_id: string
status: CampaignStatus
registration: CampaignRegistration
/**
 * Findings that reviewers may ask about.
 */
lint: RegistrationFinding[]
/**
 * False when `reference_id` or `registration_id` matched an existing registration.
 */
created: boolean
/**
 * Credits charged for this submission.
 */
credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegisterTollFreeParams".
 */
export interface ComplianceRegisterTollFreeParams {
number_id: string
business_name: string
business_type: BrandEntityType
website: string
address: BrandAddress
contact: TollFreeContact
/**
 * @minItems 1
 * @maxItems 14
 */
use_case_categories: TollFreeUseCase[]
use_case_summary: string
/**
 * @minItems 1
 * @maxItems 5
 */
samples: string[]
opt_in_type: TollFreeOptIn
/**
 * @minItems 1
 * @maxItems 5
 */
opt_in_image_urls: string[]
message_volume: TollFreeVolume
privacy_url: string
terms_url: string
doing_business_as?: string
business_registration?: BusinessRegistration
opt_in_message?: string
help_message?: string
age_gated?: boolean
additional_information?: string
reference_id?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegisterTollFreeResult".
 */
export interface ComplianceRegisterTollFreeResult {
/**
 * ID of the verification.
 */
registration_id: string
status: TollFreeStatus
registration: TollFreeVerification
/**
 * Findings that reviewers may ask about.
 */
lint: RegistrationFinding[]
/**
 * False when the number or the `reference_id` already has a verification.
 */
created: boolean
/**
 * Credits charged for this submission.
 */
credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegistrationsParams".
 */
export interface ComplianceRegistrationsParams {
kind?: RegistrationKind
status?: RegistrationStatus
brand_id?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceRegistrationsResult".
 */
export interface ComplianceRegistrationsResult {
/**
 * The objects of this page.
 */
items: Registration[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceSetupStatusParams".
 */
export interface ComplianceSetupStatusParams {

}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceSetupStatusResult".
 */
export interface ComplianceSetupStatusResult {
/**
 * Whether nothing is missing.
 */
ready: boolean
/**
 * The steps, in order.
 */
steps: ChecklistStep[]
/**
 * Daily limits of each verified brand that has a campaign.
 */
daily_limits: DailyLimit[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceCheckSendParams".
 */
export interface ComplianceCheckSendParams {
phone?: string
contact_id?: string
text: string
vars?: {
[k: string]: unknown
}
purpose?: (Purpose & string)
number_id?: string
program_id?: string
at?: Timestamp
rule_pack?: string
smart_encoding?: SmartEncoding
shorten_links?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceCheckSendResult".
 */
export interface ComplianceCheckSendResult {
/**
 * Whether the message may be sent.
 */
allow: boolean
/**
 * Result of every check, in order.
 */
gates: GateResult[]
/**
 * Rule pack of the decision.
 */
rule_pack: string
/**
 * Null when no time is known, for example because the recipient's time zone is unknown.
 */
earliest_send_at: (Timestamp | null)
/**
 * Findings about the rendered message, blockers first.
 * 
 * @maxItems 100
 */
content_findings: ContentFinding[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceQuietHoursParams".
 */
export interface ComplianceQuietHoursParams {
start?: string
end?: string
/**
 * @minItems 1
 * @maxItems 7
 */
days?: Weekday[]
on_violation?: ("reject" | "defer")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceQuietHoursResult".
 */
export interface ComplianceQuietHoursResult {
/**
 * Null when the account has no hours of its own.
 */
quiet_hours: (QuietHours | null)
/**
 * Rule pack that applies in addition.
 */
rule_pack: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceFrequencyCapParams".
 */
export interface ComplianceFrequencyCapParams {
window_hours: number
max?: number
scope?: "contact"
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceFrequencyCapResult".
 */
export interface ComplianceFrequencyCapResult {
/**
 * All caps of the account, shortest window first.
 * 
 * @maxItems 5
 */
caps: FrequencyCap[]
/**
 * Rule pack that applies in addition.
 */
rule_pack: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceConsentExpiryParams".
 */
export interface ComplianceConsentExpiryParams {
after_months?: (number | null)
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceConsentExpiryResult".
 */
export interface ComplianceConsentExpiryResult {
/**
 * Months without contact after which consent ends; null: never.
 */
after_months: (number | null)
/**
 * Months without contact after which `campaigns.preflight` warns.
 */
warns_after_months: number
/**
 * Opted-in contacts to or from whom no message was sent for that long; at most 10000 are counted.
 */
contacts_without_contact: number
/**
 * Whether the setting changed.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceSuppressParams".
 */
export interface ComplianceSuppressParams {
phone?: string
/**
 * @minItems 1
 * @maxItems 1000
 */
phone_hashes?: string[]
scope?: string
reason?: ("do_not_contact" | "litigation" | "dead_line" | "internal")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceSuppressResult".
 */
export interface ComplianceSuppressResult {
/**
 * Phone number (E.164); null for hashes.
 */
phone: (string | null)
/**
 * `all`, or the ID of the program.
 */
scope: string
/**
 * Why the numbers were suppressed.
 */
reason: ("do_not_contact" | "litigation" | "dead_line" | "internal")
/**
 * False when the number was already suppressed in this scope for any reason, or when every hash was already known.
 */
created: boolean
/**
 * Number of waiting messages that were canceled.
 */
recalled: number
/**
 * Results for `phone_hashes`.
 */
hashes?: {
/**
 * Number of hashes that were not known before.
 */
added: number
/**
 * Number of contacts that this call suppressed.
 */
contacts: number
}
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceVerifyLedgerParams".
 */
export interface ComplianceVerifyLedgerParams {
ledger?: ("consent" | "audit")
from_seq?: number
to_seq?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceVerifyLedgerResult".
 */
export interface ComplianceVerifyLedgerResult {
/**
 * Whether the chain is intact.
 */
ok: boolean
/**
 * The log that was verified.
 */
ledger: ("consent" | "audit")
/**
 * Number of entries whose hash was recomputed.
 */
checked: number
/**
 * Sequence number at which the chain breaks; null when it is intact.
 */
first_bad_seq: (number | null)
/**
 * Sequence number to continue from; null when the range is complete.
 */
next_from_seq: (number | null)
/**
 * Last entry of the chain, stored separately from the entries.
 */
head: {
/**
 * Position in the hash chain.
 */
seq: number
/**
 * SHA-256 of the entry and of the hash before it.
 */
hash: string
}
/**
 * Contacts whose status differs from the consent entries, at most 100.
 * 
 * @maxItems 100
 */
deviating_contacts: string[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceExportParams".
 */
export interface ComplianceExportParams {
contact_id?: string
from?: Timestamp
to?: Timestamp
format?: ("ndjson" | "csv")
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceExportResult".
 */
export interface ComplianceExportResult {
/**
 * ID of the export.
 */
export_id: string
/**
 * Download link. The link itself grants access.
 */
url: string
expires_at: Timestamp
/**
 * Format of the file.
 */
format: ("ndjson" | "csv")
/**
 * Size of the file.
 */
bytes: number
/**
 * SHA-256 of the whole file.
 */
sha256: string
/**
 * Number of entries in the file.
 */
entries: {
/**
 * Number of consent entries.
 */
consent: number
/**
 * Number of audit entries.
 */
audit: number
}
/**
 * Hash of the last consent entry in the file. Compare it with the output of `tern verify-export`.
 */
head_hash: string
/**
 * Hash of the last audit log entry in the file; null when the file has no audit log.
 */
audit_head_hash: (string | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsUpsertParams".
 */
export interface ContactsUpsertParams {
phone?: string
external_id?: string
first_name?: (string | null)
last_name?: (string | null)
email?: (string | null)
timezone?: (string | null)
attributes?: {
[k: string]: string | number | boolean | null
}
/**
 * @maxItems 50
 */
tags?: string[]
default_country?: string
expected_version?: number
relationship?: RelationshipInput
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsUpsertResult".
 */
export interface ContactsUpsertResult {
contact: Contact
/**
 * Whether the call created it.
 */
created: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsGetParams".
 */
export interface ContactsGetParams {
contact_id?: string
phone?: string
external_id?: string
default_country?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsGetResult".
 */
export interface ContactsGetResult {
contact: Contact
/**
 * Relationships with the contact, newest first, at most 100.
 */
relationships: Relationship[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsListParams".
 */
export interface ContactsListParams {
query?: string
tag?: string
list_id?: string
segment_id?: string
consent_status?: ConsentStatus
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsListResult".
 */
export interface ContactsListResult {
/**
 * The objects of this page.
 */
items: Contact[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsImportParams".
 */
export interface ContactsImportParams {
contacts?: {
[k: string]: unknown
}[]
rows?: {
[k: string]: unknown
}[]
mapping?: {
[k: string]: string
}
default_country?: string
on_duplicate?: ("update" | "skip" | "error")
/**
 * @maxItems 50
 */
tags?: string[]
list_id?: string
consent?: ImportConsent
relationship?: RelationshipInput
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsImportResult".
 */
export interface ContactsImportResult {
/**
 * ID of the import.
 */
import_id: string
/**
 * Number of rows.
 */
total: number
/**
 * Number of contacts that were created.
 */
created: number
/**
 * Number of contacts that were updated.
 */
updated: number
/**
 * Number of contacts that were already as in the file.
 */
unchanged: number
/**
 * Number of rows that were skipped because the contact exists.
 */
skipped: number
/**
 * Number of rows that repeat an earlier row.
 */
duplicates: number
/**
 * Number of rows whose consent this import changed.
 */
consent_recorded: number
/**
 * Rows that were rejected, each with the reason.
 */
rejected: ImportRejection[]
/**
 * Invalid values of imported rows that were left out or, in an address, are stored but not used. Present only when there are any.
 */
dropped?: ImportDroppedValue[]
/**
 * Contacts that were not opted in because of the columns about consent in their rows, by reason. Present only when there are any.
 */
consent_withheld?: ImportConsentWithheld[]
/**
 * What happened to each row.
 */
rows: ImportRow[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsRecordRelationshipParams".
 */
export interface ContactsRecordRelationshipParams {
contact_id?: string
phone?: string
default_country?: string
kind: RelationshipKind
reference?: string
since?: Timestamp
until?: Timestamp
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsRecordRelationshipResult".
 */
export interface ContactsRecordRelationshipResult {
/**
 * ID of the contact.
 */
contact_id: string
relationship: Relationship
/**
 * Whether the call created the contact.
 */
contact_created: boolean
/**
 * Whether the call changed what was recorded.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsOptInParams".
 */
export interface ContactsOptInParams {
contact_id?: string
phone?: string
default_country?: string
program_id?: string
method?: ConsentMethod
source?: string
source_id?: string
source_url?: string
captured_at?: Timestamp
evidence?: ({
[k: string]: unknown
} | string)
disclosure_text?: string
disclosure_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsOptInResult".
 */
export interface ContactsOptInResult {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Consent after the call.
 */
status: ConsentStatus
consent_entry: ConsentEntry
/**
 * Whether the call created the contact.
 */
contact_created: boolean
/**
 * Whether the call changed anything.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsRequestOptInParams".
 */
export interface ContactsRequestOptInParams {
contact_id?: string
phone?: string
default_country?: string
program_id?: string
method?: ConsentMethod
source?: string
source_id?: string
source_url?: string
captured_at?: Timestamp
evidence?: ({
[k: string]: unknown
} | string)
disclosure_text?: string
disclosure_version?: number
number_id?: string
language?: ("en" | "es" | "fr" | "pt" | "de")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsRequestOptInResult".
 */
export interface ContactsRequestOptInResult {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Consent after the call: `pending` until the contact confirms; `opted_in` if it has consented already.
 */
status: ConsentStatus
/**
 * The entry of the request; null when nothing was requested.
 */
consent_entry: (ConsentEntry | null)
/**
 * The message that asks the contact to confirm; null when none was sent.
 */
confirmation: ({
/**
 * ID of the message.
 */
message_id: string
/**
 * Number that sends it, in E.164.
 */
from: string
/**
 * Text of the message.
 */
text: string
/**
 * Number of segments.
 */
segments: number
/**
 * Credits that the message costs.
 */
credits: number
} | null)
/**
 * Until when the contact can confirm; null if it is opted in.
 */
expires_at: (string | null)
/**
 * Whether the call created the contact.
 */
contact_created: boolean
/**
 * Whether the call changed anything.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsOptOutParams".
 */
export interface ContactsOptOutParams {
contact_id?: string
phone?: string
default_country?: string
scope?: string
reason?: ("requested" | "complaint" | "wrong_number")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsOptOutResult".
 */
export interface ContactsOptOutResult {
/**
 * ID of the contact.
 */
contact_id: (string | null)
/**
 * Consent status of the contact; `opted_out` for a number that is not a contact.
 */
status: ConsentStatus
consent_entry: ConsentEntry
/**
 * Whether the call changed anything.
 */
changed: boolean
/**
 * Number of waiting messages that were canceled.
 */
recalled: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsConsentHistoryParams".
 */
export interface ContactsConsentHistoryParams {
contact_id?: string
phone?: string
default_country?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsConsentHistoryResult".
 */
export interface ContactsConsentHistoryResult {
/**
 * The objects of this page.
 */
items: ConsentEntry[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsTimelineParams".
 */
export interface ContactsTimelineParams {
contact_id: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsTimelineResult".
 */
export interface ContactsTimelineResult {
/**
 * The objects of this page.
 */
items: (TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion | TimelineEvent)[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsMergeParams".
 */
export interface ContactsMergeParams {
winner_id: string
loser_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsMergeResult".
 */
export interface ContactsMergeResult {
contact: Contact
/**
 * The contact that was deleted.
 */
merged: {
/**
 * ID of the contact.
 */
contact_id: string
/**
 * Phone number in E.164.
 */
phone: string
}
/**
 * ID of the consent entry that records the change.
 */
consent_entry_id: string
/**
 * Number of waiting messages that were canceled.
 */
recalled: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsForgetParams".
 */
export interface ContactsForgetParams {
contact_id?: string
phone?: string
default_country?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsForgetResult".
 */
export interface ContactsForgetResult {
/**
 * Null for a number that was not a contact.
 */
contact_id: (string | null)
/**
 * Number of phone numbers erased, including those of contacts merged into this one.
 */
numbers: number
/**
 * Number of records from which personal data was erased.
 */
erased: {
/**
 * Number of messages.
 */
messages: number
/**
 * Number of incoming messages.
 */
inbound_messages: number
/**
 * Number of consent entries.
 */
consent_entries: number
/**
 * Number of events in the partner's outbox.
 */
events: number
}
/**
 * Number of waiting messages that were canceled.
 */
recalled: number
/**
 * ID of the consent entry that records the change.
 */
consent_entry_id: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneInvalidContactsParams".
 */
export interface HygieneInvalidContactsParams {
reason?: InvalidReason
suppressed?: boolean
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneInvalidContactsResult".
 */
export interface HygieneInvalidContactsResult {
/**
 * The objects of this page.
 */
items: InvalidContact[]
next_cursor: NextCursor
/**
 * Counts of all contacts, independent of the filters.
 */
counts_by_reason: ReasonCount[]
/**
 * Version of the policy used for this evaluation.
 */
policy_version: number
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScanParams".
 */
export interface HygieneScanParams {
level?: ("offline" | "lookup")
list_id?: string
segment_id?: string
max_credits?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScanResult".
 */
export interface HygieneScanResult {
/**
 * ID of the scan, for hygiene.scanStatus.
 */
job_id: string
estimate: ScanEstimate
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScanStatusParams".
 */
export interface HygieneScanStatusParams {
job_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScanStatusResult".
 */
export interface HygieneScanStatusResult {
scan: HygieneScan
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneDuplicatesParams".
 */
export interface HygieneDuplicatesParams {
match?: ("email" | "name")
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneDuplicatesResult".
 */
export interface HygieneDuplicatesResult {
/**
 * The objects of this page.
 */
items: DuplicateCluster[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneLookupParams".
 */
export interface HygieneLookupParams {
phone?: string
contact_id?: string
max_age_days?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneLookupResult".
 */
export interface HygieneLookupResult {
/**
 * Phone number in E.164.
 */
phone: string
/**
 * Line type of the number.
 */
line_type: ("mobile" | "landline" | "voip" | "toll_free" | "unknown")
/**
 * Name of the carrier; null if unknown.
 */
carrier_name: (string | null)
/**
 * Whether the number is in service.
 */
status: ("active" | "inactive" | "unknown")
/**
 * `no_data`: there is no consent, so there is no date to compare with.
 */
reassigned: ("yes" | "no" | "no_data")
/**
 * Date the number was disconnected; null if it was not.
 */
disconnected_at: (string | null)
/**
 * Date of the last consent that was compared; null without one.
 */
consented_at: (string | null)
/**
 * Where the answer comes from.
 */
provider: string
/**
 * Time of the result; null in a dry run without a cached result.
 */
looked_up_at: (Timestamp | null)
/**
 * Whether the result came from the cache.
 */
cached: boolean
/**
 * Credits charged.
 */
cost: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneSetPolicyParams".
 */
export interface HygieneSetPolicyParams {
/**
 * @maxItems 200
 */
rules?: HygieneRule[]
automatic?: boolean
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneSetPolicyResult".
 */
export interface HygieneSetPolicyResult {
policy: HygienePolicy
/**
 * Whether the policy changed.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneSuppressInvalidParams".
 */
export interface HygieneSuppressInvalidParams {
/**
 * @minItems 1
 * @maxItems 8
 */
reasons?: InvalidReason[]
limit?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneSuppressInvalidResult".
 */
export interface HygieneSuppressInvalidResult {
/**
 * Number of contacts suppressed.
 */
affected: number
/**
 * Number for each reason.
 */
by_reason: ReasonCount[]
/**
 * Number of waiting messages canceled.
 */
recalled: number
/**
 * Whether there are more contacts to suppress.
 */
more: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InsightsExplainMessageParams".
 */
export interface InsightsExplainMessageParams {
message_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InsightsExplainMessageResult".
 */
export interface InsightsExplainMessageResult {
/**
 * ID of the message.
 */
message_id: string
state: MessageState
/**
 * What happened to the message, in one sentence.
 */
summary: string
/**
 * Result of every check, in order.
 */
gates: GateResult[]
/**
 * Rule pack of the decision.
 */
rule_pack: string
/**
 * What happened to the message, in order.
 */
events: MessageEvent[]
/**
 * Why the message waits or ended, as an error code of the service or the carrier.
 */
reason: (string | null)
/**
 * Remedy; null when the message was delivered or there is no remedy.
 */
fix: ({
/**
 * What to do, as a sentence.
 */
message: string
/**
 * Calls that help.
 */
next_actions: NextAction[]
} | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InsightsExplainAudienceParams".
 */
export interface InsightsExplainAudienceParams {
campaign_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InsightsExplainAudienceResult".
 */
export interface InsightsExplainAudienceResult {
/**
 * ID of the campaign.
 */
campaign_id: string
/**
 * Number of contacts in the audience.
 */
audience: number
/**
 * Number of messages reported as delivered.
 */
reached: number
/**
 * Number of messages accepted by a carrier.
 */
sent: number
/**
 * Number of messages that are waiting or in progress.
 */
pending: number
/**
 * Number of excluded contacts for each reason.
 */
excluded_by_reason: ExcludedGroup[]
/**
 * Number of undelivered messages for each error code.
 */
undelivered_by_error: ErrorGroup[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysCreateParams".
 */
export interface JourneysCreateParams {
name: string
entry: JourneyEntry
entry_rules?: (SegmentRule | null)
/**
 * @maxItems 10
 */
exit?: JourneyExitCriterion[]
reentry?: JourneyReentry
max_messages_per_hour?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysCreateResult".
 */
export interface JourneysCreateResult {
journey: Journey
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysUpdateParams".
 */
export interface JourneysUpdateParams {
journey_id: string
name?: string
entry?: JourneyEntry
entry_rules?: (SegmentRule | null)
/**
 * @maxItems 10
 */
exit?: JourneyExitCriterion[]
reentry?: JourneyReentry
max_messages_per_hour?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysUpdateResult".
 */
export interface JourneysUpdateResult {
journey: Journey
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysGetParams".
 */
export interface JourneysGetParams {
journey_id: string
version?: number
format?: ("json" | "mermaid")
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysGetResult".
 */
export interface JourneysGetResult {
journey: Journey
/**
 * Version of the graph. Null: the draft.
 */
version: (number | null)
/**
 * Nodes.
 * 
 * @maxItems 200
 */
nodes: JourneyNode[]
/**
 * Edges.
 * 
 * @maxItems 400
 */
edges: JourneyEdge[]
/**
 * The graph as a Mermaid flowchart. Null unless asked for.
 */
mermaid: (string | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysListParams".
 */
export interface JourneysListParams {
state?: JourneyState
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysListResult".
 */
export interface JourneysListResult {
/**
 * The objects of this page.
 */
items: Journey[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysNodesCreateParams".
 */
export interface JourneysNodesCreateParams {
journey_id: string
name: string
config: JourneyNodeConfig
start?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysNodesCreateResult".
 */
export interface JourneysNodesCreateResult {
node: JourneyNode
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysNodesUpdateParams".
 */
export interface JourneysNodesUpdateParams {
journey_id: string
node_id: string
name?: string
config?: JourneyNodeConfig
start?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysNodesUpdateResult".
 */
export interface JourneysNodesUpdateResult {
node: JourneyNode
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysNodesDeleteParams".
 */
export interface JourneysNodesDeleteParams {
journey_id: string
node_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysNodesDeleteResult".
 */
export interface JourneysNodesDeleteResult {
/**
 * Whether the node was deleted.
 */
deleted: boolean
/**
 * Number of edges that were deleted with it.
 */
edges_deleted: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEdgesCreateParams".
 */
export interface JourneysEdgesCreateParams {
journey_id: string
from_node_id: string
to_node_id: string
kind?: (JourneyEdgeKind & string)
condition?: JourneyEdgeCondition
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEdgesCreateResult".
 */
export interface JourneysEdgesCreateResult {
edge: JourneyEdge
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEdgesListParams".
 */
export interface JourneysEdgesListParams {
journey_id: string
from_node_id?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEdgesListResult".
 */
export interface JourneysEdgesListResult {
/**
 * The objects of this page.
 */
items: JourneyEdge[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEdgesDeleteParams".
 */
export interface JourneysEdgesDeleteParams {
journey_id: string
edge_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEdgesDeleteResult".
 */
export interface JourneysEdgesDeleteResult {
/**
 * Whether the edge was deleted.
 */
deleted: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysValidateParams".
 */
export interface JourneysValidateParams {
journey_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysValidateResult".
 */
export interface JourneysValidateResult {
/**
 * Whether the draft can be published.
 */
ok: boolean
/**
 * What prevents the publication.
 * 
 * @maxItems 500
 */
blockers: JourneyFinding[]
/**
 * What you should know, but does not prevent the publication.
 * 
 * @maxItems 500
 */
warnings_found: JourneyFinding[]
/**
 * Credits for a thousand contacts on the most expensive path. Null if the graph has a cycle with a message, whose cost has no limit.
 */
cost_per_thousand: (number | null)
/**
 * Token for `journeys.publish`. Null if there is a blocker.
 */
validation_token: (string | null)
/**
 * End of the token's validity.
 */
token_expires_at: (Timestamp | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysSimulateParams".
 */
export interface JourneysSimulateParams {
journey_id: string
version?: number
contact_id?: string
contact?: JourneySimulatedContact
start_at?: string
properties?: {
[k: string]: unknown
}
/**
 * @maxItems 100
 */
events?: JourneySimulatedEvent[]
/**
 * @maxItems 50
 */
responses?: JourneySimulatedResponse[]
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysSimulateResult".
 */
export interface JourneysSimulateResult {
/**
 * State at the end of the simulation.
 */
state: JourneyEnrollmentState
/**
 * Why the enrollment ended, as a stable code. `message_limit`: the contact got `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes.
 */
reason: (string | null)
/**
 * What stopped the simulation before the enrollment ended: `turns`, 500 steps and events; `five_years` of simulated time; `time`, 1.5 seconds of real time. Null: the enrollment ended, or nothing is due any more.
 */
stopped_by: ("turns" | "five_years" | "time" | null)
/**
 * Whether the contact reached a goal.
 */
converted: boolean
/**
 * The steps.
 * 
 * @maxItems 500
 */
trace: JourneyStep[]
/**
 * The messages that would be sent.
 * 
 * @maxItems 500
 */
messages: JourneySimulatedMessage[]
/**
 * Number of credits for all messages.
 */
credits: number
/**
 * Time of the end. Null if the enrollment did not end, see `stopped_by`.
 */
ended_at: (Timestamp | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysPublishParams".
 */
export interface JourneysPublishParams {
journey_id: string
validation_token: string
enrollments?: ("stay" | "move")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysPublishResult".
 */
export interface JourneysPublishResult {
journey: Journey
/**
 * The published version.
 */
version: number
/**
 * Number of enrollments that moved to it.
 */
moved: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEnrollParams".
 */
export interface JourneysEnrollParams {
journey_id: string
/**
 * @minItems 1
 * @maxItems 1000
 * 
 * Items: ID of a contact.
 */
contact_ids: string[]
properties?: {
[k: string]: unknown
}
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEnrollResult".
 */
export interface JourneysEnrollResult {
/**
 * Number of contacts that entered.
 */
enrolled: number
/**
 * Contacts that did not enter.
 * 
 * @maxItems 1000
 */
rejected: JourneyRejection[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysSetStateParams".
 */
export interface JourneysSetStateParams {
journey_id: string
state: ("active" | "paused" | "archived")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysSetStateResult".
 */
export interface JourneysSetStateResult {
journey: Journey
/**
 * Number of enrollments that the archiving ended.
 */
ended: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysRotateWebhookSecretParams".
 */
export interface JourneysRotateWebhookSecretParams {
webhook_secret?: string
sign_with_previous?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysRotateWebhookSecretResult".
 */
export interface JourneysRotateWebhookSecretResult {
signing: JourneyWebhookSigning
/**
 * Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret.
 */
webhook_secret?: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEnrollmentsParams".
 */
export interface JourneysEnrollmentsParams {
journey_id: string
state?: JourneyEnrollmentState
contact_id?: string
steps?: boolean
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysEnrollmentsResult".
 */
export interface JourneysEnrollmentsResult {
/**
 * The objects of this page.
 * 
 * Items: An enrollment.
 */
items: {
enrollment: JourneyEnrollment
/**
 * The last steps. Empty unless asked for.
 * 
 * @maxItems 50
 */
steps: JourneyStep[]
}[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysStatsParams".
 */
export interface JourneysStatsParams {
journey_id: string
version?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "JourneysStatsResult".
 */
export interface JourneysStatsResult {
/**
 * Version that the counts are of.
 */
version: number
/**
 * Enrollments that began.
 */
entered: number
/**
 * Enrollments on their way.
 */
active: number
/**
 * Enrollments that reached an end of the graph.
 */
completed: number
/**
 * Enrollments that ended early.
 */
exited: number
/**
 * Enrollments that could not go on.
 */
failed: number
/**
 * Enrollments that reached a goal.
 */
converted: number
/**
 * Ended enrollments by reason.
 */
ended_by_reason: {
[k: string]: number
}
/**
 * Counts of each node.
 * 
 * @maxItems 200
 */
nodes: JourneyNodeStats[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksCreateParams".
 */
export interface LinksCreateParams {
url: string
campaign_id?: string
utm?: Utm
expires_at?: Timestamp
fallback_url?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksCreateResult".
 */
export interface LinksCreateResult {
link: Link
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksListParams".
 */
export interface LinksListParams {
campaign_id?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksListResult".
 */
export interface LinksListResult {
/**
 * The objects of this page.
 */
items: Link[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksStatsParams".
 */
export interface LinksStatsParams {
link_id: string
from?: Timestamp
to?: Timestamp
bucket?: ("hour" | "day")
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksStatsResult".
 */
export interface LinksStatsResult {
/**
 * ID of the link.
 */
link_id: string
from: Timestamp
to: Timestamp
/**
 * Clicks of people in the period.
 */
human: number
/**
 * Clicks of bots in the period.
 */
bot: number
/**
 * Short URLs whose first human click was in the period.
 */
unique_clickers: number
/**
 * Clicks by how they were classified, most first.
 * 
 * @maxItems 10
 */
by_rule: ClickRuleCount[]
/**
 * Hours or days with clicks, in order of time.
 * 
 * @maxItems 800
 */
rows: ClickBucket[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksUpdateParams".
 */
export interface LinksUpdateParams {
link_id: string
url?: string
utm?: Utm
expires_at?: (string | null)
fallback_url?: (string | null)
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksUpdateResult".
 */
export interface LinksUpdateResult {
link: Link
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksSetDomainParams".
 */
export interface LinksSetDomainParams {
domain: (string | null)
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksSetDomainResult".
 */
export interface LinksSetDomainResult {
/**
 * Host name in lower case, in ASCII form; null after it was removed.
 */
domain: (string | null)
/**
 * DNS records to set; empty after the domain was removed.
 * 
 * @maxItems 2
 */
dns_records: DnsRecord[]
/**
 * Whether the last check found both records.
 */
verified: boolean
/**
 * Why the last check failed; null if it did not fail or is still to come.
 */
finding: (LinkDomainFinding | null)
/**
 * Time of the last check; null before the first.
 */
checked_at: (string | null)
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksDisableParams".
 */
export interface LinksDisableParams {
link_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "LinksDisableResult".
 */
export interface LinksDisableResult {
link: Link
/**
 * False when the link was already disabled.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsCreateParams".
 */
export interface ListsCreateParams {
name: string
kind?: (ListKind & string)
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsCreateResult".
 */
export interface ListsCreateResult {
list: ContactList
/**
 * Whether the call created it.
 */
created: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsListParams".
 */
export interface ListsListParams {
query?: string
kind?: ListKind
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsListResult".
 */
export interface ListsListResult {
/**
 * The objects of this page.
 */
items: ContactList[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsAddContactsParams".
 */
export interface ListsAddContactsParams {
list_id: string
/**
 * @minItems 1
 * @maxItems 1000
 */
contact_ids?: string[]
segment_id?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsAddContactsResult".
 */
export interface ListsAddContactsResult {
/**
 * Number of contacts that were added.
 */
added: number
/**
 * Number of contacts that were on the list already.
 */
already: number
/**
 * Those that were rejected, each with the reason.
 */
rejected: string[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsRemoveContactsParams".
 */
export interface ListsRemoveContactsParams {
list_id: string
/**
 * @minItems 1
 * @maxItems 1000
 */
contact_ids: string[]
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsRemoveContactsResult".
 */
export interface ListsRemoveContactsResult {
/**
 * Number of contacts that were removed.
 */
removed: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsMembersParams".
 */
export interface ListsMembersParams {
list_id: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsMembersResult".
 */
export interface ListsMembersResult {
/**
 * The objects of this page.
 */
items: ListMember[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsDeleteParams".
 */
export interface ListsDeleteParams {
list_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsDeleteResult".
 */
export interface ListsDeleteResult {
/**
 * Whether the list was deleted.
 */
deleted: boolean
/**
 * Number of contacts that were on the list.
 */
members: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSendParams".
 */
export interface MessagesSendParams {
to?: string
contact_id?: string
text?: string
template_id?: string
vars?: {
[k: string]: unknown
}
purpose?: (Purpose & string)
number_id?: string
program_id?: string
send_at?: Timestamp
validity_s?: number
on_quiet_hours?: ("reject" | "defer")
smart_encoding?: SmartEncoding
shorten_links?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSendResult".
 */
export interface MessagesSendResult {
/**
 * ID of the message.
 */
message_id: string
state: MessageState
/**
 * Phone number of the recipient, in E.164.
 */
to: string
/**
 * The message as it is sent.
 */
text: string
/**
 * Text before smart encoding. Null if smart encoding replaced nothing.
 */
original_text: (string | null)
encoding: Encoding
/**
 * Number of segments.
 */
segments: number
/**
 * Number of credits.
 */
credits: number
decision: Decision
/**
 * Daily limit of the sending number; null when no daily limit applies. When the limit is reached, the message waits until it resets.
 */
daily_limit: (DailyLimit | null)
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesPreviewParams".
 */
export interface MessagesPreviewParams {
text?: string
template_id?: string
contact_id?: string
to?: string
vars?: {
[k: string]: unknown
}
purpose?: (Purpose & string)
smart_encoding?: SmartEncoding
shorten_links?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesPreviewResult".
 */
export interface MessagesPreviewResult {
/**
 * The message as it would be sent.
 */
text: (string | null)
/**
 * Text before smart encoding. Null if smart encoding replaced nothing.
 */
original_text: (string | null)
/**
 * Encoding on the way to the phone.
 */
encoding: ("GSM-7" | "UCS-2" | null)
/**
 * Number of segments.
 */
segments: number
/**
 * Length in GSM-7 septets or UTF-16 code units.
 */
units: number
/**
 * Number of credits.
 */
credits: number
/**
 * What smart encoding saves.
 */
smart_encoding: {
/**
 * The setting that applies to the message.
 */
mode: SmartEncoding
/**
 * Text after smart encoding; with `mode` off, as `punctuation` would write it. Null if nothing is replaced.
 */
text: (string | null)
/**
 * Segments that smart encoding saves.
 */
saved_segments: number
/**
 * Credits that smart encoding saves.
 */
saved_credits: number
}
/**
 * Variables without a value.
 */
missing: string[]
decision: Decision
/**
 * Findings about the rendered message, blockers first.
 * 
 * @maxItems 100
 */
content_findings: ContentFinding[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesGetParams".
 */
export interface MessagesGetParams {
message_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesGetResult".
 */
export interface MessagesGetResult {
message: Message
/**
 * What happened to the message, in order.
 */
events: MessageEvent[]
decision: Decision
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesListParams".
 */
export interface MessagesListParams {
contact_id?: string
campaign_id?: string
state?: MessageState
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesListResult".
 */
export interface MessagesListResult {
/**
 * The objects of this page.
 */
items: Message[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesRetryParams".
 */
export interface MessagesRetryParams {
message_id: string
on_quiet_hours?: ("reject" | "defer")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesRetryResult".
 */
export interface MessagesRetryResult {
/**
 * The new message.
 */
message: Message
decision: Decision
/**
 * False when the message was retried before; `message` is that retry.
 */
created: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesCancelParams".
 */
export interface MessagesCancelParams {
message_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesCancelResult".
 */
export interface MessagesCancelResult {
/**
 * ID of the message.
 */
message_id: string
state: MessageState
/**
 * Number of credits that are available again.
 */
released_credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSetSmartEncodingParams".
 */
export interface MessagesSetSmartEncodingParams {
mode: SmartEncoding
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSetSmartEncodingResult".
 */
export interface MessagesSetSmartEncodingResult {
/**
 * The new default.
 */
smart_encoding: SmartEncoding
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesReviewsParams".
 */
export interface MessagesReviewsParams {
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesReviewsResult".
 */
export interface MessagesReviewsResult {
/**
 * The objects of this page.
 */
items: InboundReview[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesReviewParams".
 */
export interface MessagesReviewParams {
inbound_id: string
decision: ReviewDecision
note?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesReviewResult".
 */
export interface MessagesReviewResult {
/**
 * ID of the incoming message.
 */
inbound_id: string
/**
 * ID of the contact; null when the sender is not a contact.
 */
contact_id: (string | null)
decision: ReviewDecision
reviewed_at: Timestamp
/**
 * ID of the API key that decided, or `contact` for a STOP of the contact.
 */
reviewed_by: string
/**
 * False when this decision was recorded before.
 */
changed: boolean
/**
 * ID of the consent entry of the opt-out; null when this call recorded none.
 */
consent_entry_id: (string | null)
/**
 * Number of waiting messages that were canceled.
 */
recalled: number
/**
 * When the oldest message of the contact that still waits arrived; null when none waits.
 */
under_review_since: (Timestamp | null)
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSimulateInboundParams".
 */
export interface MessagesSimulateInboundParams {
from: string
to?: string
text: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSimulateInboundResult".
 */
export interface MessagesSimulateInboundResult {
/**
 * What the sender of the message wants.
 */
intent: ("stop" | "help" | "start" | "narrow" | "review" | "none")
/**
 * ID of the rule that classified the message.
 */
rule_id: (string | null)
/**
 * What the message did.
 */
effects: InboundEffect[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerRegisterParams".
 */
export interface PartnerRegisterParams {
name: string
contact?: string
default_country?: string
credits?: number
mode?: ("live" | "test")
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerRegisterResult".
 */
export interface PartnerRegisterResult {
/**
 * ID of the partner account.
 */
partner_id: string
/**
 * The API key. Shown only in the first response; absent from a replay and from a dry run.
 */
api_key?: string
/**
 * ID of the key.
 */
key_id: string
/**
 * What the key may do.
 */
permissions: Permission[]
mode: KeyMode
balance: Balance
/**
 * The steps until the account can send.
 */
setup_checklist: ChecklistStep[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerCreateCustomerParams".
 */
export interface PartnerCreateCustomerParams {
/**
 * Your own ID of the end-customer.
 */
external_ref: string
name: string
default_country?: string
help_contact?: string
low_balance_at?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerCreateCustomerResult".
 */
export interface PartnerCreateCustomerResult {
customer: Customer
/**
 * The API key. Shown only in the first response; absent from a replay and from a dry run.
 */
api_key?: string
/**
 * ID of the key.
 */
key_id: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerCreateCustomerKeyParams".
 */
export interface PartnerCreateCustomerKeyParams {
/**
 * Your own ID of the end-customer.
 */
external_ref: string
name?: string
revoke_others?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerCreateCustomerKeyResult".
 */
export interface PartnerCreateCustomerKeyResult {
/**
 * ID of the key.
 */
key_id: string
/**
 * The API key. Shown only in the first response; absent from a replay and from a dry run.
 */
api_key?: string
mode: KeyMode
/**
 * Time it expires; null: never.
 */
expires_at: (Timestamp | null)
/**
 * Number of keys revoked.
 */
revoked: number
/**
 * With `revoke_others`: valid keys that this key cannot revoke, because they are live keys or expire later.
 */
kept: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerListCustomersParams".
 */
export interface PartnerListCustomersParams {
state?: ("active" | "payment_hold" | "suspended" | "closed")
paused?: boolean
/**
 * Your own ID of the end-customer.
 */
external_ref?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerListCustomersResult".
 */
export interface PartnerListCustomersResult {
/**
 * The objects of this page.
 */
items: Customer[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSendParams".
 */
export interface PartnerSendParams {
idempotency_key: string
/**
 * Your own ID of the end-customer.
 */
external_ref: string
to: string
text?: string
template_id?: string
vars?: {
[k: string]: unknown
}
purpose?: (Purpose & string)
send_at?: Timestamp
validity_s?: number
on_quiet_hours?: ("reject" | "defer")
smart_encoding?: SmartEncoding
shorten_links?: boolean
dry_run?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSendResult".
 */
export interface PartnerSendResult {
/**
 * ID of the message.
 */
message_id: string
/**
 * Your own ID of the end-customer.
 */
external_ref: string
/**
 * State of the object.
 */
state: ("queued" | "scheduled")
/**
 * Phone number of the recipient, in E.164.
 */
to: string
encoding: Encoding
/**
 * Number of segments.
 */
segments: number
/**
 * Number of credits.
 */
credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSetChildPausedParams".
 */
export interface PartnerSetChildPausedParams {
/**
 * Your own ID of the end-customer.
 */
external_ref: string
paused: boolean
reason?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSetChildPausedResult".
 */
export interface PartnerSetChildPausedResult {
customer: Customer
/**
 * False when the end-customer was already in this state.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerGrantCreditsParams".
 */
export interface PartnerGrantCreditsParams {
/**
 * Your own ID of the end-customer.
 */
external_ref: string
amount: number
note?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerGrantCreditsResult".
 */
export interface PartnerGrantCreditsResult {
/**
 * ID of the credit entry of the end-customer.
 */
entry_id: string
partner_balance: Balance
child_balance: Balance
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSetupStatusParams".
 */
export interface PartnerSetupStatusParams {
/**
 * Your own ID of the end-customer.
 */
external_ref?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSetupStatusResult".
 */
export interface PartnerSetupStatusResult {
/**
 * Whether nothing is missing.
 */
ready: boolean
/**
 * Your own ID of the end-customer.
 */
external_ref: (string | null)
/**
 * The steps, in order.
 */
steps: ChecklistStep[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerConfigureWebhookParams".
 */
export interface PartnerConfigureWebhookParams {
webhook_url: string
webhook_secret?: string
delivery?: ("automatic" | "on_request")
sign_with_previous?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerConfigureWebhookResult".
 */
export interface PartnerConfigureWebhookResult {
endpoint: WebhookEndpoint
/**
 * Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret.
 */
webhook_secret?: string
/**
 * Number of events waiting for delivery.
 */
pending: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerRotateWebhookSecretParams".
 */
export interface PartnerRotateWebhookSecretParams {
webhook_secret?: string
sign_with_previous?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerRotateWebhookSecretResult".
 */
export interface PartnerRotateWebhookSecretResult {
endpoint: WebhookEndpoint
/**
 * Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret.
 */
webhook_secret?: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerProcessOutboxParams".
 */
export interface PartnerProcessOutboxParams {
limit?: number
dry_run?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerProcessOutboxResult".
 */
export interface PartnerProcessOutboxResult {
/**
 * Number of events that were delivered.
 */
delivered: number
/**
 * Number of events that failed and will be retried.
 */
failed: number
/**
 * Number of events that failed their last attempt.
 */
dead: number
/**
 * Number of pending events after this call, due or not; counted up to 10,000.
 */
remaining: number
/**
 * With `dry_run`: number of due events; 0 when the endpoint is disabled or its circuit breaker is open; counted up to 10,000.
 */
due?: number
/**
 * The webhook endpoint; null without one.
 */
endpoint: (WebhookEndpoint | null)
dry_run?: WasDryRun
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerOutboxListParams".
 */
export interface PartnerOutboxListParams {
state?: ("pending" | "delivered" | "dead")
type?: EventType
/**
 * Your own ID of the end-customer.
 */
external_ref?: string
event_id?: string
since?: Timestamp
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerOutboxListResult".
 */
export interface PartnerOutboxListResult {
/**
 * The objects of this page.
 */
items: OutboxItem[]
next_cursor: NextCursor
/**
 * The webhook endpoint; null without one.
 */
endpoint: (WebhookEndpoint | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerOutboxReplayParams".
 */
export interface PartnerOutboxReplayParams {
/**
 * @minItems 1
 * @maxItems 500
 */
event_ids?: string[]
since?: Timestamp
until?: Timestamp
type?: EventType
/**
 * Your own ID of the end-customer.
 */
external_ref?: string
/**
 * @minItems 1
 * @maxItems 2
 */
states?: ("delivered" | "dead")[]
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerOutboxReplayResult".
 */
export interface PartnerOutboxReplayResult {
/**
 * Number of events that will be delivered again.
 */
requeued: number
/**
 * Number of matching events left for another call; counted up to 10,000.
 */
remaining: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramCreateParams".
 */
export interface ProgramCreateParams {
name: string
brand: string
purpose: string
use_case?: (CampaignUseCase | null)
frequency: string
help_text?: string
opt_out_text?: string
opt_in_text?: string
opt_out_scope?: ("all" | "ask")
keywords?: ProgramKeywords
/**
 * @maxItems 5
 */
samples?: string[]
privacy_url: string
terms_url: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramCreateResult".
 */
export interface ProgramCreateResult {
program: Program
/**
 * What to fix or to know.
 */
findings: ProgramFinding[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramListParams".
 */
export interface ProgramListParams {
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramListResult".
 */
export interface ProgramListResult {
/**
 * The objects of this page.
 */
items: Program[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramGetParams".
 */
export interface ProgramGetParams {
program_id: string
version?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramGetResult".
 */
export interface ProgramGetResult {
program: Program
/**
 * All versions, newest first.
 */
versions: ProgramVersion[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramUpdateParams".
 */
export interface ProgramUpdateParams {
program_id: string
name?: string
brand?: string
purpose?: string
use_case?: (CampaignUseCase | null)
frequency?: string
help_text?: string
opt_out_text?: string
opt_in_text?: string
opt_out_scope?: ("all" | "ask")
keywords?: ProgramKeywords
/**
 * @maxItems 5
 */
samples?: string[]
privacy_url?: string
terms_url?: string
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramUpdateResult".
 */
export interface ProgramUpdateResult {
program: Program
/**
 * What to fix or to know.
 */
findings: ProgramFinding[]
/**
 * Registrations that no longer match the program.
 */
registration_drift: RegistrationDrift[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramValidateParams".
 */
export interface ProgramValidateParams {
program_id: string
version?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramValidateResult".
 */
export interface ProgramValidateResult {
/**
 * Whether the findings contain no error.
 */
ok: boolean
/**
 * Version that was checked.
 */
version: number
/**
 * What to fix or to know.
 */
findings: ProgramFinding[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramTermsParams".
 */
export interface ProgramTermsParams {
program_id: string
source_kind?: ("web_form" | "checkout" | "keyword" | "qr" | "verbal" | "paper")
version?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramTermsResult".
 */
export interface ProgramTermsResult {
/**
 * Disclosure text. Show it unchanged.
 */
text: string
/**
 * SHA-256 of the UTF-8 text.
 */
hash: string
/**
 * Place where the disclosure is shown.
 */
source_kind: string
/**
 * Version of the program.
 */
version: number
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsCreateParams".
 */
export interface SegmentsCreateParams {
name: string
rules: SegmentRule
description?: (string | null)
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsCreateResult".
 */
export interface SegmentsCreateResult {
segment: Segment
/**
 * Number of contacts in the segment now.
 */
count: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsPreviewParams".
 */
export interface SegmentsPreviewParams {
rules?: SegmentRule
segment_id?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsPreviewResult".
 */
export interface SegmentsPreviewResult {
/**
 * Number of contacts that meet the rules.
 */
count: number
/**
 * Number of contacts of the account.
 */
total: number
/**
 * Up to ten of the contacts, the newest first.
 * 
 * @maxItems 10
 */
sample: SegmentMember[]
/**
 * What each rule keeps.
 * 
 * @maxItems 20
 */
funnel: SegmentFunnelStep[]
evaluated_at: Timestamp
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsListParams".
 */
export interface SegmentsListParams {
query?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsListResult".
 */
export interface SegmentsListResult {
/**
 * The objects of this page.
 */
items: Segment[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsGetParams".
 */
export interface SegmentsGetParams {
segment_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsGetResult".
 */
export interface SegmentsGetResult {
segment: Segment
/**
 * The last 20 versions, the newest first.
 * 
 * @maxItems 20
 */
versions: SegmentVersion[]
/**
 * What uses the segment, at most 50.
 * 
 * @maxItems 50
 */
used_by: SegmentUse[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsUpdateParams".
 */
export interface SegmentsUpdateParams {
segment_id: string
name?: string
rules?: SegmentRule
description?: (string | null)
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsUpdateResult".
 */
export interface SegmentsUpdateResult {
segment: Segment
/**
 * Number of contacts in the segment now.
 */
count: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsMembersParams".
 */
export interface SegmentsMembersParams {
segment_id: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsMembersResult".
 */
export interface SegmentsMembersResult {
/**
 * The objects of this page.
 */
items: SegmentMember[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsFieldsParams".
 */
export interface SegmentsFieldsParams {
query?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsFieldsResult".
 */
export interface SegmentsFieldsResult {
/**
 * Fields, then custom fields and events, the most frequent first.
 * 
 * @maxItems 300
 */
items: SegmentField[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsDeleteParams".
 */
export interface SegmentsDeleteParams {
segment_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SegmentsDeleteResult".
 */
export interface SegmentsDeleteResult {
/**
 * Whether the segment was deleted.
 */
deleted: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesCreateParams".
 */
export interface SourcesCreateParams {
name: string
method: ConsentMethod
url?: string
disclosure_text: string
program_id?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesCreateResult".
 */
export interface SourcesCreateResult {
source: Source
/**
 * SHA-256 of the disclosure text, to compare with your own.
 */
disclosure_hash: string
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesListParams".
 */
export interface SourcesListParams {
query?: string
state?: ("active" | "archived")
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesListResult".
 */
export interface SourcesListResult {
/**
 * The objects of this page.
 */
items: Source[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesGetParams".
 */
export interface SourcesGetParams {
source_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesGetResult".
 */
export interface SourcesGetResult {
source: Source
/**
 * All versions, newest first.
 */
versions: SourceVersion[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesUpdateParams".
 */
export interface SourcesUpdateParams {
source_id: string
name?: string
method?: ConsentMethod
url?: string
disclosure_text?: string
program_id?: string
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesUpdateResult".
 */
export interface SourcesUpdateResult {
source: Source
/**
 * Whether the call created a new version.
 */
new_version: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesStatsParams".
 */
export interface SourcesStatsParams {
from?: Timestamp
to?: Timestamp
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesStatsResult".
 */
export interface SourcesStatsResult {
from: Timestamp
to: Timestamp
/**
 * The rows, one for each group.
 */
rows: SourceStatsRow[]
/**
 * Number of people who opted out and whose latest opt-in had no source.
 */
opt_outs_without_source: number
/**
 * Number of conversions of people whose latest opt-in had no source.
 */
conversions_without_source: number
/**
 * Value of these conversions, per currency.
 */
revenue_without_source: Revenue[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesArchiveParams".
 */
export interface SourcesArchiveParams {
source_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourcesArchiveResult".
 */
export interface SourcesArchiveResult {
source: Source
/**
 * False when the source was already archived.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsCreateParams".
 */
export interface TagsCreateParams {
name: string
color?: string
description?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsCreateResult".
 */
export interface TagsCreateResult {
tag: Tag
/**
 * Whether the call created it.
 */
created: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsListParams".
 */
export interface TagsListParams {
query?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsListResult".
 */
export interface TagsListResult {
/**
 * The objects of this page.
 */
items: Tag[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsAssignParams".
 */
export interface TagsAssignParams {
tag: string
target_kind?: (TagTarget & string)
/**
 * @minItems 1
 * @maxItems 1000
 */
ids?: string[]
segment_id?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsAssignResult".
 */
export interface TagsAssignResult {
tag: Tag
/**
 * Number of objects that changed.
 */
affected: number
/**
 * Number of objects that had the tag already.
 */
already: number
/**
 * Those that were rejected, each with the reason.
 */
rejected: string[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsUnassignParams".
 */
export interface TagsUnassignParams {
tag: string
target_kind?: (TagTarget & string)
/**
 * @minItems 1
 * @maxItems 1000
 */
ids: string[]
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsUnassignResult".
 */
export interface TagsUnassignResult {
/**
 * Number of objects that changed.
 */
affected: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsMergeParams".
 */
export interface TagsMergeParams {
from: string
into: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsMergeResult".
 */
export interface TagsMergeResult {
tag: Tag
/**
 * Number of objects that changed.
 */
affected: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsDeleteParams".
 */
export interface TagsDeleteParams {
tag_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsDeleteResult".
 */
export interface TagsDeleteResult {
/**
 * Number of objects that had the tag.
 */
affected: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesCreateParams".
 */
export interface TemplatesCreateParams {
name: string
body: string
locale?: string
/**
 * @maxItems 50
 */
variables?: TemplateVariable[]
smart_encoding?: SmartEncoding
shorten_links?: boolean
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesCreateResult".
 */
export interface TemplatesCreateResult {
template: Template
/**
 * Encoding on the way to the phone.
 */
encoding: TextEncoding
/**
 * Estimated number of segments; the values of the variables differ in length.
 */
segments: number
/**
 * What to fix or to know about the text.
 */
lint: TemplateFinding[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesListParams".
 */
export interface TemplatesListParams {
query?: string
state?: TemplateState
locale?: string
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesListResult".
 */
export interface TemplatesListResult {
/**
 * The objects of this page.
 */
items: Template[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesGetParams".
 */
export interface TemplatesGetParams {
template_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesGetResult".
 */
export interface TemplatesGetResult {
template: Template
/**
 * All versions, newest first.
 */
versions: TemplateVersion[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesUpdateParams".
 */
export interface TemplatesUpdateParams {
template_id: string
name?: string
body?: string
locale?: string
/**
 * @maxItems 50
 */
variables?: TemplateVariable[]
smart_encoding?: SmartEncoding
shorten_links?: boolean
expected_version?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesUpdateResult".
 */
export interface TemplatesUpdateResult {
template: Template
/**
 * Encoding on the way to the phone.
 */
encoding: TextEncoding
/**
 * Number of segments.
 */
segments: number
/**
 * What to fix or to know about the text.
 */
lint: TemplateFinding[]
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesRenderParams".
 */
export interface TemplatesRenderParams {
template_id: string
version?: number
contact_id?: string
vars?: {
[k: string]: unknown
}
shorten_links?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesRenderResult".
 */
export interface TemplatesRenderResult {
/**
 * The text with its variables filled in.
 */
text: string
/**
 * Encoding on the way to the phone.
 */
encoding: TextEncoding
/**
 * Number of segments.
 */
segments: number
/**
 * Always empty in a successful response; missing variables cause an error.
 */
missing: string[]
/**
 * Credits to send the message to the contact; null without a contact.
 */
credits: (number | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesSetStateParams".
 */
export interface TemplatesSetStateParams {
template_id: string
state: TemplateState
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesSetStateResult".
 */
export interface TemplatesSetStateResult {
template: Template
/**
 * Whether the call changed anything.
 */
changed: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesDeleteParams".
 */
export interface TemplatesDeleteParams {
template_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesDeleteResult".
 */
export interface TemplatesDeleteResult {
/**
 * Whether the template was deleted.
 */
deleted: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersEnsureDefaultParams".
 */
export interface PhoneNumbersEnsureDefaultParams {
country?: string
type?: ("long_code" | "toll_free" | "short_code")
area_code?: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersEnsureDefaultResult".
 */
export interface PhoneNumbersEnsureDefaultResult {
number: SenderNumber
/**
 * Whether the call created it.
 */
created: boolean
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersListParams".
 */
export interface PhoneNumbersListParams {
state?: ("active" | "released")
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersListResult".
 */
export interface PhoneNumbersListResult {
/**
 * The objects of this page.
 */
items: SenderNumber[]
next_cursor: NextCursor
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersAssignParams".
 */
export interface PhoneNumbersAssignParams {
number_id: string
program_id?: (string | null)
registration_id?: (string | null)
is_default?: true
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersAssignResult".
 */
export interface PhoneNumbersAssignResult {
number: SenderNumber
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersReleaseParams".
 */
export interface PhoneNumbersReleaseParams {
number_id: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersReleaseResult".
 */
export interface PhoneNumbersReleaseResult {
number: SenderNumber
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersSearchParams".
 */
export interface PhoneNumbersSearchParams {
country?: string
type?: ("long_code" | "toll_free" | "short_code")
area_code?: string
pattern?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersSearchResult".
 */
export interface PhoneNumbersSearchResult {
/**
 * The objects of this page.
 * 
 * @maxItems 20
 */
items: AvailableNumber[]
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersAcquireParams".
 */
export interface PhoneNumbersAcquireParams {
phone: string
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersAcquireResult".
 */
export interface PhoneNumbersAcquireResult {
number: SenderNumber
/**
 * Credits that the number cost.
 */
credits: number
dry_run?: WasDryRun
replayed?: WasReplayed
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersHealthParams".
 */
export interface PhoneNumbersHealthParams {
number_id: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PhoneNumbersHealthResult".
 */
export interface PhoneNumbersHealthResult {
/**
 * ID of the sending number.
 */
number_id: string
since: Timestamp
/**
 * Number of messages sent.
 */
sent: number
/**
 * Number of delivered messages.
 */
delivered: number
/**
 * Number of messages reported as not delivered, including filtered ones.
 */
failed: number
/**
 * Number of messages that a carrier filtered as unwanted.
 */
filtered: number
/**
 * Number of messages without a final status.
 */
unknown: number
/**
 * Number of opt-outs.
 */
opt_outs: number
/**
 * Null when nothing was sent.
 */
delivery_rate: (number | null)
/**
 * Null when nothing was sent.
 */
filter_rate: (number | null)
/**
 * Null when nothing was sent.
 */
opt_out_rate: (number | null)
/**
 * Health of the number.
 */
health: ("healthy" | "watch" | "poor" | "unused")
/**
 * What to fix or to know.
 * 
 * Items: Reason why the number is not healthy.
 */
findings: {
/**
 * Code of the finding.
 */
code: ("delivery" | "filtering" | "opt_outs")
/**
 * What was found, as a sentence.
 */
message: string
}[]
warnings?: Warnings
}
