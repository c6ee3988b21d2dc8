import { setTimeout as pause } from 'node:timers/promises';
import type { ContactsImportResult } from '../../generated/types.ts';
import { backoffMs } from '../../platform/backoff.ts';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type Endpoint, type RpcError } from '../http/endpoint.ts';

const MAX_ATTEMPTS = 10;
const BASE_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/**
 * Sends one batch, with retries for about two minutes while the service is unavailable, overloaded
 * or restarting. The idempotency key makes retries safe. Throws permanent errors.
 */
export async function sendBatch(endpoint: Endpoint, params: Record<string, unknown>): Promise<ContactsImportResult> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(endpoint, params);
    if ('result' in outcome) return outcome.result;
    if (outcome.failure !== null || attempt === MAX_ATTEMPTS)
      throw (
        outcome.failure ?? new CommandFailure(`${outcome.reason} Run the same command again to resume.`, NO_CONNECTION)
      );
    const backoff = backoffMs(attempt, { baseMs: BASE_PAUSE_MS, maxMs: MAX_PAUSE_MS }) * (0.5 + Math.random() / 2);
    await pause(Math.max(backoff, outcome.retryAfterMs));
  }
}

type Outcome =
  | { readonly result: ContactsImportResult }
  | { readonly failure: CommandFailure | null; readonly reason: string; readonly retryAfterMs: number };

async function tryOnce(endpoint: Endpoint, params: Record<string, unknown>): Promise<Outcome> {
  try {
    const { result, error } = await callOver<ContactsImportResult>(endpoint, 'contacts.import', params);
    if (result !== undefined) return { result };
    if (error === undefined) throw new CommandFailure('The response has neither a result nor an error.');
    const reason = describeError(error).trimEnd();
    return {
      failure: isRetryable(error) ? null : new CommandFailure(reason),
      reason,
      retryAfterMs: error.data?.retry_after_ms ?? 0,
    };
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === NO_CONNECTION)
      return { failure: null, reason: error.message, retryAfterMs: 0 };
    throw error;
  }
}

/** Whether a retry may succeed. */
function isRetryable({ code, data }: RpcError): boolean {
  return (
    code === 'rate_limited' || code === 'unavailable' || code === -32603 || data?.reason === 'idempotency_in_flight'
  );
}
