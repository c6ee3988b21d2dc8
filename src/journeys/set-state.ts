import { unprocessable } from '../errors.ts';
import { listen } from '../events/signals/listeners.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { JourneyRow, JourneyState } from './drafts/journey.ts';

const MOVES: Readonly<Record<JourneyState, readonly JourneyState[]>> = {
  draft: ['archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: [],
};

const endAll = batchStatement<[tenantId: string, journeyId: string, now: Date]>(
  'journeys.end_all',
  `WITH locked AS MATERIALIZED (
     SELECT id FROM journey_enrollments WHERE tenant_id = $1 AND journey_id = $2 AND ended_at IS NULL ORDER BY id FOR UPDATE)
   UPDATE journey_enrollments e SET state = 'exited', reason = 'archived', due_at = NULL, calling = false, ended_at = $3
     FROM locked WHERE e.tenant_id = $1 AND e.id = locked.id`,
);

/**
 * Changes the state of a journey that the caller has locked. Returns the number of enrollments that
 * ended. Throws -32002 `wrong_state` when the state cannot follow.
 */
export async function setJourneyState(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id, state: before }: JourneyRow,
  state: JourneyState,
  now: Date,
): Promise<number> {
  if (state === before) return 0;
  if (!MOVES[before].includes(state))
    throw unprocessable(
      'wrong_state',
      before === 'draft'
        ? 'The journey is a draft. Publish it with journeys.publish.'
        : `The journey is ${before} and cannot become ${state}.`,
      { nextActions: [{ skill: 'journeys.get', params: { journey_id: id }, why: 'Shows the journey.' }] },
    );
  // Entries that failed before a pause are tried again at once.
  const due = state === 'active' ? { entry_due_at: now } : {};
  await tx
    .tenant(tenantId)
    .journeys.updateMany({ where: { id }, data: { state, state_reason: null, ...due, updated_at: now } });
  if (state !== 'archived') return 0;
  await listen(tx, { tenantId, accountId }, id, []);
  await tx.tenant(tenantId).journey_left_out.deleteMany({ where: { journey_id: id } });
  return tx.run(endAll, tenantId, id, now);
}
