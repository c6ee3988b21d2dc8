import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { daytimeZone } from '../../test/support/daytime-zone.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

const CONTACTS = 30_000;
const BATCH = 1_000;
const RUNS = 3;

/**
 * From the launch of a campaign with a variable in its text until the carrier has taken the last text: walk, render, gates, credits,
 * hand-over, acknowledgement, with receipts coming in beside it. Against a loop that only claims rows and marks them done.
 */
export async function campaignDrain(bench: Bench): Promise<Row[]> {
  const runs: Drain[] = [];
  const exempt: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await drainOnce(bench, 'marketing'));
    exempt.push((await drainOnce(bench, 'transactional')).ours);
  }
  exempt.sort((a, b) => a - b);
  runs.sort((a, b) => a.ours - b.ours);
  const { ours, bare } = runs[Math.floor(RUNS / 2)] as Drain;
  const without = exempt[Math.floor(RUNS / 2)] as number;
  return [
    {
      name: `campaign drain, ${CONTACTS} contacts, every gate on`,
      figure: `${Math.round(ours)}/s`,
      limit: `bare claim and mark ${Math.round(bare)}/s`,
      ratio: ours / bare,
      bar: '5000/s',
      ok: ours >= 5000,
    },
    {
      name: 'the same with hours and caps, against without',
      figure: `${Math.round(ours)}/s`,
      limit: `transactional, exempt from both ${Math.round(without)}/s`,
      ratio: ours / without,
      bar: '0.7',
      ok: ours >= 0.7 * without,
    },
  ];
}

/** Messages a second. */
interface Drain {
  readonly ours: number;
  readonly bare: number;
}

async function drainOnce(
  { account, call, pool, environment, databaseUrl }: Bench,
  purpose: 'marketing' | 'transactional',
): Promise<Drain> {
  const { key, accountId } = await account(CONTACTS * 10);
  await call(key, 'phone-numbers.ensureDefault', {});
  await pool.query(CONTACT_ROWS, [accountId, CONTACTS, daytimeZone()]);
  const { campaign } = await call(key, 'campaigns.create', {
    name: 'Drain',
    purpose,
    body: 'Hi {{ first_name }}, our spring offer starts today. Reply STOP to opt out.',
  });
  const id = (campaign as { id: string }).id;
  const { preflight_token: token } = await call(key, 'campaigns.preflight', { campaign_id: id });
  const app = createApp({ config: readConfig({ ...environment, PORT: '0' }), databaseUrl, role: 'worker' });
  await call(key, 'campaigns.launch', { campaign_id: id, preflight_token: token });
  const count = async (condition: string): Promise<number> =>
    (await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${condition}`, [accountId, id])).rows[0]?.n ?? 0;
  const begun = performance.now();
  await app.start();
  const completed = async () =>
    (await count("campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'completed'")) === 1;
  const drainedMs = await until(completed, begun);
  // The receipts that are still to come must not be work of the next run.
  const answered = async () =>
    (await count("messages WHERE tenant_id = $1 AND campaign_id = $2 AND state = 'delivered'")) === CONTACTS;
  await until(answered, begun);
  const { counters } = await call(key, 'campaigns.get', { campaign_id: id });
  await app.stop();
  if ((counters as { sent: number }).sent !== CONTACTS)
    throw new Error(`the campaign did not add up: ${JSON.stringify(counters)}`);
  return { ours: CONTACTS / (drainedMs / 1000), bare: await claimAndMark(pool) };
}

/** The least a durable queue must do: hand rows out under a lock, commit, mark them done, commit. */
async function claimAndMark(pool: Bench['pool']): Promise<number> {
  await pool.query(
    'CREATE UNLOGGED TABLE IF NOT EXISTS bench_queue (id int PRIMARY KEY, state text NOT NULL, body text NOT NULL)',
  );
  await pool.query('ALTER TABLE bench_queue SET LOGGED');
  await pool.query("INSERT INTO bench_queue SELECT n, 'queued', repeat('x', 100) FROM generate_series(1, $1) AS n", [
    CONTACTS,
  ]);
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(
      "WITH c AS (SELECT id FROM bench_queue WHERE state = 'queued' ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED) UPDATE bench_queue q SET state = 'busy' FROM c WHERE q.id = c.id RETURNING q.id",
      [BATCH],
    );
    if (rows.length === 0) break;
    await pool.query("UPDATE bench_queue SET state = 'done' WHERE id = ANY ($1)", [rows.map((row) => row.id)]);
  }
  const rate = CONTACTS / ((performance.now() - begun) / 1000);
  await pool.query('DROP TABLE bench_queue');
  return rate;
}

async function until(done: () => Promise<boolean>, begun: number): Promise<number> {
  while (!(await done())) {
    if (performance.now() - begun > 120_000) throw new Error('the campaign did not end within two minutes');
    await new Promise((next) => setTimeout(next, 50));
  }
  return performance.now() - begun;
}

const CONTACT_ROWS = `INSERT INTO contacts (tenant_id, id, account_id, phone, country, first_name, timezone, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
  SELECT $1, 'con_' || lpad(n::text, 26, '0'), $1, '+1303' || (2000000 + n), 'US', 'Ada ' || n, $3, '{}', 'opted_in', 'web_form', now() - interval '1 hour', now() - interval '1 hour', now(), 1
    FROM generate_series(1, $2) AS n`;
