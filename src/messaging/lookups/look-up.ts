import { invalidBecause, type LookupAnswer } from '../../domain/hygiene/lookup.ts';
import { creditsInsufficient } from '../../errors.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { post, readBalance } from '../credits/accounts.ts';
import { dropFindings, keepFinding } from '../hygiene/findings.ts';
import type { Owner } from '../tenancy.ts';
import type { LookupAdapter } from './lookup-adapter.ts';

interface LookupRow {
  readonly provider: string;
  readonly line_type: LookupAnswer['lineType'];
  readonly carrier_name: string | null;
  readonly status: LookupAnswer['status'];
  readonly disconnected_at: Date | null;
  readonly looked_up_at: Date;
}

export interface KnownNumber extends LookupAnswer {
  readonly provider: string;
  readonly lookedUpAt: Date;
  /** Whether it was known before; then it cost nothing. */
  readonly cached: boolean;
  readonly credits: number;
  /** When the person last agreed; null when nobody did. */
  readonly consentedAt: Date | null;
}

/** Two that ask about one number at once pay once. */
const lockNumber = statement<[key: string]>(
  'lookups.lock_number',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 6))',
);

const findKnown = statement<[tenantId: string, accountId: string, phone: string, since: Date], LookupRow>(
  'lookups.find_known',
  `SELECT provider, line_type, carrier_name, status, disconnected_at, looked_up_at FROM number_lookups
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND looked_up_at > $4`,
);

const keepAnswer = statement<
  [
    tenantId: string,
    accountId: string,
    phone: string,
    provider: string,
    lineType: string,
    carrierName: string | null,
    status: string,
    disconnectedAt: Date | null,
    credits: number,
    now: Date,
  ]
>(
  'lookups.keep_answer',
  `INSERT INTO number_lookups (tenant_id, account_id, phone, provider, line_type, carrier_name, status, disconnected_at, credits, looked_up_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (tenant_id, account_id, phone) DO UPDATE
      SET provider = excluded.provider, line_type = excluded.line_type, carrier_name = excluded.carrier_name, status = excluded.status,
          disconnected_at = excluded.disconnected_at, credits = excluded.credits, looked_up_at = excluded.looked_up_at`,
);

const findConsent = statement<[tenantId: string, accountId: string, phone: string], { at: Date | null }>(
  'lookups.find_consent',
  `SELECT max(captured_at) AS at FROM consent_entries
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND status = 'opted_in'`,
);

export interface LookUpRequest {
  readonly phone: string;
  readonly adapter: LookupAdapter;
  /** An answer from after this moment is good enough. */
  readonly since: Date;
  /** Of the call that asks, where one does. */
  readonly requestId?: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/** What a look-up can find out; another answer takes these back. */
const FINDS = ['not_textable', 'disconnected', 'reassigned'];

/**
 * What is known of a number, or what the adapter says, paid from the balance. What is wrong with the number is written down against the consent there
 * is now, so that newer consent takes `reassigned` back.
 */
export async function lookUpNumber(tx: Sql, owner: Owner, request: LookUpRequest): Promise<KnownNumber> {
  const { tenantId, accountId } = owner;
  const { phone, adapter, since, now } = request;
  await tx.run(lockNumber, `number ${tenantId} ${accountId} ${phone}`);
  const row = await tx.row(findKnown, tenantId, accountId, phone, since);
  const known = row === null ? await ask(tx, owner, request) : fromRow(row);
  const consentedAt = (await tx.row(findConsent, tenantId, accountId, phone))?.at ?? null;
  await tx.run(dropFindings, tenantId, accountId, phone, FINDS);
  for (const { reason, detail } of invalidBecause(known, consentedAt)) {
    const evidence = { kind: 'lookup', error_code: null, count: null, at: known.lookedUpAt, message_ids: [], detail };
    await tx.run(keepFinding, tenantId, accountId, phone, reason, JSON.stringify(evidence), now);
  }
  return { ...known, cached: row !== null, credits: row === null ? adapter.credits : 0, consentedAt };
}

type Known = LookupAnswer & Pick<KnownNumber, 'provider' | 'lookedUpAt'>;

async function ask(tx: Sql, owner: Owner, request: LookUpRequest): Promise<Known> {
  const { phone, adapter, requestId = null, now, newId } = request;
  const { name: provider, credits } = adapter;
  // Nobody is asked for what cannot be paid, and nothing is paid for what nobody answers.
  const { available } = await readBalance(tx, owner);
  if (available < credits) throw creditsInsufficient(credits, available);
  const answer = await adapter.lookUp(phone, now);
  const entryId = newId('cre');
  const ref = `lookup:${entryId}`;
  await post(tx, owner, { entryId, kind: 'lookup', amount: -credits, ref, note: phone, requestId, now });
  const { lineType, carrierName, status, disconnectedAt } = answer;
  const found = [lineType, carrierName, status, disconnectedAt] as const;
  await tx.run(keepAnswer, owner.tenantId, owner.accountId, phone, provider, ...found, credits, now);
  return { ...answer, provider, lookedUpAt: now };
}

function fromRow(row: LookupRow): Known {
  return {
    provider: row.provider,
    lineType: row.line_type,
    carrierName: row.carrier_name,
    status: row.status,
    disconnectedAt: row.disconnected_at,
    lookedUpAt: row.looked_up_at,
  };
}
