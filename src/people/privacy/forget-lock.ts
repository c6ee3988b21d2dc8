import type { Owner } from '../../domain/account.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { lockContactsByPhone } from '../contacts/lock-contacts.ts';

/**
 * Keeps messages from being sent to a person while the person is forgotten. Waits for sends that
 * have loaded the person, so that their messages are erased too; later sends find no contact.
 * A single message takes the same lock for a number that it names, and locks the row of a
 * contact that it names (`sending/single`). Every transaction takes these locks after that of its
 * idempotency key and before any other, in the order of the numbers.
 */
export async function lockForget(tx: Sql, owner: Owner, phones: readonly string[]): Promise<void> {
  const inOrder = phones.toSorted();
  await lock(tx, owner.tenantId, 'person', ...inOrder);
  await lockContactsByPhone(tx, owner, inOrder);
}
