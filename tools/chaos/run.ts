import { createCaller } from './clients/caller.ts';
import { runCampaigns } from './clients/run-campaigns.ts';
import { sendSingles } from './clients/send-singles.ts';
import { sendStops } from './clients/send-stops.ts';
import { signUp } from './clients/sign-up.ts';
import { startWorkload } from './clients/workload.ts';
import { disturbConnections } from './faults/disturb-connections.ts';
import { injectFault } from './faults/inject-fault.ts';
import { type Fault, OUTAGES, planFaults } from './faults/plan-faults.ts';
import type { Fixture } from './fixture.ts';
import { type ClientLine, openRecords } from './records.ts';
import { leaseRecoveryMs, recordSuccesses } from './recovery.ts';
import type { Seeded } from './seeded.ts';
import type { Stage } from './stage.ts';

export interface RunOptions {
  readonly kills: number;
  /** Clients continue until they have sent this many messages and the last fault was injected. */
  readonly sends: number;
  readonly clients: number;
  readonly maxPauseMs: number;
  /** The faults to inject. Default: all. */
  readonly only?: readonly Fault[] | undefined;
}

export interface Ran {
  readonly kills: ReadonlyMap<string, number>;
  readonly disturbances: ReadonlyMap<string, number>;
  /** Time from each restart to the first successful call. */
  readonly recoveries: readonly { readonly kill: Fault; readonly at: number; readonly ms: number }[];
  /** Time from each worker's death until its messages were claimed again or resolved. */
  readonly leaseRecoveryMs: readonly number[];
}

const PROGRESS_MS = 30_000;
const MAX_RECOVERY_MS = 60_000;
const WORKER_FAULTS: readonly Fault[] = ['worker', 'pause-worker'];

/**
 * Runs clients while faults are injected. Returns when all processes run again and every call has
 * its answer.
 */
export async function run(
  stage: Stage,
  fixture: Fixture,
  { kills, sends, clients, maxPauseMs, only }: RunOptions,
  random: Seeded,
  onProgress: (sent: number, killed: number) => void,
): Promise<Ran> {
  const records = openRecords<ClientLine>(stage.files.clients, { durable: false });
  const successes = recordSuccesses();
  let sent = 0;
  const call = createCaller(stage.clientPort, records, (startedAt, endedAt, method) => {
    successes.add(startedAt, endedAt);
    if (/\.send$/.test(method)) sent += 1;
  });
  const workload = startWorkload(maxPauseMs);
  const clientsDone = Promise.all([
    ...Array.from({ length: clients }, () => sendSingles(fixture, call, workload, random.branch())),
    runCampaigns(fixture, call, workload, random.branch()),
    signUp(fixture, call, workload, random.branch()),
    sendStops(stage, records, call, workload, random.branch()),
  ]);
  // A client that fails ends the run; the error is thrown where `clientsDone` is awaited.
  clientsDone.catch(() => workload.end());
  const disturbing = disturbConnections(stage, workload.isOver, random.branch());
  const counts = new Map<string, number>();
  const restarts: { readonly kill: Fault; readonly at: number }[] = [];
  const leaseRecoveries: Promise<number>[] = [];
  const pace = random.branch();
  let killed = 0;
  const progress = setInterval(() => onProgress(sent, killed), PROGRESS_MS).unref();
  for (const kill of planFaults(kills, { ...stage.database, only }, random.branch())) {
    await new Promise((done) => setTimeout(done, pace.between(100, 1_500)));
    if (workload.isOver()) break;
    const injected = injectFault(stage, kill, pace, () => {
      if (kill === 'worker') leaseRecoveries.push(leaseRecoveryMs(stage).catch(() => 0));
    });
    const restartedAt = await injected;
    if (!WORKER_FAULTS.includes(kill)) restarts.push({ kill, at: restartedAt });
    counts.set(kill, (counts.get(kill) ?? 0) + 1);
    killed += 1;
    // The recovery of one outage must not wait for the end of the next.
    if (OUTAGES.includes(kill))
      for (const endsAt = Date.now() + MAX_RECOVERY_MS; Date.now() < endsAt && !workload.isOver(); ) {
        if (successes.firstAfterMs(restartedAt) !== null) break;
        await new Promise((again) => setTimeout(again, 50));
      }
  }
  while (sent < sends && !workload.isOver()) await new Promise((again) => setTimeout(again, 100));
  // Let a call start after the last restart, so that its recovery is measured too.
  await new Promise((done) => setTimeout(done, 500));
  workload.end();
  clearInterval(progress);
  await clientsDone;
  const disturbances = await disturbing;
  records.close();
  return {
    kills: counts,
    disturbances,
    recoveries: restarts.flatMap(({ kill, at }) => {
      const ms = successes.firstAfterMs(at);
      return ms === null ? [] : [{ kill, at, ms }];
    }),
    leaseRecoveryMs: await Promise.all(leaseRecoveries),
  };
}
