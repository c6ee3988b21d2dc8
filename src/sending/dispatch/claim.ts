import { type CanceledMessage, finalizeCanceled } from '../../cancellation/finalize-canceled.ts';
import { leftOf } from '../../compliance/registration/day-usage.ts';
import { reviewHoldAt } from '../../domain/consent/review-hold.ts';
import { afterSending, allowance, type Bucket } from '../../domain/token-bucket.ts';
import type { Database } from '../../platform/database/database.ts';
import { disableSort } from '../../platform/disable-sort.ts';
import { newId } from '../../platform/ids.ts';
import { consentRefusals } from './consent-refusals.ts';
import { applyDayLimit, type CountedSegments, deferToNextDay, lockDayUsage } from './day-limit.ts';
import { deferQuietHours } from './defer-quiet-hours.ts';
import { type ClaimedMedia, loadMedia } from './load-media.ts';
import {
  type ClaimedRow,
  claimMessages,
  lockPace,
  lockThrottle,
  type Pace,
  type Queue,
  setCampaignPace,
  setNumberPace,
  type Throttle,
} from './queries.ts';

export interface Claim {
  /** To be submitted before `leaseUntil`. */
  readonly claimed: readonly ClaimedRow[];
  readonly leaseUntil: Date;
  /** Messages that left the queue, including those that wait, are deferred or canceled. */
  readonly processed: number;
  /** The batch or the pace was used up, so there may be more. */
  readonly more: boolean;
  /** Segments counted toward the daily limit of a registered brand. */
  readonly counted: CountedSegments | null;
  /** The files of the claimed messages. */
  readonly media: ClaimedMedia;
}

/**
 * Claims the messages of a queue that may be sent now, at the pace of its number and its campaign,
 * in one short transaction.
 */
export async function claim(
  database: Database,
  queue: Queue,
  limits: { readonly batchSize: number; readonly leaseMs: number },
  now: Date,
): Promise<Claim> {
  const leaseUntil = new Date(now.getTime() + limits.leaseMs);
  const nothing: Claim = { claimed: [], leaseUntil, processed: 0, more: false, counted: null, media: new Map() };
  return database.transaction(async (tx) => {
    const pace = await tx.row(lockPace, queue.tenant_id, queue.number_id, queue.campaign_id);
    if (pace === null) return nothing;
    const throttle = pace.is_throttled ? await tx.row(lockThrottle, queue.tenant_id, queue.campaign_id) : null;
    if (pace.is_throttled && throttle === null) return nothing;
    const buckets = bucketsOf(pace, throttle);
    const paced = Math.min(limits.batchSize, ...Object.values(buckets).map((bucket) => allowance(bucket, now)));
    if (paced === 0) return nothing;
    const usage = await lockDayUsage(tx, queue.tenant_id, pace.registration_id, now);
    const left = usage === null ? Number.POSITIVE_INFINITY : leftOf(usage);
    if (usage !== null && left === 0) {
      const moved = await deferToNextDay(tx, queue, usage, now);
      if (moved > 0) return { ...nothing, processed: moved, more: true };
    }
    // Each message counts at least one segment.
    const limit = left === 0 ? paced : Math.min(paced, left);
    const hold = reviewHoldAt(now);
    const [, rows] = await Promise.all([
      tx.run(disableSort),
      tx.rows(
        claimMessages,
        queue.tenant_id,
        queue.queue,
        now,
        leaseUntil,
        limit,
        pace.program_id,
        queue.account_id,
        consentRefusals,
        hold.heldSince,
        hold.nextCheckAt,
      ),
    ]);
    if (rows.length === 0) return nothing;
    const owner = { tenantId: queue.tenant_id, accountId: queue.account_id };
    const allowed = await deferQuietHours(
      tx,
      owner,
      rows.filter(({ state }) => state === 'submitting'),
      now,
    );
    const { sendable: claimed, counted } =
      usage === null ? { sendable: allowed, counted: null } : await applyDayLimit(tx, owner, usage, allowed, now);
    await finalizeCanceled(tx, queue.tenant_id, rows.filter(isCanceled), now, newId);
    const media = await loadMedia(tx, queue.tenant_id, claimed, now);
    tx.last(setNumberPace, queue.tenant_id, queue.number_id, afterSending(buckets.number, now, claimed.length));
    if (buckets.campaign !== undefined && queue.campaign_id !== null) {
      tx.last(setCampaignPace, queue.tenant_id, queue.campaign_id, afterSending(buckets.campaign, now, claimed.length));
    }
    return { claimed, leaseUntil, processed: rows.length, more: rows.length === limit, counted, media };
  });
}

function isCanceled(row: ClaimedRow): row is ClaimedRow & CanceledMessage {
  return row.state !== 'submitting' && row.state !== 'queued';
}

function bucketsOf(pace: Pace, throttle: Throttle | null): { number: Bucket; campaign?: Bucket } {
  const number = { perSecond: pace.messages_per_second, pacedUntil: pace.paced_until };
  if (throttle === null) return { number };
  return { number, campaign: { perSecond: throttle.throttle_per_minute / 60, pacedUntil: throttle.paced_until } };
}
