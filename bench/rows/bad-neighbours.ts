import { setTimeout as sleep } from 'node:timers/promises';
import { announce } from '../events.ts';
import { partnerWithCustomers } from '../partner.ts';
import { firstLine } from '../process.ts';
import { atMost, type BenchRow, must, quantile } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const GOOD = 10;
const BAD = ['error', 'hang', 'reset', 'drip', 'endless', 'redirect', 'gone'];
const EVENTS = 5;
const TICK_MS = 100;

export const badNeighbours: BenchRow = {
  name: 'bad-neighbours',
  group: 'Neighbours and overload',
  measures: `how old events are when they reach ${GOOD} healthy receivers, ${(EVENTS * 1000) / TICK_MS} a second for each, beside seven that answer 500, hang, reset, drip, never end, redirect, are gone, and get as many; limit: the healthy ones alone`,
  run: async (stage) => {
    const [good, bad] = [
      await receivers(
        stage,
        Array.from({ length: GOOD }, () => 'good'),
      ),
      await receivers(stage, BAD),
    ];
    const hosts = [...good, ...bad].map((port) => `127.0.0.1:${port}`).join(',');
    const bench = await stage.service({ TERN_WEBHOOK_ALLOWED_HOSTS: hosts });
    const healthy = await partners(bench, good);
    const ill = await partners(bench, bad);
    await bench.pool.query('DELETE FROM outbox_events');
    await bench.worker();
    const ask = { bench, port: good[0] as number, seconds: stage.sized(5, 2) };
    await ages(ask, healthy);
    const alone: number[] = [];
    const beside: number[] = [];
    let sent = 0;
    for (let time = 0; time < stage.sized(2, 1); time += 1) {
      alone.push(...(await ages(ask, healthy)));
      const before = beside.length;
      beside.push(...(await ages(ask, healthy, ill)));
      sent += beside.length - before;
      await bench.pool.query(
        "UPDATE outbox_events SET state = 'dead' WHERE tenant_id = ANY ($1) AND state = 'pending'",
        [ill],
      );
      await bench.pool.query(WELL_AGAIN, [ill]);
    }
    const [p50Ms, p99Ms, limit] = [quantile(beside, 0.5), quantile(beside, 0.99), quantile(alone, 0.99)];
    const { rows } = await bench.pool.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM outbox_events WHERE tenant_id = ANY ($1) AND state <> 'delivered'",
      [healthy],
    );
    return [
      {
        name: `events of ${GOOD} healthy receivers beside ${BAD.length} bad ones`,
        measured: `p99 ${Math.round(p99Ms)} ms, ${sent} events`,
        limit: `alone p50 ${Math.round(quantile(alone, 0.5))} ms, p99 ${Math.round(limit)} ms`,
        ratio: p99Ms / limit,
        bars: [atMost(p99Ms / limit, 1.25), must(rows[0]?.n === 0, 'every event delivered')],
        p50Ms,
        p99Ms,
      },
    ];
  },
};

const WELL_AGAIN =
  "UPDATE webhook_endpoints SET state = 'active', breaker_open_until = NULL WHERE tenant_id = ANY ($1)";

async function receivers(stage: Stage, manners: readonly string[]): Promise<number[]> {
  const child = stage.start(['node', 'bench/processes/receivers.mjs', ...manners]);
  return JSON.parse(await firstLine(child)) as number[];
}

async function partners(bench: Bench, ports: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const port of ports) {
    const { key, partnerId } = await partnerWithCustomers(bench, 1);
    await bench.call(key, 'partner.configureWebhook', { webhook_url: `http://127.0.0.1:${port}/hook` });
    ids.push(partnerId);
  }
  return ids;
}

/** Events to everybody at a steady rate; how old those were, in milliseconds, that came to the healthy ones. */
async function ages(
  { bench, port, seconds }: { bench: Bench; port: number; seconds: number },
  healthy: readonly string[],
  ill: readonly string[] = [],
): Promise<number[]> {
  const taken = async (): Promise<number[]> => (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as number[];
  await taken();
  const begun = performance.now();
  let ticks = 0;
  for (; performance.now() - begun < seconds * 1000; ticks += 1) {
    await Promise.all([...ill, ...healthy].map((id) => announce(bench.pool, id, 1, EVENTS)));
    await sleep(Math.max(0, begun + (ticks + 1) * TICK_MS - performance.now()));
  }
  const wanted = ticks * EVENTS * healthy.length;
  const came: number[] = [];
  for (let tries = 0; came.length < wanted && tries < 300; tries += 1) {
    came.push(...(await taken()));
    await sleep(50);
  }
  if (came.length < wanted) throw new Error(`${came.length} of ${wanted} events came to the healthy receivers`);
  return came;
}
