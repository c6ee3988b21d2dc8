import type { Owner } from '../../domain/account.ts';
import type { ConsentChange, StandingSuppression } from '../../domain/consent/re-opt-in.ts';
import { isOptOut } from '../../domain/consent/suppression.ts';
import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import { isWrongNumber } from '../../domain/opt-out/wrong-number.ts';
import { lock } from '../../platform/database/locks.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { ContactConsent } from '../contacts/contact.ts';
import { findContactByPhone } from '../contacts/find-contacts.ts';

type Consent = Omit<ContactConsent, 'id'>;

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
  readonly rule_id: string | null;
  readonly created_at: Date;
}

/** The consent of a number, read under its lock. */
export interface ConsentState {
  readonly contact: ContactConsent | null;
  /** The last change. Of several opt-outs in force, the one that is hardest to lift. */
  readonly lastChange: ConsentChange | null;
  /** Suppressions in force that are no opt-outs. */
  readonly standing: readonly StandingSuppression[];
  /** When a confirmation was requested that has not come yet. */
  readonly pendingSince: Date | null;
}

const findProgramConsent = statement<[tenantId: string, accountId: string, phone: string, programId: string], Consent>(
  'consent.find_program_consent',
  `SELECT status AS consent_status, method AS consent_method, changed_at AS consent_changed_at, before ->> 'status' AS consent_before
     FROM program_consents WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND program_id = $4`,
);

const findSuppressions = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  Suppression
>(
  'consent.find_suppressions',
  `SELECT s.scope, s.reason, s.rule_id, s.created_at FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND suppression_applies(s.scope, $4::text)`,
);

/**
 * Uses the index (tenant_id, account_id, phone, id). With the conditions in WHERE instead of
 * FILTER, PostgreSQL scans the opt-outs of the account backwards until it finds one of this number.
 */
export const findLatestOptOut = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  { at: Date | null; is_simulated: boolean }
>(
  'consent.find_latest_opt_out',
  `SELECT max(s.captured_at) FILTER (WHERE s.status = 'opted_out' AND suppression_applies(s.scope, $4::text)) AS at,
          count(*) FILTER (WHERE s.status = 'opted_out' AND s.actor IN ('contact', 'carrier') AND NOT coalesce(s.evidence @> '{"simulated":true}', false)) = 0 AS is_simulated
     FROM consent_entries s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3`,
);

export async function lockConsent(tx: Sql, owner: Owner, phone: string): Promise<void> {
  // Also for a number without a row: what an opt-in has read must still be true when it commits.
  await lock(tx, owner.tenantId, 'consent', `${owner.accountId} ${phone}`);
}

/** With a program, the consent to its messages: opt-outs of other programs are ignored. */
export async function readConsentState(
  tx: Sql,
  owner: Owner,
  phone: string,
  programId: string | null,
): Promise<ConsentState> {
  const contact = await findContactByPhone(tx, owner, phone);
  const consent = programId === null ? contact : await findConsentTo(tx, owner, phone, programId, contact);
  const pendingSince = consent?.consent_status === 'pending' ? consent.consent_changed_at : null;
  const suppressions = await tx.rows(findSuppressions, owner.tenantId, owner.accountId, phone, programId);
  const optOuts = suppressions.filter(({ reason }) => isOptOut(reason));
  const standing = suppressions
    .filter(({ reason }) => !isOptOut(reason))
    .map(({ reason, created_at: at }) => ({ reason, at }));
  const isOptedOut = consent?.consent_status === 'opted_out';
  if (!isOptedOut && optOuts.length === 0)
    return { contact, lastChange: consent && changeOf(consent), standing, pendingSince };
  const byKeyword =
    (!isOptedOut || consent.consent_method === 'keyword') && optOuts.every(({ reason }) => reason === 'keyword');
  const latest = await tx.row(findLatestOptOut, owner.tenantId, owner.accountId, phone, programId);
  const times = [
    latest?.at,
    isOptedOut ? consent.consent_changed_at : null,
    ...optOuts.map(({ created_at: at }) => at),
  ];
  const at = new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
  const isNewOwner = optOuts.some(({ rule_id: ruleId }) => isWrongNumber(ruleId));
  const before = isOptedOut ? consent.consent_before : (consent?.consent_status ?? 'none');
  return {
    contact,
    lastChange: {
      status: 'opted_out',
      method: byKeyword ? 'keyword' : 'api',
      at,
      before: isNewOwner ? null : before,
      isSimulated: latest?.is_simulated === true,
    },
    standing,
    pendingSince,
  };
}

/** The consent to a program; without one, an opt-out of everything holds for it too. */
async function findConsentTo(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  programId: string,
  contact: ContactConsent | null,
): Promise<Consent | null> {
  const own = await tx.row(findProgramConsent, tenantId, accountId, phone, programId);
  if (own !== null || contact?.consent_status !== 'opted_out') return own;
  return { ...contact, consent_before: contact.consent_before === null ? null : 'none' };
}

function changeOf({ consent_status: status, consent_method: method, consent_changed_at: at }: Consent): ConsentChange {
  return { status, method: method ?? '', at: at ?? new Date(0), before: 'none', isSimulated: false };
}
