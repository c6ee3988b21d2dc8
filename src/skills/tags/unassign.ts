import type { Skill } from '../../skill.ts';
import { requireKnown } from '../require-known.ts';
import { requireTag } from './find.ts';
import { deleteTaggings, findTargets } from './queries.ts';

export const unassignTag: Skill<'tags.unassign'> = async (
  { tag: idOrName, target_kind: kind = 'contact', ids },
  { tx, account },
) => {
  const tag = await requireTag(tx, account, idOrName);
  const known = await tx.rows(findTargets, account.tenantId, account.accountId, kind, ids);
  requireKnown(kind, known.length);
  return { affected: await deleteTaggings(tx, account, tag.id, kind, ids) };
};
