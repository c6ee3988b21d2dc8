import { hashParams } from '../../domain/call-hash.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { KeyedHasher } from '../../platform/keyed-hasher.ts';
import type { Sql, Transaction } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { appendAudit } from './append-audit.ts';

export interface AuditedCall {
  readonly skill: string;
  readonly params: object;
  readonly account: Owner;
  readonly key: { readonly id: string };
  readonly requestId: string;
  readonly service: { readonly hashesOf: KeyedHasher };
  readonly newId: (prefix: IdPrefix) => string;
  readonly now: Date;
}

/** One call that went well. What leaves the house is written down as well, though nothing in it changes. */
export async function auditCall(sql: Sql, call: AuditedCall): Promise<void> {
  await sql.run(appendAudit, ...entryOf(call));
}

/** The same, with the end of its transaction. */
export function auditAtEnd(tx: Transaction, call: AuditedCall): void {
  tx.last(appendAudit, ...entryOf(call));
}

function entryOf({
  skill,
  params,
  account: { tenantId, accountId },
  key,
  requestId,
  service,
  newId,
  now,
}: AuditedCall) {
  const hash = hashParams(service.hashesOf, { ...params });
  return [tenantId, newId('aud'), accountId, key.id, skill, 'ok', hash, requestId, now] as const;
}
