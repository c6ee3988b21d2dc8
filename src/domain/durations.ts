/** Durations in milliseconds. A day of a time zone can be longer or shorter: see time-zones. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Of the units in which people write durations. */
export const UNIT_MS = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS, weeks: 7 * DAY_MS } as const;
