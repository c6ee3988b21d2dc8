import { readCodeBook } from '../../carriers/codes/read-code-book.ts';
import { actionOfCode, type CodeBook, meaningOfCode } from '../../domain/carrier-codes/code-book.ts';
import { type Meaning, meaningOfReason } from '../../domain/reasons.ts';
import { isInDoubt } from '../../domain/retry.ts';
import type { NextAction } from '../../next-actions.ts';
import { presentDecision, presentEvents, presentMessage } from '../../sending/history/present.ts';
import { listReceipts, type MessageRow } from '../../sending/history/queries.ts';
import { requireMessage } from '../../sending/history/require-message.ts';
import type { Skill } from '../../skill.ts';
import { nextActionsFor, nextActionsForCode } from './help.ts';

/**
 * Explains the state of one message: its decision, its events, their meaning and a possible fix.
 */
export const explainMessage: Skill<'insights.explainMessage'> = async ({ message_id: id }, { db, account, now }) => {
  const row = await requireMessage(db, account, id);
  const receipts = await db.rows(listReceipts, account.tenantId, id);
  const { state, state_reason: stateReason, error_code: errorCode } = presentMessage(row);
  const book = await readCodeBook(db);
  const meaning = meaningOf(row, book);
  const nextActions =
    stateReason === null
      ? nextActionsForCode(actionOfCode(book, errorCode), { contactId: row.contact_id })
      : nextActionsFor(stateReason, { contactId: row.contact_id });
  return {
    message_id: id,
    state,
    summary: [summaryOf(row, now), ...(meaning === null ? [] : [meaning.means])].join(' '),
    gates: presentDecision(row.decision).gates,
    rule_pack: row.decision.rule_pack,
    events: presentEvents(row, receipts),
    reason: stateReason ?? errorCode,
    fix: meaning?.helps ? { message: meaning.helps, next_actions: [...nextActions, ...showContact(row)] } : null,
  };
};

function meaningOf({ state_reason: reason, error_code: error }: MessageRow, book: CodeBook): Meaning | null {
  if (error !== null) return meaningOfCode(book, error);
  return reason === null ? null : meaningOfReason(reason);
}

function showContact({ contact_id: contactId }: MessageRow): NextAction[] {
  return contactId === null
    ? []
    : [{ skill: 'contacts.get', params: { contact_id: contactId }, why: 'Shows the contact and its consent.' }];
}

function summaryOf(
  { state, state_reason: why, due_at: dueAt, carrier, error_code: error }: MessageRow,
  now: Date,
): string {
  const code = error === null ? '' : ` (${error})`;
  switch (state) {
    case 'queued':
    case 'scheduled':
    case 'held':
      return dueAt > now
        ? `The message is scheduled for ${dueAt.toISOString()}.`
        : 'The message is waiting in the queue.';
    case 'submitting':
      return `The message is being submitted to the carrier ${carrier}.`;
    case 'accepted':
    case 'sent':
      return `The carrier ${carrier} accepted the message and has not reported its delivery status yet.`;
    case 'delivered':
      return 'The message was delivered.';
    case 'delivery_unconfirmed':
      return isInDoubt({ state, state_reason: why })
        ? `It is unknown whether the carrier ${carrier} took the message. It is not sent again by itself, and its credits are spent.`
        : 'The carrier did not report whether the message was delivered.';
    case 'rejected':
      return `The carrier ${carrier} rejected the message${code} and its credits were returned.`;
    case 'canceled':
    case 'expired':
      return error === null
        ? 'The message was not sent and its credits were returned.'
        : `The message was not delivered in time${code}.`;
    default:
      return `The message was not delivered${code}.`;
  }
}
