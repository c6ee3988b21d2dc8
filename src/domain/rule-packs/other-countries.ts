import { australianHolidays, frenchHolidays } from './holidays/other-countries.ts';
import type { TimeOfDayRule } from './pack.ts';
import { everyDay, week } from './windows.ts';

const KLAVIYO = 'help.klaviyo.com 4408737146651: 08:00 to 21:00';
const ZAP = 'kb.zap.co.uk: A guide to SMS quiet hours: 08:00 to 20:00';

const always = { effectiveFrom: null, effectiveUntil: null, closedOn: null } as const;

function country(code: string, rule: Omit<TimeOfDayRule, 'id' | 'jurisdiction' | keyof typeof always>): TimeOfDayRule {
  return { id: `${code.toLowerCase()}-hours`, jurisdiction: code, ...always, ...rule };
}

export const otherCountriesHours: readonly TimeOfDayRule[] = [
  {
    ...country('AU', {
      windows: week({
        weekdays: { start: '09:00', end: '20:00' },
        saturday: { start: '09:00', end: '17:00' },
        sunday: null,
      }),
      source: `Telecommunications (Telemarketing and Research Calls) Industry Standard 2017: donotcall.gov.au; it binds voice calls, the Spam Act has no hours, ${KLAVIYO}: stricter`,
      confidence: 'P',
    }),
    effectiveFrom: '2017-03-29',
    closedOn: australianHolidays,
  },
  country('BE', {
    windows: everyDay('09:00', '20:00'),
    source: 'support.ometria.com 19820202385437: SMS country-specific marketing compliance',
    confidence: 'P',
  }),
  country('BR', {
    windows: everyDay('09:00', '21:00'),
    source:
      'help.salesforce.com 000380714: 09:00 to 21:00; help.getvero.com: from 08:00; de.mailpro.com: none: stricter',
    confidence: 'P',
  }),
  country('CA', {
    windows: week({
      weekdays: { start: '09:00', end: '21:30' },
      saturday: { start: '10:00', end: '18:00' },
      sunday: { start: '10:00', end: '18:00' },
    }),
    source:
      'CRTC Unsolicited Telecommunications Rules, Part III, 23; they bind calls: stricter than CASL, which has no hours',
    confidence: 'P',
  }),
  country('DE', {
    windows: everyDay('08:00', '20:00'),
    source: `no statute (UWG 7); ${KLAVIYO}; ${ZAP}: stricter`,
    confidence: 'P',
  }),
  {
    ...country('FR', {
      windows: week({
        weekdays: { start: '08:00', end: '22:00' },
        saturday: { start: '08:00', end: '22:00' },
        sunday: null,
      }),
      source: 'help.klaviyo.com 4405332994843; help.brevo.com 11884482521234',
      confidence: 'P',
    }),
    closedOn: frenchHolidays,
  },
  country('GB', {
    windows: week({
      weekdays: { start: '08:00', end: '20:00' },
      saturday: { start: '09:00', end: '20:00' },
      sunday: { start: '09:00', end: '20:00' },
    }),
    source: `no statute (PECR); DMA code: hs.smsglobal.com: 08:00 to 21:00, weekends from 09:00; ${KLAVIYO}; ${ZAP}: stricter`,
    confidence: 'P',
  }),
  country('IE', { windows: everyDay('08:00', '20:00'), source: `${KLAVIYO}; ${ZAP}: stricter`, confidence: 'P' }),
  country('IN', {
    windows: everyDay('10:00', '21:00'),
    source: 'TRAI TCCCPR 2018: promotional messages 10:00 to 21:00, others from 09:00; marketing is promotional',
    confidence: 'P',
  }),
  country('KZ', { windows: everyDay('09:00', '22:00'), source: 'help.getvero.com: SMS quiet hours', confidence: 'P' }),
  country('MX', {
    windows: everyDay('09:00', '20:00'),
    source: 'help.getvero.com: 08:00 to 20:00; helpmailup.atlassian.net: Latin America from 09:00: stricter',
    confidence: 'P',
  }),
  country('NL', { windows: everyDay('08:00', '20:00'), source: `${KLAVIYO}; ${ZAP}: stricter`, confidence: 'P' }),
  country('NZ', { windows: everyDay('08:00', '20:00'), source: `${KLAVIYO}; ${ZAP}: stricter`, confidence: 'P' }),
  // Not a law: quiet hours for countries without a rule.
  {
    ...{ id: 'default-hours', jurisdiction: '*', ...always },
    windows: everyDay('08:00', '21:00'),
    source: 'docs/decisions/0007-quiet-hours-and-caps.md',
    confidence: 'S',
  },
];
