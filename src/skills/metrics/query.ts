import { invalidParams } from '../../errors.ts';
import type { MeasureSeries } from '../../generated/types.ts';
import { isMoney } from '../../measures/definitions/evaluate.ts';
import { type MeasureName, measureOf } from '../../measures/definitions/measures.ts';
import { labelOf } from '../../measures/label.ts';
import { timeChart } from '../../measures/pictures/time-chart.ts';
import { readPeriod } from '../../measures/read-period.ts';
import { DETAILS, type Dimension } from '../../measures/rollups/dimensions.ts';
import { readSeries, type SeriesResult } from '../../measures/series.ts';
import type { Skill } from '../../skill.ts';
import { readFilters } from './read-filters.ts';

const DEFAULT_SERIES = 20;

export const queryMetrics: Skill<'metrics.query'> = async (params, { db, account, now }) => {
  const { metric, interval = 'day', group_by: groupBy = [], format = 'json', limit = DEFAULT_SERIES } = params;
  const filters = readFilters(params.filters ?? []);
  for (const dimension of [...groupBy, ...(Object.keys(filters) as Dimension[])]) requireDimension(metric, dimension);
  const period = readPeriod(params, account.calendar, now);
  const request = { measure: metric, interval, groupBy, filters };
  const [result, compared] = await Promise.all([
    readSeries(db, account, period, period, request),
    period.compared === null ? null : readSeries(db, account, period, period.compared, request),
  ]);
  const { title, unit, means } = measureOf(metric);
  const present = (one: SeriesResult): MeasureSeries[] => presentSeries(metric, groupBy, one, limit);
  return {
    metric,
    unit,
    means,
    interval,
    timezone: period.zone,
    ...boundsOf(result),
    group_by: groupBy,
    series: present(result),
    more_series: Math.max(0, result.series.length - limit),
    compared: compared === null ? null : { ...boundsOf(compared), series: present(compared) },
    ...(format === 'svg' && { svg: drawSeries(`${title} by ${interval}`, unit, interval, period.zone, result) }),
  };
};

const boundsOf = ({ edges }: SeriesResult): { from: string; to: string } => ({
  from: edges[0]?.toISOString() ?? '',
  to: edges.at(-1)?.toISOString() ?? '',
});

/** A measure has only the detail of its definition. */
function requireDimension(metric: MeasureName, dimension: Dimension): void {
  const { detail } = measureOf(metric);
  if (!DETAILS.includes(dimension) || dimension === detail) return;
  throw invalidParams(`${metric} has no ${dimension}. See metrics.catalog.`, [
    { path: '/group_by', rule: `not possible for ${metric}` },
  ]);
}

function presentSeries(
  metric: MeasureName,
  groupBy: readonly Dimension[],
  { edges, series }: SeriesResult,
  limit: number,
): MeasureSeries[] {
  const money = isMoney(metric);
  const present = (value: number | string | null) =>
    money ? { value: null, value_minor: Number(value ?? 0) } : { value: value === null ? null : Number(value) };
  return series.slice(0, limit).map(({ group, currency, total, values }) => {
    const { value, ...exact } = present(total);
    return {
      group: groupBy.map((dimension, index) => ({ dimension, value: group[index] ?? '' })),
      ...(money && { currency, total_minor: exact.value_minor ?? 0 }),
      total: value,
      points: values.map((each, index) => ({ at: edges[index]?.toISOString() ?? '', ...present(each) })),
    };
  });
}

function drawSeries(
  title: string,
  unit: string,
  interval: 'hour' | 'day' | 'week' | 'month',
  zone: string,
  { edges, series }: SeriesResult,
): string {
  const starts = edges.slice(0, -1);
  const labels = starts.map((at) => labelOf(zone, interval, at));
  const named = series.map(({ group, currency, values }) => ({
    name: [...group, currency].filter((part) => part !== '').join(', ') || '(none)',
    values: values.map((value) => (value === null ? null : Number(value))),
  }));
  const shown = named.length === 0 ? [{ name: '', values: labels.map(() => 0) }] : named;
  const totals = series.slice(0, 5).map(({ total }, index) => `${named[index]?.name}: ${total}`);
  const description = `${title}, ${labels[0]} to ${labels.at(-1)}, ${zone}. ${totals.join('; ') || 'No values'}.`;
  return timeChart({ title, unit: `${unit.replace('_', ' ')}, ${zone}`, description }, labels, shown);
}
