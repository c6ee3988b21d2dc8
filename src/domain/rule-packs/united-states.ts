import type { HolidayCalendar } from './holidays/calendar.ts';
import {
  alabamaHolidays,
  louisianaHolidays,
  mississippiHolidays,
  pennsylvaniaHolidays,
  rhodeIslandHolidays,
  utahHolidays,
} from './holidays/united-states.ts';
import type { Confidence, FrequencyCap, TimeOfDayRule } from './pack.ts';
import { everyDay, week } from './windows.ts';

const REFERRIZER = 'support.referrizer.com: TCPA quiet hours and state-specific rules for text campaigns';
const USESTELLO = 'usestello.com/compliance, reviewed 2026-04-08';
const DROPCOWBOY = 'dropcowboy.com/state-compliance, 2025-11-01';
const CLICKPOINT = 'blog.clickpointsoftware.com/telemarketing-calling-hours-by-state, 2025-07';
const TABLES = `${REFERRIZER}; ${USESTELLO}; ${DROPCOWBOY}`;

const always = { effectiveFrom: null, effectiveUntil: null } as const;

interface Details {
  readonly source: string;
  readonly confidence?: Confidence;
  readonly from?: string;
  readonly closedOn?: HolidayCalendar;
  /** Null is closed. Default: the hours of the other days. */
  readonly saturday?: readonly [start: string, end: string] | null;
  readonly sunday?: readonly [start: string, end: string] | null;
}

function state(code: string, start: string, end: string, details: Details): TimeOfDayRule {
  const { source, confidence = 'P', from = null, closedOn = null, saturday = [start, end], sunday } = details;
  const window = (hours: readonly [string, string] | null) => hours && { start: hours[0], end: hours[1] };
  return {
    id: `us-${code.toLowerCase()}-hours`,
    jurisdiction: `US-${code}`,
    effectiveFrom: from,
    effectiveUntil: null,
    windows: week({
      weekdays: { start, end },
      saturday: window(saturday),
      sunday: window(sunday === undefined ? [start, end] : sunday),
    }),
    closedOn,
    source,
    confidence,
  };
}

/**
 * Hours that are not stricter than 47 CFR 64.1200(c)(1) have no row, unless a statute names text
 * messages. Where a date is known a rule
 * applies from it: a message is evaluated with the rules of its day.
 */
export const unitedStatesHours: readonly TimeOfDayRule[] = [
  {
    id: 'us-federal-hours',
    jurisdiction: 'US',
    ...always,
    windows: everyDay('08:00', '21:00'),
    closedOn: null,
    source: '47 CFR 64.1200(c)(1)',
    confidence: 'P',
  },
  // Not a law: the hours that most stricter states share, for a recipient whose state is unknown.
  {
    id: 'us-state-unknown-hours',
    jurisdiction: 'US-ZZ',
    ...always,
    windows: everyDay('08:00', '20:00'),
    closedOn: null,
    source: 'docs/decisions/0007-quiet-hours-and-caps.md',
    confidence: 'S',
  },
  state('AL', '08:00', '20:00', {
    source: `Ala. Code 8-19A; Ala. Admin. Code 770-X-5-.17; ${DROPCOWBOY}; ${CLICKPOINT}; ${USESTELLO} names no day of rest: stricter`,
    sunday: null,
    closedOn: alabamaHolidays,
  }),
  state('CA', '09:00', '21:00', { source: `Cal. Pub. Util. Code 2872(c); ${USESTELLO}` }),
  state('CT', '09:00', '20:00', {
    source: `Conn. Gen. Stat. 42-288a (SB 1058); ${TABLES}; ${CLICKPOINT} says 21:00: stricter`,
    from: '2023-10-01',
  }),
  state('FL', '08:00', '20:00', { source: `Fla. Stat. 501.616(6) (SB 1120); ${TABLES}`, from: '2021-07-01' }),
  state('IL', '09:00', '21:00', { source: `815 ILCS 305 and 413/15; ${USESTELLO}; ${DROPCOWBOY}` }),
  state('KY', '10:00', '21:00', { source: `KRS 367.46955(3); ${USESTELLO}; ${DROPCOWBOY}` }),
  state('LA', '08:00', '20:00', {
    source: `La. R.S. 45:811; LPSC General Order R-29617 V(A)(2), which also binds messages with consent; one source exempts them: stricter; ${DROPCOWBOY}; ${CLICKPOINT}`,
    sunday: null,
    closedOn: louisianaHolidays,
  }),
  state('MA', '08:00', '20:00', { source: `Mass. Gen. Laws ch. 159C; 201 CMR 12.00; ${USESTELLO}; ${DROPCOWBOY}` }),
  state('MD', '08:00', '20:00', { source: `Md. Code Com. Law 14-3201 ff. (SB 90); ${TABLES}`, from: '2024-01-01' }),
  state('ME', '09:00', '17:00', {
    source:
      '10 M.R.S. 1498: automated solicitation on weekdays from 9 to 17; uncertain: it defines devices that play recordings, and whether an automated message is one has not been decided: stricter',
    confidence: 'K',
    saturday: null,
    sunday: null,
  }),
  state('MI', '09:00', '21:00', { source: `MCL 750.540e; ${USESTELLO}; ${DROPCOWBOY}` }),
  state('MN', '09:00', '21:00', { source: `Minn. Stat. 325E.30; ${USESTELLO}; ${DROPCOWBOY}` }),
  state('MS', '08:00', '20:00', {
    source: `Miss. Code 77-3-723; ${TABLES}; ${CLICKPOINT}; dnc.com closes the state holidays, ${DROPCOWBOY} does not: stricter`,
    sunday: null,
    closedOn: mississippiHolidays,
  }),
  state('NJ', '08:00', '20:00', { source: `${REFERRIZER}; mondaq.com 1738886` }),
  state('NM', '09:00', '21:00', { source: `N.M. Stat. 57-12-22; ${DROPCOWBOY}` }),
  state('NV', '09:00', '20:00', { source: `${DROPCOWBOY} and two more tables` }),
  state('OK', '08:00', '20:00', { source: `15 O.S. 775C.4; ${TABLES}`, from: '2022-11-01' }),
  state('OR', '08:00', '20:00', {
    source:
      'ORS 646.561 ff. (HB 3865, which names text messages); postscript.io/blog/oregon-house-bill-3865; jdsupra.com',
    from: '2026-01-01',
  }),
  state('PA', '08:00', '21:00', {
    source: `73 P.S. 2245.2 (no legal holidays since 2019-12-03); 44 P.S. 11 (Saturday from noon is a half-holiday); ${DROPCOWBOY}: Saturday until noon; SB 992 of 2025 (no Sunday) is not confirmed: stricter until known`,
    confidence: 'K',
    from: '2019-12-03',
    saturday: ['08:00', '12:00'],
    sunday: null,
    closedOn: pennsylvaniaHolidays,
  }),
  state('RI', '09:00', '18:00', {
    source: `R.I. Gen. Laws 5-61-2 and 5-61-3.6; ${DROPCOWBOY}; ${CLICKPOINT}; ${REFERRIZER} opens Sunday: stricter`,
    saturday: ['10:00', '17:00'],
    sunday: null,
    closedOn: rhodeIslandHolidays,
  }),
  state('SC', '08:00', '21:00', {
    source:
      'S.C. Code 37-21-30, which names text messages (37-21-20): scstatehouse.gov; thewbkfirm.com; uncertain: 16-17-446 closes at 19:00, for calls with a recording only',
    from: '2018-05-18',
  }),
  state('SD', '09:00', '21:00', {
    source:
      'SDCL 37-30-28: automated dialing on weekdays from 9 to 21: legis.state.sd.us; uncertain: whether a platform for messages dials automatically: stricter',
    saturday: null,
    sunday: null,
  }),
  state('TX', '09:00', '21:00', {
    source: 'SB 140, Bus. & Com. Code 301.051: attentive.com/blog/sms-compliance-texas-amendments',
    from: '2025-09-01',
    sunday: ['12:00', '21:00'],
  }),
  state('UT', '08:00', '21:00', {
    source:
      'Utah Code 13-25a-103(3): no Sunday, no legal holiday (codes.findlaw.com); without prior express consent only, and tables close the holidays alone: stricter',
    sunday: null,
    closedOn: utahHolidays,
  }),
  state('VA', '08:00', '21:00', { source: USESTELLO, from: '2026-01-01' }),
  state('WA', '08:00', '20:00', { source: `RCW 80.36.390; ${TABLES}`, confidence: 'K', from: '2022-06-09' }),
  state('WY', '08:00', '20:00', { source: 'Wyo. Stat. 40-12-302; one table', confidence: 'P' }),
];

function threePerDay(
  code: string,
  counts: FrequencyCap['counts'],
  source: string,
  { confidence = 'K', from = null }: { readonly confidence?: Confidence; readonly from?: string | null } = {},
): FrequencyCap {
  return {
    id: `us-${code.toLowerCase()}-three-a-day`,
    jurisdiction: `US-${code}`,
    effectiveFrom: from,
    effectiveUntil: null,
    max: 3,
    windowHours: 24,
    counts,
    source,
    confidence,
  };
}

/**
 * Where the source does not limit the cap to one subject, all messages count: the stricter reading.
 * Oregon exempts a recent transaction and an answer, which Tern cannot prove.
 */
export const unitedStatesCaps: readonly FrequencyCap[] = [
  threePerDay('FL', 'same_subject', `Fla. Stat. 501.616(6)(b); ${USESTELLO}`, { confidence: 'P', from: '2021-07-01' }),
  threePerDay('MD', 'all', USESTELLO, { from: '2024-01-01' }),
  threePerDay('OK', 'all', `15 O.S. 775C.4; ${USESTELLO}`, { from: '2022-11-01' }),
  threePerDay('OR', 'all', 'ORS 646.561 ff. (HB 3865); postscript.io/blog/oregon-house-bill-3865', {
    confidence: 'P',
    from: '2026-01-01',
  }),
];
