import { createHash } from 'node:crypto';
import { appendAudit, auditParam } from '../../audit/append-audit.ts';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { writeArchive } from '../../platform/aging/archive.ts';
import type { AgedRow } from '../../platform/aging/kind.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

/**
 * Writes rows to a file of the archive, and the file to the audit log of the tenant, in the
 * transaction that deletes the rows. A transaction that does not commit leaves a file that the
 * audit log does not have.
 */
export async function archiveRows(
  tx: Sql,
  directory: string,
  { tenantId, kind, now }: { readonly tenantId: string; readonly kind: string; readonly now: Date },
  rows: readonly AgedRow[],
): Promise<void> {
  const id = newId('aud', now.getTime());
  const { name, sha256 } = await writeArchive(directory, { tenantId, kind, id, at: now }, rows);
  await tx.tenant(tenantId).archive_files.create({
    data: { tenant_id: tenantId, id, kind, name, row_count: rows.length, sha256, created_at: now },
  });
  // The hash of the file cannot be guessed, so a plain hash is safe, and anyone can compare it.
  const content = canonicalJson({ name, rows: rows.length, sha256 });
  const entry = {
    id,
    accountId: tenantId,
    keyId: 'service',
    skill: 'retention.archive',
    paramsHash: createHash('sha256').update(content).digest('hex'),
    requestId: '',
    ruleId: null,
    now,
  };
  await tx.run(appendAudit, tenantId, auditParam([entry]));
}
