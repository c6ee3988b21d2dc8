import type { IdPrefix } from '../../platform/ids.ts';
import type { NumberHasher } from '../../platform/number-hasher.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Inbound } from '../carriers/carrier.ts';
import { applyOptIn } from '../consent/apply-opt-in.ts';
import { applyOptOut } from '../consent/apply-opt-out.ts';
import { narrowOptOut } from '../consent/narrow-opt-out.ts';
import { announceInbound, type ReadInbound } from '../outbox/announce-inbound.ts';
import { suppressHashedNumbers } from '../person/hashed-numbers.ts';
import { findContactByPhone } from '../send/recipient-facts.ts';
import { askScope } from './ask-scope.ts';
import { queueReply } from './auto-reply.ts';
import type { InboundNumber } from './inbound-number.ts';
import { type ReadIntent, readIntent } from './read-intent.ts';

export interface Effect {
  readonly kind:
    | 'received'
    | 'duplicate'
    | 'opted_out'
    | 'already_opted_out'
    | 'recalled'
    | 'opted_in'
    | 'not_opted_in'
    | 'narrowed'
    | 'not_narrowed'
    | 'reply_queued'
    | 'for_review';
  /** What it is about: the id of an entry or a message, a count, or a reason. */
  readonly detail: string | null;
}

const insertInbound = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    numberId: string,
    contactId: string | null,
    from: string,
    to: string,
    text: string,
    intent: string,
    ruleId: string | null,
    carrierMessageId: string,
    receivedAt: Date,
    requestId: string | null,
  ]
>(
  'inbound.insert',
  `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, contact_id, from_phone, to_phone, text, intent, rule_id, carrier_message_id, received_at, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   ON CONFLICT (tenant_id, carrier_message_id) DO NOTHING`,
);

/** What a text was read as, and what it changed. */
export interface HandledInbound {
  readonly intent: ReadInbound['intent'];
  readonly ruleId: string | null;
  readonly effects: readonly Effect[];
}

export interface InboundScope {
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  readonly hashesOf: NumberHasher;
  /** Of the request that a carrier made, or of the call that plays one. */
  readonly requestId: string;
}

/**
 * Everything that one incoming text changes, in one transaction: the text itself, and for a STOP the ledger entry, the state of the
 * contact, the suppression, the recall of what waits, the confirmation, and last what a partner hears of it. Carriers repeat themselves: the second time changes nothing.
 * Who was forgotten and writes again is suppressed again first, so that no START brings anybody back.
 */
export async function handleInbound(
  tx: Sql,
  number: InboundNumber,
  inbound: Inbound,
  scope: InboundScope,
): Promise<HandledInbound> {
  const { now, newId, hashesOf, requestId } = scope;
  const { from, to, text, carrierMessageId, receivedAt, optedOut = false } = inbound;
  const meant: ReadIntent = optedOut
    ? { intent: 'stop', ruleId: 'carrier' }
    : await readIntent(tx, number, inbound, now);
  const { intent, ruleId } = meant;
  const contact = await findContactByPhone(tx, number, from);
  const id = newId('inb');
  const isNew = await tx.run(
    insertInbound,
    number.tenantId,
    id,
    number.accountId,
    number.id,
    contact?.id ?? null,
    from,
    to,
    text,
    intent,
    ruleId,
    carrierMessageId,
    receivedAt,
    requestId,
  );
  if (isNew === 0) return { intent, ruleId, effects: [{ kind: 'duplicate', detail: null }] };
  await suppressHashedNumbers(tx, number, [from], hashesOf, now);
  const read = { id, intent, ruleId, contactId: contact?.id ?? null };
  const effects = await obey(tx, number, inbound, { ...meant, id, contactId: read.contactId }, scope);
  await announceInbound(tx, number, inbound, read, { now, requestId });
  return { intent, ruleId, effects: [{ kind: 'received', detail: id }, ...effects] };
}

/** Does what the text asks for. */
async function obey(
  tx: Sql,
  number: InboundNumber,
  { from, receivedAt }: Inbound,
  meant: ReadIntent & Pick<ReadInbound, 'id' | 'contactId'>,
  { now, newId, requestId }: InboundScope,
): Promise<Effect[]> {
  const { id, ruleId, contactId } = meant;
  const change = {
    phone: from,
    contactId,
    scope: 'all',
    method: 'keyword',
    actor: 'contact',
    ruleId,
    source: 'inbound text',
    evidence: { inbound_id: id },
    capturedAt: receivedAt,
    requestId,
    now,
    newId,
  };
  const reply = { to: from, contactId, ruleId, requestId, now, newId };
  switch (meant.intent) {
    case 'stop': {
      const wanted = await askScope(tx, number, ruleId, now);
      const outcome = await applyOptOut(tx, number, { ...change, reason: 'keyword', asks: wanted });
      const { entryId, changed, recalled, asks } = outcome;
      const recall: Effect = { kind: 'recalled', detail: String(recalled) };
      if (!changed) return [{ kind: 'already_opted_out', detail: entryId }, recall];
      const replyId = await queueReply(tx, number, { ...reply, kind: 'opted_out', asks });
      return [{ kind: 'opted_out', detail: entryId }, recall, { kind: 'reply_queued', detail: replyId }];
    }
    case 'start': {
      const own = number.programId ?? 'all';
      const outcome = await applyOptIn(tx, number, { ...change, scope: own, via: 'start_keyword' });
      if (!outcome.applied) return [{ kind: 'not_opted_in', detail: outcome.reason }];
      const replyId = await queueReply(tx, number, { ...reply, kind: 'opted_in' });
      return [
        { kind: 'opted_in', detail: outcome.entryId },
        { kind: 'reply_queued', detail: replyId },
      ];
    }
    case 'help':
      return [{ kind: 'reply_queued', detail: await queueReply(tx, number, { ...reply, kind: 'help' }) }];
    case 'review':
      return [{ kind: 'for_review', detail: ruleId }];
    case 'narrow': {
      const entryId = await narrowOptOut(tx, number, meant.narrowing, { ...change, inboundId: id });
      return [{ kind: 'narrowed', detail: entryId }];
    }
    case 'none':
      return 'unheeded' in meant ? [{ kind: 'not_narrowed', detail: meant.unheeded }] : [];
  }
}
