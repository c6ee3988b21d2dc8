import { HOUR_MS } from '../../domain/durations.ts';
import { type Anomaly, findAnomalies } from '../../insights/anomalies/find-anomalies.ts';
import { type WatchedName, watchedOf } from '../../insights/anomalies/metrics.ts';
import { hasTrials } from '../../insights/anomalies/read-hours.ts';
import type { AlertRule, Facts } from '../rule.ts';

/** The current hour and the two before it: an alert closes when none of them deviates. */
const HOURS = 3;

/** A metric that is worse than its own history by hour and weekday. */
function ruleFor(metric: WatchedName, severity: AlertRule['severity'], summarize: AlertRule['summarize']): AlertRule {
  return {
    severity,
    find: async (sql, owner, now) => {
      const to = Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS;
      const query = { metrics: [metric], zone: 'UTC', from: to - HOURS * HOUR_MS, to };
      if (!(await hasTrials(sql, owner, watchedOf(metric), query))) return [];
      const { anomalies } = await findAnomalies(sql, owner, query);
      const worst = anomalies.find(({ isWorse }) => isWorse);
      return worst === undefined ? [] : [{ subject_id: '', facts: factsOf(worst) }];
    },
    summarize,
    nextActions: () => [
      { skill: 'insights.anomalies', params: { metrics: [metric] }, why: 'Shows the deviation and what explains it.' },
    ],
  };
}

function factsOf({ from, events, expected, of, causes }: Anomaly): Facts {
  const [cause] = causes;
  return {
    since: from.toISOString(),
    events,
    expected: Math.round(expected),
    of,
    dimension: cause?.dimension ?? null,
    value: cause?.value ?? null,
    share: cause === undefined ? null : Math.round(Math.min(1, cause.share) * 100),
  };
}

const explain = ({ dimension, value, share }: Facts): string =>
  value === null ? 'No single cause explains it.' : `${dimension} ${value} explains ${share} % of it.`;

export const deliveryBelowHistory = ruleFor(
  'failure_rate',
  'critical',
  (facts) =>
    `Since ${facts.since}, ${facts.events} of ${facts.of} messages failed; about ${facts.expected} are usual at this time. ${explain(facts)}`,
);

export const optOutsAboveHistory = ruleFor(
  'opt_outs',
  'warning',
  (facts) =>
    `Since ${facts.since}, people opted out ${facts.events} times; about ${facts.expected} times are usual at this time. ${explain(facts)}`,
);
