// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

/**
 * RFC 3339, UTC
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Timestamp".
 */
export type Timestamp = string
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
 * Pass as cursor for the next page; null on the last one
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "NextCursor".
 */
export type NextCursor = (string | null)
/**
 * What a tag can be put on
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "TagTarget".
 */
export type TagTarget = ("contact" | "campaign" | "template")
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
params_hash: string
hash: (string | null)
prev_hash: (string | null)
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
 * One change of consent; its hash covers the entry before it. An entry that is not sealed yet has no seq and no hash
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ConsentEntry".
 */
export interface ConsentEntry {
id: string
contact_id: (string | null)
phone: string
status: ("opted_in" | "opted_out")
/**
 * all, or what it is limited to
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
source_url?: string
captured_at?: Timestamp
evidence?: ({
[k: string]: unknown
} | string)
/**
 * What they agreed to; kept with its SHA-256
 */
disclosure_text?: string
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
 * The typed contract of one skill
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "SkillCapability".
 */
export interface SkillCapability {
name: string
title?: string
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
 * Something worth knowing that did not stop the call
 * 
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Warning".
 */
export interface Warning {
code: string
message: string
param?: string
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
