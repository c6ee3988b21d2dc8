import { nameKey } from '../../domain/name-key.ts';
import { notFound } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, WriteContext } from '../../skill.ts';
import { findTag, insertTagIfAbsent, type TagRow } from './queries.ts';

export async function requireTag(sql: Sql, account: Account, idOrName: string): Promise<TagRow> {
  const tag = await sql.row(findTag, account.tenantId, account.accountId, idOrName, nameKey(idOrName));
  if (tag === null) throw notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
  return tag;
}

/** The tag of this id or name; a name that is not there yet is made. An id is never made into a name. */
export async function ensureTag({ tx, account, newId, now }: WriteContext, idOrName: string): Promise<TagRow> {
  const found = await tx.row(findTag, account.tenantId, account.accountId, idOrName, nameKey(idOrName));
  if (found !== null) return found;
  if (/^tag_[0-9a-z]{26}$/.test(idOrName))
    throw notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
  const made = await tx.row(
    insertTagIfAbsent,
    account.tenantId,
    newId('tag'),
    account.accountId,
    idOrName.trim(),
    nameKey(idOrName),
    null,
    null,
    now,
  );
  return made ?? requireTag(tx, account, idOrName);
}
