import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { WriteContext } from '../../skill.ts';
import { findTag, insertTagIfAbsent, type TagRow } from './queries.ts';

const TAG_ID = /^tag_[0-9a-z]{26}$/;

function noSuchTag(): SkillError {
  return notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
}

export async function requireTag(sql: Sql, account: Account, idOrName: string): Promise<TagRow> {
  const tag = await findTag(sql, account, idOrName, nameKey(idOrName));
  if (tag === null) throw noSuchTag();
  return tag;
}

/** Returns the trimmed name and its key. Throws when the name is blank or resembles a tag id. */
export function requireName(param: string, text: string): { readonly name: string; readonly key: string } {
  const key = nameKey(text);
  if (key === '') throw invalidParams('A tag needs a name.', [{ path: `/${param}`, rule: 'must not be blank' }]);
  if (TAG_ID.test(text)) throw noSuchTag();
  return { name: text.trim(), key };
}

/**
 * Returns the tag with this id or name. Creates a tag for an unknown name, not for an unknown id.
 */
export async function ensureTag({ tx, account, newId, now }: WriteContext, idOrName: string): Promise<TagRow> {
  const found = await findTag(tx, account, idOrName, nameKey(idOrName));
  if (found !== null) return found;
  const { name, key } = requireName('tag', idOrName);
  const created = await insertTagIfAbsent(
    tx,
    account,
    { id: newId('tag'), name, key, color: null, description: null },
    now,
  );
  return created ?? requireTag(tx, account, idOrName);
}
