import { readCodeBook } from '../../carriers/codes/read-code-book.ts';
import { type CodeBook, meaningOfCode } from '../../domain/carrier-codes/code-book.ts';
import type { DeliverabilityRow } from '../../generated/types.ts';
import { readPeriod } from '../../measures/read-period.ts';
import { queryRollups, type RollupRow } from '../../measures/rollups/query.ts';
import { tooManyGroups } from '../../measures/series.ts';
import { totalsOf } from '../../measures/totals.ts';
import { groupBy as groupRows } from '../../platform/group-by.ts';
import type { Skill } from '../../skill.ts';

const MAX_ROWS = 20_000;
const MAX_ERRORS = 10;

export const readDeliverability: Skill<'metrics.deliverability'> = async (params, { db, account, now }) => {
  const { group_by: groupBy = 'number_id', limit = 50 } = params;
  const { zone, from, to } = readPeriod(params, account.calendar, now);
  const rows = await queryRollups(db, account, {
    edges: [from, to],
    groupBy: [groupBy, 'error_code'],
    maxRows: MAX_ROWS,
  });
  if (rows.length > MAX_ROWS) throw tooManyGroups();
  const book = await readCodeBook(db);
  const all = [...groupRows(rows, ({ group }) => group[0] ?? '')]
    .map(([group, own]) => presentGroup(group, own, book))
    .filter(({ accepted }) => accepted > 0)
    .sort((one, other) => other.sent - one.sent || (one.group < other.group ? -1 : 1));
  return {
    timezone: zone,
    from: from.toISOString(),
    to: to.toISOString(),
    group_by: groupBy,
    rows: all.slice(0, limit),
    more_rows: Math.max(0, all.length - limit),
  };
};

function presentGroup(group: string, rows: readonly RollupRow[], book: CodeBook): DeliverabilityRow {
  const totals = totalsOf(rows);
  const errors = rows
    .map(({ group: [, code = ''], counts }) => ({ code, count: counts.undelivered + counts.rejected }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return {
    group,
    accepted: totals.accepted,
    sent: totals.sent,
    delivered: totals.delivered,
    undelivered: totals.undelivered,
    rejected: totals.rejected,
    unconfirmed: totals.unconfirmed,
    delivery_rate: totals.delivery_rate,
    failure_rate: totals.failure_rate,
    errors: errors
      .slice(0, MAX_ERRORS)
      .map(({ code, count }) => ({ error_code: code, count, ...meaningOfCode(book, code) })),
  };
}
