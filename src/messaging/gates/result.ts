import type { GateName, GateResult } from './facts.ts';

type Inputs = GateResult['inputs'];

export const pass = (gate: GateName, inputs: Inputs): GateResult => ({ gate, outcome: 'pass', reason: null, inputs });
export const refuse = (gate: GateName, reason: string, inputs: Inputs): GateResult => ({
  gate,
  outcome: 'refuse',
  reason,
  inputs,
});
