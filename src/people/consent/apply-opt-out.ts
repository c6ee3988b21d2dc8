import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import { isWrongNumber } from '../../domain/opt-out/wrong-number.ts';
import { emitConsentChanges } from '../../events/outbox/emit-consent.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { ContactConsent } from '../contacts/contact.ts';
import { findContactByPhone } from '../contacts/find-contacts.ts';
import type { OptOutChange } from './change.ts';
import { closeReviews } from './close-reviews.ts';
import { consentBefore, lockConsent } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { endProgramConsents, forgetPreviousConsents, setProgramConsent } from './program-consents.ts';
import { endRelationships } from './relationships.ts';
import { programOf } from './suppression-scope.ts';

export interface OptOutOutcome {
  readonly entryId: string;
  readonly contactId: string | null;
  /** False when the number was already opted out: only a consent entry was added. */
  readonly changed: boolean;
  /** Number of waiting messages that were canceled. */
  readonly canceledMessages: number;
  /** Ask the person for the scope of the opt-out: only if nothing else blocked messages before. */
  readonly asksScope: boolean;
}

/** A keyword does not replace another method, because START lifts a keyword opt-out. */
const optContactOut = statement<
  [tenantId: string, accountId: string, phone: string, method: string, at: Date, now: Date, isNewOwner: boolean]
>(
  'consent.opt_contact_out',
  `UPDATE contacts
      SET consent_status = 'opted_out',
          consent_method = CASE WHEN consent_status = 'opted_out' AND consent_method <> 'keyword' THEN consent_method ELSE $4 END,
          consent_before = CASE WHEN $7 THEN NULL WHEN consent_status = 'opted_out' THEN consent_before ELSE consent_status END,
          consent_changed_at = CASE WHEN consent_status = 'opted_out' THEN greatest(consent_changed_at, $5) ELSE $5 END,
          updated_at = $6
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);

/**
 * Also for numbers without a contact. Replaces only the reason `keyword`, which START lifts, and
 * the rule of such a row by that of a wrong number.
 */
const suppress = statement<
  [
    tenantId: string,
    accountId: string,
    phone: string,
    scope: string,
    reason: string,
    ruleId: string | null,
    now: Date,
    isNewOwner: boolean,
  ],
  { added: boolean }
>(
  'consent.suppress',
  `INSERT INTO suppressions AS s (tenant_id, account_id, phone, scope, reason, rule_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (tenant_id, account_id, phone, scope) DO UPDATE SET reason = excluded.reason, rule_id = CASE WHEN $8 THEN excluded.rule_id ELSE s.rule_id END
         WHERE s.reason = 'keyword' AND (excluded.reason <> 'keyword' OR $8)
   RETURNING (xmax = 0) AS added`,
);

const findGlobalSuppression = statement<[tenantId: string, accountId: string, phone: string], { scope: string }>(
  'consent.find_global_suppression',
  `SELECT s.scope FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND suppression_program(s.scope) IS NULL LIMIT 1`,
);

/**
 * Opts a number out at once, in this order: consent entry, state of the contact, suppression of the
 * number, cancellation of waiting messages (reliability, section 4). An opt-out needs no proof and
 * is never refused. It closes the open reviews of the number. An opt-out of one program leaves
 * them, the contact's state and the messages of others. After "wrong number" no earlier consent can
 * return and the relationships have ended, because the number may have a new owner (messaging
 * rules, section 3).
 */
export async function applyOptOut(tx: Sql, owner: Owner, change: OptOutChange): Promise<OptOutOutcome> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, reason, ruleId, capturedAt, now } = change;
  await lockConsent(tx, owner, phone);
  const contact = await findContactByPhone(tx, owner, phone);
  const contactId = contact?.id ?? change.contactId;
  const question = await scopeQuestion(tx, owner, contact, change);
  const evidence = question === null ? change.evidence : Object.assign({}, change.evidence, question);
  const proof = { ...change, method: change.entryMethod ?? method, evidence, status: 'opted_out' } as const;
  const entryId = await appendEntry(tx, owner, contactId, phone, proof);
  const isGlobal = scope === 'all' && contact !== null;
  const programId = programOf(scope);
  const isNewOwner = isWrongNumber(ruleId);
  if (programId === null) await tx.run(endProgramConsents, tenantId, accountId, [phone], method, capturedAt);
  else await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'opted_out', method, capturedAt);
  if (isGlobal) await tx.run(optContactOut, tenantId, accountId, phone, method, capturedAt, now, isNewOwner);
  if (isNewOwner) {
    await tx.run(forgetPreviousConsents, tenantId, accountId, phone);
    await tx.run(endRelationships, tenantId, accountId, phone, now);
  }
  if (programId === null) {
    const contactIds = contact === null ? [] : [contact.id];
    await closeReviews(tx, owner, { phones: [phone], contactIds }, change.actor, now);
  }
  const suppressed = await tx.row(suppress, tenantId, accountId, phone, scope, reason, ruleId, now, isNewOwner);
  const { canceled } = await cancelForPhone(tx, owner, phone, 'opted_out', now, change.newId, programId);
  const changed = suppressed?.added === true || (isGlobal && contact.consent_status !== 'opted_out');
  if (changed)
    await emitConsentChanges(
      tx,
      owner,
      'contact.opted_out',
      [{ contactId, phone, entryId, canceledMessages: canceled }],
      change,
    );
  return { entryId, contactId, changed, canceledMessages: canceled, asksScope: question !== null };
}

/**
 * What an answer needs to narrow the opt-out; null when the scope is not asked, or when another
 * reason blocks all messages anyway.
 */
async function scopeQuestion(
  tx: Sql,
  owner: Owner,
  contact: ContactConsent | null,
  { phone, asks = null }: OptOutChange,
) {
  if (asks === null || contact?.consent_status === 'opted_out') return null;
  const global = await tx.row(findGlobalSuppression, owner.tenantId, owner.accountId, phone);
  return global === null ? { asks, before: consentBefore(contact) } : null;
}
