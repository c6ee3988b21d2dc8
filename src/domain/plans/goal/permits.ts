import type { LeadsTo, NamedEffect } from '../../call-effects/leads-to.ts';

/** What a verb permits: the one table of `lexicon/goals/verbs.txt` gives each verb one of them. */
export type Permits = 'read' | 'change' | 'sending' | 'deletion' | 'spending';

/** What a call may lead to. What no verb permits, such as access, is never planned from words. */
const PERMITTED: Readonly<Record<Permits, readonly LeadsTo[]>> = {
  read: [],
  change: [],
  sending: ['messages', 'charges'],
  deletion: ['deletion'],
  spending: ['charges'],
};

/** Whether a verb says as much as the call does. */
export function isPermitted(permits: Permits, { effect, leadsTo }: NamedEffect): boolean {
  if (permits === 'read') return effect === 'read';
  return leadsTo.every((one) => PERMITTED[permits].includes(one));
}
