import { type Measure, measureText } from './encoding.ts';

/** Names the table a charge was computed with; a new table gets a new date, past charges keep theirs. */
export const PRICE_TABLE_VERSION = '2026-11-01';

const OTHERWISE = 10;

/**
 * Credits for one segment by destination (ISO 3166-1 alpha-2). Ours to set; one credit is a segment within the United
 * States.
 */
const CREDITS_PER_SEGMENT: ReadonlyMap<string, number> = new Map(
  `
  US:1 CA:1 PR:1
  GB:4 IE:6 FR:6 DE:7 AT:8 CH:6 BE:8 NL:8 LU:6
  ES:6 PT:4 IT:7 DK:5 SE:5 NO:6 FI:6 PL:4 CZ:5
  MX:4 BR:3 AR:6 CL:5 CO:3 PE:5
  AU:4 NZ:7 SG:5 HK:5 JP:7 KR:4 IN:5 PH:6 ZA:4 IL:5 AE:6`
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(3))]),
);

/** Whole credits for one segment to a country; a country the table does not name costs the most. */
export function creditsPerSegment(country: string): number {
  return CREDITS_PER_SEGMENT.get(country.toUpperCase()) ?? OTHERWISE;
}

/** What a text costs as it will go on the air, footer included; an empty text costs nothing because it is not sent. */
export function priceText(text: string, country: string): { credits: number; measure: Measure } {
  const measure = measureText(text);
  return { credits: measure.segments * creditsPerSegment(country), measure };
}
