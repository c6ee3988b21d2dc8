import { type ThroughputPack, throughputPacks } from './throughput-data.ts';

export interface Throughput {
  /** AT&T’s message class. */
  readonly class: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'T';
  /** AT&T: messages per minute for the campaign, across all its numbers. */
  readonly att_per_minute: number;
  /** T-Mobile: messages per day for the brand, across all its campaigns and vendors. */
  readonly tmobile_per_day: number;
  readonly pack: string;
}

/** Use cases that AT&T classifies as mixed: the second class of each pair. */
const MIXED: ReadonlySet<string> = new Set(['MIXED', 'MARKETING']);
const LOW: ReadonlySet<string> = new Set(['LOW_VOLUME', 'SOLE_PROPRIETOR']);

/**
 * Carrier limits of a campaign by the score of its brand (1 to 100; null: not vetted, which counts
 * as the lowest).
 */
export function throughputOf(useCase: string, score: number | null, at: Date): Throughput {
  const pack = packAt(at);
  const points = score ?? 1;
  const tier = pack.tmobile.find(({ from }) => points >= from) ?? pack.tmobile.at(-1);
  const low = LOW.has(useCase);
  const row = pack.att.find(({ from }) => points >= from) ?? pack.att.at(-1);
  return {
    class: low ? 'T' : (row?.classes[MIXED.has(useCase) ? 1 : 0] ?? 'F'),
    att_per_minute: low ? pack.attLowVolumePerMinute : (row?.perMinute ?? 0),
    tmobile_per_day: low ? pack.tmobileLowVolumePerDay : (tier?.perDay ?? 0),
    pack: pack.id,
  };
}

/**
 * Messages per second for each of the numbers that share a campaign's limit. At least 1, the lowest
 * rate a number can have.
 */
export function ratePerNumber({ att_per_minute: perMinute }: Throughput, numbers: number): number {
  return Math.max(1, Math.floor(perMinute / 60 / Math.max(1, numbers)));
}

function packAt(at: Date): ThroughputPack {
  const day = at.toISOString().slice(0, 10);
  return throughputPacks.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? throughputPacks[0];
}
