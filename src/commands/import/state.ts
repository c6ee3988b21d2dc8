import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Totals {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly duplicates: number;
  readonly consent_recorded: number;
  readonly rejected: number;
}

export const NOTHING: Totals = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  duplicates: 0,
  consent_recorded: 0,
  rejected: 0,
};

/** What of an import is done, as it lies beside the file. */
export interface State {
  /** Which file goes where with which options; another one is another import. */
  readonly identity: string;
  /** Tells an import that was started afresh from the one before. */
  readonly run: string;
  /** Every batch below this number is done. */
  readonly doneBelow: number;
  /** Later ones that were faster. */
  readonly doneBeyond: readonly number[];
  readonly totals: Totals;
  readonly codes: Readonly<Record<string, number>>;
  /** How long the file of refused rows was at that moment: what is behind it is from a batch that does not count yet. */
  readonly rejectedBytes: number;
  readonly finished: boolean;
}

export function stateFile(file: string): string {
  return `${file}.tern-import.json`;
}

export function loadState(file: string): State | null {
  if (!existsSync(stateFile(file))) return null;
  try {
    return JSON.parse(readFileSync(stateFile(file), 'utf8')) as State;
  } catch {
    // Not ours, or of a machine that went down while it was written: the idempotency keys see to it that nothing counts twice.
    return null;
  }
}

/** In one step, so that a kill leaves the state before or the state after. */
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
  return Object.fromEntries(
    Object.entries(a).map(([name, count]) => [name, count + b[name as keyof Totals]]),
  ) as unknown as Totals;
}
