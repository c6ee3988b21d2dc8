import type { Skill } from '../../skill.ts';
import { requireUnused } from '../uses.ts';
import { requireLockedTemplate } from './find.ts';
import { deleteTemplate as deleteTemplateRow } from './queries.ts';

export const deleteTemplate: Skill<'templates.delete'> = async ({ template_id: id }, { tx, account }) => {
  await requireLockedTemplate(tx, account, id);
  await requireUnused(tx, account, id, 'template');
  await deleteTemplateRow(tx, account, id);
  return { deleted: true };
};
