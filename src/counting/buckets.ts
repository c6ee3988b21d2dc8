/**
 * SQL: the start of the quarter of an hour of a time. Zones have offsets of whole quarters, so that
 * quarters add up to the hours and days of every zone.
 */
export const bucketOf = (at: string): string => `date_bin('15 minutes', ${at}, TIMESTAMPTZ '2000-01-01 00:00:00Z')`;

export const BUCKET_MS = 15 * 60_000;

export const bucketStart = (at: Date): Date => new Date(Math.floor(at.getTime() / BUCKET_MS) * BUCKET_MS);

/** People who reply or opt out later than this after a message have other causes. */
export const ANSWER_DAYS = 7;
