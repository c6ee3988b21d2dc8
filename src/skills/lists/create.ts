import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentList } from './present.ts';
import { findList, insertListIfAbsent, type ListRow } from './queries.ts';

/**
 * Names are unique within an account, ignoring case. The unique key in the database decides when
 * two calls race for a name.
 */
export const createList: Skill<'lists.create'> = async ({ name, kind = 'audience' }, { tx, account, newId, now }) => {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A list needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  const created = await insertListIfAbsent(tx, account, { id: newId('lst'), name: name.trim(), key, kind }, now);
  if (created !== null) return { list: presentList(created), created: true };
  const list = (await findList(tx, account, { name_key: key })) as ListRow;
  if (list.kind !== kind) {
    throw unprocessable(
      'name_taken',
      `A list with this name and the kind ${list.kind} already exists. Choose another name.`,
      {
        nextActions: [
          { skill: 'lists.members', params: { list_id: list.id }, why: 'Lists the contacts on the existing list.' },
        ],
      },
    );
  }
  return { list: presentList(list), created: false };
};
