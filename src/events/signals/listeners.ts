import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { SignalKind } from './signal.ts';

/** What a journey or a rule waits for; an empty name stands for all signals of the kind. */
export interface Listening {
  readonly kind: SignalKind;
  readonly name: string;
}

const insertListeners = batchStatement<
  [tenantId: string, accountId: string, listenerId: string, kinds: readonly string[], names: readonly string[]]
>(
  'signals.insert_listeners',
  `INSERT INTO signal_listeners (tenant_id, account_id, kind, name, listener_id)
   SELECT DISTINCT $1, $2, one.kind, one.name, $3 FROM unnest($4::text[], $5::text[]) AS one (kind, name)
   ON CONFLICT DO NOTHING`,
);

/** Replaces what a journey or a rule waits for; with an empty list it no longer listens. */
export async function listen(
  tx: Sql,
  { tenantId, accountId }: Owner,
  listenerId: string,
  listenings: readonly Listening[],
): Promise<void> {
  await tx.tenant(tenantId).signal_listeners.deleteMany({ where: { listener_id: listenerId } });
  if (listenings.length === 0) return;
  const [kinds, names] = [listenings.map(({ kind }) => kind), listenings.map(({ name }) => name)];
  await tx.run(insertListeners, tenantId, accountId, listenerId, kinds, names);
}
