import { batchStatement, statement } from '../../platform/sql.ts';

/** Reads across tenants and locks nothing. */
export const campaignsToFanOut = statement<[], { tenant_id: string; id: string; fanout_cursor: string }>(
  'fan_out.campaigns',
  "SELECT tenant_id, id, fanout_cursor FROM campaigns WHERE state = 'running' AND NOT fanout_done ORDER BY launched_at LIMIT 100",
);

export const insertDecisions = batchStatement<
  [tenantId: string, campaignId: string, ids: readonly string[], decisions: readonly string[]]
>(
  'fan_out.insert_decisions',
  `INSERT INTO campaign_decisions (tenant_id, campaign_id, id, decision)
   SELECT $1, $2, g.id, g.decision FROM unnest($3::text[], $4::jsonb[]) AS g(id, decision) ON CONFLICT DO NOTHING`,
);

/**
 * The rows and the texts of a chunk at once. A thousand texts are of a few kinds and were decided on in a few ways: of those each contact has the number,
 * beginning with 1.
 */
export const insertChunk = batchStatement<
  [
    tenantId: string,
    accountId: string,
    campaignId: string,
    purpose: string,
    holdId: string | null,
    requestId: string | null,
    now: Date,
    decisionIds: readonly string[],
    lanes: readonly string[],
    numberIds: readonly string[],
    fromPhones: readonly string[],
    carriers: readonly string[],
    encodings: readonly string[],
    segments: readonly number[],
    credits: readonly number[],
    dueAts: readonly Date[],
    contactIds: readonly string[],
    decisions: readonly number[],
    available: readonly (number | null)[],
    reasons: readonly (string | null)[],
    messageIds: readonly (string | null)[],
    kinds: readonly (number | null)[],
    phones: readonly (string | null)[],
    bodies: readonly (string | null)[],
  ]
>(
  'fan_out.insert_chunk',
  `WITH given AS MATERIALIZED (
     SELECT * FROM unnest($17::text[], $18::smallint[], $19::bigint[], $20::text[], $21::text[], $22::smallint[], $23::text[], $24::text[])
                AS g(contact_id, decision, available, reason, message_id, kind, phone, body)),
   recipients AS (
     INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, message_id, decision_id, available, decided_at)
     SELECT $1, $3, contact_id, CASE WHEN message_id IS NULL THEN 'excluded' ELSE 'accepted' END, reason, message_id, ($8::text[])[decision], available, $7 FROM given)
   INSERT INTO messages (tenant_id, id, account_id, lane, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
                         purpose, state, state_reason, hold_id, attempt, due_at, carrier, created_at, request_id)
   SELECT $1, message_id, $2, ($9::text[])[kind], $3, contact_id, ($10::text[])[kind], ($11::text[])[kind], phone, body, ($13::text[])[kind], ($14::smallint[])[kind],
          ($15::int[])[kind], $4, 'queued', CASE WHEN ($16::timestamptz[])[kind] > $7 THEN 'quiet_hours' END, $5, 0, ($16::timestamptz[])[kind], ($12::text[])[kind], $7, $6
     FROM given WHERE message_id IS NOT NULL`,
);

/** Against being given back, which takes the row for itself; a dispatcher that paces it does not mind. */
export const holdNumbers = batchStatement<[tenantId: string, ids: readonly string[]], { id: string }>(
  'fan_out.hold_numbers',
  "SELECT id FROM sender_numbers WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'active' ORDER BY id FOR KEY SHARE",
);

/** A lane for each number of a program; dispatch finds them here. */
export const insertCampaignNumbers = batchStatement<
  [tenantId: string, campaignId: string, numberIds: readonly string[]]
>(
  'fan_out.insert_numbers',
  `INSERT INTO campaign_numbers (tenant_id, campaign_id, number_id) SELECT $1, $2, g.number_id FROM unnest($3::text[]) AS g(number_id)
   ON CONFLICT DO NOTHING`,
);
