import type { Owner } from '../../domain/account.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { type CampaignRow, LISTED_COLUMNS } from '../../sending/campaigns/campaign.ts';
import type { Experiment, Phase } from '../../sending/campaigns/experiment.ts';
import type { RecurrenceSettings } from '../../sending/campaigns/recurrence.ts';

/** The values of a draft that callers set; a paused campaign accepts some of them. */
export type CampaignValues = Pick<
  CampaignRow,
  | 'name'
  | 'purpose'
  | 'body'
  | 'template_id'
  | 'audience'
  | 'number_id'
  | 'program_id'
  | 'local_time'
  | 'throttle_per_minute'
  | 'smart_encoding'
  | 'shorten_links'
  | 'media'
  | 'media_fallback'
  | 'guard'
  | 'experiment'
>;

export async function insertCampaign(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  { audience, experiment, guard, media, ...values }: CampaignValues,
  now: Date,
): Promise<CampaignRow> {
  const row = await tx.tenant(tenantId).campaigns.create({
    data: {
      tenant_id: tenantId,
      id,
      account_id: accountId,
      ...values,
      audience,
      experiment: toNullableJson(experiment),
      guard: toNullableJson(guard),
      media: toNullableJson(media),
      state: 'draft',
      paced_until: new Date(0),
      fanout_cursor: '',
      fanout_done: false,
      audience_count: 0,
      created_at: now,
      updated_at: now,
      version: 1,
    },
  });
  return row;
}

/** The caller must hold the lock of the campaign. */
export function saveCampaign(
  tx: Sql,
  campaign: CampaignRow,
  { audience, experiment, guard, media, ...values }: CampaignValues,
  now: Date,
): Promise<CampaignRow> {
  return change(tx, campaign, {
    ...values,
    audience,
    experiment: toNullableJson(experiment),
    guard: toNullableJson(guard),
    media: toNullableJson(media),
    updated_at: now,
    version: campaign.version + 1,
  });
}

interface Launch {
  readonly state: 'scheduled' | 'recurring' | 'running';
  readonly recurrence: RecurrenceSettings | null;
  readonly next_occurrence_at: Date | null;
  readonly occurrence_due_at: Date | null;
  readonly send_at: Date | null;
  readonly number_id: string | null;
  readonly template_version: number | null;
  readonly experiment: Experiment | null;
  readonly phase: Phase | null;
  readonly audience_count: number;
  readonly audience_rules: CampaignRow['audience_rules'];
  readonly request_id: string;
}

/**
 * Stores what preflight checked: the version of the template and, unless the campaign sends from
 * the numbers of a program, the number. The caller must hold the lock of the campaign.
 */
export function launchCampaign(
  tx: Sql,
  campaign: CampaignRow,
  { experiment, recurrence, audience_rules: rules, ...launch }: Launch,
  now: Date,
): Promise<CampaignRow> {
  const launchedAt = launch.state === 'scheduled' ? null : now;
  const pinned = {
    ...launch,
    experiment: toNullableJson(experiment),
    recurrence: toNullableJson(recurrence),
    audience_rules: toNullableJson(rules),
  };
  return change(tx, campaign, { ...pinned, state_reason: null, launched_at: launchedAt, updated_at: now });
}

function change(
  tx: Sql,
  { tenant_id: tenantId, id }: CampaignRow,
  data: Prisma.campaignsUncheckedUpdateInput,
): Promise<CampaignRow> {
  const where = { tenant_id_id: { tenant_id: tenantId, id } };
  return tx.tenant(tenantId).campaigns.update({ where, data });
}

/** Without the IDs of its contacts, of which there can be thousands, and without its variants. */
export interface ListedCampaignRow extends Omit<CampaignRow, 'experiment'> {
  readonly include_count: number;
  readonly exclude_count: number;
}

const LISTED = `${LISTED_COLUMNS}, audience #- '{include,contact_ids}' #- '{exclude,contact_ids}' AS audience,
          coalesce(jsonb_array_length(audience #> '{include,contact_ids}'), 0) AS include_count,
          coalesce(jsonb_array_length(audience #> '{exclude,contact_ids}'), 0) AS exclude_count`;

/** One page, newest first, before the id `before`. */
export const listCampaigns = statement<
  [tenantId: string, accountId: string, before: string, state: string | null, limit: number],
  ListedCampaignRow
>(
  'campaigns.list',
  `SELECT ${LISTED} FROM campaigns
    WHERE tenant_id = $1 AND account_id = $2 AND ($3 = '' OR id < $3) AND ($4::text IS NULL OR state = $4)
    ORDER BY id DESC
    LIMIT $5`,
);

/** The same of one series, by an index of its own. */
export const listSeries = statement<
  [tenantId: string, accountId: string, before: string, state: string | null, limit: number, seriesId: string],
  ListedCampaignRow
>(
  'campaigns.list_series',
  `SELECT ${LISTED} FROM campaigns
    WHERE tenant_id = $1 AND account_id = $2 AND series_id = $6 AND ($3 = '' OR id < $3) AND ($4::text IS NULL OR state = $4)
    ORDER BY series_id DESC, id DESC
    LIMIT $5`,
);
