import { PRICE_TABLE_VERSION } from '../pricing.ts';
import { hoursElsewhere } from './elsewhere.ts';
import type { RulePack } from './pack.ts';
import { unitedStatesCaps, unitedStatesHours } from './united-states.ts';

export type { RulePack } from './pack.ts';

export const currentRulePack: RulePack = {
  id: 'us-2026-11',
  effectiveFrom: '2026-11-01',
  parts: [
    { part: 'opt-out words', source: '47 CFR 64.1200(a)(10), in force since 2025-04-11' },
    { part: 'consent for marketing', source: '47 CFR 64.1200(a)(2) and (f)(9): prior express written consent' },
    { part: 'time of day and frequency', source: 'each rule names its own' },
    { part: 'segments', source: '3GPP TS 23.038 and 23.040' },
    { part: `prices ${PRICE_TABLE_VERSION}`, source: 'the price table of this service' },
  ],
  timeOfDay: [...unitedStatesHours, ...hoursElsewhere],
  caps: unitedStatesCaps,
};
