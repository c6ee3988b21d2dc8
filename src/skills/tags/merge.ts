import { nameKey } from '../../domain/name-key.ts';
import type { Skill } from '../../skill.ts';
import { requireUnused } from '../uses.ts';
import { requireName, requireTag } from './find.ts';
import { presentTag } from './present.ts';
import { copyTaggings, deleteTag, findTag, renameTag } from './queries.ts';

/** Renames the tag when no other tag has the name `into`, which can also change only its case. */
export const mergeTags: Skill<'tags.merge'> = async ({ from, into }, { tx, account, now }) => {
  const { tenantId, accountId } = account;
  const source = await requireTag(tx, account, from);
  const target = await findTag(tx, account, into, nameKey(into));
  if (target === null || target.id === source.id) {
    const name = into === source.id ? { name: source.name, key: nameKey(source.name) } : requireName('into', into);
    return { tag: presentTag((await renameTag(tx, account, source.id, name)) ?? source), affected: 0 };
  }
  await requireUnused(tx, account, source.id, 'tag');
  const affected = await tx.run(copyTaggings, tenantId, source.id, target.id, now);
  await tx.run(deleteTag, tenantId, accountId, source.id);
  return { tag: presentTag(target), affected };
};
