import type { Stage } from './stage.ts';

/** Figures that are measured together, on their own service and database. */
export interface BenchRow {
  /** Its name on the command line. */
  readonly name: string;
  readonly group: 'Calls' | 'Segments' | 'Background work' | 'Isolation and overload' | 'Process' | 'Peers';
  /** Description and limit, for --help and RESULTS.md. */
  readonly measures: string;
  /** The environment variable without which it is skipped. */
  readonly needs?: string;
  readonly run: (stage: Stage) => Promise<Figure[]>;
}

/**
 * One line of the table: a figure and its limit, both measured in the same run. Only the ratio is
 * checked, because rates, times and sizes depend on the machine.
 */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  /** Ratio to the limit; null for a figure that consists of guarantees only. */
  readonly ratio: number | null;
  /** Smallest and largest ratio that passes. */
  readonly min?: number;
  readonly max?: number;
  readonly guarantees?: readonly Guarantee[];
  readonly p50Ms?: number;
  readonly p99Ms?: number;
}

/** A condition that holds on every machine, such as "no duplicates". */
export interface Guarantee {
  readonly text: string;
  readonly passed: boolean;
}

/** What a figure must satisfy. A ratio that is not a number fails. */
export function requirements({ ratio, min, max, guarantees = [] }: Figure): Guarantee[] {
  const value = ratio ?? Number.NaN;
  return [
    ...(min === undefined ? [] : [{ text: `at least ${min}`, passed: value >= min }]),
    ...(max === undefined ? [] : [{ text: `at most ${max}`, passed: value <= max }]),
    ...guarantees,
  ];
}

export function passes(figure: Figure): boolean {
  return requirements(figure).every(({ passed }) => passed);
}

/** The figure of a row that failed. The other rows still run. */
export function failedFigure(name: string, error: unknown): Figure {
  const { message } = error as Error;
  return {
    name,
    measured: 'failed',
    limit: `${message}`.split('\n')[0]?.slice(0, 120) ?? '',
    ratio: null,
    guarantees: [{ text: 'completes', passed: false }],
  };
}

export function perSecond(count: number, ms: number): number {
  return count / (ms / 1000);
}

/** The value below which this fraction of the values lie. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
