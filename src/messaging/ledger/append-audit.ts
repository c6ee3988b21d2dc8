import { statement } from '../../platform/sql.ts';

/** What was done with a key, in the transaction that does it; the sealing worker puts it into the chain. `paramsHash` is that of hashParams. */
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
  ]
>(
  'ledger.append_audit',
  `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
