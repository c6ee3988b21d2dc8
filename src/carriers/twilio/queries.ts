import { batchStatement, statement } from '../../platform/database/sql.ts';

export interface CredentialRow {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly number_id: string;
  readonly user_name: string;
  readonly secret: string;
}

/**
 * The credentials of a number, nearest first: its own, its account's, its partner's. Each message
 * that leaves over Twilio asks for them.
 */
export const findCredentials = statement<
  [tenantId: string, accountId: string, carrier: string, numberId: string],
  CredentialRow
>(
  'carriers.find_credentials',
  `SELECT tenant_id, account_id, number_id, user_name, secret FROM carrier_credentials
    WHERE tenant_id = $1 AND account_id IN ($2, $1) AND carrier = $3 AND number_id IN ('', $4)
    ORDER BY number_id <> '' DESC, account_id = $2 DESC`,
);

export interface ReportedMessage {
  readonly id: string;
  readonly account_id: string;
  readonly number_id: string;
  readonly carrier: string;
  /** Statuses already reported. */
  readonly seen: readonly string[];
}

export const findReported = batchStatement<[tenantId: string, ids: readonly string[]], ReportedMessage>(
  'carriers.find_reported',
  `SELECT id, account_id, number_id, carrier,
          ARRAY (SELECT r.status FROM message_receipts r WHERE r.tenant_id = $1 AND r.message_id = m.id) AS seen
     FROM messages m WHERE tenant_id = $1 AND id = ANY ($2)`,
);
