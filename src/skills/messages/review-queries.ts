import type { Owner } from '../../domain/account.ts';
import { ERASED } from '../../domain/audit/chain-entry.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export type ReviewDecision = 'opt_out' | 'keep';

export interface ReviewRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly from_phone: string;
  readonly rule_id: string | null;
  readonly received_at: Date;
  readonly review_decision: ReviewDecision | null;
  readonly reviewed_at: Date | null;
  readonly reviewed_by: string | null;
}

export interface OpenReviewRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly text: string;
  readonly rule_id: string | null;
  readonly received_at: Date;
}

/** Oldest first, from the partial index of open reviews: IDs sort by time. */
export const listOpenReviews = statement<
  [tenantId: string, accountId: string, after: string, limit: number],
  OpenReviewRow
>(
  'messages.list_open_reviews',
  `SELECT i.id, i.contact_id, i.from_phone, i.to_phone, i.text, i.rule_id, i.received_at FROM inbound_messages i
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.intent = 'review' AND i.reviewed_at IS NULL AND i.id > $3
    ORDER BY i.tenant_id, i.account_id, i.id LIMIT $4`,
);

/**
 * A message with the intent `review`, decided or not; null for any other message, and for one whose
 * sender was forgotten.
 */
export async function findReview(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<ReviewRow | null> {
  const where = { account_id: accountId, id, intent: 'review', from_phone: { not: ERASED } };
  return (await sql.tenant(tenantId).inbound_messages.findFirst({ where })) as ReviewRow | null;
}

/** The contact that sent the message, or into which it was merged since. */
export const findReviewedContact = statement<
  [tenantId: string, accountId: string, contactId: string | null],
  { id: string; phone: string }
>(
  'messages.find_reviewed_contact',
  `SELECT c.id, c.phone FROM contacts c
    WHERE c.tenant_id = $1 AND c.account_id = $2
      AND c.id = coalesce((SELECT g.winner_id FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.loser_id = $3), $3)`,
);

export async function saveDecision(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  saved: {
    readonly review_decision: ReviewDecision;
    readonly review_note: string | null;
    readonly reviewed_at: Date;
    readonly reviewed_by: string;
  },
): Promise<void> {
  await tx.tenant(tenantId).inbound_messages.updateMany({ where: { account_id: accountId, id }, data: saved });
}
