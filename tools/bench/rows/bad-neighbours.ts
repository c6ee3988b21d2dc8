import { setTimeout as sleep } from 'node:timers/promises';
import { emit } from '../events.ts';
import { partnerWithCustomers } from '../partner.ts';
import { firstLine } from '../process.ts';
import { type BenchRow, quantile } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const GOOD = 10;
const BAD = ['error', 'hang', 'reset', 'drip', 'endless', 'redirect', 'gone'];
const EVENTS = 5;
const TICK_MS = 100;

export const badNeighbours: BenchRow = {
  name: 'bad-neighbours',
  group: 'Isolation and overload',
  measures: `age of events when they reach ${GOOD} healthy receivers, ${(EVENTS * 1000) / TICK_MS} per second each, beside seven faulty ones (500, hang, reset, drip, endless answer, redirect, 410) with as many events; limit: the healthy receivers alone`,
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
    const faulty = await partners(bench, bad);
    await bench.pool.query('DELETE FROM outbox_events');
    await bench.worker();
    const target = { bench, port: good[0] as number, seconds: stage.sized(5, 2) };
    await ages(target, healthy);
    const alone: number[] = [];
    const beside: number[] = [];
    let sent = 0;
    for (let time = 0; time < stage.sized(2, 1); time += 1) {
      alone.push(...(await ages(target, healthy)));
      const before = beside.length;
      beside.push(...(await ages(target, healthy, faulty)));
      sent += beside.length - before;
      await bench.pool.query(
        "UPDATE outbox_events SET state = 'dead' WHERE tenant_id = ANY ($1) AND state = 'pending'",
        [faulty],
      );
      await bench.pool.query(RESET_ENDPOINTS, [faulty]);
    }
    const [p50Ms, p99Ms, limit] = [quantile(beside, 0.5), quantile(beside, 0.99), quantile(alone, 0.99)];
    const { rows } = await bench.pool.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM outbox_events WHERE tenant_id = ANY ($1) AND state <> 'delivered'",
      [healthy],
    );
    return [
      {
        name: `events of ${GOOD} healthy receivers beside ${BAD.length} faulty ones`,
        measured: `p99 ${Math.round(p99Ms)} ms, ${sent} events`,
        limit: `alone p50 ${Math.round(quantile(alone, 0.5))} ms, p99 ${Math.round(limit)} ms`,
        ratio: p99Ms / limit,
        max: 1.25,
        guarantees: [{ text: 'every event delivered', passed: rows[0]?.n === 0 }],
        p50Ms,
        p99Ms,
      },
    ];
  },
};

const RESET_ENDPOINTS =
  "UPDATE webhook_endpoints SET state = 'active', breaker_open_until = NULL WHERE tenant_id = ANY ($1)";

async function receivers(stage: Stage, behaviors: readonly string[]): Promise<number[]> {
  const child = stage.start(['node', 'tools/bench/processes/receivers.mjs', ...behaviors]);
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

/**
 * Emits events to all partners at a constant rate. Returns the age in milliseconds of those that
 * reached healthy receivers.
 */
async function ages(
  { bench, port, seconds }: { bench: Bench; port: number; seconds: number },
  healthy: readonly string[],
  faulty: readonly string[] = [],
): Promise<number[]> {
  const takeAges = async (): Promise<number[]> => (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as number[];
  await takeAges();
  const startedAt = performance.now();
  let ticks = 0;
  for (; performance.now() - startedAt < seconds * 1000; ticks += 1) {
    await Promise.all([...faulty, ...healthy].map((id) => emit(bench.pool, id, 1, EVENTS)));
    await sleep(Math.max(0, startedAt + (ticks + 1) * TICK_MS - performance.now()));
  }
  const wanted = ticks * EVENTS * healthy.length;
  const arrived: number[] = [];
  for (let tries = 0; arrived.length < wanted && tries < 300; tries += 1) {
    arrived.push(...(await takeAges()));
    await sleep(50);
  }
  if (arrived.length < wanted) throw new Error(`${arrived.length} of ${wanted} events reached the healthy receivers`);
  return arrived;
}
