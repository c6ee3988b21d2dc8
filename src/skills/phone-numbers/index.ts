import type { PhoneNumbersSkills } from '../../generated/skills.ts';
import { assignNumber } from './assign.ts';
import { ensureDefault } from './ensure-default.ts';
import { listNumbers } from './list.ts';
import { releaseNumber } from './release.ts';

export const phoneNumbers: PhoneNumbersSkills = {
  'phone-numbers.ensureDefault': ensureDefault,
  'phone-numbers.list': listNumbers,
  'phone-numbers.assign': assignNumber,
  'phone-numbers.release': releaseNumber,
};
