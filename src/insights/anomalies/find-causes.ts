import type { Owner } from '../../domain/account.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { type Cause, causesOf, expectedParts } from '../../domain/insights/cause.ts';
import type { Sample } from '../../domain/insights/deviation.ts';
import type { Dimension } from '../../measures/rollups/dimensions.ts';
import { queryRollups } from '../../measures/rollups/query.ts';
import { countOptOutsBySource } from '../../people/consent/opt-outs-by-source.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { BY_SHARE, DESCRIBES, type WatchedName, watchedOf } from './metrics.ts';
import { sampleOf } from './read-hours.ts';

export type AnomalyCause = Cause<Dimension>;

export interface Deviating {
  readonly metric: WatchedName;
  readonly from: Date;
  readonly to: Date;
  readonly events: number;
  readonly expected: number;
}

/** Values of one dimension; more than this cannot be compared one by one. */
const MAX_VALUES = 2_000;
/** Links live for days, so that their share of older clicks says nothing. */
const RECENT_MS = 7 * 24 * HOUR_MS;

interface Value extends Sample {
  readonly value: string;
  readonly past: Sample;
}

/** What explains a deviation, best first; empty when no single value does. */
export async function findCauses(
  sql: Sql,
  owner: Owner,
  deviating: Deviating,
  historyFrom: Date,
): Promise<readonly AnomalyCause[]> {
  const { dimensions } = watchedOf(deviating.metric);
  const parts = [];
  for (const dimension of dimensions) {
    const values = await readValues(sql, owner, deviating, dimension, historyFrom);
    const by = BY_SHARE.includes(dimension) ? 'share' : 'rate';
    parts.push({ dimension, parts: expectedParts(values, deviating.expected, by) });
  }
  return causesOf(parts, deviating, DESCRIBES);
}

/** Events and trials of each value, in the deviation and before it. */
async function readValues(
  sql: Sql,
  owner: Owner,
  { metric: name, from, to }: Deviating,
  dimension: Dimension,
  historyFrom: Date,
): Promise<Value[]> {
  if (dimension === 'source_id') return readSources(sql, owner, historyFrom, from, to);
  const metric = watchedOf(name);
  const recent = new Date(from.getTime() - RECENT_MS);
  const start = dimension === 'link_id' ? recent : historyFrom;
  // Trials are the messages of the hours before as well.
  const trials = new Date(from.getTime() - (metric.hours - 1) * HOUR_MS);
  const edges = metric.hours === 1 ? [start, from, to] : [start, trials, from, to];
  const rows = await queryRollups(sql, owner, { edges, groupBy: [dimension], maxRows: MAX_VALUES * 3 });
  const values = new Map<string, { events: number; of: number; past: { events: number; of: number } }>();
  for (const { position, group, ...row } of rows) {
    const value = group[0] ?? '';
    const known = values.get(value) ?? { events: 0, of: 0, past: { events: 0, of: 0 } };
    const sample = sampleOf(metric, row);
    if (position === edges.length - 2) {
      known.events += sample.events;
      known.of += sample.of;
    } else {
      known.past.events += sample.events;
      known.past.of += sample.of;
      if (position > 0) known.of += sample.of;
    }
    values.set(value, known);
  }
  return [...values].map(([value, counts]) => ({ value, ...counts }));
}

async function readSources(sql: Sql, owner: Owner, start: Date, from: Date, to: Date): Promise<Value[]> {
  const rows = await countOptOutsBySource(sql, owner, start, from, to);
  return rows.map(({ source_id: value, now, past }) => ({
    value: value ?? '',
    events: now,
    of: 0,
    past: { events: past, of: 0 },
  }));
}
