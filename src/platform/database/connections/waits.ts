import type pg from 'pg';

/** Who waits for a connection of a pool. */
export interface Waits {
  /** Whether a caller that asks now would wait longer than a second, as far as it is known. */
  isLong(): boolean;
}

/** A burst may be served in no time. */
const BURST_MS = 250;
const LONG_MS = 1_000;

type Connected = Parameters<pg.Pool['connect']>[0];

/** Watches who waits for a connection. `onTimeout` is called when a caller waited in vain. */
export function watchWaits(pool: pg.Pool, onTimeout: () => void, clock = () => performance.now()): Waits {
  /** The one that is served next comes first. */
  const waiting = new Set<{ readonly since: number; readonly servedBefore: number }>();
  let served = 0;
  const connect = pool.connect.bind(pool);

  const begin = (): ((error?: Error) => void) => {
    const one = { since: clock(), servedBefore: served };
    waiting.add(one);
    return (error) => {
      waiting.delete(one);
      if (error === undefined) served += 1;
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
      if (next === undefined) return false;
      const ageMs = clock() - next.since;
      if (ageMs <= BURST_MS) return false;
      const servedSince = served - next.servedBefore;
      return (servedSince === 0 ? ageMs : (waiting.size * ageMs) / servedSince) > LONG_MS;
    },
  };
}
