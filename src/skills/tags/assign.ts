import { invalidParams } from '../../errors.ts';
import { tagContacts } from '../../people/audience/tag-contacts.ts';
import { takeSnapshot } from '../../people/segments/snapshot.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { requireKnown } from '../require-known.ts';
import { ensureTag } from './find.ts';
import { presentTag } from './present.ts';
import { findTargets, insertTaggings } from './queries.ts';

export const assignTag: Skill<'tags.assign'> = async (params, context) => {
  const { tx, account, now } = context;
  const { tag: idOrName, target_kind: kind = 'contact' } = params;
  const { found, rejected } = await findTagged(params, context);
  const tag = await ensureTag(context, idOrName);
  const affected =
    kind === 'contact'
      ? await tagContacts(
          tx,
          account,
          found.map((contactId) => ({ tagId: tag.id, contactId })),
          now,
        )
      : await tx.run(insertTaggings, account.tenantId, tag.id, kind, found, now);
  return { tag: presentTag(tag), affected, already: found.length - affected, rejected };
};

/** The objects that exist among those named, or the contacts of a segment. */
async function findTagged(
  { target_kind: kind = 'contact', ids, segment_id: segmentId }: SkillParams<'tags.assign'>,
  { tx, account, now }: WriteContext,
): Promise<{ readonly found: readonly string[]; readonly rejected: string[] }> {
  if (ids !== undefined && segmentId === undefined) {
    const wanted = [...new Set(ids)];
    const rows = await tx.rows(findTargets, account.tenantId, account.accountId, kind, wanted);
    const known = new Set(rows.map(({ id }) => id));
    requireKnown(kind, known.size);
    return { found: [...known], rejected: wanted.filter((id) => !known.has(id)) };
  }
  if (segmentId === undefined || ids !== undefined)
    throw invalidParams('Set either ids or segment_id.', [{ path: '/ids', rule: 'either this or segment_id' }]);
  if (kind !== 'contact')
    throw invalidParams('A segment contains contacts. Omit target_kind.', [
      { path: '/target_kind', rule: 'must be contact with segment_id' },
    ]);
  return { found: await takeSnapshot(tx, account, segmentId, now), rejected: [] };
}
