import { captureLookup, type LookupHold } from '../../credits/lookup-holds.ts';
import type { Owner } from '../../domain/account.ts';
import { invalidBecause, type LookupAnswer } from '../../domain/hygiene/lookup.ts';
import type { number_lookups } from '../../generated/prisma/client.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { deleteFindings, saveFinding } from './findings.ts';

/** A result of a provider, stored or new. */
export interface LookupResult extends LookupAnswer {
  readonly provider: string;
  readonly lookedUpAt: Date;
}

export interface KnownNumber extends LookupResult {
  /** True for a stored result, which is free. */
  readonly cached: boolean;
  readonly credits: number;
  /** Time of the last opt-in; null without one. */
  readonly consentedAt: Date | null;
}

/** A new result with the credits that are held for it. */
export interface Purchase {
  readonly result: LookupResult;
  readonly hold: LookupHold;
  readonly entryId: string;
  readonly requestId: string | null;
}

/** Reasons that a lookup can find; a new result replaces them. */
const LOOKUP_REASONS = ['not_textable', 'disconnected', 'reassigned'];

/** The stored result that is newer than `since`. */
export async function findResult(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { phone, since }: { readonly phone: string; readonly since: Date },
): Promise<LookupResult | null> {
  const row = await sql.tenant(tenantId).number_lookups.findFirst({
    where: { account_id: accountId, phone, looked_up_at: { gt: since } },
  });
  return row && fromRow(row);
}

/** The stored result as it is answered, without saving anything. */
export async function presentStored(sql: Sql, owner: Owner, phone: string, stored: LookupResult): Promise<KnownNumber> {
  return { ...stored, cached: true, credits: 0, consentedAt: await findConsentTime(sql, owner, phone) };
}

/**
 * Compares a stored result with the current consent, so that newer consent removes the finding
 * `reassigned`.
 */
export async function settleStored(
  tx: Sql,
  owner: Owner,
  phone: string,
  stored: LookupResult,
  now: Date,
): Promise<KnownNumber> {
  const known = await presentStored(tx, owner, phone, stored);
  await replaceFindings(tx, owner, phone, known, now);
  return known;
}

/** Stores a new result, with its findings, and spends the held credits. */
export async function settlePurchase(
  tx: Sql,
  owner: Owner,
  { result, hold, entryId, requestId }: Purchase,
  now: Date,
): Promise<KnownNumber> {
  const { phone, credits } = hold;
  await captureLookup(tx, hold, { entryId, requestId, now });
  await storeResult(tx, owner, phone, { ...result, credits });
  const consentedAt = await findConsentTime(tx, owner, phone);
  const known = { ...result, cached: false, credits, consentedAt };
  await replaceFindings(tx, owner, phone, known, now);
  return known;
}

async function storeResult(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  result: LookupResult & Pick<KnownNumber, 'credits'>,
): Promise<void> {
  const { provider, lineType, carrierName, status, disconnectedAt, lookedUpAt, credits } = result;
  const values = {
    provider,
    status,
    credits,
    line_type: lineType,
    carrier_name: carrierName,
    disconnected_at: disconnectedAt,
    looked_up_at: lookedUpAt,
  };
  const key = { tenant_id: tenantId, account_id: accountId, phone };
  await tx.tenant(tenantId).number_lookups.upsert({
    where: { tenant_id_account_id_phone: key },
    create: { ...key, ...values },
    update: values,
  });
}

/** Time of the last opt-in of the number. */
export async function findConsentTime(sql: Sql, { tenantId, accountId }: Owner, phone: string): Promise<Date | null> {
  const consent = await sql.tenant(tenantId).consent_entries.aggregate({
    where: { account_id: accountId, phone, status: 'opted_in' },
    _max: { captured_at: true },
  });
  return consent._max.captured_at;
}

async function replaceFindings(tx: Sql, owner: Owner, phone: string, known: KnownNumber, now: Date): Promise<void> {
  await deleteFindings(tx, owner, phone, LOOKUP_REASONS);
  for (const { reason, detail } of invalidBecause(known, known.consentedAt)) {
    const evidence = { kind: 'lookup', error_code: null, count: null, at: known.lookedUpAt, message_ids: [], detail };
    await saveFinding(tx, owner, { phone, reason, evidence }, now);
  }
}

function fromRow(row: number_lookups): LookupResult {
  return {
    provider: row.provider,
    lineType: row.line_type as LookupAnswer['lineType'],
    carrierName: row.carrier_name,
    status: row.status as LookupAnswer['status'],
    disconnectedAt: row.disconnected_at,
    lookedUpAt: row.looked_up_at,
  };
}
