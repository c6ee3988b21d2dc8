import { requireSource } from '../../people/consent/sources.ts';
import type { Skill } from '../../skill.ts';
import { presentSource, presentSourceVersion } from './present.ts';

export const getSource: Skill<'sources.get'> = async ({ source_id: id }, { db, account }) => {
  const source = await requireSource(db, account, id);
  return { source: presentSource(source), versions: source.versions.map(presentSourceVersion) };
};
