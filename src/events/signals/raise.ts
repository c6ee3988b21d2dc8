import type { Owner } from '../../domain/account.ts';
import { longRowList, type ParamOf } from '../../platform/database/row-list.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { causeIn } from './cause-of.ts';
import type { NewSignal } from './signal.ts';
import { showSignals } from './watch.ts';

const SIGNALS = longRowList({
  id: 'text',
  kind: 'text',
  name: 'text',
  contact_id: 'text?',
  data: 'jsonb',
  depth: 'smallint',
  root_id: 'text?',
  occurred_at: 'timestamptz',
});

/**
 * Keeps the signals that have a listener: without a listener this is one look-up in the primary
 * key of signal_listeners for each signal.
 */
const insertSignals = batchStatement<
  [tenantId: string, accountId: string, signals: ParamOf<typeof SIGNALS>, now: Date]
>(
  'signals.insert',
  `INSERT INTO signals (tenant_id, id, account_id, kind, name, contact_id, data, depth, root_id, occurred_at, created_at)
   SELECT $1, one.id, $2, one.kind, one.name, one.contact_id, one.data,
          one.depth, one.root_id, one.occurred_at, $4
     FROM ${SIGNALS.from('$3', 'one')}
    WHERE EXISTS (SELECT FROM signal_listeners l
                   WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.kind = one.kind COLLATE "C" AND l.name IN (one.name COLLATE "C", ''))`,
);

/** Of most accounts nothing listens. */
const findListener = statement<
  [tenantId: string, accountId: string, kinds: readonly string[]],
  { readonly listens: boolean }
>(
  'signals.find_listener',
  `SELECT EXISTS (SELECT FROM signal_listeners WHERE tenant_id = $1 AND account_id = $2 AND kind = ANY ($3)) AS listens`,
);

/** For more signals, a look-up of listeners first costs less than sending them. */
const MAX_SENT_UNASKED = 20;

/**
 * Records what happened in the transaction of the change, so that both are committed or neither.
 */
export async function raiseSignals(
  sql: Sql,
  { tenantId, accountId }: Owner,
  signals: readonly NewSignal[],
  now: Date,
): Promise<void> {
  if (signals.length === 0) return;
  await showSignals(sql, { tenantId, accountId }, signals);
  if (signals.length > MAX_SENT_UNASKED) {
    const kinds = [...new Set(signals.map(({ kind }) => kind))];
    if ((await sql.row(findListener, tenantId, accountId, kinds))?.listens !== true) return;
  }
  const rows = signals.map(({ kind, name, contactId, data, occurredAt }) => {
    const { depth, rootId } = causeIn(sql, contactId);
    const id = newId('sig', now.getTime());
    return { id, kind, name, contact_id: contactId, data, depth, root_id: rootId, occurred_at: occurredAt };
  });
  await sql.run(insertSignals, tenantId, accountId, SIGNALS.param(rows), now);
}
