import { createHash } from 'node:crypto';
import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, nameTaken, type SkillError } from '../../errors.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findSourceByName } from './queries.ts';

/**
 * Returns the key of the name, by which names are compared. Locks the names of the account's
 * sources until the transaction ends.
 */
export async function claimName(tx: Sql, { tenantId, accountId }: Account, name: string): Promise<string> {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A source needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  // A violation of the unique key would abort the transaction.
  await lock(tx, tenantId, 'names', `sources ${accountId}`);
  return key;
}

export async function nameTakenBy(tx: Sql, account: Account, key: string): Promise<SkillError> {
  const other = await findSourceByName(tx, account, key);
  return nameTaken(
    'source',
    other && { skill: 'sources.get', params: { source_id: other.id }, why: 'Shows the source that has this name.' },
  );
}

/** SHA-256 in hexadecimal of the exact text, including its white space. */
export function hashDisclosure(text: string): string {
  if (text.trim() === '')
    throw invalidParams('The disclosure text must not be blank.', [
      { path: '/disclosure_text', rule: 'must not be blank' },
    ]);
  return createHash('sha256').update(text).digest('hex');
}
