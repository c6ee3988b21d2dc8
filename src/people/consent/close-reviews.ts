import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { closeOpenReviews, endPauses } from './review-queries.ts';

/**
 * An opt-out of all messages answers every open review of these numbers and contacts: it closes
 * them with the decision `opt_out`. The caller has locked the consents.
 */
export async function closeReviews(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { phones, contactIds }: { readonly phones: readonly string[]; readonly contactIds: readonly string[] },
  by: string,
  now: Date,
): Promise<void> {
  await tx.run(closeOpenReviews, tenantId, accountId, phones, contactIds, by, now);
  if (contactIds.length > 0) await endPauses(tx, { tenantId, accountId }, contactIds);
}
