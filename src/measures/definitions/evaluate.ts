import { groupBy } from '../../platform/group-by.ts';
import type { RollupRow } from '../rollups/query.ts';
import { type MeasureName, measureOf } from './measures.ts';

type Sums = Pick<RollupRow, 'counts' | 'valueMinor'>;

/** Sums of several rows; money is added as integers without bound. */
export function addRows(rows: readonly Sums[]): Sums {
  const counts: Record<string, number> = {};
  let value = 0n;
  for (const row of rows) {
    for (const [name, count] of Object.entries(row.counts)) counts[name] = (counts[name] ?? 0) + count;
    value += BigInt(row.valueMinor);
  }
  return { counts: counts as Sums['counts'], valueMinor: String(value) };
}

/**
 * The value of a measure for rows that were added. Money is digits, as it may exceed 2^53; a ratio
 * is rounded to six digits, and null when there is nothing to divide by.
 */
export function measureValue(name: MeasureName, { counts, valueMinor }: Sums): number | string | null {
  const measure = measureOf(name);
  const sum = (columns: readonly string[]): number =>
    columns.reduce((whole, column) => whole + ((counts as Readonly<Record<string, number>>)[column] ?? 0), 0);
  if (measure.kind === 'ratio') {
    const per = sum(measure.per);
    return per === 0 ? null : Math.round((sum(measure.of) / per) * 1e6) / 1e6;
  }
  return measure.columns.includes('value_minor') ? valueMinor : sum(measure.columns);
}

/** Whether rows of this measure have no currency of their own. */
export const isMoney = (name: MeasureName): boolean => {
  const measure = measureOf(name);
  return measure.kind === 'sum' && measure.columns.includes('value_minor');
};

export interface Money {
  readonly currency: string;
  /** Exact up to 2^53. */
  readonly value_minor: number;
}

/** Each currency on its own; one that corrections left without conversions is none. */
export function moneyOf(rows: readonly (Sums & Pick<RollupRow, 'currency'>)[]): Money[] {
  return [...groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, ...addRows(own) }))
    .filter(({ currency, counts, valueMinor }) => currency !== '' && (counts.conversions !== 0 || valueMinor !== '0'))
    .map(({ currency, valueMinor }) => ({ currency, value_minor: Number(valueMinor) }))
    .sort(byCurrency);
}

const byCurrency = (one: Money, other: Money): number => (one.currency < other.currency ? -1 : 1);
