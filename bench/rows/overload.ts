import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { settle } from '../contacts.ts';
import { load, rate, type Target } from '../load.ts';
import { atLeast, type BenchRow, must, perSecond, quantile } from '../row.ts';
import { sends, textingAccounts } from '../texting.ts';

const TENANTS = 50;
const TIMES = 3;
const TICK_MS = 10;
/** Until the compiler has seen what is hot: a peak measured later than the flood is another's. */
const WARM_UP_MS = 6_000;
/** As long as a caller has patience. */
const PATIENCE_MS = 5_000;

export const overload: BenchRow = {
  name: 'overload',
  group: 'Neighbours and overload',
  measures: `messages.send called ${TIMES} times as often as it can be answered, whatever became of the calls before, by callers who wait ${PATIENCE_MS / 1000} s; limit: its peak, with 50 connections that wait for each answer`,
  run: async (stage) => {
    const bench = await stage.service();
    const target = sends(bench, await textingAccounts(bench, TENANTS));
    await settle(bench.pool);
    const seconds = stage.sized(6, 2);
    const before = await load(target, 50, stage.sized(3, 1), stage.sized(WARM_UP_MS, 1_000));
    const met = await flood(target, before.perSecond * TIMES, seconds);
    const after = await load(target, 50, stage.sized(3, 1));
    const peak = Math.max(before.perSecond, after.perSecond);
    const good = perSecond(met.ok.length, seconds * 1000);
    return [
      {
        name: `messages.send, ${rate(before.perSecond * TIMES)} asked for`,
        measured: `${rate(good)} done, ${rate(perSecond(met.turnedAway, seconds * 1000))} turned away`,
        limit: `peak ${rate(peak)}, p99 ${before.p99Ms.toFixed(0)} ms`,
        ratio: good / peak,
        bars: [atLeast(good / peak, 0.8), must(met.other.size === 0, 'only 429 or 503 with Retry-After besides')],
        p50Ms: quantile(met.ok, 0.5),
        p99Ms: quantile(met.ok, 0.99),
      },
      ...[...met.other].map(([what, count]) => ({
        name: 'what callers met besides',
        measured: `${count} x ${what}`,
        limit: 'none',
        ratio: null,
        bars: [must(false, 'none')],
      })),
    ];
  },
};

interface Met {
  /** How long those took, in milliseconds, that were done while the flood lasted. */
  readonly ok: number[];
  turnedAway: number;
  readonly other: Map<string, number>;
}

/** Calls at a rate that does not depend on the answers. */
async function flood(target: Target, rateWanted: number, seconds: number): Promise<Met> {
  const dispatcher = new Agent({ pipelining: 1 });
  const met: Met = { ok: [], turnedAway: 0, other: new Map() };
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const under: Promise<void>[] = [];
  let made = 0;
  const { origin, pathname } = new URL(target.url);
  // Without a stream for each answer: who asks shares the machine with who answers, and asks three times as often as before.
  const one = (n: number, done: () => void): void => {
    const at = performance.now();
    let status = 0;
    let retries = false;
    let text = '';
    dispatcher.dispatch(
      {
        origin,
        path: pathname,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...target.headers(n) },
        body: target.body(n),
        headersTimeout: PATIENCE_MS,
        bodyTimeout: PATIENCE_MS,
      },
      {
        // By this one undici knows what kind of handler it has.
        onRequestStart: () => undefined,
        onResponseStart: (_, statusCode, headers) => {
          status = statusCode;
          retries = headers['retry-after'] !== undefined;
        },
        onResponseData: (_, chunk) => {
          text += chunk.toString();
        },
        onResponseEnd: () => {
          const now = performance.now();
          if (status === 200 && !text.includes('"error":')) {
            if (now <= end) met.ok.push(now - at);
          } else if ((status === 429 || status === 503) && retries) met.turnedAway += 1;
          else count(met, `HTTP ${status} ${text.slice(0, 80)}`);
          done();
        },
        onResponseError: (_, error: Error & { code?: string }) => {
          count(met, error.code ?? error.name);
          done();
        },
      },
    );
  };
  for (let now = begun; now < end; now = performance.now()) {
    for (const due = Math.floor(((now - begun) / 1000) * rateWanted); made < due; made += 1)
      under.push(new Promise((done) => one(made, done)));
    await sleep(TICK_MS);
  }
  await Promise.all(under);
  await dispatcher.destroy();
  return met;
}

function count({ other }: Met, what: string): void {
  other.set(what, (other.get(what) ?? 0) + 1);
}
