import { retryDelayMs } from '../../domain/webhooks/schedule.ts';
import { type SignedEvent, type SigningKey, signatureHeaders } from '../../domain/webhooks/signature.ts';
import { stripSecrets } from '../../domain/webhooks/strip-secrets.ts';
import { isCanceledByUs, type PostOutcome, type SafeClient } from '../../platform/safe-fetch/index.ts';
import { inSpan } from '../../platform/tracing.ts';
import type { PendingEvent } from './backlog-queries.ts';
import type { Secrets } from './secrets.ts';

/** An entry of outbox_events.attempts, as JSON: the contract's DeliveryAttempt. */
export interface AttemptEntry {
  readonly at: Date;
  readonly status: number | null;
  readonly latency_ms: number;
  readonly error: string | null;
  readonly response_excerpt: string | null;
}

/** An attempt that counts towards the maximum. */
export interface CountedAttempt {
  readonly outcome: 'delivered' | 'failed' | 'dead';
  readonly event: PendingEvent;
  readonly entry: AttemptEntry;
  /** The next due time; for the last attempt, its end. */
  readonly dueAt: Date;
  /** The URL used; the endpoint may have another one by now. */
  readonly url: string;
}

/** The result of an attempt. `gone` (410) and `unsent` (cancelled by us) do not count. */
export type AttemptResult =
  | CountedAttempt
  | { readonly outcome: 'gone' | 'unsent'; readonly event: PendingEvent; readonly url: string };

/** Whether the attempt counts towards the maximum. */
export function isCountedAttempt(result: AttemptResult): result is CountedAttempt {
  return result.outcome !== 'gone' && result.outcome !== 'unsent';
}

export interface AttemptParts {
  readonly client: SafeClient;
  readonly clock: () => Date;
  /** Random number from 0 to 1. */
  readonly random: () => number;
}

interface Receiver {
  readonly url: string;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
}

const MAX_EXCERPT = 512;
/** Timeouts: the receiver exists but is slow. */
const TIMEOUT_ERRORS: readonly (string | null)[] = ['timeout', 'connect_timeout'];

/**
 * Sends an event once, with a fresh signature; id and body are the same on every attempt. Never
 * throws.
 */
export function attempt(parts: AttemptParts, event: PendingEvent, to: Receiver): Promise<AttemptResult> {
  const attributes = {
    'http.request.method': 'POST',
    'tern.event_id': event.id,
    'tern.account_id': event.account_id,
    'tern.attempt': event.attempt + 1,
    ...(event.request_id === null ? {} : { 'tern.request_id': event.request_id }),
  };
  return inSpan('deliver event', { kind: 'client', attributes }, async (span) => {
    const result = await send(parts, event, to);
    const { status = null, error = null } = isCountedAttempt(result) ? result.entry : {};
    if (status !== null) span.set({ 'http.response.status_code': status });
    if (result.outcome !== 'delivered') span.fail(error ?? result.outcome);
    return result;
  });
}

/** The request headers of an event. */
export function headersOf(event: SignedEvent, keys: readonly SigningKey[]): Record<string, string> {
  return { 'content-type': 'application/json', 'user-agent': 'Tern-Webhooks', ...signatureHeaders(event, keys) };
}

async function send(
  { client, clock, random }: AttemptParts,
  event: PendingEvent,
  to: Receiver,
): Promise<AttemptResult> {
  const startedAt = clock();
  const timestamp = Math.floor(startedAt.getTime() / 1000);
  const { url } = to;
  const answer = await client.post(url, {
    headers: headersOf({ id: event.id, body: event.body, timestamp }, to.secrets.keys),
    body: event.body,
    signal: to.signal,
  });
  if (answer.status === 410) return { outcome: 'gone', event, url };
  if (isCanceledByUs(answer.error)) return { outcome: 'unsent', event, url };
  const entry = entryOf(answer, startedAt, to.secrets.texts);
  const endedAt = clock();
  if (answer.status !== null && answer.status >= 200 && answer.status < 300)
    return { outcome: 'delivered', event, entry, dueAt: endedAt, url };
  const delayMs = retryDelayMs({
    attempt: event.attempt + 1,
    random: random(),
    retryAfterMs: answer.retryAfterMs,
    overloaded: answer.status === 429 || TIMEOUT_ERRORS.includes(answer.error),
  });
  if (delayMs === null) return { outcome: 'dead', event, entry, dueAt: endedAt, url };
  return { outcome: 'failed', event, entry, dueAt: new Date(endedAt.getTime() + delayMs), url };
}

function entryOf(answer: PostOutcome, at: Date, secrets: readonly string[]): AttemptEntry {
  const { status, latencyMs, error, excerpt } = answer;
  return {
    at,
    status,
    latency_ms: Math.round(latencyMs),
    error,
    response_excerpt: excerpt === null ? null : stripSecrets(excerpt, secrets, MAX_EXCERPT),
  };
}
