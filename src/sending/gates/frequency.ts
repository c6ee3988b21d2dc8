import { brokenCaps } from '../../domain/frequency.ts';
import type { Gate, GateResult } from '../facts/send-facts.ts';
import type { Timing } from '../rules/plan-timing.ts';
import { memoizeByTiming, pass, refuse } from './result.ts';

/**
 * One more marketing message breaks no cap of the law or the account. `recent` counts the others.
 */
export const frequencyGate: Gate = ({ timing, recentSends }) =>
  recentSends.length === 0 ? evaluateWithoutRecent(timing) : evaluate(timing, recentSends);

function evaluate({ dueAt, evaluation }: Timing, recentSends: readonly Date[]): GateResult {
  if (evaluation === null) return pass('frequency', { rules: 'exempt.transactional' });
  const { caps } = evaluation;
  const inputs = { rules: caps.map(({ rule }) => rule).join(' '), recent: recentSends.length };
  const broken = brokenCaps(caps, recentSends, dueAt);
  return broken.length === 0
    ? pass('frequency', inputs)
    : refuse('frequency', 'frequency_cap', { ...inputs, broken: broken.map(({ rule }) => rule).join(' ') });
}

const evaluateWithoutRecent = memoizeByTiming((timing) => evaluate(timing, []));
