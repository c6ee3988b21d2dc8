import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import { type Funds, spend } from '../../credits/funds.ts';
import { hashRequest, isRequestHash } from '../../domain/audit/call-hash.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { countedSpan } from '../../domain/frequency.ts';
import { idempotencyInFlight, idempotencyKeyReuse, SkillError, toSkillError } from '../../errors.ts';
import type { BalanceChange } from '../../events/outbox/emit-balance.ts';
import { mediaField } from '../../media/media-file.ts';
import type { Content } from '../content/content.ts';
import { encodeContent } from '../content/encode-content.ts';
import { type CodedContent, withCodes } from '../content/short-links.ts';
import type { Decision, SendFacts } from '../facts/send-facts.ts';
import { decide } from '../gates/evaluate.ts';
import { refusalError, stateRefusal } from '../gates/refusal-error.ts';
import type { Timing } from '../rules/plan-timing.ts';
import { forPartner } from './next-actions.ts';
import type { LockedBalance, PartnerFacts } from './queries.ts';
import type { PartnerAnswer, PartnerOutcome, PartnerRequest } from './request.ts';

/** A request with what was loaded for it. */
export interface LoadedRequest {
  readonly request: PartnerRequest;
  readonly row: PartnerFacts;
  readonly timing: Timing;
  /** Times of other marketing to the person; see `readRecentSends`. */
  readonly recentSends: readonly Date[];
}

export interface Accepted {
  readonly request: PartnerRequest;
  readonly accountId: string;
  readonly contactId: string | null;
  readonly number: SendingNumber;
  readonly content: CodedContent;
  readonly decision: Decision;
  readonly timing: Timing;
  readonly requestHash: string;
  readonly answer: PartnerAnswer;
  /** Available credits before and after the debit. */
  readonly balance: BalanceChange;
}

export interface EvaluatedBatch {
  /** In the order of the requests. */
  readonly outcomes: readonly PartnerOutcome[];
  readonly accepted: readonly Accepted[];
}

/**
 * Decides the requests of a batch in their order, each by the gates of every other send, as if they
 * came one after another: a message takes credits and part of a cap from those after it, and a
 * repeated key returns the answer of the first call.
 */
export function evaluateBatch(
  batch: readonly LoadedRequest[],
  activeNumbers: ReadonlySet<string>,
  balances: readonly LockedBalance[],
): EvaluatedBatch {
  const locked = new Map(balances.map((balance) => [balance.account_id, balance]));
  const left = new Map(balances.map((balance) => [balance.account_id, fundsOf(balance)]));
  const byKey = new Map<string, Accepted>();
  const sent = new Map<string, Date[]>();

  const accept = (loaded: LoadedRequest): PartnerAnswer => {
    const { request, row, timing } = loaded;
    const { hash, tenantId, params, idempotencyKey, content, recipient } = request;
    const known = keptAnswer(request, row, byKey.get(idempotencyKey));
    if (known !== null) return known;
    const accountId = requireAccount(request, row);
    if (content instanceof SkillError) throw content;
    const person = `${accountId} ${recipient.ok ? recipient.e164 : ''}`;
    const before = left.get(accountId) ?? NO_FUNDS;
    const encoded = encodeContent(content, smartEncodingOf(loaded), recipient.ok ? recipient.country : '');
    const facts = factsOf(loaded, encoded, activeNumbers, before, sent.get(person) ?? []);
    const decision = decide(facts);
    const { sender: number } = facts;
    if (!decision.allow || number === null || !encoded.ok || !recipient.ok)
      throw refusalError(decision, facts, request.sendLater);
    requireTestModeReach(request.key, [number]);
    const after = spend(before, encoded.credits);
    const answer = answerOf(request, encoded, timing.dueAt, recipient.e164);
    left.set(accountId, after);
    if (request.purpose === 'marketing') sent.set(person, [...(sent.get(person) ?? []), timing.dueAt]);
    byKey.set(idempotencyKey, {
      request,
      accountId,
      contactId: row.contact_id,
      number,
      content: withCodes(encoded),
      decision,
      timing,
      requestHash: hashRequest(hash, tenantId, 'partner.send', params),
      answer,
      balance: {
        before: before.available,
        after: after.available,
        lowAt: locked.get(accountId)?.low_at ?? null,
        alertAt: locked.get(accountId)?.alert_at ?? null,
      },
    });
    return answer;
  };

  const outcomes = batch.map((loaded): PartnerOutcome => {
    try {
      return { ok: true, answer: accept(loaded) };
    } catch (error) {
      return { ok: false, error: forPartner(toSkillError(error), loaded.request.externalRef) };
    }
  });
  return { outcomes, accepted: [...byKey.values()] };
}

/**
 * The answer of the first call with the key, which may be in this very batch; null when the key is
 * new.
 */
function keptAnswer(
  { hash, tenantId, params }: PartnerRequest,
  { request_hash: requestHash, answer }: PartnerFacts,
  earlier: Accepted | undefined,
): PartnerAnswer | null {
  const kept = earlier?.requestHash ?? requestHash;
  if (kept === null) return null;
  if (!isRequestHash(hash, kept, tenantId, 'partner.send', params)) throw idempotencyKeyReuse();
  if (earlier !== undefined) return { ...earlier.answer, replayed: true };
  if (answer === null) throw idempotencyInFlight();
  return { ...(JSON.parse(answer) as PartnerAnswer), replayed: true };
}

function smartEncodingOf({ request, row }: LoadedRequest): SmartEncoding {
  return request.smartEncoding ?? row.smart_encoding ?? 'off';
}

/** The state of the account comes before anything else that is wrong with a request. */
function requireAccount(request: PartnerRequest, row: PartnerFacts): string {
  const { account_id: accountId, state, paused, partner_state: partnerState } = row;
  const refused = stateRefusal({ state: state ?? partnerState, paused: paused ?? false });
  if (refused !== null) throw refused;
  if (accountId === null) throw request.noCustomer();
  return accountId;
}

function factsOf(
  { request, row, timing, recentSends }: LoadedRequest,
  content: Content,
  activeNumbers: ReadonlySet<string>,
  funds: Funds,
  sentInBatch: readonly Date[],
): SendFacts {
  const span = countedSpan(timing.evaluation?.caps ?? [], timing.dueAt);
  const counted = span === null ? [] : sentInBatch.filter((at) => at > span.from && at < span.until);
  return {
    account: { state: row.state ?? 'closed', paused: row.paused ?? false, allowedCountries: row.allowed_countries },
    sender: numberOf(row, activeNumbers),
    recipient: request.recipient,
    contact: row.contact_id === null ? null : { id: row.contact_id, consentStatus: row.consent_status ?? 'none' },
    suppressedBy: row.suppressed_by,
    relationship: row.relationship,
    purpose: request.purpose,
    content,
    contentExceptions: row.content_exceptions,
    timing,
    recentSends: [...recentSends, ...counted],
    funds,
  };
}

const NO_FUNDS: Funds = { available: 0, leftToday: null, leftInCampaign: null };

function fundsOf({ available, left_today: leftToday }: LockedBalance): Funds {
  return { available, leftToday, leftInCampaign: null };
}

function numberOf(row: PartnerFacts, activeNumbers: ReadonlySet<string>): SendingNumber | null {
  const { number_id: id, number_phone: phone, carrier, program_id } = row;
  if (id === null || phone === null || carrier === null || !activeNumbers.has(id)) return null;
  return { id, phone, carrier, program_id };
}

function answerOf(
  { externalRef, now, newId }: PartnerRequest,
  { measure, credits, media }: Extract<Content, { ok: true }>,
  dueAt: Date,
  to: string,
): PartnerAnswer {
  return {
    message_id: newId('msg'),
    external_ref: externalRef,
    state: dueAt > now ? 'scheduled' : 'queued',
    to,
    encoding: measure.encoding,
    segments: measure.segments,
    credits,
    ...mediaField(media),
  };
}
