import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** By messages_retry_key. */
export const findRetry = statement<[tenantId: string, accountId: string, retryOf: string], { id: string }>(
  'messages.find_retry',
  'SELECT id FROM messages WHERE tenant_id = $1 AND account_id = $2 AND retry_of = $3',
);

/** Follows the chain to its first message, a few rows by the primary key. */
export const countRetries = statement<[tenantId: string, id: string], { retries: number }>(
  'messages.count_retries',
  `WITH RECURSIVE chain AS (
     SELECT retry_of FROM messages WHERE tenant_id = $1 AND id = $2
     UNION ALL SELECT m.retry_of FROM chain c JOIN messages m ON m.tenant_id = $1 AND m.id = c.retry_of)
   SELECT count(retry_of)::int AS retries FROM chain`,
);

/** The number that sent a message; released numbers keep their row. */
export function findNumberOf(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
): Promise<{ readonly state: string; readonly program_id: string | null } | null> {
  const where = { account_id: accountId, id };
  return sql.tenant(tenantId).phone_numbers.findFirst({ where, select: { state: true, program_id: true } });
}
