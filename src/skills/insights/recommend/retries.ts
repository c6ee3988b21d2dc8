import { DAY_MS } from '../../../domain/durations.ts';
import { type FailedMessage, retryRefusal } from '../../../domain/retry.ts';
import { batchStatement } from '../../../platform/database/sql.ts';
import { firstIdAt } from '../../../platform/ids.ts';
import type { Finder } from './recommendation.ts';

const DAYS_OF_RETRIES = 7;
/** Newest messages that are looked at. */
const MAX_MESSAGES = 20_000;
const MAX_FOUND = 100;

/** Messages that no carrier accepted and that were not sent again, newest first. */
const findFailed = batchStatement<
  [tenantId: string, accountId: string, firstId: string, messages: number, limit: number],
  FailedMessage & { id: string }
>(
  'insights.find_failed_messages',
  `SELECT m.id, m.state, m.state_reason, m.purpose, m.to_phone, m.body, m.accepted_at FROM (
     SELECT * FROM messages r WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.id >= $3 ORDER BY r.id DESC LIMIT $4) m
    WHERE m.accepted_at IS NULL AND m.state IN ('rejected', 'failed', 'expired') AND m.retry_of IS NULL
      AND NOT EXISTS (SELECT FROM messages a WHERE a.tenant_id = $1 AND a.retry_of = m.id)
    ORDER BY m.id DESC LIMIT $5`,
);

export const adviseOnRetries: Finder = async ({ db, account: { tenantId, accountId }, now }) => {
  const first = firstIdAt('msg', now.getTime() - DAYS_OF_RETRIES * DAY_MS);
  const failed = await db.rows(findFailed, tenantId, accountId, first, MAX_MESSAGES, MAX_FOUND);
  const [newest, ...others] = failed.filter((message) => retryRefusal(message, { retries: 0 }) === null);
  if (newest === undefined) return [];
  return [
    {
      kind: 'retry_messages',
      action: {
        skill: 'messages.retry',
        params: { message_id: newest.id },
        why: 'Sends the message again, if it may be sent now.',
      },
      evidence: `No carrier accepted ${others.length + 1} of the messages of the last ${DAYS_OF_RETRIES} days, and none of them was sent again. This is the newest one.`,
      effect: { unit: 'messages', amount: 1, summary: 'The recipient gets the message, if the cause is gone.' },
    },
  ];
};
