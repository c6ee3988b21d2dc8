import { setTimeout as pause } from 'node:timers/promises';
import type { ContactsImportResult } from '../../generated/types.ts';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type Endpoint, type RpcError } from '../http/endpoint.ts';

const TRIES = 10;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Sends one batch until it is answered: for about two minutes through a service that is away, full or restarting. The
 * idempotency key makes sending it again harmless. Throws what the service refuses for good.
 */
export async function sendBatch(endpoint: Endpoint, params: Record<string, unknown>): Promise<ContactsImportResult> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(endpoint, params);
    if ('result' in outcome) return outcome.result;
    if (outcome.failure !== null || attempt === TRIES)
      throw (
        outcome.failure ?? new CommandFailure(`${outcome.reason} Run the same command again to resume.`, NO_CONNECTION)
      );
    const backoff = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
    await pause(Math.max(backoff, outcome.retryAfterMs));
  }
}

type Outcome =
  | { readonly result: ContactsImportResult }
  | { readonly failure: CommandFailure | null; readonly reason: string; readonly retryAfterMs: number };

async function tryOnce(endpoint: Endpoint, params: Record<string, unknown>): Promise<Outcome> {
  try {
    const { result, error } = await callOver(endpoint, 'contacts.import', params);
    if (error === undefined) return { result: result as unknown as ContactsImportResult };
    const reason = describeError(error).trimEnd();
    return {
      failure: passes(error) ? null : new CommandFailure(reason),
      reason,
      retryAfterMs: error.data?.retry_after_ms ?? 0,
    };
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === NO_CONNECTION)
      return { failure: null, reason: error.message, retryAfterMs: 0 };
    throw error;
  }
}

/** Whether the same call may succeed later. */
function passes({ code, data }: RpcError): boolean {
  return (
    code === 'rate_limited' || code === 'unavailable' || code === -32603 || data?.reason === 'idempotency_in_flight'
  );
}
