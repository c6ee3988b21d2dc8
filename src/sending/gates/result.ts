import type { GateName, GateResult } from '../facts/send-facts.ts';
import type { Timing } from '../rules/plan-timing.ts';

type Inputs = GateResult['inputs'];

export const pass = (gate: GateName, inputs: Inputs): GateResult => ({ gate, outcome: 'pass', reason: null, inputs });
export const defer = (gate: GateName, reason: string, inputs: Inputs): GateResult => ({
  gate,
  outcome: 'deferred',
  reason,
  inputs,
});
export const refuse = (gate: GateName, reason: string, inputs: Inputs): GateResult => ({
  gate,
  outcome: 'refuse',
  reason,
  inputs,
});

/**
 * Caches the result of a gate per timing: the contacts of a chunk share a few timings, one for each
 * location (`planTiming`).
 */
export function memoizeByTiming(evaluate: (timing: Timing) => GateResult): (timing: Timing) => GateResult {
  const results = new WeakMap<Timing, GateResult>();
  return (timing) => {
    const known = results.get(timing);
    if (known !== undefined) return known;
    const result = evaluate(timing);
    results.set(timing, result);
    return result;
  };
}
