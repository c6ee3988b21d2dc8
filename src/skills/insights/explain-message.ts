import { meaningOfError } from '../../domain/carrier-errors.ts';
import { type Meaning, meaningOfReason } from '../../domain/reasons.ts';
import type { NextAction } from '../../errors.ts';
import { presentDecision, presentEvents, presentMessage } from '../../messaging/history/present.ts';
import { listReceipts, type MessageRow } from '../../messaging/history/queries.ts';
import { requireMessage } from '../../messaging/history/require-message.ts';
import type { Skill } from '../../skill.ts';
import { helpFor } from './help.ts';

/** What became of one text, in words: its decision, its history, what that means and what would help. */
export const explainMessage: Skill<'insights.explainMessage'> = async ({ message_id: id }, { db, account, now }) => {
  const row = await requireMessage(db, account, id);
  const receipts = await db.rows(listReceipts, account.tenantId, id);
  const { state, state_reason: stateReason, error_code: errorCode } = presentMessage(row);
  const meaning = meaningOf(row);
  const nextActions = stateReason === null ? [] : helpFor(stateReason, { contactId: row.contact_id });
  return {
    message_id: id,
    state,
    summary: [summaryOf(row, now), ...(meaning === null ? [] : [meaning.means])].join(' '),
    gates: presentDecision(row.decision).gates,
    rule_pack: row.decision.rule_pack,
    events: presentEvents(row, receipts),
    reason: stateReason ?? errorCode,
    fix: meaning?.helps ? { message: meaning.helps, next_actions: [...nextActions, ...lookAt(row)] } : null,
  };
};

function meaningOf({ state_reason: reason, error_code: error }: MessageRow): Meaning | null {
  if (error !== null) return meaningOfError(error);
  return reason === null ? null : meaningOfReason(reason);
}

function lookAt({ contact_id: contactId }: MessageRow): NextAction[] {
  return contactId === null
    ? []
    : [{ skill: 'contacts.get', params: { contact_id: contactId }, why: 'Shows the contact and its consent.' }];
}

function summaryOf({ state, due_at: dueAt, carrier, error_code: error }: MessageRow, now: Date): string {
  const code = error === null ? '' : ` (${error})`;
  switch (state) {
    case 'queued':
    case 'scheduled':
    case 'held':
      return dueAt > now ? `It waits until ${dueAt.toISOString()}.` : 'It waits for its turn.';
    case 'submitting':
      return `It is being handed to the carrier ${carrier}.`;
    case 'accepted':
    case 'sent':
      return `The carrier ${carrier} has it and has not reported the end yet.`;
    case 'delivered':
      return 'It arrived.';
    case 'delivery_unconfirmed':
      return 'Nobody knows whether it arrived.';
    case 'rejected':
      return `The carrier ${carrier} turned it away${code}; its credits went back.`;
    case 'canceled':
    case 'expired':
      return error === null ? 'It never left; its credits went back.' : `It did not arrive in time${code}.`;
    default:
      return `It did not arrive${code}.`;
  }
}
