import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/**
 * Records a call in its own transaction; a worker appends the entry to the hash chain. `paramsHash`
 * comes from hashParams.
 */
export const appendAudit = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    keyId: string,
    skill: string,
    outcome: string,
    paramsHash: string,
    requestId: string,
    at: Date,
    ruleId: string | null,
  ]
>(
  'audit.append',
  `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at, rule_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** One of several successful calls of a tenant that share a transaction. */
export interface CallRecord {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly skill: string;
  readonly paramsHash: string;
  readonly requestId: string;
  readonly ruleId: string | null;
  readonly now: Date;
}

const CALLS = rowList({
  id: 'text',
  account_id: 'text',
  key_id: 'text',
  skill: 'text',
  params_hash: 'text',
  request_id: 'text',
  rule_id: 'text?',
  now: 'timestamptz',
});

const appendCalls = statement<[tenantId: string, calls: ParamOf<typeof CALLS>]>(
  'audit.append_calls',
  `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at, rule_id)
   SELECT $1, id, account_id, key_id, skill, 'ok', params_hash, request_id, now, rule_id FROM ${CALLS.from('$2', 'one')}`,
);

export async function appendAuditOfCalls(tx: Sql, tenantId: string, calls: readonly CallRecord[]): Promise<void> {
  const rows = calls.map(({ id, accountId, keyId, skill, paramsHash, requestId, ruleId, now }) => ({
    id,
    account_id: accountId,
    key_id: keyId,
    skill,
    params_hash: paramsHash,
    request_id: requestId,
    rule_id: ruleId,
    now,
  }));
  await tx.run(appendCalls, tenantId, CALLS.param(rows));
}
