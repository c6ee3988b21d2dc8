import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

const sumRates = batchStatement<[tenantId: string, numberIds: readonly string[]], { messages_per_second: number }>(
  'facts.sum_rates',
  'SELECT sum(messages_per_second)::int AS messages_per_second FROM phone_numbers WHERE tenant_id = $1 AND id = ANY ($2)',
);

/**
 * Messages per second: the numbers' total rate, or the throttle if that is lower. Null without a
 * number.
 */
export async function findPace(
  sql: Sql,
  { tenantId }: Owner,
  numbers: readonly SendingNumber[],
  throttlePerMinute: number | null,
): Promise<number | null> {
  if (numbers.length === 0) return null;
  const ids = numbers.map(({ id }) => id);
  const rate = await sql.row(sumRates, tenantId, ids);
  if (rate === null) return null;
  return Math.min(rate.messages_per_second, (throttlePerMinute ?? Number.POSITIVE_INFINITY) / 60);
}
