import { type Sql, statement } from '../database/sql.ts';
import { FAILING_AFTER, FAILURES_KEPT_MS } from './failures.ts';
import type { WorkKind } from './kind.ts';

/** What an operator sees of background work, by kind. */
export interface WorkState {
  /** Seconds since the oldest item became due; 0 when none is due. */
  readonly dueSeconds: Readonly<Record<string, number>>;
  /** Items that have failed several times in a row. */
  readonly failing: Readonly<Record<string, number>>;
}

const oldestDue = ({ name: NAME, table: TABLE, due: DUE, where: WHERE = 'true' }: WorkKind): string =>
  `SELECT '${NAME}' AS kind, coalesce(greatest(0, extract(epoch FROM $1 - min(${DUE}))), 0)::float8 AS seconds FROM ${TABLE}
    WHERE ${DUE} <= $1 AND ${WHERE}`;

const countFailing = statement<[minFailures: number, since: Date], { kind: string; items: number }>(
  'work.count_failing',
  'SELECT kind, count(*)::int AS items FROM work_failures WHERE failures >= $1 AND failed_at > $2 GROUP BY kind',
);

export function createWorkReader(kinds: readonly WorkKind[]): (sql: Sql, now: Date) => Promise<WorkState> {
  const text = kinds.map(oldestDue).join(' UNION ALL ');
  const findOldest = statement<[now: Date], { kind: string; seconds: number }>('work.find_oldest', text);
  return async (sql, now) => {
    const due = await sql.rows(findOldest, now);
    const failing = await sql.rows(countFailing, FAILING_AFTER, new Date(now.getTime() - FAILURES_KEPT_MS));
    const none = Object.fromEntries(kinds.map(({ name }) => [name, 0]));
    return {
      dueSeconds: Object.fromEntries(due.map(({ kind, seconds }) => [kind, seconds])),
      failing: { ...none, ...Object.fromEntries(failing.map(({ kind, items }) => [kind, items])) },
    };
  };
}
