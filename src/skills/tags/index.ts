import type { TagsSkills } from '../../generated/skills.ts';
import { assignTag } from './assign.ts';
import { createTag } from './create.ts';
import { deleteTag } from './delete.ts';
import { listTags } from './list.ts';
import { mergeTags } from './merge.ts';
import { unassignTag } from './unassign.ts';

export const tags: TagsSkills = {
  'tags.create': createTag,
  'tags.list': listTags,
  'tags.assign': assignTag,
  'tags.unassign': unassignTag,
  'tags.merge': mergeTags,
  'tags.delete': deleteTag,
};
