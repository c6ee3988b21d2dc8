import type { UnsentMessage } from '../../messaging/credits/give-back.ts';
import type { Decision } from '../../messaging/gates/facts.ts';
import { statement } from '../../platform/sql.ts';

export interface MessageRow {
  readonly id: string;
  readonly state: string;
  readonly state_reason: string | null;
  readonly to_phone: string;
  readonly from_phone: string;
  readonly body: string;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly purpose: string;
  readonly contact_id: string | null;
  readonly campaign_id: string | null;
  readonly number_id: string;
  readonly error_code: string | null;
  readonly carrier: string;
  readonly carrier_message_id: string | null;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly valid_until: Date | null;
  readonly submitting_at: Date | null;
  readonly accepted_at: Date | null;
  readonly finalized_at: Date | null;
}

const COLUMNS = `m.id, m.state, m.state_reason, m.to_phone, m.from_phone, m.body, m.encoding, m.segments, m.credits, m.purpose, m.contact_id, m.campaign_id,
  m.number_id, m.error_code, m.carrier, m.carrier_message_id, m.created_at, m.due_at, m.valid_until, m.submitting_at, m.accepted_at, m.finalized_at`;

/** The decision of a campaign's text is with its recipient. */
export const getMessage = statement<
  [tenantId: string, accountId: string, id: string],
  MessageRow & { readonly decision: Decision }
>(
  'messages.get',
  `SELECT ${COLUMNS}, coalesce(m.decision, r.decision) AS decision
     FROM messages m
     LEFT JOIN campaign_recipients r ON r.tenant_id = $1 AND r.campaign_id = m.campaign_id AND r.contact_id = m.contact_id
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id = $3`,
);

export interface ReceiptRow {
  readonly status: string;
  readonly done_at: Date;
  readonly error_code: string | null;
}

export const listReceipts = statement<[tenantId: string, messageId: string], ReceiptRow>(
  'messages.list_receipts',
  'SELECT status, done_at, error_code FROM message_receipts WHERE tenant_id = $1 AND message_id = $2 ORDER BY done_at, received_at',
);

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
  `SELECT ${COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id >= $2 AND m.account_id <= $2 AND ($3 = '' OR m.id < $3)
      AND ($4::text IS NULL OR m.contact_id = $4
           OR m.contact_id IN (SELECT g.loser_id FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $4)) AND ($5::text IS NULL OR m.campaign_id = $5) AND ($6::text IS NULL OR m.state = $6)
    ORDER BY m.account_id DESC, m.id DESC LIMIT $7`,
);

/** Waits for a dispatcher that has the row: what it has handed out is not canceled. */
export const cancelMessage = statement<[tenantId: string, accountId: string, id: string, now: Date], UnsentMessage>(
  'messages.cancel',
  `UPDATE messages SET state = 'canceled', state_reason = 'caller', finalized_at = $4
    WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND state IN ('queued', 'scheduled', 'held')
   RETURNING id, account_id, credits, hold_id`,
);
