import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

/**
 * Sets the pause of a contact to its oldest open review, or ends it. Call it under the lock of the
 * contact's consent, after the reviews are written. Reads the contact's open reviews by a partial
 * index; `contacts` has no index on the column, so the update is a HOT one.
 */
export const refreshPause = statement<
  [tenantId: string, accountId: string, contactId: string, now: Date],
  { review_since: Date | null }
>(
  'consent.refresh_review_pause',
  `UPDATE contacts c
      SET review_since = (SELECT min(i.received_at) FROM inbound_messages i
                           WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.contact_id = $3 AND i.intent = 'review' AND i.reviewed_at IS NULL),
          updated_at = $4
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = $3
   RETURNING c.review_since`,
);

/** Reviews of a number that was no contact yet are found by the number. */
export const closeOpenReviews = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], contactIds: readonly string[], by: string, now: Date]
>(
  'consent.close_open_reviews',
  `UPDATE inbound_messages i SET review_decision = 'opt_out', reviewed_at = $6, reviewed_by = $5
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.intent = 'review' AND i.reviewed_at IS NULL
      AND (i.from_phone = ANY ($3) OR i.contact_id = ANY ($4))`,
);

export async function endPauses(tx: Sql, { tenantId, accountId }: Owner, contactIds: readonly string[]): Promise<void> {
  await tx.tenant(tenantId).contacts.updateMany({
    where: { account_id: accountId, id: { in: [...contactIds] }, review_since: { not: null } },
    data: { review_since: null },
  });
}

/** Decided reviews keep their contact, like all other messages. */
export const moveOpenReviews = statement<[tenantId: string, accountId: string, loserId: string, winnerId: string]>(
  'consent.move_open_reviews',
  `UPDATE inbound_messages i SET contact_id = $4
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.contact_id = $3 AND i.intent = 'review' AND i.reviewed_at IS NULL`,
);
