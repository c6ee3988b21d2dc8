import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { insertNumber, type NewNumber, type NumberRow, reservePhone } from './queries.ts';

/**
 * Assigns the phone to the account; null when it is already assigned. The caller holds the account
 * lock (lockAccount).
 */
export async function claimPhone(tx: Sql, owner: Owner, wanted: NewNumber, now: Date): Promise<NumberRow | null> {
  const { tenantId, accountId } = owner;
  const reserved = await tx.run(reservePhone, wanted.phone, tenantId, accountId, wanted.id);
  if (reserved === 0) return null;
  return insertNumber(tx, owner, wanted, now);
}
