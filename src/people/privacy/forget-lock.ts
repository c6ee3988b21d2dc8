import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { lockContactsByPhone } from '../contacts/lock-contacts.ts';

const lockPhone = statement<[tenantId: string, phone: string]>(
  'privacy.lock_phone',
  'SELECT pg_advisory_xact_lock(forget_lock($1, $2))',
);

/**
 * Keeps messages from being sent to a person while the person is forgotten. Waits for sends that
 * have loaded the person, so that their messages are erased too; later sends find no contact.
 * A single message takes the same lock, shared, for a number that it names, and locks the row of a
 * contact that it names (`sending/single`). Every transaction takes these locks after that of its
 * idempotency key and before any other, in the order of the numbers.
 */
export async function lockForget(tx: Sql, owner: Owner, phones: readonly string[]): Promise<void> {
  const inOrder = phones.toSorted();
  for (const phone of inOrder) await tx.run(lockPhone, owner.tenantId, phone);
  await lockContactsByPhone(tx, owner, inOrder);
}
