import { DAY_MS } from '../../domain/durations.ts';
import type { AnalyticsCampaignRow } from '../../generated/types.ts';
import { measureOf } from '../../measures/definitions/measures.ts';
import { labelOf } from '../../measures/label.ts';
import { barChart } from '../../measures/pictures/bar-chart.ts';
import { readEdges, readPeriod } from '../../measures/read-period.ts';
import type { Dimension } from '../../measures/rollups/dimensions.ts';
import { queryRollups, type RollupRow } from '../../measures/rollups/query.ts';
import { tooManyGroups } from '../../measures/series.ts';
import { totalsOf } from '../../measures/totals.ts';
import { groupBy as groupRows } from '../../platform/group-by.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';

const MAX_ROWS = 5_000;
const MAX_HOURS = 1_000;
/** People click, reply and buy for a while after a campaign. */
const AFTER_MS = 90 * DAY_MS;

export const readCampaign: Skill<'analytics.campaign'> = async (params, { db, account, now }) => {
  const { campaign_id: id, group_by: groupBy = 'variant', format = 'json', metric = 'delivered', timezone } = params;
  const campaign = await requireCampaign(db, account, id);
  const start = campaign.launched_at ?? campaign.created_at;
  const end = new Date(Math.min(now.getTime() + 1, (campaign.finished_at ?? now).getTime() + AFTER_MS));
  const period = readPeriod({ from: start.toISOString(), to: end.toISOString(), timezone }, account.calendar, now);
  const hours = groupBy === 'hour' || groupBy === 'day' ? groupBy : null;
  const dimension: Dimension[] = groupBy === 'hour' || groupBy === 'day' ? [] : [groupBy];
  const edges = hours === null ? [period.from, period.to] : readEdges(period, hours, period, MAX_HOURS);
  const rows = await queryRollups(db, account, {
    edges,
    groupBy: dimension,
    maxRows: MAX_ROWS,
    filters: { campaign_id: [campaign.id] },
  });
  if (rows.length > MAX_ROWS) throw tooManyGroups();
  const keyOf = ({ position, group }: RollupRow): string =>
    hours === null ? (group[0] ?? '') : (edges[position]?.toISOString() ?? '');
  const groups = [...groupRows(rows, keyOf)].map(([group, own]) => ({ group, totals: totalsOf(own) }));
  const ordered = hours === null ? groups.sort((one, other) => other.totals[metric] - one.totals[metric]) : groups;
  const names = campaign.experiment?.variants.map(({ name }) => name) ?? [];
  const nameOf = (group: string): string => {
    if (hours !== null) return labelOf(period.zone, hours, new Date(group));
    return groupBy === 'variant' ? (names[Number(group) - 1] ?? group) : group;
  };
  const title = `${campaign.name}: ${measureOf(metric).title.toLowerCase()} by ${groupBy.replace('_id', '').replace('_', ' ')}`;
  const bars = ordered.map(({ group, totals }) => ({ name: nameOf(group), value: totals[metric] }));
  const description = `${title}. ${bars
    .slice(0, 5)
    .map(({ name, value }) => `${name || '(none)'}: ${value}`)
    .join('; ')}.`;
  return {
    campaign_id: campaign.id,
    name: campaign.name,
    group_by: groupBy,
    timezone: period.zone,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    totals: totalsOf(rows),
    rows: ordered.map((row): AnalyticsCampaignRow => ({ ...row, name: nameOf(row.group) })),
    ...(format === 'svg' && { svg: barChart({ title, unit: measureOf(metric).unit, description }, bars) }),
  };
};
