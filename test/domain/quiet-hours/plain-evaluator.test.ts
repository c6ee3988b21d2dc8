import fc from 'fast-check';
import { evaluateQuietHours } from '../../../src/domain/quiet-hours/evaluate.ts';
import { dayOf } from '../../../src/domain/rule-packs/calendar-day.ts';
import { holidayOn } from '../../../src/domain/rule-packs/holidays/expand.ts';
import type { TimeOfDayRule } from '../../../src/domain/rule-packs/pack.ts';
import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
import type { Weekday } from '../../../src/domain/rule-packs/weekday.ts';
import { resolveLocation } from '../../../src/domain/time-zones/resolve.ts';
import { STATES } from '../../../src/domain/time-zones/states.ts';

const [pack] = RULE_PACKS;
const MINUTE = 60_000;

interface WallTime {
  readonly date: string;
  readonly time: string;
  readonly weekday: Weekday;
}

function wallTime(zone: string, at: number): WallTime {
  const text = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string): string => text.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    weekday: part('weekday').toLowerCase().slice(0, 3) as Weekday,
  };
}

/** Reads the table row by row, without any of the code under test but the table of holidays. */
function isAllowed(zones: readonly string[], jurisdictions: readonly string[], at: number): boolean {
  const countries = [...new Set(jurisdictions.map((code) => code.slice(0, 2)))];
  return zones.every((zone) => {
    const wall = wallTime(zone, at);
    const applies = ({ effectiveFrom, effectiveUntil }: TimeOfDayRule) =>
      (effectiveFrom ?? '') <= wall.date && wall.date < (effectiveUntil ?? '9999');
    const inForce = pack.timeOfDay.filter(
      (rule) => applies(rule) && (jurisdictions.includes(rule.jurisdiction) || countries.includes(rule.jurisdiction)),
    );
    const unruled = countries.some((country) => !inForce.some(({ jurisdiction }) => jurisdiction.startsWith(country)));
    const fallback = unruled ? pack.timeOfDay.filter(({ jurisdiction }) => jurisdiction === '*') : [];
    return [...inForce, ...fallback].every(({ windows, closedOn }) => {
      const window = windows[wall.weekday];
      if (closedOn !== null && holidayOn(closedOn, dayOf(wall.date)) !== undefined) return false;
      return window !== null && window.start <= wall.time && wall.time < window.end;
    });
  });
}

const contact = fc.record(
  { state: fc.constantFrom(...STATES.map(({ code }) => code)), zone: fc.constantFrom('America/Chicago', 'EST') },
  { requiredKeys: [] },
);
const person = fc.oneof(
  fc.record({
    phone: fc.integer({ min: 201, max: 989 }).map((area) => `+1${area}5550123`),
    phoneCountry: fc.constantFrom('US', 'CA'),
    contact,
  }),
  fc.constantFrom('AU', 'BR', 'CA', 'DE', 'FR', 'GB', 'IN', 'JP', 'MX', 'NZ', 'RE').map((phoneCountry) => ({
    phone: '+990000000',
    phoneCountry,
    contact: {},
  })),
);
/** Whole minutes, half of them within three days of a clock change. */
const instant = fc
  .oneof(
    fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2041, 0, 1) }),
    fc
      .tuple(
        fc.constantFrom('2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2027-04-04'),
        fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
      )
      .map(([day, minutes]) => Date.parse(day) + minutes * MINUTE),
  )
  .map((ms) => Math.floor(ms / MINUTE) * MINUTE);

test('for any person and time the verdict is the one that a reader of the table would give', () => {
  fc.assert(
    fc.property(person, instant, (who, at) => {
      const location = resolveLocation(who);
      const verdict = evaluateQuietHours({ at: new Date(at), location, pack });
      const { zones, jurisdictions } = location;
      expect(verdict.allowed).toBe(zones.length > 0 && isAllowed(zones, jurisdictions, at));
      if (verdict.allowed || verdict.nextAllowedAt === null) return;
      const next = verdict.nextAllowedAt.getTime();
      expect([isAllowed(zones, jurisdictions, next), isAllowed(zones, jurisdictions, next - MINUTE)]).toEqual([
        true,
        false,
      ]);
    }),
    { numRuns: 1_500 },
  );
}, 60_000);

test('the first minute of every window is allowed and the first minute after it is not', () => {
  for (const rule of pack.timeOfDay.filter(({ jurisdiction }) => /^(?:US-(?!ZZ)|[A-Z]{2}$)/.test(jurisdiction)))
    for (let day = dayOf('2027-01-11'); day < dayOf('2027-01-18'); day++) {
      const at = (ms: number) => new Date(day * 86_400_000 + ms);
      const allowed = (when: Date) =>
        evaluateQuietHours({
          at: when,
          location: { zones: ['Africa/Abidjan'], jurisdictions: [rule.jurisdiction] },
          pack,
        }).allowed;
      const { date, weekday } = wallTime('Africa/Abidjan', at(0).getTime());
      const window = rule.closedOn && holidayOn(rule.closedOn, dayOf(date)) ? null : rule.windows[weekday];
      if (window === null) continue;
      const minutes = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE;
      const edges = [minutes(window.start) - 1, minutes(window.start), minutes(window.end) - 1, minutes(window.end)];
      expect([rule.id, date, ...edges.map((ms) => allowed(at(ms)))]).toEqual([rule.id, date, false, true, true, false]);
    }
});
