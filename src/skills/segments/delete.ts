import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireLockedSegment } from './find.ts';
import { deleteSegment as deleteRow, findUses, MAX_USES } from './queries.ts';

/** The lock waits for calls that begin to use the segment, and those after it do not find it. */
export const deleteSegment: Skill<'segments.delete'> = async ({ segment_id: id }, { tx, account }) => {
  await requireLockedSegment(tx, account, id);
  const usedBy = await tx.rows(findUses, account.tenantId, account.accountId, id, MAX_USES);
  if (usedBy.length > 0)
    throw unprocessable(
      'in_use',
      'Unfinished campaigns, other segments or automation rules use this segment, so it was not deleted.',
      {
        details: { used_by: usedBy },
        nextActions: [{ skill: 'segments.get', params: { segment_id: id }, why: 'Shows what uses the segment.' }],
      },
    );
  await deleteRow(tx, account, id);
  return { deleted: true };
};
