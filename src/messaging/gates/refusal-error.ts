import { brokenCaps } from '../../domain/frequency.ts';
import {
  consentRequired,
  creditsInsufficient,
  invalidParams,
  type NextAction,
  noSendingNumber,
  partnerSuspended,
  paymentHold,
  SkillError,
  unprocessable,
} from '../../errors.ts';
import { earliestSend } from '../timing/earliest.ts';
import { refusalOf } from './chain.ts';
import type { Decision, SendFacts } from './facts.ts';
import { stateGate } from './state.ts';

/** The same send at a moment at which nothing stands in its way any more. */
export type SendLater = (sendAt: string) => NextAction;

/** The refusal of a single send as the error of specification 7 that stands for it; the decision goes along. */
export function refusalError(decision: Decision, facts: SendFacts, sendLater?: SendLater): SkillError {
  const refused = refusalOf(decision);
  if (refused === null) throw new Error('An allowed send has no refusal.');
  const reason = refused.reason ?? '';
  switch (refused.gate) {
    case 'state':
      return stateError(reason);
    case 'sender':
      return noSendingNumber();
    case 'recipient':
      return invalidParams(
        reason === 'phone_country_unknown'
          ? 'The number needs its country code, as in +1 202 555 0143.'
          : 'The number cannot receive texts.',
        [{ path: '/to', rule: reason }],
      );
    case 'consent':
      return consentRequired(facts.contact?.id ?? null, facts.recipient.ok ? facts.recipient.e164 : '', reason);
    case 'content':
      return contentError(facts);
    case 'quiet_hours':
      return quietHoursError(facts, sendLater);
    case 'frequency':
      return frequencyError(facts, sendLater);
    case 'credits':
      return creditsInsufficient(facts.content.ok ? facts.content.credits : 0, facts.availableCredits);
  }
}

/** Any key may ask it, whatever else it may do. */
const WHOAMI: NextAction = { skill: 'agent.whoami', params: {}, why: 'Shows what holds this account back.' };

/** The refusal of the first gate, for who asks it alone; null when it lets pass. */
export function stateRefusal(account: SendFacts['account']): SkillError | null {
  const { outcome, reason } = stateGate({ account });
  return outcome === 'pass' ? null : stateError(reason ?? '');
}

function stateError(reason: string): SkillError {
  if (reason === 'payment_hold') return paymentHold();
  if (reason === 'partner_suspended') return partnerSuspended([WHOAMI]);
  if (reason === 'partner_child_paused')
    return new SkillError('partner_child_paused', 'The end-customer is paused.', { nextActions: [WHOAMI] });
  return unprocessable(reason, 'The account is closed.');
}

function quietHoursError({ timing, touches, recipient }: SendFacts, sendLater?: SendLater): SkillError {
  const next = earliestSend(timing, touches);
  const verdict = timing.judged?.verdict;
  const refused = verdict === undefined || verdict.allowed ? null : verdict;
  const details = {
    next_allowed_at: next?.toISOString() ?? null,
    zone: refused?.zone ?? null,
    local_time: refused?.localTime ?? null,
    rules: refused?.rules ?? [],
  };
  if (next !== null)
    return new SkillError(
      'quiet_hours',
      `It is ${refused?.localTime?.slice(11, 16)} there, and nobody is texted now.`,
      {
        details,
        nextActions: later(next, sendLater),
      },
    );
  const why =
    refused?.zone == null
      ? 'Nobody knows when it is day there, so it is never the time.'
      : 'Nobody is texted there at that time, and no moment after it is known at which that changes.';
  return new SkillError('quiet_hours', why, {
    details,
    nextActions: recipient.ok
      ? [
          {
            skill: 'contacts.upsert',
            params: { phone: recipient.e164, timezone: 'America/New_York' },
            why: 'Records the zone that the person lives in.',
          },
        ]
      : [],
  });
}

function frequencyError({ timing, touches }: SendFacts, sendLater?: SendLater): SkillError {
  const next = earliestSend(timing, touches);
  const broken = brokenCaps(timing.judged?.caps ?? [], touches, timing.dueAt);
  return unprocessable('frequency_cap', 'This person has had as many marketing texts as one may get in that time.', {
    details: {
      next_allowed_at: next?.toISOString() ?? null,
      broken: broken.map(({ rule, max, windowHours }) => ({ rule, max, window_hours: windowHours })),
    },
    nextActions: next === null ? [] : later(next, sendLater),
  });
}

function later(next: Date, sendLater: SendLater | undefined): NextAction[] {
  return sendLater === undefined ? [] : [sendLater(next.toISOString())];
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
