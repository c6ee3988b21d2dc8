import type { OutcomesSkills } from '../../generated/skills.ts';
import { archiveOutcome } from './archive.ts';
import { defineOutcome } from './define.ts';
import { compareHoldOut } from './hold-out.ts';
import { listOutcomes } from './list.ts';
import { outcomeResults } from './results.ts';
import { setHoldOut } from './set-hold-out.ts';
import { updateOutcome } from './update.ts';

export const outcomes: OutcomesSkills = {
  'outcomes.define': defineOutcome,
  'outcomes.list': listOutcomes,
  'outcomes.results': outcomeResults,
  'outcomes.update': updateOutcome,
  'outcomes.archive': archiveOutcome,
  'outcomes.setHoldOut': setHoldOut,
  'outcomes.holdOut': compareHoldOut,
};
