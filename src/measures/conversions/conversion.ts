import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** A conversion as it is now. */
export interface ConversionRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly event: string;
  readonly external_id: string | null;
  /** After refunds, in the minor unit of the currency. */
  readonly value_minor: bigint | null;
  readonly refunded_minor: bigint;
  readonly currency: string | null;
  readonly occurred_at: Date;
  readonly refunded_at: Date | null;
  readonly source_id: string | null;
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly delivered_at: Date | null;
  readonly attribution_version: number;
  /** The group that the measures count it in. */
  readonly measure_group: string;
}

/** By the caller's own ID of the conversion, or by ours. */
export type ConversionKey = { readonly id: string } | { readonly external_id: string };

/** Null if the account has no such conversion. */
export async function findConversionId(
  sql: Sql,
  { tenantId, accountId }: Owner,
  key: ConversionKey,
): Promise<{ readonly id: string; readonly contact_id: string | null } | null> {
  return sql.tenant(tenantId).conversions.findFirst({
    where: { account_id: accountId, ...key },
    select: { id: true, contact_id: true },
  });
}

const COLUMNS = {
  id: true,
  contact_id: true,
  event: true,
  external_id: true,
  value_minor: true,
  refunded_minor: true,
  currency: true,
  occurred_at: true,
  refunded_at: true,
  source_id: true,
  message_id: true,
  campaign_id: true,
  delivered_at: true,
  attribution_version: true,
  measure_group: true,
} as const;

/** Waits for other refunds and corrections, and for a recomputation of the attribution. */
const lock = statement<[tenantId: string, id: string], { id: string }>(
  'conversions.lock',
  'SELECT id FROM conversions WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE',
);

/**
 * Locks a conversion until the transaction ends. The caller has kept its contact before, as a merge
 * does. Null if it no longer exists.
 */
export async function lockConversion(tx: Sql, owner: Owner, id: string): Promise<ConversionRow | null> {
  await tx.row(lock, owner.tenantId, id);
  return findConversion(tx, owner, id);
}

/** Null if the account has no such conversion. */
export async function findConversion(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
): Promise<ConversionRow | null> {
  const row = await sql.tenant(tenantId).conversions.findFirst({
    where: { account_id: accountId, id },
    select: COLUMNS,
  });
  if (row === null) return null;
  return { ...row, measure_group: row.measure_group ?? (await groupOfMessage(sql, tenantId, row.message_id)) };
}

/** Of a conversion that is attributed to no message, and of a message that is deleted: empty. */
export async function groupOfMessage(sql: Sql, tenantId: string, messageId: string | null): Promise<string> {
  if (messageId === null) return '';
  const message = await sql.tenant(tenantId).messages.findFirst({
    where: { id: messageId },
    select: { measure_group: true },
  });
  return message?.measure_group ?? '';
}

/** What the contact paid, before refunds. */
export const grossOf = ({ value_minor: value, refunded_minor: refunded }: ConversionRow): bigint | null =>
  value === null ? null : value + refunded;
