import { createHash } from 'node:crypto';
import type { Decision } from '../gates/facts.ts';

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
  const idOf = new Map<string, string>();
  const met = new Map<string, string>();
  return {
    met,
    keep: (decision) => {
      const last = decision.gates.at(-1);
      const available = last?.gate === 'credits' ? Number(last.inputs.available) : null;
      const shared =
        last === undefined || available === null
          ? decision
          : {
              ...decision,
              gates: [...decision.gates.slice(0, -1), { ...last, inputs: { ...last.inputs, available: null } }],
            };
      const text = JSON.stringify(shared);
      const known = idOf.get(text);
      if (known !== undefined) return { id: known, available };
      const id = createHash('sha256').update(text).digest('base64url');
      idOf.set(text, id);
      met.set(id, text);
      return { id, available };
    },
  };
}
