import type { Seeded } from '../seeded.ts';
import type { Stage } from '../stage.ts';
import { disturbDatabase } from './disturb-database.ts';
import type { Fault } from './plan-faults.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** A paused process sleeps longer than its lease and shorter than a webhook timeout. */
const PAUSE_LEASES = 1.4;

/**
 * Injects a fault and repairs it. Calls `onDead` when a worker is dead. Returns the time of the
 * restart.
 */
export async function injectFault(stage: Stage, fault: Fault, random: Seeded, onDead: () => void): Promise<number> {
  const worker = random.pick(['worker-1', 'worker-2'] as const);
  const downMs = random.between(0, 800);
  let restartedAt = Date.now();
  const restart = async (...starts: (() => Promise<void>)[]): Promise<number> => {
    await pause(downMs);
    restartedAt = Date.now();
    await Promise.all(starts.map((start) => start()));
    return restartedAt;
  };
  switch (fault) {
    case 'worker':
      await stage.kill(worker);
      onDead();
      return restart(() => stage.start(worker));
    case 'api':
      await stage.kill('api');
      return restart(() => stage.start('api'));
    case 'postgres':
      await stage.database.kill('first');
      return restart(stage.database.revive);
    case 'postgres-node':
      await stage.database.kill('other');
      return restart(stage.database.revive);
    case 'everything':
      await stage.database.kill('all');
      await Promise.all([stage.kill('api'), stage.kill('worker-1'), stage.kill('worker-2')]);
      await pause(downMs);
      restartedAt = Date.now();
      await stage.database.revive();
      await Promise.all([stage.start('api'), stage.start('worker-1'), stage.start('worker-2')]);
      return restartedAt;
    case 'sessions':
      await breakSessions(stage, random);
      return Date.now();
    case 'half-open':
    case 'silent-database':
    case 'read-only':
    case 'slow-database':
    case 'full-disk':
      return disturbDatabase(stage, fault);
    case 'pause-worker':
      await sleep(stage.pid(worker), stage.leaseMs * PAUSE_LEASES);
      return Date.now();
    case 'pause-api':
      await sleep(stage.pid('api'), stage.leaseMs * PAUSE_LEASES);
      return Date.now();
  }
}

async function sleep(pid: number, ms: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await pause(ms);
  process.kill(pid, 'SIGCONT');
}

/** Terminates half of the service's database sessions. */
async function breakSessions({ pool }: Stage, random: Seeded): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tern %' ORDER BY pid",
  );
  const some = random.shuffle(rows).slice(0, Math.ceil(rows.length / 2));
  await pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS g(pid)', [some.map(({ pid }) => pid)]);
}
