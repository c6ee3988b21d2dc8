import type { Logger } from '../../logger.ts';
import { unavailableReason } from './unavailable.ts';

/** Of a process that ends: its watch has ended before. */
const AFTER_THE_END = /Cannot use a pool after calling end/;

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
  const { message: cause = '' } = Object(error) as { readonly message?: unknown };
  const isLogged = unavailableReason(error) !== null && !AFTER_THE_END.test(String(cause));
  log[isLogged ? 'debug' : level]({ ...fields, err: error }, message);
}
