import { TaskState } from '@a2a-js/sdk';
import type { Work } from './work.ts';

export const STATES: Readonly<Record<string, TaskState>> = {
  draft: TaskState.TASK_STATE_SUBMITTED,
  scheduled: TaskState.TASK_STATE_SUBMITTED,
  recurring: TaskState.TASK_STATE_WORKING,
  running: TaskState.TASK_STATE_WORKING,
  // A paused campaign goes on when the client resumes it.
  paused: TaskState.TASK_STATE_INPUT_REQUIRED,
  completed: TaskState.TASK_STATE_COMPLETED,
  canceled: TaskState.TASK_STATE_CANCELED,
};

export const campaigns: Work = {
  prefix: 'cmp_',
  startedBy: {
    'campaigns.launch': ({ campaign }) => (campaign as { id: string }).id,
    'campaigns.resume': ({ campaign }) => (campaign as { id: string }).id,
  },
  show: (id) => ({ skill: 'campaigns.get', params: { campaign_id: id } }),
  cancel: (id) => ({ skill: 'campaigns.cancel', params: { campaign_id: id } }),
  read: ({ campaign }) => {
    const { name, state, phase } = campaign as { name: string; state: string; phase: string | null };
    const during = state === 'running' && phase !== null ? ` (${phase.replaceAll('_', ' ')})` : '';
    return { state: STATES[state] ?? TaskState.TASK_STATE_WORKING, text: `The campaign ${name} is ${state}${during}.` };
  },
};
