import { DAY_MS } from '../../../domain/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/sql.ts';
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

const findSetting = statement<[tenantId: string, accountId: string], { after_months: number; cursor: string }>(
  'consent.find_expiry',
  'SELECT after_months, cursor FROM consent_expiries WHERE tenant_id = $1 AND account_id = $2',
);

/** Only while `due_at` is the lease's: the setting may have changed meanwhile. */
const moveOn = statement<[tenantId: string, accountId: string, until: Date, cursor: string, dueAt: Date]>(
  'consent.move_expiry',
  'UPDATE consent_expiries SET cursor = $4, due_at = $5 WHERE tenant_id = $1 AND account_id = $2 AND due_at = $3',
);

/**
 * Ends the consents that an account's setting lets end with their age: one batch; the account is
 * due again at once, and a day after its last contact. What a process leaves undone, the next one
 * finds again.
 */
export function expireConsents(database: Database, { tenantId, id: accountId, now, until }: Claim): Promise<Next> {
  return database.transaction<Next>(async (tx) => {
    const setting = await tx.row(findSetting, tenantId, accountId);
    if (setting === null) return SAVED;
    const { after_months: months, cursor } = setting;
    const owner = { tenantId, accountId };
    const since = staleBefore(now, months);
    const { expired, next } = await findExpired(tx, owner, since, cursor, BATCH);
    const idAt = (prefix: IdPrefix): string => newId(prefix, now.getTime());
    await endConsents(tx, owner, expired, { months, since, now, newId: idAt });
    const dueAt = next === null ? new Date(now.getTime() + DAY_MS) : now;
    await tx.run(moveOn, tenantId, accountId, until, next ?? '', dueAt);
    return SAVED;
  });
}
