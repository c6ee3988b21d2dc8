import type { Connection } from './connection.ts';
import type { Answer } from './flights.ts';
import type { Link } from './link.ts';
import type { SubmitFields } from './submit-fields.ts';

export interface Pool {
  /**
   * Sends over the next session that has room, and waits for room until the moment `until` (performance.now()). `unsent` when there is none by
   * then, or no session at all: then nothing was written.
   */
  submit(fields: SubmitFields, until: number, onLate: (messageId: string) => void): Promise<Answer>;
  /** Sends nothing for so long: the carrier said it was too much. */
  pause(ms: number): void;
  /** A session came up, went down, or has room again. */
  changed(): void;
  /** Sends nothing any more. */
  stop(): void;
}

interface Waiter {
  readonly until: number;
  readonly send: (connection: Connection | null) => void;
}

/** Shares the sessions out in turn; who waits longest is served first. */
export function createPool(links: readonly Link[], window: number): Pool {
  const senders = links.filter(({ direction }) => direction !== 'receiver');
  const waiting = new Set<Waiter>();
  let turn = 0;
  let pausedUntil = 0;
  let resume: NodeJS.Timeout | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let isServing = false;
  let isStopped = false;

  const isDown = (): boolean => isStopped || senders.every(({ connection }) => connection === null);

  const next = (): Connection | null => {
    if (performance.now() < pausedUntil) return null;
    for (let tries = 0; tries < senders.length; tries += 1) {
      turn = (turn + 1) % senders.length;
      const connection = senders[turn]?.connection ?? null;
      if (connection !== null && connection.inFlight < window) return connection;
    }
    return null;
  };

  const serve = (): void => {
    // Who is served may make room at once, because the session takes nothing any more: the loop below goes on with the next.
    if (isServing) return;
    isServing = true;
    for (const waiter of waiting) {
      const connection = isDown() ? null : next();
      if (connection === null && !isDown()) break;
      waiting.delete(waiter);
      waiter.send(connection);
    }
    isServing = false;
  };

  /** One timer for all who wait: most have the same limit. */
  const expire = (): void => {
    expiry = undefined;
    const now = performance.now();
    let earliest = Number.POSITIVE_INFINITY;
    for (const waiter of waiting) {
      if (waiter.until > now) {
        earliest = Math.min(earliest, waiter.until);
        continue;
      }
      waiting.delete(waiter);
      waiter.send(null);
    }
    if (waiting.size > 0) expiry = setTimeout(expire, earliest - now);
  };

  const submit: Pool['submit'] = (fields, until, onLate) =>
    new Promise((resolve) => {
      const onAnswer = (answer: Answer): void => {
        resolve(answer);
        serve();
      };
      const send: Waiter['send'] = (connection) => {
        if (connection === null) resolve({ kind: 'unsent' });
        else connection.submit(fields, onAnswer, onLate);
      };
      const connection = waiting.size === 0 && !isStopped ? next() : null;
      if (connection !== null || isDown() || pausedUntil > until) return send(connection);
      waiting.add({ until, send });
      // A limit that is earlier than that of those before is seen when theirs ends at the latest.
      expiry ??= setTimeout(expire, until - performance.now());
    });

  return {
    submit,
    pause: (ms) => {
      pausedUntil = performance.now() + ms;
      clearTimeout(resume);
      resume = setTimeout(serve, ms + 1);
    },
    changed: serve,
    stop: () => {
      isStopped = true;
      clearTimeout(resume);
      clearTimeout(expiry);
      serve();
    },
  };
}
