import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

export interface SignedEvent {
  readonly id: string;
  /** The exact request body. */
  readonly body: string;
  /** Unix time of this attempt in seconds. */
  readonly timestamp: number;
}

/** A secret as the key of each of the two signatures. */
export interface SigningKey {
  readonly ours: KeyObject;
  readonly standard: KeyObject;
}

const PREFIX = 'whsec_';
/** With or without padding, as Standard Webhooks libraries accept it. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/**
 * The signature headers of an event: ours (specification 6.2: `t=<unix>,v1=<hex>` over `t.body`,
 * keyed with the secret as text) and those of Standard Webhooks 1.0 (over `id.t.body`, keyed with
 * the decoded part after `whsec_`). Every secret signs; the current one comes first.
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

/**
 * Whether a secret has the Standard Webhooks prefix `whsec_` but is not valid base64, so that their
 * libraries could not read it.
 */
export function isMalformedSecret(secret: string): boolean {
  return secret.startsWith(PREFIX) && !BASE64.test(secret.slice(PREFIX.length));
}

/** Bytes of a secret that an attacker would have to guess. */
export function bytesOfSecret(secret: string): number {
  return standardKey(secret).length;
}

function standardKey(secret: string): Buffer {
  const isEncoded = secret.startsWith(PREFIX) && !isMalformedSecret(secret);
  return isEncoded ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8');
}

function hmac(key: KeyObject, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text, 'utf8').digest(encoding);
}
