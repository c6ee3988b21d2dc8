import { batchStatement, statement } from '../../platform/sql.ts';

export interface ContactRow {
  readonly id: string;
  readonly phone: string;
}

/** A merge and an erasure hold the row alone: who comes first is seen by the other. */
export const holdContact = statement<[tenantId: string, accountId: string, id: string], ContactRow>(
  'analytics.hold_contact',
  'SELECT id, phone FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR KEY SHARE',
);

export const holdContactOfNumber = statement<[tenantId: string, accountId: string, phone: string], ContactRow>(
  'analytics.hold_contact_of_number',
  'SELECT id, phone FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 FOR KEY SHARE',
);

type OfNumbers = [tenantId: string, accountId: string, phones: readonly string[], at: Date];

/**
 * The last agreement that was recorded of those given by a moment, as `sources.stats` takes the one before an opt-out; it need not name a source. One
 * range of (tenant_id, account_id, phone, id) for each number.
 */
export const findLastAgreement = batchStatement<OfNumbers, { source_id: string | null }>(
  'analytics.find_last_agreement',
  `SELECT source_id FROM consent_entries
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND status = 'opted_in' AND captured_at <= $4
    ORDER BY id DESC LIMIT 1`,
);

export interface DeliveryRow {
  readonly message_id: string;
  readonly campaign_id: string | null;
  readonly delivered_at: Date;
}

/**
 * All texts to one person, which are hundreds, by messages_number_idx, and the last of those that arrived in the window, but for the answers that a
 * keyword gets; both its ends are in. When a text
 * was due does not bound when it arrived, so the index is not asked for that. Of 2,000,000 texts in the account, 200 to the person: 0.4 ms, 2 ms unread.
 */
export const findLastDelivery = batchStatement<[...OfNumbers, hours: number], DeliveryRow>(
  'analytics.find_last_delivery',
  `SELECT id AS message_id, campaign_id, finalized_at AS delivered_at FROM messages
    WHERE tenant_id = $1 AND account_id = $2 AND to_phone = ANY ($3) AND state = 'delivered' AND purpose <> 'reply'
      AND finalized_at BETWEEN $4::timestamptz - make_interval(hours => $5) AND $4
    ORDER BY finalized_at DESC, id DESC LIMIT 1`,
);

export interface ConversionRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly event: string;
  readonly value_minor: number | null;
  readonly currency: string | null;
  readonly occurred_at: Date;
  readonly source_id: string | null;
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly delivered_at: Date | null;
}

export const findConversion = statement<[tenantId: string, accountId: string, externalId: string], ConversionRow>(
  'analytics.find_conversion',
  `SELECT id, contact_id, event, value_minor, currency, occurred_at, source_id, message_id, campaign_id, delivered_at
     FROM conversions WHERE tenant_id = $1 AND account_id = $2 AND external_id = $3`,
);

/** No row comes back when the account has this external id already; the unique index decides between racing calls. */
export const insertConversion = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    contactId: string,
    event: string,
    valueMinor: number | null,
    currency: string | null,
    occurredAt: Date,
    externalId: string | null,
    sourceId: string | null,
    messageId: string | null,
    campaignId: string | null,
    deliveredAt: Date | null,
    now: Date,
  ],
  { id: string }
>(
  'analytics.insert_conversion',
  `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
                            campaign_id, delivered_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   ON CONFLICT (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL DO NOTHING RETURNING id`,
);
