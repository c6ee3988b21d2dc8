import type { Inbound } from '../../carriers/carrier.ts';
import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { isSimulated } from '../../carriers/numbers/real-numbers.ts';
import { recordInbound } from '../../conversations/record-inbound.ts';
import { bucketOf } from '../../counting/buckets.ts';
import { answeredMessage } from '../../counting/last-message-group.ts';
import { IS_REPLY } from '../../counting/replies.ts';
import { isConversational } from '../../domain/opt-out/opt-in-kind.ts';
import { canonicalPhone } from '../../domain/phone-forms.ts';
import { type ClassifiedInbound, emitInbound } from '../../events/outbox/emit-inbound.ts';
import { emitReviewRequired } from '../../events/outbox/emit-review.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import { addInboundFiles } from '../../media/inbound/add-files.ts';
import { applyOptOut } from '../../people/consent/apply-opt-out.ts';
import { narrowOptOut } from '../../people/consent/narrow-opt-out.ts';
import { pauseForReview } from '../../people/consent/pause-for-review.ts';
import { findContactByPhone } from '../../people/contacts/find-contacts.ts';
import { suppressHashedNumbers } from '../../people/privacy/hashed-numbers.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { applyStart } from './apply-start.ts';
import { askOptOutScope } from './ask-scope.ts';
import { replyTo } from './auto-reply.ts';
import type { Effect } from './effect.ts';
import { isRepeat } from './is-repeat.ts';
import { type ReadIntent, readIntent } from './read-intent.ts';

const BUCKET = bucketOf('i.received_at');
const ANSWERED = answeredMessage({ account: 'one.account_id', phone: 'one.from_phone', at: 'one.received_at' });

const MESSAGES = rowList({
  id: 'text',
  account_id: 'text',
  number_id: 'text',
  contact_id: 'text?',
  from_phone: 'text',
  to_phone: 'text',
  text: 'text',
  intent: 'text',
  rule_id: 'text?',
  carrier_message_id: 'text',
  received_at: 'timestamptz',
  request_id: 'text?',
  media: 'jsonb',
});

/** Counts a reply to the last message before it in the same statement. */
const insertInbound = statement<[tenantId: string, messages: ParamOf<typeof MESSAGES>]>(
  'inbound.insert',
  `WITH inserted AS (
     INSERT INTO inbound_messages AS i (tenant_id, id, account_id, number_id, contact_id, from_phone, to_phone, text, intent, rule_id, carrier_message_id, received_at, request_id,
                                        media, measure_group, answers_message_id)
     SELECT $1, one.id, one.account_id, one.number_id, one.contact_id, one.from_phone, one.to_phone, one.text, one.intent, one.rule_id, one.carrier_message_id, one.received_at,
            one.request_id, one.media, coalesce(a.measure_group, ''), a.id
       FROM ${MESSAGES.from('$2', 'one')} LEFT JOIN LATERAL ${ANSWERED} a ON true
     ON CONFLICT (tenant_id, carrier_message_id) DO NOTHING
     RETURNING i.id, i.account_id, i.received_at, i.intent, i.measure_group)
   INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, replies)
   SELECT $1, i.id, i.account_id, ${BUCKET}, i.measure_group, (${IS_REPLY})::int FROM inserted i`,
);

/** The intent of an inbound message, and what it changed. */
export interface HandledInbound {
  readonly intent: ClassifiedInbound['intent'];
  readonly ruleId: string | null;
  readonly effects: readonly Effect[];
}

export interface InboundScope {
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  readonly hashesOf: NumberHasher;
  /** Request ID of the carrier's callback, or of the call that simulates it. */
  readonly requestId: string;
}

/**
 * Handles one inbound message in the caller's transaction: saves it, and for a STOP adds the
 * consent entry, opts the contact out, suppresses the number, cancels waiting messages, queues the
 * confirmation, opens the conversation, and last emits the events. A message that may be an opt-out
 * pauses marketing. A repeated delivery by the carrier changes nothing. A forgotten number is
 * suppressed again first, so that START cannot opt it in.
 */
export async function handleInbound(
  tx: Sql,
  number: InboundNumber,
  received: Inbound,
  scope: InboundScope,
): Promise<HandledInbound> {
  // A carrier may cut a pair of surrogates, which JSON cannot store.
  const inbound = { ...received, text: received.text.toWellFormed(), from: canonicalPhone(received.from) };
  const { now, newId, hashesOf, requestId } = scope;
  const { from, to, text, carrierMessageId, receivedAt } = inbound;
  const read = await readIntent(tx, number, inbound, now);
  const { intent, ruleId } = read;
  const duplicate: HandledInbound = { intent, ruleId, effects: [{ kind: 'duplicate', detail: null }] };
  if (inbound.hasCarrierId === false && (await isRepeat(tx, number, inbound, intent))) return duplicate;
  const contact = await findContactByPhone(tx, number, from);
  const id = newId('inb');
  const message = {
    id,
    account_id: number.accountId,
    number_id: number.id,
    contact_id: contact?.id ?? null,
    from_phone: from,
    to_phone: to,
    text,
    intent,
    rule_id: ruleId,
    carrier_message_id: carrierMessageId,
    received_at: receivedAt,
    request_id: requestId,
    media: (inbound.media ?? []).map(({ url, contentType }) => ({ url, content_type: contentType })),
  };
  const isNew = await tx.run(insertInbound, number.tenantId, MESSAGES.param([message]));
  if (isNew === 0) return duplicate;
  const urls = message.media.map(({ url }) => url);
  await addInboundFiles(tx, number, { inboundId: id, numberId: number.id, carrier: number.carrier, urls }, scope);
  await suppressHashedNumbers(tx, number, [from], hashesOf, now);
  const contactId = contact?.id ?? null;
  const effects = await applyIntent(tx, number, inbound, { ...read, id, contactId }, scope);
  await recordInbound(tx, number, { from, contactId, receivedAt }, { id: newId('thr'), now });
  if (isReply(read, effects))
    await raiseSignals(
      tx,
      number,
      [
        {
          kind: 'message',
          name: '',
          contactId,
          occurredAt: receivedAt,
          data: { inbound_id: id, text, from, to, number_id: number.id },
        },
      ],
      now,
    );
  await emitInbound(
    tx,
    number,
    inbound,
    { id, intent, ruleId, contactId, isSimulated: isSimulated(number) },
    { now, requestId },
  );
  return { intent, ruleId, effects: [{ kind: 'received', detail: id }, ...effects] };
}

/** Effects of a message that changes no consent. */
const WITHOUT_CHANGE: ReadonlySet<Effect['kind']> = new Set(['not_opted_in', 'review_closed']);

/**
 * STOP, HELP and START, also in plain words, belong to the service: no rule or journey sees them. A
 * YES that confirms no opt-in, and "sign me up" without effect, are about something else.
 */
function isReply({ intent, ruleId }: ReadIntent, effects: readonly Effect[]): boolean {
  if (intent === 'none') return true;
  return intent === 'start' && isConversational(ruleId) && effects.every(({ kind }) => WITHOUT_CHANGE.has(kind));
}

async function applyIntent(
  tx: Sql,
  number: InboundNumber,
  inbound: Inbound,
  read: ReadIntent & Pick<ClassifiedInbound, 'id' | 'contactId'>,
  { now, newId, requestId, hashesOf }: InboundScope,
): Promise<Effect[]> {
  const { id, ruleId, contactId } = read;
  const { from, receivedAt, answeredAs } = inbound;
  const isTest = isSimulated(number);
  const change = {
    phone: from,
    contactId,
    scope: 'all',
    method: 'keyword',
    actor: 'contact',
    ruleId,
    source: isTest ? 'simulated inbound message' : 'inbound text',
    evidence: { inbound_id: id, ...(isTest && { simulated: true }) },
    isSimulated: isTest,
    capturedAt: receivedAt,
    requestId,
    now,
    newId,
  };
  const reply = { to: from, contactId, ruleId, requestId, now, newId };
  switch (read.intent) {
    case 'stop': {
      const question = await askOptOutScope(tx, number, ruleId, now);
      const outcome = await applyOptOut(tx, number, { ...change, reason: 'keyword', asks: question });
      const { entryId, changed, canceledMessages, asksScope } = outcome;
      const canceled: Effect = { kind: 'messages_canceled', detail: String(canceledMessages) };
      if (!changed) return [{ kind: 'already_opted_out', detail: entryId }, canceled];
      const replied =
        answeredAs === 'stop' ? [] : await replyTo(tx, number, { ...reply, kind: 'opted_out', asksScope });
      return [{ kind: 'opted_out', detail: entryId }, canceled, ...replied];
    }
    case 'start':
      return applyStart(tx, number, inbound, change, hashesOf);
    case 'help':
      return answeredAs === 'help' ? [] : replyTo(tx, number, { ...reply, kind: 'help' });
    case 'review':
      await pauseForReview(tx, number, from, now);
      await emitReviewRequired(tx, number, { id, contactId, phone: from, ruleId, receivedAt }, { now, requestId });
      return [{ kind: 'for_review', detail: ruleId }];
    case 'narrow': {
      const entryId = await narrowOptOut(tx, number, read.narrowing, { ...change, inboundId: id });
      return [{ kind: 'narrowed', detail: entryId }];
    }
    case 'none':
      return 'ignoredBecause' in read ? [{ kind: 'not_narrowed', detail: read.ignoredBecause }] : [];
  }
}
