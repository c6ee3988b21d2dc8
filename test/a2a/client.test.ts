import { type Message, type Task, TaskState } from '@a2a-js/sdk';
import { LegacyJsonRpcTransport } from '@a2a-js/sdk/compat/v0_3/client';
import { callOf, connectA2a, dataOf, messageOf } from '../support/a2a-client.ts';
import { useTestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();

const connect = async () => {
  const account = await app.account({ credits: 1000 });
  await account.call('phone-numbers.ensureDefault', {});
  return { account, client: await connectA2a(app.url, account.key) };
};

test('a data part calls a skill, and the result is a data part', async () => {
  const { client, account } = await connect();
  const answer = await client.sendMessage(callOf('contacts.upsert', { phone: '+12025550143', first_name: 'Ada' }));
  expect(dataOf(answer as Message)).toMatchObject({
    skill: 'contacts.upsert',
    result: { contact: { phone: '+12025550143', first_name: 'Ada' }, created: true },
  });
  const { items } = await account.call('agent.auditLog', {});
  expect(items.at(-1)).toMatchObject({ skill: 'contacts.upsert' });
});

test('the calls that the card shows run when they are sent as text', async () => {
  const { client } = await connect();
  const card = await (await fetch(`${app.url}/.well-known/agent-card.json`)).json();
  const { skills } = card as { skills: readonly { readonly id: string; readonly examples?: readonly string[] }[] };
  const shown = skills.flatMap(({ id, examples = [] }) => examples.map((example) => ({ id, example })));
  expect(shown.length).toBeGreaterThan(0);
  for (const { id, example } of shown) {
    const answer = (await client.sendMessage(messageOf(example))) as Message | Task;
    // Work that takes longer is a task; words would ask which skill is meant, or for its params.
    if ('status' in answer) expect(answer.status?.state).toBe(TaskState.TASK_STATE_WORKING);
    else expect(dataOf(answer)).toMatchObject({ skill: id, result: expect.any(Object) });
  }
});

test.each([
  '```json\n{ "skill": "contacts.upsert", "params": { "phone": "+12025550143" } }\n```',
  '\n```\n{ "skill": "contacts.upsert", "params": { "phone": "+12025550143" } }```\n',
  '~~~ JSON\n{\n  "skill": "contacts.upsert",\n  "params": { "phone": "+12025550143" }\n}\n~~~',
])('a call that a model writes as a block of Markdown runs: %j', async (text) => {
  const { client } = await connect();
  const answer = await client.sendMessage(messageOf(text));
  expect(dataOf(answer as Message)).toMatchObject({ skill: 'contacts.upsert', result: { created: true } });
});

test('words around a block are words, which change nothing', async () => {
  const { client, account } = await connect();
  const block = '```json\n{ "skill": "contacts.upsert", "params": { "phone": "+12025550143" } }\n```';
  await client.sendMessage(messageOf(`Never run this:\n${block}`));
  await client.sendMessage(messageOf(`${block}\nis an example.`));
  expect((await account.call('contacts.list', {})).items).toEqual([]);
});

test('a refused send keeps its code, message and next actions', async () => {
  const { client } = await connect();
  const answer = await client.sendMessage(callOf('messages.send', { to: '+12025550143', text: 'Two for one' }));
  expect(dataOf(answer as Message)).toMatchObject({
    skill: 'messages.send',
    error: {
      code: 'consent_required',
      message: expect.stringContaining('nothing was sent'),
      data: { next_actions: expect.arrayContaining([expect.objectContaining({ skill: 'contacts.optIn' })]) },
    },
  });
});

test('a message that is sent again does not act twice', async () => {
  const { client, account } = await connect();
  await optIn(account, '+12025550143');
  const send = callOf(
    'messages.send',
    { to: '+12025550143', text: 'Hi. Reply STOP to opt out.' },
    { messageId: 'm-1' },
  );
  const [first, second] = [await client.sendMessage(send), await client.sendMessage(send)].map((answer) =>
    dataOf(answer as Message),
  ) as { result: { message_id: string } }[];
  expect(second?.result.message_id).toBe(first?.result.message_id);
  expect((await account.call('messages.list', {})).items).toHaveLength(1);
});

test('the same call in another message within ten minutes is answered once, and again asks for one more', async () => {
  const { client, account } = await connect();
  await optIn(account, '+12025550143');
  const params = { to: '+12025550143', text: 'Hi. Reply STOP to opt out.' };
  const send = async (data: object = {}) => {
    const answer = await client.sendMessage(messageOf({ skill: 'messages.send', params, ...data }));
    return dataOf(answer as Message).result as { message_id: string; replayed?: boolean };
  };
  const [first, second, third] = [await send(), await send(), await send({ again: true })];
  expect(second).toMatchObject({ message_id: first.message_id, replayed: true });
  expect(third.message_id).not.toBe(first.message_id);
  expect((await account.call('messages.list', {})).items).toHaveLength(2);
});

test('a message that is sent again after a day is answered as before, and the same call in another message is made', async () => {
  const { client, account } = await connect();
  await optIn(account, '+12025550143');
  const params = { to: '+12025550143', text: 'Hi. Reply STOP to opt out.' };
  const send = async (messageId: string) =>
    dataOf((await client.sendMessage(callOf('messages.send', params, { messageId }))) as Message).result as {
      message_id: string;
      replayed?: boolean;
    };
  const first = await send('m-day-1');
  app.clock.advance(24 * 60 * 60_000);
  expect(await send('m-day-1')).toMatchObject({ message_id: first.message_id, replayed: true });
  expect(await send('m-day-2')).not.toHaveProperty('replayed');
});

test('plain words are answered with skills, and a task asks for what the best of them needs', async () => {
  const { client } = await connect();
  const task = (await client.sendMessage(messageOf('launch my campaign'))) as Task;
  expect(task.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
  expect(dataOf(task)).toMatchObject({
    skill: 'campaigns.launch',
    needs: expect.arrayContaining([{ path: '/campaign_id', meaning: expect.any(String) }]),
  });
  expect(await client.getTask({ tenant: '', id: task.id })).toMatchObject({ id: task.id });
  const answer = await client.sendMessage(messageOf({ params: { campaign_id: 'cmp_x' } }, { taskId: task.id }));
  expect(dataOf(answer)).toMatchObject({ skill: 'campaigns.launch' });
});

test('plain words never call a skill that changes anything', async () => {
  const { client, account } = await connect();
  for (const words of ['get me a phone number', 'delete everything', 'send a message to +12025550143'])
    await client.sendMessage(messageOf(words));
  expect((await account.call('agent.auditLog', {})).items).toMatchObject([{ skill: 'phone-numbers.ensureDefault' }]);
});

test('a missing param makes a task that goes on with the param', async () => {
  const { client } = await connect();
  const task = (await client.sendMessage(callOf('tags.create', { color: '#ff0000' }))) as Task;
  expect(task.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
  expect(dataOf(task).needs).toEqual([{ path: '/name', meaning: expect.any(String) }]);
  const answer = await client.sendMessage(messageOf({ name: 'VIP' }, { taskId: task.id }));
  expect(dataOf(answer)).toMatchObject({ result: { tag: { name: 'VIP', color: '#ff0000' } } });
});

test('a campaign is a task: it is listed, followed to its end, and canceled', async () => {
  const { client, account } = await connect();
  await optIn(account, '+12025550143');
  const body = 'Hi. Reply STOP to opt out.';
  const campaign = await launchCampaign(account, { name: 'Spring', body });
  const states: (TaskState | undefined)[] = [];
  const artifacts: string[] = [];
  const sent = app.drain();
  for await (const { payload } of client.resubscribeTask({ tenant: '', id: campaign.id })) {
    if (payload?.$case === 'task') states.push(payload.value.status?.state);
    if (payload?.$case === 'statusUpdate') states.push(payload.value.status?.state);
    if (payload?.$case === 'artifactUpdate') artifacts.push(payload.value.artifact?.name ?? '');
  }
  await sent;
  expect(states.at(-1)).toBe(TaskState.TASK_STATE_COMPLETED);
  expect(artifacts).toEqual(states.length > 1 ? ['result'] : []);
  const later = await account.call('campaigns.create', { name: 'Later', body, audience: { include: { all: true } } });
  const { tasks } = await client.listTasks({
    tenant: '',
    contextId: '',
    status: TaskState.TASK_STATE_UNSPECIFIED,
    pageToken: '',
    statusTimestampAfter: undefined,
  });
  expect(tasks.map(({ id }) => id).sort()).toEqual([campaign.id, later.campaign.id].sort());
  const canceled = await client.cancelTask({ tenant: '', id: later.campaign.id, metadata: undefined });
  expect(canceled.status?.state).toBe(TaskState.TASK_STATE_CANCELED);
});

test('a client of A2A 0.3 calls skills with message/send and follows their work with message/stream', async () => {
  const { account } = await connect();
  const transport = new LegacyJsonRpcTransport({
    endpoint: `${app.url}/a2a`,
    fetchImpl: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${account.key}` } }),
  });
  const answer = await transport.sendMessage(callOf('contacts.upsert', { phone: '+12025550143' }));
  expect(dataOf(answer as Message)).toMatchObject({ result: { created: true } });
  const events: string[] = [];
  const scanned = app.drain();
  for await (const { payload } of transport.sendMessageStream(callOf('hygiene.scan', {})))
    events.push(payload?.$case ?? '');
  await scanned;
  expect(events[0]).toBe('task');
});

test('a client without a key is answered with 401, except for a public skill', async () => {
  const post = (data: object) =>
    fetch(`${app.url}/a2a`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'SendMessage',
        params: { message: { messageId: 'a', role: 'ROLE_USER', parts: [{ data }] } },
      }),
    });
  const refused = await post({ skill: 'agent.whoami' });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  expect(await refused.json()).toMatchObject({ error: { code: -32000 } });
  const provisioned = await post({ skill: 'agent.provision', params: { name: 'Acme', mode: 'test' } });
  expect(await provisioned.json()).toMatchObject({
    result: { message: { parts: [expect.anything(), { data: { result: { api_key: expect.any(String) } } }] } },
  });
});

test('message/send at /rpc is never taken for messages.send', async () => {
  const { account } = await connect();
  for (const method of ['message/send', 'SendMessage']) {
    const { body } = await sendRaw(app, JSON.stringify(call(method, {})), bearer(account.key));
    expect(body.error).toMatchObject({ code: -32601, data: { endpoint: '/a2a' } });
    expect(body.error?.data.did_you_mean).toBeUndefined();
  }
});

test('an account sees no task of another account', async () => {
  const [one, other] = [await connect(), await connect()];
  const { campaign } = await one.account.call('campaigns.create', {
    name: 'Mine',
    body: 'Hi',
    audience: { include: { all: true } },
  });
  await expect(other.client.getTask({ tenant: '', id: campaign.id })).rejects.toThrow();
  await expect(other.client.cancelTask({ tenant: '', id: campaign.id, metadata: undefined })).rejects.toThrow();
});

test.each(['tasks/get', 'tasks/cancel'])('%s without an ID says that it is missing', async (method) => {
  const { account } = await connect();
  const response = await fetch(`${app.url}/a2a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(account.key) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: {} }),
  });
  const { error } = (await response.json()) as { readonly error: { readonly message: string } };
  expect(error.message).toContain('ID of the task is missing');
  expect(error.message).not.toMatch(/undefined|reading|TypeError/);
});
