import { keyId } from './key-id.ts';
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
export interface NumberHasher {
  (owner: ListOwner, phone: string): readonly [current: string, ...previous: string[]];
  /** Names the secret of the first hash. */
  readonly secretId: string;
}

/** No account has such IDs. */
const ALL_ACCOUNTS: ListOwner = { tenantId: '*', accountId: '*' };

/** Hashes that are the same in every account, for limits that hold over all of them. */
export function globalHashesOf(hashesOf: NumberHasher, phone: string): ReturnType<NumberHasher> {
  return hashesOf(ALL_ACCOUNTS, phone);
}

/**
 * Keyed, because there are so few phone numbers that a plain hash could be reversed by trying them
 * all.
 */
export function createNumberHasher(keys: readonly [current: Buffer, ...previous: Buffer[]]): NumberHasher {
  const hashesOf = createKeyedHasher(keys);
  const hashesOfNumber = ({ tenantId, accountId }: ListOwner, phone: string) =>
    hashesOf(`${tenantId} ${accountId} ${phone}`);
  return Object.assign(hashesOfNumber, { secretId: keyId(keys[0]) });
}
