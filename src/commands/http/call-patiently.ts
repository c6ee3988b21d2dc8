import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '../../platform/backoff.ts';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';
import { describeError } from './describe-error.ts';
import { callOver, type Endpoint, type RpcError } from './endpoint.ts';

const MAX_ATTEMPTS = 10;
const BASE_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

export interface Patience {
  /** What to do when the service stays away, after the reason. */
  readonly advice: string;
  /** Ends the call or the pause before the next one. */
  readonly signal?: AbortSignal;
}

/**
 * Calls a skill, with retries for about two minutes while the service is unavailable, overloaded or
 * restarting. Only for skills that may be repeated. Throws permanent errors.
 */
export async function callPatiently<Result>(
  endpoint: Endpoint,
  skill: string,
  params: Readonly<Record<string, unknown>>,
  { advice, signal }: Patience,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce<Result>(endpoint, skill, params, signal);
    if ('result' in outcome) return outcome.result;
    if (outcome.failure !== null || attempt === MAX_ATTEMPTS)
      throw outcome.failure ?? new CommandFailure(`${outcome.reason} ${advice}`, NO_CONNECTION);
    const backoff = backoffMs(attempt, { baseMs: BASE_PAUSE_MS, maxMs: MAX_PAUSE_MS }) * (0.5 + Math.random() / 2);
    await pause(Math.max(backoff, outcome.retryAfterMs), undefined, signal && { signal });
  }
}

type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failure: CommandFailure | null; readonly reason: string; readonly retryAfterMs: number };

async function tryOnce<Result>(
  endpoint: Endpoint,
  skill: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Result>> {
  try {
    const { result, error } = await callOver<Result>(endpoint, skill, params, signal);
    if (result !== undefined) return { result };
    if (error === undefined) throw new CommandFailure('The response has neither a result nor an error.');
    const reason = describeError(error).trimEnd();
    return {
      failure: isRetryable(error) ? null : new CommandFailure(reason),
      reason,
      retryAfterMs: error.data?.retry_after_ms ?? 0,
    };
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === NO_CONNECTION && !signal?.aborted)
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
