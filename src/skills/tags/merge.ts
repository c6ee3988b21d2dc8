import { nameKey } from '../../domain/name-key.ts';
import type { Skill } from '../../skill.ts';
import { requireName, requireTag } from './find.ts';
import { presentTag } from './present.ts';
import { copyTaggings, deleteTag, findTag, renameTag } from './queries.ts';

/** A tag merged into a name that nothing has is renamed; merged into itself it takes that spelling. */
export const mergeTags: Skill<'tags.merge'> = async ({ from, into }, { tx, account, now }) => {
  const { tenantId, accountId } = account;
  const source = await requireTag(tx, account, from);
  const target = await tx.row(findTag, tenantId, accountId, into, nameKey(into));
  if (target === null || target.id === source.id) {
    const { name, key } =
      into === source.id ? { name: source.name, key: nameKey(source.name) } : requireName('into', into);
    return {
      tag: presentTag((await tx.row(renameTag, tenantId, accountId, source.id, name, key)) ?? source),
      affected: 0,
    };
  }
  const affected = await tx.run(copyTaggings, tenantId, source.id, target.id, now);
  await tx.run(deleteTag, tenantId, accountId, source.id);
  return { tag: presentTag(target), affected };
};
