import { parsePhone } from '../phone.ts';
import { cellText } from './cell-text.ts';

/** Rows that are looked at, which is enough to tell. */
const MAX_ROWS = 50;

/** Seven to fifteen digits with what people write between them. */
const NOTATION = /^[+(]?\p{Nd}[\p{Nd}\s().\-/\u2010-\u2015]{6,24}$/u;

/**
 * The column most of whose values look like phone numbers, or null. `country` is where numbers
 * without a country code may be. Valid numbers count more than what is only written like one.
 */
export function findLikelyPhones(
  rows: readonly Readonly<Record<string, unknown>>[],
  country: string | undefined,
): string | null {
  const scores = new Map<string, { score: number; values: number }>();
  for (const row of rows.slice(0, MAX_ROWS)) {
    for (const [column, value] of Object.entries(row)) {
      const text = typeof value === 'string' || typeof value === 'number' ? cellText(String(value)) : '';
      if (text === '') continue;
      const seen = scores.get(column) ?? { score: 0, values: 0 };
      scores.set(column, { score: seen.score + scoreOf(text, country), values: seen.values + 1 });
    }
  }
  const [best] = [...scores]
    .filter(([, { score, values }]) => score >= values)
    .toSorted(([, a], [, b]) => b.score / b.values - a.score / a.values);
  return best?.[0] ?? null;
}

function scoreOf(text: string, country: string | undefined): number {
  if (parsePhone(text, country).ok) return text.startsWith('+') ? 3 : 2;
  const digits = text.replace(/\P{Nd}/gu, '').length;
  return NOTATION.test(text) && digits >= 9 && digits <= 15 ? 1 : 0;
}
