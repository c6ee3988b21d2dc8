import { DAY_MS } from '../../../domain/durations.ts';
import { MAX_CHANGE_DAYS } from '../../../domain/segments/check-rules.ts';
import { SkillError } from '../../../errors.ts';
import type { SegmentTracking } from '../../../generated/types.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';
import type { WorkKind } from '../../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../../platform/work/worker.ts';
import { COMPARE_MS, compareMembers } from '../compare-members.ts';
import { SEGMENT_TOO_LARGE } from '../snapshot.ts';
import { deleteMembers, deleteOld, findMembers, lockMembers, saveJoined, saveLeft } from './members.ts';

/** Tracked segments that are due for a comparison. */
export const TRACKING: WorkKind = {
  name: 'segment_tracking',
  table: 'segment_tracking',
  id: 'segment_id',
  due: 'due_at',
  where: "state = 'tracking'",
};

export const MAX_COMPARISON_FAILURES = 5;

/** Rows of contacts that left long ago, deleted after each comparison. */
const MAX_OLD = 5_000;

/** A change of `track_members` waits, so that what it deletes is not recorded again. */
const lock = statement<[tenantId: string, segmentId: string], { account_id: string; compared_at: Date | null }>(
  'segments.lock_tracking',
  "SELECT account_id, compared_at FROM segment_tracking WHERE tenant_id = $1 AND segment_id = $2 AND state = 'tracking' FOR NO KEY UPDATE",
);

/**
 * Records who joined and left a tracked segment since the last comparison. Changes that the first
 * one finds were before, at unknown times: who left then is no longer known. A segment that became
 * too large is no longer tracked. What a concurrent deletion or merge of a contact leaves behind,
 * the next comparison puts right.
 */
export async function compareTracked(tx: Sql, { tenantId, id, now }: Claim): Promise<Next> {
  const tracking = await tx.row(lock, tenantId, id);
  if (tracking === null) return SAVED;
  const owner = { tenantId, accountId: tracking.account_id };
  const known = (await tx.rows(findMembers, tenantId, id)).map(({ contact_id: contactId }) => contactId);
  const changes = await compareMembers(tx, owner, id, known, now).catch(toTooLarge);
  if (changes === SEGMENT_TOO_LARGE) {
    await stop(tx, tenantId, id, SEGMENT_TOO_LARGE);
    return SAVED;
  }
  const { joined, left, deleted, isComplete } = changes;
  await tx.rows(lockMembers, tenantId, id, [...joined, ...left, ...deleted]);
  const isFirst = tracking.compared_at === null;
  await tx.run(saveJoined, tenantId, id, joined, isFirst ? null : now);
  await tx.run(saveLeft, tenantId, id, isFirst ? [] : left, now);
  await tx.run(deleteMembers, tenantId, id, isFirst ? [...left, ...deleted] : deleted);
  if (!isComplete) return now;
  await tx.run(deleteOld, tenantId, id, new Date(now.getTime() - MAX_CHANGE_DAYS * DAY_MS), MAX_OLD);
  await tx.tenant(tenantId).segment_tracking.updateMany({ where: { segment_id: id }, data: { compared_at: now } });
  return new Date(now.getTime() + COMPARE_MS);
}

function toTooLarge(error: unknown): typeof SEGMENT_TOO_LARGE {
  if (error instanceof SkillError && error.details.reason === SEGMENT_TOO_LARGE) return SEGMENT_TOO_LARGE;
  throw error;
}

/**
 * A segment that cannot be compared, such as one whose rules take too long, is no longer tracked.
 */
export async function giveUpTracking(tx: Sql, { tenantId, id }: Claim): Promise<void> {
  await stop(tx, tenantId, id, 'comparison_failed');
}

async function stop(
  tx: Sql,
  tenantId: string,
  segmentId: string,
  reason: NonNullable<SegmentTracking['reason']>,
): Promise<void> {
  await tx.tenant(tenantId).segment_tracking.updateMany({
    where: { segment_id: segmentId },
    data: { state: 'stopped', reason, due_at: null },
  });
}
