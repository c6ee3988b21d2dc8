import { nameKey } from '../../domain/name-key.ts';
import { invalidParams } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireTag } from './find.ts';
import { presentTag } from './present.ts';
import { insertTagIfAbsent } from './queries.ts';

/** Names are unique within an account, whatever their case; the database decides, so two racing calls cannot both win. */
export const createTag: Skill<'tags.create'> = async ({ name, color, description }, { tx, account, newId, now }) => {
  const { tenantId, accountId } = account;
  const key = nameKey(name);
  if (key === '') throw invalidParams('A tag needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  const tag = await tx.row(
    insertTagIfAbsent,
    tenantId,
    newId('tag'),
    accountId,
    name.trim(),
    key,
    color ?? null,
    description ?? null,
    now,
  );
  return tag === null
    ? { tag: presentTag(await requireTag(tx, account, name)), created: false }
    : { tag: presentTag(tag), created: true };
};
