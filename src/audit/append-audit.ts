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

const appendCalls = statement<[tenantId: string, calls: string]>(
  'audit.append_calls',
  `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at, rule_id)
   SELECT $1, id, "accountId", "keyId", skill, 'ok', "paramsHash", "requestId", now, "ruleId"
     FROM jsonb_to_recordset($2::jsonb) AS one (id text, "accountId" text, "keyId" text, skill text, "paramsHash" text, "requestId" text, "ruleId" text, now timestamptz)`,
);

export async function appendAuditOfCalls(tx: Sql, tenantId: string, calls: readonly CallRecord[]): Promise<void> {
  await tx.run(appendCalls, tenantId, JSON.stringify(calls));
}
