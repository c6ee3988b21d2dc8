import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { statement } from '../platform/database/sql.ts';

const CALLS = rowList({
  id: 'text',
  account_id: 'text',
  key_id: 'text',
  skill: 'text',
  outcome: 'text',
  params_hash: 'text',
  request_id: 'text',
  rule_id: 'text?',
  at: 'timestamptz',
});

/** Records calls in their own transaction; a worker appends the entries to the hash chain. */
export const appendAudit = statement<[tenantId: string, calls: ParamOf<typeof CALLS>]>(
  'audit.append',
  `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at, rule_id)
   SELECT $1, id, account_id, key_id, skill, outcome, params_hash, request_id, at, rule_id FROM ${CALLS.from('$2', 'one')}`,
);

export interface CallRecord {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly skill: string;
  /** Default: `ok`. */
  readonly outcome?: string;
  /** From hashParams. */
  readonly paramsHash: string;
  readonly requestId: string;
  readonly ruleId: string | null;
  readonly now: Date;
}

/** The calls as `appendAudit` takes them. */
export function auditParam(calls: readonly CallRecord[]): ParamOf<typeof CALLS> {
  return CALLS.param(
    calls.map(({ id, accountId, keyId, skill, outcome = 'ok', paramsHash, requestId, ruleId, now }) => ({
      id,
      account_id: accountId,
      key_id: keyId,
      skill,
      outcome,
      params_hash: paramsHash,
      request_id: requestId,
      rule_id: ruleId,
      at: now,
    })),
  );
}
