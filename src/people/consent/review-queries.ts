import type { Owner } from '../../domain/account.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

/** Until when the open reviews of each number are answered. */
export const ANSWERS = rowList({ phone: 'text', at: 'timestamptz' });

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

/**
 * Open reviews of the numbers and of the contacts that have them, also after a merge, from the
 * partial index of open reviews. `phone` is that of the contact; null without one.
 */
export const findAnsweredReviews = batchStatement<
  [tenantId: string, accountId: string, answers: ParamOf<typeof ANSWERS>],
  { id: string; phone: string | null }
>(
  'consent.find_answered_reviews',
  `SELECT i.id, c.phone FROM inbound_messages i
     LEFT JOIN contacts c ON c.tenant_id = $1 AND c.account_id = $2 AND c.id = i.contact_id
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.intent = 'review' AND i.reviewed_at IS NULL
      AND EXISTS (SELECT FROM ${ANSWERS.from('$3', 'a')} WHERE (a.phone = i.from_phone OR a.phone = c.phone) AND a.at >= i.received_at)
    ORDER BY i.id`,
);

/** Returns the reviews that were still open. */
export const keepOpenReviews = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[], note: string, by: string, now: Date],
  { id: string; contact_id: string | null }
>(
  'consent.keep_open_reviews',
  `UPDATE inbound_messages i SET review_decision = 'keep', review_note = $4, reviewed_at = $6, reviewed_by = $5
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.id = ANY ($3) AND i.intent = 'review' AND i.reviewed_at IS NULL
   RETURNING i.id, i.contact_id`,
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
