import { verifyLedger } from '../../../src/audit/chain/verify.ts';
import { findDeviatingContacts } from '../../../src/people/consent/check-derived.ts';
import { batchStatement } from '../../../src/platform/database/sql.ts';
import { type Check, type Evidence, finding } from './evidence.ts';

const unfinished = batchStatement<[tenantId: string], { key: string }>(
  'chaos.unfinished_keys',
  'SELECT key FROM idempotency_keys WHERE tenant_id = $1 AND answer IS NULL',
);
const audited = batchStatement<[tenantId: string], { skill: string; calls: number; keys: number }>(
  'chaos.audited',
  `SELECT k.skill, count(*)::int AS keys,
          (SELECT count(*)::int FROM audit_entries a WHERE a.tenant_id = $1 AND a.skill = k.skill AND a.outcome = 'ok') AS calls
     FROM idempotency_keys k WHERE k.tenant_id = $1 AND k.skill IN ('partner.send', 'messages.send') GROUP BY k.skill`,
);

/** The hash chains verify from end to end, and each effect has one audit entry. */
export const checkChains: Check = async ({ sql, fixture: { tenantId, customers } }: Evidence) => {
  const invalid: string[] = [];
  for (const chain of ['audit', 'consent'] as const) {
    const { firstBadSeq } = await verifyLedger(sql, tenantId, chain, { fromSeq: 1, toSeq: Number.MAX_SAFE_INTEGER });
    if (firstBadSeq !== null) invalid.push(`${chain} at ${firstBadSeq}`);
  }
  const deviating: string[] = [];
  for (const { accountId } of customers)
    deviating.push(...(await findDeviatingContacts(sql, { tenantId, accountId }, 100)));
  return [
    ...finding('inconsistent', 'chains whose hashes do not verify', invalid),
    ...finding('inconsistent', 'contacts whose state differs from their consent entries', deviating),
    ...finding(
      'inconsistent',
      'idempotency keys without an answer',
      (await sql.rows(unfinished, tenantId)).map(({ key }) => key),
    ),
    ...finding(
      'inconsistent',
      'skills whose number of effects and audit entries differ',
      (await sql.rows(audited, tenantId)).filter(({ calls, keys }) => calls !== keys).map((row) => JSON.stringify(row)),
    ),
  ];
};
