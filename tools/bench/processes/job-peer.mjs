// `job-peer.mjs graphile-worker | pg-boss <jobs>`: queues empty jobs, then measures how fast they
// run. Prints jobs per second.
import pg from 'pg';

const [peer, count] = [process.argv[2], Number(process.argv[3])];
const connectionString = process.env.DATABASE_URL;
const BATCH = 1_000;
const CONCURRENCY = 2;

const peers = {
  // Claims and completes jobs in batches, as its manual advises for throughput.
  'graphile-worker': async () => {
    const { run, runMigrations } = await import('graphile-worker');
    const preset = {
      worker: {
        connectionString,
        concurrentJobs: 24,
        maxPoolSize: 12,
        localQueue: { size: BATCH },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    };
    const quiet = { preset, logger: await silentLogger() };
    await runMigrations(quiet);
    const pool = new pg.Pool({ connectionString, max: 1 });
    await pool.query("SELECT graphile_worker.add_job('nothing', '{}') FROM generate_series(1, $1::int)", [count]);
    await pool.end();
    let done = 0;
    let finish;
    const all = new Promise((resolve) => {
      finish = resolve;
    });
    const startedAt = performance.now();
    const runner = await run({
      ...quiet,
      noHandleSignals: true,
      taskList: {
        nothing: () => {
          done += 1;
          if (done === count) finish();
        },
      },
    });
    await all;
    // Waits until completed jobs are written.
    await runner.stop();
    return performance.now() - startedAt;
  },
  // Uses fetch and complete, because its own workers pause between batches.
  'pg-boss': async () => {
    const { default: PgBoss } = await import('pg-boss');
    const boss = new PgBoss({ connectionString, max: 12, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue('nothing');
    for (let n = 0; n < count; n += BATCH)
      await boss.insert(Array.from({ length: Math.min(BATCH, count - n) }, () => ({ name: 'nothing', data: {} })));
    const startedAt = performance.now();
    const worker = async () => {
      for (;;) {
        const jobs = await boss.fetch('nothing', { batchSize: BATCH });
        if (jobs.length === 0) return;
        await boss.complete(
          'nothing',
          jobs.map(({ id }) => id),
        );
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    const ms = performance.now() - startedAt;
    await boss.stop({ graceful: false });
    return ms;
  },
};

async function silentLogger() {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => undefined);
}

const ms = await peers[peer]();
process.stdout.write(`${count / (ms / 1000)}\n`);
process.exit(0);
