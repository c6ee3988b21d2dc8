import type { Furnish } from './index.ts';

const EXPERIMENT = JSON.stringify({
  seed: 'cmp_01jd0000000000000000000005',
  variants: ['A', 'B'].map((name) => ({
    name,
    body: `${name} {{ first_name }}! Reply STOP to opt out.`,
    weight: 1,
    template_id: null,
    template_version: null,
  })),
  hold_out_percent: 0,
  test_percent: 100,
  winner: null,
});

const WAITING = JSON.stringify({
  ...(JSON.parse(EXPERIMENT) as object),
  seed: 'cmp_01jd0000000000000000000007',
  test_percent: 20,
  winner: {
    metric: 'clicks',
    decide_after_hours: 4,
    min_recipients_per_variant: 100,
    confidence_percent: 95,
    on_no_winner: 'stop',
  },
});

/**
 * A draft, a draft without an audience, a draft of an experiment, an experiment that waits for its
 * decision, a series, a running, a paused and a canceled campaign.
 * The running one has sent to its one contact.
 */
export const furnishCampaigns: Furnish = async (pool, { tenantId }) => {
  for (const [id, state] of [
    ['cmp_01jd0000000000000000000001', 'draft'],
    ['cmp_01jd0000000000000000000002', 'running'],
    ['cmp_01jd0000000000000000000003', 'paused'],
  ] as const) {
    await pool.query(
      `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, audience, number_id, paced_until, fanout_cursor, fanout_done, audience_count,
         created_at, updated_at, launched_at, version)
       VALUES ($1, $2, $1, 'Spring', $3, 'marketing', 'Hi {{ first_name }}! Reply STOP to opt out.', '{"include": {"all": true}}',
         CASE WHEN $3 = 'running' THEN 'num_01jd0000000000000000000009' END, now(), '', $3 <> 'draft', 0, now(), now(), CASE WHEN $3 = 'draft' THEN NULL ELSE now() END, 1)`,
      [tenantId, id, state],
    );
  }
  await pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, audience, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_01jd0000000000000000000004', $1, 'Nobody', 'draft', 'marketing', 'Hi', '{"include": {"contact_ids": ["con_01jd000000000000000000zzzz"]}}', now(), '', false, 0, now(), now(), 1)`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, audience, experiment, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_01jd0000000000000000000005', $1, 'Spring', 'draft', 'marketing', '{"include": {"all": true}}', $2, now(), '', false, 0, now(), now(), 1)`,
    [tenantId, EXPERIMENT],
  );
  await pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, audience, experiment, phase, decide_at, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, launched_at, version)
     VALUES ($1, 'cmp_01jd0000000000000000000007', $1, 'Spring', 'running', 'marketing', '{"include": {"all": true}}', $2, 'waiting_for_decision', '2036-11-21T15:00:00Z', now(), '~', true, 0, now(), now(), now(), 1)`,
    [tenantId, WAITING],
  );
  await pool.query(
    `WITH series AS (
       INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, audience, recurrence, next_occurrence_at, paced_until, fanout_cursor, fanout_done, audience_count,
         created_at, updated_at, launched_at, version)
       VALUES ($1, 'cmp_01jd0000000000000000000006', $1, 'Spring', 'recurring', 'marketing', 'Hello. Reply STOP to opt out.', '{"include": {"all": true}}',
         '{"rrule": "FREQ=WEEKLY", "timezone": "America/New_York", "start_at": "2026-11-20T15:00:00.000Z"}', '2036-11-21T15:00:00Z', now(), '', false, 0, now(), now(), now(), 1))
     INSERT INTO campaign_occurrences (tenant_id, series_id, occurrence_at, campaign_id, blockers, missed)
     VALUES ($1, 'cmp_01jd0000000000000000000006', '2026-11-20T15:00:00Z', 'cmp_01jd0000000000000000000002', '[]', 0)`,
    [tenantId],
  );
  await pool.query(
    "UPDATE campaigns SET series_id = 'cmp_01jd0000000000000000000006' WHERE tenant_id = $1 AND id IN ('cmp_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002')",
    [tenantId],
  );
  await pool.query(
    `WITH decided AS (
       INSERT INTO campaign_decisions (tenant_id, campaign_id, id, decision)
       VALUES ($1, 'cmp_01jd0000000000000000000002', 'decision', '{"allow": true, "gates": [], "rule_pack": "us-2026-11"}'))
     INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, message_id, decision_id, decided_at)
     VALUES ($1, 'cmp_01jd0000000000000000000002', 'con_01jd0000000000000000000001', 'accepted', 'msg_01jd0000000000000000000001', 'decision', now())`,
    [tenantId],
  );
  await pool.query(
    `WITH canceled AS (
       INSERT INTO campaigns (tenant_id, id, account_id, name, state, state_reason, purpose, body, audience, paced_until, fanout_cursor, fanout_done, audience_count,
         created_at, updated_at, launched_at, finished_at, version)
       VALUES ($1, 'cmp_01jd0000000000000000000008', $1, 'Spring', 'canceled', 'caller', 'marketing', 'Hello. Reply STOP to opt out.', '{"include": {"all": true}}', now(), '~', true, 1,
         now(), now(), now(), now(), 1))
     INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, decided_at)
     VALUES ($1, 'cmp_01jd0000000000000000000008', 'con_01jd0000000000000000000001', 'canceled', 'campaign_canceled', now())`,
    [tenantId],
  );
};
