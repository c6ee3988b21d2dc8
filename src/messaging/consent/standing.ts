import type { ConsentChange, ConsentStatus } from '../../domain/consent.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { OPT_OUT_REASONS } from './change.ts';
import { holdsFor } from './holds-for.ts';

export interface ContactConsent {
  readonly id: string;
  readonly consent_status: ConsentStatus;
  readonly consent_method: string | null;
  readonly consent_changed_at: Date | null;
}

/** The state of a contact before a change, as evidence keeps it; a number that is none was of state none. */
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

/** How a number stands, read under its lock. */
export interface Standing {
  readonly contact: ContactConsent | null;
  /** What the ledger's last change comes to: of several opt-outs that stand, the one that is hardest to undo. */
  readonly lastChange: ConsentChange | null;
}

/**
 * Changes of one number's consent happen one after the other: what an opt-in found must still be true when it commits, also for a
 * number that has no row to lock yet. Held until the transaction ends.
 */
const lockNumber = statement<[key: string]>(
  'consent.lock_number',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
);

const findContact = statement<[tenantId: string, accountId: string, phone: string], ContactConsent>(
  'consent.find_contact',
  `SELECT id, consent_status, consent_method, consent_changed_at FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);

const HOLDS = holdsFor('$4');

const findSuppressions = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  Suppression
>(
  'consent.find_suppressions',
  `SELECT s.scope, s.reason, s.created_at FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND ${HOLDS}`,
);

/**
 * By (tenant_id, account_id, phone, id): the few entries of one number. Of a maximum without a filter PostgreSQL walks back over all opt-outs
 * of the account until it meets one of this number.
 */
export const findLatestOptOut = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  { at: Date | null }
>(
  'consent.find_latest_opt_out',
  `SELECT max(s.captured_at) FILTER (WHERE s.status = 'opted_out' AND ${HOLDS}) AS at FROM consent_entries s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3`,
);

export async function lockConsent(tx: Sql, owner: Owner, phone: string): Promise<void> {
  await tx.run(lockNumber, `consent ${owner.tenantId} ${owner.accountId} ${phone}`);
}

export function findContactConsent(tx: Sql, owner: Owner, phone: string): Promise<ContactConsent | null> {
  return tx.row(findContact, owner.tenantId, owner.accountId, phone);
}

/** With a program, as texts of that program see it; what ended another one is no matter of theirs. */
export async function readStanding(tx: Sql, owner: Owner, phone: string, programId: string | null): Promise<Standing> {
  const contact = await findContactConsent(tx, owner, phone);
  const suppressions = await tx.rows(findSuppressions, owner.tenantId, owner.accountId, phone, programId);
  const optOuts = suppressions.filter(({ reason }) => isOptOut(reason));
  const contactIsOut = contact?.consent_status === 'opted_out';
  if (!contactIsOut && optOuts.length === 0) {
    const lastChange = contact && {
      status: contact.consent_status,
      method: contact.consent_method ?? '',
      at: contact.consent_changed_at ?? new Date(0),
    };
    return { contact, lastChange };
  }
  const byKeyword =
    (!contactIsOut || contact.consent_method === 'keyword') && optOuts.every(({ reason }) => reason === 'keyword');
  const proven = await tx.row(findLatestOptOut, owner.tenantId, owner.accountId, phone, programId);
  const moments = [
    proven?.at,
    contactIsOut ? contact.consent_changed_at : null,
    ...optOuts.map(({ created_at: at }) => at),
  ];
  const at = new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
  return { contact, lastChange: { status: 'opted_out', method: byKeyword ? 'keyword' : 'api', at } };
}

export function isOptOut(reason: string): boolean {
  return OPT_OUT_REASONS.some((known) => known === reason);
}
