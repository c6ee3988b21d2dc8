import type { Skill } from '../../skill.ts';
import { adviseOnAlerts } from './recommend/alerts.ts';
import { adviseOnExperiments } from './recommend/experiments.ts';
import { adviseOnLimits } from './recommend/limits.ts';
import { adviseOnLists } from './recommend/lists.ts';
import { type Advice, presentAdvice } from './recommend/recommendation.ts';
import { adviseOnRetries } from './recommend/retries.ts';
import { adviseOnSources } from './recommend/sources.ts';

const FINDERS = [adviseOnAlerts, adviseOnExperiments, adviseOnRetries, adviseOnSources, adviseOnLists, adviseOnLimits];

/** Critical alerts, then the largest expected effect; without an estimate, last. */
export const listRecommendations: Skill<'insights.recommendations'> = async ({ limit = 50 }, { db, account, now }) => {
  const found: Advice[] = [];
  for (const find of FINDERS) found.push(...(await find({ db, account, now })));
  return { items: found.sort(byEffect).slice(0, limit).map(presentAdvice) };
};

function byEffect(one: Advice, other: Advice): number {
  const amount = ({ effect }: Advice): number => effect.amount ?? -1;
  return Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false) || amount(other) - amount(one);
}
