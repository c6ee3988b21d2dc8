import { batchStatement, statement } from '../../platform/database/sql.ts';

export interface ContactRow {
  readonly id: string;
  readonly phone: string;
}

/** Conflicts with the row locks of a merge and of an erasure, so that one waits for the other. */
export const lockContact = statement<[tenantId: string, accountId: string, id: string], ContactRow>(
  'analytics.lock_contact',
  'SELECT id, phone FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR KEY SHARE',
);

export const lockContactByPhone = statement<[tenantId: string, accountId: string, phone: string], ContactRow>(
  'analytics.lock_contact_by_phone',
  'SELECT id, phone FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 FOR KEY SHARE',
);

type ByPhones = [tenantId: string, accountId: string, phones: readonly string[], at: Date];

/**
 * The source of the last recorded opt-in that was captured at or before a time, which is how
 * `sources.stats` finds the opt-in before an opt-out. Null if that opt-in names no source. Reads
 * one range of (tenant_id, account_id, phone, id) per number.
 */
export const findLastOptIn = batchStatement<ByPhones, { source_id: string | null }>(
  'analytics.find_last_opt_in',
  `SELECT source_id FROM consent_entries
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND status = 'opted_in' AND captured_at <= $4
    ORDER BY id DESC LIMIT 1`,
);

export interface ConversionRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly event: string;
  readonly value_minor: number | null;
  readonly currency: string | null;
  readonly occurred_at: Date;
  readonly source_id: string | null;
  readonly attribution_version: number;
}

export const findConversion = statement<[tenantId: string, accountId: string, externalId: string], ConversionRow>(
  'analytics.find_conversion',
  `SELECT id, contact_id, event, value_minor, currency, occurred_at, source_id, attribution_version
     FROM conversions WHERE tenant_id = $1 AND account_id = $2 AND external_id = $3`,
);

/**
 * Returns no row if the account already has this external id; the unique index decides between
 * concurrent calls.
 */
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
    attributionVersion: number,
    now: Date,
  ],
  { id: string }
>(
  'analytics.insert_conversion',
  `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
                            campaign_id, delivered_at, attribution_version, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   ON CONFLICT (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL DO NOTHING RETURNING id`,
);
