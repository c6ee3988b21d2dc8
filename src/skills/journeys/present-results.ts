import type { JourneyResults } from '../../generated/types.ts';
import { addRows, measureValue, moneyOf } from '../../measures/definitions/evaluate.ts';
import type { MeasureName } from '../../measures/definitions/measures.ts';
import type { JourneyTotals } from '../../measures/rollups/journey-totals.ts';

/** What came of the messages that the totals are of. */
export function presentResults(totals: readonly JourneyTotals[]): JourneyResults {
  const rows = totals.map(({ node_id, version, path, currency, value_minor: valueMinor, ...counts }) => ({
    counts,
    currency,
    valueMinor,
  }));
  const sums = addRows(rows);
  const count = (name: MeasureName): number => Number(measureValue(name, sums));
  return {
    sent: count('sent'),
    delivered: count('delivered'),
    failed: count('failed'),
    unconfirmed: count('unconfirmed'),
    canceled: count('canceled'),
    credits: count('credits'),
    clicks: count('clicks'),
    clickers: count('clickers'),
    replies: count('replies'),
    opt_outs: count('opt_outs'),
    conversions: count('conversions'),
    conversion_value: moneyOf(rows),
  };
}
