import { setTimeout as sleep } from 'node:timers/promises';
import { launch, sender } from '../campaign.ts';
import { settle } from '../contacts.ts';
import { rate } from '../load.ts';
import { memoryOf } from '../process.ts';
import { atLeast, atMost, type BenchRow, must, perSecond } from '../row.ts';
import type { Bench } from '../stage.ts';

/** As src/messaging/campaigns/fan-out-chunk.ts. */
const CHUNK = 1_000;
const BARE_CHUNKS = 200;
const DRAIN_MS = 10_000;
const PATIENCE_MS = 120_000;

export const fanOut: BenchRow = {
  name: 'fan-out',
  group: 'Work that outlives a call',
  measures: `from the launch of a campaign to a million contacts until each has its row and its text, at a number so slow that next to nothing is handed over meanwhile, then with the number let go; limit: two bare INSERT … SELECT, of the rows and of the texts, in chunks of ${CHUNK}`,
  run: async (stage) => {
    const bench = await stage.service();
    const contacts = stage.sized(1_000_000, 20_000);
    const account = await sender(bench, contacts);
    await bench.pool.query(SLOW, [account.accountId, 1]);
    const worker = await bench.worker();
    const id = await launch(bench, account);
    const own = [account.accountId, id];
    const begun = performance.now();
    const isDone = await fannedOut(bench, own, PATIENCE_MS);
    const ms = performance.now() - begun;
    // One that was too slow ends here, so that a run has an end.
    await bench.pool.query(END, own);
    const { rows } = await bench.pool.query<{ rows: number; contacts: number; texts: number }>(BOOKS, own);
    const [books] = rows;
    const decided = books?.rows ?? 0;
    const exact = books !== undefined && books.contacts === decided && books.texts === decided;
    const ours = perSecond(decided, ms);

    const drained = await drainFor(bench, own, stage.sized(DRAIN_MS, 1_000));
    const { peakMb } = memoryOf(worker);
    await bench.pool.query(SLOW, [account.accountId, 1]);
    await settle(bench.pool);
    const bare = await bareChunks(bench, own, stage.sized(BARE_CHUNKS, 10));
    return [
      {
        name: `fan-out of ${contacts} contacts`,
        measured: `${isDone ? '' : `${decided} after `}${(ms / 1000).toFixed(1)} s, ${rate(ours)}`,
        limit: `bare INSERT … SELECT of both rows ${rate(bare)}`,
        ratio: ours / bare,
        bars: [
          atMost(ms / 1000, 20, ' s'),
          must(exact && (!isDone || decided === contacts), 'one row and one text each'),
        ],
      },
      {
        name: 'hand-over out of that queue',
        measured: rate(drained),
        limit: `the bar of campaign-drain 5000/s`,
        ratio: drained / 5000,
        bars: [atLeast(drained, 5000, '/s')],
      },
      {
        name: 'peak memory of the worker that did both',
        measured: `${Math.round(peakMb)} MB`,
        limit: 'no peer',
        ratio: null,
        bars: [atMost(peakMb, 400, ' MB')],
      },
    ];
  },
};

const SLOW = 'UPDATE sender_numbers SET messages_per_second = $2, paced_until = now() WHERE tenant_id = $1';
const BOOKS = `SELECT count(*)::int AS rows, count(DISTINCT r.contact_id)::int AS contacts, count(DISTINCT m.id)::int AS texts
    FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
   WHERE r.tenant_id = $1 AND r.campaign_id = $2`;
const DONE = 'SELECT fanout_done AS done FROM campaigns WHERE tenant_id = $1 AND id = $2';
const END = 'UPDATE campaigns SET fanout_done = true WHERE tenant_id = $1 AND id = $2';
const TAKEN =
  'SELECT count(*)::int AS n FROM messages WHERE tenant_id = $1 AND campaign_id = $2 AND accepted_at IS NOT NULL';

async function fannedOut({ pool }: Bench, own: readonly string[], patienceMs: number): Promise<boolean> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const { rows } = await pool.query<{ done: boolean }>(DONE, [...own]);
    if (rows[0]?.done === true) return true;
    await sleep(20);
  }
  return false;
}

/** Texts a second that the carrier takes at full pace. */
async function drainFor({ pool }: Bench, own: readonly string[], ms: number): Promise<number> {
  const taken = async (): Promise<number> => (await pool.query<{ n: number }>(TAKEN, [...own])).rows[0]?.n ?? 0;
  await pool.query(SLOW, [own[0], 1_000_000]);
  await sleep(1_000);
  const [before, begun] = [await taken(), performance.now()];
  await sleep(ms);
  return perSecond((await taken()) - before, performance.now() - begun);
}

/** What no fan-out can do without: to read the contacts, and to write a row and a text for each. Contacts a second. */
async function bareChunks({ pool }: Bench, [tenantId, campaignId]: readonly string[], chunks: number): Promise<number> {
  const client = await pool.connect();
  const begun = performance.now();
  let cursor = '';
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    await client.query('BEGIN');
    const { rows } = await client.query<{ last: string }>({
      name: 'rows',
      text: BARE_ROWS,
      values: [tenantId, campaignId, cursor, CHUNK],
    });
    await client.query({ name: 'texts', text: BARE_TEXTS, values: [tenantId, campaignId, cursor, CHUNK] });
    await client.query('COMMIT');
    cursor = rows[0]?.last ?? cursor;
  }
  const ours = perSecond(chunks * CHUNK, performance.now() - begun);
  client.release();
  return ours;
}

const BARE_ROWS = `WITH made AS (
    INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, message_id, decision_id, available, decided_at)
    SELECT $1, 'cmp_bare', c.id, 'accepted', NULL, 'msg_bare' || substr(c.id, 9), (SELECT decision_id FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2 LIMIT 1), 1, now()
      FROM contacts c WHERE c.tenant_id = $1 AND c.id > $3 ORDER BY c.id LIMIT $4
    RETURNING contact_id)
  SELECT max(contact_id) AS last FROM made`;

const BARE_TEXTS = `INSERT INTO messages (tenant_id, id, account_id, lane, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
                        purpose, state, state_reason, hold_id, attempt, due_at, carrier, created_at)
  SELECT $1, 'msg_bare' || substr(c.id, 9), $1, 'cmp_bare', 'cmp_bare', c.id, 'num_bare', '+15550100001', c.phone,
         'Hi ' || c.first_name || ', our spring offer starts today. Reply STOP to opt out.', 'GSM-7', 1, 1, 'marketing', 'queued', NULL, NULL, 0, now() + interval '1 day', 'simulator', now()
    FROM contacts c WHERE c.tenant_id = $1 AND c.id > $3 AND $2 <> '' ORDER BY c.id LIMIT $4`;
