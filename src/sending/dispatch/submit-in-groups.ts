import { setTimeout } from 'node:timers/promises';
import { parseReference, referenceOf, type SubmitOutcome } from '../../carriers/carrier.ts';
import type { Places } from '../../platform/places.ts';
import { createWake } from '../../platform/wake.ts';
import { answersOf } from './answers.ts';
import type { BatchParts } from './batch-parts.ts';
import type { Claim } from './claim.ts';
import { type Batch, keepMark } from './leases.ts';
import type { LockedRow } from './lock-due-messages.ts';
import { untilAvailable } from './recorder.ts';
import { submit } from './submit.ts';

/** What a carrier that does not deduplicate has room for. */
export interface Room {
  /** Of the carrier, as its answers allow now. */
  readonly capacity: () => number;
  /** Messages that may be claimed and unanswered. */
  readonly claimed: Places;
  /** Messages that may be with the carrier without a kept answer: what a crash leaves in doubt. */
  readonly unanswered: Places;
  /** The batch whose groups are submitted. Several at once would mark small groups each. */
  readonly turns: Places;
}

/** Claimed messages that are not submitted by then wait again: a STOP counts for them. */
const SUBMIT_MS = 2_000;
/**
 * How long a turn waits until half of them are answered: a part of the time that an answer takes,
 * within these limits. A slow carrier is not waited for.
 */
const GATHER = { part: 1 / 2, minMs: 5, maxMs: 50 };
/** What a carrier answers within this time may be claimed at once, at most MAX_CLAIMED. */
const AHEAD_MS = 100;
const MAX_CLAIMED = 1_000;

/**
 * Submits a batch to a carrier that does not deduplicate, in turns. Each turn is one statement,
 * after which a group is submitted: the lease says which messages the carrier may have without an
 * answer (`submitted_ids`), and keeps the answers that make room for the group. After a crash, only
 * what was submitted and has no kept answer is in doubt; the rest waits again.
 */
export async function submitInGroups(
  parts: BatchParts,
  batch: Batch,
  claimed: Claim,
  room: Room,
  stopping?: AbortSignal,
): Promise<void> {
  const { clock, database, leaseMs, withConnection, onFailure } = parts;
  const { lease } = batch;
  const near = database.near(lease.queue.tenant_id);
  const waiting = [...batch.messages];
  /** Marked, and without a kept answer. */
  const unanswered = new Set<string>();
  let arrived: SubmitOutcome[] = [];
  let groups = 0;
  let places = 0;
  let isAsking = false;
  let isEnded = false;
  let marks = 0;
  let isLost = false;
  let until = claimed.leaseUntil;
  let hasTurn = false;
  /** Of the first answer of the last group. */
  let answerMs = 0;
  const { woken, wake } = createWake();
  const endsAt = performance.now() + SUBMIT_MS;
  const isOver = (): boolean => isLost || stopping?.aborted === true || performance.now() >= endsAt || clock() >= until;
  const answers = answersOf(parts, batch, claimed, () => until);

  /** Gives the places back of those whose answer never came. */
  const submitGroup = async (messages: readonly LockedRow[]): Promise<void> => {
    let left = messages.length;
    const startedAt = performance.now();
    const arrive = async (outcomes: readonly SubmitOutcome[]): Promise<void> => {
      if (left === messages.length) {
        answerMs = performance.now() - startedAt;
        room.unanswered.resize(room.capacity());
        room.claimed.resize(claimableOf(room.unanswered.count, answerMs));
      }
      left -= outcomes.length;
      arrived.push(...outcomes);
      wake();
    };
    groups += 1;
    await submit(parts, { ...batch, messages }, claimed.media, arrive).catch(onFailure);
    groups -= 1;
    room.unanswered.give(left);
    room.claimed.give(left);
    wake();
  };

  /** Asks for places once at a time; what is free meanwhile belongs to others. */
  const askForPlaces = (): void => {
    if (isAsking || waiting.length === 0 || isOver()) return;
    isAsking = true;
    void room.unanswered.take(waiting.length).then((taken) => {
      isAsking = false;
      // Places of answered messages may have been used for those who waited.
      const used = isEnded ? 0 : Math.min(taken, waiting.length - places);
      places += used;
      room.unanswered.give(taken - used);
      wake();
    });
  };

  const turn = async (): Promise<void> => {
    const outcomes = arrived;
    arrived = [];
    for (const { reference } of outcomes) unanswered.delete(parseReference(reference).messageId);
    const free = places + outcomes.length;
    places = 0;
    const group = isOver() ? [] : waiting.splice(0, free);
    for (const { id } of group) unanswered.add(id);
    const leaseUntil = renewed(until, clock(), leaseMs);
    const mark = { submittedIds: [...unanswered], leaseUntil, mark: marks + 1, outcomes };
    let isMarked = false;
    try {
      const keep = () => withConnection(() => keepMark(near, lease, mark));
      isMarked = await untilAvailable(keep, () => clock() < until);
      isLost ||= !isMarked;
      marks += 1;
      if (isMarked) until = leaseUntil;
    } finally {
      answers.add(outcomes, marks);
      room.claimed.give(outcomes.length);
      const goes = isMarked && !isOver();
      room.unanswered.give(goes ? free - group.length : free);
      if (goes && group.length > 0) void submitGroup(group);
      else waiting.unshift(...group);
    }
  };

  const endTurn = (): void => {
    if (hasTurn) room.turns.give(1);
    hasTurn = false;
  };

  const run = async (): Promise<void> => {
    await room.turns.take(1);
    hasTurn = true;
    for (;;) {
      if (waiting.length === 0 || isOver()) endTurn();
      askForPlaces();
      const maySubmit = places > 0 && waiting.length > 0 && !isOver();
      if (groups === 0 && !maySubmit && (waiting.length === 0 || isOver())) return;
      if (arrived.length === 0 && !maySubmit) await woken();
      else {
        if (arrived.length + places < unanswered.size / 2) await setTimeout(gatherMs(answerMs));
        await turn();
      }
    }
  };

  try {
    await run();
  } catch (error) {
    onFailure(error);
    while (groups > 0) await woken();
  }
  isEnded = true;
  endTurn();
  room.unanswered.give(places + arrived.length);
  room.claimed.give(waiting.length + arrived.length);
  const unsent = waiting.map(({ id }) => waitAgain(lease.queue.tenant_id, id));
  answers.add([...arrived, ...unsent], marks);
  await answers.end();
}

/**
 * Changed only when needed: a mark that changes no indexed column is cheaper. A submission ends
 * within half a lease (`timingWithin`).
 */
function renewed(until: Date, now: Date, leaseMs: number): Date {
  const left = until.getTime() - now.getTime();
  return left > (leaseMs * 3) / 4 ? until : new Date(now.getTime() + leaseMs);
}

/** As if the carrier had been too busy: the message was not submitted. */
function waitAgain(tenantId: string, id: string): SubmitOutcome {
  return { reference: referenceOf(tenantId, id), outcome: 'throttled', retryAfterMs: 0 };
}

/**
 * For a slow carrier no more is claimed than it has room for, so that a STOP until then is in time;
 * for a fast one, some of its rounds.
 */
function claimableOf(capacity: number, answerMs: number): number {
  return Math.min(MAX_CLAIMED, Math.max(capacity, Math.ceil((capacity * AHEAD_MS) / Math.max(1, answerMs))));
}

function gatherMs(answerMs: number): number {
  return Math.min(GATHER.maxMs, Math.max(GATHER.minMs, answerMs * GATHER.part));
}
