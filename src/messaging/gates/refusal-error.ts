import {
  consentRequired,
  creditsInsufficient,
  invalidParams,
  noSendingNumber,
  partnerSuspended,
  paymentHold,
  SkillError,
  unprocessable,
} from '../../errors.ts';
import { refusalOf } from './chain.ts';
import type { Decision, SendFacts } from './facts.ts';

/** The refusal of a single send as the error of specification 7 that stands for it; the decision goes along. */
export function refusalError(decision: Decision, facts: SendFacts): SkillError {
  const refused = refusalOf(decision);
  if (refused === null) throw new Error('An allowed send has no refusal.');
  const reason = refused.reason ?? '';
  switch (refused.gate) {
    case 'state':
      return stateError(reason);
    case 'sender':
      return noSendingNumber();
    case 'recipient':
      return invalidParams('The number cannot receive texts.', [{ path: '/to', rule: reason }]);
    case 'consent':
      return consentRequired(facts.contact?.id ?? null, facts.recipient.ok ? facts.recipient.e164 : '', reason);
    case 'content':
      return contentError(facts);
    case 'credits':
      return creditsInsufficient(facts.content.ok ? facts.content.credits : 0, facts.availableCredits);
  }
}

function stateError(reason: string): SkillError {
  if (reason === 'payment_hold') return paymentHold();
  if (reason === 'partner_suspended') return partnerSuspended();
  if (reason === 'partner_child_paused') return new SkillError('partner_child_paused', 'The end-customer is paused.');
  return unprocessable(reason, 'The account is closed.');
}

function contentError({ content }: SendFacts): SkillError {
  if (content.ok) throw new Error('Content that renders has no refusal.');
  const messages = {
    missing_variable: `The text needs ${content.missing.join(', ')}, and there is no value and no fallback.`,
    template_error: 'The text cannot be rendered.',
    empty_text: 'The text is empty.',
    too_long: 'The text is longer than ten segments.',
  };
  return unprocessable(content.reason, messages[content.reason], {
    details: { missing: content.missing, ...(content.detail === null ? {} : { detail: content.detail }) },
  });
}
