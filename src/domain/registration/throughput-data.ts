/** Carrier limits of registered campaigns. Dated: a pack stays when a newer one follows it. */
export interface ThroughputPack {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly sources: readonly { readonly part: string; readonly source: string; readonly confidence: 'D' | 'P' | 'K' }[];
  /**
   * AT&T, per campaign, by brand score, best first: the class of a single use case, and of mixed
   * ones.
   */
  readonly att: readonly {
    readonly from: number;
    readonly classes: readonly ['A', 'B'] | readonly ['C', 'D'] | readonly ['E', 'F'];
    readonly perMinute: number;
  }[];
  readonly attLowVolumePerMinute: number;
  /** T-Mobile, per brand, by brand score, best first; resets at midnight Pacific. */
  readonly tmobile: readonly { readonly from: number; readonly perDay: number }[];
  readonly tmobileLowVolumePerDay: number;
}

export const throughputPacks: readonly [ThroughputPack, ...ThroughputPack[]] = [
  {
    id: '10dlc-2026-11',
    effectiveFrom: '2026-11-01',
    sources: [
      { part: 'AT&T message classes and messages per minute', source: 'Telnyx, 10DLC throughput', confidence: 'D' },
      { part: 'T-Mobile daily tiers', source: 'Infobip, Clickatell and Bird, 10DLC throughput', confidence: 'D' },
      { part: 'which score opens which T-Mobile tier', source: 'common tables of vendors', confidence: 'K' },
    ],
    att: [
      { from: 75, classes: ['A', 'B'], perMinute: 4500 },
      { from: 50, classes: ['C', 'D'], perMinute: 2400 },
      { from: 1, classes: ['E', 'F'], perMinute: 240 },
    ],
    attLowVolumePerMinute: 75,
    tmobile: [
      { from: 75, perDay: 200_000 },
      { from: 50, perDay: 40_000 },
      { from: 25, perDay: 10_000 },
      { from: 1, perDay: 2_000 },
    ],
    tmobileLowVolumePerDay: 2_000,
  },
];
