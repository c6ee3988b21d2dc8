import type { Owner } from '../../domain/account.ts';
import { notFound, unprocessable } from '../../errors.ts';
import { LIST_REVIEWS } from '../../next-actions.ts';
import { applyOptOut } from '../../people/consent/apply-opt-out.ts';
import { lockConsent } from '../../people/consent/consent-status.ts';
import { refreshPause } from '../../people/consent/review-queries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { findReview, findReviewedContact, type ReviewRow, saveDecision } from './review-queries.ts';

interface Sender {
  readonly contactId: string | null;
  /** The contact's number first; after a merge also the number that sent the message. */
  readonly phones: readonly string[];
}

/** An opt-out is never refused, so it may replace a decision to keep; the reverse is refused. */
export const reviewMessage: Skill<'messages.review'> = async (params, context) => {
  const { tx, account, key, now } = context;
  const { inbound_id: id, decision, note } = params;
  const sender = await lockSender(tx, account, id);
  const review = await requireReview(tx, account, id);
  const { review_decision: decided, reviewed_at: at, reviewed_by: by } = review;
  if (decided === 'opt_out' && decision === 'keep')
    throw unprocessable(
      'already_reviewed',
      'The message was decided as an opt-out. Only the contact can opt in again.',
      {
        nextActions: [LIST_REVIEWS],
      },
    );
  const changed = decided !== decision;
  if (changed)
    await saveDecision(tx, account, id, {
      review_decision: decision,
      review_note: note ?? null,
      reviewed_at: now,
      reviewed_by: key.id,
    });
  const optOut = changed && decision === 'opt_out' ? await optSenderOut(context, review, sender, note) : NO_OPT_OUT;
  const pause =
    sender.contactId === null
      ? null
      : await tx.row(refreshPause, account.tenantId, account.accountId, sender.contactId, now);
  return {
    inbound_id: id,
    contact_id: sender.contactId ?? review.contact_id,
    decision,
    reviewed_at: (changed ? now : (at ?? now)).toISOString(),
    reviewed_by: changed ? key.id : (by ?? key.id),
    changed,
    consent_entry_id: optOut.entryId,
    canceled_messages: optOut.canceledMessages,
    under_review_since: pause?.review_since?.toISOString() ?? null,
  };
};

const NO_OPT_OUT = { entryId: null, canceledMessages: 0 };

async function requireReview(tx: Sql, owner: Owner, id: string): Promise<ReviewRow> {
  const review = await findReview(tx, owner, id);
  if (review === null) throw notFound('message that needs a decision', [LIST_REVIEWS]);
  return review;
}

/** Locks the consents in the order of every other change; the review is read again under them. */
async function lockSender(tx: Sql, owner: Owner, id: string): Promise<Sender> {
  const { contact_id: contactId, from_phone: from } = await requireReview(tx, owner, id);
  const contact = await tx.row(findReviewedContact, owner.tenantId, owner.accountId, contactId);
  const phones = [...new Set([contact?.phone ?? from, from])];
  for (const phone of phones.toSorted()) await lockConsent(tx, owner, phone);
  return { contactId: contact?.id ?? null, phones };
}

/** As of the time the message was received: it was an opt-out then. */
async function optSenderOut(
  { tx, account, key, now, newId, requestId }: WriteContext,
  { id, rule_id: ruleId, received_at: capturedAt }: ReviewRow,
  { contactId, phones }: Sender,
  note: string | undefined,
): Promise<{ readonly entryId: string | null; readonly canceledMessages: number }> {
  let [entryId, canceledMessages]: [string | null, number] = [null, 0];
  for (const phone of phones) {
    const outcome = await applyOptOut(tx, account, {
      phone,
      contactId,
      scope: 'all',
      method: 'api',
      actor: key.id,
      ruleId,
      reason: 'requested',
      source: null,
      evidence: { inbound_id: id, note },
      capturedAt,
      requestId,
      now,
      newId,
    });
    entryId ??= outcome.entryId;
    canceledMessages += outcome.canceledMessages;
  }
  return { entryId, canceledMessages };
}
