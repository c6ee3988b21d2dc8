import type { Owner } from '../../domain/account.ts';
import { mayNarrow } from '../../domain/opt-out/scope-question.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { emitConsentChanges } from '../../events/outbox/emit-consent.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { findContactByPhone } from '../contacts/find-contacts.ts';
import { addSuppression } from './add-suppression.ts';
import type { AskedScope, ConsentChangeRequest } from './change.ts';
import { type ConsentBefore, lockConsent } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { restoreProgramConsents } from './program-consents.ts';

export type Narrowing =
  | {
      readonly ok: true;
      /** The consent entry of the STOP that is narrowed. */
      readonly entryId: string;
      readonly programId: string;
      readonly before: ConsentBefore;
      /** When the STOP was captured. */
      readonly endedAt: Date;
    }
  | { readonly ok: false; readonly reason: string };

interface LastEntry {
  readonly id: string;
  readonly captured_at: Date;
  readonly received_at: Date;
  readonly asks: AskedScope | null;
  readonly before: ConsentBefore | null;
}

const findLastEntry = statement<[tenantId: string, accountId: string, phone: string], LastEntry>(
  'consent.find_last_entry',
  `SELECT id, captured_at, received_at, evidence -> 'asks' AS asks, evidence -> 'before' AS before FROM consent_entries
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 ORDER BY id DESC LIMIT 1`,
);

/**
 * Other suppressions of all messages, or a merge into the contact since the STOP: the state before
 * the STOP could then be too permissive.
 */
const findObstacles = statement<
  [tenantId: string, accountId: string, phone: string, contactId: string | null, since: Date],
  { found: boolean }
>(
  'consent.find_obstacles',
  `SELECT EXISTS (SELECT FROM suppressions s
           WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND suppression_program(s.scope) IS NULL AND (s.scope <> 'all' OR s.reason <> 'keyword'))
       OR EXISTS (SELECT FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $4 AND g.merged_at >= $5) AS found`,
);

/**
 * Whether an answer to the scope question narrows the person's last opt-out; null when the last
 * change of consent asked no question from this number. Locks the consent until the transaction
 * ends.
 */
export async function findNarrowing(
  tx: Sql,
  owner: Owner,
  phone: string,
  answer: { readonly numberId: string; readonly at: Date; readonly now: Date },
): Promise<Narrowing | null> {
  await lockConsent(tx, owner, phone);
  const last = await tx.row(findLastEntry, owner.tenantId, owner.accountId, phone);
  if (last?.asks == null || last.before === null || last.asks.number_id !== answer.numberId) return null;
  const contact = await findContactByPhone(tx, owner, phone);
  const obstacles = await tx.row(
    findObstacles,
    owner.tenantId,
    owner.accountId,
    phone,
    contact?.id ?? null,
    last.received_at,
  );
  const isOptedOut =
    contact === null || (contact.consent_status === 'opted_out' && contact.consent_method === 'keyword');
  const question = { askedAt: last.captured_at, standsAlone: isOptedOut && obstacles?.found === false };
  const verdict = mayNarrow(question, answer.at, rulePackAt(answer.now).optOuts.revokeAll);
  return verdict.ok
    ? { ok: true, entryId: last.id, programId: last.asks.program_id, before: last.before, endedAt: last.captured_at }
    : verdict;
}

/**
 * Narrows an opt-out of all messages to one program: adds a consent entry, restores the contact's
 * state and the consents to other programs from before the STOP, and replaces the suppression.
 * Nothing beyond that is restored, and messages that the STOP canceled stay canceled. Returns the
 * ID of the entry.
 */
export async function narrowOptOut(
  tx: Sql,
  owner: Owner,
  narrowing: Extract<Narrowing, { ok: true }>,
  change: Omit<ConsentChangeRequest, 'scope' | 'evidence'> & { readonly inboundId: string },
): Promise<string> {
  const { tenantId, accountId } = owner;
  const { programId: scope, entryId: narrows, before, endedAt } = narrowing;
  const { phone, ruleId, now } = change;
  const contact = await findContactByPhone(tx, owner, phone);
  const contactId = contact?.id ?? change.contactId;
  const marked = change.isSimulated ? { simulated: true } : {};
  const evidence = { inbound_id: change.inboundId, ...marked, narrows, restored: before };
  const entryId = await appendEntry(tx, owner, contactId, phone, { ...change, scope, evidence, status: 'narrowed' });
  await restoreContact(tx, owner, phone, before, now);
  await tx.run(restoreProgramConsents, tenantId, accountId, phone, endedAt, scope);
  const all = { account_id: accountId, phone, scope: 'all', reason: 'keyword' };
  await tx.tenant(tenantId).suppressions.deleteMany({ where: all });
  await addSuppression(tx, owner, { phone, scope, reason: 'keyword', ruleId, now });
  const how = { ...change, scope, narrows };
  await emitConsentChanges(tx, owner, 'contact.opted_out', [{ contactId, phone, entryId, canceledMessages: 0 }], how);
  return entryId;
}

/** Gives an opted-out contact the consent from before the STOP. */
async function restoreContact(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  { status, method, changed_at: changedAt }: ConsentBefore,
  now: Date,
): Promise<void> {
  await tx.tenant(tenantId).contacts.updateMany({
    where: { account_id: accountId, phone, consent_status: 'opted_out' },
    data: {
      consent_status: status,
      consent_method: method,
      consent_changed_at: changedAt === null ? null : new Date(changedAt),
      consent_before: null,
      updated_at: now,
    },
  });
}
