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

/** How transactions exclude each other: in one order of keys, so that they do not deadlock. */
interface Locks {
  lock(tx: Sql, space: Space, keys: readonly string[]): Promise<unknown>;
  share(tx: Sql, space: Space, keys: readonly string[]): Promise<unknown>;
  tryLock(tx: Sql, space: Space, key: string): Promise<boolean>;
}

interface Space {
  readonly tenantId: string;
  readonly kind: LockKind;
}

const lockKeys = statement<[space: number, keys: readonly number[]]>(
  'locks.lock_keys',
  'SELECT pg_advisory_xact_lock($1, key) FROM unnest($2::int[]) AS key',
);

const shareKeys = statement<[space: number, keys: readonly number[]]>(
  'locks.share_keys',
  'SELECT pg_advisory_xact_lock_shared($1, key) FROM unnest($2::int[]) AS key',
);

const tryKey = statement<[space: number, key: number], { locked: boolean }>(
  'locks.try_key',
  'SELECT pg_try_advisory_xact_lock($1, $2) AS locked',
);

const spaceOf = ({ tenantId, kind }: Space): number => crc32(`${kind} ${tenantId}`) | 0;
const keyOf = (key: string): number => crc32(key) | 0;
const inOrder = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** Locks of the server, which leave nothing behind. */
const ON_ONE_SERVER: Locks = {
  lock: (tx, space, keys) => tx.run(lockKeys, spaceOf(space), inOrder(keys.map(keyOf))),
  share: (tx, space, keys) => tx.run(shareKeys, spaceOf(space), inOrder(keys.map(keyOf))),
  tryLock: async (tx, space, key) => (await tx.row(tryKey, spaceOf(space), keyOf(key)))?.locked === true,
};

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

const slotsOf = (keys: readonly string[]): readonly number[] => inOrder(keys.map((key) => crc32(key) % SLOTS));

/**
 * Rows of the tenant, which exclude each other on whichever server of a cluster the statement runs;
 * a lock of a server excludes no transaction on another.
 */
const ON_SEVERAL_SERVERS: Locks = {
  lock: (tx, { tenantId, kind }, keys) => {
    const [slot = 0, ...others] = slotsOf(keys);
    return others.length === 0
      ? tx.run(lockSlot, tenantId, kind, slot)
      : tx.run(lockSlots, tenantId, kind, [slot, ...others]);
  },
  share: (tx, { tenantId, kind }, keys) => {
    const slots = slotsOf(keys);
    return Promise.all([tx.run(insertSlots, tenantId, kind, slots), tx.run(shareSlots, tenantId, kind, slots)]);
  },
  tryLock: async (tx, { tenantId, kind }, key) => {
    const [slot = 0] = slotsOf([key]);
    const [, found] = await Promise.all([
      tx.run(insertSlots, tenantId, kind, [slot]),
      tx.run(trySlot, tenantId, kind, slot),
    ]);
    return found > 0;
  },
};

const locksOf = ({ isDistributed }: Sql): Locks => {
  if (isDistributed === null) throw new Error('Only a transaction holds locks.');
  return isDistributed ? ON_SEVERAL_SERVERS : ON_ONE_SERVER;
};

/**
 * Waits until no other transaction holds one of the keys, and holds them until this one ends. What
 * later statements read includes what the others have committed, also when they are sent together
 * with this one.
 */
export async function lock(tx: Sql, tenantId: string, kind: LockKind, ...keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await locksOf(tx).lock(tx, { tenantId, kind }, keys);
}

/** Of calls, also of those that a batch makes together. */
export const lockIdempotencyKeys = (
  tx: Sql,
  tenantId: string,
  used: readonly { readonly accountId: string; readonly key: string }[],
): Promise<void> => lock(tx, tenantId, 'idempotency_key', ...used.map(({ accountId, key }) => `${accountId} ${key}`));

/** Like `lock`, but excludes only transactions that take the keys with `lock`. */
export async function lockShared(tx: Sql, tenantId: string, kind: LockKind, ...keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await locksOf(tx).share(tx, { tenantId, kind }, keys);
}

/** Like `lock`, but returns false instead of waiting. */
export const tryLock = (tx: Sql, tenantId: string, kind: LockKind, key: string): Promise<boolean> =>
  locksOf(tx).tryLock(tx, { tenantId, kind }, key);
