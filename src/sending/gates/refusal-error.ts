import { classifyMessage } from '../../domain/content/classification/classify-message.ts';
import type { ContentFinding } from '../../domain/content/classification/finding.ts';
import { blockersIn } from '../../domain/content/classification/review-content.ts';
import { MAX_SEGMENTS } from '../../domain/content/encoding.ts';
import { explainPhoneRejection } from '../../domain/explain-phone-rejection.ts';
import { brokenCaps } from '../../domain/frequency.ts';
import { MAX_MMS_TEXT } from '../../domain/media/limits.ts';
import { meaningOfReason } from '../../domain/reasons.ts';
import { senderRuleOf } from '../../domain/sender-types/accepts.ts';
import { describeRefusedSender } from '../../domain/sender-types/describe.ts';
import {
  consentRequired,
  countryNotAllowed,
  creditsInsufficient,
  invalidParams,
  noSendingNumber,
  partnerSuspended,
  paymentHold,
  SkillError,
  spendingLimitReached,
  unprocessable,
} from '../../errors.ts';
import { type NextAction, needs } from '../../next-actions.ts';
import type { Decision, SendFacts } from '../facts/send-facts.ts';
import { earliestSend } from '../rules/earliest-send.ts';
import { describeQuietHours } from './describe-quiet-hours.ts';
import { refusalOf } from './evaluate.ts';
import { stateGate } from './state.ts';
import { UNDER_AGE, type UnderAge, underAge } from './under-age.ts';

/** Builds the call that repeats the send at a later time (RFC 3339). */
export type SendLater = (sendAt: string) => NextAction;

/** The error of a single send that was refused (specification, section 7). */
export function refusalError(decision: Decision, facts: SendFacts, sendLater?: SendLater): SkillError {
  const refused = refusalOf(decision);
  if (refused === null) throw new Error('The decision allows the message, so it has no refusal.');
  const reason = refused.reason ?? '';
  switch (refused.gate) {
    case 'state':
      return stateError(reason);
    case 'sender':
      return senderError(facts);
    case 'recipient':
      return recipientError(facts);
    case 'consent':
      return consentRequired(facts.contact?.id ?? null, facts.recipient.ok ? facts.recipient.e164 : '', reason);
    case 'content':
      return contentError(facts, reason);
    case 'hold_out':
      return holdOutError(facts, reason);
    case 'quiet_hours':
      return quietHoursError(facts, sendLater);
    case 'frequency':
      return frequencyError(facts, sendLater);
    case 'credits':
      return creditsError(facts, reason);
  }
}

function creditsError({ content, funds }: SendFacts, reason: string): SkillError {
  const needed = content.ok ? content.credits : 0;
  if (reason === 'daily_spend_limit') return spendingLimitReached(reason, needed, funds.leftToday ?? 0);
  if (reason === 'campaign_spend_limit') return spendingLimitReached(reason, needed, funds.leftInCampaign ?? 0);
  return creditsInsufficient(needed, funds.available);
}

function senderError({ sender, recipient }: SendFacts): SkillError {
  if (sender === null || !recipient.ok) return noSendingNumber();
  return unprocessable('sender_not_accepted', describeRefusedSender(recipient.country, sender.phone), {
    details: { country: recipient.country, takes: senderRuleOf(recipient.country)?.takes ?? [] },
    nextActions: [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers that you can send from.' }],
  });
}

/** Needs no permission, so every key may call it. */
const WHOAMI: NextAction = { skill: 'agent.whoami', params: {}, why: 'Shows the state of the account.' };

/** The error of the state gate alone; null when it passes. */
export function stateRefusal(account: Pick<SendFacts['account'], 'state' | 'paused'>): SkillError | null {
  const { outcome, reason } = stateGate({ account });
  return outcome === 'refuse' ? stateError(reason ?? '') : null;
}

function stateError(reason: string): SkillError {
  if (reason === 'payment_hold') return paymentHold();
  if (reason === 'partner_suspended') return partnerSuspended([WHOAMI]);
  if (reason === 'partner_child_paused')
    return new SkillError(
      'partner_child_paused',
      'The end-customer is paused. Its partner can resume it with partner.setChildPaused.',
      { nextActions: [WHOAMI] },
    );
  return unprocessable(reason, 'The account is closed. It cannot send messages.', { nextActions: [WHOAMI] });
}

function holdOutError({ holdOut: { percent } }: SendFacts, reason: string): SkillError {
  return unprocessable(
    reason,
    `The account sends no marketing to ${percent} percent of its contacts, to compare others with them, and the contact is one of them.`,
    { details: { hold_out_percent: percent } },
  );
}

function quietHoursError({ timing, recentSends, recipient }: SendFacts, sendLater?: SendLater): SkillError {
  const next = earliestSend(timing, recentSends);
  const verdict = timing.evaluation?.verdict;
  const refused = verdict === undefined || verdict.allowed ? null : verdict;
  const details = {
    next_allowed_at: next?.toISOString() ?? null,
    zone: refused?.zone ?? null,
    local_time: refused?.localTime ?? null,
    rules: refused?.rules ?? [],
    jurisdiction: refused?.jurisdiction ?? null,
  };
  const words = refused === null ? '' : describeQuietHours(refused, timing.at, next);
  if (next !== null) return new SkillError('quiet_hours', words, { details, nextActions: later(next, sendLater) });
  const check = refused?.zone == null ? 'Set' : 'Check';
  return new SkillError('quiet_hours', `${words} ${check} the contact's \`timezone\`.`, {
    details,
    nextActions: recipient.ok
      ? [
          {
            skill: 'contacts.upsert',
            params: { phone: recipient.e164 },
            needs: needs({ timezone: 'IANA time zone of the contact, for example America/New_York.' }),
            why: "Sets the contact's time zone.",
          },
        ]
      : [],
  });
}

function frequencyError({ timing, recentSends }: SendFacts, sendLater?: SendLater): SkillError {
  const next = earliestSend(timing, recentSends);
  const broken = brokenCaps(timing.evaluation?.caps ?? [], recentSends, timing.dueAt);
  const limits = broken
    .map(({ max, windowHours }) => `${max} in ${windowHours} ${windowHours === 1 ? 'hour' : 'hours'}`)
    .join(', ');
  const then = next === null ? '' : ` Next allowed time: ${next.toISOString()}.`;
  return unprocessable(
    'frequency_cap',
    `Frequency cap: maximum marketing messages to one recipient: ${limits}.${then}`,
    {
      details: {
        next_allowed_at: next?.toISOString() ?? null,
        broken: broken.map(({ rule, max, windowHours }) => ({ rule, max, window_hours: windowHours })),
      },
      nextActions: next === null ? [] : later(next, sendLater),
    },
  );
}

function later(next: Date, sendLater: SendLater | undefined): NextAction[] {
  return sendLater === undefined ? [] : [sendLater(next.toISOString())];
}

function contentError(facts: SendFacts, reason: string): SkillError {
  const { content, purpose, recipient, sender, contentExceptions } = facts;
  const young = reason === UNDER_AGE ? underAge(facts) : null;
  if (young !== null) return underAgeError(facts, young);
  if (content.ok) {
    const context = {
      purpose,
      country: recipient.ok ? recipient.country : '',
      exceptions: contentExceptions,
      sender: sender?.phone,
    };
    return contentBlocked(reason, blockersIn(content.text, classifyMessage(content.text), context));
  }
  const messages = {
    missing_variable: `The message has no value and no fallback for ${content.missing.join(', ')}. Set the variables.`,
    template_error: 'The message cannot be rendered. `detail` contains the reason.',
    empty_text: 'The message is empty. Write its text.',
    too_long: `The message is longer than ${MAX_SEGMENTS} segments, or ${MAX_MMS_TEXT} characters beside media. Shorten it.`,
    media_not_supported: `${content.detail ?? ''} Set media_fallback to link to send links instead.`,
  };
  return unprocessable(content.reason, messages[content.reason], {
    details: { missing: content.missing, ...(content.detail === null ? {} : { detail: content.detail }) },
    nextActions: [PREVIEW],
  });
}

function underAgeError({ contact }: SendFacts, { rule, minimumAge, attribute }: UnderAge): SkillError {
  const { means, helps } = meaningOfReason(UNDER_AGE);
  return unprocessable(UNDER_AGE, `${means} ${helps ?? ''}`.trim(), {
    details: { minimum_age: minimumAge, rule, attribute },
    nextActions:
      contact === null
        ? []
        : [{ skill: 'contacts.get', params: { contact_id: contact.id }, why: 'Shows the attribute with the age.' }],
  });
}

const PREVIEW: NextAction = {
  skill: 'messages.preview',
  params: {},
  needs: needs({ text: 'The corrected text.' }),
  why: 'Shows the finished message and its findings before you send it.',
};

/** `findings` has the words of the message that the rules matched, and what to change. */
function contentBlocked(reason: string, findings: readonly ContentFinding[]): SkillError {
  const [first] = findings;
  const words = first?.span === null || first === undefined ? '' : ` Found: "${first.span.words.slice(0, 100)}".`;
  const { means, helps } = meaningOfReason(reason);
  return unprocessable(reason, `${means}${words} ${helps ?? ''}`.trim(), {
    details: { findings },
    nextActions: [PREVIEW],
  });
}

function recipientError({ recipient }: SendFacts): SkillError {
  if (recipient.ok) return countryNotAllowed(recipient.country);
  return invalidParams(explainPhoneRejection(recipient.code), [{ path: '/to', rule: recipient.code }]);
}
