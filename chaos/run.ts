import { type ClientLine, openBooks } from './books.ts';
import { createCaller } from './clients/caller.ts';
import { runCampaigns } from './clients/run-campaigns.ts';
import { sayStop } from './clients/say-stop.ts';
import { sendSingles } from './clients/send-singles.ts';
import { beginShift } from './clients/shift.ts';
import { disturbLines } from './faults/disturb-lines.ts';
import { type Kill, planKills } from './faults/plan.ts';
import { strike } from './faults/strike.ts';
import { keepSuccesses, rowsBackMs } from './recovery.ts';
import type { Seeded } from './seeded.ts';
import type { Cast } from './settle.ts';
import type { Stage } from './stage.ts';

export interface RunOptions {
  readonly kills: number;
  /** Clients go on until they have sent so many texts, and until the last kill. */
  readonly sends: number;
  readonly clients: number;
  readonly longestBreathMs: number;
}

export interface Ran {
  readonly kills: ReadonlyMap<string, number>;
  readonly disturbances: ReadonlyMap<string, number>;
  /** From each restart to the first call that succeeded, and from each worker's death to the end of what it had in hand. */
  readonly recoveries: readonly { readonly kill: Kill; readonly at: number; readonly ms: number }[];
  readonly rowsBackMs: readonly number[];
}

/** A long run says so often how far it is. */
const PROGRESS_MS = 30_000;
const OF_WORKERS: readonly Kill[] = ['worker', 'pause-worker'];

/** Clients work while processes die; ends when everything runs again and every call has its answer. */
export async function run(
  stage: Stage,
  cast: Cast,
  { kills, sends, clients, longestBreathMs }: RunOptions,
  chance: Seeded,
  onProgress: (sent: number, killed: number) => void,
): Promise<Ran> {
  const books = openBooks<ClientLine>(stage.files.clients, { durable: false });
  const successes = keepSuccesses();
  let sent = 0;
  const call = createCaller(stage.clientPort, books, (begunAt, endedAt, method) => {
    successes.add(begunAt, endedAt);
    if (/\.send$/.test(method)) sent += 1;
  });
  const shift = beginShift(longestBreathMs);
  const working = Promise.all([
    ...Array.from({ length: clients }, () => sendSingles(cast, call, shift, chance.branch())),
    runCampaigns(cast, call, shift, chance.branch()),
    sayStop(stage.apiUrl, books, call, shift, chance.branch()),
  ]);
  // Who fails now is told to whoever waits for them below.
  working.catch(() => shift.end());
  const disturbing = disturbLines(stage, shift.isOver, chance.branch());
  const counts = new Map<string, number>();
  const restarts: { readonly kill: Kill; readonly at: number }[] = [];
  const back: Promise<number>[] = [];
  const pace = chance.branch();
  let killed = 0;
  const telling = setInterval(() => onProgress(sent, killed), PROGRESS_MS).unref();
  for (const kill of planKills(kills, chance.branch())) {
    await new Promise((done) => setTimeout(done, pace.between(100, 1_500)));
    if (shift.isOver()) break;
    const struck = strike(stage, kill, pace, () => {
      if (kill === 'worker') back.push(rowsBackMs(stage).catch(() => 0));
    });
    const restartedAt = await struck;
    if (!OF_WORKERS.includes(kill)) restarts.push({ kill, at: restartedAt });
    counts.set(kill, (counts.get(kill) ?? 0) + 1);
    killed += 1;
  }
  while (sent < sends && !shift.isOver()) await new Promise((again) => setTimeout(again, 100));
  // Somebody begins a call after the last restart, so that this one is measured as well.
  await new Promise((done) => setTimeout(done, 500));
  shift.end();
  clearInterval(telling);
  await working;
  const disturbances = await disturbing;
  books.close();
  return {
    kills: counts,
    disturbances,
    recoveries: restarts.flatMap(({ kill, at }) => {
      const ms = successes.firstAfterMs(at);
      return ms === null ? [] : [{ kill, at, ms }];
    }),
    rowsBackMs: await Promise.all(back),
  };
}
