import type { Skill } from '../../skill.ts';
import { requireTag } from './find.ts';
import { deleteTaggings } from './queries.ts';

export const unassignTag: Skill<'tags.unassign'> = async (
  { tag: idOrName, target_kind: kind = 'contact', ids },
  { tx, account },
) => {
  const tag = await requireTag(tx, account, idOrName);
  return { affected: await tx.run(deleteTaggings, account.tenantId, tag.id, kind, ids) };
};
