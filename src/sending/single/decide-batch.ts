import { noSuchSendingNumber } from '../../carriers/numbers/no-such-number.ts';
import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { DayUsage } from '../../compliance/registration/day-usage.ts';
import { type Funds, spend } from '../../credits/funds.ts';
import { hashRequest, isRequestHash } from '../../domain/audit/call-hash.ts';
import { countedSpan } from '../../domain/frequency.ts';
import { idempotencyInFlight, idempotencyKeyReuse, notFound, SkillError, toSkillError } from '../../errors.ts';
import type { BalanceChange } from '../../events/outbox/emit-balance.ts';
import type { Content } from '../content/content.ts';
import { type CodedContent, withCodes } from '../content/short-links.ts';
import type { SendFacts } from '../facts/send-facts.ts';
import { decide } from '../gates/evaluate.ts';
import { refusalError, stateRefusal } from '../gates/refusal-error.ts';
import { holdOutOf } from '../rules/hold-out.ts';
import { sendingRules } from '../rules/sending-rules.ts';
import { locatedOf, type PlannedSend } from './plan.ts';
import type { FactsRow, LockedBalance } from './queries.ts';
import type { Answer, SendOutcome, SentMessage, SingleSend } from './request.ts';

/** What was loaded and locked for all messages of a batch. */
export interface BatchFacts {
  /** For each message, the times of other marketing to the person; see `readRecentSends`. */
  readonly recentSends: readonly (readonly Date[])[];
  readonly activeNumbers: ReadonlySet<string>;
  readonly balances: readonly LockedBalance[];
  readonly usages: readonly DayUsage[];
}

export interface Accepted {
  readonly request: SingleSend;
  readonly accountId: string;
  readonly contactId: string | null;
  readonly sent: SentMessage;
  readonly coded: CodedContent;
  readonly facts: SendFacts;
  /** Null without a key. */
  readonly requestHash: string | null;
  readonly answer: Answer;
  /** Available credits before and after the debit. */
  readonly balance: BalanceChange;
}

export interface DecidedBatch {
  /** In the order of the messages. */
  readonly outcomes: readonly SendOutcome[];
  readonly accepted: readonly Accepted[];
}

/**
 * Decides the messages of a batch in their order, each by the gates of every other send, as if they
 * came one after another: a message takes credits and part of a cap from those after it, and a
 * repeated key gets the answer of the first call.
 */
export function decideBatch(batch: readonly PlannedSend[], loaded: BatchFacts): DecidedBatch {
  const balances = new Map(loaded.balances.map((balance) => [balance.account_id, balance]));
  const left = new Map(loaded.balances.map((balance) => [balance.account_id, fundsOf(balance)]));
  const accepted: Accepted[] = [];
  const byKey = new Map<string, Accepted>();
  const sent = new Map<string, Date[]>();

  const outcomeOf = (planned: PlannedSend, recentSends: readonly Date[]): SendOutcome => {
    const { request, row, recipient, timing, content } = planned;
    const key = keyOf(request);
    const known = keptAnswer(request, row, key === null ? undefined : byKey.get(key));
    if (known !== null) return { kind: 'repeated', answer: known };
    const accountId = requireAccount(request, row);
    if (content instanceof SkillError) throw content;
    requireKnown(request, row);
    const person = `${accountId} ${recipient.ok ? recipient.e164 : ''}`;
    const funds = left.get(accountId) ?? NO_FUNDS;
    const counted = [...recentSends, ...countedOf(timing, sent.get(person) ?? [])];
    const found = factsOf(planned, content, { activeNumbers: loaded.activeNumbers, recentSends: counted, funds });
    const facts = adjusted(request, found);
    if (facts instanceof SkillError) return { kind: 'refused', error: facts, refused: { content, decision: null } };
    const decision = decide(facts);
    const { sender } = facts;
    if (!decision.allow || sender === null || !content.ok || !recipient.ok) {
      const error = refusalError(decision, facts, request.sendLater ?? undefined);
      return { kind: 'refused', error, refused: { content, decision } };
    }
    requireTestModeReach(request.key, [sender]);
    const dueAt = request.dueAt ?? timing.dueAt;
    const after = spend(funds, content.credits);
    const coded = withCodes(content);
    const message: SentMessage = {
      id: request.newId('msg'),
      state: dueAt > request.now ? 'scheduled' : 'queued',
      dueAt,
      to: recipient.e164,
      text: coded.text,
      original: coded.original,
      content,
      sender,
      decision,
      usage: loaded.usages.find(({ registrationId }) => registrationId === sender.registration_id) ?? null,
    };
    const one: Accepted = {
      request,
      accountId,
      contactId: row.contact_id,
      sent: message,
      coded,
      facts,
      requestHash: key === null ? null : hashOf(request),
      answer: request.call?.answer(message) ?? {},
      balance: {
        before: funds.available,
        after: after.available,
        lowAt: balances.get(accountId)?.low_at ?? null,
        alertAt: balances.get(accountId)?.alert_at ?? null,
      },
    };
    left.set(accountId, after);
    if (request.purpose === 'marketing') sent.set(person, [...(sent.get(person) ?? []), dueAt]);
    if (key !== null) byKey.set(key, one);
    accepted.push(one);
    return { kind: 'sent', sent: message, answer: one.answer };
  };

  const outcomes = batch.map((planned, index): SendOutcome => {
    try {
      return outcomeOf(planned, loaded.recentSends[index] ?? []);
    } catch (error) {
      return { kind: 'refused', error: toSkillError(error), refused: null };
    }
  });
  return { outcomes, accepted };
}

/** Null without an idempotency key. */
function keyOf({ caller, call }: SingleSend): string | null {
  return call === null || call.idempotencyKey === null ? null : `${caller.accountId} ${call.idempotencyKey}`;
}

function hashOf({ caller, call }: SingleSend): string | null {
  return call === null ? null : hashRequest(call.hash, caller.accountId, call.skill, call.params);
}

/**
 * The answer of the first call with the key, which may be in this very batch; null when the key is
 * new, and without one.
 */
function keptAnswer(
  { caller, call }: SingleSend,
  { request_hash: requestHash, answer }: FactsRow,
  earlier: Accepted | undefined,
): Answer | null {
  const kept = earlier?.requestHash ?? requestHash;
  if (kept === null || call === null) return null;
  if (!isRequestHash(call.hash, kept, caller.accountId, call.skill, call.params)) throw idempotencyKeyReuse();
  if (earlier !== undefined) return earlier.answer;
  if (answer === null) throw idempotencyInFlight();
  return JSON.parse(answer) as Answer;
}

/** The state of the account comes before anything else that is wrong with a request. */
function requireAccount({ call }: SingleSend, row: FactsRow): string {
  const { account_id: accountId, state, paused, caller_state: callerState } = row;
  const refused = stateRefusal({ state: state ?? callerState, paused: paused ?? false });
  if (refused !== null) throw refused;
  if (accountId === null) throw call?.noCustomer?.() ?? notFound('account', []);
  return accountId;
}

/** Throws -32001 when the account has no contact or number of the given ID. */
function requireKnown({ contactId, numberId }: SingleSend, row: FactsRow): void {
  if (contactId !== null && row.contact_id === null)
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  if (numberId !== null && row.number_id === null) throw noSuchSendingNumber();
}

function factsOf(
  { request, row, recipient, timing }: PlannedSend,
  content: Content,
  loaded: { readonly activeNumbers: ReadonlySet<string>; readonly recentSends: readonly Date[]; readonly funds: Funds },
): SendFacts {
  return {
    account: { state: row.state ?? 'closed', paused: row.paused ?? false, allowedCountries: row.allowed_countries },
    sender: numberOf(row, loaded.activeNumbers),
    recipient,
    contact: row.contact_id === null ? null : { id: row.contact_id, consentStatus: row.consent_status ?? 'none' },
    person: row.contact_id === null ? null : locatedOf(row),
    suppressedBy: row.suppressed_by,
    relationship: row.relationship,
    purpose: request.purpose,
    content,
    contentExceptions: row.content_exceptions,
    holdOut: holdOutOf({ accountId: row.account_id ?? '' }, row.contact_id, sendingRules(row)),
    timing,
    recentSends: loaded.recentSends,
    funds: loaded.funds,
  };
}

function adjusted({ adjust }: SingleSend, facts: SendFacts): SendFacts | SkillError {
  try {
    return adjust === null ? facts : adjust(facts);
  } catch (error) {
    return toSkillError(error);
  }
}

/** Those of the times that count for the caps of a message. */
function countedOf({ evaluation, dueAt }: SendFacts['timing'], sentInBatch: readonly Date[]): readonly Date[] {
  const span = countedSpan(evaluation?.caps ?? [], dueAt);
  return span === null ? [] : sentInBatch.filter((at) => at > span.from && at < span.until);
}

const NO_FUNDS: Funds = { available: 0, leftToday: null, leftInCampaign: null };

function fundsOf({ available, left_today: leftToday }: LockedBalance): Funds {
  return { available, leftToday, leftInCampaign: null };
}

function numberOf(row: FactsRow, activeNumbers: ReadonlySet<string>): SendingNumber | null {
  const { number_id: id, number_phone: phone, carrier, program_id, registration_id } = row;
  if (id === null || phone === null || carrier === null || !activeNumbers.has(id)) return null;
  return { id, phone, carrier, program_id, registration_id };
}
