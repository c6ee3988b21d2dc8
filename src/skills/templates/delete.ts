import type { Skill } from '../../skill.ts';
import { refuseWhileUsed, requireLockedTemplate } from './find.ts';
import { deleteTaggings, deleteTemplate as deleteTemplateRow } from './queries.ts';

export const deleteTemplate: Skill<'templates.delete'> = async ({ template_id: id }, { tx, account }) => {
  await requireLockedTemplate(tx, account, id);
  await refuseWhileUsed(tx, account, id);
  await tx.run(deleteTaggings, account.tenantId, id);
  await tx.run(deleteTemplateRow, account.tenantId, account.accountId, id);
  return { deleted: true };
};
