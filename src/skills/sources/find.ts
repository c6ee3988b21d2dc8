import { createHash } from 'node:crypto';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, type SkillError, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { findSourceByName, lockNames } from './queries.ts';

/** Keeps names of this account's sources as they are until the transaction ends, and says what the key of this one is. */
export async function claimName(tx: Sql, { tenantId, accountId }: Account, name: string): Promise<string> {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A source needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  await tx.run(lockNames, `source names ${tenantId} ${accountId}`);
  return key;
}

export async function nameTaken(tx: Sql, { tenantId, accountId }: Account, key: string): Promise<SkillError> {
  const other = await tx.row(findSourceByName, tenantId, accountId, key);
  return unprocessable('name_taken', 'Another source has this name.', {
    nextActions:
      other === null
        ? []
        : [{ skill: 'sources.get', params: { source_id: other.id }, why: 'Shows the source of this name.' }],
  });
}

/** SHA-256, hexadecimal, of the text as it is shown: not a space is changed. */
export function hashDisclosure(text: string): string {
  if (text.trim() === '')
    throw invalidParams('Nobody agrees to nothing.', [{ path: '/disclosure_text', rule: 'must not be blank' }]);
  return createHash('sha256').update(text).digest('hex');
}
