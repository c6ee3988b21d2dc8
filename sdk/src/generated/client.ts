// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { CallOptions } from '../core/options.ts';
import type { PagePromise } from '../core/page-promise.ts';
import type { TernPromise } from '../core/tern-promise.ts';
import type { SkillName, SkillTypes } from './types.ts';
import type * as types from './types.ts';

type Params<N extends SkillName> = SkillTypes[N]['params'];
type Result<N extends SkillName> = SkillTypes[N]['result'];
type Item<N extends SkillName> = Result<N> extends { items: readonly (infer T)[] } ? T : never;

/** The two ways a skill is called: for its answer, or for a page of its answer. */
export interface Calls {
  call<N extends SkillName>(name: N, params: Params<N> | undefined, options: CallOptions | undefined): TernPromise<Result<N>>;
  page<N extends SkillName>(
    name: N,
    params: Params<N> | undefined,
    options: CallOptions | undefined,
  ): PagePromise<Item<N>, Result<N>>;
}

/** Accounts, keys, discovery and the audit log */
export interface AgentApi {
  /** Create an account and its first key. */
  provision(params: types.AgentProvisionParams, options?: CallOptions): TernPromise<types.AgentProvisionResult>;
  /** Mint a narrower key. */
  createKey(params: types.AgentCreateKeyParams, options?: CallOptions): TernPromise<types.AgentCreateKeyResult>;
  /** Find skills by intent. */
  discover(params?: types.AgentDiscoverParams, options?: CallOptions): TernPromise<types.AgentDiscoverResult>;
  /** The full typed contract, as far as this key is concerned. */
  capabilities(params?: types.AgentCapabilitiesParams, options?: CallOptions): TernPromise<types.AgentCapabilitiesResult>;
  /** List the keys of this account, without their secrets. */
  listKeys(params?: types.AgentListKeysParams, options?: CallOptions): PagePromise<Item<'agent.listKeys'>, types.AgentListKeysResult>;
  /** Revoke a key now. */
  revokeKey(params: types.AgentRevokeKeyParams, options?: CallOptions): TernPromise<types.AgentRevokeKeyResult>;
  /** Replace a key by a new one of the same permissions. */
  rotateKey(params: types.AgentRotateKeyParams, options?: CallOptions): TernPromise<types.AgentRotateKeyResult>;
  /** Who this key is, what it may do and what holds it back. */
  whoami(params?: types.AgentWhoamiParams, options?: CallOptions): TernPromise<types.AgentWhoamiResult>;
  /** What was done with the keys of this account. */
  auditLog(params?: types.AgentAuditLogParams, options?: CallOptions): PagePromise<Item<'agent.auditLog'>, types.AgentAuditLogResult>;
}

/** People, their numbers and their consent */
export interface ContactsApi {
  /** Create a contact, or change the one that has this phone or external id. */
  upsert(params?: types.ContactsUpsertParams, options?: CallOptions): TernPromise<types.ContactsUpsertResult>;
  /** One contact with its consent and tags. */
  get(params?: types.ContactsGetParams, options?: CallOptions): TernPromise<types.ContactsGetResult>;
  /** List contacts, by name, number, tag, list or consent. */
  list(params?: types.ContactsListParams, options?: CallOptions): PagePromise<Item<'contacts.list'>, types.ContactsListResult>;
  /** Import at most 500 contacts at once. */
  import(params?: types.ContactsImportParams, options?: CallOptions): TernPromise<types.ContactsImportResult>;
  /** Record the consent a person gave, with its proof. */
  optIn(params?: types.ContactsOptInParams, options?: CallOptions): TernPromise<types.ContactsOptInResult>;
  /** End the consent of a contact or of a number, now. */
  optOut(params?: types.ContactsOptOutParams, options?: CallOptions): TernPromise<types.ContactsOptOutResult>;
  /** Every change of the consent of a contact or of a number. */
  consentHistory(params?: types.ContactsConsentHistoryParams, options?: CallOptions): PagePromise<Item<'contacts.consentHistory'>, types.ContactsConsentHistoryResult>;
}

/** Labels on contacts, campaigns and templates */
export interface TagsApi {
  /** Create a tag. */
  create(params: types.TagsCreateParams, options?: CallOptions): TernPromise<types.TagsCreateResult>;
  /** List tags with how many things carry each. */
  list(params?: types.TagsListParams, options?: CallOptions): PagePromise<Item<'tags.list'>, types.TagsListResult>;
  /** Put a tag on many things at once. */
  assign(params: types.TagsAssignParams, options?: CallOptions): TernPromise<types.TagsAssignResult>;
  /** Take a tag off many things at once. */
  unassign(params: types.TagsUnassignParams, options?: CallOptions): TernPromise<types.TagsUnassignResult>;
  /** Merge one tag into another, or rename it. */
  merge(params: types.TagsMergeParams, options?: CallOptions): TernPromise<types.TagsMergeResult>;
  /** Delete a tag. */
  delete(params: types.TagsDeleteParams, options?: CallOptions): TernPromise<types.TagsDeleteResult>;
}

/** Every skill as a method. */
export class Skills {
  readonly agent: AgentApi;
  readonly contacts: ContactsApi;
  readonly tags: TagsApi;

  constructor(calls: Calls) {
    this.agent = {
      provision: (params, options) => calls.call('agent.provision', params, options),
      createKey: (params, options) => calls.call('agent.createKey', params, options),
      discover: (params, options) => calls.call('agent.discover', params, options),
      capabilities: (params, options) => calls.call('agent.capabilities', params, options),
      listKeys: (params, options) => calls.page('agent.listKeys', params, options),
      revokeKey: (params, options) => calls.call('agent.revokeKey', params, options),
      rotateKey: (params, options) => calls.call('agent.rotateKey', params, options),
      whoami: (params, options) => calls.call('agent.whoami', params, options),
      auditLog: (params, options) => calls.page('agent.auditLog', params, options),
    };
    this.contacts = {
      upsert: (params, options) => calls.call('contacts.upsert', params, options),
      get: (params, options) => calls.call('contacts.get', params, options),
      list: (params, options) => calls.page('contacts.list', params, options),
      import: (params, options) => calls.call('contacts.import', params, options),
      optIn: (params, options) => calls.call('contacts.optIn', params, options),
      optOut: (params, options) => calls.call('contacts.optOut', params, options),
      consentHistory: (params, options) => calls.page('contacts.consentHistory', params, options),
    };
    this.tags = {
      create: (params, options) => calls.call('tags.create', params, options),
      list: (params, options) => calls.page('tags.list', params, options),
      assign: (params, options) => calls.call('tags.assign', params, options),
      unassign: (params, options) => calls.call('tags.unassign', params, options),
      merge: (params, options) => calls.call('tags.merge', params, options),
      delete: (params, options) => calls.call('tags.delete', params, options),
    };
  }
}
