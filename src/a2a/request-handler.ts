import { AgentCard, type Message, type SendMessageRequest, type StreamResponse, type Task } from '@a2a-js/sdk';
import {
  ExtendedAgentCardNotConfiguredError,
  PushNotificationNotSupportedError,
  RequestMalformedError,
  TaskNotCancelableError,
  TaskNotFoundError,
} from '@a2a-js/sdk/errors';
import type { A2ARequestHandler } from '@a2a-js/sdk/server';
import type { SkillSchemas } from '../contract-document.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { CallSkill } from '../skill-call.ts';
import { answerCall } from './answer-call.ts';
import { answerWords } from './answer-words.ts';
import { createDrafts } from './drafts.ts';
import { type FollowOptions, followTask } from './follow-task.ts';
import { listTasks } from './list-tasks.ts';
import { readMessage } from './read-message.ts';
import { approvals } from './tasks/approvals.ts';
import { workOf } from './tasks/index.ts';
import { presentTask } from './tasks/work.ts';

export interface A2aParts {
  /** Calls skills with the credentials of the request. */
  readonly call: CallSkill;
  readonly tokens: TokenSigner;
  readonly schemaOf: (skill: string) => SkillSchemas;
  readonly follow: FollowOptions;
  /** The agent card of the service, as it is served. */
  readonly card: () => object;
}

/**
 * The methods of A2A over the skills of the service. Tasks are the objects themselves (campaigns,
 * scans), so that nothing is kept for A2A that another caller could not see, and no task is lost
 * when a process ends.
 */
export function createRequestHandler({ call, tokens, schemaOf, follow, card }: A2aParts): A2ARequestHandler {
  const drafts = createDrafts(tokens, schemaOf);

  const sendMessage = async ({ message }: SendMessageRequest): Promise<Message | Task> => {
    if (message === undefined) throw new RequestMalformedError({ message: 'The message is missing.' });
    const request = readMessage(message);
    // Words to a task that waits for a person decide nothing, and are told how it stands.
    if (request.kind === 'words' && workOf(message.taskId) === approvals) return getTask(message.taskId);
    if (request.kind === 'words') return answerWords(request.text, message.contextId, call, drafts);
    if (request.kind === 'call') return answerCall(request, message, call, drafts);
    const draft = drafts.read(message.taskId);
    if (draft === null && workOf(message.taskId) === approvals) return getTask(message.taskId);
    if (draft === null)
      throw new RequestMalformedError({ message: 'The data part names no skill, and the task waits for no params.' });
    return answerCall({ ...draft, params: { ...draft.params, ...request.params } }, message, call, drafts);
  };

  const getTask = async (given: string | undefined): Promise<Task> => {
    const id = requireId(given);
    const draft = drafts.read(id);
    if (draft !== null) {
      const needs = drafts.needsOf(draft);
      return drafts.taskOf(draft, `${draft.skill} waits for params.`, { needs }) ?? notFound();
    }
    const work = workOf(id) ?? notFound();
    const { skill, params } = work.show(id);
    const answer = await call(skill, params);
    return answer.ok ? presentTask(work, id, answer.result) : notFound(answer.error.message);
  };

  const stream = (task: Task): AsyncGenerator<StreamResponse, void, undefined> =>
    followTask(task, () => getTask(task.id), follow);

  return {
    sendMessage,
    sendMessageStream: async function* (params) {
      const answer = await sendMessage(params);
      if ('messageId' in answer) yield { payload: { $case: 'message', value: answer } };
      else yield* stream(answer);
    },
    getTask: ({ id }) => getTask(id),
    listTasks: (params) => listTasks(params, call),
    cancelTask: async ({ id: given }) => {
      const id = requireId(given);
      const work = workOf(id) ?? notFound();
      if (work.cancel === null) throw new TaskNotCancelableError();
      const { skill, params } = work.cancel(id);
      const answer = await call(skill, params);
      if (!answer.ok) throw new TaskNotCancelableError({ message: answer.error.message });
      return getTask(id);
    },
    resubscribe: async function* ({ id }) {
      yield* stream(await getTask(id));
    },
    createTaskPushNotificationConfig: noPush,
    getTaskPushNotificationConfig: noPush,
    listTaskPushNotificationConfigs: noPush,
    deleteTaskPushNotificationConfig: noPush,
    getAgentCard: async () => AgentCard.fromJSON(card()),
    getAuthenticatedExtendedAgentCard: noExtendedCard,
  };
}

/** The types of the SDK promise an ID, but its transports do not check that the request has one. */
function requireId(id: string | undefined): string {
  if (id === undefined || id === '') throw new RequestMalformedError({ message: 'The ID of the task is missing.' });
  return id;
}

function notFound(message = 'There is no such task in this account.'): never {
  throw new TaskNotFoundError({ message });
}

/** Partners receive events at their webhook, signed; A2A adds no second way. */
async function noPush(): Promise<never> {
  throw new PushNotificationNotSupportedError();
}

async function noExtendedCard(): Promise<never> {
  throw new ExtendedAgentCardNotConfiguredError();
}
