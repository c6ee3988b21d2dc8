import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { ConversionRow } from './conversion.ts';

/** Refunds of one conversion, and corrections of it, at most. */
export const MAX_CHANGES = 100;

export interface RefundRow {
  readonly id: string;
  readonly conversion_id: string;
  readonly external_id: string | null;
  /** In the minor unit of the currency; null for a conversion without a value. */
  readonly value_minor: bigint | null;
  readonly currency: string | null;
  readonly reason: string | null;
  readonly refunded_at: Date;
}

export interface CorrectionRow {
  readonly id: string;
  readonly gross_minor: bigint | null;
  readonly currency: string | null;
  readonly occurred_at: Date;
  readonly reason: string | null;
  readonly created_at: Date;
}

export async function findRefund(
  sql: Sql,
  { tenantId, accountId }: Owner,
  externalId: string,
): Promise<RefundRow | null> {
  return sql.tenant(tenantId).conversion_refunds.findFirst({
    where: { account_id: accountId, external_id: externalId },
  });
}

/** In the order in which they were recorded. */
export async function listRefunds(sql: Sql, { tenantId }: Owner, conversionId: string): Promise<readonly RefundRow[]> {
  return sql.tenant(tenantId).conversion_refunds.findMany({
    where: { conversion_id: conversionId },
    orderBy: { id: 'asc' },
    take: MAX_CHANGES,
  });
}

/** In the order in which they were made. */
export async function listCorrections(
  sql: Sql,
  { tenantId }: Owner,
  conversionId: string,
): Promise<readonly CorrectionRow[]> {
  return sql.tenant(tenantId).conversion_corrections.findMany({
    where: { conversion_id: conversionId },
    orderBy: { id: 'asc' },
    take: MAX_CHANGES,
  });
}

/** False if another refund of the account has the caller's ID. */
export async function insertRefund(
  tx: Sql,
  { tenantId, accountId }: Owner,
  refund: RefundRow,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).conversion_refunds.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...refund, created_at: now }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Keeps what the conversion was before. */
export async function insertCorrection(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id: conversionId }: Pick<ConversionRow, 'id'>,
  correction: CorrectionRow,
): Promise<void> {
  await tx.tenant(tenantId).conversion_corrections.create({
    data: { tenant_id: tenantId, account_id: accountId, conversion_id: conversionId, ...correction },
  });
}
