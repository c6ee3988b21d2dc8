import { deliverQueues } from './deliver-queues.ts';
import {
  type DeliveryCounts,
  type DeliveryOptions,
  type DeliveryParts,
  type DeliveryState,
  markRefreshed,
  startDelivery,
  stopWith,
} from './delivery-state.ts';
import type { Lease } from './lease.ts';
import { readEvents } from './read-events.ts';

export interface Delivery {
  /**
   * Resolves when nothing is due, the limit is reached or it is stopped; the lease is released.
   * Rejects when the database fails.
   */
  readonly ended: Promise<DeliveryCounts>;
  /** New events may exist: reads accounts again, even while requests are pending. */
  refresh(): void;
  /** Starts no more requests, so that others get its place. */
  leave(): void;
  /** Nothing was delivered for a second: the receiver hangs or is slow. */
  readonly isStuck: boolean;
}

/** Concurrent requests per endpoint. */
const CONCURRENCY = 10;
const STUCK_MS = 1_000;

/**
 * Delivers due events of a leased endpoint: ten concurrent workers take queues, one event after the
 * other within a queue; after a failure the queue is left. Meanwhile the next events are prefetched
 * and results are recorded in batches.
 */
export function deliverEndpoint(parts: DeliveryParts, lease: Lease, options: DeliveryOptions): Delivery {
  const state = startDelivery(parts, lease, options);
  return {
    ended: run(state),
    refresh: () => {
      markRefreshed(state);
      readEvents(state);
    },
    leave: () => {
      state.isLeaving = true;
      state.changed.raise();
    },
    get isStuck() {
      return performance.now() - state.deliveredAt > STUCK_MS;
    },
  };
}

async function run(state: DeliveryState): Promise<DeliveryCounts> {
  try {
    const worker = () => deliverQueues(state).catch((error: unknown) => stopWith(state, error));
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    while (state.writing !== null || state.reading !== null) await state.changed.raised();
  } finally {
    await state.lease.release();
  }
  if (state.failure !== null) throw state.failure;
  return state.counts;
}
