import { BUCKET_MS } from '../../counting/buckets.ts';
import { edgesOf } from '../../domain/calendar/intervals.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidParams } from '../../errors.ts';
import type { UsageRow } from '../../generated/types.ts';
import { labelOf } from '../../measures/label.ts';
import { queryRollups, type RollupRow } from '../../measures/rollups/query.ts';
import { tooManyGroups } from '../../measures/series.ts';
import { totalsOf } from '../../measures/totals.ts';
import { groupBy as groupRows } from '../../platform/group-by.ts';
import type { Skill } from '../../skill.ts';

const DEFAULT_PERIOD_MS = 30 * DAY_MS;
const MAX_DAYS = 1_830;
const MAX_ROWS = 20_000;

/** What `group_by` is among the dimensions; days are intervals. */
const DIMENSIONS = { day: [], campaign: ['campaign_id'], purpose: ['purpose'] } as const;

/** Sent messages, as every other figure counts them, from the rollups. */
export const readUsage: Skill<'billing.usage'> = async (
  { group_by: groupBy = 'day', from, to },
  { db, account, now },
) => {
  const end = Math.ceil((to === undefined ? now.getTime() + 1 : Date.parse(to)) / BUCKET_MS) * BUCKET_MS;
  const given = from === undefined ? (to === undefined ? now.getTime() : end) - DEFAULT_PERIOD_MS : Date.parse(from);
  const { zone } = account.calendar;
  const edges = edgesWithin(zone, Math.floor(given / BUCKET_MS) * BUCKET_MS, end, groupBy === 'day');
  const found = await queryRollups(db, account, { edges, groupBy: DIMENSIONS[groupBy], maxRows: MAX_ROWS });
  if (found.length > MAX_ROWS) throw tooManyGroups();
  const keyOf = ({ position, group: [value = ''] }: RollupRow): string => {
    if (groupBy === 'day') return labelOf(zone, 'day', edges[position] as Date);
    return value === '' && groupBy === 'campaign' ? 'single' : value;
  };
  const rows = [...groupRows(found, keyOf)]
    .map(([key, own]) => presentRow(key, own))
    .filter(({ messages }) => messages > 0)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return { group_by: groupBy, rows, total: presentRow('total', found) };
};

function presentRow(key: string, rows: readonly RollupRow[]): UsageRow {
  const { sent: messages, segments, credits } = totalsOf(rows);
  return { key, messages, segments, credits };
}

/** Days in a zone between two times; the first and the last may be parts of days. */
function edgesWithin(zone: string, first: number, end: number, isByDay: boolean): Date[] {
  if (first >= end) return [];
  const days = edgesOf(zone, 'day', first, end, MAX_DAYS);
  if (days === null)
    throw invalidParams(`The period is longer than ${MAX_DAYS} days. Ask for a shorter one.`, [
      { path: '/from', rule: `at most ${MAX_DAYS} days before to` },
    ]);
  return [first, ...(isByDay ? days.slice(1, -1) : []), end].map((at) => new Date(at));
}
