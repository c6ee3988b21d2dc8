import { type Measure, measureText } from './encoding.ts';

/**
 * The version of the price table, stored with each charge. A new table gets a new date; past
 * charges keep theirs.
 */
export const PRICE_TABLE_VERSION = '2026-11-01';

/** Credits per segment to a country without a price of its own. */
export const DEFAULT_CREDITS = 10;

/**
 * Credits per segment by destination (ISO 3166-1 alpha-2). Set by this service: one credit is one
 * segment within the United States.
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

/** By country, cheapest first. */
export const PRICES: readonly { readonly country: string; readonly credits: number }[] = [...CREDITS_PER_SEGMENT]
  .map(([country, credits]) => ({ country, credits }))
  .toSorted((a, b) => a.credits - b.credits || (a.country < b.country ? -1 : 1));

/**
 * Whole credits per segment to a country. A country that is not in the table has the highest price.
 */
export function creditsPerSegment(country: string): number {
  return CREDITS_PER_SEGMENT.get(country.toUpperCase()) ?? DEFAULT_CREDITS;
}

/**
 * Credits per message with media, of any length and number of files, by destination. Countries that
 * are not here have no MMS from another country's numbers, as Twilio sends it to the United States
 * and Canada only. Set by this service.
 */
const CREDITS_PER_MEDIA: ReadonlyMap<string, number> = new Map([
  ['US', 3],
  ['CA', 3],
  ['PR', 3],
]);

/** Whole credits of a message with media to a country; null when the country has none. */
export function creditsPerMedia(country: string): number | null {
  return CREDITS_PER_MEDIA.get(country.toUpperCase()) ?? null;
}

/** Price of a message with media, which is one segment; null when the country has none. */
export function priceMedia(text: string, country: string): { credits: number; measure: Measure } | null {
  const credits = creditsPerMedia(country);
  return credits === null ? null : { credits, measure: { ...measureText(text), segments: 1 } };
}

/**
 * Price of a message body as sent, footer included. An empty body is free because it is not sent.
 */
export function priceMessage(text: string, country: string): { credits: number; measure: Measure } {
  const measure = measureText(text);
  return { credits: measure.segments * creditsPerSegment(country), measure };
}
