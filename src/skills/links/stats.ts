import { edgesOf, startOf } from '../../domain/calendar/intervals.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { emptyPeriod, invalidParams } from '../../errors.ts';
import type { ClickRule } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';
import { type ClickRow, countClicks, findLink } from './queries.ts';
import { noSuchLink } from './require.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = { hour: 31, day: 400 };
/** More than the hours and the days of the longest period. */
const MAX_ROWS = 1_000;

/**
 * Counts are kept per hour of UTC, so that a million clicks take a few hundred rows to read. Where
 * a day begins within an hour, that hour counts on the day in which it began.
 */
export const linkStats: Skill<'links.stats'> = async (params, { db, account, now }) => {
  const { link_id: id, bucket = 'day' } = params;
  const maxDays = MAX_DAYS[bucket];
  const zone = bucket === 'hour' ? 'UTC' : account.calendar.zone;
  const to = params.to === undefined ? now : new Date(params.to);
  // Up to and including now: a click at this time counts.
  const until = params.to === undefined ? new Date(to.getTime() + 1) : to;
  const given = params.from === undefined ? new Date(to.getTime() - DEFAULT_DAYS * DAY_MS) : new Date(params.from);
  const from = new Date(startOf(zone, bucket, given.getTime()));
  if (from >= to) throw emptyPeriod();
  if (to.getTime() - from.getTime() > (maxDays + 1) * DAY_MS)
    throw invalidParams(`The period is longer than ${maxDays} days. Ask for a shorter one, or for days.`, [
      { path: '/from', rule: `at most ${maxDays} days before to` },
    ]);
  const edges = edgesOf(zone, bucket, from.getTime(), until.getTime(), MAX_ROWS) ?? [];
  const starts = edges.map((at) => new Date(at));
  const [link, counts] = await Promise.all([
    findLink(db, account, id),
    db.rows(countClicks, account.tenantId, id, from, until, starts),
  ]);
  if (link === null) throw noSuchLink();
  const isHuman = ({ rule }: ClickRow): boolean => rule === 'human';
  const isBot = ({ rule }: ClickRow): boolean => rule !== 'human';
  const times = [...new Set(counts.map(({ at }) => at.getTime()))];
  const rules = [...new Set(counts.map(({ rule }) => rule as ClickRule))];
  const ofRule = (rule: string): number => sum(counts.filter((row) => row.rule === rule));
  return {
    link_id: id,
    from: from.toISOString(),
    to: to.toISOString(),
    human: sum(counts.filter(isHuman)),
    bot: sum(counts.filter(isBot)),
    unique_clickers: counts.reduce((total, { clickers }) => total + clickers, 0),
    by_rule: rules.map((rule) => ({ rule, clicks: ofRule(rule) })).sort((one, other) => other.clicks - one.clicks),
    rows: times.map((at) => {
      const rows = counts.filter((row) => row.at.getTime() === at);
      return { at: new Date(at).toISOString(), human: sum(rows.filter(isHuman)), bot: sum(rows.filter(isBot)) };
    }),
  };
};

function sum(rows: readonly ClickRow[]): number {
  return rows.reduce((total, { clicks }) => total + clicks, 0);
}
