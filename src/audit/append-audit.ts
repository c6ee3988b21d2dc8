import { statement } from '../platform/database/sql.ts';

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
