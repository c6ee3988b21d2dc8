import { batchStatement, statement } from '../../platform/sql.ts';

/** Reads across tenants and locks nothing. */
export const campaignsToFanOut = statement<[], { tenant_id: string; id: string; fanout_cursor: string }>(
  'fan_out.campaigns',
  "SELECT tenant_id, id, fanout_cursor FROM campaigns WHERE state = 'running' AND NOT fanout_done ORDER BY launched_at LIMIT 100",
);

export const insertRecipients = batchStatement<
  [
    tenantId: string,
    campaignId: string,
    contactIds: readonly string[],
    reasons: readonly (string | null)[],
    messageIds: readonly (string | null)[],
    now: Date,
    decisionIds: readonly string[],
    available: readonly (number | null)[],
  ]
>(
  'fan_out.insert_recipients',
  `INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, message_id, decision_id, available, decided_at)
   SELECT $1, $2, g.contact_id, CASE WHEN g.message_id IS NULL THEN 'excluded' ELSE 'accepted' END, g.reason, g.message_id, g.decision_id, g.available, $6
     FROM unnest($3::text[], $4::text[], $5::text[], $7::text[], $8::bigint[]) AS g(contact_id, reason, message_id, decision_id, available)`,
);

export const insertDecisions = batchStatement<
  [tenantId: string, campaignId: string, ids: readonly string[], decisions: readonly string[]]
>(
  'fan_out.insert_decisions',
  `INSERT INTO campaign_decisions (tenant_id, campaign_id, id, decision)
   SELECT $1, $2, g.id, g.decision FROM unnest($3::text[], $4::jsonb[]) AS g(id, decision) ON CONFLICT DO NOTHING`,
);

export const insertCampaignMessages = batchStatement<
  [
    tenantId: string,
    accountId: string,
    campaignId: string,
    numberId: string,
    fromPhone: string,
    carrier: string,
    purpose: string,
    holdId: string | null,
    now: Date,
    ids: readonly string[],
    contactIds: readonly string[],
    phones: readonly string[],
    bodies: readonly string[],
    encodings: readonly string[],
    segments: readonly number[],
    credits: readonly number[],
    dueAts: readonly Date[],
    lane: string,
    requestId: string | null,
  ]
>(
  'fan_out.insert_messages',
  `INSERT INTO messages (tenant_id, id, account_id, lane, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
                         purpose, state, state_reason, hold_id, attempt, due_at, carrier, created_at, request_id)
   SELECT $1, g.id, $2, $18, $3, g.contact_id, $4, $5, g.phone, g.body, g.encoding, g.segments, g.credits,
          $7, 'queued', CASE WHEN g.due_at > $9 THEN 'quiet_hours' END, $8, 0, g.due_at, $6, $9, $19
     FROM unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::smallint[], $16::int[], $17::timestamptz[])
          AS g(id, contact_id, phone, body, encoding, segments, credits, due_at)`,
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
