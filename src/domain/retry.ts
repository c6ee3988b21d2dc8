import { ERASED } from './audit/chain-entry.ts';
import { isTerminal, type MessageState } from './states.ts';

/** The fields of a message that decide whether it may be sent again. */
export interface FailedMessage {
  readonly state: string;
  readonly state_reason: string | null;
  readonly purpose: string;
  readonly to_phone: string;
  readonly body: string;
  readonly accepted_at: Date | null;
}

export interface RetryRefusal {
  readonly reason: 'not_final' | 'may_be_delivered' | 'canceled' | 'reply' | 'erased' | 'too_many_retries';
  readonly message: string;
}

export const MAX_RETRIES = 5;

/** Messages in these states never reached the recipient, unless a carrier had accepted them. */
const FAILED = ['rejected', 'failed', 'expired', 'canceled'];
/** Cancellations that were meant; in all others, a gate closed before the message was submitted. */
const MEANT = ['caller', 'campaign_canceled', 'merged', 'forgotten'];

export function isInDoubt({ state, state_reason: why }: Pick<FailedMessage, 'state' | 'state_reason'>): boolean {
  return state === 'delivery_unconfirmed' && why === 'lease_lost';
}

export interface RetryOptions {
  /** The number of messages before it in its chain. */
  readonly retries: number;
  /** The owner sends a message in doubt again, even if the person gets it twice. */
  readonly mayArriveTwice?: boolean;
}

/**
 * Why a message may not be sent again; null if it may. Only a message that no carrier accepted is
 * certain not to arrive.
 */
export function retryRefusal(
  message: FailedMessage,
  { retries, mayArriveTwice = false }: RetryOptions,
): RetryRefusal | null {
  const { state, state_reason: why, purpose, to_phone: to, body, accepted_at: acceptedAt } = message;
  if (acceptedAt === null && !isTerminal(state as MessageState))
    return { reason: 'not_final', message: `The message is ${state} and may still be sent. Wait until it is final.` };
  const isAllowed = mayArriveTwice && isInDoubt(message);
  if (!isAllowed && isInDoubt(message))
    return {
      reason: 'may_be_delivered',
      message:
        'The service stopped while the carrier had the message, and whether the carrier took it is unknown. To send it again even if it arrives twice, and get its credits back, set may_arrive_twice to true.',
    };
  if (!isAllowed && (!FAILED.includes(state) || acceptedAt !== null))
    return {
      reason: 'may_be_delivered',
      message: `The message is ${state}, and the carrier may have delivered it. Send a new one with messages.send if the recipient did not get it.`,
    };
  if (purpose === 'reply') return { reason: 'reply', message: 'Replies to keywords are not sent again.' };
  if (state === 'canceled' && why !== null && MEANT.includes(why))
    return { reason: 'canceled', message: 'The message was canceled on purpose. Send a new one with messages.send.' };
  if (to === ERASED || body === ERASED)
    return { reason: 'erased', message: 'The recipient or the text of the message was erased.' };
  if (retries >= MAX_RETRIES)
    return {
      reason: 'too_many_retries',
      message: `The message was retried ${MAX_RETRIES} times. Correct the cause, and send a new one with messages.send.`,
    };
  return null;
}
