import { endProcess } from '../../../test/support/service-process.ts';
import { senderAccount, waitForCount } from '../campaign.ts';
import { buildJourney, publishJourney } from '../journey.ts';
import { rate } from '../load.ts';
import { type BenchRow, type Figure, median, perSecond } from '../row.ts';
import type { Account, Bench, Stage } from '../stage.ts';

/** Node steps per second that a worker must reach beside the messages. */
const MIN_STEPS = 2_000;
/** Longest time after which a timer that is due has fired. */
const MAX_LAG_MS = 2_000;

export const journeys: BenchRow = {
  name: 'journeys',
  group: 'Background work',
  measures: `contacts through a journey of ten nodes with two messages, one worker; limit: ${MIN_STEPS} node steps per second. Timers that are due while a million others wait; limit: ${MAX_LAG_MS / 1000} s, and the same with none`,
  run: async (stage) => {
    const bench = await stage.service();
    return [await throughTenNodes(stage, bench), ...(await timers(stage, bench))];
  },
};

async function throughTenNodes(stage: Stage, bench: Bench): Promise<Figure> {
  const contacts = stage.sized(100_000, 3_000);
  const account = await senderAccount(bench, contacts);
  const { segment } = (await bench.call(account.key, 'segments.create', {
    name: 'Everyone',
    rules: { kind: 'field', field: 'country', operator: 'exists' },
  })) as { segment: { id: string } };
  const { tag } = (await bench.call(account.key, 'tags.create', { name: 'Seen' })) as { tag: { id: string } };
  const send = { kind: 'send', text: 'Acme: Hi {{ first_name }}, see what is new. Reply STOP to opt out.' };
  const past = { kind: 'delay_until', at: '2026-01-01T00:00:00Z' };
  const id = await buildJourney(
    bench,
    account,
    { entry: { kind: 'schedule', segment_id: segment.id } },
    {
      past,
      mark: { kind: 'tag', tag_id: tag.id },
      consents: { kind: 'split', rules: { kind: 'consent', status: 'opted_in' } },
      which: {
        kind: 'random_split',
        variants: [
          { name: 'a', share: 50 },
          { name: 'b', share: 50 },
        ],
      },
      change: { kind: 'update_contact', attributes: { step: 1 } },
      hello: send,
      again: { ...past },
      converted: { kind: 'goal' },
      bye: { ...send, text: 'Acme: That was all, {{ first_name }}. Reply STOP to opt out.' },
      end: { kind: 'exit' },
    },
    [
      ['past', 'next', 'mark'],
      ['mark', 'next', 'consents'],
      ['consents', 'true', 'which'],
      ['consents', 'false', 'end'],
      ['which', 'variant:a', 'change'],
      ['which', 'variant:b', 'change'],
      ['change', 'next', 'hello'],
      ['hello', 'next', 'again'],
      ['again', 'next', 'converted'],
      ['converted', 'next', 'bye'],
      ['bye', 'next', 'end'],
    ],
  );
  const worker = await bench.worker();
  await publishJourney(bench, account, id);
  const startedAt = performance.now();
  const done = 'journey_enrollments WHERE tenant_id = $1 AND ended_at IS NOT NULL';
  await waitForCount(bench, done, [account.accountId], contacts, { timeoutMs: 900_000 });
  const tookMs = performance.now() - startedAt;
  await endProcess(worker);
  const steps = await count(bench, 'journey_steps WHERE tenant_id = $1', account.accountId);
  const messages = await count(bench, 'messages WHERE tenant_id = $1', account.accountId);
  const perSec = perSecond(steps, tookMs);
  return {
    name: `${contacts} contacts through ten nodes with two messages, beside their dispatch`,
    measured: `${rate(perSec)} node steps`,
    limit: rate(MIN_STEPS),
    ratio: perSec / MIN_STEPS,
    min: 1,
    guarantees: [{ text: 'each contact gets each message once', passed: messages === contacts * 2 }],
  };
}

async function timers(stage: Stage, bench: Bench): Promise<Figure[]> {
  const waiting = stage.sized(1_000_000, 20_000);
  const account = await senderAccount(bench, 1_000);
  const nodes = { wait: { kind: 'delay', duration: { amount: 1, unit: 'minutes' } }, end: { kind: 'exit' } };
  const id = await buildJourney(bench, account, { entry: { kind: 'call' } }, nodes, [['wait', 'next', 'end']]);
  await publishJourney(bench, account, id);
  const worker = await bench.worker();
  const alone = await lagOf(bench, account, id);
  await bench.pool.query(
    `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, node_id, arrived_at, due_at, attempts, event, entered_at)
     SELECT tenant_id, 'enr_waiting' || n, account_id, journey_id, version, 'con_waiting' || n, 'active', node_id, now(), now() + interval '90 days' + n * interval '1 second', 1, event, now()
       FROM journey_enrollments, generate_series(1, $2) AS n WHERE journey_id = $1 AND id = (SELECT min(id) FROM journey_enrollments WHERE journey_id = $1)`,
    [id, waiting],
  );
  await bench.pool.query('ANALYZE journey_enrollments');
  const beside = await lagOf(bench, account, id);
  await endProcess(worker);
  return [
    {
      name: `a timer fires after it is due, with ${waiting} others that wait`,
      measured: `${Math.round(beside)} ms`,
      limit: `${MAX_LAG_MS} ms; ${Math.round(alone)} ms with none`,
      ratio: beside / MAX_LAG_MS,
      max: 1,
    },
  ];
}

/** The median time between the due time of a delay and the step after it. */
async function lagOf(bench: Bench, { key, accountId }: Account, id: string): Promise<number> {
  const { rows } = await bench.pool.query<{ id: string }>(
    `SELECT id FROM contacts c WHERE tenant_id = $1 AND NOT EXISTS (
       SELECT FROM journey_enrollments e WHERE e.contact_id = c.id AND e.journey_id = $2) ORDER BY id LIMIT 50`,
    [accountId, id],
  );
  const contactIds = rows.map((row) => row.id);
  await bench.call(key, 'journeys.enroll', { journey_id: id, contact_ids: contactIds });
  const done = 'journey_enrollments WHERE journey_id = $1 AND ended_at IS NOT NULL AND contact_id = ANY ($2)';
  await waitForCount(bench, done, [id, contactIds], contactIds.length);
  const { rows: lags } = await bench.pool.query<{ ms: number }>(
    `SELECT extract(epoch FROM s.at - (w.detail ->> 'until')::timestamptz)::float8 * 1000 AS ms
       FROM journey_enrollments e
       JOIN journey_steps w ON w.tenant_id = e.tenant_id AND w.enrollment_id = e.id AND w.outcome = 'waits'
       JOIN journey_steps s ON s.tenant_id = e.tenant_id AND s.enrollment_id = e.id AND s.outcome = 'next'
      WHERE e.journey_id = $1 AND e.contact_id = ANY ($2)`,
    [id, contactIds],
  );
  return median(lags.map(({ ms }) => ms));
}

async function count({ pool }: Bench, condition: string, accountId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${condition}`, [accountId]);
  return rows[0]?.n ?? 0;
}
