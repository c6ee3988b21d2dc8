import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ContactsImportResult } from '../../generated/types.ts';

export interface Totals {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly duplicates: number;
  readonly consent_recorded: number;
  readonly rejected: number;
  readonly dropped_values: number;
}

export const NO_TOTALS: Totals = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  duplicates: 0,
  consent_recorded: 0,
  rejected: 0,
  dropped_values: 0,
};

/** The progress of an import, saved beside the file. */
export interface State {
  /** Hash of file, target and options; a different one is another import. */
  readonly identity: string;
  /** Distinguishes a restarted import from the previous one. */
  readonly run: string;
  /** All batches below this number are done. */
  readonly doneBelow: number;
  /** Done batches above it. */
  readonly doneBeyond: readonly number[];
  readonly totals: Totals;
  readonly codes: Readonly<Record<string, number>>;
  /** Contacts whose rows contradict the consent of the import, by reason. */
  readonly withheld: Readonly<Record<string, number>>;
  /** By attribute, how many values are of each type. */
  readonly types?: TypeCounts;
  /**
   * Length of the rejected file at this state; anything beyond belongs to a batch that is not
   * recorded.
   */
  readonly rejectedBytes: number;
  /** The same of the file of warnings. */
  readonly warningBytes?: number;
  readonly finished: boolean;
}

type Counted = NonNullable<ContactsImportResult['attribute_types']>[number];

/** How many values of each attribute are text, numbers, dates, and yes or no. */
export type TypeCounts = Readonly<Record<string, Omit<Counted, 'attribute'>>>;

function stateFile(file: string): string {
  return `${file}.tern-import.json`;
}

export function loadState(file: string): State | null {
  if (!existsSync(stateFile(file))) return null;
  try {
    return JSON.parse(readFileSync(stateFile(file), 'utf8')) as State;
  } catch {
    // Not our file, or damaged by a crash: the idempotency keys still prevent double imports.
    return null;
  }
}

/** Atomic, so that a kill leaves the old or the new state. */
export function saveState(file: string, state: State): void {
  const path = stateFile(file);
  writeFileSync(`${path}.new`, `${JSON.stringify(state)}\n`);
  renameSync(`${path}.new`, path);
}

export function isDone({ doneBelow, doneBeyond }: State, batch: number): boolean {
  return batch < doneBelow || doneBeyond.includes(batch);
}

export function withDone(state: State, batch: number): State {
  const beyond = new Set([...state.doneBeyond, batch]);
  let doneBelow = state.doneBelow;
  while (beyond.delete(doneBelow)) doneBelow += 1;
  return { ...state, doneBelow, doneBeyond: [...beyond] };
}

export function addTotals(a: Totals, b: Totals): Totals {
  const sum: Record<keyof Totals, number> = { ...a };
  for (const name of Object.keys(sum) as (keyof Totals)[]) sum[name] = (sum[name] ?? 0) + b[name];
  return sum;
}

export function addTypes(before: TypeCounts, counted: readonly Counted[]): TypeCounts {
  const sum: Record<string, Omit<Counted, 'attribute'>> = { ...before };
  for (const { attribute, text, number, date, yes_no } of counted) {
    const known = sum[attribute] ?? { text: 0, number: 0, date: 0, yes_no: 0 };
    sum[attribute] = {
      text: known.text + text,
      number: known.number + number,
      date: known.date + date,
      yes_no: known.yes_no + yes_no,
    };
  }
  return sum;
}
