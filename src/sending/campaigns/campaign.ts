import type { Owner } from '../../domain/account.ts';
import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { MediaFallback } from '../../domain/media/limits.ts';
import type { CampaignState } from '../../domain/states.ts';
import { notFound } from '../../errors.ts';
import { emitEvents } from '../../events/outbox/emit.ts';
import type { SegmentRule } from '../../generated/types.ts';
import type { ApprovedMedia } from '../../media/media-file.ts';
import type { Audience } from '../../people/audience/parts.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Experiment, Phase } from './experiment.ts';
import type { Guard } from './guard.ts';
import { keepUnreached } from './keep-unreached.ts';
import { raiseCampaignEnd } from './raise-end.ts';
import type { RecurrenceSettings } from './recurrence.ts';

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
  /** The rules of the audience's segments by ID, from the launch on; null without segments. */
  readonly audience_rules: Readonly<Record<string, SegmentRule>> | null;
  readonly number_id: string | null;
  readonly program_id: string | null;
  readonly send_at: Date | null;
  /** `HH:MM` on the clock of each recipient; null: as soon as possible. */
  readonly local_time: string | null;
  /** Of a series. */
  readonly recurrence: RecurrenceSettings | null;
  readonly next_occurrence_at: Date | null;
  /** The series that created the campaign. */
  readonly series_id: string | null;
  readonly throttle_per_minute: number | null;
  readonly smart_encoding: SmartEncoding | null;
  readonly shorten_links: boolean | null;
  readonly media: readonly ApprovedMedia[] | null;
  readonly media_fallback: MediaFallback | null;
  readonly guard: Guard | null;
  readonly experiment: Experiment | null;
  readonly phase: Phase | null;
  /** Time of the experiment's decision; null until its test messages are submitted. */
  readonly decide_at: Date | null;
  readonly audience_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly launched_at: Date | null;
  readonly finished_at: Date | null;
  readonly version: number;
  /** Request ID of the call that launched the campaign. */
  readonly request_id: string | null;
}

/** Without the columns that can be large. */
export const LISTED_COLUMNS = `tenant_id, id, account_id, name, state, state_reason, purpose, body, template_id, template_version, number_id, program_id,
  send_at, local_time, recurrence, series_id, next_occurrence_at, throttle_per_minute, smart_encoding, shorten_links, media, media_fallback, guard, phase, decide_at, audience_count, created_at, updated_at, launched_at, finished_at, version, request_id`;
export const CAMPAIGN_COLUMNS = `${LISTED_COLUMNS}, audience, audience_rules, experiment`;

/** Changes of a campaign's state are serialized by this row lock. */
const lock = statement<[tenantId: string, accountId: string, id: string], CampaignRow>(
  'campaigns.lock',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE`,
);

/** Waits for running fan-out chunks, and blocks new ones until the transaction ends. */
const lockRanges = statement<[tenantId: string, id: string], { up_to: string }>(
  'campaigns.lock_ranges',
  'SELECT up_to FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2 ORDER BY up_to FOR UPDATE',
);

const lockRunning = statement<[tenantId: string, id: string], CampaignRow>(
  'campaigns.lock_running',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'running' FOR UPDATE`,
);

async function find(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<CampaignRow | null> {
  const row = await sql.tenant(tenantId).campaigns.findFirst({ where: { account_id: accountId, id } });
  return row as CampaignRow | null;
}

export async function requireCampaign(
  sql: Sql,
  owner: Owner,
  id: string,
  how: 'read' | 'lock' = 'read',
): Promise<CampaignRow> {
  const row = how === 'lock' ? await sql.row(lock, owner.tenantId, owner.accountId, id) : await find(sql, owner, id);
  if (row === null)
    throw notFound('campaign', [{ skill: 'campaigns.list', params: {}, why: 'Lists the campaigns of this account.' }]);
  if (how === 'lock') await sql.rows(lockRanges, owner.tenantId, id);
  return row;
}

/** Changes the state of a campaign whose row the caller has locked. */
export async function moveCampaign(
  tx: Sql,
  campaign: CampaignRow,
  state: CampaignState,
  reason: string | null,
  now: Date,
): Promise<CampaignRow> {
  const { tenant_id, id } = campaign;
  const rows = tx.tenant(tenant_id);
  const finished = state === 'completed' || state === 'canceled';
  if (state === 'canceled') await keepUnreached(tx, tenant_id, id);
  if (state === 'completed') {
    await rows.campaign_ranges.deleteMany({ where: { campaign_id: id } });
    await rows.campaign_remainders.deleteMany({ where: { campaign_id: id } });
  }
  const times = {
    ...(finished && { finished_at: now }),
    ...(state === 'running' && { launched_at: campaign.launched_at ?? now, guarded_since: now }),
  };
  const moved = await rows.campaigns.update({
    where: { tenant_id_id: { tenant_id, id } },
    data: { state, state_reason: reason, updated_at: now, ...times },
  });
  if (finished) await raiseCampaignEnd(tx, { ...campaign, state }, now);
  return moved;
}

/**
 * Pauses a campaign and tells the partner. `reasonOf` is called with the campaign locked; null
 * means that the cause is gone. Returns false when the campaign is not running.
 */
export async function pauseRunning(
  tx: Sql,
  tenantId: string,
  id: string,
  reasonOf: () => string | Promise<string | null>,
  now: Date,
): Promise<boolean> {
  const campaign = await tx.row(lockRunning, tenantId, id);
  const reason = campaign === null ? null : await reasonOf();
  if (campaign === null || reason === null) return false;
  await moveCampaign(tx, campaign, 'paused', reason, now);
  const { account_id: accountId, name, request_id: requestId } = campaign;
  const data = { campaign_id: id, name, reason };
  await emitEvents(tx, tenantId, [{ type: 'campaign.paused', accountId, requestId, data }], now);
  return true;
}
