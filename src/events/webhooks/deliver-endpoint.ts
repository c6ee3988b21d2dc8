import { isTripped } from '../../domain/webhooks/breaker.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { type AttemptParts, type AttemptResult, attempt, isCountedAttempt } from './attempt.ts';
import { createBacklog, type Queue } from './backlog.ts';
import { secretsOf } from './endpoint.ts';
import type { Lease } from './lease.ts';
import { logAttempt } from './log-attempt.ts';
import { createPrefetch } from './prefetch.ts';
import { recordAttempts } from './record-attempts.ts';
import { createSignal } from './signal.ts';

export interface DeliveryParts extends AttemptParts {
  readonly database: Database;
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

export interface Delivery {
  /**
   * Resolves when nothing is due, the limit is reached or it is stopped; the lease is released.
   * Rejects when the database fails.
   */
  readonly ended: Promise<DeliveryCounts>;
  /** New events may exist: reads accounts again, even while requests are pending. */
  refresh(): void;
  /** Nothing was delivered for two seconds: the receiver hangs or is slow. */
  readonly isStuck: boolean;
}

/** Concurrent requests per endpoint. */
const CONCURRENCY = 10;
/** Maximum attempts recorded in one transaction. */
const BATCH = 250;
const WRITE_AFTER_MS = 20;
const STUCK_MS = 2_000;

/**
 * Delivers due events of a leased endpoint: ten concurrent workers take queues, one event after the
 * other within a queue; after a failure the queue is left. Meanwhile the next events are prefetched
 * and results are recorded in batches.
 */
export function deliverEndpoint(parts: DeliveryParts, lease: Lease, options: DeliveryOptions): Delivery {
  const { database, cipher, log, clock } = parts;
  const { tenantId } = lease;
  const secretsNow = secretsOf(cipher, lease, clock);
  // The breaker's open time is over: one event probes whether the receiver has recovered.
  let probe = lease.endpoint.breaker_open_until !== null;
  const backlog = createBacklog(database, tenantId);
  const prefetch = createPrefetch();
  const changed = createSignal();
  const counts: DeliveryCounts = { delivered: 0, failed: 0, dead: 0 };
  const unsaved: { readonly attempts: AttemptResult[]; readonly accounts: string[] } = { attempts: [], accounts: [] };
  /** Attempts that are not recorded yet. */
  const unrecorded = { attempts: 0, failures: 0 };
  let deliveredAt = performance.now();
  let attempted = 0;
  let stopped = false;
  let failure: Error | null = null;
  let reading: Promise<void> | null = null;
  let writing: Promise<void> | null = null;
  let later: NodeJS.Timeout | undefined;
  /** The last read found nothing, and no account was released since. */
  let exhausted = false;
  let returnCount = 0;

  const mayContinue = (): boolean => !stopped && !options.stopSignal.aborted;
  const stopWith = (error: unknown): void => {
    failure ??= error instanceof Error ? error : new Error('The webhook delivery failed.', { cause: error });
    stopped = true;
    changed.raise();
  };
  const room = (): number => {
    const left = options.limit - attempted - backlog.waiting;
    const free = prefetch.maxEvents - backlog.waiting - unsaved.attempts.length;
    return Math.min(probe ? 1 - attempted - backlog.waiting : free, left);
  };

  const read = (): void => {
    if (reading !== null || exhausted || !mayContinue() || backlog.waiting > prefetch.maxEvents / 2) return;
    prefetch.adjust(attempted);
    if (room() <= 0) return;
    const before = returnCount;
    reading = backlog
      .read(room(), clock())
      .then((found) => {
        exhausted = !found && returnCount === before;
      }, stopWith)
      .finally(() => {
        reading = null;
        changed.raise();
      });
  };

  /**
   * Records in batches, but immediately when a worker is idle: its next queue may depend on the
   * results.
   */
  const write = (): void => {
    const { attempts: waiting, accounts } = unsaved;
    if (mayContinue() && waiting.length < BATCH && (backlog.ready > 0 || accounts.length === 0)) {
      later ??= setTimeout(writeNow, WRITE_AFTER_MS);
      return;
    }
    writeNow();
  };

  const writeNow = (): void => {
    clearTimeout(later);
    later = undefined;
    if (writing !== null || (unsaved.attempts.length === 0 && unsaved.accounts.length === 0)) return;
    const attempts = unsaved.attempts.splice(0);
    const accounts = unsaved.accounts.splice(0);
    writing = record(attempts, accounts)
      .catch(stopWith)
      .finally(() => {
        writing = null;
        for (const done of attempts) count(done, -1);
        changed.raise();
        write();
      });
  };

  const record = async (attempts: readonly AttemptResult[], accounts: readonly string[]): Promise<void> => {
    if (attempts.length > 0 && !(await recordAttempts(database, lease, { attempts, probe }, clock()))) stopped = true;
    if (probe && !stopped) probe = false;
    if (!lease.lost) for (const { outcome } of attempts) if (isCounted(outcome)) counts[outcome] += 1;
    for (const accountId of accounts) backlog.releaseAccount(accountId);
    if (accounts.length === 0) return;
    returnCount += 1;
    exhausted = false;
  };

  const count = (done: AttemptResult, step: 1 | -1): void => {
    if (!isCountedAttempt(done)) return;
    unrecorded.attempts += step;
    if (done.outcome !== 'delivered') unrecorded.failures += step;
  };

  const nextQueue = async (): Promise<Queue | null> => {
    for (;;) {
      if (!mayContinue()) return null;
      // This many failures would open the breaker: their result is awaited before more attempts are
      // used.
      if (isTripped(unrecorded)) {
        writeNow();
        await changed.raised();
        continue;
      }
      const queue = backlog.next();
      read();
      if (queue !== undefined) return queue;
      writeNow();
      if (reading === null && writing === null && backlog.idle) return null;
      await changed.raised();
    }
  };

  const deliverQueue = async (queue: Queue): Promise<void> => {
    let left = queue.events.length;
    for (const event of queue.events) {
      if (!mayContinue()) break;
      if (!(await lease.ensureCurrent())) {
        stopped = true;
        break;
      }
      left -= 1;
      attempted += 1;
      backlog.remove(1);
      const done = await attempt(parts, event, {
        url: lease.endpoint.url,
        secrets: secretsNow(),
        signal: options.cancelSignal,
      });
      logAttempt(log, tenantId, done);
      unsaved.attempts.push(done);
      count(done, 1);
      if (done.outcome === 'delivered') deliveredAt = performance.now();
      if (done.outcome !== 'delivered') break;
      write();
    }
    backlog.remove(left);
    unsaved.accounts.push(queue.accountId);
    write();
  };

  const worker = async (): Promise<void> => {
    for (let queue = await nextQueue(); queue !== null; queue = await nextQueue()) await deliverQueue(queue);
  };

  const run = async (): Promise<DeliveryCounts> => {
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, () => worker().catch(stopWith)));
      while (writing !== null || reading !== null) await changed.raised();
    } finally {
      await lease.release();
    }
    if (failure !== null) throw failure;
    return counts;
  };

  return {
    ended: run(),
    refresh: () => {
      returnCount += 1;
      exhausted = false;
      read();
    },
    get isStuck() {
      return performance.now() - deliveredAt > STUCK_MS;
    },
  };
}

function isCounted(outcome: AttemptResult['outcome']): outcome is keyof DeliveryCounts {
  return outcome !== 'gone' && outcome !== 'unsent';
}
