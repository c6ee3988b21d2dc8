import type pg from 'pg';

/** Who waits for a connection of a pool. */
export interface Waits {
  /** Whether a caller that asks now would wait longer than a second, as far as it is known. */
  isLong(): boolean;
}

/** A queue that has lasted shorter says nothing: a burst may be served in no time. */
const BURST_MS = 250;
const SECOND_MS = 1_000;

type Connected = Parameters<pg.Pool['connect']>[0];

/** Watches who waits for a connection. `onTimeout` is called when a caller waited in vain. */
export function watchWaits(pool: pg.Pool, onTimeout: () => void, clock = () => performance.now()): Waits {
  /** When each of them began to wait, the one that is served next first. */
  const waiting = new Set<{ readonly since: number }>();
  const served = countLately(clock);
  const connect = pool.connect.bind(pool);

  const begin = (): ((error?: Error) => void) => {
    const one = { since: clock() };
    waiting.add(one);
    return (error) => {
      waiting.delete(one);
      if (error === undefined) served.add();
      else if (error.message.includes('exceeded when trying to connect')) onTimeout();
    };
  };
  const watched = (callback?: Connected): unknown => {
    const end = begin();
    if (callback !== undefined)
      return connect((error, client, release) => {
        end(error);
        callback(error, client, release);
      });
    const connected = connect();
    connected.then(() => end(), end);
    return connected;
  };
  Object.assign(pool, { connect: watched });
  return {
    isLong: () => {
      const [next] = waiting;
      return next !== undefined && clock() - next.since > BURST_MS && waiting.size > served.count();
    },
  };
}

/** Counts what happened within the last second, roughly. */
function countLately(clock: () => number): { add(): void; count(): number } {
  let startedAt = clock();
  let before = 0;
  let since = 0;
  const turn = (): number => {
    const passed = clock() - startedAt;
    if (passed < SECOND_MS) return passed;
    before = passed < 2 * SECOND_MS ? since : 0;
    since = 0;
    startedAt = clock();
    return 0;
  };
  return {
    add: () => {
      turn();
      since += 1;
    },
    count: () => before * (1 - turn() / SECOND_MS) + since,
  };
}
