import { type Sql, statement } from '../../platform/sql.ts';
import { announceConsent } from '../outbox/announce-consent.ts';
import { recallForPhone } from '../recall/recall-for-phone.ts';
import type { Owner } from '../tenancy.ts';
import type { OptOutChange } from './change.ts';
import { HOLDS_FOR_ALL, programOf } from './holds-for.ts';
import { appendEntry } from './ledger.ts';
import { type ContactConsent, consentBefore, findContactConsent, lockConsent } from './standing.ts';

export interface OptOutOutcome {
  readonly entryId: string;
  readonly contactId: string | null;
  /** False when the number had opted out before: the ledger has one more entry, nothing else moved. */
  readonly changed: boolean;
  /** Texts that were waiting and will not be sent. */
  readonly recalled: number;
  /** Whether the person is to be asked what it ends: only who got texts until now. */
  readonly asks: boolean;
}

/** A keyword after a decision of staff does not weaken it: START would then undo what it may not. */
const optContactOut = statement<
  [tenantId: string, accountId: string, phone: string, method: string, at: Date, now: Date]
>(
  'consent.opt_contact_out',
  `UPDATE contacts
      SET consent_status = 'opted_out',
          consent_method = CASE WHEN consent_status = 'opted_out' AND consent_method <> 'keyword' THEN consent_method ELSE $4 END,
          consent_changed_at = CASE WHEN consent_status = 'opted_out' THEN greatest(consent_changed_at, $5) ELSE $5 END,
          updated_at = $6
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);

/** For numbers that are no contact as well. The first row stays, unless a keyword is followed by something harder to undo. */
const suppress = statement<
  [tenantId: string, accountId: string, phone: string, scope: string, reason: string, ruleId: string | null, now: Date],
  { added: boolean }
>(
  'consent.suppress',
  `INSERT INTO suppressions AS s (tenant_id, account_id, phone, scope, reason, rule_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (tenant_id, account_id, phone, scope) DO UPDATE SET reason = excluded.reason
         WHERE s.reason = 'keyword' AND excluded.reason <> 'keyword'
   RETURNING (xmax = 0) AS added`,
);

const findEndOfAll = statement<[tenantId: string, accountId: string, phone: string], { scope: string }>(
  'consent.find_end_of_all',
  `SELECT s.scope FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND ${HOLDS_FOR_ALL} LIMIT 1`,
);

/**
 * Ends consent now, in this order: ledger entry, state of the contact, suppression of the number, recall of what waits (reliability,
 * section 4). Never refused: an opt-out needs no proof. One that is limited to a program leaves the contact's state, and what waits of
 * other programs.
 */
export async function applyOptOut(tx: Sql, owner: Owner, change: OptOutChange): Promise<OptOutOutcome> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, reason, ruleId, capturedAt, now } = change;
  await lockConsent(tx, owner, phone);
  const contact = await findContactConsent(tx, owner, phone);
  const contactId = contact?.id ?? change.contactId;
  const question = await questionOf(tx, owner, contact, change);
  const evidence = question === null ? change.evidence : Object.assign({}, change.evidence, question);
  const entryId = await appendEntry(tx, owner, contactId, phone, { ...change, evidence, status: 'opted_out' });
  const endsAll = scope === 'all' && contact !== null;
  if (endsAll) await tx.run(optContactOut, tenantId, accountId, phone, method, capturedAt, now);
  const suppressed = await tx.row(suppress, tenantId, accountId, phone, scope, reason, ruleId, now);
  const { canceled } = await recallForPhone(tx, owner, phone, 'opted_out', now, change.newId, programOf(scope));
  const changed = suppressed?.added === true || (endsAll && contact.consent_status !== 'opted_out');
  if (changed)
    await announceConsent(tx, owner, 'contact.opted_out', [{ contactId, phone, entryId, recalled: canceled }], change);
  return { entryId, contactId, changed, recalled: canceled, asks: question !== null };
}

/** What an answer needs to narrow the opt-out again. Who gets no texts for another reason as well keeps nothing by an answer. */
async function questionOf(tx: Sql, owner: Owner, contact: ContactConsent | null, { phone, asks = null }: OptOutChange) {
  if (asks === null || contact?.consent_status === 'opted_out') return null;
  const ended = await tx.row(findEndOfAll, owner.tenantId, owner.accountId, phone);
  return ended === null ? { asks, before: consentBefore(contact) } : null;
}
