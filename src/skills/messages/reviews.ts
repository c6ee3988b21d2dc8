import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { listOpenReviews } from './review-queries.ts';

export const listReviews: Skill<'messages.reviews'> = async ({ cursor, limit = 50 }, { db, account, now }) => {
  const { tenantId, accountId } = account;
  const rows = await db.rows(listOpenReviews, tenantId, accountId, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, (row) => row.id);
  return {
    items: page.rows.map((row) => ({
      inbound_id: row.id,
      contact_id: row.contact_id,
      from: row.from_phone,
      to: row.to_phone,
      text: row.text,
      rule_id: row.rule_id,
      received_at: row.received_at.toISOString(),
      // A carrier's clock may be ahead of ours.
      age_seconds: Math.max(0, Math.floor((now.getTime() - row.received_at.getTime()) / 1000)),
    })),
    next_cursor: page.nextCursor,
  };
};
