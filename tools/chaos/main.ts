/**
 * `npm run chaos [-- --kills 25 --seed N --long --citus]`: kills processes at random times while
 * clients send, then compares the records of clients, carriers, receiver and database. A seed
 * repeats the plan, not the interleaving of processes.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/platform/database/database.ts';
import { loadEvidence } from './checks/evidence.ts';
import { runChecks } from './checks/run-checks.ts';
import { openCitus, readCitusOptions } from './databases/open-citus.ts';
import { startOneServer } from './databases/start-one-server.ts';
import { drain } from './drain.ts';
import { FAULTS, type Fault } from './faults/plan-faults.ts';
import { createFixture } from './fixture.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { seeded } from './seeded.ts';
import { openStage } from './stage.ts';
import { verifyChecks } from './verify-checks.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    sends: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'string' },
    long: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    citus: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const defaults = values.long ? { kills: 220, sends: 100_000 } : { kills: 25, sends: 1_500 };
const numberOr = (text: string | undefined, fallback: number): number => (text === undefined ? fallback : Number(text));
const kills = numberOr(values.kills, defaults.kills);
const sends = numberOr(values.sends, defaults.sends);
const seed = numberOr(values.seed, Date.now() % 1_000_000);
const only = values.faults?.split(',') as Fault[] | undefined;
const cluster = values.citus ? readCitusOptions(process.env) : undefined;
if (
  values.help ||
  cluster === null ||
  !(only ?? []).every((fault) => FAULTS.includes(fault)) ||
  ![kills, sends, seed].every((value) => Number.isInteger(value) && value >= 0)
) {
  process.stdout.write(`Usage: npm run chaos [-- --kills 25 --sends 1500 --seed N --faults a,b --long --keep --citus]

  --kills N  number of faults to inject
  --faults   only these, of ${FAULTS.join(', ')}
  --sends N  minimum number of messages to send
  --seed N   repeats the plan of an earlier run
  --long     220 kills and 100,000 sends
  --keep     keeps records, logs and database after a successful run
  --citus    uses a database of its own on a cluster of Citus, and kills the coordinator and the
             other nodes too. The nodes need track_commit_timestamp = on. Set:

    TERN_TEST_CITUS_URL  the coordinator, as a user who may create databases and extensions
    TERN_CHAOS_KILL      a shell command that kills the node TERN_NODE_HOST, TERN_NODE_PORT
    TERN_CHAOS_START     a shell command that starts it again; repeated until it succeeds, so it
                         must fail while the server does not run

Exit code 0: all checks passed. 1: a check failed. 2: invalid arguments.
`);
  process.exit(values.help ? 0 : 2);
}

const LEASE_SECONDS = 2;
const TIMEOUT_MS = 150_000;
const startedAt = performance.now();
const log = (what: string): void =>
  void process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}\n`);

log(`seed ${seed}, ${kills} kills`);
const chaosDatabase = cluster ? await openCitus(cluster) : await startOneServer();
if (!chaosDatabase.isCluster && !chaosDatabase.hasOwnDisk)
  log('full-disk is not run: this user may not mount a small disk for the database');
const stage = await openStage(chaosDatabase, LEASE_SECONDS);
let passed = false;
try {
  const random = seeded(seed);
  const fixture = await createFixture(stage, sends);
  log('sending and killing …');
  const ran = await run(
    stage,
    fixture,
    { kills, sends, clients: values.long ? 24 : 8, maxPauseMs: values.long ? 40 : 160, only },
    random,
    (sent, killed) => log(`${sent} of ${sends} sends answered, ${killed} of ${kills} kills`),
  );
  log('all processes are running; waiting for the remaining work …');
  const left = await drain(stage, TIMEOUT_MS);
  log('checking …');
  const database = openDatabase({
    connectionString: chaosDatabase.url,
    maxConnections: 2,
    statementTimeoutMs: 120_000,
    applicationName: 'chaos checks',
  });
  const evidence = await loadEvidence(database, fixture, stage, left);
  const findings = await runChecks(evidence);
  const verification = await verifyChecks(database, stage, fixture);
  await database.close();
  passed = findings.length === 0 && verification.undetected.length === 0;
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${report({ seed, seconds, ran, evidence, findings, verification })}\n`);
} finally {
  await stage.close();
  if (passed && !values.keep) await chaosDatabase.remove();
  else log(`records and logs are kept in ${stage.directory}, the database in ${chaosDatabase.location}`);
}
process.exitCode = passed ? 0 : 1;
