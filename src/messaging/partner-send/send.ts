import { hashParams, hashRequest } from '../../domain/call-hash.ts';
import type { Purpose } from '../../domain/consent.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import { idempotencyInFlight, unprocessable } from '../../errors.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { KeyedHasher } from '../../platform/keyed-hasher.ts';
import { inStep } from '../../platform/tracing.ts';
import { contentGate } from '../gates/content.ts';
import type { Content, SendFacts } from '../gates/facts.ts';
import { quietHoursGate } from '../gates/quiet-hours.ts';
import { recipientGate } from '../gates/recipient.ts';
import { eventBody } from '../outbox/emit.ts';
import { planTiming, type Timing } from '../timing/plan.ts';
import type { OnQuietHours } from '../timing/sending-rules.ts';
import { validUntil } from '../timing/valid-until.ts';
import { type CluesText, readClues } from './clues.ts';
import { consentRules } from './consent-rules.ts';
import type { PartnerSendCall, PartnerSending } from './sender.ts';
import type { PartnerSendRow, PartnerText } from './statement.ts';

export interface PartnerSendRequest {
  readonly tenantId: string;
  readonly keyId: string;
  readonly requestId: string;
  readonly hash: KeyedHasher;
  readonly params: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly externalRef: string;
  readonly recipient: ParsedPhone;
  readonly content: Content;
  readonly purpose: Purpose;
  /** When it is to go out. */
  readonly at: Date;
  /** The end-customer's own way, if absent. */
  readonly onQuietHours: OnQuietHours | undefined;
  /** In seconds. */
  readonly validity: number | undefined;
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

export interface PartnerSent {
  readonly row: Exclude<PartnerSendRow, { outcome: 'clues' }>;
  /** What the caller is told when it was accepted. */
  readonly answer: PreparedAnswer;
  /** What the time of day was judged to be. */
  readonly timing: Timing;
}

const POSTGRESQL = { 'db.system.name': 'postgresql' };
const LOCK_NOT_AVAILABLE = '55P03';
const NO_MEASURE = { encoding: 'GSM-7', segments: 0 } as const;
const MOST_TRIES = 5;

/** Sends and answers what came of it. The time of day is judged by what was known last time, and once more when the database knows better. */
export async function sendForPartner(sending: PartnerSending, request: PartnerSendRequest): Promise<PartnerSent> {
  const { tenantId, externalRef, recipient, purpose } = request;
  const person = `${tenantId} ${externalRef} ${toOf(recipient)}`;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const clues = sending.clues.get(person);
    const timing = timingOf(request, clues);
    const { call, answer } = prepare(request, timing, purpose === 'marketing' ? clues : null);
    const row = await inStep('transaction', POSTGRESQL, () => sending.send(call)).catch(asInFlight);
    if (row.outcome !== 'clues') return { row, answer, timing };
    sending.clues.keep(person, row.answer);
  }
  throw unprocessable('contact_changing', 'The contact keeps changing. Call again.', { retryAfterMs: 1000 });
}

function timingOf({ at, purpose, recipient, onQuietHours }: PartnerSendRequest, text: CluesText): Timing {
  const { clues, rules } = readClues(text);
  return planTiming({ at, purpose, recipient, clues, rules, onQuietHours: onQuietHours ?? rules.onQuietHours });
}

function prepare(
  request: PartnerSendRequest,
  timing: Timing,
  clues: CluesText | null,
): { readonly call: PartnerSendCall; readonly answer: PreparedAnswer } {
  const { tenantId, params, recipient, content, purpose, now, newId, externalRef, idempotencyKey, validity, hash } =
    request;
  const { dueAt, judged, pack } = timing;
  const to = toOf(recipient);
  const { encoding, segments } = content.ok ? content.measure : NO_MEASURE;
  const credits = content.ok ? content.credits : 0;
  const messageId = newId('msg');
  const state = dueAt > now ? 'scheduled' : 'queued';
  const answer = { message_id: messageId, external_ref: externalRef, state, to, encoding, segments, credits } as const;
  const eventId = newId('evt');
  const facts = { recipient, content, timing } as SendFacts;
  const hours = quietHoursGate(facts);
  const caps = judged?.caps ?? [];
  const text: PartnerText = [
    idempotencyKey,
    hashRequest(hash, tenantId, 'partner.send', params),
    JSON.stringify(answer),
    externalRef,
    to,
    recipient.ok && content.ok && hours.outcome === 'pass',
    JSON.stringify(consentRules(purpose)),
    messageId,
    content.ok ? content.text : '',
    encoding,
    segments,
    credits,
    purpose,
    state,
    dueAt,
    validUntil(dueAt, validity),
    JSON.stringify(recipientGate(facts)),
    JSON.stringify(contentGate(facts)),
    JSON.stringify(hours),
    clues,
    judged && caps.map(({ rule }) => rule).join(' '),
    caps.length === 0 ? null : JSON.stringify(caps.map(({ max, windowHours }) => ({ max, window_hours: windowHours }))),
    pack.id,
    newId('cre'),
    eventId,
    eventHead(eventId, answer, request, dueAt),
    newId('evt'),
    newId('evt'),
    newId('aud'),
    request.keyId,
    hashParams(hash, params),
    request.requestId,
    now,
  ];
  return { call: { tenantId, text }, answer };
}

function toOf(recipient: ParsedPhone): string {
  return recipient.ok ? recipient.e164 : '';
}

/** The body of `message.accepted` up to the sender's number, which the database knows and puts in. */
function eventHead(
  id: string,
  answer: PreparedAnswer,
  { purpose, idempotencyKey, now }: PartnerSendRequest,
  dueAt: Date,
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
