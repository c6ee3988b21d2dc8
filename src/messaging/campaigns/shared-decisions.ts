import { createHash } from 'node:crypto';
import { type Numbered, numbered } from '../../platform/numbered.ts';
import type { Decision, GateResult } from '../gates/facts.ts';

/** What a recipient's row keeps of its decision: which of those that were met it is, and the one thing that is its own. */
export interface KeptDecision {
  /** From 1 on. */
  readonly number: number;
  /** Credits that were left, where the decision came as far as asking. */
  readonly available: number | null;
}

export interface MetDecision {
  readonly id: string;
  /** JSON. */
  readonly text: string;
}

export interface SharedDecisions {
  keep(decision: Decision): KeptDecision;
  /** Those that were met, in the order of their numbers. */
  met(): readonly MetDecision[];
}

/** Base 64: 132 bits, which no two decisions have in common. */
const ID_LENGTH = 22;

/** Decisions of a chunk, each kept once: of a thousand there are a few, but for the credits that were left. The last gate is that of the credits. */
export function shareDecisions(): SharedDecisions {
  const results: Numbered<GateResult>[] = [];
  const decisions = numbered<Parts>(({ parts }) => parts.join(' '), areSame);
  const partsOf = ({ allow, rule_pack, gates }: Decision): Parts['parts'] => {
    const parts: (boolean | string | number)[] = [allow, rule_pack];
    for (const [place, result] of gates.entries()) {
      results[place] ??= numbered((one) => JSON.stringify(asNobodys(one)), isSame);
      parts.push(results[place].numberOf(result));
    }
    return parts;
  };
  return {
    met: () =>
      decisions.met.map(({ decision: { allow, gates, rule_pack } }) => {
        const text = JSON.stringify({ allow, gates: gates.map(asNobodys), rule_pack });
        return { id: createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH), text };
      }),
    keep: (decision) => {
      const credits = decision.gates.at(-1);
      return {
        number: decisions.numberOf({ decision, parts: partsOf(decision) }),
        available: credits?.gate === 'credits' ? Number(credits.inputs.available) : null,
      };
    },
  };
}

/** A decision by what it consists of: the results of its gates by their numbers. */
interface Parts {
  readonly decision: Decision;
  readonly parts: readonly (boolean | string | number)[];
}

const areSame = ({ parts: one }: Parts, { parts: other }: Parts): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place]);

/** The result as everybody's: without the credits that were left to this one. */
const asNobodys = (result: GateResult): GateResult =>
  result.gate === 'credits' ? { ...result, inputs: { ...result.inputs, available: null } } : result;

/** But for the credits that were left. */
function isSame(one: GateResult, other: GateResult): boolean {
  if (one === other) return true;
  if (one.gate !== other.gate || one.outcome !== other.outcome || one.reason !== other.reason) return false;
  let names = 0;
  for (const name in one.inputs) {
    const isOwn = one.gate === 'credits' && name === 'available' && name in other.inputs;
    if (!isOwn && one.inputs[name] !== other.inputs[name]) return false;
    names += 1;
  }
  for (const _ in other.inputs) names -= 1;
  return names === 0;
}
