import { setTimeout as pause } from 'node:timers/promises';
import { holdForLookup, type LookupHold, releaseLookup } from '../../credits/lookup-holds.ts';
import type { Owner } from '../../domain/account.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { type LookupAdapter, LookupFailed } from './lookup-adapter.ts';
import { findResult, type KnownNumber, type LookupResult, settlePurchase, settleStored } from './settle-lookup.ts';

export interface LookUpRequest {
  readonly phone: string;
  readonly adapter: LookupAdapter;
  /** A stored result newer than this is used. */
  readonly since: Date;
  /** Id of the requesting call, if any. */
  readonly requestId?: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/** Saves the result in the given transaction, and charges it if it is new. */
export type Settle = (tx: Sql) => Promise<KnownNumber>;

/** What a lookup is made for. */
export interface LookUpPurpose<T> {
  /** Settles the result in a transaction of its own. */
  readonly finish: (settle: Settle) => Promise<T>;
  /** The answer of an earlier call with the same idempotency key. */
  readonly replay?: () => Promise<T | null>;
}

/** Longer than a call waits for another call and for the provider together. */
const HOLD_MS = 60_000;
const MAX_WAIT_MS = 15_000;
const POLL_MS = 50;

/**
 * Finds the stored result or asks the provider, then calls `finish`. The price is held in one
 * transaction, the provider is called outside of any, and the held credits are spent in the
 * transaction of `finish`. A failure in between releases the hold, so that it is free; if the
 * process ends in between, the hold expires.
 */
export async function lookUpNumber<T>(
  database: Database,
  owner: Owner,
  request: LookUpRequest,
  { finish, replay = () => Promise.resolve(null) }: LookUpPurpose<T>,
): Promise<T> {
  const { phone, adapter, requestId = null, now, newId } = request;
  const prepared = await prepare(database, owner, request);
  if (prepared.stored !== null) return finish((tx) => settleStored(tx, owner, phone, prepared.stored, now));
  const { hold } = prepared;
  const release = () => database.transaction((tx) => releaseLookup(tx, hold));
  try {
    // Again, because a call with the same key may have finished before this one held the number.
    const earlier = await replay();
    if (earlier !== null) {
      await release();
      return earlier;
    }
    const answer = await adapter.lookUp(phone, now);
    const result = { ...answer, provider: adapter.name, lookedUpAt: now };
    return await finish((tx) => settlePurchase(tx, owner, { result, hold, entryId: newId('cre'), requestId }, now));
  } catch (error) {
    // If this fails too, the hold expires.
    await release().catch(() => undefined);
    throw error;
  }
}

type Prepared =
  | { readonly stored: LookupResult; readonly hold: null }
  | { readonly stored: null; readonly hold: LookupHold };

/**
 * The stored result, or a hold of the price, so that no request is made that cannot be paid. Of
 * concurrent lookups of one number one is made, and the others wait for its result.
 */
async function prepare(database: Database, owner: Owner, request: LookUpRequest): Promise<Prepared> {
  for (const until = performance.now() + MAX_WAIT_MS; performance.now() < until; await pause(POLL_MS)) {
    const prepared = await findOrHold(database, owner, request);
    if (prepared !== null) return prepared;
  }
  throw new LookupFailed({ retryable: true, code: 'lookup_under_way' });
}

/** Null while another call looks the number up. */
async function findOrHold(database: Database, owner: Owner, request: LookUpRequest): Promise<Prepared | null> {
  const { phone, adapter, requestId = null, now, newId } = request;
  const stored = await findResult(database, owner, request);
  if (stored !== null) return { stored, hold: null };
  const { tenantId, accountId } = owner;
  const hold = { tenantId, accountId, id: newId('hld'), phone, credits: adapter.credits };
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  return database.transaction(async (tx) => {
    if (!(await holdForLookup(tx, hold, { now, expiresAt, requestId }))) return null;
    // Read again: another call may have stored its result before this one held the number.
    const meanwhile = await findResult(tx, owner, request);
    if (meanwhile === null) return { stored: null, hold };
    await releaseLookup(tx, hold);
    return { stored: meanwhile, hold: null };
  });
}
