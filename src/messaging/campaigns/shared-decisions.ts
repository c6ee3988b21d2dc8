import { createHash } from 'node:crypto';
import type { Decision, GateResult } from '../gates/facts.ts';

/** What a recipient's row keeps of its decision: which of those that were met it is, and the one thing that is its own. */
export interface KeptDecision {
  /** From 1 on. */
  readonly number: number;
  /** Credits that were left, where the decision came as far as asking. */
  readonly available: number | null;
}

export interface SharedDecisions {
  keep(decision: Decision): KeptDecision;
  /** Those that were met, by id, as JSON, in the order of their numbers. */
  readonly met: ReadonlyMap<string, string>;
}

/** Base 64: 132 bits, which no two decisions have in common. */
const ID_LENGTH = 22;

/** Decisions of a chunk, each kept once: of a thousand there are a few, but for the credits that were left. The last gate is that of the credits. */
export function shareDecisions(): SharedDecisions {
  const gates: GateTexts[] = [];
  const numbers = new Map<string, number>();
  const met = new Map<string, string>();
  let last: { readonly key: readonly unknown[]; readonly number: number } = { key: [], number: 0 };

  const numberFor = ({ allow, rule_pack, gates: results }: Decision): number => {
    const key: unknown[] = [allow, rule_pack];
    for (const [place, result] of results.entries()) {
      gates[place] ??= gateTexts();
      key.push(gates[place].numberOf(result));
    }
    if (key.length === last.key.length && key.every((part, place) => part === last.key[place])) return last.number;
    const name = key.join(' ');
    const number = numbers.get(name) ?? meet(JSON.stringify({ allow, gates: results.map(asNobodys), rule_pack }));
    numbers.set(name, number);
    last = { key, number };
    return number;
  };
  const meet = (text: string): number => {
    met.set(createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH), text);
    return met.size;
  };

  return {
    met,
    keep: (decision) => {
      const credits = decision.gates.at(-1);
      return {
        number: numberFor(decision),
        available: credits?.gate === 'credits' ? Number(credits.inputs.available) : null,
      };
    },
  };
}

/** The result as everybody's: without the credits that were left to this one. */
const asNobodys = (result: GateResult): GateResult =>
  result.gate === 'credits' ? { ...result, inputs: { ...result.inputs, available: null } } : result;

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
      const text = JSON.stringify(asNobodys(result));
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      last = { result, number };
      return number;
    },
  };
}

/** But for the credits that were left. */
function isSame(one: GateResult, other: GateResult): boolean {
  if (one === other) return true;
  if (one.outcome !== other.outcome || one.reason !== other.reason) return false;
  let names = 0;
  for (const name in one.inputs) {
    if (one.inputs[name] !== other.inputs[name] && !(one.gate === 'credits' && name === 'available')) return false;
    names += 1;
  }
  for (const _ in other.inputs) names -= 1;
  return names === 0;
}
