import { mayNarrow } from '../../domain/opt-out/scope-question.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { announceConsent } from '../outbox/announce-consent.ts';
import type { Owner } from '../tenancy.ts';
import type { ConsentChangeRequest } from './change.ts';
import { HOLDS_FOR_ALL } from './holds-for.ts';
import { appendEntry } from './ledger.ts';
import { type ConsentBefore, findContactConsent, lockConsent } from './standing.ts';

/** What an opt-out that asks for its scope keeps in its evidence. */
export interface AskedScope {
  readonly program_id: string;
  /** The number that was written to and that the answer has to come to. */
  readonly number_id: string;
}

export type Narrowing =
  | {
      readonly ok: true;
      /** The entry of the STOP whose place the narrower opt-out takes. */
      readonly entryId: string;
      readonly programId: string;
      readonly before: ConsentBefore;
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

/** What ends everything, and contacts that came into this one since: the stricter of both would have been another state. */
const findOthers = statement<
  [tenantId: string, accountId: string, phone: string, contactId: string | null, since: Date],
  { others: boolean }
>(
  'consent.find_other_ends',
  `SELECT EXISTS (SELECT FROM suppressions s
           WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND ${HOLDS_FOR_ALL} AND (s.scope <> 'all' OR s.reason <> 'keyword'))
       OR EXISTS (SELECT FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $4 AND g.merged_at >= $5) AS others`,
);

const dropEndOfAll = statement<[tenantId: string, accountId: string, phone: string]>(
  'consent.drop_end_of_all',
  `DELETE FROM suppressions WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND scope = 'all' AND reason = 'keyword'`,
);

const endProgram = statement<
  [tenantId: string, accountId: string, phone: string, scope: string, ruleId: string | null, now: Date]
>(
  'consent.end_program',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, rule_id, created_at) VALUES ($1, $2, $3, $4, 'keyword', $5, $6)
   ON CONFLICT (tenant_id, account_id, phone, scope) DO NOTHING`,
);

const restoreContact = statement<
  [
    tenantId: string,
    accountId: string,
    phone: string,
    status: string,
    method: string | null,
    changedAt: string | null,
    now: Date,
  ]
>(
  'consent.restore_contact',
  `UPDATE contacts SET consent_status = $4, consent_method = $5, consent_changed_at = $6::timestamptz, updated_at = $7
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND consent_status = 'opted_out'`,
);

/**
 * Whether an answer that came to a number narrows the last opt-out of who wrote it, held under the lock of their consent until the
 * transaction ends; null when that opt-out, or whatever came last, asked nothing there.
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
  const contact = await findContactConsent(tx, owner, phone);
  const found = await tx.row(findOthers, owner.tenantId, owner.accountId, phone, contact?.id ?? null, last.received_at);
  const isOut = contact === null || (contact.consent_status === 'opted_out' && contact.consent_method === 'keyword');
  const question = { askedAt: last.captured_at, standsAlone: isOut && found?.others === false };
  const verdict = mayNarrow(question, answer.at, rulePackAt(answer.now).optOuts.revokeAll);
  return verdict.ok ? { ok: true, entryId: last.id, programId: last.asks.program_id, before: last.before } : verdict;
}

/**
 * One program ends instead of everything: the entry in the ledger, the state of the contact as it was before the STOP, the suppression of
 * the program in place of that of everything. It brings nobody more than they had, and texts that the STOP took back stay where they are.
 */
export async function narrowOptOut(
  tx: Sql,
  owner: Owner,
  narrowing: Extract<Narrowing, { ok: true }>,
  change: Omit<ConsentChangeRequest, 'scope' | 'evidence'> & { readonly inboundId: string },
): Promise<string> {
  const { tenantId, accountId } = owner;
  const { programId: scope, entryId: narrows, before } = narrowing;
  const { phone, ruleId, now } = change;
  const contact = await findContactConsent(tx, owner, phone);
  const contactId = contact?.id ?? change.contactId;
  const evidence = { inbound_id: change.inboundId, narrows, restored: before };
  const entryId = await appendEntry(tx, owner, contactId, phone, { ...change, scope, evidence, status: 'narrowed' });
  await tx.run(restoreContact, tenantId, accountId, phone, before.status, before.method, before.changed_at, now);
  await tx.run(dropEndOfAll, tenantId, accountId, phone);
  await tx.run(endProgram, tenantId, accountId, phone, scope, ruleId, now);
  const how = { ...change, scope, narrows };
  await announceConsent(tx, owner, 'contact.opted_out', [{ contactId, phone, entryId, recalled: 0 }], how);
  return entryId;
}
