import type { Carrier } from '../../carriers/carrier.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPlaces } from '../../platform/places.ts';
import type { BatchParts } from './batch-parts.ts';
import { type Claim, claim } from './claim.ts';
import type { Batch } from './leases.ts';
import { dueSingleQueues, type Queue, runningCampaignQueues } from './queries.ts';
import { submitBatch } from './submit-batch.ts';
import { type Room, submitInGroups } from './submit-in-groups.ts';

export type DispatchParts = Omit<BatchParts, 'withConnection'>;

export interface Dispatcher {
  /**
   * Claims the due messages of a queue as its carrier has room for them and submits them, for a
   * turn or until `stopping` is aborted; returns whether there may be more. Their outcomes are
   * recorded as they come, also after that.
   */
  dispatch(queue: Queue, stopping?: AbortSignal): Promise<boolean>;
  /** Resolves when nothing that was submitted is in progress. */
  settle(): Promise<void>;
}

const MAX_QUEUES = 200;
const MAX_MESSAGES = 1_000;
/** Then other queues of the carrier have their turn. */
const TURN_MS = 500;
/** While one batch is recorded, another is claimed; each needs a connection to the database. */
const CONNECTIONS = 2;
/** Half of the room of a fast carrier is free at once; that of a slow one is not waited for. */
const WORTH_A_CLAIM = { part: 1 / 2, withinMs: 20 };

/** Queues with due messages. Single messages come first: their callers wait for them. */
export async function dueQueues(database: Database, now: Date, busyCarriers: readonly string[] = []): Promise<Queue[]> {
  const singles = await database.rows(dueSingleQueues, now, MAX_QUEUES, busyCarriers);
  return [...singles, ...(await database.rows(runningCampaignQueues, now, MAX_QUEUES, busyCarriers))];
}

/**
 * Dispatches the queues of all carriers. No more messages are claimed than the carrier will soon
 * have room for: a STOP until then is in time.
 */
export function createDispatcher(parts: DispatchParts): Dispatcher {
  const { database, carriers, clock, leaseMs, onOutcome, onFailure } = parts;
  const rooms = new Map([...carriers.values()].map((carrier) => [carrier.name, roomOf(carrier)]));
  const connections = createPlaces(CONNECTIONS);
  const submitting = new Set<Promise<void>>();
  /** Queues that are being claimed from, and whether they were found due again meanwhile. */
  const claiming = new Map<string, { isDueAgain: boolean }>();

  const withConnection = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    await connections.take(1);
    try {
      return await work();
    } finally {
      connections.give(1);
    }
  };

  const startSubmitting = (batch: Batch, claimed: Claim, room: Room, stopping?: AbortSignal): void => {
    const given = { ...parts, withConnection };
    const deduplicates = carriers.get(batch.carrier)?.deduplicates === true;
    const done = (
      deduplicates
        ? submitBatch(given, batch, claimed, room.claimed)
        : submitInGroups(given, batch, claimed, room, stopping)
    )
      .catch(onFailure)
      .finally(() => submitting.delete(done));
    submitting.add(done);
  };

  /** Claims what there is room for; returns whether there may be more. */
  const claimOnce = async (queue: Queue, room: Room, places: number, stopping?: AbortSignal) => {
    let left = places;
    try {
      const limits = { maxMessages: places, leaseMs };
      const claimed = await withConnection(() => claim(database.near(queue.tenant_id), queue, limits, clock()));
      onOutcome('stopped', claimed.stopped);
      for (const batch of claimed.batches) {
        // After the lease the messages may have been rescued, and then canceled by a STOP.
        if (clock() >= claimed.leaseUntil) continue;
        left -= batch.messages.length;
        startSubmitting(batch, claimed, room, stopping);
      }
      return { did: claimed.batches.length > 0 || claimed.stopped > 0, more: claimed.more };
    } finally {
      room.claimed.give(left);
    }
  };

  const claimInTurn = async (queue: Queue, turn: { isDueAgain: boolean }, stopping?: AbortSignal): Promise<boolean> => {
    const room = rooms.get(queue.carrier);
    if (room === undefined)
      throw new Error(`The carrier ${queue.carrier} of queued messages is not configured in this process.`);
    const turnEnds = performance.now() + TURN_MS;
    let did = false;
    for (let isFirst = true; ; isFirst = false) {
      const worth = { least: Math.ceil(room.claimed.count * WORTH_A_CLAIM.part), withinMs: WORTH_A_CLAIM.withinMs };
      const places = await room.claimed.take(MAX_MESSAGES, isFirst ? undefined : worth);
      if (stopping?.aborted) {
        room.claimed.give(places);
        return did;
      }
      turn.isDueAgain = false;
      const claimed = await claimOnce(queue, room, places, stopping);
      did ||= claimed.did;
      if ((!claimed.more && !turn.isDueAgain) || performance.now() >= turnEnds) return did;
    }
  };

  return {
    dispatch: async (queue, stopping) => {
      const other = claiming.get(queue.queue);
      if (other !== undefined) {
        other.isDueAgain = true;
        return false;
      }
      const turn = { isDueAgain: false };
      claiming.set(queue.queue, turn);
      return claimInTurn(queue, turn, stopping).finally(() => claiming.delete(queue.queue));
    },
    settle: async () => {
      while (submitting.size > 0) await Promise.all(submitting);
    },
  };
}

function roomOf(carrier: Carrier): Room {
  const capacity = (): number => carrier.currentCapacity?.() ?? carrier.capacity;
  return {
    capacity,
    claimed: createPlaces(capacity()),
    unanswered: createPlaces(capacity()),
    turns: createPlaces(1),
  };
}
