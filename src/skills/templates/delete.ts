import { requireNoRule } from '../../automation/rule-uses.ts';
import { requireNoJourney } from '../../journeys/journey-uses.ts';
import type { Skill } from '../../skill.ts';
import { requireLockedTemplate, requireNotInUse } from './find.ts';
import { deleteTemplate as deleteTemplateRow } from './queries.ts';

export const deleteTemplate: Skill<'templates.delete'> = async ({ template_id: id }, { tx, account }) => {
  await requireLockedTemplate(tx, account, id);
  await requireNotInUse(tx, account, id);
  await requireNoRule(tx, account, id, 'template');
  await requireNoJourney(tx, account, id, 'template');
  await deleteTemplateRow(tx, account, id);
  return { deleted: true };
};
