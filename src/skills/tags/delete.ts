import { requireNoRule } from '../../automation/rule-uses.ts';
import { notFound } from '../../errors.ts';
import { requireNoJourney } from '../../journeys/journey-uses.ts';
import type { Skill } from '../../skill.ts';
import { deleteTag as deleteTagRow } from './queries.ts';

export const deleteTag: Skill<'tags.delete'> = async ({ tag_id: tagId }, { tx, account }) => {
  const deleted = await tx.row(deleteTagRow, account.tenantId, account.accountId, tagId);
  if (deleted === null) throw notFound('tag');
  await requireNoRule(tx, account, tagId, 'tag');
  await requireNoJourney(tx, account, tagId, 'tag');
  return { affected: deleted.affected };
};
