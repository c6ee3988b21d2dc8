import type { Owner } from '../../domain/account.ts';
import { startTracking, stopTracking } from '../../people/segments/tracking/tracking.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { requireUnusedTracking } from '../uses.ts';
import type { SegmentRow } from './queries.ts';

/**
 * Starts and stops the tracking of a segment's members. Throws -32002 `in_use` while rules ask who
 * joined or left it: without the times, a `not` would include everyone.
 */
export async function setTracking(
  tx: Sql,
  owner: Owner,
  { id, tracking }: SegmentRow,
  isWanted: boolean,
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<void> {
  if (isWanted && tracking?.state !== 'tracking') await startTracking(tx, owner, id, count, now);
  if (!isWanted && tracking !== null) {
    await requireUnusedTracking(tx, owner, id);
    await stopTracking(tx, owner, id);
  }
}
