import type { Purpose } from '../../domain/consent.ts';
import type { CampaignState } from '../../domain/states.ts';
import { notFound } from '../../errors.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import type { Audience } from './audience.ts';

export interface CampaignRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly state: CampaignState;
  readonly state_reason: string | null;
  readonly purpose: Purpose;
  readonly body: string | null;
  readonly template_id: string | null;
  readonly template_version: number | null;
  readonly audience: Audience;
  readonly number_id: string | null;
  readonly program_id: string | null;
  readonly send_at: Date | null;
  readonly throttle_per_minute: number | null;
  readonly fanout_cursor: string;
  readonly fanout_done: boolean;
  readonly audience_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly launched_at: Date | null;
  readonly finished_at: Date | null;
  readonly version: number;
  /** Of the call that launched it. */
  readonly request_id: string | null;
}

export const CAMPAIGN_COLUMNS = `tenant_id, id, account_id, name, state, state_reason, purpose, body, template_id, template_version, audience, number_id, program_id,
  send_at, throttle_per_minute, fanout_cursor, fanout_done, audience_count, created_at, updated_at, launched_at, finished_at, version, request_id`;

const find = statement<[tenantId: string, accountId: string, id: string], CampaignRow>(
  'campaigns.find',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);

/** Holds the row until the transaction ends: what changes a campaign's state does so one at a time. */
const lock = statement<[tenantId: string, accountId: string, id: string], CampaignRow>(
  'campaigns.lock',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE`,
);

/** Waits for the chunks of a fan-out that are under way, and lets none begin before the transaction ends. */
const holdRanges = statement<[tenantId: string, id: string], { up_to: string }>(
  'campaigns.hold_ranges',
  'SELECT up_to FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2 ORDER BY up_to FOR UPDATE',
);

const lockRunning = statement<[tenantId: string, id: string], CampaignRow>(
  'campaigns.lock_running',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'running' FOR UPDATE`,
);

const dropRanges = statement<[tenantId: string, id: string]>(
  'campaigns.drop_ranges',
  'DELETE FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2',
);

const setState = statement<
  [tenantId: string, id: string, state: string, reason: string | null, now: Date, finishedAt: Date | null],
  CampaignRow
>(
  'campaigns.set_state',
  `UPDATE campaigns SET state = $3, state_reason = $4, updated_at = $5, finished_at = coalesce($6, finished_at),
          launched_at = CASE WHEN $3 = 'running' THEN coalesce(launched_at, $5) ELSE launched_at END
    WHERE tenant_id = $1 AND id = $2 RETURNING ${CAMPAIGN_COLUMNS}`,
);

export async function requireCampaign(
  sql: Sql,
  owner: Owner,
  id: string,
  how: 'read' | 'lock' = 'read',
): Promise<CampaignRow> {
  const row = await sql.row(how === 'lock' ? lock : find, owner.tenantId, owner.accountId, id);
  if (row === null)
    throw notFound('campaign', [{ skill: 'campaigns.list', params: {}, why: 'Lists the campaigns of this account.' }]);
  if (how === 'lock') await sql.rows(holdRanges, owner.tenantId, id);
  return row;
}

/** Moves a campaign that the caller holds locked. */
export async function moveCampaign(
  tx: Sql,
  campaign: CampaignRow,
  state: CampaignState,
  reason: string | null,
  now: Date,
): Promise<CampaignRow> {
  const finished = state === 'completed' || state === 'canceled' ? now : null;
  if (finished !== null) await tx.run(dropRanges, campaign.tenant_id, campaign.id);
  return (await tx.row(setState, campaign.tenant_id, campaign.id, state, reason, now, finished)) ?? campaign;
}

/** Pauses a campaign that cannot go on by itself; one that is not running any more stays as it is. */
export async function pauseRunning(tx: Sql, tenantId: string, id: string, reason: string, now: Date): Promise<void> {
  const campaign = await tx.row(lockRunning, tenantId, id);
  if (campaign !== null) await moveCampaign(tx, campaign, 'paused', reason, now);
}
