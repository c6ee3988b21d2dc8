import { retryDelayMs } from '../../domain/webhooks/schedule.ts';
import { type SignedEvent, type SigningKey, signatureHeaders } from '../../domain/webhooks/signature.ts';
import { stripSecrets } from '../../domain/webhooks/strip-secrets.ts';
import type { PostOutcome, SafeClient } from '../../platform/safe-fetch/index.ts';
import { inSpan } from '../../platform/tracing.ts';
import type { WaitingEvent } from './backlog-queries.ts';
import type { Secrets } from './endpoint.ts';

/** What outbox_events.attempts keeps of one, as JSON: the contract's DeliveryAttempt. */
export interface AttemptEntry {
  readonly at: Date;
  readonly status: number | null;
  readonly latency_ms: number;
  readonly error: string | null;
  readonly response_excerpt: string | null;
}

/** An attempt that counts. */
export interface MadeAttempt {
  readonly outcome: 'delivered' | 'failed' | 'dead';
  readonly event: WaitingEvent;
  readonly entry: AttemptEntry;
  /** When the next one is due; of the last one, when it ended. */
  readonly dueAt: Date;
  /** The endpoint may have another one by now. */
  readonly url: string;
}

/** What became of an attempt. `gone` and `unsent` use none up: the receiver wants no more, or we dropped the request ourselves. */
export type Attempted =
  | MadeAttempt
  | { readonly outcome: 'gone' | 'unsent'; readonly event: WaitingEvent; readonly url: string };

/** Whether it counts. */
export function isMade(attempted: Attempted): attempted is MadeAttempt {
  return attempted.outcome !== 'gone' && attempted.outcome !== 'unsent';
}

export interface AttemptParts {
  readonly client: SafeClient;
  readonly clock: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
}

interface Receiver {
  readonly url: string;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
}

const MOST_EXCERPT = 512;
/** The receiver is there and slow; what never connected is not. */
const TOO_SLOW: readonly (string | null)[] = ['timeout', 'connect_timeout'];
/** We dropped the request ourselves. */
const DROPPED: readonly (string | null)[] = ['cancelled', 'client_closed'];

/** Sends an event once, signed for this moment; the id and the body are the same each time. Never throws. */
export function attempt(parts: AttemptParts, event: WaitingEvent, to: Receiver): Promise<Attempted> {
  const attributes = {
    'http.request.method': 'POST',
    'tern.event_id': event.id,
    'tern.account_id': event.account_id,
    'tern.attempt': event.attempt + 1,
    ...(event.request_id === null ? {} : { 'tern.request_id': event.request_id }),
  };
  return inSpan('deliver event', { kind: 'client', attributes }, async (span) => {
    const attempted = await send(parts, event, to);
    const { status = null, error = null } = isMade(attempted) ? attempted.entry : {};
    if (status !== null) span.set({ 'http.response.status_code': status });
    if (attempted.outcome !== 'delivered') span.fail(error ?? attempted.outcome);
    return attempted;
  });
}

/** What an event is sent with. */
export function headersOf(event: SignedEvent, keys: readonly SigningKey[]): Record<string, string> {
  return { 'content-type': 'application/json', 'user-agent': 'Tern-Webhooks', ...signatureHeaders(event, keys) };
}

async function send({ client, clock, random }: AttemptParts, event: WaitingEvent, to: Receiver): Promise<Attempted> {
  const startedAt = clock();
  const timestamp = Math.floor(startedAt.getTime() / 1000);
  const { url } = to;
  const answer = await client.post(url, {
    headers: headersOf({ id: event.id, body: event.body, timestamp }, to.secrets.keys),
    body: event.body,
    signal: to.signal,
  });
  if (answer.status === 410) return { outcome: 'gone', event, url };
  if (DROPPED.includes(answer.error)) return { outcome: 'unsent', event, url };
  const entry = entryOf(answer, startedAt, to.secrets.texts);
  const endedAt = clock();
  if (answer.status !== null && answer.status >= 200 && answer.status < 300)
    return { outcome: 'delivered', event, entry, dueAt: endedAt, url };
  const delayMs = retryDelayMs({
    attempt: event.attempt + 1,
    random: random(),
    retryAfterMs: answer.retryAfterMs,
    overloaded: answer.status === 429 || TOO_SLOW.includes(answer.error),
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
    response_excerpt: excerpt === null ? null : stripSecrets(excerpt, secrets, MOST_EXCERPT),
  };
}
