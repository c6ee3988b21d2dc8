import { hashParams, hashRequest } from '../../domain/call-hash.ts';
import type { Purpose } from '../../domain/consent.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import { currentRulePack } from '../../domain/rule-packs/current.ts';
import { idempotencyInFlight } from '../../errors.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { contentGate } from '../gates/content.ts';
import type { Content, SendFacts } from '../gates/facts.ts';
import { recipientGate } from '../gates/recipient.ts';
import { eventBody } from '../outbox/emit.ts';
import { consentRules } from './consent-rules.ts';
import type { PartnerSender } from './sender.ts';
import type { PartnerSendRow } from './statement.ts';

export interface PartnerSendRequest {
  readonly tenantId: string;
  readonly keyId: string;
  readonly requestId: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly externalRef: string;
  readonly recipient: ParsedPhone;
  readonly content: Content;
  readonly purpose: Purpose;
  readonly dueAt: Date;
  readonly validUntil: Date | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

export interface PreparedAnswer {
  readonly message_id: string;
  readonly external_ref: string;
  readonly state: 'queued' | 'scheduled';
  readonly to: string;
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly segments: number;
  readonly credits: number;
}

const LOCK_NOT_AVAILABLE = '55P03';
const NO_MEASURE = { encoding: 'GSM-7', segments: 0 } as const;

/** Sends and answers what came of it; `answer` is what the caller is told when it was accepted. */
export async function sendForPartner(
  sender: PartnerSender,
  request: PartnerSendRequest,
): Promise<{ readonly row: PartnerSendRow; readonly answer: PreparedAnswer }> {
  const { tenantId, params, recipient, content, purpose, dueAt, now, newId, externalRef, idempotencyKey } = request;
  const to = recipient.ok ? recipient.e164 : '';
  const { encoding, segments } = content.ok ? content.measure : NO_MEASURE;
  const credits = content.ok ? content.credits : 0;
  const messageId = newId('msg');
  const state = dueAt > now ? 'scheduled' : 'queued';
  const answer = { message_id: messageId, external_ref: externalRef, state, to, encoding, segments, credits } as const;
  const eventId = newId('evt');
  const facts = { recipient, content } as SendFacts;
  const row = await sender([
    tenantId,
    idempotencyKey,
    hashRequest(tenantId, 'partner.send', params),
    JSON.stringify(answer),
    externalRef,
    to,
    recipient.ok && content.ok,
    JSON.stringify(consentRules(purpose)),
    messageId,
    content.ok ? content.text : '',
    encoding,
    segments,
    credits,
    purpose,
    state,
    dueAt,
    request.validUntil,
    JSON.stringify(recipientGate(facts)),
    JSON.stringify(contentGate(facts)),
    currentRulePack.id,
    newId('cre'),
    eventId,
    eventHead(eventId, answer, request),
    newId('evt'),
    newId('evt'),
    newId('aud'),
    request.keyId,
    hashParams(params),
    request.requestId,
    now,
  ]).catch(asInFlight);
  return { row, answer };
}

/** The body of `message.accepted` up to the sender's number, which the database knows and puts in. */
function eventHead(
  id: string,
  answer: PreparedAnswer,
  { purpose, idempotencyKey, dueAt, now }: PartnerSendRequest,
): string {
  const { external_ref: externalRef, message_id, to, state, encoding, segments, credits } = answer;
  const data = {
    message_id,
    to,
    state,
    purpose,
    encoding,
    segments,
    credits,
    campaign_id: null,
    idempotency_key: idempotencyKey,
    due_at: dueAt.toISOString(),
  };
  return `${eventBody(id, 'message.accepted', externalRef, data, now).slice(0, -2)},"from":`;
}

/** Whoever has the key has it for longer than we wait (lock_timeout). */
function asInFlight(error: unknown): never {
  throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? idempotencyInFlight() : error;
}
