import type { Owner } from '../domain/account.ts';
import { creditsInsufficient } from '../errors.ts';
import { emitBalance } from '../events/outbox/emit-balance.ts';
import type { Database } from '../platform/database/database.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../platform/for-each-isolated.ts';
import { post, postHeld, readBalance } from './accounts.ts';

/** Credits reserved for one lookup of a number. */
export interface LookupHold extends Owner {
  readonly id: string;
  readonly phone: string;
  readonly credits: number;
}

const insert = statement<
  [tenantId: string, accountId: string, phone: string, id: string, amount: number, expiresAt: Date]
>(
  'credits.insert_lookup_hold',
  `INSERT INTO lookup_holds (tenant_id, account_id, phone, id, amount, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (tenant_id, account_id, phone) DO NOTHING`,
);

/** Lookups do not count for the daily limit of messages. */
const reserve = statement<
  [tenantId: string, accountId: string, amount: number],
  { available: number; low_at: number | null; alert_at: number | null }
>(
  'credits.reserve_for_lookup',
  `UPDATE credit_accounts SET held = held + $3 WHERE tenant_id = $1 AND account_id = $2 AND posted - held - $3 >= 0
   RETURNING posted - held AS available, low_at, alert_at`,
);

/** No row: the hold was released, because it expired. */
const remove = statement<[tenantId: string, accountId: string, phone: string, id: string], { amount: number }>(
  'credits.remove_lookup_hold',
  'DELETE FROM lookup_holds WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND id = $4 RETURNING amount',
);

const returnToBalance = statement<[tenantId: string, accountId: string, amount: number]>(
  'credits.return_lookup_hold',
  'UPDATE credit_accounts SET held = held - $3 WHERE tenant_id = $1 AND account_id = $2',
);

/** Reads across tenants, by the index on the expiry. */
const findExpired = statement<
  [now: Date, limit: number],
  { tenant_id: string; account_id: string; phone: string; id: string; amount: number }
>(
  'credits.expired_lookup_holds',
  'SELECT tenant_id, account_id, phone, id, amount FROM lookup_holds WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2',
);

const MAX_EXPIRED = 100;

/**
 * Reserves the price of a lookup until the provider has answered; false while another call looks
 * the same number up. Throws `credits_insufficient`.
 */
export async function holdForLookup(
  tx: Sql,
  { tenantId, accountId, id, phone, credits }: LookupHold,
  { now, expiresAt, requestId = null }: { now: Date; expiresAt: Date; requestId?: string | null },
): Promise<boolean> {
  if ((await tx.run(insert, tenantId, accountId, phone, id, credits, expiresAt)) === 0) return false;
  const owner = { tenantId, accountId };
  const reserved = await tx.row(reserve, tenantId, accountId, credits);
  if (reserved === null) throw creditsInsufficient(credits, (await readBalance(tx, owner)).available);
  const { available: after, low_at: lowAt, alert_at: alertAt } = reserved;
  await emitBalance(tx, owner, { before: after + credits, after, lowAt, alertAt }, { now, requestId });
  return true;
}

/** Spends the held credits, or credits of the balance if the hold expired meanwhile. */
export async function captureLookup(
  tx: Sql,
  { tenantId, accountId, id, phone, credits }: LookupHold,
  { entryId, requestId, now }: { entryId: string; requestId: string | null; now: Date },
): Promise<void> {
  const owner = { tenantId, accountId };
  const entry = {
    entryId,
    kind: 'lookup',
    amount: -credits,
    ref: `lookup:${id}`,
    note: phone,
    requestId,
    now,
  } as const;
  const removed = await tx.row(remove, tenantId, accountId, phone, id);
  await (removed === null ? post(tx, owner, entry) : postHeld(tx, owner, entry));
}

/** Returns the held credits. Does nothing if they were spent or returned already. */
export async function releaseLookup(tx: Sql, { tenantId, accountId, id, phone }: LookupHold): Promise<void> {
  const removed = await tx.row(remove, tenantId, accountId, phone, id);
  if (removed !== null) await tx.run(returnToBalance, tenantId, accountId, removed.amount);
}

/**
 * Returns the credits that calls held when their process ended. Answers whether there may be more.
 */
export async function releaseExpiredLookups(database: Database, now: Date, onFailure: OnFailure): Promise<boolean> {
  const expired = await database.rows(findExpired, now, MAX_EXPIRED);
  await forEachIsolated(expired, onFailure, ({ tenant_id: tenantId, account_id: accountId, amount, ...hold }) =>
    database.transaction((tx) => releaseLookup(tx, { ...hold, tenantId, accountId, credits: amount })),
  );
  return expired.length === MAX_EXPIRED;
}
