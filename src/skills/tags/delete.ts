import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireUnused } from '../uses.ts';
import { deleteTag as deleteTagRow } from './queries.ts';

export const deleteTag: Skill<'tags.delete'> = async ({ tag_id: tagId }, { tx, account }) => {
  const deleted = await tx.row(deleteTagRow, account.tenantId, account.accountId, tagId);
  if (deleted === null) throw notFound('tag');
  await requireUnused(tx, account, tagId, 'tag');
  return { affected: deleted.affected };
};
