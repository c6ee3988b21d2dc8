import type { Logger } from '../../platform/logger.ts';
import { type Attempted, isMade } from './attempt.ts';

/** One line for each attempt, by which a request id leads to the delivery of what the call caused; at `debug` while all is well. */
export function tellAttempt(log: Logger, tenantId: string, attempted: Attempted): void {
  if (attempted.outcome === 'delivered' && !log.isLevelEnabled('debug')) return;
  const { id: eventId, account_id: accountId, attempt, request_id: requestId } = attempted.event;
  const event = { requestId, eventId, tenantId, accountId, attempt: attempt + 1 };
  if (attempted.outcome === 'gone') log.warn(event, 'a receiver wants no more events');
  if (!isMade(attempted)) return;
  const { status, error, latency_ms: latencyMs } = attempted.entry;
  const line = { ...event, status, error, latencyMs };
  if (attempted.outcome === 'delivered') log.debug(line, 'an event was delivered');
  else if (attempted.outcome === 'failed') log.info(line, 'an event was not delivered and will be tried again');
  else log.warn(line, 'an event was given up');
}
