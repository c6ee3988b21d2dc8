import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import type { SignalContent } from '../../events/signals/signal.ts';
import type { Sql } from '../../platform/database/sql.ts';

type Change = Extract<SignalContent, { kind: 'contact' }>;

/** Tells rules that contacts were created or updated, in the transaction of the change. */
export async function raiseContactChanges(
  tx: Sql,
  owner: Owner,
  contactIds: readonly string[],
  { name, source }: Pick<Change, 'name'> & Change['data'],
  now: Date,
): Promise<void> {
  const signals = contactIds.map((contactId) => ({
    kind: 'contact' as const,
    name,
    contactId,
    occurredAt: now,
    data: { source },
  }));
  await raiseSignals(tx, owner, signals, now);
}
