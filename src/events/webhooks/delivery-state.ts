import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Transactions } from '../../platform/database/joined-transactions.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AttemptParts, AttemptResult } from './attempt.ts';
import { type Backlog, createBacklog } from './backlog.ts';
import { secretsOf } from './endpoint.ts';
import type { Lease } from './lease.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';
import type { Secrets } from './secrets.ts';
import { createSignal, type Signal } from './signal.ts';

export interface DeliveryParts extends AttemptParts {
  readonly transactions: Transactions;
  readonly cipher: Cipher;
  readonly log: Logger;
}

export interface DeliveryOptions {
  /** Maximum number of attempts. */
  readonly limit: number;
  /** Stop when the endpoint is set to deliver on request. */
  readonly automatic: boolean;
  /** No new request starts after this. */
  readonly stopSignal: AbortSignal;
  /** Pending requests are cancelled. */
  readonly cancelSignal: AbortSignal;
}

export interface DeliveryCounts {
  delivered: number;
  failed: number;
  dead: number;
}

/** One delivery to a leased endpoint, shared by reading, attempting and recording. */
export interface DeliveryState {
  readonly parts: DeliveryParts;
  readonly lease: Lease;
  readonly options: DeliveryOptions;
  /** The secrets that sign now. */
  readonly secrets: () => Secrets;
  readonly backlog: Backlog;
  readonly prefetch: Prefetch;
  /** Raised whenever a worker that waits may find work. */
  readonly changed: Signal;
  readonly counts: DeliveryCounts;
  /** Results and free accounts that the next write records. */
  readonly unsaved: { readonly attempts: AttemptResult[]; readonly accounts: string[] };
  /** Attempts that are not recorded yet. */
  readonly unrecorded: { attempts: number; failures: number };
  /** The breaker's open time is over: one event probes whether the receiver has recovered. */
  probe: boolean;
  /** Time of the last delivery, on the clock of `performance.now()`. */
  deliveredAt: number;
  attempted: number;
  stopped: boolean;
  /** It gives its place to others: no new request starts. */
  isLeaving: boolean;
  failure: Error | null;
  reading: Promise<void> | null;
  writing: Promise<void> | null;
  writeTimer: NodeJS.Timeout | undefined;
  /** The last read found nothing, and no account was released since. */
  exhausted: boolean;
  /** Counts the times that new events may exist, so that a read knows what it has missed. */
  refreshes: number;
}

export function startDelivery(parts: DeliveryParts, lease: Lease, options: DeliveryOptions): DeliveryState {
  return {
    parts,
    lease,
    options,
    secrets: secretsOf(parts.cipher, lease, parts.clock),
    backlog: createBacklog(parts.transactions, lease),
    prefetch: createPrefetch(),
    changed: createSignal(),
    counts: { delivered: 0, failed: 0, dead: 0 },
    unsaved: { attempts: [], accounts: [] },
    unrecorded: { attempts: 0, failures: 0 },
    probe: lease.endpoint.breaker_open_until !== null,
    deliveredAt: performance.now(),
    attempted: 0,
    stopped: false,
    isLeaving: false,
    failure: null,
    reading: null,
    writing: null,
    writeTimer: undefined,
    exhausted: false,
    refreshes: 0,
  };
}

export function mayContinue({ stopped, isLeaving, options }: DeliveryState): boolean {
  return !stopped && !isLeaving && !options.stopSignal.aborted;
}

/** Ends the delivery; it rejects with the first error. */
export function stopWith(state: DeliveryState, error: unknown): void {
  state.failure ??= error instanceof Error ? error : new Error('The webhook delivery failed.', { cause: error });
  state.stopped = true;
  state.changed.raise();
}

export function markRefreshed(state: DeliveryState): void {
  state.refreshes += 1;
  state.exhausted = false;
}
