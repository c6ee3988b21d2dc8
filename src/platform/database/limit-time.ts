import type { Sql, Statement } from './sql.ts';

/** Work that reads and computes much took longer than it may, between two of its statements. */
export class TimeLimitReached extends Error {
  constructor(limitMs: number) {
    super(`The work took more than ${limitMs} ms.`);
  }
}

/** Statements with a budget get at least this, so that those of the last milliseconds can end. */
const MIN_BUDGET_MS = 50;

/**
 * The same connection for work that may take only so long from now: after that, a statement throws
 * `TimeLimitReached` instead of running, and the transaction can still be used. A statement with a
 * budget has at most the rest of the time as its budget; when it takes longer it throws
 * `BudgetExceeded`, as without the limit, and the transaction has failed.
 */
export function limitTime(sql: Sql, limitMs: number): Sql {
  const end = performance.now() + limitMs;
  const limited = <Params extends readonly unknown[], Row>(one: Statement<Params, Row>): Statement<Params, Row> => {
    const leftMs = Math.ceil(end - performance.now());
    if (leftMs <= 0) throw new TimeLimitReached(limitMs);
    return one.budgetMs === undefined
      ? one
      : { ...one, budgetMs: Math.min(one.budgetMs, Math.max(leftMs, MIN_BUDGET_MS)) };
  };
  return {
    rows: async (one, ...params) => sql.rows(limited(one), ...params),
    row: async (one, ...params) => sql.row(limited(one), ...params),
    run: async (one, ...params) => sql.run(limited(one), ...params),
    tenant: (tenantId) => sql.tenant(tenantId),
    isDistributed: sql.isDistributed,
  };
}
