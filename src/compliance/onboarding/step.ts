import type { NextAction } from '../../next-actions.ts';

export interface OnboardingStep {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'todo' | 'optional';
  readonly next_action: { skill: string; params: Record<string, unknown>; why: string } | null;
}

/** One step; a completed step has no next action. */
export function step(id: string, title: string, done: boolean, action: NextAction): OnboardingStep {
  return {
    id,
    title,
    state: done ? 'done' : 'todo',
    next_action: done ? null : { ...action, params: { ...action.params } },
  };
}
