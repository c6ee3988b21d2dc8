import { readCalendar, saveCalendar } from '../../accounts/calendar.ts';
import { type Calendar, type CalendarSettings, usualCalendar } from '../../domain/calendar/account-calendar.ts';
import { CLOCK, faultOfClock, readClock } from '../../domain/time-zones/read-clock.ts';
import { invalidParams } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentCalendar } from './present.ts';

/** An omitted setting stays, null returns to the default. */
export const changeSettings: Skill<'agent.settings'> = async (
  { timezone, week_start: weekStart },
  { tx, account, key, service, afterCommit },
) => {
  const settings: Partial<CalendarSettings> = {
    ...(timezone !== undefined && { timezone: timezone === null ? null : requireClock(timezone) }),
    ...(weekStart !== undefined && { week_start: weekStart }),
  };
  const before = await readCalendar(tx, account);
  if (Object.keys(settings).length > 0) {
    await saveCalendar(tx, account, settings);
    afterCommit(() => service.forgetKey(key.id));
  }
  const calendar = await readCalendar(tx, account);
  return {
    calendar: presentCalendar(calendar),
    suggestion: usualCalendar(account.defaultCountry),
    changed: !isSame(before, calendar),
  };
};

function requireClock(timezone: string): string {
  const read = readClock(timezone);
  if (read.kind === 'zone') return read.name;
  throw invalidParams(faultOfClock(read), [{ path: '/timezone', rule: CLOCK }]);
}

const isSame = (one: Calendar, other: Calendar): boolean =>
  one.zone === other.zone &&
  one.zoneFrom === other.zoneFrom &&
  one.weekStart === other.weekStart &&
  one.weekStartFrom === other.weekStartFrom;
