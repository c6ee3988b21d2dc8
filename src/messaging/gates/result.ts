import type { Timing } from '../timing/plan.ts';
import type { GateName, GateResult } from './facts.ts';

type Inputs = GateResult['inputs'];

export const pass = (gate: GateName, inputs: Inputs): GateResult => ({ gate, outcome: 'pass', reason: null, inputs });
export const refuse = (gate: GateName, reason: string, inputs: Inputs): GateResult => ({
  gate,
  outcome: 'refuse',
  reason,
  inputs,
});

/** What a gate says of a timing: said once, because a chunk of a campaign has a timing for each place and not for each person. */
export function onceForEach(say: (timing: Timing) => GateResult): (timing: Timing) => GateResult {
  const said = new WeakMap<Timing, GateResult>();
  return (timing) => {
    const known = said.get(timing);
    if (known !== undefined) return known;
    const result = say(timing);
    said.set(timing, result);
    return result;
  };
}
