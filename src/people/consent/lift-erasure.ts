import type { Owner } from '../../domain/account.ts';
import { FORGOTTEN } from '../../domain/consent/suppression.ts';
import { phoneForms } from '../../domain/phone-forms.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import type { Sql } from '../../platform/database/sql.ts';

/**
 * The person of an erased number has agreed anew: nothing recognizes the number any more, and its
 * suppression ends. A later erasure begins anew.
 */
export async function liftErasure(tx: Sql, owner: Owner, phone: string, hashesOf: NumberHasher): Promise<void> {
  const { tenantId, accountId } = owner;
  const rows = tx.tenant(tenantId);
  const forms = phoneForms(phone);
  const hashes = forms.flatMap((form) => [...hashesOf(owner, form)]);
  await rows.forgotten_numbers.deleteMany({ where: { account_id: accountId, phone_hash: { in: hashes } } });
  await rows.suppressions.deleteMany({
    where: { account_id: accountId, phone: { in: [...forms] }, scope: FORGOTTEN, reason: FORGOTTEN },
  });
}
