/** A value of a next action that only the caller can know. */
export interface Need {
  /** JSON pointer into the params. */
  readonly path: string;
  /** What the value is, with its format. */
  readonly meaning: string;
}

/**
 * A call that helps the caller to proceed: valid as it stands, or as soon as the values in `needs`
 * are added. Its params never contain an invented value, because callers run it as it is.
 */
export interface NextAction {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly why: string;
  readonly needs?: Need[];
}

/** Needed values by their path without the leading slash. */
export function needs(meanings: Readonly<Record<string, string>>): Need[] {
  return Object.entries(meanings).map(([path, meaning]) => ({ path: `/${path}`, meaning }));
}

/** Records the opt-in of a contact; only the caller knows whether and how the contact agreed. */
export function recordOptIn(params: Readonly<Record<string, unknown>>): NextAction {
  return {
    skill: 'contacts.optIn',
    params,
    needs: needs({
      ...('phone' in params || 'contact_id' in params ? {} : { phone: 'Phone number of the contact.' }),
      method: 'How the contact agreed, for example `web_form` or `verbal`.',
      source: 'Where the contact agreed: the URL of the form, or a description of the place.',
      captured_at: 'When the contact agreed (RFC 3339 with an offset).',
      evidence: 'Reference of the proof: a document, form entry, message or recording.',
    }),
    why: 'Records the consent of the contact with its proof, if the contact has agreed.',
  };
}

/** The first step of an account that has no number to send from. */
export const ENSURE_DEFAULT_NUMBER: NextAction = {
  skill: 'phone-numbers.ensureDefault',
  params: {},
  why: 'Returns the default sending number, or assigns one.',
};

/** Where a spending limit stopped messages. */
export const SHOW_LIMITS: NextAction = {
  skill: 'billing.balance',
  params: {},
  why: 'Shows the spending limits and what was spent today.',
};

/** The list replaces the one before, so the caller reads it first. */
export const SHOW_COUNTRIES: NextAction = {
  skill: 'billing.balance',
  params: {},
  why: 'Shows the countries that the account sends to; `billing.setLimits` changes them.',
};

/** Lists the messages that pause marketing to their senders until they are decided. */
export const LIST_REVIEWS: NextAction = {
  skill: 'messages.reviews',
  params: {},
  why: 'Lists the messages that wait for a decision; `messages.review` decides.',
};

/** Decides a message that waits; only the caller knows whether it is an opt-out. */
export function decideReview(inboundId: string): NextAction {
  return {
    skill: 'messages.review',
    params: { inbound_id: inboundId },
    needs: needs({ decision: '`opt_out`, or `keep` when the message is no opt-out.' }),
    why: 'Decides whether the message is an opt-out. After `keep` it can be answered.',
  };
}

/** Records the relationship with a person, if there is one: only the caller knows which. */
export function recordRelationship(params: Readonly<Record<string, unknown>>): NextAction {
  return {
    skill: 'contacts.recordRelationship',
    params,
    needs: needs({ kind: 'Kind of the relationship, for example `order`, `account` or `appointment`.' }),
    why: 'Records the relationship with the contact, if there is one, so that transactional messages may be sent.',
  };
}

/** Adds credits that were paid for; null: the caller decides how many. */
export function addCredits(amount: number | null, why: string): NextAction {
  return {
    skill: 'billing.topUp',
    params: amount === null ? {} : { amount_credits: amount },
    needs: needs({
      ...(amount === null ? { amount_credits: 'Number of credits that were paid for.' } : {}),
      payment_ref: 'Reference of the confirmed payment.',
    }),
    why,
  };
}
