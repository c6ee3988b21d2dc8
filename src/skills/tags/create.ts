import { nameKey } from '../../domain/name-key.ts';
import { invalidParams } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireTag } from './find.ts';
import { presentTag } from './present.ts';
import { insertTagIfAbsent } from './queries.ts';

/**
 * Names are unique within an account, ignoring case. The unique key in the database decides when
 * two calls race for a name.
 */
export const createTag: Skill<'tags.create'> = async ({ name, color, description }, { tx, account, newId, now }) => {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A tag needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  const values = { id: newId('tag'), name: name.trim(), key, color: color ?? null, description: description ?? null };
  const tag = await insertTagIfAbsent(tx, account, values, now);
  return tag === null
    ? { tag: presentTag(await requireTag(tx, account, name)), created: false }
    : { tag: presentTag(tag), created: true };
};
