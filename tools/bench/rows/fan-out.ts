import { setTimeout as sleep } from 'node:timers/promises';
import { launch, senderAccount } from '../campaign.ts';
import { claimAndMark } from '../claim-and-mark.ts';
import { vacuum } from '../contacts.ts';
import { rate } from '../load.ts';
import { idleMemoryMb, peakMemoryFigure } from '../memory.ts';
import { type BenchRow, perSecond } from '../row.ts';
import type { Bench } from '../stage.ts';

/** As in src/sending/campaigns/fan-out/chunk.ts. */
const CHUNK = 1_000;
const BARE_CHUNKS = 200;
const QUEUE_ROWS = 30_000;
const DRAIN_MS = 10_000;
const TIMEOUT_MS = 120_000;

/**
 * The limit writes the same rows and nothing else, so a ratio near 1 means that evaluation costs
 * little. The last run had 0.91, earlier versions 0.47; the bound is between them and below the
 * variation of slower machines.
 */
const MIN_RATIO = 0.6;
/** Half of the ratio of the last run (about 0.15), as in campaign-drain. */
const MIN_DISPATCH_RATIO = 0.075;

export const fanOut: BenchRow = {
  name: 'fan-out',
  group: 'Background work',
  measures: `a campaign to a million contacts from its launch until each has its recipient row and message, at a number that sends almost nothing meanwhile, then dispatch of that queue at full rate; limit: two bare INSERT … SELECT of these rows, in chunks of ${CHUNK}; for dispatch: a loop that only claims rows and marks them done`,
  run: async (stage) => {
    const bench = await stage.service();
    const contacts = stage.sized(1_000_000, 20_000);
    const account = await senderAccount(bench, contacts);
    await bench.pool.query(SET_RATE, [account.accountId, 1]);
    const worker = await bench.worker();
    const idleMb = await idleMemoryMb(worker);
    const id = await launch(bench, account);
    const own = [account.accountId, id];
    const startedAt = performance.now();
    const isComplete = await fannedOut(bench, own, TIMEOUT_MS);
    const ms = performance.now() - startedAt;
    // Stop a fan-out that was too slow, so that the run ends.
    await bench.pool.query(END, own);
    const { rows } = await bench.pool.query<{ rows: number; contacts: number; messages: number }>(COUNTS, own);
    const [counted] = rows;
    const decided = counted?.rows ?? 0;
    const isExact = counted !== undefined && counted.contacts === decided && counted.messages === decided;
    const ours = perSecond(decided, ms);

    const dispatched = await dispatchRate(bench, own, stage.sized(DRAIN_MS, 1_000));
    const memory = peakMemoryFigure(worker, idleMb);
    await bench.pool.query(SET_RATE, [account.accountId, 1]);
    await vacuum(bench.pool);
    const bare = await bareChunks(bench, own, stage.sized(BARE_CHUNKS, 10));
    const bareQueue = await claimAndMark(bench, stage.sized(QUEUE_ROWS, 3_000));
    return [
      {
        name: `fan-out of ${contacts} contacts`,
        measured: `${isComplete ? '' : `${decided} after `}${(ms / 1000).toFixed(1)} s, ${rate(ours)}`,
        limit: `bare INSERT … SELECT of both rows ${rate(bare)}`,
        ratio: ours / bare,
        min: MIN_RATIO,
        guarantees: [
          { text: 'one row and one message each', passed: isExact && (!isComplete || decided === contacts) },
        ],
      },
      {
        name: 'dispatch from that queue',
        measured: rate(dispatched),
        limit: `bare claim and mark ${rate(bareQueue)}`,
        ratio: dispatched / bareQueue,
        min: MIN_DISPATCH_RATIO,
      },
      memory,
    ];
  },
};

const SET_RATE = 'UPDATE phone_numbers SET messages_per_second = $2, paced_until = now() WHERE tenant_id = $1';
const COUNTS = `SELECT count(*)::int AS rows, count(DISTINCT r.contact_id)::int AS contacts, count(DISTINCT m.id)::int AS messages
    FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
   WHERE r.tenant_id = $1 AND r.campaign_id = $2`;
const DONE = 'SELECT fanout_done AS done FROM campaigns WHERE tenant_id = $1 AND id = $2';
const END = 'UPDATE campaigns SET fanout_done = true WHERE tenant_id = $1 AND id = $2';
const ACCEPTED =
  'SELECT count(*)::int AS n FROM messages WHERE tenant_id = $1 AND campaign_id = $2 AND accepted_at IS NOT NULL';

async function fannedOut({ pool }: Bench, own: readonly string[], timeoutMs: number): Promise<boolean> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    const { rows } = await pool.query<{ done: boolean }>(DONE, [...own]);
    if (rows[0]?.done === true) return true;
    await sleep(20);
  }
  return false;
}

/** Messages per second that the carrier accepts at full rate. */
async function dispatchRate({ pool }: Bench, own: readonly string[], ms: number): Promise<number> {
  const accepted = async (): Promise<number> => (await pool.query<{ n: number }>(ACCEPTED, [...own])).rows[0]?.n ?? 0;
  await pool.query(SET_RATE, [own[0], 1_000_000]);
  await sleep(1_000);
  const [before, startedAt] = [await accepted(), performance.now()];
  await sleep(ms);
  return perSecond((await accepted()) - before, performance.now() - startedAt);
}

/**
 * The minimum of a fan-out, in contacts per second: read the contacts, write a recipient row and a
 * message for each.
 */
async function bareChunks({ pool }: Bench, [tenantId, campaignId]: readonly string[], chunks: number): Promise<number> {
  const client = await pool.connect();
  const startedAt = performance.now();
  let cursor = '';
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    await client.query('BEGIN');
    const { rows } = await client.query<{ last: string }>({
      name: 'rows',
      text: BARE_ROWS,
      values: [tenantId, campaignId, cursor, CHUNK],
    });
    await client.query({ name: 'messages', text: BARE_MESSAGES, values: [tenantId, campaignId, cursor, CHUNK] });
    await client.query('COMMIT');
    cursor = rows[0]?.last ?? cursor;
  }
  const ours = perSecond(chunks * CHUNK, performance.now() - startedAt);
  client.release();
  return ours;
}

const BARE_ROWS = `WITH made AS (
    INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, message_id, decision_id, available, decided_at)
    SELECT $1, 'cmp_bare', c.id, 'accepted', NULL, 'msg_bare' || substr(c.id, 9), (SELECT decision_id FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2 LIMIT 1), 1, now()
      FROM contacts c WHERE c.tenant_id = $1 AND c.id > $3 ORDER BY c.id LIMIT $4
    RETURNING contact_id)
  SELECT max(contact_id) AS last FROM made`;

const BARE_MESSAGES = `INSERT INTO messages (tenant_id, id, account_id, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
                        purpose, state, state_reason, hold_id, due_at, carrier, created_at)
  SELECT $1, 'msg_bare' || substr(c.id, 9), $1, 'cmp_bare', c.id, 'num_bare', '+15550100001', c.phone,
         'Hi ' || c.first_name || ', our spring offer starts today. Reply STOP to opt out.', 'GSM-7', 1, 1, 'marketing', 'queued', NULL, NULL, now() + interval '1 day', 'simulator', now()
    FROM contacts c WHERE c.tenant_id = $1 AND c.id > $3 AND $2 <> '' ORDER BY c.id LIMIT $4`;
