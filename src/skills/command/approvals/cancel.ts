import { requireOwner } from '../../../accounts/require-owner.ts';
import { readApproval } from '../../../approvals/approval.ts';
import { alreadyDecided } from '../../../approvals/errors.ts';
import { lockApproval, saveDecision } from '../../../approvals/queries.ts';
import { notFound } from '../../../errors.ts';
import { emitApprovalDecided } from '../../../events/outbox/emit-approvals.ts';
import type { Skill } from '../../../skill.ts';
import { requireVisible } from './access.ts';
import { presentApproval } from './present.ts';

/** Every key that sees a request may withdraw it: the one that asked, and those that decide. */
export const cancelApproval: Skill<'command.approvals.cancel'> = async (
  { approval_id: id, external_ref: externalRef },
  context,
) => {
  const { tx, account, key, service, now } = context;
  const owner = await requireOwner(tx, context, externalRef);
  await requireVisible(tx, owner, id, context);
  const row = await tx.row(lockApproval, owner.tenantId, id);
  if (row === null) throw notFound('approval');
  const approval = readApproval(row, now);
  if (approval.state !== 'pending') throw alreadyDecided(approval);
  await tx.run(saveDecision, owner.tenantId, id, 'canceled', null, key.id, false, now, null);
  const canceled = { ...approval, state: 'canceled' as const, decidedBy: key.id, decidedAt: now, finishedAt: now };
  await emitApprovalDecided(tx, canceled, now);
  return { approval: await presentApproval(tx, canceled, { owner, account, key, service }) };
};
