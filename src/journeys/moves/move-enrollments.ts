import type { Database } from '../../platform/database/database.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { ARRIVED, countKey, MOVED } from '../steps/moving-enrollment.ts';
import { saveCounts } from '../steps/save.ts';
import { advanceMove, findMove, finishMove, holdJourney, moveSelected, selectionOf } from './queries.ts';

/** Enrollments per transaction. */
const BATCH = 500;

/**
 * Moves the next enrollments to their new node, where they are due at once: the steps are the work
 * of `stepDue`, so that a message passes every gate. A crash repeats nothing, because the cursor is
 * saved with them.
 */
export async function moveEnrollments(database: Database, { tenantId, id, now, until }: Claim): Promise<Next> {
  const move = await findMove(database, tenantId, id);
  if (move === null || move.state !== 'running') return null;
  await database.transaction(async (tx) => {
    const journey = await tx.row(holdJourney, tenantId, move.journey_id);
    if (journey?.published_version !== move.to_version || journey.state === 'archived') {
      await finishMove(tx, tenantId, id, until, { state: 'stopped', moved: 0, finished_at: now });
      return;
    }
    const selection = selectionOf(tenantId, move, move.created_at);
    const moved = await tx.rows(moveSelected, ...selection, move.cursor, BATCH, now);
    const last =
      moved
        .map((one) => one.id)
        .sort()
        .at(-1) ?? move.cursor;
    const saved =
      moved.length < BATCH
        ? await finishMove(tx, tenantId, id, until, { state: 'completed', moved: moved.length, finished_at: now })
        : await advanceMove(tx, tenantId, id, until, { cursor: last, moved: moved.length, due_at: now });
    if (!saved) throw new Error('The lease of the move has ended; another worker continues it.');
    // Last: other workers wait for the rows of the counts.
    const counts = new Map<string, number>();
    const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const { version, node_id: from } of moved) {
      count(countKey(version, from, MOVED));
      count(countKey(move.to_version, move.to_node_id, ARRIVED));
    }
    await saveCounts(tx, tenantId, move.journey_id, counts);
  });
  return SAVED;
}
