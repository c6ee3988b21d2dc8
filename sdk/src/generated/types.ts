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
  params_hash: string;
  hash: string | null;
  prev_hash: string | null;
}

/** One step of getting ready to send */
export interface ChecklistStep {
  id: string;
  title: string;
  state: 'done' | 'todo' | 'optional' | (string & {});
  next_action: NextAction | null;
}

/** One change of consent; its hash covers the entry before it. An entry that is not sealed yet has no seq and no hash */
export interface ConsentEntry {
  id: string;
  contact_id: string | null;
  phone: string;
  status: 'opted_in' | 'opted_out' | (string & {});
  /** all, or what it is limited to */
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

/** The consent of every row of an import, with its proof: source, captured_at, and method or evidence */
export interface ImportConsent {
  status?: 'opted_in' | 'opted_out' | (string & {});
  method?: ConsentMethod;
  /** Where the people agreed */
  source?: string;
  source_url?: string;
  captured_at?: Timestamp;
  evidence?: { [key: string]: unknown } | string;
  /** What they agreed to; kept with its SHA-256 */
  disclosure_text?: string;
}

/** The consent of every row of an import, with its proof: source, captured_at, and method or evidence */
export interface ImportConsentInput {
  status?: 'opted_in' | 'opted_out';
  method?: ConsentMethodInput;
  /** Where the people agreed */
  source?: string;
  source_url?: string;
  captured_at?: Timestamp;
  evidence?: { [key: string]: unknown } | string;
  /** What they agreed to; kept with its SHA-256 */
  disclosure_text?: string;
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

/** Test keys only ever reach the simulator carrier */
export type KeyMode = 'live' | 'test' | (string & {});

/** Test keys only ever reach the simulator carrier */
export type KeyModeInput = 'live' | 'test';

/** A skill in the shape of a tool definition of the Model Context Protocol */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  inputSchema: { [key: string]: unknown };
  outputSchema: { [key: string]: unknown };
  annotations: { [key: string]: unknown };
}

/** A call that is valid as it stands */
export interface NextAction {
  skill: string;
  params: { [key: string]: unknown };
  why: string;
}

/** Pass as cursor for the next page; null on the last one */
export type NextCursor = string | null;

export type Permission = 'full' | 'partner' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai' | (string & {});

export type PermissionInput = 'full' | 'partner' | 'read' | 'contacts' | 'campaigns' | 'messages' | 'compliance' | 'analytics' | 'billing' | 'ai';

/** The typed contract of one skill */
export interface SkillCapability {
  name: string;
  title?: string;
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

/** RFC 3339, UTC */
export type Timestamp = string;

/** Something worth knowing that did not stop the call */
export interface Warning {
  code: string;
  message: string;
  param?: string;
}

/** Present when there is something to warn of */
export type Warnings = Warning[];

/** True when nothing was kept */
export type WasDryRun = boolean;

/** True when this is the first answer to the same idempotency_key */
export type WasReplayed = boolean;

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
  /** Texts, numbers and booleans by name; null removes one */
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
  /** The same, by the id of a source */
  source_id?: string | undefined;
  /** Address of the form or document */
  source_url?: string | undefined;
  /** When the person agreed */
  captured_at?: Timestamp | undefined;
  /** What proves it: a form entry, a recording, a scan */
  evidence?: { [key: string]: unknown } | string | undefined;
  /** What the person agreed to; kept with its SHA-256 */
  disclosure_text?: string | undefined;
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
  /** all, or the id of a program; the number gets no texts either way */
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
  'contacts.upsert': { params: ContactsUpsertParams; result: ContactsUpsertResult };
  'contacts.get': { params: ContactsGetParams; result: ContactsGetResult };
  'contacts.list': { params: ContactsListParams; result: ContactsListResult };
  'contacts.import': { params: ContactsImportParams; result: ContactsImportResult };
  'contacts.optIn': { params: ContactsOptInParams; result: ContactsOptInResult };
  'contacts.optOut': { params: ContactsOptOutParams; result: ContactsOptOutResult };
  'contacts.consentHistory': { params: ContactsConsentHistoryParams; result: ContactsConsentHistoryResult };
  'tags.create': { params: TagsCreateParams; result: TagsCreateResult };
  'tags.list': { params: TagsListParams; result: TagsListResult };
  'tags.assign': { params: TagsAssignParams; result: TagsAssignResult };
  'tags.unassign': { params: TagsUnassignParams; result: TagsUnassignResult };
  'tags.merge': { params: TagsMergeParams; result: TagsMergeResult };
  'tags.delete': { params: TagsDeleteParams; result: TagsDeleteResult };
}

export type SkillName = keyof SkillTypes;
