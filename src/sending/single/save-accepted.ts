import { appendAudit, auditParam } from '../../audit/append-audit.ts';
import { saveStickySenders } from '../../carriers/numbers/pool.ts';
import { messageGroup } from '../../counting/groups.ts';
import { debitMessages } from '../../credits/debit-messages.ts';
import { hashParams } from '../../domain/audit/call-hash.ts';
import { SkillError } from '../../errors.ts';
import { type EventDraft, emitEvents } from '../../events/outbox/emit.ts';
import { balanceEvents } from '../../events/outbox/emit-balance.ts';
import type { Listeners } from '../../events/outbox/listeners.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { mediaIds } from '../content/content.ts';
import { insertMessages, type NewMessage } from '../insert-messages.ts';
import type { Accepted } from './decide-batch.ts';
import { type BatchLinks, saveBatchCodes } from './links.ts';
import { KEYS, saveKeys } from './queries.ts';

/**
 * Writes the accepted messages with their debits, events and codes, and the keys and audit entries
 * of calls that share the transaction; all statements are sent together.
 */
export async function saveAccepted(
  tx: Sql,
  tenantId: string,
  accepted: readonly Accepted[],
  { links, listeners }: { readonly links: BatchLinks; readonly listeners: Listeners },
): Promise<void> {
  const keys = accepted.flatMap(keyOf);
  const audits = accepted.flatMap(auditOf);
  await Promise.all([
    insertMessages(tx, tenantId, accepted.map(messageOf)),
    debitMessages(tx, tenantId, accepted.map(debitOf)),
    keys.length > 0 && tx.run(saveKeys, tenantId, KEYS.param(keys)),
    audits.length > 0 && tx.run(appendAudit, tenantId, auditParam(audits)),
    saveBatchCodes(tx, tenantId, links, accepted),
    saveNumbersOfContacts(tx, accepted),
    emitEvents(tx, tenantId, accepted.flatMap(eventsOf), accepted[0]?.request.now ?? new Date(0), listeners),
  ]);
}

function messageOf({ request, accountId, contactId, sent, facts }: Accepted): NewMessage {
  const { sender, content, to, decision, dueAt } = sent;
  const { purpose, requestId, retryOf, ruleId, now } = request;
  const templateId = request.content instanceof SkillError ? null : request.content.templateId;
  const country = facts.recipient.ok ? facts.recipient.country : null;
  return {
    id: sent.id,
    accountId,
    contactId,
    number: sender,
    to,
    text: sent.text,
    original: sent.original,
    media: mediaIds(content),
    encoding: content.measure.encoding,
    segments: content.measure.segments,
    credits: content.credits,
    purpose,
    state: sent.state,
    decision,
    dueAt,
    validUntil: request.validUntil(dueAt),
    requestId,
    retryOf,
    now,
    group: messageGroup({
      template_id: templateId,
      rule_id: ruleId,
      number_id: sender.id,
      carrier: sender.carrier,
      country,
      purpose,
    }),
  };
}

function debitOf({ request, accountId, sent }: Accepted) {
  const { newId, now } = request;
  return { entryId: newId('cre'), accountId, messageId: sent.id, credits: sent.content.credits, now };
}

function keyOf({ request, requestHash, answer }: Accepted) {
  const { caller, call, now } = request;
  if (call === null || call.idempotencyKey === null) return [];
  const expiresAt = call.keyExpiresAt ?? ('infinity' as const);
  const { skill, idempotencyKey: key } = call;
  const stored = JSON.stringify(answer);
  return [
    { account_id: caller.accountId, key, skill, request_hash: requestHash, answer: stored, now, expires_at: expiresAt },
  ];
}

function auditOf({ request }: Accepted) {
  const { caller, call, key, requestId, ruleId, newId, now } = request;
  if (call === null) return [];
  const paramsHash = hashParams(call.hash, call.params);
  const { accountId } = caller;
  return [{ id: newId('aud'), accountId, keyId: key.id, skill: call.skill, paramsHash, requestId, ruleId, now }];
}

/** `message.accepted`, and the balance events of the debit. */
function eventsOf({ request, accountId, sent, balance }: Accepted): EventDraft[] {
  const { requestId, purpose, call } = request;
  const { measure, credits } = sent.content;
  const data = {
    message_id: sent.id,
    to: sent.to,
    state: sent.state,
    purpose,
    encoding: measure.encoding,
    segments: measure.segments,
    credits,
    campaign_id: null,
    idempotency_key: call?.idempotencyKey ?? null,
    due_at: sent.dueAt.toISOString(),
    from: sent.sender.phone,
  };
  const events = [{ type: 'message.accepted', data } as const, ...balanceEvents(balance)];
  return events.map((event) => ({ ...event, accountId, requestId }));
}

/** The next message of the program comes from the same number. */
async function saveNumbersOfContacts(tx: Sql, accepted: readonly Accepted[]): Promise<void> {
  for (const { request, contactId, sent } of accepted) {
    const { caller, programId } = request;
    if (programId === null || contactId === null) continue;
    await saveStickySenders(tx, caller, programId, [{ contactId, numberId: sent.sender.id }]);
  }
}
