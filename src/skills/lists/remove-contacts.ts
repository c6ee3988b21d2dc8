import { removeMembers } from '../../people/audience/list-members.ts';
import type { Skill } from '../../skill.ts';
import { requireKnown } from '../require-known.ts';
import { requireList } from './find.ts';
import { findContacts } from './queries.ts';

export const removeContacts: Skill<'lists.removeContacts'> = async (
  { list_id: listId, contact_ids: ids },
  { tx, account },
) => {
  const list = await requireList(tx, account, listId);
  const known = await tx.rows(findContacts, account.tenantId, account.accountId, ids);
  requireKnown('contact', known.length);
  const removed = await tx.row(removeMembers, account.tenantId, list.id, ids);
  return { removed: removed?.count ?? 0 };
};
