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
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

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

function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  return BASE64.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8');
}

function hmac(key: KeyObject, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text, 'utf8').digest(encoding);
}
