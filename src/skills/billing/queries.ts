import { statement } from '../../platform/sql.ts';

export interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly ref: string;
  readonly campaign_id: string | null;
  readonly message_id: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** One range of (tenant_id, account_id, id); ids sort by time, so a period is a filter on a range that is mostly right. */
export const listEntries = statement<
  [
    tenantId: string,
    accountId: string,
    after: string,
    from: Date | null,
    to: Date | null,
    kind: string | null,
    limit: number,
  ],
  EntryRow
>(
  'billing.list_entries',
  `SELECT id, kind, amount, ref, campaign_id, message_id, note, at FROM credit_entries
    WHERE tenant_id = $1 AND account_id = $2 AND id > $3
      AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)
      AND ($6::text IS NULL OR kind = $6)
    ORDER BY id LIMIT $7`,
);

/** Only a payment hold: what support suspended or closed stays as it is. */
export const liftPaymentHold = statement<[tenantId: string, accountId: string]>(
  'billing.lift_payment_hold',
  `UPDATE accounts SET state = 'active' WHERE tenant_id = $1 AND id = $2 AND state = 'payment_hold'`,
);
