import { MAX_STARTED_PER_ACCOUNT, MAX_STARTED_PER_ROOT } from '../../domain/causes.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** Counts beyond any budget need not be exact, and must not overflow. */
const MAX_COUNT = 1_000_000_000;

/** In the order of the key, so that two transactions lock the counts in the same order. */
const addStarted = batchStatement<
  [tenantId: string, causeIds: readonly string[], started: readonly number[], hour: Date],
  { cause_id: string; started: number }
>(
  'signals.add_started',
  `INSERT INTO cause_counts AS c (tenant_id, cause_id, hour, started)
   SELECT $1, one.cause_id, $4, one.started FROM unnest($2::text[], $3::int[]) AS one (cause_id, started)
    ORDER BY one.cause_id COLLATE "C"
   ON CONFLICT (tenant_id, cause_id, hour) DO UPDATE SET started = least(c.started + excluded.started, ${MAX_COUNT})
   RETURNING cause_id, started`,
);

/** Something that a signal is about to start. */
export interface Start {
  readonly accountId: string;
  readonly rootId: string;
}

/**
 * Counts what the signals of rules and journeys start, against the budget of the root and of the
 * account in this hour. Returns those that are over a budget. What has no cause is not passed in:
 * the number of rules and journeys bounds it.
 */
export async function takeBudget<Item extends Start>(
  tx: Sql,
  tenantId: string,
  items: readonly Item[],
  now: Date,
): Promise<ReadonlySet<Item>> {
  if (items.length === 0) return new Set();
  const counts = new Map<string, number>();
  const add = (id: string): unknown => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { accountId, rootId } of items) {
    add(rootId);
    add(accountId);
  }
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const ids = [...counts.keys()];
  const rows = await tx.rows(addStarted, tenantId, ids, [...counts.values()], hour);
  const before = new Map(rows.map(({ cause_id: id, started }) => [id, started - (counts.get(id) ?? 0)]));
  const isOver = (id: string, max: number): boolean => {
    const started = (before.get(id) ?? 0) + 1;
    before.set(id, started);
    return started > max;
  };
  return new Set(
    items.filter(({ accountId, rootId }) =>
      [isOver(rootId, MAX_STARTED_PER_ROOT), isOver(accountId, MAX_STARTED_PER_ACCOUNT)].includes(true),
    ),
  );
}
