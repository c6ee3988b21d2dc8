import type { Connection } from './connection.ts';
import type { Link } from './link.ts';
import type { Answer, SubmitFields } from './window.ts';

export interface Pool {
  /**
   * Sends over the next session with room, and waits for room until `until` (performance.now()).
   * `unsent` when there is none by then or no session is bound: nothing was written.
   */
  submit(fields: SubmitFields, until: number, onLate: (messageId: string) => void): Promise<Answer>;
  /** Pauses sending after a throttling response. */
  pause(ms: number): void;
  /** Called when a session came up, went down, or has room again. */
  sessionChanged(): void;
  /** Stops sending. */
  stop(): void;
}

interface Waiter {
  readonly until: number;
  readonly send: (connection: Connection | null) => void;
}

/** Uses the sessions round robin; the longest waiter is served first. */
export function createPool(links: readonly Link[], window: number): Pool {
  const transmitters = links.filter(({ direction }) => direction !== 'receiver');
  const waiting = new Set<Waiter>();
  let turn = 0;
  let pausedUntil = 0;
  let resume: NodeJS.Timeout | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let isServing = false;
  let isStopped = false;

  const isDown = (): boolean => isStopped || transmitters.every(({ connection }) => connection === null);

  const next = (): Connection | null => {
    if (performance.now() < pausedUntil) return null;
    for (let attempt = 0; attempt < transmitters.length; attempt += 1) {
      turn = (turn + 1) % transmitters.length;
      const connection = transmitters[turn]?.connection ?? null;
      if (connection !== null && connection.inFlight < window) return connection;
    }
    return null;
  };

  const serve = (): void => {
    // Guards against recursion: serving a waiter can free room at once when its session fails; the
    // loop continues with the next.
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

  /** One timer for all waiters, because most have the same limit. */
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
      // An earlier limit than that of previous waiters is checked when theirs expires.
      expiry ??= setTimeout(expire, until - performance.now());
    });

  return {
    submit,
    pause: (ms) => {
      pausedUntil = performance.now() + ms;
      clearTimeout(resume);
      resume = setTimeout(serve, ms + 1);
    },
    sessionChanged: serve,
    stop: () => {
      isStopped = true;
      clearTimeout(resume);
      clearTimeout(expiry);
      serve();
    },
  };
}
