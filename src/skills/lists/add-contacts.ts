import { invalidParams } from '../../errors.ts';
import { addMembers } from '../../people/audience/list-members.ts';
import { requireLockedList } from '../../people/audience/locked-list.ts';
import { takeSnapshot } from '../../people/segments/snapshot.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { requireKnown } from '../require-known.ts';
import { findContacts } from './queries.ts';

export const addContacts: Skill<'lists.addContacts'> = async (params, context) => {
  const { tx, account, now } = context;
  const { list_id: listId } = params;
  await requireLockedList(tx, account, listId);
  const { found, rejected } = await findMembers(params, context);
  const added = await addMembers(tx, account, listId, found, now);
  return { added, already: found.length - added, rejected };
};

/** The contacts that exist among those named, or those of a segment. */
async function findMembers(
  { contact_ids: ids, segment_id: segmentId }: SkillParams<'lists.addContacts'>,
  { tx, account, now }: WriteContext,
): Promise<{ readonly found: readonly string[]; readonly rejected: string[] }> {
  if (segmentId !== undefined && ids === undefined)
    return { found: await takeSnapshot(tx, account, segmentId, now), rejected: [] };
  if (ids === undefined || segmentId !== undefined)
    throw invalidParams('Set either contact_ids or segment_id.', [
      { path: '/contact_ids', rule: 'either this or segment_id' },
    ]);
  const wanted = [...new Set(ids)];
  const rows = await tx.rows(findContacts, account.tenantId, account.accountId, wanted);
  const known = new Set(rows.map(({ id }) => id));
  requireKnown('contact', known.size);
  return { found: [...known], rejected: wanted.filter((id) => !known.has(id)) };
}
