import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { neverSort } from '../../platform/never-sort.ts';
import { endWithdrawn, type WithdrawnMessage } from '../ending/withdrawn.ts';
import { leftOf } from '../registry/day-usage.ts';
import { type Counted, holdBack, lockUsage, waitForReset } from './day-limit.ts';
import { keepHours } from './keep-hours.ts';
import { afterSending, allowance, type Bucket } from './pace.ts';
import {
  type ClaimedRow,
  claimMessages,
  type Lane,
  lockPace,
  lockThrottle,
  type Pace,
  setCampaignPace,
  setNumberPace,
  type Throttle,
} from './queries.ts';

export interface Claim {
  /** To be submitted until `leaseUntil`. */
  readonly claimed: readonly ClaimedRow[];
  readonly leaseUntil: Date;
  /** How many were taken out of the lane, with those that were stopped. */
  readonly taken: number;
  /** Whether the batch or the pace was used up, so that there may be more. */
  readonly more: boolean;
  /** What was counted towards the day of a registered brand. */
  readonly counted: Counted | null;
}

/** Takes what may leave a lane now, at the pace of its number and its campaign, in one short transaction. */
export async function claim(
  database: Database,
  lane: Lane,
  take: { readonly batchSize: number; readonly leaseMs: number },
  now: Date,
): Promise<Claim> {
  const leaseUntil = new Date(now.getTime() + take.leaseMs);
  const nothing: Claim = { claimed: [], leaseUntil, taken: 0, more: false, counted: null };
  return database.transaction(async (tx) => {
    const pace = await tx.row(lockPace, lane.tenant_id, lane.number_id, lane.campaign_id);
    if (pace === null) return nothing;
    const throttle = pace.is_throttled ? await tx.row(lockThrottle, lane.tenant_id, lane.campaign_id) : null;
    if (pace.is_throttled && throttle === null) return nothing;
    const buckets = bucketsOf(pace, throttle);
    const paced = Math.min(take.batchSize, ...Object.values(buckets).map((bucket) => allowance(bucket, now)));
    if (paced === 0) return nothing;
    const usage = await lockUsage(tx, lane.tenant_id, pace.registration_id, now);
    const left = usage === null ? Number.POSITIVE_INFINITY : leftOf(usage);
    if (usage !== null && left === 0) {
      const moved = await waitForReset(tx, lane, usage, now);
      if (moved > 0) return { ...nothing, taken: moved, more: true };
    }
    // Each counts for one at least.
    const limit = left === 0 ? paced : Math.min(paced, left);
    const [, rows] = await Promise.all([
      tx.run(neverSort),
      tx.rows(claimMessages, lane.tenant_id, lane.lane, now, leaseUntil, limit, pace.program_id, lane.account_id),
    ]);
    if (rows.length === 0) return nothing;
    const owner = { tenantId: lane.tenant_id, accountId: lane.account_id };
    const awake = await keepHours(
      tx,
      owner,
      rows.filter(({ state }) => state === 'submitting'),
      now,
    );
    const { leaving: claimed, counted } =
      usage === null ? { leaving: awake, counted: null } : await holdBack(tx, owner, usage, awake, now);
    await endWithdrawn(tx, lane.tenant_id, rows.filter(isWithdrawn), now, newId);
    tx.last(setNumberPace, lane.tenant_id, lane.number_id, afterSending(buckets.number, now, claimed.length));
    if (buckets.campaign !== undefined && lane.campaign_id !== null) {
      tx.last(setCampaignPace, lane.tenant_id, lane.campaign_id, afterSending(buckets.campaign, now, claimed.length));
    }
    return { claimed, leaseUntil, taken: rows.length, more: rows.length === limit, counted };
  });
}

function isWithdrawn(row: ClaimedRow): row is ClaimedRow & WithdrawnMessage {
  return row.state !== 'submitting';
}

function bucketsOf(pace: Pace, throttle: Throttle | null): { number: Bucket; campaign?: Bucket } {
  const number = { perSecond: pace.messages_per_second, pacedUntil: pace.paced_until };
  if (throttle === null) return { number };
  return { number, campaign: { perSecond: throttle.throttle_per_minute / 60, pacedUntil: throttle.paced_until } };
}
