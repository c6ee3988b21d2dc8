// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

/** Who is calling */
export interface Account {
  id: string;
  kind: 'tenant' | 'partner' | 'customer' | (string & {});
  name: string;
  state: 'active' | 'payment_hold' | 'suspended' | 'closed' | (string & {});
  default_country: string;
  created_at: Timestamp;
}

/** What another business number is */
export type AltBusinessIdType = 'NONE' | 'DUNS' | 'GIIN' | 'LEI' | (string & {});

/** What another business number is */
export type AltBusinessIdTypeInput = 'NONE' | 'DUNS' | 'GIIN' | 'LEI';

/** A key without its secret */
export interface ApiKey {
  id: string;
  name: string;
  /** The first 12 hex digits of the stored digest */
  fingerprint: string;
  mode: KeyMode;
  permissions: Permission[];
  created_at: Timestamp;
  expires_at: Timestamp | null;
  revoked_at: Timestamp | null;
  last_used_at: Timestamp | null;
}

/** A text that a conversion is put down to */
export interface Attribution {
  message_id: string;
  campaign_id: string | null;
  delivered_at: Timestamp;
  /** last_delivery_24h: the last text that arrived within the 24 hours before */
  rule: 'last_delivery_24h' | (string & {});
}

/** Contacts in any part of include and in no part of exclude */
export interface Audience {
  include: AudiencePart;
  exclude?: AudiencePart;
}

/** Contacts in any of these */
export interface AudiencePart {
  /** Every contact */
  all?: boolean;
  list_ids?: string[];
  tag_ids?: string[];
  contact_ids?: string[];
}

/** One mutating call; its hash covers the one before it. An entry that is not sealed yet has no seq and no hash */
export interface AuditEntry {
  id: string;
  seq: number | null;
  sealed: boolean;
  at: Timestamp;
  skill: string;
  /** The key that called */
  actor: string;
  /** ok, or the code of the refusal */
  outcome: string;
  /** HMAC-SHA256 of the params in canonical JSON under a key that only the service has, so that nobody finds a number by trying them all; equal params have equal hashes. SHA-256 without a key in entries from before */
  params_hash: string;
  hash: string | null;
  prev_hash: string | null;
}

/** A number that nobody has */
export interface AvailableNumber {
  phone: string;
  country: string;
  type: 'long_code' | 'toll_free' | 'short_code' | (string & {});
  /** Who hosts it */
  carrier: string;
  /** What it costs to get */
  credits: number;
}

/** Credits of an account */
export interface Balance {
  /** May be spent now */
  available: number;
  /** Set aside for running campaigns */
  held: number;
  /** The sum of the ledger: available and held */
  posted: number;
}

/** A 10DLC brand: who sends */
export interface Brand {
  id: string;
  status: BrandStatus;
  identity_status: BrandIdentityStatus;
  /** What the throughput hangs on */
  vetting_score: number | null;
  /** Why it was turned down */
  rejection: RegistrationRejection | null;
  /** The caller’s own name for it: one registration each */
  reference_id: string | null;
  /** How often it was submitted */
  attempt: number;
  entity_type: BrandEntityType;
  /** As people know it */
  display_name: string;
  /** As in the records of the IRS */
  legal_name: string;
  /** Tax number */
  ein: string | null;
  /** Another business number */
  alt_business_id: string | null;
  alt_business_id_type: AltBusinessIdType;
  /** Of a listed company */
  stock_symbol: string | null;
  stock_exchange: StockExchange | null;
  vertical: BrandVertical;
  /** Where reviewers look */
  website: string | null;
  address: BrandAddress;
  contact: BrandContact;
  /** Whether it sends for others */
  is_reseller: boolean;
  brand_relationship: BrandRelationship;
  /** A rehearsal at the registry: no carrier learns of it */
  mock: boolean;
  /** When the registry took it */
  submitted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Where a brand is */
export interface BrandAddress {
  street: string;
  city: string;
  /** Two letters in the United States */
  state: string;
  postal_code: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
}

/** Whom to reach at a brand */
export interface BrandContact {
  email: string;
  /** E.164 */
  phone: string;
  /** Of a sole proprietor */
  first_name: string | null;
  /** Of a sole proprietor */
  last_name: string | null;
  /** Where a sole proprietor gets the confirming code */
  mobile_phone: string | null;
  /** Where a listed company confirms itself (Auth+) */
  business_contact_email: string | null;
}

/** What kind of organisation a brand is */
export type BrandEntityType = 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR' | (string & {});

/** What kind of organisation a brand is */
export type BrandEntityTypeInput = 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR';

/** What the registry could confirm of a brand */
export type BrandIdentityStatus = 'SELF_DECLARED' | 'UNVERIFIED' | 'VERIFIED' | 'VETTED_VERIFIED' | (string & {});

/** How close a reseller is to the brand */
export type BrandRelationship = 'BASIC_ACCOUNT' | 'SMALL_ACCOUNT' | 'MEDIUM_ACCOUNT' | 'LARGE_ACCOUNT' | 'KEY_ACCOUNT' | (string & {});

/** How close a reseller is to the brand */
export type BrandRelationshipInput = 'BASIC_ACCOUNT' | 'SMALL_ACCOUNT' | 'MEDIUM_ACCOUNT' | 'LARGE_ACCOUNT' | 'KEY_ACCOUNT';

/** How far the registration of a brand has come */
export type BrandStatus = 'OK' | 'REGISTRATION_PENDING' | 'REGISTRATION_FAILED' | (string & {});

/** The trade of a brand */
export type BrandVertical = 'AGRICULTURE' | 'COMMUNICATION' | 'CONSTRUCTION' | 'EDUCATION' | 'ENERGY' | 'ENTERTAINMENT' | 'FINANCIAL' | 'GAMBLING' | 'GOVERNMENT' | 'HEALTHCARE' | 'HOSPITALITY' | 'HUMAN_RESOURCES' | 'INSURANCE' | 'LEGAL' | 'MANUFACTURING' | 'NGO' | 'POLITICAL' | 'POSTAL' | 'PROFESSIONAL' | 'REAL_ESTATE' | 'RETAIL' | 'TECHNOLOGY' | 'TRANSPORTATION' | (string & {});

/** The trade of a brand */
export type BrandVerticalInput = 'AGRICULTURE' | 'COMMUNICATION' | 'CONSTRUCTION' | 'EDUCATION' | 'ENERGY' | 'ENTERTAINMENT' | 'FINANCIAL' | 'GAMBLING' | 'GOVERNMENT' | 'HEALTHCARE' | 'HOSPITALITY' | 'HUMAN_RESOURCES' | 'INSURANCE' | 'LEGAL' | 'MANUFACTURING' | 'NGO' | 'POLITICAL' | 'POSTAL' | 'PROFESSIONAL' | 'REAL_ESTATE' | 'RETAIL' | 'TECHNOLOGY' | 'TRANSPORTATION';

/** Who gave the number of a company */
export type BusinessAuthority = 'EIN' | 'CBN' | 'CRN' | 'PROVINCIAL_NUMBER' | 'VAT' | 'ACN' | 'ABN' | 'BRN' | 'SIREN' | 'SIRET' | 'NZBN' | 'UST_IDNR' | 'CIF' | 'NIF' | 'CNPJ' | 'UID' | 'NEQ' | 'OTHER' | (string & {});

/** Who gave the number of a company */
export type BusinessAuthorityInput = 'EIN' | 'CBN' | 'CRN' | 'PROVINCIAL_NUMBER' | 'VAT' | 'ACN' | 'ABN' | 'BRN' | 'SIREN' | 'SIRET' | 'NZBN' | 'UST_IDNR' | 'CIF' | 'NIF' | 'CNPJ' | 'UID' | 'NEQ' | 'OTHER';

/** Where a company is registered */
export interface BusinessRegistration {
  /** As the authority wrote it */
  number: string;
  authority: BusinessAuthority;
  /** ISO 3166-1 alpha-2 */
  country: string;
}

/** Where a company is registered */
export interface BusinessRegistrationInput {
  /** As the authority wrote it */
  number: string;
  authority: BusinessAuthorityInput;
  /** ISO 3166-1 alpha-2 */
  country: string;
}

/** One text to an audience */
export interface Campaign {
  id: string;
  name: string;
  state: CampaignState;
  /** Why it is paused: caller, balance, content, account_state or no_sending_number */
  state_reason: string | null;
  purpose: Purpose;
  body: string | null;
  template_id: string | null;
  template_version: number | null;
  audience: Audience;
  number_id: string | null;
  /** The program whose numbers it goes out from, instead of one number */
  program_id: string | null;
  send_at: Timestamp | null;
  throttle_per_minute: number | null;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  launched_at: Timestamp | null;
  finished_at: Timestamp | null;
}

/** audience = sent + excluded + canceled + failed + pending, at any moment */
export interface CampaignCounters {
  audience: number;
  /** Not handed over yet */
  pending: number;
  /** Of those pending: with the carrier, not answered */
  in_flight: number;
  /** Taken by the carrier */
  sent: number;
  delivered: number;
  undelivered: number;
  unconfirmed: number;
  /** Turned away by the carrier, or too late */
  failed: number;
  canceled: number;
  excluded: number;
  excluded_by_reason: { [key: string]: number };
  /** Why texts that are pending wait for a later moment: quiet_hours, daily_limit */
  waiting_by_reason: { [key: string]: number };
  segments_sent: number;
  credits_spent: number;
  credits_held: number;
}

/** What reviewers hold the samples against */
export interface CampaignFlags {
  /** Texts carry links */
  embedded_link: boolean;
  /** Texts carry phone numbers */
  embedded_phone: boolean;
  /** More than 49 numbers */
  number_pool: boolean;
  /** About what minors may not buy */
  age_gated: boolean;
  /** About loans of the brand itself */
  direct_lending: boolean;
  /** People opt in */
  subscriber_opt_in: boolean;
  /** People can opt out */
  subscriber_opt_out: boolean;
  /** People get help */
  subscriber_help: boolean;
}

/** What was decided for one contact */
export interface CampaignRecipient {
  contact_id: string;
  outcome: 'accepted' | 'excluded' | (string & {});
  /** Why the contact was excluded */
  reason: string | null;
  message_id: string | null;
  /** Where the text is */
  status: MessageState | null;
  /** The rules it was cleared under */
  rule_version: string | null;
  decided_at: Timestamp;
}

/** A 10DLC campaign: what is sent */
export interface CampaignRegistration {
  id: string;
  brand_id: string;
  /** The program whose words it registers */
  program_id: string | null;
  status: CampaignStatus;
  submission_status: SubmissionStatus;
  /** Why it was turned down */
  rejection: RegistrationRejection | null;
  /** The caller’s own name for it: one registration each */
  reference_id: string | null;
  /** How often it was submitted */
  attempt: number;
  use_case: CampaignUseCase;
  /** What a mixed campaign mixes */
  sub_use_cases: CampaignUseCase[];
  /** Who sends, who receives, and why */
  description: string;
  /** How people agree, every way */
  message_flow: string;
  /** Texts as they will be sent, what varies in square brackets */
  samples: string[];
  flags: CampaignFlags;
  /** What a link looks like */
  embedded_link_sample: string | null;
  /** Words that opt in */
  opt_in_keywords: string[];
  /** Words that opt out */
  opt_out_keywords: string[];
  /** Words that ask for help */
  help_keywords: string[];
  /** The confirmation of an opt-in */
  opt_in_message: string;
  /** The confirmation of a STOP */
  opt_out_message: string;
  /** The answer to HELP */
  help_message: string;
  /** The privacy policy */
  privacy_url: string;
  /** The terms */
  terms_url: string;
  /** Renewed by the registry */
  auto_renewal: boolean;
  /** The reseller at the registry */
  reseller_id: string | null;
  /** By the score of the brand; null while the brand is not confirmed */
  throughput: CampaignThroughput | null;
  /** When the registry took it */
  submitted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export type CampaignState = 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled' | (string & {});

export type CampaignStateInput = 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled';

/** How far the registration of a campaign has come: the registry (TCR), the connectivity partner (TELNYX), the carriers (MNO). MNO_PROVISIONED may send */
export type CampaignStatus = 'TCR_PENDING' | 'TCR_SUSPENDED' | 'TCR_EXPIRED' | 'TCR_ACCEPTED' | 'TCR_FAILED' | 'TELNYX_ACCEPTED' | 'TELNYX_FAILED' | 'MNO_PENDING' | 'MNO_ACCEPTED' | 'MNO_REJECTED' | 'MNO_PROVISIONED' | 'MNO_PROVISIONING_FAILED' | (string & {});

/** What carriers let a registered campaign send */
export interface CampaignThroughput {
  /** AT&T’s message class */
  class: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'T' | (string & {});
  /** AT&T: texts a minute for the campaign, over all its numbers */
  att_per_minute: number;
  /** T-Mobile: texts a day for the brand, reset at midnight Pacific */
  tmobile_per_day: number;
  /** How much of it was used */
  tmobile_today: DailyLimit;
  /** The dated table it was read from */
  pack: string;
}

/** What a 10DLC campaign is registered for, as The Campaign Registry names it */
export type CampaignUseCase = '2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'LOW_VOLUME' | 'MARKETING' | 'MIXED' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'CHARITY' | 'EMERGENCY' | 'POLITICAL' | 'SOLE_PROPRIETOR' | 'PROXY' | 'AGENTS_FRANCHISES' | 'K12_EDUCATION' | 'SWEEPSTAKE' | 'SOCIAL' | 'CARRIER_EXEMPT' | (string & {});

/** What a 10DLC campaign is registered for, as The Campaign Registry names it */
export type CampaignUseCaseInput = '2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'LOW_VOLUME' | 'MARKETING' | 'MIXED' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'CHARITY' | 'EMERGENCY' | 'POLITICAL' | 'SOLE_PROPRIETOR' | 'PROXY' | 'AGENTS_FRANCHISES' | 'K12_EDUCATION' | 'SWEEPSTAKE' | 'SOCIAL' | 'CARRIER_EXEMPT';

/** One step of getting ready to send */
export interface ChecklistStep {
  id: string;
  title: string;
  state: 'done' | 'todo' | 'optional' | (string & {});
  next_action: NextAction | null;
}

/** One change of consent; its hash covers the entry before it. merged: the number’s consent ended with a merge; forgotten: what was personal in entries was erased; narrowed: the person ends this program alone, and the opt-out that evidence.narrows names counts no more. An entry that is not sealed yet has no seq and no hash */
export interface ConsentEntry {
  id: string;
  contact_id: string | null;
  phone: string;
  status: 'opted_in' | 'opted_out' | 'merged' | 'forgotten' | 'narrowed' | (string & {});
  /** all, or the program that it is limited to */
  scope: string;
  method: string;
  source: string | null;
  source_url: string | null;
  /** SHA-256 of the text the person agreed to */
  disclosure_text_hash: string | null;
  evidence: { [key: string]: unknown } | string | null;
  /** The key that recorded it, or contact when the person wrote */
  actor: string;
  /** The rule that read a text as this change */
  rule_id: string | null;
  captured_at: Timestamp;
  received_at: Timestamp;
  sealed: boolean;
  seq: number | null;
  hash: string | null;
  prev_hash: string | null;
  /** The source by which the person agreed */
  source_id: string | null;
  /** Version of the source's text that was shown */
  disclosure_version: number | null;
}

/** How consent was given */
export type ConsentMethod = 'web_form' | 'keyword' | 'verbal' | 'paper' | 'qr' | 'checkout' | 'import' | 'api' | (string & {});

/** How consent was given */
export type ConsentMethodInput = 'web_form' | 'keyword' | 'verbal' | 'paper' | 'qr' | 'checkout' | 'import' | 'api';

export type ConsentStatus = 'none' | 'pending' | 'opted_in' | 'opted_out' | (string & {});

export type ConsentStatusInput = 'none' | 'pending' | 'opted_in' | 'opted_out';

/** A person with a number */
export interface Contact {
  id: string;
  /** E.164 */
  phone: string;
  /** ISO 3166-1 country of the number */
  country: string;
  external_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** IANA name */
  timezone: string | null;
  attributes: { [key: string]: unknown };
  tags: string[];
  consent: ContactConsent;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Counts the changes of its fields; consent has a ledger of its own */
  version: number;
}

/** Whether a contact may be texted */
export interface ContactConsent {
  status: ConsentStatus;
  method: string | null;
  changed_at: Timestamp | null;
  /** The number gets no texts at all, whatever the status: it is suppressed by itself or by a suppression list */
  suppressed: boolean;
  /** Programs of which the number gets no texts, beside what suppressed says; the others go on */
  ended_programs: string[];
}

/** A static set of contacts */
export interface ContactList {
  id: string;
  name: string;
  kind: ListKind;
  created_at: Timestamp;
  /** How many members it has; in lists only */
  count?: number;
}

/** One line of the ledger; never changed */
export interface CreditEntry {
  id: string;
  kind: 'starter' | 'topup' | 'grant' | 'send' | 'campaign' | 'registration' | 'refund' | 'adjustment' | 'lookup' | (string & {});
  /** Credits; negative when they were spent */
  amount: number;
  /** Unique in the account */
  ref: string;
  campaign_id: string | null;
  message_id: string | null;
  note: string | null;
  at: Timestamp;
}

/** An end-customer of a partner */
export interface Customer {
  /** The end-customer, as the partner names it */
  external_ref: string;
  /** Its account */
  customer_id: string;
  name: string;
  default_country: string;
  state: 'active' | 'payment_hold' | 'suspended' | 'closed' | (string & {});
  paused: boolean;
  paused_reason: string | null;
  /** What its texts come from */
  number: string | null;
  balance: Balance;
  /** The mark of balance.low */
  low_balance_at: number | null;
  created_at: Timestamp;
}

/** What T-Mobile lets a registered company send on this day. A text counts unless a look-up of the last 30 days says that it goes to another network */
export interface DailyLimit {
  /** The brand that is counted, with every other of the same tax number */
  brand_id: string;
  /** Segments handed over on this day that went, or may have gone, to T-Mobile */
  used: number;
  /** Segments a day, by the score of the brand */
  limit: number;
  /** Midnight Pacific; what is over the limit waits until then */
  resets_at: Timestamp;
}

/** Why the text was cleared: what each gate looked at */
export interface Decision {
  allow: boolean;
  gates: GateResult[];
  /** The rules it was decided under */
  rule_pack: string;
  /** The keyword this answers */
  auto_reply?: string;
  /** The rule that read the keyword */
  rule?: string | null;
}

/** One attempt to deliver an event */
export interface DeliveryAttempt {
  at: Timestamp;
  /** The HTTP status; null when no answer came */
  status: number | null;
  latency_ms: number;
  /** Why no answer came: blocked_url, blocked_address, dns_failed, unreachable, connect_timeout, connection_refused, connection_reset, tls_failed, timeout, invalid_request, invalid_response or connection_failed; later versions may add codes */
  error: string | null;
  /** The beginning of the answer, with secrets taken out */
  response_excerpt: string | null;
}

/** A skill that fits an intent */
export interface DiscoveredSkill {
  skill: string;
  summary: string;
  why: string;
  score: number;
  effect: 'read' | 'write' | 'destructive' | 'billable' | (string & {});
  allowed: boolean;
}

/** Contacts that may be one person */
export interface DuplicateCluster {
  match: 'email' | 'name' | (string & {});
  confidence: 'high' | 'low' | (string & {});
  /** What they have in common */
  value: string;
  /** How many they are */
  size: number;
  /** The twenty oldest */
  contacts: DuplicateContact[];
}

/** A contact of a cluster */
export interface DuplicateContact {
  contact_id: string;
  phone: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  consent_status: ConsentStatus;
}

/** How the text goes over the air: 160 or 70 characters in one segment */
export type Encoding = 'GSM-7' | 'UCS-2' | (string & {});

/** Texts that did not arrive for one reason */
export interface ErrorGroup {
  /** As the carrier said it; null when it said none */
  error_code: string | null;
  count: number;
  means: string;
  /** What would help; null when nothing is known */
  helps: string | null;
}

/** What an event reports */
export type EventType = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused' | (string & {});

/** What an event reports */
export type EventTypeInput = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused';

/** People of an audience who were left out for one reason */
export interface ExcludedGroup {
  reason: string;
  count: number;
  means: string;
  /** What would help; null when nothing does */
  helps: string | null;
  /** Some of them */
  sample_contact_ids: string[];
  next_actions: NextAction[];
}

/** Something preflight found */
export interface Finding {
  code: string;
  message: string;
  next_actions: NextAction[];
}

/** At most max marketing texts to one person in any window_hours hours */
export interface FrequencyCap {
  max: number;
  window_hours: number;
}

/** What one gate said of a text */
export interface GateResult {
  gate: 'state' | 'sender' | 'recipient' | 'consent' | 'content' | 'quiet_hours' | 'frequency' | 'credits' | (string & {});
  outcome: 'pass' | 'refuse' | (string & {});
  /** Why it refused */
  reason: string | null;
  /** What it looked at */
  inputs: { [key: string]: string | number | boolean | null };
}

/** What an account does about numbers that fail */
export interface HygienePolicy {
  /** 0 while nothing was changed */
  version: number;
  /** Whether suppress is done by itself; otherwise by hygiene.suppressInvalid */
  automatic: boolean;
  rules: HygienePolicyRule[];
}

/** A rule of the policy, and where it is from */
export interface HygienePolicyRule {
  /** As messages.get shows it */
  error_code: string;
  /** Failures with this code, and none that arrived since */
  count: number;
  reason: InvalidReason;
  action: 'ignore' | 'flag' | 'suppress' | (string & {});
  origin: 'default' | 'account' | (string & {});
  /** Who says so */
  source: string | null;
}

/** What failures with a code mean */
export interface HygieneRule {
  /** As messages.get shows it */
  error_code: string;
  /** Failures with this code, and none that arrived since */
  count: number;
  reason: InvalidReason;
  action: 'ignore' | 'flag' | 'suppress' | (string & {});
}

/** What failures with a code mean */
export interface HygieneRuleInput {
  /** As messages.get shows it */
  error_code: string;
  /** Failures with this code, and none that arrived since */
  count: number;
  reason: InvalidReasonInput;
  action: 'ignore' | 'flag' | 'suppress';
}

/** A scan, and how far it is */
export interface HygieneScan {
  job_id: string;
  level: 'offline' | 'lookup' | (string & {});
  list_id: string | null;
  state: 'running' | 'completed' | 'stopped' | (string & {});
  /** Why it was stopped: max_credits, credits_insufficient, cannot_look_up */
  reason: string | null;
  /** Contacts when it began */
  total: number;
  /** Contacts so far */
  checked: number;
  /** Of them with a number of no use */
  found: number;
  max_credits: number;
  /** Spent so far */
  credits: number;
  created_at: Timestamp;
  finished_at: string | null;
}

/** The consent of every row of an import, with its proof: source, captured_at, and method or evidence */
export interface ImportConsent {
  status?: 'opted_in' | 'opted_out' | (string & {});
  method?: ConsentMethod;
  /** Where the people agreed */
  source?: string;
  /** The source by which they agreed, in place of source and method */
  source_id?: string;
  source_url?: string;
  captured_at?: Timestamp;
  evidence?: { [key: string]: unknown } | string;
  /** What they agreed to; kept with its SHA-256 */
  disclosure_text?: string;
  /** Which text of the source they were shown */
  disclosure_version?: number;
}

/** The consent of every row of an import, with its proof: source, captured_at, and method or evidence */
export interface ImportConsentInput {
  status?: 'opted_in' | 'opted_out';
  method?: ConsentMethodInput;
  /** Where the people agreed */
  source?: string;
  /** The source by which they agreed, in place of source and method */
  source_id?: string;
  source_url?: string;
  captured_at?: Timestamp;
  evidence?: { [key: string]: unknown } | string;
  /** What they agreed to; kept with its SHA-256 */
  disclosure_text?: string;
  /** Which text of the source they were shown */
  disclosure_version?: number;
}

/** A row that was left out, and why */
export interface ImportRejection {
  /** Index in what was sent */
  row: number;
  code: string;
  /** The field at fault, or the column whose mapping is */
  field: string;
}

/** What became of one row */
export interface ImportRow {
  /** Index in what was sent */
  row: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | 'duplicate' | 'rejected' | (string & {});
  code?: string;
  contact_id?: string;
}

/** One thing that an incoming text changed */
export interface InboundEffect {
  kind: 'received' | 'duplicate' | 'opted_out' | 'already_opted_out' | 'recalled' | 'opted_in' | 'not_opted_in' | 'narrowed' | 'not_narrowed' | 'reply_queued' | 'for_review' | (string & {});
  detail: string | null;
}

/** A contact whose number is of no use, for one reason */
export interface InvalidContact {
  contact_id: string;
  phone: string;
  reason: InvalidReason;
  /** What the policy says is to be done */
  action: 'flag' | 'suppress' | (string & {});
  /** Whether it gets no texts already */
  suppressed: boolean;
  last_at: Timestamp;
  evidence: InvalidEvidence[];
}

/** What shows that a number is of no use */
export interface InvalidEvidence {
  kind: 'carrier_error' | 'lookup' | 'number_parsing' | (string & {});
  /** Of the carrier */
  error_code: string | null;
  /** Failures with that code since a text last arrived */
  count: number | null;
  at: Timestamp;
  message_ids: string[];
  detail: string | null;
}

/** Why a number is of no use */
export type InvalidReason = 'invalid_number' | 'unknown_subscriber' | 'not_textable' | 'unreachable' | 'blocked' | 'opted_out_at_carrier' | 'disconnected' | 'reassigned' | (string & {});

/** Why a number is of no use */
export type InvalidReasonInput = 'invalid_number' | 'unknown_subscriber' | 'not_textable' | 'unreachable' | 'blocked' | 'opted_out_at_carrier' | 'disconnected' | 'reassigned';

/** Test keys only ever reach the simulator carrier */
export type KeyMode = 'live' | 'test' | (string & {});

/** Test keys only ever reach the simulator carrier */
export type KeyModeInput = 'live' | 'test';

/** Whom to text, or whom never to text: members of a suppression list get no texts at all */
export type ListKind = 'audience' | 'suppression' | (string & {});

/** Whom to text, or whom never to text: members of a suppression list get no texts at all */
export type ListKindInput = 'audience' | 'suppression';

/** A contact on a list */
export interface ListMember {
  contact_id: string;
  phone: string;
  first_name: string | null;
  last_name: string | null;
  consent_status: ConsentStatus;
  added_at: Timestamp;
}

/** A skill in the shape of a tool definition of the Model Context Protocol */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  inputSchema: { [key: string]: unknown };
  outputSchema: { [key: string]: unknown };
  annotations: { [key: string]: unknown };
}

/** One text to one number */
export interface Message {
  id: string;
  state: MessageState;
  state_reason: string | null;
  to: string;
  from: string;
  text: string;
  encoding: Encoding;
  segments: number;
  credits: number;
  purpose: 'marketing' | 'transactional' | 'reply' | (string & {});
  contact_id: string | null;
  campaign_id: string | null;
  number_id: string;
  error_code: string | null;
  carrier: string;
  carrier_message_id: string | null;
  /** Of the call that asked for the text, or that launched its campaign: the same as X-Request-Id of its answer. Null for what no call asked for, such as the answer to a STOP. */
  request_id: string | null;
  created_at: Timestamp;
  due_at: Timestamp;
  valid_until: Timestamp | null;
  finalized_at: Timestamp | null;
}

/** One step in the life of a text */
export interface MessageEvent {
  at: Timestamp;
  state: MessageState;
  source: 'service' | 'carrier' | (string & {});
  error_code: string | null;
}

/** Where a text is */
export type MessageState = 'queued' | 'scheduled' | 'held' | 'submitting' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'canceled' | 'rejected' | 'delivery_unconfirmed' | (string & {});

/** Where a text is */
export type MessageStateInput = 'queued' | 'scheduled' | 'held' | 'submitting' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'canceled' | 'rejected' | 'delivery_unconfirmed';

/** A call that is valid as it stands */
export interface NextAction {
  skill: string;
  params: { [key: string]: unknown };
  why: string;
}

/** Pass as cursor for the next page; null on the last one */
export type NextCursor = string | null;

/** How far the registry has come with a number of a registered campaign */
export type NumberAssignmentState = 'PENDING_ASSIGNMENT' | 'ASSIGNED' | 'FAILED_ASSIGNMENT' | 'PENDING_UNASSIGNMENT' | 'FAILED_UNASSIGNMENT' | (string & {});

/** An event and what became of it */
export interface OutboxItem {
  event_id: string;
  type: EventType;
  /** The end-customer, as the partner names it */
  external_ref: string | null;
  /** dead: every attempt failed; replay it */
  state: 'pending' | 'delivered' | 'dead' | (string & {});
  occurred_at: Timestamp;
  /** Those since it was written or replayed, but one that was answered 410, which uses none up */
  attempts: DeliveryAttempt[];
  /** Not before this moment, and not before the earlier events of its end-customer are delivered or dead: of one that they hold up it is in the past */
  next_attempt_at: Timestamp | null;
  delivered_at: Timestamp | null;
  /** The body as it is sent */
  event: { [key: string]: unknown };
}

export type Permission = 'full' | 'partner' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai' | (string & {});

export type PermissionInput = 'full' | 'partner' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai';

/** What an account texts people for, and what it says to them when they ask */
export interface Program {
  id: string;
  /** Each change makes the next one */
  version: number;
  /** What the account calls it */
  name: string;
  /** Who writes, as people know them */
  brand: string;
  /** What the texts are about: it completes “text messages about …” */
  purpose: string;
  /** What it would be registered for; null when that is open */
  use_case: CampaignUseCase | null;
  /** How often texts come, as in: up to 4 msgs/month */
  frequency: string;
  /** The answer to HELP */
  help_text: string;
  /** The one confirmation of a STOP */
  opt_out_text: string;
  /** The confirmation of an opt-in */
  opt_in_text: string;
  /** What a STOP to it ends: every program, or, with ask, every program unless the person answers the one question and keeps the others */
  opt_out_scope: 'all' | 'ask' | (string & {});
  keywords: ProgramKeywords;
  /** Texts as they are sent, variables in brackets; what a registration takes when it names none */
  samples: string[];
  /** The privacy policy */
  privacy_url: string;
  /** The terms of the program */
  terms_url: string;
  /** Of the program */
  created_at: Timestamp;
  /** When this version was written */
  updated_at: Timestamp;
}

/** Something that carriers or the law would object to */
export interface ProgramFinding {
  /** Stable name of the rule */
  rule: string;
  /** An error is refused by carriers or the law */
  severity: 'error' | 'warning' | 'info' | (string & {});
  /** The field it is about */
  field: string;
  message: string;
  /** What to do about it */
  fix: string;
}

/** What people text to a program */
export interface ProgramKeywords {
  /** Words that opt in */
  opt_in: string[];
  /** Words that opt out; STOP and its like always do */
  opt_out: string[];
  /** Words that ask for help; HELP always does */
  help: string[];
}

/** A version of a program: program.get reads it */
export interface ProgramVersion {
  version: number;
  created_at: Timestamp;
}

/** Marketing needs recorded consent; transactional needs a relationship */
export type Purpose = 'marketing' | 'transactional' | (string & {});

/** Marketing needs recorded consent; transactional needs a relationship */
export type PurposeInput = 'marketing' | 'transactional';

/** When an account sends marketing, by the clock on the recipient’s wall; the law’s hours shrink to it */
export interface QuietHours {
  /** The first minute that is allowed */
  start: string;
  /** The first minute that is not */
  end: string;
  /** Days on which anything is sent */
  days: Weekday[];
  /** What becomes of a single text that says nothing itself */
  on_violation: 'reject' | 'defer' | (string & {});
}

/** How many contacts there are for a reason */
export interface ReasonCount {
  reason: InvalidReason;
  contacts: number;
}

/** A brand, a campaign or a toll-free number at the registry */
export interface Registration {
  kind: RegistrationKind;
  id: string;
  status: RegistrationStatus;
  submission_status: SubmissionStatus;
  /** Why it was turned down */
  rejection: RegistrationRejection | null;
  /** Where people get other words than are registered */
  registration_drift: RegistrationDrift[];
  /** When it is a brand */
  brand: Brand | null;
  /** When it is a campaign */
  campaign: CampaignRegistration | null;
  /** When it is the verification of a toll-free number */
  toll_free: TollFreeVerification | null;
}

/** A place where what people get is no longer what was registered */
export interface RegistrationDrift {
  registration_id: string;
  program_id: string;
  /** The field of the program */
  field: string;
  /** As the registry has it */
  registered: string | string[] | null;
  /** As the program says it now */
  live: string | string[] | null;
}

/** Something that a reviewer would object to */
export interface RegistrationFinding {
  /** The rejection code that a reviewer would give */
  code: string;
  /** Stable name of the rule */
  rule: string;
  /** With an error nothing is submitted */
  severity: 'error' | 'warning' | 'info' | (string & {});
  /** The field it is about */
  field: string;
  message: string;
  /** What to do about it */
  fix: string;
}

/** What is registered */
export type RegistrationKind = 'brand' | 'campaign' | 'toll_free' | (string & {});

/** What is registered */
export type RegistrationKindInput = 'brand' | 'campaign' | 'toll_free';

/** Why a registration was turned down */
export interface RegistrationRejection {
  /** As in twilio.com/docs/api/errors */
  code: string;
  /** What to change */
  field: string;
  /** What to do about it */
  fix: string;
}

/** Of a brand, a campaign or a toll-free number */
export type RegistrationStatus = 'OK' | 'REGISTRATION_PENDING' | 'REGISTRATION_FAILED' | 'TCR_PENDING' | 'TCR_SUSPENDED' | 'TCR_EXPIRED' | 'TCR_ACCEPTED' | 'TCR_FAILED' | 'TELNYX_ACCEPTED' | 'TELNYX_FAILED' | 'MNO_PENDING' | 'MNO_ACCEPTED' | 'MNO_REJECTED' | 'MNO_PROVISIONED' | 'MNO_PROVISIONING_FAILED' | 'PENDING_REVIEW' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | (string & {});

/** Of a brand, a campaign or a toll-free number */
export type RegistrationStatusInput = 'OK' | 'REGISTRATION_PENDING' | 'REGISTRATION_FAILED' | 'TCR_PENDING' | 'TCR_SUSPENDED' | 'TCR_EXPIRED' | 'TCR_ACCEPTED' | 'TCR_FAILED' | 'TELNYX_ACCEPTED' | 'TELNYX_FAILED' | 'MNO_PENDING' | 'MNO_ACCEPTED' | 'MNO_REJECTED' | 'MNO_PROVISIONED' | 'MNO_PROVISIONING_FAILED' | 'PENDING_REVIEW' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';

/** What conversions were worth together, in one currency */
export interface Revenue {
  /** ISO 4217 */
  currency: string;
  /** In the minor unit of the currency */
  value_minor: number;
}

/** What a scan will look at */
export interface ScanEstimate {
  contacts: number;
  credits_at_most: number;
}

/** A number to send from */
export interface SenderNumber {
  id: string;
  /** E.164 */
  phone: string;
  country: string;
  type: 'long_code' | 'toll_free' | 'short_code' | (string & {});
  state: 'active' | 'released' | (string & {});
  is_default: boolean;
  carrier: string;
  program_id: string | null;
  /** Whether it is bound to a program */
  assignment: 'unassigned' | 'assigned' | (string & {});
  /** The registered campaign it sends for, or its own verification if it is toll-free */
  registration_id: string | null;
  /** How far the registry has come with that; null when no registered campaign is asked for */
  registration_state: NumberAssignmentState | null;
  /** Why the registry turned it down */
  registration_rejection: RegistrationRejection | null;
  /** Of an assigned number: its share of what carriers let the campaign send */
  messages_per_second: number;
  created_at: Timestamp;
  released_at: Timestamp | null;
}

/** The typed contract of one skill */
export interface SkillCapability {
  name: string;
  summary: string;
  description: string;
  module: string;
  scope: 'public' | 'tenant' | 'partner' | (string & {});
  permission: string;
  effect: 'read' | 'write' | 'destructive' | 'billable' | (string & {});
  allowed: boolean;
  input_schema: { [key: string]: unknown };
  output_schema: { [key: string]: unknown };
}

/** A place where people agree to get texts */
export interface Source {
  id: string;
  name: string;
  method: ConsentMethod;
  url: string | null;
  program_id: string | null;
  state: 'active' | 'archived' | (string & {});
  /** Of the text that is shown now */
  disclosure_version: number;
  /** What a person agrees to now */
  disclosure_text: string;
  /** SHA-256 of the text, hexadecimal */
  disclosure_hash: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  archived_at: string | null;
}

/** Who came by a source, who left, and what came of it */
export interface SourceStatsRow {
  source_id: string;
  name: string;
  /** People who agreed by it in the period */
  opt_ins: number;
  /** People who opted out in the period and had last agreed by it */
  opt_outs: number;
  /** Conversions that occurred in the period, of people who had last agreed by it */
  conversions: number;
  /** What these were worth, by currency; empty when none had a value */
  revenue: Revenue[];
}

/** A text of a source; it is never changed */
export interface SourceVersion {
  version: number;
  disclosure_text: string;
  /** SHA-256 of the text, hexadecimal */
  disclosure_hash: string;
  created_at: Timestamp;
}

/** Where a listed company is listed */
export type StockExchange = 'NONE' | 'NASDAQ' | 'NYSE' | 'AMEX' | 'AMX' | 'ASX' | 'B3' | 'BME' | 'BSE' | 'FRA' | 'ICEX' | 'JPX' | 'JSE' | 'KRX' | 'LON' | 'NSE' | 'OMX' | 'SEHK' | 'SSE' | 'STO' | 'SWX' | 'SZSE' | 'TSX' | 'TWSE' | 'VSE' | (string & {});

/** Where a listed company is listed */
export type StockExchangeInput = 'NONE' | 'NASDAQ' | 'NYSE' | 'AMEX' | 'AMX' | 'ASX' | 'B3' | 'BME' | 'BSE' | 'FRA' | 'ICEX' | 'JPX' | 'JSE' | 'KRX' | 'LON' | 'NSE' | 'OMX' | 'SEHK' | 'SSE' | 'STO' | 'SWX' | 'SZSE' | 'TSX' | 'TWSE' | 'VSE';

/** Whether the registry has taken the submission */
export type SubmissionStatus = 'CREATED' | 'FAILED' | 'PENDING' | (string & {});

/** A label */
export interface Tag {
  id: string;
  name: string;
  color: string | null;
  description: string | null;
  created_at: Timestamp;
  /** How many things carry it; in lists only */
  count?: number;
}

/** What a tag can be put on */
export type TagTarget = 'contact' | 'campaign' | 'template' | (string & {});

/** What a tag can be put on */
export type TagTargetInput = 'contact' | 'campaign' | 'template';

/** A reusable text with variables */
export interface Template {
  id: string;
  name: string;
  state: TemplateState;
  locale: string;
  /** Of its text and variables */
  version: number;
  body: string;
  variables: TemplateVariable[];
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Something about a template that is better known before it is sent */
export interface TemplateFinding {
  rule: string;
  severity: 'error' | 'warning' | 'info' | (string & {});
  message: string;
  variable?: string;
}

export type TemplateState = 'draft' | 'approved' | 'archived' | (string & {});

export type TemplateStateInput = 'draft' | 'approved' | 'archived';

/** A variable of a template */
export interface TemplateVariable {
  name: string;
  /** What is said when the contact has no value */
  fallback?: string;
}

/** A text of a template as it was; versions never change */
export interface TemplateVersion {
  version: number;
  body: string;
  variables: TemplateVariable[];
  created_at: Timestamp;
}

export type TextEncoding = 'GSM-7' | 'UCS-2' | (string & {});

/** A change of consent, from when it was recorded */
export interface TimelineConsent {
  kind: 'consent';
  at: Timestamp;
  entry: ConsentEntry;
}

/** A conversion, from when it occurred */
export interface TimelineConversion {
  kind: 'conversion';
  at: Timestamp;
  conversion: {
    id: string;
    event: string;
    /** In the minor unit of the currency */
    value_minor: number | null;
    /** ISO 4217 */
    currency: string | null;
    external_id: string | null;
    /** The source by which the person had agreed */
    source_id: string | null;
    /** The text it is put down to */
    message_id: string | null;
    /** The campaign of that text */
    campaign_id: string | null;
  };
}

/** A list that the contact is on, from when it was added */
export interface TimelineList {
  kind: 'list';
  at: Timestamp;
  list: {
    id: string;
    name: string;
  };
}

/** A text from the person */
export interface TimelineMessageIn {
  kind: 'message.in';
  at: Timestamp;
  message: {
    id: string;
    from: string;
    to: string;
    text: string;
    intent: 'stop' | 'start' | 'narrow' | 'help' | 'review' | 'none' | (string & {});
    /** The rule that read the text so */
    rule_id: string | null;
  };
}

/** A text to the person, from when it was accepted */
export interface TimelineMessageOut {
  kind: 'message.out';
  at: Timestamp;
  message: {
    id: string;
    state: MessageState;
    state_reason: string | null;
    error_code: string | null;
    to: string;
    from: string;
    text: string;
    purpose: 'marketing' | 'transactional' | 'reply' | (string & {});
    credits: number;
    campaign_id: string | null;
    due_at: Timestamp;
    /** When the carrier took it */
    accepted_at: Timestamp | null;
    finalized_at: Timestamp | null;
  };
}

/** A tag that the contact carries, from when it was given */
export interface TimelineTag {
  kind: 'tag';
  at: Timestamp;
  tag: {
    id: string;
    name: string;
  };
}

/** RFC 3339, UTC */
export type Timestamp = string;

/** Whom reviewers ask */
export interface TollFreeContact {
  email: string;
  /** E.164 */
  phone: string;
  first_name: string;
  last_name: string;
}

/** How people agree */
export type TollFreeOptIn = 'VERBAL' | 'WEB_FORM' | 'PAPER_FORM' | 'VIA_TEXT' | 'MOBILE_QR_CODE' | (string & {});

/** How people agree */
export type TollFreeOptInInput = 'VERBAL' | 'WEB_FORM' | 'PAPER_FORM' | 'VIA_TEXT' | 'MOBILE_QR_CODE';

/** How far the verification of a toll-free number has come. APPROVED may send */
export type TollFreeStatus = 'PENDING_REVIEW' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | (string & {});

/** What a toll-free number is used for, as reviewers name it */
export type TollFreeUseCase = 'TWO_FACTOR_AUTHENTICATION' | 'ACCOUNT_NOTIFICATIONS' | 'CUSTOMER_CARE' | 'CHARITY_NONPROFIT' | 'DELIVERY_NOTIFICATIONS' | 'FRAUD_ALERT_MESSAGING' | 'EVENTS' | 'HIGHER_EDUCATION' | 'K12' | 'MARKETING' | 'POLLING_AND_VOTING_NON_POLITICAL' | 'POLITICAL_ELECTION_CAMPAIGNS' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | (string & {});

/** What a toll-free number is used for, as reviewers name it */
export type TollFreeUseCaseInput = 'TWO_FACTOR_AUTHENTICATION' | 'ACCOUNT_NOTIFICATIONS' | 'CUSTOMER_CARE' | 'CHARITY_NONPROFIT' | 'DELIVERY_NOTIFICATIONS' | 'FRAUD_ALERT_MESSAGING' | 'EVENTS' | 'HIGHER_EDUCATION' | 'K12' | 'MARKETING' | 'POLLING_AND_VOTING_NON_POLITICAL' | 'POLITICAL_ELECTION_CAMPAIGNS' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT';

/** The verification of a toll-free number */
export interface TollFreeVerification {
  id: string;
  /** The number that is verified */
  number_id: string;
  /** E.164 */
  phone: string;
  status: TollFreeStatus;
  submission_status: SubmissionStatus;
  /** Why it was turned down */
  rejection: RegistrationRejection | null;
  /** The caller’s own name for it: one verification each */
  reference_id: string | null;
  /** How often it was submitted */
  attempt: number;
  /** The legal name */
  business_name: string;
  /** The name that people know */
  doing_business_as: string | null;
  business_type: BrandEntityType;
  /** Null of a sole proprietor */
  business_registration: BusinessRegistration | null;
  /** Where reviewers look */
  website: string;
  address: BrandAddress;
  contact: TollFreeContact;
  /** All that apply */
  use_case_categories: TollFreeUseCase[];
  /** Who sends, who receives, and why */
  use_case_summary: string;
  /** Texts as they will be sent */
  samples: string[];
  opt_in_type: TollFreeOptIn;
  /** Public pictures of how people agree */
  opt_in_image_urls: string[];
  message_volume: TollFreeVolume;
  /** The confirmation of an opt-in */
  opt_in_message: string | null;
  /** The answer to HELP */
  help_message: string | null;
  /** The privacy policy */
  privacy_url: string;
  /** The terms */
  terms_url: string;
  /** Whether people show their age first */
  age_gated: boolean;
  /** What else reviewers should know */
  additional_information: string | null;
  /** When reviewers got it */
  submitted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Texts a month, about */
export type TollFreeVolume = '10' | '100' | '1,000' | '10,000' | '100,000' | '250,000' | '500,000' | '750,000' | '1,000,000' | '5,000,000' | '10,000,000+' | (string & {});

/** Texts a month, about */
export type TollFreeVolumeInput = '10' | '100' | '1,000' | '10,000' | '100,000' | '250,000' | '500,000' | '750,000' | '1,000,000' | '5,000,000' | '10,000,000+';

/** What one day, campaign or purpose took */
export interface UsageRow {
  /** The day (UTC), the campaign or the kind */
  key: string;
  messages: number;
  segments: number;
  credits: number;
}

/** Something worth knowing that did not stop the call */
export interface Warning {
  code: string;
  message: string;
  param?: string;
  next_actions?: NextAction[];
}

/** Present when there is something to warn of */
export type Warnings = Warning[];

/** True when nothing was kept */
export type WasDryRun = boolean;

/** True when this is the first answer to the same idempotency_key */
export type WasReplayed = boolean;

/** Where a partner's events go */
export interface WebhookEndpoint {
  url: string;
  /** disabled after the receiver answered 410 Gone */
  state: 'active' | 'disabled' | (string & {});
  state_reason: string | null;
  delivery: 'automatic' | 'on_request' | (string & {});
  /** The beginning of the SHA-256 of the secret */
  secret_fingerprint: string;
  /** 24 hours after the rotation; null when there is no previous secret, or none any more */
  previous_secret_expires_at: Timestamp | null;
  /** Whether events carry the second signature now; false once the previous secret has expired */
  signs_with_previous: boolean;
  /** Nothing is attempted before: too many attempts failed */
  breaker_open_until: Timestamp | null;
}

/** A day of the week where the recipient is */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | (string & {});

/** A day of the week where the recipient is */
export type WeekdayInput = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** The params of agent.provision. */
export interface AgentProvisionParams {
  /** Name of the account */
  name: string;
  /** Where the caller comes from */
  source?: string | undefined;
  /** Permission of the first key; full is default account access */
  permissions?: 'full' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai' | undefined;
  /** What will be sent, to whom */
  use_case?: string | undefined;
  /** Test keys only ever reach the simulator carrier */
  mode?: 'live' | 'test' | undefined;
  /** ISO 3166-1 country in which numbers without a prefix are read */
  default_country?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
}

/** The answer of agent.provision. */
export interface AgentProvisionResult {
  /** The key itself, shown this once; left out of a replay and of a dry run */
  api_key?: string;
  key_id: string;
  account_id: string;
  permissions: Permission[];
  mode: KeyMode;
  starter_credits: number;
  setup_checklist: ChecklistStep[];
  dry_run?: WasDryRun;
  warnings?: Warnings;
}

/** The params of agent.createKey. */
export interface AgentCreateKeyParams {
  /** What the key is for */
  name: string;
  /** What the key may do */
  permissions: PermissionInput[];
  /** When it stops working; never, if absent */
  expires_at?: Timestamp | undefined;
  /** live or test; the mode of the calling key, if absent */
  mode?: KeyModeInput | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of agent.createKey. */
export interface AgentCreateKeyResult {
  key_id: string;
  /** The key itself, shown this once; left out of a replay and of a dry run */
  api_key?: string;
  permissions: Permission[];
  mode: KeyMode;
  fingerprint: string;
  expires_at: Timestamp | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.discover. */
export interface AgentDiscoverParams {
  /** What you want to do, in your own words */
  query?: string | undefined;
  /** Only skills of this module */
  module?: string | undefined;
  /** Only skills of this effect */
  effect?: 'read' | 'write' | 'destructive' | 'billable' | undefined;
  /** How many */
  limit?: number | undefined;
}

/** The answer of agent.discover. */
export interface AgentDiscoverResult {
  items: DiscoveredSkill[];
  warnings?: Warnings;
}

/** The params of agent.capabilities. */
export interface AgentCapabilitiesParams {
  /** Only this skill */
  skill?: string | undefined;
  /** Only this module */
  module?: string | undefined;
  /** mcp names fields as tool definitions do */
  format?: 'json-schema' | 'mcp' | undefined;
}

/** The answer of agent.capabilities. */
export interface AgentCapabilitiesResult {
  catalog_version: string;
  skills: (SkillCapability | McpTool)[];
  warnings?: Warnings;
}

/** The params of agent.listKeys. */
export interface AgentListKeysParams {
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of agent.listKeys. */
export interface AgentListKeysResult {
  items: ApiKey[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of agent.revokeKey. */
export interface AgentRevokeKeyParams {
  /** The key */
  key_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of agent.revokeKey. */
export interface AgentRevokeKeyResult {
  key_id: string;
  revoked_at: Timestamp;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.rotateKey. */
export interface AgentRotateKeyParams {
  /** The key to replace */
  key_id: string;
  /** How long the old key goes on working */
  overlap_seconds?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of agent.rotateKey. */
export interface AgentRotateKeyResult {
  key_id: string;
  /** The key itself, shown this once; left out of a replay and of a dry run */
  api_key?: string;
  old_key_id: string;
  old_expires_at: Timestamp;
  fingerprint: string;
  permissions: Permission[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of agent.whoami. */
export interface AgentWhoamiParams {
}

/** The answer of agent.whoami. */
export interface AgentWhoamiResult {
  account: Account;
  key_id: string;
  permissions: Permission[];
  mode: KeyMode;
  expires_at: Timestamp | null;
  rate_limits: {
    requests_per_second: number;
    burst: number;
  };
  holds: ('payment_hold' | 'partner_suspended' | 'partner_child_paused' | 'closed' | (string & {}))[];
  warnings?: Warnings;
}

/** The params of agent.auditLog. */
export interface AgentAuditLogParams {
  /** From this moment */
  from?: Timestamp | undefined;
  /** Before this moment */
  to?: Timestamp | undefined;
  /** Only calls of this skill */
  skill?: string | undefined;
  /** Only calls with this key */
  actor?: string | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of agent.auditLog. */
export interface AgentAuditLogResult {
  items: AuditEntry[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of analytics.recordConversion. */
export interface AnalyticsRecordConversionParams {
  /** The contact; this or phone */
  contact_id?: string | undefined;
  /** Its number, as people write it */
  phone?: string | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
  /** What happened, such as purchase or trial.started */
  event: string;
  /** What it was worth, in the minor unit of the currency */
  value_minor?: number | undefined;
  /** ISO 4217; with value_minor, and only with it */
  currency?: string | undefined;
  /** When it happened, at most five minutes ahead; now, if absent */
  occurred_at?: Timestamp | undefined;
  /** Your own id of it, such as an order number: an account records each once */
  external_id?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of analytics.recordConversion. */
export interface AnalyticsRecordConversionResult {
  conversion_id: string;
  contact_id: string;
  /** False when this external_id was recorded before, with the same content */
  created: boolean;
  /** The source by which the contact had last agreed when it occurred; null when by none */
  source_id: string | null;
  /** The text it is put down to; empty when none arrived in time */
  attributed: Attribution[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of billing.balance. */
export interface BillingBalanceParams {
}

/** The answer of billing.balance. */
export interface BillingBalanceResult {
  available: number;
  held: number;
  posted: number;
  hold_state: 'none' | 'payment_hold' | (string & {});
  warnings?: Warnings;
}

/** The params of billing.portal. */
export interface BillingPortalParams {
  /** Where the page links back to */
  return_url?: string | undefined;
}

/** The answer of billing.portal. */
export interface BillingPortalResult {
  url: string;
  expires_at: Timestamp;
  warnings?: Warnings;
}

/** The params of billing.ledger. */
export interface BillingLedgerParams {
  /** From this moment */
  from?: Timestamp | undefined;
  /** Before this moment */
  to?: Timestamp | undefined;
  /** Only entries of this kind */
  kind?: 'starter' | 'topup' | 'grant' | 'send' | 'campaign' | 'registration' | 'refund' | 'adjustment' | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of billing.ledger. */
export interface BillingLedgerResult {
  items: CreditEntry[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of billing.topUp. */
export interface BillingTopUpParams {
  /** Credits */
  amount: number;
  /** The payment, as the payment provider names it */
  payment_ref: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of billing.topUp. */
export interface BillingTopUpResult {
  entry: CreditEntry;
  balance: Balance;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of billing.estimate. */
export interface BillingEstimateParams {
  /** The text; or template_id */
  text?: string | undefined;
  /** The template; or text */
  template_id?: string | undefined;
  /** One number */
  to?: string | undefined;
  /** Values of variables, with to */
  vars?: { [key: string]: unknown } | undefined;
  /** Whom it would go to, instead of to */
  audience?: Audience | undefined;
}

/** The answer of billing.estimate. */
export interface BillingEstimateResult {
  recipients: number;
  /** Of all texts together */
  segments: number;
  credits: number;
  /** Credits by the country of the recipients */
  by_country: { [key: string]: number };
  /** UCS-2 as soon as one text needs it; null when there is no text */
  encoding: Encoding | null;
  warnings?: Warnings;
}

/** The params of billing.usage. */
export interface BillingUsageParams {
  /** What a row stands for */
  group_by?: 'day' | 'campaign' | 'purpose' | undefined;
  /** From this moment */
  from?: Timestamp | undefined;
  /** Before this moment */
  to?: Timestamp | undefined;
}

/** The answer of billing.usage. */
export interface BillingUsageResult {
  group_by: 'day' | 'campaign' | 'purpose' | (string & {});
  rows: UsageRow[];
  total: UsageRow;
  warnings?: Warnings;
}

/** The params of campaigns.create. */
export interface CampaignsCreateParams {
  /** Name of the campaign */
  name: string;
  /** What the texts are for; marketing, if absent */
  purpose?: PurposeInput | undefined;
  /** The text, with Liquid variables; or template_id */
  body?: string | undefined;
  /** The template; or body */
  template_id?: string | undefined;
  /** Who is meant; everybody, if absent */
  audience?: Audience | undefined;
  /** The sender; the default one, if absent */
  number_id?: string | undefined;
  /** Instead of a number: the program whose numbers it goes out from, to each contact from the same one as before */
  program_id?: string | undefined;
  /** At most so many texts a minute */
  throttle_per_minute?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of campaigns.create. */
export interface CampaignsCreateResult {
  campaign: Campaign;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The campaign */
  campaign_id: string;
  /** Name */
  name?: string | undefined;
  /** What the texts are for; marketing, if absent */
  purpose?: PurposeInput | undefined;
  /** The text, with Liquid variables; or template_id */
  body?: string | undefined;
  /** The template; or body */
  template_id?: string | undefined;
  /** Who is meant; everybody, if absent */
  audience?: Audience | undefined;
  /** The sender; the default one, if absent */
  number_id?: string | undefined;
  /** Instead of a number: the program whose numbers it goes out from, to each contact from the same one as before */
  program_id?: string | undefined;
  /** At most so many texts a minute */
  throttle_per_minute?: number | undefined;
  /** Refuse when somebody changed it since */
  expected_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of campaigns.update. */
export interface CampaignsUpdateResult {
  campaign: Campaign;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.get. */
export interface CampaignsGetParams {
  /** The campaign */
  campaign_id: string;
}

/** The answer of campaigns.get. */
export interface CampaignsGetResult {
  campaign: Campaign;
  counters: CampaignCounters;
  /** Of the numbers it goes out from, what is used up first; null when nobody counts their texts by the day */
  daily_limit: DailyLimit | null;
  warnings?: Warnings;
}

/** The params of campaigns.list. */
export interface CampaignsListParams {
  /** In this state */
  state?: CampaignStateInput | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of campaigns.list. */
export interface CampaignsListResult {
  items: Campaign[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of campaigns.preflight. */
export interface CampaignsPreflightParams {
  /** The campaign */
  campaign_id: string;
}

/** The answer of campaigns.preflight. */
export interface CampaignsPreflightResult {
  ok: boolean;
  blockers: Finding[];
  audience: {
    total: number;
    eligible: number;
    excluded_by_reason: { [key: string]: number };
  };
  cost: {
    credits: number;
    segments: number;
    available: number;
    by_country: { [key: string]: number };
  };
  /** At the pace of the sender and the throttle */
  eta: {
    messages_per_second: number;
    seconds: number;
    done_at: Timestamp;
  } | null;
  /** Of the numbers it goes out from, what is used up first; what is over it goes out on later days */
  daily_limit: DailyLimit | null;
  /** One text as it would arrive */
  sample: string | null;
  preflight_token: string | null;
  token_expires_at: Timestamp | null;
  warnings?: Warnings;
}

/** The params of campaigns.launch. */
export interface CampaignsLaunchParams {
  /** The campaign */
  campaign_id: string;
  /** Of campaigns.preflight */
  preflight_token: string;
  /** Not before this moment */
  send_at?: Timestamp | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of campaigns.launch. */
export interface CampaignsLaunchResult {
  campaign: Campaign;
  state: CampaignState;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.pause. */
export interface CampaignsPauseParams {
  /** The campaign */
  campaign_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of campaigns.pause. */
export interface CampaignsPauseResult {
  campaign: Campaign;
  state: CampaignState;
  in_flight: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.resume. */
export interface CampaignsResumeParams {
  /** The campaign */
  campaign_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of campaigns.resume. */
export interface CampaignsResumeResult {
  campaign: Campaign;
  state: CampaignState;
  remaining: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.cancel. */
export interface CampaignsCancelParams {
  /** The campaign */
  campaign_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of campaigns.cancel. */
export interface CampaignsCancelResult {
  campaign: Campaign;
  state: CampaignState;
  canceled_messages: number;
  released_credits: number;
  in_flight: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of campaigns.recipients. */
export interface CampaignsRecipientsParams {
  /** The campaign */
  campaign_id: string;
  /** Only these */
  outcome?: 'accepted' | 'excluded' | undefined;
  /** Only texts in this state */
  status?: MessageStateInput | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of campaigns.recipients. */
export interface CampaignsRecipientsResult {
  items: CampaignRecipient[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of compliance.registerBrand. */
export interface ComplianceRegisterBrandParams {
  /** A brand that was turned down, to submit it again */
  brand_id?: string | undefined;
  /** What kind of organisation it is */
  entity_type: BrandEntityTypeInput;
  /** As in the records of the IRS */
  legal_name: string;
  /** As people know it; legal_name if absent */
  display_name?: string | undefined;
  /** Tax number; of all but sole proprietors */
  ein?: string | null | undefined;
  /** Another business number */
  alt_business_id?: string | null | undefined;
  /** What that number is */
  alt_business_id_type?: AltBusinessIdTypeInput | undefined;
  /** Of a listed company */
  stock_symbol?: string | null | undefined;
  /** Where it is listed */
  stock_exchange?: StockExchangeInput | null | undefined;
  /** Its trade */
  vertical: BrandVerticalInput;
  /** Where reviewers look */
  website?: string | null | undefined;
  /** Where it is */
  address: BrandAddress;
  /** Whom to reach */
  contact: {
    email: string;
    phone: string;
    first_name?: string | null;
    last_name?: string | null;
    mobile_phone?: string | null;
    business_contact_email?: string | null;
  };
  /** Whether it sends for others */
  is_reseller?: boolean | undefined;
  /** How close you are to it */
  brand_relationship?: BrandRelationshipInput | undefined;
  /** Your own name for it: one brand each */
  reference_id?: string | undefined;
  /** A rehearsal at the registry */
  mock?: boolean | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of compliance.registerBrand. */
export interface ComplianceRegisterBrandResult {
  /** For compliance.registerCampaign */
  brand_id: string;
  status: BrandStatus;
  brand: Brand;
  /** What reviewers may ask about */
  lint: RegistrationFinding[];
  /** False when the reference_id or brand_id named one that was there */
  created: boolean;
  /** What this submission cost */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registerCampaign. */
export interface ComplianceRegisterCampaignParams {
  /** A registration to submit again */
  registration_id?: string | undefined;
  /** Who sends; needed unless registration_id is given */
  brand_id?: string | undefined;
  /** The program whose words it registers */
  program_id?: string | null | undefined;
  /** What it is for; of the program if absent */
  use_case?: CampaignUseCaseInput | undefined;
  /** What a mixed campaign mixes: 2 to 5 */
  sub_use_cases?: CampaignUseCaseInput[] | undefined;
  /** Who sends, who receives, and why */
  description?: string | undefined;
  /** How people agree, every way */
  message_flow?: string | undefined;
  /** Texts as they will be sent, what varies in square brackets; of the program if absent */
  samples?: string[] | undefined;
  /** What the texts carry; those not given are false, but for subscriber_* */
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
  /** What a link looks like */
  embedded_link_sample?: string | null | undefined;
  /** Words that opt in */
  opt_in_keywords?: string[] | undefined;
  /** Words that opt out */
  opt_out_keywords?: string[] | undefined;
  /** Words that ask for help */
  help_keywords?: string[] | undefined;
  /** The confirmation of an opt-in; of the program if absent */
  opt_in_message?: string | undefined;
  /** The confirmation of a STOP; of the program if absent */
  opt_out_message?: string | undefined;
  /** The answer to HELP; of the program if absent */
  help_message?: string | undefined;
  /** The privacy policy; of the program if absent */
  privacy_url?: string | undefined;
  /** The terms; of the program if absent */
  terms_url?: string | undefined;
  /** Renewed by the registry; true if absent */
  auto_renewal?: boolean | undefined;
  /** The reseller at the registry */
  reseller_id?: string | null | undefined;
  /** Your own name for it: one registration each */
  reference_id?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of compliance.registerCampaign. */
export interface ComplianceRegisterCampaignResult {
  /** For phone-numbers.assign */
  registration_id: string;
  status: CampaignStatus;
  registration: CampaignRegistration;
  /** What reviewers may ask about */
  lint: RegistrationFinding[];
  /** False when the reference_id or registration_id named one that was there */
  created: boolean;
  /** What this submission cost */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registerTollFree. */
export interface ComplianceRegisterTollFreeParams {
  /** The toll-free number */
  number_id: string;
  /** The legal name */
  business_name: string;
  /** What kind of company it is */
  business_type: BrandEntityTypeInput;
  /** Where reviewers look */
  website: string;
  /** Where it is, in the United States or Canada */
  address: BrandAddress;
  /** Whom reviewers ask */
  contact: TollFreeContact;
  /** What the number is used for, all that apply */
  use_case_categories: TollFreeUseCaseInput[];
  /** Who sends, who receives, and why */
  use_case_summary: string;
  /** Texts as they will be sent */
  samples: string[];
  /** How people agree */
  opt_in_type: TollFreeOptInInput;
  /** Public pictures of how people agree */
  opt_in_image_urls: string[];
  /** Texts a month, about */
  message_volume: TollFreeVolumeInput;
  /** The privacy policy */
  privacy_url: string;
  /** The terms */
  terms_url: string;
  /** The name that people know */
  doing_business_as?: string | undefined;
  /** Where it is registered; only a sole proprietor has none */
  business_registration?: BusinessRegistrationInput | undefined;
  /** The confirmation of an opt-in */
  opt_in_message?: string | undefined;
  /** The answer to HELP */
  help_message?: string | undefined;
  /** Whether people show their age first */
  age_gated?: boolean | undefined;
  /** What else reviewers should know */
  additional_information?: string | undefined;
  /** Your own name for it: the same name again gives the same verification */
  reference_id?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of compliance.registerTollFree. */
export interface ComplianceRegisterTollFreeResult {
  /** Of the verification */
  registration_id: string;
  status: TollFreeStatus;
  registration: TollFreeVerification;
  /** What reviewers may ask about */
  lint: RegistrationFinding[];
  /** False when the number or the reference_id had one */
  created: boolean;
  /** What this submission cost */
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.registrations. */
export interface ComplianceRegistrationsParams {
  /** Only brands, only campaigns, or only toll-free numbers */
  kind?: RegistrationKindInput | undefined;
  /** Only those of this status */
  status?: RegistrationStatusInput | undefined;
  /** Only the campaigns of this brand */
  brand_id?: string | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of compliance.registrations. */
export interface ComplianceRegistrationsResult {
  items: Registration[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of compliance.setupStatus. */
export interface ComplianceSetupStatusParams {
}

/** The answer of compliance.setupStatus. */
export interface ComplianceSetupStatusResult {
  ready: boolean;
  steps: ChecklistStep[];
  /** Of each confirmed brand that has a campaign */
  daily_limits: DailyLimit[];
  warnings?: Warnings;
}

/** The params of compliance.checkSend. */
export interface ComplianceCheckSendParams {
  /** The number; or contact_id */
  phone?: string | undefined;
  /** The contact; or phone */
  contact_id?: string | undefined;
  /** The text, with Liquid variables if you like */
  text: string;
  /** Values of variables */
  vars?: { [key: string]: unknown } | undefined;
  /** What the text is for */
  purpose?: PurposeInput | undefined;
  /** The sender; the default one, if absent */
  number_id?: string | undefined;
  /** Instead of a number: the program whose numbers it goes out from, the contact’s own of them */
  program_id?: string | undefined;
  /** The moment it is to go out; now, if absent */
  at?: Timestamp | undefined;
  /** Judge by this pack of rules, whether it is in force or not: us-2026-11, or us-2027-01 from 2027-01-31 on */
  rule_pack?: string | undefined;
}

/** The answer of compliance.checkSend. */
export interface ComplianceCheckSendResult {
  allow: boolean;
  gates: GateResult[];
  rule_pack: string;
  /** Null when there is none: nobody knows where the person is */
  earliest_send_at: Timestamp | null;
  warnings?: Warnings;
}

/** The params of compliance.quietHours. */
export interface ComplianceQuietHoursParams {
  /** The first allowed minute, as in 09:00; goes with end */
  start?: string | undefined;
  /** The first minute that is not allowed any more, as in 20:00, up to 24:00 */
  end?: string | undefined;
  /** Days on which anything is sent; every day, if absent */
  days?: WeekdayInput[] | undefined;
  /** What becomes of a single text outside the hours that says nothing itself */
  on_violation?: 'reject' | 'defer' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of compliance.quietHours. */
export interface ComplianceQuietHoursResult {
  /** Null when the account has no hours of its own */
  quiet_hours: QuietHours | null;
  /** The law that holds beside them */
  rule_pack: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.frequencyCap. */
export interface ComplianceFrequencyCapParams {
  /** The length of the window */
  window_hours: number;
  /** Texts in it; absent to take the cap away */
  max?: number | undefined;
  /** What is counted together: everything that one person gets from this account */
  scope?: 'contact' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of compliance.frequencyCap. */
export interface ComplianceFrequencyCapResult {
  /** Those of the account, the shortest window first */
  caps: FrequencyCap[];
  /** The law that holds beside them */
  rule_pack: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.suppress. */
export interface ComplianceSuppressParams {
  /** The number, as people write it; or phone_hashes */
  phone?: string | undefined;
  /** Instead of a number: SHA-256 of each number in E.164 with its plus, in lower-case hexadecimal */
  phone_hashes?: string[] | undefined;
  /** all, or the id of a program, whose texts end alone */
  scope?: string | undefined;
  /** Why */
  reason?: 'do_not_contact' | 'litigation' | 'dead_line' | 'internal' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of compliance.suppress. */
export interface ComplianceSuppressResult {
  /** In E.164; null for hashes */
  phone: string | null;
  /** all, or the id of the program */
  scope: string;
  reason: 'do_not_contact' | 'litigation' | 'dead_line' | 'internal' | (string & {});
  /** False when the account had suppressed it in this scope before, for whatever reason, or when every hash was known */
  created: boolean;
  /** Texts that were waiting and will not be sent */
  recalled: number;
  /** Of phone_hashes */
  hashes?: {
    /** Hashes that were not known before */
    added: number;
    /** Contacts that are suppressed because of them, and were not before */
    contacts: number;
  };
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of compliance.verifyLedger. */
export interface ComplianceVerifyLedgerParams {
  /** Which ledger */
  ledger?: 'consent' | 'audit' | undefined;
  /** From this place */
  from_seq?: number | undefined;
  /** To this one; to the end if absent */
  to_seq?: number | undefined;
}

/** The answer of compliance.verifyLedger. */
export interface ComplianceVerifyLedgerResult {
  ok: boolean;
  ledger: 'consent' | 'audit' | (string & {});
  /** Entries whose hash was made again */
  checked: number;
  /** Where the chain breaks */
  first_bad_seq: number | null;
  /** Go on here; null when it was looked at to the end */
  next_from_seq: number | null;
  /** The last place, kept apart from the entries */
  head: {
    seq: number;
    hash: string;
  };
  /** Contacts whose state is not what the ledger comes to, at most 100 */
  deviating_contacts: string[];
  warnings?: Warnings;
}

/** The params of compliance.export. */
export interface ComplianceExportParams {
  /** Only the entries of this contact; of everybody if absent */
  contact_id?: string | undefined;
  /** Recorded at this time or later */
  from?: Timestamp | undefined;
  /** Recorded before this time */
  to?: Timestamp | undefined;
  /** One record a line as JSON, or a table */
  format?: 'ndjson' | 'csv' | undefined;
}

/** The answer of compliance.export. */
export interface ComplianceExportResult {
  export_id: string;
  /** The link is the permission */
  url: string;
  expires_at: Timestamp;
  format: 'ndjson' | 'csv' | (string & {});
  bytes: number;
  /** Of the whole file */
  sha256: string;
  /** How many are in it */
  entries: {
    consent: number;
    audit: number;
  };
  /** Where the ledger of consent ends in the file: hold it against what tern verify-export says */
  head_hash: string;
  /** The same of the audit log; null when it is not in the file */
  audit_head_hash: string | null;
  warnings?: Warnings;
}

/** The params of contacts.upsert. */
export interface ContactsUpsertParams {
  /** As people write it */
  phone?: string | undefined;
  /** Your own id of this person, unique in the account */
  external_id?: string | undefined;
  /** Given name */
  first_name?: string | null | undefined;
  /** Family name */
  last_name?: string | null | undefined;
  /** Mail address */
  email?: string | null | undefined;
  /** IANA name such as Europe/Paris */
  timezone?: string | null | undefined;
  /** Texts, numbers and booleans by name; null removes one. postal_code and state say where the person lives, when there is no timezone */
  attributes?: { [key: string]: string | number | boolean | null } | undefined;
  /** Names or ids of tags to add; a name that does not exist is created */
  tags?: string[] | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
  /** Refuse unless the contact has this version */
  expected_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of contacts.upsert. */
export interface ContactsUpsertResult {
  contact: Contact;
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.get. */
export interface ContactsGetParams {
  /** The contact */
  contact_id?: string | undefined;
  /** Its number, as people write it */
  phone?: string | undefined;
  /** Your own id of this person */
  external_id?: string | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
}

/** The answer of contacts.get. */
export interface ContactsGetResult {
  contact: Contact;
  warnings?: Warnings;
}

/** The params of contacts.list. */
export interface ContactsListParams {
  /** Beginning of a name, a number or an external id */
  query?: string | undefined;
  /** Id or name of a tag they carry */
  tag?: string | undefined;
  /** A list they are on */
  list_id?: string | undefined;
  /** Only those of this status */
  consent_status?: ConsentStatusInput | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of contacts.list. */
export interface ContactsListResult {
  items: Contact[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of contacts.import. */
export interface ContactsImportParams {
  /** At most 500 rows, each an object of column and value */
  contacts?: { [key: string]: unknown }[] | undefined;
  /** Another name for contacts; give one of the two */
  rows?: { [key: string]: unknown }[] | undefined;
  /** Column to field: phone, external_id, first_name, last_name, email, timezone, country, tags, attributes, attributes.<name>, or an empty text to leave it out; columns that are not named are left out */
  mapping?: { [key: string]: string } | undefined;
  /** ISO 3166-1 country in which numbers without a prefix are read; the account’s, if absent */
  default_country?: string | undefined;
  /** What happens with numbers that are contacts already, or that the batch has twice */
  on_duplicate?: 'update' | 'skip' | 'error' | undefined;
  /** Names or ids of tags for every contact of the import */
  tags?: string[] | undefined;
  /** A list that every contact of the import is put on */
  list_id?: string | undefined;
  /** The consent of these people, with its proof */
  consent?: ImportConsentInput | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of contacts.import. */
export interface ContactsImportResult {
  import_id: string;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  duplicates: number;
  /** Rows whose consent this import changed */
  consent_recorded: number;
  rejected: ImportRejection[];
  rows: ImportRow[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.optIn. */
export interface ContactsOptInParams {
  /** The contact */
  contact_id?: string | undefined;
  /** Its number, as people write it */
  phone?: string | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
  /** Limits the consent to a program; all, if absent */
  program_id?: string | undefined;
  /** How it was given */
  method?: ConsentMethodInput | undefined;
  /** Where the person agreed */
  source?: string | undefined;
  /** The source by which the person agreed; says method, address and text as well */
  source_id?: string | undefined;
  /** Address of the form or document */
  source_url?: string | undefined;
  /** When the person agreed */
  captured_at?: Timestamp | undefined;
  /** What proves it: a form entry, a recording, a scan */
  evidence?: { [key: string]: unknown } | string | undefined;
  /** What the person agreed to; kept with its SHA-256 */
  disclosure_text?: string | undefined;
  /** Which text of the source was shown; the one in force at captured_at, if absent */
  disclosure_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of contacts.optIn. */
export interface ContactsOptInResult {
  contact_id: string;
  status: ConsentStatus;
  consent_entry: ConsentEntry;
  contact_created: boolean;
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.optOut. */
export interface ContactsOptOutParams {
  /** The contact */
  contact_id?: string | undefined;
  /** Its number, as people write it */
  phone?: string | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
  /** all, or the id of a program, whose texts end alone */
  scope?: string | undefined;
  /** Why */
  reason?: 'requested' | 'complaint' | 'wrong_number' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of contacts.optOut. */
export interface ContactsOptOutResult {
  contact_id: string | null;
  /** Of the contact; opted_out for a number that is none */
  status: ConsentStatus;
  consent_entry: ConsentEntry;
  changed: boolean;
  /** Texts that were waiting and will not be sent */
  recalled: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.consentHistory. */
export interface ContactsConsentHistoryParams {
  /** The contact */
  contact_id?: string | undefined;
  /** Its number, as people write it */
  phone?: string | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of contacts.consentHistory. */
export interface ContactsConsentHistoryResult {
  items: ConsentEntry[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of contacts.timeline. */
export interface ContactsTimelineParams {
  /** The contact */
  contact_id: string;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of contacts.timeline. */
export interface ContactsTimelineResult {
  items: (TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion)[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of contacts.merge. */
export interface ContactsMergeParams {
  /** The contact that stays */
  winner_id: string;
  /** The contact that goes */
  loser_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of contacts.merge. */
export interface ContactsMergeResult {
  contact: Contact;
  /** The contact that is gone */
  merged: {
    contact_id: string;
    phone: string;
  };
  /** The entry of the ledger that says so */
  consent_entry_id: string;
  /** Texts that were waiting and will not be sent */
  recalled: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of contacts.forget. */
export interface ContactsForgetParams {
  /** The contact */
  contact_id?: string | undefined;
  /** Its number, as people write it */
  phone?: string | undefined;
  /** ISO 3166-1 country in which a number without a prefix is read; the account’s, if absent */
  default_country?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of contacts.forget. */
export interface ContactsForgetResult {
  /** Null for a number that was no contact */
  contact_id: string | null;
  /** Numbers that were forgotten: with those of contacts that were merged into this one */
  numbers: number;
  /** How many were emptied of the person */
  erased: {
    messages: number;
    inbound_messages: number;
    consent_entries: number;
    /** Of the partner’s outbox */
    events: number;
  };
  /** Texts that were waiting and will not be sent */
  recalled: number;
  /** The entry of the ledger that says so */
  consent_entry_id: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.invalidContacts. */
export interface HygieneInvalidContactsParams {
  /** Only those for this reason */
  reason?: InvalidReasonInput | undefined;
  /** Only those that get no texts already, or only those that still do */
  suppressed?: boolean | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of hygiene.invalidContacts. */
export interface HygieneInvalidContactsResult {
  items: InvalidContact[];
  next_cursor: NextCursor;
  /** Of all contacts, whatever was asked for */
  counts_by_reason: ReasonCount[];
  /** Of the policy that judged them */
  policy_version: number;
  warnings?: Warnings;
}

/** The params of hygiene.scan. */
export interface HygieneScanParams {
  /** How much is asked */
  level?: 'offline' | 'lookup' | undefined;
  /** Only the contacts of this list */
  list_id?: string | undefined;
  /** Credits that the scan may spend on look-ups */
  max_credits?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of hygiene.scan. */
export interface HygieneScanResult {
  job_id: string;
  estimate: ScanEstimate;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.scanStatus. */
export interface HygieneScanStatusParams {
  /** The scan */
  job_id: string;
}

/** The answer of hygiene.scanStatus. */
export interface HygieneScanStatusResult {
  scan: HygieneScan;
  warnings?: Warnings;
}

/** The params of hygiene.duplicates. */
export interface HygieneDuplicatesParams {
  /** Only by this */
  match?: 'email' | 'name' | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of hygiene.duplicates. */
export interface HygieneDuplicatesResult {
  items: DuplicateCluster[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of hygiene.lookup. */
export interface HygieneLookupParams {
  /** The number, as people write it */
  phone?: string | undefined;
  /** A contact, in place of the number */
  contact_id?: string | undefined;
  /** How old an answer may be; 0 asks again */
  max_age_days?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of hygiene.lookup. */
export interface HygieneLookupResult {
  phone: string;
  line_type: 'mobile' | 'landline' | 'voip' | 'toll_free' | 'unknown' | (string & {});
  carrier_name: string | null;
  status: 'active' | 'inactive' | 'unknown' | (string & {});
  /** no_data: nobody agreed, so there is no day to compare with */
  reassigned: 'yes' | 'no' | 'no_data' | (string & {});
  disconnected_at: string | null;
  consented_at: string | null;
  provider: string;
  looked_up_at: Timestamp;
  /** Whether the answer was known before */
  cached: boolean;
  /** Credits */
  cost: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.setPolicy. */
export interface HygieneSetPolicyParams {
  /** The account's own rules */
  rules?: HygieneRuleInput[] | undefined;
  /** Whether suppress is done by itself, as reports come in; as before, if absent */
  automatic?: boolean | undefined;
  /** Refuse unless the policy has this version */
  expected_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of hygiene.setPolicy. */
export interface HygieneSetPolicyResult {
  policy: HygienePolicy;
  /** Whether it is another policy now */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of hygiene.suppressInvalid. */
export interface HygieneSuppressInvalidParams {
  /** Only these, whatever the policy says is to be done */
  reasons?: InvalidReasonInput[] | undefined;
  /** Contacts a call at most */
  limit?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of hygiene.suppressInvalid. */
export interface HygieneSuppressInvalidResult {
  /** Contacts that were suppressed */
  affected: number;
  by_reason: ReasonCount[];
  /** Texts that were taken back */
  recalled: number;
  /** Whether there are more */
  more: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of insights.explainMessage. */
export interface InsightsExplainMessageParams {
  /** The text */
  message_id: string;
}

/** The answer of insights.explainMessage. */
export interface InsightsExplainMessageResult {
  message_id: string;
  state: MessageState;
  summary: string;
  gates: GateResult[];
  /** The rules it was decided under */
  rule_pack: string;
  events: MessageEvent[];
  /** Why it waits or ended, as a code of ours or of the carrier */
  reason: string | null;
  /** What would help; null when it arrived or nothing does */
  fix: {
    message: string;
    next_actions: NextAction[];
  } | null;
  warnings?: Warnings;
}

/** The params of insights.explainAudience. */
export interface InsightsExplainAudienceParams {
  /** The campaign */
  campaign_id: string;
}

/** The answer of insights.explainAudience. */
export interface InsightsExplainAudienceResult {
  campaign_id: string;
  /** People who were meant */
  audience: number;
  /** Texts reported as delivered */
  reached: number;
  /** Texts a carrier took */
  sent: number;
  /** Texts that wait or are on their way */
  pending: number;
  excluded_by_reason: ExcludedGroup[];
  undelivered_by_error: ErrorGroup[];
  warnings?: Warnings;
}

/** The params of lists.create. */
export interface ListsCreateParams {
  /** Name of the list */
  name: string;
  /** audience or suppression */
  kind?: ListKindInput | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of lists.create. */
export interface ListsCreateResult {
  list: ContactList;
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.list. */
export interface ListsListParams {
  /** Part of the name */
  query?: string | undefined;
  /** Only lists of this kind */
  kind?: ListKindInput | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of lists.list. */
export interface ListsListResult {
  items: ContactList[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of lists.addContacts. */
export interface ListsAddContactsParams {
  /** The list */
  list_id: string;
  /** At most 1,000 ids */
  contact_ids: string[];
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of lists.addContacts. */
export interface ListsAddContactsResult {
  added: number;
  already: number;
  rejected: string[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.removeContacts. */
export interface ListsRemoveContactsParams {
  /** The list */
  list_id: string;
  /** At most 1,000 ids */
  contact_ids: string[];
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of lists.removeContacts. */
export interface ListsRemoveContactsResult {
  removed: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of lists.members. */
export interface ListsMembersParams {
  /** The list */
  list_id: string;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of lists.members. */
export interface ListsMembersResult {
  items: ListMember[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of lists.delete. */
export interface ListsDeleteParams {
  /** The list */
  list_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of lists.delete. */
export interface ListsDeleteResult {
  deleted: boolean;
  /** How many were on it */
  members: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.send. */
export interface MessagesSendParams {
  /** The number; or contact_id */
  to?: string | undefined;
  /** The contact; or to */
  contact_id?: string | undefined;
  /** The text, with Liquid variables if you like; or template_id */
  text?: string | undefined;
  /** The template; or text */
  template_id?: string | undefined;
  /** Values of variables, before those of the contact */
  vars?: { [key: string]: unknown } | undefined;
  /** What the text is for */
  purpose?: PurposeInput | undefined;
  /** The sender; the default one, if absent */
  number_id?: string | undefined;
  /** Instead of a number: the program whose numbers it goes out from, the contact’s own of them */
  program_id?: string | undefined;
  /** Not before this moment */
  send_at?: Timestamp | undefined;
  /** Seconds after which it is not sent any more */
  validity_s?: number | undefined;
  /** What becomes of a marketing text when it is night where it goes: refused with the next moment, or kept until then; the account’s own way, if absent */
  on_quiet_hours?: 'reject' | 'defer' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of messages.send. */
export interface MessagesSendResult {
  message_id: string;
  state: MessageState;
  to: string;
  text: string;
  encoding: Encoding;
  segments: number;
  credits: number;
  decision: Decision;
  /** Of the number it goes out from; null when nobody counts its texts by the day. When it is used up, the text waits until it is reset */
  daily_limit: DailyLimit | null;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.preview. */
export interface MessagesPreviewParams {
  /** The text; or template_id */
  text?: string | undefined;
  /** The template; or text */
  template_id?: string | undefined;
  /** For this contact */
  contact_id?: string | undefined;
  /** For this number */
  to?: string | undefined;
  /** Values of variables */
  vars?: { [key: string]: unknown } | undefined;
  /** What the text is for */
  purpose?: PurposeInput | undefined;
}

/** The answer of messages.preview. */
export interface MessagesPreviewResult {
  text: string | null;
  encoding: 'GSM-7' | 'UCS-2' | null | (string & {});
  segments: number;
  /** Septets of GSM-7, or UTF-16 units */
  units: number;
  credits: number;
  smart_text: string | null;
  missing: string[];
  decision: Decision;
  warnings?: Warnings;
}

/** The params of messages.get. */
export interface MessagesGetParams {
  /** The text */
  message_id: string;
}

/** The answer of messages.get. */
export interface MessagesGetResult {
  message: Message;
  events: MessageEvent[];
  decision: Decision;
  warnings?: Warnings;
}

/** The params of messages.list. */
export interface MessagesListParams {
  /** To this contact */
  contact_id?: string | undefined;
  /** Of this campaign */
  campaign_id?: string | undefined;
  /** In this state */
  state?: MessageStateInput | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of messages.list. */
export interface MessagesListResult {
  items: Message[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of messages.cancel. */
export interface MessagesCancelParams {
  /** The text */
  message_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of messages.cancel. */
export interface MessagesCancelResult {
  message_id: string;
  state: MessageState;
  released_credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of messages.simulateInbound. */
export interface MessagesSimulateInboundParams {
  /** Who writes */
  from: string;
  /** To which of your numbers; the default sender, if absent */
  to?: string | undefined;
  /** What they write */
  text: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of messages.simulateInbound. */
export interface MessagesSimulateInboundResult {
  intent: 'stop' | 'help' | 'start' | 'narrow' | 'review' | 'none' | (string & {});
  /** The rule that read the text */
  rule_id: string | null;
  effects: InboundEffect[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.register. */
export interface PartnerRegisterParams {
  /** Name of the organisation */
  name: string;
  /** Whom to write to about it */
  contact?: string | undefined;
  /** ISO 3166-1 country in which numbers without a prefix are read, and of the number to send from */
  default_country?: string | undefined;
  /** Credits to move to it from the calling account */
  credits?: number | undefined;
  /** Test keys only ever reach the simulator carrier */
  mode?: 'live' | 'test' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.register. */
export interface PartnerRegisterResult {
  partner_id: string;
  /** The key itself, shown this once; left out of a replay and of a dry run */
  api_key?: string;
  key_id: string;
  permissions: Permission[];
  mode: KeyMode;
  balance: Balance;
  setup_checklist: ChecklistStep[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.createCustomer. */
export interface PartnerCreateCustomerParams {
  /** The end-customer, as the partner names it */
  external_ref: string;
  /** Name of the end-customer */
  name: string;
  /** ISO 3166-1 country in which numbers without a prefix are read, and of the number to send from */
  default_country?: string | undefined;
  /** balance.low is sent when fewer credits are left */
  low_balance_at?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.createCustomer. */
export interface PartnerCreateCustomerResult {
  customer: Customer;
  /** The key itself, shown this once; left out of a replay and of a dry run */
  api_key?: string;
  key_id: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.createCustomerKey. */
export interface PartnerCreateCustomerKeyParams {
  /** The end-customer, as the partner names it */
  external_ref: string;
  /** What the key is for */
  name?: string | undefined;
  /** Whether all other keys of the end-customer stop working now */
  revoke_others?: boolean | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.createCustomerKey. */
export interface PartnerCreateCustomerKeyResult {
  key_id: string;
  /** The key itself, shown this once; left out of a replay and of a dry run */
  api_key?: string;
  mode: KeyMode;
  expires_at: Timestamp | null;
  /** How many other keys stopped working */
  revoked: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.listCustomers. */
export interface PartnerListCustomersParams {
  /** Only those in this state */
  state?: 'active' | 'payment_hold' | 'suspended' | 'closed' | undefined;
  /** Only those that are paused, or are not */
  paused?: boolean | undefined;
  /** Only this one */
  external_ref?: string | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of partner.listCustomers. */
export interface PartnerListCustomersResult {
  items: Customer[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of partner.send. */
export interface PartnerSendParams {
  /** Stable and unique per logical send; kept for good */
  idempotency_key: string;
  /** The end-customer, as the partner names it */
  external_ref: string;
  /** The number, with its country code */
  to: string;
  /** The text, with Liquid variables if you like; or template_id */
  text?: string | undefined;
  /** A template of the end-customer; or text */
  template_id?: string | undefined;
  /** Values of variables, before those of the contact */
  vars?: { [key: string]: unknown } | undefined;
  /** Marketing needs recorded consent; transactional a contact on record */
  purpose?: PurposeInput | undefined;
  /** Not before this moment */
  send_at?: Timestamp | undefined;
  /** Drop the text when it could not leave within so many seconds */
  validity_s?: number | undefined;
  /** What becomes of a marketing text when it is night where it goes: refused with the next moment, or kept until then; the account’s own way, if absent */
  on_quiet_hours?: 'reject' | 'defer' | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
}

/** The answer of partner.send. */
export interface PartnerSendResult {
  message_id: string;
  /** The end-customer, as the partner names it */
  external_ref: string;
  state: 'queued' | 'scheduled' | (string & {});
  to: string;
  encoding: Encoding;
  segments: number;
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.setChildPaused. */
export interface PartnerSetChildPausedParams {
  /** The end-customer, as the partner names it */
  external_ref: string;
  /** Whether it is paused from now on */
  paused: boolean;
  /** Why; shown in partner.listCustomers */
  reason?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.setChildPaused. */
export interface PartnerSetChildPausedResult {
  customer: Customer;
  /** False when it was so before */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.grantCredits. */
export interface PartnerGrantCreditsParams {
  /** The end-customer, as the partner names it */
  external_ref: string;
  /** Credits */
  amount: number;
  /** Shown in the ledger of the end-customer */
  note?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.grantCredits. */
export interface PartnerGrantCreditsResult {
  /** The entry in the ledger of the end-customer */
  entry_id: string;
  partner_balance: Balance;
  child_balance: Balance;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.setupStatus. */
export interface PartnerSetupStatusParams {
  /** Of this end-customer instead of the partner */
  external_ref?: string | undefined;
}

/** The answer of partner.setupStatus. */
export interface PartnerSetupStatusResult {
  ready: boolean;
  /** The end-customer, as the partner names it */
  external_ref: string | null;
  steps: ChecklistStep[];
  warnings?: Warnings;
}

/** The params of partner.configureWebhook. */
export interface PartnerConfigureWebhookParams {
  /** A public https address */
  webhook_url: string;
  /** What the body is signed with: 16 to 200 characters; whsec_ and base64 for Standard Webhooks */
  webhook_secret?: string | undefined;
  /** on_request: events leave only when partner.processOutbox is called; automatic unless said otherwise before */
  delivery?: 'automatic' | 'on_request' | undefined;
  /** Sign with both while the previous secret is good; left out: as before while the secret stays, and not with a new one */
  sign_with_previous?: boolean | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.configureWebhook. */
export interface PartnerConfigureWebhookResult {
  endpoint: WebhookEndpoint;
  /** The secret that was made, shown this once; left out of a replay and of a dry run: a call that gives a secret of its own can be retried without losing it */
  webhook_secret?: string;
  /** Events that wait for delivery */
  pending: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.rotateWebhookSecret. */
export interface PartnerRotateWebhookSecretParams {
  /** The new secret; made when left out */
  webhook_secret?: string | undefined;
  /** Sign with both while the previous secret is good; left out: as before while the secret stays, and not with a new one */
  sign_with_previous?: boolean | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.rotateWebhookSecret. */
export interface PartnerRotateWebhookSecretResult {
  endpoint: WebhookEndpoint;
  /** The secret that was made, shown this once; left out of a replay and of a dry run: a call that gives a secret of its own can be retried without losing it */
  webhook_secret?: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of partner.processOutbox. */
export interface PartnerProcessOutboxParams {
  /** At most so many events */
  limit?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
}

/** The answer of partner.processOutbox. */
export interface PartnerProcessOutboxResult {
  delivered: number;
  /** To be tried again */
  failed: number;
  /** Failed for the last time */
  dead: number;
  /** Pending after this call or rehearsal, whether due or not; at most 10,000 counted */
  remaining: number;
  /** With dry_run: of those, how many are due; 0 when the endpoint is disabled or its breaker is open; at most 10,000 counted */
  due?: number;
  endpoint: WebhookEndpoint | null;
  dry_run?: WasDryRun;
  warnings?: Warnings;
}

/** The params of partner.outbox.list. */
export interface PartnerOutboxListParams {
  /** Only those in this state */
  state?: 'pending' | 'delivered' | 'dead' | undefined;
  /** Only of this type */
  type?: EventTypeInput | undefined;
  /** Only of this end-customer */
  external_ref?: string | undefined;
  /** Only this event */
  event_id?: string | undefined;
  /** Only those from this moment on */
  since?: Timestamp | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of partner.outbox.list. */
export interface PartnerOutboxListResult {
  items: OutboxItem[];
  next_cursor: NextCursor;
  endpoint: WebhookEndpoint | null;
  warnings?: Warnings;
}

/** The params of partner.outbox.replay. */
export interface PartnerOutboxReplayParams {
  /** These; or since */
  event_ids?: string[] | undefined;
  /** Those that occurred from this moment on; or event_ids */
  since?: Timestamp | undefined;
  /** And before this one */
  until?: Timestamp | undefined;
  /** Only of this type */
  type?: EventTypeInput | undefined;
  /** Only of this end-customer */
  external_ref?: string | undefined;
  /** With since: which to replay */
  states?: ('delivered' | 'dead')[] | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of partner.outbox.replay. */
export interface PartnerOutboxReplayResult {
  requeued: number;
  /** Events that match and were left for another call, at most 10,000 counted */
  remaining: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of program.create. */
export interface ProgramCreateParams {
  /** What the account calls it */
  name: string;
  /** Who writes, as people know them */
  brand: string;
  /** What the texts are about: it completes “text messages about …” */
  purpose: string;
  /** What it would be registered for */
  use_case?: CampaignUseCaseInput | null | undefined;
  /** How often texts come, as in: up to 4 msgs/month */
  frequency: string;
  /** The answer to HELP; one is made of the brand if absent */
  help_text?: string | undefined;
  /** The one confirmation of a STOP; one is made of the brand if absent */
  opt_out_text?: string | undefined;
  /** The confirmation of an opt-in; one is made of the brand if absent */
  opt_in_text?: string | undefined;
  /** What a STOP to it ends: all, or ask, which lets the person keep the other programs; all if absent */
  opt_out_scope?: 'all' | 'ask' | undefined;
  /** What people text to it: JOIN, STOP and HELP if absent */
  keywords?: ProgramKeywords | undefined;
  /** Texts as they are sent, variables in brackets */
  samples?: string[] | undefined;
  /** The privacy policy */
  privacy_url: string;
  /** The terms of the program */
  terms_url: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of program.create. */
export interface ProgramCreateResult {
  program: Program;
  findings: ProgramFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of program.list. */
export interface ProgramListParams {
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of program.list. */
export interface ProgramListResult {
  items: Program[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of program.get. */
export interface ProgramGetParams {
  /** The program */
  program_id: string;
  /** An older version */
  version?: number | undefined;
}

/** The answer of program.get. */
export interface ProgramGetResult {
  program: Program;
  versions: ProgramVersion[];
  warnings?: Warnings;
}

/** The params of program.update. */
export interface ProgramUpdateParams {
  /** The program */
  program_id: string;
  /** What the account calls it */
  name?: string | undefined;
  /** Who writes, as people know them */
  brand?: string | undefined;
  /** What the texts are about: it completes “text messages about …” */
  purpose?: string | undefined;
  /** What it would be registered for */
  use_case?: CampaignUseCaseInput | null | undefined;
  /** How often texts come, as in: up to 4 msgs/month */
  frequency?: string | undefined;
  /** The answer to HELP */
  help_text?: string | undefined;
  /** The one confirmation of a STOP */
  opt_out_text?: string | undefined;
  /** The confirmation of an opt-in */
  opt_in_text?: string | undefined;
  /** What a STOP to it ends: all, or ask, which lets the person keep the other programs */
  opt_out_scope?: 'all' | 'ask' | undefined;
  /** What people text to it */
  keywords?: ProgramKeywords | undefined;
  /** Texts as they are sent, variables in brackets */
  samples?: string[] | undefined;
  /** The privacy policy */
  privacy_url?: string | undefined;
  /** The terms of the program */
  terms_url?: string | undefined;
  /** Refuse unless the program has this version */
  expected_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of program.update. */
export interface ProgramUpdateResult {
  program: Program;
  findings: ProgramFinding[];
  registration_drift: RegistrationDrift[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of program.validate. */
export interface ProgramValidateParams {
  /** The program */
  program_id: string;
  /** An older version */
  version?: number | undefined;
}

/** The answer of program.validate. */
export interface ProgramValidateResult {
  /** Whether there is no error among the findings */
  ok: boolean;
  /** The version that was looked at */
  version: number;
  findings: ProgramFinding[];
  warnings?: Warnings;
}

/** The params of program.terms. */
export interface ProgramTermsParams {
  /** The program */
  program_id: string;
  /** Where it is read */
  source_kind?: 'web_form' | 'checkout' | 'keyword' | 'qr' | 'verbal' | 'paper' | undefined;
  /** An older version */
  version?: number | undefined;
}

/** The answer of program.terms. */
export interface ProgramTermsResult {
  /** To be shown as it is */
  text: string;
  /** SHA-256 of the text in UTF-8 */
  hash: string;
  /** Where it is read */
  source_kind: string;
  /** The version of the program */
  version: number;
  warnings?: Warnings;
}

/** The params of sources.create. */
export interface SourcesCreateParams {
  /** Name of the source */
  name: string;
  /** How people agree there */
  method: ConsentMethodInput;
  /** Where it is */
  url?: string | undefined;
  /** What a person agrees to, word for word */
  disclosure_text: string;
  /** Program that people agree to there */
  program_id?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of sources.create. */
export interface SourcesCreateResult {
  source: Source;
  /** SHA-256 of the text, to show that it is the one you meant */
  disclosure_hash: string;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of sources.list. */
export interface SourcesListParams {
  /** Part of the name */
  query?: string | undefined;
  /** Only those in this state */
  state?: 'active' | 'archived' | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of sources.list. */
export interface SourcesListResult {
  items: Source[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of sources.get. */
export interface SourcesGetParams {
  /** The source */
  source_id: string;
}

/** The answer of sources.get. */
export interface SourcesGetResult {
  source: Source;
  versions: SourceVersion[];
  warnings?: Warnings;
}

/** The params of sources.update. */
export interface SourcesUpdateParams {
  /** The source */
  source_id: string;
  /** Name of the source */
  name?: string | undefined;
  /** How people agree there */
  method?: ConsentMethodInput | undefined;
  /** Where it is */
  url?: string | undefined;
  /** What a person agrees to, word for word */
  disclosure_text?: string | undefined;
  /** Program that people agree to there */
  program_id?: string | undefined;
  /** Refuse unless the text has this version */
  expected_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of sources.update. */
export interface SourcesUpdateResult {
  source: Source;
  /** Whether there is another text now */
  new_version: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of sources.stats. */
export interface SourcesStatsParams {
  /** From this moment; 30 days before to, if absent */
  from?: Timestamp | undefined;
  /** Before this moment; now, if absent */
  to?: Timestamp | undefined;
}

/** The answer of sources.stats. */
export interface SourcesStatsResult {
  from: Timestamp;
  to: Timestamp;
  rows: SourceStatsRow[];
  /** People who opted out and had agreed by no source */
  opt_outs_without_source: number;
  /** Conversions of people who had agreed by no source */
  conversions_without_source: number;
  /** What these were worth, by currency */
  revenue_without_source: Revenue[];
  warnings?: Warnings;
}

/** The params of sources.archive. */
export interface SourcesArchiveParams {
  /** The source */
  source_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of sources.archive. */
export interface SourcesArchiveResult {
  source: Source;
  /** False when it was archived before */
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.create. */
export interface TagsCreateParams {
  /** Name of the tag */
  name: string;
  /** As #rrggbb */
  color?: string | undefined;
  /** What it means */
  description?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of tags.create. */
export interface TagsCreateResult {
  tag: Tag;
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.list. */
export interface TagsListParams {
  /** Part of the name */
  query?: string | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of tags.list. */
export interface TagsListResult {
  items: Tag[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of tags.assign. */
export interface TagsAssignParams {
  /** Id or name of the tag */
  tag: string;
  /** What the ids are */
  target_kind?: TagTargetInput | undefined;
  /** At most 1,000 ids */
  ids: string[];
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of tags.assign. */
export interface TagsAssignResult {
  tag: Tag;
  affected: number;
  already: number;
  rejected: string[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.unassign. */
export interface TagsUnassignParams {
  /** Id or name of the tag */
  tag: string;
  /** What the ids are */
  target_kind?: TagTargetInput | undefined;
  /** At most 1,000 ids */
  ids: string[];
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of tags.unassign. */
export interface TagsUnassignResult {
  affected: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.merge. */
export interface TagsMergeParams {
  /** Id or name of the tag that goes */
  from: string;
  /** Id or name of the tag that stays, or a new name */
  into: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of tags.merge. */
export interface TagsMergeResult {
  tag: Tag;
  affected: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of tags.delete. */
export interface TagsDeleteParams {
  /** The tag */
  tag_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of tags.delete. */
export interface TagsDeleteResult {
  /** How many things carried it */
  affected: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.create. */
export interface TemplatesCreateParams {
  /** Unique in the account, whatever its case */
  name: string;
  /** The text, in Liquid: {{ first_name }}, {{ attributes.city }} */
  body: string;
  /** Language of the text, as in BCP 47 */
  locale?: string | undefined;
  /** What it says about a contact, with what to say when that is missing */
  variables?: TemplateVariable[] | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of templates.create. */
export interface TemplatesCreateResult {
  template: Template;
  encoding: TextEncoding;
  /** An estimate: values differ in length */
  segments: number;
  lint: TemplateFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.list. */
export interface TemplatesListParams {
  /** Part of the name */
  query?: string | undefined;
  /** Only templates of this state */
  state?: TemplateStateInput | undefined;
  /** Only templates in this language */
  locale?: string | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of templates.list. */
export interface TemplatesListResult {
  items: Template[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of templates.get. */
export interface TemplatesGetParams {
  /** The template */
  template_id: string;
}

/** The answer of templates.get. */
export interface TemplatesGetResult {
  template: Template;
  versions: TemplateVersion[];
  warnings?: Warnings;
}

/** The params of templates.update. */
export interface TemplatesUpdateParams {
  /** The template */
  template_id: string;
  /** A new name */
  name?: string | undefined;
  /** The text, in Liquid: {{ first_name }}, {{ attributes.city }} */
  body?: string | undefined;
  /** Language of the text, as in BCP 47 */
  locale?: string | undefined;
  /** What it says about a contact, with what to say when that is missing */
  variables?: TemplateVariable[] | undefined;
  /** Refuse unless the template has this version */
  expected_version?: number | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of templates.update. */
export interface TemplatesUpdateResult {
  template: Template;
  encoding: TextEncoding;
  segments: number;
  lint: TemplateFinding[];
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.render. */
export interface TemplatesRenderParams {
  /** The template */
  template_id: string;
  /** A version; the current one, if absent */
  version?: number | undefined;
  /** For this contact */
  contact_id?: string | undefined;
  /** Values by name */
  vars?: { [key: string]: unknown } | undefined;
}

/** The answer of templates.render. */
export interface TemplatesRenderResult {
  text: string;
  encoding: TextEncoding;
  segments: number;
  /** Always empty in an answer: what is missing is refused */
  missing: string[];
  /** What it costs to send to the contact; null without one */
  credits: number | null;
  warnings?: Warnings;
}

/** The params of templates.setState. */
export interface TemplatesSetStateParams {
  /** The template */
  template_id: string;
  /** The new state */
  state: TemplateStateInput;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of templates.setState. */
export interface TemplatesSetStateResult {
  template: Template;
  changed: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of templates.delete. */
export interface TemplatesDeleteParams {
  /** The template */
  template_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of templates.delete. */
export interface TemplatesDeleteResult {
  deleted: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.ensureDefault. */
export interface PhoneNumbersEnsureDefaultParams {
  /** ISO 3166-1; the default country of the account, if absent */
  country?: string | undefined;
  /** Kind of number */
  type?: 'long_code' | 'toll_free' | 'short_code' | undefined;
  /** Area code, for numbers of the North American plan */
  area_code?: string | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of phone-numbers.ensureDefault. */
export interface PhoneNumbersEnsureDefaultResult {
  number: SenderNumber;
  created: boolean;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.list. */
export interface PhoneNumbersListParams {
  /** Only numbers in this state */
  state?: 'active' | 'released' | undefined;
  /** Where the previous page ended: its next_cursor */
  cursor?: string | undefined;
  /** Items per page */
  limit?: number | undefined;
}

/** The answer of phone-numbers.list. */
export interface PhoneNumbersListResult {
  items: SenderNumber[];
  next_cursor: NextCursor;
  warnings?: Warnings;
}

/** The params of phone-numbers.assign. */
export interface PhoneNumbersAssignParams {
  /** The number */
  number_id: string;
  /** The program; null unbinds */
  program_id?: string | null | undefined;
  /** The registered campaign it sends for; null takes it out */
  registration_id?: string | null | undefined;
  /** Make it the default sender */
  is_default?: true | undefined;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of phone-numbers.assign. */
export interface PhoneNumbersAssignResult {
  number: SenderNumber;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.release. */
export interface PhoneNumbersReleaseParams {
  /** The number */
  number_id: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of phone-numbers.release. */
export interface PhoneNumbersReleaseResult {
  number: SenderNumber;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.search. */
export interface PhoneNumbersSearchParams {
  /** ISO 3166-1; the default country of the account, if absent */
  country?: string | undefined;
  /** Kind of number */
  type?: 'long_code' | 'toll_free' | 'short_code' | undefined;
  /** Area code, for numbers of the North American plan */
  area_code?: string | undefined;
  /** Digits that the number has in it */
  pattern?: string | undefined;
}

/** The answer of phone-numbers.search. */
export interface PhoneNumbersSearchResult {
  items: AvailableNumber[];
  warnings?: Warnings;
}

/** The params of phone-numbers.acquire. */
export interface PhoneNumbersAcquireParams {
  /** The number, as the search had it */
  phone: string;
  /** Do everything, answer as if it had happened, and keep nothing */
  dry_run?: boolean | undefined;
  /** Stable and unique per logical call: the same key and params get the first answer again, for 30 days */
  idempotency_key?: string | undefined;
}

/** The answer of phone-numbers.acquire. */
export interface PhoneNumbersAcquireResult {
  number: SenderNumber;
  credits: number;
  dry_run?: WasDryRun;
  replayed?: WasReplayed;
  warnings?: Warnings;
}

/** The params of phone-numbers.health. */
export interface PhoneNumbersHealthParams {
  /** The number */
  number_id: string;
}

/** The answer of phone-numbers.health. */
export interface PhoneNumbersHealthResult {
  number_id: string;
  since: Timestamp;
  sent: number;
  delivered: number;
  /** Reported as not arrived, those filtered among them */
  failed: number;
  /** Turned away as unwanted by a carrier */
  filtered: number;
  /** No end reported yet */
  unknown: number;
  opt_outs: number;
  /** Null when nothing was sent */
  delivery_rate: number | null;
  /** Null when nothing was sent */
  filter_rate: number | null;
  /** Null when nothing was sent */
  opt_out_rate: number | null;
  health: 'healthy' | 'watch' | 'poor' | 'unused' | (string & {});
  findings: ({
    code: 'delivery' | 'filtering' | 'opt_outs' | (string & {});
    message: string;
  })[];
  warnings?: Warnings;
}

/** What each skill takes and answers, by its name. */
export interface SkillTypes {
  'agent.provision': { params: AgentProvisionParams; result: AgentProvisionResult };
  'agent.createKey': { params: AgentCreateKeyParams; result: AgentCreateKeyResult };
  'agent.discover': { params: AgentDiscoverParams; result: AgentDiscoverResult };
  'agent.capabilities': { params: AgentCapabilitiesParams; result: AgentCapabilitiesResult };
  'agent.listKeys': { params: AgentListKeysParams; result: AgentListKeysResult };
  'agent.revokeKey': { params: AgentRevokeKeyParams; result: AgentRevokeKeyResult };
  'agent.rotateKey': { params: AgentRotateKeyParams; result: AgentRotateKeyResult };
  'agent.whoami': { params: AgentWhoamiParams; result: AgentWhoamiResult };
  'agent.auditLog': { params: AgentAuditLogParams; result: AgentAuditLogResult };
  'analytics.recordConversion': { params: AnalyticsRecordConversionParams; result: AnalyticsRecordConversionResult };
  'billing.balance': { params: BillingBalanceParams; result: BillingBalanceResult };
  'billing.portal': { params: BillingPortalParams; result: BillingPortalResult };
  'billing.ledger': { params: BillingLedgerParams; result: BillingLedgerResult };
  'billing.topUp': { params: BillingTopUpParams; result: BillingTopUpResult };
  'billing.estimate': { params: BillingEstimateParams; result: BillingEstimateResult };
  'billing.usage': { params: BillingUsageParams; result: BillingUsageResult };
  'campaigns.create': { params: CampaignsCreateParams; result: CampaignsCreateResult };
  'campaigns.update': { params: CampaignsUpdateParams; result: CampaignsUpdateResult };
  'campaigns.get': { params: CampaignsGetParams; result: CampaignsGetResult };
  'campaigns.list': { params: CampaignsListParams; result: CampaignsListResult };
  'campaigns.preflight': { params: CampaignsPreflightParams; result: CampaignsPreflightResult };
  'campaigns.launch': { params: CampaignsLaunchParams; result: CampaignsLaunchResult };
  'campaigns.pause': { params: CampaignsPauseParams; result: CampaignsPauseResult };
  'campaigns.resume': { params: CampaignsResumeParams; result: CampaignsResumeResult };
  'campaigns.cancel': { params: CampaignsCancelParams; result: CampaignsCancelResult };
  'campaigns.recipients': { params: CampaignsRecipientsParams; result: CampaignsRecipientsResult };
  'compliance.registerBrand': { params: ComplianceRegisterBrandParams; result: ComplianceRegisterBrandResult };
  'compliance.registerCampaign': { params: ComplianceRegisterCampaignParams; result: ComplianceRegisterCampaignResult };
  'compliance.registerTollFree': { params: ComplianceRegisterTollFreeParams; result: ComplianceRegisterTollFreeResult };
  'compliance.registrations': { params: ComplianceRegistrationsParams; result: ComplianceRegistrationsResult };
  'compliance.setupStatus': { params: ComplianceSetupStatusParams; result: ComplianceSetupStatusResult };
  'compliance.checkSend': { params: ComplianceCheckSendParams; result: ComplianceCheckSendResult };
  'compliance.quietHours': { params: ComplianceQuietHoursParams; result: ComplianceQuietHoursResult };
  'compliance.frequencyCap': { params: ComplianceFrequencyCapParams; result: ComplianceFrequencyCapResult };
  'compliance.suppress': { params: ComplianceSuppressParams; result: ComplianceSuppressResult };
  'compliance.verifyLedger': { params: ComplianceVerifyLedgerParams; result: ComplianceVerifyLedgerResult };
  'compliance.export': { params: ComplianceExportParams; result: ComplianceExportResult };
  'contacts.upsert': { params: ContactsUpsertParams; result: ContactsUpsertResult };
  'contacts.get': { params: ContactsGetParams; result: ContactsGetResult };
  'contacts.list': { params: ContactsListParams; result: ContactsListResult };
  'contacts.import': { params: ContactsImportParams; result: ContactsImportResult };
  'contacts.optIn': { params: ContactsOptInParams; result: ContactsOptInResult };
  'contacts.optOut': { params: ContactsOptOutParams; result: ContactsOptOutResult };
  'contacts.consentHistory': { params: ContactsConsentHistoryParams; result: ContactsConsentHistoryResult };
  'contacts.timeline': { params: ContactsTimelineParams; result: ContactsTimelineResult };
  'contacts.merge': { params: ContactsMergeParams; result: ContactsMergeResult };
  'contacts.forget': { params: ContactsForgetParams; result: ContactsForgetResult };
  'hygiene.invalidContacts': { params: HygieneInvalidContactsParams; result: HygieneInvalidContactsResult };
  'hygiene.scan': { params: HygieneScanParams; result: HygieneScanResult };
  'hygiene.scanStatus': { params: HygieneScanStatusParams; result: HygieneScanStatusResult };
  'hygiene.duplicates': { params: HygieneDuplicatesParams; result: HygieneDuplicatesResult };
  'hygiene.lookup': { params: HygieneLookupParams; result: HygieneLookupResult };
  'hygiene.setPolicy': { params: HygieneSetPolicyParams; result: HygieneSetPolicyResult };
  'hygiene.suppressInvalid': { params: HygieneSuppressInvalidParams; result: HygieneSuppressInvalidResult };
  'insights.explainMessage': { params: InsightsExplainMessageParams; result: InsightsExplainMessageResult };
  'insights.explainAudience': { params: InsightsExplainAudienceParams; result: InsightsExplainAudienceResult };
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
  'messages.cancel': { params: MessagesCancelParams; result: MessagesCancelResult };
  'messages.simulateInbound': { params: MessagesSimulateInboundParams; result: MessagesSimulateInboundResult };
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
