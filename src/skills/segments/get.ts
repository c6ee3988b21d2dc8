import type { Skill } from '../../skill.ts';
import { findUses } from '../uses.ts';
import { requireSegment } from './find.ts';
import { presentSegment, presentVersion } from './present.ts';
import { listVersions } from './queries.ts';

const MAX_VERSIONS = 20;

export const getSegment: Skill<'segments.get'> = async ({ segment_id: id }, { db, account }) => {
  const segment = await requireSegment(db, account, id);
  const versions = await listVersions(db, account, id, MAX_VERSIONS);
  const uses = await findUses(db, account, id);
  return { segment: presentSegment(segment), versions: versions.map(presentVersion), used_by: uses };
};
