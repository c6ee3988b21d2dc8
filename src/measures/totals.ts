import type { MeasureTotals } from '../generated/types.ts';
import { addRows, measureValue, moneyOf } from './definitions/evaluate.ts';
import type { MeasureName } from './definitions/measures.ts';
import type { RollupRow } from './rollups/query.ts';

/** Every measure of rows, as skills show it. */
export function totalsOf(rows: readonly RollupRow[]): MeasureTotals {
  const sums = addRows(rows);
  const count = (name: MeasureName): number => Number(measureValue(name, sums));
  const rate = (name: MeasureName): number | null => {
    const value = measureValue(name, sums);
    return value === null ? null : Number(value);
  };
  return {
    accepted: count('accepted'),
    sent: count('sent'),
    delivered: count('delivered'),
    undelivered: count('undelivered'),
    rejected: count('rejected'),
    failed: count('failed'),
    unconfirmed: count('unconfirmed'),
    canceled: count('canceled'),
    excluded: count('excluded'),
    segments: count('segments'),
    credits: count('credits'),
    credits_returned: count('credits_returned'),
    clicks: count('clicks'),
    bot_clicks: count('bot_clicks'),
    clickers: count('clickers'),
    replies: count('replies'),
    opt_ins: count('opt_ins'),
    opt_outs: count('opt_outs'),
    conversions: count('conversions'),
    conversion_value: moneyOf(rows),
    delivery_rate: rate('delivery_rate'),
    failure_rate: rate('failure_rate'),
    click_rate: rate('click_rate'),
    opt_out_rate: rate('opt_out_rate'),
  };
}
