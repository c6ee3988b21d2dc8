import type { Database } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../../platform/for-each-isolated.ts';
import { type IdPrefix, newId } from '../../../platform/ids.ts';
import { endConsents } from './end-consents.ts';
import { findExpired } from './find-expired.ts';
import { staleBefore } from './stale.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Each number is locked, so that a transaction stays short. */
const BATCH = 200;
const MAX_ACCOUNTS = 20;

const tenantsWithDue = statement<[now: Date], { tenant_id: string }>(
  'consent.tenants_with_due_expiry',
  'SELECT DISTINCT tenant_id FROM consent_expiries WHERE due_at <= $1',
);

/** Due again at the end of the lease, in case this process dies. */
const claim = statement<
  [tenantId: string, now: Date, until: Date, limit: number],
  { account_id: string; after_months: number; cursor: string }
>(
  'consent.claim_expiries',
  `WITH due AS (
     SELECT account_id FROM consent_expiries WHERE tenant_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE consent_expiries x SET due_at = $3 FROM due WHERE x.tenant_id = $1 AND x.account_id = due.account_id
   RETURNING x.account_id, x.after_months, x.cursor`,
);

/** Only while `due_at` is the lease's: the setting may have changed meanwhile. */
const moveOn = statement<[tenantId: string, accountId: string, until: Date, cursor: string, dueAt: Date]>(
  'consent.move_expiry',
  'UPDATE consent_expiries SET cursor = $4, due_at = $5 WHERE tenant_id = $1 AND account_id = $2 AND due_at = $3',
);

/**
 * Ends the consents that an account's setting lets end with their age: one batch of each account
 * that is due; an account is due again a day after its last contact. Returns whether there may be
 * more. What a process leaves undone, the next one finds again.
 */
export async function expireConsents(parts: {
  readonly database: Database;
  readonly clock: () => Date;
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
}): Promise<boolean> {
  const { database, clock, leaseMs, onFailure } = parts;
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const tenants = await database.rows(tenantsWithDue, now);
  const claimed = await forEachIsolated(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const accounts = await database.rows(claim, tenantId, now, until, MAX_ACCOUNTS);
    await forEachIsolated(accounts, onFailure, ({ account_id: accountId, after_months: months, cursor }) =>
      database.transaction(async (tx) => {
        const owner = { tenantId, accountId };
        const since = staleBefore(now, months);
        const { expired, next } = await findExpired(tx, owner, since, cursor, BATCH);
        const idAt = (prefix: IdPrefix): string => newId(prefix, now.getTime());
        await endConsents(tx, owner, expired, { months, since, now, newId: idAt });
        const dueAt = next === null ? new Date(now.getTime() + DAY_MS) : now;
        await tx.run(moveOn, tenantId, accountId, until, next ?? '', dueAt);
      }),
    );
    return accounts.length > 0;
  });
  return claimed.includes(true);
}
