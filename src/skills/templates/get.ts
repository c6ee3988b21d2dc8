import type { Skill } from '../../skill.ts';
import { requireTemplate } from './find.ts';
import { presentTemplate, presentVersion } from './present.ts';
import { listVersions } from './queries.ts';

const SHOWN_VERSIONS = 50;

export const getTemplate: Skill<'templates.get'> = async ({ template_id: id }, { db, account }) => {
  const template = await requireTemplate(db, account, id);
  const versions = await listVersions(db, account, template.id, SHOWN_VERSIONS);
  return { template: presentTemplate(template), versions: versions.map(presentVersion) };
};
