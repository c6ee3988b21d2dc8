import type { NextAction } from '../../errors.ts';

export interface SetupStep {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'todo' | 'optional';
  readonly next_action: { skill: string; params: Record<string, unknown>; why: string } | null;
}

/** One step; what is done needs no call any more. */
export function step(id: string, title: string, done: boolean, action: NextAction): SetupStep {
  return {
    id,
    title,
    state: done ? 'done' : 'todo',
    next_action: done ? null : { ...action, params: { ...action.params } },
  };
}
