import type { Inbound } from '../../carriers/carrier.ts';
import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { SIMULATED_METHOD } from '../../domain/consent/provenance.ts';
import { FORGOTTEN } from '../../domain/consent/suppression.ts';
import { isStart, isYes } from '../../domain/opt-out/opt-in-kind.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { ReplyKind } from '../../domain/programs/reply-texts.ts';
import { applyOptIn, type OptInOutcome } from '../../people/consent/apply-opt-in.ts';
import type { ConsentChangeRequest, OptInChange } from '../../people/consent/change.ts';
import { type ConsentState, lockConsent, readConsentState } from '../../people/consent/consent-status.ts';
import { keepReviews, OPTED_IN_AFTERWARDS } from '../../people/consent/keep-reviews.ts';
import { claimNumber } from '../../people/consent/opt-in-limits/claim-number.ts';
import { confirmableUntil, findOptInRequest, requestOptIn } from '../../people/consent/request-opt-in.ts';
import { optInScope } from '../../people/consent/suppression-scope.ts';
import { undoStop } from '../../people/consent/undo-stop.ts';
import { createContact } from '../../people/privacy/create-contact.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { replyTo } from './auto-reply.ts';
import type { Effect } from './effect.ts';

/** An answer of the person as a change of consent. */
interface Answer extends ConsentChangeRequest {
  readonly evidence: Readonly<Record<string, unknown>>;
}

/**
 * START, a program's keyword such as JOIN, words such as "add me back", or YES. Only START restores
 * what a STOP ended: the consent, or of a customer without one the messages about the order. After
 * "wrong number" it restores nothing, because the number may have a new owner (messaging rules,
 * section 3). Whatever else asks for messages requests a confirmation (double opt-in) in the scope
 * of the number, and YES within 24 hours gives it: a first consent needs both, because START is
 * also sent by mistake. YES also confirms what `contacts.requestOptIn` asked for, and does nothing
 * else. Nothing changes by a START of a number that was asked too often, or that the account
 * suppresses. Where the person is opted in, now or already, the reviews of earlier messages are
 * closed: they were no opt-outs.
 */
export async function applyStart(
  tx: Sql,
  number: InboundNumber,
  { from, text, receivedAt, answeredAs }: Inbound,
  change: Answer,
  hashesOf: NumberHasher,
): Promise<Effect[]> {
  const { programId } = number;
  const method = change.isSimulated ? SIMULATED_METHOD : change.method;
  const request = { ...change, method, scope: optInScope(programId) };
  await lockConsent(tx, number, from);
  const state = await readConsentState(tx, number, from, programId);
  const isPending = confirmableUntil(state, receivedAt) !== null;
  const confirms = isYes(text);
  const restores = isStart(change.ruleId);
  const asks = !confirms || isPending || restores;
  if (asks && state.standing.some(({ reason }) => reason !== FORGOTTEN)) return refuseSuppressed(state);
  if (confirms && isPending) return optIn('confirmation', 'confirmed', await confirmedRequest());
  if (confirms && !restores) return [{ kind: 'not_opted_in', detail: 'nothing_to_confirm' }];
  if (restores && mayRestore(state)) return optIn('start_keyword', 'opted_in');
  if (isPending) return [{ kind: 'not_opted_in', detail: 'confirmation_pending' }];
  if (state.lastChange?.status === 'opted_in')
    return [{ kind: 'not_opted_in', detail: 'no_prior_opt_out' }, ...(await closeReviews())];
  if (state.lastChange?.status === 'opted_out' && state.lastChange.method !== 'keyword')
    return [{ kind: 'not_opted_in', detail: 'opt_out_not_by_keyword' }];
  const restored = restores ? await undoStop(tx, number, state, request) : null;
  if (restored !== null) {
    const closed = await closeReviews();
    return [{ kind: 'restored', detail: restored }, ...closed, ...(await reply('restored', state.contact?.id ?? null))];
  }
  // The sender of a message can be forged, so a JOIN counts like a form.
  if (!(await claimNumber(tx, number, from, hashesOf, change.now)))
    return [{ kind: 'not_opted_in', detail: 'asked_recently' }];
  const contactId = state.contact?.id ?? (await addContact(tx, number, from, { ...change, hashesOf }));
  const entryId = await requestOptIn(tx, number, { ...request, contactId });
  return [{ kind: 'confirmation_requested', detail: entryId }, ...(await reply('confirm', contactId))];

  async function optIn(
    via: 'confirmation' | 'start_keyword',
    kind: ReplyKind,
    confirmed: Partial<OptInChange> = {},
  ): Promise<Effect[]> {
    const outcome: OptInOutcome = await applyOptIn(tx, number, { ...request, ...confirmed, via, hashesOf });
    if (!outcome.applied) return [{ kind: 'not_opted_in', detail: outcome.reason }];
    const closed = await closeReviews();
    return [{ kind: 'opted_in', detail: outcome.entryId }, ...closed, ...(await reply(kind, outcome.contactId))];
  }

  /** The person learns that no messages come, unless there is a lawsuit. */
  async function refuseSuppressed({ standing, contact }: ConsentState): Promise<Effect[]> {
    const refused: Effect = { kind: 'not_opted_in', detail: 'suppressed_by_account' };
    const isSilent = standing.some(({ reason }) => reason === 'litigation');
    if (isSilent || !(await claimNumber(tx, number, from, hashesOf, change.now))) return [refused];
    return [refused, ...(await reply('suppressed', contact?.id ?? null))];
  }

  async function closeReviews(): Promise<Effect[]> {
    const how = { by: change.actor, note: OPTED_IN_AFTERWARDS, now: change.now };
    const closed = await keepReviews(tx, number, [{ phone: from, at: receivedAt }], how);
    return closed.map((id) => ({ kind: 'review_closed', detail: id }));
  }

  /** The consent is that of the request: its form, and the disclosure that the person saw there. */
  async function confirmedRequest(): Promise<Partial<OptInChange>> {
    const requested = await findOptInRequest(tx, number, from, request.scope);
    if (requested === null) return {};
    return {
      source: requested.source,
      sourceUrl: requested.source_url,
      sourceId: requested.source_id,
      disclosureTextHash: requested.disclosure_text_hash,
      disclosureVersion: requested.disclosure_version,
      evidence: { ...change.evidence, requested_by: requested.id },
    };
  }

  /** The carrier may have confirmed a START; it asks for no confirmation. */
  async function reply(kind: ReplyKind, contactId: string | null): Promise<Effect[]> {
    if (answeredAs === 'start' && kind !== 'confirm') return [];
    const { ruleId, requestId = null, now, newId } = change;
    return replyTo(tx, number, { kind, to: from, contactId, ruleId, requestId, now, newId });
  }
}

/** Null when the number cannot receive messages. */
async function addContact(
  tx: Sql,
  number: InboundNumber,
  from: string,
  how: { readonly hashesOf: NumberHasher; readonly now: Date; readonly newId: (prefix: IdPrefix) => string },
): Promise<string | null> {
  const parsed = parsePhone(from);
  return parsed.ok ? createContact(tx, number, parsed, {}, how) : null;
}

function mayRestore({ lastChange }: ConsentState): boolean {
  return lastChange?.status === 'opted_out' && lastChange.method === 'keyword' && lastChange.before === 'opted_in';
}
