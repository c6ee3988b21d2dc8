import type { TimeOfDayRule } from './pack.ts';
import { everyDay, week } from './windows.ts';

const window = { start: '08:00', end: '22:00' };

export const otherCountriesHours: readonly TimeOfDayRule[] = [
  {
    ...{ id: 'fr-hours', jurisdiction: 'FR', effectiveFrom: null, effectiveUntil: null },
    windows: week({ weekdays: window, saturday: window, sunday: null }),
    closedOnHolidaysOf: 'FR',
    source: 'help.klaviyo.com 4405332994843',
    confidence: 'P',
  },
  // Not a law: quiet hours for countries without a rule.
  {
    ...{ id: 'default-hours', jurisdiction: '*', effectiveFrom: null, effectiveUntil: null },
    windows: everyDay('08:00', '21:00'),
    closedOnHolidaysOf: null,
    source: 'docs/decisions/0007-quiet-hours-and-caps.md',
    confidence: 'S',
  },
];
