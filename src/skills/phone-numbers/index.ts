import type { PhoneNumbersSkills } from '../../generated/skills.ts';
import { acquire } from './acquire.ts';
import { assignNumber } from './assign.ts';
import { ensureDefault } from './ensure-default.ts';
import { numberHealth } from './health.ts';
import { listNumbers } from './list.ts';
import { releaseNumber } from './release.ts';
import { searchNumbers } from './search.ts';

export const phoneNumbers: PhoneNumbersSkills = {
  'phone-numbers.ensureDefault': ensureDefault,
  'phone-numbers.list': listNumbers,
  'phone-numbers.assign': assignNumber,
  'phone-numbers.release': releaseNumber,
  'phone-numbers.search': searchNumbers,
  'phone-numbers.acquire': acquire,
  'phone-numbers.health': numberHealth,
};
