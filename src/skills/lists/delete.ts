import { noSuchList } from '../../people/audience/require-list.ts';
import type { Skill } from '../../skill.ts';
import { requireUnused } from '../uses.ts';
import { deleteList as deleteListRow } from './queries.ts';

export const deleteList: Skill<'lists.delete'> = async ({ list_id: listId }, { tx, account }) => {
  const members = await deleteListRow(tx, account, listId);
  if (members === null) throw noSuchList();
  await requireUnused(tx, account, listId, 'list');
  return { deleted: true, members };
};
