import { DAY_MS } from '../../domain/durations.ts';
import { emptyPeriod } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { sourceStats } from './queries.ts';

const DEFAULT_PERIOD_MS = 30 * DAY_MS;
/** 500 sources, and the row for contacts without a source. */
const MAX_ROWS = 501;

export const readStats: Skill<'sources.stats'> = async ({ from, to }, { db, account, now }) => {
  const until = to === undefined ? now : new Date(to);
  const since = from === undefined ? new Date(until.getTime() - DEFAULT_PERIOD_MS) : new Date(from);
  if (since >= until) throw emptyPeriod();
  const rows = await db.rows(sourceStats, account.tenantId, account.accountId, since, until, MAX_ROWS);
  const unattributed = rows.find(({ source_id: id }) => id === null);
  return {
    from: since.toISOString(),
    to: until.toISOString(),
    rows: rows.flatMap(({ source_id: id, name, opt_ins, opt_outs, conversions, revenue }) =>
      id === null ? [] : [{ source_id: id, name: name ?? id, opt_ins, opt_outs, conversions, revenue: [...revenue] }],
    ),
    opt_outs_without_source: unattributed?.opt_outs ?? 0,
    conversions_without_source: unattributed?.conversions ?? 0,
    revenue_without_source: [...(unattributed?.revenue ?? [])],
  };
};
