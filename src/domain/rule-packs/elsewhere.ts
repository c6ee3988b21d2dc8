import type { TimeOfDayRule } from './pack.ts';
import { everyDay, week } from './windows.ts';

const window = { start: '08:00', end: '22:00' };

export const hoursElsewhere: readonly TimeOfDayRule[] = [
  {
    ...{ id: 'fr-hours', jurisdiction: 'FR', effectiveFrom: null, effectiveUntil: null },
    windows: week({ weekdays: window, saturday: window, sunday: null }),
    closedOnHolidaysOf: 'FR',
    source: 'help.klaviyo.com 4405332994843',
    confidence: 'P',
  },
  // Nobody's law: a country that no rule names still sleeps at night.
  {
    ...{ id: 'default-hours', jurisdiction: '*', effectiveFrom: null, effectiveUntil: null },
    windows: everyDay('08:00', '21:00'),
    closedOnHolidaysOf: null,
    source: 'docs/decisions/0019-quiet-hours.md',
    confidence: 'S',
  },
];
