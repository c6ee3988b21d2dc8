import { leftOf } from '../../compliance/registration/day-usage.ts';
import type { Owner } from '../../domain/account.ts';
import { reviewHoldAt } from '../../domain/consent/review-hold.ts';
import { afterSending, allowance, type Bucket } from '../../domain/token-bucket.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { disableSort } from '../../platform/disable-sort.ts';
import { groupBy } from '../../platform/group-by.ts';
import { newId } from '../../platform/ids.ts';
import { consentRefusals } from './consent-refusals.ts';
import { applyDayLimit, type CountedSegments, deferToNextDay, lockDayUsage } from './day-limit.ts';
import { type Batch, leaseBatches } from './leases.ts';
import { type ClaimedMedia, loadMedia } from './load-media.ts';
import { type LockedRow, lockDueMessages } from './lock-due-messages.ts';
import {
  lockPace,
  lockThrottle,
  type Pace,
  type Queue,
  setCampaignPace,
  setNumberPace,
  type Throttle,
} from './queries.ts';
import { applyQuietHours } from './quiet-hours.ts';
import { endMessages, type Postponed, postponeMessages, type Refused, type Verdicts } from './stop-messages.ts';

export interface Claim {
  /** To be submitted before `leaseUntil`. */
  readonly batches: readonly Batch[];
  readonly leaseUntil: Date;
  /** Messages that were looked at and are not submitted: deferred, canceled or over. */
  readonly stopped: number;
  /** The limit or the pace was used up, so there may be more. */
  readonly more: boolean;
  /** Segments counted toward the daily limit of a registered brand. */
  readonly counted: CountedSegments | null;
  /** The files of the claimed messages. */
  readonly media: ClaimedMedia;
}

export interface ClaimLimits {
  readonly maxMessages: number;
  readonly leaseMs: number;
}

/**
 * Claims the messages of a queue that may be sent now, at the pace of its number and its campaign,
 * in one short transaction: they leave the queue, and each batch has a lease.
 */
export async function claim(database: Database, queue: Queue, limits: ClaimLimits, now: Date): Promise<Claim> {
  const leaseUntil = new Date(now.getTime() + limits.leaseMs);
  const nothing: Claim = { batches: [], leaseUntil, stopped: 0, more: false, counted: null, media: new Map() };
  return database.transaction(async (tx) => {
    const pace = await tx.row(lockPace, queue.tenant_id, queue.number_id, queue.campaign_id);
    if (pace === null) return nothing;
    const throttle = pace.is_throttled ? await tx.row(lockThrottle, queue.tenant_id, queue.campaign_id) : null;
    if (pace.is_throttled && throttle === null) return nothing;
    const buckets = bucketsOf(pace, throttle);
    const paced = Math.min(limits.maxMessages, ...Object.values(buckets).map((bucket) => allowance(bucket, now)));
    if (paced === 0) return nothing;
    const usage = await lockDayUsage(tx, queue.tenant_id, pace.registration_id, now);
    const left = usage === null ? Number.POSITIVE_INFINITY : leftOf(usage);
    if (usage !== null && left === 0) {
      const moved = await deferToNextDay(tx, queue, usage, now);
      if (moved > 0) return { ...nothing, stopped: moved, more: true };
    }
    // Each message counts at least one segment.
    const limit = left === 0 ? paced : Math.min(paced, left);
    const rows = await lockRows(tx, queue, pace, limit, now);
    if (rows.length === 0) return nothing;
    const owner = { tenantId: queue.tenant_id, accountId: queue.account_id };
    const { sendable: allowed, postponed, refused } = await decide(tx, owner, rows, now);
    const { sendable, counted, deferred } = await applyDayLimit(tx, owner, usage, allowed, now);
    const waiting = [...postponed, ...deferred];
    await postponeMessages(tx, queue.tenant_id, waiting);
    await endMessages(tx, queue.tenant_id, refused, now);
    const media = await loadMedia(tx, queue.tenant_id, sendable, now);
    const batches = batchesOf(queue, sendable, now);
    const stays = new Set(waiting.map(({ id }) => id));
    const taken = rows.filter(({ id }) => !stays.has(id));
    leaseBatches(tx, queue, taken, batches, now, leaseUntil);
    tx.last(setNumberPace, queue.tenant_id, queue.number_id, afterSending(buckets.number, now, sendable.length));
    if (buckets.campaign !== undefined && queue.campaign_id !== null) {
      tx.last(
        setCampaignPace,
        queue.tenant_id,
        queue.campaign_id,
        afterSending(buckets.campaign, now, sendable.length),
      );
    }
    return { batches, leaseUntil, stopped: rows.length - sendable.length, more: rows.length === limit, counted, media };
  });
}

async function lockRows(tx: Sql, queue: Queue, pace: Pace, limit: number, now: Date): Promise<LockedRow[]> {
  const [, rows] = await Promise.all([
    tx.run(disableSort),
    tx.rows(
      lockDueMessages,
      queue.tenant_id,
      queue.queue,
      now,
      limit,
      pace.program_id,
      queue.account_id,
      consentRefusals,
      reviewHoldAt(now).heldSince,
    ),
  ]);
  return rows;
}

/** A message whose recipient is under review waits: most reviews turn out not to be opt-outs. */
async function decide(tx: Sql, owner: Owner, rows: readonly LockedRow[], now: Date): Promise<Verdicts> {
  const { nextCheckAt } = reviewHoldAt(now);
  const open: LockedRow[] = [];
  const postponed: Postponed[] = [];
  const refused: Refused[] = [];
  for (const row of rows) {
    if (row.is_over) continue;
    if (row.refusal === null) open.push(row);
    else if (row.refusal === 'under_review' && row.may_wait)
      postponed.push({ id: row.id, until: nextCheckAt, reason: row.refusal });
    else refused.push({ id: row.id, reason: row.refusal });
  }
  const timed = await applyQuietHours(tx, owner, open, now);
  return {
    sendable: timed.sendable,
    postponed: [...postponed, ...timed.postponed],
    refused: [...refused, ...timed.refused],
  };
}

/** One for each carrier: a number can have changed its carrier since it accepted its messages. */
function batchesOf(queue: Queue, sendable: readonly LockedRow[], now: Date): Batch[] {
  return [...groupBy(sendable, ({ carrier }) => carrier)].map(([carrier, messages]) => ({
    lease: { id: newId('lse', now.getTime()), queue, claimedAt: now },
    carrier,
    messages,
  }));
}

function bucketsOf(pace: Pace, throttle: Throttle | null): { number: Bucket; campaign?: Bucket } {
  const number = { perSecond: pace.messages_per_second, pacedUntil: pace.paced_until };
  if (throttle === null) return { number };
  return { number, campaign: { perSecond: throttle.throttle_per_minute / 60, pacedUntil: throttle.paced_until } };
}
