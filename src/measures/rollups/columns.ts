/** The measures that rollups keep, in the order of their columns. */
export const COUNTS = [
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'rejected',
  'unconfirmed',
  'canceled',
  'excluded',
  'segments',
  'credits',
  'credits_returned',
  'clicks',
  'bot_clicks',
  'clickers',
  'replies',
  'opt_ins',
  'opt_outs',
  'conversions',
] as const;

export type Count = (typeof COUNTS)[number];

const ALL = [...COUNTS, 'value_minor'] as const;
const list = (each: (name: string) => string, separator = ', '): string => ALL.map(each).join(separator);

/** SQL lists of all measures; the statements of rollups are made of them. */
export const NAMES = list((name) => name);
export const SUMS = list((name) => `coalesce(sum(${name}), 0) AS ${name}`);
export const WIRE_SUMS = [
  ...COUNTS.map((name) => `coalesce(sum(${name}), 0)::bigint AS ${name}`),
  'coalesce(sum(value_minor), 0)::text AS value_minor',
].join(', ');
export const ADDED = list((name) => `${name} = r.${name} + excluded.${name}`);
export const NEGATED = list((name) => `-${name}`);
export const ANY_CHANGE = list((name) => `sum(${name}) <> 0`, ' OR ');

export const KEY = 'account_id, bucket_at, group_key, link_id, detail, currency';
