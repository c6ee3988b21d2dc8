import { randomBytes } from 'node:crypto';
import { bytesOfSecret, isMalformedSecret, type SigningKey, signingKey } from '../../domain/webhooks/signature.ts';
import { headersOf } from '../../events/webhooks/attempt.ts';
import { eventTypes } from '../../generated/events.ts';
import type { OutboxItem } from '../../generated/types.ts';
import { createSafeClient, type SafeClient } from '../../platform/safe-fetch/index.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { serviceTime } from '../http/service-time.ts';
import { readInterval, untilStopped } from '../http/until-stopped.ts';
import { printResult } from '../print-result.ts';
import { lookupLocal, readTarget } from './local-target.ts';
import { createEventReader } from './new-events.ts';
import { findSources } from './sources.ts';

export interface ListenFlags extends EndpointFlags {
  readonly forwardTo: string;
  readonly events?: string;
  readonly secret?: string;
  readonly interval: string;
  readonly json?: boolean;
}

const MIN_SECRET_BYTES = 24;

/** Forwards events until the user stops it. */
export async function runListen(flags: ListenFlags): Promise<void> {
  const endpoint = requireKey(readEndpoint(flags));
  const intervalMs = readInterval(flags.interval);
  const types = readTypes(flags.events);
  const secret = readSecret(flags.secret);
  const target = await readTarget(flags.forwardTo);
  const client = createSafeClient({ rules: { allowedHosts: [target.host] }, lookup: lookupLocal });
  const readNew = createEventReader(endpoint, await findSources(endpoint), await serviceTime(endpoint));
  const key = signingKey(secret);
  const print = (text: string, data: object): void => printResult(text, data, flags.json === true);
  let isFirst = true;
  await untilStopped(intervalMs, async (signal) => {
    const events = await readNew(signal);
    if (isFirst) print(describeStart(target, secret), { forward_to: target.href, webhook_secret: secret });
    else
      for (const event of events.filter(({ type }) => types.has(type))) {
        if (signal.aborted) break;
        const outcome = await forward(client, target, event, key);
        print(describeOutcome(event, outcome), outcome);
      }
    isFirst = false;
    return null;
  });
  await client.close();
}

/** The same body and headers as a delivery of the service. */
async function forward(client: SafeClient, target: URL, item: OutboxItem, key: SigningKey) {
  const { event_id: id, type, external_ref: externalRef, event } = item;
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const { status, error, latencyMs } = await client.post(target.href, {
    headers: headersOf({ id, body, timestamp }, [key]),
    body,
  });
  return { event_id: id, type, external_ref: externalRef, status, error, latency_ms: Math.round(latencyMs) };
}

function describeStart(target: URL, secret: string): string {
  return [
    `Forwarding new events to ${target.href}, in addition to the configured webhook. Ctrl-C ends it.`,
    `Signing secret: ${secret}`,
  ].join('\n');
}

function describeOutcome(event: OutboxItem, outcome: Awaited<ReturnType<typeof forward>>): string {
  const time = new Date().toTimeString().slice(0, 8);
  const answer = outcome.status === null ? `not delivered: ${outcome.error}` : String(outcome.status);
  const of = event.external_ref === null ? '' : `  ${event.external_ref}`;
  return `${time}  ${event.type}  ${event.event_id}${of}  ${answer}  ${outcome.latency_ms} ms`;
}

function readTypes(text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return new Set(eventTypes);
  const types = text.split(',').map((type) => type.trim());
  const unknown = types.find((type) => !eventTypes.some((known) => known === type));
  if (unknown !== undefined)
    throw new CommandFailure(`${unknown} is not a type of event. Types: ${eventTypes.join(', ')}.`, USAGE);
  return new Set(types);
}

function readSecret(given: string | undefined): string {
  const secret = given ?? `whsec_${randomBytes(MIN_SECRET_BYTES).toString('base64')}`;
  if (isMalformedSecret(secret) || bytesOfSecret(secret) < MIN_SECRET_BYTES)
    throw new CommandFailure(`--secret must have ${MIN_SECRET_BYTES} bytes or more, in base64 after whsec_.`, USAGE);
  return secret;
}
