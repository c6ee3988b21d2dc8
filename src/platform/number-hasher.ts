import { createHmac } from 'node:crypto';

/** Whose list of numbers it is: the same number has another hash in another account. */
interface ListOwner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The hashes of a number, one under each secret: the first is what is kept, any of them may have been kept. */
export type NumberHasher = (owner: ListOwner, phone: string) => readonly [current: string, ...previous: string[]];

/** HMAC-SHA256, hex. There are so few numbers that a hash without a key could be undone by trying them all. */
export function createNumberHasher(keys: readonly [current: Buffer, ...previous: Buffer[]]): NumberHasher {
  const [current, ...previous] = keys;
  return ({ tenantId, accountId }, phone) => {
    const hash = (key: Buffer): string =>
      createHmac('sha256', key).update(`${tenantId} ${accountId} ${phone}`).digest('hex');
    return [hash(current), ...previous.map(hash)];
  };
}
