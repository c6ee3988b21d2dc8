import type { Stage } from './stage.ts';

/** What is measured together; on a service and a database that nothing else has touched. */
export interface BenchRow {
  /** How the command line calls it. */
  readonly name: string;
  readonly group: 'Calls' | 'Work that outlives a call' | 'Neighbours and overload' | 'The process' | 'Peers';
  /** What is measured, and what its limit is: for --help and RESULTS.md. */
  readonly measures: string;
  readonly run: (stage: Stage) => Promise<Figure[]>;
}

/** One line of the table: a figure beside its limit of the same run. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  /** To the limit; null where nothing is there to divide by. */
  readonly ratio: number | null;
  /** What we hold ourselves to. */
  readonly bars: readonly Bar[];
  readonly p50Ms?: number;
  readonly p99Ms?: number;
}

export interface Bar {
  readonly text: string;
  readonly isHeld: boolean;
}

/** A value that is no number holds no bar. */
export function atLeast(value: number, least: number, unit = ''): Bar {
  return { text: `at least ${least}${unit}`, isHeld: value >= least };
}

export function atMost(value: number, most: number, unit = ''): Bar {
  return { text: `at most ${most}${unit}`, isHeld: value <= most };
}

/** What must be so whatever the machine. */
export function must(isSo: boolean, text: string): Bar {
  return { text, isHeld: isSo };
}

export function holds({ bars }: Figure): boolean {
  return bars.every(({ isHeld }) => isHeld);
}

/** A row that did not come to its end: the others are measured all the same. */
export function brokenOff(name: string, error: unknown): Figure {
  const { message } = error as Error;
  return {
    name,
    measured: 'broke off',
    limit: `${message}`.split('\n')[0]?.slice(0, 120) ?? '',
    ratio: null,
    bars: [must(false, 'comes to its end')],
  };
}

export function perSecond(count: number, ms: number): number {
  return count / (ms / 1000);
}

/** The value below which a share of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function middle(values: readonly number[]): number {
  return quantile(values, 0.5);
}
