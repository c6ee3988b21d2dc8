import { CHECK_MS } from '../domain/journeys/step.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import { groupBy } from '../platform/group-by.ts';
import { takeTurns } from '../platform/work/take-turns.ts';
import { findPublished } from './definitions.ts';
import { meetingOf } from './steps/meeting.ts';

const BATCH = 5_000;
const MAX_AT_ONCE = 20;

/** Leased by the next time: another worker does not check the same journey meanwhile. */
const takeDue = batchStatement<
  [now: Date, next: Date, limit: number],
  { tenant_id: string; account_id: string; id: string }
>(
  'journeys.take_due_exit_checks',
  `UPDATE journeys SET next_exit_check_at = $2
    WHERE (tenant_id, id) IN (
      SELECT tenant_id, id FROM journeys WHERE next_exit_check_at <= $1 AND state = 'active'
       ORDER BY next_exit_check_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
   RETURNING tenant_id, account_id, id`,
);

const findWaiting = batchStatement<
  [tenantId: string, journeyId: string, after: string, limit: number],
  { id: string; contact_id: string; version: number }
>(
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
 * ends the enrollment. Returns whether a journey was checked.
 */
export async function checkExits(database: Database, now: Date, onFailure: OnFailure): Promise<boolean> {
  const due = await database.rows(takeDue, now, new Date(now.getTime() + CHECK_MS), MAX_AT_ONCE);
  const check = async ({ tenant_id: tenantId, account_id: accountId, id }: (typeof due)[number]): Promise<void> => {
    for (let after = ''; ; ) {
      const waiting = await database.rows(findWaiting, tenantId, id, after, BATCH);
      for (const [version, together] of groupBy(waiting, ({ version: own }) => own))
        await checkTogether(database, { tenantId, accountId }, { id, version }, together, now);
      const last = waiting.at(-1);
      if (last === undefined || waiting.length < BATCH) return;
      after = last.id;
    }
  };
  // All of them, because those left out would wait for the next check.
  await takeTurns(due, onFailure, check, { sliceMs: Number.POSITIVE_INFINITY });
  return due.length > 0;
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
    const meeting = await meetingOf({ tx: sql, owner, now }, criterion.rules, ids);
    const ending = enrollments.filter(({ contact_id: id }) => meeting.has(id)).map(({ id }) => id);
    if (ending.length > 0) await sql.run(makeDue, owner.tenantId, ending, now);
  }
}
