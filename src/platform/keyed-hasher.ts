import { createHmac } from 'node:crypto';

/** The hashes of a text, one under each secret: the first is what is kept, any of them may have been kept. */
export type KeyedHasher = (text: string) => readonly [current: string, ...previous: string[]];

/** HMAC-SHA256, hex: who has the hashes and not the key cannot try all texts until one fits. */
export function createKeyedHasher(keys: readonly [current: Buffer, ...previous: Buffer[]]): KeyedHasher {
  const [current, ...previous] = keys;
  return (text) => {
    const hash = (key: Buffer): string => createHmac('sha256', key).update(text).digest('hex');
    return [hash(current), ...previous.map(hash)];
  };
}
