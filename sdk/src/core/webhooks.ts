import type { TernEvent } from '../generated/events.ts';
import { TernError } from './errors.ts';

/** The header that carries the signature of an event. */
export const SIGNATURE_HEADER = 'X-Tern-Signature';

/** The signature is invalid, the timestamp is too old or too new, or the body is not an event. */
export class TernWebhookError extends TernError {}

export interface VerifyOptions {
  /**
   * Maximum difference between the timestamp and `now`, in seconds. Default 300 (specification
   * 6.2).
   */
  readonly toleranceSeconds?: number | undefined;
  readonly now?: Date | undefined;
}

const FORM = /^t=(\d{1,12})((?:,v1=[0-9a-fA-F]{64})+)$/;

/**
 * Resolves if `header` contains a signature of these bytes with one of the secrets, made within the
 * tolerance. Rejects with a TernWebhookError otherwise. Pass the raw body, before it is parsed.
 * While you rotate the secret, pass both secrets.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  header: string | null | undefined,
  secrets: readonly string[],
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<void> {
  requireUsable(rawBody, secrets, toleranceSeconds, now);
  const [, timestamp, listed] = FORM.exec(typeof header === 'string' ? header.trim() : '') ?? [];
  if (timestamp === undefined || listed === undefined) {
    throw new TernWebhookError(`${SIGNATURE_HEADER} is missing or not of the form t=<unix seconds>,v1=<hex>`);
  }
  const message = signedPayload(timestamp, rawBody);
  const signatures = listed.split(',v1=').slice(1).map(bytesOf);
  // Web Crypto compares in constant time, and every signature is checked, so the time taken reveals
  // nothing.
  const verdicts = await Promise.all(
    secrets.map(async (secret) => {
      const key = await hmacKey(secret, 'verify');
      return Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, message)));
    }),
  );
  if (!verdicts.flat().includes(true))
    throw new TernWebhookError('No signature matches: wrong secret, or the body was changed');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new TernWebhookError(`The signature was made more than ${toleranceSeconds} s from now`);
  }
}

/**
 * Verifies a request with `verifyWebhook` and returns its event. Rejects with a TernWebhookError if
 * the signature is invalid or the body is not an event. Unknown event types and fields are returned
 * as they are.
 */
export async function parseWebhook(
  rawBody: string | Uint8Array,
  header: string | null | undefined,
  secrets: readonly string[],
  options: VerifyOptions = {},
): Promise<TernEvent> {
  await verifyWebhook(rawBody, header, secrets, options);
  const event = parseJson(rawBody);
  const missing = ['id', 'type', 'timestamp', 'version'].find((name) => typeof event?.[name] !== 'string');
  if (missing !== undefined || !isRecord(event?.data)) {
    throw new TernWebhookError(`The body is signed but is not an event: it has no ${missing ?? 'data'}`);
  }
  return event as unknown as TernEvent;
}

/** The signature header as the service sends it, for tests of a receiver. */
export async function signWebhook(
  rawBody: string | Uint8Array,
  secret: string,
  { now = new Date() } = {},
): Promise<string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const mac = await crypto.subtle.sign('HMAC', await hmacKey(secret, 'sign'), signedPayload(timestamp, rawBody));
  return `t=${timestamp},v1=${Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Checks at runtime, because receivers in plain JavaScript have no types: a tolerance of NaN would
 * accept every timestamp.
 */
function requireUsable(rawBody: unknown, secrets: unknown, toleranceSeconds: unknown, now: unknown): void {
  if (typeof rawBody !== 'string' && kindOf(rawBody) !== 'Uint8Array') {
    throw new TernWebhookError('Give the body as it came, as text or as a Uint8Array, before it is parsed');
  }
  if (!Array.isArray(secrets) || secrets.length === 0 || !secrets.every((each) => typeof each === 'string' && each)) {
    throw new TernWebhookError('Give an array of at least one secret, none of them empty');
  }
  if (typeof toleranceSeconds !== 'number' || Number.isNaN(toleranceSeconds)) {
    throw new TernWebhookError('Give toleranceSeconds as a number');
  }
  if (kindOf(now) !== 'Date' || Number.isNaN(Number(now))) throw new TernWebhookError('Give now as a valid Date');
}

/**
 * Also true for objects of another realm, such as those of workers and test runners, where
 * `instanceof` fails.
 */
function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

function signedPayload(timestamp: string, rawBody: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${timestamp}.`);
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const payload = new Uint8Array(head.length + body.length);
  payload.set(head);
  payload.set(body, head.length);
  return payload;
}

function hmacKey(secret: string, use: 'sign' | 'verify') {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function parseJson(rawBody: string | Uint8Array): Record<string, unknown> | null {
  try {
    const text = typeof rawBody === 'string' ? rawBody : new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch (cause) {
    throw new TernWebhookError('The body is signed but is not JSON', { cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
