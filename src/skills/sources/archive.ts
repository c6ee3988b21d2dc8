import { requireSource } from '../../people/consent/sources.ts';
import type { Skill } from '../../skill.ts';
import { presentSource } from './present.ts';
import { archiveSource as archiveSourceRow } from './queries.ts';

export const archiveSource: Skill<'sources.archive'> = async ({ source_id: id }, { tx, account, now }) => {
  const changed = await archiveSourceRow(tx, account, id, now);
  return { source: presentSource(await requireSource(tx, account, id)), changed };
};
