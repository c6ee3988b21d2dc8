import { presentAlert } from '../../alerts/alert.ts';
import { listAlerts } from '../../alerts/queries.ts';
import { readBalance } from '../../credits/accounts.ts';
import { type Period, readPeriod } from '../../measures/read-period.ts';
import { queryRollups } from '../../measures/rollups/query.ts';
import { totalsOf } from '../../measures/totals.ts';
import type { Skill } from '../../skill.ts';
import { readRunning } from './running.ts';

/** More currencies than there are. */
const MAX_ROWS = 400;
const SHOWN_ALERTS = 10;
/** More open alerts than an account can have: each rule finds at most 20. */
const MAX_ALERTS = 300;
const SEVERITIES = ['critical', 'warning', 'info'];

/** Reads the rollups only, never messages. */
export const readSummary: Skill<'dashboard.summary'> = async (params, { db, account, now }) => {
  const { from, to } = params;
  const named = params.period ?? (from === undefined && to === undefined ? 'last_7_days' : undefined);
  const period = readPeriod(
    { compare_to: 'previous_period', ...params, ...(named && { period: named }) },
    account.calendar,
    now,
  );
  const totals = async (of: Pick<Period, 'from' | 'to'>) => ({
    from: of.from.toISOString(),
    to: of.to.toISOString(),
    totals: totalsOf(await queryRollups(db, account, { edges: [of.from, of.to], maxRows: MAX_ROWS })),
  });
  const [own, compared, balance, running, rows] = await Promise.all([
    totals(period),
    period.compared === null ? null : totals(period.compared),
    readBalance(db, account),
    readRunning(db, account),
    listAlerts(db, account, { kinds: null, states: ['open'], before: '', limit: MAX_ALERTS, now }),
  ]);
  const rank = ({ severity }: { readonly severity: string }): number => SEVERITIES.indexOf(severity);
  const alerts = rows.map((row) => presentAlert(row, now)).sort((one, other) => rank(one) - rank(other));
  return {
    timezone: period.zone,
    ...own,
    compared,
    balance,
    running,
    alerts: alerts.slice(0, SHOWN_ALERTS),
    more_alerts: alerts.length > SHOWN_ALERTS,
  };
};
