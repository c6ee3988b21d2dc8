import { readPeriod } from '../../measures/read-period.ts';
import { queryRollups } from '../../measures/rollups/query.ts';
import { tooManyGroups } from '../../measures/series.ts';
import { totalsOf } from '../../measures/totals.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Skill } from '../../skill.ts';

const MAX_ROWS = 20_000;

export const compareCampaigns: Skill<'analytics.campaigns'> = async (
  { limit = 50, ...params },
  { db, account, now },
) => {
  const { zone, from, to } = readPeriod(params, account.calendar, now);
  const rows = await queryRollups(db, account, { edges: [from, to], groupBy: ['campaign_id'], maxRows: MAX_ROWS });
  if (rows.length > MAX_ROWS) throw tooManyGroups();
  const all = [...groupBy(rows, ({ group }) => group[0] ?? '')]
    .filter(([id]) => id !== '')
    .map(([id, own]) => ({ id, totals: totalsOf(own) }))
    .sort((one, other) => other.totals.sent - one.totals.sent || (one.id < other.id ? 1 : -1));
  const shown = all.slice(0, limit);
  const campaigns = await db.tenant(account.tenantId).campaigns.findMany({
    where: { account_id: account.accountId, id: { in: shown.map(({ id }) => id) } },
    select: { id: true, name: true, state: true, launched_at: true },
  });
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return {
    timezone: zone,
    from: from.toISOString(),
    to: to.toISOString(),
    items: shown.map(({ id, totals }) => ({
      campaign_id: id,
      name: byId.get(id)?.name ?? '',
      launched_at: byId.get(id)?.launched_at?.toISOString() ?? null,
      totals,
    })),
    more_campaigns: all.length - shown.length,
  };
};
