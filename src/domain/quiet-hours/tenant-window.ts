import { weekdayIndex } from '../rule-packs/calendar-day.ts';
import type { TimeWindow } from '../rule-packs/pack.ts';
import { WEEKDAYS, type Weekday } from '../rule-packs/weekday.ts';
import { type DayRules, dayWindow, type RulesByDay } from './day-rules.ts';

/**
 * When a tenant wants to send, in the recipient's local time. It narrows the legal windows and
 * never widens them. Without `days` it applies every day.
 */
export interface TenantWindow extends TimeWindow {
  readonly days?: readonly Weekday[];
}

const TENANT_RULE = 'tenant-window';

/** Throws a RangeError unless the window runs from `HH:MM` to a later `HH:MM`. */
export function withTenantWindow(rules: RulesByDay, tenant: TenantWindow | null | undefined): RulesByDay {
  if (!tenant) return rules;
  const open = dayWindow({ id: TENANT_RULE, jurisdiction: null }, tenant);
  const closed = dayWindow({ id: TENANT_RULE, jurisdiction: null }, null);
  return (day): DayRules => {
    const law = rules(day);
    const weekday = WEEKDAYS[weekdayIndex(day)];
    const own = tenant.days && !tenant.days.some((wanted) => wanted === weekday) ? closed : open;
    return {
      windows: [...law.windows, own],
      startMs: Math.max(law.startMs, own.startMs),
      endMs: Math.min(law.endMs, own.endMs),
    };
  };
}
