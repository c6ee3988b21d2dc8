import { type ListTasksRequest, type ListTasksResponse, TaskState } from '@a2a-js/sdk';
import { RequestMalformedError } from '@a2a-js/sdk/errors';
import type { CallSkill } from '../skill-call.ts';
import { approvals } from './tasks/approvals.ts';
import { campaigns, STATES } from './tasks/campaigns.ts';
import { presentTask } from './tasks/work.ts';

const DEFAULT_PAGE = 50;
const MAX_PAGE = 100;
/** The total is not counted: a list of a service is read page by page. */
const NOT_COUNTED = -1;

/**
 * A page of the campaigns of the account as tasks, oldest first, or of the calls that wait for a
 * person. Scans have no list.
 */
export async function listTasks(request: ListTasksRequest, call: CallSkill): Promise<ListTasksResponse> {
  const pageSize = Math.min(Math.max(1, request.pageSize ?? DEFAULT_PAGE), MAX_PAGE);
  if (request.status === TaskState.TASK_STATE_AUTH_REQUIRED) return listWaiting(request, pageSize, call);
  const states = Object.keys(STATES).filter((state) => STATES[state] === request.status);
  if (request.status !== TaskState.TASK_STATE_UNSPECIFIED && states.length === 0)
    return { tasks: [], nextPageToken: '', pageSize, totalSize: 0 };
  const answer = await call('campaigns.list', {
    limit: pageSize,
    ...(states.length === 1 ? { state: states[0] } : {}),
    ...(request.pageToken === '' ? {} : { cursor: request.pageToken }),
  });
  if (!answer.ok) throw new RequestMalformedError({ message: answer.error.message });
  const { items, next_cursor: next } = answer.result as {
    items: { id: string; state: string }[];
    next_cursor: string | null;
  };
  const tasks = items
    .filter(({ id, state }) => (states.length === 0 || states.includes(state)) && [id, ''].includes(request.contextId))
    .map((campaign) => presentTask(campaigns, campaign.id, { campaign }))
    .map((task) => (request.includeArtifacts === true ? task : { ...task, artifacts: [] }));
  return { tasks, nextPageToken: next ?? '', pageSize, totalSize: NOT_COUNTED };
}

/** Newest first. A key sees those that it asked for, and those that it may decide. */
async function listWaiting(
  { pageToken, contextId }: ListTasksRequest,
  pageSize: number,
  call: CallSkill,
): Promise<ListTasksResponse> {
  const answer = await call('command.approvals.list', {
    states: ['pending'],
    limit: pageSize,
    ...(pageToken === '' ? {} : { cursor: pageToken }),
  });
  if (!answer.ok) throw new RequestMalformedError({ message: answer.error.message });
  const { items, next_cursor: next } = answer.result as { items: { id: string }[]; next_cursor: string | null };
  const tasks = items
    .filter(({ id }) => [id, ''].includes(contextId))
    .map((approval) => presentTask(approvals, approval.id, { approval }));
  return { tasks, nextPageToken: next ?? '', pageSize, totalSize: NOT_COUNTED };
}
