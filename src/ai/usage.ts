import type { Owner } from '../domain/account.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';

/** Tokens of a month, UTC; `month` is its first day. */
interface Reservation {
  readonly month: string;
  readonly tokens: number;
}

export interface UsageRow {
  readonly day: string;
  readonly skill: string;
  readonly model: string;
  readonly calls: number;
  readonly failed: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/**
 * One row of the account and month, locked for one statement. Returns no row beyond the limit,
 * which `tokens` alone must not exceed.
 */
const reserve = statement<
  [tenantId: string, accountId: string, month: string, tokens: number, limit: number],
  { tokens: number }
>(
  'ai.reserve',
  `INSERT INTO ai_months AS m (tenant_id, account_id, month, tokens)
   VALUES ($1, $2, $3::date, $4::bigint)
   ON CONFLICT (tenant_id, account_id, month) DO UPDATE SET tokens = m.tokens + $4::bigint
    WHERE m.tenant_id = $1 AND m.tokens + $4::bigint <= $5::bigint
   RETURNING m.tokens`,
);

const settle = statement<[tenantId: string, accountId: string, month: string, difference: number]>(
  'ai.settle',
  `UPDATE ai_months SET tokens = greatest(0, tokens + $4::bigint)
    WHERE tenant_id = $1 AND account_id = $2 AND month = $3::date`,
);

/** Counts in the row of the day, in one statement. */
const count = statement<
  [
    tenantId: string,
    accountId: string,
    day: string,
    skill: string,
    model: string,
    failed: number,
    inputTokens: number,
    outputTokens: number,
  ]
>(
  'ai.count',
  `INSERT INTO ai_usage AS u (tenant_id, account_id, day, skill, model, calls, failed, input_tokens, output_tokens)
   VALUES ($1, $2, $3::date, $4, $5, 1, $6, $7, $8)
   ON CONFLICT (tenant_id, account_id, day, skill, model) DO UPDATE
     SET calls = u.calls + 1, failed = u.failed + $6, input_tokens = u.input_tokens + $7,
         output_tokens = u.output_tokens + $8
   WHERE u.tenant_id = $1`,
);

/** By primary key: at most one row for each day, skill and model. */
const list = batchStatement<[tenantId: string, accountId: string, from: string, to: string, limit: number], UsageRow>(
  'ai.list_usage',
  `SELECT day, skill, model, calls, failed, input_tokens, output_tokens FROM ai_usage
    WHERE tenant_id = $1 AND account_id = $2 AND day >= $3::date AND day <= $4::date
    ORDER BY day DESC, skill, model LIMIT $5`,
);

/**
 * Takes tokens from the month before the model is asked, so that calls at the same time cannot
 * spend more than the limit together. Null when it does not have as many. A process that dies
 * leaves them taken.
 */
export async function reserveTokens(
  sql: Sql,
  { tenantId, accountId }: Owner,
  tokens: number,
  limit: number,
  now: Date,
): Promise<Reservation | null> {
  if (tokens > limit) return null;
  const month = monthOf(now);
  const row = await sql.row(reserve, tenantId, accountId, month, tokens, limit);
  return row === null ? null : { month, tokens };
}

/** Counts what the call took instead of what was reserved for it. */
export async function settleTokens(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { month, tokens }: Reservation,
  call: {
    readonly skill: string;
    readonly model: string;
    readonly failed: boolean;
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly now: Date;
  },
): Promise<void> {
  const { skill, model, failed, inputTokens, outputTokens, now } = call;
  await tx.run(settle, tenantId, accountId, month, inputTokens + outputTokens - tokens);
  const day = now.toISOString().slice(0, 10);
  await tx.run(count, tenantId, accountId, day, skill, model, failed ? 1 : 0, inputTokens, outputTokens);
}

export async function readMonth(sql: Sql, { tenantId, accountId }: Owner, now: Date): Promise<number> {
  const month = new Date(monthOf(now));
  const row = await sql.tenant(tenantId).ai_months.findFirst({
    where: { account_id: accountId, month },
    select: { tokens: true },
  });
  return Number(row?.tokens ?? 0);
}

/** `from` and `to` are days, both included. */
export function listUsage(
  sql: Sql,
  { tenantId, accountId }: Owner,
  days: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<UsageRow[]> {
  return sql.rows(list, tenantId, accountId, days.from, days.to, days.limit);
}

export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
