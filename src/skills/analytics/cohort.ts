import { startOf } from '../../domain/calendar/intervals.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { labelOf } from '../../measures/label.ts';
import { readCohorts } from '../../measures/people/cohorts.ts';
import { heatMap } from '../../measures/pictures/heat-map.ts';
import { readEdges, readPeriod } from '../../measures/read-period.ts';
import type { Skill } from '../../skill.ts';

const MAX_COHORTS = 53;
const DEFAULT_MS = { week: 12 * 7 * DAY_MS, month: 365 * DAY_MS };

export const readCohort: Skill<'analytics.cohort'> = async (params, { db, account, now }) => {
  const { interval = 'month', metric = 'retained', format = 'json', timezone, week_start } = params;
  const to = params.to ?? new Date(now.getTime() + 1).toISOString();
  const from = params.from ?? new Date(Date.parse(to) - DEFAULT_MS[interval]).toISOString();
  const period = readPeriod({ from, to, timezone, week_start }, account.calendar, now);
  const start = new Date(startOf(period.zone, interval, period.from.getTime(), period.weekStart));
  const edges = readEdges(period, interval, { from: start, to: period.to }, MAX_COHORTS);
  const cohorts = await readCohorts(db, account, edges, metric);
  const rows = cohorts.map(({ people, active }, index) => ({
    at: (edges[index] as Date).toISOString(),
    people,
    periods: active.map((count) => ({
      people: count,
      share: people === 0 ? null : Math.round((count / people) * 1e6) / 1e6,
    })),
  }));
  const title = `People who ${TITLES[metric]}, by ${interval} of opt-in`;
  const unit = `share of the cohort, by ${interval}s since the opt-in, ${period.zone}`;
  const labels = cohorts.map(
    ({ people }, index) => `${labelOf(period.zone, interval, edges[index] as Date)} (${people})`,
  );
  const description = `${title}. ${labels.slice(0, 6).join('; ')}.`;
  const shown = rows.map(({ periods }, index) => ({
    name: labels[index] ?? '',
    shares: periods.map(({ share }) => share),
  }));
  return {
    interval,
    metric,
    timezone: period.zone,
    from: (edges[0] as Date).toISOString(),
    to: (edges.at(-1) as Date).toISOString(),
    rows,
    ...(format === 'svg' && { svg: heatMap({ title, unit, description }, shown) }),
  };
};

const TITLES = {
  retained: 'were still opted in',
  clicked: 'clicked',
  replied: 'replied',
  converted: 'converted',
} as const;
