import type { TimeOfDayRule, TimeWindow } from './pack.ts';

type Windows = TimeOfDayRule['windows'];

export function everyDay(start: string, end: string): Windows {
  return week({ weekdays: { start, end }, saturday: { start, end }, sunday: { start, end } });
}

export function week(days: {
  readonly weekdays: TimeWindow | null;
  readonly saturday: TimeWindow | null;
  readonly sunday: TimeWindow | null;
}): Windows {
  const { weekdays, saturday, sunday } = days;
  return { sun: sunday, mon: weekdays, tue: weekdays, wed: weekdays, thu: weekdays, fri: weekdays, sat: saturday };
}
