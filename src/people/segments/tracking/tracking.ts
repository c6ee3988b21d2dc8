import type { Owner } from '../../../domain/account.ts';
import { unprocessable } from '../../../errors.ts';
import type { SegmentTracking } from '../../../generated/types.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { MAX_SNAPSHOT, segmentTooLarge } from '../snapshot.ts';

/** Tracked segments of an account: each is evaluated every few minutes. */
const MAX_TRACKED = 20;

export interface TrackingRow {
  readonly state: SegmentTracking['state'];
  readonly reason: SegmentTracking['reason'];
  readonly started_at: Date;
  readonly compared_at: Date | null;
}

/**
 * Begins to record who joins and leaves a segment with `count` contacts, or goes on after the
 * service stopped: what was recorded until then stays, and changes in between have no time. The
 * caller prevents concurrent changes of the account's segments. Throws -32002 `segment_too_large`
 * and `too_many_tracked_segments`.
 */
export async function startTracking(
  tx: Sql,
  { tenantId, accountId }: Owner,
  segmentId: string,
  count: number,
  now: Date,
): Promise<void> {
  const { segment_tracking: tracking } = tx.tenant(tenantId);
  if (count > MAX_SNAPSHOT) throw segmentTooLarge(segmentId);
  if ((await tracking.count({ where: { account_id: accountId, segment_id: { not: segmentId } } })) >= MAX_TRACKED)
    throw unprocessable(
      'too_many_tracked_segments',
      `An account can track the members of at most ${MAX_TRACKED} segments. Set track_members of another segment to false first.`,
      { nextActions: [{ skill: 'segments.list', params: {}, why: 'Shows which segments are tracked.' }] },
    );
  const key = { tenant_id: tenantId, segment_id: segmentId };
  const begun = { state: 'tracking', reason: null, started_at: now, compared_at: null, due_at: now } as const;
  await tracking.upsert({
    where: { tenant_id_segment_id: key },
    create: { ...key, account_id: accountId, ...begun },
    update: begun,
  });
}

/** Deletes what was recorded. */
export async function stopTracking(tx: Sql, { tenantId, accountId }: Owner, segmentId: string): Promise<void> {
  await tx.tenant(tenantId).segment_tracking.deleteMany({ where: { account_id: accountId, segment_id: segmentId } });
}
