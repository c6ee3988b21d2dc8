import { setTimeout } from 'node:timers/promises';
import { parseReference, referenceOf, type SubmitOutcome } from '../../carriers/carrier.ts';
import { createBatches } from '../../platform/batches.ts';
import type { Places } from '../../platform/places.ts';
import type { Claim } from './claim.ts';
import type { HandOverParts } from './hand-over.ts';
import { type Batch, keepMark } from './leases.ts';
import type { LockedRow } from './lock-due-messages.ts';
import { recorderOf, untilAvailable } from './recorder.ts';
import { submit } from './submit.ts';

/** What a carrier that does not deduplicate has room for. */
export interface Room {
  /** Messages that may be claimed and unanswered. */
  readonly claimed: Places;
  /** Messages that may be with the carrier without a kept answer: what a crash leaves in doubt. */
  readonly unanswered: Places;
}

/** Claimed messages that are not handed over by then wait again: a STOP counts for them. */
const HAND_OVER_MS = 2_000;
/** Each recording makes an entry in the ledger, so answers are recorded together. */
const RECORD_EVERY_MS = 200;
/** A carrier that answers at once is handed smaller groups than it has room for only for so long. */
const WORTH_A_GROUP = { part: 1 / 2, withinMs: 5 };
/** What a carrier answers within this time may be claimed at once, but not more than MAX_CLAIMED. */
const AHEAD_MS = 100;
const MAX_CLAIMED = 1_000;

/**
 * Submits a batch to a carrier that does not deduplicate. A group is handed over when the lease says
 * so (`handed_over`), and the answers are kept before they make room for others. After a crash, only
 * what was handed over and has no kept answer is in doubt; the rest waits again.
 */
export async function handOverInGroups(
  parts: HandOverParts,
  batch: Batch,
  claimed: Claim,
  room: Room,
  stopping?: AbortSignal,
): Promise<void> {
  const { clock } = parts;
  const lease = markedLease(parts, batch, claimed);
  const waiting = [...batch.messages];
  const handedOver: Promise<void>[] = [];
  const endsAt = performance.now() + HAND_OVER_MS;
  const isOver = (): boolean => stopping?.aborted === true || performance.now() >= endsAt || clock() >= lease.until;

  const submitGroup = async (messages: readonly LockedRow[]): Promise<void> => {
    let left = messages.length;
    const startedAt = performance.now();
    const keep = async (outcomes: readonly SubmitOutcome[]): Promise<void> => {
      if (left === messages.length)
        room.claimed.resize(claimableOf(room.unanswered.count, performance.now() - startedAt));
      await lease.keep(outcomes);
      left -= outcomes.length;
      room.unanswered.give(outcomes.length);
      room.claimed.give(outcomes.length);
    };
    try {
      await submit(parts, { ...batch, messages }, claimed.media, keep);
    } finally {
      room.unanswered.give(left);
      room.claimed.give(left);
    }
  };

  const worth = { least: Math.ceil(room.unanswered.count * WORTH_A_GROUP.part), withinMs: WORTH_A_GROUP.withinMs };
  const handOverNext = async (): Promise<boolean> => {
    const places = await room.unanswered.take(waiting.length, worth);
    const group = isOver() ? [] : waiting.slice(0, places);
    let isMarked = false;
    try {
      isMarked = group.length > 0 && (await lease.mark(group)) && !isOver();
    } finally {
      if (!isMarked) room.unanswered.give(places);
    }
    if (!isMarked) return false;
    waiting.splice(0, places);
    handedOver.push(submitGroup(group));
    return waiting.length > 0;
  };

  const problems: unknown[] = [];
  const report = (problem: unknown): void => void problems.push(problem);
  const handOverAll = async (): Promise<void> => {
    while (await handOverNext());
  };
  await handOverAll().catch(report);
  room.claimed.give(waiting.length);
  for (const one of handedOver) await one.catch(report);
  await lease.end(waiting).catch(report);
  if (problems.length > 0) throw problems[0];
}

/**
 * For a slow carrier no more is claimed than it has room for, so that a STOP until then is in time;
 * for a fast one, some of its rounds.
 */
function claimableOf(capacity: number, answerMs: number): number {
  return Math.min(MAX_CLAIMED, Math.max(capacity, Math.ceil((capacity * AHEAD_MS) / Math.max(1, answerMs))));
}

/** The lease of a batch while it is handed over. */
function markedLease(parts: HandOverParts, batch: Batch, claimed: Claim) {
  const { lease } = batch;
  const { clock, database, leaseMs, withConnection } = parts;
  const near = database.near(lease.queue.tenant_id);
  const unanswered = new Set<string>();
  const ended = new AbortController();
  let until = claimed.leaseUntil;
  const recorder = recorderOf(parts, batch, claimed, () => until);
  let marks = 0;
  let isLive = true;
  let kept: SubmitOutcome[] = [];
  let recording: Promise<void> | null = null;

  /** One statement for all that has changed since the one before. */
  const changes = createBatches<readonly SubmitOutcome[]>({ maxItems: MAX_CLAIMED, concurrency: 1 }, async (given) => {
    const outcomes = given.flat();
    for (const { reference } of outcomes) unanswered.delete(parseReference(reference).messageId);
    const n = marks + 1;
    const leaseUntil = new Date(clock().getTime() + leaseMs);
    const mark = { handedOver: [...unanswered], leaseUntil, n, outcomes };
    isLive = await untilAvailable(
      () => withConnection(() => keepMark(near, lease, mark)),
      () => clock() < until,
    );
    until = leaseUntil;
    marks = n;
    kept.push(...outcomes);
  });

  const recordKept = async (): Promise<void> => {
    const outcomes = kept;
    kept = [];
    try {
      await recorder.record(outcomes, marks);
    } catch (error) {
      // Or a later recording would drop what it has not recorded.
      kept.unshift(...outcomes);
      throw error;
    }
  };
  const recordSoon = (): void => {
    recording ??= setTimeout(RECORD_EVERY_MS, undefined, { signal: ended.signal })
      .catch(() => undefined)
      .then(recordKept)
      .finally(() => {
        recording = null;
      });
    recording.catch(() => undefined);
  };

  return {
    get until() {
      return until;
    },
    /** Returns whether the lease still exists, so that the messages may be submitted. */
    mark: async (messages: readonly LockedRow[]): Promise<boolean> => {
      for (const { id } of messages) unanswered.add(id);
      await changes.add([]);
      return isLive;
    },
    keep: async (outcomes: readonly SubmitOutcome[]): Promise<void> => {
      await changes.add(outcomes);
      recordSoon();
    },
    /** Records what was kept, and lets messages wait again that were not handed over. */
    end: async (unsent: readonly LockedRow[]): Promise<void> => {
      ended.abort();
      await recording;
      const again = unsent.map(
        ({ id }): SubmitOutcome => ({
          reference: referenceOf(lease.queue.tenant_id, id),
          outcome: 'throttled',
          retryAfterMs: 0,
        }),
      );
      kept.push(...again);
      await recordKept();
    },
  };
}
