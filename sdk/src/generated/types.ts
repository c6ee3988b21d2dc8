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

/** A skill that fits an intent */
export interface DiscoveredSkill {
  skill: string;
  summary: string;
  why: string;
  score: number;
  effect: 'read' | 'write' | 'destructive' | 'billable' | (string & {});
  allowed: boolean;
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
  'tags.create': { params: TagsCreateParams; result: TagsCreateResult };
  'tags.list': { params: TagsListParams; result: TagsListResult };
  'tags.assign': { params: TagsAssignParams; result: TagsAssignResult };
  'tags.unassign': { params: TagsUnassignParams; result: TagsUnassignResult };
  'tags.merge': { params: TagsMergeParams; result: TagsMergeResult };
  'tags.delete': { params: TagsDeleteParams; result: TagsDeleteResult };
}

export type SkillName = keyof SkillTypes;
