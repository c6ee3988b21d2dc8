/**
 * `npm run chaos [-- --kills 20] [-- --seed N] [-- --long]`: kills processes at random moments while clients send, and judges by what everybody
 * wrote down. A seed gives the same plan; what a kill finds at work depends on the machine.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/platform/database.ts';
import { drain } from './drain.ts';
import { gather } from './judge/evidence.ts';
import { judge } from './judge/judge.ts';
import { proveJudge } from './prove.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { seeded } from './seeded.ts';
import { settle } from './settle.ts';
import { openStage } from './stage.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    sends: { type: 'string' },
    seed: { type: 'string' },
    long: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
/** The bars of docs/decisions/0027-chaos.md. */
const bars = values.long ? { kills: 220, sends: 100_000 } : { kills: 20, sends: 1_500 };
const whole = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text));
const kills = whole(values.kills, bars.kills);
const sends = whole(values.sends, bars.sends);
const seed = whole(values.seed, Date.now() % 1_000_000);
if (values.help || ![kills, sends, seed].every((value) => Number.isInteger(value) && value >= 0)) {
  process.stdout.write('Usage: npm run chaos [-- --kills 20 --sends 1500 --seed N --long --keep]\n');
  process.exit(values.help ? 0 : 2);
}

const LEASE_SECONDS = 2;
const PATIENCE_MS = 150_000;
const begun = performance.now();
const say = (what: string): void =>
  void process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${what}\n`);

say(`seed ${seed}, ${kills} kills`);
const stage = await openStage(LEASE_SECONDS);
let isGood = false;
try {
  const chance = seeded(seed);
  const cast = await settle(stage, sends);
  say('sending and killing …');
  const ran = await run(
    stage,
    cast,
    { kills, sends, clients: values.long ? 24 : 8, longestBreathMs: values.long ? 40 : 160 },
    chance,
    (sent, killed) => say(`${sent} of ${sends} sends answered, ${killed} of ${kills} kills`),
  );
  say('everything runs again; waiting for the last event …');
  const left = await drain(stage, PATIENCE_MS);
  say('judging …');
  const database = openDatabase({
    connectionString: stage.databaseUrl,
    maxConnections: 2,
    statementTimeoutMs: 120_000,
    applicationName: 'chaos judge',
  });
  const evidence = await gather(database, cast, stage, left);
  const findings = await judge(evidence);
  const proof = await proveJudge(database, stage, cast);
  await database.close();
  isGood = findings.length === 0 && proof.unseen.length === 0;
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(`${report({ seed, seconds, ran, evidence, findings, proof })}\n`);
} finally {
  await stage.close();
  if (isGood && !values.keep) await stage.remove();
  else say(`the books and logs are kept in ${stage.directory}, the database in ${stage.databaseDirectory}`);
}
process.exitCode = isGood ? 0 : 1;
