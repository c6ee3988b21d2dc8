import {
  australianHolidays,
  brazilianHolidays,
  frenchHolidays,
  southAfricanHolidays,
  spanishHolidays,
} from './holidays/other-countries.ts';
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
    ...country('AE', {
      windows: everyDay('09:00', '18:00'),
      source:
        'Cabinet Resolution 56 of 2024, which names text messages: mondaq.com 1495836; emirates247.com, 2024-06-09; uncertain: it names no day of rest',
      confidence: 'P',
    }),
    effectiveFrom: '2024-08-27',
  },
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
  {
    ...country('BR', {
      windows: week({
        weekdays: { start: '09:00', end: '20:00' },
        saturday: { start: '10:00', end: '16:00' },
        sunday: null,
      }),
      source:
        'uncertain: no federal statute; the telecommunications code of conduct of 2019 (SART): 09:00 to 21:00, Saturday 10:00 to 16:00, no Sundays or holidays; noticiasbr.com.br: until 20:00; help.salesforce.com 000380714: 09:00 to 21:00; they bind calls: stricter',
      confidence: 'K',
    }),
    closedOn: brazilianHolidays,
  },
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
    ...country('ES', {
      windows: week({ weekdays: { start: '09:00', end: '21:00' }, saturday: null, sunday: null }),
      source:
        'Real Decreto Legislativo 1/2007 (TRLGDCU), article 96.2: no weekends or holidays: xatakamovil.com; genbeta.com; uncertain: it names telephone calls: stricter',
      confidence: 'P',
    }),
    closedOn: spanishHolidays,
  },
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
  {
    ...country('ZA', {
      windows: week({
        weekdays: { start: '08:00', end: '20:00' },
        saturday: { start: '09:00', end: '13:00' },
        sunday: null,
      }),
      source:
        'Consumer Protection Act 68 of 2008, section 12(2); regulation 4 of GN R293 of 2011: acts.co.za; a consumer may agree to other times, Tern does not rely on it: stricter',
      confidence: 'P',
    }),
    effectiveFrom: '2011-04-01',
    closedOn: southAfricanHolidays,
  },
  // Not a law: quiet hours for countries without a rule.
  {
    id: 'default-hours',
    jurisdiction: '*',
    ...always,
    windows: everyDay('08:00', '21:00'),
    source: 'docs/decisions/0007-quiet-hours-and-caps.md',
    confidence: 'S',
  },
];
