import { post, readBalance } from '../../credits/accounts.ts';
import type { Owner } from '../../domain/account.ts';
import { invalidBecause, type LookupAnswer } from '../../domain/hygiene/lookup.ts';
import { creditsInsufficient } from '../../errors.ts';
import type { number_lookups } from '../../generated/prisma/client.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { deleteFindings, saveFinding } from './findings.ts';
import type { LookupAdapter } from './lookup-adapter.ts';

export interface KnownNumber extends LookupAnswer {
  readonly provider: string;
  readonly lookedUpAt: Date;
  /** True for a stored result, which is free. */
  readonly cached: boolean;
  readonly credits: number;
  /** Time of the last opt-in; null without one. */
  readonly consentedAt: Date | null;
}

/** Two concurrent lookups of one number are charged once. */
const lockNumber = statement<[key: string]>(
  'lookups.lock_number',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 6))',
);

export interface LookUpRequest {
  readonly phone: string;
  readonly adapter: LookupAdapter;
  /** A stored result newer than this is used. */
  readonly since: Date;
  /** Id of the requesting call, if any. */
  readonly requestId?: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/** Reasons that a lookup can find; a new result replaces them. */
const LOOKUP_REASONS = ['not_textable', 'disconnected', 'reassigned'];

/**
 * Returns the stored result or asks the provider, charged to the balance. Findings are compared
 * with the current consent, so that newer consent removes `reassigned`.
 */
export async function lookUpNumber(tx: Sql, owner: Owner, request: LookUpRequest): Promise<KnownNumber> {
  const { tenantId, accountId } = owner;
  const { phone, adapter, since, now } = request;
  await tx.run(lockNumber, `number ${tenantId} ${accountId} ${phone}`);
  const rows = tx.tenant(tenantId);
  const row = await rows.number_lookups.findFirst({
    where: { account_id: accountId, phone, looked_up_at: { gt: since } },
  });
  const known = row === null ? await requestLookup(tx, owner, request) : fromRow(row);
  const consent = await rows.consent_entries.aggregate({
    where: { account_id: accountId, phone, status: 'opted_in' },
    _max: { captured_at: true },
  });
  const consentedAt = consent._max.captured_at;
  await deleteFindings(tx, owner, phone, LOOKUP_REASONS);
  for (const { reason, detail } of invalidBecause(known, consentedAt)) {
    const evidence = { kind: 'lookup', error_code: null, count: null, at: known.lookedUpAt, message_ids: [], detail };
    await saveFinding(tx, owner, { phone, reason, evidence }, now);
  }
  return { ...known, cached: row !== null, credits: row === null ? adapter.credits : 0, consentedAt };
}

type Known = LookupAnswer & Pick<KnownNumber, 'provider' | 'lookedUpAt'>;

async function requestLookup(tx: Sql, owner: Owner, request: LookUpRequest): Promise<Known> {
  const { phone, adapter, requestId = null, now, newId } = request;
  const { name: provider, credits } = adapter;
  // Checked first, so that no request is made that cannot be paid; charged after a result, so that
  // failures are free.
  const { available } = await readBalance(tx, owner);
  if (available < credits) throw creditsInsufficient(credits, available);
  const answer = await adapter.lookUp(phone, now);
  const entryId = newId('cre');
  const ref = `lookup:${entryId}`;
  await post(tx, owner, { entryId, kind: 'lookup', amount: -credits, ref, note: phone, requestId, now });
  const { lineType: line_type, carrierName: carrier_name, status, disconnectedAt: disconnected_at } = answer;
  const values = { provider, line_type, carrier_name, status, disconnected_at, credits, looked_up_at: now };
  const key = { tenant_id: owner.tenantId, account_id: owner.accountId, phone };
  await tx.tenant(owner.tenantId).number_lookups.upsert({
    where: { tenant_id_account_id_phone: key },
    create: { ...key, ...values },
    update: values,
  });
  return { ...answer, provider, lookedUpAt: now };
}

function fromRow(row: number_lookups): Known {
  return {
    provider: row.provider,
    lineType: row.line_type as LookupAnswer['lineType'],
    carrierName: row.carrier_name,
    status: row.status as LookupAnswer['status'],
    disconnectedAt: row.disconnected_at,
    lookedUpAt: row.looked_up_at,
  };
}
