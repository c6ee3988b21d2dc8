import { parseReference, type SubmitOutcome } from '../../carriers/carrier.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LockedRow } from './lock-due-messages.ts';

/**
 * Logs one line per submitted message, which links the request ID to the carrier's response.
 * Success is logged at `debug`: at thousands of messages per second, the lines cost more than the
 * messages.
 */
export function logOutcomes(
  log: Logger,
  carrier: string,
  messages: readonly Pick<LockedRow, 'id' | 'request_id'>[],
  outcomes: readonly SubmitOutcome[],
): void {
  const hasSucceeded = outcomes.length === messages.length && outcomes.every(({ outcome }) => outcome !== 'rejected');
  if (hasSucceeded && !log.isLevelEnabled('debug')) return;
  const byId = new Map(outcomes.map((outcome) => [parseReference(outcome.reference).messageId, outcome]));
  for (const { id: messageId, request_id: requestId } of messages) {
    const outcome = byId.get(messageId);
    const fields = { requestId, messageId, carrier };
    switch (outcome?.outcome) {
      case 'accepted':
        log.debug({ ...fields, carrierMessageId: outcome.carrierMessageId }, 'message accepted by the carrier');
        break;
      case 'throttled':
        log.debug({ ...fields, retryAfterMs: outcome.retryAfterMs }, 'message throttled by the carrier');
        break;
      case 'rejected':
        log.info({ ...fields, errorCode: outcome.errorCode }, 'message rejected by the carrier');
        break;
      case undefined:
        log.warn(fields, 'submit outcome unknown');
    }
  }
}
