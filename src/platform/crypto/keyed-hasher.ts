import { createHmac } from 'node:crypto';

/**
 * The hashes of a value, one per secret. The first is the one to store; a stored hash can be any of
 * them.
 */
export type KeyedHasher = (text: string) => readonly [current: string, ...previous: string[]];

/** HMAC-SHA256, hex. Without the key, the value cannot be found by hashing candidates. */
export function createKeyedHasher(keys: readonly [current: Buffer, ...previous: Buffer[]]): KeyedHasher {
  const [current, ...previous] = keys;
  return (text) => {
    const hash = (key: Buffer): string => createHmac('sha256', key).update(text).digest('hex');
    return [hash(current), ...previous.map(hash)];
  };
}
