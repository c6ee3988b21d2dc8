import { PRICE_TABLE_VERSION } from '../content/pricing.ts';
import { otherCountriesHours } from './other-countries.ts';
import type { RulePack } from './pack.ts';
import { unitedStatesCaps, unitedStatesHours } from './united-states.ts';

const REVOKE_ALL = '47 CFR 64.1200(a)(10), “revoke all”, in force from 2027-01-31';

const november2026: RulePack = {
  id: 'us-2026-11',
  effectiveFrom: '2026-11-01',
  parts: [
    { part: 'opt-out words', source: '47 CFR 64.1200(a)(10), in force since 2025-04-11' },
    {
      part: 'a STOP ends every program of the account, unless the contact is asked and keeps the others',
      source: 'stricter than the law, which waived that until 2027-01-31; 47 CFR 64.1200(a)(12) for the question',
    },
    { part: 'consent for marketing', source: '47 CFR 64.1200(a)(2) and (f)(9): prior express written consent' },
    { part: 'time of day and frequency', source: 'each rule has its own' },
    { part: 'segments', source: '3GPP TS 23.038 and 23.040' },
    { part: `prices ${PRICE_TABLE_VERSION}`, source: 'the price table of this service' },
  ],
  timeOfDay: [...unitedStatesHours, ...otherCountriesHours],
  caps: unitedStatesCaps,
  optOuts: { revokeAll: false, source: 'waiver of 47 CFR 64.1200(a)(10), “revoke all” (FCC order of 2026-01-06)' },
};

/**
 * The waiver of "revoke all" ends (FCC order of 2026-01-06; a proposal of October 2025 may still
 * change it). From then on the scope question is not asked.
 */
const january2027: RulePack = {
  ...november2026,
  id: 'us-2027-01',
  effectiveFrom: '2027-01-31',
  parts: november2026.parts.map((each) =>
    each.part.startsWith('a STOP ends')
      ? { part: 'a STOP ends every program of the account', source: REVOKE_ALL }
      : each,
  ),
  optOuts: { revokeAll: true, source: REVOKE_ALL },
};

/** Oldest first. A pack under which messages were sent is never removed. */
export const RULE_PACKS: readonly [RulePack, ...RulePack[]] = [november2026, january2027];
