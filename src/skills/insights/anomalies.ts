import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { invalidParams } from '../../errors.ts';
import type { Anomaly, AnomalyCause } from '../../generated/types.ts';
import { type Anomaly as Found, findAnomalies } from '../../insights/anomalies/find-anomalies.ts';
import type { AnomalyCause as FoundCause } from '../../insights/anomalies/find-causes.ts';
import { WATCHED_NAMES, type WatchedName } from '../../insights/anomalies/metrics.ts';
import { readPeriod } from '../../measures/read-period.ts';
import type { NextAction } from '../../next-actions.ts';
import type { Skill } from '../../skill.ts';

const MAX_DAYS = 31;

/** Compares each hour with the account's own history. Reads the rollups, never messages. */
export const listAnomalies: Skill<'insights.anomalies'> = async (
  { metrics = WATCHED_NAMES, from, to, timezone },
  { db, account, now },
) => {
  const end = to ?? now.toISOString();
  const start = from ?? new Date(Date.parse(end) - DAY_MS).toISOString();
  const period = readPeriod({ from: start, to: end, timezone }, account.calendar, now);
  const first = Math.floor(period.from.getTime() / HOUR_MS) * HOUR_MS;
  const last = Math.ceil(period.to.getTime() / HOUR_MS) * HOUR_MS;
  if (last - first > MAX_DAYS * DAY_MS + HOUR_MS)
    throw invalidParams(`The period is longer than ${MAX_DAYS} days. Ask for a shorter one.`, [
      { path: '/from', rule: `at most ${MAX_DAYS} days before to` },
    ]);
  const query = { metrics, zone: period.zone, from: first, to: last };
  const { anomalies, unknown, evaluatedHours, more } = await findAnomalies(db, account, query);
  return {
    from: new Date(first).toISOString(),
    to: new Date(last).toISOString(),
    items: anomalies.map(present),
    evaluated_hours: evaluatedHours,
    not_enough_data: [...unknown],
    more,
  };
};

function present(found: Found): Anomaly {
  const { metric, from, to, events, expected, of, score, isWorse, causes } = found;
  const [cause = null, ...others] = causes.map(presentCause);
  return {
    metric,
    from: from.toISOString(),
    to: to.toISOString(),
    direction: score > 0 ? 'above' : 'below',
    is_worse: isWorse,
    actual: events,
    expected,
    messages: of,
    score,
    summary: summarize(found),
    cause,
    other_causes: others,
    next_actions: nextActions(metric, cause),
  };
}

function presentCause({ dimension, value, events, expected, share }: FoundCause): AnomalyCause {
  const rounded = { expected: Math.round(expected * 100) / 100, share: Math.round(share * 100) / 100 };
  return { dimension, value, actual: events, ...rounded };
}

const SAYS: Readonly<Record<WatchedName, string>> = {
  failure_rate: 'messages failed',
  opt_outs: 'opt-outs',
  clicks: 'links were clicked for the first time',
  replies: 'replies',
};

function summarize({ metric, events, expected, of, causes: [cause] }: Found): string {
  const figures = `${events} ${SAYS[metric]}, of ${of} messages; about ${Math.round(expected)} are usual at this time.`;
  return cause === undefined
    ? `${figures} No single cause explains it.`
    : `${figures} ${cause.dimension} ${cause.value} explains ${Math.round(Math.min(1, cause.share) * 100)} % of the difference.`;
}

const GROUPS = ['number_id', 'carrier', 'country', 'purpose', 'campaign_id', 'template_id'];

/** A call that shows the value, or the figure by its dimension. */
function nextActions(metric: WatchedName, cause: AnomalyCause | null): NextAction[] {
  const showing = cause === null ? null : showValue(cause);
  const groupBy = cause !== null && GROUPS.includes(cause.dimension) ? { group_by: cause.dimension } : {};
  const figures: NextAction[] =
    metric === 'failure_rate'
      ? [{ skill: 'metrics.deliverability', params: groupBy, why: 'Shows delivery with the errors of carriers.' }]
      : [{ skill: 'analytics.campaigns', params: {}, why: 'Compares the campaigns of the last days.' }];
  return [...(showing === null ? [] : [showing]), ...figures];
}

function showValue({ dimension, value }: AnomalyCause): NextAction | null {
  switch (dimension) {
    case 'number_id':
      return { skill: 'phone-numbers.health', params: { number_id: value }, why: 'Shows the health of the number.' };
    case 'source_id':
      return { skill: 'sources.get', params: { source_id: value }, why: 'Shows what people saw when they opted in.' };
    case 'link_id':
      return { skill: 'links.stats', params: { link_id: value }, why: 'Shows the clicks of the link over time.' };
    case 'template_id':
      return { skill: 'templates.get', params: { template_id: value }, why: 'Shows the template.' };
    case 'campaign_id':
      return { skill: 'campaigns.get', params: { campaign_id: value }, why: 'Shows the campaign.' };
    default:
      return null;
  }
}
