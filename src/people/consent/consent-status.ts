import type { Owner } from '../../domain/account.ts';
import type { ConsentChange, ConsentStatus } from '../../domain/consent.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { OPT_OUT_REASONS } from './change.ts';

export interface ContactConsent {
  readonly id: string;
  readonly consent_status: ConsentStatus;
  readonly consent_method: string | null;
  readonly consent_changed_at: Date | null;
}

/** The consent of a contact before a change, as evidence stores it; `none` without a contact. */
export interface ConsentBefore {
  readonly status: ConsentStatus;
  readonly method: string | null;
  readonly changed_at: string | null;
}

export function consentBefore(contact: ContactConsent | null): ConsentBefore {
  return {
    status: contact?.consent_status ?? 'none',
    method: contact?.consent_method ?? null,
    changed_at: contact?.consent_changed_at?.toISOString() ?? null,
  };
}

interface Suppression {
  readonly scope: string;
  readonly reason: string;
  readonly created_at: Date;
}

/** The consent of a number, read under its lock. */
export interface ConsentState {
  readonly contact: ContactConsent | null;
  /** The last change. Of several opt-outs in force, the one that is hardest to lift. */
  readonly lastChange: ConsentChange | null;
}

/**
 * Serializes changes of one number's consent, also for a number that has no row to lock yet: what
 * an opt-in has read must still be true when it commits. Held until the transaction ends.
 */
const lockNumber = statement<[key: string]>(
  'consent.lock_number',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
);

const findContact = statement<[tenantId: string, accountId: string, phone: string], ContactConsent>(
  'consent.find_contact',
  `SELECT id, consent_status, consent_method, consent_changed_at FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);

const findSuppressions = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  Suppression
>(
  'consent.find_suppressions',
  `SELECT s.scope, s.reason, s.created_at FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND suppression_applies(s.scope, $4::text)`,
);

/**
 * Uses the index (tenant_id, account_id, phone, id). With the conditions in WHERE instead of
 * FILTER, PostgreSQL scans the opt-outs of the account backwards until it finds one of this number.
 */
export const findLatestOptOut = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  { at: Date | null }
>(
  'consent.find_latest_opt_out',
  `SELECT max(s.captured_at) FILTER (WHERE s.status = 'opted_out' AND suppression_applies(s.scope, $4::text)) AS at FROM consent_entries s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3`,
);

export async function lockConsent(tx: Sql, owner: Owner, phone: string): Promise<void> {
  await tx.run(lockNumber, `consent ${owner.tenantId} ${owner.accountId} ${phone}`);
}

export function findContactConsent(tx: Sql, owner: Owner, phone: string): Promise<ContactConsent | null> {
  return tx.row(findContact, owner.tenantId, owner.accountId, phone);
}

/** With a program, the consent for its messages: opt-outs of other programs are ignored. */
export async function readConsentState(
  tx: Sql,
  owner: Owner,
  phone: string,
  programId: string | null,
): Promise<ConsentState> {
  const contact = await findContactConsent(tx, owner, phone);
  const suppressions = await tx.rows(findSuppressions, owner.tenantId, owner.accountId, phone, programId);
  const optOuts = suppressions.filter(({ reason }) => isOptOut(reason));
  const contactOptedOut = contact?.consent_status === 'opted_out';
  if (!contactOptedOut && optOuts.length === 0) {
    const lastChange = contact && {
      status: contact.consent_status,
      method: contact.consent_method ?? '',
      at: contact.consent_changed_at ?? new Date(0),
    };
    return { contact, lastChange };
  }
  const byKeyword =
    (!contactOptedOut || contact.consent_method === 'keyword') && optOuts.every(({ reason }) => reason === 'keyword');
  const latest = await tx.row(findLatestOptOut, owner.tenantId, owner.accountId, phone, programId);
  const times = [
    latest?.at,
    contactOptedOut ? contact.consent_changed_at : null,
    ...optOuts.map(({ created_at: at }) => at),
  ];
  const at = new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
  return { contact, lastChange: { status: 'opted_out', method: byKeyword ? 'keyword' : 'api', at } };
}

export function isOptOut(reason: string): boolean {
  return OPT_OUT_REASONS.some((known) => known === reason);
}
