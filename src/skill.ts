import type { SkillName, SkillTypes } from './generated/skills.ts';
import type { Permission } from './generated/types.ts';
import type { Database } from './platform/database.ts';
import type { IdPrefix } from './platform/ids.ts';
import type { Logger } from './platform/logger.ts';
import type { Sql } from './platform/sql.ts';
import type { Service } from './service.ts';

/** Compiled by Ajv ahead of time: true when `data` fits, else `errors` says why; fills in defaults. */
export interface Validator {
  (data: unknown): boolean;
  errors?:
    | null
    | readonly {
        readonly instancePath: string;
        readonly keyword: string;
        readonly params: Readonly<Record<string, unknown>>;
      }[];
}

export type AccountState = 'active' | 'payment_hold' | 'suspended' | 'closed';

/** Whose data a call is about. tenantId is the billing root; accountId the account within it. */
export interface Account {
  readonly tenantId: string;
  readonly accountId: string;
  readonly kind: 'tenant' | 'partner' | 'customer';
  readonly name: string;
  readonly state: AccountState;
  readonly defaultCountry: string;
  readonly createdAt: Date;
}

export interface Key {
  readonly id: string;
  readonly permissions: readonly Permission[];
  readonly mode: 'live' | 'test';
  readonly expiresAt: Date | null;
}

export interface CallContext {
  /** The moment of the call: one per call, so that everything it writes agrees. */
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  readonly log: Logger;
  readonly requestId: string;
  readonly service: Service;
}

interface Caller {
  readonly account: Account;
  readonly key: Key;
}

/** Read skills run without a transaction. */
export interface ReadAccess {
  readonly db: Sql;
}

/** Write skills run in one transaction; what must not happen unless it commits waits for `afterCommit`. */
export interface WriteAccess {
  readonly tx: Sql;
  readonly afterCommit: (work: () => void) => void;
}

/** Skills that deliver, or that ask another system, commit by themselves (`x-transaction: own`). */
export interface OwnAccess {
  readonly database: Database;
}

interface AccessTypes {
  readonly read: ReadAccess;
  readonly write: WriteAccess;
  readonly own: OwnAccess;
}

export type ContextOf<Name extends SkillName> = CallContext &
  AccessTypes[SkillTypes[Name]['access']] &
  (SkillTypes[Name]['scope'] extends 'public' ? unknown : Caller);

/** A context with a caller that reads, or writes: what queries and presenters shared by several skills take. */
export type ReadContext = CallContext & Caller & ReadAccess;
export type WriteContext = CallContext & Caller & WriteAccess;
export type PublicWriteContext = CallContext & WriteAccess;

export type SkillParams<Name extends SkillName> = SkillTypes[Name]['params'];

/** What a skill does. Everything before (who, whether, validity) and after (audit, commit, wire) is done around it. */
export type Skill<Name extends SkillName> = (
  params: SkillTypes[Name]['params'],
  context: ContextOf<Name>,
) => Promise<SkillTypes[Name]['result']>;

export type SkillTable<Names extends SkillName> = { readonly [Name in Names]: Skill<Name> };
