import { statement } from '../../platform/sql.ts';

export const dropFindings = statement<[tenantId: string, accountId: string, phone: string, reasons: readonly string[]]>(
  'hygiene.drop_findings',
  'DELETE FROM hygiene_findings WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND reason = ANY ($4)',
);

export const keepFinding = statement<
  [tenantId: string, accountId: string, phone: string, reason: string, evidence: string, now: Date]
>(
  'hygiene.keep_finding',
  `INSERT INTO hygiene_findings (tenant_id, account_id, phone, reason, evidence, found_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (tenant_id, account_id, phone, reason) DO UPDATE SET evidence = excluded.evidence, found_at = excluded.found_at`,
);
