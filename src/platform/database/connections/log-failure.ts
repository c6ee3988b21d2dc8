import type { Logger } from '../../logger.ts';
import { unavailableReason } from './unavailable.ts';

/**
 * Logs what has failed and will be tried again: of an outage, which the watch over the connections
 * has logged once, only at `debug`.
 */
export function logFailure(
  log: Logger,
  error: unknown,
  message: string,
  fields: object = {},
  level: 'warn' | 'error' = 'error',
): void {
  log[unavailableReason(error) === null ? level : 'debug']({ ...fields, err: error }, message);
}
