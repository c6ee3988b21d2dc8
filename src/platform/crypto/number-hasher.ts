import { createKeyedHasher } from './keyed-hasher.ts';

/** The owner of a suppression list: the same number has a different hash in each account. */
interface ListOwner {
  readonly tenantId: string;
  readonly accountId: string;
}

/**
 * The hashes of a number, one per secret. The first is the one to store; a stored hash can be any
 * of them.
 */
export type NumberHasher = (owner: ListOwner, phone: string) => readonly [current: string, ...previous: string[]];

/** No account has such IDs. */
const ALL_ACCOUNTS: ListOwner = { tenantId: '*', accountId: '*' };

/** A hash that is the same in every account, for limits that hold over all of them. */
export function globalHashOf(hashesOf: NumberHasher, phone: string): string {
  return hashesOf(ALL_ACCOUNTS, phone)[0];
}

/**
 * Keyed, because there are so few phone numbers that a plain hash could be reversed by trying them
 * all.
 */
export function createNumberHasher(keys: readonly [current: Buffer, ...previous: Buffer[]]): NumberHasher {
  const hashesOf = createKeyedHasher(keys);
  return ({ tenantId, accountId }, phone) => hashesOf(`${tenantId} ${accountId} ${phone}`);
}
