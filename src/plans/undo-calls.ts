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
