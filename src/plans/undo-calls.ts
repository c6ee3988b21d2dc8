import { canonicalJson } from '../domain/audit/hash-chain.ts';
import { inverseOf } from '../domain/plans/inverses.ts';
import type { PlannedCall } from './plan.ts';
import type { StepRow } from './queries.ts';

export interface Undoing {
  /** The calls that undo steps of a job, the last step first. */
  readonly calls: readonly PlannedCall[];
  /** The steps that they undo, by position. */
  readonly undone: readonly { readonly position: number; readonly skill: string; readonly kind: 'exact' | 'partial' }[];
  readonly notReversible: readonly { readonly position: number; readonly skill: string; readonly why: string }[];
}

/** The calls that are left after earlier attempts, of which some were made. */
export function callsLeft(calls: readonly PlannedCall[], earlier: readonly StepRow[]): readonly PlannedCall[] {
  const textOf = ({ skill, params }: PlannedCall): string => canonicalJson({ skill, params });
  const made = earlier.filter(({ state }) => state === 'done').map(textOf);
  return calls.filter((call) => {
    const at = made.indexOf(textOf(call));
    if (at >= 0) made.splice(at, 1);
    return at < 0;
  });
}

/** What can be undone of the steps that were made. Reads need no undoing. */
export function undoCalls(steps: readonly StepRow[], isRead: (skill: string) => boolean): Undoing {
  const made = steps.filter(({ state, skill }) => state === 'done' && !isRead(skill)).toReversed();
  const inverses = made.map(({ position, skill, params, result, before }) => ({
    position,
    skill,
    undo: inverseOf({ skill, params, result: result ?? {}, before }),
  }));
  return {
    calls: inverses.flatMap(({ undo }) => (undo.kind === 'none' ? [] : [undo.call])),
    undone: inverses.flatMap(({ position, skill, undo }) =>
      undo.kind === 'none' ? [] : [{ position, skill, kind: undo.kind }],
    ),
    notReversible: inverses.flatMap(({ position, skill, undo }) =>
      undo.kind === 'none' ? [{ position, skill, why: undo.why }] : [],
    ),
  };
}
