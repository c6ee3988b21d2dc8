import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { settle } from '../contacts.ts';
import { load, rate, type Target } from '../load.ts';
import { atLeast, type BenchRow, must, perSecond, quantile } from '../row.ts';
import { sends, textingAccounts } from '../texting.ts';

const TENANTS = 50;
const TIMES = 3;
const ROUNDS = 3;
const TICK_MS = 10;
/** Callers have connections, and keep them: opening them is another load, and comes before. */
const CONNECTIONS = 1_000;
/** A client looks for a free connection among all that it has, so no one client has a thousand. */
const CLIENTS = 20;
const OPENING_MS = 2_000;
/** Until the compiler has seen what is hot: a peak measured later than the flood is another's. */
const WARM_UP_MS = 6_000;
/** As long as a caller has patience. */
const PATIENCE_MS = 5_000;

export const overload: BenchRow = {
  name: 'overload',
  group: 'Neighbours and overload',
  measures: `messages.send called ${TIMES} times as often as it can be answered, whatever became of the calls before, by callers who wait ${PATIENCE_MS / 1000} s and have opened up to ${CONNECTIONS} connections in the ${OPENING_MS / 1000} s before; limit: its peak before and after, with 50 connections that wait for each answer; the middle of ${ROUNDS} rounds`,
  run: async (stage) => {
    const bench = await stage.service();
    const target = sends(bench, await textingAccounts(bench, TENANTS));
    await settle(bench.pool);
    const seconds = stage.sized(4, 2);
    const rounds: Round[] = [];
    let before = await load(target, 50, stage.sized(3, 1), stage.sized(WARM_UP_MS, 1_000));
    for (let round = 0; round < stage.sized(ROUNDS, 1); round += 1) {
      const asked = before.perSecond * TIMES;
      const met = await flood(target, asked, seconds);
      const after = await load(target, 50, stage.sized(3, 1));
      const peak = (before.perSecond + after.perSecond) / 2;
      rounds.push({ asked, met, peak, p99Ms: after.p99Ms, ratio: perSecond(met.ok.length, seconds * 1000) / peak });
      before = after;
    }
    const { asked, met, peak, p99Ms, ratio } = middleByRatio(rounds);
    const other = new Map(rounds.flatMap((round) => [...round.met.other]));
    return [
      {
        name: `messages.send, ${rate(asked)} asked for`,
        measured: `${rate(perSecond(met.ok.length, seconds * 1000))} done, ${rate(perSecond(met.turnedAway, seconds * 1000))} turned away`,
        limit: `peak ${rate(peak)}, p99 ${p99Ms.toFixed(0)} ms`,
        ratio,
        bars: [atLeast(ratio, 0.8), must(other.size === 0, 'only 429 or 503 with Retry-After besides')],
        p50Ms: quantile(met.ok, 0.5),
        p99Ms: quantile(met.ok, 0.99),
      },
      ...[...other].map(([what, count]) => ({
        name: 'what callers met besides',
        measured: `${count} x ${what}`,
        limit: 'none',
        ratio: null,
        bars: [must(false, 'none')],
      })),
    ];
  },
};

/** A flood, and the peak as it was right before and right after it: a machine that drifts drifts under both. */
interface Round {
  /** Calls a second. */
  readonly asked: number;
  readonly met: Met;
  readonly peak: number;
  readonly p99Ms: number;
  readonly ratio: number;
}

function middleByRatio(rounds: readonly Round[]): Round {
  return [...rounds].sort((x, y) => x.ratio - y.ratio)[Math.floor(rounds.length / 2)] as Round;
}

interface Met {
  /** How long those took, in milliseconds, that were done while it was measured. */
  readonly ok: number[];
  /** Meanwhile. */
  turnedAway: number;
  /** At any time. */
  readonly other: Map<string, number>;
}

/** Calls at a rate that does not depend on the answers. */
async function flood(target: Target, rateWanted: number, seconds: number): Promise<Met> {
  const { origin, pathname } = new URL(target.url);
  const clients = Array.from(
    { length: CLIENTS },
    () => new Pool(origin, { pipelining: 1, connections: CONNECTIONS / CLIENTS }),
  );
  const met: Met = { ok: [], turnedAway: 0, other: new Map() };
  const begun = performance.now();
  const measured = begun + OPENING_MS;
  const end = measured + seconds * 1000;
  const under: Promise<void>[] = [];
  let made = 0;
  // Without a stream for each answer: who asks shares the machine with who answers, and asks three times as often as before.
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
          chunks.push(chunk);
        },
        onResponseEnd: () => {
          const now = performance.now();
          const isMeasured = now >= measured && now <= end;
          const isTurnedAway = (status === 429 || status === 503) && retries;
          const text = isTurnedAway ? '' : Buffer.concat(chunks).toString();
          if (isTurnedAway) met.turnedAway += isMeasured ? 1 : 0;
          else if (status !== 200 || text.includes('"error":')) count(met, `HTTP ${status} ${text.slice(0, 80)}`);
          else if (isMeasured) met.ok.push(now - at);
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
  await Promise.all(clients.map((client) => client.destroy()));
  return met;
}

function count({ other }: Met, what: string): void {
  other.set(what, (other.get(what) ?? 0) + 1);
}
