import { requireOwner } from '../../../accounts/require-owner.ts';
import type { Skill } from '../../../skill.ts';
import { requireVisible } from './access.ts';
import { presentApproval } from './present.ts';

export const getApproval: Skill<'command.approvals.get'> = async (
  { approval_id: id, external_ref: externalRef },
  context,
) => {
  const { db, account, key, service } = context;
  const owner = await requireOwner(db, context, externalRef);
  const approval = await requireVisible(db, owner, id, context);
  return { approval: await presentApproval(db, approval, { owner, account, key, service }) };
};
