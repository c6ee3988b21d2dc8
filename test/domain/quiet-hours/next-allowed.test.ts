import fc from 'fast-check';
import { evaluateQuietHours, type QuietHoursQuestion } from '../../../src/domain/quiet-hours/evaluate.ts';
import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
import { WEEKDAYS } from '../../../src/domain/rule-packs/weekday.ts';
import { openAllDay } from '../../support/at.ts';

const [currentRulePack] = RULE_PACKS;

const MINUTE = 60_000;
const HORIZON = 14 * 24 * 60 * MINUTE;

const ZONES = [
  ...[
    'America/New_York',
    'America/Chicago',
    'America/Phoenix',
    'America/Los_Angeles',
    'Pacific/Honolulu',
    'America/St_Johns',
  ],
  ...['Europe/Paris', 'Europe/London', 'Africa/Casablanca', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham'],
  ...['America/Havana', 'Asia/Beirut', 'America/Santiago', 'Pacific/Kiritimati'],
];
const named = currentRulePack.timeOfDay.map(({ jurisdiction }) => jurisdiction).filter((name) => name !== '*');

/** Half of the times are within two days of a clock change. */
const changes = [
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-04-04T15:00Z',
];
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(2025, 7, 1), max: Date.UTC(2028, 0, 1) }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 1440 * MINUTE, max: 2 * 1440 * MINUTE }))
    .map(([change, shift]) => Date.parse(change) + shift),
);
const time = fc.integer({ min: 0, max: 24 * 60 });
const window = fc
  .tuple(time, time, fc.subarray([...WEEKDAYS]))
  .filter(([a, b]) => a !== b)
  .map(([a, b, days]) => ({ start: clock(Math.min(a, b)), end: clock(Math.max(a, b)), days }));
const question: fc.Arbitrary<QuietHoursQuestion> = fc.record({
  at: instant.map((ms) => new Date(ms)),
  location: fc.record({
    zones: fc.subarray(ZONES, { minLength: 1, maxLength: 4 }),
    jurisdictions: fc.subarray([...named, 'AT'], { maxLength: 3 }),
  }),
  pack: fc.constantFrom(currentRulePack, openAllDay),
  tenantWindow: fc.option(window),
});

const refusedUntil = (asked: QuietHoursQuestion): number | null | 'allowed' => {
  const verdict = evaluateQuietHours(asked);
  return verdict.allowed ? 'allowed' : (verdict.nextAllowedAt?.getTime() ?? null);
};

test('nextAllowedAt returns an allowed time, and no earlier minute is allowed', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const next = refusedUntil(asked);
      if (next === 'allowed') return;
      const allowedAt = (ms: number): boolean => evaluateQuietHours({ ...asked, at: new Date(ms) }).allowed;
      if (next !== null) expect([allowedAt(next), allowedAt(next - 1)]).toEqual([true, false]);
      // Checks the last day minute by minute. Before it, or without a next time, the steps are
      // longer and avoid clock changes.
      const end = next ?? asked.at.getTime() + HORIZON;
      const lastDay = next === null ? end : next - 1440 * MINUTE;
      for (let ms = asked.at.getTime(); ms < end; ms += ms < lastDay ? 41 * MINUTE : MINUTE)
        if (allowedAt(ms)) throw new Error(`${new Date(ms).toISOString()} is allowed already`);
    }),
    { numRuns: 150 },
  );
});

test('a later query never returns an earlier time', () => {
  fc.assert(
    fc.property(question, fc.integer({ min: 0, max: 3 * 1440 * MINUTE }), (asked, wait) => {
      const first = refusedUntil(asked);
      const later = refusedUntil({ ...asked, at: new Date(asked.at.getTime() + wait) });
      if (typeof first === 'number' && typeof later === 'number') expect(later).toBeGreaterThanOrEqual(first);
    }),
  );
});

test('the evaluation agrees with the local time according to Intl', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (ms, zone) => {
      const verdict = evaluateQuietHours({
        at: new Date(ms),
        location: { zones: [zone], jurisdictions: ['AT'] },
        pack: currentRulePack,
      });
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(ms),
      );
      expect(verdict.allowed).toBe(hour >= 8 && hour < 21);
    }),
    { numRuns: 1_000 },
  );
});

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
