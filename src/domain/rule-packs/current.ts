import { PRICE_TABLE_VERSION } from '../pricing.ts';

/** A dated set of rules. Every message records the pack that cleared it, so that a decision can be read under the rules of its day. */
export interface RulePack {
  readonly id: string;
  readonly effectiveFrom: string;
  /** What the pack holds and where each part comes from. */
  readonly parts: readonly { readonly part: string; readonly source: string }[];
}

export const currentRulePack: RulePack = {
  id: 'us-2026-11',
  effectiveFrom: '2026-11-01',
  parts: [
    { part: 'opt-out words', source: '47 CFR 64.1200(a)(10), in force since 2025-04-11' },
    { part: 'consent for marketing', source: '47 CFR 64.1200(a)(2) and (f)(9): prior express written consent' },
    { part: 'segments', source: '3GPP TS 23.038 and 23.040' },
    { part: `prices ${PRICE_TABLE_VERSION}`, source: 'the price table of this service' },
  ],
};
