// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

/** The account of the calling key. */
export interface Account {
  /** ID of the account. */
  id: string;
  /** Kind of the account. */
  kind: 'tenant' | 'partner' | 'customer' | (string & {});
  /** Name of the account. */
  name: string;
  /** State of the account. */
  state: 'active' | 'payment_hold' | 'suspended' | 'closed' | (string & {});
  /** Country (ISO 3166-1 alpha-2) of phone numbers without a country code. */
  default_country: string;
  created_at: Timestamp;
  calendar?: AccountCalendar;
}

/** Type of an alternative business number. */
export type AltBusinessIdType = 'NONE' | 'DUNS' | 'GIIN' | 'LEI' | (string & {});

/** Type of an alternative business number. */
export type AltBusinessIdTypeInput = 'NONE' | 'DUNS' | 'GIIN' | 'LEI';

/** An API key without its secret. */
export interface ApiKey {
  /** ID of the key. */
  id: string;
  /** Name of the key. */
  name: string;
  /** First 12 hexadecimal digits of the stored digest. */
  fingerprint: string;
  mode: KeyMode;
  error_codes: ErrorCodes;
  /** What the key may do. */
  permissions: Permission[];
  created_at: Timestamp;
  /** Time the key expires; null: never. */
  expires_at: Timestamp | null;
  /** Time the key was revoked; null while it is valid. */
  revoked_at: Timestamp | null;
  /** Time of the last call; it can lag behind. Null before the first call. */
  last_used_at: Timestamp | null;
  /** Calls of the key that wait for a person. */
  approval: ApprovalPolicy[];
}

/** A message that a conversion is credited to. */
export interface Attribution {
  /** Whether the message was clicked or only delivered. */
  kind: 'click' | 'delivery' | (string & {});
  /** ID of the message. */
  message_id: string;
  /** ID of the campaign of the message; null for a single message and a message of a journey. */
  campaign_id: string | null;
  /** ID of the journey that sent the message; null without one. */
  journey_id: string | null;
  /** ID of the link that was clicked; null for a delivery. */
  link_id: string | null;
  touched_at: Timestamp;
  /** Part of the conversion that is credited to the message, from 0 to 1. */
  share: number;
  /** Value that is credited, in the minor unit of the currency; null for a conversion without a value. */
  value_minor: number | null;
  /** Model, kind of touch and window that applied, such as `last_delivery_24h`. */
  rule: string;
}

/** Contacts in any part of `include` and in no part of `exclude`. */
export interface Audience {
  include: AudiencePart;
  exclude?: AudiencePart;
}

/** Contacts in any of these. */
export interface AudiencePart {
  /** Every contact. */
  all?: boolean;
  /** IDs of lists. */
  list_ids?: string[];
  /** IDs of tags. */
  tag_ids?: string[];
  /** IDs of segments, at most 20. */
  segment_ids?: string[];
  /** IDs of contacts. */
  contact_ids?: string[];
}

/** Contacts in any of these. `campaigns.get` shows the IDs of the contacts. */
export interface AudiencePartSummary {
  /** Every contact. */
  all?: boolean;
  /** IDs of lists. */
  list_ids?: string[];
  /** IDs of tags. */
  tag_ids?: string[];
  /** IDs of segments, at most 20. */
  segment_ids?: string[];
  /** Number of contacts that the part names by ID. */
  contact_count: number;
}

/** An audience with the number of its named contacts instead of their IDs. */
export interface AudienceSummary {
  include: AudiencePartSummary;
  exclude?: AudiencePartSummary;
}

/** One mutating call. Its hash covers the previous entry. `seq` and `hash` are null until the entry is appended to the chain. */
export interface AuditEntry {
  /** ID of the entry. */
  id: string;
  /** Position in the hash chain. */
  seq: number | null;
  /** Whether the entry is part of the hash chain. */
  sealed: boolean;
  at: Timestamp;
  /** Name of the skill. */
  skill: string;
  /** Key that made the call. */
  actor: string;
  /** `ok`, or the error code. */
  outcome: string;
  /** HMAC-SHA256 of the params in canonical JSON, keyed with a secret of the service so that phone numbers cannot be found by trial. Equal params have equal hashes. Older entries have a plain SHA-256. */
  params_hash: string;
  /** SHA-256 of the entry and of the hash before it. */
  hash: string | null;
  /** Hash of the entry before; null for the first. */
  prev_hash: string | null;
  /** Automation rule that made the call with the key; null for other calls. */
  rule_id: string | null;
}

/** A number that is available. */
export interface AvailableNumber {
  /** Phone number in E.164. */
  phone: string;
  /** Country (ISO 3166-1 alpha-2). */
  country: string;
  /** Type of the number. */
  type: 'long_code' | 'toll_free' | 'short_code' | (string & {});
  /** Carrier that hosts the number. */
  carrier: string;
  /** Price of the number in credits. */
  credits: number;
}

/** The credits of an account. */
export interface Balance {
  /** Credits you can spend now. */
  available: number;
  /** Credits held for running campaigns. */
  held: number;
  /** Sum of all credit entries: available plus held. */
  posted: number;
}

/** Something that a contact did. */
export interface BehavioralEvent {
  /** ID of the contact. Provide one of `contact_id`, `phone` and `contact_external_id`. */
  contact_id?: string;
  /** Phone number of the contact, in any common notation. */
  phone?: string;
  /** Your own ID of the contact. */
  contact_external_id?: string;
  /** Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and hyphen, starting with a letter. */
  name: string;
  /** Details of the event, at most 50. A value is a string of up to 500 characters, a number, a boolean, null or a list. A list contains at most 50 such values, or at most 50 flat objects of at most 20 fields, such as the lines of a cart. An event has at most 500 values in all. Write times in RFC 3339. Default: none. */
  properties?: { [key: string]: unknown };
  /** Time of the event (RFC 3339), at most five minutes in the future and within the retention of events. Default: now. */
  occurred_at?: string;
  /** Your own ID of the event. An account records each ID once. */
  external_id?: string;
}

/** A 10DLC brand: the company that sends. */
export interface Brand {
  /** ID of the brand. */
  id: string;
  status: BrandStatus;
  identity_status: BrandIdentityStatus;
  /** Vetting score, which determines the throughput. */
  vetting_score: number | null;
  /** Reason for the rejection. */
  rejection: RegistrationRejection | null;
  /** Your own ID. Each ID has one registration. */
  reference_id: string | null;
  /** Number of submissions. */
  attempt: number;
  entity_type: BrandEntityType;
  /** Name that customers know. */
  display_name: string;
  /** Legal name, as in the records of the IRS. */
  legal_name: string;
  /** Tax number (EIN). */
  ein: string | null;
  /** Other business number, such as a DUNS number. */
  alt_business_id: string | null;
  alt_business_id_type: AltBusinessIdType;
  /** Stock symbol of a listed company. */
  stock_symbol: string | null;
  /** Stock exchange of a public company; null for others. */
  stock_exchange: StockExchange | null;
  vertical: BrandVertical;
  /** Website that reviewers check. */
  website: string | null;
  address: BrandAddress;
  contact: BrandContact;
  /** Whether the brand sends on behalf of other companies. */
  is_reseller: boolean;
  brand_relationship: BrandRelationship;
  /** Whether this is a mock brand, which is never shared with carriers. */
  mock: boolean;
  /** Token of Campaign Verify. */
  campaign_verify_token?: string | null;
  /** Time the registry accepted the submission. */
  submitted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The address of a brand. */
export interface BrandAddress {
  /** Street and number. */
  street: string;
  /** City. */
  city: string;
  /** Two-letter state code in the United States. */
  state: string;
  /** Postal code. */
  postal_code: string;
  /** Country (ISO 3166-1 alpha-2). */
  country: string;
}

/** The contact person of a brand. */
export interface BrandContact {
  /** Email address. */
  email: string;
  /** Phone number (E.164). */
  phone: string;
  /** First name of a sole proprietor; null for other brands. */
  first_name: string | null;
  /** Last name of a sole proprietor; null for other brands. */
  last_name: string | null;
  /** Phone number of a sole proprietor that receives the confirmation code. */
  mobile_phone: string | null;
  /** Email address that a listed company uses to confirm its identity (Auth+). */
  business_contact_email: string | null;
}

/** Legal form of a brand. */
export type BrandEntityType = 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR' | (string & {});

/** Legal form of a brand. */
export type BrandEntityTypeInput = 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR';

/** How far the registry has verified the identity of a brand. */
export type BrandIdentityStatus = 'SELF_DECLARED' | 'UNVERIFIED' | 'VERIFIED' | 'VETTED_VERIFIED' | (string & {});

/** How closely a reseller works with the brand. */
export type BrandRelationship = 'BASIC_ACCOUNT' | 'SMALL_ACCOUNT' | 'MEDIUM_ACCOUNT' | 'LARGE_ACCOUNT' | 'KEY_ACCOUNT' | (string & {});

/** How closely a reseller works with the brand. */
export type BrandRelationshipInput = 'BASIC_ACCOUNT' | 'SMALL_ACCOUNT' | 'MEDIUM_ACCOUNT' | 'LARGE_ACCOUNT' | 'KEY_ACCOUNT';

/** Progress of a brand registration. */
export type BrandStatus = 'OK' | 'REGISTRATION_PENDING' | 'REGISTRATION_FAILED' | (string & {});

/** Industry of a brand. */
export type BrandVertical = 'AGRICULTURE' | 'COMMUNICATION' | 'CONSTRUCTION' | 'EDUCATION' | 'ENERGY' | 'ENTERTAINMENT' | 'FINANCIAL' | 'GAMBLING' | 'GOVERNMENT' | 'HEALTHCARE' | 'HOSPITALITY' | 'HUMAN_RESOURCES' | 'INSURANCE' | 'LEGAL' | 'MANUFACTURING' | 'NGO' | 'POLITICAL' | 'POSTAL' | 'PROFESSIONAL' | 'REAL_ESTATE' | 'RETAIL' | 'TECHNOLOGY' | 'TRANSPORTATION' | (string & {});

/** Industry of a brand. */
export type BrandVerticalInput = 'AGRICULTURE' | 'COMMUNICATION' | 'CONSTRUCTION' | 'EDUCATION' | 'ENERGY' | 'ENTERTAINMENT' | 'FINANCIAL' | 'GAMBLING' | 'GOVERNMENT' | 'HEALTHCARE' | 'HOSPITALITY' | 'HUMAN_RESOURCES' | 'INSURANCE' | 'LEGAL' | 'MANUFACTURING' | 'NGO' | 'POLITICAL' | 'POSTAL' | 'PROFESSIONAL' | 'REAL_ESTATE' | 'RETAIL' | 'TECHNOLOGY' | 'TRANSPORTATION';

/** Authority that issued a business registration number. */
export type BusinessAuthority = 'EIN' | 'CBN' | 'CRN' | 'PROVINCIAL_NUMBER' | 'VAT' | 'ACN' | 'ABN' | 'BRN' | 'SIREN' | 'SIRET' | 'NZBN' | 'UST_IDNR' | 'CIF' | 'NIF' | 'CNPJ' | 'UID' | 'NEQ' | 'OTHER' | (string & {});

/** Authority that issued a business registration number. */
export type BusinessAuthorityInput = 'EIN' | 'CBN' | 'CRN' | 'PROVINCIAL_NUMBER' | 'VAT' | 'ACN' | 'ABN' | 'BRN' | 'SIREN' | 'SIRET' | 'NZBN' | 'UST_IDNR' | 'CIF' | 'NIF' | 'CNPJ' | 'UID' | 'NEQ' | 'OTHER';

/** Business registration of a company. */
export interface BusinessRegistration {
  /** Number as issued by the authority. */
  number: string;
  authority: BusinessAuthority;
  /** Country (ISO 3166-1 alpha-2). */
  country: string;
}

/** Business registration of a company. */
export interface BusinessRegistrationInput {
  /** Number as issued by the authority. */
  number: string;
  authority: BusinessAuthorityInput;
  /** Country (ISO 3166-1 alpha-2). */
  country: string;
}

/** A message to an audience. */
export interface Campaign {
  /** ID of the campaign. */
  id: string;
  /** Name of the campaign. */
  name: string;
  /** State of the campaign. */
  state: CampaignState;
  /** Why the campaign is paused: `caller`, `balance`, `daily_spend_limit`, `campaign_spend_limit`, `content`, `account_state`, `no_sending_number`, or `opt_out_rate` or `failure_rate` followed by the figures. */
  state_reason: string | null;
  /** Phase of an experiment with a winner: `testing`, `waiting_for_decision` or `remainder`; null otherwise. */
  phase: 'testing' | 'waiting_for_decision' | 'remainder' | null | (string & {});
  purpose: Purpose;
  /** Text with variables. */
  body: string | null;
  /** ID of the template; null without a template. */
  template_id: string | null;
  /** Version of the template that is sent; null without a template. */
  template_version: number | null;
  audience: Audience;
  /** ID of the sending number. */
  number_id: string | null;
  /** ID of the program whose numbers send the campaign, instead of one number. */
  program_id: string | null;
  /** Time at which sending starts; null: at launch. */
  send_at: Timestamp | null;
  /** Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`); null: as soon as possible. */
  local_time: string | null;
  /** Schedule of a series; null for a single campaign. */
  recurrence: Recurrence | null;
  /** ID of the series that created the campaign; null for a single campaign or a series. */
  series_id: string | null;
  /** Maximum messages per minute; null: no limit. */
  throttle_per_minute: number | null;
  /** Smart encoding of the messages of this campaign. Null: the setting of the template, then the default of the account. */
  smart_encoding: SmartEncoding | null;
  /** Rates above which the campaign pauses by itself; null for a campaign that is not guarded. */
  guard: CampaignGuard | null;
  /** Whether links of the messages become short links. Null: the setting of the template. */
  shorten_links: boolean | null;
  /** Files of the messages, as they were checked; absent without any. */
  media?: MediaFile[];
  /** What is sent where media cannot be sent; absent when it was not set. */
  media_fallback?: MediaFallback;
  /** Variants of the message and hold-out; null without an experiment. */
  experiment: Experiment | null;
  /** Version; it grows with every change. */
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Time of the launch; null before it. */
  launched_at: Timestamp | null;
  /** Time the campaign ended; null until then. */
  finished_at: Timestamp | null;
}

/** Progress of a campaign. At all times, audience = sent + excluded + canceled + failed + pending. */
export interface CampaignCounters {
  /** Number of contacts in the audience. */
  audience: number;
  /** Recipients whose message has no result yet: not created, waiting or in flight. */
  pending: number;
  /** Pending messages that were submitted to the carrier and have no response yet. */
  in_flight: number;
  /** Messages accepted by the carrier. */
  sent: number;
  /** Number of delivered messages. */
  delivered: number;
  /** Number of messages that were not delivered. */
  undelivered: number;
  /** Number of messages without a final receipt. */
  unconfirmed: number;
  /** Messages rejected by the carrier or expired. */
  failed: number;
  /** Number of canceled messages. */
  canceled: number;
  /** Number of contacts that got no message. */
  excluded: number;
  /** Number of excluded contacts for each reason. */
  excluded_by_reason: { [key: string]: number };
  /** Pending messages that wait for a later time, counted by reason: quiet_hours, local_time, daily_limit. */
  waiting_by_reason: { [key: string]: number };
  /** Progress of each variant; empty without an experiment. */
  by_variant: VariantCounters[];
  /** Number of segments sent. */
  segments_sent: number;
  /** Number of credits spent. */
  credits_spent: number;
  /** Number of credits held for messages that are not sent yet. */
  credits_held: number;
}

/** Content attributes that reviewers compare with the samples. */
export interface CampaignFlags {
  /** Messages contain links. */
  embedded_link: boolean;
  /** Messages contain phone numbers. */
  embedded_phone: boolean;
  /** The campaign uses more than 49 numbers. */
  number_pool: boolean;
  /** Messages promote age-restricted products. */
  age_gated: boolean;
  /** Messages promote loans offered by the brand itself. */
  direct_lending: boolean;
  /** Recipients opt in. */
  subscriber_opt_in: boolean;
  /** Recipients can opt out. */
  subscriber_opt_out: boolean;
  /** Recipients get help. */
  subscriber_help: boolean;
}

/** Rates above which a running campaign pauses by itself. After `campaigns.resume`, only messages that are sent from then on count. */
export interface CampaignGuard {
  /** Share of recipients who opt out above which the campaign pauses, in percent. Default: 5. */
  max_opt_out_percent: number;
  /** Share of messages that fail or are not delivered above which the campaign pauses, in percent. Default: 30. */
  max_failure_percent: number;
  /** Messages in a final state before the rates are checked. Default: 200. */
  min_sent: number;
}

/** Rates above which a running campaign pauses by itself. */
export interface CampaignGuardInput {
  /** Share of recipients who opt out above which the campaign pauses, in percent. Default: 5. */
  max_opt_out_percent?: number;
  /** Share of messages that fail or are not delivered above which the campaign pauses, in percent. Default: 30. */
  max_failure_percent?: number;
  /** Messages in a final state before the rates are checked. Default: 200. */
  min_sent?: number;
}

/** A campaign in a list. */
export interface CampaignListItem {
  /** ID of the campaign. */
  id: string;
  /** Name of the campaign. */
  name: string;
  /** State of the campaign. */
  state: CampaignState;
  /** Why the campaign is paused: `caller`, `balance`, `content`, `account_state`, `no_sending_number`, or `opt_out_rate` or `failure_rate` followed by the figures. */
  state_reason: string | null;
  /** Phase of an experiment with a winner: `testing`, `waiting_for_decision` or `remainder`; null otherwise. */
  phase: 'testing' | 'waiting_for_decision' | 'remainder' | null | (string & {});
  purpose: Purpose;
  /** Text with variables. */
  body: string | null;
  /** ID of the template; null without a template. */
  template_id: string | null;
  /** Version of the template that is sent; null without a template. */
  template_version: number | null;
  audience: AudienceSummary;
  /** ID of the sending number. */
  number_id: string | null;
  /** ID of the program whose numbers send the campaign, instead of one number. */
  program_id: string | null;
  /** Time at which sending starts; null: at launch. */
  send_at: Timestamp | null;
  /** Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`); null: as soon as possible. */
  local_time: string | null;
  /** Schedule of a series; null for a single campaign. */
  recurrence: Recurrence | null;
  /** ID of the series that created the campaign; null for a single campaign or a series. */
  series_id: string | null;
  /** Maximum messages per minute; null: no limit. */
  throttle_per_minute: number | null;
  /** Smart encoding of the messages of this campaign. Null: the setting of the template, then the default of the account. */
  smart_encoding: SmartEncoding | null;
  /** Rates above which the campaign pauses by itself; null for a campaign that is not guarded. */
  guard: CampaignGuard | null;
  /** Whether links of the messages become short links. Null: the setting of the template. */
  shorten_links: boolean | null;
  /** Files of the messages, as they were checked; absent without any. */
  media?: MediaFile[];
  /** What is sent where media cannot be sent; absent when it was not set. */
  media_fallback?: MediaFallback;
  /** Version; it grows with every change. */
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Time of the launch; null before it. */
  launched_at: Timestamp | null;
  /** Time the campaign ended; null until then. */
  finished_at: Timestamp | null;
}

/** One occurrence of a series. */
export interface CampaignOccurrence {
  /** Time of the occurrence. */
  occurrence_at: Timestamp;
  /** Whether a campaign was started. */
  outcome: 'started' | 'skipped' | (string & {});
  /** ID of the started campaign; null when the occurrence was skipped. */
  campaign_id: string | null;
  /** Why the occurrence was skipped. */
  blockers: Finding[];
  /** Earlier occurrences that passed while no worker ran; no campaign is created for them. */
  missed: number;
}

/** The send decision for one contact. */
export interface CampaignRecipient {
  /** ID of the contact. */
  contact_id: string;
  /** What happened to the message to this contact. `canceled`: the campaign was canceled before it reached the contact. */
  outcome: 'accepted' | 'excluded' | 'canceled' | (string & {});
  /** Reason for the exclusion; `campaign_canceled` with the outcome `canceled`; null when the message was accepted. */
  reason: string | null;
  /** Name of the variant; null without one. */
  variant: string | null;
  /** ID of the message. */
  message_id: string | null;
  /** Delivery status of the message. */
  status: MessageState | null;
  result: RecipientResult;
  /** Phone number (E.164); null when the contact was erased. */
  phone: string | null;
  /** Segments of the message. */
  segments: number | null;
  /** Credits of the message; returned when it fails or is canceled. */
  credits: number | null;
  /** Rule pack of the decision. */
  rule_version: string | null;
  decided_at: Timestamp;
}

/** Progress of a series. */
export interface CampaignSeries {
  /** Time of the next occurrence; null when there is none. */
  next_occurrence_at: Timestamp | null;
  /** The latest occurrences, newest first. */
  occurrences: CampaignOccurrence[];
}

/** A 10DLC campaign: what you send. */
export interface CampaignRegistration {
  /** ID of the registration. */
  id: string;
  /** ID of the brand. */
  brand_id: string;
  /** ID of the program whose content is registered. */
  program_id: string | null;
  status: CampaignStatus;
  submission_status: SubmissionStatus;
  /** Reason for the rejection. */
  rejection: RegistrationRejection | null;
  /** Your own ID. Each ID has one registration. */
  reference_id: string | null;
  /** Number of submissions. */
  attempt: number;
  use_case: CampaignUseCase;
  /** Use cases of a mixed campaign. */
  sub_use_cases: CampaignUseCase[];
  /** Who sends, who receives and why. */
  description: string;
  /** Every way in which people opt in. */
  message_flow: string;
  /** Sample messages, with variable parts in square brackets. */
  samples: string[];
  flags: CampaignFlags;
  /** Example of a link in the messages. */
  embedded_link_sample: string | null;
  /** Keywords that opt in. */
  opt_in_keywords: string[];
  /** Keywords that opt out. */
  opt_out_keywords: string[];
  /** Keywords that request help. */
  help_keywords: string[];
  /** Opt-in confirmation message. */
  opt_in_message: string;
  /** Opt-out confirmation message. */
  opt_out_message: string;
  /** Reply to HELP. */
  help_message: string;
  /** URL of the privacy policy. */
  privacy_url: string;
  /** URL of the terms and conditions. */
  terms_url: string;
  /** Whether the registry renews the campaign automatically. */
  auto_renewal: boolean;
  /** ID of the reseller at the registry. */
  reseller_id: string | null;
  /** Throughput for the vetting score of the brand; null until the brand is verified. */
  throughput: CampaignThroughput | null;
  /** Time the registry accepted the submission. */
  submitted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export type CampaignState = 'draft' | 'scheduled' | 'recurring' | 'running' | 'paused' | 'completed' | 'canceled' | (string & {});

export type CampaignStateInput = 'draft' | 'scheduled' | 'recurring' | 'running' | 'paused' | 'completed' | 'canceled';

/** Progress of a campaign registration: registry (TCR), connectivity partner (TELNYX) and carriers (MNO). The campaign can send when it is MNO_PROVISIONED. */
export type CampaignStatus = 'TCR_PENDING' | 'TCR_SUSPENDED' | 'TCR_EXPIRED' | 'TCR_ACCEPTED' | 'TCR_FAILED' | 'TELNYX_ACCEPTED' | 'TELNYX_FAILED' | 'MNO_PENDING' | 'MNO_ACCEPTED' | 'MNO_REJECTED' | 'MNO_PROVISIONED' | 'MNO_PROVISIONING_FAILED' | (string & {});

/** The test message to one phone number. */
export interface CampaignTestMessage {
  /** Phone number (E.164), or as given when it cannot be read. */
  to: string;
  /** Name of the variant; null without one. */
  variant: string | null;
  /** ID of the message; null when it was refused. */
  message_id: string | null;
  /** State of the message; null when it was refused. */
  state: 'queued' | 'scheduled' | null | (string & {});
  /** The message as this contact receives it; null when it could not be rendered. */
  text: string | null;
  /** Number of credits spent. */
  credits: number;
  /** Why the message was refused; null when it was accepted. */
  refusal: {
    /** Reason of the gate, for example `no_consent`, or `unknown_contact`. */
    reason: string;
    /** What happened and what to do next. */
    message: string;
  } | null;
}

/** Throughput that carriers allow a registered campaign. */
export interface CampaignThroughput {
  /** Message class at AT&T. */
  class: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'T' | (string & {});
  /** AT&T limit in messages per minute for the campaign, across all its numbers. */
  att_per_minute: number;
  /** T-Mobile limit in segments per day for the brand. Resets at midnight Pacific time. */
  tmobile_per_day: number;
  /** Usage of the T-Mobile limit today. */
  tmobile_today: DailyLimit;
  /** Dated throughput table that the limits come from. */
  pack: string;
}

/** Use case of a 10DLC campaign, as named by The Campaign Registry. */
export type CampaignUseCase = '2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'LOW_VOLUME' | 'MARKETING' | 'MIXED' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'CHARITY' | 'EMERGENCY' | 'POLITICAL' | 'SOLE_PROPRIETOR' | 'PROXY' | 'AGENTS_FRANCHISES' | 'K12_EDUCATION' | 'SWEEPSTAKE' | 'SOCIAL' | 'CARRIER_EXEMPT' | (string & {});

/** Use case of a 10DLC campaign, as named by The Campaign Registry. */
export type CampaignUseCaseInput = '2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'LOW_VOLUME' | 'MARKETING' | 'MIXED' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'CHARITY' | 'EMERGENCY' | 'POLITICAL' | 'SOLE_PROPRIETOR' | 'PROXY' | 'AGENTS_FRANCHISES' | 'K12_EDUCATION' | 'SWEEPSTAKE' | 'SOCIAL' | 'CARRIER_EXEMPT';

/** One onboarding step. */
export interface ChecklistStep {
  /** ID of the step. */
  id: string;
  /** Title. */
  title: string;
  /** State of the step. */
  state: 'done' | 'todo' | 'optional' | (string & {});
  /** The call that completes the step; null when it is done. */
  next_action: NextAction | null;
}

/** Clicks of one hour or day that had clicks. */
export interface ClickBucket {
  at: Timestamp;
  /** Clicks of people. */
  human: number;
  /** Clicks of bots. */
  bot: number;
}

/** How a click was classified. `human`: no rule for bots applied. `head_request`: a HEAD request. `known_agent`: the user agent of a link preview, crawler or script. `prefetch`: a browser loaded the page in advance. `burst`: one client opened many links within seconds. `too_soon`: a data center opened the link right after the message was sent. */
export type ClickRule = 'human' | 'head_request' | 'known_agent' | 'prefetch' | 'burst' | 'too_soon' | (string & {});

/** Clicks that one rule classified. */
export interface ClickRuleCount {
  rule: ClickRule;
  /** Number of clicks. */
  clicks: number;
}

/** One change of consent. Its hash covers the previous entry. `merged`: the consent of the number ended with a merge. `forgotten`: personal data in the entries was erased. `narrowed`: the contact opts out of this program only, and the opt-out in `evidence.narrows` no longer applies. `seq` and `hash` are null until the entry is appended to the chain. */
export interface ConsentEntry {
  /** ID of the entry. */
  id: string;
  /** ID of the contact. */
  contact_id: string | null;
  /** Phone number in E.164. */
  phone: string;
  /** Consent after the entry. `restored`: a START ended the opt-out of a customer without marketing consent. */
  status: 'pending' | 'opted_in' | 'opted_out' | 'restored' | 'merged' | 'forgotten' | 'narrowed' | 'expired' | (string & {});
  /** ID of the program that the entry is limited to; `general` for consent to messages that no program sends; `all` for everything. */
  scope: string;
  /** How the contact agreed. */
  method: string;
  /** Where the contact agreed or opted out. */
  source: string | null;
  /** Address of the page where the contact agreed. */
  source_url: string | null;
  /** SHA-256 of the text the contact agreed to. */
  disclosure_text_hash: string | null;
  /** Proof, such as the ID of a form entry. */
  evidence: { [key: string]: unknown } | string | null;
  /** Key that recorded the entry, `contact` when the contact sent a message, or `service` when the consent ended because of its age. */
  actor: string;
  /** ID of the rule that classified an incoming message as this change. */
  rule_id: string | null;
  captured_at: Timestamp;
  received_at: Timestamp;
  /** Whether the entry is part of the hash chain. */
  sealed: boolean;
  /** Position in the hash chain. */
  seq: number | null;
  /** SHA-256 of the entry and of the hash before it. */
  hash: string | null;
  /** Hash of the entry before; null for the first. */
  prev_hash: string | null;
  /** ID of the source where the contact opted in. */
  source_id: string | null;
  /** Version of the source's disclosure text that was shown. */
  disclosure_version: number | null;
}

/** How consent was given. */
export type ConsentMethod = 'web_form' | 'keyword' | 'verbal' | 'paper' | 'qr' | 'checkout' | 'import' | 'api' | (string & {});

/** How consent was given. */
export type ConsentMethodInput = 'web_form' | 'keyword' | 'verbal' | 'paper' | 'qr' | 'checkout' | 'import' | 'api';

export type ConsentStatus = 'none' | 'pending' | 'opted_in' | 'opted_out' | (string & {});

export type ConsentStatusInput = 'none' | 'pending' | 'opted_in' | 'opted_out';

/** A person with a phone number. */
export interface Contact {
  /** ID of the contact. */
  id: string;
  /** Phone number (E.164). */
  phone: string;
  /** Country of the phone number (ISO 3166-1 alpha-2). */
  country: string;
  /** Your own ID. */
  external_id: string | null;
  /** First name. */
  first_name: string | null;
  /** Last name. */
  last_name: string | null;
  /** Email address. */
  email: string | null;
  /** IANA time zone. */
  timezone: string | null;
  /** Custom fields. */
  attributes: { [key: string]: unknown };
  /** The tags of the contact. */
  tags: string[];
  consent: ContactConsent;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Version of the contact's fields. Consent changes are recorded as consent entries instead. */
  version: number;
}

/** Consent of a contact. Each program needs its own. */
export interface ContactConsent {
  /** Consent to messages that no program sends. */
  status: ConsentStatus;
  /** How the contact agreed. */
  method: string | null;
  /** Time of the last change; null without one. */
  changed_at: Timestamp | null;
  /** Whether the number receives no messages at all, whatever the status, because it is suppressed directly or by a suppression list. */
  suppressed: boolean;
  /** IDs of programs that send no messages to the number; other programs still do, unless `suppressed` is true. */
  ended_programs: string[];
  /** Consent to each program. A program that is not listed has none. */
  programs: ProgramConsent[];
  /** Arrival time of the oldest message that waits for `messages.review`. While it is set, the contact gets no marketing, whatever the status. Null when no message waits. */
  under_review_since: Timestamp | null;
}

/** A static set of contacts. */
export interface ContactList {
  /** ID of the list. */
  id: string;
  /** Name of the list. */
  name: string;
  kind: ListKind;
  created_at: Timestamp;
  /** Number of members. Returned only by `lists.list`. */
  count?: number;
}

/** Something in the content of a message that carriers or the law object to. */
export interface ContentFinding {
  /** Stable name of the rule, such as `marketing_as_transactional`, `public_shortener`, `placeholder`, `alcohol` or `under_age`. */
  rule: string;
  /** Severity. A `blocker` makes the content gate reject the message. */
  severity: 'blocker' | 'warning' | (string & {});
  /** Where the rule matches. Null when something is missing. */
  span: {
    /** Position of the first character in the rendered message, in UTF-16 units. */
    start: number;
    /** Position after the last character, in UTF-16 units. */
    end: number;
    /** The words found. */
    words: string;
  } | null;
  /** What carriers or the law object to. */
  explanation: string;
  /** How to fix it. */
  fix: string;
}

/** One entry of the credit account. It never changes. */
export interface CreditEntry {
  /** ID of the entry. */
  id: string;
  /** Kind of the entry. */
  kind: 'starter' | 'topup' | 'grant' | 'send' | 'campaign' | 'registration' | 'refund' | 'adjustment' | 'lookup' | (string & {});
  /** Number of credits; negative for spending. */
  amount: number;
  /** Reference of the entry, unique in the account. */
  ref: string;
  /** ID of the campaign; null if the entry belongs to none. */
  campaign_id: string | null;
  /** ID of the message; null if the entry belongs to none. */
  message_id: string | null;
  /** Note by the author of the entry. */
  note: string | null;
  at: Timestamp;
}

/** An end-customer of a partner. */
export interface Customer {
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** ID of the end-customer's account. */
  customer_id: string;
  /** Name of the end-customer. */
  name: string;
  /** Country (ISO 3166-1 alpha-2) of phone numbers without a country code. */
  default_country: string;
  /** State of the end-customer. */
  state: 'active' | 'payment_hold' | 'suspended' | 'closed' | (string & {});
  /** Whether sending is paused. */
  paused: boolean;
  /** Why the end-customer is paused; null while it is not. */
  paused_reason: string | null;
  /** Sending number of the end-customer. */
  number: string | null;
  balance: Balance;
  /** Balance threshold of `balance.low`. */
  low_balance_at: number | null;
  created_at: Timestamp;
}

/** Daily T-Mobile limit of a registered company. A message counts unless a lookup in the last 30 days assigned the number to another network. */
export interface DailyLimit {
  /** ID of the brand. Brands with the same tax number share the limit. */
  brand_id: string;
  /** Segments submitted today that went, or may have gone, to T-Mobile. */
  used: number;
  /** Segments per day for the vetting score of the brand. */
  limit: number;
  /** Time the limit resets: midnight Pacific time. Messages above the limit wait until then. */
  resets_at: Timestamp;
}

/** Why the message was accepted: the result of each gate. */
export interface Decision {
  /** Whether the message may be sent. */
  allow: boolean;
  /** Result of every check, in order. */
  gates: GateResult[];
  /** Rule pack of the decision. */
  rule_pack: string;
  /** Keyword that this message answers. */
  auto_reply?: string;
  /** ID of the rule that classified the keyword. */
  rule?: string | null;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  at: Timestamp;
  /** HTTP status; null when there was no response. */
  status: number | null;
  /** Milliseconds until the answer. */
  latency_ms: number;
  /** Why there was no response: blocked_url, blocked_address, dns_failed, unreachable, connect_timeout, connection_refused, connection_reset, tls_failed, timeout, invalid_request, invalid_response or connection_failed. Later versions may add codes. */
  error: string | null;
  /** Beginning of the response body, with secrets removed. */
  response_excerpt: string | null;
}

/** A skill that matches an intent. */
export interface DiscoveredSkill {
  /** Name of the skill. */
  skill: string;
  /** What the skill does. */
  summary: string;
  /** Which words of the query it matches. */
  why: string;
  /** Match with the query; 1 is the best. */
  score: number;
  /** Effect of a call. */
  effect: 'read' | 'write' | 'destructive' | 'billable' | (string & {});
  /** Whether your key can call the skill. */
  allowed: boolean;
}

/** A DNS record to set. */
export interface DnsRecord {
  /** Type of the record. */
  type: 'CNAME' | 'TXT' | (string & {});
  /** Name of the record. */
  name: string;
  /** Value of the record. */
  value: string;
}

/** Contacts that may be the same person. */
export interface DuplicateCluster {
  /** What the contacts have in common. */
  match: 'email' | 'name' | (string & {});
  /** How sure the match is. */
  confidence: 'high' | 'low' | (string & {});
  /** Value that the contacts share. */
  value: string;
  /** Number of contacts in the cluster. */
  size: number;
  /** The twenty oldest contacts. */
  contacts: DuplicateContact[];
}

/** A contact of a cluster. */
export interface DuplicateContact {
  /** ID of the contact. */
  contact_id: string;
  /** Phone number in E.164. */
  phone: string;
  /** First name. */
  first_name: string | null;
  /** Last name. */
  last_name: string | null;
  /** Email address. */
  email: string | null;
  /** Consent to marketing messages. */
  consent_status: ConsentStatus;
}

/** Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2) characters. */
export type Encoding = 'GSM-7' | 'UCS-2' | (string & {});

/** Form of the code of named errors: the name, or an integer for JSON-RPC clients that only read integers. With integers, `data.code` is the name. */
export type ErrorCodes = 'name' | 'integer' | (string & {});

/** Form of the code of named errors: the name, or an integer for JSON-RPC clients that only read integers. With integers, `data.code` is the name. */
export type ErrorCodesInput = 'name' | 'integer';

/** Messages that were not delivered for one reason. */
export interface ErrorGroup {
  /** Error code of the carrier; null when the carrier gave none. */
  error_code: string | null;
  /** Number of messages with this error. */
  count: number;
  /** What the error code means. */
  means: string;
  /** Remedy; null when none is known. */
  helps: string | null;
}

/** Why an event was not recorded. */
export interface EventError {
  /** Why the event was not recorded, as a code. */
  code: 'contact_missing' | 'contact_not_found' | 'phone_invalid' | 'name_invalid' | 'name_reserved' | 'occurred_at_invalid' | 'occurred_at_out_of_range' | 'properties_invalid' | (string & {});
  /** Field of the event to change. */
  field: 'contact_id' | 'phone' | 'contact_external_id' | 'name' | 'occurred_at' | 'properties' | (string & {});
  /** What to change. */
  message: string;
}

/** Type of an event. */
export type EventType = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'contact.consent_expired' | 'contact.review_required' | 'link.clicked' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused' | 'campaign.paused' | 'campaign.skipped' | 'report.ready' | 'balance.recharged' | 'balance.recharge_failed' | 'webhook.test' | 'approval.requested' | 'approval.decided' | 'alert.opened' | 'alert.closed' | (string & {});

/** Type of an event. */
export type EventTypeInput = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'contact.consent_expired' | 'contact.review_required' | 'link.clicked' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused' | 'campaign.paused' | 'campaign.skipped' | 'report.ready' | 'balance.recharged' | 'balance.recharge_failed' | 'webhook.test' | 'approval.requested' | 'approval.decided' | 'alert.opened' | 'alert.closed';

/** Contacts of an audience that were excluded for one reason. */
export interface ExcludedGroup {
  /** Reason for the exclusion, as a code. */
  reason: string;
  /** Number of excluded contacts. */
  count: number;
  /** What the reason means. */
  means: string;
  /** Remedy; null when there is none. */
  helps: string | null;
  /** IDs of sample contacts. */
  sample_contact_ids: string[];
  /** Calls that help. */
  next_actions: NextAction[];
}

/** Versions of the message to compare, and contacts that receive none. */
export interface Experiment {
  /** Versions of the message. */
  variants: ExperimentVariant[];
  /** Share of the contacts that receive no message, in percent, to measure what the campaign adds. Default: 0. */
  hold_out_percent: number;
  /** Share of the other contacts that the variants are tested on, in percent. A value below 100 needs `winner`. Default: 100. */
  test_percent: number;
  /** Seed of the assignment. Campaigns with the same seed hold out the same contacts. Default: the ID of the campaign. */
  seed: string;
  /** How the variant for the remaining contacts is chosen; null: each contact receives its variant. */
  winner: WinnerSettings | null;
}

/** Versions of the message to compare, and contacts that receive none. */
export interface ExperimentInput {
  /** Versions of the message. */
  variants: ExperimentVariantInput[];
  /** Share of the contacts that receive no message, in percent, to measure what the campaign adds. Default: 0. */
  hold_out_percent?: number;
  /** Share of the other contacts that the variants are tested on, in percent. A value below 100 needs `winner`. Default: 100. */
  test_percent?: number;
  /** Seed of the assignment. Campaigns with the same seed hold out the same contacts. Default: the ID of the campaign. */
  seed?: string;
  winner?: WinnerSettingsInput;
}

/** Versions of the message to compare, and contacts that receive none. */
export interface ExperimentInputInput {
  /** Versions of the message. */
  variants: ExperimentVariantInput[];
  /** Share of the contacts that receive no message, in percent, to measure what the campaign adds. Default: 0. */
  hold_out_percent?: number;
  /** Share of the other contacts that the variants are tested on, in percent. A value below 100 needs `winner`. Default: 100. */
  test_percent?: number;
  /** Seed of the assignment. Campaigns with the same seed hold out the same contacts. Default: the ID of the campaign. */
  seed?: string;
  winner?: WinnerSettingsInputInput;
}

/** Progress of an experiment. */
export interface ExperimentState {
  /** `testing` until all test messages are submitted, `waiting_for_decision`, then `remainder`; null before the launch or without a winner to choose. */
  phase: 'testing' | 'waiting_for_decision' | 'remainder' | null | (string & {});
  /** Time of the decision; null until the test messages are submitted. */
  decide_at: Timestamp | null;
  /** Time of the decision; null before it. */
  decided_at: Timestamp | null;
  /** Name of the variant that won; null without a winner. */
  winner: string | null;
  /** Name of the variant that the remaining contacts receive; null before the decision or when they receive nothing. */
  sent_variant: string | null;
  /** Probability of such a difference between equal variants, adjusted for the number of variants; null before the decision, with too few recipients, or for a chosen variant. */
  p_value: number | null;
  /** Why there is a winner or none; `chosen` by `campaigns.decideExperiment`; null before the decision. */
  reason: 'significant' | 'no_significant_difference' | 'too_few_recipients' | 'chosen' | null | (string & {});
}

/** One version of the message. */
export interface ExperimentVariant {
  /** Name of the variant. */
  name: string;
  /** Message text with variables; null with a template. */
  body: string | null;
  /** ID of the template; null without one. */
  template_id: string | null;
  /** Version of the template that is sent; null before the launch or without a template. */
  template_version: number | null;
  /** Files of the variant, instead of those of the campaign; absent without any. */
  media?: MediaFile[];
  /** Relative size of the variant. Default: 1. */
  weight: number;
}

/** One version of the message. */
export interface ExperimentVariantInput {
  /** Name of the variant. */
  name: string;
  /** Message text with Liquid variables. Provide this or `template_id`. */
  body?: string;
  /** ID of the template. Provide this or `body`. */
  template_id?: string;
  /** Links to images, as `media` of the campaign. Default: those of the campaign. */
  media?: string[];
  /** Relative size of the variant. Default: 1. */
  weight?: number;
}

/** A finding of a preflight. */
export interface Finding {
  /** Code of the finding. */
  code: string;
  /** What was found, as a sentence. */
  message: string;
  /** Calls that help. */
  next_actions: NextAction[];
}

/** At most `max` marketing messages to one recipient in any `window_hours` hours. */
export interface FrequencyCap {
  /** Maximum messages in the window. */
  max: number;
  /** Length of the window in hours. */
  window_hours: number;
}

/** The decision of one gate. */
export interface GateResult {
  /** Name of the check. */
  gate: 'state' | 'sender' | 'recipient' | 'consent' | 'content' | 'hold_out' | 'quiet_hours' | 'frequency' | 'credits' | (string & {});
  /** `deferred`: the message is allowed, at a later time. */
  outcome: 'pass' | 'deferred' | 'refuse' | (string & {});
  /** Why the gate rejected or deferred the message. */
  reason: string | null;
  /** Inputs of the gate. */
  inputs: { [key: string]: string | number | boolean | null };
}

/** The contacts that an account sends no marketing. */
export interface HoldOut {
  /** Share of the account's contacts that get no marketing; 0: none. */
  hold_out_percent: number;
  /** Time of the last change of the share; null if it was never set. */
  since: Timestamp | null;
  /** Contacts in the hold-out now. */
  contacts: number;
}

/** How an account handles phone numbers that fail. */
export interface HygienePolicy {
  /** Version of the policy; 0 when it was never changed. */
  version: number;
  /** Whether the action `suppress` runs automatically. Otherwise call `hygiene.suppressInvalid`. */
  automatic: boolean;
  /** The rules, by error code. */
  rules: HygienePolicyRule[];
}

/** A rule of the policy and where it comes from. */
export interface HygienePolicyRule {
  /** Error code as returned by `messages.get`. */
  error_code: string;
  /** Number of failures with this code since the last delivery. */
  count: number;
  reason: InvalidReason;
  /** What happens then. */
  action: 'ignore' | 'flag' | 'suppress' | (string & {});
  /** Where the rule comes from: the default or the account. */
  origin: 'default' | 'account' | (string & {});
  /** Source of the rule. */
  source: string | null;
}

/** What failures with an error code mean. */
export interface HygieneRule {
  /** Error code as returned by `messages.get`. */
  error_code: string;
  /** Number of failures with this code since the last delivery. */
  count: number;
  reason: InvalidReason;
  /** What happens when the threshold is reached. */
  action: 'ignore' | 'flag' | 'suppress' | (string & {});
}

/** What failures with an error code mean. */
export interface HygieneRuleInput {
  /** Error code as returned by `messages.get`. */
  error_code: string;
  /** Number of failures with this code since the last delivery. */
  count: number;
  reason: InvalidReasonInput;
  /** What happens when the threshold is reached. */
  action: 'ignore' | 'flag' | 'suppress';
}

/** A scan and its progress. */
export interface HygieneScan {
  /** ID of the scan. */
  job_id: string;
  /** How thorough the scan is. */
  level: 'offline' | 'lookup' | (string & {});
  /** ID of the list; null for a segment or all contacts. */
  list_id: string | null;
  /** ID of the segment; null for a list or all contacts. */
  segment_id: string | null;
  /** State of the scan. */
  state: 'running' | 'completed' | 'stopped' | (string & {});
  /** Why the scan stopped: max_credits, credits_insufficient or cannot_look_up. */
  reason: string | null;
  /** Number of contacts when the scan started. */
  total: number;
  /** Number of contacts checked so far. */
  checked: number;
  /** Number of checked contacts with an invalid phone number. */
  found: number;
  /** Credits at which the scan stops; null: no limit. */
  max_credits: number;
  /** Credits spent so far. */
  credits: number;
  created_at: Timestamp;
  /** Time the campaign ended; null until then. */
  finished_at: string | null;
}

/** Consent of all rows of an import, with its proof: `source`, `captured_at`, and `method` or `evidence`. */
export interface ImportConsent {
  /** Consent of the imported contacts. */
  status?: 'opted_in' | 'opted_out' | (string & {});
  /** ID of the program that the contacts agreed to. Default: the program of the source, or the messages that no program sends. */
  program_id?: string;
  method?: ConsentMethod;
  /** Where the contacts opted in. */
  source?: string;
  /** ID of the source where the contacts opted in. Use it instead of `source` and `method`. */
  source_id?: string;
  /** Address of the page where the contact agreed. */
  source_url?: string;
  captured_at?: Timestamp;
  /** Proof, such as the ID of a form entry. */
  evidence?: { [key: string]: unknown } | string;
  /** Text the contacts agreed to. The SHA-256 of the text is stored with it. */
  disclosure_text?: string;
  /** Version of the source's disclosure text that was shown. */
  disclosure_version?: number;
}

/** Consent of all rows of an import, with its proof: `source`, `captured_at`, and `method` or `evidence`. */
export interface ImportConsentInput {
  /** Consent of the imported contacts. */
  status?: 'opted_in' | 'opted_out';
  /** ID of the program that the contacts agreed to. Default: the program of the source, or the messages that no program sends. */
  program_id?: string;
  method?: ConsentMethodInput;
  /** Where the contacts opted in. */
  source?: string;
  /** ID of the source where the contacts opted in. Use it instead of `source` and `method`. */
  source_id?: string;
  /** Address of the page where the contact agreed. */
  source_url?: string;
  captured_at?: Timestamp;
  /** Proof, such as the ID of a form entry. */
  evidence?: { [key: string]: unknown } | string;
  /** Text the contacts agreed to. The SHA-256 of the text is stored with it. */
  disclosure_text?: string;
  /** Version of the source's disclosure text that was shown. */
  disclosure_version?: number;
}

/** Contacts of an import whose rows contradict its consent, and the reason. */
export interface ImportConsentWithheld {
  /** What the rows say: that the contact opted out, no, something unclear, or nothing. */
  code: 'consent_row_opted_out' | 'consent_row_no' | 'consent_row_unclear' | 'consent_row_empty' | (string & {});
  /** Number of contacts. */
  contacts: number;
}

/** Values of an attribute by what rules can compare them with. */
export interface ImportAttributeTypes {
  /** Name of the attribute. */
  attribute: string;
  /** Number of values that are text. */
  text: number;
  /** Number of values that are numbers, also those in text. */
  number: number;
  /** Number of values that are dates or times. */
  date: number;
  /** Number of values that are true or false. */
  yes_no: number;
}

/** A value that was left out of a row that was imported, or that is stored but not used, and the reason. */
export interface ImportDroppedValue {
  /** Index of the row in the request. */
  row: number;
  /** Reason, such as `email_invalid` or `state_not_read`. */
  code: string;
  /** Field of the value. */
  field: string;
}

/** A row that was not imported, and the reason. */
export interface ImportRejection {
  /** Index of the row in the request. */
  row: number;
  /** Why the row was rejected, as a code. */
  code: string;
  /** Invalid field, or the column with an invalid mapping. */
  field: string;
}

/** The result for one row. */
export interface ImportRow {
  /** Index of the row in the request. */
  row: number;
  /** What happened to the row. */
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | 'duplicate' | 'rejected' | (string & {});
  /** Why the row was rejected or was not opted in, as a code; null if neither. */
  code?: string;
  /** ID of the contact. */
  contact_id?: string;
}

/** One change caused by an incoming message. */
export interface InboundEffect {
  /** Kind of the entry. */
  kind: 'received' | 'duplicate' | 'opted_out' | 'already_opted_out' | 'messages_canceled' | 'opted_in' | 'restored' | 'not_opted_in' | 'confirmation_requested' | 'narrowed' | 'not_narrowed' | 'reply_queued' | 'for_review' | 'review_closed' | (string & {});
  /** Details of the change. */
  detail: string | null;
}

/** An incoming message that may be an opt-out and waits for a decision. */
export interface InboundReview {
  /** ID of the incoming message. */
  inbound_id: string;
  /** ID of the contact; null when the sender is not a contact. */
  contact_id: string | null;
  /** Number that sent the message. */
  from: string;
  /** Your number that received it. */
  to: string;
  /** Text of the message; `[erased]` after the retention time. */
  text: string;
  /** ID of the rule that classified the message. */
  rule_id: string | null;
  received_at: Timestamp;
  /** Time since the message was received, in seconds. */
  age_seconds: number;
}

/** A contact with an invalid phone number, for one reason. */
export interface InvalidContact {
  /** ID of the contact. */
  contact_id: string;
  /** Phone number in E.164. */
  phone: string;
  reason: InvalidReason;
  /** Action in the policy for this reason. */
  action: 'flag' | 'suppress' | (string & {});
  /** Whether the number is already suppressed. */
  suppressed: boolean;
  last_at: Timestamp;
  /** Proof, such as the ID of a form entry. */
  evidence: InvalidEvidence[];
}

/** Evidence that a phone number is invalid. */
export interface InvalidEvidence {
  /** Kind of the entry. */
  kind: 'carrier_error' | 'lookup' | 'number_parsing' | (string & {});
  /** Error code of the carrier. */
  error_code: string | null;
  /** Number of failures with this code since the last delivery. */
  count: number | null;
  at: Timestamp;
  /** IDs of the messages. */
  message_ids: string[];
  /** Details of the change. */
  detail: string | null;
}

/** Why a phone number is invalid. */
export type InvalidReason = 'invalid_number' | 'unknown_subscriber' | 'not_textable' | 'unreachable' | 'blocked' | 'opted_out_at_carrier' | 'disconnected' | 'reassigned' | (string & {});

/** Why a phone number is invalid. */
export type InvalidReasonInput = 'invalid_number' | 'unknown_subscriber' | 'not_textable' | 'unreachable' | 'blocked' | 'opted_out_at_carrier' | 'disconnected' | 'reassigned';

/** Mode of the key. A `test` key reaches only the simulator carrier, and in an account that has or had a live key it changes nothing that live keys use. */
export type KeyMode = 'live' | 'test' | (string & {});

/** Mode of the key. A `test` key reaches only the simulator carrier, and in an account that has or had a live key it changes nothing that live keys use. */
export type KeyModeInput = 'live' | 'test';

/** A short link and its destination. */
export interface Link {
  /** ID of the link. */
  id: string;
  /** Short URL. Null for a link of messages with `shorten_links`: each recipient has a short URL of their own. */
  short_url: string | null;
  /** Destination URL. */
  url: string;
  utm: Utm;
  /** ID of the campaign whose messages contain the link; null without one. */
  campaign_id: string | null;
  /** URL for clicks on an expired or disabled link; null: a page that says so. */
  fallback_url: string | null;
  /** State of the link. */
  state: 'active' | 'expired' | 'disabled' | (string & {});
  /** Time from which the link no longer leads to the destination; null: never. */
  expires_at: string | null;
  /** Time it was disabled; null before. */
  disabled_at: string | null;
  /** Version of the link, increased by each change. */
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Why a domain is not verified. `txt_missing`: the TXT record is missing or has another value. `cname_missing`: the CNAME record is missing or has another target. `domain_taken`: another account has verified the domain. `dns_unavailable`: the name servers did not answer. */
export type LinkDomainFinding = 'txt_missing' | 'cname_missing' | 'domain_taken' | 'dns_unavailable' | (string & {});

/** Kind of a list. Members of an `audience` list can be chosen as recipients; members of a `suppression` list receive no messages. */
export type ListKind = 'audience' | 'suppression' | (string & {});

/** Kind of a list. Members of an `audience` list can be chosen as recipients; members of a `suppression` list receive no messages. */
export type ListKindInput = 'audience' | 'suppression';

/** A contact on a list. */
export interface ListMember {
  /** ID of the contact. */
  contact_id: string;
  /** Phone number in E.164. */
  phone: string;
  /** First name. */
  first_name: string | null;
  /** Last name. */
  last_name: string | null;
  /** Consent to marketing messages. */
  consent_status: ConsentStatus;
  added_at: Timestamp;
}

/** A skill as a tool definition of the Model Context Protocol. */
export interface McpTool {
  /** Name of the tool. */
  name: string;
  /** Title. */
  title: string;
  /** What the tool does, for models. */
  description: string;
  /** JSON Schema of the arguments. Left out of a summary. */
  inputSchema?: { [key: string]: unknown };
  /** JSON Schema of the result; only with `detail` `full`. */
  outputSchema?: { [key: string]: unknown };
  /** Hints for hosts that ask a person before a call. */
  annotations: { [key: string]: unknown };
}

/** One message to one phone number. */
export interface Message {
  /** ID of the message. */
  id: string;
  state: MessageState;
  /** Why it is in this state; null without a reason. */
  state_reason: string | null;
  /** Phone number of the recipient, in E.164. */
  to: string;
  /** Phone number of the sender, in E.164. */
  from: string;
  /** Text of the message; empty for media without words. */
  text: string;
  /** Text before smart encoding. Null if smart encoding replaced nothing. */
  original_text: string | null;
  encoding: Encoding;
  /** Number of segments. */
  segments: number;
  /** Number of credits. */
  credits: number;
  /** Why the message is sent: marketing or transactional. */
  purpose: 'marketing' | 'transactional' | 'reply' | (string & {});
  /** ID of the contact. */
  contact_id: string | null;
  /** ID of the campaign; null for a single message. */
  campaign_id: string | null;
  /** ID of its journey. Only for messages of journeys. */
  journey_id?: string;
  /** ID of the node that sent it. Only for messages of journeys. */
  node_id?: string;
  /** ID of the number that the message is sent from. */
  number_id: string;
  /** Error code of the carrier; null without an error. */
  error_code: string | null;
  /** The carrier that the message was sent through; null before. */
  carrier: string;
  /** ID that the carrier gave the message; null before. */
  carrier_message_id: string | null;
  /** ID of the call that sent the message or launched its campaign, identical to the `X-Request-Id` header of its response. Null for messages without a call, such as the reply to STOP. */
  request_id: string | null;
  /** ID of the failed message that this one sends again; null if it is none. */
  retry_of: string | null;
  created_at: Timestamp;
  due_at: Timestamp;
  /** Time after which the message is not sent anymore. */
  valid_until: Timestamp | null;
  /** Time the state became final; null before. */
  finalized_at: Timestamp | null;
  /** Files of the message; absent when it has none, or links instead. */
  media?: MediaFile[];
}

/** One event in the history of a message. */
export interface MessageEvent {
  at: Timestamp;
  state: MessageState;
  /** Where the event comes from. */
  source: 'service' | 'carrier' | (string & {});
  /** Error code of the carrier; null without an error. */
  error_code: string | null;
  /** Time by the carrier's clock, which may be rounded to the minute or in another time zone; null for steps of the service and without a report. */
  carrier_at: string | null;
}

/** State of a message. */
export type MessageState = 'queued' | 'scheduled' | 'held' | 'submitting' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'canceled' | 'rejected' | 'delivery_unconfirmed' | (string & {});

/** State of a message. */
export type MessageStateInput = 'queued' | 'scheduled' | 'held' | 'submitting' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'canceled' | 'rejected' | 'delivery_unconfirmed';

/** A value that only the caller can know. */
export interface Need {
  /** JSON pointer into the params. */
  path: string;
  /** What the value is, with its format. */
  meaning: string;
}

/** A call that is valid as it stands, or as soon as the values in `needs` are added. Its params contain no invented values. */
export interface NextAction {
  /** Name of the skill. */
  skill: string;
  /** Params of the call. */
  params: { [key: string]: unknown };
  /** What the call does for you. */
  why: string;
  /** Values that only you can know. */
  needs?: Need[];
}

/** Pass it as `cursor` to get the next page. Null on the last page. */
export type NextCursor = string | null;

/** Progress of assigning a number to a registered campaign. */
export type NumberAssignmentState = 'PENDING_ASSIGNMENT' | 'ASSIGNED' | 'FAILED_ASSIGNMENT' | 'PENDING_UNASSIGNMENT' | 'FAILED_UNASSIGNMENT' | (string & {});

/** An event and its delivery. */
export interface OutboxItem {
  /** ID of the event. */
  event_id: string;
  type: EventType;
  /** Your own ID of the end-customer. */
  external_ref: string | null;
  /** State of the delivery. `dead`: every attempt failed; replay the event to deliver it again. */
  state: 'pending' | 'delivered' | 'dead' | (string & {});
  occurred_at: Timestamp;
  /** Attempts since the event was written or last replayed. Attempts answered with 410 do not count and are not listed. */
  attempts: DeliveryAttempt[];
  /** Earliest time of the next attempt. The event also waits for earlier events of its end-customer, so this time can be in the past. */
  next_attempt_at: Timestamp | null;
  /** Time of the delivery; null before. */
  delivered_at: Timestamp | null;
  /** Body of the webhook request. */
  event: { [key: string]: unknown };
}

export type Permission = 'full' | 'partner' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai' | (string & {});

export type PermissionInput = 'full' | 'partner' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai';

/** The brand and purpose of the messages an account sends, with its automatic replies. */
export interface Program {
  /** ID of the program. */
  id: string;
  /** Version, incremented by every change. */
  version: number;
  /** Internal name of the program. */
  name: string;
  /** Brand name that recipients know. */
  brand: string;
  /** Purpose of the messages. It completes the phrase “text messages about …”. */
  purpose: string;
  /** Use case for a 10DLC registration; null when it is not decided. */
  use_case: CampaignUseCase | null;
  /** How often you send messages, for example: up to 4 msgs/month. */
  frequency: string;
  /** Reply to HELP. */
  help_text: string;
  /** Confirmation of an opt-out. */
  opt_out_text: string;
  /** Opt-in confirmation message. */
  opt_in_text: string;
  /** What a STOP ends. `all`: all programs. `ask`: all programs, unless the recipient answers the question and keeps the other programs. */
  opt_out_scope: 'all' | 'ask' | (string & {});
  keywords: ProgramKeywords;
  /** Sample messages with variables in square brackets. A registration uses them when it has none of its own. */
  samples: string[];
  /** URL of the privacy policy. */
  privacy_url: string;
  /** URL of the terms of the program. */
  terms_url: string;
  /** Time the program was created. */
  created_at: Timestamp;
  /** Time this version was created. */
  updated_at: Timestamp;
}

/** Consent of a contact to the messages of a program. */
export interface ProgramConsent {
  /** ID of the program; null without a program. */
  program_id: string;
  /** Consent to messages of the program. */
  status: ConsentStatus;
  /** How the contact agreed. */
  method: string;
  changed_at: Timestamp;
}

/** Something that carriers or the law object to. */
export interface ProgramFinding {
  /** Stable name of the rule. */
  rule: string;
  /** Severity. An `error` means that carriers or the law reject the program. */
  severity: 'error' | 'warning' | 'info' | (string & {});
  /** Field that the finding refers to. */
  field: string;
  /** What was found, as a sentence. */
  message: string;
  /** How to fix it. */
  fix: string;
}

/** Keywords of a program. */
export interface ProgramKeywords {
  /** Keywords that opt in. */
  opt_in: string[];
  /** Keywords that opt out, in addition to STOP and its synonyms. */
  opt_out: string[];
  /** Keywords that request help, in addition to HELP. */
  help: string[];
}

/** A version of a program. Read it with `program.get`. */
export interface ProgramVersion {
  /** Number of the version. */
  version: number;
  created_at: Timestamp;
}

/** Purpose of a message. Marketing requires recorded consent; transactional requires a relationship with the recipient. */
export type Purpose = 'marketing' | 'transactional' | (string & {});

/** Purpose of a message. Marketing requires recorded consent; transactional requires a relationship with the recipient. */
export type PurposeInput = 'marketing' | 'transactional';

/** Hours in which an account sends marketing messages, in the recipient's local time. They can only restrict the legal hours. */
export interface QuietHours {
  /** First minute in which sending is allowed. */
  start: string;
  /** First minute in which sending is no longer allowed. */
  end: string;
  /** Days on which sending is allowed. */
  days: Weekday[];
  /** What happens to a single message that does not set `on_quiet_hours`. */
  on_violation: 'reject' | 'defer' | (string & {});
}

/** Number of contacts per reason. */
export interface ReasonCount {
  reason: InvalidReason;
  /** Number of contacts. */
  contacts: number;
}

/** Schedule of a series. */
export interface Recurrence {
  /** Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`. Several times of a day: `FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0`. At most one occurrence per hour and 1,464 per year, which is four a day. */
  rrule: string;
  /** IANA time zone on whose clock the rule is evaluated, or `UTC`. */
  timezone: string;
  /** Start of the rule; its time of day applies unless the rule has one. */
  start_at: Timestamp;
}

/** Schedule of a series. */
export interface RecurrenceInput {
  /** Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`. Several times of a day: `FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0`. At most one occurrence per hour and 1,464 per year, which is four a day. */
  rrule: string;
  /** IANA time zone on whose clock the rule is evaluated, or `UTC`. */
  timezone: string;
}

/** Result for a recipient, as the counters of the campaign count it: `sent` has no receipt yet, `failed` was never accepted by a carrier. The counter `sent` includes delivered, undelivered and unconfirmed, and the counter `pending` includes in_flight. */
export type RecipientResult = 'pending' | 'in_flight' | 'sent' | 'delivered' | 'undelivered' | 'unconfirmed' | 'failed' | 'canceled' | 'excluded' | (string & {});

/** Result for a recipient, as the counters of the campaign count it: `sent` has no receipt yet, `failed` was never accepted by a carrier. The counter `sent` includes delivered, undelivered and unconfirmed, and the counter `pending` includes in_flight. */
export type RecipientResultInput = 'pending' | 'in_flight' | 'sent' | 'delivered' | 'undelivered' | 'unconfirmed' | 'failed' | 'canceled' | 'excluded';

/** The result for one event. */
export interface RecordedEvent {
  /** Index of the event in the request. */
  index: number;
  /** ID of the event, or of the first event with the same `external_id`; null if the event was not recorded. */
  event_id: string | null;
  /** ID of the contact; null if the event was not recorded. */
  contact_id: string | null;
  /** Whether an event with the same `external_id` was recorded before. Nothing was added then. */
  duplicate: boolean;
  /** Why the event was not recorded; null if it was. */
  error: EventError | null;
}

/** The registration of a brand, a campaign or a toll-free number. */
export interface Registration {
  kind: RegistrationKind;
  /** ID of the registration. */
  id: string;
  status: RegistrationStatus;
  submission_status: SubmissionStatus;
  /** Reason for the rejection. */
  rejection: RegistrationRejection | null;
  /** Differences between the registered content and the current content of the program. */
  registration_drift: RegistrationDrift[];
  /** Brand; null for other kinds. */
  brand: Brand | null;
  /** Campaign; null for other kinds. */
  campaign: CampaignRegistration | null;
  /** Toll-free verification; null for other kinds. */
  toll_free: TollFreeVerification | null;
}

/** A difference between the registered content and what recipients get. */
export interface RegistrationDrift {
  /** ID of the registration. */
  registration_id: string;
  /** ID of the program; null without a program. */
  program_id: string;
  /** Field of the program. */
  field: string;
  /** Registered value. */
  registered: string | string[] | null;
  /** Current value of the program. */
  live: string | string[] | null;
}

/** Something that a reviewer would object to. */
export interface RegistrationFinding {
  /** Rejection code that a reviewer would use. */
  code: string;
  /** Stable name of the rule. */
  rule: string;
  /** Severity. An `error` prevents the submission. */
  severity: 'error' | 'warning' | 'info' | (string & {});
  /** Field that the finding refers to. */
  field: string;
  /** What was found, as a sentence. */
  message: string;
  /** How to fix it. */
  fix: string;
}

/** Kind of registration. */
export type RegistrationKind = 'brand' | 'campaign' | 'toll_free' | (string & {});

/** Kind of registration. */
export type RegistrationKindInput = 'brand' | 'campaign' | 'toll_free';

/** Reason why a registration was rejected. */
export interface RegistrationRejection {
  /** Rejection code, as documented at twilio.com/docs/api/errors. */
  code: string;
  /** Field to change. */
  field: string;
  /** How to fix it. */
  fix: string;
}

/** Status of a brand, a campaign or a toll-free number. */
export type RegistrationStatus = 'OK' | 'REGISTRATION_PENDING' | 'REGISTRATION_FAILED' | 'TCR_PENDING' | 'TCR_SUSPENDED' | 'TCR_EXPIRED' | 'TCR_ACCEPTED' | 'TCR_FAILED' | 'TELNYX_ACCEPTED' | 'TELNYX_FAILED' | 'MNO_PENDING' | 'MNO_ACCEPTED' | 'MNO_REJECTED' | 'MNO_PROVISIONED' | 'MNO_PROVISIONING_FAILED' | 'PENDING_REVIEW' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | (string & {});

/** Status of a brand, a campaign or a toll-free number. */
export type RegistrationStatusInput = 'OK' | 'REGISTRATION_PENDING' | 'REGISTRATION_FAILED' | 'TCR_PENDING' | 'TCR_SUSPENDED' | 'TCR_EXPIRED' | 'TCR_ACCEPTED' | 'TCR_FAILED' | 'TELNYX_ACCEPTED' | 'TELNYX_FAILED' | 'MNO_PENDING' | 'MNO_ACCEPTED' | 'MNO_REJECTED' | 'MNO_PROVISIONED' | 'MNO_PROVISIONING_FAILED' | 'PENDING_REVIEW' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';

/** Why transactional messages may be sent to a person without consent to marketing. */
export interface Relationship {
  kind: RelationshipKind;
  /** Your reference, such as an order number. */
  reference: string | null;
  since: Timestamp;
  /** End of the relationship; null while it is open. */
  until: Timestamp | null;
}

/** A relationship to record, open until contacts.recordRelationship ends it. */
export interface RelationshipInput {
  kind: RelationshipKind;
  /** Your reference, such as an order number. Default: none. */
  reference?: string;
  /** Start of the relationship, not in the future. Default: now. */
  since?: Timestamp;
}

/** A relationship to record, open until contacts.recordRelationship ends it. */
export interface RelationshipInputInput {
  kind: RelationshipKindInput;
  /** Your reference, such as an order number. Default: none. */
  reference?: string;
  /** Start of the relationship, not in the future. Default: now. */
  since?: Timestamp;
}

/** What connects the person with the sender: an order, a user account, an appointment, a delivery, a membership, an inquiry of the person, an employment, or care for the person, such as that of a patient, student or tenant. */
export type RelationshipKind = 'order' | 'account' | 'appointment' | 'delivery' | 'membership' | 'inquiry' | 'employment' | 'care' | (string & {});

/** What connects the person with the sender: an order, a user account, an appointment, a delivery, a membership, an inquiry of the person, an employment, or care for the person, such as that of a patient, student or tenant. */
export type RelationshipKindInput = 'order' | 'account' | 'appointment' | 'delivery' | 'membership' | 'inquiry' | 'employment' | 'care';

/** Total value of conversions in one currency. */
export interface Revenue {
  /** Currency (ISO 4217). */
  currency: string;
  /** Amount in the minor unit of the currency. */
  value_minor: number;
}

/** `opt_out`: the message is an opt-out of all messages. `keep`: it is not, and marketing resumes. */
export type ReviewDecision = 'opt_out' | 'keep' | (string & {});

/** `opt_out`: the message is an opt-out of all messages. `keep`: it is not, and marketing resumes. */
export type ReviewDecisionInput = 'opt_out' | 'keep';

/** Estimated size and cost of a scan. */
export interface ScanEstimate {
  /** Number of contacts. */
  contacts: number;
  /** The most that the scan can cost. */
  credits_at_most: number;
}

/** A sending number. */
export interface SenderNumber {
  /** ID of the number. */
  id: string;
  /** Phone number (E.164), digits of a short code, or alphanumeric sender ID. */
  phone: string;
  /** Country (ISO 3166-1 alpha-2); of a short code or sender ID, the country that assigned it. */
  country: string;
  /** Type of the number. An alphanumeric sender ID only sends: replies to it do not arrive. */
  type: 'long_code' | 'toll_free' | 'short_code' | 'alphanumeric' | (string & {});
  /** State of the number. */
  state: 'active' | 'released' | (string & {});
  /** Whether messages are sent from this number unless they name another. */
  is_default: boolean;
  /** The carrier that the number sends through. */
  carrier: string;
  /** ID of the program; null without a program. */
  program_id: string | null;
  /** Whether the number is assigned to a program. */
  assignment: 'unassigned' | 'assigned' | (string & {});
  /** Registered campaign that the number sends for, or the verification of a toll-free number. */
  registration_id: string | null;
  /** Progress of the assignment at the registry; null when no assignment was requested. */
  registration_state: NumberAssignmentState | null;
  /** Reason why the registry rejected the assignment. */
  registration_rejection: RegistrationRejection | null;
  /** Messages per second. For an assigned number, its share of the campaign's throughput. */
  messages_per_second: number;
  created_at: Timestamp;
  /** Time the number was released; null while it is yours. */
  released_at: Timestamp | null;
}

/** The typed contract of one skill. */
export interface SkillCapability {
  /** Name of the skill. */
  name: string;
  /** What the skill does. */
  summary: string;
  /** What happens, what it costs, and when to use it. Left out of a summary. */
  description?: string;
  /** Module of the skill. */
  module: string;
  /** Who can call the skill. */
  scope: 'public' | 'tenant' | 'partner' | (string & {});
  /** Permission that the key needs. */
  permission: string;
  /** Effect of a call. */
  effect: 'read' | 'write' | 'destructive' | 'billable' | (string & {});
  /** What a call can set going, at once or later: messages, charges, deletion, access, disclosure, or other calls. */
  leads_to: ('messages' | 'charges' | 'deletion' | 'access' | 'disclosure' | 'calls' | (string & {}))[];
  /** Whether your key can call the skill. */
  allowed: boolean;
  test_key: TestKeyUse;
  /** JSON Schema of the params. Left out of a summary. */
  input_schema?: { [key: string]: unknown };
  /** JSON Schema of the result; only with `detail` `full`. */
  output_schema?: { [key: string]: unknown };
}

/** Replacement of characters outside GSM-7, when all of them can be replaced. `punctuation` replaces quotes, dashes, spaces and other characters whose replacement has the same meaning. `letters` also removes accents that GSM-7 lacks. Emoji are never removed. */
export type SmartEncoding = 'off' | 'punctuation' | 'letters' | (string & {});

/** Replacement of characters outside GSM-7, when all of them can be replaced. `punctuation` replaces quotes, dashes, spaces and other characters whose replacement has the same meaning. `letters` also removes accents that GSM-7 lacks. Emoji are never removed. */
export type SmartEncodingInput = 'off' | 'punctuation' | 'letters';

/** A place where people opt in to messages. */
export interface Source {
  /** ID of the source. */
  id: string;
  /** Name of the source. */
  name: string;
  method: ConsentMethod;
  /** Address of the place; null if it has none. */
  url: string | null;
  /** ID of the program; null without a program. */
  program_id: string | null;
  /** State of the source. */
  state: 'active' | 'archived' | (string & {});
  /** Version of the current disclosure text. */
  disclosure_version: number;
  /** Current disclosure text. */
  disclosure_text: string;
  /** SHA-256 of the text in hexadecimal. */
  disclosure_hash: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Time it was archived; null before. */
  archived_at: string | null;
}

/** Opt-ins, opt-outs and conversions of a source. */
export interface SourceStatsRow {
  /** ID of the source. */
  source_id: string;
  /** Name of the source. */
  name: string;
  /** Number of people who opted in at this source in the period. */
  opt_ins: number;
  /** Number of people who opted out in the period and whose latest opt-in was at this source. */
  opt_outs: number;
  /** Number of conversions in the period by people whose latest opt-in was at this source. */
  conversions: number;
  /** Value of these conversions per currency, without what was refunded; empty when none had a value. */
  revenue: Revenue[];
}

/** A version of the disclosure text of a source. It never changes. */
export interface SourceVersion {
  /** Number of the version. */
  version: number;
  /** Text that people saw before they opted in. */
  disclosure_text: string;
  /** SHA-256 of the text in hexadecimal. */
  disclosure_hash: string;
  created_at: Timestamp;
}

/** The spending limits of an account. */
export interface SpendingLimits {
  /** Maximum credits that messages may cost per day (UTC); null: no limit. */
  daily_credits: number | null;
  /** Maximum credits that the messages of one campaign may cost; null: no limit. */
  per_campaign_credits: number | null;
  /** Balance below which the account is alerted; null: no alert. */
  alert_at_credits: number | null;
  /** Countries that messages may be sent to (ISO 3166-1 alpha-2), in order; null: every country. The list of a partner applies to its end-customers in addition. */
  allowed_countries: string[] | null;
}

/** Stock exchange of a listed company. */
export type StockExchange = 'NONE' | 'NASDAQ' | 'NYSE' | 'AMEX' | 'AMX' | 'ASX' | 'B3' | 'BME' | 'BSE' | 'FRA' | 'ICEX' | 'JPX' | 'JSE' | 'KRX' | 'LON' | 'NSE' | 'OMX' | 'SEHK' | 'SSE' | 'STO' | 'SWX' | 'SZSE' | 'TSX' | 'TWSE' | 'VSE' | (string & {});

/** Stock exchange of a listed company. */
export type StockExchangeInput = 'NONE' | 'NASDAQ' | 'NYSE' | 'AMEX' | 'AMX' | 'ASX' | 'B3' | 'BME' | 'BSE' | 'FRA' | 'ICEX' | 'JPX' | 'JSE' | 'KRX' | 'LON' | 'NSE' | 'OMX' | 'SEHK' | 'SSE' | 'STO' | 'SWX' | 'SZSE' | 'TSX' | 'TWSE' | 'VSE';

/** Whether the registry accepted the submission. */
export type SubmissionStatus = 'CREATED' | 'FAILED' | 'PENDING' | (string & {});

/** A label. */
export interface Tag {
  /** ID of the tag. */
  id: string;
  /** Name of the tag. */
  name: string;
  /** Color as a hex code; null without one. */
  color: string | null;
  /** What the tag is for; null without a description. */
  description: string | null;
  created_at: Timestamp;
  /** Number of objects with the tag. Returned only by `tags.list`. */
  count?: number;
}

/** Kind of object that can have a tag. */
export type TagTarget = 'contact' | 'campaign' | 'template' | (string & {});

/** Kind of object that can have a tag. */
export type TagTargetInput = 'contact' | 'campaign' | 'template';

/** A reusable message text with variables. */
export interface Template {
  /** ID of the template. */
  id: string;
  /** Name of the template. */
  name: string;
  /** State of the template. */
  state: TemplateState;
  /** Language of the text (BCP 47). */
  locale: string;
  /** Smart encoding of the messages of this template. Null: the default of the account. */
  smart_encoding: SmartEncoding | null;
  /** Whether links in messages of this template become short links. */
  shorten_links: boolean;
  /** Version of the text and variables. */
  version: number;
  /** Text with variables. */
  body: string;
  /** The variables in the text. */
  variables: TemplateVariable[];
  /** Files of the messages, as they were checked; absent without any. */
  media?: MediaFile[];
  /** What is sent where media cannot be sent; absent when it was not set. */
  media_fallback?: MediaFallback;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A finding about a template. */
export interface TemplateFinding {
  /** The rule. */
  rule: string;
  /** Whether it prevents sending. */
  severity: 'error' | 'warning' | 'info' | (string & {});
  /** What was found, as a sentence. */
  message: string;
  /** The variable; null if the finding is about the whole text. */
  variable?: string;
}

export type TemplateState = 'draft' | 'approved' | 'archived' | (string & {});

export type TemplateStateInput = 'draft' | 'approved' | 'archived';

/** A variable of a template. */
export interface TemplateVariable {
  /** Name of the variable. */
  name: string;
  /** Text used when the contact has no value. */
  fallback?: string;
}

/** An earlier version of a template. Versions never change. */
export interface TemplateVersion {
  /** Number of the version. */
  version: number;
  /** Text with variables. */
  body: string;
  /** The variables in the text. */
  variables: TemplateVariable[];
  /** Files of the messages, as they were checked; absent without any. */
  media?: MediaFile[];
  /** What is sent where media cannot be sent; absent when it was not set. */
  media_fallback?: MediaFallback;
  created_at: Timestamp;
}

export type TextEncoding = 'GSM-7' | 'UCS-2' | (string & {});

/** A change of consent, dated when it was recorded. */
export interface TimelineConsent {
  /** Kind of the entry. */
  kind: 'consent';
  at: Timestamp;
  entry: ConsentEntry;
}

/** A conversion, dated when it occurred. */
export interface TimelineConversion {
  /** Kind of the entry. */
  kind: 'conversion';
  at: Timestamp;
  /** The conversion. */
  conversion: {
    /** ID of the object. */
    id: string;
    /** Name of the conversion. */
    event: string;
    /** What the conversion is worth now, without what was refunded, in the minor unit of the currency; null without a value. */
    value_minor: number | null;
    /** Currency (ISO 4217). */
    currency: string | null;
    /** Your own ID. */
    external_id: string | null;
    /** ID of the source of the contact's latest opt-in. */
    source_id: string | null;
    /** ID of the message that the conversion is attributed to. */
    message_id: string | null;
    /** ID of the campaign of that message. */
    campaign_id: string | null;
    /** Sum of the refunds, in the minor unit of the currency. */
    refunded_minor: number;
    /** Time of the refund that left nothing; null while something is left. */
    refunded_at: string | null;
  };
}

/** A behavioral event, dated when it occurred. */
export interface TimelineEvent {
  /** Kind of the entry. */
  kind: 'event';
  at: Timestamp;
  /** The event. */
  event: {
    /** ID of the object. */
    id: string;
    /** Name of the event. */
    name: string;
    /** Your own ID. */
    external_id: string | null;
    /** Details of the event. */
    properties: { [key: string]: unknown };
  };
}

/** A list that contains the contact, dated when the contact was added. */
export interface TimelineList {
  /** Kind of the list. */
  kind: 'list';
  at: Timestamp;
  /** The list. */
  list: {
    /** ID of the list. */
    id: string;
    /** Name of the list. */
    name: string;
  };
}

/** A message from the contact. */
export interface TimelineMessageIn {
  /** Kind of the entry. */
  kind: 'message.in';
  at: Timestamp;
  /** The message. */
  message: {
    /** ID of the object. */
    id: string;
    /** Phone number of the sender, in E.164. */
    from: string;
    /** Phone number of the recipient, in E.164. */
    to: string;
    /** Text of the message. */
    text: string;
    /** What the sender of the message wants. */
    intent: 'stop' | 'start' | 'narrow' | 'help' | 'review' | 'none' | (string & {});
    /** ID of the rule that classified the message. */
    rule_id: string | null;
  };
}

/** A message to the contact, dated when the service accepted it. */
export interface TimelineMessageOut {
  /** Kind of the entry. */
  kind: 'message.out';
  at: Timestamp;
  /** The message. */
  message: {
    /** ID of the object. */
    id: string;
    state: MessageState;
    /** Why it is in this state; null without a reason. */
    state_reason: string | null;
    /** Error code of the carrier; null without an error. */
    error_code: string | null;
    /** Phone number of the recipient, in E.164. */
    to: string;
    /** Phone number of the sender, in E.164. */
    from: string;
    /** Text of the message. */
    text: string;
    /** Why the message is sent: marketing or transactional. */
    purpose: 'marketing' | 'transactional' | 'reply' | (string & {});
    /** Number of credits. */
    credits: number;
    /** ID of the campaign. */
    campaign_id: string | null;
    due_at: Timestamp;
    /** Time the carrier accepted the message. */
    accepted_at: Timestamp | null;
    /** Time the state became final; null before. */
    finalized_at: Timestamp | null;
  };
}

/** A tag of the contact, dated when it was assigned. */
export interface TimelineTag {
  /** Kind of the tag. */
  kind: 'tag';
  at: Timestamp;
  /** The tag. */
  tag: {
    /** ID of the tag. */
    id: string;
    /** Name of the tag. */
    name: string;
  };
}

/** Time in UTC (RFC 3339). */
export type Timestamp = string;

/** Contact person for reviewers. */
export interface TollFreeContact {
  /** Email address. */
  email: string;
  /** Phone number (E.164). */
  phone: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
}

/** How people opt in. */
export type TollFreeOptIn = 'VERBAL' | 'WEB_FORM' | 'PAPER_FORM' | 'VIA_TEXT' | 'MOBILE_QR_CODE' | (string & {});

/** How people opt in. */
export type TollFreeOptInInput = 'VERBAL' | 'WEB_FORM' | 'PAPER_FORM' | 'VIA_TEXT' | 'MOBILE_QR_CODE';

/** Progress of a toll-free verification. The number can send when it is APPROVED. */
export type TollFreeStatus = 'PENDING_REVIEW' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | (string & {});

/** Use case of a toll-free number, as named by reviewers. */
export type TollFreeUseCase = 'TWO_FACTOR_AUTHENTICATION' | 'ACCOUNT_NOTIFICATIONS' | 'CUSTOMER_CARE' | 'CHARITY_NONPROFIT' | 'DELIVERY_NOTIFICATIONS' | 'FRAUD_ALERT_MESSAGING' | 'EVENTS' | 'HIGHER_EDUCATION' | 'K12' | 'MARKETING' | 'POLLING_AND_VOTING_NON_POLITICAL' | 'POLITICAL_ELECTION_CAMPAIGNS' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | (string & {});

/** Use case of a toll-free number, as named by reviewers. */
export type TollFreeUseCaseInput = 'TWO_FACTOR_AUTHENTICATION' | 'ACCOUNT_NOTIFICATIONS' | 'CUSTOMER_CARE' | 'CHARITY_NONPROFIT' | 'DELIVERY_NOTIFICATIONS' | 'FRAUD_ALERT_MESSAGING' | 'EVENTS' | 'HIGHER_EDUCATION' | 'K12' | 'MARKETING' | 'POLLING_AND_VOTING_NON_POLITICAL' | 'POLITICAL_ELECTION_CAMPAIGNS' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT';

/** The verification of a toll-free number. */
export interface TollFreeVerification {
  /** ID of the verification. */
  id: string;
  /** ID of the number to verify. */
  number_id: string;
  /** Phone number (E.164). */
  phone: string;
  status: TollFreeStatus;
  submission_status: SubmissionStatus;
  /** Reason for the rejection. */
  rejection: RegistrationRejection | null;
  /** Your own ID. Each ID has one verification. */
  reference_id: string | null;
  /** Number of submissions. */
  attempt: number;
  /** Legal name of the company. */
  business_name: string;
  /** Name that customers know. */
  doing_business_as: string | null;
  business_type: BrandEntityType;
  /** Null for a sole proprietor. */
  business_registration: BusinessRegistration | null;
  /** Website that reviewers check. */
  website: string;
  address: BrandAddress;
  contact: TollFreeContact;
  /** All use cases that apply. */
  use_case_categories: TollFreeUseCase[];
  /** Who sends, who receives and why. */
  use_case_summary: string;
  /** Sample messages as you will send them. */
  samples: string[];
  opt_in_type: TollFreeOptIn;
  /** URLs of public images that show how people opt in. */
  opt_in_image_urls: string[];
  message_volume: TollFreeVolume;
  /** Opt-in confirmation message. */
  opt_in_message: string | null;
  /** Reply to HELP. */
  help_message: string | null;
  /** URL of the privacy policy. */
  privacy_url: string;
  /** URL of the terms and conditions. */
  terms_url: string;
  /** Whether people confirm their age before they opt in. */
  age_gated: boolean;
  /** Additional information for reviewers. */
  additional_information: string | null;
  /** Token of Campaign Verify. */
  campaign_verify_token?: string | null;
  /** Time the reviewers received the submission. */
  submitted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Estimated messages per month. */
export type TollFreeVolume = '10' | '100' | '1,000' | '10,000' | '100,000' | '250,000' | '500,000' | '750,000' | '1,000,000' | '5,000,000' | '10,000,000+' | (string & {});

/** Estimated messages per month. */
export type TollFreeVolumeInput = '10' | '100' | '1,000' | '10,000' | '100,000' | '250,000' | '500,000' | '750,000' | '1,000,000' | '5,000,000' | '10,000,000+';

/** Usage of one day, campaign or purpose. */
export interface UsageRow {
  /** Day on the clock of `agent.settings`, campaign or purpose, depending on `group_by`. */
  key: string;
  /** Number of messages. */
  messages: number;
  /** Number of segments. */
  segments: number;
  /** Number of credits. */
  credits: number;
}

/** UTM parameters that the redirect adds to the destination. A parameter that the destination already has is replaced. */
export interface Utm {
  /** Value of `utm_source`. */
  source?: string;
  /** Value of `utm_medium`. */
  medium?: string;
  /** Value of `utm_campaign`. */
  campaign?: string;
  /** Value of `utm_term`. */
  term?: string;
  /** Value of `utm_content`. */
  content?: string;
}

/** Progress of one variant among the contacts to whom chance gave it, so that the variants stay comparable after the decision. At all times, recipients = sent + excluded + canceled + failed + pending, here and in `results_as_winner`. */
export interface VariantCounters {
  /** Name of the variant. */
  name: string;
  /** Contacts to whom chance gave the variant. Those that got it because it had won are in `results_as_winner`. */
  recipients: number;
  /** Recipients whose message has no result yet. */
  pending: number;
  /** Messages accepted by the carrier. */
  sent: number;
  /** Number of delivered messages. */
  delivered: number;
  /** Number of messages that were not delivered. */
  undelivered: number;
  /** Number of messages without a final receipt. */
  unconfirmed: number;
  /** Messages rejected by the carrier or expired. */
  failed: number;
  /** Number of canceled messages. */
  canceled: number;
  /** Number of contacts that got no message. */
  excluded: number;
  /** Recipients who clicked a link of the message. */
  clicks: number;
  /** Recipients who replied within 7 days, other than with an opt-out. */
  replies: number;
  /** Recipients who opted out within 7 days. */
  opt_outs: number;
  /** Recipients with a conversion that is attributed to the campaign. */
  conversions: number;
  /** Of the contacts that waited for the winner and got this variant. */
  results_as_winner: VariantResults;
}

/** What came of the messages of one variant. */
export interface VariantResults {
  /** Contacts that got the variant because it had won. */
  recipients: number;
  /** Recipients whose message has no result yet. */
  pending: number;
  /** Messages accepted by the carrier. */
  sent: number;
  /** Number of delivered messages. */
  delivered: number;
  /** Number of messages that were not delivered. */
  undelivered: number;
  /** Number of messages without a final receipt. */
  unconfirmed: number;
  /** Messages rejected by the carrier or expired. */
  failed: number;
  /** Number of canceled messages. */
  canceled: number;
  /** Number of contacts that got no message. */
  excluded: number;
  /** Recipients who clicked a link of the message. */
  clicks: number;
  /** Recipients who replied within 7 days, other than with an opt-out. */
  replies: number;
  /** Recipients who opted out within 7 days. */
  opt_outs: number;
  /** Recipients with a conversion that is attributed to the campaign. */
  conversions: number;
}

/** What the preflight found for one variant. */
export interface VariantPreflight {
  /** Name of the variant. */
  name: string;
  /** Number of contacts that would get this variant in the test. */
  eligible: number;
  /** Number of credits. */
  credits: number;
  /** Number of segments. */
  segments: number;
  /** One message as a recipient would receive it. */
  sample: string | null;
  /** Files of the variant; absent without any. */
  media?: MediaFile[];
  /** Findings about the content, blockers first. */
  content_findings: ContentFinding[];
}

/** Something to note that did not stop the call. */
export interface Warning {
  /** Code of the warning. */
  code: string;
  /** What to know, as a sentence. */
  message: string;
  /** The param. */
  param?: string;
  /** Calls that help. */
  next_actions?: NextAction[];
}

/** Present only when there are warnings. */
export type Warnings = Warning[];

/** True when the call was a dry run and stored nothing. */
export type WasDryRun = boolean;

/** True when this is the stored response to an earlier call with the same `idempotency_key`. */
export type WasReplayed = boolean;

/** The webhook endpoint of a partner. */
export interface WebhookEndpoint {
  /** Address that receives events. */
  url: string;
  /** `disabled` after the endpoint answered 410 Gone. */
  state: 'active' | 'disabled' | (string & {});
  /** Why it is in this state; null without a reason. */
  state_reason: string | null;
  /** State of the delivery of events. */
  delivery: 'automatic' | 'on_request' | (string & {});
  /** Beginning of the SHA-256 of the secret. */
  secret_fingerprint: string;
  /** Time the previous secret expires, 24 hours after the rotation; null when there is no previous secret. */
  previous_secret_expires_at: Timestamp | null;
  /** Whether events currently have a second signature. False once the previous secret has expired. */
  signs_with_previous: boolean;
  /** Time the circuit breaker closes. Until then, no attempts are made, because too many failed. */
  breaker_open_until: Timestamp | null;
}

/** Day of the week in the recipient's local time. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | (string & {});

/** Day of the week in the recipient's local time. */
export type WeekdayInput = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** How the variant for the remaining contacts is chosen. */
export interface WinnerSettings {
  /** What decides: the highest share of recipients who clicked, converted, replied or reached the primary outcome of the campaign, or the lowest share who opted out. */
  metric: 'clicks' | 'conversions' | 'replies' | 'opt_outs' | 'outcome' | (string & {});
  /** Hours between the last test message and the decision. */
  decide_after_hours: number;
  /** Messages that each variant needs for a decision. Default: 100. */
  min_recipients_per_variant: number;
  /** Confidence that a difference needs, in percent. Default: 95. */
  confidence_percent: number;
  /** What the remaining contacts receive without a winner: the variant with the best rate, the first variant, or nothing. Default: `stop`. */
  on_no_winner: 'send_best' | 'send_first' | 'stop' | (string & {});
}

/** How the variant for the remaining contacts is chosen. */
export interface WinnerSettingsInput {
  /** What decides: the highest share of recipients who clicked, converted, replied or reached the primary outcome of the campaign, or the lowest share who opted out. */
  metric: 'clicks' | 'conversions' | 'replies' | 'opt_outs' | 'outcome' | (string & {});
  /** Hours between the last test message and the decision. */
  decide_after_hours: number;
  /** Messages that each variant needs for a decision. Default: 100. */
  min_recipients_per_variant?: number;
  /** Confidence that a difference needs, in percent. Default: 95. */
  confidence_percent?: number;
  /** What the remaining contacts receive without a winner: the variant with the best rate, the first variant, or nothing. Default: `stop`. */
  on_no_winner?: 'send_best' | 'send_first' | 'stop' | (string & {});
}

/** How the variant for the remaining contacts is chosen. */
export interface WinnerSettingsInputInput {
  /** What decides: the highest share of recipients who clicked, converted, replied or reached the primary outcome of the campaign, or the lowest share who opted out. */
  metric: 'clicks' | 'conversions' | 'replies' | 'opt_outs' | 'outcome';
  /** Hours between the last test message and the decision. */
  decide_after_hours: number;
  /** Messages that each variant needs for a decision. Default: 100. */
  min_recipients_per_variant?: number;
  /** Confidence that a difference needs, in percent. Default: 95. */
  confidence_percent?: number;
  /** What the remaining contacts receive without a winner: the variant with the best rate, the first variant, or nothing. Default: `stop`. */
  on_no_winner?: 'send_best' | 'send_first' | 'stop';
}

/** A rule that a contact meets or does not meet, or several rules under `and`, `or` and `not`, to a depth of 5. A missing value meets no rule, with these exceptions: `neq`, `nin`, `not_exists`, `not_within_last`, `not_within_next`, `contains_none` and `not` are the exact opposites of `eq`, `in`, `exists`, `within_last`, `within_next`, `contains_any` and the rule inside `not`, so a missing value meets them. */
export type SegmentRule = SegmentRuleAnd | SegmentRuleOr | SegmentRuleNot | SegmentRuleField | SegmentRuleEvent | SegmentRuleEventSum | SegmentRuleConversion | SegmentRuleConversionSum | SegmentRuleMessage | SegmentRuleClick | SegmentRuleReply | SegmentRuleConsent | SegmentRuleList | SegmentRuleTag | SegmentRuleSegment | SegmentRuleSegmentChange | SegmentRuleRandomBucket | SegmentRuleInHoldOut;

/** A rule that a contact meets or does not meet, or several rules under `and`, `or` and `not`, to a depth of 5. A missing value meets no rule, with these exceptions: `neq`, `nin`, `not_exists`, `not_within_last`, `not_within_next`, `contains_none` and `not` are the exact opposites of `eq`, `in`, `exists`, `within_last`, `within_next`, `contains_any` and the rule inside `not`, so a missing value meets them. */
export type SegmentRuleInput = SegmentRuleAndInput | SegmentRuleOrInput | SegmentRuleNotInput | SegmentRuleFieldInput | SegmentRuleEventInput | SegmentRuleEventSumInput | SegmentRuleConversionInput | SegmentRuleConversionSumInput | SegmentRuleMessageInput | SegmentRuleClickInput | SegmentRuleReplyInput | SegmentRuleConsentInput | SegmentRuleList | SegmentRuleTag | SegmentRuleSegment | SegmentRuleSegmentChangeInput | SegmentRuleRandomBucket | SegmentRuleInHoldOut;

/** Contacts that meet all of the rules. */
export interface SegmentRuleAnd {
  /** Kind of the rule. */
  kind: 'and';
  /** Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in the values of `contains` and `starts_with`. The rules of segments that it refers to are included. */
  rules: SegmentRule[];
}

/** Contacts that meet all of the rules. */
export interface SegmentRuleAndInput {
  /** Kind of the rule. */
  kind: 'and';
  /** Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in the values of `contains` and `starts_with`. The rules of segments that it refers to are included. */
  rules: SegmentRuleInput[];
}

/** Contacts that meet at least one of the rules. */
export interface SegmentRuleOr {
  /** Kind of the rule. */
  kind: 'or';
  /** Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in the values of `contains` and `starts_with`. The rules of segments that it refers to are included. */
  rules: SegmentRule[];
}

/** Contacts that meet at least one of the rules. */
export interface SegmentRuleOrInput {
  /** Kind of the rule. */
  kind: 'or';
  /** Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in the values of `contains` and `starts_with`. The rules of segments that it refers to are included. */
  rules: SegmentRuleInput[];
}

/** Contacts that do not meet the rule. */
export interface SegmentRuleNot {
  /** Kind of the rule. */
  kind: 'not';
  rule: SegmentRule;
}

/** Contacts that do not meet the rule. */
export interface SegmentRuleNotInput {
  /** Kind of the rule. */
  kind: 'not';
  rule: SegmentRuleInput;
}

/** A length of time. */
export interface SegmentDuration {
  /** Number of units. */
  amount: number;
  /** Unit: a day is 24 hours, a week 7 days. */
  unit: 'minutes' | 'hours' | 'days' | 'weeks' | (string & {});
}

/** A length of time. */
export interface SegmentDurationInput {
  /** Number of units. */
  amount: number;
  /** Unit: a day is 24 hours, a week 7 days. */
  unit: 'minutes' | 'hours' | 'days' | 'weeks';
}

/** Comparison. `eq`, `neq`, `in` and `nin` are case-sensitive. A number matches the same number in text: `42` matches "42". Text matches only text. `contains` and `starts_with` ignore the case of the letters A to Z; `gt`, `gte`, `lt` and `lte` compare numbers; `between` compares numbers or times and includes both ends; `before` and `after` compare times. `anniversary` compares month and day with the current date in the contact's time zone; without one, in that of `agent.settings`. In years without 29 February, the anniversary of that day is 28 February. `contains_any`, `contains_all` and `contains_none` test which of `values` are in a list; `size_between` tests how many items a list has. */
export type SegmentOperator = 'eq' | 'neq' | 'in' | 'nin' | 'contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'exists' | 'not_exists' | 'before' | 'after' | 'within_last' | 'not_within_last' | 'within_next' | 'not_within_next' | 'anniversary' | 'contains_any' | 'contains_all' | 'contains_none' | 'size_between' | (string & {});

/** Comparison. `eq`, `neq`, `in` and `nin` are case-sensitive. A number matches the same number in text: `42` matches "42". Text matches only text. `contains` and `starts_with` ignore the case of the letters A to Z; `gt`, `gte`, `lt` and `lte` compare numbers; `between` compares numbers or times and includes both ends; `before` and `after` compare times. `anniversary` compares month and day with the current date in the contact's time zone; without one, in that of `agent.settings`. In years without 29 February, the anniversary of that day is 28 February. `contains_any`, `contains_all` and `contains_none` test which of `values` are in a list; `size_between` tests how many items a list has. */
export type SegmentOperatorInput = 'eq' | 'neq' | 'in' | 'nin' | 'contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'exists' | 'not_exists' | 'before' | 'after' | 'within_last' | 'not_within_last' | 'within_next' | 'not_within_next' | 'anniversary' | 'contains_any' | 'contains_all' | 'contains_none' | 'size_between';

/** Contacts by a field or a custom field. */
export interface SegmentRuleField {
  /** Kind of the rule. */
  kind: 'field';
  /** Field of the contact: `phone`, `country`, `external_id`, `first_name`, `last_name`, `email`, `timezone`, `created_at`, `updated_at`, or `attributes.` and the name of a custom field. `segments.fields` lists them. Text counts as a number if it consists of digits with at most one point and an optional minus sign before them, such as `-3.5`. It has at most 15 digits before the point and 9 after it; `1e3`, `+5`, `1,000` and spaces are not allowed. Text counts as a time if it is a date or RFC 3339 with an offset, such as `2026-03-01` or `2026-03-01T12:00Z`. A date means midnight in UTC. */
  field: string;
  operator: SegmentOperator;
  /** Value to compare with. The operators that have `values` or `within`, `exists` and `not_exists` do not use it. */
  value?: string | number | boolean;
  /** For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For `between` and `size_between`: the lower and the upper end. */
  values?: (string | number)[];
  /** For `within_last`, `not_within_last`, `within_next` and `not_within_next`: the length of time. */
  within?: SegmentDuration;
  /** For `anniversary`: 7 means the anniversary is in a week, -1 that it was yesterday. Default: 0, today. */
  days_from_now?: number;
}

/** Contacts by a field or a custom field. */
export interface SegmentRuleFieldInput {
  /** Kind of the rule. */
  kind: 'field';
  /** Field of the contact: `phone`, `country`, `external_id`, `first_name`, `last_name`, `email`, `timezone`, `created_at`, `updated_at`, or `attributes.` and the name of a custom field. `segments.fields` lists them. Text counts as a number if it consists of digits with at most one point and an optional minus sign before them, such as `-3.5`. It has at most 15 digits before the point and 9 after it; `1e3`, `+5`, `1,000` and spaces are not allowed. Text counts as a time if it is a date or RFC 3339 with an offset, such as `2026-03-01` or `2026-03-01T12:00Z`. A date means midnight in UTC. */
  field: string;
  operator: SegmentOperatorInput;
  /** Value to compare with. The operators that have `values` or `within`, `exists` and `not_exists` do not use it. */
  value?: string | number | boolean;
  /** For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For `between` and `size_between`: the lower and the upper end. */
  values?: (string | number)[];
  /** For `within_last`, `not_within_last`, `within_next` and `not_within_next`: the length of time. */
  within?: SegmentDurationInput;
  /** For `anniversary`: 7 means the anniversary is in a week, -1 that it was yesterday. Default: 0, today. */
  days_from_now?: number;
}

/** A condition on a property of an event. */
export interface SegmentPropertyCondition {
  /** Name of the property. `items[].sku` stands for the field `sku` of each item of the list `items`, and `tags[]` for each item of the list `tags`. At least one item must meet the comparison. With `neq`, `nin` and `not_exists`, no item may meet the opposite comparison. */
  property: string;
  /** Comparison, as for fields. */
  operator: 'eq' | 'neq' | 'in' | 'nin' | 'contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'exists' | 'not_exists' | 'contains_any' | 'contains_all' | 'contains_none' | 'size_between' | (string & {});
  /** Value to compare with. */
  value?: string | number | boolean;
  /** For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For `between` and `size_between`: the lower and the upper end. */
  values?: (string | number)[];
}

/** A condition on a property of an event. */
export interface SegmentPropertyConditionInput {
  /** Name of the property. `items[].sku` stands for the field `sku` of each item of the list `items`, and `tags[]` for each item of the list `tags`. At least one item must meet the comparison. With `neq`, `nin` and `not_exists`, no item may meet the opposite comparison. */
  property: string;
  /** Comparison, as for fields. */
  operator: 'eq' | 'neq' | 'in' | 'nin' | 'contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'exists' | 'not_exists' | 'contains_any' | 'contains_all' | 'contains_none' | 'size_between';
  /** Value to compare with. */
  value?: string | number | boolean;
  /** For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For `between` and `size_between`: the lower and the upper end. */
  values?: (string | number)[];
}

/** Contacts by how often they did something. `at_most` 0 and `exactly` 0 find contacts who never did it. */
export interface SegmentRuleEvent {
  /** Kind of the rule. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** How the number of events is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly' | (string & {});
  /** Number of events. Default: 1. */
  count?: number;
  /** Count only events within this time up to now. Default: all. */
  within?: SegmentDuration;
  /** Count only events at this time or later (RFC 3339). */
  from?: string;
  /** Count only events before this time (RFC 3339). */
  to?: string;
  /** Conditions that an event must meet to be counted. */
  where?: SegmentPropertyCondition[];
}

/** Contacts by how often they did something. `at_most` 0 and `exactly` 0 find contacts who never did it. */
export interface SegmentRuleEventInput {
  /** Kind of the rule. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** How the number of events is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly';
  /** Number of events. Default: 1. */
  count?: number;
  /** Count only events within this time up to now. Default: all. */
  within?: SegmentDurationInput;
  /** Count only events at this time or later (RFC 3339). */
  from?: string;
  /** Count only events before this time (RFC 3339). */
  to?: string;
  /** Conditions that an event must meet to be counted. */
  where?: SegmentPropertyConditionInput[];
}

/** Contacts by the sum of a property of their events, such as the amount that they spent in 90 days. */
export interface SegmentRuleEventSum {
  /** Kind of the rule. */
  kind: 'event_sum';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** Property with the numbers to add up. `items[].price` adds up the numbers of all items of a list. A value that is not a number counts as 0. */
  property: string;
  /** How the sum is compared. A contact without such events has the sum 0. */
  operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | (string & {});
  /** Number to compare with: for all operators but `between`. */
  value?: number;
  /** For `between`: the lower and the upper end, both included. */
  values?: number[];
  /** Add up only events within this time up to now. Default: all. */
  within?: SegmentDuration;
  /** Add up only events at this time or later (RFC 3339). */
  from?: string;
  /** Add up only events before this time (RFC 3339). */
  to?: string;
  /** Conditions that an event must meet to be added. */
  where?: SegmentPropertyCondition[];
}

/** Contacts by the sum of a property of their events, such as the amount that they spent in 90 days. */
export interface SegmentRuleEventSumInput {
  /** Kind of the rule. */
  kind: 'event_sum';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** Property with the numbers to add up. `items[].price` adds up the numbers of all items of a list. A value that is not a number counts as 0. */
  property: string;
  /** How the sum is compared. A contact without such events has the sum 0. */
  operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'between';
  /** Number to compare with: for all operators but `between`. */
  value?: number;
  /** For `between`: the lower and the upper end, both included. */
  values?: number[];
  /** Add up only events within this time up to now. Default: all. */
  within?: SegmentDurationInput;
  /** Add up only events at this time or later (RFC 3339). */
  from?: string;
  /** Add up only events before this time (RFC 3339). */
  to?: string;
  /** Conditions that an event must meet to be added. */
  where?: SegmentPropertyConditionInput[];
}

/** Contacts by how often they converted. `at_most` 0 and `exactly` 0 find contacts who never did. The value of a conversion is what is left after refunds. A conversion that was refunded in full does not count. */
export interface SegmentRuleConversion {
  /** Kind of the rule. */
  kind: 'conversion';
  /** Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type. */
  event?: string;
  /** How the number of conversions is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly' | (string & {});
  /** Number of conversions. Default: 1. */
  count?: number;
  /** Count only conversions in this currency (ISO 4217). Required with `min_value_minor` and `max_value_minor`. Default: all. */
  currency?: string;
  /** Count only conversions within this time up to now. Default: all. */
  within?: SegmentDuration;
  /** Count only conversions at this time or later (RFC 3339). */
  from?: string;
  /** Count only conversions before this time (RFC 3339). */
  to?: string;
  /** Lowest value of a conversion to be counted, in the minor unit of `currency`. Default: any. */
  min_value_minor?: number;
  /** Highest value of a conversion to be counted, in the minor unit of `currency`. Default: any. */
  max_value_minor?: number;
}

/** Contacts by how often they converted. `at_most` 0 and `exactly` 0 find contacts who never did. The value of a conversion is what is left after refunds. A conversion that was refunded in full does not count. */
export interface SegmentRuleConversionInput {
  /** Kind of the rule. */
  kind: 'conversion';
  /** Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type. */
  event?: string;
  /** How the number of conversions is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly';
  /** Number of conversions. Default: 1. */
  count?: number;
  /** Count only conversions in this currency (ISO 4217). Required with `min_value_minor` and `max_value_minor`. Default: all. */
  currency?: string;
  /** Count only conversions within this time up to now. Default: all. */
  within?: SegmentDurationInput;
  /** Count only conversions at this time or later (RFC 3339). */
  from?: string;
  /** Count only conversions before this time (RFC 3339). */
  to?: string;
  /** Lowest value of a conversion to be counted, in the minor unit of `currency`. Default: any. */
  min_value_minor?: number;
  /** Highest value of a conversion to be counted, in the minor unit of `currency`. Default: any. */
  max_value_minor?: number;
}

/** Contacts by the sum of what they paid, without what was refunded, such as customers who spent 500 dollars in 90 days. */
export interface SegmentRuleConversionSum {
  /** Kind of the rule. */
  kind: 'conversion_sum';
  /** Currency of the sum (ISO 4217). Conversions in other currencies do not count. */
  currency: string;
  /** Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type. */
  event?: string;
  /** How the sum is compared. A contact without such conversions has the sum 0. */
  operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | (string & {});
  /** Sum to compare with, in the minor unit of the currency: for all operators but `between`. */
  value?: number;
  /** For `between`: the lower and the upper end, both included. */
  values?: number[];
  /** Add up only conversions within this time up to now. Default: all. */
  within?: SegmentDuration;
  /** Add up only conversions at this time or later (RFC 3339). */
  from?: string;
  /** Add up only conversions before this time (RFC 3339). */
  to?: string;
}

/** Contacts by the sum of what they paid, without what was refunded, such as customers who spent 500 dollars in 90 days. */
export interface SegmentRuleConversionSumInput {
  /** Kind of the rule. */
  kind: 'conversion_sum';
  /** Currency of the sum (ISO 4217). Conversions in other currencies do not count. */
  currency: string;
  /** Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type. */
  event?: string;
  /** How the sum is compared. A contact without such conversions has the sum 0. */
  operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'between';
  /** Sum to compare with, in the minor unit of the currency: for all operators but `between`. */
  value?: number;
  /** For `between`: the lower and the upper end, both included. */
  values?: number[];
  /** Add up only conversions within this time up to now. Default: all. */
  within?: SegmentDurationInput;
  /** Add up only conversions at this time or later (RFC 3339). */
  from?: string;
  /** Add up only conversions before this time (RFC 3339). */
  to?: string;
}

/** Contacts that got a message: any one, or one of a campaign, a journey or a node. Automatic replies do not count. Messages of journeys and single messages are found by the phone number of the contact. */
export interface SegmentRuleMessage {
  /** Kind of the rule. */
  kind: 'message';
  /** ID of a campaign. Default: all messages. */
  campaign_id?: string;
  /** ID of a journey. Default: all messages. */
  journey_id?: string;
  /** ID of a node of the journey. */
  node_id?: string;
  /** States of the message, any of them. Default: those of messages that a carrier accepted. */
  states?: MessageState[];
  /** Only messages created within this time up to now. Default: all. */
  within?: SegmentDuration;
}

/** Contacts that got a message: any one, or one of a campaign, a journey or a node. Automatic replies do not count. Messages of journeys and single messages are found by the phone number of the contact. */
export interface SegmentRuleMessageInput {
  /** Kind of the rule. */
  kind: 'message';
  /** ID of a campaign. Default: all messages. */
  campaign_id?: string;
  /** ID of a journey. Default: all messages. */
  journey_id?: string;
  /** ID of a node of the journey. */
  node_id?: string;
  /** States of the message, any of them. Default: those of messages that a carrier accepted. */
  states?: MessageStateInput[];
  /** Only messages created within this time up to now. Default: all. */
  within?: SegmentDurationInput;
}

/** Contacts by their clicks on short links. Clicks of bots do not count. */
export interface SegmentRuleClick {
  /** Kind of the rule. */
  kind: 'click';
  /** ID of a campaign whose links were clicked. Default: all links. */
  campaign_id?: string;
  /** ID of a journey whose links were clicked. Default: all links. */
  journey_id?: string;
  /** ID of the node of the journey that sent the message. */
  node_id?: string;
  /** ID of the link that was clicked. Default: all links. */
  link_id?: string;
  /** How the number of clicks is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly' | (string & {});
  /** Number of clicks. Default: 1. */
  count?: number;
  /** Count only clicks within this time before now. Default: all. */
  within?: SegmentDuration;
}

/** Contacts by their clicks on short links. Clicks of bots do not count. */
export interface SegmentRuleClickInput {
  /** Kind of the rule. */
  kind: 'click';
  /** ID of a campaign whose links were clicked. Default: all links. */
  campaign_id?: string;
  /** ID of a journey whose links were clicked. Default: all links. */
  journey_id?: string;
  /** ID of the node of the journey that sent the message. */
  node_id?: string;
  /** ID of the link that was clicked. Default: all links. */
  link_id?: string;
  /** How the number of clicks is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly';
  /** Number of clicks. Default: 1. */
  count?: number;
  /** Count only clicks within this time before now. Default: all. */
  within?: SegmentDurationInput;
}

/** Contacts by the messages that came from their number. Opt-outs do not count. A reply answers the last message of the 7 days before it. */
export interface SegmentRuleReply {
  /** Kind of the rule. */
  kind: 'reply';
  /** ID of a campaign that was answered. Default: all replies. */
  campaign_id?: string;
  /** ID of a journey that was answered. Default: all replies. */
  journey_id?: string;
  /** ID of the node of the journey that sent the message. */
  node_id?: string;
  /** How the number of replies is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly' | (string & {});
  /** Number of replies. Default: 1. */
  count?: number;
  /** Count only replies within this time up to now. Default: all. */
  within?: SegmentDuration;
}

/** Contacts by the messages that came from their number. Opt-outs do not count. A reply answers the last message of the 7 days before it. */
export interface SegmentRuleReplyInput {
  /** Kind of the rule. */
  kind: 'reply';
  /** ID of a campaign that was answered. Default: all replies. */
  campaign_id?: string;
  /** ID of a journey that was answered. Default: all replies. */
  journey_id?: string;
  /** ID of the node of the journey that sent the message. */
  node_id?: string;
  /** How the number of replies is compared with `count`. Default: `at_least`. */
  operator?: 'at_least' | 'at_most' | 'exactly';
  /** Number of replies. Default: 1. */
  count?: number;
  /** Count only replies within this time up to now. Default: all. */
  within?: SegmentDurationInput;
}

/** Contacts by their consent to marketing messages. */
export interface SegmentRuleConsent {
  /** Kind of the rule. */
  kind: 'consent';
  /** Consent status. A contact whose message waits for a review does not count as `opted_in`. */
  status: ConsentStatus;
  /** ID of the program. Default: messages without a program. */
  program_id?: string;
}

/** Contacts by their consent to marketing messages. */
export interface SegmentRuleConsentInput {
  /** Kind of the rule. */
  kind: 'consent';
  /** Consent status. A contact whose message waits for a review does not count as `opted_in`. */
  status: ConsentStatusInput;
  /** ID of the program. Default: messages without a program. */
  program_id?: string;
}

/** Contacts on a list. */
export interface SegmentRuleList {
  /** Kind of the rule. */
  kind: 'list';
  /** ID of the list. */
  list_id: string;
}

/** Contacts with a tag. */
export interface SegmentRuleTag {
  /** Kind of the rule. */
  kind: 'tag';
  /** ID of the tag. */
  tag_id: string;
}

/** Contacts in another segment. Segments cannot refer to each other in a circle. */
export interface SegmentRuleSegment {
  /** Kind of the rule. */
  kind: 'segment';
  /** ID of the other segment. */
  segment_id: string;
}

/** Contacts that joined or left another segment, whether or not they are in it now: combine it with a rule of the kind `segment`. The time is that of the comparison that found the change, about every 5 minutes. Contacts that were in the segment when tracking began did not join. */
export interface SegmentRuleSegmentChange {
  /** Kind of the rule. */
  kind: 'segment_change';
  /** ID of a segment with `track_members`. */
  segment_id: string;
  /** What the contact did. */
  change: 'joined' | 'left' | (string & {});
  /** How long ago at most, up to 366 days. */
  within: SegmentDuration;
}

/** Contacts that joined or left another segment, whether or not they are in it now: combine it with a rule of the kind `segment`. The time is that of the comparison that found the change, about every 5 minutes. Contacts that were in the segment when tracking began did not join. */
export interface SegmentRuleSegmentChangeInput {
  /** Kind of the rule. */
  kind: 'segment_change';
  /** ID of a segment with `track_members`. */
  segment_id: string;
  /** What the contact did. */
  change: 'joined' | 'left';
  /** How long ago at most, up to 366 days. */
  within: SegmentDurationInput;
}

/** A random share of the contacts that stays the same: a hash puts each contact into one of 10,000 buckets. */
export interface SegmentRuleRandomBucket {
  /** Kind of the rule. */
  kind: 'random_bucket';
  /** First bucket. */
  from: number;
  /** Last bucket, included. 0 to 999 are a tenth of the contacts. */
  to: number;
  /** Seed of the distribution. Each seed distributes the contacts differently. Default: empty. */
  seed?: string;
}

/** Contacts of the account's hold-out, which get no marketing (outcomes.setHoldOut). */
export interface SegmentRuleInHoldOut {
  /** Kind of the rule. */
  kind: 'in_hold_out';
}

/** Rules that select contacts. Contacts join and leave automatically. */
export interface Segment {
  /** ID of the segment. */
  id: string;
  /** Name of the segment, unique in the account, ignoring case. */
  name: string;
  /** Description. */
  description: string | null;
  /** Version, which counts the changes. */
  version: number;
  rules: SegmentRule;
  /** Whether it is recorded when contacts join and leave. */
  track_members: boolean;
  /** State of the tracking. Null without `track_members`. */
  tracking: SegmentTracking | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Whether joining and leaving contacts of a segment are recorded. */
export interface SegmentTracking {
  /** `stopped`: the service stopped, and changes since then are not recorded. Set `track_members` to true again to go on. */
  state: 'tracking' | 'stopped' | (string & {});
  /** Why the service stopped: `segment_too_large`, more than 100,000 contacts; `comparison_failed`, for example because the rules take too long. */
  reason: 'segment_too_large' | 'comparison_failed' | null | (string & {});
  /** When tracking began, or went on after the service had stopped. */
  started_at: Timestamp;
  /** When the members were compared last. Null before the first comparison. */
  compared_at: Timestamp | null;
}

/** The rules of a segment at one version. */
export interface SegmentVersion {
  /** Version. */
  version: number;
  rules: SegmentRule;
  created_at: Timestamp;
}

/** What uses a segment: an unfinished campaign, another segment, a journey or an automation rule. */
export interface SegmentUse {
  /** Kind of the object that uses the segment. */
  kind: 'campaign' | 'segment' | 'journey' | 'automation' | (string & {});
  /** ID of the object that uses the segment. */
  id: string;
  /** Name of the object that uses the segment. */
  name: string;
}

/** A contact in a segment. */
export interface SegmentMember {
  /** ID of the contact. */
  contact_id: string;
  /** Phone number in E.164. */
  phone: string;
  /** First name. */
  first_name: string | null;
  /** Last name. */
  last_name: string | null;
  /** Consent to marketing messages. */
  consent_status: ConsentStatus;
}

/** What one rule keeps. Each rule directly under `and` is a step; without `and`, the whole rule is one step. */
export interface SegmentFunnelStep {
  /** JSON Pointer to the rule, such as `/rules/rules/0`. */
  path: string;
  /** Number of contacts that meet this rule. */
  alone: number;
  /** Number of contacts that meet this rule and those before it. */
  in_sequence: number;
}

/** Something that rules can ask about. */
export interface SegmentField {
  /** Name for `field` in a rule, for `name` in a rule about events, or for `event` in one about conversions. */
  field: string;
  /** What it is: a field of every contact, a custom field, an event, or a type of conversions. */
  kind: 'field' | 'attribute' | 'event' | 'conversion' | (string & {});
  /** Types of its values, the most frequent first. */
  types: ('text' | 'number' | 'boolean' | 'time' | 'list' | (string & {}))[];
  /** Operators that apply to these types. */
  operators: string[];
  /** Number of contacts with a value, or of events or conversions, among those examined. */
  contacts: number;
  /** Values that occur more than once, the most frequent first, up to 100 characters each. */
  frequent_values: ({
    /** The value. */
    value: string | number | boolean;
    /** How often it occurs among those examined. */
    count: number;
  })[];
  /** A rule that is valid as it stands. */
  example: SegmentRuleField | SegmentRuleEvent | SegmentRuleConversion;
}

/** An event that adds its properties to those of the entry event. */
export interface JourneyEntryUpdate {
  /** Name of the event; it can be the entry event. */
  name: string;
  /** Conditions that the properties of the event must meet. Default: none. */
  where?: SegmentPropertyCondition[];
  /** Property of this event that contains the key of the enrollment. Default: `key` of the entry. */
  key?: string;
}

/** An event that adds its properties to those of the entry event. */
export interface JourneyEntryUpdateInput {
  /** Name of the event; it can be the entry event. */
  name: string;
  /** Conditions that the properties of the event must meet. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** Property of this event that contains the key of the enrollment. Default: `key` of the entry. */
  key?: string;
}

/** Contacts enter when they do something. */
export interface JourneyEntryEvent {
  /** Kind of the entry. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** Conditions that the properties of the event must meet. Default: none. */
  where?: SegmentPropertyCondition[];
  /** Property of the event that tells several enrollments of one contact apart, such as `event.appointment_id`. A contact is in the journey at most once for each value, and at most 20 times. Events without the property share one enrollment. Default: none, so that a contact is in the journey once. */
  key?: string;
  /** Events that change the properties of an enrollment, such as a new time of the appointment. The contact stays where it is, and a `delay_until` waits for the new time. Default: none. */
  updates?: JourneyEntryUpdate[];
}

/** Contacts enter when they do something. */
export interface JourneyEntryEventInput {
  /** Kind of the entry. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** Conditions that the properties of the event must meet. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** Property of the event that tells several enrollments of one contact apart, such as `event.appointment_id`. A contact is in the journey at most once for each value, and at most 20 times. Events without the property share one enrollment. Default: none, so that a contact is in the journey once. */
  key?: string;
  /** Events that change the properties of an enrollment, such as a new time of the appointment. The contact stays where it is, and a `delay_until` waits for the new time. Default: none. */
  updates?: JourneyEntryUpdateInput[];
}

/** Contacts enter when a conversion of theirs is recorded, once for each conversion. In messages, `event` contains its properties `value_minor`, `currency`, `external_id` and `conversion_id`. No contact enters by a conversion that is history (see `analytics.recordConversion`), by a correction or by a refund. */
export interface JourneyEntryConversion {
  /** Kind of the entry. */
  kind: 'conversion';
  /** Type of the conversion, as recorded with `analytics.recordConversion`. */
  event: string;
  /** Conditions that the conversion must meet, on its properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyCondition[];
  /** Property of the conversion that tells several enrollments of one contact apart, such as `event.external_id`. A contact is in the journey at most once for each value, and at most 20 times. Default: none, so that a contact is in the journey once. */
  key?: string;
}

/** Contacts enter when a conversion of theirs is recorded, once for each conversion. In messages, `event` contains its properties `value_minor`, `currency`, `external_id` and `conversion_id`. No contact enters by a conversion that is history (see `analytics.recordConversion`), by a correction or by a refund. */
export interface JourneyEntryConversionInput {
  /** Kind of the entry. */
  kind: 'conversion';
  /** Type of the conversion, as recorded with `analytics.recordConversion`. */
  event: string;
  /** Conditions that the conversion must meet, on its properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** Property of the conversion that tells several enrollments of one contact apart, such as `event.external_id`. A contact is in the journey at most once for each value, and at most 20 times. Default: none, so that a contact is in the journey once. */
  key?: string;
}

/** Contacts enter when they join a segment. The service checks this every five minutes. A later version with the same segment goes on: it takes the contacts that joined since, and its publication lets no contact enter a second time. */
export interface JourneyEntrySegment {
  /** Kind of the entry. */
  kind: 'segment';
  /** ID of the segment. */
  segment_id: string;
  /** Whether contacts that are in the segment when the journey is published enter. A contact that is left out enters if it leaves the segment and joins it again, and the service sees both. Versions that were published before this field existed have `enter`. Default: `leave_out`. */
  existing?: JourneyExistingContacts;
}

/** Contacts enter when they join a segment. The service checks this every five minutes. A later version with the same segment goes on: it takes the contacts that joined since, and its publication lets no contact enter a second time. */
export interface JourneyEntrySegmentInput {
  /** Kind of the entry. */
  kind: 'segment';
  /** ID of the segment. */
  segment_id: string;
  /** Whether contacts that are in the segment when the journey is published enter. A contact that is left out enters if it leaves the segment and joins it again, and the service sees both. Versions that were published before this field existed have `enter`. Default: `leave_out`. */
  existing?: JourneyExistingContactsInput;
}

/** Contacts enter when they are added to a list. */
export interface JourneyEntryList {
  /** Kind of the entry. */
  kind: 'list';
  /** ID of the list. */
  list_id: string;
  /** Whether contacts that are on the list when the journey is published enter, too. Default: `leave_out`. */
  existing?: JourneyExistingContacts;
}

/** Contacts enter when they are added to a list. */
export interface JourneyEntryListInput {
  /** Kind of the entry. */
  kind: 'list';
  /** ID of the list. */
  list_id: string;
  /** Whether contacts that are on the list when the journey is published enter, too. Default: `leave_out`. */
  existing?: JourneyExistingContactsInput;
}

/** Contacts enter when they get a tag. */
export interface JourneyEntryTag {
  /** Kind of the entry. */
  kind: 'tag';
  /** ID of the tag. */
  tag_id: string;
  /** Whether contacts that have the tag when the journey is published enter, too. Default: `leave_out`. */
  existing?: JourneyExistingContacts;
}

/** Contacts enter when they get a tag. */
export interface JourneyEntryTagInput {
  /** Kind of the entry. */
  kind: 'tag';
  /** ID of the tag. */
  tag_id: string;
  /** Whether contacts that have the tag when the journey is published enter, too. Default: `leave_out`. */
  existing?: JourneyExistingContactsInput;
}

/** Contacts enter when they opt in: by a message, or by `contacts.optIn`. Of a double opt-in, only the confirmation counts. No contact enters by an import, by consent that was captured more than 24 hours before it is recorded, or by consent that it had already. */
export interface JourneyEntryOptIn {
  /** Kind of the entry. */
  kind: 'opt_in';
  /** How consent must have been given; an opt-in that was confirmed by YES was given by `keyword`. Default: in any way. */
  methods?: ConsentMethod[];
  /** ID of the source of the consent. Default: any, or none. */
  source_id?: string;
  /** ID of the program that the consent is for. Default: consent to any program, or to messages without a program. */
  program_id?: string;
}

/** Contacts enter when they opt in: by a message, or by `contacts.optIn`. Of a double opt-in, only the confirmation counts. No contact enters by an import, by consent that was captured more than 24 hours before it is recorded, or by consent that it had already. */
export interface JourneyEntryOptInInput {
  /** Kind of the entry. */
  kind: 'opt_in';
  /** How consent must have been given; an opt-in that was confirmed by YES was given by `keyword`. Default: in any way. */
  methods?: ConsentMethodInput[];
  /** ID of the source of the consent. Default: any, or none. */
  source_id?: string;
  /** ID of the program that the consent is for. Default: consent to any program, or to messages without a program. */
  program_id?: string;
}

/** The contacts of a segment or list enter together at set times. */
export interface JourneyEntrySchedule {
  /** Kind of the entry. */
  kind: 'schedule';
  /** ID of the segment whose contacts enter. Set either this or `list_id`. */
  segment_id?: string;
  /** ID of the list whose members enter. */
  list_id?: string;
  /** Time at which contacts enter, and start of the recurrence (RFC 3339). Default: the time of the publication. */
  start_at?: string;
  /** Recurrence of the entry. Default: once. */
  recurrence?: RecurrenceInput;
}

/** Contacts enter on a date, or some days before or after it, on the clock of the contact; where its time zone is not known, on that of `agent.settings`. `event.date` is the date, in the year of the entry. With `reentry` `never` they enter once for each date. */
export interface JourneyEntryDate {
  /** Kind of the entry. */
  kind: 'date';
  /** Attribute with the date, such as `2026-03-01`; a time of day in it does not count. */
  attribute: string;
  /** Whether contacts enter every year, as on a birthday: only month and day count. Default: false, so that they enter once for each date. */
  yearly?: boolean;
  /** Days after the date at which contacts enter; negative values are before it. Default: 0. */
  offset_days?: number;
  /** Time of day `HH:MM` on the clock of the contact. Default: `10:00`. */
  time?: string;
}

/** Contacts enter only with `journeys.enroll`, which works for every journey. */
export interface JourneyEntryCall {
  /** Kind of the entry. */
  kind: 'call';
  /** Property passed to `journeys.enroll` that tells several enrollments of one contact apart, such as `event.appointment_id`. Default: none. */
  key?: string;
}

/** How contacts enter a journey. */
export type JourneyEntry = JourneyEntryEvent | JourneyEntryConversion | JourneyEntrySegment | JourneyEntryList | JourneyEntryTag | JourneyEntryOptIn | JourneyEntrySchedule | JourneyEntryDate | JourneyEntryCall;

/** How contacts enter a journey. */
export type JourneyEntryInput = JourneyEntryEventInput | JourneyEntryConversionInput | JourneyEntrySegmentInput | JourneyEntryListInput | JourneyEntryTagInput | JourneyEntryOptInInput | JourneyEntrySchedule | JourneyEntryDate | JourneyEntryCall;

/** Whether contacts that are there at the publication enter. */
export type JourneyExistingContacts = 'leave_out' | 'enter' | (string & {});

/** Whether contacts that are there at the publication enter. */
export type JourneyExistingContactsInput = 'leave_out' | 'enter';

/** Whether a contact can enter again. A contact is never in a journey twice at the same time with the same key. */
export interface JourneyReentry {
  /** `never`: once per contact, or per contact and key. `after_exit`: again after the last enrollment with this key ended. */
  kind: 'never' | 'after_exit' | (string & {});
  /** For `after_exit`: time that must pass since the last enrollment. Default: none. */
  after?: SegmentDuration;
  /** For `after_exit`, and with a key: maximum enrollments per contact, over all keys. Default: no limit. */
  max_entries?: number;
  /** With `after`: whether the time counts from the end of the last enrollment or from its beginning. Default: `exit`. */
  counted_from?: 'exit' | 'entry' | (string & {});
  /** With `max_entries`: length of time, up to now, in which enrollments count. Default: always. */
  per?: SegmentDuration;
}

/** Whether a contact can enter again. A contact is never in a journey twice at the same time with the same key. */
export interface JourneyReentryInput {
  /** `never`: once per contact, or per contact and key. `after_exit`: again after the last enrollment with this key ended. */
  kind: 'never' | 'after_exit';
  /** For `after_exit`: time that must pass since the last enrollment. Default: none. */
  after?: SegmentDurationInput;
  /** For `after_exit`, and with a key: maximum enrollments per contact, over all keys. Default: no limit. */
  max_entries?: number;
  /** With `after`: whether the time counts from the end of the last enrollment or from its beginning. Default: `exit`. */
  counted_from?: 'exit' | 'entry';
  /** With `max_entries`: length of time, up to now, in which enrollments count. Default: always. */
  per?: SegmentDurationInput;
}

/** The enrollment ends when the contact does something. */
export interface JourneyExitEvent {
  /** Kind of the exit criterion. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** Conditions that the properties of the event must meet. Default: none. */
  where?: SegmentPropertyCondition[];
  /** Property of this event that contains a key. Only the enrollment with this key ends. Default: all enrollments of the contact in the journey end. */
  key?: string;
}

/** The enrollment ends when the contact does something. */
export interface JourneyExitEventInput {
  /** Kind of the exit criterion. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`. */
  name: string;
  /** Conditions that the properties of the event must meet. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** Property of this event that contains a key. Only the enrollment with this key ends. Default: all enrollments of the contact in the journey end. */
  key?: string;
}

/** The enrollment ends when a conversion of the contact is recorded that occurred after the entry. */
export interface JourneyExitConversion {
  /** Kind of the exit criterion. */
  kind: 'conversion';
  /** Type of the conversion, as recorded with `analytics.recordConversion`. */
  event: string;
  /** Conditions that the conversion must meet, on its properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyCondition[];
  /** Property of this conversion that contains a key, such as `event.external_id`. Only the enrollment with this key ends. Default: all enrollments of the contact in the journey end. */
  key?: string;
  /** Whether the contact counts as converted, as at a `goal` node. Default: false. */
  goal?: boolean;
}

/** The enrollment ends when a conversion of the contact is recorded that occurred after the entry. */
export interface JourneyExitConversionInput {
  /** Kind of the exit criterion. */
  kind: 'conversion';
  /** Type of the conversion, as recorded with `analytics.recordConversion`. */
  event: string;
  /** Conditions that the conversion must meet, on its properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** Property of this conversion that contains a key, such as `event.external_id`. Only the enrollment with this key ends. Default: all enrollments of the contact in the journey end. */
  key?: string;
  /** Whether the contact counts as converted, as at a `goal` node. Default: false. */
  goal?: boolean;
}

/** The enrollment ends when the contact sends a message. */
export interface JourneyExitReply {
  /** Kind of the exit criterion. */
  kind: 'reply';
}

/** The enrollment ends when the contact meets rules. The service checks this before each node, and every five minutes while the contact waits. */
export interface JourneyExitRules {
  /** Kind of the exit criterion. */
  kind: 'rules';
  rules: SegmentRule;
}

/** The enrollment ends when the contact meets rules. The service checks this before each node, and every five minutes while the contact waits. */
export interface JourneyExitRulesInput {
  /** Kind of the exit criterion. */
  kind: 'rules';
  rules: SegmentRuleInput;
}

/** Criteria that end an enrollment at every node. An opt-out from all messages always ends it. */
export type JourneyExitCriterion = JourneyExitEvent | JourneyExitConversion | JourneyExitReply | JourneyExitRules;

/** Criteria that end an enrollment at every node. An opt-out from all messages always ends it. */
export type JourneyExitCriterionInput = JourneyExitEventInput | JourneyExitConversionInput | JourneyExitReply | JourneyExitRulesInput;

/** Hours on the clock of the contact. */
export interface JourneySendWindow {
  /** Earliest time of day `HH:MM`. */
  from: string;
  /** Time of day `HH:MM` from which the message waits for the next day; later than `from`. */
  to: string;
}

/** Sends a message through all checks. During quiet hours the contact waits until the next allowed time. If the message cannot be sent, the contact takes the `error` edge; without one the enrollment ends. */
export interface JourneyNodeSend {
  /** Kind of the node. */
  kind: 'send';
  /** Text of the message in Liquid. Variables are those of the contact, `event` and `awaited`. `event` contains the properties of the event by which the contact entered. `awaited` contains the properties of the event that last ended a `wait_for`. Lists are read with `for`. Set either this or `template_id`. */
  text?: string;
  /** ID of the template. */
  template_id?: string;
  /** Purpose of the message. Default: `marketing`. */
  purpose?: Purpose;
  /** ID of the sending number. Default: the default number of the account. */
  number_id?: string;
  /** ID of the program whose numbers send, instead of `number_id`. */
  program_id?: string;
  /** Whether to shorten links. Default: the template's setting, else false. */
  shorten_links?: boolean;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. A publication keeps the files. Default: the media of the template. */
  media?: string[];
  /** What is sent where media cannot be sent. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallback;
  /** Replaces characters that make messages longer. Default: the template's setting, then the account's. */
  smart_encoding?: SmartEncoding;
  /** Hours on the clock of the contact in which the message is sent, in addition to quiet hours. At other times it waits. Default: no limit. */
  send_between?: JourneySendWindow;
  /** When a frequency cap is reached: `refuse` takes the `error` edge, `wait` waits until the cap allows the message. Default: `refuse`. */
  on_cap?: 'refuse' | 'wait' | (string & {});
  /** Maximum time that the message waits at the node, for any reason. After that, the contact takes the `error` edge with the reason `expired`. Default: no limit. */
  expires_after?: SegmentDuration;
}

/** Sends a message through all checks. During quiet hours the contact waits until the next allowed time. If the message cannot be sent, the contact takes the `error` edge; without one the enrollment ends. */
export interface JourneyNodeSendInput {
  /** Kind of the node. */
  kind: 'send';
  /** Text of the message in Liquid. Variables are those of the contact, `event` and `awaited`. `event` contains the properties of the event by which the contact entered. `awaited` contains the properties of the event that last ended a `wait_for`. Lists are read with `for`. Set either this or `template_id`. */
  text?: string;
  /** ID of the template. */
  template_id?: string;
  /** Purpose of the message. Default: `marketing`. */
  purpose?: PurposeInput;
  /** ID of the sending number. Default: the default number of the account. */
  number_id?: string;
  /** ID of the program whose numbers send, instead of `number_id`. */
  program_id?: string;
  /** Whether to shorten links. Default: the template's setting, else false. */
  shorten_links?: boolean;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. A publication keeps the files. Default: the media of the template. */
  media?: string[];
  /** What is sent where media cannot be sent. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallbackInput;
  /** Replaces characters that make messages longer. Default: the template's setting, then the account's. */
  smart_encoding?: SmartEncodingInput;
  /** Hours on the clock of the contact in which the message is sent, in addition to quiet hours. At other times it waits. Default: no limit. */
  send_between?: JourneySendWindow;
  /** When a frequency cap is reached: `refuse` takes the `error` edge, `wait` waits until the cap allows the message. Default: `refuse`. */
  on_cap?: 'refuse' | 'wait';
  /** Maximum time that the message waits at the node, for any reason. After that, the contact takes the `error` edge with the reason `expired`. Default: no limit. */
  expires_after?: SegmentDurationInput;
}

/** Waits for a length of time. */
export interface JourneyNodeDelay {
  /** Kind of the node. */
  kind: 'delay';
  /** Time to wait. */
  duration: SegmentDuration;
}

/** Waits for a length of time. */
export interface JourneyNodeDelayInput {
  /** Kind of the node. */
  kind: 'delay';
  /** Time to wait. */
  duration: SegmentDurationInput;
}

/** Waits until a time. Set `time`, or one of `at`, `date`, `property` and `attribute`; `time` can be added to the last three. The clock of the contact is that of its time zone, address or number, as for quiet hours; with several possible zones, the wait ends when all have reached the time. Without any, it is the time zone of `agent.settings`; if that is not set either, dates are in UTC and `time` alone does not wait. The time is computed on arrival and again when the wait ends, so that a contact that has moved to a later clock waits on. A contact that arrives after that time does not wait: it takes the `passed` edge, or `next` if there is none. If the property or attribute contains no time, the contact takes the `error` edge. */
export interface JourneyNodeDelayUntil {
  /** Kind of the node. */
  kind: 'delay_until';
  /** Time of day `HH:MM` on the clock of the contact. Alone: the contact waits until its clock next shows this time. With `date`, `property` or `attribute`: the time on that day; without it, the time of day in the value, or else midnight. If the clock skips the time, the wait ends at the end of the gap. If the clock shows it twice, the wait ends the first time. */
  time?: string;
  /** With `time` alone: the days of the week that are allowed. Default: all. */
  days?: Weekday[];
  /** Instant to wait for (RFC 3339), the same for all contacts. */
  at?: string;
  /** Day to wait for, such as `2027-03-01`, on the clock of the contact, at `time` or else at midnight. */
  date?: string;
  /** Property that contains the time to wait for: RFC 3339, which is an instant, or a date with or without a time of day and without an offset, such as `2027-03-01` or `2027-03-01T10:00`, which is meant on the clock of the contact. It belongs to the event by which the contact entered, or to the awaited event. */
  property?: string;
  /** With `property`: the event by which the contact entered, or the one that last ended a `wait_for`. Default: `entry`. */
  of?: 'entry' | 'awaited' | (string & {});
  /** Attribute of the contact that contains the time to wait for, in the same forms as `property`. */
  attribute?: string;
  /** With `property` or `attribute`: minutes after that time; negative values are before it. Counted on the clock of the contact unless the time is an instant, so that -1440 is the same time of the day before. Default: 0. */
  offset_minutes?: number;
}

/** Waits until a time. Set `time`, or one of `at`, `date`, `property` and `attribute`; `time` can be added to the last three. The clock of the contact is that of its time zone, address or number, as for quiet hours; with several possible zones, the wait ends when all have reached the time. Without any, it is the time zone of `agent.settings`; if that is not set either, dates are in UTC and `time` alone does not wait. The time is computed on arrival and again when the wait ends, so that a contact that has moved to a later clock waits on. A contact that arrives after that time does not wait: it takes the `passed` edge, or `next` if there is none. If the property or attribute contains no time, the contact takes the `error` edge. */
export interface JourneyNodeDelayUntilInput {
  /** Kind of the node. */
  kind: 'delay_until';
  /** Time of day `HH:MM` on the clock of the contact. Alone: the contact waits until its clock next shows this time. With `date`, `property` or `attribute`: the time on that day; without it, the time of day in the value, or else midnight. If the clock skips the time, the wait ends at the end of the gap. If the clock shows it twice, the wait ends the first time. */
  time?: string;
  /** With `time` alone: the days of the week that are allowed. Default: all. */
  days?: WeekdayInput[];
  /** Instant to wait for (RFC 3339), the same for all contacts. */
  at?: string;
  /** Day to wait for, such as `2027-03-01`, on the clock of the contact, at `time` or else at midnight. */
  date?: string;
  /** Property that contains the time to wait for: RFC 3339, which is an instant, or a date with or without a time of day and without an offset, such as `2027-03-01` or `2027-03-01T10:00`, which is meant on the clock of the contact. It belongs to the event by which the contact entered, or to the awaited event. */
  property?: string;
  /** With `property`: the event by which the contact entered, or the one that last ended a `wait_for`. Default: `entry`. */
  of?: 'entry' | 'awaited';
  /** Attribute of the contact that contains the time to wait for, in the same forms as `property`. */
  attribute?: string;
  /** With `property` or `attribute`: minutes after that time; negative values are before it. Counted on the clock of the contact unless the time is an instant, so that -1440 is the same time of the day before. Default: 0. */
  offset_minutes?: number;
}

/** One of several things to wait for. */
export interface JourneyWaitBranch {
  /** Name of the branch. */
  name: string;
  /** What to wait for. */
  for: 'event' | 'conversion' | 'reply' | 'click' | (string & {});
  /** With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`: type of the conversion, as recorded with `analytics.recordConversion`. */
  event?: string;
  /** Conditions that the properties of the event must meet. A conversion has the properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyCondition[];
  /** With `event` and `conversion`: property of this event that contains a key. The event counts only for the enrollment with this key. Default: the event counts for all enrollments of the contact that wait for it. */
  key?: string;
  /** With `reply`: the whole reply must be one of these, ignoring case and punctuation. */
  words?: string[];
  /** With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number. `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply. */
  patterns?: string[];
}

/** One of several things to wait for. */
export interface JourneyWaitBranchInput {
  /** Name of the branch. */
  name: string;
  /** What to wait for. */
  for: 'event' | 'conversion' | 'reply' | 'click';
  /** With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`: type of the conversion, as recorded with `analytics.recordConversion`. */
  event?: string;
  /** Conditions that the properties of the event must meet. A conversion has the properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** With `event` and `conversion`: property of this event that contains a key. The event counts only for the enrollment with this key. Default: the event counts for all enrollments of the contact that wait for it. */
  key?: string;
  /** With `reply`: the whole reply must be one of these, ignoring case and punctuation. */
  words?: string[];
  /** With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number. `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply. */
  patterns?: string[];
}

/** Waits until something happens, or until the time-out. With `for`, the contact then takes the `true` edge. With `branches`, it takes the `branch` edge of what happened. In messages, `awaited` contains the properties of the event, conversion or click, or the `text` of the reply. An opt-out, HELP or START is not a reply. What happened before the contact arrived does not count. */
export interface JourneyNodeWaitFor {
  /** Kind of the node. */
  kind: 'wait_for';
  /** What to wait for. Set either this or `branches`. */
  for?: 'event' | 'conversion' | 'reply' | 'click' | 'rules' | (string & {});
  /** With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`: type of the conversion, as recorded with `analytics.recordConversion`. */
  name?: string;
  /** Conditions that the properties of the event must meet. A conversion has the properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyCondition[];
  /** With `event` and `conversion`: property of this event that contains a key. The event counts only for the enrollment with this key. Default: the event counts for all enrollments of the contact that wait for it. */
  key?: string;
  /** With `reply`: the whole reply must be one of these, ignoring case and punctuation. */
  words?: string[];
  /** With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number. `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply. */
  patterns?: string[];
  /** With `rules`: the rules that the contact must meet. Checked every five minutes. */
  rules?: SegmentRule;
  /** Several things to wait for. The contact takes the `branch` edge of the first thing that happens. If that meets several branches, the first in this order counts. */
  branches?: JourneyWaitBranch[];
  /** Longest time to wait, after which the contact takes the `timeout` edge. */
  timeout: SegmentDuration;
}

/** Waits until something happens, or until the time-out. With `for`, the contact then takes the `true` edge. With `branches`, it takes the `branch` edge of what happened. In messages, `awaited` contains the properties of the event, conversion or click, or the `text` of the reply. An opt-out, HELP or START is not a reply. What happened before the contact arrived does not count. */
export interface JourneyNodeWaitForInput {
  /** Kind of the node. */
  kind: 'wait_for';
  /** What to wait for. Set either this or `branches`. */
  for?: 'event' | 'conversion' | 'reply' | 'click' | 'rules';
  /** With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`: type of the conversion, as recorded with `analytics.recordConversion`. */
  name?: string;
  /** Conditions that the properties of the event must meet. A conversion has the properties `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** With `event` and `conversion`: property of this event that contains a key. The event counts only for the enrollment with this key. Default: the event counts for all enrollments of the contact that wait for it. */
  key?: string;
  /** With `reply`: the whole reply must be one of these, ignoring case and punctuation. */
  words?: string[];
  /** With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number. `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply. */
  patterns?: string[];
  /** With `rules`: the rules that the contact must meet. Checked every five minutes. */
  rules?: SegmentRuleInput;
  /** Several things to wait for. The contact takes the `branch` edge of the first thing that happens. If that meets several branches, the first in this order counts. */
  branches?: JourneyWaitBranchInput[];
  /** Longest time to wait, after which the contact takes the `timeout` edge. */
  timeout: SegmentDurationInput;
}

/** A contact takes the `true` edge if it meets `rules` and its event meets `where`. Otherwise it takes the `false` edge. Set at least one of the two. */
export interface JourneyNodeSplit {
  /** Kind of the node. */
  kind: 'split';
  /** Rules about the contact. Default: none. */
  rules?: SegmentRule;
  /** Conditions on the properties of an event. Default: none. */
  where?: SegmentPropertyCondition[];
  /** With `where`: the event by which the contact entered, or the event, click or reply that last ended a `wait_for`. Default: `entry`. */
  of?: 'entry' | 'awaited' | (string & {});
}

/** A contact takes the `true` edge if it meets `rules` and its event meets `where`. Otherwise it takes the `false` edge. Set at least one of the two. */
export interface JourneyNodeSplitInput {
  /** Kind of the node. */
  kind: 'split';
  /** Rules about the contact. Default: none. */
  rules?: SegmentRuleInput;
  /** Conditions on the properties of an event. Default: none. */
  where?: SegmentPropertyConditionInput[];
  /** With `where`: the event by which the contact entered, or the event, click or reply that last ended a `wait_for`. Default: `entry`. */
  of?: 'entry' | 'awaited';
}

/** A variant of a random split. */
export interface JourneyVariant {
  /** Name of the variant. */
  name: string;
  /** Share of the contacts in percent. */
  share: number;
}

/** How the variants of a random split are compared. Contacts who took their variant during the test count; the winner must beat every other variant, as in experiments of campaigns. */
export interface JourneySplitWinner {
  /** What decides: the highest share of contacts who reached a goal node, clicked, converted, replied or reached the primary outcome of the journey, or the lowest share who opted out. */
  metric: 'goal' | 'clicks' | 'conversions' | 'replies' | 'opt_outs' | 'outcome' | (string & {});
  /** Hours after the publication when the test ends. */
  decide_after_hours?: number;
  /** Number of contacts, over all variants, after which the test ends. With `decide_after_hours`, the test ends at whichever comes first. */
  decide_after_contacts?: number;
  /** Hours that the last contacts of the test have to respond before the decision. Default: 24. */
  response_hours?: number;
  /** Contacts that each variant needs for a winner. Default: 100. */
  min_contacts_per_variant?: number;
  /** Confidence that a difference needs, in percent. Default: 95. */
  confidence_percent?: number;
  /** What happens without a winner: contacts are still divided at random, or all take the variant with the best rate. Default: `keep`. */
  on_no_winner?: 'keep' | 'take_best' | (string & {});
}

/** How the variants of a random split are compared. Contacts who took their variant during the test count; the winner must beat every other variant, as in experiments of campaigns. */
export interface JourneySplitWinnerInput {
  /** What decides: the highest share of contacts who reached a goal node, clicked, converted, replied or reached the primary outcome of the journey, or the lowest share who opted out. */
  metric: 'goal' | 'clicks' | 'conversions' | 'replies' | 'opt_outs' | 'outcome';
  /** Hours after the publication when the test ends. */
  decide_after_hours?: number;
  /** Number of contacts, over all variants, after which the test ends. With `decide_after_hours`, the test ends at whichever comes first. */
  decide_after_contacts?: number;
  /** Hours that the last contacts of the test have to respond before the decision. Default: 24. */
  response_hours?: number;
  /** Contacts that each variant needs for a winner. Default: 100. */
  min_contacts_per_variant?: number;
  /** Confidence that a difference needs, in percent. Default: 95. */
  confidence_percent?: number;
  /** What happens without a winner: contacts are still divided at random, or all take the variant with the best rate. Default: `keep`. */
  on_no_winner?: 'keep' | 'take_best';
}

/** Divides contacts at random. The same contact always gets the same variant. Once there is a winner, all contacts that come to the node take it. */
export interface JourneyNodeRandomSplit {
  /** Kind of the node. */
  kind: 'random_split';
  /** Variants with their shares, which add up to 100. Each has an edge of the kind `variant`. */
  variants: JourneyVariant[];
  winner?: JourneySplitWinner;
}

/** Divides contacts at random. The same contact always gets the same variant. Once there is a winner, all contacts that come to the node take it. */
export interface JourneyNodeRandomSplitInput {
  /** Kind of the node. */
  kind: 'random_split';
  /** Variants with their shares, which add up to 100. Each has an edge of the kind `variant`. */
  variants: JourneyVariant[];
  winner?: JourneySplitWinnerInput;
}

/** Changes the contact. */
export interface JourneyNodeUpdateContact {
  /** Kind of the node. */
  kind: 'update_contact';
  /** First name. */
  first_name?: string | null;
  /** Last name. */
  last_name?: string | null;
  /** Attributes to set. Null removes an attribute. */
  attributes?: { [key: string]: string | number | boolean | ((string | number)[]) | null };
}

/** Tags the contact, or removes the tag. */
export interface JourneyNodeTag {
  /** Kind of the node. */
  kind: 'tag';
  /** ID of the tag. */
  tag_id: string;
  /** Whether to add or remove the tag. Default: `add`. */
  action?: 'add' | 'remove' | (string & {});
}

/** Tags the contact, or removes the tag. */
export interface JourneyNodeTagInput {
  /** Kind of the node. */
  kind: 'tag';
  /** ID of the tag. */
  tag_id: string;
  /** Whether to add or remove the tag. Default: `add`. */
  action?: 'add' | 'remove';
}

/** A value of a response that becomes an attribute. */
export interface JourneySavedValue {
  /** JSON Pointer (RFC 6901) to a value in the response. */
  pointer: string;
  /** Attribute of the contact that gets the value. */
  attribute: string;
}

/** Calls a URL. Requests are signed with the secret of `journeys.rotateWebhookSecret`. A request without an answer, and one answered with 408, 429 or 5xx, is repeated with the same `Idempotency-Key`, up to 8 requests in about an hour. The first pause is 30 seconds, and each pause is twice as long, up to 30 minutes. `Retry-After` makes a pause longer, at most 30 minutes. After the last request, or with any other status that is not 2xx, the contact takes the `error` edge. Redirects are not followed. */
export interface JourneyNodeWebhook {
  /** Kind of the node. */
  kind: 'webhook';
  /** HTTPS URL that gets a request with the contact and the journey as JSON. */
  url: string;
  /** HTTP method. Default: POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | (string & {});
  /** Additional headers. Names of 1 to 64 letters, digits and hyphens; values of printable ASCII. Headers of the connection, cookies and signatures, and headers that the service sets itself, are refused. Keys that may read the journey see them. Default: none. */
  headers?: { [key: string]: string };
  /** Values of the JSON response to save as attributes. Default: none. */
  save?: JourneySavedValue[];
}

/** Calls a URL. Requests are signed with the secret of `journeys.rotateWebhookSecret`. A request without an answer, and one answered with 408, 429 or 5xx, is repeated with the same `Idempotency-Key`, up to 8 requests in about an hour. The first pause is 30 seconds, and each pause is twice as long, up to 30 minutes. `Retry-After` makes a pause longer, at most 30 minutes. After the last request, or with any other status that is not 2xx, the contact takes the `error` edge. Redirects are not followed. */
export interface JourneyNodeWebhookInput {
  /** Kind of the node. */
  kind: 'webhook';
  /** HTTPS URL that gets a request with the contact and the journey as JSON. */
  url: string;
  /** HTTP method. Default: POST. */
  method?: 'POST' | 'PUT' | 'PATCH';
  /** Additional headers. Names of 1 to 64 letters, digits and hyphens; values of printable ASCII. Headers of the connection, cookies and signatures, and headers that the service sets itself, are refused. Keys that may read the journey see them. Default: none. */
  headers?: { [key: string]: string };
  /** Values of the JSON response to save as attributes. Default: none. */
  save?: JourneySavedValue[];
}

/** How requests of webhook nodes are signed. */
export interface JourneyWebhookSigning {
  /** Beginning of the SHA-256 of the secret. */
  secret_fingerprint: string;
  /** Time the previous secret expires, 24 hours after the rotation; null when there is no previous secret. */
  previous_secret_expires_at: Timestamp | null;
  /** Whether events currently have a second signature. False once the previous secret has expired. */
  signs_with_previous: boolean;
}

/** Counts the contact as converted. The enrollment continues over the `next` edge, or ends. */
export interface JourneyNodeGoal {
  /** Kind of the node. */
  kind: 'goal';
}

/** Ends the enrollment. */
export interface JourneyNodeExit {
  /** Kind of the node. */
  kind: 'exit';
}

/** What a node does. */
export type JourneyNodeConfig = JourneyNodeSend | JourneyNodeDelay | JourneyNodeDelayUntil | JourneyNodeWaitFor | JourneyNodeSplit | JourneyNodeRandomSplit | JourneyNodeUpdateContact | JourneyNodeTag | JourneyNodeWebhook | JourneyNodeGoal | JourneyNodeExit;

/** What a node does. */
export type JourneyNodeConfigInput = JourneyNodeSendInput | JourneyNodeDelayInput | JourneyNodeDelayUntilInput | JourneyNodeWaitForInput | JourneyNodeSplitInput | JourneyNodeRandomSplitInput | JourneyNodeUpdateContact | JourneyNodeTagInput | JourneyNodeWebhookInput | JourneyNodeGoal | JourneyNodeExit;

/** When a contact takes an edge. `next` leaves every node that does not decide. `true` and `false` leave `split`; `true` or `branch`, and `timeout` leave `wait_for`; `variant` leaves `random_split`; `passed` leaves `delay_until`; `error` leaves `send`, `webhook` and `delay_until`. */
export type JourneyEdgeKind = 'next' | 'true' | 'false' | 'timeout' | 'branch' | 'variant' | 'passed' | 'error' | (string & {});

/** When a contact takes an edge. `next` leaves every node that does not decide. `true` and `false` leave `split`; `true` or `branch`, and `timeout` leave `wait_for`; `variant` leaves `random_split`; `passed` leaves `delay_until`; `error` leaves `send`, `webhook` and `delay_until`. */
export type JourneyEdgeKindInput = 'next' | 'true' | 'false' | 'timeout' | 'branch' | 'variant' | 'passed' | 'error';

/** State of a journey. A paused journey keeps its contacts where they are, and no contact enters. */
export type JourneyState = 'draft' | 'active' | 'paused' | 'archived' | (string & {});

/** State of a journey. A paused journey keeps its contacts where they are, and no contact enters. */
export type JourneyStateInput = 'draft' | 'active' | 'paused' | 'archived';

/** A node of a journey. */
export interface JourneyNode {
  /** ID of the node. */
  id: string;
  /** Name of the node. */
  name: string;
  /** Whether enrollments begin here. */
  start: boolean;
  config: JourneyNodeConfig;
}

/** Which contacts take an edge of the kind `variant` or `branch`. Set one of the two. */
export interface JourneyEdgeCondition {
  /** Name of the variant, with the kind `variant`. */
  variant?: string;
  /** Name of the branch, with the kind `branch`. */
  branch?: string;
}

/** A connection of two nodes. */
export interface JourneyEdge {
  /** ID of the edge. */
  id: string;
  /** ID of the node that it leaves. */
  from_node_id: string;
  /** ID of the node that it leads to. */
  to_node_id: string;
  kind: JourneyEdgeKind;
  /** The variant of a random split, or the branch of a wait. Null for other kinds. */
  condition: JourneyEdgeCondition | null;
}

/** A graph of messages, delays and decisions that contacts go through. */
export interface Journey {
  /** ID of the journey. */
  id: string;
  /** Name of the journey. */
  name: string;
  state: JourneyState;
  /** Why the service paused the journey. `entries_failed`: five times in a row, the contacts of its segment or list could not be found, most often because the rules take too long. Null: the service did not pause it. */
  state_reason: 'entries_failed' | null | (string & {});
  entry: JourneyEntry;
  /** Rules that a contact must meet to enter. Null: none. */
  entry_rules: SegmentRule | null;
  /** Criteria that end an enrollment at every node. */
  exit: JourneyExitCriterion[];
  reentry: JourneyReentry;
  /** Maximum messages to one contact in any 60 minutes. */
  max_messages_per_hour: number;
  /** Maximum messages of the journey per minute, to all contacts together; null: no limit. A change takes effect at once. */
  throttle_per_minute: number | null;
  /** Version that contacts enter. Null before the first publication. */
  published_version: number | null;
  /** Whether the draft differs from the published version. */
  changed: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A finding of a validation. */
export interface JourneyFinding {
  /** Code of the finding. */
  code: string;
  /** What was found, as a sentence. */
  message: string;
  /** The node. Null: the journey. */
  node_id: string | null;
  /** Calls that help. */
  next_actions: NextAction[];
}

/** An amount that depends on the path of each contact. */
export interface JourneyAmountRange {
  /** On the cheapest path, if every message can be sent. */
  at_least: number;
  /** On the most expensive path. Null if the graph has a cycle with a message. */
  at_most: number | null;
}

/** What the publication of a journey starts at once. */
export interface JourneyEntersNow {
  /** Number of contacts that enter at the publication. */
  people: number;
  /** Messages to all of them, on their whole way. */
  messages: JourneyAmountRange;
  /** Credits for these messages. */
  credits: JourneyAmountRange;
  /** Estimated time at which the last of them got the first message, at the pace of the sending numbers and of `throttle_per_minute`, without the quiet hours of recipients. Null if no contact enters, or no number can send. */
  ends_at: Timestamp | null;
}

/** State of an enrollment. `completed`: reached an end of the graph. `exited`: ended early, by an exit criterion or an opt-out. `failed`: a node could not be executed and has no `error` edge. */
export type JourneyEnrollmentState = 'active' | 'completed' | 'exited' | 'failed' | (string & {});

/** State of an enrollment. `completed`: reached an end of the graph. `exited`: ended early, by an exit criterion or an opt-out. `failed`: a node could not be executed and has no `error` edge. */
export type JourneyEnrollmentStateInput = 'active' | 'completed' | 'exited' | 'failed';

/** What happened to a contact at a node. */
export interface JourneyStep {
  /** Number of the step in the enrollment. */
  step: number;
  /** ID of the node. */
  node_id: string;
  /** Name of the node. */
  node_name: string;
  /** Kind of the node. */
  kind: string;
  /** The edge that the contact took; `waits`, `updated`, `moved`, or `ends`. */
  outcome: string;
  /** Reason for the outcome, as a stable code. */
  reason: string | null;
  /** Facts of the decision, such as the ID of the message or the time until which the contact waits. */
  detail: { [key: string]: unknown };
  at: Timestamp;
}

/** One passage of a contact through a journey. */
export interface JourneyEnrollment {
  /** ID of the enrollment. */
  id: string;
  /** ID of the journey. */
  journey_id: string;
  /** ID of the contact. */
  contact_id: string;
  /** Value of `entry.key`, which tells enrollments of one contact apart. Null: none. */
  key: string | null;
  /** Version of the journey. */
  version: number;
  state: JourneyEnrollmentState;
  /** Why the enrollment ended, as a stable code. `message_limit`: the contact got `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes. */
  reason: string | null;
  /** ID of the node at which the contact is, or was at the end. */
  node_id: string;
  /** Time of the next step. Null at the end, and while the contact waits only for something to happen. */
  due_at: Timestamp | null;
  /** Time at which the contact reached a goal. */
  goal_reached_at: Timestamp | null;
  entered_at: Timestamp;
  /** Time of the end. */
  ended_at: Timestamp | null;
}

/** A contact that did not enter. */
export interface JourneyRejection {
  /** ID of the contact. */
  contact_id: string;
  /** Why the contact did not enter. `already_in_journey`: with the same key. `too_many_enrollments`: it is in the journey 20 times. `loop`: an automation rule made the call, and its chain of rules and journeys has started too much. */
  reason: 'not_found' | 'opted_out' | 'already_in_journey' | 'too_many_enrollments' | 'reentry' | 'rules' | 'loop' | (string & {});
}

/** Results of messages, as `metrics.query` defines each measure. */
export interface JourneyResults {
  /** Messages that a carrier accepted. */
  sent: number;
  /** Messages reported as delivered. */
  delivered: number;
  /** Messages that no carrier accepted, or that were not delivered. */
  failed: number;
  /** Sent messages with an unknown outcome. */
  unconfirmed: number;
  /** Messages canceled before sending. */
  canceled: number;
  /** Credits that sent messages cost. */
  credits: number;
  /** Clicks of people. */
  clicks: number;
  /** Short URLs clicked for the first time; with one link per message, the contacts who clicked. */
  clickers: number;
  /** Replies within 7 days, without opt-outs. */
  replies: number;
  /** Opt-outs within 7 days. */
  opt_outs: number;
  /** Conversions attributed to the messages. */
  conversions: number;
  /** Value of the conversions without what was refunded, one sum per currency. */
  conversion_value: MoneySum[];
}

/** What the decision counted for a variant. */
export interface JourneyVariantTally {
  /** Name of the variant. */
  name: string;
  /** Contacts that took the variant during the test. */
  contacts: number;
  /** Number of these contacts who did what the metric counts. */
  events: number;
}

/** The comparison of the variants of a random split, over all versions of the journey. */
export interface JourneySplitState {
  /** `dividing` without a comparison; `testing`; `waiting_for_decision` while the last contacts have time to respond; `decided` for a variant, or `no_winner`. */
  state: 'dividing' | 'testing' | 'waiting_for_decision' | 'decided' | 'no_winner' | (string & {});
  /** Version, which starts at 0 and grows with each decision. Pass it as `expected_version` to `journeys.decideSplit`. */
  version: number;
  /** Time the comparison began. */
  started_at: Timestamp | null;
  /** Time of the decision; null when a number of contacts ends the test, and after the decision. */
  decide_at: Timestamp | null;
  /** Time of the decision; null before it. */
  decided_at: Timestamp | null;
  /** Variant that all contacts take; null while contacts are divided at random. */
  winner: string | null;
  /** Why there is a winner or none; `chosen` by `journeys.decideSplit`; null before the decision. */
  reason: 'significant' | 'no_significant_difference' | 'too_few_recipients' | 'chosen' | null | (string & {});
  /** Probability of such a difference between equal variants, adjusted for the number of variants; null before the decision, with too few contacts, or for a chosen variant. */
  p_value: number | null;
  /** What the decision counted; empty before it, or for a chosen variant. */
  tallies: JourneyVariantTally[];
}

/** A variant of a random split. */
export interface JourneyVariantStats {
  /** Name of the variant. */
  name: string;
  /** Departures over its edge. */
  entered: number;
  /** Results of the messages to contacts that got the variant at random, after they took it. */
  results: JourneyResults;
  /** Results of the messages to contacts that took the variant because it had won. */
  results_as_winner: JourneyResults;
}

/** Counts of a node: `entered` is the sum of `waiting`, `passed` and `exited`. */
export interface JourneyNodeStats {
  /** ID of the node. */
  node_id: string;
  /** Name of the node. */
  node_name: string;
  /** Kind of the node. */
  kind: string;
  /** Arrivals of contacts. */
  entered: number;
  /** Contacts that are there now. */
  waiting: number;
  /** Departures over an edge. */
  passed: number;
  /** Enrollments that ended there. */
  exited: number;
  /** Departures by kind of the edge. An edge of a random split is `variant:` and the name, an edge of a wait is `branch:` and the name. */
  edges: { [key: string]: number };
  /** Results of the messages of a `send` node. */
  results?: JourneyResults;
  /** Variants of a `random_split`. A message counts for the last three splits that its contact passed. */
  variants?: JourneyVariantStats[];
  /** State of a `random_split`. */
  split?: JourneySplitState;
}

/** Contacts under way that continue at another node. */
export interface JourneyMove {
  /** ID of the move. */
  id: string;
  /** ID of the journey. */
  journey_id: string;
  /** Node that contacts leave; null: every node. */
  from_node_id: string | null;
  /** Version that contacts leave; null: every version. */
  from_version: number | null;
  /** Node at which they continue. */
  to_node_id: string;
  /** Version in which they continue. */
  to_version: number;
  /** `stopped`: another version was published, or the journey was archived, before all were moved. */
  state: 'running' | 'completed' | 'stopped' | (string & {});
  /** Enrollments that were there at the call. */
  total: number;
  /** Enrollments that were moved so far. Enrollments that went on by themselves meanwhile are not moved. */
  moved: number;
  created_at: Timestamp;
  /** Time of the end; null while it is running. */
  finished_at: Timestamp | null;
}

/** A made-up contact. */
export interface JourneySimulatedContact {
  /** Phone number (E.164). Default: a fictitious number. */
  phone?: string;
  /** First name. */
  first_name?: string;
  /** Last name. */
  last_name?: string;
  /** Country (ISO 3166-1 alpha-2). Default: that of the phone number. */
  country?: string;
  /** IANA time zone. Default: that of the phone number. */
  timezone?: string;
  /** Attributes. */
  attributes?: { [key: string]: unknown };
  /** Whether the contact is opted in. Default: true. */
  opted_in?: boolean;
  /** With `opted_in` false: whether the contact was asked at the start to confirm an opt-in, as `contacts.requestOptIn` does. YES then confirms it. Default: false. */
  opt_in_requested?: boolean;
  /** Tags. */
  tag_ids?: string[];
  /** Lists. */
  list_ids?: string[];
}

/** Something that happens during a simulation. */
export interface JourneySimulatedEvent {
  /** Time of the event (RFC 3339), at or after the start. */
  at: string;
  /** `event`: a behavioral event. `conversion`: a conversion. `reply`: a message from the contact; START and YES opt in as they do in the service. `click`: a click on a short link. `opt_in` and `opt_out` apply to all messages. `update`: attributes change. `tag` and `untag`, `join_list` and `leave_list`: tags and lists change, so that the contact can join and leave segments. */
  kind: 'event' | 'conversion' | 'reply' | 'click' | 'opt_in' | 'opt_out' | 'update' | 'tag' | 'untag' | 'join_list' | 'leave_list' | (string & {});
  /** With `event`: name of the event. With `conversion`: type of the conversion. */
  name?: string;
  /** With `event` and `click`: properties of the event. With `conversion`: `value_minor` with `currency`, and `external_id`. Default: none. */
  properties?: { [key: string]: unknown };
  /** With `reply`: text of the message. */
  text?: string;
  /** With `update`: attributes to set. Null removes an attribute. */
  attributes?: { [key: string]: string | number | boolean | ((string | number)[]) | null };
  /** With `tag` and `untag`: ID of the tag. */
  tag_id?: string;
  /** With `join_list` and `leave_list`: ID of the list. */
  list_id?: string;
}

/** Something that happens during a simulation. */
export interface JourneySimulatedEventInput {
  /** Time of the event (RFC 3339), at or after the start. */
  at: string;
  /** `event`: a behavioral event. `conversion`: a conversion. `reply`: a message from the contact; START and YES opt in as they do in the service. `click`: a click on a short link. `opt_in` and `opt_out` apply to all messages. `update`: attributes change. `tag` and `untag`, `join_list` and `leave_list`: tags and lists change, so that the contact can join and leave segments. */
  kind: 'event' | 'conversion' | 'reply' | 'click' | 'opt_in' | 'opt_out' | 'update' | 'tag' | 'untag' | 'join_list' | 'leave_list';
  /** With `event`: name of the event. With `conversion`: type of the conversion. */
  name?: string;
  /** With `event` and `click`: properties of the event. With `conversion`: `value_minor` with `currency`, and `external_id`. Default: none. */
  properties?: { [key: string]: unknown };
  /** With `reply`: text of the message. */
  text?: string;
  /** With `update`: attributes to set. Null removes an attribute. */
  attributes?: { [key: string]: string | number | boolean | ((string | number)[]) | null };
  /** With `tag` and `untag`: ID of the tag. */
  tag_id?: string;
  /** With `join_list` and `leave_list`: ID of the list. */
  list_id?: string;
}

/** The response of a webhook in a simulation. */
export interface JourneySimulatedResponse {
  /** ID of the webhook node. */
  node_id: string;
  /** HTTP status. */
  status: number;
  /** JSON body. Default: an empty object. */
  body?: { [key: string]: unknown };
}

/** A message of a simulation. */
export interface JourneySimulatedMessage {
  at: Timestamp;
  /** ID of the node. */
  node_id: string;
  /** The message. */
  text: string;
  /** Number of segments. */
  segments: number;
  /** Number of credits. */
  credits: number;
}

/** What starts a rule. Each kind has fields that the actions can use as `trigger.data.…`. */
export type AutomationTrigger = AutomationTriggerMessage | AutomationTriggerKeyword | AutomationTriggerEvent | AutomationTriggerConsent | AutomationTriggerFailure | AutomationTriggerTag | AutomationTriggerList | AutomationTriggerContact | AutomationTriggerSegment | AutomationTriggerJourney | AutomationTriggerCampaign | AutomationTriggerSchedule | AutomationTriggerBalance;

/** What starts a rule. Each kind has fields that the actions can use as `trigger.data.…`. */
export type AutomationTriggerInput = AutomationTriggerMessageInput | AutomationTriggerKeyword | AutomationTriggerEventInput | AutomationTriggerConsentInput | AutomationTriggerFailure | AutomationTriggerTag | AutomationTriggerList | AutomationTriggerContactInput | AutomationTriggerSegmentInput | AutomationTriggerJourney | AutomationTriggerCampaign | AutomationTriggerSchedule | AutomationTriggerBalance;

/** A test of the text of a message. */
export interface AutomationTextTest {
  /** Comparison, ignoring case. */
  operator: 'equals' | 'contains' | 'starts_with' | (string & {});
  /** Text to compare with. */
  value: string;
}

/** A test of the text of a message. */
export interface AutomationTextTestInput {
  /** Comparison, ignoring case. */
  operator: 'equals' | 'contains' | 'starts_with';
  /** Text to compare with. */
  value: string;
}

/** An inbound message. Opt-outs, HELP, START and messages that wait for a review start no rule. Fields: `inbound_id`, `text`, `from`, `to`, `number_id`. */
export interface AutomationTriggerMessage {
  /** Kind of the trigger. */
  kind: 'message';
  /** Test that the text must meet. Default: any text. */
  text?: AutomationTextTest;
}

/** An inbound message. Opt-outs, HELP, START and messages that wait for a review start no rule. Fields: `inbound_id`, `text`, `from`, `to`, `number_id`. */
export interface AutomationTriggerMessageInput {
  /** Kind of the trigger. */
  kind: 'message';
  /** Test that the text must meet. Default: any text. */
  text?: AutomationTextTestInput;
}

/** An inbound message that consists of a keyword. Fields: `inbound_id`, `text`, `from`, `to`, `number_id`. */
export interface AutomationTriggerKeyword {
  /** Kind of the trigger. */
  kind: 'keyword';
  /** Keywords. The message must consist of one of them, ignoring case, punctuation and spaces. Words that the service or a program reads as an opt-out, HELP or START are rejected. */
  words: string[];
}

/** A behavioral event. Fields: `event_id`, and `properties.` with the name of a property. */
export interface AutomationTriggerEvent {
  /** Kind of the trigger. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`, or `link.clicked`. */
  name: string;
  /** Conditions that the properties must meet, as in segments. Default: none. */
  where?: SegmentPropertyCondition[];
}

/** A behavioral event. Fields: `event_id`, and `properties.` with the name of a property. */
export interface AutomationTriggerEventInput {
  /** Kind of the trigger. */
  kind: 'event';
  /** Name of the event, as recorded with `analytics.recordEvent`, or `link.clicked`. */
  name: string;
  /** Conditions that the properties must meet, as in segments. Default: none. */
  where?: SegmentPropertyConditionInput[];
}

/** A contact opted in or out. Fields: `phone`, `scope`, `method`. */
export interface AutomationTriggerConsent {
  /** Kind of the trigger. */
  kind: 'consent';
  /** New consent status. */
  status: 'opted_in' | 'opted_out' | (string & {});
}

/** A contact opted in or out. Fields: `phone`, `scope`, `method`. */
export interface AutomationTriggerConsentInput {
  /** Kind of the trigger. */
  kind: 'consent';
  /** New consent status. */
  status: 'opted_in' | 'opted_out';
}

/** A message that was not delivered. Fields: `message_id`, `reason`, `error_code`, `campaign_id`. */
export interface AutomationTriggerFailure {
  /** Kind of the trigger. */
  kind: 'failure';
}

/** A contact got a tag. Field: `tag_id`. */
export interface AutomationTriggerTag {
  /** Kind of the trigger. */
  kind: 'tag';
  /** ID of the tag. */
  tag_id: string;
}

/** A contact joined a list. Field: `list_id`. */
export interface AutomationTriggerList {
  /** Kind of the trigger. */
  kind: 'list';
  /** ID of the list. */
  list_id: string;
}

/** A contact was created or updated. Field: `source` (`call`, `import` or `journey`). */
export interface AutomationTriggerContact {
  /** Kind of the trigger. */
  kind: 'contact';
  /** What happened to the contact. `updated`: a call, an import or a journey changed it. */
  change: 'created' | 'updated' | (string & {});
}

/** A contact was created or updated. Field: `source` (`call`, `import` or `journey`). */
export interface AutomationTriggerContactInput {
  /** Kind of the trigger. */
  kind: 'contact';
  /** What happened to the contact. `updated`: a call, an import or a journey changed it. */
  change: 'created' | 'updated';
}

/** A contact joined or left a segment of at most 100,000 contacts, checked every five minutes. Contacts that are in it when the rule is enabled did not join. Field: `segment_id`. */
export interface AutomationTriggerSegment {
  /** Kind of the trigger. */
  kind: 'segment';
  /** ID of the segment. */
  segment_id: string;
  /** Whether the contact joined or left the segment. */
  change: 'joined' | 'left' | (string & {});
}

/** A contact joined or left a segment of at most 100,000 contacts, checked every five minutes. Contacts that are in it when the rule is enabled did not join. Field: `segment_id`. */
export interface AutomationTriggerSegmentInput {
  /** Kind of the trigger. */
  kind: 'segment';
  /** ID of the segment. */
  segment_id: string;
  /** Whether the contact joined or left the segment. */
  change: 'joined' | 'left';
}

/** An enrollment in a journey completed, failed, or ended by an exit criterion or an opt-out. An enrollment that a call removed, or that ended with the journey, does not count. Fields: `journey_id`, `enrollment_id`, `state`, `reason`, `converted`. */
export interface AutomationTriggerJourney {
  /** Kind of the trigger. */
  kind: 'journey';
  /** ID of the journey. Default: any. */
  journey_id?: string;
}

/** A campaign completed or was canceled. The trigger has no contact, so the rule cannot have `conditions` or `once_per`. Fields: `campaign_id`, `campaign_name`, `state`. */
export interface AutomationTriggerCampaign {
  /** Kind of the trigger. */
  kind: 'campaign';
  /** ID of the campaign. Default: any. */
  campaign_id?: string;
}

/** The rule starts at set times. If times pass while the service is down, the rule starts once afterwards. The trigger has no contact, so the rule cannot have `conditions` or `once_per`. Field: `scheduled_at`. */
export interface AutomationTriggerSchedule {
  /** Kind of the trigger. */
  kind: 'schedule';
  /** Earliest time (RFC 3339) and start of the recurrence. Default: when the rule is created or changed. */
  start_at?: string;
  /** Recurrence. Default: once, at `start_at`. */
  recurrence?: RecurrenceInput;
}

/** The available credits fell below `alert_at_credits` of `billing.setLimits`. The trigger has no contact, so the rule cannot have `conditions` or `once_per`. Fields: `available`, `threshold`. */
export interface AutomationTriggerBalance {
  /** Kind of the trigger. */
  kind: 'balance';
}

/** A call of a skill that a rule makes. */
export interface AutomationAction {
  /** Name of a skill, or `webhook`, which calls a URL. Skills of `agent`, `automation` and `partner` are not allowed. */
  skill: string;
  /** Params of the skill, without `dry_run` and `idempotency_key`. A value `{ "$from": "contact.id", "default": "…" }` is replaced by a value of the contact (`contact.…`) or the trigger (`trigger.…`). Inside text, `${contact.first_name}` is replaced by the value as text. An action has at most 20 such values. Those of `webhook` are `url` (public HTTPS, without values), `method` (POST, PUT or PATCH, default POST), `headers` as in journeys, and `body`, an object (default: the trigger and the contact). The request is signed with the secret of `journeys.rotateWebhookSecret`; a request with an answer that is not 2xx is retried like a call of a skill, with the same `Idempotency-Key`. */
  params: { [key: string]: unknown };
}

/** Maximum number of runs of a rule. */
export interface AutomationRateCap {
  /** Maximum runs in 60 minutes. Default: no limit. */
  per_hour?: number;
  /** Maximum runs in 24 hours. Default: no limit. */
  per_day?: number;
}

/** A length of time. */
export interface AutomationWindow {
  /** Number of units, at most 90 days together. */
  amount: number;
  /** Unit: a day is 24 hours, a week 7 days. */
  unit: 'minutes' | 'hours' | 'days' | 'weeks' | (string & {});
}

/** A length of time. */
export interface AutomationWindowInput {
  /** Number of units, at most 90 days together. */
  amount: number;
  /** Unit: a day is 24 hours, a week 7 days. */
  unit: 'minutes' | 'hours' | 'days' | 'weeks';
}

/** Why a rule is disabled. `requested`: by a call. `failures`: too many runs failed in a row. `key_revoked`, `key_expired`: the key of the rule ended. `conditions_failed`: the conditions could not be evaluated. `loop`: actions of the rule itself, or of other rules and journeys, started the rule again and again. The run that was stopped has the reason `loop`. */
export type AutomationStateReason = 'requested' | 'failures' | 'key_revoked' | 'key_expired' | 'conditions_failed' | 'loop' | (string & {});

/** A rule: when the trigger happens and the contact meets the conditions, the actions run. */
export interface AutomationRule {
  /** ID of the rule. */
  id: string;
  /** Name of the rule, unique in the account, ignoring case. */
  name: string;
  /** Description. */
  description: string | null;
  /** Whether the rule runs. */
  state: 'enabled' | 'disabled' | (string & {});
  /** Why the rule is disabled; null while it is enabled. */
  state_reason: AutomationStateReason | null;
  /** Version, which counts the changes. */
  version: number;
  /** ID of the key that last created, changed or enabled the rule. The rule acts with the permissions of this key. */
  key_id: string;
  trigger: AutomationTrigger;
  /** Rules that the contact must meet; null: none. */
  conditions: SegmentRule | null;
  /** Calls that a run makes, in order. */
  actions: AutomationAction[];
  /** Maximum number of runs; null: no limit. */
  rate_cap: AutomationRateCap | null;
  /** Run at most once per contact within this time; null: no limit. */
  once_per: AutomationWindow | null;
  /** Number of failed runs in a row after which the rule is disabled. */
  disable_after_failures: number;
  /** Number of runs that failed since the last one that succeeded. */
  failures_in_row: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What started a run. */
export interface AutomationTriggered {
  /** Kind of the trigger; a keyword counts as a message. */
  kind: 'message' | 'event' | 'consent' | 'failure' | 'tag' | 'list' | 'contact' | 'segment' | 'journey' | 'campaign' | 'schedule' | 'balance' | (string & {});
  /** Name of the event, the new consent status, the change of a contact, or the ID of the tag, list, journey, campaign or rule; otherwise empty. */
  name: string;
  /** ID of the contact; null if the account has no such contact. */
  contact_id: string | null;
  occurred_at: Timestamp;
  /** Fields of the trigger. */
  data: { [key: string]: unknown };
}

/** A call that a run would make. */
export interface AutomationFilledAction {
  /** Name of the skill, or `webhook`. */
  skill: string;
  /** Params with the values filled in. */
  params: { [key: string]: unknown };
}

/** A call of a run. */
export interface AutomationPerformedAction {
  /** Name of the skill, or `webhook`. */
  skill: string;
  /** Params with the values filled in. */
  params: { [key: string]: unknown };
  /** Outcome of the call; null: not called. */
  outcome: 'done' | 'refused' | 'failed' | null | (string & {});
  /** The last error of the call; null: none. */
  error: AutomationError | null;
}

/** An error of an action. */
export interface AutomationError {
  /** Error code, as a call that fails with it returns it. */
  code: number | string;
  /** Reason in the error's data; null: none. */
  reason: string | null;
  /** Message of the error. */
  message: string;
}

/** `pending`: waits or is retried. `succeeded`: all actions were done. `refused`: consent, quiet hours, caps, credits or the state of the account refused an action; the rule is not at fault. `failed`: an action failed. `skipped`: the trigger happened, but a condition or a limit prevented the run. `stopped`: a loop, or the rule or its key ended. */
export type AutomationRunState = 'pending' | 'succeeded' | 'refused' | 'failed' | 'skipped' | 'stopped' | (string & {});

/** `pending`: waits or is retried. `succeeded`: all actions were done. `refused`: consent, quiet hours, caps, credits or the state of the account refused an action; the rule is not at fault. `failed`: an action failed. `skipped`: the trigger happened, but a condition or a limit prevented the run. `stopped`: a loop, or the rule or its key ended. */
export type AutomationRunStateInput = 'pending' | 'succeeded' | 'refused' | 'failed' | 'skipped' | 'stopped';

/** One run of a rule. */
export interface AutomationRun {
  /** ID of the run. */
  id: string;
  state: AutomationRunState;
  /** Why the run was skipped, stopped or failed: `conditions_not_met`, `conditions_too_slow`, `no_contact`, `rate_cap_hour`, `rate_cap_day`, `once_per`, `loop`, `rule_disabled`, `key_revoked`, `key_expired`, `forgotten`, `retries_exhausted`, or the error code of the action. */
  reason: string | null;
  /** Number of runs. It is more than 1 only for skipped runs: one item counts the skipped runs of one hour and reason. */
  count: number;
  /** Version of the rule. */
  rule_version: number;
  /** ID of the key that the actions use. */
  key_id: string;
  /** ID of the contact; null: none. */
  contact_id: string | null;
  /** Number of rules in the chain that led to the run, including this rule. */
  depth: number;
  /** Number of attempts. */
  attempts: number;
  /** What started the run; null for skipped runs and after the contact was forgotten. */
  trigger: AutomationTriggered | null;
  /** The calls in order. */
  actions: AutomationPerformedAction[];
  /** Time of the next attempt (RFC 3339); null when the run has ended. */
  next_attempt_at: string | null;
  created_at: Timestamp;
  /** Time when the run ended (RFC 3339); null while it is pending. */
  finished_at: string | null;
}

/** What a rule would have done with one past trigger. */
export interface AutomationTestItem {
  trigger: AutomationTriggered;
  /** `run`: the actions would run. `skipped`: a condition or a limit would prevent it. `no_match`: the trigger does not match. */
  outcome: 'run' | 'skipped' | 'no_match' | (string & {});
  /** Why not: `text`, `keyword`, `where`, `conditions_not_met`, `conditions_too_slow`, `no_contact`, `rate_cap_hour`, `rate_cap_day` or `once_per`; null when the actions would run. */
  reason: string | null;
  /** The calls that would be made; empty unless the outcome is `run`. */
  actions: AutomationFilledAction[];
}

/** What a test key can do with a skill in an account that has or had a live key: call it, send through the simulator carrier only, or call it with `dry_run` only. In an account that has only test keys, a test key can call every skill. */
export type TestKeyUse = 'allowed' | 'simulated' | 'dry_run' | (string & {});

/** Calls of a key that wait for a person. */
export interface ApprovalPolicy {
  /** Skill effects: calls of skills with these effects wait for a person. */
  effects: ('write' | 'destructive' | 'billable' | (string & {}))[];
  /** Names of skills whose calls wait for a person; `campaigns.*` names a module. */
  skills: string[];
  /** Only what exceeds one of these waits: a call, or a batch or plan as a whole; null: no such limit. */
  above: ApprovalLimits | null;
  /** Only calls with which the keys of the line exceed one of these within an hour wait; null: no such limit. */
  above_per_hour: ApprovalLimits | null;
  /** The same within 24 hours; null: no such limit. */
  above_per_day: ApprovalLimits | null;
  /** Hours until the request expires. An expired request counts as a refusal. */
  expires_in_hours: number;
}

/** Which calls of a key wait for a person. A read never waits. */
export interface ApprovalPolicyInput {
  /** Kinds of calls that wait. `billable`: what leads to messages, charges or other calls, at once or later; `destructive`: to deletion, access or disclosure; `write`: everything but reads. Default: `billable` and `destructive`, without `skills`. */
  effects?: ('write' | 'destructive' | 'billable' | (string & {}))[];
  /** Names of skills whose calls wait; `campaigns.*` names a module. */
  skills?: string[];
  /** Only what exceeds one of these waits: a call, or a batch or plan as a whole. Default: all, unless another limit is set. */
  above?: ApprovalLimitsInput;
  /** Only calls with which the key, and the keys that come from it, exceed one of these within an hour wait. Calls that a person approved do not count. */
  above_per_hour?: ApprovalLimitsInput;
  /** The same within 24 hours. */
  above_per_day?: ApprovalLimitsInput;
  /** Hours until the request expires. An expired request counts as a refusal. Default: 24. */
  expires_in_hours?: number;
}

/** Which calls of a key wait for a person. A read never waits. */
export interface ApprovalPolicyInputInput {
  /** Kinds of calls that wait. `billable`: what leads to messages, charges or other calls, at once or later; `destructive`: to deletion, access or disclosure; `write`: everything but reads. Default: `billable` and `destructive`, without `skills`. */
  effects?: ('write' | 'destructive' | 'billable')[];
  /** Names of skills whose calls wait; `campaigns.*` names a module. */
  skills?: string[];
  /** Only what exceeds one of these waits: a call, or a batch or plan as a whole. Default: all, unless another limit is set. */
  above?: ApprovalLimitsInput;
  /** Only calls with which the key, and the keys that come from it, exceed one of these within an hour wait. Calls that a person approved do not count. */
  above_per_hour?: ApprovalLimitsInput;
  /** The same within 24 hours. */
  above_per_day?: ApprovalLimitsInput;
  /** Hours until the request expires. An expired request counts as a refusal. Default: 24. */
  expires_in_hours?: number;
}

/** What a call would do, measured by a dry run. */
export interface CallEffect {
  /** What the call does, with the names of the objects and the number of people; null: not known. */
  summary: string | null;
  /** The objects that the call names. */
  objects: CallObject[];
  /** Number of people that `command.approvals.decide` must repeat to approve the call; null: none. */
  confirm_count: number | null;
  /** Credits that the call spends; null: cannot be known beforehand. */
  credits: number | null;
  /** People that the call sends to; null: cannot be known beforehand. */
  recipients: number | null;
  /** Messages that the call sends; null: cannot be known beforehand. */
  messages: number | null;
  /** First message as it would be sent; null: none. */
  sample_text: string | null;
  /** Why the call cannot be undone; null: it can. */
  irreversible: string | null;
}

/** A call that waits for a person, or has waited. */
export interface ApprovalSummary {
  /** ID of the approval. */
  id: string;
  /** `pending`: waits for a decision. `approved`: the call is being made. `executed` and `failed`: the outcome of the call. */
  state: 'pending' | 'approved' | 'executed' | 'failed' | 'refused' | 'canceled' | 'expired' | (string & {});
  /** Skill of the call. */
  skill: string;
  /** Account of the call. */
  account_id: string;
  /** Key that asked. */
  key_id: string;
  effect: CallEffect;
  /** Hash of the effect. To approve the call, pass it to `command.approvals.decide`. */
  effect_hash: string;
  /** Reason of the decision, or of the failure; null: none. */
  reason: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Key that decided; null: not decided by a key. */
  decided_by: string | null;
  /** Whether a person decided with a link that the key got. */
  decided_by_link: boolean;
  /** Time of the decision; null: none. */
  decided_at: Timestamp | null;
  /** Time the call ended or was refused; null: not yet. */
  finished_at: Timestamp | null;
  /** Whether the calling key may decide. */
  may_decide: boolean;
}

/** A call that waits for a person, or has waited, with its effect. */
export interface Approval {
  /** ID of the approval. */
  id: string;
  /** `pending`: waits for a decision. `approved`: the call is being made. `executed` and `failed`: the outcome of the call. */
  state: 'pending' | 'approved' | 'executed' | 'failed' | 'refused' | 'canceled' | 'expired' | (string & {});
  /** Skill of the call. */
  skill: string;
  /** Account of the call. */
  account_id: string;
  /** Key that asked. */
  key_id: string;
  effect: CallEffect;
  /** Hash of the effect. To approve the call, pass it to `command.approvals.decide`. */
  effect_hash: string;
  /** Reason of the decision, or of the failure; null: none. */
  reason: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Key that decided; null: not decided by a key. */
  decided_by: string | null;
  /** Whether a person decided with a link that the key got. */
  decided_by_link: boolean;
  /** Time of the decision; null: none. */
  decided_at: Timestamp | null;
  /** Time the call ended or was refused; null: not yet. */
  finished_at: Timestamp | null;
  /** Whether the calling key may decide. */
  may_decide: boolean;
  /** What the skill does. */
  summary: string;
  /** Params of the call. */
  params: { [key: string]: unknown };
  /** Answer of the dry run; empty when it is longer than 16 KiB. */
  dry_run_answer: { [key: string]: unknown };
  /** Result of the call; null until it is executed. */
  result: { [key: string]: unknown } | null;
  /** Why the call failed; null: it did not. */
  error: ({
    /** Error code, as a call that fails with it returns it. */
    code: number | string;
    /** Message of the error. */
    message: string;
  }) | null;
  /** Page on which a person without a key can decide once, until the approval expires; null if the calling key may not decide. */
  link: string | null;
}

/** One call of a plan or batch. */
export interface StepInput {
  /** Name of the skill. */
  skill: string;
  /** Params of the call. `{"$from": "steps.1.tag.id"}` stands for a value of an earlier result. */
  params?: { [key: string]: unknown };
}

/** What one call of a plan would do. */
export interface StepEffect {
  /** What the call does, with the names of the objects and the number of people; null: not known. */
  summary: string | null;
  /** The objects that the call names. */
  objects: CallObject[];
  /** Number of people that `command.approvals.decide` must repeat to approve the call; null: none. */
  confirm_count: number | null;
  /** Credits that the call spends; null: cannot be known beforehand. */
  credits: number | null;
  /** People that the call sends to; null: cannot be known beforehand. */
  recipients: number | null;
  /** Messages that the call sends; null: cannot be known beforehand. */
  messages: number | null;
  /** First message as it would be sent; null: none. */
  sample_text: string | null;
  /** Why the call cannot be undone; null: it can. */
  irreversible: string | null;
  /** Answer of the dry run; empty when it is longer than 16 KiB. */
  answer: { [key: string]: unknown };
}

/** Why a call fails. */
export interface StepError {
  /** Error code, as a call that fails with it returns it. */
  code: number | string;
  /** Message of the error. */
  message: string;
}

/** Whether `command.undo` can undo the call. */
export interface StepUndo {
  /** `exact`: as if the call had not been made. `partial`: stops what can still be stopped. */
  kind: 'exact' | 'partial' | 'none' | (string & {});
  /** Why the call cannot be undone; null: it can. */
  why: string | null;
}

/** One call of a plan. */
export interface PlanStep {
  /** Number of the step, from 1. */
  position: number;
  /** Name of the skill. */
  skill: string;
  /** Params of the call, with references to earlier results. */
  params: { [key: string]: unknown };
  /** Values that only you can know. */
  needs: Need[];
  /** What the call would do; null if it fails or is not complete. */
  effect: StepEffect | null;
  /** Why the call fails; null: it does not. */
  error: StepError | null;
  /** Whether the call can be undone; null for a read, and if the call fails or is not complete. */
  undo: StepUndo | null;
}

/** Calls that are made one after the other. */
export interface PlanJob {
  /** ID of the job. */
  id: string;
  /** Plan that it executes; null: none. */
  plan_id: string | null;
  /** Job that it undoes; null: none. */
  undo_of: string | null;
  /** `failed`: at least one call was not made. */
  state: 'running' | 'succeeded' | 'failed' | (string & {});
  /** What happens after a call that fails. */
  on_error: 'stop' | 'continue' | (string & {});
  /** Key that started it. */
  key_id: string;
  created_at: Timestamp;
  /** Time the job ended; null: not yet. */
  finished_at: Timestamp | null;
}

/** One call of a job. */
export interface JobStep {
  /** Number of the step, from 1. */
  position: number;
  /** Name of the skill. */
  skill: string;
  /** Params of the call. */
  params: { [key: string]: unknown };
  /** `skipped`: not made, because an earlier call failed. */
  state: 'pending' | 'done' | 'failed' | 'skipped' | (string & {});
  /** Result of the call; null: none. */
  result: { [key: string]: unknown } | null;
  /** Why the call failed; null: it did not. */
  error: ({
    /** Error code, as a call that fails with it returns it. */
    code: number | string;
    /** Message of the error. */
    message: string;
    /** Data of the error, with its next actions. */
    data: { [key: string]: unknown };
  }) | null;
  /** Time of the answer; null: none. */
  finished_at: Timestamp | null;
}

/** `open`: waits for an answer; `pending`: waits for the contact or for something else; `snoozed`: reopens at a time or with the next incoming message; `resolved`: done until the next incoming message. */
export type ConversationState = 'open' | 'pending' | 'snoozed' | 'resolved' | (string & {});

/** `open`: waits for an answer; `pending`: waits for the contact or for something else; `snoozed`: reopens at a time or with the next incoming message; `resolved`: done until the next incoming message. */
export type ConversationStateInput = 'open' | 'pending' | 'snoozed' | 'resolved';

/** The messages between a phone number and one of your numbers. */
export interface Conversation {
  /** ID of the conversation. */
  id: string;
  /** ID of the contact; null when the number belongs to no contact. */
  contact_id: string | null;
  /** Phone number of the other side. */
  phone: string;
  /** ID of your number. */
  number_id: string;
  /** Your number, in E.164. */
  number: string;
  state: ConversationState;
  /** Time the conversation reopens; null while it is not snoozed, or is snoozed until the next incoming message. */
  snoozed_until: Timestamp | null;
  /** Assignee of the conversation, as you named it; null when it is unassigned. */
  assignee: string | null;
  /** Labels, sorted. */
  labels: string[];
  /** Number of incoming messages since the conversation was last read; counted up to 1,000. */
  unread: number;
  /** Whether a message of the conversation may be an opt-out and waits for `messages.review`. */
  under_review: boolean;
  /** Version, for `expected_version`. Incoming messages, replies, states, assignments and labels increase it. */
  version: number;
  /** Beginning of the last incoming message. */
  last_inbound_text: string | null;
  /** Time of the incoming message that opened the conversation: the first one, or the first one after it was resolved. */
  opened_at: Timestamp;
  /** Time the conversation was resolved; null while it is not. */
  resolved_at: Timestamp | null;
  /** Time of the last incoming message. */
  last_inbound_at: Timestamp;
  /** Time of the last incoming message or reply. */
  last_message_at: Timestamp;
  /** Time from `opened_at` to the first reply, in seconds; null before. Campaigns and automatic messages do not count. */
  first_response_seconds: number | null;
  /** Time from `opened_at` to `resolved_at`, in seconds; null before. */
  resolution_seconds: number | null;
}

/** A picture or another file of a message. */
export interface InboundMedia {
  /** Address of the file at the carrier or where it was read. Show the copy in `file` instead: carriers ask for credentials. */
  url: string;
  /** Media type. For an incoming message, what the content is once there is a copy, until then what the carrier reported. */
  content_type: string | null;
  /** The copy of a file of an incoming message. Absent for outgoing messages, and for messages that were received before the service kept such files. */
  file?: InboundFile;
}

/** The copy of a file that a person sent, which the service reads with the credentials of the carrier. */
export interface InboundFile {
  /** ID of the file. */
  id: string;
  /** `waiting` until the file is read at the carrier, `kept` while there is a copy, `failed` when it could not be read, `expired` after 90 days. */
  state: 'waiting' | 'kept' | 'failed' | 'expired' | (string & {});
  /** Why the file could not be read; null without a failed attempt. */
  why: 'blocked_url' | 'blocked_address' | 'redirects' | 'unreachable' | 'status' | 'incomplete' | 'too_large' | 'storage' | 'installation_storage' | null | (string & {});
  /** Size in bytes; null until there is a copy. */
  bytes: number | null;
  /** Link to the copy, which works without a key; null without a copy. Only pictures open in a page, other files are downloaded. */
  link: string | null;
  /** Time after which the link needs to be asked for again; null without one. */
  link_expires_at: Timestamp | null;
  /** Time at which the copy is dropped. */
  expires_at: Timestamp;
}

/** A message of a conversation. */
export interface ConversationMessage {
  /** ID of the message. */
  id: string;
  /** Time an incoming message was received, or time an outgoing message was or will be due. */
  at: Timestamp;
  /** Direction of the message. */
  direction: 'inbound' | 'outbound' | (string & {});
  /** Where the message comes from: the other side, `inbox.reply`, a campaign, a journey, an automation rule, the automatic reply to a keyword, or another call. */
  source: 'contact' | 'reply' | 'campaign' | 'journey' | 'automation' | 'auto_reply' | 'message' | (string & {});
  /** Text of the message; `[erased]` after the retention time. */
  text: string;
  /** State of an outgoing message; null for an incoming one. Cancel a `scheduled` one with `messages.cancel`. */
  state: MessageState | null;
  /** ID of the campaign; null without one. */
  campaign_id: string | null;
  /** Who wrote the reply: the `author` of the call, or its key; null for other messages. */
  author: string | null;
  /** How an incoming message was classified; null for an outgoing one. */
  intent: 'stop' | 'start' | 'narrow' | 'help' | 'review' | 'none' | null | (string & {});
  /** Whether the message may be an opt-out and waits for `messages.review`. */
  under_review: boolean;
  /** Files of an incoming message, as links. */
  media: InboundMedia[];
}

/** Whether a reply can be sent in the conversation now. `inbox.reply` checks again. */
export interface Composer {
  /** Whether replies are rejected now. */
  locked: boolean;
  /** Reason code, as in the error of `inbox.reply`; null when it is not locked. */
  reason: string | null;
  /** What the reason means and what helps; null when it is not locked. */
  explanation: string | null;
  /** End of the 24 hours in which the last incoming message permits replies; null when another relationship or an opt-in permits them, or when replies are locked. */
  reply_until: Timestamp | null;
  /** The oldest message of the person that waits for a decision; null when none waits. Until it is decided it permits no reply. */
  review?: ComposerReview | null;
}

/** A message of the person that may be an opt-out and waits for a decision. */
export interface ComposerReview {
  /** ID of the incoming message. */
  inbound_id: string;
  /** Text of the message; `[erased]` after the retention time. */
  text: string;
  received_at: Timestamp;
  /** The call that decides whether the message is an opt-out. */
  next_actions: NextAction[];
}

/** An internal note. It is never sent. */
export interface ConversationNote {
  /** ID of the note. */
  id: string;
  /** Text of the note. */
  text: string;
  /** Who wrote it: the `author` of the call, or its key. */
  author: string;
  /** Time it was written. */
  created_at: Timestamp;
}

/** A saved message text for replies. */
export interface CannedReply {
  /** ID of the canned reply. */
  id: string;
  /** Name. */
  name: string;
  /** Text in Liquid, with the variables of contacts. */
  text: string;
  /** Version, for `expected_version`. */
  version: number;
  /** Time it was created. */
  created_at: Timestamp;
  /** Time of the last change. */
  updated_at: Timestamp;
}

/** Counts, each up to 10,000, and response times of the account. */
export interface InboxStats {
  /** Number of open conversations. */
  open: number;
  /** Number of pending conversations. */
  pending: number;
  /** Number of snoozed conversations. */
  snoozed: number;
  /** Number of resolved conversations. */
  resolved: number;
  /** Number of open conversations with unread messages. */
  unread: number;
  /** Number of messages that wait for `messages.review`. */
  messages_under_review: number;
  /** Response times of recent conversations. */
  response_times: {
    /** Start of the period, 30 days ago. */
    since: Timestamp;
    /** Number of conversations that were opened in the period; the newest 1,000 are summarized. */
    conversations: number;
    /** Number of them with a reply. */
    responded: number;
    /** Median time from the opening to the first reply, in seconds; null without one. */
    median_first_response_seconds: number | null;
    /** Number of them that are resolved. */
    resolved: number;
    /** Median time from the opening to the resolution, in seconds; null without one. */
    median_resolution_seconds: number | null;
  };
}

/** A message that contains the words. */
export interface InboxMatch {
  /** ID of the message. */
  message_id: string;
  /** ID of the conversation; null when the number has never answered. */
  conversation_id: string | null;
  /** Direction of the message. */
  direction: 'inbound' | 'outbound' | (string & {});
  /** Time an incoming message was received, or time an outgoing message was or will be due. */
  at: Timestamp;
  /** Text of the message. */
  text: string;
  /** Phone number of the other side. */
  phone: string;
}

/** Conditions that all must hold. Empty: all conversations. */
export interface ConversationFilter {
  /** Only conversations in this state. */
  state?: ConversationState;
  /** Only conversations of this assignee. */
  assignee?: string;
  /** True: only conversations without an assignee. */
  unassigned?: boolean;
  /** Only conversations with this label. */
  label?: string;
  /** Only conversations with unread messages, or only those without. */
  unread?: boolean;
  /** Only conversations with a message that waits for `messages.review`, or only those without. */
  under_review?: boolean;
  /** Only conversations of this contact. */
  contact_id?: string;
  /** Only conversations with this one of your numbers. */
  number_id?: string;
}

/** Conditions that all must hold. Empty: all conversations. */
export interface ConversationFilterInput {
  /** Only conversations in this state. */
  state?: ConversationStateInput;
  /** Only conversations of this assignee. */
  assignee?: string;
  /** True: only conversations without an assignee. */
  unassigned?: boolean;
  /** Only conversations with this label. */
  label?: string;
  /** Only conversations with unread messages, or only those without. */
  unread?: boolean;
  /** Only conversations with a message that waits for `messages.review`, or only those without. */
  under_review?: boolean;
  /** Only conversations of this contact. */
  contact_id?: string;
  /** Only conversations with this one of your numbers. */
  number_id?: string;
}

/** A webhook endpoint of an account. */
export interface AccountWebhook {
  /** ID of the webhook endpoint. */
  id: string;
  /** Address that receives events. */
  url: string;
  /** Your own note; null without one. */
  description: string | null;
  /** Types of events that it receives; empty: all. */
  events: EventType[];
  /** `disabled` after the endpoint answered 410 Gone. Events wait while it is not `active`, up to 30 days. */
  state: 'active' | 'paused' | 'disabled' | (string & {});
  /** Why it is in this state; null without a reason. */
  state_reason: string | null;
  /** Beginning of the SHA-256 of the secret. */
  secret_fingerprint: string;
  /** Time the previous secret expires, 24 hours after the rotation; null when there is no previous secret. */
  previous_secret_expires_at: Timestamp | null;
  /** Whether events currently have a second signature. False once the previous secret has expired. */
  signs_with_previous: boolean;
  /** Time the circuit breaker closes. Until then, no attempts are made, because too many failed. */
  breaker_open_until: Timestamp | null;
  /** Time it was created. */
  created_at: Timestamp;
}

/** The measures of one group of a campaign. */
export interface AnalyticsCampaignRow {
  /** Value of the dimension; empty for none. For hours and days, the start (RFC 3339). */
  group: string;
  /** Name of the group, as charts show it. */
  name: string;
  totals: MeasureTotals;
}

/** `svg` adds a chart as an SVG document to the answer. */
export type AnswerFormat = 'json' | 'svg' | (string & {});

/** `svg` adds a chart as an SVG document to the answer. */
export type AnswerFormatInput = 'json' | 'svg';

/** How people responded over time. */
export interface AudienceResponses {
  /** People on the list or in the segment now. */
  people: number;
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  /** Responses, one row per interval. */
  rows: ResponseRow[];
}

/** The measures of one campaign in the period. */
export interface CampaignTotals {
  /** ID of the campaign. */
  campaign_id: string;
  /** Name of the campaign. */
  name: string;
  /** Time of the launch. */
  launched_at: string | null;
  totals: MeasureTotals;
}

/** A cohort in one interval after its opt-in. */
export interface CohortPeriod {
  /** People who did what the metric counts in the interval, or who were still opted in at its end. */
  people: number;
  /** Share of the cohort. */
  share: number | null;
}

/** People who opted in during the same interval. */
export interface CohortRow {
  /** Start of the interval of the opt-in. */
  at: Timestamp;
  /** People of the cohort. */
  people: number;
  /** Intervals of the cohort, starting with the interval of the opt-in. */
  periods: CohortPeriod[];
}

/** How the messages of one group were delivered. */
export interface DeliverabilityRow {
  /** Value of the dimension. */
  group: string;
  /** Messages accepted for sending. */
  accepted: number;
  /** Messages that a carrier accepted. */
  sent: number;
  /** Messages reported as delivered. */
  delivered: number;
  /** Sent messages reported as not delivered. */
  undelivered: number;
  /** Messages that no carrier accepted. */
  rejected: number;
  /** Sent messages with an unknown outcome. */
  unconfirmed: number;
  /** Delivered messages per sent message; null without sent messages. */
  delivery_rate: number | null;
  /** Failed messages per sent or rejected message; null without such messages. */
  failure_rate: number | null;
  /** Why messages failed, most frequent first. */
  errors: ErrorGroup[];
}

/** What a dimension is. */
export interface DimensionDefinition {
  dimension: MeasureDimension;
  /** What it is, as a sentence. */
  means: string;
}

/** Background work of the account that keeps failing. */
export interface FailingWork {
  /** Kind of work. */
  kind: string;
  /** Items that failed at their last attempt. */
  items: number;
  /** Code of an error. */
  reason: string;
}

/** One step of a funnel. */
export interface FunnelStep {
  /** Name of the event. */
  event: string;
  /** Contacts who got this far. */
  contacts: number;
  /** Share of the contacts of the first step. */
  share_of_first: number | null;
  /** Share of the contacts of the step before. */
  share_of_previous: number | null;
  /** Median time since the step before; null for the first step, and without contacts. */
  median_seconds: number | null;
}

/** The same series in the period to compare with. */
export interface MeasureComparison {
  from: Timestamp;
  to: Timestamp;
  /** Largest first. */
  series: MeasureSeries[];
}

/** What a measure is. */
export interface MeasureDefinition {
  metric: MeasureName;
  /** Title. */
  title: string;
  unit: MeasureUnit;
  /** What is counted, as a sentence. */
  means: string;
  /** Time that decides in which interval it counts: when the message was accepted for sending, when the contact was decided on, or when it happened. A later status of a message changes the figures of the interval in which it was accepted. */
  counted_at: 'acceptance' | 'decision' | 'event' | (string & {});
  /** What it can be grouped and filtered by. */
  dimensions: MeasureDimension[];
}

/** What a measure is grouped or filtered by; `metrics.catalog` lists the dimensions of each measure. */
export type MeasureDimension = 'campaign_id' | 'journey_id' | 'node_id' | 'rule_id' | 'variant' | 'template_id' | 'source_id' | 'number_id' | 'carrier' | 'country' | 'purpose' | 'link_id' | 'error_code' | 'reason' | 'method' | 'rule' | 'event' | (string & {});

/** What a measure is grouped or filtered by; `metrics.catalog` lists the dimensions of each measure. */
export type MeasureDimensionInput = 'campaign_id' | 'journey_id' | 'node_id' | 'rule_id' | 'variant' | 'template_id' | 'source_id' | 'number_id' | 'carrier' | 'country' | 'purpose' | 'link_id' | 'error_code' | 'reason' | 'method' | 'rule' | 'event';

/** The values that a dimension may have. */
export interface MeasureFilter {
  dimension: MeasureDimension;
  /** Values; any of them matches. An empty value stands for none. */
  values: string[];
}

/** The values that a dimension may have. */
export interface MeasureFilterInput {
  dimension: MeasureDimensionInput;
  /** Values; any of them matches. An empty value stands for none. */
  values: string[];
}

/** The value of one dimension of a group. */
export interface MeasureGroup {
  dimension: MeasureDimension;
  /** Value; empty for none. */
  value: string;
}

/** Length of an interval on the clock of the time zone. Weeks begin on the day of `week_start`, or else of `agent.settings`. */
export type MeasureInterval = 'hour' | 'day' | 'week' | 'month' | (string & {});

/** Length of an interval on the clock of the time zone. Weeks begin on the day of `week_start`, or else of `agent.settings`. */
export type MeasureIntervalInput = 'hour' | 'day' | 'week' | 'month';

/** Name of a measure; `metrics.catalog` defines each. */
export type MeasureName = 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'rejected' | 'failed' | 'unconfirmed' | 'canceled' | 'excluded' | 'segments' | 'credits' | 'credits_returned' | 'clicks' | 'bot_clicks' | 'clickers' | 'replies' | 'opt_ins' | 'opt_outs' | 'conversions' | 'conversion_value' | 'delivery_rate' | 'failure_rate' | 'click_rate' | 'opt_out_rate' | (string & {});

/** Name of a measure; `metrics.catalog` defines each. */
export type MeasureNameInput = 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'rejected' | 'failed' | 'unconfirmed' | 'canceled' | 'excluded' | 'segments' | 'credits' | 'credits_returned' | 'clicks' | 'bot_clicks' | 'clickers' | 'replies' | 'opt_ins' | 'opt_outs' | 'conversions' | 'conversion_value' | 'delivery_rate' | 'failure_rate' | 'click_rate' | 'opt_out_rate';

/** The value of one interval. */
export interface MeasurePoint {
  /** Start of the interval. */
  at: Timestamp;
  /** Value; null for money, and for a ratio without a divisor. */
  value: number | null;
  /** Only for money: in the minor unit. */
  value_minor?: number;
}

/** The values of one group over time. */
export interface MeasureSeries {
  /** Values of the dimensions of `group_by`; empty without one. */
  group: MeasureGroup[];
  /** Only for money. */
  currency?: string;
  /** Value over the whole period. */
  total: number | null;
  /** Only for money: over the whole period. */
  total_minor?: number;
  /** Responses, one row per interval. */
  points: MeasurePoint[];
}

/** Every measure of a period or a group, as `metrics.catalog` defines it. */
export interface MeasureTotals {
  /** Messages accepted for sending. */
  accepted: number;
  /** Messages that a carrier accepted. */
  sent: number;
  /** Messages reported as delivered. */
  delivered: number;
  /** Sent messages reported as not delivered. */
  undelivered: number;
  /** Messages that no carrier accepted. */
  rejected: number;
  /** Undelivered and rejected messages. */
  failed: number;
  /** Sent messages with an unknown outcome. */
  unconfirmed: number;
  /** Messages canceled before sending. */
  canceled: number;
  /** Contacts of audiences that got no message. */
  excluded: number;
  /** Segments of sent messages. */
  segments: number;
  /** Credits that sent messages cost. */
  credits: number;
  /** Credits returned for messages that were not sent. */
  credits_returned: number;
  /** Clicks of people. */
  clicks: number;
  /** Clicks of bots. */
  bot_clicks: number;
  /** Short URLs that a person clicked for the first time. */
  clickers: number;
  /** Replies. */
  replies: number;
  /** Opt-ins. */
  opt_ins: number;
  /** Opt-outs. */
  opt_outs: number;
  /** Conversions. */
  conversions: number;
  /** Value of the conversions without what was refunded, one sum per currency. */
  conversion_value: MoneySum[];
  /** Delivered messages per sent message; null without sent messages. */
  delivery_rate: number | null;
  /** Failed messages per sent or rejected message; null without such messages. */
  failure_rate: number | null;
  /** Short URLs clicked for the first time per delivered message; null without delivered messages. */
  click_rate: number | null;
  /** Opt-outs per sent message; null without sent messages. */
  opt_out_rate: number | null;
}

/** Unit of a measure. `minor_units`: of the currency. `ratio`: 1 is 100 %. */
export type MeasureUnit = 'messages' | 'contacts' | 'segments' | 'credits' | 'clicks' | 'links' | 'entries' | 'conversions' | 'minor_units' | 'ratio' | (string & {});

/** A sum in one currency. */
export interface MoneySum {
  /** Currency (ISO 4217). */
  currency: string;
  /** Sum in the minor unit of the currency; exact up to 2^53. */
  value_minor: number;
}

/** A period of whole days on the clock of the time zone; the last days include today. Weeks begin on the day of `week_start`, or else of `agent.settings`. */
export type NamedPeriod = 'today' | 'yesterday' | 'last_7_days' | 'last_30_days' | 'this_week' | 'last_week' | 'this_month' | 'last_month' | (string & {});

/** A period of whole days on the clock of the time zone; the last days include today. Weeks begin on the day of `week_start`, or else of `agent.settings`. */
export type NamedPeriodInput = 'today' | 'yesterday' | 'last_7_days' | 'last_30_days' | 'this_week' | 'last_week' | 'this_month' | 'last_month';

/** Period to compare with. `previous_period`: the period of the same length right before it; for whole months, the same number of months before. `year_ago`: the same dates a year earlier. */
export type PeriodComparison = 'previous_period' | 'year_ago' | (string & {});

/** Period to compare with. `previous_period`: the period of the same length right before it; for whole months, the same number of months before. `year_ago`: the same dates a year earlier. */
export type PeriodComparisonInput = 'previous_period' | 'year_ago';

/** The measures of a period. */
export interface PeriodTotals {
  from: Timestamp;
  to: Timestamp;
  totals: MeasureTotals;
}

/** Status of the message, or what the recipient did. `not_clicked`: sent, and no person clicked. `replied` and `opted_out`: the recipient did so within 7 days. `converted`: a conversion was attributed to the campaign. */
export type RecipientResponse = 'sent' | 'delivered' | 'failed' | 'clicked' | 'not_clicked' | 'replied' | 'converted' | 'opted_out' | (string & {});

/** Status of the message, or what the recipient did. `not_clicked`: sent, and no person clicked. `replied` and `opted_out`: the recipient did so within 7 days. `converted`: a conversion was attributed to the campaign. */
export type RecipientResponseInput = 'sent' | 'delivered' | 'failed' | 'clicked' | 'not_clicked' | 'replied' | 'converted' | 'opted_out';

/** A recipient of a campaign who responded. */
export interface ResponderRow {
  /** ID of the contact. */
  contact_id: string;
  /** ID of the message. */
  message_id: string;
  /** Name of the variant; null without one. */
  variant: string | null;
  status: MessageState;
  /** When a carrier accepted the message. */
  sent_at: string | null;
}

/** What the people got and did in one interval. */
export interface ResponseRow {
  /** Start of the interval. */
  at: Timestamp;
  /** Messages to these people that a carrier accepted. */
  sent: number;
  /** Messages reported as delivered. */
  delivered: number;
  /** Clicks of these people. */
  clicks: number;
  /** Replies of these people. */
  replies: number;
  /** Opt-outs of these people. */
  opt_outs: number;
  /** Conversions of these people. */
  conversions: number;
}

/** How the credit of a conversion is divided among its touches: `first` and `last` give all of it to one, `linear` divides it equally, `position` gives 40 percent each to the first and the last and 20 percent to those between them. */
export type AttributionModel = 'first' | 'last' | 'linear' | 'position' | (string & {});

/** How the credit of a conversion is divided among its touches: `first` and `last` give all of it to one, `linear` divides it equally, `position` gives 40 percent each to the first and the last and 20 percent to those between them. */
export type AttributionModelInput = 'first' | 'last' | 'linear' | 'position';

/** A message before a conversion. `touched_at` is the time of its last click in the window, or of its delivery. */
export interface AttributionTouch {
  /** Whether the message was clicked or only delivered. */
  kind: 'click' | 'delivery' | (string & {});
  /** ID of the message. */
  message_id: string;
  /** ID of the campaign of the message; null for a single message and a message of a journey. */
  campaign_id: string | null;
  /** ID of the journey that sent the message; null without one. */
  journey_id: string | null;
  /** ID of the link that was clicked; null for a delivery. */
  link_id: string | null;
  touched_at: Timestamp;
  /** Part of the conversion that is credited to the message, from 0 to 1. */
  share: number;
  /** Value that is credited, in the minor unit of the currency; null for a conversion without a value. */
  value_minor: number | null;
}

/** Settings of attribution. */
export interface AttributionSettings {
  /** Version of the settings: 0 applied before settings existed, 1 is the default. */
  version: number;
  model: AttributionModel;
  /** Hours before a conversion in which a click counts; 0: clicks do not count. */
  click_hours: number;
  /** Hours before a conversion in which a delivery counts; 0: deliveries do not count. */
  delivery_hours: number;
  /** Time of the call that set them; null for the versions 0 and 1. */
  created_at: string | null;
}

/** A recomputation of the conversions of a period. */
export interface AttributionRecomputation {
  /** ID of the recomputation. */
  job_id: string;
  /** Version of the settings that it applies. */
  settings_version: number;
  from: Timestamp;
  to: Timestamp;
  /** State of the recomputation. */
  state: 'running' | 'completed' | (string & {});
  /** Conversions in the period when it started. */
  total: number;
  /** Conversions that have been recomputed. */
  processed: number;
  created_at: Timestamp;
  /** Time of the end; null while it runs. */
  finished_at: string | null;
}

/** Conversions and their value in one currency. */
export interface AttributionTotal {
  /** Currency (ISO 4217); null for conversions without a value. */
  currency: string | null;
  /** Conversions with at least some credit. */
  conversions: number;
  /** Sum of the credited parts of conversions. */
  credited_conversions: number;
  /** Credited value in the minor unit of the currency, without what was refunded, exact up to 2^53; null without a currency. */
  value_minor: number | null;
  /** Credited part of what was refunded of these conversions, in the minor unit of the currency. With `value_minor` it is the value before refunds; null without a currency. */
  refunded_minor: number | null;
}

/** Refunds in one currency. */
export interface RefundTotal {
  /** Currency (ISO 4217); null for conversions without a value. */
  currency: string | null;
  /** Number of refunds. */
  refunds: number;
  /** Refunded value in the minor unit of the currency, exact up to 2^53; null without a currency. */
  value_minor: number | null;
}

/** Conversions that are credited to one object, in one currency. */
export interface AttributionRow {
  /** ID of the campaign, journey, link or source; null: the credit of messages without one, such as single messages. */
  id: string | null;
  /** Name of the object, or destination of the link; null when there is none. */
  name: string | null;
  /** Currency (ISO 4217); null for conversions without a value. */
  currency: string | null;
  /** Conversions with at least some credit. */
  conversions: number;
  /** Sum of the credited parts of conversions. */
  credited_conversions: number;
  /** Credited value in the minor unit of the currency, without what was refunded, exact up to 2^53; null without a currency. */
  value_minor: number | null;
  /** Credited part of what was refunded of these conversions, in the minor unit of the currency. With `value_minor` it is the value before refunds; null without a currency. */
  refunded_minor: number | null;
}

/** What a contact who reached the goal is worth. */
export interface OutcomeValueRule {
  /** `none`: only the rate counts. `fixed`: each contact who reached the goal is worth `value_minor`, unless all of its conversions were refunded in full. `conversion`: the sum of what is left of the contact's conversions in `currency` after refunds. */
  kind: 'none' | 'fixed' | 'conversion' | (string & {});
  /** For `fixed`: value in the minor unit of the currency. */
  value_minor?: number;
  /** For `fixed` and `conversion`: currency, an active code of ISO 4217. Conversions in other currencies count for the rate, not for the value. */
  currency?: string;
}

/** What a contact who reached the goal is worth. */
export interface OutcomeValueRuleInput {
  /** `none`: only the rate counts. `fixed`: each contact who reached the goal is worth `value_minor`, unless all of its conversions were refunded in full. `conversion`: the sum of what is left of the contact's conversions in `currency` after refunds. */
  kind: 'none' | 'fixed' | 'conversion';
  /** For `fixed`: value in the minor unit of the currency. */
  value_minor?: number;
  /** For `fixed` and `conversion`: currency, an active code of ISO 4217. Conversions in other currencies count for the rate, not for the value. */
  currency?: string;
}

/** A goal of a campaign or a journey. */
export interface Outcome {
  /** ID of the outcome. */
  id: string;
  /** ID of the campaign; null for an outcome of a journey. */
  campaign_id: string | null;
  /** ID of the journey; null for an outcome of a campaign. */
  journey_id: string | null;
  /** Name of the outcome. */
  name: string;
  /** Type of the conversions that reach the goal. */
  event: string;
  /** Hours after the message, or after the entry into the journey, in which a conversion counts. */
  deadline_hours: number;
  value_rule: OutcomeValueRule;
  /** Whether it is the main goal, which decides experiments with the metric `outcome`. */
  primary: boolean;
  /** State of the outcome. */
  state: 'active' | 'archived' | (string & {});
  /** Number of the last change. */
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Time of the archival; null while it is active. */
  archived_at: string | null;
}

/** Comparison of an arm with the control. */
export interface OutcomeComparison {
  /** Difference from the control; null without data. */
  estimate: number | null;
  /** Lower end of the 95 percent interval; null without data. */
  low: number | null;
  /** Upper end of the 95 percent interval; null without data. */
  high: number | null;
  /** Two-sided p-value, multiplied by the number of comparisons; null without enough data. */
  p_value: number | null;
  /** Whether the arm differs from the control, at a level of 5 percent. */
  verdict: 'higher' | 'lower' | 'no_significant_difference' | 'not_enough_data' | (string & {});
}

/** The contacts of one variant, or of the hold-out. */
export interface OutcomeArm {
  /** Name of the variant; `hold_out`, `recipients`, `entered`, `reached` or `account_hold_out` for other arms. */
  name: string;
  /** Whether the other arms are compared with this one. */
  is_control: boolean;
  /** Contacts in the arm. */
  contacts: number;
  /** Contacts that a message was sent to. */
  messaged: number;
  /** Contacts with a conversion in time. */
  converted: number;
  /** Contacts who have not converted and whose deadline has not passed. */
  open: number;
  /** Share of the contacts who converted; null without contacts. */
  rate: number | null;
  /** Lower end of the 95 percent interval of the rate. */
  rate_low: number | null;
  /** Upper end of the 95 percent interval of the rate. */
  rate_high: number | null;
  /** Mean time to the first conversion, in hours; null without conversions. */
  average_hours_to_convert: number | null;
  /** Sum of the values in the minor unit of the currency, exact up to 2^53; null for a goal without a value. */
  value_minor: number | null;
  /** Mean value per contact of the arm, in the minor unit; null for a goal without a value. */
  value_per_contact_minor: number | null;
  /** Conversions that count for the rate, but not for the value. */
  conversions_in_other_currencies: number;
  /** What the arm adds to the control; null for the control itself and without a control. */
  lift: {
    rate_difference: OutcomeComparison;
    /** Relative lift of the rate. */
    relative: {
      /** Rate of the arm divided by that of the control, minus 1; null when the control has no conversion. */
      estimate: number | null;
      /** Lower end of the 95 percent interval. */
      low: number | null;
      /** Upper end of the 95 percent interval. */
      high: number | null;
    };
    /** Difference of the mean values per contact, in the minor unit; null for a goal without a value. */
    value_per_contact: OutcomeComparison | null;
  } | null;
}

/** Names of the statistical methods. */
export interface OutcomeMethods {
  /** Interval of a rate. */
  rate_interval: string;
  /** Interval of a difference of rates. */
  rate_difference_interval: string;
  /** Test of a difference of rates. */
  rate_difference_test: string;
  /** Interval of the relative lift. */
  relative_interval: string;
  /** Test and interval of the difference of mean values. */
  value_test: string;
  /** How several comparisons are taken into account. */
  correction: string;
}

/** What the rows are: campaigns with their counts, the recipients of campaigns, outgoing messages, consent entries, credit entries, conversions, refunds of conversions, or deliverability by day, number, carrier and error code. */
export type ReportKind = 'campaigns' | 'recipients' | 'messages' | 'consent' | 'credit_entries' | 'conversions' | 'refunds' | 'deliverability' | (string & {});

/** What the rows are: campaigns with their counts, the recipients of campaigns, outgoing messages, consent entries, credit entries, conversions, refunds of conversions, or deliverability by day, number, carrier and error code. */
export type ReportKindInput = 'campaigns' | 'recipients' | 'messages' | 'consent' | 'credit_entries' | 'conversions' | 'refunds' | 'deliverability';

/** Format of the file. In CSV and XLSX, an apostrophe goes before text that a spreadsheet would read as a formula, such as a phone number with a plus sign; NDJSON has all values unchanged. XLSX has at most 1,048,575 rows. */
export type ReportFormat = 'csv' | 'ndjson' | 'xlsx' | (string & {});

/** Format of the file. In CSV and XLSX, an apostrophe goes before text that a spreadsheet would read as a formula, such as a phone number with a plus sign; NDJSON has all values unchanged. XLSX has at most 1,048,575 rows. */
export type ReportFormatInput = 'csv' | 'ndjson' | 'xlsx';

/** A report file. */
export interface Report {
  /** ID of the report. */
  report_id: string;
  kind: ReportKind;
  format: ReportFormat;
  /** Columns of the file, in order. */
  columns: string[];
  /** State of the report; `expired`: the file was deleted, by age or because a contact was forgotten. */
  state: 'queued' | 'running' | 'completed' | 'failed' | 'expired' | (string & {});
  /** Why it failed, such as `too_many_rows`; null otherwise. */
  reason: string | null;
  /** Start of the period (inclusive); null: from the beginning. */
  from: string | null;
  to: Timestamp;
  /** Rows written so far. */
  rows: number;
  /** Rows that the report will have; null before it starts. */
  total_rows: number | null;
  /** SHA-256 of the file in lower-case hex; null until it is completed. */
  sha256: string | null;
  /** Size of the file; null until it is completed. */
  bytes: number | null;
  /** ID of the schedule that made it; null for `reports.create`. */
  schedule_id: string | null;
  created_at: Timestamp;
  /** Time of the end; null before. */
  finished_at: string | null;
  /** Time at which the file is deleted, seven days after it was written; null before. */
  expires_at: string | null;
}

/** A report that is made on a schedule. */
export interface ReportSchedule {
  /** ID of the schedule. */
  schedule_id: string;
  kind: ReportKind;
  format: ReportFormat;
  /** Columns of each file, in order. */
  columns: string[];
  /** Recurrence rule (RFC 5545). */
  rrule: string;
  /** Time zone of the rule (IANA). */
  timezone: string;
  /** Days that each report covers; null: the time since the report before. */
  period_days: number | null;
  /** State of the schedule. */
  state: 'active' | 'stopped' | 'ended' | (string & {});
  /** Time of the next report; null when there is none. */
  next_at: string | null;
  created_at: Timestamp;
}

/** The rule that buys credits. */
export interface AutoRecharge {
  /** Whether the rule charges. */
  enabled: boolean;
  /** Why the service disabled it: the reason of the last failed charge, `key_revoked` or `key_expired`; null otherwise. */
  disabled_reason: string | null;
  /** Balance below which a charge is made. */
  threshold_credits: number;
  /** Credits of one charge. */
  amount_credits: number;
  /** Maximum credits per day (UTC). */
  daily_limit_credits: number;
  /** Maximum credits per month (UTC). */
  monthly_limit_credits: number;
  /** The payment provider's reference of the stored payment method. */
  payment_method: string;
  /** Credits charged on the current day (UTC). */
  charged_today: number;
  /** Credits charged in the current month (UTC). */
  charged_this_month: number;
  /** Charges that failed in a row. */
  failures: number;
  /** Time of the last successful charge; null before the first. */
  last_charged_at: string | null;
  /** Number of the last change. */
  version: number;
}

/** A node of a document. */
export interface JourneyDocumentNode {
  /** Name of the node, which edges refer to. */
  name: string;
  config: JourneyNodeConfig;
}

/** A node of a document. */
export interface JourneyDocumentNodeInput {
  /** Name of the node, which edges refer to. */
  name: string;
  config: JourneyNodeConfigInput;
}

/** A connection of two nodes. */
export interface JourneyDocumentEdge {
  /** Name of the node that it leaves. */
  from: string;
  /** Name of the node that it leads to. */
  to: string;
  kind: JourneyEdgeKind;
  /** Name of the variant of a random split; null for other kinds. */
  variant: string | null;
  /** Name of the branch of a wait; null for other kinds. */
  branch: string | null;
}

/** A connection of two nodes. */
export interface JourneyDocumentEdgeInput {
  /** Name of the node that it leaves. */
  from: string;
  /** Name of the node that it leads to. */
  to: string;
  /** Which contacts take it. Default: `next`. */
  kind?: JourneyEdgeKind;
  /** Name of the variant of a random split. Only with the kind `variant`. */
  variant?: string;
  /** Name of the branch of a wait. Only with the kind `branch`. */
  branch?: string;
}

/** A connection of two nodes. */
export interface JourneyDocumentEdgeInputInput {
  /** Name of the node that it leaves. */
  from: string;
  /** Name of the node that it leads to. */
  to: string;
  /** Which contacts take it. Default: `next`. */
  kind?: JourneyEdgeKindInput;
  /** Name of the variant of a random split. Only with the kind `variant`. */
  variant?: string;
  /** Name of the branch of a wait. Only with the kind `branch`. */
  branch?: string;
}

/** A journey as one document, in which nodes are named. */
export interface JourneyDocument {
  /** Name of the journey. */
  name: string;
  entry: JourneyEntry;
  /** Rules that a contact must meet to enter. Null: none. */
  entry_rules: SegmentRule | null;
  /** Criteria that end an enrollment at every node. */
  exit: JourneyExitCriterion[];
  reentry: JourneyReentry;
  /** Maximum messages to one contact in any 60 minutes. */
  max_messages_per_hour: number;
  /** Maximum messages of the journey per minute, to all contacts together; null: no limit. A change takes effect at once. */
  throttle_per_minute: number | null;
  /** Name of the node at which enrollments begin; null: none yet. */
  start: string | null;
  /** Nodes. */
  nodes: JourneyDocumentNode[];
  /** Edges. */
  edges: JourneyDocumentEdge[];
}

/** A journey as one document, in which nodes are named. */
export interface JourneyDocumentInput {
  /** Name of the journey. */
  name: string;
  entry: JourneyEntry;
  /** Rules that a contact must meet to enter. Null: none. */
  entry_rules?: SegmentRule | null;
  /** Criteria that end an enrollment at every node. */
  exit?: JourneyExitCriterion[];
  reentry?: JourneyReentry;
  /** Maximum messages to one contact in any 60 minutes. */
  max_messages_per_hour?: number;
  /** Maximum messages of the journey per minute, to all contacts together. Default: null, no limit. */
  throttle_per_minute?: number | null;
  /** Name of the node at which enrollments begin. Default: the first one. */
  start?: string;
  /** Nodes. */
  nodes: JourneyDocumentNode[];
  /** Edges. Default: none. */
  edges?: JourneyDocumentEdgeInput[];
}

/** A journey as one document, in which nodes are named. */
export interface JourneyDocumentInputInput {
  /** Name of the journey. */
  name: string;
  entry: JourneyEntryInput;
  /** Rules that a contact must meet to enter. Null: none. */
  entry_rules?: SegmentRuleInput | null;
  /** Criteria that end an enrollment at every node. */
  exit?: JourneyExitCriterionInput[];
  reentry?: JourneyReentryInput;
  /** Maximum messages to one contact in any 60 minutes. */
  max_messages_per_hour?: number;
  /** Maximum messages of the journey per minute, to all contacts together. Default: null, no limit. */
  throttle_per_minute?: number | null;
  /** Name of the node at which enrollments begin. Default: the first one. */
  start?: string;
  /** Nodes. */
  nodes: JourneyDocumentNodeInput[];
  /** Edges. Default: none. */
  edges?: JourneyDocumentEdgeInputInput[];
}

/** Why no model answered. `no_model`: the service has none. `not_allowed`: the account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens of the month are used up. `timeout`, `unavailable`: the model did not answer in time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered, or rules were enough. */
export type AiFallback = 'no_model' | 'not_allowed' | 'budget' | 'timeout' | 'unavailable' | 'invalid_answer' | null | (string & {});

/** What answered: fixed rules, or a model. */
export type AiEngine = 'rules' | 'model' | (string & {});

/** A message that is not sent yet. */
export interface AiCopy {
  /** The message, in Liquid when it has variables. */
  text: string;
  encoding: Encoding;
  /** Number of segments, with sample values for variables. */
  segments: number;
  /** What carriers or the law object to, as `messages.preview` shows it. */
  lint: ContentFinding[];
}

/** A reply that is not sent yet: send it with `inbox.reply`. */
export interface AiReplyDraft {
  /** The message, in Liquid when it has variables. */
  text: string;
  encoding: Encoding;
  /** Number of segments, with sample values for variables. */
  segments: number;
  /** What carriers or the law object to, as `messages.preview` shows it. */
  lint: ContentFinding[];
  /** ID of the canned reply with this text. Null: the text is not a canned reply. */
  canned_reply_id: string | null;
}

/** Questions to a model on one day by one skill. */
export interface AiUsageRow {
  /** Day in UTC. */
  day: string;
  /** The skill that asked. */
  skill: string;
  /** The model that was asked. */
  model: string;
  /** Number of questions to the model. */
  calls: number;
  /** Questions that rules answered instead, because the model did not answer or its answer broke a rule. */
  failed: number;
  /** Tokens of the questions. */
  input_tokens: number;
  /** Tokens of the answers. */
  output_tokens: number;
}

/** What an alert is about. */
export type AlertKind = 'low_balance' | 'campaign_paused' | 'delivery_below_history' | 'opt_outs_above_history' | 'registration_rejected' | 'webhook_disabled' | 'webhook_failing' | 'review_waiting' | 'approval_waiting' | 'journey_paused' | 'rule_disabled' | 'tracking_stopped' | 'recharge_disabled' | 'key_expiring' | 'consent_expiring' | (string & {});

/** `critical`: messages are not sent or not delivered. `warning`: something waits or fails. `info`: worth knowing. */
export type AlertSeverity = 'critical' | 'warning' | 'info' | (string & {});

/** `critical`: messages are not sent or not delivered. `warning`: something waits or fails. `info`: worth knowing. */
export type AlertSeverityInput = 'critical' | 'warning' | 'info';

/** `closed`: the cause has ended. */
export type AlertState = 'open' | 'dismissed' | 'closed' | (string & {});

/** `closed`: the cause has ended. */
export type AlertStateInput = 'open' | 'dismissed' | 'closed';

/** Something that needs attention. It closes by itself when its cause ends. */
export interface Alert {
  /** ID of the alert. */
  id: string;
  /** ID of the account. */
  account_id: string;
  kind: AlertKind;
  severity: AlertSeverity;
  state: AlertState;
  /** ID of the object that the alert is about, such as a campaign; null: the account. */
  subject_id: string | null;
  /** What is wrong, in a sentence. */
  summary: string;
  opened_at: Timestamp;
  /** Time of the last dismissal; null: never dismissed. */
  dismissed_at: Timestamp | null;
  /** Key that dismissed it; null: never dismissed. */
  dismissed_by: string | null;
  /** A dismissed alert is open again from then on; null: not before its cause has ended once. */
  snoozed_until: Timestamp | null;
  /** Time the service noticed that the cause had ended; null while the cause lasts. */
  closed_at: Timestamp | null;
  /** Calls that help; empty once it is closed. */
  next_actions: NextAction[];
}

/** A campaign that is sending. */
export interface RunningCampaign {
  /** ID of the campaign. */
  id: string;
  /** Name. */
  name: string;
  /** Time of the launch; null if it is unknown. */
  launched_at: Timestamp | null;
}

/** A journey that contacts go through. */
export interface RunningJourney {
  /** ID of the journey. */
  id: string;
  /** Name. */
  name: string;
}

/** A job of several calls. */
export interface RunningJob {
  /** ID of the job. */
  id: string;
  created_at: Timestamp;
}

/** What runs now, newest first, at most 10 of each kind. */
export interface Running {
  /** Running campaigns. */
  campaigns: RunningCampaign[];
  /** Active journeys. */
  journeys: RunningJourney[];
  /** Jobs of `command.execute` and `command.batch`. */
  jobs: RunningJob[];
}

/** A call that changed something, and the key that made it. */
export interface Activity {
  /** ID of the audit entry. */
  id: string;
  at: Timestamp;
  /** Skill of the call. */
  skill: string;
  /** ID of the key. */
  key_id: string;
  /** Name of the key; null for calls of the service itself and for unknown keys. */
  key_name: string | null;
  /** Automation rule that made the call with the key; null: none. */
  rule_id: string | null;
  /** Outcome of the call, as in `agent.auditLog`. */
  outcome: string;
}

/** Figure that is compared with its history. `clicks` counts links that were clicked for the first time. */
export type AnomalyMetric = 'failure_rate' | 'opt_outs' | 'clicks' | 'replies' | (string & {});

/** Figure that is compared with its history. `clicks` counts links that were clicked for the first time. */
export type AnomalyMetricInput = 'failure_rate' | 'opt_outs' | 'clicks' | 'replies';

/** A value of a dimension that explains most of a deviation. */
export interface AnomalyCause {
  dimension: MeasureDimension;
  /** Value, such as the name of a carrier or an ID. */
  value: string;
  /** Events with this value. */
  actual: number;
  /** Number of events that its history predicts. */
  expected: number;
  /** Part of the deviation that it explains; above 1 when other values deviate in the other direction. */
  share: number;
}

/** Hours in which a metric deviates from its history. */
export interface Anomaly {
  metric: AnomalyMetric;
  from: Timestamp;
  to: Timestamp;
  /** Whether there are more or fewer events than usual. */
  direction: 'above' | 'below' | (string & {});
  /** Whether the direction is the unwanted one. */
  is_worse: boolean;
  /** Events: failed messages, opt-outs, clicked links or replies. */
  actual: number;
  /** Number of events that the history predicts. */
  expected: number;
  /** Messages that the events are compared with: those of each hour, or of the 24 hours up to each hour. */
  messages: number;
  /** Largest deviation of an hour, in standard deviations of the history; at least 5 or at most -5. */
  score: number;
  /** The deviation in a sentence. */
  summary: string;
  /** What explains most of it; null when no single value does. */
  cause: AnomalyCause | null;
  /** Values of other dimensions that explain it as well, best first. */
  other_causes: AnomalyCause[];
  /** Calls that help. */
  next_actions: NextAction[];
}

/** Responses to messages that were sent in one hour of the day. */
export interface HourRate {
  /** Hour on the clock of the recipients. */
  hour: number;
  /** Delivered messages. */
  messages: number;
  /** Messages after which the recipient clicked or replied within 24 hours. */
  responses: number;
  /** Responses per message; null without messages. */
  rate: number | null;
  /** Lower end of the 95 % interval of the rate (Wilson). */
  low: number;
  /** Upper end of the interval. */
  high: number;
}

/** What to expect of a call. */
export interface ExpectedEffect {
  /** What is counted. */
  unit: 'messages' | 'contacts' | 'opt_outs' | (string & {});
  /** Estimate from the evidence; null when it cannot be estimated. */
  amount: number | null;
  /** The effect in a sentence. */
  summary: string;
}

/** A call that is worth making, and why. */
export interface Recommendation {
  /** Why it is recommended. */
  kind: 'alert' | 'end_experiment' | 'retry_messages' | 'opt_outs_of_source' | 'inactive_list' | 'daily_limit' | (string & {});
  /** Name of the skill. */
  skill: string;
  /** Params of the call. */
  params: { [key: string]: unknown };
  /** Values that only you can know; empty: the call is valid as it stands. */
  needs: Need[];
  /** What the call does for you. */
  why: string;
  /** What the recommendation is based on. */
  evidence: string;
  expected_effect: ExpectedEffect;
}

/** A file of a message. The service sends a copy of the content that it checked, even if the link later leads to another file. */
export interface MediaFile {
  /** Link that the file was read from. */
  url: string;
  /** Media type of the content. */
  content_type: 'image/jpeg' | 'image/png' | 'image/gif' | 'text/vcard' | (string & {});
  /** Size in bytes. */
  bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string;
  /** Present when the link did not lead to the file at its last check. The copy is sent. */
  link_failure?: {
    /** What the link led to: `status` is an HTTP status other than 200, `unreachable` no answer in time, `truncated` a file without its end. */
    why: 'blocked_url' | 'blocked_address' | 'redirects' | 'unreachable' | 'status' | 'incomplete' | 'truncated' | (string & {});
    /** HTTP status, when there was one. */
    status: number | null;
    /** Time of the check. */
    at: string;
  };
}

/** What is sent when the sending number or the recipient's country does not accept media: `none` sends nothing, and `link` a text message with a short link to each file. */
export type MediaFallback = 'none' | 'link' | (string & {});

/** What is sent when the sending number or the recipient's country does not accept media: `none` sends nothing, and `link` a text message with a short link to each file. */
export type MediaFallbackInput = 'none' | 'link';

/** Limits of a policy. What cannot be known beforehand exceeds each of them. */
export interface ApprovalLimitsInput {
  /** More credits wait. */
  credits?: number;
  /** More people wait; a person counts for each call. */
  recipients?: number;
  /** More messages wait. */
  messages?: number;
}

/** Limits of a policy. */
export interface ApprovalLimits {
  /** More credits wait; null: no limit. */
  credits: number | null;
  /** More people wait; null: no limit. */
  recipients: number | null;
  /** More messages wait; null: no limit. */
  messages: number | null;
}

/** An object that a call names, as a person knows it. */
export interface CallObject {
  /** Kind of the object, such as `list`. */
  kind: string;
  /** ID of the object, or the value that the call gives. */
  id: string;
  /** Name of the object. */
  name: string;
}

/** A conversion with what was refunded of it. */
export interface Conversion {
  /** ID of the conversion. */
  id: string;
  /** ID of the contact; null after the contact was forgotten. */
  contact_id: string | null;
  /** Type of the conversion. */
  event: string;
  /** The caller's own ID; null without one, and after the contact was forgotten. */
  external_id: string | null;
  /** Currency (ISO 4217); null without a value. */
  currency: string | null;
  /** What the conversion is worth now: its value without what was refunded, in the minor unit of the currency. */
  value_minor: number | null;
  /** Value before refunds, in the minor unit of the currency. */
  gross_minor: number | null;
  /** Sum of the refunds, in the minor unit of the currency. */
  refunded_minor: number;
  occurred_at: Timestamp;
  /** Time of the refund that left nothing; null while something is left. */
  refunded_at: string | null;
}

/** A refund of a conversion, in full or in part. */
export interface ConversionRefund {
  /** ID of the refund. */
  id: string;
  /** The caller's own ID of the refund; null without one, and after the contact was forgotten. */
  refund_id: string | null;
  /** Refunded value in the minor unit of the currency of the conversion; null for a conversion without a value. */
  value_minor: number | null;
  refunded_at: Timestamp;
  /** Reason, as the caller gave it; null without one. */
  reason: string | null;
}

/** What a conversion was before a correction. `occurred_at` is its time until then. */
export interface ConversionCorrection {
  /** ID of the correction. */
  id: string;
  /** Value before the correction, without refunds, in the minor unit of the currency. */
  gross_minor: number | null;
  /** Currency before the correction (ISO 4217). */
  currency: string | null;
  occurred_at: Timestamp;
  /** Reason, as the caller gave it; null without one. */
  reason: string | null;
  corrected_at: Timestamp;
}

/** Day on which weeks begin. */
export type WeekStart = 'monday' | 'sunday' | 'saturday' | (string & {});

/** Day on which weeks begin. */
export type WeekStartInput = 'monday' | 'sunday' | 'saturday';

/** Where a setting comes from: the account, the partner that manages it, or the default. */
export type CalendarSource = 'account' | 'partner' | 'default' | (string & {});

/** The days and weeks of an account. */
export interface AccountCalendar {
  /** IANA time zone, or `UTC`, in which the days of the account begin. Default: that of the partner that manages the account, or else `UTC`. */
  timezone: string;
  /** Where the time zone comes from. */
  timezone_from: CalendarSource;
  /** Day on which weeks begin. Default: that of the partner that manages the account, or else `monday`. */
  week_start: WeekStart;
  /** Where the start of the week comes from. */
  week_start_from: CalendarSource;
}

/** Schedule of a series. */
export interface SeriesRecurrence {
  /** Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`. Several times of a day: `FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0`. At most one occurrence per hour and 1,464 per year, which is four a day. */
  rrule: string;
  /** IANA time zone on whose clock the rule is evaluated, or `UTC`. Default: that of `agent.settings`. A later change of it does not change the series. */
  timezone?: string;
}

/** The params of agent.provision. */
export interface AgentProvisionParams {
  /** Name of the account. */
  name: string;
  /** Where the caller comes from, for example a product or an integration. */
  source?: string | undefined;
  /** Permission of the first key. `full` is the default account access. */
  permissions?: 'full' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai' | undefined;
  /** What you plan to send, and who the recipients are. */
  use_case?: string | undefined;
  /** Email address, page or phone number that replies to HELP name. */
  help_contact?: string | undefined;
  /** Mode of the key. A `test` key reaches only the simulator carrier. */
  mode?: 'live' | 'test' | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse phone numbers without a country code. */
  default_country?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
}

/** The result of agent.provision. */
export interface AgentProvisionResult {
  /** The API key. Shown only in the first response; absent from a replay and from a dry run. */
  api_key?: string;
  /** ID of the key. */
  key_id: string;
  /** ID of the account. */
  account_id: string;
  /** What the key may do. */
  permissions: Permission[];
  mode: KeyMode;
  /** Credits that the account starts with. */
  starter_credits: number;
  /** The steps until the account can send. */
  setup_checklist: ChecklistStep[];
  dry_run?: WasDryRun;
  warnings?: Warnings;
}

/** The params of agent.createKey. */
export interface AgentCreateKeyParams {
  /** What the key is for. */
  name: string;
  /** Permissions of the key. */
  permissions: PermissionInput[];
  /** Time the key expires (RFC 3339). Default: never. */
  expires_at?: Timestamp | undefined;
  /** Mode of the key: `live` or `test`. Default: the mode of the calling key. */
  mode?: KeyModeInput | undefined;
  /** Form of the code of named errors in answers to the key: `name` or `integer`. Default: `name`. */
  error_codes?: ErrorCodesInput | undefined;
  /** Calls of the key that wait for a person (`command.approvals.decide`). Default: the policy of the calling key, which always applies as well. */
  approval?: ApprovalPolicyInputInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.createKey. */
export interface AgentCreateKeyResult {
  /** ID of the key. */
  key_id: string;
  /** The API key. Shown only in the first response; absent from a replay and from a dry run. */
  api_key?: string;
  /** What the key may do. */
  permissions: Permission[];
  mode: KeyMode;
  /** Start of the digest of the key, to tell keys apart. */
  fingerprint: string;
  /** Time it expires; null: never. */
  expires_at: Timestamp | null;
  error_codes: ErrorCodes;
  /** Calls of the key that wait for a person. */
  approval: ApprovalPolicy[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.discover. */
export interface AgentDiscoverParams {
  /** What you want to do, in your own words. Default: all skills, in the order of the reference. */
  query?: string | undefined;
  /** Return only skills of this module. */
  module?: string | undefined;
  /** Return only skills with this effect. */
  effect?: 'read' | 'write' | 'destructive' | 'billable' | undefined;
  /** Maximum number of skills. Default: 20. */
  limit?: number | undefined;
}

/** The result of agent.discover. */
export interface AgentDiscoverResult {
  /** The objects of this page. */
  items: DiscoveredSkill[];
  warnings?: Warnings;
}

/** The params of agent.capabilities. */
export interface AgentCapabilitiesParams {
  /** Return only this skill. */
  skill?: string | undefined;
  /** Return only skills of this module. */
  module?: string | undefined;
  /** Format of the schemas. `mcp` names the fields as MCP tool definitions do. */
  format?: 'json-schema' | 'mcp' | undefined;
  /** How much to tell of each skill: `summary` has no schemas, `input` adds the description and the schema of the params, and `full` the schema of the result. Default: `input` with `skill` or `format` `mcp`, otherwise `summary`. */
  detail?: 'summary' | 'input' | 'full' | undefined;
}

/** The result of agent.capabilities. */
export interface AgentCapabilitiesResult {
  /** Version of the contract. */
  catalog_version: string;
  /** Version of the service that answers. */
  service_version: string;
  /** The skills. */
  skills: (SkillCapability | McpTool)[];
  warnings?: Warnings;
}

/** The params of agent.listKeys. */
export interface AgentListKeysParams {
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of agent.listKeys. */
export interface AgentListKeysResult {
  /** The objects of this page. */
  items: ApiKey[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of agent.revokeKey. */
export interface AgentRevokeKeyParams {
  /** ID of the key. */
  key_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.revokeKey. */
export interface AgentRevokeKeyResult {
  /** ID of the key. */
  key_id: string;
  revoked_at: Timestamp;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.rotateKey. */
export interface AgentRotateKeyParams {
  /** ID of the key to replace. */
  key_id: string;
  /** Seconds for which the old key keeps working. */
  overlap_seconds?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.rotateKey. */
export interface AgentRotateKeyResult {
  /** ID of the key. */
  key_id: string;
  /** The API key. Shown only in the first response; absent from a replay and from a dry run. */
  api_key?: string;
  /** ID of the replaced key. */
  old_key_id: string;
  old_expires_at: Timestamp;
  /** Start of the digest of the key, to tell keys apart. */
  fingerprint: string;
  /** What the key may do. */
  permissions: Permission[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.whoami. */
export interface AgentWhoamiParams {
}

/** The result of agent.whoami. */
export interface AgentWhoamiResult {
  account: Account;
  /** ID of the key. */
  key_id: string;
  /** What the key may do. */
  permissions: Permission[];
  mode: KeyMode;
  /** Time it expires; null: never. */
  expires_at: Timestamp | null;
  /** Limits of the key. */
  rate_limits: {
    /** Requests per second. */
    requests_per_second: number;
    /** Requests that the key can make at once. */
    burst: number;
  };
  /** What keeps the account from sending. */
  holds: ('payment_hold' | 'partner_suspended' | 'partner_child_paused' | 'closed' | (string & {}))[];
  /** Calls of the key that wait for a person. */
  approval: ApprovalPolicy[];
  warnings?: Warnings;
}

/** The params of agent.settings. */
export interface AgentSettingsParams {
  /** IANA time zone in which the days of the account begin, such as `Europe/Paris`, or `UTC`; null: the default. Default: unchanged. */
  timezone?: string | null | undefined;
  /** Day on which weeks begin; null: the default. Default: unchanged. */
  week_start?: WeekStartInput | null | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.settings. */
export interface AgentSettingsResult {
  calendar: AccountCalendar;
  /** What is usual in the country of the account. */
  suggestion: {
    /** Time zone of the largest city of the account's country; null for an unknown country. */
    timezone: string | null;
    /** Day on which weeks usually begin in that country; null for an unknown country, and where it is another one. */
    week_start: WeekStart | null;
  };
  /** Whether a setting changed. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.auditLog. */
export interface AgentAuditLogParams {
  /** Start of the period (RFC 3339, inclusive). */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). */
  to?: Timestamp | undefined;
  /** Return only calls of this skill. */
  skill?: string | undefined;
  /** Return only calls made with this key. */
  actor?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of agent.auditLog. */
export interface AgentAuditLogResult {
  /** The objects of this page. */
  items: AuditEntry[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of agent.webhooks.create. */
export interface AgentWebhooksCreateParams {
  /** Public https URL that receives events. */
  url: string;
  /** Types of events that the endpoint receives. Default: all. */
  events?: EventTypeInput[] | undefined;
  /** Your own note. */
  description?: string | undefined;
  /** Secret that signs the events. Default: a new one is generated. */
  webhook_secret?: string | undefined;
  /** True: events wait and are not delivered. */
  paused?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.webhooks.create. */
export interface AgentWebhooksCreateResult {
  webhook: AccountWebhook;
  /** Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret. */
  webhook_secret?: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.webhooks.list. */
export interface AgentWebhooksListParams {
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of agent.webhooks.list. */
export interface AgentWebhooksListResult {
  /** The objects of this page. */
  items: AccountWebhook[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of agent.webhooks.update. */
export interface AgentWebhooksUpdateParams {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  /** New public https URL. */
  url?: string | undefined;
  /** Types of events that the endpoint receives; empty: all. It applies to events from now on. */
  events?: EventTypeInput[] | undefined;
  /** Your own note; null removes it. */
  description?: string | null | undefined;
  /** True: events wait and are not delivered. False: they are delivered again. */
  paused?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.webhooks.update. */
export interface AgentWebhooksUpdateResult {
  webhook: AccountWebhook;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.webhooks.delete. */
export interface AgentWebhooksDeleteParams {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.webhooks.delete. */
export interface AgentWebhooksDeleteResult {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.webhooks.rotateSecret. */
export interface AgentWebhooksRotateSecretParams {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  /** New secret. Default: a new one is generated. */
  webhook_secret?: string | undefined;
  /** Whether to sign with both secrets while the previous secret is valid. Default: unchanged when the secret stays the same, false for a new secret. */
  sign_with_previous?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.webhooks.rotateSecret. */
export interface AgentWebhooksRotateSecretResult {
  webhook: AccountWebhook;
  /** Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret. */
  webhook_secret?: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.webhooks.test. */
export interface AgentWebhooksTestParams {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.webhooks.test. */
export interface AgentWebhooksTestResult {
  /** ID of the event. */
  event_id: string;
  /** False while the endpoint is paused or disabled: the event waits. */
  will_be_delivered: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.webhooks.events. */
export interface AgentWebhooksEventsParams {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  /** Return only items in this state. */
  state?: 'pending' | 'delivered' | 'dead' | undefined;
  /** Select only events of this type. */
  type?: EventTypeInput | undefined;
  /** Return only this event. */
  event_id?: string | undefined;
  /** Return only events that occurred at or after this time (RFC 3339). */
  since?: Timestamp | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of agent.webhooks.events. */
export interface AgentWebhooksEventsResult {
  /** The objects of this page. */
  items: OutboxItem[];
  next_cursor: NextCursor;
  webhook: AccountWebhook;
  warnings?: Warnings;
}

/** The params of agent.webhooks.replay. */
export interface AgentWebhooksReplayParams {
  /** ID of the webhook endpoint. */
  webhook_id: string;
  /** IDs of the events to replay. Provide this or `since`. */
  event_ids?: string[] | undefined;
  /** Replay events that occurred at or after this time (RFC 3339). Provide this or `event_ids`. */
  since?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Use with `since`. */
  until?: Timestamp | undefined;
  /** Select only events of this type. */
  type?: EventTypeInput | undefined;
  /** States of the events to replay. Use with `since`. Default: `dead`. */
  states?: ('delivered' | 'dead')[] | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of agent.webhooks.replay. */
export interface AgentWebhooksReplayResult {
  /** Number of events that will be delivered again. */
  requeued: number;
  /** Number of matching events left for another call; counted up to 10,000. */
  remaining: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of ai.draftMessage. */
export interface AiDraftMessageParams {
  /** What the message should say, or achieve. */
  goal: string;
  /** Who gets the message, in words. Only a model reads this. */
  recipients?: string | undefined;
  /** Purpose of the message. The message is checked for this purpose. Default: marketing. */
  purpose?: PurposeInput | undefined;
  /** Tone of the messages. Default: neutral. */
  tone?: 'neutral' | 'friendly' | 'formal' | 'urgent' | undefined;
  /** Brand name at the beginning of the message. Default: the brand of the program, otherwise none. */
  brand?: string | undefined;
  /** Link that the messages contain (https). Default: none. */
  link?: string | undefined;
  /** Language (ISO 639-1). Only a model writes other languages than English; rules keep the words of the goal. Default: en. */
  language?: string | undefined;
  /** Maximum segments of each message. Default: 1. */
  max_segments?: number | undefined;
  /** Maximum number of messages. Default: 3. */
  n?: number | undefined;
  /** ID of the program. Its brand and its rules for content apply. Default: none. */
  program_id?: string | undefined;
}

/** The result of ai.draftMessage. */
export interface AiDraftMessageResult {
  /** The messages, the best one first. */
  variants: AiCopy[];
  purpose: Purpose;
  engine: AiEngine;
  /** Model that answered. Null: rules answered. */
  model: string | null;
  fallback: AiFallback;
  /** Tokens of the account's monthly budget that the call used. */
  tokens: number;
  warnings?: Warnings;
}

/** The params of ai.rewrite. */
export interface AiRewriteParams {
  /** The message, in Liquid. */
  text: string;
  /** Changes to make, in this order. `gsm7`: use only characters of GSM-7, of which 160 fit in a segment. `add_opt_out`: say how to opt out. */
  goals: ('shorten' | 'gsm7' | 'friendly' | 'formal' | 'add_opt_out')[];
  /** Purpose of the message. The message is checked for this purpose. Default: marketing. */
  purpose?: PurposeInput | undefined;
  /** ID of the program. Its brand and its rules for content apply. Default: none. */
  program_id?: string | undefined;
}

/** The result of ai.rewrite. */
export interface AiRewriteResult {
  copy: AiCopy;
  /** Whether the text differs from yours. */
  changed: boolean;
  /** Segments of your text. */
  segments_before: number;
  /** Segments of the new text. */
  segments_after: number;
  encoding_before: Encoding;
  encoding_after: Encoding;
  engine: AiEngine;
  /** Model that answered. Null: rules answered. */
  model: string | null;
  fallback: AiFallback;
  /** Tokens of the account's monthly budget that the call used. */
  tokens: number;
  warnings?: Warnings;
}

/** The params of ai.lint. */
export interface AiLintParams {
  /** The message, in Liquid. */
  text: string;
  /** Purpose of the message. The message is checked for this purpose. Default: marketing. */
  purpose?: PurposeInput | undefined;
  /** ID of the program. Its brand and its rules for content apply. Default: none. */
  program_id?: string | undefined;
}

/** The result of ai.lint. */
export interface AiLintResult {
  /** The findings. */
  findings: ContentFinding[];
  encoding: Encoding;
  /** Number of segments, with sample values for variables. */
  segments: number;
  /** Whether no finding is a blocker. */
  sendable: boolean;
  engine: AiEngine;
  /** Model that answered. Null: rules answered. */
  model: string | null;
  fallback: AiFallback;
  /** Tokens of the account's monthly budget that the call used. */
  tokens: number;
  warnings?: Warnings;
}

/** The params of ai.classifyReply. */
export interface AiClassifyReplyParams {
  /** Text of the reply. */
  text: string;
}

/** The result of ai.classifyReply. */
export interface AiClassifyReplyResult {
  /** What the person wants. `stop`, `help`, `start` and `review` (an unclear opt-out) say how the service treats such a message. */
  intent: 'stop' | 'help' | 'start' | 'review' | 'confirmation' | 'rejection' | 'question' | 'appointment' | 'order' | 'complaint' | 'thanks' | 'greeting' | 'automatic_reply' | 'other' | (string & {});
  /** How sure the answer is, from 0 to 1. */
  confidence: number;
  /** Name of the rule. Null: a model decided, or no rule matched. */
  matched_rule: string | null;
  engine: AiEngine;
  /** Model that answered. Null: rules answered. */
  model: string | null;
  fallback: AiFallback;
  /** Tokens of the account's monthly budget that the call used. */
  tokens: number;
  warnings?: Warnings;
}

/** The params of ai.suggestSegment. */
export interface AiSuggestSegmentParams {
  /** Description of the contacts, for example: VIPs in Germany who clicked in the last 30 days. */
  prompt: string;
}

/** The result of ai.suggestSegment. */
export interface AiSuggestSegmentResult {
  rules: SegmentRule;
  /** Number of contacts that meet the rules now. */
  count: number;
  /** How words with more than one meaning were read. */
  assumptions: string[];
  engine: AiEngine;
  /** Model that answered. Null: rules answered. */
  model: string | null;
  fallback: AiFallback;
  /** Tokens of the account's monthly budget that the call used. */
  tokens: number;
  warnings?: Warnings;
}

/** The params of ai.suggestReply. */
export interface AiSuggestReplyParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** What the reply should say. Only a model reads it. */
  instructions?: string | undefined;
  /** Maximum number of drafts. Default: 2. */
  n?: number | undefined;
}

/** The result of ai.suggestReply. */
export interface AiSuggestReplyResult {
  /** The drafts, the best one first. */
  drafts: AiReplyDraft[];
  composer: Composer;
  /** Meaning of the person's last message, as in `ai.classifyReply`. Null: there is no message. */
  intent: string | null;
  engine: AiEngine;
  /** Model that answered. Null: rules answered. */
  model: string | null;
  fallback: AiFallback;
  /** Tokens of the account's monthly budget that the call used. */
  tokens: number;
  warnings?: Warnings;
}

/** The params of ai.usage. */
export interface AiUsageParams {
  /** Start of the period (RFC 3339). Days are in UTC. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339), whose day (UTC) is included. Default: now. */
  to?: Timestamp | undefined;
}

/** The result of ai.usage. */
export interface AiUsageResult {
  /** The rows, the newest day first. */
  rows: AiUsageRow[];
  /** Sum of the rows. */
  total: {
    /** Number of questions to the model. */
    calls: number;
    /** Questions that rules answered instead, because the model did not answer or its answer broke a rule. */
    failed: number;
    /** Tokens of the questions. */
    input_tokens: number;
    /** Tokens of the answers. */
    output_tokens: number;
  };
  /** Model of the service. Null: the service has none, and rules answer. */
  model: string | null;
  /** Whether messages of people may reach the model. */
  share_messages: boolean;
  /** Token budget of the month. */
  month: {
    /** Tokens of this month (UTC). */
    tokens: number;
    /** Tokens that the account may use in a month. Null: no model and no limit. */
    limit: number | null;
    resets_at: Timestamp;
  };
  warnings?: Warnings;
}

/** The params of ai.configure. */
export interface AiConfigureParams {
  /** Whether messages of people may reach the model, masked. Default for an account: false. */
  share_messages?: boolean | undefined;
  /** Tokens that the account may use in a month (UTC); 0: ask no model. Null: the limit of the service. */
  monthly_tokens?: number | null | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of ai.configure. */
export interface AiConfigureResult {
  /** The setting now. */
  share_messages: boolean;
  /** Limit of the account. Null: the limit of the service applies. */
  monthly_tokens: number | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of analytics.recordConversion. */
export interface AnalyticsRecordConversionParams {
  /** ID, phone number or external ID of the contact. Provide this or `phone`. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** Type of the conversion, such as `purchase` or `trial.started`. */
  event: string;
  /** Value of the conversion, in the minor unit of the currency. */
  value_minor?: number | undefined;
  /** Currency of `value_minor`: an active code of ISO 4217. Required with `value_minor`, not allowed without it. */
  currency?: string | undefined;
  /** Time of the conversion (RFC 3339), at most five minutes in the future. Default: now. */
  occurred_at?: Timestamp | undefined;
  /** Your own ID of the conversion, such as an order number. An account records each ID once. */
  external_id?: string | undefined;
  /** Whether the conversion only records the past, such as an order of another system. It then starts no journeys, however recent it is. */
  backfill?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of analytics.recordConversion. */
export interface AnalyticsRecordConversionResult {
  /** ID of the conversion. */
  conversion_id: string;
  /** ID of the contact. */
  contact_id: string;
  /** False when this `external_id` was already recorded with the same content. */
  created: boolean;
  /** Source of the contact's latest opt-in when the conversion occurred; null when there was none. */
  source_id: string | null;
  /** Version of the attribution settings that the conversion counts under. */
  settings_version: number;
  /** Messages that the conversion is credited to, in the order of their times; empty without a click or delivery in the windows. */
  attributed: Attribution[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
  /** Whether the conversion started no journeys, because it is older than 72 hours or the call had `backfill`. False for a conversion that is already recorded. */
  history_only: boolean;
}

/** The params of analytics.refundConversion. */
export interface AnalyticsRefundConversionParams {
  /** ID of the conversion. Provide this or `external_id`. */
  conversion_id?: string | undefined;
  /** Your own ID of the conversion, as given to `analytics.recordConversion`. */
  external_id?: string | undefined;
  /** Refunded value in the minor unit of the currency of the conversion. Default: all that is left. */
  value_minor?: number | undefined;
  /** Your own ID of the refund, such as the number of a credit note. An account counts each ID once. */
  refund_id?: string | undefined;
  /** Time of the refund (RFC 3339), not before the conversion and at most five minutes in the future. Default: now. */
  refunded_at?: Timestamp | undefined;
  /** Reason of the refund, for the record. */
  reason?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of analytics.refundConversion. */
export interface AnalyticsRefundConversionResult {
  refund: ConversionRefund;
  conversion: Conversion;
  /** False when this `refund_id` was already counted with the same content. */
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of analytics.correctConversion. */
export interface AnalyticsCorrectConversionParams {
  /** ID of the conversion. Provide this or `external_id`. */
  conversion_id?: string | undefined;
  /** Your own ID of the conversion, as given to `analytics.recordConversion`. */
  external_id?: string | undefined;
  /** Value before refunds, in the minor unit of the currency. Default: as it is. */
  value_minor?: number | undefined;
  /** Currency of the value: an active code of ISO 4217. Default: as it is; required with `value_minor` for a conversion without a value. */
  currency?: string | undefined;
  /** Time of the conversion (RFC 3339), not after its first refund and at most five minutes in the future. Default: as it is. */
  occurred_at?: Timestamp | undefined;
  /** Reason of the correction, for the record. */
  reason?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of analytics.correctConversion. */
export interface AnalyticsCorrectConversionResult {
  conversion: Conversion;
  /** False when the conversion was as it should be. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of analytics.recordEvent. */
export interface AnalyticsRecordEventParams {
  /** ID, phone number or external ID of the contact. Provide one of `contact_id`, `phone` and `contact_external_id`. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** Your own ID of the contact. */
  contact_external_id?: string | undefined;
  /** Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and hyphen, starting with a letter. Required without `events`. */
  name?: string | undefined;
  /** Details of the event, at most 50. A value is a string of up to 500 characters, a number, a boolean, null or a list. A list contains at most 50 such values, or at most 50 flat objects of at most 20 fields, such as the lines of a cart. An event has at most 500 values in all. Write times in RFC 3339. Default: none. */
  properties?: { [key: string]: unknown } | undefined;
  /** Time of the event (RFC 3339), at most five minutes in the future and within the retention of events. Default: now. */
  occurred_at?: string | undefined;
  /** Your own ID of the event. An account records each ID once. */
  external_id?: string | undefined;
  /** Events to record, instead of the params of a single event. */
  events?: BehavioralEvent[] | undefined;
  /** Whether the events only record the past, such as events of another system. They then start no journeys and rules, however recent they are. */
  backfill?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of analytics.recordEvent. */
export interface AnalyticsRecordEventResult {
  /** What happened to each event, in the order of the request. */
  events: RecordedEvent[];
  /** Number of events that were recorded. */
  recorded: number;
  /** Number of events that were recorded before. */
  duplicates: number;
  /** Number of events with an error. */
  rejected: number;
  /** Number of recorded events that started no journeys and rules, because they are older than 72 hours or the call had `backfill`. */
  history_only: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of analytics.overview. */
export interface AnalyticsOverviewParams {
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Period to compare with. Default: none. */
  compare_to?: PeriodComparisonInput | undefined;
}

/** The result of analytics.overview. */
export interface AnalyticsOverviewResult {
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  totals: MeasureTotals;
  /** The period to compare with; null without `compare_to`. */
  compared: PeriodTotals | null;
  warnings?: Warnings;
}

/** The params of analytics.campaigns. */
export interface AnalyticsCampaignsParams {
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of analytics.campaigns. */
export interface AnalyticsCampaignsResult {
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  /** The campaigns. */
  items: CampaignTotals[];
  /** Campaigns beyond `limit`. */
  more_campaigns: number;
  warnings?: Warnings;
}

/** The params of analytics.campaign. */
export interface AnalyticsCampaignParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** What to group by. Default: variant. */
  group_by?: 'variant' | 'link_id' | 'number_id' | 'carrier' | 'country' | 'template_id' | 'error_code' | 'reason' | 'hour' | 'day' | undefined;
  /** Measure of the chart, and of the order of the rows. Default: delivered. */
  metric?: 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'rejected' | 'failed' | 'unconfirmed' | 'canceled' | 'excluded' | 'segments' | 'credits' | 'credits_returned' | 'clicks' | 'bot_clicks' | 'clickers' | 'replies' | 'opt_ins' | 'opt_outs' | 'conversions' | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Format of the answer. Default: json. */
  format?: AnswerFormatInput | undefined;
}

/** The result of analytics.campaign. */
export interface AnalyticsCampaignResult {
  /** ID of the campaign. */
  campaign_id: string;
  /** Name of the campaign. */
  name: string;
  /** What the rows are grouped by. */
  group_by: string;
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  totals: MeasureTotals;
  /** The groups. */
  rows: AnalyticsCampaignRow[];
  /** The chart, an SVG document, with `format` `svg`. */
  svg?: string;
  warnings?: Warnings;
}

/** The params of analytics.recipients. */
export interface AnalyticsRecipientsParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Status of the message, or what the recipient did. */
  response: RecipientResponseInput;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of analytics.recipients. */
export interface AnalyticsRecipientsResult {
  /** The recipients. */
  items: ResponderRow[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
  warnings?: Warnings;
}

/** The params of analytics.saveRecipients. */
export interface AnalyticsSaveRecipientsParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Status of the message, or what the recipient did. */
  response: RecipientResponseInput;
  /** ID or name of the list. */
  list_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of analytics.saveRecipients. */
export interface AnalyticsSaveRecipientsResult {
  /** ID of the list. */
  list_id: string;
  /** Recipients added. */
  added: number;
  /** Recipients that were on the list before. */
  already: number;
  /** Cursor of the next call; null when all were added. */
  next_cursor: string | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of analytics.list. */
export interface AnalyticsListParams {
  /** ID or name of the list. */
  list_id: string;
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Length of an interval. Default: week. */
  interval?: MeasureIntervalInput | undefined;
}

/** The result of analytics.list. */
export interface AnalyticsListResult {
  /** ID of the list. */
  list_id: string;
  responses: AudienceResponses;
  warnings?: Warnings;
}

/** The params of analytics.segment. */
export interface AnalyticsSegmentParams {
  /** ID or name of the segment. */
  segment_id: string;
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Length of an interval. Default: week. */
  interval?: MeasureIntervalInput | undefined;
}

/** The result of analytics.segment. */
export interface AnalyticsSegmentResult {
  /** ID of the segment. */
  segment_id: string;
  responses: AudienceResponses;
  warnings?: Warnings;
}

/** The params of analytics.funnel. */
export interface AnalyticsFunnelParams {
  /** Names of 2 to 8 events, in order. */
  steps: string[];
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Hours from the first step to the last. Default: 168. */
  window_hours?: number | undefined;
}

/** The result of analytics.funnel. */
export interface AnalyticsFunnelResult {
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  /** Hours from the first step to the last. */
  window_hours: number;
  /** The steps in order. */
  steps: FunnelStep[];
  warnings?: Warnings;
}

/** The params of analytics.cohort. */
export interface AnalyticsCohortParams {
  /** Length of an interval. Default: month. */
  interval?: 'week' | 'month' | undefined;
  /** What is followed. Default: retained. */
  metric?: 'retained' | 'clicked' | 'replied' | 'converted' | undefined;
  /** Start of the first cohort (RFC 3339). Default: 12 weeks or 12 months before `to`. */
  from?: Timestamp | undefined;
  /** End of the last interval (RFC 3339). Default: now. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Format of the answer. Default: json. */
  format?: AnswerFormatInput | undefined;
}

/** The result of analytics.cohort. */
export interface AnalyticsCohortResult {
  /** Length of an interval. */
  interval: string;
  /** What is followed. */
  metric: string;
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  /** The cohorts in order. */
  rows: CohortRow[];
  /** The chart, an SVG document, with `format` `svg`. */
  svg?: string;
  warnings?: Warnings;
}

/** The params of attribution.configure. */
export interface AttributionConfigureParams {
  /** How the credit is divided among several touches. Default: unchanged. */
  model?: AttributionModelInput | undefined;
  /** Hours before a conversion in which a click counts; 0: clicks do not count. Default: unchanged. */
  click_hours?: number | undefined;
  /** Hours before a conversion in which a delivery counts; 0: deliveries do not count. Default: unchanged. */
  delivery_hours?: number | undefined;
  /** Version that you read. The call is rejected if another call has changed the settings since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of attribution.configure. */
export interface AttributionConfigureResult {
  settings: AttributionSettings;
  /** False when the settings already had these values. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of attribution.get. */
export interface AttributionGetParams {
}

/** The result of attribution.get. */
export interface AttributionGetResult {
  settings: AttributionSettings;
  /** Recomputations, newest first. */
  recomputations: AttributionRecomputation[];
  warnings?: Warnings;
}

/** The params of attribution.report. */
export interface AttributionReportParams {
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: now. */
  to?: Timestamp | undefined;
  /** What each row represents. */
  group_by?: 'campaign' | 'journey' | 'link' | 'source' | undefined;
  /** Version of the settings under which conversions count. Default: for each conversion, the version of its recording or of the last recomputation. */
  settings_version?: number | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of attribution.report. */
export interface AttributionReportResult {
  from: Timestamp;
  to: Timestamp;
  /** What each row represents. */
  group_by: 'campaign' | 'journey' | 'link' | 'source' | (string & {});
  /** The objects of this page. */
  items: AttributionRow[];
  next_cursor: NextCursor;
  /** Totals of what is credited to messages, by currency. */
  attributed: AttributionTotal[];
  /** Totals of conversions without a touch, by currency. */
  unattributed: AttributionTotal[];
  /** Totals of conversions of contacts in the account's hold-out, by currency. They are included in the other two totals. Their credits belong to transactional messages. */
  held_out: AttributionTotal[];
  /** Versions that the figures come from; several while a recomputation runs or after a change of the settings. */
  settings_versions: number[];
  warnings?: Warnings;
  /** Refunds that were made in the period, by currency, whatever the times of their conversions. */
  refunds: RefundTotal[];
}

/** The params of attribution.explain. */
export interface AttributionExplainParams {
  /** ID of the conversion. */
  conversion_id: string;
  /** Version of the settings to explain. Default: the version that the conversion counts under. */
  settings_version?: number | undefined;
}

/** The result of attribution.explain. */
export interface AttributionExplainResult {
  /** The conversion. */
  conversion: {
    /** ID of the conversion. */
    id: string;
    /** ID of the contact; null after the contact was forgotten. */
    contact_id: string | null;
    /** Type of the conversion. */
    event: string;
    /** Currency (ISO 4217). */
    currency: string | null;
    /** What the conversion is worth now, without what was refunded, in the minor unit of the currency. */
    value_minor: number | null;
    occurred_at: Timestamp;
    /** Source of the contact's latest opt-in; null without one. */
    source_id: string | null;
    /** Value before refunds, in the minor unit of the currency. */
    gross_minor: number | null;
    /** Sum of the refunds, in the minor unit of the currency. */
    refunded_minor: number;
    /** Time of the refund that left nothing; null while something is left. */
    refunded_at: string | null;
  };
  settings: AttributionSettings;
  /** Whether the conversion counts under this version in reports. */
  is_current: boolean;
  /** Messages before the conversion, in the order of their times. */
  touches: AttributionTouch[];
  /** What counted and how the credit was divided, as a sentence. */
  rule: string;
  warnings?: Warnings;
  /** Refunds of the conversion, the first recorded first. */
  refunds: ConversionRefund[];
  /** What the conversion was before each correction, the first correction first. */
  corrections: ConversionCorrection[];
}

/** The params of attribution.recompute. */
export interface AttributionRecomputeParams {
  /** Start of the period of conversions (RFC 3339, inclusive). */
  from: Timestamp;
  /** End of the period (RFC 3339, exclusive). Default: now. */
  to?: Timestamp | undefined;
  /** How the credit is divided among several touches. Default: the current setting. */
  model?: AttributionModelInput | undefined;
  /** Hours before a conversion in which a click counts; 0: clicks do not count. Default: the current setting. */
  click_hours?: number | undefined;
  /** Hours before a conversion in which a delivery counts; 0: deliveries do not count. Default: the current setting. */
  delivery_hours?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of attribution.recompute. */
export interface AttributionRecomputeResult {
  /** ID of the recomputation. */
  job_id: string;
  /** Version of the settings that it applies. */
  settings_version: number;
  /** Conversions in the period. */
  conversions: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of automation.create. */
export interface AutomationCreateParams {
  /** Name of the rule. */
  name: string;
  /** What starts the rule. */
  trigger: AutomationTriggerInput;
  /** Segment rules that the contact must meet when the trigger is handled. Default: none. */
  conditions?: SegmentRuleInput | null | undefined;
  /** Calls to make, in order: 1 to 10. */
  actions: AutomationAction[];
  /** Maximum runs per hour and day. Default: no limit. */
  rate_cap?: AutomationRateCap | null | undefined;
  /** Run at most once per contact within this time, at most 90 days. Default: no limit. */
  once_per?: AutomationWindowInput | null | undefined;
  /** Number of failed runs in a row after which the rule is disabled. Default: 5. */
  disable_after_failures?: number | undefined;
  /** Description. Default: none. */
  description?: string | null | undefined;
  /** Whether the rule runs at once. Default: true. */
  enabled?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of automation.create. */
export interface AutomationCreateResult {
  rule: AutomationRule;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of automation.list. */
export interface AutomationListParams {
  /** Return only rules in this state. */
  state?: 'enabled' | 'disabled' | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of automation.list. */
export interface AutomationListResult {
  /** The objects of this page. */
  items: AutomationRule[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of automation.update. */
export interface AutomationUpdateParams {
  /** ID or name of the rule. */
  rule_id: string;
  /** New name. */
  name?: string | undefined;
  /** New trigger. */
  trigger?: AutomationTriggerInput | undefined;
  /** New conditions; null removes them. */
  conditions?: SegmentRuleInput | null | undefined;
  /** New actions, which replace all. */
  actions?: AutomationAction[] | undefined;
  /** New maximum runs; null removes the limit. */
  rate_cap?: AutomationRateCap | null | undefined;
  /** New time within which the rule runs at most once per contact; null removes the limit. */
  once_per?: AutomationWindowInput | null | undefined;
  /** New number of failed runs in a row after which the rule is disabled. */
  disable_after_failures?: number | undefined;
  /** New description; null removes it. */
  description?: string | null | undefined;
  /** Version you last read. The update is rejected if the rule has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of automation.update. */
export interface AutomationUpdateResult {
  rule: AutomationRule;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of automation.setEnabled. */
export interface AutomationSetEnabledParams {
  /** ID or name of the rule. */
  rule_id: string;
  /** Whether the rule runs. */
  enabled: boolean;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of automation.setEnabled. */
export interface AutomationSetEnabledResult {
  rule: AutomationRule;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of automation.test. */
export interface AutomationTestParams {
  /** ID or name of the rule. */
  rule_id: string;
  /** Maximum number of past triggers to test. Default: 10. */
  last_n?: number | undefined;
}

/** The result of automation.test. */
export interface AutomationTestResult {
  /** Number of triggers tested. */
  tested: number;
  /** Number of triggers with the outcome `run`. */
  matched: number;
  /** One item per trigger, the newest first. */
  items: AutomationTestItem[];
  warnings?: Warnings;
}

/** The params of automation.runs. */
export interface AutomationRunsParams {
  /** ID or name of the rule. */
  rule_id: string;
  /** Return only runs in this state. */
  state?: AutomationRunStateInput | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of automation.runs. */
export interface AutomationRunsResult {
  /** The objects of this page. */
  items: AutomationRun[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of automation.delete. */
export interface AutomationDeleteParams {
  /** ID or name of the rule. */
  rule_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of automation.delete. */
export interface AutomationDeleteResult {
  /** Whether the rule was deleted. */
  deleted: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of billing.balance. */
export interface BillingBalanceParams {
}

/** The result of billing.balance. */
export interface BillingBalanceResult {
  /** Credits that can be spent: the balance without holds. */
  available: number;
  /** Credits held for accepted messages. */
  held: number;
  /** Balance, including held credits. */
  posted: number;
  /** Whether the account is on payment hold. */
  hold_state: 'none' | 'payment_hold' | (string & {});
  limits: SpendingLimits;
  /** Credits spent or held for messages accepted today (UTC), without those returned today. */
  spent_today: number;
  warnings?: Warnings;
}

/** The params of billing.portal. */
export interface BillingPortalParams {
  /** URL of the link back from the page. */
  return_url?: string | undefined;
}

/** The result of billing.portal. */
export interface BillingPortalResult {
  /** Address of the billing page. The link itself grants access. */
  url: string;
  expires_at: Timestamp;
  warnings?: Warnings;
}

/** The params of billing.ledger. */
export interface BillingLedgerParams {
  /** Start of the period (RFC 3339, inclusive). */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). */
  to?: Timestamp | undefined;
  /** Return only entries of this kind. */
  kind?: 'starter' | 'topup' | 'grant' | 'send' | 'campaign' | 'registration' | 'refund' | 'adjustment' | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of billing.ledger. */
export interface BillingLedgerResult {
  /** The objects of this page. */
  items: CreditEntry[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of billing.topUp. */
export interface BillingTopUpParams {
  /** Number of credits. */
  amount_credits: number;
  /** Reference of the payment at the payment provider. */
  payment_ref: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of billing.topUp. */
export interface BillingTopUpResult {
  entry: CreditEntry;
  balance: Balance;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of billing.setLimits. */
export interface BillingSetLimitsParams {
  /** Maximum credits that messages may cost per day; null removes the limit. Default: unchanged. */
  daily_credits?: number | null | undefined;
  /** Maximum credits that the messages of one campaign may cost; null removes the limit. Default: unchanged. */
  per_campaign_credits?: number | null | undefined;
  /** Balance below which the account is alerted; null removes the alert. Default: unchanged. */
  alert_at_credits?: number | null | undefined;
  /** Countries that messages may be sent to (ISO 3166-1 alpha-2); replaces the list. Null allows every country. Default: unchanged. */
  allowed_countries?: string[] | null | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of billing.setLimits. */
export interface BillingSetLimitsResult {
  limits: SpendingLimits;
  /** Credits spent or held for messages accepted today (UTC), without those returned today. */
  spent_today: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of billing.estimate. */
export interface BillingEstimateParams {
  /** Message text. Provide this or `template_id`. */
  text?: string | undefined;
  /** ID or name of the template. Provide this or `text`. */
  template_id?: string | undefined;
  /** Whether links count as short links. Default: the setting of the template, or false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the media of the template. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Phone number of one recipient. Provide this or `audience`. */
  to?: string | undefined;
  /** Values of the template variables. Use with `to`. */
  vars?: { [key: string]: unknown } | undefined;
  /** Audience of the message. Provide this or `to`. */
  audience?: Audience | undefined;
}

/** The result of billing.estimate. */
export interface BillingEstimateResult {
  /** Number of recipients. */
  recipients: number;
  /** Total number of segments of all messages. */
  segments: number;
  /** Credits that the messages cost. */
  credits: number;
  /** Credits per country of the recipients. */
  by_country: { [key: string]: number };
  /** `UCS-2` when at least one message needs it; null when there is no message. */
  encoding: Encoding | null;
  warnings?: Warnings;
}

/** The params of billing.usage. */
export interface BillingUsageParams {
  /** What each row represents. */
  group_by?: 'day' | 'campaign' | 'purpose' | undefined;
  /** Start of the period (RFC 3339, inclusive). */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). */
  to?: Timestamp | undefined;
}

/** The result of billing.usage. */
export interface BillingUsageResult {
  /** What the rows are grouped by. */
  group_by: 'day' | 'campaign' | 'purpose' | (string & {});
  /** The rows, one for each group. */
  rows: UsageRow[];
  total: UsageRow;
  warnings?: Warnings;
}

/** The params of billing.autoRecharge. */
export interface BillingAutoRechargeParams {
  /** Balance below which a charge is made, less than `amount_credits`. Required for the first rule. */
  threshold_credits?: number | undefined;
  /** Credits of one charge. Required for the first rule. */
  amount_credits?: number | undefined;
  /** The payment provider's reference of the stored payment method. Required for the first rule. */
  payment_method?: string | undefined;
  /** Maximum credits per day (UTC). Default: unchanged, initially three charges. */
  daily_limit_credits?: number | undefined;
  /** Maximum credits per month (UTC). Default: unchanged, initially ten charges. */
  monthly_limit_credits?: number | undefined;
  /** Whether the rule charges. True restarts a rule that the service disabled. Default: unchanged, initially true. */
  enabled?: boolean | undefined;
  /** Version that you read; 0: no rule yet. The call is rejected if another call has changed the rule since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of billing.autoRecharge. */
export interface BillingAutoRechargeResult {
  rule: AutoRecharge;
  /** False when the rule already had these values. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.create. */
export interface CampaignsCreateParams {
  /** Name of the campaign. */
  name: string;
  /** Purpose of the messages. Default: `marketing`. */
  purpose?: PurposeInput | undefined;
  /** Message text with Liquid variables. Provide this, `template_id` or `experiment`. */
  body?: string | undefined;
  /** ID or name of the template. Provide this, `body` or `experiment`. */
  template_id?: string | undefined;
  /** Versions of the message to compare, instead of `body` and `template_id`, and contacts that receive none. */
  experiment?: ExperimentInputInput | undefined;
  /** Contacts the campaign is for. A campaign without an audience cannot be launched; `{"include": {"all": true}}` means every contact. */
  audience?: Audience | undefined;
  /** ID of the sending number. Default: the default sending number of the account. */
  number_id?: string | undefined;
  /** ID of the program to send for, instead of `number_id`. Each contact receives messages from the same number of the program every time. */
  program_id?: string | undefined;
  /** Maximum messages per minute. Default: no limit. */
  throttle_per_minute?: number | undefined;
  /** Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`), within 24 hours of the start; where it has passed, the next day. Default: as soon as possible. */
  local_time?: string | undefined;
  /** Smart encoding of the messages. Default: the setting of the template, then of the account. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Rates above which the campaign pauses by itself. Default: 5 percent opt-outs, 30 percent failures, after 200 messages. */
  guard?: CampaignGuardInput | undefined;
  /** Whether each link of the messages becomes a short link, one per recipient, whose clicks are counted. Default: the setting of the template, or false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to at most ten images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together, that are sent with the text as MMS. Default: the media of the template. */
  media?: string[] | undefined;
  /** What is sent where no media can be. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.create. */
export interface CampaignsCreateResult {
  campaign: Campaign;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Name of the campaign. */
  name?: string | undefined;
  /** Purpose of the messages. Default: unchanged. */
  purpose?: PurposeInput | undefined;
  /** Message text with Liquid variables; replaces the template or the experiment. Default: unchanged. */
  body?: string | undefined;
  /** ID or name of the template; replaces the text or the experiment. Default: unchanged. */
  template_id?: string | undefined;
  /** Versions of the message to compare; replaces the text, the template or the earlier experiment. Default: unchanged. */
  experiment?: ExperimentInputInput | undefined;
  /** Contacts the campaign is for. Default: unchanged. */
  audience?: Audience | undefined;
  /** ID of the sending number; replaces the program. Default: unchanged. */
  number_id?: string | undefined;
  /** ID of the program to send for; replaces the sending number. Default: unchanged. */
  program_id?: string | undefined;
  /** Maximum messages per minute. Default: unchanged. */
  throttle_per_minute?: number | undefined;
  /** Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`), within 24 hours of the start; where it has passed, the next day. Default: unchanged. */
  local_time?: string | undefined;
  /** Smart encoding of the messages. Default: unchanged. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Rates above which the campaign pauses by itself. Default: unchanged. */
  guard?: CampaignGuardInput | undefined;
  /** Whether links become short links, one per recipient. Default: unchanged. */
  shorten_links?: boolean | undefined;
  /** Replaces the links to images; an empty list leaves them to the template. The files that the links lead to are read again. */
  media?: string[] | undefined;
  /** Replaces what is sent where no media can be. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Version you last read. The update is rejected if the campaign has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.update. */
export interface CampaignsUpdateResult {
  campaign: Campaign;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.duplicate. */
export interface CampaignsDuplicateParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Name of the new campaign. Default: the name of the campaign followed by `(copy)`. */
  name?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.duplicate. */
export interface CampaignsDuplicateResult {
  campaign: Campaign;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.get. */
export interface CampaignsGetParams {
  /** ID of the campaign. */
  campaign_id: string;
}

/** The result of campaigns.get. */
export interface CampaignsGetResult {
  campaign: Campaign;
  counters: CampaignCounters;
  /** Progress of the experiment; null without one. */
  experiment: ExperimentState | null;
  /** Daily limit of the sending numbers that is closest to exhausted; null when no daily limit applies to them. */
  daily_limit: DailyLimit | null;
  warnings?: Warnings;
  /** Progress of a series; null for a single campaign. */
  series: CampaignSeries | null;
}

/** The params of campaigns.list. */
export interface CampaignsListParams {
  /** Return only items in this state. */
  state?: CampaignStateInput | undefined;
  /** ID of a series: only the campaigns that it created. Default: all campaigns. */
  series_id?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of campaigns.list. */
export interface CampaignsListResult {
  /** The objects of this page. */
  items: CampaignListItem[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of campaigns.preflight. */
export interface CampaignsPreflightParams {
  /** ID of the campaign. */
  campaign_id: string;
}

/** The result of campaigns.preflight. */
export interface CampaignsPreflightResult {
  /** Whether the campaign can be launched. */
  ok: boolean;
  /** What prevents the launch. */
  blockers: Finding[];
  /** The audience, and who of it would get the message. */
  audience: {
    /** Total number. */
    total: number;
    /** Number of contacts that would get the message. */
    eligible: number;
    /** Number of excluded contacts for each reason. */
    excluded_by_reason: { [key: string]: number };
  };
  /** What the launch would cost. */
  cost: {
    /** Number of credits. */
    credits: number;
    /** Number of segments. */
    segments: number;
    /** Credits that can be spent: the balance without holds. */
    available: number;
    /** The cost by country. */
    by_country: { [key: string]: number };
  };
  /** Earliest time of completion: from the throughput of the sending numbers, the throttle, and the hours that recipients wait for. Daily limits can delay it. */
  eta: {
    /** Messages per second. */
    messages_per_second: number;
    /** Seconds until everything is sent. */
    seconds: number;
    done_at: Timestamp;
  } | null;
  /** Daily limit of the sending numbers that is closest to exhausted. Messages above the limit are sent on later days. */
  daily_limit: DailyLimit | null;
  /** One message as a recipient would receive it. */
  sample: string | null;
  /** Files of the messages; absent without any, and with variants, which have their own. */
  media?: MediaFile[];
  /** Result for each variant of the experiment; empty without one. Contacts that wait for a winner are counted in the totals, at the cost of the most expensive variant. */
  variants: VariantPreflight[];
  /** Proof of the checks, for campaigns.launch; null when something prevents the launch. */
  preflight_token: string | null;
  /** Time the token expires; null without a token. */
  token_expires_at: Timestamp | null;
  /** Findings about the content of the message, blockers first. An audience without eligible contacts is checked with placeholder values. */
  content_findings: ContentFinding[];
  warnings?: Warnings;
}

/** The params of campaigns.testSend. */
export interface CampaignsTestSendParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Phone numbers of up to five contacts of the account (E.164). */
  phones: string[];
  /** Names of the variants to send. Default: each variant of the experiment. */
  variants?: string[] | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.testSend. */
export interface CampaignsTestSendResult {
  /** The result for each phone number and variant. */
  items: CampaignTestMessage[];
  /** Number of credits spent in total. */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.launch. */
export interface CampaignsLaunchParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Token from `campaigns.preflight`. */
  preflight_token: string;
  /** Earliest time to send (RFC 3339). Default: now. */
  send_at?: Timestamp | undefined;
  /** Schedule on which the campaign is repeated, from `send_at` on. Default: sent once. */
  recurrence?: SeriesRecurrence | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.launch. */
export interface CampaignsLaunchResult {
  campaign: Campaign;
  /** State of the campaign. */
  state: CampaignState;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.pause. */
export interface CampaignsPauseParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.pause. */
export interface CampaignsPauseResult {
  campaign: Campaign;
  /** State of the campaign. */
  state: CampaignState;
  /** Number of messages that are being submitted: the carrier has them, or is about to get them. At most so many more are sent. */
  in_flight: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.resume. */
export interface CampaignsResumeParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.resume. */
export interface CampaignsResumeResult {
  campaign: Campaign;
  /** State of the campaign. */
  state: CampaignState;
  /** Number of messages that are still to be sent. */
  remaining: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.cancel. */
export interface CampaignsCancelParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.cancel. */
export interface CampaignsCancelResult {
  campaign: Campaign;
  /** State of the campaign. */
  state: CampaignState;
  /** Number of messages that were canceled. */
  canceled_messages: number;
  /** Number of credits that are available again. */
  released_credits: number;
  /** Number of messages that are being submitted: the carrier has them, or is about to get them. At most so many more are sent. */
  in_flight: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.decideExperiment. */
export interface CampaignsDecideExperimentParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Name of the variant for the remaining contacts. Default: the results decide. */
  variant?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of campaigns.decideExperiment. */
export interface CampaignsDecideExperimentResult {
  campaign: Campaign;
  experiment: ExperimentState;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.recipients. */
export interface CampaignsRecipientsParams {
  /** ID of the campaign. */
  campaign_id: string;
  /** Return only recipients with this decision. */
  outcome?: 'accepted' | 'excluded' | 'canceled' | undefined;
  /** Return only recipients with this result. */
  result?: RecipientResultInput | undefined;
  /** Return only recipients whose message has this status. */
  status?: MessageStateInput | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of campaigns.recipients. */
export interface CampaignsRecipientsResult {
  /** The objects of this page. */
  items: CampaignRecipient[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of command.plan. */
export interface CommandPlanParams {
  /** Goal in words (English). Quoted words, phone numbers, IDs, times, and names of objects of the account become params. */
  goal?: string | undefined;
  /** Calls, in order. Provide this or `goal`. */
  steps?: StepInput[] | undefined;
  /** IANA time zone of times in the goal, or `UTC`. Default: that of `agent.settings`, or else of the account's country, if it has only one. */
  timezone?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of command.plan. */
export interface CommandPlanResult {
  /** ID of the plan; null if a call fails, a value is missing or words are not understood. */
  plan_id: string | null;
  /** Hash over the calls and their effects; null without a plan. */
  plan_hash: string | null;
  /** Time until which it can be executed; null without a plan. */
  expires_at: Timestamp | null;
  /** The calls. */
  steps: PlanStep[];
  /** What all calls would do together; null if a value is missing or words are not understood. */
  effect: CallEffect | null;
  /** Words of the goal that no call contains, as they stand in the goal. With one, there is no plan. */
  not_understood: string[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of command.execute. */
export interface CommandExecuteParams {
  /** ID of the plan. */
  plan_id: string;
  /** `plan_hash` of the plan. */
  plan_hash: string;
  /** What happens after a call that fails: `stop` or `continue`. Default: `stop`. */
  on_error?: 'stop' | 'continue' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of command.execute. */
export interface CommandExecuteResult {
  /** The job; null in a dry run. It may still be running: see `command.status`. */
  job: PlanJob | null;
  /** The calls. */
  steps: JobStep[];
  effect: CallEffect;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of command.batch. */
export interface CommandBatchParams {
  /** Calls, in order. */
  calls: StepInput[];
  /** What happens after a call that fails: `stop` or `continue`. Default: `stop`. */
  on_error?: 'stop' | 'continue' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of command.batch. */
export interface CommandBatchResult {
  /** The job; null in a dry run. It may still be running: see `command.status`. */
  job: PlanJob | null;
  /** The calls. */
  steps: JobStep[];
  /** In a dry run, what the calls would do; otherwise empty. */
  previewed: PlanStep[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of command.status. */
export interface CommandStatusParams {
  /** ID of the job. */
  job_id: string;
}

/** The result of command.status. */
export interface CommandStatusResult {
  job: PlanJob;
  /** The calls. */
  steps: JobStep[];
  warnings?: Warnings;
}

/** The params of command.undo. */
export interface CommandUndoParams {
  /** ID of the job. */
  job_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of command.undo. */
export interface CommandUndoResult {
  /** Job that undoes the calls; null in a dry run, and if nothing can be undone. */
  job: PlanJob | null;
  /** Calls of this job. */
  steps: JobStep[];
  /** Steps that are undone. */
  planned: ({
    /** Number of the step that is undone. */
    position: number;
    /** Skill of the step. */
    skill: string;
    /** `exact`: as if the call had not been made. `partial`: stops what can still be stopped. */
    kind: 'exact' | 'partial' | (string & {});
  })[];
  /** Steps that cannot be undone. */
  not_reversible: {
    /** Number of the step. */
    position: number;
    /** Skill of the step. */
    skill: string;
    /** Why the step cannot be undone. */
    why: string;
  }[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of command.history. */
export interface CommandHistoryParams {
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of command.history. */
export interface CommandHistoryResult {
  /** The jobs. */
  items: PlanJob[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of command.approvals.list. */
export interface CommandApprovalsListParams {
  /** Only approvals in these states. Default: all. */
  states?: ('pending' | 'approved' | 'executed' | 'failed' | 'refused' | 'canceled' | 'expired')[] | undefined;
  /** Your ID of the end-customer that the approval belongs to. Only for partners. Default: the calling account. */
  external_ref?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of command.approvals.list. */
export interface CommandApprovalsListResult {
  /** The approvals. */
  items: ApprovalSummary[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of command.approvals.get. */
export interface CommandApprovalsGetParams {
  /** ID of the approval. */
  approval_id: string;
  /** Your ID of the end-customer that the approval belongs to. Only for partners. Default: the calling account. */
  external_ref?: string | undefined;
}

/** The result of command.approvals.get. */
export interface CommandApprovalsGetResult {
  approval: Approval;
  warnings?: Warnings;
}

/** The params of command.approvals.decide. */
export interface CommandApprovalsDecideParams {
  /** ID of the approval. */
  approval_id: string;
  /** Decision: `approve` or `refuse`. */
  decision: 'approve' | 'refuse';
  /** `effect_hash` of the effect that you decide about. Required to approve. */
  effect_hash?: string | undefined;
  /** Number of people, as `confirm_count` of the effect shows it. Required to approve a call that is about more than 100 people. */
  confirm_count?: number | undefined;
  /** Reason, shown to the caller. */
  reason?: string | undefined;
  /** Your ID of the end-customer that the approval belongs to. Only for partners. Default: the calling account. */
  external_ref?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of command.approvals.decide. */
export interface CommandApprovalsDecideResult {
  approval: Approval;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of command.approvals.cancel. */
export interface CommandApprovalsCancelParams {
  /** ID of the approval. */
  approval_id: string;
  /** Your ID of the end-customer that the approval belongs to. Only for partners. Default: the calling account. */
  external_ref?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of command.approvals.cancel. */
export interface CommandApprovalsCancelResult {
  approval: Approval;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registerBrand. */
export interface ComplianceRegisterBrandParams {
  /** ID of a rejected brand to resubmit. */
  brand_id?: string | undefined;
  /** Legal form of the organization. */
  entity_type: BrandEntityTypeInput;
  /** Legal name, as in the records of the IRS. */
  legal_name: string;
  /** Name that customers know. Default: `legal_name`. */
  display_name?: string | undefined;
  /** Tax number (EIN). Required, except for sole proprietors. */
  ein?: string | null | undefined;
  /** Other business number, such as a DUNS number. */
  alt_business_id?: string | null | undefined;
  /** Type of `alt_business_id`. */
  alt_business_id_type?: AltBusinessIdTypeInput | undefined;
  /** Stock symbol of a listed company. */
  stock_symbol?: string | null | undefined;
  /** Stock exchange of a listed company. */
  stock_exchange?: StockExchangeInput | null | undefined;
  /** Industry of the brand. */
  vertical: BrandVerticalInput;
  /** Website that reviewers check. */
  website?: string | null | undefined;
  /** Postal address of the company. */
  address: BrandAddress;
  /** Contact person. */
  contact: {
    email: string;
    phone: string;
    first_name?: string | null;
    last_name?: string | null;
    mobile_phone?: string | null;
    business_contact_email?: string | null;
  };
  /** Whether the brand sends on behalf of other companies. */
  is_reseller?: boolean | undefined;
  /** How closely you work with the brand. */
  brand_relationship?: BrandRelationshipInput | undefined;
  /** Token of Campaign Verify, which organizations that send political messages need. */
  campaign_verify_token?: string | null | undefined;
  /** Your own ID of the brand. Each ID registers one brand. */
  reference_id?: string | undefined;
  /** Whether to register a mock brand, which is never shared with carriers. */
  mock?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.registerBrand. */
export interface ComplianceRegisterBrandResult {
  /** Brand ID to pass to `compliance.registerCampaign`. */
  brand_id: string;
  status: BrandStatus;
  brand: Brand;
  /** Findings that reviewers may ask about. */
  lint: RegistrationFinding[];
  /** False when `reference_id` or `brand_id` matched an existing brand. */
  created: boolean;
  /** Credits charged for this submission. */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registerCampaign. */
export interface ComplianceRegisterCampaignParams {
  /** ID of a registration to resubmit. */
  registration_id?: string | undefined;
  /** ID of the brand that sends. Required unless `registration_id` is set. */
  brand_id?: string | undefined;
  /** ID of the program whose content is registered. */
  program_id?: string | null | undefined;
  /** Use case of the campaign. Default: the use case of the program. */
  use_case?: CampaignUseCaseInput | undefined;
  /** Use cases of a mixed campaign, 2 to 5. */
  sub_use_cases?: CampaignUseCaseInput[] | undefined;
  /** Who sends, who receives and why. */
  description?: string | undefined;
  /** Every way in which people opt in. */
  message_flow?: string | undefined;
  /** Sample messages as you will send them, with variable parts in square brackets. Default: the samples of the program. */
  samples?: string[] | undefined;
  /** Content attributes of the messages. Omitted flags are false, except `subscriber_*`, which are true. */
  flags?: {
    embedded_link?: boolean;
    embedded_phone?: boolean;
    number_pool?: boolean;
    age_gated?: boolean;
    direct_lending?: boolean;
    subscriber_opt_in?: boolean;
    subscriber_opt_out?: boolean;
    subscriber_help?: boolean;
  } | undefined;
  /** Example of a link in the messages. */
  embedded_link_sample?: string | null | undefined;
  /** Keywords that opt in. */
  opt_in_keywords?: string[] | undefined;
  /** Keywords that opt out. */
  opt_out_keywords?: string[] | undefined;
  /** Keywords that request help. */
  help_keywords?: string[] | undefined;
  /** Opt-in confirmation message. Default: the opt-in message of the program. */
  opt_in_message?: string | undefined;
  /** Opt-out confirmation message. Default: the opt-out message of the program. */
  opt_out_message?: string | undefined;
  /** Reply to HELP. Default: the help message of the program. */
  help_message?: string | undefined;
  /** URL of the privacy policy. Default: the URL of the program. */
  privacy_url?: string | undefined;
  /** URL of the terms and conditions. Default: the URL of the program. */
  terms_url?: string | undefined;
  /** Whether the registry renews the campaign automatically. Default: true. */
  auto_renewal?: boolean | undefined;
  /** ID of the reseller at the registry. */
  reseller_id?: string | null | undefined;
  /** Your own ID of the registration. Each ID registers one campaign. */
  reference_id?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.registerCampaign. */
export interface ComplianceRegisterCampaignResult {
  /** Registration ID to pass to `phone-numbers.assign`. */
  registration_id: string;
  status: CampaignStatus;
  registration: CampaignRegistration;
  /** Findings that reviewers may ask about. */
  lint: RegistrationFinding[];
  /** False when `reference_id` or `registration_id` matched an existing registration. */
  created: boolean;
  /** Credits charged for this submission. */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registerTollFree. */
export interface ComplianceRegisterTollFreeParams {
  /** ID of the toll-free number. */
  number_id: string;
  /** Legal name of the company. */
  business_name: string;
  /** Legal form of the company. */
  business_type: BrandEntityTypeInput;
  /** Website that reviewers check. */
  website: string;
  /** Postal address in the United States or Canada. */
  address: BrandAddress;
  /** Contact person for reviewers. */
  contact: TollFreeContact;
  /** All use cases of the number. */
  use_case_categories: TollFreeUseCaseInput[];
  /** Who sends, who receives and why. */
  use_case_summary: string;
  /** Sample messages as you will send them. */
  samples: string[];
  /** How people opt in. */
  opt_in_type: TollFreeOptInInput;
  /** URLs of public images that show how people opt in. */
  opt_in_image_urls: string[];
  /** Estimated messages per month. */
  message_volume: TollFreeVolumeInput;
  /** URL of the privacy policy. */
  privacy_url: string;
  /** URL of the terms and conditions. */
  terms_url: string;
  /** Name that customers know. */
  doing_business_as?: string | undefined;
  /** Business registration of the company. Not required for sole proprietors. */
  business_registration?: BusinessRegistrationInput | undefined;
  /** Opt-in confirmation message. */
  opt_in_message?: string | undefined;
  /** Reply to HELP. */
  help_message?: string | undefined;
  /** Whether people confirm their age before they opt in. */
  age_gated?: boolean | undefined;
  /** Additional information for reviewers. */
  additional_information?: string | undefined;
  /** Token of Campaign Verify, which organizations that send political messages need. */
  campaign_verify_token?: string | null | undefined;
  /** Your own ID of the verification. The same ID returns the same verification. */
  reference_id?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.registerTollFree. */
export interface ComplianceRegisterTollFreeResult {
  /** ID of the verification. */
  registration_id: string;
  status: TollFreeStatus;
  registration: TollFreeVerification;
  /** Findings that reviewers may ask about. */
  lint: RegistrationFinding[];
  /** False when the number or the `reference_id` already has a verification. */
  created: boolean;
  /** Credits charged for this submission. */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registrations. */
export interface ComplianceRegistrationsParams {
  /** Return only registrations of this kind. */
  kind?: RegistrationKindInput | undefined;
  /** Return only registrations with this status. */
  status?: RegistrationStatusInput | undefined;
  /** Return only campaigns of this brand. */
  brand_id?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of compliance.registrations. */
export interface ComplianceRegistrationsResult {
  /** The objects of this page. */
  items: Registration[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of compliance.setupStatus. */
export interface ComplianceSetupStatusParams {
}

/** The result of compliance.setupStatus. */
export interface ComplianceSetupStatusResult {
  /** Whether nothing is missing. */
  ready: boolean;
  /** The steps, in order. */
  steps: ChecklistStep[];
  /** Daily limits of each verified brand that has a campaign. */
  daily_limits: DailyLimit[];
  /** What the account sets with `compliance.quietHours` and `compliance.frequencyCap`. */
  sending_rules: {
    /** Null when the account has no hours of its own. */
    quiet_hours: QuietHours | null;
    /** All caps of the account, shortest window first. */
    caps: FrequencyCap[];
    /** Rule pack that applies in addition. */
    rule_pack: string;
  };
  warnings?: Warnings;
}

/** The params of compliance.checkSend. */
export interface ComplianceCheckSendParams {
  /** Phone number of the recipient. Provide this or `contact_id`. */
  phone?: string | undefined;
  /** ID, phone number or external ID of the contact. Provide this or `phone`. */
  contact_id?: string | undefined;
  /** Message text, optionally with Liquid variables. */
  text: string;
  /** Values of the variables. */
  vars?: { [key: string]: unknown } | undefined;
  /** Purpose of the message. */
  purpose?: PurposeInput | undefined;
  /** ID of the sending number. Default: the default sending number of the account. */
  number_id?: string | undefined;
  /** ID of the program to send for, instead of `number_id`. The contact receives messages from the same number of the program every time. */
  program_id?: string | undefined;
  /** Planned send time (RFC 3339). Default: now. */
  at?: Timestamp | undefined;
  /** Rule pack to evaluate, whether it is in force or not: `us-2026-11`, or `us-2027-01`, which applies from 2027-01-31. Default: the rule pack in force. */
  rule_pack?: string | undefined;
  /** Smart encoding of the message. Default: the setting of the account. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Whether each link of the message becomes a short link, which changes its length. Default: false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: `none`. */
  media_fallback?: MediaFallbackInput | undefined;
}

/** The result of compliance.checkSend. */
export interface ComplianceCheckSendResult {
  /** Whether the message may be sent. */
  allow: boolean;
  /** Result of every check, in order. */
  gates: GateResult[];
  /** Rule pack of the decision. */
  rule_pack: string;
  /** Null when no time is known, for example because the recipient's time zone is unknown. */
  earliest_send_at: Timestamp | null;
  /** Findings about the rendered message, blockers first. */
  content_findings: ContentFinding[];
  warnings?: Warnings;
}

/** The params of compliance.quietHours. */
export interface ComplianceQuietHoursParams {
  /** First minute in which sending is allowed, such as `09:00`. Required with `end`. */
  start?: string | undefined;
  /** First minute in which sending is no longer allowed, such as `20:00`; `24:00` at the latest. Required with `start`. */
  end?: string | undefined;
  /** Days on which sending is allowed. Default: every day. */
  days?: WeekdayInput[] | undefined;
  /** What happens to single messages outside these hours that do not set `on_quiet_hours`. */
  on_violation?: 'reject' | 'defer' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.quietHours. */
export interface ComplianceQuietHoursResult {
  /** Null when the account has no hours of its own. */
  quiet_hours: QuietHours | null;
  /** Rule pack that applies in addition. */
  rule_pack: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.frequencyCap. */
export interface ComplianceFrequencyCapParams {
  /** Length of the window in hours. */
  window_hours: number;
  /** Maximum messages in the window. Omit it to remove the cap. */
  max?: number | undefined;
  /** What the cap counts. `contact`: all marketing messages of this account to one recipient. */
  scope?: 'contact' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.frequencyCap. */
export interface ComplianceFrequencyCapResult {
  /** All caps of the account, shortest window first. */
  caps: FrequencyCap[];
  /** Rule pack that applies in addition. */
  rule_pack: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.consentExpiry. */
export interface ComplianceConsentExpiryParams {
  /** Months without contact after which consent ends; null: never. Default: unchanged. */
  after_months?: number | null | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.consentExpiry. */
export interface ComplianceConsentExpiryResult {
  /** Months without contact after which consent ends; null: never. */
  after_months: number | null;
  /** Months without contact after which `campaigns.preflight` warns. */
  warns_after_months: number;
  /** Opted-in contacts without a message to or from them for that long; at most 10000 are counted. */
  contacts_without_contact: number;
  /** Whether the setting changed. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.suppress. */
export interface ComplianceSuppressParams {
  /** Phone number in any common notation. Provide this or `phone_hashes`. */
  phone?: string | undefined;
  /** SHA-256 hashes of phone numbers in E.164 format including the plus sign, in lower-case hexadecimal. Provide this or `phone`. */
  phone_hashes?: string[] | undefined;
  /** `all`, or the ID of a program to stop only its messages. */
  scope?: string | undefined;
  /** Reason, kept with the entry. */
  reason?: 'do_not_contact' | 'litigation' | 'dead_line' | 'internal' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of compliance.suppress. */
export interface ComplianceSuppressResult {
  /** Phone number (E.164); null for hashes. */
  phone: string | null;
  /** `all`, or the ID of the program. */
  scope: string;
  /** Why the numbers were suppressed. */
  reason: 'do_not_contact' | 'litigation' | 'dead_line' | 'internal' | (string & {});
  /** False when the number was already suppressed in this scope for any reason, or when every hash was already known. */
  created: boolean;
  /** Number of waiting messages that were canceled. */
  canceled_messages: number;
  /** Results for `phone_hashes`. */
  hashes?: {
    /** Number of hashes that were not known before. */
    added: number;
    /** Number of contacts that this call suppressed. */
    contacts: number;
  };
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.verifyLedger. */
export interface ComplianceVerifyLedgerParams {
  /** Chain to verify: `consent` or `audit`. */
  ledger?: 'consent' | 'audit' | undefined;
  /** First sequence number to check. */
  from_seq?: number | undefined;
  /** Last sequence number to check. Default: the last entry. */
  to_seq?: number | undefined;
}

/** The result of compliance.verifyLedger. */
export interface ComplianceVerifyLedgerResult {
  /** Whether the chain is intact. */
  ok: boolean;
  /** The log that was verified. */
  ledger: 'consent' | 'audit' | (string & {});
  /** Number of entries whose hash was recomputed. */
  checked: number;
  /** Sequence number at which the chain breaks; null when it is intact. */
  first_bad_seq: number | null;
  /** Sequence number to continue from; null when the range is complete. */
  next_from_seq: number | null;
  /** Last entry of the chain, stored separately from the entries. */
  head: {
    /** Position in the hash chain. */
    seq: number;
    /** SHA-256 of the entry and of the hash before it. */
    hash: string;
  };
  /** Contacts whose status differs from the consent entries, at most 100. */
  deviating_contacts: string[];
  warnings?: Warnings;
}

/** The params of compliance.export. */
export interface ComplianceExportParams {
  /** Export only the entries of this contact: its ID, phone number or external ID. Default: all contacts. */
  contact_id?: string | undefined;
  /** Start of the period in which entries were recorded (RFC 3339, inclusive). */
  from?: Timestamp | undefined;
  /** End of the period in which entries were recorded (RFC 3339, exclusive). */
  to?: Timestamp | undefined;
  /** File format. `ndjson`: one JSON record per line. `csv`: a table. */
  format?: 'ndjson' | 'csv' | undefined;
}

/** The result of compliance.export. */
export interface ComplianceExportResult {
  /** ID of the export. */
  export_id: string;
  /** Download link. The link itself grants access. */
  url: string;
  expires_at: Timestamp;
  /** Format of the file. */
  format: 'ndjson' | 'csv' | (string & {});
  /** Size of the file. */
  bytes: number;
  /** SHA-256 of the whole file. */
  sha256: string;
  /** Number of entries in the file. */
  entries: {
    /** Number of consent entries. */
    consent: number;
    /** Number of audit entries. */
    audit: number;
  };
  /** Hash of the last consent entry in the file. Compare it with the output of `tern verify-export`. */
  head_hash: string;
  /** Hash of the last audit log entry in the file; null when the file has no audit log. */
  audit_head_hash: string | null;
  warnings?: Warnings;
}

/** The params of contacts.upsert. */
export interface ContactsUpsertParams {
  /** Phone number in any common notation. */
  phone?: string | undefined;
  /** Your own ID of the contact, unique in the account. */
  external_id?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Last name. */
  last_name?: string | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** IANA time zone of the contact, such as `Europe/Paris`. `EST` and the like mean every zone with that time. `UTC` is rejected. */
  timezone?: string | null | undefined;
  /** Custom fields by name: strings, numbers, booleans, and lists of up to 50 strings and numbers. Null removes a field. The time zone is derived from `postal_code` and `state` when `timezone` is missing; `zip`, `postcode`, `region` and similar names set them, too. */
  attributes?: { [key: string]: string | number | boolean | ((string | number)[]) | null } | undefined;
  /** IDs or names of tags to add. Unknown names create new tags. */
  tags?: string[] | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** Version you last read. The update is rejected if the contact has changed since. */
  expected_version?: number | undefined;
  /** Relationship with the contact to record, which permits transactional messages. */
  relationship?: RelationshipInputInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.upsert. */
export interface ContactsUpsertResult {
  contact: Contact;
  /** Whether the call created it. */
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.get. */
export interface ContactsGetParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Your own ID of the contact. */
  external_id?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
}

/** The result of contacts.get. */
export interface ContactsGetResult {
  contact: Contact;
  /** Relationships with the contact, newest first, at most 100. */
  relationships: Relationship[];
  warnings?: Warnings;
}

/** The params of contacts.list. */
export interface ContactsListParams {
  /** Beginning of a name, a phone number or an external ID. */
  query?: string | undefined;
  /** ID or name of a tag of the contacts. */
  tag?: string | undefined;
  /** ID or name of a list that contains the contacts. */
  list_id?: string | undefined;
  /** ID or name of a segment that contains the contacts. */
  segment_id?: string | undefined;
  /** Return only contacts with this consent status. */
  consent_status?: ConsentStatusInput | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of contacts.list. */
export interface ContactsListResult {
  /** The objects of this page. */
  items: Contact[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of contacts.import. */
export interface ContactsImportParams {
  /** Rows to import, at most 500. Each row is an object of columns and values. */
  contacts?: { [key: string]: unknown }[] | undefined;
  /** Alias of `contacts`. Set only one of the two. */
  rows?: { [key: string]: unknown }[] | undefined;
  /** Field of each column: phone, external_id, first_name, last_name, full_name, email, timezone, country, tags, consent, attributes, attributes.<name>, or an empty string to ignore the column. Unlisted columns are ignored. */
  mapping?: { [key: string]: string } | undefined;
  /** Meaning of values of columns about consent, such as {"SMS flag": {"A": "opted_in", "B": "opted_out"}}. Values that are not listed and not known do not opt in. */
  consent_values?: { [key: string]: { [key: string]: 'opted_in' | 'none' | 'opted_out' } } | undefined;
  /** How the text of a column of attributes is read: day_first or month_first for dates such as 05/06/2024, yes_no, or text to keep it. Default: as the values of the batch show. */
  column_types?: { [key: string]: 'text' | 'yes_no' | 'day_first' | 'month_first' } | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse phone numbers without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** What happens to numbers that are already contacts or appear twice in the batch. */
  on_duplicate?: 'update' | 'skip' | 'error' | undefined;
  /** IDs or names of tags to add to every imported contact. */
  tags?: string[] | undefined;
  /** ID or name of a list to add every imported contact to. */
  list_id?: string | undefined;
  /** Consent of the imported contacts, with its proof. */
  consent?: ImportConsentInput | undefined;
  /** Relationship with all imported contacts to record, which permits transactional messages. */
  relationship?: RelationshipInputInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.import. */
export interface ContactsImportResult {
  /** ID of the import. */
  import_id: string;
  /** Number of rows. */
  total: number;
  /** Number of contacts that were created. */
  created: number;
  /** Number of contacts that were updated. */
  updated: number;
  /** Number of contacts that were already as in the file. */
  unchanged: number;
  /** Number of rows that were skipped because the contact exists. */
  skipped: number;
  /** Number of rows that repeat an earlier row. */
  duplicates: number;
  /** Number of rows whose consent this import changed. */
  consent_recorded: number;
  /** Rows that were rejected, each with the reason. */
  rejected: ImportRejection[];
  /** Invalid values of imported rows that were left out or, in an address, are stored but not used. Present only when there are any. */
  dropped?: ImportDroppedValue[];
  /** Contacts that were not opted in because of the columns about consent in their rows, by reason. Present only when there are any. */
  consent_withheld?: ImportConsentWithheld[];
  /** Types of the values of each attribute in the rows that could be read. Present only when there are any. */
  attribute_types?: ImportAttributeTypes[];
  /** What happened to each row. */
  rows: ImportRow[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.recordRelationship. */
export interface ContactsRecordRelationshipParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** Kind of the relationship. */
  kind: RelationshipKindInput;
  /** Your reference, such as an order number. Default: none. */
  reference?: string | undefined;
  /** Start of the relationship (RFC 3339), not in the future. Default: the recorded start, or now. */
  since?: Timestamp | undefined;
  /** End of the relationship (RFC 3339), after its start. Default: the relationship is open. */
  until?: Timestamp | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.recordRelationship. */
export interface ContactsRecordRelationshipResult {
  /** ID of the contact. */
  contact_id: string;
  relationship: Relationship;
  /** Whether the call created the contact. */
  contact_created: boolean;
  /** Whether the call changed what was recorded. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.optIn. */
export interface ContactsOptInParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** ID of the program that the contact agreed to. Default: the program of the source, or the messages that no program sends. */
  program_id?: string | undefined;
  /** How the consent was given. */
  method?: ConsentMethodInput | undefined;
  /** Where the contact opted in. */
  source?: string | undefined;
  /** ID or name of the source where the contact opted in. It also provides the method, the URL and the disclosure text. */
  source_id?: string | undefined;
  /** URL of the form or document. */
  source_url?: string | undefined;
  /** Time of the opt-in (RFC 3339). */
  captured_at?: Timestamp | undefined;
  /** Proof of the opt-in, such as a form entry, a recording or a scan. */
  evidence?: { [key: string]: unknown } | string | undefined;
  /** Text the contact agreed to. The SHA-256 of the text is stored with it. */
  disclosure_text?: string | undefined;
  /** Version of the disclosure text that was shown. Default: the version in force at `captured_at`. */
  disclosure_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.optIn. */
export interface ContactsOptInResult {
  /** ID of the contact. */
  contact_id: string;
  /** Consent after the call. */
  status: ConsentStatus;
  consent_entry: ConsentEntry;
  /** Whether the call created the contact. */
  contact_created: boolean;
  /** Whether the call changed anything. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.requestOptIn. */
export interface ContactsRequestOptInParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** ID of the program that the person asked for. Default: the program of the source, or the messages that no program sends. */
  program_id?: string | undefined;
  /** How the person asked. */
  method?: ConsentMethodInput | undefined;
  /** Where the person asked. */
  source?: string | undefined;
  /** ID or name of the source where the person asked. It also provides the method, the URL and the disclosure text. */
  source_id?: string | undefined;
  /** URL of the form or document. */
  source_url?: string | undefined;
  /** Time at which the person asked for messages (RFC 3339), at most 24 hours ago. Default: now. */
  captured_at?: Timestamp | undefined;
  /** Proof of the request, such as a form entry, a recording or a scan. */
  evidence?: { [key: string]: unknown } | string | undefined;
  /** Text that the person agreed to. The SHA-256 of the text is stored with it. */
  disclosure_text?: string | undefined;
  /** Version of the disclosure text that was shown. Default: the version in force at `captured_at`. */
  disclosure_version?: number | undefined;
  /** ID of the number that asks and receives the answer. Default: the program's number for the contact, or the default number. */
  number_id?: string | undefined;
  /** Language of the message. */
  language?: 'en' | 'es' | 'fr' | 'pt' | 'de' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.requestOptIn. */
export interface ContactsRequestOptInResult {
  /** ID of the contact. */
  contact_id: string;
  /** Consent after the call: `pending` until the contact confirms; `opted_in` if it has consented already. */
  status: ConsentStatus;
  /** The entry of the request; null when nothing was requested. */
  consent_entry: ConsentEntry | null;
  /** The message that asks the contact to confirm; null when none was sent. */
  confirmation: {
    /** ID of the message. */
    message_id: string;
    /** Number that sends it, in E.164. */
    from: string;
    /** Text of the message. */
    text: string;
    /** Number of segments. */
    segments: number;
    /** Credits that the message costs. */
    credits: number;
  } | null;
  /** Time until which the contact can confirm; null if the contact is opted in. */
  expires_at: string | null;
  /** Whether the call created the contact. */
  contact_created: boolean;
  /** Whether the call changed anything. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.optOut. */
export interface ContactsOptOutParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** `all`, or the ID of a program to stop only its messages. */
  scope?: string | undefined;
  /** Reason, kept with the entry. */
  reason?: 'requested' | 'complaint' | 'wrong_number' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.optOut. */
export interface ContactsOptOutResult {
  /** ID of the contact. */
  contact_id: string | null;
  /** Consent status of the contact; `opted_out` for a number that is not a contact. */
  status: ConsentStatus;
  consent_entry: ConsentEntry;
  /** Whether the call changed anything. */
  changed: boolean;
  /** Number of waiting messages that were canceled. */
  canceled_messages: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.consentHistory. */
export interface ContactsConsentHistoryParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of contacts.consentHistory. */
export interface ContactsConsentHistoryResult {
  /** The objects of this page. */
  items: ConsentEntry[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of contacts.timeline. */
export interface ContactsTimelineParams {
  /** ID, phone number or external ID of the contact. */
  contact_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of contacts.timeline. */
export interface ContactsTimelineResult {
  /** The objects of this page. */
  items: (TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion | TimelineEvent)[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of contacts.merge. */
export interface ContactsMergeParams {
  /** ID, phone number or external ID of the contact that remains. */
  winner_id: string;
  /** ID, phone number or external ID of the contact that is deleted. */
  loser_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.merge. */
export interface ContactsMergeResult {
  contact: Contact;
  /** The contact that was deleted. */
  merged: {
    /** ID of the contact. */
    contact_id: string;
    /** Phone number in E.164. */
    phone: string;
  };
  /** ID of the consent entry that records the change. */
  consent_entry_id: string;
  /** Number of waiting messages that were canceled. */
  canceled_messages: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.forget. */
export interface ContactsForgetParams {
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Phone number of the contact, in any common notation. */
  phone?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse a phone number without a country code. Default: the default country of the account. */
  default_country?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of contacts.forget. */
export interface ContactsForgetResult {
  /** Null for a number that was not a contact. */
  contact_id: string | null;
  /** Number of phone numbers erased, including those of contacts merged into this one. */
  numbers: number;
  /** Number of records from which personal data was erased. */
  erased: {
    /** Number of messages. */
    messages: number;
    /** Number of incoming messages. */
    inbound_messages: number;
    /** Number of consent entries. */
    consent_entries: number;
    /** Number of events in the partner's outbox. */
    events: number;
  };
  /** Number of waiting messages that were canceled. */
  canceled_messages: number;
  /** ID of the consent entry that records the change. */
  consent_entry_id: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of dashboard.summary. */
export interface DashboardSummaryParams {
  /** Named period, instead of `from` and `to`. Default: `last_7_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Period to compare with. Default: `previous_period`. */
  compare_to?: PeriodComparisonInput | undefined;
}

/** The result of dashboard.summary. */
export interface DashboardSummaryResult {
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  totals: MeasureTotals;
  /** Period to compare with. */
  compared: PeriodTotals | null;
  balance: Balance;
  running: Running;
  /** Open alerts, the most severe first, at most 10; `dashboard.alerts` lists all. */
  alerts: Alert[];
  /** Whether there are more open alerts. */
  more_alerts: boolean;
  warnings?: Warnings;
}

/** The params of dashboard.alerts. */
export interface DashboardAlertsParams {
  /** Only alerts of these severities. Default: all. */
  severities?: AlertSeverityInput[] | undefined;
  /** Only alerts in these states. Default: `open`. */
  states?: AlertStateInput[] | undefined;
  /** Your ID of the end-customer that the alerts belong to. Only for partners. Default: the calling account. */
  external_ref?: string | undefined;
  /** Whether to list the alerts of all your end-customers as well. Only for partners. Default: false. */
  include_customers?: boolean | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of dashboard.alerts. */
export interface DashboardAlertsResult {
  /** The alerts. */
  items: Alert[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of dashboard.dismissAlert. */
export interface DashboardDismissAlertParams {
  /** ID of the alert. */
  alert_id: string;
  /** Time from which the alert is open again (RFC 3339), at most 90 days from now. Default: never. */
  snooze_until?: Timestamp | undefined;
  /** Your ID of the end-customer that the alert belongs to. Only for partners. Default: the calling account. */
  external_ref?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of dashboard.dismissAlert. */
export interface DashboardDismissAlertResult {
  alert: Alert;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of dashboard.activity. */
export interface DashboardActivityParams {
  /** Only calls of this key. Default: all. */
  key_id?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of dashboard.activity. */
export interface DashboardActivityResult {
  /** The calls. */
  items: Activity[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of dashboard.checklist. */
export interface DashboardChecklistParams {
}

/** The result of dashboard.checklist. */
export interface DashboardChecklistResult {
  /** Whether nothing is missing. */
  ready: boolean;
  /** Steps that are done. */
  done: number;
  /** Steps that are required or done. */
  total: number;
  /** The steps, in order. */
  steps: ChecklistStep[];
  /** The call that completes the first missing step; null when nothing is missing. */
  next_action: NextAction | null;
  warnings?: Warnings;
}

/** The params of hygiene.invalidContacts. */
export interface HygieneInvalidContactsParams {
  /** Return only contacts that are invalid for this reason. */
  reason?: InvalidReasonInput | undefined;
  /** Whether to return only suppressed contacts or only contacts that are not suppressed. Default: both. */
  suppressed?: boolean | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of hygiene.invalidContacts. */
export interface HygieneInvalidContactsResult {
  /** The objects of this page. */
  items: InvalidContact[];
  next_cursor: NextCursor;
  /** Counts of all contacts, independent of the filters. */
  counts_by_reason: ReasonCount[];
  /** Version of the policy used for this evaluation. */
  policy_version: number;
  warnings?: Warnings;
}

/** The params of hygiene.scan. */
export interface HygieneScanParams {
  /** Depth of the scan. */
  level?: 'offline' | 'lookup' | undefined;
  /** ID or name of the list to scan. Default: all contacts. */
  list_id?: string | undefined;
  /** ID or name of the segment to scan, instead of a list. */
  segment_id?: string | undefined;
  /** Maximum credits the scan may spend on lookups. */
  max_credits?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of hygiene.scan. */
export interface HygieneScanResult {
  /** ID of the scan, for hygiene.scanStatus. */
  job_id: string;
  estimate: ScanEstimate;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.scanStatus. */
export interface HygieneScanStatusParams {
  /** ID of the scan. */
  job_id: string;
}

/** The result of hygiene.scanStatus. */
export interface HygieneScanStatusResult {
  scan: HygieneScan;
  warnings?: Warnings;
}

/** The params of hygiene.duplicates. */
export interface HygieneDuplicatesParams {
  /** Return only duplicates that match by this field. */
  match?: 'email' | 'name' | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of hygiene.duplicates. */
export interface HygieneDuplicatesResult {
  /** The objects of this page. */
  items: DuplicateCluster[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of hygiene.lookup. */
export interface HygieneLookupParams {
  /** Phone number in any common notation. Provide this or `contact_id`. */
  phone?: string | undefined;
  /** ID, phone number or external ID of the contact. Provide this or `phone`. */
  contact_id?: string | undefined;
  /** Maximum age of a cached result in days. 0 forces a new lookup. */
  max_age_days?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of hygiene.lookup. */
export interface HygieneLookupResult {
  /** Phone number in E.164. */
  phone: string;
  /** Line type of the number. */
  line_type: 'mobile' | 'landline' | 'voip' | 'toll_free' | 'unknown' | (string & {});
  /** Name of the carrier; null if unknown. */
  carrier_name: string | null;
  /** Whether the number is in service. */
  status: 'active' | 'inactive' | 'unknown' | (string & {});
  /** `no_data`: there is no consent, so there is no date to compare with. */
  reassigned: 'yes' | 'no' | 'no_data' | (string & {});
  /** Date the number was disconnected; null if it was not. */
  disconnected_at: string | null;
  /** Date of the last consent that was compared; null without one. */
  consented_at: string | null;
  /** Where the answer comes from. */
  provider: string;
  /** Time of the result; null in a dry run without a cached result. */
  looked_up_at: Timestamp | null;
  /** Whether the result came from the cache. */
  cached: boolean;
  /** Credits charged. */
  cost: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.setPolicy. */
export interface HygieneSetPolicyParams {
  /** Rules of the account. */
  rules?: HygieneRuleInput[] | undefined;
  /** Whether the action `suppress` runs automatically when carriers report failures. Default: unchanged. */
  automatic?: boolean | undefined;
  /** Version you last read. The change is rejected if the policy has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of hygiene.setPolicy. */
export interface HygieneSetPolicyResult {
  policy: HygienePolicy;
  /** Whether the policy changed. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.suppressInvalid. */
export interface HygieneSuppressInvalidParams {
  /** Reasons to suppress, regardless of the action in the policy. */
  reasons?: InvalidReasonInput[] | undefined;
  /** Maximum contacts per call. */
  limit?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of hygiene.suppressInvalid. */
export interface HygieneSuppressInvalidResult {
  /** Number of contacts suppressed. */
  affected: number;
  /** Number for each reason. */
  by_reason: ReasonCount[];
  /** Number of waiting messages canceled. */
  canceled_messages: number;
  /** Whether there are more contacts to suppress. */
  more: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.list. */
export interface InboxListParams {
  /** Only conversations in this state. */
  state?: ConversationStateInput | undefined;
  /** Only conversations of this assignee, in any case. */
  assignee?: string | undefined;
  /** True: only conversations without an assignee. */
  unassigned?: boolean | undefined;
  /** Only conversations with this label, in any case. */
  label?: string | undefined;
  /** Only conversations with unread messages, or only those without. */
  unread?: boolean | undefined;
  /** Only conversations with a message that waits for `messages.review`, or only those without. */
  under_review?: boolean | undefined;
  /** Only conversations of this contact: its ID, phone number or external ID. */
  contact_id?: string | undefined;
  /** Only conversations with this one of your numbers. */
  number_id?: string | undefined;
  /** Whether to add `stats`. */
  include_stats?: boolean | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of inbox.list. */
export interface InboxListResult {
  /** The objects of this page. */
  items: Conversation[];
  next_cursor: NextCursor;
  stats?: InboxStats;
  warnings?: Warnings;
}

/** The params of inbox.get. */
export interface InboxGetParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of inbox.get. */
export interface InboxGetResult {
  conversation: Conversation;
  composer: Composer;
  /** The objects of this page. */
  items: ConversationMessage[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of inbox.reply. */
export interface InboxReplyParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** Text of the reply in Liquid, with the variables of the contact. Provide this, `canned_reply_ids` or `media`. */
  text?: string | undefined;
  /** IDs of canned replies in the order in which they are inserted; an ID may be repeated. */
  canned_reply_ids?: string[] | undefined;
  /** Values of further variables. */
  vars?: { [key: string]: unknown } | undefined;
  /** Earliest time to send (RFC 3339). Default: now. */
  send_at?: Timestamp | undefined;
  /** Whether links become short links. Default: false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: `none`. */
  media_fallback?: MediaFallbackInput | undefined;
  /** State of the conversation after the reply. Default: unchanged. */
  state?: 'open' | 'pending' | 'resolved' | undefined;
  /** Who writes the reply, shown in the conversation. Default: ID of the key. */
  author?: string | undefined;
  /** Version you last read. The call is rejected if the conversation has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.reply. */
export interface InboxReplyResult {
  conversation: Conversation;
  /** ID of the message. */
  message_id: string;
  /** State of the message. */
  state: 'queued' | 'scheduled' | (string & {});
  /** Text of the message as it is sent; empty for media without words. */
  text: string;
  /** Number of segments. */
  segments: number;
  /** Number of credits. */
  credits: number;
  /** Files that are sent with the message; absent when it has none, or links instead. */
  media?: MediaFile[];
  /** Time the message is due. */
  due_at: Timestamp;
  decision: Decision;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.setState. */
export interface InboxSetStateParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** New state. */
  state: ConversationStateInput;
  /** Time the snoozed conversation reopens (RFC 3339), at most a year ahead. Default: with the next incoming message. */
  until?: Timestamp | undefined;
  /** Version you last read. The call is rejected if the conversation has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.setState. */
export interface InboxSetStateResult {
  conversation: Conversation;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.assign. */
export interface InboxAssignParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** New assignee; null to unassign the conversation. */
  assignee: string | null;
  /** Version you last read. The call is rejected if the conversation has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.assign. */
export interface InboxAssignResult {
  conversation: Conversation;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.addNote. */
export interface InboxAddNoteParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** Text of the note. */
  text: string;
  /** Who writes the note. Default: ID of the key. */
  author?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.addNote. */
export interface InboxAddNoteResult {
  note: ConversationNote;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.notes. */
export interface InboxNotesParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of inbox.notes. */
export interface InboxNotesResult {
  /** The objects of this page. */
  items: ConversationNote[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of inbox.markRead. */
export interface InboxMarkReadParams {
  /** ID of the conversation. */
  conversation_id: string;
  /** True: mark as unread. */
  unread?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.markRead. */
export interface InboxMarkReadResult {
  conversation: Conversation;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.search. */
export interface InboxSearchParams {
  /** Words to find. */
  query: string;
  /** Only this direction. */
  direction?: 'inbound' | 'outbound' | undefined;
  /** Start of the period (RFC 3339). Default: 30 days ago. */
  since?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: now. */
  until?: Timestamp | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of inbox.search. */
export interface InboxSearchResult {
  /** The objects of this page. */
  items: InboxMatch[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of inbox.bulk. */
export interface InboxBulkParams {
  /** IDs of the conversations. Provide this or `filter`. */
  conversation_ids?: string[] | undefined;
  /** Conversations to change. Provide this or `conversation_ids`. */
  filter?: ConversationFilterInput | undefined;
  /** New state. */
  state?: ConversationStateInput | undefined;
  /** Time the snoozed conversations reopen (RFC 3339), at most a year ahead. */
  until?: Timestamp | undefined;
  /** New assignee; null for unassigned. */
  assignee?: string | null | undefined;
  /** Labels to add. */
  add_labels?: string[] | undefined;
  /** Labels to remove. */
  remove_labels?: string[] | undefined;
  /** False: mark as read. True: mark as unread. */
  unread?: boolean | undefined;
  /** ID or name of a list that gets the contacts. */
  list_id?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.bulk. */
export interface InboxBulkResult {
  /** Number of chosen conversations. */
  matched: number;
  /** IDs of the conversations that changed. */
  changed_ids: string[];
  /** Number of contacts added to the list; null without `list_id`. */
  added_to_list: number | null;
  /** Number of chosen conversations whose number belongs to no contact. */
  without_contact: number;
  next_cursor: NextCursor;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.cannedReplies. */
export interface InboxCannedRepliesParams {
  /** Part of the name. */
  query?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of inbox.cannedReplies. */
export interface InboxCannedRepliesResult {
  /** The objects of this page. */
  items: CannedReply[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of inbox.createCannedReply. */
export interface InboxCreateCannedReplyParams {
  /** Name. */
  name: string;
  /** Text in Liquid. */
  text: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.createCannedReply. */
export interface InboxCreateCannedReplyResult {
  canned_reply: CannedReply;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.updateCannedReply. */
export interface InboxUpdateCannedReplyParams {
  /** ID or name of the canned reply. */
  canned_reply_id: string;
  /** New name. */
  name?: string | undefined;
  /** New text in Liquid. */
  text?: string | undefined;
  /** Version you last read. The update is rejected if the canned reply has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.updateCannedReply. */
export interface InboxUpdateCannedReplyResult {
  canned_reply: CannedReply;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of inbox.deleteCannedReply. */
export interface InboxDeleteCannedReplyParams {
  /** ID or name of the canned reply. */
  canned_reply_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of inbox.deleteCannedReply. */
export interface InboxDeleteCannedReplyResult {
  /** ID of the canned reply. */
  canned_reply_id: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of insights.explainMessage. */
export interface InsightsExplainMessageParams {
  /** ID of the message. */
  message_id: string;
}

/** The result of insights.explainMessage. */
export interface InsightsExplainMessageResult {
  /** ID of the message. */
  message_id: string;
  state: MessageState;
  /** What happened to the message, in one sentence. */
  summary: string;
  /** Result of every check, in order. */
  gates: GateResult[];
  /** Rule pack of the decision. */
  rule_pack: string;
  /** What happened to the message, in order. */
  events: MessageEvent[];
  /** Why the message waits or ended, as an error code of the service or the carrier. */
  reason: string | null;
  /** Remedy; null when the message was delivered or there is no remedy. */
  fix: {
    /** What to do, as a sentence. */
    message: string;
    /** Calls that help. */
    next_actions: NextAction[];
  } | null;
  warnings?: Warnings;
}

/** The params of insights.explainAudience. */
export interface InsightsExplainAudienceParams {
  /** ID of the campaign. */
  campaign_id: string;
}

/** The result of insights.explainAudience. */
export interface InsightsExplainAudienceResult {
  /** ID of the campaign. */
  campaign_id: string;
  /** Number of contacts in the audience. */
  audience: number;
  /** Number of messages reported as delivered. */
  reached: number;
  /** Number of messages accepted by a carrier. */
  sent: number;
  /** Number of messages that are waiting or in progress. */
  pending: number;
  /** Number of excluded contacts for each reason. */
  excluded_by_reason: ExcludedGroup[];
  /** Number of undelivered messages for each error code. */
  undelivered_by_error: ErrorGroup[];
  warnings?: Warnings;
}

/** The params of insights.anomalies. */
export interface InsightsAnomaliesParams {
  /** Metrics to compare. Default: all. */
  metrics?: AnomalyMetricInput[] | undefined;
  /** Start of the period (RFC 3339), which begins with a full hour. Default: 24 hours before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive), at most 31 days after `from`. Default: now. */
  to?: Timestamp | undefined;
  /** IANA time zone of hours and weekdays, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
}

/** The result of insights.anomalies. */
export interface InsightsAnomaliesResult {
  from: Timestamp;
  to: Timestamp;
  /** Deviations, largest first, at most 20. */
  items: Anomaly[];
  /** Hours that had enough messages and history, over all metrics. */
  evaluated_hours: number;
  /** Metrics with less than seven days with messages in their history. */
  not_enough_data: AnomalyMetric[];
  /** Whether there are more deviations. */
  more: boolean;
  warnings?: Warnings;
}

/** The params of insights.bestTime. */
export interface InsightsBestTimeParams {
  /** ID, phone number or external ID of one contact. Default: the whole account. */
  contact_id?: string | undefined;
  /** ID or name of a segment, instead of `contact_id`; at most 5,000 of its contacts count. */
  segment_id?: string | undefined;
}

/** The result of insights.bestTime. */
export interface InsightsBestTimeResult {
  /** Whose responses were counted. */
  basis: 'account' | 'segment' | 'contact' | (string & {});
  /** Whether an hour is better than the average of the others beyond chance. */
  enough_data: boolean;
  /** Best hour on the clock of the recipients; null: not enough data to say. */
  hour: number | null;
  /** Messages that were counted. */
  messages: number;
  /** Messages with a response. */
  responses: number;
  /** Messages that were left out because the time zone of the recipient is unknown. */
  without_timezone: number;
  /** Hours with messages, in order. */
  hours: HourRate[];
  /** The answer in a sentence. */
  summary: string;
  warnings?: Warnings;
}

/** The params of insights.recommendations. */
export interface InsightsRecommendationsParams {
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of insights.recommendations. */
export interface InsightsRecommendationsResult {
  /** The recommendations, critical alerts first, then the largest expected effect; those without an estimate come last. */
  items: Recommendation[];
  warnings?: Warnings;
}

/** The params of journeys.create. */
export interface JourneysCreateParams {
  /** Name of the journey. */
  name: string;
  /** How contacts enter. */
  entry: JourneyEntryInput;
  /** Rules that a contact must meet to enter. Default: none. */
  entry_rules?: SegmentRuleInput | null | undefined;
  /** Criteria that end an enrollment at every node. Default: only an opt-out. */
  exit?: JourneyExitCriterionInput[] | undefined;
  /** Whether a contact can enter again. Default: never. */
  reentry?: JourneyReentryInput | undefined;
  /** Maximum messages of this journey to one contact in any 60 minutes; a contact that reaches it leaves the journey. Default: 10. */
  max_messages_per_hour?: number | undefined;
  /** Maximum messages of the journey per minute, to all contacts together. Messages above it wait in the order in which contacts arrived. Default: no limit. */
  throttle_per_minute?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.create. */
export interface JourneysCreateResult {
  journey: Journey;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.update. */
export interface JourneysUpdateParams {
  /** ID of the journey. */
  journey_id: string;
  /** Name of the journey. */
  name?: string | undefined;
  /** How contacts enter. */
  entry?: JourneyEntryInput | undefined;
  /** Rules that a contact must meet to enter. Default: none. */
  entry_rules?: SegmentRuleInput | null | undefined;
  /** Criteria that end an enrollment at every node. Default: only an opt-out. */
  exit?: JourneyExitCriterionInput[] | undefined;
  /** Whether a contact can enter again. Default: never. */
  reentry?: JourneyReentryInput | undefined;
  /** Maximum messages of this journey to one contact in any 60 minutes; a contact that reaches it leaves the journey. */
  max_messages_per_hour?: number | undefined;
  /** Maximum messages of the journey per minute, to all contacts together; null: no limit. Takes effect at once, for all versions. Messages above it wait in the order in which contacts arrived. */
  throttle_per_minute?: number | null | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.update. */
export interface JourneysUpdateResult {
  journey: Journey;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.get. */
export interface JourneysGetParams {
  /** ID of the journey. */
  journey_id: string;
  /** Published version. Default: the draft. */
  version?: number | undefined;
  /** `mermaid` adds the graph as a diagram. */
  format?: 'json' | 'mermaid' | undefined;
}

/** The result of journeys.get. */
export interface JourneysGetResult {
  journey: Journey;
  /** Version of the graph. Null: the draft. */
  version: number | null;
  /** Nodes. */
  nodes: JourneyNode[];
  /** Edges. */
  edges: JourneyEdge[];
  /** The graph as a Mermaid flowchart. Null unless asked for. */
  mermaid: string | null;
  /** Contacts whose message waits for `throttle_per_minute`, in the order in which they arrived. */
  waiting_for_throttle: number;
  warnings?: Warnings;
}

/** The params of journeys.list. */
export interface JourneysListParams {
  /** Only journeys in this state. Default: all. */
  state?: JourneyStateInput | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of journeys.list. */
export interface JourneysListResult {
  /** The objects of this page. */
  items: Journey[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of journeys.nodes.create. */
export interface JourneysNodesCreateParams {
  /** ID of the journey. */
  journey_id: string;
  /** Name of the node, unique in the journey. */
  name: string;
  /** What the node does. */
  config: JourneyNodeConfigInput;
  /** Whether enrollments begin here instead of at the current start. Default: only the first node. */
  start?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.nodes.create. */
export interface JourneysNodesCreateResult {
  node: JourneyNode;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.nodes.update. */
export interface JourneysNodesUpdateParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the node. */
  node_id: string;
  /** Name of the node. */
  name?: string | undefined;
  /** What the node does. */
  config?: JourneyNodeConfigInput | undefined;
  /** True: enrollments begin here. */
  start?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.nodes.update. */
export interface JourneysNodesUpdateResult {
  node: JourneyNode;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.nodes.delete. */
export interface JourneysNodesDeleteParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the node. */
  node_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.nodes.delete. */
export interface JourneysNodesDeleteResult {
  /** Whether the node was deleted. */
  deleted: boolean;
  /** Number of edges that were deleted with it. */
  edges_deleted: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.edges.create. */
export interface JourneysEdgesCreateParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the node that the edge leaves. */
  from_node_id: string;
  /** ID of the node that it leads to. */
  to_node_id: string;
  /** When contacts take the edge. */
  kind?: JourneyEdgeKindInput | undefined;
  /** For `variant` and `branch`: which one. */
  condition?: JourneyEdgeCondition | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.edges.create. */
export interface JourneysEdgesCreateResult {
  edge: JourneyEdge;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.edges.list. */
export interface JourneysEdgesListParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the node that the edges leave. */
  from_node_id?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of journeys.edges.list. */
export interface JourneysEdgesListResult {
  /** The objects of this page. */
  items: JourneyEdge[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of journeys.edges.delete. */
export interface JourneysEdgesDeleteParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the edge. */
  edge_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.edges.delete. */
export interface JourneysEdgesDeleteResult {
  /** Whether the edge was deleted. */
  deleted: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.validate. */
export interface JourneysValidateParams {
  /** ID of the journey. */
  journey_id: string;
}

/** The result of journeys.validate. */
export interface JourneysValidateResult {
  /** Whether the draft can be published. */
  ok: boolean;
  /** What prevents the publication. */
  blockers: JourneyFinding[];
  /** What you should know, but does not prevent the publication. */
  warnings_found: JourneyFinding[];
  /** Credits for a thousand contacts on the most expensive path. Null if the graph has a cycle with a message, whose cost has no limit. */
  cost_per_thousand: number | null;
  enters_now: JourneyEntersNow;
  /** Token for `journeys.publish`. Null if there is a blocker. */
  validation_token: string | null;
  /** End of the token's validity. */
  token_expires_at: Timestamp | null;
  /** Token for `journeys.publish`, valid for 15 minutes, that confirms who enters now. Null if no contact does, or there is a blocker. */
  preflight_token: string | null;
  /** End of the validity of the `preflight_token`. */
  preflight_expires_at: Timestamp | null;
  warnings?: Warnings;
}

/** The params of journeys.simulate. */
export interface JourneysSimulateParams {
  /** ID of the journey. */
  journey_id: string;
  /** Published version. Default: the draft. */
  version?: number | undefined;
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** A made-up contact instead. Default: one who is opted in. */
  contact?: JourneySimulatedContact | undefined;
  /** Time of the entry (RFC 3339). Default: now. */
  start_at?: string | undefined;
  /** Properties of the event by which the contact enters, or `value_minor`, `currency` and `external_id` of the conversion. Default: none. */
  properties?: { [key: string]: unknown } | undefined;
  /** What the contact does, in any order. Default: nothing. */
  events?: JourneySimulatedEventInput[] | undefined;
  /** Responses of webhooks. Default: status 200 with an empty object. */
  responses?: JourneySimulatedResponse[] | undefined;
  /** Variants of random splits, by the name or ID of the node, so that a test always takes the same path. Default: as in a run. */
  variants?: { [key: string]: string } | undefined;
}

/** The result of journeys.simulate. */
export interface JourneysSimulateResult {
  /** State at the end of the simulation. */
  state: JourneyEnrollmentState;
  /** Why the enrollment ended, as a stable code. `message_limit`: the contact got `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes. */
  reason: string | null;
  /** What stopped the simulation before the enrollment ended: `turns`, 500 steps and events; `five_years` of simulated time; `time`, 1.5 seconds of real time. Null: the enrollment ended, or nothing is due any more. */
  stopped_by: 'turns' | 'five_years' | 'time' | null | (string & {});
  /** Whether the contact reached a goal. */
  converted: boolean;
  /** The steps. */
  trace: JourneyStep[];
  /** The messages that would be sent. */
  messages: JourneySimulatedMessage[];
  /** Number of credits for all messages. */
  credits: number;
  /** What the publication of the draft would start now, apart from this contact. All zero for a published version. */
  enters_now: JourneyEntersNow;
  /** Time of the end. Null if the enrollment did not end, see `stopped_by`. */
  ended_at: Timestamp | null;
  warnings?: Warnings;
}

/** The params of journeys.publish. */
export interface JourneysPublishParams {
  /** ID of the journey. */
  journey_id: string;
  /** Token from `journeys.validate`. */
  validation_token: string;
  /** Token from `journeys.validate`. Needed if contacts enter at once, see `enters_now`. */
  preflight_token?: string | undefined;
  /** What happens to contacts that are on their way. */
  enrollments?: 'stay' | 'move' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.publish. */
export interface JourneysPublishResult {
  journey: Journey;
  /** The published version. */
  version: number;
  /** Number of enrollments that moved to it. */
  moved: number;
  enters_now: JourneyEntersNow;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.enroll. */
export interface JourneysEnrollParams {
  /** ID of the journey. */
  journey_id: string;
  /** IDs, phone numbers or external IDs of the contacts. */
  contact_ids: string[];
  /** Properties that messages can use as `event`. Default: none. */
  properties?: { [key: string]: unknown } | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.enroll. */
export interface JourneysEnrollResult {
  /** Number of contacts that entered. */
  enrolled: number;
  /** Contacts that did not enter. */
  rejected: JourneyRejection[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.setState. */
export interface JourneysSetStateParams {
  /** ID of the journey. */
  journey_id: string;
  /** New state. */
  state: 'active' | 'paused' | 'archived';
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.setState. */
export interface JourneysSetStateResult {
  journey: Journey;
  /** Number of enrollments that the archiving ended. */
  ended: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.decideSplit. */
export interface JourneysDecideSplitParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the `random_split` node of the published version. */
  node_id: string;
  /** Name of the variant. Default: the results decide. */
  variant?: string | undefined;
  /** Whether the split assigns contacts at random again. A new comparison begins. */
  reopen?: boolean | undefined;
  /** Version of the split you last read; 0: no decision yet. The call is rejected if it has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.decideSplit. */
export interface JourneysDecideSplitResult {
  split: JourneySplitState;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.rotateWebhookSecret. */
export interface JourneysRotateWebhookSecretParams {
  /** New secret. Default: a generated secret. */
  webhook_secret?: string | undefined;
  /** Whether to sign with both secrets while the previous secret is valid. Default: unchanged when the secret stays the same, false for a new secret. */
  sign_with_previous?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.rotateWebhookSecret. */
export interface JourneysRotateWebhookSecretResult {
  signing: JourneyWebhookSigning;
  /** Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret. */
  webhook_secret?: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.enrollments. */
export interface JourneysEnrollmentsParams {
  /** ID of the journey. */
  journey_id: string;
  /** Only enrollments in this state. Default: all. */
  state?: JourneyEnrollmentStateInput | undefined;
  /** ID, phone number or external ID of the contact. */
  contact_id?: string | undefined;
  /** Key of the enrollments. */
  key?: string | undefined;
  /** Whether to return the last 50 steps of each enrollment. The service keeps steps for a time that its operator sets, 400 days by default. Default: false. */
  steps?: boolean | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of journeys.enrollments. */
export interface JourneysEnrollmentsResult {
  /** The objects of this page. */
  items: {
    enrollment: JourneyEnrollment;
    /** The last steps. Empty unless asked for. */
    steps: JourneyStep[];
  }[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of journeys.stats. */
export interface JourneysStatsParams {
  /** ID of the journey. */
  journey_id: string;
  /** Published version. Default: the current one. */
  version?: number | undefined;
  /** Whether to add up all published versions. The nodes are those of `version`. */
  all_versions?: boolean | undefined;
}

/** The result of journeys.stats. */
export interface JourneysStatsResult {
  /** Version that the counts are of. */
  version: number;
  /** Enrollments that began. */
  entered: number;
  /** Enrollments on their way. */
  active: number;
  /** Enrollments that reached an end of the graph. */
  completed: number;
  /** Enrollments that ended early. */
  exited: number;
  /** Enrollments that could not go on. */
  failed: number;
  /** Enrollments that reached a goal. */
  converted: number;
  /** Ended enrollments by reason. */
  ended_by_reason: { [key: string]: number };
  /** Of all messages. */
  results: JourneyResults;
  /** Counts of each node. */
  nodes: JourneyNodeStats[];
  warnings?: Warnings;
}

/** The params of journeys.export. */
export interface JourneysExportParams {
  /** ID of the journey. */
  journey_id: string;
  /** Published version. Default: the draft. */
  version?: number | undefined;
}

/** The result of journeys.export. */
export interface JourneysExportResult {
  /** Version of the document; null: the draft. */
  version: number | null;
  document: JourneyDocument;
  warnings?: Warnings;
}

/** The params of journeys.import. */
export interface JourneysImportParams {
  /** The journey, as `journeys.export` returns it. */
  document: JourneyDocumentInputInput;
  /** ID of the journey whose draft is replaced. Default: a journey is created. */
  journey_id?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.import. */
export interface JourneysImportResult {
  journey: Journey;
  /** Whether a journey was created. */
  created: boolean;
  /** What the document changes in the draft. */
  changes: {
    /** Names of new nodes. */
    added_nodes: string[];
    /** Names of nodes with another configuration. */
    changed_nodes: string[];
    /** Names of nodes that are gone. */
    removed_nodes: string[];
    /** New edges, as `From -next-> To`. */
    added_edges: string[];
    /** Edges that are gone. */
    removed_edges: string[];
    /** Settings of the journey that changed. */
    changed_settings: string[];
  };
  /** What prevents the publication of the draft, as `journeys.validate` finds it. */
  blockers: JourneyFinding[];
  /** What you should know, but does not prevent the publication. */
  warnings_found: JourneyFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.duplicate. */
export interface JourneysDuplicateParams {
  /** ID of the journey. */
  journey_id: string;
  /** Name of the copy. Default: `Copy of` and the name. */
  name?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.duplicate. */
export interface JourneysDuplicateResult {
  journey: Journey;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.delete. */
export interface JourneysDeleteParams {
  /** ID of the journey. */
  journey_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.delete. */
export interface JourneysDeleteResult {
  /** Whether it was deleted. */
  deleted: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.unenroll. */
export interface JourneysUnenrollParams {
  /** ID of the journey. */
  journey_id: string;
  /** IDs, phone numbers or external IDs of contacts. */
  contact_ids: string[];
  /** Key of the enrollments that end. Default: all. */
  key?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.unenroll. */
export interface JourneysUnenrollResult {
  /** Contacts that were removed. */
  removed: number;
  /** IDs of contacts that are not in the journey. */
  not_enrolled: string[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.moveEnrollments. */
export interface JourneysMoveEnrollmentsParams {
  /** ID of the journey. */
  journey_id: string;
  /** ID of the node of the published version at which contacts continue. */
  to_node_id: string;
  /** ID of the node that contacts leave, also one that only older versions have. Default: every node; then `from_version` is required. */
  from_node_id?: string | undefined;
  /** Published version that contacts leave. Default: every version. */
  from_version?: number | undefined;
  /** Published version that has `to_node_id`. Default: the current one. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of journeys.moveEnrollments. */
export interface JourneysMoveEnrollmentsResult {
  /** The move, which a worker performs; null: there is no contact to move. */
  move: JourneyMove | null;
  /** Where the contacts are, at most 200 places, the oldest version first. */
  by_version: {
    /** Version of the enrollments. */
    version: number;
    /** Node where they are. */
    node_id: string;
    /** Enrollments there. */
    contacts: number;
  }[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of journeys.moves. */
export interface JourneysMovesParams {
  /** ID of the journey. */
  journey_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of journeys.moves. */
export interface JourneysMovesResult {
  /** The moves of this page. */
  items: JourneyMove[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of links.create. */
export interface LinksCreateParams {
  /** Destination URL, http or https. */
  url: string;
  /** ID of the campaign that the link belongs to. */
  campaign_id?: string | undefined;
  /** UTM parameters for the destination. Default: none. */
  utm?: Utm | undefined;
  /** Time from which the link no longer leads to the destination (RFC 3339). Default: never. */
  expires_at?: Timestamp | undefined;
  /** URL for clicks on the link after it expired or was disabled. Default: a page that says so. */
  fallback_url?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of links.create. */
export interface LinksCreateResult {
  link: Link;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of links.list. */
export interface LinksListParams {
  /** Return only links of this campaign. */
  campaign_id?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of links.list. */
export interface LinksListResult {
  /** The objects of this page. */
  items: Link[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of links.stats. */
export interface LinksStatsParams {
  /** ID of the link. */
  link_id: string;
  /** Start of the period (RFC 3339, inclusive), rounded down to the hour or day. Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: now. */
  to?: Timestamp | undefined;
  /** Length of a row. Hours are those of UTC, days those of the time zone of `agent.settings`. Periods are at most 31 days by hour and 400 days by day. Default: day. */
  bucket?: 'hour' | 'day' | undefined;
}

/** The result of links.stats. */
export interface LinksStatsResult {
  /** ID of the link. */
  link_id: string;
  from: Timestamp;
  to: Timestamp;
  /** Clicks of people in the period. */
  human: number;
  /** Clicks of bots in the period. */
  bot: number;
  /** Short URLs whose first human click was in the period. */
  unique_clickers: number;
  /** Clicks by how they were classified, most first. */
  by_rule: ClickRuleCount[];
  /** Hours or days with clicks, in order of time. */
  rows: ClickBucket[];
  warnings?: Warnings;
}

/** The params of links.update. */
export interface LinksUpdateParams {
  /** ID of the link. */
  link_id: string;
  /** Destination URL, http or https. */
  url?: string | undefined;
  /** UTM parameters, which replace the present ones. */
  utm?: Utm | undefined;
  /** Time from which the link no longer leads to the destination (RFC 3339). Null: never. */
  expires_at?: string | null | undefined;
  /** URL for clicks on the link after it expired or was disabled. Null: a page that says so. */
  fallback_url?: string | null | undefined;
  /** Version of the link you last read. The update is rejected if it has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of links.update. */
export interface LinksUpdateResult {
  link: Link;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of links.setDomain. */
export interface LinksSetDomainParams {
  /** Host name such as `go.example.com`, a subdomain that serves nothing else. Null removes the domain. */
  domain: string | null;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of links.setDomain. */
export interface LinksSetDomainResult {
  /** Host name in lower case, in ASCII form; null after it was removed. */
  domain: string | null;
  /** DNS records to set; empty after the domain was removed. */
  dns_records: DnsRecord[];
  /** Whether the last check found both records. */
  verified: boolean;
  /** Why the last check failed; null if it did not fail or is still to come. */
  finding: LinkDomainFinding | null;
  /** Time of the last check; null before the first. */
  checked_at: string | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of links.disable. */
export interface LinksDisableParams {
  /** ID of the link. */
  link_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of links.disable. */
export interface LinksDisableResult {
  link: Link;
  /** False when the link was already disabled. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.create. */
export interface ListsCreateParams {
  /** Name of the list. */
  name: string;
  /** Kind of the list: `audience` or `suppression`. */
  kind?: ListKindInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of lists.create. */
export interface ListsCreateResult {
  list: ContactList;
  /** Whether the call created it. */
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.list. */
export interface ListsListParams {
  /** Part of the name. */
  query?: string | undefined;
  /** Return only lists of this kind. */
  kind?: ListKindInput | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of lists.list. */
export interface ListsListResult {
  /** The objects of this page. */
  items: ContactList[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of lists.addContacts. */
export interface ListsAddContactsParams {
  /** ID or name of the list. */
  list_id: string;
  /** IDs, phone numbers or external IDs, at most 1,000. Provide these or `segment_id`. */
  contact_ids?: string[] | undefined;
  /** ID or name of a segment whose contacts, now at most 100,000, are added. Provide this or `contact_ids`. */
  segment_id?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of lists.addContacts. */
export interface ListsAddContactsResult {
  /** Number of contacts that were added. */
  added: number;
  /** Number of contacts that were on the list already. */
  already: number;
  /** IDs that were rejected, each with the reason. */
  rejected: string[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.removeContacts. */
export interface ListsRemoveContactsParams {
  /** ID or name of the list. */
  list_id: string;
  /** IDs, phone numbers or external IDs, at most 1,000. */
  contact_ids: string[];
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of lists.removeContacts. */
export interface ListsRemoveContactsResult {
  /** Number of contacts that were removed. */
  removed: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.members. */
export interface ListsMembersParams {
  /** ID or name of the list. */
  list_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of lists.members. */
export interface ListsMembersResult {
  /** The objects of this page. */
  items: ListMember[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of lists.delete. */
export interface ListsDeleteParams {
  /** ID or name of the list. */
  list_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of lists.delete. */
export interface ListsDeleteResult {
  /** Whether the list was deleted. */
  deleted: boolean;
  /** Number of contacts that were on the list. */
  members: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.send. */
export interface MessagesSendParams {
  /** Phone number of the recipient. Provide this or `contact_id`. */
  to?: string | undefined;
  /** ID, phone number or external ID of the contact. Provide this or `to`. */
  contact_id?: string | undefined;
  /** Message text, optionally with Liquid variables. Provide this, `template_id`, or `media` alone. */
  text?: string | undefined;
  /** ID or name of the template. Provide this or `text`. */
  template_id?: string | undefined;
  /** Values of the variables. They take precedence over the fields of the contact. */
  vars?: { [key: string]: unknown } | undefined;
  /** Purpose of the message. */
  purpose?: PurposeInput | undefined;
  /** ID of the sending number. Default: the default sending number of the account. */
  number_id?: string | undefined;
  /** ID of the program to send for, instead of `number_id`. The contact receives messages from the same number of the program every time. */
  program_id?: string | undefined;
  /** Earliest time to send (RFC 3339). Default: now. */
  send_at?: Timestamp | undefined;
  /** Seconds after which an unsent message expires. */
  validity_s?: number | undefined;
  /** What happens to a marketing message during the recipient's quiet hours: `reject` returns an error with the next allowed time, `defer` waits until then. Default: the setting of the account. */
  on_quiet_hours?: 'reject' | 'defer' | undefined;
  /** Smart encoding of the message. Default: the setting of the template, then of the account. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Whether each link of the message becomes a short link, one per recipient, whose clicks are counted. Default: the setting of the template, or false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the media of the template. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of messages.send. */
export interface MessagesSendResult {
  /** ID of the message. */
  message_id: string;
  state: MessageState;
  /** Phone number of the recipient, in E.164. */
  to: string;
  /** The message as it is sent; empty for media without words. */
  text: string;
  /** Text before smart encoding. Null if smart encoding replaced nothing. */
  original_text: string | null;
  encoding: Encoding;
  /** Number of segments. */
  segments: number;
  /** Number of credits. */
  credits: number;
  /** Files that are sent with the message; absent when it has none, or links instead. */
  media?: MediaFile[];
  decision: Decision;
  /** Daily limit of the sending number; null when no daily limit applies. When the limit is reached, the message waits until it resets. */
  daily_limit: DailyLimit | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.preview. */
export interface MessagesPreviewParams {
  /** Message text. Provide this, `template_id`, or `media` alone. */
  text?: string | undefined;
  /** ID or name of the template. Provide this or `text`. */
  template_id?: string | undefined;
  /** ID, phone number or external ID of the contact to render for. */
  contact_id?: string | undefined;
  /** Phone number to render for. */
  to?: string | undefined;
  /** Values of the variables. */
  vars?: { [key: string]: unknown } | undefined;
  /** Purpose of the message. */
  purpose?: PurposeInput | undefined;
  /** Smart encoding of the message. Default: the setting of the template, then of the account. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Whether each link of the message becomes a short link, one per recipient, whose clicks are counted. Default: the setting of the template, or false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the media of the template. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallbackInput | undefined;
}

/** The result of messages.preview. */
export interface MessagesPreviewResult {
  /** The message as it would be sent; empty for media without words. */
  text: string | null;
  /** Text before smart encoding. Null if smart encoding replaced nothing. */
  original_text: string | null;
  /** Encoding on the way to the phone. */
  encoding: 'GSM-7' | 'UCS-2' | null | (string & {});
  /** Number of segments. */
  segments: number;
  /** Length in GSM-7 septets or UTF-16 code units. */
  units: number;
  /** Number of credits. */
  credits: number;
  /** Files that are sent with the message; absent when it has none, or links instead. */
  media?: MediaFile[];
  /** What smart encoding saves. */
  smart_encoding: {
    /** The setting that applies to the message. */
    mode: SmartEncoding;
    /** Text after smart encoding; with `mode` off, as `punctuation` would write it. Null if nothing is replaced. */
    text: string | null;
    /** Segments that smart encoding saves. */
    saved_segments: number;
    /** Credits that smart encoding saves. */
    saved_credits: number;
  };
  /** Variables without a value. */
  missing: string[];
  decision: Decision;
  /** Findings about the rendered message, blockers first. */
  content_findings: ContentFinding[];
  warnings?: Warnings;
}

/** The params of messages.get. */
export interface MessagesGetParams {
  /** ID of the message. */
  message_id: string;
}

/** The result of messages.get. */
export interface MessagesGetResult {
  message: Message;
  /** What happened to the message, in order. */
  events: MessageEvent[];
  decision: Decision;
  warnings?: Warnings;
}

/** The params of messages.list. */
export interface MessagesListParams {
  /** Return only messages to this contact: its ID, phone number or external ID. */
  contact_id?: string | undefined;
  /** Return only messages of this campaign. */
  campaign_id?: string | undefined;
  /** Return only messages of this journey. */
  journey_id?: string | undefined;
  /** Return only messages of this node of the journey. Needs `journey_id`. */
  node_id?: string | undefined;
  /** Return only items in this state. */
  state?: MessageStateInput | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of messages.list. */
export interface MessagesListResult {
  /** The objects of this page. */
  items: Message[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of messages.retry. */
export interface MessagesRetryParams {
  /** ID of the failed message. */
  message_id: string;
  /** What happens to a marketing message during the recipient's quiet hours: `reject` returns an error with the next allowed time, `defer` waits until then. Default: the setting of the account. */
  on_quiet_hours?: 'reject' | 'defer' | undefined;
  /** True sends a message in doubt again, although the person may get it twice, and returns the credits of the first. */
  may_arrive_twice?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of messages.retry. */
export interface MessagesRetryResult {
  /** The new message. */
  message: Message;
  decision: Decision;
  /** False when the message was retried before; `message` is that retry. */
  created: boolean;
  /** Credits of the first message that were returned, because it was in doubt. */
  refunded_credits?: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.cancel. */
export interface MessagesCancelParams {
  /** ID of the message. */
  message_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of messages.cancel. */
export interface MessagesCancelResult {
  /** ID of the message. */
  message_id: string;
  state: MessageState;
  /** Number of credits that are available again. */
  released_credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.setSmartEncoding. */
export interface MessagesSetSmartEncodingParams {
  /** Default smart encoding of messages. */
  mode: SmartEncodingInput;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of messages.setSmartEncoding. */
export interface MessagesSetSmartEncodingResult {
  /** The new default. */
  smart_encoding: SmartEncoding;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.reviews. */
export interface MessagesReviewsParams {
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of messages.reviews. */
export interface MessagesReviewsResult {
  /** The objects of this page. */
  items: InboundReview[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of messages.review. */
export interface MessagesReviewParams {
  /** ID of the incoming message, from `messages.reviews` or the event `contact.review_required`. */
  inbound_id: string;
  /** `opt_out`, or `keep` when the message is no opt-out. */
  decision: ReviewDecisionInput;
  /** Reason of the decision, kept with the message and, for `opt_out`, in the evidence of the consent entry. */
  note?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of messages.review. */
export interface MessagesReviewResult {
  /** ID of the incoming message. */
  inbound_id: string;
  /** ID of the contact; null when the sender is not a contact. */
  contact_id: string | null;
  decision: ReviewDecision;
  reviewed_at: Timestamp;
  /** ID of the API key that decided or recorded the order, or `contact` for a STOP or START of the contact. */
  reviewed_by: string;
  /** False when this decision was recorded before. */
  changed: boolean;
  /** ID of the consent entry of the opt-out; null when this call recorded none. */
  consent_entry_id: string | null;
  /** Number of waiting messages that were canceled. */
  canceled_messages: number;
  /** Arrival time of the contact's oldest message that still waits; null when none waits. */
  under_review_since: Timestamp | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.simulateInbound. */
export interface MessagesSimulateInboundParams {
  /** Phone number of the simulated sender. */
  from: string;
  /** Your number that receives the message. Default: the default sending number. */
  to?: string | undefined;
  /** Text of the incoming message. Required without `media`. */
  text?: string | undefined;
  /** Links (https) to files of the incoming message, as a carrier would link to them. They are read in the background, and `inbox.get` links to the copies. */
  media?: string[] | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of messages.simulateInbound. */
export interface MessagesSimulateInboundResult {
  /** What the sender of the message wants. */
  intent: 'stop' | 'help' | 'start' | 'narrow' | 'review' | 'none' | (string & {});
  /** ID of the rule that classified the message. */
  rule_id: string | null;
  /** What the message did. */
  effects: InboundEffect[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of metrics.query. */
export interface MetricsQueryParams {
  /** The measure. */
  metric: MeasureNameInput;
  /** Length of an interval. Default: day. */
  interval?: MeasureIntervalInput | undefined;
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Up to two dimensions. Default: none. */
  group_by?: MeasureDimensionInput[] | undefined;
  /** Only rows whose dimensions have these values. Default: all. */
  filters?: MeasureFilterInput[] | undefined;
  /** Period to compare with. Default: none. */
  compare_to?: PeriodComparisonInput | undefined;
  /** Maximum number of series, the largest first. Default: 20. */
  limit?: number | undefined;
  /** Format of the answer. Default: json. */
  format?: AnswerFormatInput | undefined;
}

/** The result of metrics.query. */
export interface MetricsQueryResult {
  metric: MeasureName;
  unit: MeasureUnit;
  /** What is counted, as a sentence. */
  means: string;
  interval: MeasureInterval;
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  /** What the series are grouped by. */
  group_by: MeasureDimension[];
  /** Largest first. */
  series: MeasureSeries[];
  /** Number of series that `limit` leaves out. */
  more_series: number;
  /** The period to compare with; null without `compare_to`. */
  compared: MeasureComparison | null;
  /** The chart, an SVG document, with `format` `svg`. */
  svg?: string;
  warnings?: Warnings;
}

/** The params of metrics.catalog. */
export interface MetricsCatalogParams {
}

/** The result of metrics.catalog. */
export interface MetricsCatalogResult {
  /** The measures. */
  items: MeasureDefinition[];
  /** The dimensions. */
  dimensions: DimensionDefinition[];
  warnings?: Warnings;
}

/** The params of metrics.deliverability. */
export interface MetricsDeliverabilityParams {
  /** What to group by. Default: number_id. */
  group_by?: 'number_id' | 'carrier' | 'country' | 'purpose' | 'campaign_id' | 'template_id' | undefined;
  /** Named period, instead of `from` and `to`. Default: `last_30_days`. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: the end of today. */
  to?: Timestamp | undefined;
  /** IANA time zone of days, weeks and months, or `UTC`. Default: that of `agent.settings`. */
  timezone?: string | undefined;
  /** Day on which weeks begin. Default: that of `agent.settings`. */
  week_start?: WeekStartInput | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of metrics.deliverability. */
export interface MetricsDeliverabilityResult {
  /** Time zone. */
  timezone: string;
  from: Timestamp;
  to: Timestamp;
  /** What the rows are grouped by. */
  group_by: string;
  /** The groups. */
  rows: DeliverabilityRow[];
  /** Groups beyond `limit`. */
  more_rows: number;
  warnings?: Warnings;
}

/** The params of metrics.system. */
export interface MetricsSystemParams {
}

/** The result of metrics.system. */
export interface MetricsSystemResult {
  at: Timestamp;
  /** Messages that are due and wait to be submitted. */
  messages_due: number;
  /** Age of the oldest message that is due, in seconds. */
  oldest_message_seconds: number;
  /** Messages that are being submitted. */
  messages_submitting: number;
  /** Events that wait for the webhook. */
  events_pending: number;
  /** Age of the oldest message that is due, in seconds. */
  oldest_event_seconds: number;
  /** Events that were given up. */
  dead_letters: number;
  /** Runs of automation rules that are due. */
  automation_runs_due: number;
  /** Changes of measures that are not in the rollups yet; queries include them. */
  measures_pending: number;
  /** Work that keeps failing, by kind. */
  failing_work: FailingWork[];
  warnings?: Warnings;
}

/** The params of outcomes.define. */
export interface OutcomesDefineParams {
  /** Name of the outcome, unique in the campaign or journey. */
  name: string;
  /** Type of the conversions that reach the goal, as recorded with `analytics.recordConversion`. */
  event: string;
  /** ID of the campaign. Provide this or `journey_id`. */
  campaign_id?: string | undefined;
  /** ID of the journey. */
  journey_id?: string | undefined;
  /** Hours after the message, or after the entry into the journey, in which a conversion counts. */
  deadline_hours?: number | undefined;
  /** What a contact who reached the goal is worth. Default: no value. */
  value_rule?: OutcomeValueRuleInput | undefined;
  /** Whether it is the main goal. It replaces the previous main goal. Default: true for the first outcome. */
  primary?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of outcomes.define. */
export interface OutcomesDefineResult {
  outcome: Outcome;
  /** ID of the outcome that was primary before; null when none was. */
  previous_primary_id: string | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of outcomes.list. */
export interface OutcomesListParams {
  /** ID of the campaign. Provide this or `journey_id`. */
  campaign_id?: string | undefined;
  /** ID of the journey. */
  journey_id?: string | undefined;
  /** State of the outcomes. */
  state?: 'active' | 'archived' | 'all' | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of outcomes.list. */
export interface OutcomesListResult {
  /** The objects of this page. */
  items: Outcome[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of outcomes.results. */
export interface OutcomesResultsParams {
  /** ID of the outcome. */
  outcome_id: string;
  /** For a journey: ID of the random split whose variants are compared. Default: all contacts that entered are one arm. */
  split_node_id?: string | undefined;
  /** `account_hold_out`: compares the contacts that were reached with those that only the hold-out of the account kept from being reached. */
  against?: 'account_hold_out' | undefined;
}

/** The result of outcomes.results. */
export interface OutcomesResultsResult {
  outcome: Outcome;
  /** Currency of all values (ISO 4217); null for a goal without a value. */
  currency: string | null;
  /** The variants in their order, then the hold-out. */
  arms: OutcomeArm[];
  /** Number of arms that are compared with the control. */
  comparisons: number;
  /** Confidence of all intervals, in percent. */
  confidence_percent: number;
  methods: OutcomeMethods;
  measured_at: Timestamp;
  warnings?: Warnings;
}

/** The params of outcomes.update. */
export interface OutcomesUpdateParams {
  /** ID of the outcome. */
  outcome_id: string;
  /** Name of the outcome, unique in the campaign or journey. Default: unchanged. */
  name?: string | undefined;
  /** Type of the conversions that reach the goal, as recorded with `analytics.recordConversion`. Default: unchanged. */
  event?: string | undefined;
  /** Hours after the message, or after the entry into the journey, in which a conversion counts. Default: unchanged. */
  deadline_hours?: number | undefined;
  /** What a contact who reached the goal is worth. Default: unchanged. */
  value_rule?: OutcomeValueRuleInput | undefined;
  /** Whether it is the main goal. It replaces the previous main goal. Default: unchanged. */
  primary?: boolean | undefined;
  /** Version that you read. The call is rejected if another call has changed the outcome since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of outcomes.update. */
export interface OutcomesUpdateResult {
  outcome: Outcome;
  /** False when the outcome already had these values. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of outcomes.archive. */
export interface OutcomesArchiveParams {
  /** ID of the outcome. */
  outcome_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of outcomes.archive. */
export interface OutcomesArchiveResult {
  outcome: Outcome;
  /** False when the outcome was already archived. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of outcomes.setHoldOut. */
export interface OutcomesSetHoldOutParams {
  /** Share of the contacts, in percent; 0 ends the hold-out. */
  hold_out_percent: number;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of outcomes.setHoldOut. */
export interface OutcomesSetHoldOutResult {
  hold_out: HoldOut;
  /** Whether the share changed. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of outcomes.holdOut. */
export interface OutcomesHoldOutParams {
  /** Event that counts as a conversion. */
  event: string;
  /** Start of the period (RFC 3339, inclusive). Default: the last change of the share. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive), at most 366 days after `from`. Default: now. */
  to?: Timestamp | undefined;
  /** Currency (ISO 4217) of the conversions to compare by value, too. Default: no value. */
  currency?: string | undefined;
}

/** The result of outcomes.holdOut. */
export interface OutcomesHoldOutResult {
  hold_out: HoldOut;
  /** Type of the conversions. */
  event: string;
  from: Timestamp;
  to: Timestamp;
  /** Currency of all values (ISO 4217); null for a goal without a value. */
  currency: string | null;
  /** `reached`, then `account_hold_out`, which is the control. */
  arms: OutcomeArm[];
  /** Number of arms that are compared with the control. */
  comparisons: number;
  /** Confidence of all intervals, in percent. */
  confidence_percent: number;
  methods: OutcomeMethods;
  measured_at: Timestamp;
  warnings?: Warnings;
}

/** The params of partner.register. */
export interface PartnerRegisterParams {
  /** Name of the organization. */
  name: string;
  /** Contact for questions about the organization. */
  contact?: string | undefined;
  /** Country (ISO 3166-1 alpha-2) used to parse phone numbers without a country code and to choose the sending number. */
  default_country?: string | undefined;
  /** Credits to move from the calling account. */
  credits?: number | undefined;
  /** Mode of the key. A `test` key reaches only the simulator carrier. */
  mode?: 'live' | 'test' | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.register. */
export interface PartnerRegisterResult {
  /** ID of the partner account. */
  partner_id: string;
  /** The API key. Shown only in the first response; absent from a replay and from a dry run. */
  api_key?: string;
  /** ID of the key. */
  key_id: string;
  /** What the key may do. */
  permissions: Permission[];
  mode: KeyMode;
  balance: Balance;
  /** The steps until the account can send. */
  setup_checklist: ChecklistStep[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.createCustomer. */
export interface PartnerCreateCustomerParams {
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** Name of the end-customer. */
  name: string;
  /** Country (ISO 3166-1 alpha-2) used to parse phone numbers without a country code and to choose the sending number. */
  default_country?: string | undefined;
  /** Email address, page or phone number that replies to HELP name. */
  help_contact?: string | undefined;
  /** Balance below which a `balance.low` event is sent. */
  low_balance_at?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.createCustomer. */
export interface PartnerCreateCustomerResult {
  customer: Customer;
  /** The API key. Shown only in the first response; absent from a replay and from a dry run. */
  api_key?: string;
  /** ID of the key. */
  key_id: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.createCustomerKey. */
export interface PartnerCreateCustomerKeyParams {
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** What the key is for. */
  name?: string | undefined;
  /** Whether to revoke all other keys of the end-customer. */
  revoke_others?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.createCustomerKey. */
export interface PartnerCreateCustomerKeyResult {
  /** ID of the key. */
  key_id: string;
  /** The API key. Shown only in the first response; absent from a replay and from a dry run. */
  api_key?: string;
  mode: KeyMode;
  /** Time it expires; null: never. */
  expires_at: Timestamp | null;
  /** Number of keys revoked. */
  revoked: number;
  /** With `revoke_others`: valid keys that this key cannot revoke, because they are live keys or expire later. */
  kept: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.listCustomers. */
export interface PartnerListCustomersParams {
  /** Return only items in this state. */
  state?: 'active' | 'payment_hold' | 'suspended' | 'closed' | undefined;
  /** Whether to return only paused or only active end-customers. Default: both. */
  paused?: boolean | undefined;
  /** Return only this end-customer. */
  external_ref?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of partner.listCustomers. */
export interface PartnerListCustomersResult {
  /** The objects of this page. */
  items: Customer[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of partner.send. */
export interface PartnerSendParams {
  /** Key that is stable and unique per logical send. It never expires. */
  idempotency_key: string;
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** Phone number of the recipient with country code. */
  to: string;
  /** Message text, optionally with Liquid variables. Provide this, `template_id`, or `media` alone. */
  text?: string | undefined;
  /** ID of a template of the end-customer. Provide this or `text`. */
  template_id?: string | undefined;
  /** Values of the variables. They take precedence over the fields of the contact. */
  vars?: { [key: string]: unknown } | undefined;
  /** Purpose of the message. Marketing requires recorded consent, transactional requires consent, a recorded relationship or a message from the recipient within the last 24 hours. */
  purpose?: PurposeInput | undefined;
  /** Earliest time to send (RFC 3339). Default: now. */
  send_at?: Timestamp | undefined;
  /** Seconds after which an unsent message expires. */
  validity_s?: number | undefined;
  /** What happens to a marketing message during the recipient's quiet hours: `reject` returns an error with the next allowed time, `defer` waits until then. Default: the setting of the account. */
  on_quiet_hours?: 'reject' | 'defer' | undefined;
  /** Smart encoding of the message. Default: the setting of the template, then of the account of the end-customer. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Whether each link of the message becomes a short link, one per recipient, whose clicks are counted. Default: the setting of the template, or false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the media of the template. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: the setting of the template, else `none`. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
}

/** The result of partner.send. */
export interface PartnerSendResult {
  /** ID of the message. */
  message_id: string;
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** State of the object. */
  state: 'queued' | 'scheduled' | (string & {});
  /** Phone number of the recipient, in E.164. */
  to: string;
  encoding: Encoding;
  /** Number of segments. */
  segments: number;
  /** Number of credits. */
  credits: number;
  /** Files that are sent with the message; absent when it has none, or links instead. */
  media?: MediaFile[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.setChildPaused. */
export interface PartnerSetChildPausedParams {
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** Whether the end-customer is paused. */
  paused: boolean;
  /** Reason, shown by `partner.listCustomers`. */
  reason?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.setChildPaused. */
export interface PartnerSetChildPausedResult {
  customer: Customer;
  /** False when the end-customer was already in this state. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.grantCredits. */
export interface PartnerGrantCreditsParams {
  /** Your own ID of the end-customer. */
  external_ref: string;
  /** Number of credits. */
  amount_credits: number;
  /** Note shown in the credit entry of the end-customer. */
  note?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.grantCredits. */
export interface PartnerGrantCreditsResult {
  /** ID of the credit entry of the end-customer. */
  entry_id: string;
  partner_balance: Balance;
  child_balance: Balance;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.setupStatus. */
export interface PartnerSetupStatusParams {
  /** External reference of the end-customer. Default: the partner itself. */
  external_ref?: string | undefined;
}

/** The result of partner.setupStatus. */
export interface PartnerSetupStatusResult {
  /** Whether nothing is missing. */
  ready: boolean;
  /** Your own ID of the end-customer. */
  external_ref: string | null;
  /** The steps, in order. */
  steps: ChecklistStep[];
  warnings?: Warnings;
}

/** The params of partner.configureWebhook. */
export interface PartnerConfigureWebhookParams {
  /** Public https URL of the endpoint. */
  webhook_url: string;
  /** Secret that signs the body: 24 to 200 characters, or `whsec_` followed by at least 24 bytes in base64 for Standard Webhooks. */
  webhook_secret?: string | undefined;
  /** Delivery mode. `automatic`: the service delivers events as they occur. `on_request`: events are delivered only when you call `partner.processOutbox`. Default: the current mode, initially `automatic`. */
  delivery?: 'automatic' | 'on_request' | undefined;
  /** Whether to sign with both secrets while the previous secret is valid. Default: unchanged when the secret stays the same, false for a new secret. */
  sign_with_previous?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.configureWebhook. */
export interface PartnerConfigureWebhookResult {
  endpoint: WebhookEndpoint;
  /** Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret. */
  webhook_secret?: string;
  /** Number of events waiting for delivery. */
  pending: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.rotateWebhookSecret. */
export interface PartnerRotateWebhookSecretParams {
  /** New secret. Default: a generated secret. */
  webhook_secret?: string | undefined;
  /** Whether to sign with both secrets while the previous secret is valid. Default: unchanged when the secret stays the same, false for a new secret. */
  sign_with_previous?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.rotateWebhookSecret. */
export interface PartnerRotateWebhookSecretResult {
  endpoint: WebhookEndpoint;
  /** Generated secret, shown only in the first response and absent from a replay and from a dry run. To be able to retry safely, pass your own secret. */
  webhook_secret?: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.processOutbox. */
export interface PartnerProcessOutboxParams {
  /** Maximum number of events. */
  limit?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
}

/** The result of partner.processOutbox. */
export interface PartnerProcessOutboxResult {
  /** Number of events that were delivered. */
  delivered: number;
  /** Number of events that failed and will be retried. */
  failed: number;
  /** Number of events that failed their last attempt. */
  dead: number;
  /** Number of pending events after this call, due or not; counted up to 10,000. */
  remaining: number;
  /** With `dry_run`: number of due events; 0 when the endpoint is disabled or its circuit breaker is open; counted up to 10,000. */
  due?: number;
  /** The webhook endpoint; null without one. */
  endpoint: WebhookEndpoint | null;
  dry_run?: WasDryRun;
  warnings?: Warnings;
}

/** The params of partner.outbox.list. */
export interface PartnerOutboxListParams {
  /** Return only items in this state. */
  state?: 'pending' | 'delivered' | 'dead' | undefined;
  /** Select only events of this type. */
  type?: EventTypeInput | undefined;
  /** Select only events of this end-customer. */
  external_ref?: string | undefined;
  /** Return only this event. */
  event_id?: string | undefined;
  /** Return only events that occurred at or after this time (RFC 3339). */
  since?: Timestamp | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of partner.outbox.list. */
export interface PartnerOutboxListResult {
  /** The objects of this page. */
  items: OutboxItem[];
  next_cursor: NextCursor;
  /** The webhook endpoint; null without one. */
  endpoint: WebhookEndpoint | null;
  warnings?: Warnings;
}

/** The params of partner.outbox.replay. */
export interface PartnerOutboxReplayParams {
  /** IDs of the events to replay. Provide this or `since`. */
  event_ids?: string[] | undefined;
  /** Replay events that occurred at or after this time (RFC 3339). Provide this or `event_ids`. */
  since?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Use with `since`. */
  until?: Timestamp | undefined;
  /** Select only events of this type. */
  type?: EventTypeInput | undefined;
  /** Select only events of this end-customer. */
  external_ref?: string | undefined;
  /** States of the events to replay. Use with `since`. Default: `dead`. */
  states?: ('delivered' | 'dead')[] | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of partner.outbox.replay. */
export interface PartnerOutboxReplayResult {
  /** Number of events that will be delivered again. */
  requeued: number;
  /** Number of matching events left for another call; counted up to 10,000. */
  remaining: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of program.create. */
export interface ProgramCreateParams {
  /** Internal name of the program. */
  name: string;
  /** Brand name that recipients know. */
  brand: string;
  /** Purpose of the messages. It completes the phrase “text messages about …”. */
  purpose: string;
  /** Use case for a 10DLC registration. */
  use_case?: CampaignUseCaseInput | null | undefined;
  /** How often you send messages, for example: up to 4 msgs/month. */
  frequency: string;
  /** Reply to HELP. Default: a reply with the brand name. */
  help_text?: string | undefined;
  /** Confirmation of an opt-out. Default: a confirmation with the brand name. */
  opt_out_text?: string | undefined;
  /** Confirmation of an opt-in. Default: a confirmation with the brand name. */
  opt_in_text?: string | undefined;
  /** What a STOP ends. `all`: all programs. `ask`: all programs, unless the recipient answers the question and keeps the other programs. */
  opt_out_scope?: 'all' | 'ask' | undefined;
  /** Keywords of the program. Default: JOIN, STOP and HELP. */
  keywords?: ProgramKeywords | undefined;
  /** Sample messages as you send them, with variables in square brackets. */
  samples?: string[] | undefined;
  /** URL of the privacy policy. */
  privacy_url: string;
  /** URL of the terms of the program. */
  terms_url: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of program.create. */
export interface ProgramCreateResult {
  program: Program;
  /** What to fix or to know. */
  findings: ProgramFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of program.list. */
export interface ProgramListParams {
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of program.list. */
export interface ProgramListResult {
  /** The objects of this page. */
  items: Program[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of program.get. */
export interface ProgramGetParams {
  /** ID of the program. */
  program_id: string;
  /** Earlier version. Default: the current version. */
  version?: number | undefined;
}

/** The result of program.get. */
export interface ProgramGetResult {
  program: Program;
  /** All versions, newest first. */
  versions: ProgramVersion[];
  warnings?: Warnings;
}

/** The params of program.update. */
export interface ProgramUpdateParams {
  /** ID of the program. */
  program_id: string;
  /** Internal name of the program. */
  name?: string | undefined;
  /** Brand name that recipients know. */
  brand?: string | undefined;
  /** Purpose of the messages. It completes the phrase “text messages about …”. */
  purpose?: string | undefined;
  /** Use case for a 10DLC registration. */
  use_case?: CampaignUseCaseInput | null | undefined;
  /** How often you send messages, for example: up to 4 msgs/month. */
  frequency?: string | undefined;
  /** Reply to HELP. */
  help_text?: string | undefined;
  /** Confirmation of an opt-out. */
  opt_out_text?: string | undefined;
  /** Opt-in confirmation message. */
  opt_in_text?: string | undefined;
  /** What a STOP ends. `all`: all programs. `ask`: all programs, unless the recipient answers the question and keeps the other programs. */
  opt_out_scope?: 'all' | 'ask' | undefined;
  /** Keywords of the program. */
  keywords?: ProgramKeywords | undefined;
  /** Sample messages as you send them, with variables in square brackets. */
  samples?: string[] | undefined;
  /** URL of the privacy policy. */
  privacy_url?: string | undefined;
  /** URL of the terms of the program. */
  terms_url?: string | undefined;
  /** Version you last read. The update is rejected if the program has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of program.update. */
export interface ProgramUpdateResult {
  program: Program;
  /** What to fix or to know. */
  findings: ProgramFinding[];
  /** Registrations that no longer match the program. */
  registration_drift: RegistrationDrift[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of program.validate. */
export interface ProgramValidateParams {
  /** ID of the program. */
  program_id: string;
  /** Earlier version. Default: the current version. */
  version?: number | undefined;
}

/** The result of program.validate. */
export interface ProgramValidateResult {
  /** Whether the findings contain no error. */
  ok: boolean;
  /** Version that was checked. */
  version: number;
  /** What to fix or to know. */
  findings: ProgramFinding[];
  warnings?: Warnings;
}

/** The params of program.terms. */
export interface ProgramTermsParams {
  /** ID of the program. */
  program_id: string;
  /** Place where the disclosure is shown. */
  source_kind?: 'web_form' | 'checkout' | 'keyword' | 'qr' | 'verbal' | 'paper' | undefined;
  /** Earlier version. Default: the current version. */
  version?: number | undefined;
}

/** The result of program.terms. */
export interface ProgramTermsResult {
  /** Disclosure text. Show it unchanged. */
  text: string;
  /** SHA-256 of the UTF-8 text. */
  hash: string;
  /** Place where the disclosure is shown. */
  source_kind: string;
  /** Version of the program. */
  version: number;
  warnings?: Warnings;
}

/** The params of reports.create. */
export interface ReportsCreateParams {
  /** What each row represents. */
  kind: ReportKindInput;
  /** Named period, instead of `from` and `to`, by the days and weeks of `agent.settings`. Default: none. */
  period?: NamedPeriodInput | undefined;
  /** Start of the period (RFC 3339, inclusive). Default: from the beginning. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: now. */
  to?: Timestamp | undefined;
  /** Columns of the file, in order. Default: all columns of the kind; the error for an unknown column lists them. */
  columns?: string[] | undefined;
  /** Format of the file. Default: `csv`. */
  format?: ReportFormatInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of reports.create. */
export interface ReportsCreateResult {
  report: Report;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of reports.get. */
export interface ReportsGetParams {
  /** ID of the report. */
  report_id: string;
}

/** The result of reports.get. */
export interface ReportsGetResult {
  report: Report;
  /** Link to the file; null unless the report is completed. */
  url: string | null;
  /** Time the link expires; null without a link. */
  url_expires_at: string | null;
  warnings?: Warnings;
}

/** The params of reports.list. */
export interface ReportsListParams {
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of reports.list. */
export interface ReportsListResult {
  /** The objects of this page. */
  items: Report[];
  next_cursor: NextCursor;
  /** Active schedules, newest first. */
  schedules: ReportSchedule[];
  warnings?: Warnings;
}

/** The params of reports.schedule. */
export interface ReportsScheduleParams {
  /** What each row represents. */
  kind: ReportKindInput;
  /** Recurrence rule (RFC 5545), such as `FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0`. */
  rrule: string;
  /** Time zone of the rule (IANA), such as `Europe/Paris`, or `UTC`. Default: that of `agent.settings`. A later change of it does not change the schedule. */
  timezone?: string | undefined;
  /** Days that each report covers. Default: the time since the report before. */
  period_days?: number | undefined;
  /** Columns of the file, in order. Default: all columns of the kind; the error for an unknown column lists them. */
  columns?: string[] | undefined;
  /** Format of the file. Default: `csv`. */
  format?: ReportFormatInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of reports.schedule. */
export interface ReportsScheduleResult {
  schedule: ReportSchedule;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of reports.unschedule. */
export interface ReportsUnscheduleParams {
  /** ID of the schedule. */
  schedule_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of reports.unschedule. */
export interface ReportsUnscheduleResult {
  schedule: ReportSchedule;
  /** False when the schedule was not active. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of segments.create. */
export interface SegmentsCreateParams {
  /** Name of the segment. */
  name: string;
  /** Rules of the segment. */
  rules: SegmentRuleInput;
  /** Description. Default: none. */
  description?: string | null | undefined;
  /** Whether to record when contacts join and leave, for rules of the kind `segment_change`. At most 20 segments, of at most 100,000 contacts each. Default: false. */
  track_members?: boolean | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of segments.create. */
export interface SegmentsCreateResult {
  segment: Segment;
  /** Number of contacts in the segment now. */
  count: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of segments.preview. */
export interface SegmentsPreviewParams {
  /** Rules to try. Provide these or `segment_id`. */
  rules?: SegmentRuleInput | undefined;
  /** ID or name of a segment. Provide this or `rules`. */
  segment_id?: string | undefined;
}

/** The result of segments.preview. */
export interface SegmentsPreviewResult {
  /** Number of contacts that meet the rules. */
  count: number;
  /** Number of contacts of the account. */
  total: number;
  /** Up to ten of the contacts, the newest first. */
  sample: SegmentMember[];
  /** What each rule keeps. */
  funnel: SegmentFunnelStep[];
  evaluated_at: Timestamp;
  warnings?: Warnings;
}

/** The params of segments.list. */
export interface SegmentsListParams {
  /** Part of the name. */
  query?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of segments.list. */
export interface SegmentsListResult {
  /** The objects of this page. */
  items: Segment[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of segments.get. */
export interface SegmentsGetParams {
  /** ID or name of the segment. */
  segment_id: string;
}

/** The result of segments.get. */
export interface SegmentsGetResult {
  segment: Segment;
  /** The last 20 versions, the newest first. */
  versions: SegmentVersion[];
  /** What uses the segment, at most 50. */
  used_by: SegmentUse[];
  warnings?: Warnings;
}

/** The params of segments.update. */
export interface SegmentsUpdateParams {
  /** ID or name of the segment. */
  segment_id: string;
  /** New name. */
  name?: string | undefined;
  /** New rules. */
  rules?: SegmentRuleInput | undefined;
  /** New description; null removes it. */
  description?: string | null | undefined;
  /** Whether to record when contacts join and leave, for rules of the kind `segment_change`. False deletes what was recorded; true also goes on where the service stopped. Default: unchanged. */
  track_members?: boolean | undefined;
  /** Version you last read. The update is rejected if the segment has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of segments.update. */
export interface SegmentsUpdateResult {
  segment: Segment;
  /** Number of contacts in the segment now. */
  count: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of segments.members. */
export interface SegmentsMembersParams {
  /** ID or name of the segment. */
  segment_id: string;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of segments.members. */
export interface SegmentsMembersResult {
  /** The objects of this page. */
  items: SegmentMember[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of segments.fields. */
export interface SegmentsFieldsParams {
  /** Part of the name of the field or event. */
  query?: string | undefined;
}

/** The result of segments.fields. */
export interface SegmentsFieldsResult {
  /** Fields, then custom fields, events and conversions, the most frequent first. */
  items: SegmentField[];
  warnings?: Warnings;
}

/** The params of segments.delete. */
export interface SegmentsDeleteParams {
  /** ID or name of the segment. */
  segment_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of segments.delete. */
export interface SegmentsDeleteResult {
  /** Whether the segment was deleted. */
  deleted: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of sources.create. */
export interface SourcesCreateParams {
  /** Name of the source. */
  name: string;
  /** How people opt in at this source. */
  method: ConsentMethodInput;
  /** URL of the place. */
  url?: string | undefined;
  /** Exact disclosure text that people agree to. */
  disclosure_text: string;
  /** ID of the program that people opt in to. */
  program_id?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of sources.create. */
export interface SourcesCreateResult {
  source: Source;
  /** SHA-256 of the disclosure text, to compare with your own. */
  disclosure_hash: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of sources.list. */
export interface SourcesListParams {
  /** Part of the name. */
  query?: string | undefined;
  /** Return only items in this state. */
  state?: 'active' | 'archived' | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of sources.list. */
export interface SourcesListResult {
  /** The objects of this page. */
  items: Source[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of sources.get. */
export interface SourcesGetParams {
  /** ID or name of the source. */
  source_id: string;
}

/** The result of sources.get. */
export interface SourcesGetResult {
  source: Source;
  /** All versions, newest first. */
  versions: SourceVersion[];
  warnings?: Warnings;
}

/** The params of sources.update. */
export interface SourcesUpdateParams {
  /** ID or name of the source. */
  source_id: string;
  /** Name of the source. */
  name?: string | undefined;
  /** How people opt in at this source. */
  method?: ConsentMethodInput | undefined;
  /** URL of the place. */
  url?: string | undefined;
  /** Exact disclosure text that people agree to. */
  disclosure_text?: string | undefined;
  /** ID of the program that people opt in to. */
  program_id?: string | undefined;
  /** Version of the disclosure text you last read. The update is rejected if it has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of sources.update. */
export interface SourcesUpdateResult {
  source: Source;
  /** Whether the call created a new version. */
  new_version: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of sources.stats. */
export interface SourcesStatsParams {
  /** Start of the period (RFC 3339, inclusive). Default: 30 days before `to`. */
  from?: Timestamp | undefined;
  /** End of the period (RFC 3339, exclusive). Default: now. */
  to?: Timestamp | undefined;
}

/** The result of sources.stats. */
export interface SourcesStatsResult {
  from: Timestamp;
  to: Timestamp;
  /** The rows, one for each group. */
  rows: SourceStatsRow[];
  /** Number of people who opted out and whose latest opt-in had no source. */
  opt_outs_without_source: number;
  /** Number of conversions of people whose latest opt-in had no source. */
  conversions_without_source: number;
  /** Value of these conversions, per currency. */
  revenue_without_source: Revenue[];
  warnings?: Warnings;
}

/** The params of sources.archive. */
export interface SourcesArchiveParams {
  /** ID or name of the source. */
  source_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of sources.archive. */
export interface SourcesArchiveResult {
  source: Source;
  /** False when the source was already archived. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.create. */
export interface TagsCreateParams {
  /** Name of the tag. */
  name: string;
  /** Color as `#rrggbb`. */
  color?: string | undefined;
  /** Meaning of the tag. */
  description?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of tags.create. */
export interface TagsCreateResult {
  tag: Tag;
  /** Whether the call created it. */
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.list. */
export interface TagsListParams {
  /** Part of the name. */
  query?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of tags.list. */
export interface TagsListResult {
  /** The objects of this page. */
  items: Tag[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of tags.assign. */
export interface TagsAssignParams {
  /** ID or name of the tag. */
  tag: string;
  /** Kind of object that the IDs refer to. */
  target_kind?: TagTargetInput | undefined;
  /** IDs, at most 1,000. Provide these or `segment_id`. */
  ids?: string[] | undefined;
  /** ID or name of a segment whose contacts, now at most 100,000, get the tag. Provide this or `ids`. */
  segment_id?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of tags.assign. */
export interface TagsAssignResult {
  tag: Tag;
  /** Number of objects that changed. */
  affected: number;
  /** Number of objects that had the tag already. */
  already: number;
  /** IDs that were rejected, each with the reason. */
  rejected: string[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.unassign. */
export interface TagsUnassignParams {
  /** ID or name of the tag. */
  tag: string;
  /** Kind of object that the IDs refer to. */
  target_kind?: TagTargetInput | undefined;
  /** IDs, at most 1,000. */
  ids: string[];
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of tags.unassign. */
export interface TagsUnassignResult {
  /** Number of objects that changed. */
  affected: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.merge. */
export interface TagsMergeParams {
  /** ID or name of the tag to delete. */
  from: string;
  /** ID or name of the tag that remains, or a new name. */
  into: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of tags.merge. */
export interface TagsMergeResult {
  tag: Tag;
  /** Number of objects that changed. */
  affected: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.delete. */
export interface TagsDeleteParams {
  /** ID or name of the tag. */
  tag_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of tags.delete. */
export interface TagsDeleteResult {
  /** Number of objects that had the tag. */
  affected: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.create. */
export interface TemplatesCreateParams {
  /** Name of the template, unique in the account, ignoring case. */
  name: string;
  /** Message text in Liquid, for example {{ first_name }} or {{ attributes.city }}. */
  body: string;
  /** Language of the text (BCP 47). */
  locale?: string | undefined;
  /** Variables of the text with their fallbacks. */
  variables?: TemplateVariable[] | undefined;
  /** Smart encoding of the messages. Default: the setting of the account. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Whether links in messages of this template become short links, one per recipient, whose clicks are counted. Default: false. */
  shorten_links?: boolean | undefined;
  /** Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. */
  media?: string[] | undefined;
  /** What is sent where media cannot be sent. Default: `none`. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of templates.create. */
export interface TemplatesCreateResult {
  template: Template;
  /** Encoding on the way to the phone. */
  encoding: TextEncoding;
  /** Estimated number of segments; the values of the variables differ in length. */
  segments: number;
  /** What to fix or to know about the text. */
  lint: TemplateFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.list. */
export interface TemplatesListParams {
  /** Part of the name. */
  query?: string | undefined;
  /** Return only templates in this state. */
  state?: TemplateStateInput | undefined;
  /** Return only templates in this language. */
  locale?: string | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of templates.list. */
export interface TemplatesListResult {
  /** The objects of this page. */
  items: Template[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of templates.get. */
export interface TemplatesGetParams {
  /** ID or name of the template. */
  template_id: string;
}

/** The result of templates.get. */
export interface TemplatesGetResult {
  template: Template;
  /** All versions, newest first. */
  versions: TemplateVersion[];
  warnings?: Warnings;
}

/** The params of templates.update. */
export interface TemplatesUpdateParams {
  /** ID or name of the template. */
  template_id: string;
  /** New name. */
  name?: string | undefined;
  /** Message text in Liquid, for example {{ first_name }} or {{ attributes.city }}. */
  body?: string | undefined;
  /** Language of the text (BCP 47). */
  locale?: string | undefined;
  /** Variables of the text with their fallbacks. */
  variables?: TemplateVariable[] | undefined;
  /** Smart encoding of the messages. Default: unchanged. */
  smart_encoding?: SmartEncodingInput | undefined;
  /** Whether links in messages of this template become short links, one per recipient. Default: unchanged. */
  shorten_links?: boolean | undefined;
  /** Replaces the links to images; an empty list removes them. The files that the links lead to are read again. */
  media?: string[] | undefined;
  /** Replaces what is sent where no media can be. */
  media_fallback?: MediaFallbackInput | undefined;
  /** Version you last read. The update is rejected if the template has changed since. */
  expected_version?: number | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of templates.update. */
export interface TemplatesUpdateResult {
  template: Template;
  /** Encoding on the way to the phone. */
  encoding: TextEncoding;
  /** Number of segments. */
  segments: number;
  /** What to fix or to know about the text. */
  lint: TemplateFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.render. */
export interface TemplatesRenderParams {
  /** ID or name of the template. */
  template_id: string;
  /** Version to render. Default: the current version. */
  version?: number | undefined;
  /** ID, phone number or external ID of the contact to render for. */
  contact_id?: string | undefined;
  /** Values of the variables by name. */
  vars?: { [key: string]: unknown } | undefined;
  /** Whether links are shown as short links, with a placeholder for the code. Default: the setting of the template. */
  shorten_links?: boolean | undefined;
}

/** The result of templates.render. */
export interface TemplatesRenderResult {
  /** The text with its variables filled in. */
  text: string;
  /** Encoding on the way to the phone. */
  encoding: TextEncoding;
  /** Number of segments. */
  segments: number;
  /** Always empty in a successful response; missing variables cause an error. */
  missing: string[];
  /** Credits to send the message to the contact; null without a contact. */
  credits: number | null;
  warnings?: Warnings;
}

/** The params of templates.setState. */
export interface TemplatesSetStateParams {
  /** ID or name of the template. */
  template_id: string;
  /** New state. */
  state: TemplateStateInput;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of templates.setState. */
export interface TemplatesSetStateResult {
  template: Template;
  /** Whether the call changed anything. */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.delete. */
export interface TemplatesDeleteParams {
  /** ID or name of the template. */
  template_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of templates.delete. */
export interface TemplatesDeleteResult {
  /** Whether the template was deleted. */
  deleted: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.ensureDefault. */
export interface PhoneNumbersEnsureDefaultParams {
  /** Country of the number (ISO 3166-1 alpha-2). Default: the default country of the account. */
  country?: string | undefined;
  /** Type of the number. */
  type?: 'long_code' | 'toll_free' | 'short_code' | undefined;
  /** Area code, for numbers of the North American Numbering Plan. */
  area_code?: string | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of phone-numbers.ensureDefault. */
export interface PhoneNumbersEnsureDefaultResult {
  number: SenderNumber;
  /** Whether the call created it. */
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.list. */
export interface PhoneNumbersListParams {
  /** Return only numbers in this state. */
  state?: 'active' | 'released' | undefined;
  /** Position in the list: the `next_cursor` of the previous page. Default: the first page. */
  cursor?: string | undefined;
  /** Items per page. */
  limit?: number | undefined;
}

/** The result of phone-numbers.list. */
export interface PhoneNumbersListResult {
  /** The objects of this page. */
  items: SenderNumber[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of phone-numbers.assign. */
export interface PhoneNumbersAssignParams {
  /** ID of the number. */
  number_id: string;
  /** ID of the program. Null unassigns the number. */
  program_id?: string | null | undefined;
  /** ID of the registered campaign the number sends for. Null unassigns the number. */
  registration_id?: string | null | undefined;
  /** Whether to make it the default sending number. */
  is_default?: true | undefined;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of phone-numbers.assign. */
export interface PhoneNumbersAssignResult {
  number: SenderNumber;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.release. */
export interface PhoneNumbersReleaseParams {
  /** ID of the number. */
  number_id: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of phone-numbers.release. */
export interface PhoneNumbersReleaseResult {
  number: SenderNumber;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.search. */
export interface PhoneNumbersSearchParams {
  /** Country of the number (ISO 3166-1 alpha-2). Default: the default country of the account. */
  country?: string | undefined;
  /** Type of the number. */
  type?: 'long_code' | 'toll_free' | 'short_code' | undefined;
  /** Area code, for numbers of the North American Numbering Plan. */
  area_code?: string | undefined;
  /** Digits that the number contains. */
  pattern?: string | undefined;
}

/** The result of phone-numbers.search. */
export interface PhoneNumbersSearchResult {
  /** The objects of this page. */
  items: AvailableNumber[];
  warnings?: Warnings;
}

/** The params of phone-numbers.acquire. */
export interface PhoneNumbersAcquireParams {
  /** Phone number from the search result. */
  phone: string;
  /** Whether to run the call without storing any change. The response is the same as for a real call. */
  dry_run?: boolean | undefined;
  /** Key that is stable and unique per logical call. The same key with the same params returns the first response again, for 30 days. */
  idempotency_key?: string | undefined;
}

/** The result of phone-numbers.acquire. */
export interface PhoneNumbersAcquireResult {
  number: SenderNumber;
  /** Credits that the number cost. */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.health. */
export interface PhoneNumbersHealthParams {
  /** ID of the number. */
  number_id: string;
}

/** The result of phone-numbers.health. */
export interface PhoneNumbersHealthResult {
  /** ID of the sending number. */
  number_id: string;
  since: Timestamp;
  /** Number of messages sent. */
  sent: number;
  /** Number of delivered messages. */
  delivered: number;
  /** Number of undelivered and rejected messages, including filtered ones. */
  failed: number;
  /** Number of messages that a carrier filtered as unwanted. */
  filtered: number;
  /** Number of messages without a final status. */
  unknown: number;
  /** Number of opt-outs. */
  opt_outs: number;
  /** Null when nothing was sent. */
  delivery_rate: number | null;
  /** Null when nothing was sent. */
  filter_rate: number | null;
  /** Null when nothing was sent. */
  opt_out_rate: number | null;
  /** Health of the number. */
  health: 'healthy' | 'watch' | 'poor' | 'unused' | (string & {});
  /** What to fix or to know. */
  findings: ({
    /** Code of the finding. */
    code: 'delivery' | 'filtering' | 'opt_outs' | (string & {});
    /** What was found, as a sentence. */
    message: string;
  })[];
  warnings?: Warnings;
}

/** The params and result of each skill, keyed by its name. */
export interface SkillTypes {
  'agent.provision': { params: AgentProvisionParams; result: AgentProvisionResult };
  'agent.createKey': { params: AgentCreateKeyParams; result: AgentCreateKeyResult };
  'agent.discover': { params: AgentDiscoverParams; result: AgentDiscoverResult };
  'agent.capabilities': { params: AgentCapabilitiesParams; result: AgentCapabilitiesResult };
  'agent.listKeys': { params: AgentListKeysParams; result: AgentListKeysResult };
  'agent.revokeKey': { params: AgentRevokeKeyParams; result: AgentRevokeKeyResult };
  'agent.rotateKey': { params: AgentRotateKeyParams; result: AgentRotateKeyResult };
  'agent.whoami': { params: AgentWhoamiParams; result: AgentWhoamiResult };
  'agent.settings': { params: AgentSettingsParams; result: AgentSettingsResult };
  'agent.auditLog': { params: AgentAuditLogParams; result: AgentAuditLogResult };
  'agent.webhooks.create': { params: AgentWebhooksCreateParams; result: AgentWebhooksCreateResult };
  'agent.webhooks.list': { params: AgentWebhooksListParams; result: AgentWebhooksListResult };
  'agent.webhooks.update': { params: AgentWebhooksUpdateParams; result: AgentWebhooksUpdateResult };
  'agent.webhooks.delete': { params: AgentWebhooksDeleteParams; result: AgentWebhooksDeleteResult };
  'agent.webhooks.rotateSecret': { params: AgentWebhooksRotateSecretParams; result: AgentWebhooksRotateSecretResult };
  'agent.webhooks.test': { params: AgentWebhooksTestParams; result: AgentWebhooksTestResult };
  'agent.webhooks.events': { params: AgentWebhooksEventsParams; result: AgentWebhooksEventsResult };
  'agent.webhooks.replay': { params: AgentWebhooksReplayParams; result: AgentWebhooksReplayResult };
  'ai.draftMessage': { params: AiDraftMessageParams; result: AiDraftMessageResult };
  'ai.rewrite': { params: AiRewriteParams; result: AiRewriteResult };
  'ai.lint': { params: AiLintParams; result: AiLintResult };
  'ai.classifyReply': { params: AiClassifyReplyParams; result: AiClassifyReplyResult };
  'ai.suggestSegment': { params: AiSuggestSegmentParams; result: AiSuggestSegmentResult };
  'ai.suggestReply': { params: AiSuggestReplyParams; result: AiSuggestReplyResult };
  'ai.usage': { params: AiUsageParams; result: AiUsageResult };
  'ai.configure': { params: AiConfigureParams; result: AiConfigureResult };
  'analytics.recordConversion': { params: AnalyticsRecordConversionParams; result: AnalyticsRecordConversionResult };
  'analytics.refundConversion': { params: AnalyticsRefundConversionParams; result: AnalyticsRefundConversionResult };
  'analytics.correctConversion': { params: AnalyticsCorrectConversionParams; result: AnalyticsCorrectConversionResult };
  'analytics.recordEvent': { params: AnalyticsRecordEventParams; result: AnalyticsRecordEventResult };
  'analytics.overview': { params: AnalyticsOverviewParams; result: AnalyticsOverviewResult };
  'analytics.campaigns': { params: AnalyticsCampaignsParams; result: AnalyticsCampaignsResult };
  'analytics.campaign': { params: AnalyticsCampaignParams; result: AnalyticsCampaignResult };
  'analytics.recipients': { params: AnalyticsRecipientsParams; result: AnalyticsRecipientsResult };
  'analytics.saveRecipients': { params: AnalyticsSaveRecipientsParams; result: AnalyticsSaveRecipientsResult };
  'analytics.list': { params: AnalyticsListParams; result: AnalyticsListResult };
  'analytics.segment': { params: AnalyticsSegmentParams; result: AnalyticsSegmentResult };
  'analytics.funnel': { params: AnalyticsFunnelParams; result: AnalyticsFunnelResult };
  'analytics.cohort': { params: AnalyticsCohortParams; result: AnalyticsCohortResult };
  'attribution.configure': { params: AttributionConfigureParams; result: AttributionConfigureResult };
  'attribution.get': { params: AttributionGetParams; result: AttributionGetResult };
  'attribution.report': { params: AttributionReportParams; result: AttributionReportResult };
  'attribution.explain': { params: AttributionExplainParams; result: AttributionExplainResult };
  'attribution.recompute': { params: AttributionRecomputeParams; result: AttributionRecomputeResult };
  'automation.create': { params: AutomationCreateParams; result: AutomationCreateResult };
  'automation.list': { params: AutomationListParams; result: AutomationListResult };
  'automation.update': { params: AutomationUpdateParams; result: AutomationUpdateResult };
  'automation.setEnabled': { params: AutomationSetEnabledParams; result: AutomationSetEnabledResult };
  'automation.test': { params: AutomationTestParams; result: AutomationTestResult };
  'automation.runs': { params: AutomationRunsParams; result: AutomationRunsResult };
  'automation.delete': { params: AutomationDeleteParams; result: AutomationDeleteResult };
  'billing.balance': { params: BillingBalanceParams; result: BillingBalanceResult };
  'billing.portal': { params: BillingPortalParams; result: BillingPortalResult };
  'billing.ledger': { params: BillingLedgerParams; result: BillingLedgerResult };
  'billing.topUp': { params: BillingTopUpParams; result: BillingTopUpResult };
  'billing.setLimits': { params: BillingSetLimitsParams; result: BillingSetLimitsResult };
  'billing.estimate': { params: BillingEstimateParams; result: BillingEstimateResult };
  'billing.usage': { params: BillingUsageParams; result: BillingUsageResult };
  'billing.autoRecharge': { params: BillingAutoRechargeParams; result: BillingAutoRechargeResult };
  'campaigns.create': { params: CampaignsCreateParams; result: CampaignsCreateResult };
  'campaigns.update': { params: CampaignsUpdateParams; result: CampaignsUpdateResult };
  'campaigns.duplicate': { params: CampaignsDuplicateParams; result: CampaignsDuplicateResult };
  'campaigns.get': { params: CampaignsGetParams; result: CampaignsGetResult };
  'campaigns.list': { params: CampaignsListParams; result: CampaignsListResult };
  'campaigns.preflight': { params: CampaignsPreflightParams; result: CampaignsPreflightResult };
  'campaigns.testSend': { params: CampaignsTestSendParams; result: CampaignsTestSendResult };
  'campaigns.launch': { params: CampaignsLaunchParams; result: CampaignsLaunchResult };
  'campaigns.pause': { params: CampaignsPauseParams; result: CampaignsPauseResult };
  'campaigns.resume': { params: CampaignsResumeParams; result: CampaignsResumeResult };
  'campaigns.cancel': { params: CampaignsCancelParams; result: CampaignsCancelResult };
  'campaigns.decideExperiment': { params: CampaignsDecideExperimentParams; result: CampaignsDecideExperimentResult };
  'campaigns.recipients': { params: CampaignsRecipientsParams; result: CampaignsRecipientsResult };
  'command.plan': { params: CommandPlanParams; result: CommandPlanResult };
  'command.execute': { params: CommandExecuteParams; result: CommandExecuteResult };
  'command.batch': { params: CommandBatchParams; result: CommandBatchResult };
  'command.status': { params: CommandStatusParams; result: CommandStatusResult };
  'command.undo': { params: CommandUndoParams; result: CommandUndoResult };
  'command.history': { params: CommandHistoryParams; result: CommandHistoryResult };
  'command.approvals.list': { params: CommandApprovalsListParams; result: CommandApprovalsListResult };
  'command.approvals.get': { params: CommandApprovalsGetParams; result: CommandApprovalsGetResult };
  'command.approvals.decide': { params: CommandApprovalsDecideParams; result: CommandApprovalsDecideResult };
  'command.approvals.cancel': { params: CommandApprovalsCancelParams; result: CommandApprovalsCancelResult };
  'compliance.registerBrand': { params: ComplianceRegisterBrandParams; result: ComplianceRegisterBrandResult };
  'compliance.registerCampaign': { params: ComplianceRegisterCampaignParams; result: ComplianceRegisterCampaignResult };
  'compliance.registerTollFree': { params: ComplianceRegisterTollFreeParams; result: ComplianceRegisterTollFreeResult };
  'compliance.registrations': { params: ComplianceRegistrationsParams; result: ComplianceRegistrationsResult };
  'compliance.setupStatus': { params: ComplianceSetupStatusParams; result: ComplianceSetupStatusResult };
  'compliance.checkSend': { params: ComplianceCheckSendParams; result: ComplianceCheckSendResult };
  'compliance.quietHours': { params: ComplianceQuietHoursParams; result: ComplianceQuietHoursResult };
  'compliance.frequencyCap': { params: ComplianceFrequencyCapParams; result: ComplianceFrequencyCapResult };
  'compliance.consentExpiry': { params: ComplianceConsentExpiryParams; result: ComplianceConsentExpiryResult };
  'compliance.suppress': { params: ComplianceSuppressParams; result: ComplianceSuppressResult };
  'compliance.verifyLedger': { params: ComplianceVerifyLedgerParams; result: ComplianceVerifyLedgerResult };
  'compliance.export': { params: ComplianceExportParams; result: ComplianceExportResult };
  'contacts.upsert': { params: ContactsUpsertParams; result: ContactsUpsertResult };
  'contacts.get': { params: ContactsGetParams; result: ContactsGetResult };
  'contacts.list': { params: ContactsListParams; result: ContactsListResult };
  'contacts.import': { params: ContactsImportParams; result: ContactsImportResult };
  'contacts.recordRelationship': { params: ContactsRecordRelationshipParams; result: ContactsRecordRelationshipResult };
  'contacts.optIn': { params: ContactsOptInParams; result: ContactsOptInResult };
  'contacts.requestOptIn': { params: ContactsRequestOptInParams; result: ContactsRequestOptInResult };
  'contacts.optOut': { params: ContactsOptOutParams; result: ContactsOptOutResult };
  'contacts.consentHistory': { params: ContactsConsentHistoryParams; result: ContactsConsentHistoryResult };
  'contacts.timeline': { params: ContactsTimelineParams; result: ContactsTimelineResult };
  'contacts.merge': { params: ContactsMergeParams; result: ContactsMergeResult };
  'contacts.forget': { params: ContactsForgetParams; result: ContactsForgetResult };
  'dashboard.summary': { params: DashboardSummaryParams; result: DashboardSummaryResult };
  'dashboard.alerts': { params: DashboardAlertsParams; result: DashboardAlertsResult };
  'dashboard.dismissAlert': { params: DashboardDismissAlertParams; result: DashboardDismissAlertResult };
  'dashboard.activity': { params: DashboardActivityParams; result: DashboardActivityResult };
  'dashboard.checklist': { params: DashboardChecklistParams; result: DashboardChecklistResult };
  'hygiene.invalidContacts': { params: HygieneInvalidContactsParams; result: HygieneInvalidContactsResult };
  'hygiene.scan': { params: HygieneScanParams; result: HygieneScanResult };
  'hygiene.scanStatus': { params: HygieneScanStatusParams; result: HygieneScanStatusResult };
  'hygiene.duplicates': { params: HygieneDuplicatesParams; result: HygieneDuplicatesResult };
  'hygiene.lookup': { params: HygieneLookupParams; result: HygieneLookupResult };
  'hygiene.setPolicy': { params: HygieneSetPolicyParams; result: HygieneSetPolicyResult };
  'hygiene.suppressInvalid': { params: HygieneSuppressInvalidParams; result: HygieneSuppressInvalidResult };
  'inbox.list': { params: InboxListParams; result: InboxListResult };
  'inbox.get': { params: InboxGetParams; result: InboxGetResult };
  'inbox.reply': { params: InboxReplyParams; result: InboxReplyResult };
  'inbox.setState': { params: InboxSetStateParams; result: InboxSetStateResult };
  'inbox.assign': { params: InboxAssignParams; result: InboxAssignResult };
  'inbox.addNote': { params: InboxAddNoteParams; result: InboxAddNoteResult };
  'inbox.notes': { params: InboxNotesParams; result: InboxNotesResult };
  'inbox.markRead': { params: InboxMarkReadParams; result: InboxMarkReadResult };
  'inbox.search': { params: InboxSearchParams; result: InboxSearchResult };
  'inbox.bulk': { params: InboxBulkParams; result: InboxBulkResult };
  'inbox.cannedReplies': { params: InboxCannedRepliesParams; result: InboxCannedRepliesResult };
  'inbox.createCannedReply': { params: InboxCreateCannedReplyParams; result: InboxCreateCannedReplyResult };
  'inbox.updateCannedReply': { params: InboxUpdateCannedReplyParams; result: InboxUpdateCannedReplyResult };
  'inbox.deleteCannedReply': { params: InboxDeleteCannedReplyParams; result: InboxDeleteCannedReplyResult };
  'insights.explainMessage': { params: InsightsExplainMessageParams; result: InsightsExplainMessageResult };
  'insights.explainAudience': { params: InsightsExplainAudienceParams; result: InsightsExplainAudienceResult };
  'insights.anomalies': { params: InsightsAnomaliesParams; result: InsightsAnomaliesResult };
  'insights.bestTime': { params: InsightsBestTimeParams; result: InsightsBestTimeResult };
  'insights.recommendations': { params: InsightsRecommendationsParams; result: InsightsRecommendationsResult };
  'journeys.create': { params: JourneysCreateParams; result: JourneysCreateResult };
  'journeys.update': { params: JourneysUpdateParams; result: JourneysUpdateResult };
  'journeys.get': { params: JourneysGetParams; result: JourneysGetResult };
  'journeys.list': { params: JourneysListParams; result: JourneysListResult };
  'journeys.nodes.create': { params: JourneysNodesCreateParams; result: JourneysNodesCreateResult };
  'journeys.nodes.update': { params: JourneysNodesUpdateParams; result: JourneysNodesUpdateResult };
  'journeys.nodes.delete': { params: JourneysNodesDeleteParams; result: JourneysNodesDeleteResult };
  'journeys.edges.create': { params: JourneysEdgesCreateParams; result: JourneysEdgesCreateResult };
  'journeys.edges.list': { params: JourneysEdgesListParams; result: JourneysEdgesListResult };
  'journeys.edges.delete': { params: JourneysEdgesDeleteParams; result: JourneysEdgesDeleteResult };
  'journeys.validate': { params: JourneysValidateParams; result: JourneysValidateResult };
  'journeys.simulate': { params: JourneysSimulateParams; result: JourneysSimulateResult };
  'journeys.publish': { params: JourneysPublishParams; result: JourneysPublishResult };
  'journeys.enroll': { params: JourneysEnrollParams; result: JourneysEnrollResult };
  'journeys.setState': { params: JourneysSetStateParams; result: JourneysSetStateResult };
  'journeys.decideSplit': { params: JourneysDecideSplitParams; result: JourneysDecideSplitResult };
  'journeys.rotateWebhookSecret': { params: JourneysRotateWebhookSecretParams; result: JourneysRotateWebhookSecretResult };
  'journeys.enrollments': { params: JourneysEnrollmentsParams; result: JourneysEnrollmentsResult };
  'journeys.stats': { params: JourneysStatsParams; result: JourneysStatsResult };
  'journeys.export': { params: JourneysExportParams; result: JourneysExportResult };
  'journeys.import': { params: JourneysImportParams; result: JourneysImportResult };
  'journeys.duplicate': { params: JourneysDuplicateParams; result: JourneysDuplicateResult };
  'journeys.delete': { params: JourneysDeleteParams; result: JourneysDeleteResult };
  'journeys.unenroll': { params: JourneysUnenrollParams; result: JourneysUnenrollResult };
  'journeys.moveEnrollments': { params: JourneysMoveEnrollmentsParams; result: JourneysMoveEnrollmentsResult };
  'journeys.moves': { params: JourneysMovesParams; result: JourneysMovesResult };
  'links.create': { params: LinksCreateParams; result: LinksCreateResult };
  'links.list': { params: LinksListParams; result: LinksListResult };
  'links.stats': { params: LinksStatsParams; result: LinksStatsResult };
  'links.update': { params: LinksUpdateParams; result: LinksUpdateResult };
  'links.setDomain': { params: LinksSetDomainParams; result: LinksSetDomainResult };
  'links.disable': { params: LinksDisableParams; result: LinksDisableResult };
  'lists.create': { params: ListsCreateParams; result: ListsCreateResult };
  'lists.list': { params: ListsListParams; result: ListsListResult };
  'lists.addContacts': { params: ListsAddContactsParams; result: ListsAddContactsResult };
  'lists.removeContacts': { params: ListsRemoveContactsParams; result: ListsRemoveContactsResult };
  'lists.members': { params: ListsMembersParams; result: ListsMembersResult };
  'lists.delete': { params: ListsDeleteParams; result: ListsDeleteResult };
  'messages.send': { params: MessagesSendParams; result: MessagesSendResult };
  'messages.preview': { params: MessagesPreviewParams; result: MessagesPreviewResult };
  'messages.get': { params: MessagesGetParams; result: MessagesGetResult };
  'messages.list': { params: MessagesListParams; result: MessagesListResult };
  'messages.retry': { params: MessagesRetryParams; result: MessagesRetryResult };
  'messages.cancel': { params: MessagesCancelParams; result: MessagesCancelResult };
  'messages.setSmartEncoding': { params: MessagesSetSmartEncodingParams; result: MessagesSetSmartEncodingResult };
  'messages.reviews': { params: MessagesReviewsParams; result: MessagesReviewsResult };
  'messages.review': { params: MessagesReviewParams; result: MessagesReviewResult };
  'messages.simulateInbound': { params: MessagesSimulateInboundParams; result: MessagesSimulateInboundResult };
  'metrics.query': { params: MetricsQueryParams; result: MetricsQueryResult };
  'metrics.catalog': { params: MetricsCatalogParams; result: MetricsCatalogResult };
  'metrics.deliverability': { params: MetricsDeliverabilityParams; result: MetricsDeliverabilityResult };
  'metrics.system': { params: MetricsSystemParams; result: MetricsSystemResult };
  'outcomes.define': { params: OutcomesDefineParams; result: OutcomesDefineResult };
  'outcomes.list': { params: OutcomesListParams; result: OutcomesListResult };
  'outcomes.results': { params: OutcomesResultsParams; result: OutcomesResultsResult };
  'outcomes.update': { params: OutcomesUpdateParams; result: OutcomesUpdateResult };
  'outcomes.archive': { params: OutcomesArchiveParams; result: OutcomesArchiveResult };
  'outcomes.setHoldOut': { params: OutcomesSetHoldOutParams; result: OutcomesSetHoldOutResult };
  'outcomes.holdOut': { params: OutcomesHoldOutParams; result: OutcomesHoldOutResult };
  'partner.register': { params: PartnerRegisterParams; result: PartnerRegisterResult };
  'partner.createCustomer': { params: PartnerCreateCustomerParams; result: PartnerCreateCustomerResult };
  'partner.createCustomerKey': { params: PartnerCreateCustomerKeyParams; result: PartnerCreateCustomerKeyResult };
  'partner.listCustomers': { params: PartnerListCustomersParams; result: PartnerListCustomersResult };
  'partner.send': { params: PartnerSendParams; result: PartnerSendResult };
  'partner.setChildPaused': { params: PartnerSetChildPausedParams; result: PartnerSetChildPausedResult };
  'partner.grantCredits': { params: PartnerGrantCreditsParams; result: PartnerGrantCreditsResult };
  'partner.setupStatus': { params: PartnerSetupStatusParams; result: PartnerSetupStatusResult };
  'partner.configureWebhook': { params: PartnerConfigureWebhookParams; result: PartnerConfigureWebhookResult };
  'partner.rotateWebhookSecret': { params: PartnerRotateWebhookSecretParams; result: PartnerRotateWebhookSecretResult };
  'partner.processOutbox': { params: PartnerProcessOutboxParams; result: PartnerProcessOutboxResult };
  'partner.outbox.list': { params: PartnerOutboxListParams; result: PartnerOutboxListResult };
  'partner.outbox.replay': { params: PartnerOutboxReplayParams; result: PartnerOutboxReplayResult };
  'program.create': { params: ProgramCreateParams; result: ProgramCreateResult };
  'program.list': { params: ProgramListParams; result: ProgramListResult };
  'program.get': { params: ProgramGetParams; result: ProgramGetResult };
  'program.update': { params: ProgramUpdateParams; result: ProgramUpdateResult };
  'program.validate': { params: ProgramValidateParams; result: ProgramValidateResult };
  'program.terms': { params: ProgramTermsParams; result: ProgramTermsResult };
  'reports.create': { params: ReportsCreateParams; result: ReportsCreateResult };
  'reports.get': { params: ReportsGetParams; result: ReportsGetResult };
  'reports.list': { params: ReportsListParams; result: ReportsListResult };
  'reports.schedule': { params: ReportsScheduleParams; result: ReportsScheduleResult };
  'reports.unschedule': { params: ReportsUnscheduleParams; result: ReportsUnscheduleResult };
  'segments.create': { params: SegmentsCreateParams; result: SegmentsCreateResult };
  'segments.preview': { params: SegmentsPreviewParams; result: SegmentsPreviewResult };
  'segments.list': { params: SegmentsListParams; result: SegmentsListResult };
  'segments.get': { params: SegmentsGetParams; result: SegmentsGetResult };
  'segments.update': { params: SegmentsUpdateParams; result: SegmentsUpdateResult };
  'segments.members': { params: SegmentsMembersParams; result: SegmentsMembersResult };
  'segments.fields': { params: SegmentsFieldsParams; result: SegmentsFieldsResult };
  'segments.delete': { params: SegmentsDeleteParams; result: SegmentsDeleteResult };
  'sources.create': { params: SourcesCreateParams; result: SourcesCreateResult };
  'sources.list': { params: SourcesListParams; result: SourcesListResult };
  'sources.get': { params: SourcesGetParams; result: SourcesGetResult };
  'sources.update': { params: SourcesUpdateParams; result: SourcesUpdateResult };
  'sources.stats': { params: SourcesStatsParams; result: SourcesStatsResult };
  'sources.archive': { params: SourcesArchiveParams; result: SourcesArchiveResult };
  'tags.create': { params: TagsCreateParams; result: TagsCreateResult };
  'tags.list': { params: TagsListParams; result: TagsListResult };
  'tags.assign': { params: TagsAssignParams; result: TagsAssignResult };
  'tags.unassign': { params: TagsUnassignParams; result: TagsUnassignResult };
  'tags.merge': { params: TagsMergeParams; result: TagsMergeResult };
  'tags.delete': { params: TagsDeleteParams; result: TagsDeleteResult };
  'templates.create': { params: TemplatesCreateParams; result: TemplatesCreateResult };
  'templates.list': { params: TemplatesListParams; result: TemplatesListResult };
  'templates.get': { params: TemplatesGetParams; result: TemplatesGetResult };
  'templates.update': { params: TemplatesUpdateParams; result: TemplatesUpdateResult };
  'templates.render': { params: TemplatesRenderParams; result: TemplatesRenderResult };
  'templates.setState': { params: TemplatesSetStateParams; result: TemplatesSetStateResult };
  'templates.delete': { params: TemplatesDeleteParams; result: TemplatesDeleteResult };
  'phone-numbers.ensureDefault': { params: PhoneNumbersEnsureDefaultParams; result: PhoneNumbersEnsureDefaultResult };
  'phone-numbers.list': { params: PhoneNumbersListParams; result: PhoneNumbersListResult };
  'phone-numbers.assign': { params: PhoneNumbersAssignParams; result: PhoneNumbersAssignResult };
  'phone-numbers.release': { params: PhoneNumbersReleaseParams; result: PhoneNumbersReleaseResult };
  'phone-numbers.search': { params: PhoneNumbersSearchParams; result: PhoneNumbersSearchResult };
  'phone-numbers.acquire': { params: PhoneNumbersAcquireParams; result: PhoneNumbersAcquireResult };
  'phone-numbers.health': { params: PhoneNumbersHealthParams; result: PhoneNumbersHealthResult };
}

export type SkillName = keyof SkillTypes;
