import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { vacuum } from '../contacts.ts';
import { load, rate, type Target } from '../load.ts';
import { type BenchRow, perSecond, quantile } from '../row.ts';
import { accountsWithContacts, sendTarget } from '../single-sends.ts';

const TENANTS = 50;
const TIMES = 3;
const RUNS = 3;
const TICK_MS = 10;
/** Opened before the measurement, because opening connections is another kind of load. */
const CONNECTIONS = 1_000;
/**
 * One undici client searches all its connections for a free one, so the connections are split
 * between clients.
 */
const CLIENTS = 20;
const OPENING_MS = 2_000;
/**
 * Long enough for the JIT compiler, so that the peaks before and after the flood are comparable.
 */
const WARM_UP_MS = 6_000;
/** Time after which a client gives up. */
const TIMEOUT_MS = 5_000;

export const overload: BenchRow = {
  name: 'overload',
  group: 'Isolation and overload',
  measures: `goodput of messages.send at ${TIMES} times the peak rate, independent of answers, with up to ${CONNECTIONS} open connections and clients that wait ${TIMEOUT_MS / 1000} s; limit: the peak before and after, with 50 connections that wait for each answer; median of ${RUNS} runs`,
  run: async (stage) => {
    const bench = await stage.service();
    const target = sendTarget(bench, await accountsWithContacts(bench, TENANTS));
    await vacuum(bench.pool);
    const seconds = stage.sized(4, 2);
    const runs: Run[] = [];
    let before = await load(target, 50, stage.sized(3, 1), stage.sized(WARM_UP_MS, 1_000));
    for (let run = 0; run < stage.sized(RUNS, 1); run += 1) {
      const requested = before.perSecond * TIMES;
      const outcomes = await flood(target, requested, seconds);
      const after = await load(target, 50, stage.sized(3, 1));
      const peak = (before.perSecond + after.perSecond) / 2;
      runs.push({
        requested,
        outcomes,
        peak,
        p99Ms: after.p99Ms,
        ratio: perSecond(outcomes.ok.length, seconds * 1000) / peak,
      });
      before = after;
    }
    const { requested, outcomes, peak, p99Ms, ratio } = medianByRatio(runs);
    const other = new Map(runs.flatMap((run) => [...run.outcomes.other]));
    return [
      {
        name: `messages.send, ${rate(requested)} requested`,
        measured: `${rate(perSecond(outcomes.ok.length, seconds * 1000))} done, ${rate(perSecond(outcomes.rejected, seconds * 1000))} rejected`,
        limit: `peak ${rate(peak)}, p99 ${p99Ms.toFixed(0)} ms`,
        ratio,
        min: 0.8,
        guarantees: [{ text: 'other answers are 429 or 503 with Retry-After', passed: other.size === 0 }],
        p50Ms: quantile(outcomes.ok, 0.5),
        p99Ms: quantile(outcomes.ok, 0.99),
      },
      ...[...other].map(([what, count]) => ({
        name: 'unexpected answers',
        measured: `${count} x ${what}`,
        limit: 'none',
        ratio: null,
        guarantees: [{ text: 'none', passed: false }],
      })),
    ];
  },
};

/** A flood, and the peak right before and after it, because the machine can change between runs. */
interface Run {
  /** Calls per second. */
  readonly requested: number;
  readonly outcomes: Outcomes;
  readonly peak: number;
  readonly p99Ms: number;
  readonly ratio: number;
}

function medianByRatio(runs: readonly Run[]): Run {
  return [...runs].sort((x, y) => x.ratio - y.ratio)[Math.floor(runs.length / 2)] as Run;
}

interface Outcomes {
  /** Latencies in milliseconds of the calls that succeeded during the measurement. */
  readonly ok: number[];
  /** Calls rejected during the measurement. */
  rejected: number;
  /** Unexpected answers at any time. */
  readonly other: Map<string, number>;
}

/** Calls at a constant rate that does not depend on the answers. */
async function flood(target: Target, rateWanted: number, seconds: number): Promise<Outcomes> {
  const { origin, pathname } = new URL(target.url);
  const clients = Array.from(
    { length: CLIENTS },
    () => new Pool(origin, { pipelining: 1, connections: CONNECTIONS / CLIENTS }),
  );
  const outcomes: Outcomes = { ok: [], rejected: 0, other: new Map() };
  const startedAt = performance.now();
  const measured = startedAt + OPENING_MS;
  const end = measured + seconds * 1000;
  const pending: Promise<void>[] = [];
  let made = 0;
  // dispatch() avoids a stream per answer: the load generator shares the machine with the service.
  const one = (n: number, done: () => void): void => {
    const at = performance.now();
    let status = 0;
    let retries = false;
    const chunks: Buffer[] = [];
    clients[n % CLIENTS]?.dispatch(
      {
        path: pathname,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...target.headers(n) },
        body: target.body(n),
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      },
      {
        // undici uses this method to detect the type of the handler.
        onRequestStart: () => undefined,
        onResponseStart: (_, statusCode, headers) => {
          status = statusCode;
          retries = headers['retry-after'] !== undefined;
        },
        onResponseData: (_, chunk) => {
          chunks.push(chunk);
        },
        onResponseEnd: () => {
          const now = performance.now();
          const isMeasured = now >= measured && now <= end;
          const isRejected = (status === 429 || status === 503) && retries;
          const text = isRejected ? '' : Buffer.concat(chunks).toString();
          if (isRejected) outcomes.rejected += isMeasured ? 1 : 0;
          else if (status !== 200 || text.includes('"error":')) count(outcomes, `HTTP ${status} ${text.slice(0, 80)}`);
          else if (isMeasured) outcomes.ok.push(now - at);
          done();
        },
        onResponseError: (_, error: Error & { code?: string }) => {
          count(outcomes, error.code ?? error.name);
          done();
        },
      },
    );
  };
  for (let now = startedAt; now < end; now = performance.now()) {
    for (const due = Math.floor(((now - startedAt) / 1000) * rateWanted); made < due; made += 1)
      pending.push(new Promise((done) => one(made, done)));
    await sleep(TICK_MS);
  }
  await Promise.all(pending);
  await Promise.all(clients.map((client) => client.destroy()));
  return outcomes;
}

function count({ other }: Outcomes, what: string): void {
  other.set(what, (other.get(what) ?? 0) + 1);
}
