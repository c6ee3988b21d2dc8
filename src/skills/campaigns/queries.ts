import { CAMPAIGN_COLUMNS, type CampaignRow } from '../../messaging/campaigns/campaign.ts';
import { WITHDRAWN, type WithdrawnMessage } from '../../messaging/ending/withdrawn.ts';
import { statement } from '../../platform/sql.ts';

export const insertCampaign = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    name: string,
    purpose: string,
    body: string | null,
    templateId: string | null,
    audience: string,
    numberId: string | null,
    programId: string | null,
    throttle: number | null,
    now: Date,
  ],
  CampaignRow
>(
  'campaigns.insert',
  `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, template_id, audience, number_id, program_id, throttle_per_minute, paced_until,
                          fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
   VALUES ($1, $2, $3, $4, 'draft', $5, $6, $7, $8::jsonb, $9, $10, $11, 'epoch', '', false, 0, $12, $12, 1) RETURNING ${CAMPAIGN_COLUMNS}`,
);

export const rewriteCampaign = statement<
  [
    tenantId: string,
    id: string,
    name: string,
    purpose: string,
    body: string | null,
    templateId: string | null,
    audience: string,
    numberId: string | null,
    programId: string | null,
    throttle: number | null,
    now: Date,
  ],
  CampaignRow
>(
  'campaigns.rewrite',
  `UPDATE campaigns SET name = $3, purpose = $4, body = $5, template_id = $6, audience = $7::jsonb, number_id = $8, program_id = $9, throttle_per_minute = $10,
          updated_at = $11, version = version + 1
    WHERE tenant_id = $1 AND id = $2 RETURNING ${CAMPAIGN_COLUMNS}`,
);

/** Freezes what preflight saw: the version of the template and the sender, unless a program's numbers are it. The walk starts from the front. */
export const launchCampaign = statement<
  [
    tenantId: string,
    id: string,
    state: string,
    sendAt: Date | null,
    numberId: string | null,
    templateVersion: number | null,
    audienceCount: number,
    now: Date,
    requestId: string,
  ],
  CampaignRow
>(
  'campaigns.launch',
  `UPDATE campaigns SET state = $3, state_reason = NULL, send_at = $4, number_id = $5, template_version = $6, audience_count = $7,
          launched_at = CASE WHEN $3 = 'running' THEN $8::timestamptz END, updated_at = $8,
          request_id = $9
    WHERE tenant_id = $1 AND id = $2 RETURNING ${CAMPAIGN_COLUMNS}`,
);

export const listCampaigns = statement<
  [tenantId: string, accountId: string, before: string, state: string | null, limit: number],
  CampaignRow
>(
  'campaigns.list',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns
    WHERE tenant_id = $1 AND account_id = $2 AND ($3 = '' OR id < $3) AND ($4::text IS NULL OR state = $4) ORDER BY id DESC LIMIT $5`,
);

/** What waits is canceled; what a dispatcher holds is on its way and stays. */
export const cancelWaiting = statement<
  [tenantId: string, campaignId: string, accountId: string, reason: string, now: Date],
  WithdrawnMessage
>(
  'campaigns.cancel_waiting',
  `UPDATE messages m SET ${WITHDRAWN}
    WHERE m.tenant_id = $1 AND m.campaign_id = $2 AND m.account_id = $3 AND m.state IN ('queued', 'scheduled', 'held')
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);

export interface RecipientRow {
  readonly contact_id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly message_id: string | null;
  readonly status: string | null;
  readonly rule_version: string | null;
  readonly decided_at: Date;
}

/** Walks the primary key (tenant_id, campaign_id, contact_id); each text is one look-up. */
export const listRecipients = statement<
  [tenantId: string, campaignId: string, after: string, outcome: string | null, status: string | null, limit: number],
  RecipientRow
>(
  'campaigns.list_recipients',
  `SELECT r.contact_id, r.outcome, r.reason, r.message_id, m.state AS status, coalesce(r.decision, d.decision) ->> 'rule_pack' AS rule_version, r.decided_at
     FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
     LEFT JOIN campaign_decisions d ON d.tenant_id = $1 AND d.campaign_id = $2 AND d.id = r.decision_id
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.contact_id > $3
      AND ($4::text IS NULL OR r.outcome = $4) AND ($5::text IS NULL OR m.state = $5)
    ORDER BY r.contact_id LIMIT $6`,
);
