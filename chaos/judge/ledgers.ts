import { findDeviatingContacts } from '../../src/messaging/consent/check-derived.ts';
import { verifyLedger } from '../../src/messaging/ledger/verify.ts';
import { batchStatement } from '../../src/platform/sql.ts';
import { type Evidence, finding, type Judge } from './evidence.ts';

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

/** What compliance.verifyLedger does, of the whole chains; and each effect has its one entry in the audit. */
export const judgeLedgers: Judge = async ({ sql, cast: { tenantId, customers } }: Evidence) => {
  const bad: string[] = [];
  for (const ledger of ['audit', 'consent'] as const) {
    const { firstBadSeq } = await verifyLedger(sql, tenantId, ledger, { fromSeq: 1, toSeq: Number.MAX_SAFE_INTEGER });
    if (firstBadSeq !== null) bad.push(`${ledger} at ${firstBadSeq}`);
  }
  const deviating: string[] = [];
  for (const { accountId } of customers)
    deviating.push(...(await findDeviatingContacts(sql, { tenantId, accountId }, 100)));
  return [
    ...finding('broken', 'ledgers whose hashes do not hold', bad),
    ...finding('broken', 'contacts whose state is not what the ledger comes to', deviating),
    ...finding(
      'broken',
      'idempotency keys without an answer',
      (await sql.rows(unfinished, tenantId)).map(({ key }) => key),
    ),
    ...finding(
      'broken',
      'skills with more effects than audit entries, or fewer',
      (await sql.rows(audited, tenantId)).filter(({ calls, keys }) => calls !== keys).map((row) => JSON.stringify(row)),
    ),
  ];
};
