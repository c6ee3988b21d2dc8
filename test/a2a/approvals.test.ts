import { type Message, type StreamResponse, type Task, TaskState } from '@a2a-js/sdk';
import { LegacyJsonRpcTransport } from '@a2a-js/sdk/compat/v0_3/client';
import { callOf, connectA2a, dataOf, messageOf } from '../support/a2a-client.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';

const app = useTestApp();

/** An account, and a client with a key whose lists wait for a person. */
async function asking() {
  const owner = await app.account();
  const approval = { skills: ['lists.create'], expires_in_hours: 2 };
  const { api_key } = await owner.call('agent.createKey', { name: 'agent', permissions: ['full'], approval });
  return { owner, key: api_key as string, client: await connectA2a(app.url, api_key as string) };
}

async function decide(owner: TestAccount, id: string, decision: 'approve' | 'refuse') {
  const { approval } = await owner.call('command.approvals.get', { approval_id: id });
  const params = { approval_id: id, decision, ...(decision === 'approve' && { effect_hash: approval.effect_hash }) };
  return owner.call('command.approvals.decide', { ...params, reason: 'Seen.' });
}

const CREATE = callOf('lists.create', { name: 'Regulars' });
const get = (id: string) => ({ tenant: '', id });

test('a call that waits for a person is a task in auth-required, and completes after the decision', async () => {
  const { owner, client } = await asking();
  const task = (await client.sendMessage(CREATE)) as Task;
  expect(task.id).toMatch(/^apr_/);
  expect(task.status?.state).toBe(TaskState.TASK_STATE_AUTH_REQUIRED);
  expect(textOf(task)).toContain('A person must approve the call of lists.create');
  expect((await client.getTask(get(task.id))).status?.state).toBe(TaskState.TASK_STATE_AUTH_REQUIRED);
  expect((await owner.call('lists.list', {})).items).toEqual([]);
  await decide(owner, task.id, 'approve');
  const done = await client.getTask(get(task.id));
  expect(done.status?.state).toBe(TaskState.TASK_STATE_COMPLETED);
  expect(dataOf(done)).toMatchObject({ skill: 'lists.create', result: { list: { name: 'Regulars' } } });
  const [artifact] = done.artifacts;
  expect(artifact?.parts[0]?.content?.value).toEqual(dataOf(done));
  expect((await owner.call('lists.list', {})).items).toHaveLength(1);
});

test('a stream of the task goes on until the decision and ends with the result', async () => {
  const { owner, client } = await asking();
  const seen: (TaskState | undefined)[] = [];
  for await (const { payload } of client.sendMessageStream(CREATE)) {
    const state = stateOf(payload);
    if (state !== null) seen.push(state);
    if (payload?.$case === 'task') await decide(owner, payload.value.id, 'approve');
  }
  expect(seen).toEqual([TaskState.TASK_STATE_AUTH_REQUIRED, TaskState.TASK_STATE_COMPLETED]);
});

test('a refused call is a rejected task with the reason, one whose time ends as well, and one is canceled', async () => {
  const { owner, client } = await asking();
  const [one, two, three] = await Promise.all(
    ['One', 'Two', 'Three'].map(async (name) => (await client.sendMessage(callOf('lists.create', { name }))) as Task),
  );
  await decide(owner, one?.id ?? '', 'refuse');
  const refused = await client.getTask(get(one?.id ?? ''));
  expect(refused.status?.state).toBe(TaskState.TASK_STATE_REJECTED);
  expect(textOf(refused)).toContain('Seen.');
  const canceled = await client.cancelTask({ ...get(two?.id ?? ''), metadata: undefined });
  expect(canceled.status?.state).toBe(TaskState.TASK_STATE_CANCELED);
  app.clock.advance(2 * 3_600_000);
  const expired = await client.getTask(get(three?.id ?? ''));
  expect(expired.status?.state).toBe(TaskState.TASK_STATE_REJECTED);
  expect((await owner.call('lists.list', {})).items).toEqual([]);
});

test('a message to the task decides nothing, and is told how it stands', async () => {
  const { client, owner } = await asking();
  const { id } = (await client.sendMessage(CREATE)) as Task;
  for (const content of ['I approve it.', { decision: 'approve' }]) {
    const answer = (await client.sendMessage(messageOf(content, { taskId: id }))) as Task;
    expect(answer).toMatchObject({ id, status: { state: TaskState.TASK_STATE_AUTH_REQUIRED } });
  }
  const own = await client.sendMessage(callOf('command.approvals.decide', { approval_id: id, decision: 'refuse' }));
  expect(dataOf(own as Message)).toHaveProperty('error');
  expect((await owner.call('command.approvals.get', { approval_id: id })).approval.state).toBe('pending');
});

test('the message that asked is answered with the result after the decision, and does nothing again', async () => {
  const { client, owner } = await asking();
  const { id } = (await client.sendMessage(CREATE)) as Task;
  expect(((await client.sendMessage(CREATE)) as Task).id).toBe(id);
  await decide(owner, id, 'approve');
  const again = await client.sendMessage(CREATE);
  expect(dataOf(again)).toMatchObject({
    skill: 'lists.create',
    result: { list: { name: 'Regulars' }, replayed: true },
  });
  expect((await owner.call('lists.list', {})).items).toHaveLength(1);
});

test('the tasks in auth-required are listed, and no other account sees them', async () => {
  const [one, other] = [await asking(), await asking()];
  const { id } = (await one.client.sendMessage(CREATE)) as Task;
  const list = (client: typeof one.client) =>
    client.listTasks({
      tenant: '',
      contextId: '',
      status: TaskState.TASK_STATE_AUTH_REQUIRED,
      pageToken: '',
      statusTimestampAfter: undefined,
    });
  expect((await list(one.client)).tasks.map((task) => task.id)).toEqual([id]);
  expect((await list(other.client)).tasks).toEqual([]);
  await expect(other.client.getTask(get(id))).rejects.toThrow();
  await expect(other.client.cancelTask({ ...get(id), metadata: undefined })).rejects.toThrow();
});

test('a client of A2A 0.3 gets the state auth-required', async () => {
  const { owner, key } = await asking();
  const post = async (method: string, params: object) => {
    const response = await fetch(`${app.url}/a2a`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(key) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return ((await response.json()) as { result: { id: string; status: { state: string } } }).result;
  };
  const part = { kind: 'data', data: { skill: 'lists.create', params: { name: 'Old' } } };
  const sent = await post('message/send', {
    message: { kind: 'message', messageId: 'm-1', role: 'user', parts: [part] },
  });
  expect(sent.status.state).toBe('auth-required');
  await decide(owner, sent.id, 'approve');
  expect((await post('tasks/get', { id: sent.id })).status.state).toBe('completed');
  const transport = new LegacyJsonRpcTransport({
    endpoint: `${app.url}/a2a`,
    fetchImpl: (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...bearer(key) } }),
  });
  const task = (await transport.sendMessage(callOf('lists.create', { name: 'Other' }))) as Task;
  expect(task.status?.state).toBe(TaskState.TASK_STATE_AUTH_REQUIRED);
});

function textOf({ status }: Task): string {
  const [first] = status?.message?.parts ?? [];
  return first?.content?.$case === 'text' ? first.content.value : '';
}

function stateOf(payload: StreamResponse['payload']): TaskState | undefined | null {
  if (payload?.$case === 'task' || payload?.$case === 'statusUpdate') return payload.value.status?.state;
  return null;
}
