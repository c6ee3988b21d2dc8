import { invalidParams } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { sourceStats } from './queries.ts';

const USUAL_MS = 30 * 24 * 3600 * 1000;
/** With the row of those who came by no source. */
const MOST_ROWS = 501;

export const readStats: Skill<'sources.stats'> = async ({ from, to }, { db, account, now }) => {
  const until = to === undefined ? now : new Date(to);
  const since = from === undefined ? new Date(until.getTime() - USUAL_MS) : new Date(from);
  if (since >= until) throw invalidParams('The period is empty.', [{ path: '/from', rule: 'must be before to' }]);
  const rows = await db.rows(sourceStats, account.tenantId, account.accountId, since, until, MOST_ROWS);
  const without = rows.find(({ source_id: id }) => id === null);
  return {
    from: since.toISOString(),
    to: until.toISOString(),
    rows: rows.flatMap(({ source_id: id, name, opt_ins, opt_outs, conversions, revenue }) =>
      id === null ? [] : [{ source_id: id, name: name ?? id, opt_ins, opt_outs, conversions, revenue: [...revenue] }],
    ),
    opt_outs_without_source: without?.opt_outs ?? 0,
    conversions_without_source: without?.conversions ?? 0,
    revenue_without_source: [...(without?.revenue ?? [])],
  };
};
