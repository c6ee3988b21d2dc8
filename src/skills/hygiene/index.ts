import type { HygieneSkills } from '../../generated/skills.ts';
import { listDuplicates } from './duplicates.ts';
import { listInvalid } from './invalid-contacts.ts';
import { lookUp } from './lookup.ts';
import { scan } from './scan.ts';
import { scanStatus } from './scan-status.ts';
import { setPolicy } from './set-policy.ts';
import { suppressInvalid } from './suppress-invalid.ts';

export const hygiene: HygieneSkills = {
  'hygiene.invalidContacts': listInvalid,
  'hygiene.scan': scan,
  'hygiene.scanStatus': scanStatus,
  'hygiene.duplicates': listDuplicates,
  'hygiene.lookup': lookUp,
  'hygiene.setPolicy': setPolicy,
  'hygiene.suppressInvalid': suppressInvalid,
};
