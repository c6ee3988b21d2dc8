import type pg from 'pg';
import { furnishContacts } from './contacts.ts';
import { furnishKeys } from './keys.ts';
import { furnishTags } from './tags.ts';

/** Whose world it is. In a tenant of its own the account is the tenant. */
export interface Owner {
  readonly tenantId: string;
  readonly keyId: string;
}

export type Furnish = (pool: pg.Pool, owner: Owner) => Promise<void>;

/** The things that the examples of the contract name by their ids: one of each kind, in the account of the caller. */
const rooms: readonly Furnish[] = [furnishKeys, furnishContacts, furnishTags];

export async function furnishWorld(pool: pg.Pool, owner: Owner): Promise<void> {
  for (const furnish of rooms) await furnish(pool, owner);
}
