import { createKeyedHasher } from './keyed-hasher.ts';

/** Whose list of numbers it is: the same number has another hash in another account. */
interface ListOwner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The hashes of a number, one under each secret: the first is what is kept, any of them may have been kept. */
export type NumberHasher = (owner: ListOwner, phone: string) => readonly [current: string, ...previous: string[]];

/** There are so few numbers that a hash without a key could be undone by trying them all. */
export function createNumberHasher(keys: readonly [current: Buffer, ...previous: Buffer[]]): NumberHasher {
  const hashesOf = createKeyedHasher(keys);
  return ({ tenantId, accountId }, phone) => hashesOf(`${tenantId} ${accountId} ${phone}`);
}
