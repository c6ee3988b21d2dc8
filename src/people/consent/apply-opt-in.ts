import type { Owner } from '../../domain/account.ts';
import { mayReOptIn } from '../../domain/consent.ts';
import { emitConsentChanges } from '../../events/outbox/emit-consent.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import { OPT_OUT_REASONS, type OptInChange } from './change.ts';
import { lockConsent, readConsentState } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { programOf } from './suppression-scope.ts';

export type OptInOutcome =
  | {
      readonly applied: true;
      readonly entryId: string;
      readonly contactId: string | null;
      /** False when the contact was already opted in. */
      readonly changed: boolean;
      /** The account itself suppresses the number; consent does not lift that. */
      readonly suppressed: boolean;
    }
  | {
      readonly applied: false;
      readonly reason: 'no_prior_opt_out' | 'opt_out_not_by_keyword' | 'evidence_older_than_opt_out';
      readonly optedOutAt: Date | null;
    };

const optContactIn = statement<
  [tenantId: string, accountId: string, phone: string, method: string, at: Date, now: Date]
>(
  'consent.opt_contact_in',
  `UPDATE contacts SET consent_status = 'opted_in', consent_method = $4, consent_changed_at = $5, updated_at = $6
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND consent_status <> 'opted_in'`,
);

/** Consent to a program lifts an opt-out of all programs, but not an opt-out of another program. */
const lift = batchStatement<
  [tenantId: string, accountId: string, phone: string, scope: string, reasons: readonly string[]]
>(
  'consent.lift_suppressions',
  `DELETE FROM suppressions
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND ($4 = 'all' OR scope IN ('all', $4)) AND reason = ANY ($5)`,
);

const findSuppression = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  { reason: string }
>(
  'consent.find_remaining_suppression',
  `SELECT s.reason FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND suppression_applies(s.scope, $4::text) LIMIT 1`,
);

/**
 * Records consent and lifts the suppressions of earlier opt-outs. The caller has checked the proof
 * (`validProvenance`). `mayReOptIn` compares it with the number's last change, under the number's
 * lock; a refusal writes nothing.
 */
export async function applyOptIn(tx: Sql, owner: Owner, change: OptInChange): Promise<OptInOutcome> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, via, capturedAt, now } = change;
  await lockConsent(tx, owner, phone);
  const { contact, lastChange } = await readConsentState(tx, owner, phone, programOf(scope));
  const verdict = mayReOptIn({ lastChange, via, capturedAt });
  if (!verdict.ok)
    return {
      applied: false,
      reason: verdict.reason,
      optedOutAt: lastChange?.status === 'opted_out' ? lastChange.at : null,
    };
  const contactId = contact?.id ?? change.contactId;
  const entryId = await appendEntry(tx, owner, contactId, phone, { ...change, status: 'opted_in' });
  const updated = await tx.run(optContactIn, tenantId, accountId, phone, method, capturedAt, now);
  const lifted = await tx.run(lift, tenantId, accountId, phone, scope, OPT_OUT_REASONS);
  const remaining = await tx.row(findSuppression, tenantId, accountId, phone, programOf(scope));
  const changed = updated > 0 || lifted > 0;
  if (changed)
    await emitConsentChanges(tx, owner, 'contact.opted_in', [{ contactId, phone, entryId, recalled: 0 }], change);
  return { applied: true, entryId, contactId, changed, suppressed: remaining !== null };
}
