import type { Skill } from '../../skill.ts';
import { requireUnused } from '../uses.ts';
import { requireLockedSegment } from './find.ts';
import { deleteSegment as deleteRow } from './queries.ts';

/** The lock waits for calls that begin to use the segment, and those after it do not find it. */
export const deleteSegment: Skill<'segments.delete'> = async ({ segment_id: id }, { tx, account }) => {
  await requireLockedSegment(tx, account, id);
  await requireUnused(tx, account, id, 'segment');
  await deleteRow(tx, account, id);
  return { deleted: true };
};
