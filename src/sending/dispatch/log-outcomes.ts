import { parseReference, type SubmitOutcome } from '../../carriers/carrier.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LockedRow } from './lock-due-messages.ts';

/**
 * Logs one line per answered message, which links the request ID to the carrier's response, and
 * takes the message out of `unanswered`. Success is logged at `debug`: at thousands of messages per
 * second, the lines cost more than the messages.
 */
export function logOutcomes(
  log: Logger,
  carrier: string,
  unanswered: Map<string, Pick<LockedRow, 'id' | 'request_id'>>,
  outcomes: readonly SubmitOutcome[],
): void {
  const logsSuccess = log.isLevelEnabled('debug');
  for (const outcome of outcomes) {
    const { messageId } = parseReference(outcome.reference);
    const requestId = unanswered.get(messageId)?.request_id;
    unanswered.delete(messageId);
    if (outcome.outcome !== 'rejected' && !logsSuccess) continue;
    const fields = { requestId, messageId, carrier };
    switch (outcome.outcome) {
      case 'accepted':
        log.debug({ ...fields, carrierMessageId: outcome.carrierMessageId }, 'message accepted by the carrier');
        break;
      case 'throttled':
        log.debug({ ...fields, retryAfterMs: outcome.retryAfterMs }, 'message throttled by the carrier');
        break;
      case 'rejected':
        log.info({ ...fields, errorCode: outcome.errorCode }, 'message rejected by the carrier');
    }
  }
}
