import { setTimeout as delay } from 'node:timers/promises';
import type { StreamResponse, Task } from '@a2a-js/sdk';
import { isEnded } from './tasks/work.ts';

export interface FollowOptions {
  /** Milliseconds between two looks at the task. */
  readonly intervalMs: number;
  /** Milliseconds after which the stream ends; the client can subscribe again. */
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** Yields the task, each change of its status, its result at the end, and then its last status. */
export async function* followTask(
  first: Task,
  load: () => Promise<Task>,
  { intervalMs, limitMs, signal }: FollowOptions,
): AsyncGenerator<StreamResponse, void, undefined> {
  yield { payload: { $case: 'task', value: first } };
  let task = first;
  for (let waited = 0; isFollowed(task) && waited < limitMs; waited += intervalMs) {
    if (!(await sleep(intervalMs, signal))) return;
    const next = await load();
    if (dataOf(next) === dataOf(task)) continue;
    task = next;
    const { id: taskId, contextId, status, artifacts } = task;
    for (const artifact of artifacts) {
      const value = { taskId, contextId, artifact, append: false, lastChunk: true, metadata: undefined };
      yield { payload: { $case: 'artifactUpdate', value } };
    }
    yield { payload: { $case: 'statusUpdate', value: { taskId, contextId, status, metadata: undefined } } };
  }
}

/** A draft waits for the client, so there is nothing to follow. */
function isFollowed(task: Task): boolean {
  return !isEnded(task) && !task.id.startsWith('draft_');
}

/** The state and data of a task, without the ids of its messages, which are new each time. */
function dataOf({ status }: Task): string {
  return JSON.stringify([status?.state, status?.message?.parts]);
}

/** False when the client has disconnected. */
async function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await delay(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
