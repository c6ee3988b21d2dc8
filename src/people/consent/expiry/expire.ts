import { DAY_MS } from '../../../domain/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type IdPrefix, newId } from '../../../platform/ids.ts';
import type { WorkKind } from '../../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../../platform/work/worker.ts';
import { endConsents } from './end-consents.ts';
import { findExpired } from './find-expired.ts';
import { staleBefore } from './stale.ts';

/** Each number is locked, so that a transaction stays short. */
const BATCH = 200;

export const EXPIRIES: WorkKind = {
  name: 'consent_expiries',
  table: 'consent_expiries',
  id: 'account_id',
  due: 'due_at',
};

/**
 * Ends the consents that an account's setting lets end with their age: one batch; the account is
 * due again at once, and a day after its last contact. What a process leaves undone, the next one
 * finds again.
 */
export function expireConsents(database: Database, { tenantId, id: accountId, now, until }: Claim): Promise<Next> {
  return database.transaction<Next>(async (tx) => {
    const settings = tx.tenant(tenantId).consent_expiries;
    const setting = await settings.findFirst({ where: { account_id: accountId } });
    if (setting === null) return SAVED;
    const { after_months: months, cursor } = setting;
    const owner = { tenantId, accountId };
    const since = staleBefore(now, months);
    const { expired, next } = await findExpired(tx, owner, since, cursor, BATCH);
    const idAt = (prefix: IdPrefix): string => newId(prefix, now.getTime());
    await endConsents(tx, owner, expired, { months, since, now, newId: idAt });
    const dueAt = next === null ? new Date(now.getTime() + DAY_MS) : now;
    // Only while `due_at` is the lease's: the setting may have changed meanwhile.
    await settings.updateMany({
      where: { account_id: accountId, due_at: until },
      data: { cursor: next ?? '', due_at: dueAt },
    });
    return SAVED;
  });
}
