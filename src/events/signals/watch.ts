import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { NewSignal } from './signal.ts';

/** Is told the signals before they are recorded; what it throws ends the transaction. */
export type WatchSignals = (owner: Owner, signals: readonly NewSignal[]) => Promise<void>;

const watches = new WeakMap<Sql, WatchSignals>();

/** Shows `watch` the signals that this transaction raises from now on. */
export function watchSignals(tx: Sql, watch: WatchSignals): void {
  watches.set(tx, watch);
}

export async function showSignals(sql: Sql, owner: Owner, signals: readonly NewSignal[]): Promise<void> {
  await watches.get(sql)?.(owner, signals);
}
