import type { Account, Key } from './domain/account.ts';
import type { RuleCause } from './domain/causes.ts';
import type { SkillName, SkillTypes } from './generated/skills.ts';
import type { Database } from './platform/database/database.ts';
import type { Sql } from './platform/database/sql.ts';
import type { IdPrefix } from './platform/ids.ts';
import type { Logger } from './platform/logger.ts';
import type { Service } from './service.ts';

/**
 * Compiled by Ajv ahead of time: true when `data` is valid, else `errors` has the reasons; fills in
 * defaults.
 */
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

export interface CallContext {
  /** The time of the call: one per call, so that everything it writes agrees. */
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  readonly log: Logger;
  readonly requestId: string;
  readonly service: Service;
}

interface Caller {
  readonly account: Account;
  readonly key: Key;
  readonly cause?: RuleCause;
  /** The approval that permits the call; null or absent: none was needed. */
  readonly approvalId?: string | null;
  readonly byLink?: boolean;
}

/** Read skills run without a transaction. */
export interface ReadAccess {
  readonly db: Sql;
}

/** Write skills run in one transaction; effects that require the commit go into `afterCommit`. */
export interface WriteAccess {
  readonly tx: Sql;
  readonly afterCommit: (work: () => void) => void;
}

/** Skills that deliver or call another system commit by themselves (`x-transaction: own`). */
export interface OwnAccess<Result> {
  readonly database: Database;
  /** The answer of an earlier call with the idempotency key; null when the key is new. */
  readonly replay: () => Promise<Result | null>;
  /**
   * Runs the transaction of the call, as the pipeline does for write skills: with its idempotency
   * key, audit entry and `dry_run`. Another system is called before it, never in it.
   */
  readonly unitOfWork: (work: (access: WriteAccess) => Promise<Result>) => Promise<Result>;
}

/** Skills whose calls share transactions, which record them (`x-transaction: joined`). */
export interface JoinedAccess {
  readonly database: Database;
  /** The transaction of a plan or an approval, which is rolled back; null: the calls share one. */
  readonly tx: Sql | null;
}

interface AccessTypes<Result> {
  readonly read: ReadAccess;
  readonly write: WriteAccess;
  readonly own: OwnAccess<Result>;
  readonly joined: JoinedAccess;
}

export type ContextOf<Name extends SkillName> = CallContext &
  AccessTypes<SkillTypes[Name]['result']>[SkillTypes[Name]['access']] &
  (SkillTypes[Name]['scope'] extends 'public' ? unknown : Caller);

/** Contexts of authenticated skills, for queries and presenters that several skills share. */
export type ReadContext = CallContext & Caller & ReadAccess;
export type WriteContext = CallContext & Caller & WriteAccess;

export type SkillParams<Name extends SkillName> = SkillTypes[Name]['params'];

/**
 * A skill handler. Authentication, permission and validation come before it; audit, commit and the
 * response after it.
 */
export type Skill<Name extends SkillName> = (
  params: SkillTypes[Name]['params'],
  context: ContextOf<Name>,
) => Promise<SkillTypes[Name]['result']>;

export type SkillTable<Names extends SkillName> = { readonly [Name in Names]: Skill<Name> };
