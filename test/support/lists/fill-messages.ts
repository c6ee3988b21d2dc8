import type pg from 'pg';

/** A stored message, as far as the filters of messages.list look at it. */
export interface FilledMessage {
  readonly id: string;
  readonly contact: string | null;
  readonly campaign: string | null;
  readonly journey: string | null;
  readonly node: string | null;
  readonly state: string;
}

/**
 * Adds messages to an account. Most are delivered; a hundred are in one of the other states, and
 * the newest 300 are accepted or sent. Campaign, journey, node and contact `rare` have three each.
 */
export async function fillMessages(pool: pg.Pool, accountId: string, count: number): Promise<void> {
  await pool.query(MESSAGES, [accountId, count]);
  await pool.query(QUEUE, [accountId]);
  await pool.query(LEASE, [accountId]);
  await pool.query(
    `INSERT INTO contact_merges (tenant_id, account_id, loser_id, winner_id, phone, merged_at)
     SELECT $1, $1, 'con_' || n, 'con_winner', '+1', now() FROM generate_series(1, 3) AS n`,
    [accountId],
  );
  await pool.query('ANALYZE messages, message_queue, message_leases, contact_merges');
}

/** All of an account, the newest first, with the states that callers see. */
export async function readMessages(pool: pg.Pool, accountId: string): Promise<readonly FilledMessage[]> {
  const { rows } = await pool.query<FilledMessage>(
    `SELECT m.id, m.contact_id AS contact, m.campaign_id AS campaign, m.journey_id AS journey, m.node_id AS node,
            CASE WHEN m.state IN ('queued', 'scheduled') AND q.message_id IS NULL THEN 'submitting' ELSE m.state END AS state
       FROM messages m LEFT JOIN message_queue q ON q.tenant_id = m.tenant_id AND q.message_id = m.id
      WHERE m.tenant_id = $1 AND m.account_id = $1 ORDER BY m.id DESC`,
    [accountId],
  );
  return rows;
}

const MESSAGES = `INSERT INTO messages (tenant_id, id, account_id, campaign_id, journey_id, node_id, contact_id, number_id, from_phone, to_phone, body, encoding,
    segments, credits, purpose, state, end_state, due_at, carrier, created_at, accepted_at)
  SELECT $1, 'msg_' || lpad(n::text, 26, '0'), $1, campaign, journey, CASE WHEN journey = 'jrn_rare' THEN 'jnd_rare' WHEN journey IS NOT NULL THEN 'jnd_' || n % 3 END,
         CASE WHEN n % ($2 / 3) = 7 THEN 'con_rare' ELSE 'con_' || n % 700 END, 'num_1', '+12025550100', '+12025550101', 'Hello', 'GSM-7', 1, 1, 'marketing',
         state, CASE WHEN state IN ('undelivered', 'failed', 'expired', 'canceled', 'rejected', 'delivery_unconfirmed') THEN state END,
         now(), 'simulator', now(), CASE WHEN state <> 'queued' THEN now() END
    FROM (SELECT n, CASE WHEN n % ($2 / 3) = 8 THEN 'cmp_rare' WHEN n % 4 < 2 THEN 'cmp_' || n % 2 END AS campaign,
                 CASE WHEN n % ($2 / 3) = 8 OR n % 4 < 2 THEN NULL WHEN n % ($2 / 3) = 10 THEN 'jrn_rare' WHEN n % 4 = 2 THEN 'jrn_1' END AS journey,
                 CASE WHEN n > $2 - 300 THEN CASE WHEN n % 2 = 0 THEN 'accepted' ELSE 'sent' END
                      WHEN n % ($2 / 100) = 3 THEN (ARRAY['undelivered', 'failed', 'expired', 'canceled', 'rejected', 'delivery_unconfirmed', 'queued', 'scheduled'])[1 + n / ($2 / 100) % 8]
                      ELSE 'delivered' END AS state
            FROM generate_series(1, $2::int) AS n) AS drawn`;
/** Of those that wait, every third is being submitted. */
const QUEUE = `INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
  SELECT tenant_id, id, coalesce(campaign_id, number_id), now(), campaign_id IS NULL
    FROM (SELECT m.*, row_number() OVER (ORDER BY id) AS nth FROM messages m WHERE tenant_id = $1 AND state IN ('queued', 'scheduled')) AS m WHERE nth % 3 > 0`;
const LEASE = `INSERT INTO message_leases (tenant_id, queue, id, message_ids, claimed_at, lease_until)
  SELECT $1, 'num_1', 'lse_1', array_agg(m.id), now(), now() + interval '10 years' FROM messages m
   WHERE m.tenant_id = $1 AND m.state IN ('queued', 'scheduled')
     AND NOT EXISTS (SELECT FROM message_queue q WHERE q.tenant_id = $1 AND q.message_id = m.id)`;
