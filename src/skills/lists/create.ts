import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentList } from './present.ts';
import { findListByName, insertListIfAbsent, type ListRow } from './queries.ts';

/** Names are unique within an account, whatever their case; the database decides, so two racing calls cannot both win. */
export const createList: Skill<'lists.create'> = async ({ name, kind = 'audience' }, { tx, account, newId, now }) => {
  const { tenantId, accountId } = account;
  const key = nameKey(name);
  if (key === '') throw invalidParams('A list needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  const made = await tx.row(insertListIfAbsent, tenantId, newId('lst'), accountId, name.trim(), key, kind, now);
  if (made !== null) return { list: presentList(made), created: true };
  const list = (await tx.row(findListByName, tenantId, accountId, key)) as ListRow;
  if (list.kind !== kind) {
    throw unprocessable('name_taken', `There is a list of this name already, and it is of kind ${list.kind}.`, {
      nextActions: [
        { skill: 'lists.members', params: { list_id: list.id }, why: 'Shows who is on the list of this name.' },
      ],
    });
  }
  return { list: presentList(list), created: false };
};
