import type { Inbound } from '../../carriers/carrier.ts';
import type { Owner } from '../../domain/account.ts';
import { lockConsent } from '../../people/consent/consent-status.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/**
 * How long after a message the same text counts as its redelivery: longer than a carrier waits for
 * an acknowledgement and for a lost session, and too short for a person to mean it twice.
 */
const WINDOW_MS = 5 * 60_000;

/**
 * Whether the last message of a number to any number of the account is this one, and nothing has
 * changed since: no decision of its review, and no consent entry but its own. Reads one row of
 * inbound_messages_phone_idx.
 */
const findRepeated = statement<
  [tenantId: string, accountId: string, from: string, to: string, text: string, since: Date],
  { id: string }
>(
  'inbound.find_repeated',
  `SELECT i.id
     FROM (SELECT id, to_phone, text, review_decision, received_at FROM inbound_messages
            WHERE tenant_id = $1 AND account_id = $2 AND from_phone = $3
            ORDER BY received_at DESC, id DESC LIMIT 1) AS i
    WHERE i.received_at >= $6 AND i.to_phone = $4 AND i.text = $5 AND i.review_decision IS NULL
      AND NOT EXISTS (SELECT FROM consent_entries e
                       WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.phone = $3 AND e.received_at > i.received_at
                         AND e.evidence ->> 'inbound_id' IS DISTINCT FROM i.id)`,
);

/**
 * Whether a message without a carrier's id is a redelivery that changes nothing. An opt-out is
 * never one: a STOP after a START counts, and to repeat a STOP does no harm. The lock of the number
 * makes two deliveries at the same time wait for each other.
 */
export async function isRepeat(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { from, to, text, receivedAt }: Inbound,
  intent: string,
): Promise<boolean> {
  if (intent === 'stop') return false;
  await lockConsent(tx, { tenantId, accountId }, from);
  const since = new Date(receivedAt.getTime() - WINDOW_MS);
  return (await tx.row(findRepeated, tenantId, accountId, from, to, text, since)) !== null;
}
