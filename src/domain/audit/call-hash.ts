import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { canonicalJson } from './hash-chain.ts';

type Params = Readonly<Record<string, unknown>>;
/**
 * Keyed hashes, the current key first. There are so few phone numbers that a plain hash of a
 * request to one could be reversed by trying them all.
 */
type Hasher = (text: string) => readonly [current: string, ...previous: string[]];

const KEY_RETENTION_MS = 30 * DAY_MS;

/** A program that repeats a call does so within this time. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS;
const DERIVED_KEY = /^derived:[0-9a-f]{64}$/;

/** Until when a call with the same idempotency key gets the same answer. */
export const idempotencyExpiry = (now: Date, key: string): Date =>
  new Date(now.getTime() + (isDerivedKey(key) ? REPEAT_WINDOW_MS : KEY_RETENTION_MS));

/** Whether the service made the key for a call that had none. */
export const isDerivedKey = (key: string): boolean => DERIVED_KEY.test(key);

/**
 * The idempotency key of a call that has none: that of an identical call of the same API key. It
 * contains no time; the window begins with the first call, because that is when its row is written.
 * There is one under each secret, the current one first.
 */
export function derivedKeys(
  hash: Hasher,
  apiKeyId: string,
  skill: string,
  params: Params,
): readonly [current: string, ...previous: string[]] {
  const [current, ...previous] = hash(canonicalJson(['derived key', requestText(apiKeyId, skill, params)]));
  return [`derived:${current}`, ...previous.map((one) => `derived:${one}`)];
}

/**
 * Hash over the canonical JSON of account, skill and params. `idempotency_key` and `dry_run` are
 * left out.
 */
export function hashRequest(hash: Hasher, accountId: string, skill: string, params: Params): string {
  return hash(requestText(accountId, skill, params))[0];
}

/** Whether `stored` is the hash of this request under any of the keys, or its plain SHA-256. */
export function isRequestHash(hash: Hasher, stored: string, accountId: string, skill: string, params: Params): boolean {
  const text = requestText(accountId, skill, params);
  return hash(text).includes(stored) || createHash('sha256').update(text).digest('hex') === stored;
}

/**
 * The form in which the audit log stores the params of a call: two calls can be compared, and no
 * value can be read or guessed.
 */
export function hashParams(hash: Hasher, params: Params): string {
  return hash(canonicalJson(params))[0];
}

function requestText(accountId: string, skill: string, params: Params): string {
  const { idempotency_key: _key, dry_run: _dryRun, ...rest } = params;
  return canonicalJson([accountId, skill, rest]);
}
