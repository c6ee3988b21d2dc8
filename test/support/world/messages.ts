import type { Furnish } from './index.ts';

const DECISION = JSON.stringify({
  allow: true,
  gates: [{ gate: 'state', outcome: 'pass', reason: null, inputs: { state: 'active', paused: false } }],
  rule_pack: 'us-2026-11',
});

const REPLY_DECISION = JSON.stringify({
  allow: true,
  gates: [],
  rule_pack: 'us-2026-11',
  auto_reply: 'opted_out',
  rule: 'stop.exact.en.stop',
});

const INSERT = `INSERT INTO messages (tenant_id, id, account_id, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose,
    state, decision, due_at, carrier, carrier_message_id, created_at, submitting_at, accepted_at, sent_at, finalized_at)
  VALUES ($1, $2, $1, $3, 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009', '+12025552143', '+12025550143', 'Hello', 'GSM-7', 1, 1, 'marketing',
    $4, $5, $6, 'simulator', 'sim-1', now(), $7, $7, $7, $7)`;

/**
 * A delivered message of the running campaign, a scheduled single message, the confirmation of a
 * STOP, a rejected message, an inbound message, and two of the second contact that may be opt-outs:
 * one waits for a decision, the other was decided as an opt-out.
 */
export const furnishMessages: Furnish = async (pool, { tenantId }) => {
  const now = new Date();
  const campaign = 'cmp_01jd0000000000000000000002';
  await pool.query(INSERT, [tenantId, 'msg_01jd0000000000000000000001', campaign, 'delivered', DECISION, now, now]);
  await pool.query(INSERT, [
    tenantId,
    'msg_01jd0000000000000000000002',
    null,
    'scheduled',
    DECISION,
    new Date(now.getTime() + 3_600_000),
    null,
  ]);
  await pool.query(
    `INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
     SELECT tenant_id, id, number_id, due_at, true FROM messages WHERE tenant_id = $1 AND state = 'scheduled'
     ON CONFLICT DO NOTHING`,
    [tenantId],
  );
  await pool.query(INSERT, [tenantId, 'msg_01jd0000000000000000000003', null, 'delivered', REPLY_DECISION, now, now]);
  await pool.query(INSERT, [tenantId, 'msg_01jd0000000000000000000005', null, 'rejected', DECISION, now, now]);
  await pool.query(
    "UPDATE messages SET error_code = 'invalid_destination', accepted_at = NULL, sent_at = NULL, carrier_message_id = NULL WHERE tenant_id = $1 AND state = 'rejected'",
    [tenantId],
  );
  await pool.query(
    `INSERT INTO message_receipts (tenant_id, message_id, status, done_at, received_at) VALUES ($1, 'msg_01jd0000000000000000000001', 'delivered', $2, $2)`,
    [tenantId, now],
  );
  await pool.query(
    `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, contact_id, from_phone, to_phone, text, intent, carrier_message_id, received_at)
     VALUES ($1, 'inb_01jd0000000000000000000001', $1, 'num_01jd0000000000000000000009', 'con_01jd0000000000000000000001', '+12025550143', '+12025552143', 'Hello', 'none', 'sim_01jd0_in', $2)`,
    [tenantId, now],
  );
  await pool.query(
    `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, contact_id, from_phone, to_phone, text, intent, rule_id, carrier_message_id, received_at, review_decision, reviewed_at, reviewed_by)
     VALUES ($1, 'inb_01jd0000000000000000000002', $1, 'num_01jd0000000000000000000009', 'con_01jd0000000000000000000002', '+12025550146', '+12025552143', 'this is spam', 'review', 'review.complaint.en', 'sim_01jd0_in2', $2, NULL, NULL, NULL),
            ($1, 'inb_01jd0000000000000000000003', $1, 'num_01jd0000000000000000000009', 'con_01jd0000000000000000000002', '+12025550146', '+12025552143', 'this is spam', 'review', 'review.complaint.en', 'sim_01jd0_in3', $2, 'opt_out', $2, 'contact')`,
    [tenantId, now],
  );
  await pool.query(
    "UPDATE contacts SET review_since = $2 WHERE tenant_id = $1 AND id = 'con_01jd0000000000000000000002'",
    [tenantId, now],
  );
  // Sent by a node of the journey that has ended.
  const ofJourney = 'msg_01jd0000000000000000000042';
  await pool.query(INSERT, [tenantId, ofJourney, null, 'delivered', DECISION, now, now]);
  await pool.query(
    "UPDATE messages SET journey_id = 'jrn_01jd0000000000000000000004', node_id = 'jnd_01jd0000000000000000000042', body = 'Acme: Sale! Reply STOP to opt out.' WHERE tenant_id = $1 AND id = $2",
    [tenantId, ofJourney],
  );
};
