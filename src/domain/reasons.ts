import { CONTENT_RULES } from './content/classification/rules.ts';

/**
 * Explains a reason to the sender: `means` says what happened, `helps` what to do; null when
 * nothing can or need be done.
 */
export interface Meaning {
  readonly means: string;
  readonly helps: string | null;
}

/** By the stable code of a gate's rejection, or of what ended a message before submission. */
const REASONS: Readonly<Record<string, Meaning>> = {
  payment_hold: { means: 'The account is on payment hold.', helps: 'Pay the open amount (billing.portal).' },
  partner_suspended: { means: 'The account is suspended.', helps: 'Contact the operator of the service.' },
  partner_child_paused: { means: 'The end-customer is paused.', helps: 'Resume the customer.' },
  account_closed: { means: 'The account is closed.', helps: null },
  no_sending_number: { means: 'There is no number to send from.', helps: 'Order a number.' },
  sender_not_accepted: {
    means: "The recipient's country does not take messages from this kind of number.",
    helps: 'Send from a sender that the country takes. The sender gate names them.',
  },
  country_not_allowed: {
    means: "The account, or its partner, does not send to the recipient's country.",
    helps: 'Add the country to allowed_countries with billing.setLimits, if you have recipients there.',
  },
  suppressed: { means: 'The number is suppressed for the account or for this program.', helps: null },
  opted_out: { means: 'The recipient opted out.', helps: 'Only the recipient can opt in again, by sending START.' },
  no_consent: { means: 'No consent to marketing is recorded.', helps: 'Record the opt-in with its proof.' },
  under_review: {
    means: 'A message of the recipient may be an opt-out. Marketing pauses until you decide.',
    helps: 'Decide with messages.review. messages.reviews lists the message. Queued messages wait for 72 hours.',
  },
  no_relationship: {
    means: 'No relationship with the recipient is recorded, and no message from the recipient arrived within 24 hours.',
    helps: 'Record the order, account or appointment that the message is about with contacts.recordRelationship.',
  },
  suppression_list: {
    means: 'The contact is on a suppression list.',
    helps: 'Remove it from the list if that is a mistake.',
  },
  missing_variable: {
    means: 'The message uses a variable that the contact has no value for.',
    helps: 'Declare a fallback for the variable, or set the value on the contact.',
  },
  template_error: { means: 'The message could not be rendered.', helps: 'Correct the template.' },
  empty_text: { means: 'The rendered message is empty.', helps: 'Declare fallbacks for its variables.' },
  too_long: { means: 'The message is longer than ten segments.', helps: 'Shorten it.' },
  media_not_supported: {
    means: 'The sending number or the country of the recipient takes no messages with media.',
    helps: 'Set media_fallback to link to send links instead.',
  },
  under_age: {
    means: 'The contact is known to be younger than the law requires for this content.',
    helps:
      'Send it only to contacts who are old enough. If the date of birth or the age is wrong, correct the attribute of the contact.',
  },
  quiet_hours: {
    means: 'The time is outside the allowed hours where the recipient may be.',
    helps: 'A queued message is sent at the next allowed time; a rejected one can be sent then.',
  },
  daily_limit: {
    means: 'The T-Mobile daily limit of the brand is reached, and the recipient may be a T-Mobile subscriber.',
    helps: 'It is sent after midnight Pacific time. A lookup can show that the recipient has another carrier.',
  },
  frequency_cap: {
    means: 'The recipient has reached the marketing frequency cap of the law or the account.',
    helps: 'Send later, or raise the cap with compliance.frequencyCap where the law allows it.',
  },
  credits_insufficient: { means: 'The account has too few credits.', helps: 'Add credits.' },
  daily_spend_limit: {
    means: "The account's daily spending limit is reached.",
    helps: 'Send after 00:00 UTC, or raise daily_credits with billing.setLimits.',
  },
  campaign_spend_limit: {
    means: 'The spending limit of campaigns is reached.',
    helps: 'Raise per_campaign_credits with billing.setLimits, and resume the campaign.',
  },
  validity_over: { means: 'The message expired before it could be submitted.', helps: 'Set a longer validity.' },
  hold_out: { means: 'The contact belongs to the hold-out of the experiment, which receives no message.', helps: null },
  account_hold_out: {
    means: 'The contact belongs to the hold-out of the account, which receives no marketing.',
    helps:
      'That is intended. outcomes.holdOut compares the group with the others; outcomes.setHoldOut changes its size.',
  },
  no_winner: {
    means: 'No variant of the experiment won, so the remaining contacts receive no message.',
    helps: 'Launch a copy of the campaign with one of the variants (campaigns.duplicate).',
  },
  sender_rejected: {
    means: 'Carriers did not accept the sender, so the campaign was paused.',
    helps: 'Look at the error code with insights.explainAudience, and correct or register the sender.',
  },
  failure_rate: {
    means: 'More messages failed than the guard of the campaign allows.',
    helps: 'insights.explainAudience shows the error codes.',
  },
  opt_out_rate: {
    means: 'More people opted out than the guard of the campaign allows.',
    helps: 'Look at the audience and at the content before you resume the campaign.',
  },
  caller: { means: 'The message was canceled on request.', helps: null },
  forgotten: { means: 'The personal data of the contact was erased.', helps: null },
  merged: { means: 'The contact was merged into another one.', helps: null },
  campaign_canceled: { means: 'The campaign was canceled.', helps: null },
  lease_lost: {
    means: 'The service stopped while the carrier had the message, and the carrier could not say whether it took it.',
    helps:
      'Ask the recipient. messages.retry with may_arrive_twice sends it again and returns the credits of this message.',
  },
};

const UNKNOWN: Meaning = { means: 'The code is not documented.', helps: null };

/** A reason may have figures after a colon. */
export function meaningOfReason(reason: string): Meaning {
  return REASONS[reason.split(':', 1)[0] ?? ''] ?? meaningOfContentRule(reason) ?? UNKNOWN;
}

/** A rule of content that blocked a message is its own reason. */
function meaningOfContentRule(reason: string): Meaning | undefined {
  const rule = Object.entries(CONTENT_RULES).find(([name]) => name === reason)?.[1];
  return rule && { means: rule.explanation, helps: rule.fix };
}
