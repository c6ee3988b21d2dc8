import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { causeIn } from './cause-of.ts';
import type { NewSignal } from './signal.ts';

/**
 * Keeps the signals that have a listener: without a listener this is one look-up in the primary
 * key of signal_listeners for each signal.
 */
const insertSignals = batchStatement<
  [
    tenantId: string,
    accountId: string,
    ids: readonly string[],
    kinds: readonly string[],
    names: readonly string[],
    contactIds: readonly (string | null)[],
    data: readonly string[],
    times: readonly Date[],
    depths: readonly number[],
    roots: readonly (string | null)[],
    now: Date,
  ]
>(
  'signals.insert',
  `INSERT INTO signals (tenant_id, id, account_id, kind, name, contact_id, data, depth, root_id, occurred_at, created_at)
   SELECT $1, one.id, $2, one.kind, one.name, one.contact_id, one.data,
          one.depth, one.root_id, one.occurred_at, $11
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::timestamptz[], $9::smallint[], $10::text[])
            AS one (id, kind, name, contact_id, data, occurred_at, depth, root_id)
    WHERE EXISTS (SELECT FROM signal_listeners l
                   WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.kind = one.kind COLLATE "C" AND l.name IN (one.name COLLATE "C", ''))`,
);

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
  const causes = signals.map(({ contactId }) => causeIn(sql, contactId));
  await sql.run(
    insertSignals,
    tenantId,
    accountId,
    signals.map(() => newId('sig', now.getTime())),
    signals.map(({ kind }) => kind),
    signals.map(({ name }) => name),
    signals.map(({ contactId }) => contactId),
    signals.map(({ data }) => JSON.stringify(data)),
    signals.map(({ occurredAt }) => occurredAt),
    causes.map(({ depth }) => depth),
    causes.map(({ rootId }) => rootId),
    now,
  );
}
