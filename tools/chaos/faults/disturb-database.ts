import type { Stage } from '../stage.ts';
import type { Fault } from './plan-faults.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Longer than a connection may be silent, and than the clients wait for an answer. */
const OUTAGE_MS = 8_000;
const DELAY_MS = 500;

type Disturbance = Extract<Fault, 'half-open' | 'silent-database' | 'read-only' | 'slow-database' | 'full-disk'>;

/**
 * Leaves the database running, and disturbs the way to it or what it can do. Returns the time from
 * which it can be used again.
 */
export async function disturbDatabase({ proxies, database }: Stage, fault: Disturbance): Promise<number> {
  const proxy = proxies.database;
  switch (fault) {
    case 'half-open': {
      const startedAt = Date.now();
      proxy.forget();
      await pause(OUTAGE_MS);
      return startedAt;
    }
    case 'silent-database':
      proxy.disturb(() => Buffer.alloc(0));
      await pause(OUTAGE_MS);
      // What was swallowed is lost, so the connections of meanwhile stay silent.
      proxy.forget();
      proxy.disturb(null);
      return Date.now();
    case 'slow-database':
      proxy.delay(DELAY_MS / 2);
      await pause(OUTAGE_MS);
      proxy.delay(0);
      return Date.now();
    case 'read-only':
      await database.setReadOnly(true);
      await pause(OUTAGE_MS / 2);
      await database.setReadOnly(false);
      return Date.now();
    case 'full-disk': {
      const empty = await database.fillDisk();
      await pause(OUTAGE_MS / 2);
      empty();
      const emptiedAt = Date.now();
      await database.revive();
      return emptiedAt;
    }
  }
}
