import { WITHDRAWN, type WithdrawnMessage } from '../../messaging/ending/withdrawn.ts';
import { MESSAGE_COLUMNS, type MessageRow } from '../../messaging/history/queries.ts';
import { statement } from '../../platform/sql.ts';

/** Walks (account_id, id) backwards: ids sort by time, so this is newest first. The range of one account leaves no other index with this order. Texts of contacts that were merged into one are its own. */
export const listMessages = statement<
  [
    tenantId: string,
    accountId: string,
    before: string,
    contactId: string | null,
    campaignId: string | null,
    state: string | null,
    limit: number,
  ],
  MessageRow
>(
  'messages.list',
  `SELECT ${MESSAGE_COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id >= $2 AND m.account_id <= $2 AND ($3 = '' OR m.id < $3)
      AND ($4::text IS NULL OR m.contact_id = $4
           OR m.contact_id IN (SELECT g.loser_id FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $4)) AND ($5::text IS NULL OR m.campaign_id = $5) AND ($6::text IS NULL OR m.state = $6)
    ORDER BY m.account_id DESC, m.id DESC LIMIT $7`,
);

/** Waits for a dispatcher that has the row: what it has handed out is not canceled. */
export const cancelMessage = statement<
  [tenantId: string, accountId: string, id: string, reason: string, now: Date],
  WithdrawnMessage
>(
  'messages.cancel',
  `UPDATE messages m SET ${WITHDRAWN}
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id = $3 AND m.state IN ('queued', 'scheduled', 'held')
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);
