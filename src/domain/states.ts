export type MessageState =
  | 'queued'
  | 'scheduled'
  | 'held'
  | 'submitting'
  | 'accepted'
  | 'sent'
  | 'delivered'
  | 'undelivered'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'rejected'
  | 'delivery_unconfirmed';

/**
 * Progress of a message. Receipts can overtake each other and the acknowledgement, so a report
 * counts only when it is further than the current state. The waiting states (queued, scheduled,
 * held) share one rank: the service moves messages between them.
 */
const PROGRESS: Readonly<Record<MessageState, number>> = {
  queued: 0,
  scheduled: 0,
  held: 0,
  submitting: 1,
  accepted: 2,
  sent: 3,
  delivery_unconfirmed: 4,
  delivered: 5,
  undelivered: 5,
  failed: 5,
  expired: 5,
  canceled: 5,
  rejected: 5,
};

/**
 * The state after a report, or null when the report changes nothing: it is a repeat, it is late, or
 * the message has ended. The first end reported is final, except that `delivery_unconfirmed` still
 * becomes `delivered` or `undelivered`. (Messaging rules, section 8.)
 */
export function nextMessageState(current: MessageState, reported: MessageState): MessageState | null {
  if (current === reported) return null;
  if (current === 'delivery_unconfirmed')
    return reported === 'delivered' || reported === 'undelivered' ? reported : null;
  const step = PROGRESS[reported] - PROGRESS[current];
  return step > 0 || (step === 0 && PROGRESS[current] === 0) ? reported : null;
}

/**
 * No further report is expected. `delivery_unconfirmed` counts, though a late receipt may still
 * settle it.
 */
export function isTerminal(state: MessageState): boolean {
  return PROGRESS[state] >= PROGRESS.delivery_unconfirmed;
}

/** States of a message that the person did not get, although nothing canceled it. */
export const FAILED_STATES: readonly MessageState[] = ['undelivered', 'failed', 'expired', 'rejected'];

export type CampaignState = 'draft' | 'scheduled' | 'recurring' | 'running' | 'paused' | 'completed' | 'canceled';

/**
 * Allowed transitions of a campaign. `recurring` is a series, whose occurrences are campaigns of
 * their own. To edit a scheduled campaign, pause it: it never becomes a draft again.
 */
export const campaignMoves: Readonly<Record<CampaignState, readonly CampaignState[]>> = {
  draft: ['scheduled', 'recurring', 'running', 'canceled'],
  recurring: ['paused', 'completed', 'canceled'],
  scheduled: ['running', 'paused', 'canceled'],
  running: ['paused', 'completed', 'canceled'],
  paused: ['recurring', 'running', 'canceled'],
  completed: [],
  canceled: [],
};
