import type { Owner } from '../domain/account.ts';
import { hashParams } from '../domain/audit/call-hash.ts';
import type { KeyedHasher } from '../platform/crypto/keyed-hasher.ts';
import type { Sql, Transaction } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { appendAudit, auditParam } from './append-audit.ts';

export interface AuditedCall {
  readonly skill: string;
  readonly params: object;
  readonly account: Owner;
  readonly key: { readonly id: string };
  readonly requestId: string;
  readonly service: { readonly hashesOf: KeyedHasher };
  readonly newId: (prefix: IdPrefix) => string;
  readonly now: Date;
  /** Of a call that an automation rule makes. */
  readonly cause?: { readonly ruleId: string };
}

/**
 * Records a successful call. Calls that send data out are recorded as well, though they change
 * nothing here.
 */
export async function auditCall(sql: Sql, call: AuditedCall): Promise<void> {
  await sql.run(appendAudit, ...entryOf(call));
}

/** Same as `auditCall`, sent together with the COMMIT. */
export function auditOnCommit(tx: Transaction, call: AuditedCall): void {
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
  cause,
}: AuditedCall) {
  const paramsHash = hashParams(service.hashesOf, { ...params });
  const call = { id: newId('aud'), accountId, keyId: key.id, skill, paramsHash, requestId, now };
  return [tenantId, auditParam([{ ...call, ruleId: cause?.ruleId ?? null }])] as const;
}
