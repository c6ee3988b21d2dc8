import { type Cause, NO_CAUSE } from '../../domain/causes.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The cause of the signals about a contact. */
export type CauseOf = (contactId: string | null) => Cause;

const causes = new WeakMap<Sql, CauseOf>();

/**
 * Gives the signals that this transaction raises from now on their cause: the way by which rules
 * and journeys that start each other are found and stopped.
 */
export function causeSignals(tx: Sql, causeOf: CauseOf): void {
  causes.set(tx, causeOf);
}

export function causeIn(tx: Sql, contactId: string | null): Cause {
  return causes.get(tx)?.(contactId) ?? NO_CAUSE;
}
