import { evaluateQuietHours } from '../../../src/domain/quiet-hours/evaluate.ts';
import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
import { countryOfZone, jurisdictionsOf } from '../../../src/domain/time-zones/countries.ts';
import { isInhabitedZone } from '../../support/inhabited-zone.ts';

const [currentRulePack] = RULE_PACKS;

const MINUTE = 60_000;
const YEAR = { from: Date.UTC(2027, 0, 1), until: Date.UTC(2028, 0, 1) };
/** Not a divisor of a day, so that the samples of a year cover every minute of it. */
const STEP = 199 * MINUTE;

/** The local time according to Intl, independent of the implementation under test. */
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

/** The United States and the countries without hours of their own; theirs are tested elsewhere. */
const ruled = new Set(
  currentRulePack.timeOfDay.map(({ jurisdiction }) => jurisdiction).filter((code) => code !== 'US'),
);
const zones = Intl.supportedValuesOf('timeZone').filter(
  (zone) => isInhabitedZone(zone) && !ruled.has(jurisdictionsOf(countryOfZone(zone) ?? '')[0] ?? ''),
);

test('throughout a year, every time zone is closed before 8 and after 21 and open by day', () => {
  expect(zones.length).toBeGreaterThan(250);
  const wrong: string[] = [];
  for (const zone of zones) {
    const jurisdictions = jurisdictionsOf(countryOfZone(zone) ?? 'US').slice(0, 1);
    const clock = wallClock(zone);
    for (let at = YEAR.from; at < YEAR.until; at += STEP) {
      const { allowed } = evaluateQuietHours({
        at: new Date(at),
        location: { zones: [zone], jurisdictions },
        pack: currentRulePack,
      });
      const { minute } = clock(at);
      if (allowed !== (minute >= 8 * 60 && minute < 21 * 60)) wrong.push(`${zone} ${new Date(at).toISOString()}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('Texas on Sundays and all clock changes are correct to the minute', () => {
  const wrong: string[] = [];
  const clock = wallClock('America/Chicago');
  for (const day of ['2027-03-14', '2027-11-07', '2027-07-04', '2027-07-05']) {
    const start = Date.parse(`${day}T05:00:00Z`);
    for (let at = start; at < start + 25 * 60 * MINUTE; at += MINUTE) {
      const { allowed } = evaluateQuietHours({
        at: new Date(at),
        location: { zones: ['America/Chicago'], jurisdictions: ['US', 'US-TX'] },
        pack: currentRulePack,
      });
      const { minute, weekday } = clock(at);
      const opens = weekday === 'Sun' ? 12 * 60 : 9 * 60;
      if (allowed !== (minute >= opens && minute < 21 * 60)) wrong.push(new Date(at).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});
