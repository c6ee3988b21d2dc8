import type { Logger } from '../../platform/logger.ts';
import { parseReference, type SubmitOutcome } from '../carriers/carrier.ts';
import type { ClaimedRow } from './queries.ts';

/**
 * One line for each text that was handed to a carrier, by which a request id leads to what became of the call, and the reverse. At `debug`
 * while all is well: at thousands a second the lines would cost more than the texts.
 */
export function tellOutcomes(
  log: Logger,
  carrier: string,
  texts: readonly Pick<ClaimedRow, 'id' | 'request_id'>[],
  outcomes: readonly SubmitOutcome[],
): void {
  const isWell = outcomes.length === texts.length && outcomes.every(({ outcome }) => outcome !== 'rejected');
  if (isWell && !log.isLevelEnabled('debug')) return;
  const answers = new Map(outcomes.map((answer) => [parseReference(answer.reference).messageId, answer]));
  for (const { id: messageId, request_id: requestId } of texts) {
    const answer = answers.get(messageId);
    const text = { requestId, messageId, carrier };
    switch (answer?.outcome) {
      case 'accepted':
        log.debug({ ...text, carrierMessageId: answer.carrierMessageId }, 'a carrier took a text');
        break;
      case 'throttled':
        log.debug({ ...text, retryAfterMs: answer.retryAfterMs }, 'a carrier takes a text later');
        break;
      case 'rejected':
        log.info({ ...text, errorCode: answer.errorCode }, 'a carrier refused a text');
        break;
      case undefined:
        log.warn(text, 'whether a carrier took a text is not known');
    }
  }
}
