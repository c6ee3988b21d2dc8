import type { Skill } from '../../skill.ts';
import { ensureTag } from './find.ts';
import { presentTag } from './present.ts';
import { findTargets, insertTaggings } from './queries.ts';

export const assignTag: Skill<'tags.assign'> = async (
  { tag: idOrName, target_kind: kind = 'contact', ids },
  context,
) => {
  const { tx, account, now } = context;
  const tag = await ensureTag(context, idOrName);
  const wanted = [...new Set(ids)];
  const found = (await tx.rows(findTargets, account.tenantId, account.accountId, kind, wanted)).map(({ id }) => id);
  const affected = await tx.run(insertTaggings, account.tenantId, tag.id, kind, found, now);
  const known = new Set(found);
  return {
    tag: presentTag(tag),
    affected,
    already: found.length - affected,
    rejected: wanted.filter((id) => !known.has(id)),
  };
};
