import type { Logger } from '../../platform/logger.ts';
import { type AttemptResult, isCountedAttempt } from './attempt.ts';
import type { EndpointKey } from './endpoint.ts';

/**
 * Logs each attempt with the request id of the call that caused the event; successes at `debug`.
 */
export function logAttempt(log: Logger, { tenantId, endpointId }: EndpointKey, result: AttemptResult): void {
  if (result.outcome === 'delivered' && !log.isLevelEnabled('debug')) return;
  const { id: eventId, account_id: accountId, attempt, request_id: requestId } = result.event;
  const event = { requestId, eventId, tenantId, endpointId, accountId, attempt: attempt + 1 };
  if (result.outcome === 'gone') log.warn(event, 'receiver answered 410 Gone');
  if (!isCountedAttempt(result)) return;
  const { status, error, latency_ms: latencyMs } = result.entry;
  const line = { ...event, status, error, latencyMs };
  if (result.outcome === 'delivered') log.debug(line, 'event delivered');
  else if (result.outcome === 'failed') log.info(line, 'event delivery failed and will be retried');
  else log.warn(line, 'event dead-lettered');
}
