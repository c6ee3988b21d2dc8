import type { SegmentsSkills } from '../../generated/skills.ts';
import { createSegment } from './create.ts';
import { deleteSegment } from './delete.ts';
import { listFields } from './fields.ts';
import { getSegment } from './get.ts';
import { listSegments } from './list.ts';
import { listMembers } from './members.ts';
import { previewSegment } from './preview.ts';
import { updateSegment } from './update.ts';

export const segments: SegmentsSkills = {
  'segments.create': createSegment,
  'segments.preview': previewSegment,
  'segments.list': listSegments,
  'segments.get': getSegment,
  'segments.update': updateSegment,
  'segments.members': listMembers,
  'segments.fields': listFields,
  'segments.delete': deleteSegment,
};
