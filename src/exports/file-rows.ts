import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { ExportFormat } from './files.ts';

export interface NewExport {
  readonly id: string;
  readonly format: ExportFormat;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Insert it before the file is written, so that the file of a crash is deleted when it expires. */
export async function insertExport(sql: Sql, { tenantId, accountId }: Owner, values: NewExport): Promise<void> {
  await sql.tenant(tenantId).exports.create({
    data: { tenant_id: tenantId, account_id: accountId, ...values, state: 'writing' },
  });
}

/** Starts a file again whose writing failed. */
export async function restartExport(sql: Sql, owner: Owner, values: NewExport): Promise<void> {
  await deleteExport(sql, owner.tenantId, values.id);
  await insertExport(sql, owner, values);
}

/** False when a person was forgotten meanwhile, because the file may hold what is to be erased. */
export async function finishExport(sql: Sql, tenantId: string, id: string, now: Date): Promise<boolean> {
  const { count } = await sql.tenant(tenantId).exports.updateMany({
    where: { id, expires_at: { gt: now } },
    data: { state: 'ready' },
  });
  return count > 0;
}

/** The format of an export that can be downloaded; null when there is none. */
export async function findExport(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  now: Date,
): Promise<ExportFormat | null> {
  const found = await sql.tenant(tenantId).exports.findFirst({
    where: { account_id: accountId, id, state: 'ready', expires_at: { gt: now } },
    select: { format: true },
  });
  return (found?.format ?? null) as ExportFormat | null;
}

export const expiredExports = statement<
  [now: Date, limit: number],
  { tenant_id: string; id: string; format: ExportFormat }
>('exports.expired', 'SELECT tenant_id, id, format FROM exports WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2');

export async function deleteExport(sql: Sql, tenantId: string, id: string): Promise<void> {
  await sql.tenant(tenantId).exports.deleteMany({ where: { id } });
}
