import { crc32 } from 'node:zlib';
import { type Sql, statement } from './sql.ts';

/** What one transaction at a time may do, for each key of a kind. */
export type LockKind =
  /** Use an idempotency key. First of all locks, also before those of rows. */
  | 'idempotency_key'
  /** Accept messages to a person, or forget the person. */
  | 'person'
  /** Count what a campaign chunk and single sends use up of the caps of an account. */
  | 'caps'
  /** Count the marketing messages of a person. */
  | 'cap'
  /** Change the external IDs of contacts. */
  | 'external_ids'
  /** Change the consent of a number. */
  | 'consent'
  /** Add numbers (shared), or hashes of numbers, to an account. */
  | 'hashes'
  /** Change names of templates, sources and segments. */
  | 'names'
  /** Enter a journey. */
  | 'entries'
  /** Handle the signals of a tenant. */
  | 'signals'
  /** Send a failed message again. */
  | 'retry'
  | 'hygiene_policy'
  | 'link_domain';

/** Two keys share one of these rows by chance, and then wait for each other. */
const SLOTS = 32_768;

/** Inserts the row or locks it as it is: the condition keeps it from being written. */
const lockSlot = statement<[tenantId: string, kind: LockKind, slot: number]>(
  'locks.lock_slot',
  `INSERT INTO locks (tenant_id, kind, slot) VALUES ($1, $2, $3)
   ON CONFLICT (tenant_id, kind, slot) DO UPDATE SET kind = excluded.kind WHERE false`,
);

/** In one order, so that two transactions that lock some of the same slots do not deadlock. */
const lockSlots = statement<[tenantId: string, kind: LockKind, slots: readonly number[]]>(
  'locks.lock_slots',
  `INSERT INTO locks (tenant_id, kind, slot) SELECT $1, $2, slot FROM unnest($3::smallint[]) AS slot ORDER BY slot
   ON CONFLICT (tenant_id, kind, slot) DO UPDATE SET kind = excluded.kind WHERE false`,
);

const insertSlots = statement<[tenantId: string, kind: LockKind, slots: readonly number[]]>(
  'locks.insert_slots',
  `INSERT INTO locks (tenant_id, kind, slot) SELECT $1, $2, slot FROM unnest($3::smallint[]) AS slot ORDER BY slot ON CONFLICT DO NOTHING`,
);

const shareSlots = statement<[tenantId: string, kind: LockKind, slots: readonly number[]]>(
  'locks.share_slots',
  'SELECT FROM locks WHERE tenant_id = $1 AND kind = $2 AND slot = ANY ($3::smallint[]) ORDER BY slot FOR SHARE',
);

const trySlot = statement<[tenantId: string, kind: LockKind, slot: number]>(
  'locks.try_slot',
  'SELECT FROM locks WHERE tenant_id = $1 AND kind = $2 AND slot = $3 FOR UPDATE SKIP LOCKED',
);

/**
 * Waits until no other transaction holds one of the keys, and holds them until this one ends. What
 * later statements read includes what the others have committed, also when they are sent together
 * with this one. These are rows of the tenant, so that they exclude each other on whichever server
 * of a cluster the statement runs.
 */
export async function lock(tx: Sql, tenantId: string, kind: LockKind, ...keys: readonly string[]): Promise<void> {
  const slots = slotsOf(keys);
  const [slot] = slots;
  if (slot === undefined) return;
  await (slots.length === 1 ? tx.run(lockSlot, tenantId, kind, slot) : tx.run(lockSlots, tenantId, kind, slots));
}

/** Of calls, also of those that a batch makes together. */
export const lockIdempotencyKeys = (
  tx: Sql,
  tenantId: string,
  used: readonly { readonly accountId: string; readonly key: string }[],
): Promise<void> => lock(tx, tenantId, 'idempotency_key', ...used.map(({ accountId, key }) => `${accountId} ${key}`));

/** Like `lock`, but excludes only transactions that take the keys with `lock`. */
export async function lockShared(tx: Sql, tenantId: string, kind: LockKind, ...keys: readonly string[]): Promise<void> {
  const slots = slotsOf(keys);
  if (slots.length === 0) return;
  await Promise.all([tx.run(insertSlots, tenantId, kind, slots), tx.run(shareSlots, tenantId, kind, slots)]);
}

/** Like `lock`, but returns false instead of waiting. */
export async function tryLock(tx: Sql, tenantId: string, kind: LockKind, key: string): Promise<boolean> {
  const slots = slotsOf([key]);
  const [slot = 0] = slots;
  const [, found] = await Promise.all([
    tx.run(insertSlots, tenantId, kind, slots),
    tx.run(trySlot, tenantId, kind, slot),
  ]);
  return found > 0;
}

const slotsOf = (keys: readonly string[]): readonly number[] =>
  [...new Set(keys.map((key) => crc32(key) % SLOTS))].sort((one, other) => one - other);
