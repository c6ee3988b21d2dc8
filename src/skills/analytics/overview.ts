import { type Period, readPeriod } from '../../measures/read-period.ts';
import { queryRollups } from '../../measures/rollups/query.ts';
import { totalsOf } from '../../measures/totals.ts';
import type { Skill } from '../../skill.ts';

/** More currencies than there are. */
const MAX_ROWS = 400;

/** Reads the rollups only, never messages. */
export const readOverview: Skill<'analytics.overview'> = async (params, { db, account, now }) => {
  const period = readPeriod(params, account.calendar, now);
  const totals = async ({ from, to }: Pick<Period, 'from' | 'to'>) => ({
    from: from.toISOString(),
    to: to.toISOString(),
    totals: totalsOf(await queryRollups(db, account, { edges: [from, to], maxRows: MAX_ROWS })),
  });
  const { zone, compared } = period;
  const [own, other] = await Promise.all([totals(period), compared === null ? null : totals(compared)]);
  return { timezone: zone, ...own, compared: other };
};
