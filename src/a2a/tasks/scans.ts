import { TaskState } from '@a2a-js/sdk';
import type { Work } from './work.ts';

const STATES: Readonly<Record<string, TaskState>> = {
  running: TaskState.TASK_STATE_WORKING,
  completed: TaskState.TASK_STATE_COMPLETED,
  stopped: TaskState.TASK_STATE_FAILED,
};

export const scans: Work = {
  prefix: 'scn_',
  startedBy: { 'hygiene.scan': ({ job_id: id }) => id },
  show: (id) => ({ skill: 'hygiene.scanStatus', params: { job_id: id } }),
  cancel: null,
  read: ({ scan }) => {
    const { state, checked, total } = scan as { state: string; checked: number; total: number };
    return {
      state: STATES[state] ?? TaskState.TASK_STATE_WORKING,
      text: `The scan is ${state}: ${checked} of ${total} contacts checked.`,
    };
  },
};
