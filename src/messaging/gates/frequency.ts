import { brokenCaps } from '../../domain/frequency.ts';
import type { Timing } from '../timing/plan.ts';
import type { Gate, GateResult } from './facts.ts';
import { onceForEach, pass, refuse } from './result.ts';

/** One more marketing text breaks no cap of law or of the account; `recent` is how many were seen around its moment. */
export const frequencyGate: Gate = ({ timing, touches }) =>
  touches.length === 0 ? sayUntouched(timing) : say(timing, touches);

function say({ dueAt, judged }: Timing, touches: readonly Date[]): GateResult {
  if (judged === null) return pass('frequency', { rules: 'exempt.transactional' });
  const { caps } = judged;
  const inputs = { rules: caps.map(({ rule }) => rule).join(' '), recent: touches.length };
  const broken = brokenCaps(caps, touches, dueAt);
  return broken.length === 0
    ? pass('frequency', inputs)
    : refuse('frequency', 'frequency_cap', { ...inputs, broken: broken.map(({ rule }) => rule).join(' ') });
}

const sayUntouched = onceForEach((timing) => say(timing, []));
