import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, WriteContext } from '../../skill.ts';
import { findTag, insertTagIfAbsent, type TagRow } from './queries.ts';

const TAG_ID = /^tag_[0-9a-z]{26}$/;

function noSuchTag(): SkillError {
  return notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
}

export async function requireTag(sql: Sql, account: Account, idOrName: string): Promise<TagRow> {
  const tag = await sql.row(findTag, account.tenantId, account.accountId, idOrName, nameKey(idOrName));
  if (tag === null) throw noSuchTag();
  return tag;
}

/** What a tag may be named, and the key of that name; throws for a blank one, and for what is an id of nobody's. */
export function requireName(param: string, text: string): { readonly name: string; readonly key: string } {
  const key = nameKey(text);
  if (key === '') throw invalidParams('A tag needs a name.', [{ path: `/${param}`, rule: 'must not be blank' }]);
  if (TAG_ID.test(text)) throw noSuchTag();
  return { name: text.trim(), key };
}

/** The tag of this id or name; a name that is not there yet is made. An id is never made into a name. */
export async function ensureTag({ tx, account, newId, now }: WriteContext, idOrName: string): Promise<TagRow> {
  const found = await tx.row(findTag, account.tenantId, account.accountId, idOrName, nameKey(idOrName));
  if (found !== null) return found;
  const { name, key } = requireName('tag', idOrName);
  const made = await tx.row(
    insertTagIfAbsent,
    account.tenantId,
    newId('tag'),
    account.accountId,
    name,
    key,
    null,
    null,
    now,
  );
  return made ?? requireTag(tx, account, idOrName);
}
