import { MESSAGE_STATE, STATE_REASON } from '../../counting/message-results.ts';
import type { ShownFile } from '../../media/media-file.ts';
import { filesAsJson } from '../../media/queries.ts';
import { statement } from '../../platform/database/sql.ts';
import type { Decision } from '../facts/send-facts.ts';

export interface MessageRow {
  readonly id: string;
  readonly state: string;
  readonly state_reason: string | null;
  readonly to_phone: string;
  readonly from_phone: string;
  readonly body: string;
  readonly original_body: string | null;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly purpose: string;
  readonly contact_id: string | null;
  readonly campaign_id: string | null;
  readonly journey_id: string | null;
  readonly node_id: string | null;
  readonly number_id: string;
  readonly error_code: string | null;
  readonly carrier: string;
  readonly carrier_message_id: string | null;
  readonly request_id: string | null;
  readonly retry_of: string | null;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly valid_until: Date | null;
  readonly submitting_at: Date | null;
  readonly accepted_at: Date | null;
  readonly finalized_at: Date | null;
  readonly media_ids: readonly string[] | null;
  /** Null without files. */
  readonly media: readonly ShownFile[] | null;
}

export const MESSAGE_COLUMNS = `m.id, ${MESSAGE_STATE} AS state, ${STATE_REASON} AS state_reason, m.to_phone, m.from_phone, m.body, m.original_body, m.encoding, m.segments, m.credits, m.purpose, m.contact_id, m.campaign_id, m.journey_id, m.node_id,
  m.number_id, m.error_code, m.carrier, m.carrier_message_id, m.request_id, m.retry_of, m.created_at, m.due_at, m.valid_until, m.submitting_at, m.accepted_at, m.finalized_at,
  m.media AS media_ids, ${filesAsJson('m.media')} AS media`;

export interface DecidedMessageRow extends MessageRow {
  readonly decision: Decision;
}

/**
 * The decision of a campaign's message is stored once for all recipients that share it, without the
 * available credits, which its last gate gets from the recipient's row.
 */
export const findMessage = statement<[tenantId: string, accountId: string, id: string], DecidedMessageRow>(
  'history.find_message',
  `SELECT ${MESSAGE_COLUMNS},
          coalesce(m.decision,
                   CASE WHEN r.available IS NULL THEN d.decision ELSE jsonb_set(d.decision, '{gates,-1,inputs,available}', to_jsonb(r.available)) END) AS decision
     FROM messages m
     LEFT JOIN campaign_recipients r ON r.tenant_id = $1 AND r.campaign_id = m.campaign_id AND r.contact_id = m.contact_id
     LEFT JOIN campaign_decisions d ON d.tenant_id = $1 AND d.campaign_id = r.campaign_id AND d.id = r.decision_id
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id = $3`,
);

export interface ReceiptRow {
  readonly status: string;
  /** By the carrier's clock. */
  readonly done_at: Date;
  readonly received_at: Date;
  readonly error_code: string | null;
}

export const listReceipts = statement<[tenantId: string, messageId: string], ReceiptRow>(
  'history.list_receipts',
  `SELECT status, done_at, received_at, error_code FROM message_receipts
    WHERE tenant_id = $1 AND message_id = $2 ORDER BY received_at, status <> 'sent', done_at`,
);
