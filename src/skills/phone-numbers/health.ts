import { readCodeBook } from '../../carriers/codes/read-code-book.ts';
import { noSuchNumber } from '../../carriers/numbers/no-such-number.ts';
import { findNumber } from '../../carriers/numbers/queries.ts';
import { bucketStart } from '../../counting/buckets.ts';
import { isFiltering } from '../../domain/carrier-codes/code-book.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { evaluateNumberHealth } from '../../domain/number-health.ts';
import { queryRollups, type RollupRow } from '../../measures/rollups/query.ts';
import { totalsOf } from '../../measures/totals.ts';
import type { Skill } from '../../skill.ts';

const WEEK_MS = 7 * DAY_MS;
/** Of a number: purposes with their error codes. */
const MAX_ROWS = 5_000;

/** Answers to keywords tell nothing about how the messages of a number are received. */
const isCounted = ({ group: [purpose] }: RollupRow): boolean => purpose !== 'reply';

export const numberHealth: Skill<'phone-numbers.health'> = async ({ number_id: id }, { db, account, now }) => {
  if ((await findNumber(db, account, id)) === null) throw noSuchNumber();
  const since = bucketStart(new Date(now.getTime() - WEEK_MS));
  const rows = await queryRollups(db, account, {
    edges: [since, new Date(now.getTime() + 1)],
    groupBy: ['purpose', 'error_code'],
    filters: { number_id: [id] },
    maxRows: MAX_ROWS,
  });
  const book = await readCodeBook(db);
  const counted = rows.filter(isCounted);
  const { sent, delivered, undelivered, failed, opt_outs: optOuts } = totalsOf(counted);
  const { failed: filtered } = totalsOf(counted.filter(({ group: [, code = ''] }) => isFiltering(book, code)));
  const counts = { sent, delivered, failed, filtered, optOuts };
  const { deliveryRate, filterRate, optOutRate, health, findings } = evaluateNumberHealth(counts);
  return {
    number_id: id,
    since: since.toISOString(),
    sent,
    delivered,
    failed,
    filtered,
    unknown: sent - delivered - undelivered,
    opt_outs: optOuts,
    delivery_rate: deliveryRate,
    filter_rate: filterRate,
    opt_out_rate: optOutRate,
    health,
    findings: findings.map((finding) => ({ ...finding })),
  };
};
