import { isTripped } from '../../domain/webhooks/breaker.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import type { TextSealer } from '../../platform/sealed-text.ts';
import { type Attempted, type AttemptParts, attempt, isMade } from './attempt.ts';
import { createBacklog, type Lane } from './backlog.ts';
import { secretsOf } from './endpoint.ts';
import { createInHand } from './in-hand.ts';
import type { Lease } from './lease.ts';
import { recordAttempts } from './record-attempts.ts';
import { createSignal } from './signal.ts';
import { tellAttempt } from './tell-attempt.ts';

export interface DeliveryParts extends AttemptParts {
  readonly database: Database;
  readonly sealer: TextSealer;
  readonly log: Logger;
}

export interface DeliveryOptions {
  /** At most so many attempts. */
  readonly limit: number;
  /** Nothing new is sent to an endpoint that has come to deliver on request. */
  readonly automatic: boolean;
  /** No new request begins after this. */
  readonly ending: AbortSignal;
  /** Requests under way are dropped. */
  readonly dropping: AbortSignal;
}

export interface Tally {
  delivered: number;
  failed: number;
  dead: number;
}

export interface Delivery {
  /** Ends when nothing is due, the limit is reached or it is told to end; gives the lease back. Rejects when the database fails. */
  readonly ended: Promise<Tally>;
  /** There may be something new: accounts are looked at again, even while the answers of others are waited for. */
  look(): void;
  /** Nothing was delivered for two seconds: the receiver hangs, or is far. */
  readonly isStuck: boolean;
}

/** Requests at once to one endpoint. */
const HANDS = 10;
/** Attempts that are written down together, if so many come in time. */
const BATCH = 250;
const WRITE_AFTER_MS = 20;
const STUCK_MS = 2_000;

/**
 * Delivers what is due at the endpoint whose lease this is: ten hands take lanes, within a lane one event after the other, and a lane whose
 * event fails is left. While the hands send, the next events are read and past attempts are written down, many at a time.
 */
export function deliverEndpoint(parts: DeliveryParts, lease: Lease, options: DeliveryOptions): Delivery {
  const { database, sealer, log, clock } = parts;
  const { tenantId } = lease;
  const secretsNow = secretsOf(sealer, lease, clock);
  // An open breaker whose time is over: one event tries whether the receiver is back.
  let probe = lease.endpoint.breaker_open_until !== null;
  const backlog = createBacklog(database, tenantId);
  const inHand = createInHand();
  const changed = createSignal();
  const tally: Tally = { delivered: 0, failed: 0, dead: 0 };
  const written: { readonly attempts: Attempted[]; readonly leave: string[] } = { attempts: [], leave: [] };
  /** Attempts that are not yet written down. */
  const unwritten = { attempts: 0, failures: 0 };
  let deliveredAt = performance.now();
  let attempted = 0;
  let stopped = false;
  let failure: Error | null = null;
  let reading: Promise<void> | null = null;
  let writing: Promise<void> | null = null;
  let later: NodeJS.Timeout | undefined;
  /** There was nothing at the last look, and no account has come back since. */
  let exhausted = false;
  let comebacks = 0;

  const mayGoOn = (): boolean => !stopped && !options.ending.aborted;
  const stopWith = (error: unknown): void => {
    failure ??= error instanceof Error ? error : new Error('A delivery broke off.', { cause: error });
    stopped = true;
    changed.raise();
  };
  const room = (): number => {
    const left = options.limit - attempted - backlog.waiting;
    const free = inHand.most - backlog.waiting - written.attempts.length;
    return Math.min(probe ? 1 - attempted - backlog.waiting : free, left);
  };

  const read = (): void => {
    if (reading !== null || exhausted || !mayGoOn() || backlog.waiting > inHand.most / 2) return;
    inHand.look(attempted);
    if (room() <= 0) return;
    const before = comebacks;
    reading = backlog
      .read(room(), clock())
      .then((found) => {
        exhausted = !found && comebacks === before;
      }, stopWith)
      .finally(() => {
        reading = null;
        changed.raise();
      });
  };

  /** Many at a time, but at once when a hand has nothing left to do: what it could do next may wait for what is written here. */
  const write = (): void => {
    const { attempts: waiting, leave: leaving } = written;
    if (mayGoOn() && waiting.length < BATCH && (backlog.ready > 0 || leaving.length === 0)) {
      later ??= setTimeout(writeNow, WRITE_AFTER_MS);
      return;
    }
    writeNow();
  };

  const writeNow = (): void => {
    clearTimeout(later);
    later = undefined;
    if (writing !== null || (written.attempts.length === 0 && written.leave.length === 0)) return;
    const attempts = written.attempts.splice(0);
    const leave = written.leave.splice(0);
    writing = record(attempts, leave)
      .catch(stopWith)
      .finally(() => {
        writing = null;
        for (const done of attempts) count(done, -1);
        changed.raise();
        write();
      });
  };

  const record = async (attempts: readonly Attempted[], leave: readonly string[]): Promise<void> => {
    if (attempts.length > 0 && !(await recordAttempts(database, lease, { attempts, probe }, clock()))) stopped = true;
    if (probe && !stopped) probe = false;
    if (!lease.lost) for (const { outcome } of attempts) if (isCounted(outcome)) tally[outcome] += 1;
    for (const accountId of leave) backlog.free(accountId);
    if (leave.length === 0) return;
    comebacks += 1;
    exhausted = false;
  };

  const count = (done: Attempted, step: 1 | -1): void => {
    if (!isMade(done)) return;
    unwritten.attempts += step;
    if (done.outcome !== 'delivered') unwritten.failures += step;
  };

  const nextLane = async (): Promise<Lane | null> => {
    for (;;) {
      if (!mayGoOn()) return null;
      // So many failures would open the breaker: whether they do is seen before more is used up.
      if (isTripped(unwritten)) {
        writeNow();
        await changed.raised();
        continue;
      }
      const lane = backlog.next();
      read();
      if (lane !== undefined) return lane;
      writeNow();
      if (reading === null && writing === null && backlog.idle) return null;
      await changed.raised();
    }
  };

  const work = async (lane: Lane): Promise<void> => {
    let left = lane.events.length;
    for (const event of lane.events) {
      if (!mayGoOn()) break;
      if (!(await lease.coversRequest())) {
        stopped = true;
        break;
      }
      left -= 1;
      attempted += 1;
      backlog.take(1);
      const done = await attempt(parts, event, {
        url: lease.endpoint.url,
        secrets: secretsNow(),
        signal: options.dropping,
      });
      tellAttempt(log, tenantId, done);
      written.attempts.push(done);
      count(done, 1);
      if (done.outcome === 'delivered') deliveredAt = performance.now();
      if (done.outcome !== 'delivered') break;
      write();
    }
    backlog.take(left);
    written.leave.push(lane.accountId);
    write();
  };

  const hand = async (): Promise<void> => {
    for (let lane = await nextLane(); lane !== null; lane = await nextLane()) await work(lane);
  };

  const run = async (): Promise<Tally> => {
    try {
      await Promise.all(Array.from({ length: HANDS }, () => hand().catch(stopWith)));
      while (writing !== null || reading !== null) await changed.raised();
    } finally {
      await lease.release();
    }
    if (failure !== null) throw failure;
    return tally;
  };

  return {
    ended: run(),
    look: () => {
      comebacks += 1;
      exhausted = false;
      read();
    },
    get isStuck() {
      return performance.now() - deliveredAt > STUCK_MS;
    },
  };
}

function isCounted(outcome: Attempted['outcome']): outcome is keyof Tally {
  return outcome !== 'gone' && outcome !== 'unsent';
}
