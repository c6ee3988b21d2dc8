// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

/**
 * RFC 3339, UTC
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Timestamp".
 */
export type Timestamp = string
/**
 * What another business number is
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AltBusinessIdType".
 */
export type AltBusinessIdType = ("NONE" | "DUNS" | "GIIN" | "LEI")
/**
 * Test keys only ever reach the simulator carrier
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "KeyMode".
 */
export type KeyMode = ("live" | "test")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Permission".
 */
export type Permission = ("full" | "partner" | "read" | "contacts" | "campaigns" | "messages" | "compliance" | "analytics" | "billing" | "ai")
/**
 * How far the registration of a brand has come
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandStatus".
 */
export type BrandStatus = ("OK" | "REGISTRATION_PENDING" | "REGISTRATION_FAILED")
/**
 * What the registry could confirm of a brand
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandIdentityStatus".
 */
export type BrandIdentityStatus = ("SELF_DECLARED" | "UNVERIFIED" | "VERIFIED" | "VETTED_VERIFIED")
/**
 * What kind of organisation a brand is
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandEntityType".
 */
export type BrandEntityType = ("PRIVATE_PROFIT" | "PUBLIC_PROFIT" | "NON_PROFIT" | "GOVERNMENT" | "SOLE_PROPRIETOR")
/**
 * Where a listed company is listed
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "StockExchange".
 */
export type StockExchange = ("NONE" | "NASDAQ" | "NYSE" | "AMEX" | "AMX" | "ASX" | "B3" | "BME" | "BSE" | "FRA" | "ICEX" | "JPX" | "JSE" | "KRX" | "LON" | "NSE" | "OMX" | "SEHK" | "SSE" | "STO" | "SWX" | "SZSE" | "TSX" | "TWSE" | "VSE")
/**
 * The trade of a brand
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandVertical".
 */
export type BrandVertical = ("AGRICULTURE" | "COMMUNICATION" | "CONSTRUCTION" | "EDUCATION" | "ENERGY" | "ENTERTAINMENT" | "FINANCIAL" | "GAMBLING" | "GOVERNMENT" | "HEALTHCARE" | "HOSPITALITY" | "HUMAN_RESOURCES" | "INSURANCE" | "LEGAL" | "MANUFACTURING" | "NGO" | "POLITICAL" | "POSTAL" | "PROFESSIONAL" | "REAL_ESTATE" | "RETAIL" | "TECHNOLOGY" | "TRANSPORTATION")
/**
 * How close a reseller is to the brand
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandRelationship".
 */
export type BrandRelationship = ("BASIC_ACCOUNT" | "SMALL_ACCOUNT" | "MEDIUM_ACCOUNT" | "LARGE_ACCOUNT" | "KEY_ACCOUNT")
/**
 * Who gave the number of a company
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BusinessAuthority".
 */
export type BusinessAuthority = ("EIN" | "CBN" | "CRN" | "PROVINCIAL_NUMBER" | "VAT" | "ACN" | "ABN" | "BRN" | "SIREN" | "SIRET" | "NZBN" | "UST_IDNR" | "CIF" | "NIF" | "CNPJ" | "UID" | "NEQ" | "OTHER")
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignState".
 */
export type CampaignState = ("draft" | "scheduled" | "running" | "paused" | "completed" | "canceled")
/**
 * Marketing needs recorded consent; transactional needs a relationship
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Purpose".
 */
export type Purpose = ("marketing" | "transactional")
/**
 * Where a text is
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageState".
 */
export type MessageState = ("queued" | "scheduled" | "held" | "submitting" | "accepted" | "sent" | "delivered" | "undelivered" | "failed" | "expired" | "canceled" | "rejected" | "delivery_unconfirmed")
/**
 * How far the registration of a campaign has come: the registry (TCR), the connectivity partner (TELNYX), the carriers (MNO). MNO_PROVISIONED may send
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignStatus".
 */
export type CampaignStatus = ("TCR_PENDING" | "TCR_SUSPENDED" | "TCR_EXPIRED" | "TCR_ACCEPTED" | "TCR_FAILED" | "TELNYX_ACCEPTED" | "TELNYX_FAILED" | "MNO_PENDING" | "MNO_ACCEPTED" | "MNO_REJECTED" | "MNO_PROVISIONED" | "MNO_PROVISIONING_FAILED")
/**
 * Whether the registry has taken the submission
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SubmissionStatus".
 */
export type SubmissionStatus = ("CREATED" | "FAILED" | "PENDING")
/**
 * What a 10DLC campaign is registered for, as The Campaign Registry names it
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignUseCase".
 */
export type CampaignUseCase = ("2FA" | "ACCOUNT_NOTIFICATION" | "CUSTOMER_CARE" | "DELIVERY_NOTIFICATION" | "FRAUD_ALERT" | "HIGHER_EDUCATION" | "LOW_VOLUME" | "MARKETING" | "MIXED" | "POLLING_VOTING" | "PUBLIC_SERVICE_ANNOUNCEMENT" | "SECURITY_ALERT" | "CHARITY" | "EMERGENCY" | "POLITICAL" | "SOLE_PROPRIETOR" | "PROXY" | "AGENTS_FRANCHISES" | "K12_EDUCATION" | "SWEEPSTAKE" | "SOCIAL" | "CARRIER_EXEMPT")
/**
 * How consent was given
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
 * Whom to text, or whom never to text: members of a suppression list get no texts at all
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListKind".
 */
export type ListKind = ("audience" | "suppression")
/**
 * How the text goes over the air: 160 or 70 characters in one segment
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Encoding".
 */
export type Encoding = ("GSM-7" | "UCS-2")
/**
 * What an event reports
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "EventType".
 */
export type EventType = ("message.accepted" | "message.finalized" | "message.inbound" | "contact.opted_in" | "contact.opted_out" | "trust.updated" | "balance.low" | "balance.exhausted" | "customer.paused")
/**
 * Why a number is of no use
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InvalidReason".
 */
export type InvalidReason = ("invalid_number" | "unknown_subscriber" | "not_textable" | "unreachable" | "blocked" | "opted_out_at_carrier" | "disconnected" | "reassigned")
/**
 * Pass as cursor for the next page; null on the last one
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NextCursor".
 */
export type NextCursor = (string | null)
/**
 * How far the registry has come with a number of a registered campaign
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NumberAssignmentState".
 */
export type NumberAssignmentState = ("PENDING_ASSIGNMENT" | "ASSIGNED" | "FAILED_ASSIGNMENT" | "PENDING_UNASSIGNMENT" | "FAILED_UNASSIGNMENT")
/**
 * A day of the week where the recipient is
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Weekday".
 */
export type Weekday = ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")
/**
 * What is registered
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationKind".
 */
export type RegistrationKind = ("brand" | "campaign" | "toll_free")
/**
 * Of a brand, a campaign or a toll-free number
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationStatus".
 */
export type RegistrationStatus = ("OK" | "REGISTRATION_PENDING" | "REGISTRATION_FAILED" | "TCR_PENDING" | "TCR_SUSPENDED" | "TCR_EXPIRED" | "TCR_ACCEPTED" | "TCR_FAILED" | "TELNYX_ACCEPTED" | "TELNYX_FAILED" | "MNO_PENDING" | "MNO_ACCEPTED" | "MNO_REJECTED" | "MNO_PROVISIONED" | "MNO_PROVISIONING_FAILED" | "PENDING_REVIEW" | "IN_REVIEW" | "APPROVED" | "REJECTED")
/**
 * How far the verification of a toll-free number has come. APPROVED may send
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeStatus".
 */
export type TollFreeStatus = ("PENDING_REVIEW" | "IN_REVIEW" | "APPROVED" | "REJECTED")
/**
 * What a toll-free number is used for, as reviewers name it
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeUseCase".
 */
export type TollFreeUseCase = ("TWO_FACTOR_AUTHENTICATION" | "ACCOUNT_NOTIFICATIONS" | "CUSTOMER_CARE" | "CHARITY_NONPROFIT" | "DELIVERY_NOTIFICATIONS" | "FRAUD_ALERT_MESSAGING" | "EVENTS" | "HIGHER_EDUCATION" | "K12" | "MARKETING" | "POLLING_AND_VOTING_NON_POLITICAL" | "POLITICAL_ELECTION_CAMPAIGNS" | "PUBLIC_SERVICE_ANNOUNCEMENT" | "SECURITY_ALERT")
/**
 * How people agree
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeOptIn".
 */
export type TollFreeOptIn = ("VERBAL" | "WEB_FORM" | "PAPER_FORM" | "VIA_TEXT" | "MOBILE_QR_CODE")
/**
 * Texts a month, about
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeVolume".
 */
export type TollFreeVolume = ("10" | "100" | "1,000" | "10,000" | "100,000" | "250,000" | "500,000" | "750,000" | "1,000,000" | "5,000,000" | "10,000,000+")
/**
 * What a tag can be put on
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
 * Present when there is something to warn of
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Warnings".
 */
export type Warnings = Warning[]
/**
 * True when nothing was kept
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WasDryRun".
 */
export type WasDryRun = boolean
/**
 * True when this is the first answer to the same idempotency_key
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WasReplayed".
 */
export type WasReplayed = boolean

/**
 * Who is calling
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
id: string
kind: ("tenant" | "partner" | "customer")
name: string
state: ("active" | "payment_hold" | "suspended" | "closed")
default_country: string
created_at: Timestamp
}
/**
 * A key without its secret
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ApiKey".
 */
export interface ApiKey {
id: string
name: string
/**
 * The first 12 hex digits of the stored digest
 */
fingerprint: string
mode: KeyMode
permissions: Permission[]
created_at: Timestamp
expires_at: (Timestamp | null)
revoked_at: (Timestamp | null)
last_used_at: (Timestamp | null)
}
/**
 * A text that a conversion is put down to
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Attribution".
 */
export interface Attribution {
message_id: string
campaign_id: (string | null)
delivered_at: Timestamp
/**
 * last_delivery_24h: the last text that arrived within the 24 hours before
 */
rule: "last_delivery_24h"
}
/**
 * Contacts in any part of include and in no part of exclude
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Audience".
 */
export interface Audience {
include: AudiencePart
exclude?: AudiencePart
}
/**
 * Contacts in any of these
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AudiencePart".
 */
export interface AudiencePart {
/**
 * Every contact
 */
all?: boolean
/**
 * @maxItems 100
 */
list_ids?: string[]
/**
 * @maxItems 100
 */
tag_ids?: string[]
/**
 * @maxItems 10000
 */
contact_ids?: string[]
}
/**
 * One mutating call; its hash covers the one before it. An entry that is not sealed yet has no seq and no hash
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AuditEntry".
 */
export interface AuditEntry {
id: string
seq: (number | null)
sealed: boolean
at: Timestamp
skill: string
/**
 * The key that called
 */
actor: string
/**
 * ok, or the code of the refusal
 */
outcome: string
/**
 * HMAC-SHA256 of the params in canonical JSON under a key that only the service has, so that nobody finds a number by trying them all; equal params have equal hashes. SHA-256 without a key in entries from before
 */
params_hash: string
hash: (string | null)
prev_hash: (string | null)
}
/**
 * A number that nobody has
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AvailableNumber".
 */
export interface AvailableNumber {
phone: string
country: string
type: ("long_code" | "toll_free" | "short_code")
/**
 * Who hosts it
 */
carrier: string
/**
 * What it costs to get
 */
credits: number
}
/**
 * Credits of an account
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Balance".
 */
export interface Balance {
/**
 * May be spent now
 */
available: number
/**
 * Set aside for running campaigns
 */
held: number
/**
 * The sum of the ledger: available and held
 */
posted: number
}
/**
 * The credits are used up.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BalanceExhaustedEvent".
 */
export interface BalanceExhaustedEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "balance.exhausted"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
available: number
/**
 * The mark of balance.low, if there is one
 */
threshold: (number | null)
}
}
/**
 * The credits fell below the mark.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BalanceLowEvent".
 */
export interface BalanceLowEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "balance.low"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
available: number
/**
 * The mark below which the credits fell
 */
threshold: number
}
}
/**
 * A 10DLC brand: who sends
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Brand".
 */
export interface Brand {
id: string
status: BrandStatus
identity_status: BrandIdentityStatus
/**
 * What the throughput hangs on
 */
vetting_score: (number | null)
/**
 * Why it was turned down
 */
rejection: (RegistrationRejection | null)
/**
 * The caller’s own name for it: one registration each
 */
reference_id: (string | null)
/**
 * How often it was submitted
 */
attempt: number
entity_type: BrandEntityType
/**
 * As people know it
 */
display_name: string
/**
 * As in the records of the IRS
 */
legal_name: string
/**
 * Tax number
 */
ein: (string | null)
/**
 * Another business number
 */
alt_business_id: (string | null)
alt_business_id_type: AltBusinessIdType
/**
 * Of a listed company
 */
stock_symbol: (string | null)
stock_exchange: (StockExchange | null)
vertical: BrandVertical
/**
 * Where reviewers look
 */
website: (string | null)
address: BrandAddress
contact: BrandContact
/**
 * Whether it sends for others
 */
is_reseller: boolean
brand_relationship: BrandRelationship
/**
 * A rehearsal at the registry: no carrier learns of it
 */
mock: boolean
/**
 * When the registry took it
 */
submitted_at: (Timestamp | null)
created_at: Timestamp
updated_at: Timestamp
}
/**
 * Why a registration was turned down
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationRejection".
 */
export interface RegistrationRejection {
/**
 * As in twilio.com/docs/api/errors
 */
code: string
/**
 * What to change
 */
field: string
/**
 * What to do about it
 */
fix: string
}
/**
 * Where a brand is
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandAddress".
 */
export interface BrandAddress {
street: string
city: string
/**
 * Two letters in the United States
 */
state: string
postal_code: string
/**
 * ISO 3166-1 alpha-2
 */
country: string
}
/**
 * Whom to reach at a brand
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BrandContact".
 */
export interface BrandContact {
email: string
/**
 * E.164
 */
phone: string
/**
 * Of a sole proprietor
 */
first_name: (string | null)
/**
 * Of a sole proprietor
 */
last_name: (string | null)
/**
 * Where a sole proprietor gets the confirming code
 */
mobile_phone: (string | null)
/**
 * Where a listed company confirms itself (Auth+)
 */
business_contact_email: (string | null)
}
/**
 * Where a company is registered
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BusinessRegistration".
 */
export interface BusinessRegistration {
/**
 * As the authority wrote it
 */
number: string
authority: BusinessAuthority
/**
 * ISO 3166-1 alpha-2
 */
country: string
}
/**
 * One text to an audience
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Campaign".
 */
export interface Campaign {
id: string
name: string
state: CampaignState
/**
 * Why it is paused: caller, balance, content, account_state or no_sending_number
 */
state_reason: (string | null)
purpose: Purpose
body: (string | null)
template_id: (string | null)
template_version: (number | null)
audience: Audience
number_id: (string | null)
/**
 * The program whose numbers it goes out from, instead of one number
 */
program_id: (string | null)
send_at: (Timestamp | null)
throttle_per_minute: (number | null)
version: number
created_at: Timestamp
updated_at: Timestamp
launched_at: (Timestamp | null)
finished_at: (Timestamp | null)
}
/**
 * audience = sent + excluded + canceled + failed + pending, at any moment
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignCounters".
 */
export interface CampaignCounters {
audience: number
/**
 * Not handed over yet
 */
pending: number
/**
 * Of those pending: with the carrier, not answered
 */
in_flight: number
/**
 * Taken by the carrier
 */
sent: number
delivered: number
undelivered: number
unconfirmed: number
/**
 * Turned away by the carrier, or too late
 */
failed: number
canceled: number
excluded: number
excluded_by_reason: {
[k: string]: number
}
/**
 * Why texts that are pending wait for a later moment: quiet_hours, daily_limit
 */
waiting_by_reason: {
[k: string]: number
}
segments_sent: number
credits_spent: number
credits_held: number
}
/**
 * What reviewers hold the samples against
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignFlags".
 */
export interface CampaignFlags {
/**
 * Texts carry links
 */
embedded_link: boolean
/**
 * Texts carry phone numbers
 */
embedded_phone: boolean
/**
 * More than 49 numbers
 */
number_pool: boolean
/**
 * About what minors may not buy
 */
age_gated: boolean
/**
 * About loans of the brand itself
 */
direct_lending: boolean
/**
 * People opt in
 */
subscriber_opt_in: boolean
/**
 * People can opt out
 */
subscriber_opt_out: boolean
/**
 * People get help
 */
subscriber_help: boolean
}
/**
 * What was decided for one contact
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignRecipient".
 */
export interface CampaignRecipient {
contact_id: string
outcome: ("accepted" | "excluded")
/**
 * Why the contact was excluded
 */
reason: (string | null)
message_id: (string | null)
/**
 * Where the text is
 */
status: (MessageState | null)
/**
 * The rules it was cleared under
 */
rule_version: (string | null)
decided_at: Timestamp
}
/**
 * A 10DLC campaign: what is sent
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignRegistration".
 */
export interface CampaignRegistration {
id: string
brand_id: string
/**
 * The program whose words it registers
 */
program_id: (string | null)
status: CampaignStatus
submission_status: SubmissionStatus
/**
 * Why it was turned down
 */
rejection: (RegistrationRejection | null)
/**
 * The caller’s own name for it: one registration each
 */
reference_id: (string | null)
/**
 * How often it was submitted
 */
attempt: number
use_case: CampaignUseCase
/**
 * What a mixed campaign mixes
 * 
 * @maxItems 5
 */
sub_use_cases: CampaignUseCase[]
/**
 * Who sends, who receives, and why
 */
description: string
/**
 * How people agree, every way
 */
message_flow: string
/**
 * Texts as they will be sent, what varies in square brackets
 * 
 * @minItems 2
 * @maxItems 5
 */
samples: string[]
flags: CampaignFlags
/**
 * What a link looks like
 */
embedded_link_sample: (string | null)
/**
 * Words that opt in
 * 
 * @maxItems 20
 */
opt_in_keywords: string[]
/**
 * Words that opt out
 * 
 * @maxItems 20
 */
opt_out_keywords: string[]
/**
 * Words that ask for help
 * 
 * @maxItems 20
 */
help_keywords: string[]
/**
 * The confirmation of an opt-in
 */
opt_in_message: string
/**
 * The confirmation of a STOP
 */
opt_out_message: string
/**
 * The answer to HELP
 */
help_message: string
/**
 * The privacy policy
 */
privacy_url: string
/**
 * The terms
 */
terms_url: string
/**
 * Renewed by the registry
 */
auto_renewal: boolean
/**
 * The reseller at the registry
 */
reseller_id: (string | null)
/**
 * By the score of the brand; null while the brand is not confirmed
 */
throughput: (CampaignThroughput | null)
/**
 * When the registry took it
 */
submitted_at: (Timestamp | null)
created_at: Timestamp
updated_at: Timestamp
}
/**
 * What carriers let a registered campaign send
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignThroughput".
 */
export interface CampaignThroughput {
/**
 * AT&T’s message class
 */
class: ("A" | "B" | "C" | "D" | "E" | "F" | "T")
/**
 * AT&T: texts a minute for the campaign, over all its numbers
 */
att_per_minute: number
/**
 * T-Mobile: texts a day for the brand, reset at midnight Pacific
 */
tmobile_per_day: number
/**
 * How much of it was used
 */
tmobile_today: DailyLimit
/**
 * The dated table it was read from
 */
pack: string
}
/**
 * What T-Mobile lets a registered company send on this day. A text counts unless a look-up of the last 30 days says that it goes to another network
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DailyLimit".
 */
export interface DailyLimit {
/**
 * The brand that is counted, with every other of the same tax number
 */
brand_id: string
/**
 * Segments handed over on this day that went, or may have gone, to T-Mobile
 */
used: number
/**
 * Segments a day, by the score of the brand
 */
limit: number
/**
 * Midnight Pacific; what is over the limit waits until then
 */
resets_at: Timestamp
}
/**
 * One step of getting ready to send
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ChecklistStep".
 */
export interface ChecklistStep {
id: string
title: string
state: ("done" | "todo" | "optional")
next_action: (NextAction | null)
}
/**
 * A call that is valid as it stands
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NextAction".
 */
export interface NextAction {
skill: string
params: {
[k: string]: unknown
}
why: string
}
/**
 * One change of consent; its hash covers the entry before it. merged: the number’s consent ended with a merge; forgotten: what was personal in entries was erased; narrowed: the person ends this program alone, and the opt-out that evidence.narrows names counts no more. An entry that is not sealed yet has no seq and no hash
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ConsentEntry".
 */
export interface ConsentEntry {
id: string
contact_id: (string | null)
phone: string
status: ("opted_in" | "opted_out" | "merged" | "forgotten" | "narrowed")
/**
 * all, or the program that it is limited to
 */
scope: string
method: string
source: (string | null)
source_url: (string | null)
/**
 * SHA-256 of the text the person agreed to
 */
disclosure_text_hash: (string | null)
evidence: ({
[k: string]: unknown
} | string | null)
/**
 * The key that recorded it, or contact when the person wrote
 */
actor: string
/**
 * The rule that read a text as this change
 */
rule_id: (string | null)
captured_at: Timestamp
received_at: Timestamp
sealed: boolean
seq: (number | null)
hash: (string | null)
prev_hash: (string | null)
/**
 * The source by which the person agreed
 */
source_id: (string | null)
/**
 * Version of the source's text that was shown
 */
disclosure_version: (number | null)
}
/**
 * A person with a number
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Contact".
 */
export interface Contact {
id: string
/**
 * E.164
 */
phone: string
/**
 * ISO 3166-1 country of the number
 */
country: string
external_id: (string | null)
first_name: (string | null)
last_name: (string | null)
email: (string | null)
/**
 * IANA name
 */
timezone: (string | null)
attributes: {
[k: string]: unknown
}
tags: string[]
consent: ContactConsent
created_at: Timestamp
updated_at: Timestamp
/**
 * Counts the changes of its fields; consent has a ledger of its own
 */
version: number
}
/**
 * Whether a contact may be texted
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactConsent".
 */
export interface ContactConsent {
status: ConsentStatus
method: (string | null)
changed_at: (Timestamp | null)
/**
 * The number gets no texts at all, whatever the status: it is suppressed by itself or by a suppression list
 */
suppressed: boolean
/**
 * Programs of which the number gets no texts, beside what suppressed says; the others go on
 */
ended_programs: string[]
}
/**
 * A static set of contacts
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactList".
 */
export interface ContactList {
id: string
name: string
kind: ListKind
created_at: Timestamp
/**
 * How many members it has; in lists only
 */
count?: number
}
/**
 * Consent was recorded.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactOptedInEvent".
 */
export interface ContactOptedInEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "contact.opted_in"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
contact_id: (string | null)
phone: string
/**
 * all, or a program
 */
scope: string
/**
 * How the person said so: keyword, web_form, api …
 */
method: string
/**
 * The rule that read a reply as this, when a reply was the cause
 */
rule_id: (string | null)
captured_at: Timestamp
consent_entry_id: string
}
}
/**
 * Somebody opted out; it already holds.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactOptedOutEvent".
 */
export interface ContactOptedOutEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "contact.opted_out"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
contact_id: (string | null)
phone: string
/**
 * all, or the id of the program that ended; the others go on
 */
scope: string
/**
 * How the person said so: keyword, web_form, api …
 */
method: string
/**
 * The rule that read a reply as this, when a reply was the cause
 */
rule_id: (string | null)
captured_at: Timestamp
consent_entry_id: string
/**
 * Texts that were waiting and will not leave
 */
recalled_messages: number
/**
 * The entry of an opt-out of everything whose place this one of a single program takes: what it ended besides holds no more
 */
narrows_entry_id: (string | null)
}
}
/**
 * One line of the ledger; never changed
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CreditEntry".
 */
export interface CreditEntry {
id: string
kind: ("starter" | "topup" | "grant" | "send" | "campaign" | "registration" | "refund" | "adjustment" | "lookup")
/**
 * Credits; negative when they were spent
 */
amount: number
/**
 * Unique in the account
 */
ref: string
campaign_id: (string | null)
message_id: (string | null)
note: (string | null)
at: Timestamp
}
/**
 * An end-customer of a partner
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Customer".
 */
export interface Customer {
/**
 * The end-customer, as the partner names it
 */
external_ref: string
/**
 * Its account
 */
customer_id: string
name: string
default_country: string
state: ("active" | "payment_hold" | "suspended" | "closed")
paused: boolean
paused_reason: (string | null)
/**
 * What its texts come from
 */
number: (string | null)
balance: Balance
/**
 * The mark of balance.low
 */
low_balance_at: (number | null)
created_at: Timestamp
}
/**
 * An end-customer was paused, or goes on.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CustomerPausedEvent".
 */
export interface CustomerPausedEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "customer.paused"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
paused: boolean
reason: (string | null)
}
}
/**
 * Why the text was cleared: what each gate looked at
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
allow: boolean
gates: GateResult[]
/**
 * The rules it was decided under
 */
rule_pack: string
/**
 * The keyword this answers
 */
auto_reply?: string
/**
 * The rule that read the keyword
 */
rule?: (string | null)
}
/**
 * What one gate said of a text
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "GateResult".
 */
export interface GateResult {
gate: ("state" | "sender" | "recipient" | "consent" | "content" | "quiet_hours" | "frequency" | "credits")
outcome: ("pass" | "refuse")
/**
 * Why it refused
 */
reason: (string | null)
/**
 * What it looked at
 */
inputs: {
[k: string]: string | number | boolean | null
}
}
/**
 * One attempt to deliver an event
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DeliveryAttempt".
 */
export interface DeliveryAttempt {
at: Timestamp
/**
 * The HTTP status; null when no answer came
 */
status: (number | null)
latency_ms: number
/**
 * Why no answer came: blocked_url, blocked_address, dns_failed, unreachable, connect_timeout, connection_refused, connection_reset, tls_failed, timeout, invalid_request, invalid_response or connection_failed; later versions may add codes
 */
error: (string | null)
/**
 * The beginning of the answer, with secrets taken out
 */
response_excerpt: (string | null)
}
/**
 * A skill that fits an intent
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DiscoveredSkill".
 */
export interface DiscoveredSkill {
skill: string
summary: string
why: string
score: number
effect: ("read" | "write" | "destructive" | "billable")
allowed: boolean
}
/**
 * Contacts that may be one person
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DuplicateCluster".
 */
export interface DuplicateCluster {
match: ("email" | "name")
confidence: ("high" | "low")
/**
 * What they have in common
 */
value: string
/**
 * How many they are
 */
size: number
/**
 * The twenty oldest
 * 
 * @maxItems 20
 */
contacts: DuplicateContact[]
}
/**
 * A contact of a cluster
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "DuplicateContact".
 */
export interface DuplicateContact {
contact_id: string
phone: string
first_name: (string | null)
last_name: (string | null)
email: (string | null)
consent_status: ConsentStatus
}
/**
 * Texts that did not arrive for one reason
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ErrorGroup".
 */
export interface ErrorGroup {
/**
 * As the carrier said it; null when it said none
 */
error_code: (string | null)
count: number
means: string
/**
 * What would help; null when nothing is known
 */
helps: (string | null)
}
/**
 * People of an audience who were left out for one reason
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ExcludedGroup".
 */
export interface ExcludedGroup {
reason: string
count: number
means: string
/**
 * What would help; null when nothing does
 */
helps: (string | null)
/**
 * Some of them
 * 
 * @maxItems 3
 */
sample_contact_ids: string[]
next_actions: NextAction[]
}
/**
 * Something preflight found
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Finding".
 */
export interface Finding {
code: string
message: string
next_actions: NextAction[]
}
/**
 * At most max marketing texts to one person in any window_hours hours
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "FrequencyCap".
 */
export interface FrequencyCap {
max: number
window_hours: number
}
/**
 * What an account does about numbers that fail
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygienePolicy".
 */
export interface HygienePolicy {
/**
 * 0 while nothing was changed
 */
version: number
/**
 * Whether suppress is done by itself; otherwise by hygiene.suppressInvalid
 */
automatic: boolean
rules: HygienePolicyRule[]
}
/**
 * A rule of the policy, and where it is from
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygienePolicyRule".
 */
export interface HygienePolicyRule {
/**
 * As messages.get shows it
 */
error_code: string
/**
 * Failures with this code, and none that arrived since
 */
count: number
reason: InvalidReason
action: ("ignore" | "flag" | "suppress")
origin: ("default" | "account")
/**
 * Who says so
 */
source: (string | null)
}
/**
 * What failures with a code mean
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneRule".
 */
export interface HygieneRule {
/**
 * As messages.get shows it
 */
error_code: string
/**
 * Failures with this code, and none that arrived since
 */
count: number
reason: InvalidReason
action: ("ignore" | "flag" | "suppress")
}
/**
 * A scan, and how far it is
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScan".
 */
export interface HygieneScan {
job_id: string
level: ("offline" | "lookup")
list_id: (string | null)
state: ("running" | "completed" | "stopped")
/**
 * Why it was stopped: max_credits, credits_insufficient, cannot_look_up
 */
reason: (string | null)
/**
 * Contacts when it began
 */
total: number
/**
 * Contacts so far
 */
checked: number
/**
 * Of them with a number of no use
 */
found: number
max_credits: number
/**
 * Spent so far
 */
credits: number
created_at: Timestamp
finished_at: (string | null)
}
/**
 * The consent of every row of an import, with its proof: source, captured_at, and method or evidence
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportConsent".
 */
export interface ImportConsent {
status?: ("opted_in" | "opted_out")
method?: ConsentMethod
/**
 * Where the people agreed
 */
source?: string
/**
 * The source by which they agreed, in place of source and method
 */
source_id?: string
source_url?: string
captured_at?: Timestamp
evidence?: ({
[k: string]: unknown
} | string)
/**
 * What they agreed to; kept with its SHA-256
 */
disclosure_text?: string
/**
 * Which text of the source they were shown
 */
disclosure_version?: number
}
/**
 * A row that was left out, and why
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportRejection".
 */
export interface ImportRejection {
/**
 * Index in what was sent
 */
row: number
code: string
/**
 * The field at fault, or the column whose mapping is
 */
field: string
}
/**
 * What became of one row
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ImportRow".
 */
export interface ImportRow {
/**
 * Index in what was sent
 */
row: number
outcome: ("created" | "updated" | "unchanged" | "skipped" | "duplicate" | "rejected")
code?: string
contact_id?: string
}
/**
 * One thing that an incoming text changed
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InboundEffect".
 */
export interface InboundEffect {
kind: ("received" | "duplicate" | "opted_out" | "already_opted_out" | "recalled" | "opted_in" | "not_opted_in" | "narrowed" | "not_narrowed" | "reply_queued" | "for_review")
detail: (string | null)
}
/**
 * A contact whose number is of no use, for one reason
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InvalidContact".
 */
export interface InvalidContact {
contact_id: string
phone: string
reason: InvalidReason
/**
 * What the policy says is to be done
 */
action: ("flag" | "suppress")
/**
 * Whether it gets no texts already
 */
suppressed: boolean
last_at: Timestamp
evidence: InvalidEvidence[]
}
/**
 * What shows that a number is of no use
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "InvalidEvidence".
 */
export interface InvalidEvidence {
kind: ("carrier_error" | "lookup" | "number_parsing")
/**
 * Of the carrier
 */
error_code: (string | null)
/**
 * Failures with that code since a text last arrived
 */
count: (number | null)
at: Timestamp
/**
 * @maxItems 5
 */
message_ids: string[]
detail: (string | null)
}
/**
 * A contact on a list
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListMember".
 */
export interface ListMember {
contact_id: string
phone: string
first_name: (string | null)
last_name: (string | null)
consent_status: ConsentStatus
added_at: Timestamp
}
/**
 * A skill in the shape of a tool definition of the Model Context Protocol
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "McpTool".
 */
export interface McpTool {
name: string
title: string
description: string
inputSchema: {
[k: string]: unknown
}
outputSchema: {
[k: string]: unknown
}
annotations: {
[k: string]: unknown
}
}
/**
 * One text to one number
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
id: string
state: MessageState
state_reason: (string | null)
to: string
from: string
text: string
encoding: Encoding
segments: number
credits: number
purpose: ("marketing" | "transactional" | "reply")
contact_id: (string | null)
campaign_id: (string | null)
number_id: string
error_code: (string | null)
carrier: string
carrier_message_id: (string | null)
/**
 * Of the call that asked for the text, or that launched its campaign: the same as X-Request-Id of its answer. Null for what no call asked for, such as the answer to a STOP.
 */
request_id: (string | null)
created_at: Timestamp
due_at: Timestamp
valid_until: (Timestamp | null)
finalized_at: (Timestamp | null)
}
/**
 * A text passed all gates, was paid and is on its way.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageAcceptedEvent".
 */
export interface MessageAcceptedEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "message.accepted"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
message_id: string
to: string
from: string
state: ("queued" | "scheduled")
/**
 * reply: an automatic answer to an incoming text
 */
purpose: ("marketing" | "transactional" | "reply")
encoding: Encoding
segments: number
/**
 * 0 for an automatic answer
 */
credits: number
campaign_id: (string | null)
/**
 * Of the partner.send that caused it
 */
idempotency_key: (string | null)
due_at: Timestamp
}
}
/**
 * One step in the life of a text
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageEvent".
 */
export interface MessageEvent {
at: Timestamp
state: MessageState
source: ("service" | "carrier")
error_code: (string | null)
}
/**
 * A text reached its last state.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageFinalizedEvent".
 */
export interface MessageFinalizedEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "message.finalized"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
message_id: string
to: string
from: string
state: ("delivered" | "undelivered" | "failed" | "expired" | "rejected" | "canceled" | "delivery_unconfirmed")
reason: (string | null)
error_code: (string | null)
segments: number
/**
 * What the text cost; given back when it was never taken by a carrier
 */
credits: number
campaign_id: (string | null)
finalized_at: Timestamp
}
}
/**
 * Somebody wrote to a number of the end-customer.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessageInboundEvent".
 */
export interface MessageInboundEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "message.inbound"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
inbound_id: string
from: string
to: string
/**
 * At most 3,000 characters of it
 */
text: string
intent: ("stop" | "start" | "narrow" | "help" | "review" | "none")
rule_id: (string | null)
contact_id: (string | null)
received_at: Timestamp
}
}
/**
 * An event and what became of it
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "OutboxItem".
 */
export interface OutboxItem {
event_id: string
type: EventType
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
/**
 * dead: every attempt failed; replay it
 */
state: ("pending" | "delivered" | "dead")
occurred_at: Timestamp
/**
 * Those since it was written or replayed, but one that was answered 410, which uses none up
 * 
 * @maxItems 20
 */
attempts: DeliveryAttempt[]
/**
 * Not before this moment, and not before the earlier events of its end-customer are delivered or dead: of one that they hold up it is in the past
 */
next_attempt_at: (Timestamp | null)
delivered_at: (Timestamp | null)
/**
 * The body as it is sent
 */
event: {
[k: string]: unknown
}
}
/**
 * What an account texts people for, and what it says to them when they ask
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Program".
 */
export interface Program {
id: string
/**
 * Each change makes the next one
 */
version: number
/**
 * What the account calls it
 */
name: string
/**
 * Who writes, as people know them
 */
brand: string
/**
 * What the texts are about: it completes “text messages about …”
 */
purpose: string
/**
 * What it would be registered for; null when that is open
 */
use_case: (CampaignUseCase | null)
/**
 * How often texts come, as in: up to 4 msgs/month
 */
frequency: string
/**
 * The answer to HELP
 */
help_text: string
/**
 * The one confirmation of a STOP
 */
opt_out_text: string
/**
 * The confirmation of an opt-in
 */
opt_in_text: string
/**
 * What a STOP to it ends: every program, or, with ask, every program unless the person answers the one question and keeps the others
 */
opt_out_scope: ("all" | "ask")
keywords: ProgramKeywords
/**
 * Texts as they are sent, variables in brackets; what a registration takes when it names none
 * 
 * @maxItems 5
 */
samples: string[]
/**
 * The privacy policy
 */
privacy_url: string
/**
 * The terms of the program
 */
terms_url: string
/**
 * Of the program
 */
created_at: Timestamp
/**
 * When this version was written
 */
updated_at: Timestamp
}
/**
 * What people text to a program
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramKeywords".
 */
export interface ProgramKeywords {
/**
 * Words that opt in
 * 
 * @maxItems 20
 */
opt_in: string[]
/**
 * Words that opt out; STOP and its like always do
 * 
 * @maxItems 20
 */
opt_out: string[]
/**
 * Words that ask for help; HELP always does
 * 
 * @maxItems 20
 */
help: string[]
}
/**
 * Something that carriers or the law would object to
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramFinding".
 */
export interface ProgramFinding {
/**
 * Stable name of the rule
 */
rule: string
/**
 * An error is refused by carriers or the law
 */
severity: ("error" | "warning" | "info")
/**
 * The field it is about
 */
field: string
message: string
/**
 * What to do about it
 */
fix: string
}
/**
 * A version of a program: program.get reads it
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ProgramVersion".
 */
export interface ProgramVersion {
version: number
created_at: Timestamp
}
/**
 * When an account sends marketing, by the clock on the recipient’s wall; the law’s hours shrink to it
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "QuietHours".
 */
export interface QuietHours {
/**
 * The first minute that is allowed
 */
start: string
/**
 * The first minute that is not
 */
end: string
/**
 * Days on which anything is sent
 * 
 * @minItems 1
 * @maxItems 7
 */
days: Weekday[]
/**
 * What becomes of a single text that says nothing itself
 */
on_violation: ("reject" | "defer")
}
/**
 * How many contacts there are for a reason
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ReasonCount".
 */
export interface ReasonCount {
reason: InvalidReason
contacts: number
}
/**
 * A brand, a campaign or a toll-free number at the registry
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Registration".
 */
export interface Registration {
kind: RegistrationKind
id: string
status: RegistrationStatus
submission_status: SubmissionStatus
/**
 * Why it was turned down
 */
rejection: (RegistrationRejection | null)
/**
 * Where people get other words than are registered
 */
registration_drift: RegistrationDrift[]
/**
 * When it is a brand
 */
brand: (Brand | null)
/**
 * When it is a campaign
 */
campaign: (CampaignRegistration | null)
/**
 * When it is the verification of a toll-free number
 */
toll_free: (TollFreeVerification | null)
}
/**
 * A place where what people get is no longer what was registered
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationDrift".
 */
export interface RegistrationDrift {
registration_id: string
program_id: string
/**
 * The field of the program
 */
field: string
/**
 * As the registry has it
 */
registered: (string | string[] | null)
/**
 * As the program says it now
 */
live: (string | string[] | null)
}
/**
 * The verification of a toll-free number
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeVerification".
 */
export interface TollFreeVerification {
id: string
/**
 * The number that is verified
 */
number_id: string
/**
 * E.164
 */
phone: string
status: TollFreeStatus
submission_status: SubmissionStatus
/**
 * Why it was turned down
 */
rejection: (RegistrationRejection | null)
/**
 * The caller’s own name for it: one verification each
 */
reference_id: (string | null)
/**
 * How often it was submitted
 */
attempt: number
/**
 * The legal name
 */
business_name: string
/**
 * The name that people know
 */
doing_business_as: (string | null)
business_type: BrandEntityType
/**
 * Null of a sole proprietor
 */
business_registration: (BusinessRegistration | null)
/**
 * Where reviewers look
 */
website: string
address: BrandAddress
contact: TollFreeContact
/**
 * All that apply
 * 
 * @minItems 1
 * @maxItems 14
 */
use_case_categories: TollFreeUseCase[]
/**
 * Who sends, who receives, and why
 */
use_case_summary: string
/**
 * Texts as they will be sent
 * 
 * @minItems 1
 * @maxItems 5
 */
samples: string[]
opt_in_type: TollFreeOptIn
/**
 * Public pictures of how people agree
 * 
 * @minItems 1
 * @maxItems 5
 */
opt_in_image_urls: string[]
message_volume: TollFreeVolume
/**
 * The confirmation of an opt-in
 */
opt_in_message: (string | null)
/**
 * The answer to HELP
 */
help_message: (string | null)
/**
 * The privacy policy
 */
privacy_url: string
/**
 * The terms
 */
terms_url: string
/**
 * Whether people show their age first
 */
age_gated: boolean
/**
 * What else reviewers should know
 */
additional_information: (string | null)
/**
 * When reviewers got it
 */
submitted_at: (Timestamp | null)
created_at: Timestamp
updated_at: Timestamp
}
/**
 * Whom reviewers ask
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TollFreeContact".
 */
export interface TollFreeContact {
email: string
/**
 * E.164
 */
phone: string
first_name: string
last_name: string
}
/**
 * Something that a reviewer would object to
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "RegistrationFinding".
 */
export interface RegistrationFinding {
/**
 * The rejection code that a reviewer would give
 */
code: string
/**
 * Stable name of the rule
 */
rule: string
/**
 * With an error nothing is submitted
 */
severity: ("error" | "warning" | "info")
/**
 * The field it is about
 */
field: string
message: string
/**
 * What to do about it
 */
fix: string
}
/**
 * What conversions were worth together, in one currency
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Revenue".
 */
export interface Revenue {
/**
 * ISO 4217
 */
currency: string
/**
 * In the minor unit of the currency
 */
value_minor: number
}
/**
 * What a scan will look at
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ScanEstimate".
 */
export interface ScanEstimate {
contacts: number
credits_at_most: number
}
/**
 * A number to send from
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SenderNumber".
 */
export interface SenderNumber {
id: string
/**
 * E.164
 */
phone: string
country: string
type: ("long_code" | "toll_free" | "short_code")
state: ("active" | "released")
is_default: boolean
carrier: string
program_id: (string | null)
/**
 * Whether it is bound to a program
 */
assignment: ("unassigned" | "assigned")
/**
 * The registered campaign it sends for, or its own verification if it is toll-free
 */
registration_id: (string | null)
/**
 * How far the registry has come with that; null when no registered campaign is asked for
 */
registration_state: (NumberAssignmentState | null)
/**
 * Why the registry turned it down
 */
registration_rejection: (RegistrationRejection | null)
/**
 * Of an assigned number: its share of what carriers let the campaign send
 */
messages_per_second: number
created_at: Timestamp
released_at: (Timestamp | null)
}
/**
 * The typed contract of one skill
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SkillCapability".
 */
export interface SkillCapability {
name: string
summary: string
description: string
module: string
scope: ("public" | "tenant" | "partner")
permission: string
effect: ("read" | "write" | "destructive" | "billable")
allowed: boolean
input_schema: {
[k: string]: unknown
}
output_schema: {
[k: string]: unknown
}
}
/**
 * A place where people agree to get texts
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
id: string
name: string
method: ConsentMethod
url: (string | null)
program_id: (string | null)
state: ("active" | "archived")
/**
 * Of the text that is shown now
 */
disclosure_version: number
/**
 * What a person agrees to now
 */
disclosure_text: string
/**
 * SHA-256 of the text, hexadecimal
 */
disclosure_hash: string
created_at: Timestamp
updated_at: Timestamp
archived_at: (string | null)
}
/**
 * Who came by a source, who left, and what came of it
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourceStatsRow".
 */
export interface SourceStatsRow {
source_id: string
name: string
/**
 * People who agreed by it in the period
 */
opt_ins: number
/**
 * People who opted out in the period and had last agreed by it
 */
opt_outs: number
/**
 * Conversions that occurred in the period, of people who had last agreed by it
 */
conversions: number
/**
 * What these were worth, by currency; empty when none had a value
 */
revenue: Revenue[]
}
/**
 * A text of a source; it is never changed
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SourceVersion".
 */
export interface SourceVersion {
version: number
disclosure_text: string
/**
 * SHA-256 of the text, hexadecimal
 */
disclosure_hash: string
created_at: Timestamp
}
/**
 * A label
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Tag".
 */
export interface Tag {
id: string
name: string
color: (string | null)
description: (string | null)
created_at: Timestamp
/**
 * How many things carry it; in lists only
 */
count?: number
}
/**
 * A reusable text with variables
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Template".
 */
export interface Template {
id: string
name: string
state: TemplateState
locale: string
/**
 * Of its text and variables
 */
version: number
body: string
variables: TemplateVariable[]
created_at: Timestamp
updated_at: Timestamp
}
/**
 * A variable of a template
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateVariable".
 */
export interface TemplateVariable {
name: string
/**
 * What is said when the contact has no value
 */
fallback?: string
}
/**
 * Something about a template that is better known before it is sent
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateFinding".
 */
export interface TemplateFinding {
rule: string
severity: ("error" | "warning" | "info")
message: string
variable?: string
}
/**
 * A text of a template as it was; versions never change
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplateVersion".
 */
export interface TemplateVersion {
version: number
body: string
variables: TemplateVariable[]
created_at: Timestamp
}
/**
 * A change of consent, from when it was recorded
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineConsent".
 */
export interface TimelineConsent {
kind: "consent"
at: Timestamp
entry: ConsentEntry
}
/**
 * A conversion, from when it occurred
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineConversion".
 */
export interface TimelineConversion {
kind: "conversion"
at: Timestamp
conversion: {
id: string
event: string
/**
 * In the minor unit of the currency
 */
value_minor: (number | null)
/**
 * ISO 4217
 */
currency: (string | null)
external_id: (string | null)
/**
 * The source by which the person had agreed
 */
source_id: (string | null)
/**
 * The text it is put down to
 */
message_id: (string | null)
/**
 * The campaign of that text
 */
campaign_id: (string | null)
}
}
/**
 * A list that the contact is on, from when it was added
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineList".
 */
export interface TimelineList {
kind: "list"
at: Timestamp
list: {
id: string
name: string
}
}
/**
 * A text from the person
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineMessageIn".
 */
export interface TimelineMessageIn {
kind: "message.in"
at: Timestamp
message: {
id: string
from: string
to: string
text: string
intent: ("stop" | "start" | "narrow" | "help" | "review" | "none")
/**
 * The rule that read the text so
 */
rule_id: (string | null)
}
}
/**
 * A text to the person, from when it was accepted
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineMessageOut".
 */
export interface TimelineMessageOut {
kind: "message.out"
at: Timestamp
message: {
id: string
state: MessageState
state_reason: (string | null)
error_code: (string | null)
to: string
from: string
text: string
purpose: ("marketing" | "transactional" | "reply")
credits: number
campaign_id: (string | null)
due_at: Timestamp
/**
 * When the carrier took it
 */
accepted_at: (Timestamp | null)
finalized_at: (Timestamp | null)
}
}
/**
 * A tag that the contact carries, from when it was given
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TimelineTag".
 */
export interface TimelineTag {
kind: "tag"
at: Timestamp
tag: {
id: string
name: string
}
}
/**
 * Whether an end-customer, or the partner itself, may send has changed.
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TrustUpdatedEvent".
 */
export interface TrustUpdatedEvent {
/**
 * The same for every attempt: deduplicate by it
 */
id: string
type: "trust.updated"
timestamp: Timestamp
version: "1"
data: {
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
state: ("active" | "payment_hold" | "suspended" | "closed")
/**
 * The default sender
 */
number: (string | null)
/**
 * In good standing and with a number to send from
 */
ready: boolean
/**
 * What changed, such as number_assigned, payment_hold, brand_ok, campaign_mno_provisioned or number_registered
 */
reason: string
}
}
/**
 * What one day, campaign or purpose took
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "UsageRow".
 */
export interface UsageRow {
/**
 * The day (UTC), the campaign or the kind
 */
key: string
messages: number
segments: number
credits: number
}
/**
 * Something worth knowing that did not stop the call
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Warning".
 */
export interface Warning {
code: string
message: string
param?: string
next_actions?: NextAction[]
}
/**
 * Where a partner's events go
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "WebhookEndpoint".
 */
export interface WebhookEndpoint {
url: string
/**
 * disabled after the receiver answered 410 Gone
 */
state: ("active" | "disabled")
state_reason: (string | null)
delivery: ("automatic" | "on_request")
/**
 * The beginning of the SHA-256 of the secret
 */
secret_fingerprint: string
/**
 * 24 hours after the rotation; null when there is no previous secret, or none any more
 */
previous_secret_expires_at: (Timestamp | null)
/**
 * Whether events carry the second signature now; false once the previous secret has expired
 */
signs_with_previous: boolean
/**
 * Nothing is attempted before: too many attempts failed
 */
breaker_open_until: (Timestamp | null)
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
 * The key itself, shown this once; left out of a replay and of a dry run
 */
api_key?: string
key_id: string
account_id: string
permissions: Permission[]
mode: KeyMode
starter_credits: number
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
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "AgentCreateKeyResult".
 */
export interface AgentCreateKeyResult {
key_id: string
/**
 * The key itself, shown this once; left out of a replay and of a dry run
 */
api_key?: string
permissions: Permission[]
mode: KeyMode
fingerprint: string
expires_at: (Timestamp | null)
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
catalog_version: string
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
key_id: string
/**
 * The key itself, shown this once; left out of a replay and of a dry run
 */
api_key?: string
old_key_id: string
old_expires_at: Timestamp
fingerprint: string
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
key_id: string
permissions: Permission[]
mode: KeyMode
expires_at: (Timestamp | null)
rate_limits: {
requests_per_second: number
burst: number
}
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
conversion_id: string
contact_id: string
/**
 * False when this external_id was recorded before, with the same content
 */
created: boolean
/**
 * The source by which the contact had last agreed when it occurred; null when by none
 */
source_id: (string | null)
/**
 * The text it is put down to; empty when none arrived in time
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
 * via the `definition` "BillingBalanceParams".
 */
export interface BillingBalanceParams {

}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "BillingBalanceResult".
 */
export interface BillingBalanceResult {
available: number
held: number
posted: number
hold_state: ("none" | "payment_hold")
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
 * via the `definition` "BillingEstimateParams".
 */
export interface BillingEstimateParams {
text?: string
template_id?: string
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
recipients: number
/**
 * Of all texts together
 */
segments: number
credits: number
/**
 * Credits by the country of the recipients
 */
by_country: {
[k: string]: number
}
/**
 * UCS-2 as soon as one text needs it; null when there is no text
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
group_by: ("day" | "campaign" | "purpose")
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
audience?: Audience
number_id?: string
program_id?: string
throttle_per_minute?: number
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
audience?: Audience
number_id?: string
program_id?: string
throttle_per_minute?: number
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
 * Of the numbers it goes out from, what is used up first; null when nobody counts their texts by the day
 */
daily_limit: (DailyLimit | null)
warnings?: Warnings
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsListParams".
 */
export interface CampaignsListParams {
state?: CampaignState
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsListResult".
 */
export interface CampaignsListResult {
items: Campaign[]
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
ok: boolean
blockers: Finding[]
audience: {
total: number
eligible: number
excluded_by_reason: {
[k: string]: number
}
}
cost: {
credits: number
segments: number
available: number
by_country: {
[k: string]: number
}
}
/**
 * At the pace of the sender and the throttle
 */
eta: ({
messages_per_second: number
seconds: number
done_at: Timestamp
} | null)
/**
 * Of the numbers it goes out from, what is used up first; what is over it goes out on later days
 */
daily_limit: (DailyLimit | null)
/**
 * One text as it would arrive
 */
sample: (string | null)
preflight_token: (string | null)
token_expires_at: (Timestamp | null)
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
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsLaunchResult".
 */
export interface CampaignsLaunchResult {
campaign: Campaign
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
state: CampaignState
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
state: CampaignState
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
state: CampaignState
canceled_messages: number
released_credits: number
in_flight: number
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
status?: MessageState
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "CampaignsRecipientsResult".
 */
export interface CampaignsRecipientsResult {
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
 * For compliance.registerCampaign
 */
brand_id: string
status: BrandStatus
brand: Brand
/**
 * What reviewers may ask about
 */
lint: RegistrationFinding[]
/**
 * False when the reference_id or brand_id named one that was there
 */
created: boolean
/**
 * What this submission cost
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
 * For phone-numbers.assign
 */
registration_id: string
status: CampaignStatus
registration: CampaignRegistration
/**
 * What reviewers may ask about
 */
lint: RegistrationFinding[]
/**
 * False when the reference_id or registration_id named one that was there
 */
created: boolean
/**
 * What this submission cost
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
 * Of the verification
 */
registration_id: string
status: TollFreeStatus
registration: TollFreeVerification
/**
 * What reviewers may ask about
 */
lint: RegistrationFinding[]
/**
 * False when the number or the reference_id had one
 */
created: boolean
/**
 * What this submission cost
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
ready: boolean
steps: ChecklistStep[]
/**
 * Of each confirmed brand that has a campaign
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
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ComplianceCheckSendResult".
 */
export interface ComplianceCheckSendResult {
allow: boolean
gates: GateResult[]
rule_pack: string
/**
 * Null when there is none: nobody knows where the person is
 */
earliest_send_at: (Timestamp | null)
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
 * Null when the account has no hours of its own
 */
quiet_hours: (QuietHours | null)
/**
 * The law that holds beside them
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
 * Those of the account, the shortest window first
 * 
 * @maxItems 5
 */
caps: FrequencyCap[]
/**
 * The law that holds beside them
 */
rule_pack: string
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
 * In E.164; null for hashes
 */
phone: (string | null)
/**
 * all, or the id of the program
 */
scope: string
reason: ("do_not_contact" | "litigation" | "dead_line" | "internal")
/**
 * False when the account had suppressed it in this scope before, for whatever reason, or when every hash was known
 */
created: boolean
/**
 * Texts that were waiting and will not be sent
 */
recalled: number
/**
 * Of phone_hashes
 */
hashes?: {
/**
 * Hashes that were not known before
 */
added: number
/**
 * Contacts that are suppressed because of them, and were not before
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
ok: boolean
ledger: ("consent" | "audit")
/**
 * Entries whose hash was made again
 */
checked: number
/**
 * Where the chain breaks
 */
first_bad_seq: (number | null)
/**
 * Go on here; null when it was looked at to the end
 */
next_from_seq: (number | null)
/**
 * The last place, kept apart from the entries
 */
head: {
seq: number
hash: string
}
/**
 * Contacts whose state is not what the ledger comes to, at most 100
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
export_id: string
/**
 * The link is the permission
 */
url: string
expires_at: Timestamp
format: ("ndjson" | "csv")
bytes: number
/**
 * Of the whole file
 */
sha256: string
/**
 * How many are in it
 */
entries: {
consent: number
audit: number
}
/**
 * Where the ledger of consent ends in the file: hold it against what tern verify-export says
 */
head_hash: string
/**
 * The same of the audit log; null when it is not in the file
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
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsUpsertResult".
 */
export interface ContactsUpsertResult {
contact: Contact
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
consent_status?: ConsentStatus
cursor?: string
limit?: number
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsListResult".
 */
export interface ContactsListResult {
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
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ContactsImportResult".
 */
export interface ContactsImportResult {
import_id: string
total: number
created: number
updated: number
unchanged: number
skipped: number
duplicates: number
/**
 * Rows whose consent this import changed
 */
consent_recorded: number
rejected: ImportRejection[]
rows: ImportRow[]
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
contact_id: string
status: ConsentStatus
consent_entry: ConsentEntry
contact_created: boolean
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
contact_id: (string | null)
/**
 * Of the contact; opted_out for a number that is none
 */
status: ConsentStatus
consent_entry: ConsentEntry
changed: boolean
/**
 * Texts that were waiting and will not be sent
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
items: (TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion)[]
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
 * The contact that is gone
 */
merged: {
contact_id: string
phone: string
}
/**
 * The entry of the ledger that says so
 */
consent_entry_id: string
/**
 * Texts that were waiting and will not be sent
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
 * Null for a number that was no contact
 */
contact_id: (string | null)
/**
 * Numbers that were forgotten: with those of contacts that were merged into this one
 */
numbers: number
/**
 * How many were emptied of the person
 */
erased: {
messages: number
inbound_messages: number
consent_entries: number
/**
 * Of the partner’s outbox
 */
events: number
}
/**
 * Texts that were waiting and will not be sent
 */
recalled: number
/**
 * The entry of the ledger that says so
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
items: InvalidContact[]
next_cursor: NextCursor
/**
 * Of all contacts, whatever was asked for
 */
counts_by_reason: ReasonCount[]
/**
 * Of the policy that judged them
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
max_credits?: number
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "HygieneScanResult".
 */
export interface HygieneScanResult {
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
phone: string
line_type: ("mobile" | "landline" | "voip" | "toll_free" | "unknown")
carrier_name: (string | null)
status: ("active" | "inactive" | "unknown")
/**
 * no_data: nobody agreed, so there is no day to compare with
 */
reassigned: ("yes" | "no" | "no_data")
disconnected_at: (string | null)
consented_at: (string | null)
provider: string
looked_up_at: Timestamp
/**
 * Whether the answer was known before
 */
cached: boolean
/**
 * Credits
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
 * Whether it is another policy now
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
 * Contacts that were suppressed
 */
affected: number
by_reason: ReasonCount[]
/**
 * Texts that were taken back
 */
recalled: number
/**
 * Whether there are more
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
message_id: string
state: MessageState
summary: string
gates: GateResult[]
/**
 * The rules it was decided under
 */
rule_pack: string
events: MessageEvent[]
/**
 * Why it waits or ended, as a code of ours or of the carrier
 */
reason: (string | null)
/**
 * What would help; null when it arrived or nothing does
 */
fix: ({
message: string
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
campaign_id: string
/**
 * People who were meant
 */
audience: number
/**
 * Texts reported as delivered
 */
reached: number
/**
 * Texts a carrier took
 */
sent: number
/**
 * Texts that wait or are on their way
 */
pending: number
excluded_by_reason: ExcludedGroup[]
undelivered_by_error: ErrorGroup[]
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
contact_ids: string[]
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ListsAddContactsResult".
 */
export interface ListsAddContactsResult {
added: number
already: number
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
deleted: boolean
/**
 * How many were on it
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
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesSendResult".
 */
export interface MessagesSendResult {
message_id: string
state: MessageState
to: string
text: string
encoding: Encoding
segments: number
credits: number
decision: Decision
/**
 * Of the number it goes out from; null when nobody counts its texts by the day. When it is used up, the text waits until it is reset
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
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "MessagesPreviewResult".
 */
export interface MessagesPreviewResult {
text: (string | null)
encoding: ("GSM-7" | "UCS-2" | null)
segments: number
/**
 * Septets of GSM-7, or UTF-16 units
 */
units: number
credits: number
smart_text: (string | null)
missing: string[]
decision: Decision
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
items: Message[]
next_cursor: NextCursor
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
message_id: string
state: MessageState
released_credits: number
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
intent: ("stop" | "help" | "start" | "narrow" | "review" | "none")
/**
 * The rule that read the text
 */
rule_id: (string | null)
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
partner_id: string
/**
 * The key itself, shown this once; left out of a replay and of a dry run
 */
api_key?: string
key_id: string
permissions: Permission[]
mode: KeyMode
balance: Balance
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
 * The end-customer, as the partner names it
 */
external_ref: string
name: string
default_country?: string
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
 * The key itself, shown this once; left out of a replay and of a dry run
 */
api_key?: string
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
 * The end-customer, as the partner names it
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
key_id: string
/**
 * The key itself, shown this once; left out of a replay and of a dry run
 */
api_key?: string
mode: KeyMode
expires_at: (Timestamp | null)
/**
 * How many other keys stopped working
 */
revoked: number
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
 * The end-customer, as the partner names it
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
 * The end-customer, as the partner names it
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
dry_run?: boolean
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSendResult".
 */
export interface PartnerSendResult {
message_id: string
/**
 * The end-customer, as the partner names it
 */
external_ref: string
state: ("queued" | "scheduled")
to: string
encoding: Encoding
segments: number
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
 * The end-customer, as the partner names it
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
 * False when it was so before
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
 * The end-customer, as the partner names it
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
 * The entry in the ledger of the end-customer
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
 * The end-customer, as the partner names it
 */
external_ref?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "PartnerSetupStatusResult".
 */
export interface PartnerSetupStatusResult {
ready: boolean
/**
 * The end-customer, as the partner names it
 */
external_ref: (string | null)
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
 * The secret that was made, shown this once; left out of a replay and of a dry run: a call that gives a secret of its own can be retried without losing it
 */
webhook_secret?: string
/**
 * Events that wait for delivery
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
 * The secret that was made, shown this once; left out of a replay and of a dry run: a call that gives a secret of its own can be retried without losing it
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
delivered: number
/**
 * To be tried again
 */
failed: number
/**
 * Failed for the last time
 */
dead: number
/**
 * Pending after this call or rehearsal, whether due or not; at most 10,000 counted
 */
remaining: number
/**
 * With dry_run: of those, how many are due; 0 when the endpoint is disabled or its breaker is open; at most 10,000 counted
 */
due?: number
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
 * The end-customer, as the partner names it
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
items: OutboxItem[]
next_cursor: NextCursor
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
 * The end-customer, as the partner names it
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
requeued: number
/**
 * Events that match and were left for another call, at most 10,000 counted
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
findings: ProgramFinding[]
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
 * Whether there is no error among the findings
 */
ok: boolean
/**
 * The version that was looked at
 */
version: number
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
 * To be shown as it is
 */
text: string
/**
 * SHA-256 of the text in UTF-8
 */
hash: string
/**
 * Where it is read
 */
source_kind: string
/**
 * The version of the program
 */
version: number
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
 * SHA-256 of the text, to show that it is the one you meant
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
 * Whether there is another text now
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
rows: SourceStatsRow[]
/**
 * People who opted out and had agreed by no source
 */
opt_outs_without_source: number
/**
 * Conversions of people who had agreed by no source
 */
conversions_without_source: number
/**
 * What these were worth, by currency
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
 * False when it was archived before
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
ids: string[]
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagsAssignResult".
 */
export interface TagsAssignResult {
tag: Tag
affected: number
already: number
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
 * How many things carried it
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
dry_run?: boolean
idempotency_key?: string
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesCreateResult".
 */
export interface TemplatesCreateResult {
template: Template
encoding: TextEncoding
/**
 * An estimate: values differ in length
 */
segments: number
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
encoding: TextEncoding
segments: number
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
}
/**
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TemplatesRenderResult".
 */
export interface TemplatesRenderResult {
text: string
encoding: TextEncoding
segments: number
/**
 * Always empty in an answer: what is missing is refused
 */
missing: string[]
/**
 * What it costs to send to the contact; null without one
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
number_id: string
since: Timestamp
sent: number
delivered: number
/**
 * Reported as not arrived, those filtered among them
 */
failed: number
/**
 * Turned away as unwanted by a carrier
 */
filtered: number
/**
 * No end reported yet
 */
unknown: number
opt_outs: number
/**
 * Null when nothing was sent
 */
delivery_rate: (number | null)
/**
 * Null when nothing was sent
 */
filter_rate: (number | null)
/**
 * Null when nothing was sent
 */
opt_out_rate: (number | null)
health: ("healthy" | "watch" | "poor" | "unused")
/**
 * Items: What makes it worse than healthy
 */
findings: {
code: ("delivery" | "filtering" | "opt_outs")
message: string
}[]
warnings?: Warnings
}
