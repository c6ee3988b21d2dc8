import { createHash } from 'node:crypto';
import type { Decision, GateResult } from '../gates/facts.ts';

/** What a recipient's row keeps of its decision: which one it is, and the one thing that is its own. */
export interface KeptDecision {
  readonly id: string;
  /** Credits that were left, where the decision came as far as asking. */
  readonly available: number | null;
}

export interface SharedDecisions {
  keep(decision: Decision): KeptDecision;
  /** Those that were met, by id, as JSON. */
  readonly met: ReadonlyMap<string, string>;
}

/** Decisions of a chunk, each kept once: of a thousand there are a few, but for the credits that were left. The last gate is that of the credits. */
export function shareDecisions(): SharedDecisions {
  const gates: GateTexts[] = [];
  const idOf = new Map<string, string>();
  const met = new Map<string, string>();

  const idFor = ({ allow, rule_pack }: Decision, shared: readonly GateResult[]): string => {
    let key = `${allow} ${rule_pack}`;
    for (const [place, result] of shared.entries()) {
      gates[place] ??= gateTexts();
      key += ` ${gates[place].numberOf(result)}`;
    }
    const known = idOf.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify({ allow, gates: shared, rule_pack });
    const id = createHash('sha256').update(text).digest('base64url');
    idOf.set(key, id);
    met.set(id, text);
    return id;
  };

  return {
    met,
    keep: (decision) => {
      const last = decision.gates.at(-1);
      if (last?.gate !== 'credits') return { id: idFor(decision, decision.gates), available: null };
      const nobodys = { ...last, inputs: { ...last.inputs, available: null } };
      return {
        id: idFor(decision, [...decision.gates.slice(0, -1), nobodys]),
        available: Number(last.inputs.available),
      };
    },
  };
}

interface GateTexts {
  numberOf(result: GateResult): number;
}

/** Numbers the results of one gate. Neighbours mostly have the same, which is seen without writing it out. */
function gateTexts(): GateTexts {
  const numbers = new Map<string, number>();
  let last: { readonly result: GateResult; readonly number: number } | null = null;
  return {
    numberOf: (result) => {
      if (last !== null && isSame(last.result, result)) return last.number;
      const text = JSON.stringify(result);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      last = { result, number };
      return number;
    },
  };
}

function isSame(one: GateResult, other: GateResult): boolean {
  if (one.outcome !== other.outcome || one.reason !== other.reason) return false;
  const names = Object.keys(one.inputs);
  if (names.length !== Object.keys(other.inputs).length) return false;
  return names.every((name) => one.inputs[name] === other.inputs[name]);
}
