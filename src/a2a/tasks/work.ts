import { type Task, TaskState } from '@a2a-js/sdk';
import type { SkillAnswer } from '../../skill-call.ts';
import { dataPart, reply } from '../parts.ts';

type Json = Readonly<Record<string, unknown>>;

/** A kind of long work that A2A clients follow as tasks. The task is the object itself. */
export interface Work {
  /** The prefix of the ids of such objects. */
  readonly prefix: string;
  /** The skills whose result is such an object, and where its id is. */
  readonly startedBy: Readonly<Record<string, (result: Json) => unknown>>;
  /** The call that shows the object. */
  readonly show: (id: string) => { readonly skill: string; readonly params: Json };
  /** The call that cancels it; null if nothing does. */
  readonly cancel: ((id: string) => { readonly skill: string; readonly params: Json }) | null;
  /** The state of the object and a sentence about it, from the result of `show`. */
  readonly read: (result: Json) => {
    readonly state: TaskState;
    readonly text: string;
    /** What the task is about. Default: the result of `show`. */
    readonly data?: Json;
  };
}

const ENDED: readonly TaskState[] = [
  TaskState.TASK_STATE_COMPLETED,
  TaskState.TASK_STATE_CANCELED,
  TaskState.TASK_STATE_FAILED,
  TaskState.TASK_STATE_REJECTED,
];

export function isEnded(task: Task): boolean {
  return ENDED.includes(task.status?.state ?? TaskState.TASK_STATE_UNSPECIFIED);
}

/** The object as a task. Its data are in the message of the status, and at the end an artifact. */
export function presentTask(work: Work, id: string, result: Json): Task {
  const { state, text, data = result } = work.read(result);
  const task: Task = {
    id,
    contextId: id,
    status: { state, message: reply(text, data, { contextId: id, taskId: id }), timestamp: undefined },
    artifacts: [],
    history: [],
    metadata: undefined,
  };
  if (!isEnded(task)) return task;
  const artifact = {
    artifactId: 'result',
    name: 'result',
    description: text,
    parts: [dataPart(data)],
    metadata: undefined,
    extensions: [],
  };
  return { ...task, artifacts: [artifact] };
}

export type Shown = Extract<SkillAnswer, { ok: true }>;
