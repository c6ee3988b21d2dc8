import type { Owner } from '../../domain/account.ts';
import { isEmptyEvidence } from '../../domain/consent/provenance.ts';
import { type ConsentChange, mayOptIn, type OptInRefusal } from '../../domain/consent/re-opt-in.ts';
import { emitConsentChanges } from '../../events/outbox/emit-consent.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { OptInChange } from './change.ts';
import { lockConsent, readConsentState } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { liftErasure } from './lift-erasure.ts';
import { liftSuppressions } from './lift-suppressions.ts';
import { setProgramConsent } from './program-consents.ts';
import { programOf } from './suppression-scope.ts';

export type OptInOutcome =
  | {
      readonly applied: true;
      readonly entryId: string;
      readonly contactId: string | null;
      /** False when the contact was already opted in. */
      readonly changed: boolean;
    }
  | {
      readonly applied: false;
      readonly reason: OptInRefusal;
      readonly optedOutAt: Date | null;
      /** Since when the account suppresses the number, or when it was erased. */
      readonly suppressedAt: Date | null;
    };

const optContactIn = statement<
  [tenantId: string, accountId: string, phone: string, method: string, at: Date, now: Date]
>(
  'consent.opt_contact_in',
  `UPDATE contacts SET consent_status = 'opted_in', consent_method = $4, consent_changed_at = $5, consent_before = NULL, updated_at = $6
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND consent_status <> 'opted_in'`,
);

/**
 * Records consent and lifts the suppressions of earlier opt-outs and of an erasure. The caller has
 * checked the proof (`faultsOfProvenance`). `mayOptIn` compares it with the number's last change,
 * under the number's lock; a refusal writes nothing.
 */
export async function applyOptIn(tx: Sql, owner: Owner, change: OptInChange): Promise<OptInOutcome> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, via, capturedAt, isSimulated = false, now } = change;
  await lockConsent(tx, owner, phone);
  const programId = programOf(scope);
  const { contact, lastChange, standing } = await readConsentState(tx, owner, phone, programId);
  const verdict = mayOptIn({
    lastChange,
    standing,
    via,
    capturedAt,
    hasEvidence: !isEmptyEvidence(change.evidence),
    isSimulated,
  });
  if (!verdict.ok)
    return {
      applied: false,
      reason: verdict.reason,
      optedOutAt: lastChange?.status === 'opted_out' ? lastChange.at : null,
      suppressedAt: standing[0]?.at ?? null,
    };
  const contactId = contact?.id ?? change.contactId;
  const entryId = await appendEntry(tx, owner, contactId, phone, { ...change, status: 'opted_in' });
  const updated =
    programId === null
      ? await tx.run(optContactIn, tenantId, accountId, phone, method, capturedAt, now)
      : await optIntoProgram(tx, owner, programId, change, lastChange);
  const lifted = await liftSuppressions(tx, owner, phone, scope);
  if (standing.length > 0) await liftErasure(tx, owner, phone, change.hashesOf);
  const changed = updated > 0 || lifted > 0 || standing.length > 0;
  if (changed)
    await emitConsentChanges(
      tx,
      owner,
      'contact.opted_in',
      [{ contactId, phone, entryId, canceledMessages: 0 }],
      change,
    );
  return { applied: true, entryId, contactId, changed };
}

/** Returns 0 when the number was opted in already, else 1. */
async function optIntoProgram(
  tx: Sql,
  { tenantId, accountId }: Owner,
  programId: string,
  { phone, method, capturedAt }: OptInChange,
  lastChange: ConsentChange | null,
): Promise<number> {
  if (lastChange?.status === 'opted_in') return 0;
  return tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'opted_in', method, capturedAt);
}
