import type { ListsSkills } from '../../generated/skills.ts';
import { addContacts } from './add-contacts.ts';
import { createList } from './create.ts';
import { deleteList } from './delete.ts';
import { listLists } from './list.ts';
import { listMembers } from './members.ts';
import { removeContacts } from './remove-contacts.ts';

export const lists: ListsSkills = {
  'lists.create': createList,
  'lists.list': listLists,
  'lists.addContacts': addContacts,
  'lists.removeContacts': removeContacts,
  'lists.members': listMembers,
  'lists.delete': deleteList,
};
