import { nameTime } from '../../../domain/recurrence/rule.ts';
import { SkillError } from '../../../errors.ts';
import { emitEvents } from '../../../events/outbox/emit.ts';
import { frozenRules } from '../../../people/audience/audience-segments.ts';
import { toNullableJson } from '../../../platform/database/json.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';
import { newId } from '../../../platform/ids.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow, moveCampaign } from '../campaign.ts';
import type { Preflight } from '../preflight/preflight.ts';
import { occurrencesOfSeries, type RecurrenceSettings } from '../recurrence.ts';
import { setNextOccurrence } from './resume-series.ts';

const MAX_NAME = 120;
const MAX_BLOCKERS = 50;
/** Bounds the count of missed occurrences, of which there are at most 1,464 a year. */
const MAX_MISSED = 2_000;

/** A series that was paused, canceled or advanced since the preflight is not found. */
const lockDue = statement<[tenantId: string, id: string, version: number, occurrenceAt: Date | null], CampaignRow>(
  'series.lock_due',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns
    WHERE tenant_id = $1 AND id = $2 AND state = 'recurring' AND version = $3 AND next_occurrence_at = $4 FOR UPDATE`,
);

/**
 * Starts the campaign of the latest occurrence that is due, or records why it is skipped, and moves
 * the series on, in one transaction. Returns false when another worker was faster.
 */
export async function recordOccurrence(
  tx: Sql,
  checked: CampaignRow,
  preflight: Preflight,
  now: Date,
): Promise<boolean> {
  const { tenant_id: tenantId, id, version, next_occurrence_at: firstDue } = checked;
  const series = await tx.row(lockDue, tenantId, id, version, firstDue);
  if (series?.recurrence == null || firstDue === null) return false;
  const { at, missed, next } = dueOccurrence(series.recurrence, firstDue, now);
  const blockers = preflight.blockers.slice(0, MAX_BLOCKERS);
  const started = blockers.length === 0 && !(preflight.facts instanceof SkillError);
  const campaignId = started ? await insertOccurrence(tx, series, series.recurrence, at, preflight, now) : null;
  await tx.tenant(tenantId).campaign_occurrences.create({
    data: {
      tenant_id: tenantId,
      series_id: id,
      occurrence_at: at,
      campaign_id: campaignId,
      missed,
      blockers: blockers,
    },
  });
  if (!started) await emitSkipped(tx, series, at, blockers, now);
  await setNextOccurrence(tx, series, next);
  if (next === null) await moveCampaign(tx, series, 'completed', null, now);
  return true;
}

/** Of several occurrences that are due, only the latest is made. */
function dueOccurrence(
  recurrence: RecurrenceSettings,
  firstDue: Date,
  now: Date,
): { readonly at: Date; readonly missed: number; readonly next: Date | null } {
  const occurrences = occurrencesOfSeries(recurrence);
  let [at, missed] = [firstDue, 0];
  let next = occurrences.next(at, 'exclusive');
  while (next !== null && next <= now && missed < MAX_MISSED) {
    [at, missed] = [next, missed + 1];
    next = occurrences.next(at, 'exclusive');
  }
  return { at, missed, next };
}

async function insertOccurrence(
  tx: Sql,
  series: CampaignRow,
  recurrence: RecurrenceSettings,
  at: Date,
  { total, audience }: Preflight,
  now: Date,
): Promise<string> {
  const id = newId('cmp', now.getTime());
  const { tenant_id, account_id, purpose, body, template_id, template_version, number_id, program_id } = series;
  const { local_time, throttle_per_minute, smart_encoding, shorten_links, request_id, experiment } = series;
  const media = { media: toNullableJson(series.media), media_fallback: series.media_fallback };
  const copied = { purpose, body, template_id, template_version, number_id, program_id };
  const own = experiment && { ...experiment, seed: experiment.seed === series.id ? id : experiment.seed };
  await tx.tenant(tenant_id).campaigns.create({
    data: {
      tenant_id,
      id,
      account_id,
      ...copied,
      local_time,
      throttle_per_minute,
      request_id,
      ...media,
      smart_encoding,
      shorten_links,
      audience_rules: toNullableJson(frozenRules(audience)),
      name: nameOf(series.name, recurrence, at),
      state: 'running',
      series_id: series.id,
      send_at: at,
      launched_at: now,
      audience: series.audience,
      experiment: toNullableJson(own),
      guard: toNullableJson(series.guard),
      phase: own?.winner == null ? null : 'testing',
      paced_until: new Date(0),
      fanout_cursor: '',
      fanout_done: false,
      audience_count: total,
      created_at: now,
      updated_at: now,
      version: 1,
    },
  });
  return id;
}

/** With the date of the occurrence in the zone of the series, and its time if a day has several. */
function nameOf(name: string, recurrence: RecurrenceSettings, at: Date): string {
  const suffix = ` ${nameTime(recurrence, at)}`;
  return `${[...name]
    .slice(0, MAX_NAME - suffix.length)
    .join('')
    .trimEnd()}${suffix}`;
}

function emitSkipped(
  tx: Sql,
  { tenant_id: tenantId, id, account_id: accountId, name, request_id: requestId }: CampaignRow,
  at: Date,
  blockers: Preflight['blockers'],
  now: Date,
): Promise<void> {
  const codes = [...new Set(blockers.map(({ code }) => code))];
  const data = { campaign_id: id, name, occurrence_at: at.toISOString(), blockers: codes };
  return emitEvents(tx, tenantId, [{ type: 'campaign.skipped', accountId, requestId, data }], now);
}
