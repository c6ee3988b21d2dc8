import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

export interface SignedEvent {
  readonly id: string;
  /** What is sent, to the byte. */
  readonly body: string;
  /** Of this attempt, in seconds since 1970. */
  readonly timestamp: number;
}

/** A secret as each of the two signatures takes it. */
export interface SigningKey {
  readonly ours: KeyObject;
  readonly standard: KeyObject;
}

const PREFIX = 'whsec_';
/** Padded or not, as the libraries of Standard Webhooks read it. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/**
 * The headers that prove where an event comes from: ours (specification 6.2: `t=<unix>,v1=<hex>` over `t.body`, the key is the text of the
 * secret) and those of Standard Webhooks 1.0 (over `id.t.body`, the key is what follows `whsec_`, decoded). Each secret signs; the current
 * one comes first.
 */
export function signatureHeaders(event: SignedEvent, keys: readonly SigningKey[]): Record<string, string> {
  const { id, body, timestamp } = event;
  const signed = `${timestamp}.${body}`;
  const ours = keys.map((key) => `v1=${hmac(key.ours, signed, 'hex')}`);
  const standard = keys.map((key) => `v1,${hmac(key.standard, `${id}.${signed}`, 'base64')}`);
  return {
    'X-Tern-Signature': [`t=${timestamp}`, ...ours].join(','),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.join(' '),
  };
}

export function signingKey(secret: string): SigningKey {
  return { ours: createSecretKey(secret, 'utf8'), standard: createSecretKey(standardKey(secret)) };
}

/** Whether a secret says that it is for Standard Webhooks, `whsec_`, and is none that their libraries could read. */
export function isMisspelt(secret: string): boolean {
  return secret.startsWith(PREFIX) && !BASE64.test(secret.slice(PREFIX.length));
}

function standardKey(secret: string): Buffer {
  const isEncoded = secret.startsWith(PREFIX) && !isMisspelt(secret);
  return isEncoded ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8');
}

function hmac(key: KeyObject, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text, 'utf8').digest(encoding);
}
