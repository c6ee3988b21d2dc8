import type { Seeded } from '../seeded.ts';
import type { Stage } from '../stage.ts';
import type { Kill } from './plan.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** A process sleeps for longer than others wait for it, and for less than a receiver's patience. */
const SLEEPS_LEASES = 1.4;

/** Does it, says so, and mends it; answers the moment at which everything had been started again. */
export async function strike(stage: Stage, kill: Kill, chance: Seeded, onDead: () => void): Promise<number> {
  const aWorker = chance.pick(['worker-1', 'worker-2'] as const);
  const awayMs = chance.between(0, 800);
  let restartedAt = Date.now();
  const restart = async (...starts: (() => Promise<void>)[]): Promise<number> => {
    await pause(awayMs);
    restartedAt = Date.now();
    await Promise.all(starts.map((start) => start()));
    return restartedAt;
  };
  switch (kill) {
    case 'worker':
      await stage.kill(aWorker);
      onDead();
      return restart(() => stage.start(aWorker));
    case 'api':
      await stage.kill('api');
      return restart(() => stage.start('api'));
    case 'postgres':
      stage.killPostgres();
      return restart(stage.revivePostgres);
    case 'everything':
      stage.killPostgres();
      await Promise.all([stage.kill('api'), stage.kill('worker-1'), stage.kill('worker-2')]);
      await pause(awayMs);
      restartedAt = Date.now();
      await stage.revivePostgres();
      await Promise.all([stage.start('api'), stage.start('worker-1'), stage.start('worker-2')]);
      return restartedAt;
    case 'sessions':
      await breakSessions(stage, chance);
      return Date.now();
    case 'pause-worker':
      await sleep(stage.pid(aWorker), stage.leaseMs * SLEEPS_LEASES);
      return Date.now();
    case 'pause-api':
      await sleep(stage.pid('api'), stage.leaseMs * SLEEPS_LEASES);
      return Date.now();
  }
}

async function sleep(pid: number, ms: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await pause(ms);
  process.kill(pid, 'SIGCONT');
}

/** Half of the sessions of the service, whatever they are doing. */
async function breakSessions({ pool }: Stage, chance: Seeded): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'tern %' ORDER BY pid",
  );
  const some = chance.shuffle(rows).slice(0, Math.ceil(rows.length / 2));
  await pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS g(pid)', [some.map(({ pid }) => pid)]);
}
