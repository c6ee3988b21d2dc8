import type { Confidence, FrequencyCap, TimeOfDayRule } from './pack.ts';
import { everyDay, week } from './windows.ts';

const REFERRIZER = 'support.referrizer.com: TCPA quiet hours and state-specific rules for text campaigns';
const USESTELLO = 'usestello.com/compliance, reviewed 2026-04-08';
const TABLES = `${REFERRIZER}; ${USESTELLO}`;

const always = { effectiveFrom: null, effectiveUntil: null } as const;

function state(code: string, start: string, end: string, source = TABLES, confidence: Confidence = 'P'): TimeOfDayRule {
  return {
    ...{ id: `us-${code.toLowerCase()}-hours`, jurisdiction: `US-${code}`, ...always },
    ...{ windows: everyDay(start, end), closedOnHolidaysOf: null, source, confidence },
  };
}

export const unitedStatesHours: readonly TimeOfDayRule[] = [
  { ...state('', '08:00', '21:00', '47 CFR 64.1200(c)(1)'), id: 'us-federal-hours', jurisdiction: 'US' },
  // Not a law: the hours that most stricter states share, for a recipient whose state is unknown.
  {
    ...state('ZZ', '08:00', '20:00', 'docs/decisions/0007-quiet-hours-and-caps.md', 'S'),
    id: 'us-state-unknown-hours',
  },
  state('AL', '08:00', '20:00', USESTELLO),
  state('CA', '09:00', '21:00', USESTELLO),
  { ...state('CT', '09:00', '20:00'), effectiveFrom: '2023-10-01' },
  state('FL', '08:00', '20:00'),
  state('IL', '09:00', '21:00', USESTELLO),
  state('KY', '10:00', '21:00', USESTELLO),
  state('LA', '08:00', '20:00', USESTELLO),
  state('MA', '08:00', '20:00', USESTELLO),
  state('MD', '08:00', '20:00'),
  state('MI', '09:00', '21:00', USESTELLO),
  state('MN', '09:00', '21:00', USESTELLO),
  state('MS', '08:00', '20:00'),
  state('NJ', '08:00', '20:00', `${REFERRIZER}; mondaq.com 1738886`),
  state('OK', '08:00', '20:00'),
  {
    ...state('RI', '09:00', '18:00'),
    windows: week({
      weekdays: { start: '09:00', end: '18:00' },
      saturday: { start: '10:00', end: '17:00' },
      sunday: { start: '10:00', end: '17:00' },
    }),
  },
  {
    ...state(
      'TX',
      '09:00',
      '21:00',
      'SB 140, Bus. & Com. Code 301.051: attentive.com/blog/sms-compliance-texas-amendments',
    ),
    effectiveFrom: '2025-09-01',
    windows: week({
      weekdays: { start: '09:00', end: '21:00' },
      saturday: { start: '09:00', end: '21:00' },
      sunday: { start: '12:00', end: '21:00' },
    }),
  },
  { ...state('VA', '08:00', '21:00', USESTELLO), effectiveFrom: '2026-01-01' },
  state('WA', '08:00', '20:00', TABLES, 'K'),
];

function threePerDay(code: string, counts: FrequencyCap['counts'], confidence: Confidence): FrequencyCap {
  return {
    ...{ id: `us-${code.toLowerCase()}-three-a-day`, jurisdiction: `US-${code}`, ...always },
    ...{ max: 3, windowHours: 24, counts, source: USESTELLO, confidence },
  };
}

/**
 * Where the source does not limit the cap to one subject, all messages count: the stricter reading.
 */
export const unitedStatesCaps: readonly FrequencyCap[] = [
  threePerDay('FL', 'same_subject', 'P'),
  threePerDay('MD', 'all', 'K'),
  threePerDay('OK', 'all', 'K'),
];
