import { ANSWER_DAYS } from '../../counting/buckets.ts';
import { IS_FAILED, MESSAGE_STATE } from '../../counting/message-results.ts';
import { IS_REPLY } from '../../counting/replies.ts';
import type { Owner } from '../../domain/account.ts';
import type { MessageState } from '../../domain/states.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** The status of the messages of a campaign, or what their recipients did. */
export const RESPONSES = [
  'sent',
  'delivered',
  'failed',
  'clicked',
  'not_clicked',
  'replied',
  'converted',
  'opted_out',
] as const;

export type Response = (typeof RESPONSES)[number];

export interface RecipientRow {
  readonly contact_id: string;
  readonly message_id: string;
  readonly variant: number | null;
  readonly state: MessageState;
  readonly sent_at: Date | null;
}

const CLICKED = `EXISTS (SELECT FROM link_codes k WHERE k.tenant_id = $1 AND k.contact_id = r.contact_id AND k.campaign_id = $3 AND k.clicked_at IS NOT NULL)`;
const SOON_AFTER = (at: string): string =>
  `${at} >= m.accepted_at AND ${at} < m.accepted_at + interval '${ANSWER_DAYS} days'`;
const REPLY_SOON = SOON_AFTER('i.received_at');
const ENTRY_SOON = SOON_AFTER('e.received_at');

/**
 * One page of the recipients who responded in one way, by the primary key of recipients; contacts
 * that were erased or merged since are left out. The other tables are looked up for each recipient.
 */
const listRecipients = statement<
  [tenantId: string, accountId: string, campaignId: string, response: Response, after: string, limit: number],
  RecipientRow
>(
  'measures.list_recipients',
  `SELECT r.contact_id, r.message_id, r.variant, ${MESSAGE_STATE} AS state, m.accepted_at AS sent_at
     FROM campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
     JOIN contacts c ON c.tenant_id = $1 AND c.id = r.contact_id
    WHERE r.tenant_id = $1 AND r.campaign_id = $3 AND r.contact_id > $5
      AND CASE $4
            WHEN 'sent' THEN m.accepted_at IS NOT NULL
            WHEN 'delivered' THEN m.state = 'delivered'
            WHEN 'failed' THEN ${IS_FAILED}
            WHEN 'clicked' THEN ${CLICKED}
            WHEN 'not_clicked' THEN m.accepted_at IS NOT NULL AND NOT ${CLICKED}
            WHEN 'replied' THEN EXISTS (
              SELECT FROM inbound_messages i WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = m.to_phone AND ${REPLY_SOON} AND ${IS_REPLY})
            WHEN 'converted' THEN EXISTS (SELECT FROM conversions v WHERE v.tenant_id = $1 AND v.contact_id = r.contact_id AND v.campaign_id = $3)
            WHEN 'opted_out' THEN EXISTS (
              SELECT FROM consent_entries e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.phone = m.to_phone AND e.status = 'opted_out' AND ${ENTRY_SOON})
          END
    ORDER BY r.contact_id LIMIT $6`,
);

export const pageOfRecipients = (
  sql: Sql,
  { tenantId, accountId }: Owner,
  campaignId: string,
  response: Response,
  after: string,
  limit: number,
): Promise<RecipientRow[]> => sql.rows(listRecipients, tenantId, accountId, campaignId, response, after, limit);
