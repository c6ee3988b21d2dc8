import { judgeQuietHours } from '../../../src/domain/quiet-hours/judge.ts';
import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
import { countryOfZone, jurisdictionsOf } from '../../../src/domain/time-zones/countries.ts';
import { isInhabitedZone } from '../../../src/domain/time-zones/known-zone.ts';

const [currentRulePack] = RULE_PACKS;

const MINUTE = 60_000;
const YEAR = { from: Date.UTC(2027, 0, 1), until: Date.UTC(2028, 0, 1) };
/** No divisor of a day, so that a year of them falls on every minute of it. */
const STEP = 199 * MINUTE;

/** The wall clock as the runtime's own calendar has it, which shares nothing with ours. */
function wallClock(zone: string): (at: number) => { readonly minute: number; readonly weekday: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => {
    const text = format.format(at);
    const [, weekday = '', hour, minute] = /^(\w{3}),? (\d{2}):(\d{2})$/.exec(text) ?? [];
    return { weekday, minute: Number(hour) * 60 + Number(minute) };
  };
}

/** France has hours and days of its own, wherever it is. */
const zones = Intl.supportedValuesOf('timeZone').filter(
  (zone) => isInhabitedZone(zone) && jurisdictionsOf(countryOfZone(zone) ?? '')[0] !== 'FR',
);

test('in a year nobody in any zone is texted before eight or after nine, and everybody can be by day', () => {
  expect(zones.length).toBeGreaterThan(400);
  const wrong: string[] = [];
  for (const zone of zones) {
    const jurisdictions = jurisdictionsOf(countryOfZone(zone) ?? 'US').slice(0, 1);
    const clock = wallClock(zone);
    for (let at = YEAR.from; at < YEAR.until; at += STEP) {
      const { allowed } = judgeQuietHours({
        at: new Date(at),
        place: { zones: [zone], jurisdictions },
        pack: currentRulePack,
      });
      const { minute } = clock(at);
      if (allowed !== (minute >= 8 * 60 && minute < 21 * 60)) wrong.push(`${zone} ${new Date(at).toISOString()}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('Texas on a Sunday, and every change of the clocks, minute by minute', () => {
  const wrong: string[] = [];
  const clock = wallClock('America/Chicago');
  for (const day of ['2027-03-14', '2027-11-07', '2027-07-04', '2027-07-05']) {
    const start = Date.parse(`${day}T05:00:00Z`);
    for (let at = start; at < start + 25 * 60 * MINUTE; at += MINUTE) {
      const { allowed } = judgeQuietHours({
        at: new Date(at),
        place: { zones: ['America/Chicago'], jurisdictions: ['US', 'US-TX'] },
        pack: currentRulePack,
      });
      const { minute, weekday } = clock(at);
      const opens = weekday === 'Sun' ? 12 * 60 : 9 * 60;
      if (allowed !== (minute >= opens && minute < 21 * 60)) wrong.push(new Date(at).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});
