import type { SourcesSkills } from '../../generated/skills.ts';
import { archiveSource } from './archive.ts';
import { createSource } from './create.ts';
import { getSource } from './get.ts';
import { listSources } from './list.ts';
import { readStats } from './stats.ts';
import { updateSource } from './update.ts';

export const sources: SourcesSkills = {
  'sources.create': createSource,
  'sources.list': listSources,
  'sources.get': getSource,
  'sources.update': updateSource,
  'sources.stats': readStats,
  'sources.archive': archiveSource,
};
