import type { Decision, Gate, GateResult, SendFacts } from '../facts/send-facts.ts';
import { consentGate } from './consent.ts';
import { contentGate } from './content.ts';
import { creditsGate } from './credits.ts';
import { frequencyGate } from './frequency.ts';
import { holdOutGate } from './hold-out.ts';
import { quietHoursGate } from './quiet-hours.ts';
import { recipientGate } from './recipient.ts';
import { senderGate } from './sender.ts';
import { stateGate } from './state.ts';

/** In the order of messaging rules, section 1: the caller gets the error of the first refusal. */
const gates: readonly Gate[] = [
  stateGate,
  senderGate,
  recipientGate,
  consentGate,
  contentGate,
  holdOutGate,
  quietHoursGate,
  frequencyGate,
  creditsGate,
];

/** Runs the gates of one send until one refuses. */
export function decide(facts: SendFacts): Decision {
  const results: GateResult[] = [];
  const rulePack = facts.timing.pack.id;
  for (const gate of gates) {
    const result = gate(facts);
    results.push(result);
    if (result.outcome === 'refuse') return { allow: false, gates: results, rule_pack: rulePack };
  }
  return { allow: true, gates: results, rule_pack: rulePack };
}

/** Runs all gates, so that a check can list all refusals. */
export function explain(facts: SendFacts): Decision {
  const results = gates.map((gate) => gate(facts));
  return {
    allow: results.every(({ outcome }) => outcome !== 'refuse'),
    gates: results,
    rule_pack: facts.timing.pack.id,
  };
}

/** The result of the first gate that refused; null when the message is allowed. */
export function refusalOf(decision: Decision): GateResult | null {
  return decision.gates.find(({ outcome }) => outcome === 'refuse') ?? null;
}
