import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { newCode } from '../../../src/links/codes.ts';
import { endProcess } from '../../../test/support/service-process.ts';
import { drain, senderAccount } from '../campaign.ts';
import { compare, rate } from '../load.ts';
import { type BenchRow, type Figure, median } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const CODES = 50_000;
const CLICKS_PER_SECOND = 1_000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1';
const BODY = 'Hi {{ first_name }}, see https://example.com/spring-offers/shoes?size=9 today. Reply STOP to opt out.';

export const links: BenchRow = {
  name: 'links',
  group: 'Calls',
  measures:
    'redirects of short links; limit: a bare Koa that looks the code up with one prepared query. Campaigns with a short link per recipient, and with a thousand clicks per second beside them; limit: the same campaign without short links, and beside as many redirects that record nothing',
  run: async (stage) => {
    const bench = await stage.service();
    const paths = await insertCodes(bench);
    return [await redirects(stage, bench, paths), ...(await campaigns(stage, bench, paths))];
  },
};

async function redirects(stage: Stage, { url, baselineUrl }: Bench, paths: readonly string[]): Promise<Figure> {
  const get = (n: number): string => paths[(n * 7919) % paths.length] as string;
  // Many clients, as clicks have.
  const headers = (n: number) => ({ 'user-agent': `${PHONE} ${n % 10_000}` });
  const target = { get, headers, body: () => '' };
  const service = { ...target, url: new URL(url).origin };
  const { ours, limit, ratio } = await compare(stage, service, { ...target, url: baselineUrl });
  return {
    name: 'redirect of a short link, 50 connections, clicks recorded',
    measured: rate(ours.perSecond),
    limit: `bare Koa with one query ${rate(limit.perSecond)}`,
    ratio,
    min: 0.5,
    p50Ms: ours.p50Ms,
    p99Ms: ours.p99Ms,
  };
}

async function campaigns(stage: Stage, bench: Bench, paths: readonly string[]): Promise<Figure[]> {
  const contacts = stage.sized(20_000, 2_000);
  const runs = stage.sized(3, 1);
  const worker = await bench.worker();
  await drainRate(bench, 2_000, true);
  const plain: number[] = [];
  const shortened: number[] = [];
  const clicked: number[] = [];
  const besideBare: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await drainRate(bench, contacts, false));
    shortened.push(await drainRate(bench, contacts, true));
    for (const [drained, origin] of [
      [clicked, new URL(bench.url).origin],
      [besideBare, bench.baselineUrl],
    ] as const) {
      const clicks = startClicks(origin, paths);
      drained.push(await drainRate(bench, contacts, false));
      await clicks.stop();
    }
  }
  await endProcess(worker);
  return [
    {
      name: `campaign drain, ${contacts} contacts, a short link per recipient`,
      measured: rate(median(shortened)),
      limit: `without short links ${rate(median(plain))}`,
      ratio: medianRatio(shortened, plain),
      min: 0.8,
    },
    {
      name: `campaign drain beside ${CLICKS_PER_SECOND} clicks/s`,
      measured: rate(median(clicked)),
      limit: `beside as many redirects of a bare Koa, which records none ${rate(median(besideBare))}`,
      ratio: medianRatio(clicked, besideBare),
      min: 0.9,
    },
  ];
}

/** Of drains in turn: the machine can change between two runs. */
function medianRatio(ours: readonly number[], limit: readonly number[]): number {
  return median(ours.map((value, run) => value / (limit[run] ?? Number.NaN)));
}

/** Messages per second from the first decision to the last acceptance. */
async function drainRate(bench: Bench, contacts: number, isShortened: boolean): Promise<number> {
  const content = { body: BODY, shorten_links: isShortened };
  return (await drain(bench, await senderAccount(bench, contacts), contacts, 'marketing', content)).submitted;
}

function startClicks(origin: string, paths: readonly string[]): { stop(): Promise<void> } {
  const dispatcher = new Agent({ connections: 20, pipelining: 1 });
  let isRunning = true;
  let n = 0;
  const run = async (): Promise<void> => {
    const pending = new Set<Promise<unknown>>();
    while (isRunning) {
      for (let click = 0; click < CLICKS_PER_SECOND / 50; click += 1) {
        n += 1;
        const headers = { 'user-agent': `${PHONE} ${n % 10_000}` };
        const one = request(`${origin}${paths[n % paths.length]}`, { dispatcher, headers }).then(({ body }) =>
          body.dump(),
        );
        pending.add(one);
        void one.finally(() => pending.delete(one));
      }
      await sleep(20);
    }
    await Promise.all(pending);
    await dispatcher.close();
  };
  const running = run();
  return {
    stop: async () => {
      isRunning = false;
      await running;
    },
  };
}

/** A link with a code per contact. */
async function insertCodes(bench: Bench): Promise<readonly string[]> {
  const { accountId } = await senderAccount(bench, 1);
  const codes = Array.from({ length: CODES }, () => newCode());
  await bench.pool.query(
    `INSERT INTO links (tenant_id, id, account_id, url_key, url, utm, version, created_at, updated_at)
     VALUES ($1, 'lnk_bench', $1, 'bench', 'https://example.com/spring', '{"source": "sms"}', 1, now(), now())`,
    [accountId],
  );
  await bench.pool.query(
    `INSERT INTO link_codes (code, tenant_id, account_id, link_id, created_at) SELECT code, $1, $1, 'lnk_bench', now() FROM unnest($2::text[]) AS code`,
    [accountId, codes],
  );
  await bench.pool.query('ANALYZE link_codes');
  return codes.map((code) => `/l/${code}`);
}
