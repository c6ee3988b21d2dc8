/** What a reason means to the one who sent the text, and what would help; null where nothing does or nothing needs to. */
export interface Meaning {
  readonly means: string;
  readonly helps: string | null;
}

/** By the stable code of a gate's refusal, or of what ended a text before it left. */
const REASONS: Readonly<Record<string, Meaning>> = {
  payment_hold: { means: 'The account is on payment hold.', helps: 'Pay what is owed.' },
  partner_suspended: { means: 'The account is suspended.', helps: 'Ask the operator of the service.' },
  partner_child_paused: { means: 'The end-customer is paused.', helps: 'Let it go on.' },
  account_closed: { means: 'The account is closed.', helps: null },
  no_sending_number: { means: 'There is no number to send from.', helps: 'Get a number.' },
  suppressed: { means: 'The number is suppressed: it gets nothing at all, or nothing of this program.', helps: null },
  opted_out: { means: 'The person opted out.', helps: 'Only the person can opt in again, by texting START.' },
  no_consent: { means: 'There is no recorded consent to marketing.', helps: 'Record the opt-in with its proof.' },
  suppression_list: {
    means: 'The contact is on a suppression list.',
    helps: 'Take it off the list if that is a mistake.',
  },
  missing_variable: {
    means: 'The text needs a value that the contact does not have.',
    helps: 'Give the variable a fallback, or the contact the value.',
  },
  template_error: { means: 'The text could not be rendered.', helps: 'Mend the template.' },
  empty_text: { means: 'The text came out empty.', helps: 'Give its variables fallbacks.' },
  too_long: { means: 'The text is longer than ten segments.', helps: 'Shorten it.' },
  quiet_hours: { means: 'It is night where the person is.', helps: 'It leaves, or can be sent, in the morning there.' },
  daily_limit: {
    means: 'T-Mobile takes no more texts of this company on this day, and it may go there.',
    helps: 'It leaves after midnight Pacific; a look-up may say that the person is elsewhere.',
  },
  frequency_cap: {
    means: 'The person had as many marketing texts as law or the account allows in that time.',
    helps: 'Send later, or allow more with compliance.frequencyCap where law does.',
  },
  credits_insufficient: { means: 'The credits did not suffice.', helps: 'Add credits.' },
  validity_over: { means: 'It could not leave before its validity was over.', helps: 'Give it a longer validity.' },
  caller: { means: 'It was canceled on request.', helps: null },
  forgotten: { means: 'The person asked to be forgotten.', helps: null },
  merged: { means: 'The contact was merged into another one.', helps: null },
  campaign_canceled: { means: 'Its campaign was canceled.', helps: null },
  lease_lost: {
    means: 'A worker died while it handed the text over, and this carrier cannot say whether it has it.',
    helps: 'Ask the person before sending it again.',
  },
};

const UNKNOWN: Meaning = { means: 'No more is known than this code.', helps: null };

export function meaningOfReason(reason: string): Meaning {
  return REASONS[reason] ?? UNKNOWN;
}
