import { listen } from '../../events/signals/listeners.ts';
import type { Skill } from '../../skill.ts';
import { requireLockedRule } from './find.ts';
import { deleteRule as deleteRow } from './queries.ts';

export const deleteRule: Skill<'automation.delete'> = async ({ rule_id: id }, { tx, account }) => {
  await requireLockedRule(tx, account, id);
  await listen(tx, account, id, []);
  await deleteRow(tx, account, id);
  return { deleted: true };
};
