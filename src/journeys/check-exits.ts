import { CHECK_MS } from '../domain/journeys/step.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { groupBy } from '../platform/group-by.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import type { Claim, Next } from '../platform/work/worker.ts';
import { findPublished } from './definitions.ts';
import { matchingContacts } from './steps/matching-contacts.ts';

const BATCH = 5_000;

export const EXITS: WorkKind = {
  name: 'journey_exits',
  table: 'journeys',
  id: 'id',
  due: 'next_exit_check_at',
  where: "state = 'active'",
};
/** Longer than a check of all contacts that wait in a journey. */
export const EXITS_LEASE_MS = 10 * 60_000;

interface Waiting {
  readonly id: string;
  readonly contact_id: string;
  readonly version: number;
}

const findWaiting = batchStatement<[tenantId: string, journeyId: string, after: string, limit: number], Waiting>(
  'journeys.find_waiting',
  `SELECT id, contact_id, version FROM journey_enrollments
    WHERE tenant_id = $1 AND journey_id = $2 AND id > $3 AND ended_at IS NULL ORDER BY id LIMIT $4`,
);

/** Their next step finds that they meet the rules, and ends them. */
const makeDue = batchStatement<[tenantId: string, ids: readonly string[], now: Date]>(
  'journeys.make_due',
  `WITH locked AS MATERIALIZED (
     SELECT id FROM journey_enrollments WHERE tenant_id = $1 AND id = ANY ($2) AND ended_at IS NULL AND NOT calling ORDER BY id FOR UPDATE)
   UPDATE journey_enrollments e SET due_at = least(e.due_at, $3) FROM locked WHERE e.tenant_id = $1 AND e.id = locked.id`,
);

/**
 * Finds contacts that wait in a journey and meet the rules of an exit criterion; their next step
 * ends the enrollment.
 */
export async function checkExits(database: Database, { tenantId, id, now }: Claim, signal: AbortSignal): Promise<Next> {
  const journey = await database.tenant(tenantId).journeys.findFirst({ where: { id }, select: { account_id: true } });
  if (journey === null) return null;
  const owner = { tenantId, accountId: journey.account_id };
  for (let after: string | undefined = ''; after !== undefined; ) {
    signal.throwIfAborted();
    const waiting: readonly Waiting[] = await database.rows(findWaiting, tenantId, id, after, BATCH);
    for (const [version, together] of groupBy(waiting, ({ version: own }) => own))
      await checkTogether(database, owner, { id, version }, together, now);
    after = waiting.length < BATCH ? undefined : waiting.at(-1)?.id;
  }
  return new Date(now.getTime() + CHECK_MS);
}

async function checkTogether(
  sql: Sql,
  owner: { readonly tenantId: string; readonly accountId: string },
  journey: { readonly id: string; readonly version: number },
  enrollments: readonly { readonly id: string; readonly contact_id: string }[],
  now: Date,
): Promise<void> {
  const published = await findPublished(sql, owner.tenantId, journey.id, journey.version);
  for (const criterion of published?.exit ?? []) {
    if (criterion.kind !== 'rules') continue;
    const ids = enrollments.map(({ contact_id: id }) => id);
    const matching = await matchingContacts({ tx: sql, owner, now }, criterion.rules, ids);
    const ending = enrollments.filter(({ contact_id: id }) => matching.has(id)).map(({ id }) => id);
    if (ending.length > 0) await sql.run(makeDue, owner.tenantId, ending, now);
  }
}
